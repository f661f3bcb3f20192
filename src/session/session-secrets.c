/* session-secrets.c: what the table knows of hands and stashes, and does not show to everybody. */

#include "session-private.h"
#include "telling.h"
#include "text.h"
#include "chain/chain.h"

#include <string.h>

void
yc_session_set_hands_shown (YcSession *self, gboolean shown)
{
  self->hands_hidden = !shown;
  for (guint event = 1; event <= self->entries->len; event++)
    yc_session_touch_entry (self, event);
  g_signal_emit_by_name (self, "position-changed");
}

gboolean
yc_session_get_hands_shown (YcSession *self)
{
  return !self->hands_hidden;
}

static gboolean
hides_cards (YcSession *self)
{
  return self->hands_hidden && yc_session_get_game (self) == &yc_chain_game;
}

/* ---- Positions and rulings ------------------------------------------------------------------- */

YcPosition
yc_session_get_open_position (YcSession *self)
{
  YcPosition position = *yc_session_get_position (self);

  if (!hides_cards (self))
    return position;
  for (int seat = 0; seat < yc_chain_of (&position)->n_seats; seat++) {
    YcChainPlayer *player = &yc_chain_in (&position)->players[seat];

    player->n_known = 0;
    if (player->stash != YC_CHAIN_NONE)
      player->stash = YC_CHAIN_UNTOLD;
  }
  return position;
}

void
yc_session_hide_reasons (YcSession *self, YcRuling *ruling)
{
  const YcGameTelling *telling = yc_telling_of (yc_session_get_game (self));

  if (!self->hands_hidden || !telling->hide_reason)
    return;
  for (int i = 0; i < ruling->n_reasons; i++)
    telling->hide_reason (yc_session_get_setup (self), &ruling->reasons[i], -1);
}

/* ---- Plays and statements -------------------------------------------------------------------- */

void
yc_session_hide_secrets (YcSession *self, YcPlay *play)
{
  const YcGameTelling *telling = yc_telling_of (yc_session_get_game (self));

  if (self->hands_hidden && telling->hide_play)
    telling->hide_play (yc_session_get_setup (self), play, -1);
}

char *
yc_session_open_amendment (YcSession *self, const YcPlay *amend)
{
  g_autofree char *line = yc_text_plain (amend->amended);
  YcPlay play;

  if (*line == '\0' || !yc_session_read_play (self, line, &play, NULL))
    return g_steal_pointer (&line);
  yc_session_hide_secrets (self, &play);
  return yc_session_write_play (self, &play);
}

char *
yc_session_write_open_play (YcSession *self, const YcPlay *play)
{
  g_autofree char *amendment = NULL;
  YcPlay open = *play;

  yc_session_hide_secrets (self, &open);
  if (open.verb == YC_AMEND) {
    amendment = yc_session_open_amendment (self, &open);
    open.amended = (YcText){ .start = amendment, .length = strlen (amendment) };
  }
  return yc_session_write_play (self, &open);
}
