/* pointing.h: a play of the card game is composed with the buttons a person would press. */

#pragma once

#include "chain-fixture.h"

/* One input. */
void click_widget (Table *table, GtkWidget *button);
/* Taps a card below `root` that has `words` in its own; FALSE if it is not there. */
gboolean tap_ref (Table *table, GtkWidget *root, YcRef ref, const char *words);
/* The same of a card to play from. */
gboolean tap_hand (Table *table, YcRef ref);
/* Taps what the play is about. */
gboolean point_at_play (Table *table, const YcPlay *play);
/* The play being composed. */
const YcPlay *wished (Table *table);
/* Chooses something by which the play being composed comes nearer to `target`; FALSE if nothing
 * does. */
gboolean choose_nearer (Table *table, const YcPlay *target);
