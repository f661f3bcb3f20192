/* play-bar.h: the play being composed in words and icons, the choices in it, the ruling, and what
 * records it; below it the typed entry, what the game has a button for, and End Turn. */

#pragma once

#include "table-game.h"

#include <gtk/gtk.h>

/* What becomes of what is composed: it is recorded, or the judge is asked about it: as it stands,
 * or as if it were the turn of its player. */
typedef enum { YC_PLAYING, YC_JUDGING, YC_JUDGING_IN_TURN } YcJudging;

#define YC_TYPE_PLAY_BAR (yc_play_bar_get_type ())
G_DECLARE_FINAL_TYPE (YcPlayBar, yc_play_bar, YC, PLAY_BAR, GtkWidget)

/* Signals:
 *   `draft-asked` ()               what the wish leaves open is to be told
 *   `end-asked` ()                 the turn is to be ended
 *   `seat-asked` (int seat)        the judge was asked about a typed play of this seat
 *   `failed` (const char *message) something could not be recorded, in a sentence for people */
/* Takes a reference to the view; once. */
void yc_play_bar_set_view (YcPlayBar *self, YcView *view, const YcTableGame *table);
/* The play being composed; NULL without a session. */
YcComposer *yc_play_bar_get_composer (YcPlayBar *self);
/* Records the wish, unless it is illegal; TRUE if it was recorded. */
gboolean yc_play_bar_record (YcPlayBar *self);
/* Records the play at hand of this number, from 1, or composes it; FALSE if there is none. */
gboolean yc_play_bar_press_at_hand (YcPlayBar *self, guint number, gboolean records);
/* Records what is composed where a play of this verb comes after it, as from a building to the end
 * of the turn; FALSE if that failed. */
gboolean yc_play_bar_go_on (YcPlayBar *self, YcVerb verb);
/* Records a play of nothing but its verb: where only one play is meant, one click is enough. What
 * is illegal stays to be explained. */
void yc_play_bar_record_verb (YcPlayBar *self, YcVerb verb);
/* Chooses among what the play could be instead, by its number as shown, 0 for none of it, or
 * composes the play at hand of that number while there is none; `records` it at once. FALSE if it
 * is not there.
 */
gboolean yc_play_bar_choose (YcPlayBar *self, guint number, gboolean records);
/* Does what is all that can be done: ends the turn, or what the game has a button for; nothing
 * where there is more, or where something is composed. */
void yc_play_bar_play_only (YcPlayBar *self);
/* Whether the first play of a turn ends the one before it. */
void yc_play_bar_set_runs_on (YcPlayBar *self, gboolean runs_on);
gboolean yc_play_bar_get_runs_on (YcPlayBar *self);
/* Records the wish, or if there is none what is typed. Where it cannot be recorded so, it is said
 * again why, and the focus goes to what is missing. */
void yc_play_bar_enter (YcPlayBar *self);
/* To be called when the view's position has changed. */
void yc_play_bar_position_changed (YcPlayBar *self);
/* So that Enter records the wish; nothing happens while it is illegal. */
/* `back`, or NULL: where the keyboard was, and goes on once it is recorded. */
void yc_play_bar_focus_record (YcPlayBar *self, GtkWidget *back);
void yc_play_bar_focus_entry (YcPlayBar *self);
/* Where Enter goes on with the play: at what records it, or else in the entry. */
void yc_play_bar_focus_play (YcPlayBar *self);
/* A question stands above it. */
void yc_play_bar_set_below (YcPlayBar *self, gboolean below);
/* While the judge is asked nothing is recorded. */
void yc_play_bar_set_judging (YcPlayBar *self, YcJudging judging);
/* The answer to what is composed, owned by the bar; NULL if the judge is not asked. */
const YcInquiry *yc_play_bar_get_answer (YcPlayBar *self);
/* Whether what was asked could be played now. */
gboolean yc_play_bar_can_take (YcPlayBar *self);
