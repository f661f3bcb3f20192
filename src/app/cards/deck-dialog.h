/* deck-dialog.h: goes through the whole box before a game: what is printed on each card is tapped
 * or typed, one after the other, kind by kind. What was told is kept at once, so that it can be
 * left and taken up again. */

#pragma once

#include "collection.h"

#include <adwaita.h>

#define YC_TYPE_DECK_DIALOG (yc_deck_dialog_get_type ())
G_DECLARE_FINAL_TYPE (YcDeckDialog, yc_deck_dialog, YC, DECK_DIALOG, AdwWindow)

/* Signal `export-asked` (): the cards are to be written into a file for others. */
/* Opens it over `parent` where most is missing: at the cards that every box has, then at those of
 * which fewer are known than printed. */
YcDeckDialog *yc_deck_dialog_open (GtkWidget *parent, YcCollection *collection);
