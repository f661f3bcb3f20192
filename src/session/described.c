/* described.c: see described.h. */

#include "described.h"

#include <string.h>

#include "state-json.h"
#include "study.h"
#include "telling.h"

struct _YcDescribed {
  const YcRecord *record;
  const YcGame *game;
  const YcSetup *setup;
  const YcGameTelling *telling;
  JsonObject *table;
  int active;   /* seat; -1: not told */
  int *told;    /* numbers as `count` gives them; YC_NO_NUMBER: not told */
  int *numbers; /* room for those of a position */
};

/* ---- Numbers ---- */

/* What a member says as a number: itself, how many things it lists, or how many it counts. */
static int
number_of (JsonNode *member)
{
  if (!member)
    return YC_NO_NUMBER;
  if (JSON_NODE_HOLDS_ARRAY (member))
    return (int) json_array_get_length (json_node_get_array (member));
  if (JSON_NODE_HOLDS_OBJECT (member))
    return number_of (json_object_get_member (json_node_get_object (member), "count"));
  return JSON_NODE_HOLDS_VALUE (member) && json_node_get_value_type (member) == G_TYPE_INT64
           ? (int) json_node_get_int (member)
           : YC_NO_NUMBER;
}

static int
seat_of (const YcSetup *setup, const char *color)
{
  for (int seat = 0; seat < setup->n_seats; seat++)
    if (g_strcmp0 (yc_color_name (setup->seats[seat].color), color) == 0)
      return seat;
  return -1;
}

static const char *
text_of (JsonObject *object, const char *key)
{
  JsonNode *member = json_object_get_member (object, key);
  return member && JSON_NODE_HOLDS_VALUE (member) ? json_node_get_string (member) : NULL;
}

static JsonArray *
players_of (JsonObject *table)
{
  JsonNode *players = json_object_get_member (table, "players");
  return players && JSON_NODE_HOLDS_ARRAY (players) ? json_node_get_array (players) : NULL;
}

static guint
n_players (JsonObject *table)
{
  JsonArray *players = players_of (table);
  return players ? json_array_get_length (players) : 0;
}

static void
read_numbers (YcDescribed *self)
{
  const guint n = self->telling->n_series;
  for (guint i = 0; i < n * YC_MAX_SEATS; i++)
    self->told[i] = YC_NO_NUMBER;
  for (guint i = 0; i < n_players (self->table); i++) {
    JsonObject *player = json_array_get_object_element (players_of (self->table), i);
    const int seat = seat_of (self->setup, text_of (player, "color"));
    for (guint number = 0; number < n; number++)
      self->told[(guint) seat * n + number]
        = number_of (json_object_get_member (player, self->telling->series[number].name));
  }
}

static gboolean
numbers_are_as_told (YcDescribed *self, const YcPosition *position)
{
  const guint n = self->telling->n_series;
  if (!self->telling->count)
    return TRUE;
  self->telling->count (self->setup, position, NULL, self->numbers, n);
  for (guint i = 0; i < n * self->setup->n_seats; i++)
    if (self->told[i] != YC_NO_NUMBER && self->numbers[i] != YC_NO_NUMBER
        && self->told[i] != self->numbers[i])
      return FALSE;
  return TRUE;
}

/* ---- Everything ---- */

static gboolean is_as_told (const YcDescribed *self, const char *key, JsonNode *told, JsonNode *is);

static gboolean
is_nothing (JsonNode *node)
{
  return !node || JSON_NODE_HOLDS_NULL (node);
}

static gboolean
is_untold (JsonNode *node)
{
  return JSON_NODE_HOLDS_VALUE (node) && g_strcmp0 (json_node_get_string (node), "?") == 0;
}

static gboolean
is_text (JsonNode *node)
{
  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING;
}

static guint
copies_in (JsonArray *cards, const char *name)
{
  guint n = 0;
  for (guint i = 0; i < json_array_get_length (cards); i++) {
    JsonNode *card = json_array_get_element (cards, i);
    n += is_text (card) && g_str_equal (json_node_get_string (card), name);
  }
  return n;
}

/* Whether what is told of a hand and what is known of it can be the same: together they name no
 * more cards than there are. */
static gboolean
hands_can_be_one (JsonArray *told, JsonArray *known, int count)
{
  int together = (int) json_array_get_length (told);
  for (guint i = 0; i < json_array_get_length (known); i++) {
    const char *name = json_array_get_string_element (known, i);
    const gboolean first
      = i == 0 || !g_str_equal (name, json_array_get_string_element (known, i - 1));
    const int more = (int) copies_in (known, name) - (int) copies_in (told, name);
    if (first && more > 0)
      together += more;
  }
  return together <= count;
}

static gboolean
lists_are_as_told (const YcDescribed *self, JsonArray *told, JsonArray *is)
{
  if (json_array_get_length (told) != json_array_get_length (is))
    return FALSE;
  for (guint i = 0; i < json_array_get_length (told); i++)
    if (!is_as_told (self, "", json_array_get_element (told, i), json_array_get_element (is, i)))
      return FALSE;
  return TRUE;
}

static gboolean
member_is_as_told (const YcDescribed *self, const char *key, JsonObject *told, JsonObject *is)
{
  JsonNode *its = json_object_get_member (told, key);
  JsonNode *known = json_object_get_member (is, key);
  if (!g_str_equal (key, "known") || is_nothing (its) || is_nothing (known))
    return is_as_told (self, key, its, known);
  const int count = number_of (json_object_get_member (is, "count"));
  return JSON_NODE_HOLDS_ARRAY (its)
         && (count == YC_NO_NUMBER
             || hands_can_be_one (json_node_get_array (its), json_node_get_array (known), count));
}

static gboolean
is_sparse (const YcDescribed *self, const char *key)
{
  return self->telling->explaining && self->telling->explaining->sparse
         && g_strv_contains (self->telling->explaining->sparse, key);
}

/* Of what was told every member; of what names only what is there, no other. */
static gboolean
members_are_as_told (const YcDescribed *self, const char *key, JsonObject *told, JsonObject *is)
{
  g_autoptr (GList) keys = json_object_get_members (told);
  if (is_sparse (self, key) && json_object_get_size (told) != json_object_get_size (is))
    return FALSE;
  for (GList *member = keys; member; member = member->next)
    if (!member_is_as_told (self, member->data, told, is))
      return FALSE;
  return TRUE;
}

static gboolean
is_as_told (const YcDescribed *self, const char *key, JsonNode *told, JsonNode *is)
{
  if (is_nothing (told) || is_nothing (is))
    return is_nothing (told) && is_nothing (is);
  if (is_untold (told) || is_untold (is))
    return is_text (told) && is_text (is);
  if (JSON_NODE_HOLDS_OBJECT (told) && JSON_NODE_HOLDS_OBJECT (is))
    return members_are_as_told (self, key, json_node_get_object (told), json_node_get_object (is));
  if (JSON_NODE_HOLDS_ARRAY (told) && JSON_NODE_HOLDS_ARRAY (is))
    return lists_are_as_told (self, json_node_get_array (told), json_node_get_array (is));
  return json_node_equal (told, is);
}

/* They are told in any order. */
static gboolean
players_are_as_told (const YcDescribed *self, JsonArray *is)
{
  for (guint i = 0; i < n_players (self->table); i++) {
    JsonObject *told = json_array_get_object_element (players_of (self->table), i);
    const int seat = seat_of (self->setup, text_of (told, "color"));
    JsonObject *player = json_array_get_object_element (is, (guint) seat);
    g_autoptr (GList) keys = json_object_get_members (told);
    for (GList *key = keys; key; key = key->next)
      if (!g_str_equal (key->data, "name") && !member_is_as_told (self, key->data, told, player))
        return FALSE;
  }
  return TRUE;
}

static gboolean
table_is_as_told (const YcDescribed *self, const YcPosition *position)
{
  g_autoptr (JsonNode) node = yc_state_json (self->record, position, 0);
  JsonObject *is = json_node_get_object (node);
  g_autoptr (GList) keys = json_object_get_members (self->table);
  for (GList *key = keys; key; key = key->next)
    if (!g_str_equal (key->data, "players") && !g_str_equal (key->data, "event")
        && !member_is_as_told (self, key->data, self->table, is))
      return FALSE;
  return players_are_as_told (self, players_of (is));
}

/* ---- Public ---- */

YcDescribed *
yc_described_new (const YcRecord *record, JsonNode *state)
{
  YcDescribed *self = g_new0 (YcDescribed, 1);
  self->record = record;
  self->game = yc_record_game (record);
  self->setup = yc_record_setup (record);
  self->telling = yc_telling_of (self->game);
  self->table = json_node_get_object (state);
  self->active = seat_of (self->setup, text_of (self->table, "active"));
  self->told = g_new (int, MAX (self->telling->n_series, 1) * YC_MAX_SEATS);
  self->numbers = g_new0 (int, MAX (self->telling->n_series, 1) * YC_MAX_SEATS);
  read_numbers (self);
  return self;
}

void
yc_described_free (YcDescribed *self)
{
  g_free (self->told);
  g_free (self->numbers);
  g_free (self);
}

JsonObject *
yc_described_get_table (const YcDescribed *self)
{
  return self->table;
}

gboolean
yc_described_is (YcDescribed *self, const YcPosition *position)
{
  if (self->active >= 0 && self->game->active_seat (position) != self->active)
    return FALSE;
  return numbers_are_as_told (self, position) && table_is_as_told (self, position);
}

gboolean
yc_explain_can_be (const YcRecord *record, JsonNode *state)
{
  if (!state || !JSON_NODE_HOLDS_OBJECT (state))
    return FALSE;
  JsonObject *table = json_node_get_object (state);
  JsonNode *players = json_object_get_member (table, "players");
  if (json_object_has_member (table, "game")
      && g_strcmp0 (text_of (table, "game"), yc_record_game (record)->id) != 0)
    return FALSE;
  if (players && !JSON_NODE_HOLDS_ARRAY (players))
    return FALSE;
  for (guint i = 0; i < n_players (table); i++) {
    JsonNode *player = json_array_get_element (players_of (table), i);
    if (!JSON_NODE_HOLDS_OBJECT (player)
        || seat_of (yc_record_setup (record), text_of (json_node_get_object (player), "color")) < 0)
      return FALSE;
  }
  return TRUE;
}

gboolean
yc_explain_is_the_same (const YcRecord *record, const YcTimeline *timeline, JsonNode *state)
{
  g_autoptr (YcDescribed) described = yc_described_new (record, state);
  return yc_described_is (described, yc_timeline_position (timeline));
}

/* ---- What people tell ------------------------------------------------------------------------ */

static gboolean
is_unchanged (JsonObject *before, JsonObject *after, const char *key)
{
  JsonNode *was = json_object_get_member (before, key);
  return was && json_node_equal (was, json_object_get_member (after, key));
}

/* Nobody shows a hand only because something else is corrected. */
static void
forget_hands (JsonObject *before, JsonObject *after)
{
  g_autoptr (GList) keys = json_object_get_members (after);
  for (GList *key = keys; key; key = key->next) {
    JsonNode *is = json_object_get_member (after, key->data);
    JsonNode *was = json_object_get_member (before, key->data);
    if (g_str_equal (key->data, "known") && is_unchanged (before, after, key->data))
      json_object_remove_member (after, key->data);
    else if (was && JSON_NODE_HOLDS_OBJECT (is) && JSON_NODE_HOLDS_OBJECT (was))
      forget_hands (json_node_get_object (was), json_node_get_object (is));
  }
}

JsonNode *
yc_explain_told (const YcRecord *record, const YcPosition *before, const YcPosition *after)
{
  g_autoptr (JsonNode) was = yc_state_json (record, before, 0);
  JsonNode *is = yc_state_json (record, after, 0);
  JsonObject *table = json_node_get_object (is);
  const YcDescribed of_record = { .telling = yc_telling_of (yc_record_game (record)) };
  g_autoptr (GList) keys = json_object_get_members (table);
  for (GList *key = keys; key; key = key->next)
    if (!g_str_equal (key->data, "players") && !is_sparse (&of_record, key->data)
        && is_unchanged (json_node_get_object (was), table, key->data))
      json_object_remove_member (table, key->data);
  for (guint i = 0; i < n_players (table); i++)
    forget_hands (json_array_get_object_element (players_of (json_node_get_object (was)), i),
                  json_array_get_object_element (players_of (table), i));
  return is;
}
