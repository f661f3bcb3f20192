/* session-private.h: what the files of this folder know of a session and others need not. */

#pragma once

#include "legal-plays.h"
#include "session.h"
#include "store.h"

G_BEGIN_DECLS

/* How much of what the table knows of its cards a session is read with, from most to least. */
typedef enum {
  YC_CARDS_MERGED, /* all of it */
  YC_CARDS_APART,  /* merged cards stand for themselves: two of them lie side by side */
  YC_CARDS_OWN,    /* nothing: it does not go with the cards of the session's own head */
} YcCardsTaken;

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
  YcCardsTaken cards;    /* how much of the table's own cards goes with it */
  GHashTable *merged;    /* names by those that stand for them; NULL until asked for */
  GStringChunk *renamed; /* statements in which such a name was exchanged */
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
YcRecord *yc_session_read_text (const char *text, GError **error);
/* The record of a text that was kept, read with as much of what the table knows of its cards
 * (yc_store_known()) as goes with it: as below. Any thread may call it. */
YcRecord *yc_session_read_known (char **known,
                                 const char *text,
                                 YcCardsTaken least,
                                 YcCardsTaken *cards,
                                 GError **error);
/* The record of a text that was kept, read with as much of the table's own cards as goes with it:
 * at most with `cards`, which tells how much that was, and not with less than `least`. `database`
 * may be NULL. NULL on error. */
YcRecord *yc_session_read_kept (YcDatabase *database,
                                const char *text,
                                YcCardsTaken least,
                                YcCardsTaken *cards,
                                GError **error);
/* Judges everything again from another reading of the same events, which the session takes over. */
void yc_session_exchange_record (YcSession *self, YcRecord *record);
/* Takes out of a ruling in whose hand a card is known to be, unless hands are shown. */
void yc_session_hide_reasons (YcSession *self, YcRuling *ruling);
/* What an amend says really happened, without secrets; "" for `nothing`. The caller frees. */
char *yc_session_open_amendment (YcSession *self, const YcPlay *amend);
/* Which names stand for others in this session. */
GHashTable *yc_session_get_merged (YcSession *self);
/* A GError from a reading error; `what` was read. */
void yc_session_set_read_error (GError **error, const YcError *why);

YcEntry *yc_entry_new (YcSession *session, guint event);
/* The session is going; the entry keeps what it has shown. */
void yc_entry_orphan (YcEntry *self);
void yc_entry_touch (YcEntry *self);
/* Makes the sentence now, from the position that the event was played in and what it undoes or
 * brings back (0: nothing). */
void yc_entry_tell (YcEntry *self, const YcPosition *before, guint target);

G_END_DECLS
