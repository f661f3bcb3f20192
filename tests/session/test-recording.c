/* test-recording.c: what one recorded play takes: it is read, written and judged once. The linker
 * leads every reading and writing of a statement past here. */

#include "shelf.h"
#include "view.h"

static const char head[] = "yellowcake 1\ngame manhattan-project\n"
                           "player red \"Ana\"\nplayer blue \"Bo\"\nplayer green \"Cy\"\n"
                           "market 01 11 21 02 12 22 37\nbombs 03 15 24 07\n";

static guint n_read, n_written;

bool __real_yc_statement_read (gpointer reader, YcPlay *play);
bool __wrap_yc_statement_read (gpointer reader, YcPlay *play);
void __real_yc_statement_write (gpointer writer, const YcPlay *play);
void __wrap_yc_statement_write (gpointer writer, const YcPlay *play);

bool
__wrap_yc_statement_read (gpointer reader, YcPlay *play)
{
  n_read++;
  return __real_yc_statement_read (reader, play);
}

void
__wrap_yc_statement_write (gpointer writer, const YcPlay *play)
{
  n_written++;
  __real_yc_statement_write (writer, play);
}

static YcPlay
play_of (YcSession *session, const char *line)
{
  YcPlay play;

  g_assert_true (yc_session_read_play (session, line, &play, NULL));
  return play;
}

/* Records a play and counts. */
static void
assert_once (YcSession *session, const YcPlay *play)
{
  YcTimeline *timeline = yc_session_get_timeline (session);
  const guint64 judged = yc_timeline_n_judged (timeline);
  const guint64 applied = yc_timeline_n_applied (timeline);

  n_read = n_written = 0;
  g_assert_cmpuint (yc_session_record_play (session, play, NULL), >, 0);
  g_assert_cmpuint (n_read, ==, 1);
  g_assert_cmpuint (n_written, ==, 1);
  g_assert_cmpuint (yc_timeline_n_judged (timeline), ==, judged + 1);
  g_assert_cmpuint (yc_timeline_n_applied (timeline), ==, applied + 1);
}

static void
test_play (void)
{
  g_autoptr (YcSession) session = shelf_begin (NULL, head);
  const YcPlay place = play_of (session, "red place factory-2 L"),
               end = play_of (session, "red end");

  assert_once (session, &place);
  assert_once (session, &end);
}

/* The first play of a session that was opened reads no other than its own line. */
static void
test_first_play (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  YcSession *begun = shelf_begin (shelf->database, head);
  g_autofree char *uuid = g_strdup (yc_session_get_uuid (begun));

  shelf_record (begun, "red place factory-2 L");
  g_object_unref (begun);
  shelf_reopen (shelf);
  g_autoptr (YcSession) session = yc_session_open (shelf->database, uuid, NULL);
  const YcPlay end = yc_play_begin (YC_END, YC_RED);
  assert_once (session, &end);
}

/* What is typed is read, and then read back like everything else. */
static void
test_typed (void)
{
  g_autoptr (YcSession) session = shelf_begin (NULL, head);

  n_read = n_written = 0;
  shelf_record (session, "red place factory-2 L");
  g_assert_cmpuint (n_read, ==, 2);
  g_assert_cmpuint (n_written, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/recording/play", test_play);
  g_test_add ("/recording/first-play", Shelf, NULL, shelf_set_up, test_first_play, shelf_tear_down);
  g_test_add_func ("/recording/typed", test_typed);
  return g_test_run ();
}
