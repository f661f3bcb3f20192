/* test-asking.c: the judge is asked at a view: of any event, for any seat, as if it were its turn.
 * The file of sessions stays as it is, byte for byte. */

#include "composer.h"
#include "play.h"
#include "samples.h"
#include "shelf.h"
#include "view.h"

#include <string.h>

#define RECORDED  100
#define QUESTIONS 1000

static YcSession *
record_sample (YcDatabase *database, const char *name)
{
  g_autofree char *text = yc_sample_text (name);
  g_autofree char *head = yc_sample_beginning (text, 0);
  g_auto (GStrv) events = yc_sample_events (text);
  YcSession *session = shelf_begin (database, head);

  for (guint i = 0; events[i] != NULL && i < RECORDED; i++)
    shelf_record (session, events[i]);
  return session;
}

/* The file and what is written ahead of it. */
static GBytes *
bytes_of (const char *path)
{
  g_autoptr (GByteArray) all = g_byte_array_new ();
  const char *const endings[] = { "", "-wal" };

  for (gsize i = 0; i < G_N_ELEMENTS (endings); i++) {
    g_autofree char *name = g_strconcat (path, endings[i], NULL);
    g_autofree char *text = NULL;
    gsize length = 0;

    if (g_file_get_contents (name, &text, &length, NULL))
      g_byte_array_append (all, (const guint8 *) text, (guint) length);
  }
  return g_byte_array_free_to_bytes (g_steal_pointer (&all));
}

/* ---- Nothing is written ---- */

/* A play of the session, by whoever is asked about, on top of some event. */
static void
ask_something (YcView *view, YcComposer *composer, GRand *random)
{
  YcSession *session = yc_view_get_session (view);
  const YcSetup *setup = yc_session_get_setup (session);
  const int n = (int) yc_session_get_n_events (session);
  const int seat = g_rand_int_range (random, 0, setup->n_seats);
  YcPlay play;

  yc_record_event (yc_session_get_record (session), (guint) g_rand_int_range (random, 1, n + 1),
                   &play);
  if (!yc_verb_is_move ((YcVerb) play.verb))
    return;
  play.actor = (uint8_t) setup->seats[seat].color;
  yc_view_look_at (view, g_rand_int_range (random, -1, n));
  yc_view_suppose_turn (view, seat);
  yc_composer_set_play (composer, &play);
  g_autoptr (YcInquiry) inquiry
    = yc_view_ask (view, yc_composer_get_play (composer), g_rand_boolean (random));
  g_assert_cmpuint (inquiry->n_asked, >, 0);
}

static void
test_nothing_written (Shelf *shelf, gconstpointer name)
{
  g_autoptr (YcSession) session = record_sample (shelf->database, name);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (YcComposer) composer = yc_composer_new (view);
  g_autoptr (GRand) random = g_rand_new_with_seed (8);
  g_autofree char *record = yc_session_to_text (session);
  g_autoptr (GBytes) before = bytes_of (shelf->path);

  for (int i = 0; i < QUESTIONS; i++)
    ask_something (view, composer, random);
  g_autoptr (GBytes) after = bytes_of (shelf->path);
  g_autofree char *same = yc_session_to_text (session);
  g_assert_true (g_bytes_equal (before, after));
  g_assert_cmpstr (same, ==, record);
  /* one more play does change it */
  shelf_record (session, "table note \"asked\"");
  g_autoptr (GBytes) written = bytes_of (shelf->path);
  g_assert_false (g_bytes_equal (before, written));
}

/* ---- Whose turn ---- */

/* The turn passes for those who look there, and comes back; what is judged is what is asked. */
static void
test_suppose (Shelf *shelf, gconstpointer name)
{
  g_autoptr (YcSession) session = record_sample (shelf->database, name);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  const YcPosition before = *yc_view_get_position (view);
  const int active = yc_session_get_active_seat (session);
  const int n_seats = yc_session_get_setup (session)->n_seats;
  const int other = (active + 1) % n_seats;
  const YcPlay play = yc_play_begin (YC_END, yc_session_get_setup (session)->seats[other].color);
  YcRuling ruling;

  g_autoptr (YcInquiry) as_it_is = yc_view_ask (view, &play, FALSE);
  g_assert_cmpint (yc_ruling_first (&as_it_is->ruling)->rule, ==, YC_RULE_TURN_NOT_YOURS);
  yc_view_suppose_turn (view, other);
  g_assert_cmpint (yc_view_get_active_seat (view), ==, other);
  g_assert_cmpint (yc_session_get_active_seat (session), ==, active);
  g_autoptr (YcInquiry) in_turn = yc_view_ask (view, &play, TRUE);
  yc_view_judge_play (view, &play, &ruling);
  g_assert_cmpint (ruling.verdict, ==, in_turn->ruling.verdict);
  g_assert_cmpint (ruling.n_reasons, ==, in_turn->ruling.n_reasons);
  for (int i = 0; i < ruling.n_reasons; i++)
    g_assert_cmpint (ruling.reasons[i].rule, !=, YC_RULE_TURN_NOT_YOURS);
  yc_view_suppose_turn (view, -1);
  g_assert_cmpmem (&before, yc_session_get_game (session)->position_size,
                   yc_view_get_position (view), yc_session_get_game (session)->position_size);
}

/* ---- What the table does not see ---- */

/* The answer to everybody holds no more of a hand than everybody sees, though it was judged with
 * it. */
static void
test_secrets (Shelf *shelf, gconstpointer name)
{
  g_autoptr (YcSession) session = record_sample (shelf->database, name);
  g_autoptr (YcView) all = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (YcView) table = yc_view_new (session, YC_AUDIENCE_TABLE);
  const gsize size = yc_session_get_game (session)->position_size;
  const int active = yc_session_get_active_seat (session);
  const YcPlay play = yc_play_begin (YC_END, yc_session_get_setup (session)->seats[active].color);

  yc_view_look_at (all, 29);
  yc_view_look_at (table, 29);
  g_autoptr (YcInquiry) to_all = yc_view_ask (all, &play, FALSE);
  g_autoptr (YcInquiry) to_table = yc_view_ask (table, &play, FALSE);
  g_assert_cmpmem (&to_all->position, size, yc_view_get_position (all), size);
  g_assert_cmpmem (&to_table->position, size, yc_view_get_position (table), size);
  g_assert_cmpint (memcmp (&to_all->position, &to_table->position, size), !=, 0);
  g_assert_cmpint (to_all->ruling.verdict, ==, to_table->ruling.verdict);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/asking/nothing-written/board", Shelf, "board-3p-told", shelf_set_up,
              test_nothing_written, shelf_tear_down);
  g_test_add ("/asking/nothing-written/cards", Shelf, "card-3p", shelf_set_up, test_nothing_written,
              shelf_tear_down);
  g_test_add ("/asking/secrets", Shelf, "older-card-2p", shelf_set_up, test_secrets,
              shelf_tear_down);
  g_test_add ("/asking/suppose/board", Shelf, "board-3p-told", shelf_set_up, test_suppose,
              shelf_tear_down);
  g_test_add ("/asking/suppose/cards", Shelf, "card-3p", shelf_set_up, test_suppose,
              shelf_tear_down);
  return g_test_run ();
}
