/* puzzles.c: see puzzles.h. */

#include "puzzles.h"

#include <string.h>

#include "archive.h"
#include "journal.h"
#include "missed.h"
#include "puzzle-finds.h"
#include "puzzle-private.h"
#include "puzzle-tries.h"
#include "sweep.h"
#include "taught.h"
#include "telling.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcRecord, yc_record_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcTimeline, yc_timeline_free)

struct _YcPuzzles {
  GObject parent_instance;

  YcDatabase *database;
  GCancellable *cancellable;
  GListStore *list; /* NULL: what is found is only kept */
  GArray *tries;    /* of YcPuzzleTry */
  guint n_looked;
  gboolean looking;
  guint game;       /* of those that the program knows: the next one to be looked through */
  YcTaught *taught; /* of the one before */
  GArray *left;     /* of YcUnsearched: its sessions */
  guint next;       /* of them */
};

G_DEFINE_FINAL_TYPE (YcPuzzles, yc_puzzles, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* One session, in the thread. */
typedef struct {
  YcUnsearched session;
  guint n_seats;
  char *text;
  YcTaught *taught;
  GArray *finds; /* of YcPuzzleFind */
} Look;

static void
look_free (gpointer data)
{
  Look *look = data;
  g_free (look->text);
  yc_taught_unref (look->taught);
  g_array_unref (look->finds);
  g_free (look);
}

/* ---- In the thread --------------------------------------------------------------------------- */

/* The head without what is known of the session only, and what stood of it when the turn began. */
static char *
text_until (const YcRecord *record, const YcPlayed *played, guint event)
{
  char *head = yc_record_write_head_as (record, &(YcIdentity){ 0 }, FALSE);
  GString *text = g_string_new (head);
  char line[YC_MAX_LINE + 1];
  free (head);
  for (guint i = 0; i < yc_played_get_n_steps (played); i++) {
    const YcPlayedStep *step = yc_played_step (played, i);
    if (step->event > event)
      break;
    yc_play_write (record, step->play, line, sizeof line);
    g_string_append_printf (text, "%s\n", line);
  }
  return g_string_free (text, FALSE);
}

static char *
statements (const YcRecord *record, const GArray *plays)
{
  GString *lines = g_string_new (NULL);
  char line[YC_MAX_LINE + 1];
  for (guint i = 0; i < plays->len; i++) {
    yc_play_write (record, &g_array_index (plays, YcPlay, i), line, sizeof line);
    g_string_append_printf (lines, "%s%s", i > 0 ? "\n" : "", line);
  }
  return g_string_free (lines, FALSE);
}

static void
look_at (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data, GCancellable *cancellable)
{
  Look *look = data;
  YcCardsTaken cards = YC_CARDS_MERGED;
  g_autoptr (YcRecord) record
    = yc_taught_read (look->taught, look->text, NULL, YC_CARDS_OWN, &cards, NULL);
  if (record && yc_record_setup (record)->n_seats == look->n_seats) {
    yc_record_set_live (record);
    g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
    g_autoptr (YcPlayed) played = yc_played_new (record, timeline);
    g_autoptr (YcMissedTurns) turns = yc_missed_find (played, cancellable);
    for (guint i = 0; turns && i < turns->found->len; i++) {
      const YcMissed *missed = g_ptr_array_index (turns->found, i);
      const YcPuzzleFind find = { .session = look->session.session,
                                  .event = missed->after,
                                  .seat = missed->seat,
                                  .goal = missed->points,
                                  .text = text_until (record, played, missed->after),
                                  .answer = statements (record, missed->plays) };
      g_array_append_val (look->finds, find);
    }
  }
  g_task_return_boolean (task, TRUE);
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
add_find (YcPuzzles *self, const YcArchiveEntry *session, const YcPuzzleFind *find)
{
  if (find->seat >= (int) session->n_seats)
    return;
  g_autoptr (YcPuzzle) puzzle = g_object_new (YC_TYPE_PUZZLE, NULL);
  puzzle->session = find->session;
  puzzle->event = find->event;
  puzzle->text = g_strdup (find->text);
  puzzle->player = g_strdup (session->seats[find->seat].person);
  puzzle->day = yc_sweep_day (session);
  puzzle->begun_at = g_strdup (session->begun_at);
  puzzle->seat = find->seat;
  puzzle->goal = find->goal;
  puzzle->answer = g_strsplit (find->answer, "\n", -1);
  take_try (self, puzzle);
  g_list_store_insert_sorted (self->list, puzzle, compare, NULL);
}

/* All of the array, whose sessions follow one another. */
static void
add_finds (YcPuzzles *self, const GArray *finds)
{
  g_autoptr (YcArchiveEntry) session = NULL;
  for (guint i = 0; self->list && i < finds->len; i++) {
    const YcPuzzleFind *find = &g_array_index (finds, YcPuzzleFind, i);
    if (!session || session->id != find->session) {
      g_clear_pointer (&session, yc_archive_entry_free);
      session = yc_archive_get (self->database, find->session, NULL);
    }
    if (session)
      add_find (self, session, find);
  }
}

static void look_through_next (YcPuzzles *self);

static void
looked_through (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  g_autoptr (YcPuzzles) self = data;
  const Look *look = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  /* a search that was given up has not seen everything */
  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    return;
  if (!yc_puzzle_finds_keep (self->database, &look->session, look->finds, &error))
    g_message ("%s", error->message);
  add_finds (self, look->finds);
  self->n_looked++;
  g_signal_emit (self, signals[CHANGED], 0);
  look_through_next (self);
}

/* The sessions of the next game in which anything can be found; FALSE if there is none. */
static gboolean
begin_game (YcPuzzles *self)
{
  g_autoptr (GError) error = NULL;
  while (yc_tellings[self->game] && !yc_tellings[self->game]->hindsight)
    self->game++;
  if (!yc_tellings[self->game])
    return FALSE;
  const YcGame *game = yc_tellings[self->game++]->game;
  g_clear_pointer (&self->left, g_array_unref);
  g_clear_pointer (&self->taught, yc_taught_unref);
  self->next = 0;
  self->taught = yc_taught_load (self->database, game, NULL);
  self->left = yc_puzzle_finds_unsearched (self->database, game->id, &error);
  if (error)
    g_message ("%s", error->message);
  return TRUE;
}

static void
look_through (YcPuzzles *self, const YcUnsearched *session)
{
  g_autoptr (YcArchiveEntry) entry = yc_archive_get (self->database, session->session, NULL);
  g_autofree char *text = yc_journal_read_record (self->database, session->session, NULL);
  /* not as its source: the thread may be the last to let go of that */
  g_autoptr (GTask) task
    = g_task_new (NULL, self->cancellable, looked_through, g_object_ref (self));
  Look *look = g_new0 (Look, 1);
  look->session = *session;
  look->n_seats = entry ? entry->n_seats : 0;
  look->text = text ? g_steal_pointer (&text) : g_strdup ("");
  look->taught = yc_taught_ref (self->taught);
  look->finds = g_array_new (FALSE, FALSE, sizeof (YcPuzzleFind));
  g_array_set_clear_func (look->finds, yc_puzzle_find_clear);
  g_task_set_task_data (task, look, look_free);
  g_task_run_in_thread (task, look_at);
}

static void
look_through_next (YcPuzzles *self)
{
  if (g_cancellable_is_cancelled (self->cancellable))
    return;
  while (!self->taught || !self->left || self->next == self->left->len)
    if (!begin_game (self)) {
      self->looking = FALSE;
      g_signal_emit (self, signals[CHANGED], 0);
      return;
    }
  look_through (self, &g_array_index (self->left, YcUnsearched, self->next++));
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
  g_clear_pointer (&self->left, g_array_unref);
  g_clear_pointer (&self->taught, yc_taught_unref);
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
}

/* What was found before is there at once. */
static void
list_what_is_kept (YcPuzzles *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) finds = yc_puzzle_finds_list (self->database, &error);
  if (finds)
    self->tries = yc_puzzle_tries_list (self->database, &error);
  if (error)
    g_message ("%s", error->message);
  self->list = g_list_store_new (YC_TYPE_PUZZLE);
  self->n_looked = yc_puzzle_finds_count_searched (self->database);
  if (finds)
    add_finds (self, finds);
}

YcPuzzles *
yc_puzzles_fill (YcDatabase *database)
{
  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  YcPuzzles *self = g_object_new (YC_TYPE_PUZZLES, NULL);
  self->database = g_object_ref (database);
  self->looking = TRUE;
  look_through_next (self);
  return self;
}

YcPuzzles *
yc_puzzles_new (YcDatabase *database)
{
  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  YcPuzzles *self = g_object_new (YC_TYPE_PUZZLES, NULL);
  self->database = g_object_ref (database);
  self->looking = TRUE;
  list_what_is_kept (self);
  look_through_next (self);
  return self;
}

void
yc_puzzles_stop (YcPuzzles *self)
{
  g_return_if_fail (YC_IS_PUZZLES (self));

  g_cancellable_cancel (self->cancellable);
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
