/* cards-dialog.h: asks in one step for cards at the card table: which were discarded or taken, what
 * a hand holds, what was turned up. Everything may be left open. */

#pragma once

#include "card-list.h"

#include <adwaita.h>

#define YC_TYPE_CARDS_DIALOG (yc_cards_dialog_get_type ())
G_DECLARE_FINAL_TYPE (YcCardsDialog, yc_cards_dialog, YC, CARDS_DIALOG, AdwWindow)

/* Signal `told` (): what is chosen holds; the window closes afterwards. `action` is the label of
 * the button that tells. */
YcCardsDialog *
yc_cards_dialog_new (GtkWidget *parent, YcSession *session, const char *title, const char *action);
/* A line of what will happen. */
void yc_cards_dialog_add_text (YcCardsDialog *self, const char *text);
/* A list under a heading; `folded`: behind it, until somebody opens it. */
YcCardList *yc_cards_dialog_add_list (YcCardsDialog *self,
                                      const char *heading,
                                      YcDrawer drawer,
                                      guint most,
                                      gboolean untold,
                                      gboolean folded);
