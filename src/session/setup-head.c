/* setup-head.c: see setup-head.h. */

#include "setup-head.h"

#include "session.h"
#include "words.h"

static guint
index_of (const YcHead *self, const char *option)
{
  for (guint index = 0; index < self->game->n_options; index++)
    if (g_str_equal (self->game->options[index].id, option))
      return index;
  g_return_val_if_reached (0);
}

void
yc_head_init (YcHead *self, const YcGame *game)
{
  *self = (YcHead){ .game = game };
  for (guint index = 0; index < game->n_options; index++)
    self->options[index] = game->options[index].value;
}

void
yc_head_clear (YcHead *self)
{
  for (guint place = 0; place < YC_MAX_SEATS; place++)
    g_clear_pointer (&self->players[place].name, g_free);
  for (guint row = 0; row < YC_MAX_ROWS; row++)
    for (guint place = 0; place < YC_MAX_PLACES; place++)
      g_clear_pointer (&self->rows[row][place], g_free);
  g_clear_pointer (&self->location, g_free);
}

guint
yc_head_row_length (const YcHead *self, guint row)
{
  return self->game->rows[row].length (self->n_players);
}

guint
yc_head_turn_of (const YcHead *self, guint place)
{
  return (place + self->n_players - self->first) % self->n_players;
}

gboolean
yc_head_takes_worker (const YcHead *self, guint place)
{
  return self->game->seat_start ((int) yc_head_turn_of (self, place)).bonus;
}

guint
yc_head_extra_money (const YcHead *self, guint place)
{
  const int turn = (int) yc_head_turn_of (self, place);

  return (guint) (self->game->seat_start (turn).money - self->game->seat_start (0).money);
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

gboolean
yc_head_option_is_number (const YcHead *self, const char *option)
{
  return self->game->options[index_of (self, option)].max > 1;
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
  for (guint index = 0; index < self->game->n_options; index++) {
    const YcOptionInfo *option = &self->game->options[index];
    int value = self->options[index];

    if (value == option->value)
      continue;
    if (option->max > 1)
      g_string_append_printf (text, "option %s %d\n", option->id, value);
    else
      g_string_append_printf (text, "option %s %s\n", option->id, value ? "yes" : "no");
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

  g_string_append_printf (text, "game %s\n", self->game->id);
  g_string_append (text, "rules 1\n");
  if (self->location != NULL && *self->location != '\0') {
    write_text (text, "location", self->location);
    g_string_append_c (text, '\n');
  }
  write_options (self, text);
  for (guint turn = 0; turn < self->n_players; turn++)
    write_player (self, text, (self->first + turn) % self->n_players);
  for (guint row = 0; row < self->game->n_rows; row++)
    write_cards (text, self->game->rows[row].word, self->rows[row], yc_head_row_length (self, row));
  return g_string_free (text, FALSE);
}
