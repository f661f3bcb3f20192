/* test-study.c: the series of a session against the state after each of its events. */

#include "study.h"

#include <string.h>

#include "samples.h"
#include "state-json.h"

/* What is followed of a player beside the numbers that the state has under the same name. */
static int
sum_of_members (JsonObject *object)
{
  g_autoptr (GList) members = json_object_get_values (object);
  int sum = 0;
  for (GList *member = members; member; member = member->next)
    sum += (int) json_node_get_int (member->data);
  return sum;
}

static int
damage_of (JsonArray *buildings)
{
  int damage = 0;
  for (guint i = 0; i < json_array_get_length (buildings); i++)
    damage
      += (int) json_object_get_int_member (json_array_get_object_element (buildings, i), "damage");
  return damage;
}

static int
number_in_state (JsonObject *player, const char *name)
{
  if (g_str_equal (name, "workers"))
    return sum_of_members (json_object_get_object_member (player, "supply"));
  if (g_str_equal (name, "buildings"))
    return (int) json_array_get_length (json_object_get_array_member (player, "buildings"));
  if (g_str_equal (name, "damage"))
    return damage_of (json_object_get_array_member (player, "buildings"));
  if (g_str_equal (name, "hand"))
    return (int) json_object_get_int_member (json_object_get_object_member (player, "hand"),
                                             "count");
  return json_object_has_member (player, name) ? (int) json_object_get_int_member (player, name)
                                               : YC_NO_NUMBER;
}

static int
series_called (const YcStudy *study, const char *name)
{
  for (guint series = 0; series < yc_study_get_n_series (study); series++)
    if (g_str_equal (yc_study_get_name (study, series), name))
      return (int) series;
  return -1;
}

/* Every number of the player is followed, and every series is what the state says. */
static void
check_player (const YcStudy *study, JsonObject *player, int seat, guint event)
{
  g_autoptr (GList) names = json_object_get_members (player);
  for (GList *name = names; name; name = name->next)
    if (JSON_NODE_HOLDS_VALUE (json_object_get_member (player, name->data))
        && json_node_get_value_type (json_object_get_member (player, name->data)) == G_TYPE_INT64)
      g_assert_cmpint (series_called (study, name->data), >=, 0);
  for (guint series = 0; series < yc_study_get_n_series (study); series++) {
    const int number = yc_study_get_number (study, series, seat, event);
    const int expected = number_in_state (player, yc_study_get_name (study, series));
    if (number != expected)
      g_error ("%s of seat %d after event %u: %d and not %d", yc_study_get_name (study, series),
               seat, event, number, expected);
  }
}

static int
leader_in_state (JsonArray *players)
{
  int leader = -1;
  for (guint a = 0; a < json_array_get_length (players); a++) {
    gboolean ahead = TRUE;
    for (guint b = 0; b < json_array_get_length (players); b++)
      ahead = ahead
              && (a == b
                  || number_in_state (json_array_get_object_element (players, a), "points")
                       > number_in_state (json_array_get_object_element (players, b), "points"));
    if (ahead)
      leader = (int) a;
  }
  return leader;
}

static void
check_event (const YcStudy *study, guint event)
{
  const YcRecord *record = yc_study_get_record (study);
  YcTimeline *timeline = yc_timeline_new (record, event);
  g_autoptr (JsonNode) state = yc_state_json (record, yc_timeline_position (timeline), event);
  JsonArray *players = json_object_get_array_member (json_node_get_object (state), "players");
  for (guint seat = 0; seat < json_array_get_length (players); seat++)
    check_player (study, json_array_get_object_element (players, seat), (int) seat, event);
  g_assert_cmpint (yc_study_get_leader (study, event), ==, leader_in_state (players));
  yc_timeline_free (timeline);
}

static void
check_decided (const YcStudy *study)
{
  const YcRecord *record = yc_study_get_record (study);
  const guint n_events = yc_study_get_n_events (study), decided = yc_study_get_decided (study);
  YcTimeline *timeline = yc_timeline_new (record, n_events);
  const unsigned winners
    = yc_record_game (record)->winners (yc_record_setup (record), yc_timeline_position (timeline));
  const int leader = yc_study_get_leader (study, n_events);
  yc_timeline_free (timeline);
  g_assert_cmpint (decided > 0, ==,
                   leader >= 0 && winners == 1u << leader && yc_record_setup (record)->n_seats > 1);
  for (guint event = decided; decided > 0 && event <= n_events; event++)
    g_assert_cmpint (yc_study_get_leader (study, event), ==, leader);
  if (decided > 0)
    g_assert_cmpint (yc_study_get_leader (study, decided - 1), !=, leader);
}

static YcRecord *
read_sample (const char *name)
{
  g_autofree char *text = yc_sample_text (name);
  return yc_record_read (text, strlen (text), NULL);
}

static void
test_sample (gconstpointer name)
{
  YcRecord *record = read_sample (name);
  YcStudy *study = yc_study_new (record);
  g_assert_cmpuint (yc_study_get_n_events (study), ==, yc_record_n_events (record));
  for (guint event = 0; event <= yc_record_n_events (record); event++)
    check_event (study, event);
  check_decided (study);
  yc_study_free (study);
  yc_record_free (record);
}

/* ---- In words -------------------------------------------------------------------------------- */

static void
assert_words (const char *name, guint series, const char *expected)
{
  YcRecord *record = read_sample (name);
  YcStudy *study = yc_study_new (record);
  g_autofree char *words = series == YC_SERIES_POINTS ? yc_words_study_lead (study)
                                                      : yc_words_study_most (study, series);
  g_assert_cmpstr (words, ==, expected);
  yc_study_free (study);
  yc_record_free (record);
}

static void
test_words (void)
{
  assert_words ("board-3p", YC_SERIES_POINTS,
                "Cy led from play 405 on and was never behind again.");
  assert_words ("board-3p", 1, "The most was $19: Cy, after play 351.");
  assert_words ("board-5p", 7, "Nobody ever had any.");
  assert_words ("card-1p", YC_SERIES_POINTS, "The most was 13: Ana, after play 54.");
  assert_words ("card-2p", 1, "Nobody ever had more than at the beginning: 5.");
  assert_words ("example-board-deals", YC_SERIES_POINTS, "Nobody has made a point.");
}

static void
test_titles (void)
{
  YcRecord *record = read_sample ("board-2p");
  YcStudy *study = yc_study_new (record);
  g_assert_cmpstr (yc_study_get_title (study, YC_SERIES_POINTS), ==, "Points");
  g_assert_cmpstr (yc_study_get_title (study, 3), ==, "Enriched uranium");
  g_assert_true (yc_study_counts_money (study, 1));
  g_assert_false (yc_study_counts_money (study, 2));
  yc_study_free (study);
  yc_record_free (record);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/study/words", test_words);
  g_test_add_func ("/study/titles", test_titles);
  yc_samples_add_tests ("/study/samples", test_sample);
  return g_test_run ();
}
