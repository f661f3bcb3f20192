/* session-private.h: what the files of this folder know of a session and others need not. */

#pragma once

#include "legal-plays.h"
#include "session.h"
#include "store.h"
#include "taught.h"

G_BEGIN_DECLS

struct _YcSession {
  GObject parent_instance;

  YcRecord *record;
  YcTimeline *timeline; /* after the last event */
  YcTimeline *past;     /* after the event looked at, or NULL */
  YcLegalPlays *legal;  /* of the last position for which they were asked, or NULL */
  guint n_enumerations; /* how often all legal plays were looked for */
  GPtrArray *entries;   /* YcEntry by event - 1; NULL until asked for */
  YcStore *store;       /* NULL: in memory only */
  char *title;
  char *uuid;
  YcCardsTaken cards;       /* how much of the table's own cards goes with it */
  YcCollection *collection; /* the table's cards; NULL until asked for if in memory */
  const YcKnown *over;      /* what is just being taught here, or NULL */
  int looked_at;
  gboolean read_only;
  gboolean paused;
  gboolean hands_hidden;
};

/* Tells everybody that `event`, the last, was recorded and what it changed. */
void yc_session_show_event (YcSession *self, guint event, gboolean was_over);
/* Tells an entry that has been made that it may stand differently now. */
void yc_session_touch_entry (YcSession *self, guint event);
/* Tells the list of sessions what this one has come to. */
void yc_session_tell_outcome (YcSession *self);
/* The event that an undo or redo on top of `timeline` is about; 0 for other plays. */
guint yc_session_edit_target (const YcTimeline *timeline, const YcPlay *play);
YcSession *yc_session_new_with_store (YcRecord *record, YcStore *store);
/* The session as it was kept, read with the cards as the table knows them now (taught.h); NULL on
 * error. */
YcRecord *yc_session_read_again (YcSession *self,
                                 const YcKnown *over,
                                 YcCardsTaken least,
                                 YcCardsTaken *cards,
                                 GError **error);
/* Judges everything again from another reading of the same events, which the session takes over. */
void yc_session_exchange_record (YcSession *self, YcRecord *record);
/* Takes out of a ruling in whose hand a card is known to be, unless hands are shown. */
void yc_session_hide_reasons (YcSession *self, YcRuling *ruling);
/* What an amend says really happened, without secrets; "" for `nothing`. The caller frees. */
char *yc_session_open_amendment (YcSession *self, const YcPlay *amend);

/* What a session is for whoever teaches cards. */
void yc_session_teachable_init (YcTeachableInterface *iface);

YcEntry *yc_entry_new (YcSession *session, guint event);
/* The session is going; the entry keeps what it has shown. */
void yc_entry_orphan (YcEntry *self);
void yc_entry_touch (YcEntry *self);
/* Makes the sentence now, from the position that the event was played in and what it undoes or
 * brings back (0: nothing). */
void yc_entry_tell (YcEntry *self, const YcPosition *before, guint target);

G_END_DECLS
