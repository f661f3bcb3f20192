/* board-reasons.c: what the judge says of a wish. */

#include "board-reasons.h"
#include "manhattan/board.h"

#include <string.h>

static void
append_need (GString *text, const YcReason *reason)
{
  for (int good = 0; good < YC_GOODS; good++)
    if (reason->need[good] != 0 || reason->have[good] != 0)
      g_string_append_printf (text, " need=%s:%d/%d", yc_good_name ((YcGood) good),
                              reason->need[good], reason->have[good]);
}

static void
append_crew (GString *text, YcCrew crew)
{
  for (int owner = 0; owner < YC_OWNERS; owner++)
    for (int type = 0; type < YC_WORKER_TYPES; type++)
      for (int i = 0; i < yc_crew_count (crew, owner, type); i++)
        g_string_append_c (text, owner == YC_CONTRACTOR ? "les"[type] : "LES"[type]);
}

static void
append_reason (GString *text, const YcSetup *setup, const YcReason *reason)
{
  static const char *const places[]
    = { [YC_PLACE_MARKET] = "market",  [YC_PLACE_ROW] = "row",   [YC_PLACE_HAND] = "hand",
        [YC_PLACE_BOARD] = "board",    [YC_PLACE_DECK] = "deck", [YC_PLACE_UNDER_DECK] = "under",
        [YC_PLACE_DISCARD] = "discard" };

  g_string_append (text, yc_rule_id (&yc_manhattan_game, reason->rule));
  if (reason->seat >= 0)
    g_string_append_printf (text, " seat=%s", yc_color_name (setup->seats[reason->seat].color));
  if (reason->card >= 0 && reason->card < setup->catalogue.n[reason->drawer])
    g_string_append_printf (text, " card=%s",
                            setup->catalogue.cards[reason->drawer][reason->card].id);
  if (reason->place != YC_PLACE_NOWHERE)
    g_string_append_printf (text, " place=%s", places[reason->place]);
  if (reason->limit != 0)
    g_string_append_printf (text, " limit=%d", reason->limit);
  if (reason->number != 0)
    g_string_append_printf (text, " number=%d", reason->number);
  if (reason->crew != 0)
    append_crew (g_string_append (text, " crew="), reason->crew);
  append_need (text, reason);
}

char *
reasons_text (const YcSetup *setup, const YcRuling *ruling)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < ruling->n_reasons; i++) {
    g_string_append (text, i > 0 ? "; " : "");
    append_reason (text, setup, &ruling->reasons[i]);
  }
  if (ruling->n_reasons == 0)
    g_string_append (text, "legal");
  if (ruling->refused)
    g_string_append (text, " (refused)");
  return g_string_free (text, FALSE);
}

static void
test_case (const void *data)
{
  const ReasonCase *c = data;
  g_autofree char *text = board_text (c->players, c->lines);
  g_autoptr (YcRecord) record = record_of (text);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  g_autofree char *found = NULL;
  YcPlay wish;
  YcRuling ruling;

  for (uint32_t event = 1; event <= yc_record_n_events (record); event++)
    if (yc_timeline_stand (timeline, event) == YC_REFUSED)
      g_error ("event %u before `%s` is refused", event, c->wish);
  play_of (record, c->wish, &wish);
  yc_timeline_judge (timeline, &wish, &ruling);
  found = reasons_text (yc_record_setup (record), &ruling);
  if (strcmp (found, c->reasons) != 0) {
    g_test_message ("%s:\n  %s\ninstead of\n  %s", c->wish, found, c->reasons);
    g_test_fail ();
  }
}

void
add_reason_cases (const char *path, const ReasonCase *cases, size_t n)
{
  for (size_t i = 0; i < n; i++) {
    g_autofree char *full = g_strdup_printf ("%s%02zu", path, i + 1);
    g_test_add_data_func (full, &cases[i], test_case);
  }
}
