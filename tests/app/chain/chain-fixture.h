/* chain-fixture.h: the card table in a window, and the cards tapped on it. */

#pragma once

#include "chain/new-card.h"
#include "widgets/tray.h"
#include "table-fixture.h"

/* A playthrough after so many events of it. */
Table *open_after (const char *name, guint n_events);
/* The beginning of a playthrough in which the first `words` of the head are `others`. */
Table *open_with (const char *name, const char *words, const char *others);
/* The one widget of `type` below `root`. */
GtkWidget *only (GtkWidget *root, GType type);
/* The cards to play from. */
YcTray *tray_of (Table *table);
/* The button of a card below `root` by its id, or NULL. */
GtkWidget *card_below (Table *table, GtkWidget *root, const char *id);
/* Taps a card below `root`, or one to play from: one input each. They fail the test if it is not
 * there. */
void tap (Table *table, GtkWidget *root, const char *id);
void tap_card (Table *table, const char *id);
/* Taps what a card that is being told has printed under a heading (`Output`), in the letters of the
 * record (`Y3`), or once the icon of its personnel cost (`E`). */
void tap_printed (Table *table, const char *heading, const char *choice);
void tap_cost (Table *table, char letter);
/* Fails the test unless the play being composed is `expected`. */
void assert_wish (Table *table, const char *expected);
GtkWidget *ruling_bar (Table *table);
/* In which what is seen of a new card is tapped. */
GtkWidget *new_card_strip (Table *table);
