/* store.c: a record on its way into the ledger and back. */

#include "yc-config.h"

#include "store.h"

#include <glib/gi18n-lib.h>

#include "archive.h"
#include "branches.h"
#include "caches.h"
#include "cases.h"
#include "deeds.h"
#include "journal.h"
#include "outcome.h"
#include "pace.h"
#include "seal.h"
#include "search-text.h"
#include "text.h"
#include "told-facts.h"

#include <stdlib.h>

struct _YcStore {
  YcDatabase *database;
  gint64 session;
  guint told_events; /* after how many events the outcome was told last, or `NEVER_TOLD` */
};

#define NEVER_TOLD G_MAXUINT

static YcStore *
store_new (YcDatabase *database)
{
  YcStore *self = g_new0 (YcStore, 1);
  self->database = g_object_ref (database);
  self->told_events = NEVER_TOLD;
  return self;
}

GStrv
yc_store_lines (const YcRecord *record)
{
  GStrv events = g_new0 (char *, yc_record_n_events (record) + 1);
  for (guint event = 1; event <= yc_record_n_events (record); event++) {
    char line[YC_MAX_LINE + 1];
    YcPlay play;
    yc_record_event (record, event, &play);
    yc_play_write (record, &play, line, sizeof line);
    events[event - 1] = g_strdup (line);
  }
  return events;
}

char *
yc_store_propose_name (YcDatabase *database, const char *origin)
{
  g_autoptr (GArray) branches = yc_branches_list (database, origin, NULL);
  /* Translators: what a branch is called if nobody gave it a name: one more than there are */
  return g_strdup_printf (_ ("Try %u"), branches ? branches->len + 1 : 1);
}

static gint64
write_session (YcDatabase *database,
               const YcRecord *record,
               const YcLedgerHead *head,
               const char *name,
               GError **error)
{
  g_auto (GStrv) events = yc_store_lines (record);
  const char *const *lines = (const char *const *) events;
  const YcText from = yc_record_head (record, YC_HEAD_FROM);
  if (from.length == 0)
    return yc_journal_begin (database, head, lines, error);
  g_autofree char *origin = yc_text_plain (from);
  g_autofree char *called = yc_text_plain (yc_record_head (record, YC_HEAD_CALLED));
  g_autofree char *unnamed = name || *called ? NULL : yc_store_propose_name (database, origin);
  return yc_branches_begin (database, head, lines, origin, yc_record_fork (record),
                            name      ? name
                            : unnamed ? unnamed
                                      : called,
                            error);
}

static const char *
keep_text (GPtrArray *texts, YcText text)
{
  g_ptr_array_add (texts, yc_text_plain (text));
  return g_ptr_array_index (texts, texts->len - 1);
}

/* When, where and who, as the record says by now; `texts` owns the words. */
static void
take_head (const YcRecord *record, YcLedgerHead *head, YcLedgerSeat *seats, GPtrArray *texts)
{
  const YcSetup *setup = yc_record_setup (record);
  const char *date = keep_text (texts, yc_record_head (record, YC_HEAD_DATE));
  const char *location = keep_text (texts, yc_record_head (record, YC_HEAD_LOCATION));
  for (int seat = 0; seat < setup->n_seats; seat++) {
    seats[seat].color = yc_color_name (setup->seats[seat].color);
    seats[seat].person = keep_text (texts, setup->seats[seat].name);
  }
  head->begun_at = *date ? date : NULL;
  head->location = *location ? location : NULL;
  head->seats = seats;
  head->n_seats = setup->n_seats;
}

gint64
yc_store_write (YcDatabase *database, const YcRecord *record, const char *name, GError **error)
{
  char *own_head = yc_record_write_own_head (record);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  YcLedgerSeat seats[YC_MAX_SEATS];
  YcLedgerHead head = {
    .uuid = keep_text (texts, yc_record_head (record, YC_HEAD_SESSION)),
    .game = yc_record_game (record)->id,
    .rules_version = (int) yc_record_rules_version (record),
    .head = own_head,
  };
  take_head (record, &head, seats, texts);
  gint64 session = write_session (database, record, &head, name, error);
  free (own_head);
  return session;
}

YcDatabase *
yc_store_get_database (YcStore *self)
{
  return self->database;
}

YcStore *
yc_store_begin (YcDatabase *database, const YcRecord *record, const char *name, GError **error)
{
  g_autoptr (YcStore) self = store_new (database);
  self->session = yc_store_write (database, record, name, error);
  return self->session ? g_steal_pointer (&self) : NULL;
}

char *
yc_store_read (YcStore *self, GError **error)
{
  return yc_journal_read_record (self->database, self->session, error);
}

YcStore *
yc_store_open (YcDatabase *database, const char *uuid, GError **error)
{
  g_autoptr (YcStore) self = store_new (database);
  self->session = yc_journal_find (self->database, uuid, error);
  if (!self->session)
    return NULL;
  g_autoptr (YcArchiveEntry) listed = yc_archive_get (self->database, self->session, NULL);
  if (listed && listed->outcome_known)
    self->told_events = listed->n_events;
  return g_steal_pointer (&self);
}

void
yc_store_free (YcStore *self)
{
  g_object_unref (self->database);
  g_free (self);
}

gboolean
yc_store_append (YcStore *self, guint event, const char *line, GError **error)
{
  return yc_journal_append (self->database, self->session, event, line, error);
}

gboolean
yc_store_tell_place (YcStore *self, const char *place, GError **error)
{
  return yc_told_tell (self->database, self->session, YC_TOLD_PLACE, place, error);
}

/* Plays that the table let stand, and events that somebody objected to. */
static void
count_quarrels (const YcRecord *record, const YcTimeline *timeline, YcOutcome *outcome)
{
  for (guint event = 1; event <= yc_record_n_events (record); event++) {
    YcDispute dispute;
    outcome->n_flags += yc_timeline_stand (timeline, event) == YC_ACCEPTED
                        && !yc_timeline_is_since (timeline, event);
    outcome->n_disputes += yc_timeline_dispute (timeline, event, &dispute);
  }
}

/* Whether the table has corrected when, where or with whom it was. */
static gboolean
is_corrected (const YcRecord *record)
{
  for (guint event = 1; event <= yc_record_n_events (record); event++)
    if (yc_record_corrects_head (record, event))
      return TRUE;
  return FALSE;
}

static void
take_corrected (const YcRecord *record, YcReckoning *reckoning)
{
  reckoning->texts = g_ptr_array_new_with_free_func (g_free);
  take_head (record, &reckoning->really, reckoning->seats, reckoning->texts);
  reckoning->outcome.really = &reckoning->really;
}

void
yc_store_take_outcome (const YcRecord *record,
                       YcTimeline *timeline,
                       const char *text,
                       YcReckoning *reckoning)
{
  const YcSetup *setup = yc_record_setup (record);
  const YcPosition *position = yc_timeline_position (timeline);
  for (int seat = 0; seat < setup->n_seats; seat++) {
    reckoning->points[seat] = yc_outcome_points (record, position, seat);
    reckoning->winner[seat] = yc_outcome_is_winner (record, position, seat);
  }
  reckoning->outcome.n_events = yc_record_n_events (record);
  reckoning->outcome.over = yc_record_game (record)->is_over (position);
  reckoning->outcome.points = reckoning->points;
  reckoning->outcome.winner = reckoning->winner;
  reckoning->outcome.n_seats = setup->n_seats;
  count_quarrels (record, timeline, &reckoning->outcome);
  if (is_corrected (record))
    take_corrected (record, reckoning);
  yc_pace_measure (record, timeline, reckoning->paces);
  reckoning->outcome.paces = reckoning->paces;
  reckoning->cases = yc_cases_for_ledger (record, timeline);
  reckoning->outcome.cases = (const YcLedgerCase *) (gpointer) reckoning->cases->data;
  reckoning->outcome.n_cases = reckoning->cases->len;
  if (reckoning->outcome.over)
    reckoning->deeds = yc_deeds_for_ledger (record, timeline);
  reckoning->outcome.deeds = reckoning->deeds;
  yc_search_text_of (record, &reckoning->outcome.text);
  if (text)
    reckoning->outcome.seal = reckoning->seal = yc_seal_of (text);
}

void
yc_store_compare_seal (YcDatabase *database, YcReckoning *reckoning)
{
  g_autofree char *before = yc_caches_get_seal (database, reckoning->outcome.session, NULL);
  if (before && reckoning->seal && !yc_seal_goes_on (reckoning->seal, before))
    reckoning->outcome.seal = NULL;
}

void
yc_reckoning_clear (YcReckoning *self)
{
  g_clear_pointer (&self->cases, g_array_unref);
  g_clear_pointer (&self->texts, g_ptr_array_unref);
  g_clear_pointer (&self->deeds, g_free);
  g_clear_pointer (&self->seal, g_free);
  yc_search_text_clear (&self->outcome.text);
}

void
yc_store_tell_outcome (YcStore *self, const YcRecord *record, YcTimeline *timeline)
{
  YcReckoning reckoning = { .outcome.session = self->session };
  g_autofree char *text = yc_store_read (self, NULL);
  yc_store_take_outcome (record, timeline, text, &reckoning);
  yc_store_compare_seal (self->database, &reckoning);
  g_autoptr (GError) error = NULL;
  if (yc_caches_tell (self->database, &reckoning.outcome, &error))
    self->told_events = reckoning.outcome.n_events;
  else
    g_message ("%s", error->message);
  yc_reckoning_clear (&reckoning);
}

gboolean
yc_store_has_told (YcStore *self, guint n_events)
{
  return self->told_events == n_events;
}

char *
yc_store_get_told (YcStore *self, YcToldKind kind)
{
  return yc_told_get (self->database, self->session, kind, NULL);
}
