/* test-race.c: a game that is only a folder is read, judged, applied, undone, amended and
 * written. */

#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "race-record.h"
#include "race.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcRecord, yc_record_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcTimeline, yc_timeline_free)

static YcRecord *
read_race (const char *events)
{
  g_autofree char *text = g_strconcat (RACE_HEAD, events, NULL);
  YcError why;
  YcRecord *record = yc_record_read (text, strlen (text), &why);

  if (record == NULL)
    g_error ("%u:%u: %s (%s)", why.line, why.column, why.message, why.detail);
  return record;
}

static void
test_there_and_back (void)
{
  const char *events = "table hand red d1 d2\nred dash d1\nblue step ! \"so it was\"\n"
                       "table adjust red money =4 money +2 \"found\"\ntable amend 2 red step\n"
                       "blue dispute 3 \"why\"\ntable settle 3 left \"so\" table\n"
                       "table turn red\ntable head option goal 12\n";
  g_autofree char *expected = g_strconcat (RACE_HEAD, events, NULL);
  g_autoptr (YcRecord) record = read_race (events);
  char *written = yc_record_write (record, NULL);

  g_assert_cmpstr (written, ==, expected);
  free (written);
  g_assert_true (yc_game_find ("counter-race") == &race_game);
}

static void
test_unreadable (void)
{
  static const char *const texts[] = {
    "yellowcake 1\ngame counter-race\nplayer red \"Ana\"\n",
    "yellowcake 1\ngame counter-race\noption goal 3\n",
    "yellowcake 1\ngame counter-race\nmarket 01\n",
    RACE_HEAD "red place mine-1 L\n",
    RACE_HEAD "card m5 mine needs E\n",
    RACE_HEAD "red dash\n",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++) {
    YcError why;
    g_assert_null (yc_record_read (texts[i], strlen (texts[i]), &why));
    g_assert_cmpuint (strlen (why.message), >, 0);
  }
}

typedef struct {
  const char *events, *play;
  YcVerdict verdict;
  const char *rule; /* or NULL */
} Judged;

static void
test_judge (void)
{
  static const Judged all[] = {
    { "", "red step", YC_LEGAL, NULL },
    { "", "red dash d1", YC_UNSEEN, "dash.not-in-hand" },
    { "table hand red d1 d2 d3\n", "red dash d1", YC_LEGAL, NULL },
    { "table hand red d1 d2 d3\n", "red dash d4", YC_ILLEGAL, "dash.not-in-hand" },
    { "table hand red d1 d2 d3\n", "red dash d3", YC_ILLEGAL, "dash.short" },
    { "table adjust red money +6\ntable hand red d4\n", "red dash d4", YC_LEGAL, NULL },
    { "", "blue step", YC_ILLEGAL, "turn.not-yours" },
    { "", "green step", YC_ILLEGAL, "unknown.player" },
    { "", "red dash d9", YC_ILLEGAL, "unknown.card" },
    { "", "table hand red d1 d2 d3 d4", YC_ILLEGAL, "table.impossible" },
    { "", "table adjust red money -4", YC_ILLEGAL, "table.impossible" },
    { "", "table adjust red money =1 money -2", YC_ILLEGAL, "table.impossible" },
    { "table adjust red money =1 money +8\ntable hand red d4\n", "red dash d4", YC_LEGAL, NULL },
    { "", "table undo", YC_ILLEGAL, "undo.nothing" },
    { "red step\n", "blue dispute 1 \"too far\"", YC_LEGAL, NULL },
    { "", "blue dispute 1", YC_ILLEGAL, "dispute.no-such-play" },
    { "", "table note 1", YC_ILLEGAL, "note.no-such-event" },
    { "red step\n", "table settle 1 left", YC_ILLEGAL, "settle.no-dispute" },
    { "red step\n", "table turn red", YC_LEGAL, NULL },
    { "red step\ntable turn red\n", "red step", YC_LEGAL, NULL },
    { "", "table turn red", YC_ILLEGAL, "table.impossible" },
    { "", "table head option goal 12", YC_LEGAL, NULL },
    { "", "table head option goal 3", YC_ILLEGAL, "table.impossible" },
    { "table head order blue red\n", "red step", YC_ILLEGAL, "turn.not-yours" },
    { "red step\nblue dispute 1\n", "table settle 1 left", YC_LEGAL, NULL },
    { "red dash d3 !\nblue step\nred step\n", "blue dispute 3", YC_LEGAL, NULL },
    { "red dash d3 !\nblue step\nred step\n", "blue step", YC_ILLEGAL, "game.over" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (all); i++) {
    g_autoptr (YcRecord) record = read_race (all[i].events);
    g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
    YcRuling ruling;
    YcPlay play;
    YcError why;

    g_assert_true (yc_record_read_play (record, all[i].play, strlen (all[i].play), &play, &why));
    yc_timeline_judge (timeline, &play, &ruling);
    g_assert_cmpint (ruling.verdict, ==, all[i].verdict);
    g_assert_cmpstr (all[i].rule == NULL ? NULL
                                         : yc_rule_id (&race_game, yc_ruling_first (&ruling)->rule),
                     ==, all[i].rule);
  }
}

static int
field_after (const char *events, int seat)
{
  g_autoptr (YcRecord) record = read_race (events);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);

  return race_game.score (yc_record_setup (record), yc_timeline_position (timeline), seat);
}

static void
test_apply (void)
{
  g_assert_cmpint (field_after ("red step\nblue step\nred dash d2\n", 0), ==, 4);
  g_assert_cmpint (field_after ("red step\nblue step\nred dash d2\ntable undo\n", 0), ==, 1);
  g_assert_cmpint (field_after ("red dash d2\ntable undo\ntable redo\n", 0), ==, 3);
  g_assert_cmpint (field_after ("red dash d2\nblue step\ntable amend 1 red step\n", 0), ==, 1);
  g_assert_cmpint (field_after ("red dash d3 ! \"nobody counted\"\n", 0), ==, 5);
  g_assert_cmpint (field_after ("red dash d3\n", 0), ==, 0);
}

/* Of a live race nothing is taken back that happened. */
static void
test_live (void)
{
  g_autoptr (YcRecord) record
    = read_race ("red step\nred dash d2\ntable hand red d1 d2 d3 d1\nred dash d4\n");
  yc_record_set_live (record);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);

  g_assert_true (yc_timeline_is_since (timeline, 2));
  g_assert_cmpint (yc_timeline_stand (timeline, 3), ==, YC_REFUSED);
  g_assert_cmpint (race_game.score (yc_record_setup (record), yc_timeline_position (timeline), 0),
                   ==, 11);
}

static void
test_end (void)
{
  g_autoptr (YcRecord) record = read_race ("red dash d3 !\nblue step\nred step\n");
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  const YcPosition *position = yc_timeline_position (timeline);

  g_assert_true (race_game.is_over (position));
  g_assert_cmpuint (race_game.winners (yc_record_setup (record), position), ==, 1);
}

/* Whoever looks on sees no card of another's hand, in no byte. */
static void
test_hide (void)
{
  g_autoptr (YcRecord) told = read_race ("table hand red d1 d2\ntable hand blue d3\n");
  g_autoptr (YcRecord) other = read_race ("table hand red d4\ntable hand blue d3\n");
  g_autoptr (YcTimeline) told_line = yc_timeline_new (told, UINT32_MAX);
  g_autoptr (YcTimeline) other_line = yc_timeline_new (other, UINT32_MAX);
  YcPosition seen = *yc_timeline_position (told_line);
  YcPosition same = *yc_timeline_position (other_line);

  race_game.hide (yc_record_setup (told), &seen, 1);
  race_game.hide (yc_record_setup (other), &same, 1);
  g_assert_cmpmem (&seen, sizeof seen, &same, sizeof same);
  g_assert_cmpint (race_of (&seen)->players[1].n_known, ==, 1);
}

typedef struct {
  guint n;
  YcPlay plays[1 + RACE_HAND];
} Found;

static void
keep (const YcPlay *play, void *data)
{
  Found *found = data;
  found->plays[found->n++] = *play;
}

/* Random play: what is suggested is legal, nothing is lost, every race ends. */
static void
test_random (void)
{
  for (int round = 0; round < 50; round++) {
    g_autoptr (YcRecord) record = read_race ("table hand red d1 d2 d3\ntable hand blue d2 d3 d4\n");
    const YcSetup *setup = yc_record_setup (record);
    g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
    YcPosition position = *yc_timeline_position (timeline);

    for (int plays = 0; !race_game.is_over (&position); plays++) {
      Found *found = g_new0 (Found, 1);
      YcRuling ruling;

      race_game.suggest (setup, &position, keep, found);
      const YcPlay *play = &found->plays[g_test_rand_int_range (0, (int) found->n)];
      race_game.judge (setup, &position, play, &ruling);
      g_assert_cmpint (ruling.verdict, ==, YC_LEGAL);
      race_game.apply (setup, &position, play);
      g_assert_null (race_game.sound (setup, &position));
      g_assert_cmpint (plays, <, 12);
      g_free (found);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/race/there-and-back", test_there_and_back);
  g_test_add_func ("/race/unreadable", test_unreadable);
  g_test_add_func ("/race/judge", test_judge);
  g_test_add_func ("/race/apply", test_apply);
  g_test_add_func ("/race/live", test_live);
  g_test_add_func ("/race/end", test_end);
  g_test_add_func ("/race/hide", test_hide);
  g_test_add_func ("/race/random", test_random);
  return g_test_run ();
}
