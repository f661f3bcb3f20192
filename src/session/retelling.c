/* retelling.c: outcomes are a cache; this fills it.
 *
 * The ledger belongs to the main thread, and the rules to any: texts go to the thread, outcomes
 * come back. */

#include "retelling.h"

#include "caches.h"
#include "journal.h"
#include "store.h"
#include "taught.h"

/* What the main loop does at once: lines read, and sessions told in one transaction. */
#define LINES_AT_ONCE    200
#define SESSIONS_AT_ONCE 12

/* A session on its way: its text, and what the rules make of it. */
typedef struct {
  GString *text;
  const YcTaught *taught; /* borrowed from the batch */
  unsigned n_lines;
  YcReckoning reckoning; /* of 0 seats while it is not known */
} Reading;

/* Sessions that go to the thread together. */
typedef struct {
  GPtrArray *readings;
  GHashTable *taught; /* what the table knows of its cards, by game */
  gint64 unread;      /* what is left when these are told */
} Batch;

struct _YcRetelling {
  GObject parent_instance;

  YcDatabase *database; /* borrowed; NULL once it has gone */
  Batch *batch;         /* that is being filled, or NULL */
  Reading *reading;     /* the session in it that is being read, or NULL */
  guint source;         /* the idle source that reads on, or 0 */
  guint run;            /* counts how often it began: what an older thread says is void */
  gint64 all, unread;   /* when it began, and now */
};

enum { PROP_0, PROP_PROGRESS, N_PROPS };
enum { SIGNAL_TOLD, N_SIGNALS };

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (YcRetelling, yc_retelling, G_TYPE_OBJECT)

static void
reading_free (gpointer data)
{
  Reading *reading = data;
  g_string_free (reading->text, TRUE);
  yc_reckoning_clear (&reading->reckoning);
  g_free (reading);
}

static Batch *
batch_new (gint64 unread)
{
  Batch *batch = g_new0 (Batch, 1);
  batch->readings = g_ptr_array_new_with_free_func (reading_free);
  batch->taught
    = g_hash_table_new_full (g_direct_hash, g_direct_equal, NULL, (GDestroyNotify) yc_taught_unref);
  batch->unread = unread;
  return batch;
}

static void
batch_free (gpointer data)
{
  Batch *batch = data;
  g_ptr_array_unref (batch->readings);
  g_hash_table_unref (batch->taught);
  g_free (batch);
}

static void
set_unread (YcRetelling *self, gint64 unread)
{
  self->unread = unread;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
}

/* It is not lost: the ledger knows what is left. */
static void
give_up (YcRetelling *self, const GError *error)
{
  g_message ("%s", error->message);
  g_clear_pointer (&self->batch, batch_free);
  self->reading = NULL;
  set_unread (self, 0);
}

/* ---- In the thread -------------------------------------------------------------------------- */

static void
judge (Reading *reading)
{
  YcCardsTaken cards = YC_CARDS_MERGED;
  YcRecord *record
    = yc_taught_read (reading->taught, reading->text->str, NULL, YC_CARDS_OWN, &cards, NULL);
  if (!record)
    return;
  yc_record_set_live (record);
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  yc_store_take_outcome (record, timeline, reading->text->str, &reading->reckoning);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

static void
judge_all (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data, GCancellable *c G_GNUC_UNUSED)
{
  const Batch *batch = data;
  for (guint i = 0; i < batch->readings->len; i++)
    judge (g_ptr_array_index (batch->readings, i));
  g_task_return_boolean (task, TRUE);
}

/* ---- In the main loop ----------------------------------------------------------------------- */

static void read_on_later (YcRetelling *self);

static gboolean
tell (YcRetelling *self, const Batch *batch, GError **error)
{
  g_autoptr (GArray) outcomes = g_array_new (FALSE, FALSE, sizeof (YcOutcome));
  for (guint i = 0; i < batch->readings->len; i++) {
    Reading *reading = g_ptr_array_index (batch->readings, i);
    yc_store_compare_seal (self->database, &reading->reckoning);
    g_array_append_val (outcomes, reading->reckoning.outcome);
  }
  return yc_caches_tell_read (self->database, (const YcOutcome *) (gpointer) outcomes->data,
                              outcomes->len, batch->unread, error);
}

static void
judged (GObject *source, GAsyncResult *result, gpointer run)
{
  YcRetelling *self = YC_RETELLING (source);
  const Batch *batch = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  if (!self->database || GPOINTER_TO_UINT (run) != self->run)
    return;
  if (!tell (self, batch, &error)) {
    give_up (self, error);
    return;
  }
  for (guint i = 0; i < batch->readings->len; i++) {
    const Reading *reading = g_ptr_array_index (batch->readings, i);
    g_signal_emit (self, signals[SIGNAL_TOLD], 0, reading->reckoning.outcome.session);
  }
  set_unread (self, batch->unread);
  if (self->unread > 0)
    read_on_later (self);
  else
    yc_retelling_go_on (self); /* with what was brought meanwhile */
}

static void
hand_over (YcRetelling *self)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, judged, GUINT_TO_POINTER (self->run));
  g_task_set_task_data (task, g_steal_pointer (&self->batch), batch_free);
  g_task_run_in_thread (task, judge_all);
}

/* What the table knows of the cards of a game, read once for all in the batch; NULL on error. */
static const YcTaught *
taught_for (YcRetelling *self, const char *id, GError **error)
{
  const YcGame *game = yc_game_find (id);
  YcTaught *taught = g_hash_table_lookup (self->batch->taught, game);
  if (!taught) {
    taught = yc_taught_load (game ? self->database : NULL, game, error);
    if (taught)
      g_hash_table_insert (self->batch->taught, (gpointer) game, taught);
  }
  return taught;
}

/* Takes up the next session; FALSE if there is none, and on error. */
static gboolean
begin_reading (YcRetelling *self, GError **error)
{
  g_autofree char *game = NULL;
  const gint64 session = yc_caches_next_unread (self->database, self->batch->unread, &game, error);
  const YcTaught *taught = session > 0 ? taught_for (self, game, error) : NULL;
  g_autofree char *head = taught ? yc_journal_read_head (self->database, session, error) : NULL;
  if (session == 0)
    self->batch->unread = 0;
  if (!head)
    return FALSE;
  self->reading = g_new0 (Reading, 1);
  self->reading->text = g_string_new (head);
  self->reading->taught = taught;
  self->reading->reckoning.outcome.session = session;
  g_ptr_array_add (self->batch->readings, self->reading);
  self->batch->unread = session - 1;
  return TRUE;
}

static void
add_line (unsigned number, const char *text, gpointer data)
{
  Reading *reading = data;
  g_string_append (reading->text, text);
  g_string_append_c (reading->text, '\n');
  reading->n_lines = number;
}

/* Reads some lines of the session; FALSE on error. */
static gboolean
read_lines (YcRetelling *self, GError **error)
{
  const unsigned before = self->reading->n_lines;
  if (!yc_journal_read_some (self->database, self->reading->reckoning.outcome.session, before,
                             LINES_AT_ONCE, add_line, self->reading, error))
    return FALSE;
  if (self->reading->n_lines - before < LINES_AT_ONCE)
    self->reading = NULL;
  return TRUE;
}

/* G_SOURCE_REMOVE when the thread is to do something. */
static gboolean
read_on (gpointer data)
{
  YcRetelling *self = data;
  g_autoptr (GError) error = NULL;
  gboolean more;
  if (!self->batch)
    self->batch = batch_new (self->unread);
  if (self->reading)
    more = read_lines (self, &error);
  else
    more = self->batch->readings->len < SESSIONS_AT_ONCE && begin_reading (self, &error);
  if (more)
    return G_SOURCE_CONTINUE;
  self->source = 0;
  if (error)
    give_up (self, error);
  else
    hand_over (self);
  return G_SOURCE_REMOVE;
}

static void
read_on_later (YcRetelling *self)
{
  if (self->source == 0)
    self->source = g_idle_add_full (G_PRIORITY_LOW, read_on, self, NULL);
}

/* ---- The object ----------------------------------------------------------------------------- */

static void
stop (YcRetelling *self)
{
  self->run++;
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->batch, batch_free);
  self->reading = NULL;
}

/* The ledger is going. */
static void
abandon (gpointer data)
{
  YcRetelling *self = data;
  stop (self);
  self->database = NULL;
  g_object_unref (self);
}

static void
yc_retelling_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_PROGRESS)
    g_value_set_double (value, yc_retelling_get_progress (YC_RETELLING (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
yc_retelling_class_init (YcRetellingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  object_class->get_property = yc_retelling_get_property;
  props[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, 0, 1, 1,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[SIGNAL_TOLD] = g_signal_new ("told", YC_TYPE_RETELLING, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
}

static void
yc_retelling_init (YcRetelling *self G_GNUC_UNUSED)
{
}

YcRetelling *
yc_retelling_of (YcDatabase *database)
{
  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  YcRetelling *self = g_object_get_data (G_OBJECT (database), "retelling");
  if (!self) {
    self = g_object_new (YC_TYPE_RETELLING, NULL);
    self->database = database;
    g_object_set_data_full (G_OBJECT (database), "retelling", self, abandon);
  }
  return self;
}

void
yc_retelling_go_on (YcRetelling *self)
{
  g_return_if_fail (YC_IS_RETELLING (self));

  if (self->unread > 0)
    return;
  g_autoptr (GError) error = NULL;
  self->all = yc_caches_get_unread (self->database, &error);
  if (error) {
    give_up (self, error);
    return;
  }
  if (self->all == 0)
    return;
  set_unread (self, self->all);
  read_on_later (self);
}

void
yc_retelling_start_over (YcRetelling *self)
{
  g_return_if_fail (YC_IS_RETELLING (self));

  g_autoptr (GError) error = NULL;
  stop (self);
  self->unread = 0;
  if (yc_caches_forget (self->database, &error))
    yc_retelling_go_on (self);
  else
    give_up (self, error);
}

double
yc_retelling_get_progress (YcRetelling *self)
{
  g_return_val_if_fail (YC_IS_RETELLING (self), 1);

  return self->unread > 0 ? (double) (self->all - self->unread) / (double) self->all : 1;
}

void
yc_retelling_finish (YcRetelling *self)
{
  g_return_if_fail (YC_IS_RETELLING (self));

  while (self->unread > 0)
    g_main_context_iteration (NULL, TRUE);
}
