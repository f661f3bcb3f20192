/* entry.h: one event of a session as a view of it (view.h) shows it in the log: what was written,
 * what it means, how it stands.
 *
 * Entries belong to their view, which makes them when somebody asks for them. Signals:
 *   `changed` ()  an undo, redo, amend, objection or settlement has changed how the event stands,
 *                 or it is told to others
 *   `retold` ()   other things are known of the cards, by which it may stand otherwise */

#pragma once

#include <glib-object.h>

#include "rules.h"

G_BEGIN_DECLS

/* What kind of statement an event is. */
typedef enum {
  YC_ENTRY_PLAY,    /* a play of a player */
  YC_ENTRY_FACT,    /* seen or corrected at the table: market, bombs, plans, hand, adjust */
  YC_ENTRY_EDIT,    /* undo, redo, amend, a corrected head */
  YC_ENTRY_NOTE,    /* a note, a pause, its end */
  YC_ENTRY_DISPUTE, /* an objection, a settlement */
} YcEntryKind;

typedef struct _YcSession YcSession;

#define YC_TYPE_ENTRY (yc_entry_get_type ())
G_DECLARE_FINAL_TYPE (YcEntry, yc_entry, YC, ENTRY, GObject)

/* The number of the event, from 1. */
guint yc_entry_get_event (YcEntry *self);
/* The statement in canonical form, without its time and what the audience may not see. */
const char *yc_entry_get_text (YcEntry *self);
/* One readable sentence with names and amounts, made when first asked for. It tells the play as it
 * stands: the amended one, if the event was amended. */
const char *yc_entry_get_sentence (YcEntry *self);
/* The session that it is an event of; NULL once its view is gone. */
YcSession *yc_entry_get_session (YcEntry *self);
/* The play or fact that it is, as it stands and without what the audience may not see; FALSE for
 * what the log says about itself, and once the view is gone. */
gboolean yc_entry_get_play (YcEntry *self, YcPlay *play);
/* How the event stands now. */
YcStand yc_entry_get_stand (YcEntry *self);
/* The verdict as it stands now; legal for what is not judged. */
YcVerdict yc_entry_get_verdict (YcEntry *self);
/* The ruling as it stands now, as far as the audience may know it; FALSE if plainly legal. */
gboolean yc_entry_get_ruling (YcEntry *self, YcRuling *ruling);
/* Whether the table let an illegal play stand with `!`. */
gboolean yc_entry_get_flagged (YcEntry *self);
/* Whether an illegal play stands that nobody let stand: a card, a rule or an earlier play has been
 * corrected since it was recorded. */
gboolean yc_entry_get_since (YcEntry *self);
/* The verdict in words as it stands over the ruling (yc_words_headline); NULL if plainly legal. */
const char *yc_entry_get_headline (YcEntry *self);
/* What is wrong with it as it stands now, in a sentence, as far as the audience may know it; NULL
 * if plainly legal. The caller frees. */
char *yc_entry_get_why (YcEntry *self);
/* Whether the event is out of force: undone, amended away or refused. */
gboolean yc_entry_get_void (YcEntry *self);
/* Whether a later statement amended the event. */
gboolean yc_entry_get_amended (YcEntry *self);
/* How the event is disputed now; FALSE, and undisputed, if nobody objects. Its texts are good
 * until the session's record is exchanged. */
gboolean yc_entry_get_dispute (YcEntry *self, YcDispute *dispute);
/* Whether there is a bookmark at the event now. */
gboolean yc_entry_get_marked (YcEntry *self);
/* What was noted about the event, the first note first; NULL if nothing was. The caller frees. */
char *yc_entry_get_notes (YcEntry *self);
/* How many branches go on from the table after the event (what-if.h). */
guint yc_entry_get_n_what_ifs (YcEntry *self);
YcEntryKind yc_entry_get_kind (YcEntry *self);
/* Whose play or which player's pieces: a colour, or `YC_TABLE`. */
guint yc_entry_get_actor (YcEntry *self);

G_END_DECLS
