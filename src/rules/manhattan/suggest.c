/* suggest.c: every play of the player to move that the judge lets pass.
 *
 * Whatever has the right shape is listed and the judge decides, so that the two cannot disagree. */

#include "case.h"
#include "shapes.h"

typedef struct {
  const YcSetup *setup;
  const YcPosition *position;
  YcPlayFunc found;
  void *data;
} Filter;

static void
offer (const YcPlay *play, void *data)
{
  const Filter *filter = data;
  YcRuling ruling;

  yc_board_judge (filter->setup, filter->position, play, &ruling);
  if (ruling.verdict != YC_ILLEGAL)
    filter->found (play, filter->data);
}

void
yc_board_suggest_repairs (const YcSetup *setup,
                          const YcPosition *position,
                          int seat,
                          YcPlayFunc found,
                          void *data)
{
  Filter filter = { setup, position, found, data };

  yc_board_each_repair (setup, yc_board_of (position), seat, offer, &filter);
}

void
yc_board_suggest (const YcSetup *setup, const YcPosition *position, YcPlayFunc found, void *data)
{
  Filter filter = { setup, position, found, data };

  if (!yc_board_of (position)->over)
    yc_board_each_play (setup, yc_board_of (position), offer, &filter);
}
