/* wish.c: a play of the card game as the checks look at it. */

#include "wish.h"

void
yc_wish_begin (YcWish *wish,
               const YcSetup *setup,
               const YcChain *chain,
               const YcPlay *play,
               YcRuling *ruling)
{
  yc_ruling_begin (ruling);
  wish->setup = setup;
  wish->chain = chain;
  wish->play = play;
  wish->ruling = ruling;
  wish->seat = 0;
  wish->card = NULL;
  wish->from_pool = 0;
  wish->hand_was_told = false;
  wish->personnel = (YcPersonnel){ 0 };
  yc_shown_clear (&wish->side);
  yc_shown_clear (&wish->shown);
}

const YcChainPlayer *
yc_wish_player (const YcWish *wish)
{
  return &wish->chain->players[wish->seat];
}

const YcCard *
yc_wish_industry (const YcWish *wish, uint8_t card)
{
  return &wish->setup->catalogue.cards[YC_CARDS][card];
}

bool
yc_wish_is_solo (const YcWish *wish)
{
  return wish->chain->n_seats == 1;
}

void
yc_wish_read_activation (YcWish *wish)
{
  const YcPlay *play = wish->play;
  yc_shown_add_items (&wish->side, play, YC_LIST_SIDE);
  yc_shown_add_items (&wish->shown, play, YC_LIST_SIDE);
  for (int i = 0; i < wish->side.n; i++)
    yc_personnel_add_side (&wish->personnel, yc_wish_industry (wish, wish->side.card[i]),
                           wish->side.count[i]);
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    wish->personnel.type[type] += yc_workers_of_type (&play->workers, (YcWorkerType) type);
  wish->from_pool = yc_workers_total (&play->workers);
}

YcReason *
yc_wish_remark (YcWish *wish, YcRule rule, YcVerdict verdict)
{
  return yc_ruling_add (wish->ruling, &yc_chain_game, rule, verdict);
}

static YcReason *
remark_about (YcWish *wish, YcRule rule, YcVerdict verdict, YcDrawer drawer, YcRef card)
{
  YcReason *reason = yc_wish_remark (wish, rule, verdict);
  reason->drawer = drawer;
  reason->card = card;
  return reason;
}

YcReason *
yc_wish_refuse (YcWish *wish, YcRule rule, YcDrawer drawer, YcRef card)
{
  return remark_about (wish, rule, YC_ILLEGAL, drawer, card);
}

YcReason *
yc_wish_tell_unseen (YcWish *wish, YcRule rule, YcDrawer drawer, YcRef card)
{
  return remark_about (wish, rule, YC_UNSEEN, drawer, card);
}

void
yc_wish_refuse_plan (YcWish *wish, YcRule rule, YcPlanSpot spot)
{
  YcReason *reason = yc_wish_refuse (wish, rule, YC_BOMBS, wish->play->target);
  reason->place = spot.place;
  reason->seat = spot.seat;
}

bool
yc_wish_ask (YcWish *wish, const YcQuestion *questions)
{
  for (const YcQuestion *question = questions; question->check != NULL; question++)
    if (!question->check (wish)) {
      yc_ruling_stop (wish->ruling, question->rule);
      return false;
    }
  return true;
}

void
yc_wish_ask_unsaid (YcWish *wish, const YcQuestion *questions)
{
  YcRuling *ruling = wish->ruling;
  YcRuling unsaid;
  yc_ruling_begin (&unsaid);
  wish->ruling = &unsaid;
  yc_wish_ask (wish, questions);
  wish->ruling = ruling;
  ruling->refused = ruling->refused || unsaid.refused;
}
