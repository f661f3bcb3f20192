/* view.h: a session as somebody looks at it: from a place in it, as much as an audience may see.
 *
 * A YcView is a GListModel of YcEntry, one for each event of the session, whatever is looked at.
 * Many views of one session stand side by side, each at its own event and for its own audience;
 * the session knows none of them. Nothing that a view gives out names what its audience may not
 * see, but judging knows it all the same.
 *
 * Signal `changed` (): the position or what the audience may see of it is another. */

#pragma once

#include "ask.h"
#include "entry.h"
#include "session.h"

G_BEGIN_DECLS

/* Who looks, if not the player of a seat (0 and up). */
#define YC_AUDIENCE_TABLE (-1) /* everybody at the table: no hand and no stash */
#define YC_AUDIENCE_ALL   (-2) /* all that was told */

/* Looked at when nobody looks back. */
#define YC_VIEW_NOW (-1)

/* The turn after the one that is played, once its player has ended it. */
#define YC_NEXT_TURN (-2)

#define YC_TYPE_VIEW (yc_view_get_type ())
G_DECLARE_FINAL_TYPE (YcView, yc_view, YC, VIEW, GObject)

/* Looks at the present, for `audience`; holds the session. */
YcView *yc_view_new (YcSession *session, int audience);
YcSession *yc_view_get_session (YcView *self);

/* ---- From where, and for whom ---------------------------------------------------------------- */

/* Looks at the position after event `event`, 0 for the beginning; `YC_VIEW_NOW`, or an event that
 * is not there, for the present, in which the view then follows the session. */
void yc_view_look_at (YcView *self, int event);
int yc_view_get_looked_at (YcView *self);
gboolean yc_view_is_now (YcView *self);
void yc_view_set_audience (YcView *self, int audience);
int yc_view_get_audience (YcView *self);
/* Whether the audience may see the hand of a seat. */
gboolean yc_view_sees_hand (YcView *self, int seat);

/* Until it is released, nobody is told that something else is seen: what is recorded as one act is
 * drawn once. */
void yc_view_hold (YcView *self);
void yc_view_release (YcView *self);

/* As if it were the turn of `seat`, whatever is still to be done in the one before, until it is
 * called with -1: that position is seen, and plays are judged in it. Nothing is written.
 * `YC_NEXT_TURN`: as if the turn were ended now. */
void yc_view_suppose_turn (YcView *self, int seat);
/* The seat of it, `YC_NEXT_TURN`, or -1. */
int yc_view_get_supposed (YcView *self);

/* ---- What is seen ---------------------------------------------------------------------------- */

/* Owned by the view, good until it changes. */
const YcPosition *yc_view_get_position (YcView *self);
/* What stood before the last event that led there, as far as the audience may see it; FALSE at the
 * beginning. */
gboolean yc_view_get_position_before (YcView *self, YcPosition *before);
/* Whose turn it is there. */
int yc_view_get_active_seat (YcView *self);
/* The last event that led to this position. */
guint yc_view_get_event (YcView *self);
/* Whether an event up to there is in force then, and its play as it stands then. */
gboolean yc_view_event_stands (YcView *self, guint event);
void yc_view_get_play (YcView *self, guint event, YcPlay *play);
/* The entry of any event of the session; owned by the view. */
YcEntry *yc_view_get_entry (YcView *self, guint event);
/* Takes out of a play what the audience may not see. */
void yc_view_hide_play (YcView *self, YcPlay *play);
/* A play without that as a statement; the caller frees. */
char *yc_view_write_play (YcView *self, const YcPlay *play);

/* ---- What may be played ---------------------------------------------------------------------- */

/* Calls `found` for every legal play of the player to move, as far as the audience can know them.
 * They are looked for once a position; `get_n_enumerations` counts. */
void yc_view_each_legal_play (YcView *self, YcPlayFunc found, gpointer data);
guint yc_view_get_n_enumerations (YcView *self);
/* Up to `max` plays that help a refused wish, the best first: an array of YcPlay, the caller
 * frees. */
GArray *yc_view_remedies (YcView *self, const YcPlay *wish, guint max);
/* Judges a play on top of what stands there. */
void yc_view_judge_play (YcView *self, const YcPlay *play, YcRuling *ruling);
/* Asks about a play there, with `in_turn` as if it were the turn of who makes it, otherwise as it
 * stands, whatever turn is supposed; as far as the audience may know the answer. The caller frees
 * it. */
YcInquiry *yc_view_ask (YcView *self, const YcPlay *play, gboolean in_turn);
/* Why a play would be illegal if it were recorded now, in a sentence; NULL if it would not. The
 * caller frees. */
char *yc_view_objection_to (YcView *self, const YcPlay *play);
/* The same of a statement that somebody has typed: also that it cannot be read. */
char *yc_view_objection (YcView *self, const char *line);

G_END_DECLS
