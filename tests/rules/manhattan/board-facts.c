/* board-facts.c: what stands on a board, asked fact by fact. */

#include "board-facts.h"

#include "manhattan/pieces.h"

#include <string.h>

typedef struct {
  const YcSetup *setup;
  const YcBoard *board;
} Asked;

static char *
number_text (int number)
{
  return g_strdup_printf ("%d", number);
}

static char *
color_text (const Asked *asked, int seat)
{
  return g_strdup (seat < 0 ? "-" : yc_color_name (asked->setup->seats[seat].color));
}

static void
append_letters (GString *text, YcCrew crew, int owner, const char *letters)
{
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    for (int i = 0; i < yc_crew_count (crew, owner, type); i++)
      g_string_append_c (text, letters[type]);
}

static char *
or_nothing (GString *text)
{
  if (text->len == 0)
    g_string_append_c (text, '-');
  return g_string_free (text, FALSE);
}

/* `red:LS,grey:e` */
static char *
crew_text (const Asked *asked, YcCrew crew)
{
  GString *text = g_string_new (NULL);
  for (int owner = 0; owner < YC_OWNERS; owner++) {
    if (yc_crew_owned (crew, owner) == 0)
      continue;
    g_string_append_printf (
      text, "%s%s:", text->len > 0 ? "," : "",
      owner == YC_CONTRACTOR ? "grey" : yc_color_name (asked->setup->seats[owner].color));
    append_letters (text, crew, owner, owner == YC_CONTRACTOR ? "les" : "LES");
  }
  return or_nothing (text);
}

static char *
workers_text (YcCrew crew, int seat, bool contractors)
{
  GString *text = g_string_new (NULL);
  append_letters (text, crew, seat, "LES");
  if (contractors)
    append_letters (text, crew, YC_CONTRACTOR, "les");
  return or_nothing (text);
}

static void
append_id (const Asked *asked, GString *text, YcDrawer drawer, int card)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? "," : "",
                          card >= 0               ? asked->setup->catalogue.cards[drawer][card].id
                          : card == YC_SLOT_EMPTY ? "-"
                                                  : "?");
}

static char *
market_text (const Asked *asked)
{
  GString *text = g_string_new (NULL);
  for (int i = 0; i < YC_SLOTS; i++)
    append_id (asked, text, YC_CARDS, asked->board->market[i]);
  return g_string_free (text, FALSE);
}

static char *
row_text (const Asked *asked)
{
  GString *text = g_string_new (NULL);
  for (int i = 0; i < asked->board->n_row; i++)
    append_id (asked, text, YC_BOMBS,
               asked->board->row[i] < 0 ? YC_SLOT_UNTOLD : asked->board->row[i]);
  return or_nothing (text);
}

static char *
tests_text (const Asked *asked)
{
  GString *text = g_string_new (NULL);
  uint8_t tokens[YC_MAX_SEATS];
  int n = yc_board_test_tokens (asked->board, tokens);
  for (int i = 0; i < n; i++)
    if ((asked->board->tests_left >> i) & 1)
      g_string_append_printf (text, "%s%d", text->len > 0 ? "," : "", tokens[i]);
  return or_nothing (text);
}

/* What the running turn still allows, in the order it is noted. */
static char *
turn_text (const YcBoardTurn *turn)
{
  GString *text = g_string_new (NULL);
  const struct {
    bool is;
    const char *word;
  } words[] = {
    { turn->begun, "begun" },
    { turn->placed_space, "space" },
    { turn->placed_building, "building" },
    { turn->bombs_took_workers, "bomb" },
    { turn->strikes, "strikes" },
    { turn->repairs, "repairs" },
    { turn->own_repairs, "own" },
    { turn->spying, "spying" },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (words); i++)
    if (words[i].is)
      g_string_append_printf (text, "%s%s", text->len > 0 ? "," : "", words[i].word);
  return or_nothing (text);
}

static int
card_index (const Asked *asked, YcDrawer drawer, const char *id)
{
  for (int i = 0; i < asked->setup->catalogue.n[drawer]; i++)
    if (strcmp (asked->setup->catalogue.cards[drawer][i].id, id) == 0)
      return i;
  g_error ("there is no %s", id);
}

static char *
bomb_text (const Asked *asked, const YcBomb *bomb)
{
  static const char *const places[] = { "unseen", "row", "drafted", "hand:", "built:", "tested" };
  const char *holder
    = bomb->holder >= 0 ? yc_color_name (asked->setup->seats[bomb->holder].color) : "";
  return g_strconcat (places[bomb->place], holder, bomb->loaded ? ":loaded" : "", NULL);
}

static int
n_untold_buildings (const YcBoard *board, int seat)
{
  int n = 0;
  for (int i = 0; i < board->n_untold_buildings; i++)
    n += board->untold_buildings[i].owner == seat;
  return n;
}

/* `red-blue,green-red-blue` */
static char *
deals_text (const Asked *asked)
{
  GString *text = g_string_new (NULL);
  for (int i = 0; i < asked->board->n_deals; i++)
    for (int j = 0; j < asked->board->deals[i].n_seats; j++)
      g_string_append_printf (
        text, "%s%s",
        text->len == 0 ? ""
        : j == 0       ? ","
                       : "-",
        yc_color_name (asked->setup->seats[asked->board->deals[i].seats[j]].color));
  return or_nothing (text);
}

/* ---- Keys ---- */

static char *
card_fact (const Asked *asked, const char *what, const char *id)
{
  const YcBoard *board = asked->board;

  if (strcmp (what, "on") == 0)
    return crew_text (asked, board->spaces[card_index (asked, YC_SPACES, id)]);
  if (strcmp (what, "crew") == 0)
    return crew_text (asked, board->buildings[card_index (asked, YC_CARDS, id)].crew);
  if (strcmp (what, "damage") == 0)
    return number_text (board->buildings[card_index (asked, YC_CARDS, id)].damage);
  if (strcmp (what, "owner") == 0)
    return color_text (asked, board->buildings[card_index (asked, YC_CARDS, id)].owner);
  if (strcmp (what, "bomb") == 0)
    return bomb_text (asked, &board->bombs[card_index (asked, YC_BOMBS, id)]);
  if (strcmp (what, "crew-of") == 0)
    return crew_text (asked, board->bombs[card_index (asked, YC_BOMBS, id)].crew);
  g_error ("nobody can ask for %s", what);
}

static char *
player_fact (const Asked *asked, int seat, const char *what)
{
  const YcBoardPlayer *player = &asked->board->players[seat];

  for (int good = 0; good < YC_GOODS; good++)
    if (strcmp (what, yc_good_name ((YcGood) good)) == 0)
      return number_text (yc_board_good (player, (YcGood) good));
  if (strcmp (what, "spies") == 0)
    return number_text (player->spies);
  if (strcmp (what, "hand") == 0)
    return number_text (player->hand);
  if (strcmp (what, "known") == 0)
    return number_text (player->hand_known);
  if (strcmp (what, "points") == 0)
    return number_text (yc_board_points (asked->setup, asked->board, seat));
  if (strcmp (what, "test") == 0)
    return player->tested ? number_text (player->test_points) : g_strdup ("-");
  if (strcmp (what, "token") == 0)
    return crew_text (asked, player->token);
  if (strcmp (what, "untold") == 0)
    return number_text (n_untold_buildings (asked->board, seat));
  if (strcmp (what, "supply") == 0)
    return workers_text (player->supply, seat, true);
  if (strcmp (what, "general") == 0)
    return workers_text (asked->board->general, seat, false);
  g_error ("nobody can ask a player for %s", what);
}

static char *
table_fact (const Asked *asked, const char *what)
{
  const YcBoard *board = asked->board;

  if (strcmp (what, "bribe") == 0)
    return number_text (board->bribe);
  if (strcmp (what, "market") == 0)
    return market_text (asked);
  if (strcmp (what, "deck") == 0)
    return number_text (board->building_deck);
  if (strcmp (what, "row") == 0)
    return row_text (asked);
  if (strcmp (what, "bombs") == 0)
    return number_text (yc_board_bomb_deck (board));
  if (strcmp (what, "untold") == 0)
    return number_text (board->untold);
  if (strcmp (what, "tests") == 0)
    return tests_text (asked);
  if (strcmp (what, "active") == 0)
    return color_text (asked, board->active);
  if (strcmp (what, "winner") == 0)
    return color_text (asked, board->winner);
  if (strcmp (what, "turn") == 0)
    return turn_text (&board->turn);
  if (strcmp (what, "deals") == 0)
    return deals_text (asked);
  if (strcmp (what, "contractors") == 0)
    return workers_text (yc_crew_owned (board->general, YC_CONTRACTOR), 0, true);
  g_error ("nobody can ask for %s", what);
}

char *
board_fact (const YcSetup *setup, const YcBoard *board, const char *key)
{
  const Asked asked = { setup, board };
  g_auto (GStrv) parts = g_strsplit (key, ".", 2);

  if (parts[1] == NULL)
    return table_fact (&asked, key);
  for (int seat = 0; seat < setup->n_seats; seat++)
    if (strcmp (parts[0], yc_color_name (setup->seats[seat].color)) == 0)
      return player_fact (&asked, seat, parts[1]);
  return card_fact (&asked, parts[0], parts[1]);
}

void
expect_facts (const char *name, const YcSetup *setup, const YcBoard *board, const char *facts)
{
  g_auto (GStrv) words = g_strsplit (facts, " ", -1);

  for (char **word = words; *word != NULL; word++) {
    g_auto (GStrv) told = g_strsplit (*word, "=", 2);
    g_autofree char *found = board_fact (setup, board, told[0]);
    g_assert_nonnull (told[1]);
    if (strcmp (found, told[1]) == 0)
      continue;
    g_test_message ("%s: %s is %s instead of %s", name, told[0], found, told[1]);
    g_test_fail ();
  }
}

static void
test_case (const void *data)
{
  const FactCase *c = data;
  g_autofree char *text = board_text (c->players, c->lines);
  g_autoptr (YcRecord) record = record_of (text);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  const YcPosition *position = yc_timeline_position (timeline);

  for (uint32_t event = 1; event <= yc_record_n_events (record); event++)
    if (yc_timeline_stand (timeline, event) == YC_REFUSED) {
      YcText refused = yc_record_event_text (record, event);
      g_error (
        "%s: %.*s: %s", c->name, (int) refused.length, refused.start,
        yc_rule_id (&yc_manhattan_game, yc_timeline_ruling (timeline, event)->reasons[0].rule));
    }
  expect_facts (c->name, yc_record_setup (record), yc_board_of (position), c->facts);
  g_assert_null (yc_record_game (record)->sound (yc_record_setup (record), position));
}

void
add_fact_cases (const char *path, const FactCase *cases, size_t n)
{
  for (size_t i = 0; i < n; i++) {
    g_autofree char *full = g_strconcat (path, cases[i].name, NULL);
    g_strdelimit (full, " ", '-');
    g_test_add_data_func (full, &cases[i], test_case);
  }
}
