/* price.c: see price.h. */

#include "price.h"

#include "manhattan/pieces.h"

static int
known (int amount)
{
  return amount > 0 ? amount : 0;
}

/* The side of the cost that is paid: the only one, or the one with the letter chosen. */
static const YcSide *
side_paid (const YcCard *card, char letter)
{
  for (int i = 0; i < card->n_pays; i++)
    if (card->n_pays == 1 || yc_side_letter (&card->pays[i]) == letter)
      return &card->pays[i];
  return NULL;
}

static void
add_printed (const YcSetup *setup, const YcPlay *play, int price[YC_GOODS])
{
  const YcDrawer drawer = play->verb == YC_USE ? YC_CARDS : YC_SPACES;
  const YcSide *side = NULL;
  if (yc_board_knows (setup, drawer, play->target))
    side = side_paid (yc_board_card (setup, drawer, play->target), play->pay);
  for (YcGood good = 0; side && good < YC_GOODS; good++)
    price[good] += known (side->goods[good]);
}

static void
add_bomb (const YcSetup *setup, const YcPlay *play, int price[YC_GOODS])
{
  if (!yc_board_knows (setup, YC_BOMBS, play->target))
    return;
  const YcCard *bomb = yc_board_card (setup, YC_BOMBS, play->target);
  if (play->verb == YC_BUILD) {
    price[yc_bomb_fuel (bomb)] += known (bomb->fuel);
  } else {
    price[YC_MONEY] += known (bomb->load);
    price[YC_BOMBERS] += 1;
  }
}

static void
add_repairs (const YcBoard *board, int seat, const YcPlay *play, int price[YC_GOODS])
{
  const int already = board->turn.repairs ? board->turn.repaired[seat] : 0;
  if (seat != board->active)
    price[YC_MONEY] += yc_board_repair_cost (already, yc_board_repair_times (play));
}

void
yc_manhattan_price (const YcSetup *setup,
                    const YcBoard *board,
                    int seat,
                    const YcPlay *play,
                    int price[YC_GOODS])
{
  for (YcGood good = 0; good < YC_GOODS; good++)
    price[good] = 0;
  if (play->verb == YC_PLACE || play->verb == YC_USE)
    add_printed (setup, play, price);
  if (play->verb == YC_PLACE && play->slot > 0 && !play->decline)
    price[YC_MONEY] += yc_board_price (setup, play->slot, &play->workers);
  if (play->verb == YC_STRIKE_FIGHTER)
    price[YC_FIGHTERS] += play->number;
  if (play->verb == YC_STRIKE_BOMBER)
    price[YC_BOMBERS] += play->number;
  if (play->verb == YC_REPAIR)
    add_repairs (board, seat, play, price);
  if (play->verb == YC_BUILD || play->verb == YC_LOAD)
    add_bomb (setup, play, price);
}
