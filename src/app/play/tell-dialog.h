/* tell-dialog.h: asks which cards lie where: the market, the bomb row, the draft. Cards are picked
 * by their icons; every place may be left untold. */

#pragma once

#include "session.h"

#include <adwaita.h>

#define YC_TYPE_TELL_DIALOG (yc_tell_dialog_get_type ())
G_DECLARE_FINAL_TYPE (YcTellDialog, yc_tell_dialog, YC, TELL_DIALOG, AdwWindow)

/* Signal `told` (): the table has told; the window closes afterwards. Closing it otherwise means
 * that nothing is told. The session must outlive the dialog. */
YcTellDialog *
yc_tell_dialog_new (GtkWidget *parent, YcSession *session, YcDrawer drawer, const char *title);
/* A place with its name, what is told of it now (or `YC_UNTOLD`), and the sort of cards that can
 * lie there. With one place only, the first card picked is the answer. */
void yc_tell_dialog_add_place (YcTellDialog *self, const char *name, YcRef now, gboolean starting);
/* Cards that cannot lie in any place, because they are known to be elsewhere. */
void yc_tell_dialog_exclude (YcTellDialog *self, YcRef card);
/* The only cards there are to tell of; without a call, all. */
void yc_tell_dialog_offer (YcTellDialog *self, YcRef card);
void yc_tell_dialog_ask (YcTellDialog *self);
guint yc_tell_dialog_get_n_places (YcTellDialog *self);
YcRef yc_tell_dialog_get_card (YcTellDialog *self, guint place);
