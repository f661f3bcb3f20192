/* setup-players.c: who sits at the table, in which colour and order; see setup-head.h. */

#include "setup-head.h"

static YcColor
free_color (const YcHead *self)
{
  for (int color = 0; color < YC_COLORS; color++) {
    gboolean taken = FALSE;

    for (guint place = 0; place < self->n_players; place++)
      taken |= self->players[place].color == (YcColor) color;
    if (!taken)
      return (YcColor) color;
  }
  return YC_RED;
}

void
yc_head_seat (YcHead *self, YcColor color, const char *name)
{
  self->players[self->n_players++]
    = (YcHeadPlayer){ .color = color, .name = g_strdup (name), .bonus = YC_ENGINEER };
}

void
yc_head_add_player (YcHead *self)
{
  yc_head_seat (self, free_color (self), NULL);
}

void
yc_head_remove_player (YcHead *self, guint place)
{
  g_free (self->players[place].name);
  self->n_players--;
  for (guint next = place; next < self->n_players; next++)
    self->players[next] = self->players[next + 1];
  self->players[self->n_players] = (YcHeadPlayer){ 0 };
  if (self->first > place || self->first == self->n_players)
    self->first = self->first == 0 ? 0 : self->first - 1;
}

void
yc_head_move_player_up (YcHead *self, guint place)
{
  YcHeadPlayer moved = self->players[place];

  self->players[place] = self->players[place - 1];
  self->players[place - 1] = moved;
  if (self->first == place)
    self->first = place - 1;
  else if (self->first == place - 1)
    self->first = place;
}

void
yc_head_set_name (YcHead *self, guint place, const char *name)
{
  g_free (self->players[place].name);
  self->players[place].name = g_strstrip (g_strdup (name));
}

void
yc_head_set_color (YcHead *self, guint place, YcColor color)
{
  for (guint other = 0; other < self->n_players; other++)
    if (self->players[other].color == color)
      self->players[other].color = self->players[place].color;
  self->players[place].color = color;
}

void
yc_head_set_game (YcHead *self, const YcGame *game)
{
  YcHead other;

  yc_head_init (&other, game);
  other.n_players = self->n_players;
  for (guint place = 0; place < YC_MAX_SEATS; place++) {
    other.players[place] = self->players[place];
    self->players[place].name = NULL;
  }
  while (other.n_players < game->min_seats)
    yc_head_add_player (&other);
  other.first = MIN (self->first, other.n_players - 1);
  yc_head_clear (self);
  *self = other;
}
