/* session-private.h: what the files of this folder know of a session and others need not. */

#pragma once

#include "session.h"
#include "store.h"
#include "taught.h"

G_BEGIN_DECLS

struct _YcSession {
  GObject parent_instance;

  YcRecord *record;
  YcTimeline *timeline; /* after the last event */
  YcStore *store;       /* NULL: in memory only */
  char *title;
  char *uuid;
  YcCardsTaken cards;       /* how much of the table's own cards goes with it */
  YcCollection *collection; /* the table's cards; NULL until asked for if in memory */
  const YcKnown *over;      /* what is just being taught here, or NULL */
  GArray *forks;            /* the events (guint) from which branches go on; NULL until asked for */
  GArray *joined;           /* the events (guint) that are one act with the one before; or NULL */
  gboolean read_only;
  gboolean reopened;
};

/* See yc_session_begin(); a branch is called `name`, which may be NULL. */
YcSession *
yc_session_begin_called (YcDatabase *database, const char *head, const char *name, GError **error);
/* The head was corrected: names and places may be others. */
void yc_session_set_up_again (YcSession *self);
/* Tells the list of sessions what this one has come to. */
void yc_session_tell_outcome (YcSession *self);
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

/* What a session is for whoever teaches cards. */
void yc_session_teachable_init (YcTeachableInterface *iface);

G_END_DECLS
