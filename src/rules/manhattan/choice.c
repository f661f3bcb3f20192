/* choice.c: what a play chooses: the side of a cost or output, the price, the picks of a draft. */

#include "case.h"

static int
side_of_letter (const YcSide *sides, int n, char letter)
{
  for (int i = 0; i < n; i++)
    if (yc_side_letter (&sides[i]) == letter)
      return i;
  return YC_SIDE_UNCLEAR;
}

static int
chosen_side (const YcSide *sides, int n, char letter, YcRule *rule)
{
  int side = n == 0 ? YC_SIDE_NOTHING : n == 1 ? 0 : YC_SIDE_UNCLEAR;

  *rule = YC_NO_RULE;
  if (n < 2) {
    if (letter != '\0')
      *rule = YC_RULE_CHOICE_NOT_OFFERED;
    return letter != '\0' && n == 1 ? YC_SIDE_UNCLEAR : side;
  }
  if (letter == '\0') {
    *rule = YC_RULE_CHOICE_MISSING;
    return YC_SIDE_UNCLEAR;
  }
  side = side_of_letter (sides, n, letter);
  if (side == YC_SIDE_UNCLEAR)
    *rule = YC_RULE_CHOICE_NOT_OFFERED;
  return side;
}

int
yc_play_cost (const YcPlay *play, const YcCard *card, YcRule *rule)
{
  return chosen_side (card->pays, card->n_pays, play->pay, rule);
}

static bool
side_makes_workers (const YcSide *side)
{
  return side->workers[0] + side->workers[1] + side->workers[2] > 0;
}

static bool
side_makes_all (const YcSide *side, const YcWorkers *take)
{
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    if (yc_workers_of_type (take, (YcWorkerType) type) > side->workers[type])
      return false;
  return true;
}

static bool
side_makes_all_types (const YcSide *side, const YcWorkers *take)
{
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    if (yc_workers_of_type (take, (YcWorkerType) type) > 0 && side->workers[type] == 0)
      return false;
  return true;
}

int
yc_play_output (const YcPlay *play, const YcCard *card, YcRule *rule)
{
  bool worker_choice
    = card->n_gives == 2
      && (side_makes_workers (&card->gives[0]) || side_makes_workers (&card->gives[1]));

  if (!worker_choice || play->choose != '\0' || !play->has_take)
    return chosen_side (card->gives, card->n_gives, play->choose, rule);

  *rule = YC_NO_RULE;
  if (yc_workers_total (&play->take) == 0)
    return YC_SIDE_NOTHING; /* `take -` wants nothing of either side */
  for (int i = 0; i < 2; i++)
    if (side_makes_all (&card->gives[i], &play->take))
      return i;
  for (int i = 0; i < 2; i++)
    if (side_makes_all_types (&card->gives[i], &play->take))
      return i; /* more than there are */
  *rule = YC_RULE_TAKE_NOT_OFFERED;
  return YC_SIDE_UNCLEAR;
}

int
yc_board_price (const YcSetup *setup, int slot, const YcWorkers *workers)
{
  if (slot <= 2 && yc_workers_of_type (workers, YC_ENGINEER) > 0)
    return 0;
  return setup->catalogue.prices[slot - 1];
}

/* The next player in draft order from step `from` on who has this colour; the order runs from the
 * drafting player to the left and ends with that player again. */
static int
draft_step (const YcBoard *board, int drafter, int seat, int from)
{
  for (int step = from; step <= board->n_seats; step++)
    if ((drafter + step) % board->n_seats == seat)
      return step;
  return -1;
}

static bool
is_picked_again (const YcPlay *play, int item)
{
  for (int i = 0; i < item && play->items[item].ref != YC_UNTOLD; i++)
    if (play->items[i].ref == play->items[item].ref)
      return true;
  return false;
}

static YcVerdict
pick_card (const YcSetup *setup, const YcBoard *board, const YcPlay *play, int item, int *untold)
{
  YcRef ref = play->items[item].ref;

  if (board->n_row == 0)
    return YC_ILLEGAL;
  if (ref == YC_UNTOLD)
    return YC_LEGAL;
  if (is_picked_again (play, item))
    return YC_ILLEGAL;
  if (board->bombs[ref].place == YC_BOMB_ROW)
    return YC_LEGAL;
  if (*untold > 0 && yc_board_may_be_in_deck (setup, board, ref)) {
    (*untold)--;
    return YC_UNSEEN;
  }
  return YC_ILLEGAL;
}

/* Everybody takes one card, the drafting player two. */
static bool
has_cards_to_take (int drafter, const YcPick *picks, int item)
{
  int seat = picks[item].seat, told = 0;
  for (int i = 0; i < item; i++)
    told += picks[i].seat == seat && picks[i].possible;
  return told < (seat == drafter ? 2 : 1);
}

void
yc_board_picks (const YcSetup *setup,
                const YcBoard *board,
                int seat,
                const YcPlay *play,
                YcPick *picks,
                int max)
{
  int untold = yc_board_row_untold (board);
  int next = 0;

  for (int i = 0; i < play->n_items && i < max; i++) {
    int picker = setup->seat_of_color[play->items[i].color];
    int step = draft_step (board, seat, picker, next);
    picks[i].seat = (int8_t) picker;
    picks[i].in_order = step >= 0;
    picks[i].again = is_picked_again (play, i);
    picks[i].card = pick_card (setup, board, play, i, &untold);
    picks[i].possible = play->items[i].ref != YC_UNTOLD && picks[i].card != YC_ILLEGAL
                        && has_cards_to_take (seat, picks, i);
    if (step >= 0)
      next = step + 1;
  }
}
