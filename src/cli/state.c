/* state.c: `yellowcake-cli state FILE`: the position, as JSON or for people. */

#include "yc-config.h"

#include "cli.h"

#include <glib/gi18n.h>
#include <string.h>

#include "outcome.h"
#include "state-json.h"
#include "telling.h"
#include "words.h"

static void
print_json (const YcRecord *record, const YcTimeline *timeline)
{
  g_autoptr (JsonNode) node
    = yc_state_json (record, yc_timeline_position (timeline), yc_timeline_event (timeline));
  yc_cli_print_json (node, TRUE);
}

static char *
goods_of (const YcGame *game, const YcPosition *position, int seat)
{
  const YcGameTelling *telling = yc_telling_of (game);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < telling->n_goods; i++) {
    const YcGood good = telling->goods[i];
    g_ptr_array_add (parts,
                     yc_words_amount (game, good, telling->amount_of (position, seat, good)));
  }
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (", ", (char **) parts->pdata);
}

static void
print_for_people (const YcRecord *record, const YcPosition *position)
{
  const YcSetup *setup = yc_record_setup (record);
  g_autofree char *turn = yc_words_turn (record, position);
  g_print ("%s\n", turn);
  for (int seat = 0; seat < setup->n_seats; seat++) {
    const int points = yc_outcome_points (record, position, seat);
    g_autofree char *player = yc_words_player (setup, seat);
    g_autofree char *goods = goods_of (yc_record_game (record), position, seat);
    /* Translators: player, colour, points, amounts of goods */
    g_print (ngettext ("%1$s (%2$s): %3$d point; %4$s\n", "%1$s (%2$s): %3$d points; %4$s\n",
                       (gulong) points),
             player, yc_words_color (setup->seats[seat].color), points, goods);
  }
}

int
yc_cli_state (int argc, char **argv)
{
  g_autofree char *at = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "at", 0, 0, G_OPTION_ARG_STRING, &at, N_ ("after event N instead of the last"), N_ ("N") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("everything, as JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (YcRecord) record = NULL;
  g_autoptr (YcTimeline) timeline = NULL;
  if (!yc_cli_options (&argc, &argv, entries, "FILE",
                       _ ("Shows the position that the record in FILE leads to."))
      || !yc_cli_read_at (argc, argv, at, &record, &timeline))
    return YC_EXIT_UNREADABLE;
  if (json)
    print_json (record, timeline);
  else
    print_for_people (record, yc_timeline_position (timeline));
  return YC_EXIT_LEGAL;
}
