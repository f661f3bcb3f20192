/* store.h: where a session's events are kept: one session of the ledger. */

#pragma once

#include <glib.h>

#include "caches.h"
#include "rules.h"
#include "told-facts.h"

G_BEGIN_DECLS

typedef struct _YcStore YcStore;

/* The statements of a record in canonical form, ended by NULL. */
GStrv yc_store_lines (const YcRecord *record);
/* Writes a whole record, see yc_store_begin(). The id of the session; 0 on error. One that comes
 * from another session is kept as a branch of it, called `name` (NULL: as its head says, or
 * numbered). */
gint64
yc_store_write (YcDatabase *database, const YcRecord *record, const char *name, GError **error);

/* What the next branch of this session may be called; the caller frees. */
char *yc_store_propose_name (YcDatabase *database, const char *origin);

YcDatabase *yc_store_get_database (YcStore *self);
/* Writes a whole record, but without the definitions that it was read with: they hold for other
 * sessions, too, and may change. NULL on error. */
YcStore *
yc_store_begin (YcDatabase *database, const YcRecord *record, const char *name, GError **error);
/* The text of the session as it is kept; free with g_free(). */
char *yc_store_read (YcStore *self, GError **error);
/* Finds a session by its UUID. NULL on error. */
YcStore *yc_store_open (YcDatabase *database, const char *uuid, GError **error);
void yc_store_free (YcStore *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcStore, yc_store_free)

/* Writes one event durably. */
gboolean yc_store_append (YcStore *self, guint event, const char *line, GError **error);
/* Tells lists and searches where the session was; "": where its head says. */
gboolean yc_store_tell_place (YcStore *self, const char *place, GError **error);
/* What a session has come to, with room for its seats. */
typedef struct {
  YcOutcome outcome;
  int points[YC_MAX_SEATS];
  gboolean winner[YC_MAX_SEATS];
  YcLedgerPace paces[YC_MAX_SEATS];
  YcLedgerHead really;
  YcLedgerSeat seats[YC_MAX_SEATS];
  GPtrArray *texts; /* of the corrected head, or NULL */
  GArray *cases;    /* of YcLedgerCase */
  char *deeds;      /* of a decided game, or NULL */
  char *seal;       /* or NULL */
} YcReckoning;

/* Fills it in, but for the id of the session; it must not be moved afterwards. `text` are its lines
 * as the ledger has them; NULL: it gets no seal. */
void yc_store_take_outcome (const YcRecord *record,
                            YcTimeline *timeline,
                            const char *text,
                            YcReckoning *reckoning);
/* Keeps the seal that was told before where the lines it was made of are others now: what was
 * damaged is not sealed again. */
void yc_store_compare_seal (YcDatabase *database, YcReckoning *reckoning);
void yc_reckoning_clear (YcReckoning *self);
/* Keeps points and winners for the list of sessions, and what was settled for the case book. A
 * cache: failing is only logged. */
void yc_store_tell_outcome (YcStore *self, const YcRecord *record, YcTimeline *timeline);
/* Whether the list knows the outcome after `n_events` events. */
gboolean yc_store_has_told (YcStore *self, guint n_events);

/* What was told of the session as a whole; NULL where nothing is. The caller frees. */
char *yc_store_get_told (YcStore *self, YcToldKind kind);

G_END_DECLS
