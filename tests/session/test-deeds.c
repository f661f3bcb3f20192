/* test-deeds.c: what players did, against the course of the session. */

#include "deeds.h"

#include <string.h>

#include "samples.h"
#include "study.h"

typedef struct {
  char *text;
  YcRecord *record;
  YcTimeline *timeline;
  GArray *deeds;
} Counted;

static Counted
counted (const char *name)
{
  Counted counted = { .text = yc_sample_text (name) };
  counted.record = yc_record_read (counted.text, strlen (counted.text), NULL);
  counted.timeline = yc_timeline_new (counted.record, UINT32_MAX);
  counted.deeds = yc_deeds_of (counted.record, counted.timeline);
  return counted;
}

static void
counted_clear (Counted *counted)
{
  g_array_unref (counted->deeds);
  yc_timeline_free (counted->timeline);
  yc_record_free (counted->record);
  g_free (counted->text);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Counted, counted_clear)

static gboolean
is_damage (const YcStudy *study, guint series)
{
  return g_str_equal (yc_study_get_name (study, series), "damage");
}

static int
change (const YcStudy *study, guint series, int seat, guint event)
{
  const int before = yc_study_get_number (study, series, seat, event - 1);
  const int after = yc_study_get_number (study, series, seat, event);
  return before == YC_NO_NUMBER || after == YC_NO_NUMBER ? 0 : after - before;
}

/* Where nothing was undone or amended, the course tells the same, event by event. */
static void
check_deed (const YcStudy *study, const YcDeed *deed)
{
  for (guint series = 0; series < yc_study_get_n_series (study); series++) {
    int brought = 0, paid = 0, taken = 0;
    for (guint i = 0; i < deed->events->len; i++) {
      const guint event = g_array_index (deed->events, guint, i);
      const int own = is_damage (study, series) ? 0 : change (study, series, deed->seat, event);
      brought += MAX (own, 0);
      paid += MAX (-own, 0);
      if (deed->against >= 0) {
        const int lost = -change (study, series, deed->against, event);
        taken += MAX (is_damage (study, series) ? -lost : lost, 0);
      }
    }
    g_assert_cmpint (deed->brought[series], ==, brought);
    g_assert_cmpint (deed->paid[series], ==, paid);
    g_assert_cmpint (deed->taken[series], ==, taken);
  }
}

/* Each play of a player that stands is one deed's, but the ends of turns. */
static guint
count_plays (const Counted *counted)
{
  guint n = 0;
  for (guint event = 1; event <= yc_record_n_events (counted->record); event++) {
    const YcStand stand = yc_timeline_stand (counted->timeline, event);
    YcPlay play;
    yc_timeline_play (counted->timeline, event, &play);
    n += (stand == YC_STANDS || stand == YC_ACCEPTED) && yc_verb_is_move (play.verb)
         && play.verb != YC_END;
  }
  return n;
}

static guint
count_events (const GArray *deeds)
{
  guint n = 0;
  for (guint i = 0; i < deeds->len; i++)
    n += g_array_index (deeds, YcDeed, i).events->len;
  return n;
}

static void
test_course (void)
{
  static const char *const names[]
    = { "board-2p-told", "board-3p-told", "board-4p-told", "board-5p-told",           "card-1p",
        "card-2p",       "card-3p",       "card-5p",       "example-board-air-strike" };
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    g_auto (Counted) all = counted (names[i]);
    g_autoptr (YcStudy) study = yc_study_new (all.record);
    g_assert_cmpuint (count_events (all.deeds), ==, count_plays (&all));
    for (guint n = 0; n < all.deeds->len; n++)
      check_deed (study, &g_array_index (all.deeds, YcDeed, n));
  }
}

/* What was undone is no deed, and what was amended is the deed that it really was. */
static void
test_edits (void)
{
  static const char *const names[] = { "board-4p-edits", "card-3p-edits" };
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    g_auto (Counted) all = counted (names[i]);
    g_assert_cmpuint (count_events (all.deeds), ==, count_plays (&all));
  }
}

static void
test_json (void)
{
  g_auto (Counted) all = counted ("example-board-air-strike");
  g_autoptr (JsonNode) node = yc_deeds_json (all.record, all.deeds);
  g_autofree char *json = json_to_string (node, FALSE);
  g_assert_nonnull (strstr (json, "{\"player\":\"yellow\",\"deed\":\"strike 46\",\"events\":[18],"
                                  "\"paid\":{\"bombers\":3},\"against\":\"red\","
                                  "\"taken\":{\"damage\":3}}"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/deeds/course", test_course);
  g_test_add_func ("/deeds/edits", test_edits);
  g_test_add_func ("/deeds/json", test_json);
  return g_test_run ();
}
