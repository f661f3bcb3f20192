/* reason-facts.c: the facts that only a reason of the board game tells. */

#include "parts.h"
#include "manhattan/pieces.h"

static gboolean
items_name_players (YcVerb verb)
{
  return verb == YC_PLACE || verb == YC_TELL_DEAL;
}

/* Somebody in the draft or in a deal whom nobody plays; else who acts or is acted on. */
static char *
fact_stranger (const YcFacts *facts)
{
  const YcSetup *setup = yc_record_setup (facts->record);
  const YcPlay *play = facts->play;
  for (int i = play->n_items - 1; items_name_players (play->verb) && i >= 0; i--)
    if (setup->seat_of_color[play->items[i].color] < 0)
      return yc_words_player_of (setup, play->items[i].color);
  return yc_words_stranger (facts);
}

/* The planes of the kind struck that the opponent has. */
static char *
fact_planes (const YcFacts *facts)
{
  if (facts->play->verb != YC_STRIKE_FIGHTER)
    return NULL;
  return yc_words_amount (yc_record_game (facts->record), (YcGood) facts->play->good,
                          facts->reason->number);
}

static const YcCard *
card_of (const YcFacts *facts)
{
  const YcReason *reason = facts->reason;
  const YcSetup *setup = yc_record_setup (facts->record);
  return yc_board_knows (setup, reason->drawer, reason->card)
           ? yc_board_card (setup, reason->drawer, reason->card)
           : NULL;
}

/* Both sides of an output of workers, where the workers taken are of both. */
static char *
fact_sides (const YcFacts *facts)
{
  const YcCard *card = card_of (facts);
  if (!card || card->n_gives < 2)
    return NULL;
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  for (int i = 0; i < card->n_gives; i++)
    g_ptr_array_add (parts, yc_words_side (card->game, &card->gives[i]));
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    if (yc_workers_of_type (&facts->play->take, (YcWorkerType) type) > 0
        && card->gives[0].workers[type] + card->gives[1].workers[type] == 0)
      return NULL;
  return yc_words_choice (parts);
}

/* ---- The workers of a bomb ------------------------------------------------------------------- */

static char *
fact_bomb_needs (const YcFacts *facts)
{
  const YcCard *card = card_of (facts);
  return card && card->n_needs > 0 ? yc_words_types (card->needs[0].type) : NULL;
}

/* What the player has of the types that the bomb needs, also where that is none; NULL where it is
 * enough, and other workers were named. */
static char *
fact_bomb_has (const YcFacts *facts)
{
  const YcCard *card = card_of (facts);
  gboolean enough = TRUE;
  if (!card || card->n_needs == 0)
    return NULL;
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  const int seat = yc_record_setup (facts->record)->seat_of_color[facts->play->actor];
  const YcWorkers supply = yc_workers_from_crew (facts->reason->crew, seat);
  for (YcWorkerType type = 0; type < YC_WORKER_TYPES; type++) {
    const int have = yc_workers_of_type (&supply, type);
    enough &= have >= card->needs[0].type[type];
    if (card->needs[0].type[type] > 0)
      g_ptr_array_add (parts, yc_words_of_type (type, (guint) have));
  }
  return enough ? NULL : yc_words_list (parts);
}

static char *
fact_bomb_named (const YcFacts *facts)
{
  return yc_words_workers (&facts->play->workers);
}

/* ---- Hands ----------------------------------------------------------------------------------- */

/* Who plays, if of the bomb cards in that hand so many are known. */
static char *
holder_if (const YcFacts *facts, gboolean empty)
{
  const YcSetup *setup = yc_record_setup (facts->record);
  const YcBoard *board = yc_board_of (facts->position);
  const YcBoardPlayer *player = &board->players[setup->seat_of_color[facts->play->actor]];
  if (player->hand != player->hand_known || empty != (player->hand == 0))
    return NULL;
  return yc_words_player_of (setup, facts->play->actor);
}

/* Who holds no bomb card. */
static char *
fact_empty_hand (const YcFacts *facts)
{
  return holder_if (facts, TRUE);
}

/* Whose bomb cards are all known. */
static char *
fact_known_hand (const YcFacts *facts)
{
  return holder_if (facts, FALSE);
}

/* ---- Design ---------------------------------------------------------------------------------- */

static char *
picked_card (const YcFacts *facts)
{
  return yc_words_quoted (facts->record, facts->reason->drawer, facts->reason->card);
}

/* A picked card that may be one of the row that nobody told. */
static char *
fact_untold_pick (const YcFacts *facts)
{
  return facts->reason->verdict == YC_UNSEEN ? picked_card (facts) : NULL;
}

/* A picked card that an earlier pick of the same draft took. */
static char *
fact_picked_twice (const YcFacts *facts)
{
  return facts->reason->number > 1 ? picked_card (facts) : NULL;
}

/* For how long the action is gone. */
static char *
fact_closing (const YcFacts *facts)
{
  if (yc_record_setup (facts->record)->options[YC_OPTION_DESIGN_REOPENS])
    return g_strdup (_ ("The action comes back as soon as a test brings enough cards."));
  return g_strdup (_ ("The action is gone for the rest of the game."));
}

const YcFactWords yc_manhattan_facts[YC_N_MANHATTAN_FACTS] = {
  { "stranger", fact_stranger },
  { "planes", fact_planes },
  { "sides", fact_sides },
  { "bombneeds", fact_bomb_needs },
  { "bombhas", fact_bomb_has },
  { "bombnamed", fact_bomb_named },
  { "closing", fact_closing },
  { "emptyhand", fact_empty_hand },
  { "knownhand", fact_known_hand },
  { "untoldpick", fact_untold_pick },
  { "pickedtwice", fact_picked_twice },
};
