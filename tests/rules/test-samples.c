/* test-samples.c: the sample records of the board game are judged as expected, event by event, and
 * end in the expected state. */

#include "records.h"
#include "manhattan/board.h"

#include <json-glib/json-glib.h>
#include <string.h>

typedef struct {
  const char *name; /* of the file */
  const YcRecord *record;
  const YcSetup *setup;
  const YcBoard *board;
  const YcTimeline *timeline;
} Sample;

/* ---- Verdicts ---- */

static const char *
verdict_of (JsonObject *line, char **both)
{
  const char *rule = json_object_get_string_member_with_default (line, "rule", NULL);
  const char *verdict = json_object_get_string_member (line, "verdict");

  *both = rule != NULL ? g_strdup_printf ("%s %s", verdict, rule) : g_strdup (verdict);
  return *both;
}

static void
compare_amounts (const Sample *s, uint32_t event, JsonObject *line, const char *key, bool need)
{
  const YcReason *reason;
  JsonObject *amounts;

  if (!json_object_has_member (line, key))
    return;
  reason = yc_ruling_first (yc_timeline_ruling (s->timeline, event));
  amounts = json_object_get_object_member (line, key);
  for (int good = 0; good < YC_GOODS; good++) {
    int64_t expected
      = json_object_get_int_member_with_default (amounts, yc_good_name ((YcGood) good), 0);
    int found = need ? reason->need[good] : reason->have[good];
    if (found != expected)
      g_test_message ("%s, event %u, %s of %s: %d instead of %" G_GINT64_FORMAT, s->name, event,
                      key, yc_good_name ((YcGood) good), found, expected);
    if (found != expected)
      g_test_fail ();
  }
}

static void
compare_event (const Sample *s, const char *json)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (json, &error);
  g_autofree char *expected = NULL;
  g_autofree char *found = NULL;
  JsonObject *line;
  uint32_t event;

  g_assert_no_error (error);
  line = json_node_get_object (node);
  event = (uint32_t) json_object_get_int_member (line, "event");
  found = record_outcome (s->timeline, event);
  if (strcmp (found, verdict_of (line, &expected)) != 0) {
    YcText text = yc_record_event_text (s->record, event);
    g_test_message ("%s, event %u `%.*s`: %s instead of %s", s->name, event, (int) text.length,
                    text.start, found, expected);
    g_test_fail ();
    return;
  }
  compare_amounts (s, event, line, "need", true);
  compare_amounts (s, event, line, "have", false);
}

static void
compare_verdicts (const Sample *s, const char *json_lines)
{
  g_auto (GStrv) lines = g_strsplit (json_lines, "\n", -1);
  uint32_t n = 0;

  for (char **line = lines; *line != NULL; line++)
    if (**line != '\0') {
      n++;
      compare_event (s, *line);
    }
  g_assert_cmpuint (n, ==, yc_record_n_events (s->record));
}

/* ---- The state, written as the record format says ---- */

static const char *
card_id (const Sample *s, YcDrawer drawer, int card)
{
  return s->setup->catalogue.cards[drawer][card].id;
}

static const char *
color_of (const Sample *s, int seat)
{
  return yc_color_name (s->setup->seats[seat].color);
}

static char *
letters (YcCrew crew, int owner)
{
  GString *text = g_string_new (NULL);
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    for (int i = 0; i < yc_crew_count (crew, owner, type); i++)
      g_string_append_c (text, yc_worker_letter ((YcWorkerType) type));
  return g_string_free (text, FALSE);
}

static void
set_letters (JsonObject *workers, const char *owner, YcCrew crew, int number)
{
  g_autofree char *text = letters (crew, number);
  if (*text != '\0')
    json_object_set_string_member (workers, owner, text);
}

static JsonObject *
crew_object (const Sample *s, YcCrew crew)
{
  JsonObject *workers = json_object_new ();
  for (int seat = 0; seat < s->board->n_seats; seat++)
    set_letters (workers, color_of (s, seat), crew, seat);
  set_letters (workers, "contractor", crew, YC_CONTRACTOR);
  return workers;
}

static void
set_counts (JsonObject *counts, YcCrew crew, int owner, const char *names)
{
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    const char name[] = { names[type], '\0' };
    json_object_set_int_member (counts, name, yc_crew_count (crew, owner, type));
  }
}

static JsonArray *
market_array (const Sample *s)
{
  JsonArray *array = json_array_new ();
  for (int i = 0; i < YC_SLOTS; i++) {
    int content = s->board->market[i];
    if (content == YC_SLOT_EMPTY)
      json_array_add_null_element (array);
    else
      json_array_add_string_element (array, content < 0 ? "?" : card_id (s, YC_CARDS, content));
  }
  return array;
}

static JsonArray *
row_array (const Sample *s)
{
  JsonArray *array = json_array_new ();
  for (int i = 0; i < s->board->n_row; i++) {
    int bomb = s->board->row[i];
    json_array_add_string_element (array, bomb < 0 ? "?" : card_id (s, YC_BOMBS, bomb));
  }
  return array;
}

static JsonObject *
spaces_object (const Sample *s)
{
  JsonObject *spaces = json_object_new ();
  for (int i = 0; i < s->setup->catalogue.n[YC_SPACES]; i++)
    if (s->board->spaces[i] != 0)
      json_object_set_object_member (spaces, card_id (s, YC_SPACES, i),
                                     crew_object (s, s->board->spaces[i]));
  return spaces;
}

/* The seat's card that comes next after `order` in the order got, or -1. */
static JsonObject *
building_object (const Sample *s, const char *card, int damage, YcCrew crew)
{
  JsonObject *building = json_object_new ();
  json_object_set_string_member (building, "card", card);
  json_object_set_int_member (building, "damage", damage);
  json_object_set_object_member (building, "workers", crew_object (s, crew));
  return building;
}

/* Told and untold ones in the order got: each is before all that were got later. */
static JsonArray *
buildings_array (const Sample *s, int seat)
{
  JsonArray *array = json_array_new ();
  for (uint32_t order = 0; order < s->board->next_order; order++) {
    for (int i = 0; i < s->setup->catalogue.n[YC_CARDS]; i++) {
      const YcBuilding *building = &s->board->buildings[i];
      if (building->owner == seat && building->order == order)
        json_array_add_object_element (
          array, building_object (s, card_id (s, YC_CARDS, i), building->damage, building->crew));
    }
    for (int i = 0; i < s->board->n_untold_buildings; i++)
      if (s->board->untold_buildings[i].owner == seat
          && s->board->untold_buildings[i].order == order)
        json_array_add_object_element (array, building_object (s, "?", 0, 0));
  }
  return array;
}

static int
next_bomb (const Sample *s, int seat, int64_t order)
{
  int next = -1;
  for (int i = 0; i < s->setup->catalogue.n[YC_BOMBS]; i++) {
    const YcBomb *bomb = &s->board->bombs[i];
    if (bomb->place == YC_BOMB_BUILT && bomb->holder == seat && bomb->order > order
        && (next < 0 || bomb->order < s->board->bombs[next].order))
      next = i;
  }
  return next;
}

static JsonArray *
bombs_array (const Sample *s, int seat)
{
  JsonArray *array = json_array_new ();
  int64_t order = -1;
  for (int i; (i = next_bomb (s, seat, order)) >= 0; order = s->board->bombs[i].order) {
    JsonObject *bomb = json_object_new ();
    json_object_set_string_member (bomb, "card", card_id (s, YC_BOMBS, i));
    json_object_set_boolean_member (bomb, "loaded", s->board->bombs[i].loaded);
    json_object_set_object_member (bomb, "workers", crew_object (s, s->board->bombs[i].crew));
    json_array_add_object_element (array, bomb);
  }
  return array;
}

static int
compare_ids (const void *a, const void *b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static JsonObject *
hand_object (const Sample *s, int seat)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  JsonArray *known = json_array_new ();
  JsonObject *hand = json_object_new ();

  for (int i = 0; i < s->setup->catalogue.n[YC_BOMBS]; i++)
    if (s->board->bombs[i].place == YC_BOMB_HAND && s->board->bombs[i].holder == seat)
      g_ptr_array_add (ids, (char *) card_id (s, YC_BOMBS, i));
  g_ptr_array_sort (ids, compare_ids);
  for (unsigned i = 0; i < ids->len; i++)
    json_array_add_string_element (known, ids->pdata[i]);
  json_object_set_int_member (hand, "count", s->board->players[seat].hand);
  json_object_set_array_member (hand, "known", known);
  return hand;
}

static void
set_test (const Sample *s, JsonObject *object, const YcBoardPlayer *player)
{
  JsonObject *test;

  if (!player->tested) {
    json_object_set_null_member (object, "test");
    return;
  }
  test = json_object_new ();
  json_object_set_int_member (test, "points", player->test_points);
  json_object_set_object_member (test, "workers", crew_object (s, player->token));
  json_object_set_object_member (object, "test", test);
}

static JsonObject *
player_object (const Sample *s, int seat)
{
  const YcBoardPlayer *player = &s->board->players[seat];
  JsonObject *object = json_object_new (), *supply = json_object_new ();
  JsonObject *general = json_object_new ();
  g_autofree char *name
    = g_strndup (s->setup->seats[seat].name.start + 1, s->setup->seats[seat].name.length - 2);

  json_object_set_string_member (object, "color", color_of (s, seat));
  json_object_set_string_member (object, "name", name);
  json_object_set_int_member (object, "money", player->money);
  json_object_set_int_member (object, "yellowcake", player->yellowcake);
  json_object_set_int_member (object, "uranium", player->uranium);
  json_object_set_int_member (object, "plutonium", player->plutonium);
  json_object_set_int_member (object, "fighters", player->fighters);
  json_object_set_int_member (object, "bombers", player->bombers);
  json_object_set_int_member (object, "spies", player->spies);
  set_counts (supply, player->supply, seat, "LES");
  set_counts (supply, player->supply, YC_CONTRACTOR, "les");
  set_counts (general, s->board->general, seat, "LES");
  json_object_set_object_member (object, "supply", supply);
  json_object_set_object_member (object, "general", general);
  json_object_set_array_member (object, "buildings", buildings_array (s, seat));
  json_object_set_object_member (object, "hand", hand_object (s, seat));
  json_object_set_array_member (object, "bombs", bombs_array (s, seat));
  set_test (s, object, player);
  json_object_set_int_member (
    object, "points", yc_manhattan_game.score (s->setup, yc_timeline_position (s->timeline), seat));
  return object;
}

static JsonArray *
tests_array (const Sample *s)
{
  static const int tokens[][YC_MAX_SEATS]
    = { [2] = { 0, 6 }, [3] = { 0, 4, 8 }, [4] = { 0, 2, 4, 6 }, [5] = { 0, 2, 4, 6, 8 } };
  JsonArray *array = json_array_new ();
  for (int i = 0; i < s->board->n_seats; i++)
    if ((s->board->tests_left >> i) & 1)
      json_array_add_int_element (array, tokens[s->board->n_seats][i]);
  return array;
}

static JsonArray *
deals_array (const Sample *s)
{
  JsonArray *array = json_array_new ();
  for (int i = 0; i < s->board->n_deals; i++) {
    JsonArray *deal = json_array_new ();
    for (int j = 0; j < s->board->deals[i].n_seats; j++)
      json_array_add_string_element (deal, color_of (s, s->board->deals[i].seats[j]));
    json_array_add_array_element (array, deal);
  }
  return array;
}

static JsonObject *
state_object (const Sample *s)
{
  static const int goals[] = { [2] = 70, [3] = 60, [4] = 50, [5] = 45 };
  const YcBoard *board = s->board;
  JsonObject *state = json_object_new (), *contractors = json_object_new ();
  JsonArray *players = json_array_new ();

  json_object_set_string_member (state, "game", "manhattan-project");
  json_object_set_int_member (state, "event", yc_timeline_event (s->timeline));
  json_object_set_string_member (state, "active", color_of (s, board->active));
  json_object_set_string_member (state, "phase",
                                 board->over         ? "over"
                                 : board->turn.begun ? "place"
                                                     : "start");
  if (board->winner < 0)
    json_object_set_null_member (state, "winner");
  else
    json_object_set_string_member (state, "winner", color_of (s, board->winner));
  json_object_set_int_member (state, "goal", goals[board->n_seats]);
  json_object_set_int_member (state, "bribe", board->bribe);
  json_object_set_array_member (state, "market", market_array (s));
  json_object_set_int_member (state, "building_deck", board->building_deck);
  json_object_set_array_member (state, "bomb_row", row_array (s));
  json_object_set_int_member (state, "bomb_deck", board->untested_deck + board->tested_deck);
  json_object_set_boolean_member (state, "design_open", board->n_row > 0);
  json_object_set_array_member (state, "tests_left", tests_array (s));
  set_counts (contractors, board->general, YC_CONTRACTOR, "LES");
  json_object_set_object_member (state, "contractors", contractors);
  if (board->n_deals > 0)
    json_object_set_array_member (state, "deals", deals_array (s));
  json_object_set_object_member (state, "spaces", spaces_object (s));
  for (int seat = 0; seat < board->n_seats; seat++)
    json_array_add_object_element (players, player_object (s, seat));
  json_object_set_array_member (state, "players", players);
  return state;
}

/* ---- Comparing, with the path to what differs ---- */

static void compare_nodes (const char *path, JsonNode *expected, JsonNode *found);

static void
compare_objects (const char *path, JsonObject *expected, JsonObject *found)
{
  g_autoptr (GList) names = json_object_get_members (expected);

  g_assert_cmpuint (json_object_get_size (found), ==, json_object_get_size (expected));
  for (GList *name = names; name != NULL; name = name->next) {
    g_autofree char *below = g_strdup_printf ("%s.%s", path, (char *) name->data);
    g_assert_true (json_object_has_member (found, name->data));
    compare_nodes (below, json_object_get_member (expected, name->data),
                   json_object_get_member (found, name->data));
  }
}

static void
compare_arrays (const char *path, JsonArray *expected, JsonArray *found)
{
  g_assert_cmpuint (json_array_get_length (found), ==, json_array_get_length (expected));
  for (unsigned i = 0; i < json_array_get_length (expected); i++) {
    g_autofree char *below = g_strdup_printf ("%s.%u", path, i);
    compare_nodes (below, json_array_get_element (expected, i), json_array_get_element (found, i));
  }
}

static void
compare_nodes (const char *path, JsonNode *expected, JsonNode *found)
{
  if (json_node_equal (expected, found))
    return;
  if (JSON_NODE_HOLDS_OBJECT (expected) && JSON_NODE_HOLDS_OBJECT (found)
      && json_object_get_size (json_node_get_object (expected))
           == json_object_get_size (json_node_get_object (found))) {
    compare_objects (path, json_node_get_object (expected), json_node_get_object (found));
  } else if (JSON_NODE_HOLDS_ARRAY (expected) && JSON_NODE_HOLDS_ARRAY (found)
             && json_array_get_length (json_node_get_array (expected))
                  == json_array_get_length (json_node_get_array (found))) {
    compare_arrays (path, json_node_get_array (expected), json_node_get_array (found));
  } else {
    g_autofree char *wanted = json_to_string (expected, FALSE);
    g_autofree char *got = json_to_string (found, FALSE);
    g_test_message ("%s: %s instead of %s", path, got, wanted);
    g_test_fail ();
  }
}

static void
compare_state (const Sample *s, const char *json)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) expected = json_from_string (json, &error);
  g_autoptr (JsonNode) found = json_node_new (JSON_NODE_OBJECT);

  g_assert_no_error (error);
  json_node_take_object (found, state_object (s));
  compare_nodes (s->name, expected, found);
}

static char *
beside (const char *name, const char *suffix)
{
  g_autofree char *stem = g_strndup (name, strlen (name) - strlen (".ycr"));
  g_autofree char *other = g_strconcat (stem, suffix, NULL);
  return record_file ("playthroughs", other);
}

static void
test_sample (const void *data)
{
  const char *name = data;
  g_autofree char *text = record_file ("playthroughs", name);
  g_autofree char *verdicts = beside (name, ".check.jsonl");
  g_autofree char *state = beside (name, ".state.json");
  g_autoptr (YcRecord) record = record_of (text);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  Sample s = { .name = name,
               .record = record,
               .setup = yc_record_setup (record),
               .board = yc_board_of (yc_timeline_position (timeline)),
               .timeline = timeline };

  compare_verdicts (&s, verdicts);
  compare_state (&s, state);
  g_assert_null (yc_manhattan_game.sound (s.setup, yc_timeline_position (timeline)));
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) names = NULL;

  g_test_init (&argc, &argv, NULL);
  names = record_names ("playthroughs", ".ycr");
  for (unsigned i = 0; i < names->len; i++) {
    const char *name = names->pdata[i];
    g_autofree char *path = g_strconcat ("/samples/", name, NULL);
    if (strstr (name, "board-") != NULL)
      g_test_add_data_func (path, name, test_sample);
  }
  return g_test_run ();
}
