/* teach-dialog.h: teaches a card by tapping its printed icons, with a live preview; or the prices
 * of the market. What is not tapped may stay “not known”. */

#pragma once

#include "teachable.h"

#include <adwaita.h>

#define YC_TYPE_TEACH_DIALOG (yc_teach_dialog_get_type ())
G_DECLARE_FINAL_TYPE (YcTeachDialog, yc_teach_dialog, YC, TEACH_DIALOG, AdwWindow)

/* Signal `taught (const char *key)`: the card (`card mine-eee-y5`) is known now; or the table saw
 * that it is one known already. The dialog closes afterwards. */

/* Opens the dialog over `parent` for what `cards` knows: for a game at a table, which is judged
 * with the card from then on, or for a collection alone. `key` is what is to be taught: one that is
 * known
 * (`landmark uranium`), one that is not (`card m5`: its name is kept), `plan ` for a new Bomb Plan,
 * or NULL for a new card. `taught` may be NULL; it is only called while `data` lives. */
YcTeachDialog *
yc_teach_dialog_open (GtkWidget *parent,
                      YcTeachable *cards,
                      const char *key,
                      void (*taught) (YcTeachDialog *dialog, const char *key, gpointer data),
                      GObject *data);
