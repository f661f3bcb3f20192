/* personnel.c: what a card asks for and whether it is there. */

#include "chain/personnel.h"

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
  if (card->side_unknown)
    return;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
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
  int left = left_over (need, personnel);
  int short_of = left < need->any ? need->any - left : 0;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    if (personnel->type[type] < need->type[type])
      short_of += need->type[type] - personnel->type[type];
  return short_of;
}

bool
yc_personnel_suffice (const YcCard *card, const YcPersonnel *personnel)
{
  if (card->needs_unknown || card->n_needs == 0)
    return true;
  for (int i = 0; i < card->n_needs; i++)
    if (yc_need_shortfall (&card->needs[i], personnel) == 0)
      return true;
  return false;
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
