/* entry.h: one event of a session as the log shows it: what was written, what it means, how it
 * stands.
 *
 * Entries belong to their session, which makes them when somebody asks for them. Every property
 * can be bound to; an undo, redo or amend changes `stand` (and with it `verdict` and `sentence`)
 * and notifies. */

#pragma once

#include <glib-object.h>

#include "rules.h"

G_BEGIN_DECLS

/* What kind of statement an event is. */
typedef enum {
  YC_ENTRY_PLAY, /* a play of a player */
  YC_ENTRY_FACT, /* seen or corrected at the table: market, bombs, plans, hand, adjust */
  YC_ENTRY_EDIT, /* undo, redo, amend */
  YC_ENTRY_NOTE, /* a note, a pause, its end */
} YcEntryKind;

#define YC_TYPE_ENTRY (yc_entry_get_type ())
G_DECLARE_FINAL_TYPE (YcEntry, yc_entry, YC, ENTRY, GObject)

/* The number of the event, from 1 (property `event`). */
guint yc_entry_get_event (YcEntry *self);
/* The statement in canonical form, without its time (property `text`). */
const char *yc_entry_get_text (YcEntry *self);
/* The same without the secrets that the session does not show (session.h); the caller frees. */
char *yc_entry_get_open_text (YcEntry *self);
/* One readable sentence with names and amounts, made when first asked for (property `sentence`).
 * It tells the play as it stands: the amended one, if the event was amended. */
const char *yc_entry_get_sentence (YcEntry *self);
/* How the event stands now (property `stand`, an int). */
YcStand yc_entry_get_stand (YcEntry *self);
/* The verdict as it stands now (property `verdict`, an int); legal for what is not judged. */
YcVerdict yc_entry_get_verdict (YcEntry *self);
/* The ruling as it stands now, or NULL if plainly legal; owned by the session and good until its
 * next event. */
const YcRuling *yc_entry_get_ruling (YcEntry *self);
/* Whether the table let an illegal play stand with `!` (property `flagged`). */
gboolean yc_entry_get_flagged (YcEntry *self);
/* Whether the event is out of force: undone, amended away or refused (property `void`). */
gboolean yc_entry_get_void (YcEntry *self);
/* Whether a later statement amended the event (property `amended`). */
gboolean yc_entry_get_amended (YcEntry *self);
/* The local time at which it was recorded as in the record (`2026-11-21T20:05:12+01:00`), or ""
 * (property `time`). */
const char *yc_entry_get_time (YcEntry *self);
/* Property `kind`, an int. */
YcEntryKind yc_entry_get_kind (YcEntry *self);
/* Whose play or which player's pieces: a colour, or `YC_TABLE` (property `actor`, a uint). */
guint yc_entry_get_actor (YcEntry *self);
YcVerb yc_entry_get_verb (YcEntry *self);

G_END_DECLS
