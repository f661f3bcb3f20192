/* legal-plays.c: see legal-plays.h. A play has room for more things than a line can name, so each
 * is kept only as far as it says something. */

#include "legal-plays.h"

#include <stddef.h>
#include <string.h>

struct _YcLegalPlays {
  const YcGame *game;
  YcPosition position;
  GByteArray *plays; /* one behind the other, without the items that they do not have */
};

static gsize
size_of (const YcPlay *play)
{
  return offsetof (YcPlay, items) + play->n_items * sizeof play->items[0];
}

static void
keep (const YcPlay *play, void *data)
{
  g_byte_array_append (data, (const guint8 *) play, (guint) size_of (play));
}

YcLegalPlays *
yc_legal_plays_new (const YcGame *game, const YcSetup *setup, const YcPosition *position)
{
  YcLegalPlays *self = g_new (YcLegalPlays, 1);

  *self = (YcLegalPlays){ .game = game, .position = *position, .plays = g_byte_array_new () };
  game->suggest (setup, position, keep, self->plays);
  return self;
}

void
yc_legal_plays_free (YcLegalPlays *self)
{
  g_byte_array_unref (self->plays);
  g_free (self);
}

gboolean
yc_legal_plays_are_of (const YcLegalPlays *self, const YcPosition *position)
{
  return memcmp (&self->position, position, self->game->position_size) == 0;
}

void
yc_legal_plays_each (const YcLegalPlays *self, YcPlayFunc found, gpointer data)
{
  YcPlay play = { 0 };

  for (gsize at = 0; at < self->plays->len; at += size_of (&play)) {
    memcpy (&play, self->plays->data + at, offsetof (YcPlay, items));
    memcpy (&play, self->plays->data + at, size_of (&play));
    found (&play, data);
  }
}
