/* pointing.h: a play of the card game is composed with the buttons a person would press. */

#pragma once

#include "chain-fixture.h"

/* What is taken by the letters drawn on it (key-plays.h), and not tapped; with Shift what makes the
 * play being composed the line that is meant, or what is said to be the last. */
extern gboolean points_by_keys, takes_last;
extern const char *line_meant;

/* One input, or its keys; FALSE if it has none. */
gboolean take (Table *table, GtkWidget *button);
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
/* What can be chosen so that the play being composed comes nearer to `target`, or NULL. */
GtkWidget *nearer_choice (Table *table, const YcPlay *target);
/* Chooses something by which the play being composed comes nearer to `target`; FALSE if nothing
 * does. */
gboolean choose_nearer (Table *table, const YcPlay *target);
