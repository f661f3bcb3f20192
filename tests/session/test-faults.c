/* test-faults.c: a whole recorded game of each kind on a disk that fails: at each play every act of
 * the disk fails in its turn, and the power goes. What is shown stays, what was refused is nowhere,
 * and the game goes on once the disk is whole. */

#include <string.h>

#include "archive.h"
#include "database-private.h"
#include "failing-vfs.h"
#include "journal.h"
#include "samples.h"
#include "shelf.h"

#include <sqlite3.h>

/* Without -m slow every so many plays are under attack, another lot each time. */
#define QUICK_STRIDE 32

/* One way in which the disk can let the table down. */
typedef struct {
  const char *name;
  DiskAct act;
  int code; /* 0: the power goes */
  YcLedgerError kind;
  gboolean lasting;  /* until the table has seen to it */
  gboolean gives_up; /* the table does not see to it, but closes all, and opens it the next day */
} Fault;

/* A game that is recorded from its head to its end. */
typedef struct {
  Shelf shelf;
  const Fault *fault;
  char *head, *uuid;
  GStrv lines;
  YcSession *session;
  YcPosition *shown; /* before what is tried */
  guint n_played, n_told, n_faults;
} Game;

typedef gboolean (*Step) (Game *game, GError **error);

/* ---- What is done ---------------------------------------------------------------------------- */

/* A checkpoint every few pages, as a long game has them. */
static gboolean
open_ledger (Game *game, GError **error)
{
  game->shelf.database = yc_database_open (game->shelf.path, error);
  if (!game->shelf.database)
    return FALSE;
  sqlite3_wal_autocheckpoint (yc_database_get_handle (game->shelf.database), 6);
  return TRUE;
}

static void
count_failure (YcSession *session G_GNUC_UNUSED, GError *error, Game *game)
{
  g_assert_error (error, YC_LEDGER_ERROR, (int) game->fault->kind);
  game->n_told++;
}

/* Takes the session over. */
static gboolean
sit_down (Game *game, YcSession *session)
{
  game->session = session;
  if (!session)
    return FALSE;
  g_signal_connect (session, "store-failed", G_CALLBACK (count_failure), game);
  return TRUE;
}

static gboolean
begin (Game *game, GError **error)
{
  return sit_down (game, yc_session_begin (game->shelf.database, game->head, error));
}

static gboolean
open_again (Game *game, GError **error)
{
  return sit_down (game, yc_session_open (game->shelf.database, game->uuid, error));
}

static gboolean
play (Game *game, GError **error)
{
  if (yc_session_record (game->session, game->lines[game->n_played], error) == 0)
    return FALSE;
  game->n_played++;
  return TRUE;
}

static void
leave (Game *game)
{
  g_clear_object (&game->session);
  g_clear_object (&game->shelf.database);
}

/* ---- What is there --------------------------------------------------------------------------- */

static void
sure (Game *game, Step step)
{
  g_autoptr (GError) error = NULL;
  const gboolean done = step (game, &error);

  g_assert_no_error (error);
  g_assert_true (done);
}

static gsize
position_size (Game *game)
{
  return yc_session_get_game (game->session)->position_size;
}

static void
look (Game *game)
{
  if (game->session)
    memcpy (game->shown, yc_session_get_position (game->session), position_size (game));
  game->n_told = 0;
}

/* A line of the journal is the statement as it was told, behind its time. */
static void
assert_line (unsigned number, const char *text, gpointer data)
{
  const Game *game = data;
  const char *line = game->lines[number - 1];

  g_assert_true (g_str_has_suffix (text, line[0] == '@' ? strchr (line, ' ') + 1 : line));
}

/* The ledger has what is shown, each play once and in its order, and nothing else. */
static void
assert_kept (Game *game)
{
  g_autoptr (GError) error = NULL;
  const gint64 id = yc_journal_find (game->shelf.database, game->uuid, &error);
  g_autoptr (YcArchiveEntry) entry
    = id > 0 ? yc_archive_get (game->shelf.database, id, &error) : NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (entry->n_events, ==, game->n_played);
  yc_journal_read (game->shelf.database, id, assert_line, game, &error);
  g_assert_no_error (error);
}

/* A file of which something cannot be read however often it is looked at is told to be damaged:
 * what else is in it can be saved. */
static void
assert_named (const Fault *fault, const GError *error)
{
  if (fault->act != DISK_READ || !fault->lasting
      || !g_error_matches (error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_DAMAGED))
    g_assert_error (error, YC_LEDGER_ERROR, (int) fault->kind);
}

/* What failed was told once, by its name, and is not on the table. */
static void
assert_as_before (Game *game, const GError *error)
{
  assert_named (game->fault, error);
  g_assert_nonnull (strstr (error->message, game->shelf.path));
  if (!game->session)
    return;
  g_assert_cmpuint (game->n_told, ==, 1);
  g_assert_cmpuint (yc_session_get_n_events (game->session), ==, game->n_played);
  g_assert_cmpmem (yc_session_get_position (game->session), position_size (game), game->shown,
                   position_size (game));
}

/* ---- What goes wrong ------------------------------------------------------------------------- */

static void
arm (const Fault *fault, guint nth)
{
  if (fault->code)
    failing_vfs_arm (fault->act, nth, fault->code, fault->lasting);
  else if (fault->lasting)
    failing_vfs_tear_power_at (nth, (guint32) g_test_rand_int ());
  else
    failing_vfs_cut_power_at (nth);
}

/* All is closed on a disk that still fails; the next day the play in flight may be there, no other,
 * and what is there is what was shown. Returns whether it is. */
static gboolean
come_back (Game *game)
{
  leave (game);
  failing_vfs_disarm ();
  sure (game, open_ledger);
  sure (game, open_again);
  const guint n = yc_session_get_n_events (game->session);
  const gboolean arrived = n == game->n_played + 1;

  g_assert_true (arrived || n == game->n_played);
  game->n_played = n;
  assert_kept (game);
  return arrived;
}

/* Returns whether it was done in spite of it. */
static gboolean
fails_once (Game *game, Step step, guint nth)
{
  g_autoptr (GError) error = NULL, again = NULL;

  look (game);
  arm (game->fault, nth);
  if (step (game, &error)) {
    game->n_faults += (guint) failing_vfs_disarm ();
    return TRUE;
  }
  game->n_faults++;
  assert_as_before (game, error);
  if (game->fault->gives_up && step == play)
    return come_back (game);
  if (game->fault->lasting) {
    look (game);
    g_assert_false (step (game, &again));
    assert_as_before (game, again);
  }
  g_assert_true (failing_vfs_disarm ());
  if (game->session)
    assert_kept (game);
  return FALSE;
}

/* Each act of the disk that the step needs fails in its turn, until it can be done in spite of it.
 */
static void
whatever_fails (Game *game, Step step)
{
  guint nth = 1;

  while (!fails_once (game, step, nth))
    nth++;
}

/* ---- A game ---------------------------------------------------------------------------------- */

/* The plays of the record, with something said or taken back in between. */
static GStrv
lines_of (const char *text)
{
  static const char *const between[] = { "table undo",
                                         "table redo",
                                         "table note \"what a disk\"",
                                         "table note 1 \"and again\"",
                                         "table dispute 1 \"was it so?\"",
                                         "table settle 1 left",
                                         "table head location \"At Bo's\"",
                                         NULL };
  g_auto (GStrv) plays = yc_sample_events (text);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  for (guint i = 0; plays[i]; i++) {
    g_strv_builder_add (lines, plays[i]);
    if (i == 20)
      g_strv_builder_addv (lines, (const char **) between);
  }
  return g_strv_builder_end (lines);
}

static Game *
game_new (const char *name, const Fault *fault)
{
  g_autofree char *text = yc_sample_text (name);
  g_autoptr (YcSession) whole = yc_session_read (text, -1, NULL);
  Game *game = g_new0 (Game, 1);

  shelf_set_up (&game->shelf, NULL);
  g_clear_object (&game->shelf.database);
  game->fault = fault;
  game->head = yc_sample_beginning (text, 0);
  game->uuid = g_strdup (yc_session_get_uuid (whole));
  game->lines = lines_of (text);
  game->shown = g_malloc (yc_session_get_game (whole)->position_size);
  return game;
}

static void
game_free (Game *game)
{
  leave (game);
  shelf_tear_down (&game->shelf, NULL);
  g_free (game->head);
  g_free (game->uuid);
  g_free (game->shown);
  g_strfreev (game->lines);
  g_free (game);
}

/* The beginning and the end always, and of the rest some, or all. */
static gboolean
is_attacked (const Game *game, guint offset)
{
  const guint left = g_strv_length (game->lines) - game->n_played;

  return g_test_slow () || game->n_played < 2 || left <= 2
         || game->n_played % QUICK_STRIDE == offset;
}

static void
play_game (const char *name, const Fault *fault)
{
  Game *game = game_new (name, fault);
  const guint offset = (guint) g_test_rand_int_range (0, QUICK_STRIDE);

  whatever_fails (game, open_ledger);
  if (fault->gives_up)
    sure (game, begin);
  else
    whatever_fails (game, begin);
  while (game->lines[game->n_played])
    if (is_attacked (game, offset))
      whatever_fails (game, play);
    else
      sure (game, play);
  assert_kept (game);
  leave (game);
  whatever_fails (game, open_ledger);
  whatever_fails (game, open_again);
  g_assert_cmpuint (yc_session_get_n_events (game->session), ==, game->n_played);
  g_test_message ("%s: %u faults", name, game->n_faults);
  g_assert_cmpuint (game->n_faults, >, 0);
  game_free (game);
}

static void
a_game_goes_on (gconstpointer data)
{
  play_game ("board-3p", data);
  play_game ("card-3p", data);
}

#define ONCE(name, act, code, kind)                                                                \
  {                                                                                                \
    name, act, code, YC_LEDGER_ERROR_##kind, FALSE, FALSE                                          \
  }
#define LASTING(name, act, code, kind)                                                             \
  {                                                                                                \
    name "/lasting", act, code, YC_LEDGER_ERROR_##kind, TRUE, FALSE                                \
  }
#define GIVEN_UP(name, act, code, kind)                                                            \
  {                                                                                                \
    name "/given-up", act, code, YC_LEDGER_ERROR_##kind, TRUE, TRUE                                \
  }
#define EACH(name, act, code, kind)                                                                \
  ONCE (name, act, code, kind), LASTING (name, act, code, kind), GIVEN_UP (name, act, code, kind)

static const Fault faults[] = {
  EACH ("full", DISK_WRITE, SQLITE_FULL, DISK_FULL),
  EACH ("write", DISK_WRITE, SQLITE_IOERR_WRITE, IO),
  EACH ("sync", DISK_SYNC, SQLITE_IOERR_FSYNC, IO),
  EACH ("read", DISK_READ, SQLITE_IOERR_READ, IO),
  EACH ("open", DISK_OPEN, SQLITE_CANTOPEN, READ_ONLY_FOLDER),
  EACH ("lock", DISK_LOCK, SQLITE_IOERR_LOCK, IO),
  EACH ("busy", DISK_LOCK, SQLITE_BUSY, BUSY),
  EACH ("truncate", DISK_TRUNCATE, SQLITE_IOERR_TRUNCATE, IO),
  { "power", DISK_WRITE, 0, YC_LEDGER_ERROR_IO, FALSE, TRUE },
  { "power/torn", DISK_WRITE, 0, YC_LEDGER_ERROR_IO, TRUE, TRUE },
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  failing_vfs_install ();
  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++) {
    g_autofree char *path = g_strconcat ("/session/faults/", faults[i].name, NULL);

    g_test_add_data_func (path, &faults[i], a_game_goes_on);
  }
  return g_test_run ();
}
