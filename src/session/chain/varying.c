/* varying.c: plays of the card game that are nearly the one that was wished. */

#include "composing.h"

#include <string.h>

static void
drop_item (YcPlay *play, int item)
{
  memmove (&play->items[item], &play->items[item + 1],
           (gsize) (play->n_items - item - 1) * sizeof play->items[0]);
  play->n_items--;
}

static void
drop_list (YcPlay *play, YcList list)
{
  for (int i = play->n_items; i-- > 0;)
    if (play->items[i].list == list)
      drop_item (play, i);
}

static void
without_a_card (const YcPlay *wish, YcPlayFunc found, gpointer data)
{
  for (int i = 0; i < wish->n_items; i++) {
    YcPlay play = *wish;

    if (wish->items[i].list != YC_LIST_SIDE)
      continue;
    drop_item (&play, i);
    found (&play, data);
  }
}

static void
with_one_kind_of_personnel (const YcPlay *wish, YcPlayFunc found, gpointer data)
{
  YcPlay laid = *wish, pool = *wish;

  memset (&laid.workers, 0, sizeof laid.workers);
  drop_list (&pool, YC_LIST_SIDE);
  if (yc_workers_total (&wish->workers) == 0 || pool.n_items == wish->n_items)
    return;
  found (&laid, data);
  found (&pool, data);
}

static void
with_a_draw (const YcPlay *wish, YcPlayFunc found, gpointer data)
{
  YcPlay play = *wish;

  if (wish->factory_use != YC_FACTORY_DISCARD && wish->factory_use != YC_FACTORY_FROM)
    return;
  drop_list (&play, YC_LIST_FACTORY);
  play.factory_use = YC_FACTORY_DRAW;
  play.target_color = yc_play_begin ((YcVerb) wish->verb, wish->actor).target_color;
  found (&play, data);
}

void
yc_chain_vary (const YcPlay *wish, YcPlayFunc found, gpointer data)
{
  without_a_card (wish, found, data);
  with_one_kind_of_personnel (wish, found, data);
  with_a_draw (wish, found, data);
}
