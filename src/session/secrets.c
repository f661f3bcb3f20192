/* secrets.c: what the table knows of hands and stashes, and does not show to everybody. */

#include "secrets.h"

#include "telling.h"
#include "view.h"

void
yc_secrets_hide_position (const YcSetup *setup, YcPosition *position, int audience)
{
  const YcGame *game = setup->catalogue.game;

  if (audience != YC_AUDIENCE_ALL && game->hide)
    game->hide (setup, position, audience);
}

void
yc_secrets_hide_play (const YcSetup *setup, YcPlay *play, int audience)
{
  if (audience != YC_AUDIENCE_ALL)
    yc_play_hide (setup, play, audience);
}

void
yc_secrets_hide_ruling (const YcSetup *setup, YcRuling *ruling, int audience)
{
  const YcGameTelling *telling = yc_telling_of (setup->catalogue.game);

  if (audience == YC_AUDIENCE_ALL || !telling || !telling->hide_reason)
    return;
  for (int i = 0; i < ruling->n_reasons; i++)
    telling->hide_reason (setup, &ruling->reasons[i], audience);
}
