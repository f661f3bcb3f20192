/* score-view.h: the score sheet: what each player has, in numbers to be tapped. What was tapped is
 * gathered until it is recorded; nothing else is decided here. */

#pragma once

#include "table-game.h"
#include "view.h"

#include <gtk/gtk.h>

#define YC_TYPE_SCORE_VIEW (yc_score_view_get_type ())
G_DECLARE_FINAL_TYPE (YcScoreView, yc_score_view, YC, SCORE_VIEW, GtkBox)

/* Whether there is anything to be counted in a game. */
gboolean yc_score_view_serves (const YcGame *game);

/* To be called once, where it serves the game. Signals: `changed` (): more or less is gathered;
 * `refused` (const char *why): it cannot be. */
void yc_score_view_set_view (YcScoreView *self, YcView *view);
/* Shows the shown position with what is gathered; `counting`: it can be tapped. */
void yc_score_view_show (YcScoreView *self, gboolean counting);
/* The gathered amounts of a seat as one play; FALSE if there are none. */
gboolean yc_score_view_get_play (YcScoreView *self, int seat, YcPlay *play);
/* Gathers the amounts of such a play, as if they were tapped, as far as they can be. */
void yc_score_view_gather (YcScoreView *self, const YcPlay *play);
/* What was typed counts, though its field was not left. */
void yc_score_view_take_typed (YcScoreView *self);
/* They are recorded: they are no longer gathered. */
void yc_score_view_forget (YcScoreView *self, int seat);
/* Takes the last tap back; FALSE if nothing is gathered. */
gboolean yc_score_view_take_back (YcScoreView *self);
gboolean yc_score_view_is_pending (YcScoreView *self);
