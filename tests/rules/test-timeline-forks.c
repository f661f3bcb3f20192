/* test-timeline-forks.c: looks, forks and walks against a fresh fold, and what they take. */

#include "reading.h"
#include "manhattan/board.h"

#define HEAD                                                                                       \
  "yellowcake 1\ngame manhattan-project\nplayer red \"R\"\nplayer blue \"B\"\n"                    \
  "market 01 02 11 12 21 22 14\n"

/* A statement for a record of `n` events: plays of one player that are legal, refused or let stand,
 * facts, notes, and all that the log says about itself. */
static void
add_any (YcRecord *record, GRand *rand, uint32_t n)
{
  static const char *const statements[] = {
    "table adjust red money +2",
    "table adjust blue yellowcake +3",
    "table adjust red money -3",
    "red place mine-2 L",
    "red end",
    "blue end",
    "red retrieve",
    "blue place factory-2 L",
    "blue place factory-2 L ! \"so it was\"",
    "table note \"n\"",
    "table undo",
    "table undo",
    "table undo",
    "table redo",
    "table redo",
  };
  static const char *const replacements[] = {
    "nothing",
    "red place mine-1 L",
    "table adjust blue money +1",
    "blue end",
  };
  if (n == 0 || g_rand_int_range (rand, 0, 12) > 0) {
    append (record, statements[g_rand_int_range (rand, 0, G_N_ELEMENTS (statements))]);
    return;
  }
  if (g_rand_int_range (rand, 0, 2) == 0) {
    static const char *const arguments[]
      = { "red dispute %d", "table dispute %d", "table settle %d upheld", "table settle %d left" };
    g_autofree char *argument
      = g_strdup_printf (arguments[g_rand_int_range (rand, 0, G_N_ELEMENTS (arguments))],
                         g_rand_int_range (rand, 1, (gint32) n + 2));
    append (record, argument);
    return;
  }
  g_autofree char *amend
    = g_strdup_printf ("table amend %d %s", g_rand_int_range (rand, 1, (gint32) n + 2),
                       replacements[g_rand_int_range (rand, 0, G_N_ELEMENTS (replacements))]);
  append (record, amend);
}

static void
assert_same_ruling (const YcRuling *one, const YcRuling *other)
{
  g_assert_true ((one == NULL) == (other == NULL));
  if (one == NULL)
    return;
  g_assert_cmpint (one->verdict, ==, other->verdict);
  g_assert_cmpint (one->n_reasons, ==, other->n_reasons);
  for (int i = 0; i < one->n_reasons; i++) {
    g_assert_cmpint (one->reasons[i].rule, ==, other->reasons[i].rule);
    g_assert_cmpint (one->reasons[i].number, ==, other->reasons[i].number);
  }
}

static void
assert_same_dispute (const YcTimeline *one, const YcTimeline *other, uint32_t event)
{
  YcDispute mine, theirs;
  g_assert_true (yc_timeline_is_since (one, event) == yc_timeline_is_since (other, event));
  yc_timeline_dispute (one, event, &mine);
  yc_timeline_dispute (other, event, &theirs);
  g_assert_cmpint (mine.state, ==, theirs.state);
  g_assert_cmpuint (mine.objection, ==, theirs.objection);
  g_assert_cmpuint (mine.settlement, ==, theirs.settlement);
}

static void
assert_same (const YcRecord *record, const YcTimeline *one, const YcTimeline *other)
{
  size_t bytes = yc_record_game (record)->position_size;
  g_assert_cmpuint (yc_timeline_event (one), ==, yc_timeline_event (other));
  g_assert_cmpmem (yc_timeline_position (one), bytes, yc_timeline_position (other), bytes);
  g_assert_cmpuint (yc_timeline_undo_target (one), ==, yc_timeline_undo_target (other));
  g_assert_cmpuint (yc_timeline_redo_target (one), ==, yc_timeline_redo_target (other));
  for (uint32_t event = 1; event <= yc_timeline_event (one); event++) {
    g_assert_cmpint (yc_timeline_stand (one, event), ==, yc_timeline_stand (other, event));
    assert_same_ruling (yc_timeline_ruling (one, event), yc_timeline_ruling (other, event));
    assert_same_dispute (one, other, event);
  }
}

/* What an undo or redo was about is what stood before it. */
static void
assert_edited (const YcRecord *record, YcTimeline *timeline, uint32_t event, YcTimeline *before)
{
  YcPlay play;
  yc_record_event (record, event, &play);
  uint32_t edited = play.verb == YC_UNDO   ? yc_timeline_undo_target (before)
                    : play.verb == YC_REDO ? yc_timeline_redo_target (before)
                                           : 0;
  g_assert_cmpuint (yc_timeline_edited (timeline, event), ==, edited);
}

/* Looks at any event and a fork there tell what reading the record up to there does. */
static void
check_looks (const YcRecord *record, YcTimeline *timeline, GRand *rand)
{
  size_t bytes = yc_record_game (record)->position_size;
  uint32_t n = yc_timeline_event (timeline);
  for (int i = 0; i < 12; i++) {
    uint32_t event = (uint32_t) g_rand_int_range (rand, 0, (gint32) n + 1);
    YcTimeline *fresh = yc_timeline_new (record, event);
    YcTimeline *fork = yc_timeline_fork (timeline, event);
    const YcPosition *then = yc_timeline_position_after (timeline, event);
    g_assert_cmpmem (then, bytes, yc_timeline_position (fresh), bytes);
    assert_same (record, fork, fresh);
    if (event < n)
      assert_edited (record, timeline, event + 1, fresh);
    yc_timeline_follow (fork, n);
    assert_same (record, fork, timeline);
    yc_timeline_free (fork);
    yc_timeline_free (fresh);
  }
}

/* A record that grows event by event is folded like one that is there at once. */
static void
check_random (guint32 seed, guint events)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  YcRecord *record = read_text (seed % 2 == 0 ? HEAD "live\n" : HEAD);
  YcTimeline *timeline = yc_timeline_new (record, 0);
  for (guint n = 0; n < events; n++) {
    add_any (record, rand, n);
    yc_timeline_follow (timeline, g_rand_int_range (rand, 0, 4) == 0 ? n : UINT32_MAX);
    if (n % 40 == 39) {
      YcTimeline *fresh = yc_timeline_new (record, UINT32_MAX);
      yc_timeline_follow (timeline, UINT32_MAX);
      assert_same (record, timeline, fresh);
      check_looks (record, timeline, rand);
      check_looks (record, fresh, rand);
      yc_timeline_free (fresh);
    }
  }
  yc_timeline_free (timeline);
  yc_record_free (record);
}

static void
test_random (void)
{
  for (guint32 seed = 1; seed <= 12; seed++) {
    g_test_message ("seed %u", seed);
    check_random (seed, 360);
  }
}

static YcRecord *
long_record (uint32_t events)
{
  YcRecord *record = read_text (HEAD);
  for (uint32_t i = 0; i < events; i++)
    append (record, i % 3 == 0 ? "table adjust red money +2" : "table adjust blue yellowcake +3");
  return record;
}

/* A look anywhere and a fork there take no more in a long record than in a short one. */
static void
test_bound (void)
{
  for (uint32_t n = 200; n <= 3200; n *= 4) {
    YcRecord *record = long_record (n);
    YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
    g_assert_cmpuint (yc_timeline_n_judged (timeline), ==, n);
    for (uint32_t event = 0; event <= n; event += 7) {
      uint64_t before = yc_timeline_n_applied (timeline);
      yc_timeline_position_after (timeline, event);
      g_assert_cmpuint (yc_timeline_n_applied (timeline) - before, <, 64);
      YcTimeline *fork = yc_timeline_fork (timeline, event);
      g_assert_cmpuint (yc_timeline_n_applied (fork), <, 64);
      g_assert_cmpuint (yc_timeline_n_judged (fork), ==, 0);
      yc_timeline_free (fork);
    }
    g_assert_cmpuint (yc_timeline_n_judged (timeline), ==, n);
    yc_timeline_free (timeline);
    yc_record_free (record);
  }
}

/* An amend judges what it can have changed; a look at the time before it does not judge at all. */
static void
test_bound_of_amend (void)
{
  enum { EVENTS = 1000, AMENDED = 900 };
  YcRecord *record = long_record (EVENTS);
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  append (record, "table amend 900 table adjust red money +5");
  yc_timeline_follow (timeline, UINT32_MAX);
  g_assert_cmpuint (yc_timeline_n_judged (timeline), ==, EVENTS + EVENTS - AMENDED + 2);
  uint64_t applied = yc_timeline_n_applied (timeline);
  yc_timeline_position_after (timeline, AMENDED + 50);
  g_assert_cmpuint (yc_timeline_n_applied (timeline) - applied, <, 64);
  g_assert_cmpuint (yc_timeline_n_judged (timeline), ==, EVENTS + EVENTS - AMENDED + 2);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* A play that was judged already is taken in with its ruling. */
static void
test_take (void)
{
  YcRecord *record = read_text (HEAD);
  YcTimeline *timeline = yc_timeline_new (record, 0);
  static const char *const lines[]
    = { "red place mine-2 L", "blue end ! \"so\"", "table undo", "table amend 1 nothing" };
  for (uint32_t i = 0; i < G_N_ELEMENTS (lines); i++) {
    YcPlay play;
    YcRuling ruling;
    g_assert_true (yc_record_read_play (record, lines[i], strlen (lines[i]), &play, NULL));
    yc_timeline_judge (timeline, &play, &ruling);
    append (record, lines[i]);
    yc_timeline_take (timeline, &play, &ruling);
    /* once for each; the amend has the two before it judged again: the third never happened */
    g_assert_cmpuint (yc_timeline_n_judged (timeline), ==, i < 3 ? i + 1 : i + 3);
    YcTimeline *fresh = yc_timeline_new (record, UINT32_MAX);
    assert_same (record, timeline, fresh);
    yc_timeline_free (fresh);
  }
  yc_timeline_free (timeline);
  yc_record_free (record);
}

typedef struct {
  YcRecord *record;
  uint32_t seen;
} Walk;

static void
assert_as_folded (void *data, uint32_t event, const YcPosition *position)
{
  Walk *walk = data;
  g_assert_cmpuint (event, ==, ++walk->seen);
  YcTimeline *folded = yc_timeline_new (walk->record, event);
  const size_t size = yc_record_game (walk->record)->position_size;
  g_assert_cmpmem (position, size, yc_timeline_position (folded), size);
  yc_timeline_free (folded);
}

/* Each event is seen once, with what stood after it then, whatever was amended later; what an amend
 * changes is judged again, and nothing else twice. */
static void
test_walk (void)
{
  Walk walk = { .record = read_text (HEAD "red place factory-2 L\n"
                                          "red end\n"
                                          "blue place factory-3 E\n"
                                          "table undo\n"
                                          "table amend 1 red place mine-2 L\n"
                                          "table note \"n\"\n"
                                          "table amend 6 nothing\n"
                                          "blue place factory-2 L\n") };
  YcTimeline *timeline = yc_timeline_new (walk.record, 0);
  yc_timeline_walk (timeline, 2, assert_as_folded, &walk);
  g_assert_cmpuint (walk.seen, ==, 2);
  g_assert_cmpuint (yc_timeline_n_judged (timeline), ==, 2);
  yc_timeline_walk (timeline, UINT32_MAX, assert_as_folded, &walk);
  g_assert_cmpuint (walk.seen, ==, yc_record_n_events (walk.record));
  g_assert_cmpuint (yc_timeline_event (timeline), ==, walk.seen);
  g_assert_cmpint (yc_record_verb (walk.record, 4), ==, YC_UNDO);
  yc_timeline_free (timeline);
  yc_record_free (walk.record);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/timeline/random", test_random);
  g_test_add_func ("/timeline/bound", test_bound);
  g_test_add_func ("/timeline/bound-of-amend", test_bound_of_amend);
  g_test_add_func ("/timeline/take", test_take);
  g_test_add_func ("/timeline/walk", test_walk);
  return g_test_run ();
}
