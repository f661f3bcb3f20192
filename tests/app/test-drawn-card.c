/* test-drawn-card.c: the same card of another record need not be drawn again, another has to. */

#include "samples.h"
#include "session.h"
#include "widgets/drawn-card.h"

static YcSession *
read_sample (const char *from, const char *to)
{
  g_autofree char *text = yc_sample_text ("card-2p");
  g_auto (GStrv) around = g_strsplit (text, from, 2);
  g_autofree char *changed = g_strjoinv (to, around);
  g_autoptr (GError) error = NULL;
  YcSession *session = yc_session_read (changed, -1, &error);

  g_assert_no_error (error);
  return session;
}

static const YcCard *
find_plan (YcSession *session, const char *id)
{
  const YcCatalogue *catalogue = &yc_session_get_setup (session)->catalogue;

  for (YcRef ref = 0; ref < catalogue->n[YC_BOMBS]; ref++)
    if (strcmp (catalogue->cards[YC_BOMBS][ref].id, id) == 0)
      return &catalogue->cards[YC_BOMBS][ref];
  g_assert_not_reached ();
}

/* Read again from a record that is the same. */
static void
test_same (void)
{
  g_autoptr (YcSession) session = read_sample ("plan", "plan");
  g_autoptr (YcSession) again = read_sample ("plan", "plan");
  YcCard drawn = { 0 };

  g_assert_true (find_plan (session, "p1")->id != find_plan (again, "p1")->id);
  g_assert_true (yc_drawn_card_note (&drawn, find_plan (session, "p1")));
  g_assert_false (yc_drawn_card_note (&drawn, find_plan (session, "p1")));
  g_clear_object (&session);
  g_assert_true (yc_drawn_card_is (&drawn, find_plan (again, "p1")));
  g_assert_false (yc_drawn_card_note (&drawn, find_plan (again, "p1")));
}

/* One number or the name is another. */
static void
test_other (void)
{
  g_autoptr (YcSession) session = read_sample ("plan", "plan");
  g_autoptr (YcSession) renamed = read_sample ("plan p1 ", "plan p99 ");
  YcCard drawn = { 0 }, card = *find_plan (session, "p1");

  yc_drawn_card_note (&drawn, &card);
  card.points++;
  g_assert_false (yc_drawn_card_is (&drawn, &card));
  g_assert_true (yc_drawn_card_note (&drawn, &card));
  g_assert_true (yc_drawn_card_note (&drawn, find_plan (session, "p1")));
  g_assert_true (yc_drawn_card_note (&drawn, find_plan (renamed, "p99")));
}

static void
test_none (void)
{
  g_autoptr (YcSession) session = read_sample ("plan", "plan");
  YcCard drawn = { 0 };

  g_assert_true (yc_drawn_card_is (&drawn, NULL));
  g_assert_false (yc_drawn_card_note (&drawn, NULL));
  g_assert_true (yc_drawn_card_note (&drawn, find_plan (session, "p1")));
  g_assert_true (yc_drawn_card_note (&drawn, NULL));
  g_assert_false (yc_drawn_card_is (&drawn, find_plan (session, "p1")));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/drawn-card/same", test_same);
  g_test_add_func ("/drawn-card/other", test_other);
  g_test_add_func ("/drawn-card/none", test_none);
  return g_test_run ();
}
