/* setup-head.c: see setup-head.h. */

#include "setup-head.h"

#include "new-head.h"
#include "session.h"
#include "words.h"

#include <string.h>

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
  g_clear_pointer (&self->date, g_free);
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

/* The strings that a head borrows while it is written. */
typedef struct {
  char *location, *names[YC_MAX_SEATS];
} Quoted;

static void
quoted_clear (Quoted *quoted)
{
  g_free (quoted->location);
  for (guint turn = 0; turn < YC_MAX_SEATS; turn++)
    g_free (quoted->names[turn]);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Quoted, quoted_clear)

/* What people wrote is borrowed in quotes. */
static YcText
quote (const char *text, char **quoted)
{
  *quoted = yc_session_quote (text);
  return (YcText){ *quoted, strlen (*quoted) };
}

static YcSeat
seat_of (const YcHead *self, guint place, char **quoted)
{
  const YcHeadPlayer *player = &self->players[place];
  const gboolean named = player->name != NULL && *player->name != '\0';

  return (YcSeat){
    .color = player->color,
    .name = quote (named ? player->name : yc_words_color (player->color), quoted),
    .bonus = (gint8) (yc_head_takes_worker (self, place) ? (int) player->bonus : -1),
  };
}

static YcNewHead
value_of (const YcHead *self, Quoted *quoted)
{
  YcNewHead head = { .game = self->game, .n_seats = (guint8) self->n_players };

  if (self->location != NULL && *self->location != '\0')
    head.location = quote (self->location, &quoted->location);
  for (guint index = 0; index < self->game->n_options; index++)
    head.options[index] = (guint16) self->options[index];
  for (guint turn = 0; turn < self->n_players; turn++)
    head.seats[turn] = seat_of (self, (self->first + turn) % self->n_players, &quoted->names[turn]);
  for (guint row = 0; row < self->game->n_rows; row++)
    for (guint place = 0; place < yc_head_row_length (self, row); place++)
      head.rows[row][place] = self->rows[row][place];
  return head;
}

char *
yc_head_write (const YcHead *self)
{
  g_auto (Quoted) quoted = { 0 };
  const YcNewHead head = value_of (self, &quoted);
  const gsize size = yc_new_head_write (&head, NULL, 0) + 1;
  char *text = g_malloc (size);

  yc_new_head_write (&head, text, size);
  return text;
}
