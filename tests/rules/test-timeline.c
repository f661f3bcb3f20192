/* test-timeline.c: what is in force after undo, redo and amend. */

#include "reading.h"
#include "manhattan/board.h"

static void
add (YcRecord *record, const char *line)
{
  YcError error = { 0 };
  if (yc_record_append (record, line, strlen (line), &error) == 0)
    g_error ("%s: %s: %s", line, error.message, error.detail);
}

#define HEAD                                                                                       \
  "yellowcake 1\ngame manhattan-project\nplayer red \"R\"\nplayer blue \"B\"\n"                    \
  "market 01 02 11 12 21 22 14\n"

static int
money (const YcTimeline *timeline, int seat)
{
  return yc_board_of (yc_timeline_position (timeline))->players[seat].money;
}

static void
assert_refused (const YcTimeline *timeline, uint32_t event, YcRule rule)
{
  g_assert_cmpint (yc_timeline_stand (timeline, event), ==, YC_REFUSED);
  const YcRuling *ruling = yc_timeline_ruling (timeline, event);
  g_assert_nonnull (ruling);
  g_assert_cmpstr (yc_rule_id (&yc_manhattan_game, yc_ruling_first (ruling)->rule), ==,
                   yc_rule_id (&yc_manhattan_game, rule));
}

static void
test_undo_redo (void)
{
  YcRecord *record = read_text (HEAD "table undo\n"
                                     "red place factory-2 L\n"
                                     "table note \"n\"\n"
                                     "red use 30 S\n"
                                     "table undo\n"
                                     "table undo\n"
                                     "table redo\n"
                                     "table redo\n");
  YcTimeline *timeline = yc_timeline_new (record, 5);
  assert_refused (timeline, 1, YC_RULE_UNDO_NOTHING);
  g_assert_cmpint (yc_timeline_stand (timeline, 2), ==, YC_UNDONE);
  g_assert_cmpint (yc_timeline_stand (timeline, 3), ==, YC_STANDS);
  g_assert_cmpint (yc_timeline_stand (timeline, 4), ==, YC_REFUSED);
  g_assert_cmpint (money (timeline, 0), ==, 10);
  g_assert_cmpuint (yc_timeline_redo_target (timeline), ==, 2);
  g_assert_cmpuint (yc_timeline_undo_target (timeline), ==, 0);
  yc_timeline_follow (timeline, UINT32_MAX);
  g_assert_cmpuint (yc_timeline_event (timeline), ==, 8);
  assert_refused (timeline, 6, YC_RULE_UNDO_NOTHING);
  assert_refused (timeline, 8, YC_RULE_REDO_NOTHING);
  g_assert_cmpint (yc_timeline_stand (timeline, 2), ==, YC_STANDS);
  g_assert_null (yc_timeline_ruling (timeline, 2));
  g_assert_cmpint (money (timeline, 0), ==, 15);
  g_assert_cmpuint (yc_timeline_redo_target (timeline), ==, 0);
  g_assert_cmpuint (yc_timeline_undo_target (timeline), ==, 2);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* Another play empties what redo could bring back; notes and refused plays do not. */
static void
test_redo_list (void)
{
  YcRecord *record = read_text (HEAD "table adjust red money +1\n"
                                     "table undo\n"
                                     "table note \"n\"\n"
                                     "blue end\n");
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  g_assert_cmpuint (yc_timeline_redo_target (timeline), ==, 1);
  add (record, "table adjust red money +2");
  yc_timeline_follow (timeline, UINT32_MAX);
  g_assert_cmpuint (yc_timeline_redo_target (timeline), ==, 0);
  g_assert_cmpint (money (timeline, 0), ==, 12);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* A play let stand stays accepted when it is undone and brought back. */
static void
test_accepted (void)
{
  YcRecord *record = read_text (HEAD "blue place factory-2 L ! \"out of turn\"\n"
                                     "table undo\ntable redo\n");
  YcTimeline *timeline = yc_timeline_new (record, 2);
  g_assert_cmpint (yc_timeline_stand (timeline, 1), ==, YC_UNDONE);
  yc_timeline_follow (timeline, 3);
  g_assert_cmpint (yc_timeline_stand (timeline, 1), ==, YC_ACCEPTED);
  g_assert_cmpint (yc_timeline_ruling (timeline, 1)->verdict, ==, YC_ILLEGAL);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

static void
test_amend (void)
{
  YcRecord *record = read_text (HEAD "red place factory-2 L\n"
                                     "red end\n"
                                     "blue place factory-2 L\n");
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  g_assert_cmpint (yc_timeline_stand (timeline, 3), ==, YC_REFUSED);
  add (record, "table amend 1 red place mine-2 L");
  yc_timeline_follow (timeline, UINT32_MAX);
  g_assert_cmpint (yc_timeline_stand (timeline, 3), ==, YC_STANDS);
  g_assert_null (yc_timeline_ruling (timeline, 3));
  g_assert_cmpint (money (timeline, 1), ==, 17);
  YcPlay play;
  char text[YC_MAX_LINE + 1];
  yc_timeline_play (timeline, 1, &play);
  yc_play_write (record, &play, text, sizeof text);
  g_assert_cmpstr (text, ==, "red place mine-2 L");
  /* the last one counts, and events 1 to N only */
  add (record, "table amend 1 nothing");
  yc_timeline_follow (timeline, UINT32_MAX);
  g_assert_cmpint (yc_timeline_stand (timeline, 1), ==, YC_NOTHING);
  g_assert_null (yc_timeline_ruling (timeline, 1));
  g_assert_cmpint (yc_timeline_stand (timeline, 2), ==, YC_REFUSED);
  yc_timeline_free (timeline);
  timeline = yc_timeline_new (record, 4);
  g_assert_cmpint (yc_timeline_stand (timeline, 1), ==, YC_STANDS);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

static void
test_amend_no_such_play (void)
{
  YcRecord *record = read_text (HEAD "table note \"n\"\n"
                                     "table amend 1 nothing\n"
                                     "table amend 3 nothing\n"
                                     "table amend 5 nothing\n"
                                     "red place mine-2 L\n"
                                     "table amend 0 nothing\n"
                                     "table amend 2 nothing\n"
                                     "table amend 99999 nothing\n");
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  for (uint32_t event = 2; event <= 8; event++)
    if (event != 5)
      assert_refused (timeline, event, YC_RULE_AMEND_NO_SUCH_PLAY);
  g_assert_cmpint (yc_timeline_stand (timeline, 5), ==, YC_STANDS);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* A statement that is only thought of is judged like one that is there. */
static void
test_judge (void)
{
  YcRecord *record = read_text (HEAD "red place mine-2 L\n");
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  static const struct {
    const char *text;
    YcVerdict verdict;
  } cases[] = {
    { "table undo", YC_LEGAL },
    { "table redo", YC_ILLEGAL },
    { "table amend 1 nothing", YC_LEGAL },
    { "table amend 2 nothing", YC_ILLEGAL },
    { "table note \"n\"", YC_LEGAL },
    { "blue place bombers L", YC_ILLEGAL },
    { "red end", YC_LEGAL },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++) {
    YcPlay play;
    YcRuling ruling;
    g_assert_true (
      yc_record_read_play (record, cases[i].text, strlen (cases[i].text), &play, NULL));
    yc_timeline_judge (timeline, &play, &ruling);
    g_test_message ("%s", cases[i].text);
    g_assert_cmpint (ruling.verdict, ==, cases[i].verdict);
  }
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* Undo at any depth gives the position that was there, across the copies that are kept. */
static void
test_depth (void)
{
  enum { PLAYS = 300 };
  YcRecord *record = read_text (HEAD);
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  YcPosition *before = g_new0 (YcPosition, PLAYS + 1);
  size_t bytes = yc_record_game (record)->position_size;
  for (int i = 0; i < PLAYS; i++) {
    memcpy (&before[i], yc_timeline_position (timeline), bytes);
    add (record, i % 3 == 0 ? "table adjust red money +2" : "table adjust blue yellowcake +3");
    yc_timeline_follow (timeline, UINT32_MAX);
  }
  memcpy (&before[PLAYS], yc_timeline_position (timeline), bytes);
  for (int i = PLAYS - 1; i >= 0; i--) {
    add (record, "table undo");
    yc_timeline_follow (timeline, UINT32_MAX);
    g_assert_cmpmem (&before[i], bytes, yc_timeline_position (timeline), bytes);
    g_assert_cmpuint (yc_timeline_redo_target (timeline), ==, (guint) i + 1);
  }
  for (int i = 1; i <= PLAYS; i++) {
    add (record, "table redo");
    yc_timeline_follow (timeline, UINT32_MAX);
    g_assert_cmpmem (&before[i], bytes, yc_timeline_position (timeline), bytes);
  }
  g_free (before);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* ---- Looks and forks against a fresh fold ---- */

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
    add (record, statements[g_rand_int_range (rand, 0, G_N_ELEMENTS (statements))]);
    return;
  }
  if (g_rand_int_range (rand, 0, 2) == 0) {
    static const char *const arguments[]
      = { "red dispute %d", "table dispute %d", "table settle %d upheld", "table settle %d left" };
    g_autofree char *argument
      = g_strdup_printf (arguments[g_rand_int_range (rand, 0, G_N_ELEMENTS (arguments))],
                         g_rand_int_range (rand, 1, (gint32) n + 2));
    add (record, argument);
    return;
  }
  g_autofree char *amend
    = g_strdup_printf ("table amend %d %s", g_rand_int_range (rand, 1, (gint32) n + 2),
                       replacements[g_rand_int_range (rand, 0, G_N_ELEMENTS (replacements))]);
  add (record, amend);
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

/* The position that each event was judged in, all amends known. */
static void
test_judged_in (void)
{
  YcRecord *record = read_text (HEAD "red place mine-2 L\nred end\nblue place factory-2 L\n"
                                     "table undo\ntable amend 1 red place factory-2 L\n");
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  g_assert_cmpint (yc_board_of (yc_timeline_position_judged (timeline, 2))->players[0].money, ==,
                   15);
  g_assert_cmpint (yc_board_of (yc_timeline_position_after (timeline, 2))->players[0].money, ==,
                   10);
  g_assert_cmpint (yc_timeline_stand (timeline, 3), ==, YC_REFUSED);
  g_assert_cmpuint (yc_timeline_edited (timeline, 4), ==, 3);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* ---- What it takes ---- */

static YcRecord *
long_record (uint32_t events)
{
  YcRecord *record = read_text (HEAD);
  for (uint32_t i = 0; i < events; i++)
    add (record, i % 3 == 0 ? "table adjust red money +2" : "table adjust blue yellowcake +3");
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
  add (record, "table amend 900 table adjust red money +5");
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
    add (record, lines[i]);
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

/* A live record keeps every play that `!` could let stand, and its undos mean what they meant. */
static void
test_live (void)
{
  YcRecord *record = read_text (HEAD "live\nred place factory-2 L\n"
                                     "red place mine-1 L\n"
                                     "red use 14 LL\n"
                                     "table adjust red money -99\n"
                                     "red place fighters L ! \"agreed\"\n"
                                     "table undo\n");
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  g_assert_cmpint (yc_timeline_stand (timeline, 2), ==, YC_ACCEPTED);
  g_assert_true (yc_timeline_is_since (timeline, 2));
  g_assert_cmpint (yc_timeline_ruling (timeline, 2)->verdict, ==, YC_ILLEGAL);
  assert_refused (timeline, 3, YC_RULE_BUILDING_NOT_BUILT);
  assert_refused (timeline, 4, YC_RULE_TABLE_IMPOSSIBLE);
  g_assert_cmpint (yc_timeline_stand (timeline, 5), ==, YC_UNDONE);
  g_assert_false (yc_timeline_is_since (timeline, 5));
  g_assert_cmpint (money (timeline, 0), ==, 10);
  /* once nothing is wrong with it, nothing is said of it */
  add (record, "table amend 1 nothing");
  yc_timeline_follow (timeline, UINT32_MAX);
  g_assert_cmpint (yc_timeline_stand (timeline, 2), ==, YC_STANDS);
  g_assert_false (yc_timeline_is_since (timeline, 2));
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
  g_test_add_func ("/timeline/undo-redo", test_undo_redo);
  g_test_add_func ("/timeline/redo-list", test_redo_list);
  g_test_add_func ("/timeline/accepted", test_accepted);
  g_test_add_func ("/timeline/live", test_live);
  g_test_add_func ("/timeline/amend", test_amend);
  g_test_add_func ("/timeline/amend-no-such-play", test_amend_no_such_play);
  g_test_add_func ("/timeline/judge", test_judge);
  g_test_add_func ("/timeline/depth", test_depth);
  g_test_add_func ("/timeline/random", test_random);
  g_test_add_func ("/timeline/judged-in", test_judged_in);
  g_test_add_func ("/timeline/bound", test_bound);
  g_test_add_func ("/timeline/bound-of-amend", test_bound_of_amend);
  g_test_add_func ("/timeline/take", test_take);
  g_test_add_func ("/timeline/walk", test_walk);
  return g_test_run ();
}
