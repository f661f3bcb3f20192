/* session.h: one game at a table: its record, the position it leads to, and the acts of recording
 * and judging. It knows nobody who looks on: see view.h.
 *
 * A YcSession is a YcTeachable. A play is written in canonical form, read back, judged, stored, and
 * only then applied and told; what the store refused is never told. Nothing costs more in a long
 * session than in a short one, except an amend, which judges again what comes after the event it
 * amends. */

#pragma once

#include <gio/gio.h>

#include "collection.h"
#include "rules.h"
#include "session-error.h"

G_BEGIN_DECLS

#define YC_TYPE_SESSION (yc_session_get_type ())
G_DECLARE_FINAL_TYPE (YcSession, yc_session, YC, SESSION, GObject)

/* Signals of YcSession:
 *   `appended` (guint event)     an event was stored and applied
 *   `exchanged` ()               the same events were read again with other cards
 *   `forked` ()                  the branches that go on from it are others (what-if.h)
 *   `store-failed` (GError *)    an event could not be stored; nothing was taken over */

/* A session that is begun or opened is live, whatever its head says: what happened stays applied,
 * however cards are corrected later (record format, section 4). Its head is kept as it was, and its
 * text says `live`.
 *
 * Begins a session in `database` from the text of a record: its head, and for one that is brought
 * in its events. A missing `rules`, `session` or `date` is filled in. `database` NULL: kept in
 * memory only. Errors: YC_SESSION_ERROR_UNREADABLE, and those of the ledger (EXISTS …). */
YcSession *yc_session_begin (YcDatabase *database, const char *head, GError **error);
/* Opens a session of the database by its UUID. */
YcSession *yc_session_open (YcDatabase *database, const char *uuid, GError **error);
/* A session from the text of a whole record, without a database; `length` -1 if terminated. */
YcSession *yc_session_read (const char *text, gssize length, GError **error);

/* ---- What it is ---------------------------------------------------------------------------- */

const char *yc_session_get_uuid (YcSession *self);
/* A short name for lists and window titles: the players' names. */
const char *yc_session_get_title (YcSession *self);
const YcRecord *yc_session_get_record (YcSession *self);
const YcSetup *yc_session_get_setup (YcSession *self);
const YcGame *yc_session_get_game (YcSession *self);
guint yc_session_get_n_events (YcSession *self);
gboolean yc_session_is_over (YcSession *self);
gboolean yc_session_is_paused (YcSession *self);
/* Whether the table keeps the score alone now, and not every play. */
gboolean yc_session_keeps_score (YcSession *self);
gboolean yc_session_is_read_only (YcSession *self);
/* The record in canonical form; the caller frees. */
char *yc_session_to_text (YcSession *self);
/* The statement of event `event` (from 1) in canonical form, without its time; the caller frees. */
char *yc_session_write_event (YcSession *self, guint event);
/* From now on nothing is recorded here. */
void yc_session_set_read_only (YcSession *self);
/* A game that is over is closed: only what is said about it, notes, objections and settlements, and
 * what is seen at the table is recorded until it is reopened; the next time it is opened it is
 * closed again. A branch (what-if.h) never is. */
gboolean yc_session_is_closed (YcSession *self);
void yc_session_reopen (YcSession *self);

/* The position after the last event; owned by the session, good until its next event. */
const YcPosition *yc_session_get_position (YcSession *self);
/* What is in force, and all that was; owned by the session, good until its record is exchanged. */
YcTimeline *yc_session_get_timeline (YcSession *self);
/* The seat to move now. */
int yc_session_get_active_seat (YcSession *self);

/* ---- Judging -------------------------------------------------------------------------------- */

/* Reads one statement without recording it; names that the session does not know are read too. */
gboolean yc_session_read_play (YcSession *self, const char *line, YcPlay *play, GError **error);
/* The same of what somebody says at the seat: a statement that names nobody is one of that player.
 */
gboolean
yc_session_read_said (YcSession *self, int seat, const char *line, YcPlay *play, GError **error);
/* A play as a statement in canonical form; the caller frees. */
char *yc_session_write_play (YcSession *self, const YcPlay *play);
/* Judges a play on top of what stands. */
void yc_session_judge_play (YcSession *self, const YcPlay *play, YcRuling *ruling);

/* ---- Recording ------------------------------------------------------------------------------ */

/* Stores a play and applies it; returns its event number, or 0 and `error`. An illegal play without
 * `!` is not recorded: YC_SESSION_ERROR_ILLEGAL. */
guint yc_session_record_play (YcSession *self, const YcPlay *play, GError **error);
/* The same of a statement that somebody has typed. */
guint yc_session_record (YcSession *self, const char *line, GError **error);
/* Records an illegal play that happened; `reason` may be NULL or empty. */
guint
yc_session_let_stand (YcSession *self, const YcPlay *play, const char *reason, GError **error);
/* Both return the last event that they record. */
guint yc_session_undo (YcSession *self, GError **error);
guint yc_session_redo (YcSession *self, GError **error);
/* The last event was one act with the one before it: as long as the session is open they are undone
 * and redone together. */
void yc_session_join_last (YcSession *self);
gboolean yc_session_can_undo (YcSession *self);
gboolean yc_session_can_redo (YcSession *self);
/* The set-up was really as `line` says, a statement of the head (`option …`, `player …`, `order …`
 * or a row); everything is judged again. */
guint yc_session_correct_head (YcSession *self, const char *line, GError **error);
/* The same of several, up to the first that cannot be recorded: then FALSE. */
gboolean yc_session_correct_set_up (YcSession *self, const char *const *lines, GError **error);
/* Event `event` was really `line`, or never happened if `line` is NULL. */
guint yc_session_amend (YcSession *self, guint event, const char *line, GError **error);
/* The same of a play that is there as a value; its time is left out. */
guint yc_session_amend_play (YcSession *self, guint event, const YcPlay *really, GError **error);
guint yc_session_note (YcSession *self, const char *text, GError **error);
/* The same about an earlier event; `text` NULL or empty: puts a bookmark there, or takes the one
 * that is there away. */
guint yc_session_note_at (YcSession *self, guint event, const char *text, GError **error);
/* `actor` (a colour or `YC_TABLE`) objects to event `event`, an earlier play or fact; `why` may be
 * NULL or empty. */
guint
yc_session_dispute (YcSession *self, guint actor, guint event, const char *why, GError **error);
/* What the table decided about it: upheld, overruled or left; a later settlement counts. */
guint yc_session_settle (YcSession *self,
                         guint event,
                         YcDisputeState decision,
                         YcScope scope,
                         const char *why,
                         GError **error);
guint yc_session_pause (YcSession *self, GError **error);
guint yc_session_resume (YcSession *self, GError **error);
/* From here on the table keeps the score alone, or every play again. */
guint yc_session_keep (YcSession *self, gboolean score, GError **error);

/* ---- The table's own cards ------------------------------------------------------------------- */

/* Teaches one definition of the table's copy (`card m5 mine x2 needs EE …`, `prices 2 3 …`): this
 * session is judged with it from now on, and with a database it is kept for every session of the
 * game whose own head does not define the same thing (under the name `card m5`, see rulings.h).
 * FALSE and nothing changed if it cannot be read or stored. */
gboolean yc_session_teach (YcSession *self, const char *definition, GError **error);

/* A sentence on cards of the table that this session could not be read with, or NULL. */
const char *yc_session_get_caveat (YcSession *self);

/* The table's cards, for all sessions of the ledger; of a session in memory its own. Whenever they
 * change the session is read again with them. Borrowed; NULL on error, which only the first call
 * for a session can meet. */
YcCollection *yc_session_get_collection (YcSession *self, GError **error);

/* `text` in double quotes, with `\"` and `\\`, and without control characters; the caller frees. */
char *yc_session_quote (const char *text);

G_END_DECLS
