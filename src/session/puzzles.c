/* puzzles.c: see puzzles.h. */

#include "puzzles.h"

#include <string.h>

#include "missed.h"
#include "puzzle-private.h"
#include "puzzle-tries.h"
#include "sweep.h"
#include "taught.h"
#include "telling.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcRecord, yc_record_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcTimeline, yc_timeline_free)

/* How often what was found is taken over from the thread, in milliseconds. */
#define TAKE_OVER 200

struct _YcPuzzles {
  GObject parent_instance;

  YcDatabase *database;
  GCancellable *cancellable;
  GListStore *list;
  GArray *tries; /* of YcPuzzleTry */
  guint n_looked;
  guint game; /* of those that the program knows: the one that is looked through */
  gboolean looking;
  guint source;       /* takes over, or 0 */
  GAsyncQueue *found; /* of YcPuzzle, from the thread */
  gint n_thread;      /* sessions looked at there; atomic */
};

G_DEFINE_FINAL_TYPE (YcPuzzles, yc_puzzles, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* What the thread needs. */
typedef struct {
  YcTaught *taught;
  GAsyncQueue *found;
  gint *n_looked;
  GCancellable *cancellable;
} Look;

static void
look_free (gpointer data)
{
  Look *look = data;
  yc_taught_unref (look->taught);
  g_async_queue_unref (look->found);
  g_object_unref (look->cancellable);
  g_free (look);
}

/* ---- In the thread --------------------------------------------------------------------------- */

/* The head without what is known of the session only, and what stood of it when the turn began. */
static char *
text_until (const YcRecord *record, const YcPlayed *played, guint event)
{
  char *all = yc_record_write (record, NULL);
  g_auto (GStrv) lines = g_strsplit (all, "\n", -1);
  GString *text = g_string_new (NULL);
  char line[YC_MAX_LINE + 1];
  free (all);
  const guint n_head = g_strv_length (lines) - 1 - yc_record_n_events (record);
  for (guint i = 0; i < n_head; i++)
    if (!g_str_has_prefix (lines[i], "session "))
      g_string_append_printf (text, "%s\n", lines[i]);
  for (guint i = 0; i < yc_played_get_n_steps (played); i++) {
    const YcPlayedStep *step = yc_played_step (played, i);
    if (step->event > event)
      break;
    yc_play_write (record, step->play, line, sizeof line);
    g_string_append_printf (text, "%s\n", line);
  }
  return g_string_free (text, FALSE);
}

static char **
statements (const YcRecord *record, const GArray *plays)
{
  char **lines = g_new0 (char *, plays->len + 1);
  char line[YC_MAX_LINE + 1];
  for (guint i = 0; i < plays->len; i++) {
    yc_play_write (record, &g_array_index (plays, YcPlay, i), line, sizeof line);
    lines[i] = g_strdup (line);
  }
  return lines;
}

static YcPuzzle *
puzzle_new (const YcArchiveEntry *session,
            const YcRecord *record,
            const YcPlayed *played,
            const YcMissed *missed)
{
  YcPuzzle *puzzle = g_object_new (YC_TYPE_PUZZLE, NULL);
  puzzle->session = session->id;
  puzzle->event = missed->after;
  puzzle->text = text_until (record, played, missed->after);
  puzzle->player = g_strdup (session->seats[missed->seat].person);
  puzzle->day = yc_sweep_day (session);
  puzzle->begun_at = g_strdup (session->begun_at);
  puzzle->seat = missed->seat;
  puzzle->goal = missed->points;
  puzzle->answer = statements (record, missed->plays);
  return puzzle;
}

/* A what-if did not happen, and what was put away counts nowhere. */
static gboolean
look_at (const YcArchiveEntry *session, const char *text, gpointer data)
{
  Look *look = data;
  YcCardsTaken cards = YC_CARDS_MERGED;
  if (g_cancellable_is_cancelled (look->cancellable))
    return FALSE;
  g_atomic_int_inc (look->n_looked);
  if ((session->shelf & (YC_SHELF_OPEN | YC_SHELF_HIDDEN)) == 0)
    return TRUE;
  g_autoptr (YcRecord) record
    = yc_taught_read (look->taught, text, NULL, YC_CARDS_OWN, &cards, NULL);
  if (!record || yc_record_setup (record)->n_seats != session->n_seats)
    return TRUE;
  yc_record_set_live (record);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  g_autoptr (YcPlayed) played = yc_played_new (record, timeline);
  g_autoptr (YcMissedTurns) turns = yc_missed_find (played, look->cancellable);
  for (guint i = 0; turns && i < turns->found->len; i++)
    g_async_queue_push (look->found,
                        puzzle_new (session, record, played, g_ptr_array_index (turns->found, i)));
  return TRUE;
}

/* ---- In the main loop ------------------------------------------------------------------------ */

/* What is due first, and of those what waits longest and then the newest. */
static int
compare (gconstpointer one, gconstpointer other, gpointer data G_GNUC_UNUSED)
{
  YcPuzzle *left = (YcPuzzle *) one, *right = (YcPuzzle *) other;
  g_autoptr (GDateTime) left_due = yc_puzzle_get_due (left);
  g_autoptr (GDateTime) right_due = yc_puzzle_get_due (right);
  const gboolean left_now = yc_puzzle_is_due (left), right_now = yc_puzzle_is_due (right);
  if (left_now != right_now)
    return left_now ? -1 : 1;
  if (left_due && right_due)
    return g_date_time_compare (left_due, right_due);
  if (left_due || right_due)
    return left_due ? -1 : 1;
  const int newest = strcmp (right->begun_at, left->begun_at);
  return newest != 0 ? newest : (int) left->event - (int) right->event;
}

static void
take_try (YcPuzzles *self, YcPuzzle *puzzle)
{
  for (guint i = 0; self->tries && i < self->tries->len; i++) {
    const YcPuzzleTry *try = &g_array_index (self->tries, YcPuzzleTry, i);
    if (try->session != puzzle->session || try->event != puzzle->event)
      continue;
    puzzle->tried_at = g_strdup (try->tried_at);
    puzzle->n_solved = try->solved ? try->n_solved : 0;
    return;
  }
}

static void
take_over (YcPuzzles *self)
{
  YcPuzzle *puzzle;
  while ((puzzle = g_async_queue_try_pop (self->found)) != NULL) {
    take_try (self, puzzle);
    g_list_store_insert_sorted (self->list, puzzle, compare, NULL);
    g_object_unref (puzzle);
  }
  self->n_looked = (guint) g_atomic_int_get (&self->n_thread);
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
take_over_again (gpointer data)
{
  take_over (data);
  return G_SOURCE_CONTINUE;
}

static gboolean
settle (gpointer source G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED, GError **error G_GNUC_UNUSED)
{
  return TRUE;
}

static void look_through_next (YcPuzzles *self);

static void
looked_through (GObject *source, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  YcPuzzles *self = YC_PUZZLES (source);
  g_autoptr (GError) error = NULL;
  if (!g_task_propagate_boolean (G_TASK (result), &error)
      && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_message ("%s", error->message);
  if (!g_cancellable_is_cancelled (self->cancellable))
    look_through_next (self);
}

static void
begin_sweep (YcPuzzles *self, const YcGame *game)
{
  Look *look = g_new0 (Look, 1);
  GTask *task = g_task_new (self, self->cancellable, looked_through, NULL);
  look->taught = yc_taught_load (self->database, game, NULL);
  look->found = g_async_queue_ref (self->found);
  look->n_looked = &self->n_thread; /* the task holds the object */
  look->cancellable = g_object_ref (self->cancellable);
  g_task_set_task_data (task, look, look_free);
  yc_sweep_run (task, self->database, game, look->taught ? look_at : NULL, settle);
}

static void
look_through_next (YcPuzzles *self)
{
  while (yc_tellings[self->game] && !yc_tellings[self->game]->hindsight)
    self->game++;
  if (yc_tellings[self->game]) {
    begin_sweep (self, yc_tellings[self->game++]->game);
    return;
  }
  self->looking = FALSE;
  g_clear_handle_id (&self->source, g_source_remove);
  take_over (self);
}

/* ---- The object ------------------------------------------------------------------------------ */

static void
yc_puzzles_finalize (GObject *object)
{
  YcPuzzles *self = YC_PUZZLES (object);
  yc_puzzles_stop (self);
  g_clear_object (&self->database);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->list);
  g_clear_pointer (&self->tries, g_array_unref);
  g_clear_pointer (&self->found, g_async_queue_unref);
  G_OBJECT_CLASS (yc_puzzles_parent_class)->finalize (object);
}

static void
yc_puzzles_class_init (YcPuzzlesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = yc_puzzles_finalize;
  signals[CHANGED] = g_signal_new ("changed", YC_TYPE_PUZZLES, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
yc_puzzles_init (YcPuzzles *self)
{
  self->cancellable = g_cancellable_new ();
  self->list = g_list_store_new (YC_TYPE_PUZZLE);
  self->found = g_async_queue_new_full (g_object_unref);
}

YcPuzzles *
yc_puzzles_new (YcDatabase *database)
{
  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  YcPuzzles *self = g_object_new (YC_TYPE_PUZZLES, NULL);
  g_autoptr (GError) error = NULL;
  self->database = g_object_ref (database);
  self->tries = yc_puzzle_tries_list (database, &error);
  if (error)
    g_message ("%s", error->message);
  self->looking = TRUE;
  self->source = g_timeout_add (TAKE_OVER, take_over_again, self);
  look_through_next (self);
  return self;
}

void
yc_puzzles_stop (YcPuzzles *self)
{
  g_return_if_fail (YC_IS_PUZZLES (self));

  g_cancellable_cancel (self->cancellable);
  g_clear_handle_id (&self->source, g_source_remove);
  self->looking = FALSE;
}

GListModel *
yc_puzzles_get_list (YcPuzzles *self)
{
  g_return_val_if_fail (YC_IS_PUZZLES (self), NULL);

  return G_LIST_MODEL (self->list);
}

guint
yc_puzzles_get_n_looked (YcPuzzles *self)
{
  g_return_val_if_fail (YC_IS_PUZZLES (self), 0);

  return self->n_looked;
}

gboolean
yc_puzzles_is_looking (YcPuzzles *self)
{
  g_return_val_if_fail (YC_IS_PUZZLES (self), FALSE);

  return self->looking;
}

void
yc_puzzles_sort (YcPuzzles *self)
{
  g_return_if_fail (YC_IS_PUZZLES (self));

  g_list_store_sort (self->list, compare, NULL);
}
