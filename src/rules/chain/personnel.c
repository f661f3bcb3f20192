/* personnel.c: what a card asks for and whether it is there. */

#include "chain/personnel.h"

#include "play.h"

int
yc_personnel_total (const YcPersonnel *personnel)
{
  int total = 0;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    total += personnel->type[type];
  return total;
}

void
yc_personnel_add_side (YcPersonnel *personnel, const YcCard *card, int times)
{
  if (!yc_card_side_known (card))
    personnel->untold += times;
  for (int type = 0; type < YC_WORKER_TYPES && !card->side_unknown; type++)
    personnel->type[type] += times * card->side[type];
}

bool
yc_card_bears_personnel (const YcCard *card)
{
  YcPersonnel side = { 0 };
  yc_personnel_add_side (&side, card, 1);
  return yc_personnel_total (&side) > 0;
}

/* How many serve a `?`: those whom their own printed type does not take. */
static int
left_over (const YcNeed *need, const YcPersonnel *personnel)
{
  int left = 0;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    if (personnel->type[type] > need->type[type])
      left += personnel->type[type] - need->type[type];
  return left;
}

int
yc_need_shortfall (const YcNeed *need, const YcPersonnel *personnel)
{
  if (personnel->untold > 0)
    return 0;
  int left = left_over (need, personnel);
  int short_of = left < need->any ? need->any - left : 0;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    if (personnel->type[type] < need->type[type])
      short_of += need->type[type] - personnel->type[type];
  return short_of;
}

int
yc_card_shortfall (const YcCard *card, const YcPersonnel *personnel)
{
  int least = -1;
  for (int i = 0; !card->needs_unknown && i < card->n_needs; i++) {
    int short_of = yc_need_shortfall (&card->needs[i], personnel);
    least = least < 0 || short_of < least ? short_of : least;
  }
  return least < 0 ? 0 : least;
}

bool
yc_personnel_suffice (const YcCard *card, const YcPersonnel *personnel)
{
  return yc_card_shortfall (card, personnel) == 0;
}

YcPersonnel
yc_personnel_together (const YcPersonnel *some, const YcPersonnel *others)
{
  YcPersonnel all = *some;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    all.type[type] += others->type[type];
  all.untold += others->untold;
  return all;
}

bool
yc_pool_suffices_exactly (const YcCard *card, const YcPersonnel *side, const YcPersonnel *pool)
{
  YcPersonnel all = yc_personnel_together (side, pool);
  if (!yc_personnel_suffice (card, &all))
    return false;
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    YcPersonnel without = all;
    without.type[type]--;
    if (pool->type[type] > 0 && yc_personnel_suffice (card, &without))
      return false;
  }
  return true;
}

int
yc_card_most_needed (const YcCard *card, YcWorkerType type)
{
  int most = 0;
  for (int i = 0; i < card->n_needs; i++) {
    int need = card->needs[i].type[type] + card->needs[i].any;
    most = need > most ? need : most;
  }
  return most;
}

static int
at_most (int wanted, int there)
{
  int least = wanted < there ? wanted : there;
  return least > 0 ? least : 0;
}

static YcPersonnel
needed_from_pool (const YcNeed *need, const YcPersonnel *there, const uint16_t *pool)
{
  YcPersonnel taken = { 0 };
  if (there->untold > 0)
    return taken;
  int any = need->any - left_over (need, there);
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    taken.type[type] = at_most (need->type[type] - there->type[type], pool[type]);
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    int more = at_most (any, pool[type] - taken.type[type]);
    taken.type[type] += more;
    any -= more;
  }
  return taken;
}

/* Whoever of the pool is needed besides `there`, as far as they are in it, for the need that leaves
 * the fewest missing: the printed types first, then laborers, who serve nothing else, for `?`. */
static YcPersonnel
needed_of_card (const YcCard *card, const YcPersonnel *there, const uint16_t pool[YC_WORKER_TYPES])
{
  YcPersonnel best = { 0 };
  int least = -1;
  for (int i = 0; i < card->n_needs; i++) {
    YcPersonnel taken = needed_from_pool (&card->needs[i], there, pool);
    YcPersonnel all = yc_personnel_together (there, &taken);
    int missing = yc_need_shortfall (&card->needs[i], &all);
    if (least >= 0 && missing >= least)
      continue;
    best = taken;
    least = missing;
  }
  return best;
}

static YcPersonnel
beyond_need (const YcNeed *need, const YcPersonnel *personnel)
{
  YcPersonnel surplus = { 0 };
  int any = need->any;
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    int left = personnel->type[type] - need->type[type];
    int taken = at_most (any, left);
    surplus.type[type] = left - taken;
    any -= taken;
  }
  return surplus;
}

YcPersonnel
yc_personnel_surplus (const YcCard *card, const YcPersonnel *personnel)
{
  bool known = !card->needs_unknown && personnel->untold == 0;
  for (int i = 0; known && i < card->n_needs; i++)
    if (yc_need_shortfall (&card->needs[i], personnel) == 0)
      return beyond_need (&card->needs[i], personnel);
  return known && card->n_needs == 0 ? *personnel : (YcPersonnel){ 0 };
}

void
yc_personnel_tell_short (const YcCard *card, const YcPersonnel *personnel, YcReason *reason)
{
  const YcNeed *need = &card->needs[0];
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    if (personnel->type[type] < need->type[type]) {
      reason->need_personnel[type] = need->type[type];
      reason->have_personnel[type] = (uint8_t) personnel->type[type];
    }
  int left = left_over (need, personnel);
  if (left < need->any) {
    reason->need_personnel[YC_WORKER_TYPES] = need->any;
    reason->have_personnel[YC_WORKER_TYPES] = (uint8_t) left;
  }
}

const YcCard *
yc_activated_card (const YcSetup *setup, const YcPlay *play)
{
  if (play->verb == YC_ACTIVATE_LOADED)
    return &setup->catalogue.loaded;
  return play->verb == YC_ACTIVATE ? yc_play_card (setup, play) : NULL;
}

YcPersonnel
yc_sideways_personnel (const YcSetup *setup, const YcPlay *play)
{
  YcPersonnel personnel = { 0 };
  for (int i = 0; i < play->n_items; i++) {
    YcRef ref = play->items[i].ref;
    if (play->items[i].list == YC_LIST_SIDE && ref >= 0 && ref < setup->catalogue.n[YC_CARDS])
      yc_personnel_add_side (&personnel, &setup->catalogue.cards[YC_CARDS][ref], 1);
  }
  return personnel;
}

YcPersonnel
yc_personnel_put_in (const YcSetup *setup, const YcPlay *play)
{
  YcPersonnel all = yc_sideways_personnel (setup, play);
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    all.type[type] += yc_workers_of_type (&play->workers, (YcWorkerType) type);
  return all;
}

void
yc_play_fill_from_pool (const YcSetup *setup, const YcChain *chain, YcPlay *play)
{
  const YcCard *card = yc_activated_card (setup, play);
  YcPersonnel there = yc_sideways_personnel (setup, play);
  play->workers = (YcWorkers){ 0 };
  if (card == NULL || (!setup->options[YC_OPTION_MIX_PERSONNEL] && yc_personnel_total (&there) > 0))
    return;
  YcPersonnel taken = needed_of_card (card, &there, chain->pool);
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    play->workers.permanent[type] = (uint16_t) taken.type[type];
}

static int
known_or_none (const YcSide *sides, int n, YcGood good)
{
  return n > 0 && !sides[0].unknown && sides[0].goods[good] > 0 ? sides[0].goods[good] : 0;
}

int
yc_card_pays (const YcCard *card, YcGood good)
{
  return known_or_none (card->pays, card->n_pays, good);
}

int
yc_card_gives (const YcCard *card, YcGood good)
{
  return known_or_none (card->gives, card->n_gives, good);
}

int
yc_card_makes (const YcCard *card, YcWorkerType type)
{
  return card->n_gives > 0 && !card->gives[0].unknown ? card->gives[0].workers[type] : 0;
}

static bool
sides_known (const YcSide *sides, int n)
{
  for (int i = 0; i < n; i++) {
    if (sides[i].unknown)
      return false;
    for (int good = 0; good < YC_GOODS; good++)
      if (sides[i].goods[good] < 0)
        return false;
  }
  return true;
}

bool
yc_card_needs_known (const YcCard *card)
{
  return !card->needs_unknown;
}

bool
yc_card_pays_known (const YcCard *card)
{
  return sides_known (card->pays, card->n_pays);
}

bool
yc_card_output_known (const YcCard *card)
{
  if (card->kind == YC_KIND_FACTORY && (card->draws < 0 || card->discards < 0))
    return false;
  if (card->kind == YC_KIND_PLAN && card->points < 0)
    return false;
  return sides_known (card->gives, card->n_gives);
}

bool
yc_card_side_known (const YcCard *card)
{
  return !card->side_unknown || card->kind == YC_KIND_SPECIAL;
}
