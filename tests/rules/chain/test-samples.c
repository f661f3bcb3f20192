/* test-chain-samples.c: the sample records of the card game are judged as expected, event by event,
 * and end in the expected state. */

#include "chain-records.h"

#include <json-glib/json-glib.h>
#include <string.h>

typedef struct {
  const YcSetup *setup;
  const YcChain *chain;
  const YcTimeline *timeline;
} Sample;

static char *
beside (const char *name, const char *suffix)
{
  g_autofree char *stem = g_strndup (name, strlen (name) - strlen (".ycr"));
  g_autofree char *other = g_strconcat (stem, suffix, NULL);
  return record_file ("playthroughs", other);
}

static JsonNode *
parse (const char *json)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (json, &error);
  g_assert_no_error (error);
  return node;
}

/* ---- Verdicts, with what is short ---- */

static void
append_amount (GString *text, const char *name, int amount)
{
  g_string_append_printf (text, "%s\"%s\":%d", text->str[text->len - 1] == '{' ? "" : ",", name,
                          amount);
}

/* `{"yellowcake":2}` of a need, with what is there of the same goods. */
static char *
amounts_of (const YcReason *reason, const int16_t *amounts)
{
  GString *text = g_string_new ("{");
  for (int good = 0; good < YC_GOODS; good++)
    if (reason->need[good] > 0)
      append_amount (text, yc_good_name ((YcGood) good), amounts[good]);
  g_string_append_c (text, '}');
  return g_string_free (text, FALSE);
}

/* `{"E":1,"S":2}`: who is missing. */
static char *
missing_of (const YcReason *reason)
{
  static const char *const names[] = { "L", "E", "S", "?" };
  GString *text = g_string_new ("{");
  for (int i = 0; i <= YC_WORKER_TYPES; i++)
    if (reason->need_personnel[i] > reason->have_personnel[i])
      append_amount (text, names[i], reason->need_personnel[i] - reason->have_personnel[i]);
  g_string_append_c (text, '}');
  return g_string_free (text, FALSE);
}

/* Takes `found`. */
static void
assert_amounts (JsonObject *line, const char *key, char *found)
{
  g_autoptr (JsonNode) node = parse (found);
  if (!json_node_equal (json_object_get_member (line, key), node))
    g_error ("%s is %s", key, found);
  g_free (found);
}

static void
compare_shortage (JsonObject *line, const YcReason *reason)
{
  bool personnel = reason->rule == YC_RULE_CHAIN_PERSONNEL;
  if (!personnel && reason->rule != YC_RULE_CHAIN_RESOURCES) {
    g_assert_false (json_object_has_member (line, "need"));
    return;
  }
  assert_amounts (line, "need",
                  personnel ? missing_of (reason) : amounts_of (reason, reason->need));
  assert_amounts (line, "have", personnel ? g_strdup ("{}") : amounts_of (reason, reason->have));
}

static void
compare_event (const Sample *sample, JsonObject *line)
{
  uint32_t event = (uint32_t) json_object_get_int_member (line, "event");
  const char *rule = json_object_get_string_member_with_default (line, "rule", NULL);
  const char *verdict = json_object_get_string_member (line, "verdict");
  g_autofree char *expected
    = rule != NULL ? g_strconcat (verdict, " ", rule, NULL) : g_strdup (verdict);
  g_autofree char *found = record_outcome (sample->timeline, event);

  g_test_message ("event %u", event);
  g_assert_cmpstr (found, ==, expected);
  if (rule != NULL)
    compare_shortage (line, yc_ruling_first (yc_timeline_ruling (sample->timeline, event)));
}

/* ---- The state ---- */

static const char *
name_of (const Sample *sample, YcDrawer drawer, uint8_t card)
{
  return card == YC_CHAIN_UNTOLD ? "?" : sample->setup->catalogue.cards[drawer][card].id;
}

static char *
names_of (const Sample *sample, YcDrawer drawer, const uint8_t *cards, int n)
{
  GString *text = g_string_new (NULL);
  for (int i = 0; i < n; i++)
    g_string_append_printf (text, "%s ", name_of (sample, drawer, cards[i]));
  return g_string_free (text, FALSE);
}

/* Takes `found`. */
static void
assert_names (JsonObject *object, const char *key, char *found)
{
  GString *expected = g_string_new (NULL);
  JsonArray *names = json_object_get_array_member (object, key);
  for (guint i = 0; i < json_array_get_length (names); i++)
    g_string_append_printf (expected, "%s ", json_array_get_string_element (names, i));
  g_assert_cmpstr (found, ==, expected->str);
  g_string_free (expected, TRUE);
  g_free (found);
}

static void
compare_hand (const Sample *sample, JsonObject *hand, const YcChainPlayer *player)
{
  JsonArray *known = json_object_get_array_member (hand, "known");
  g_assert_cmpint (player->hand, ==, json_object_get_int_member (hand, "count"));
  g_assert_cmpint (player->n_known, ==, json_array_get_length (known));
  for (guint i = 0; i < player->n_known; i++) {
    int copies = 0;
    for (guint other = 0; other < player->n_known; other++)
      copies += g_str_equal (name_of (sample, YC_CARDS, player->known[i]),
                             json_array_get_string_element (known, other));
    g_assert_cmpint (copies, >, 0);
  }
}

static void
compare_bombs (const Sample *sample, JsonArray *bombs, const YcChainPlayer *player)
{
  g_assert_cmpint (player->n_bombs, ==, json_array_get_length (bombs));
  for (guint i = 0; i < player->n_bombs; i++) {
    JsonObject *bomb = json_array_get_object_element (bombs, i);
    g_assert_cmpstr (name_of (sample, YC_BOMBS, player->bombs[i]), ==,
                     json_object_get_string_member (bomb, "plan"));
    g_assert_cmpint (player->loaded >> i & 1, ==, json_object_get_boolean_member (bomb, "loaded"));
  }
}

static void
compare_player (const Sample *sample, JsonObject *object, int seat)
{
  const YcChainPlayer *player = &sample->chain->players[seat];
  const YcPosition *position = yc_timeline_position (sample->timeline);

  compare_hand (sample, json_object_get_object_member (object, "hand"), player);
  compare_bombs (sample, json_object_get_array_member (object, "bombs"), player);
  g_assert_cmpint (player->yellowcake, ==, json_object_get_int_member (object, "yellowcake"));
  g_assert_cmpint (player->uranium, ==, json_object_get_int_member (object, "uranium"));
  g_assert_cmpint (yc_chain_game.score (sample->setup, position, seat), ==,
                   json_object_get_int_member (object, "points"));
  g_assert_cmpint (json_object_has_member (object, "score"), ==, sample->chain->over);
  if (sample->chain->over)
    g_assert_cmpint (yc_chain_final_score (sample->setup, sample->chain, seat), ==,
                     json_object_get_int_member (object, "score"));
  if (player->stash == YC_CHAIN_NONE)
    g_assert_true (json_object_get_null_member (object, "stash"));
  else
    g_assert_cmpstr (name_of (sample, YC_BOMBS, player->stash), ==,
                     json_object_get_string_member (object, "stash"));
}

static char *
winners_of (const Sample *sample)
{
  GString *text = g_string_new (NULL);
  unsigned winners = yc_chain_winners (sample->setup, sample->chain);
  for (int seat = 0; seat < sample->chain->n_seats; seat++)
    if (winners >> seat & 1)
      g_string_append_printf (text, "%s ", yc_color_name (sample->setup->seats[seat].color));
  return g_string_free (text, FALSE);
}

static void
compare_state (const Sample *sample, JsonObject *state)
{
  const YcChain *chain = sample->chain;
  JsonArray *players = json_object_get_array_member (state, "players");
  JsonObject *pool = json_object_get_object_member (state, "pool");

  g_assert_cmpstr (yc_color_name (sample->setup->seats[chain->active].color), ==,
                   json_object_get_string_member (state, "active"));
  g_assert_cmpstr (chain->over ? "over" : "turn", ==,
                   json_object_get_string_member (state, "phase"));
  assert_names (state, "winners", winners_of (sample));
  g_assert_cmpint (chain->last_round, ==, json_object_get_boolean_member (state, "last_round"));
  g_assert_cmpint (chain->deck, ==, json_object_get_int_member (state, "deck"));
  g_assert_cmpint (chain->plan_deck, ==, json_object_get_int_member (state, "plan_deck"));
  g_assert_cmpint (chain->loaded_left, ==, json_object_get_int_member (state, "loaded_left"));
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    const char letter[] = { yc_worker_letter ((YcWorkerType) type), '\0' };
    g_assert_cmpint (chain->pool[type], ==, json_object_get_int_member (pool, letter));
  }
  assert_names (state, "discard",
                names_of (sample, YC_CARDS, chain->discard.cards, chain->discard.n));
  assert_names (state, "played", names_of (sample, YC_CARDS, chain->played.cards, chain->played.n));
  assert_names (state, "row", names_of (sample, YC_BOMBS, chain->row, chain->n_row));
  g_assert_cmpint (chain->n_seats, ==, json_array_get_length (players));
  for (int seat = 0; seat < chain->n_seats; seat++)
    compare_player (sample, json_array_get_object_element (players, (guint) seat), seat);
}

static void
test_sample (const void *data)
{
  const char *name = data;
  g_autofree char *text = record_file ("playthroughs", name);
  g_autofree char *verdicts = beside (name, ".check.jsonl");
  g_autofree char *state = beside (name, ".state.json");
  g_auto (GStrv) lines = g_strsplit (g_strchomp (verdicts), "\n", -1);
  g_autoptr (YcRecord) record = record_of (text);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  g_autoptr (JsonNode) expected = parse (state);
  Sample sample = { .setup = yc_record_setup (record),
                    .chain = yc_chain_of (yc_timeline_position (timeline)),
                    .timeline = timeline };

  g_assert_cmpuint (g_strv_length (lines), ==, yc_record_n_events (record));
  for (char **line = lines; *line != NULL; line++) {
    g_autoptr (JsonNode) node = parse (*line);
    compare_event (&sample, json_node_get_object (node));
  }
  compare_state (&sample, json_node_get_object (expected));
  g_assert_null (yc_chain_game.sound (sample.setup, yc_timeline_position (timeline)));
}

static bool
is_of_card_game (const char *name)
{
  return strstr (name, "board-") == NULL;
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) names = NULL;
  int n = 0;

  g_test_init (&argc, &argv, NULL);
  names = record_names ("playthroughs", ".ycr");
  for (guint i = 0; i < names->len; i++) {
    g_autofree char *path = g_strconcat ("/chain/samples/", names->pdata[i], NULL);
    if (!is_of_card_game (names->pdata[i]))
      continue;
    g_test_add_data_func (path, names->pdata[i], test_sample);
    n++;
  }
  g_assert_cmpint (n, >=, 20);
  return g_test_run ();
}
