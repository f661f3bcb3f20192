/* test-without.c: what a play that stands against the rules was worth, against the record read
 * again without it. */

#include "without.h"

#include <string.h>

#include "samples.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcRecord, yc_record_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcTimeline, yc_timeline_free)

static YcRecord *
read_record (const char *text)
{
  return yc_record_read (text, strlen (text), NULL);
}

/* The record with another statement in the place of event `event`. */
static char *
put (const char *text, guint event, const char *line)
{
  g_auto (GStrv) events = yc_sample_events (text);
  g_autofree char *head = yc_sample_beginning (text, 0);
  g_autoptr (GString) other = g_string_new (head);
  for (guint i = 0; events[i]; i++)
    g_string_append_printf (other, "%s\n", i + 1 == event ? line : events[i]);
  return g_string_free (g_steal_pointer (&other), FALSE);
}

static gboolean
is_lost (const YcRecord *record, YcTimeline *was, YcTimeline *is, guint event)
{
  return yc_verb_is_move (yc_record_verb (record, event))
         && yc_timeline_stand (was, event) != YC_REFUSED
         && yc_timeline_stand (is, event) == YC_REFUSED;
}

/* A note in the place of the play is the record without it; where the play had the turn passed, the
 * table says who was to move. */
static void
check_one (const char *text, const YcRecord *record, YcTimeline *was, const YcWithout *without)
{
  const YcGame *game = yc_record_game (record);
  const YcSetup *setup = yc_record_setup (record);
  const int before = game->active_seat (yc_timeline_position_judged (was, without->event));
  const int after = game->active_seat (yc_timeline_position_after (was, without->event));
  g_autofree char *turn
    = before == after
        ? g_strdup ("table note \"nothing\"")
        : g_strdup_printf ("table turn %s", yc_color_name (setup->seats[after].color));
  g_autofree char *other = put (text, without->event, turn);
  g_autoptr (YcRecord) changed = read_record (other);
  g_autoptr (YcTimeline) is = yc_timeline_new (changed, UINT32_MAX);
  const YcPosition *end = yc_timeline_position (was), *other_end = yc_timeline_position (is);
  guint n_lost = 0, first = 0;
  gboolean points = FALSE;
  for (guint event = without->event + 1; event <= yc_record_n_events (record); event++)
    if (is_lost (record, was, is, event)) {
      first = first > 0 ? first : event;
      n_lost++;
    }
  for (int seat = 0; seat < setup->n_seats; seat++)
    points |= game->score (setup, end, seat) != game->score (setup, other_end, seat);
  g_assert_cmpuint (without->n_lost, ==, n_lost);
  g_assert_cmpuint (without->first, ==, first);
  g_assert_cmpint (without->points, ==, points);
  g_assert_cmpint (without->result, ==,
                   game->winners (setup, end) != game->winners (setup, other_end));
}

static void
test_sample (gconstpointer name)
{
  g_autofree char *text = yc_sample_text (name);
  g_autoptr (YcRecord) record = read_record (text);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  g_autoptr (YcPlayed) played = yc_played_new (record, timeline);
  g_autoptr (GArray) all = yc_without_each (played, NULL);
  guint n_accepted = 0;
  for (guint event = 1; event <= yc_record_n_events (record); event++)
    n_accepted += yc_timeline_stand (timeline, event) == YC_ACCEPTED ? 1 : 0;
  g_assert_cmpuint (all->len, ==, n_accepted);
  g_assert_cmpuint (all->len, >, 0);
  for (guint i = 0; i < all->len; i++) {
    const YcWithout *without = &g_array_index (all, YcWithout, i);
    g_autofree char *words = yc_words_without (record, without);
    g_assert_true (g_str_has_suffix (words, "."));
    check_one (text, record, timeline, without);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/without/board", "board-3p-forced", test_sample);
  g_test_add_data_func ("/without/told", "board-3p-forced-told", test_sample);
  return g_test_run ();
}
