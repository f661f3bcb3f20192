/* test-view.c: two views of one session, at different events and for different audiences; what a
 * view gives out, and what that takes. */

#include <string.h>

#include "legal-lines.h"
#include "samples.h"
#include "shelf.h"
#include "view.h"
#include "chain/chain.h"
#include "manhattan/board.h"

static const char head[] = "yellowcake 1\ngame manhattan-project\n"
                           "player red \"Ana\"\nplayer blue \"Bo\"\nplayer green \"Cy\"\n"
                           "market 01 11 21 02 12 22 37\nbombs 03 15 24 07\n";

static int
money (YcView *view, int seat)
{
  return yc_board_of (yc_view_get_position (view))->players[seat].money;
}

static void
count (gpointer object G_GNUC_UNUSED, guint *signals)
{
  ++*signals;
}

/* ---- Places ---------------------------------------------------------------------------------- */

static void
test_look_back (void)
{
  g_autoptr (YcSession) session = shelf_begin (NULL, head);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  guint changed = 0;

  shelf_record (session, "red place factory-2 L");
  shelf_record (session, "red end");
  shelf_record (session, "blue place factory-1 L !");
  g_signal_connect (view, "changed", G_CALLBACK (count), &changed);
  g_assert_true (yc_view_is_now (view));
  yc_view_look_at (view, 0);
  g_assert_cmpint (money (view, 0), ==, 10);
  yc_view_look_at (view, 1);
  g_assert_cmpint (money (view, 0), ==, 15);
  g_assert_cmpuint (yc_view_get_event (view), ==, 1);
  g_assert_cmpuint (changed, ==, 2);
  shelf_record (session, "table note \"elsewhere\"");
  g_assert_cmpuint (changed, ==, 2);
  yc_view_look_at (view, 99);
  g_assert_true (yc_view_is_now (view));
  shelf_record (session, "table note \"here\"");
  g_assert_cmpuint (changed, ==, 4);
}

/* Each shows its own event, and the one in the present follows what is played. */
static void
test_two_places (void)
{
  g_autoptr (YcSession) session = shelf_begin (NULL, head);
  g_autoptr (YcView) past = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (YcView) present = yc_view_new (session, YC_AUDIENCE_ALL);

  shelf_record (session, "red place factory-2 L");
  yc_view_look_at (past, 1);
  shelf_record (session, "red end");
  shelf_record (session, "blue place factory-1 L !");
  yc_session_amend (session, 1, "red place mine-2 L", NULL);
  g_assert_cmpint (money (past, 0), ==, 15);
  g_assert_cmpint (money (present, 0), ==, 10);
  g_assert_cmpuint (yc_view_get_event (past), ==, 1);
  g_assert_cmpuint (yc_view_get_event (present), ==, 4);
  /* both have the whole log, as it stands now */
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (past)), ==, 4);
  g_assert_true (yc_entry_get_amended (yc_view_get_entry (past, 1)));
}

/* What is in force of what is looked at. */
static void
test_what_stands (void)
{
  g_autoptr (YcSession) session = shelf_begin (NULL, head);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);

  shelf_record (session, "red place factory-2 L");
  shelf_record (session, "red end");
  yc_session_undo (session, NULL);
  g_assert_cmpuint (yc_view_get_event (view), ==, 3);
  g_assert_false (yc_view_event_stands (view, 2));
  yc_view_look_at (view, 2);
  g_assert_true (yc_view_event_stands (view, 2));
}

/* ---- Secrets --------------------------------------------------------------------------------- */

static const char cards[] = "yellowcake 1\ngame chain-reaction\n"
                            "player red \"Ana\"\nplayer blue \"Bo\"\n"
                            "card mine-of-bo mine x1 needs ? gives Y2 side L\n"
                            "card u2 university x3 needs ? gives SSE side LL\n"
                            "plan plan-of-bo needs LLSSE points 6\n"
                            "plan p7 needs SSE points 6\n"
                            "plans p7 ?\n"
                            "red activate yellowcake side u2\n"
                            "red end\n"
                            "blue design plan-of-bo !\n"
                            "table hand blue mine-of-bo\n"
                            "table amend 3 blue design plan-of-bo !\n"
                            "table adjust blue hand +mine-of-bo -?\n";

static void
gather_play (const YcPlay *play, void *data)
{
  gpointer *to = data;
  g_autofree char *line = yc_session_write_play (to[0], play);
  g_string_append_printf (to[1], "%s\n", line);
}

/* All the texts that a view gives out. */
static char *
texts_of (YcView *view)
{
  GString *texts = g_string_new (NULL);
  gpointer to[] = { yc_view_get_session (view), texts };
  YcPlay play;

  for (guint event = 1; event <= g_list_model_get_n_items (G_LIST_MODEL (view)); event++) {
    YcEntry *entry = yc_view_get_entry (view, event);
    g_string_append_printf (texts, "%s\n%s\n", yc_entry_get_text (entry),
                            yc_entry_get_sentence (entry));
    yc_view_get_play (view, event, &play);
    g_autofree char *line = yc_view_write_play (view, &play);
    g_string_append_printf (texts, "%s\n", line);
  }
  yc_view_each_legal_play (view, gather_play, to);
  g_autofree char *why = yc_view_objection (view, "red activate mine-of-bo side u2");
  g_string_append (texts, why);
  return g_string_free (texts, FALSE);
}

static gboolean
names_bo (const char *texts)
{
  return strstr (texts, "of-bo") != NULL;
}

/* The position for others is the same, byte by byte, whatever was told of the hand. */
static void
test_hidden_hand (void)
{
  g_autoptr (YcSession) session = yc_session_read (cards, -1, NULL);
  /* the same events with another card in the hand */
  g_auto (GStrv) parts = g_strsplit (cards, "hand blue mine-of-bo", 2);
  g_autofree char *with_u2 = g_strjoin ("hand blue u2", parts[0], parts[1], NULL);
  g_autoptr (YcSession) other = yc_session_read (with_u2, -1, NULL);
  g_autoptr (YcView) ana = yc_view_new (session, 0);
  g_autoptr (YcView) table = yc_view_new (session, YC_AUDIENCE_TABLE);
  g_autoptr (YcView) bo = yc_view_new (session, 1);
  g_autoptr (YcView) all = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (YcView) ana_other = yc_view_new (other, 0);
  const gsize bytes = yc_session_get_game (session)->position_size;

  YcView *const others[] = { ana, table };
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++) {
    g_autofree char *texts = texts_of (others[i]);
    g_test_message ("%s", texts);
    g_assert_false (names_bo (texts));
    g_assert_false (yc_view_sees_hand (others[i], 1));
  }
  YcView *const knowing[] = { bo, all };
  for (gsize i = 0; i < G_N_ELEMENTS (knowing); i++) {
    g_autofree char *texts = texts_of (knowing[i]);
    g_assert_true (names_bo (texts));
    g_assert_true (yc_view_sees_hand (knowing[i], 1));
  }
  g_assert_cmpmem (yc_view_get_position (ana), bytes, yc_view_get_position (ana_other), bytes);
  g_assert_true (memcmp (yc_view_get_position (ana), yc_view_get_position (bo), bytes) != 0);
}

/* Different seats look at different events at the same time. */
static void
test_seats_and_places (void)
{
  g_autoptr (YcSession) session = yc_session_read (cards, -1, NULL);
  g_autoptr (YcView) ana = yc_view_new (session, 0);
  g_autoptr (YcView) bo = yc_view_new (session, 1);

  yc_view_look_at (bo, 4);
  g_assert_cmpuint (yc_view_get_event (ana), ==, 6);
  g_assert_cmpuint (yc_view_get_event (bo), ==, 4);
  g_assert_cmpint (yc_chain_of (yc_view_get_position (ana))->players[1].n_known, ==, 0);
  g_assert_cmpint (yc_chain_of (yc_view_get_position (bo))->players[1].n_known, ==, 1);
  g_assert_cmpstr (yc_entry_get_text (yc_view_get_entry (ana, 4)), ==, "table hand blue");
  g_assert_cmpstr (yc_entry_get_text (yc_view_get_entry (bo, 4)), ==, "table hand blue mine-of-bo");
}

/* ---- What may be played ---------------------------------------------------------------------- */

static void
test_help (void)
{
  g_autoptr (YcSession) session = shelf_begin (NULL, head);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_auto (GStrv) legal = yc_legal_lines (view);
  YcPlay wish;
  g_assert_true (g_strv_contains ((const char *const *) legal, "red place mine-2 L"));
  for (char **line = legal; *line; line++) {
    YcRuling ruling;
    shelf_judge (session, *line, &ruling);
    g_assert_cmpint (ruling.verdict, !=, YC_ILLEGAL);
  }
  g_assert_true (yc_session_read_play (session, "red place mine-3 L", &wish, NULL));
  g_autoptr (GArray) nearest = yc_view_remedies (view, &wish, 3);
  g_assert_cmpuint (nearest->len, ==, 3);
  for (guint i = 0; i < nearest->len; i++) {
    g_autofree char *line = yc_session_write_play (session, &g_array_index (nearest, YcPlay, i));
    g_assert_true (g_str_has_prefix (line, "red place ") && g_str_has_suffix (line, " L"));
  }
  g_assert_cmpuint (yc_view_get_n_enumerations (view), ==, 1);
}

/* ---- What it takes --------------------------------------------------------------------------- */

/* A session of `n` notes and corrections. */
static YcSession *
long_session (guint n)
{
  g_autoptr (GString) text = g_string_new (head);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "table adjust red money %s\n", i % 2 ? "-1" : "+1");
  return yc_session_read (text->str, -1, NULL);
}

/* Scrolling the whole log up takes plays applied in proportion to its length. */
static void
test_scrolling_up (void)
{
  for (guint n = 100; n <= 1600; n *= 4) {
    g_autoptr (YcSession) session = long_session (n);
    g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
    YcTimeline *timeline = yc_session_get_timeline (session);
    const guint64 applied = yc_timeline_n_applied (timeline);
    const guint64 judged = yc_timeline_n_judged (timeline);

    for (guint event = n; event > 0; event--)
      g_assert_cmpstr (yc_entry_get_sentence (yc_view_get_entry (view, event)), !=, "");
    g_assert_cmpuint (yc_timeline_n_applied (timeline) - applied, <, 64 * n);
    g_assert_cmpuint (yc_timeline_n_judged (timeline), ==, judged);
  }
}

/* An amend of an early play tells only the entries that stand otherwise by it. */
static void
test_amended_early (void)
{
  g_autoptr (YcSession) session = long_session (400);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  guint changed = 0;

  for (guint event = 1; event <= 400; event++)
    g_signal_connect (yc_view_get_entry (view, event), "changed", G_CALLBACK (count), &changed);
  yc_session_amend (session, 3, "table adjust red money +5", NULL);
  g_assert_cmpuint (changed, ==, 1);
  g_assert_cmpint (money (view, 0), ==, 14);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/view/look-back", test_look_back);
  g_test_add_func ("/view/two-places", test_two_places);
  g_test_add_func ("/view/what-stands", test_what_stands);
  g_test_add_func ("/view/hidden-hand", test_hidden_hand);
  g_test_add_func ("/view/seats-and-places", test_seats_and_places);
  g_test_add_func ("/view/help", test_help);
  g_test_add_func ("/view/scrolling-up", test_scrolling_up);
  g_test_add_func ("/view/amended-early", test_amended_early);
  return g_test_run ();
}
