/* setup-head.c: see setup-head.h. */

#include "setup-head.h"

#include "session.h"
#include "words.h"
#include "manhattan/board.h"

typedef struct {
  const char *id;
  int value; /* when the table says nothing */
  bool number;
} Option;

/* in the order of the rules pages */
static const Option board_options[] = {
  { "bomb-workers-count", 1, false },
  { "construction-without-purchase", 1, false },
  { "design-reopens", 0, false },
};
static const Option card_options[] = {
  { "mix-personnel", 1, false },
  { "target", 10, true },
  { "solo-last-turn", 1, false },
};

static const Option *
options_of (const YcGame *game, guint *n)
{
  *n = game == &yc_manhattan_game ? G_N_ELEMENTS (board_options) : G_N_ELEMENTS (card_options);
  return game == &yc_manhattan_game ? board_options : card_options;
}

static guint
index_of (const YcHead *self, const char *option)
{
  guint n;
  const Option *options = options_of (self->game, &n);

  for (guint index = 0; index < n; index++)
    if (g_str_equal (options[index].id, option))
      return index;
  g_return_val_if_reached (0);
}

void
yc_head_init (YcHead *self, const YcGame *game)
{
  guint n;
  const Option *options = options_of (game, &n);

  *self = (YcHead){ .game = game };
  for (guint index = 0; index < n; index++)
    self->options[index] = options[index].value;
}

void
yc_head_clear (YcHead *self)
{
  for (guint place = 0; place < YC_MAX_SEATS; place++)
    g_clear_pointer (&self->players[place].name, g_free);
  for (guint slot = 0; slot < YC_SLOTS; slot++)
    g_clear_pointer (&self->market[slot], g_free);
  for (guint index = 0; index < G_N_ELEMENTS (self->row); index++)
    g_clear_pointer (&self->row[index], g_free);
  g_clear_pointer (&self->location, g_free);
}

guint
yc_head_row_length (const YcHead *self)
{
  if (self->game == &yc_manhattan_game)
    return self->n_players + 1;
  return self->n_players == 1 ? 4 : self->n_players;
}

guint
yc_head_turn_of (const YcHead *self, guint place)
{
  return (place + self->n_players - self->first) % self->n_players;
}

gboolean
yc_head_takes_worker (const YcHead *self, guint place)
{
  return self->game == &yc_manhattan_game && yc_head_turn_of (self, place) >= 3;
}

guint
yc_head_extra_money (const YcHead *self, guint place)
{
  static const guint dollars[YC_MAX_SEATS] = { 0, 2, 4, 2, 4 };

  return self->game == &yc_manhattan_game ? dollars[yc_head_turn_of (self, place)] : 0;
}

int
yc_head_get_option (const YcHead *self, const char *option)
{
  return self->options[index_of (self, option)];
}

void
yc_head_set_option (YcHead *self, const char *option, int value)
{
  self->options[index_of (self, option)] = value;
}

int
yc_head_get_default (const YcHead *self, const char *option)
{
  guint n;

  return options_of (self->game, &n)[index_of (self, option)].value;
}

gboolean
yc_head_option_is_number (const YcHead *self, const char *option)
{
  guint n;

  return options_of (self->game, &n)[index_of (self, option)].number;
}

static void
write_text (GString *text, const char *statement, const char *value)
{
  g_autofree char *quoted = yc_session_quote (value);

  g_string_append_printf (text, "%s %s", statement, quoted);
}

static void
write_options (const YcHead *self, GString *text)
{
  guint n;
  const Option *options = options_of (self->game, &n);

  for (guint index = 0; index < n; index++) {
    int value = self->options[index];

    if (value == options[index].value)
      continue;
    if (options[index].number)
      g_string_append_printf (text, "option %s %d\n", options[index].id, value);
    else
      g_string_append_printf (text, "option %s %s\n", options[index].id, value ? "yes" : "no");
  }
}

static void
write_player (const YcHead *self, GString *text, guint place)
{
  const YcHeadPlayer *player = &self->players[place];
  g_autofree char *statement = g_strconcat ("player ", yc_color_name (player->color), NULL);
  gboolean named = player->name != NULL && *player->name != '\0';

  write_text (text, statement, named ? player->name : yc_words_color (player->color));
  if (yc_head_takes_worker (self, place))
    g_string_append_printf (text, " bonus %c", yc_worker_letter (player->bonus));
  g_string_append_c (text, '\n');
}

static void
write_cards (GString *text, const char *statement, char *const *ids, guint n)
{
  g_string_append (text, statement);
  for (guint index = 0; index < n; index++)
    g_string_append_printf (text, " %s", ids[index] == NULL ? "?" : ids[index]);
  g_string_append_c (text, '\n');
}

char *
yc_head_write (const YcHead *self)
{
  GString *text = g_string_new ("yellowcake 1\n");
  bool board = self->game == &yc_manhattan_game;

  g_string_append_printf (text, "game %s\n", self->game->id);
  g_string_append (text, "rules 1\n");
  if (self->location != NULL && *self->location != '\0') {
    write_text (text, "location", self->location);
    g_string_append_c (text, '\n');
  }
  write_options (self, text);
  for (guint turn = 0; turn < self->n_players; turn++)
    write_player (self, text, (self->first + turn) % self->n_players);
  if (board)
    write_cards (text, "market", self->market, YC_SLOTS);
  write_cards (text, board ? "bombs" : "plans", self->row, yc_head_row_length (self));
  return g_string_free (text, FALSE);
}
