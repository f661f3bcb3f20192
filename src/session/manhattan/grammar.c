/* grammar.c: what pointing at something on the table of The Manhattan Project means as a play. */

#include "composing.h"

#include "manhattan/pieces.h"

/* ---- Proposals ---- */

typedef struct {
  const YcSetup *setup;
  const YcPlay *subject;
  YcPlay habit;
  gboolean has_habit;
  YcPlay best;
  int likely;
  gboolean found;
} Proposal;

static void
keep_likeliest (const YcPlay *play, void *data)
{
  Proposal *proposal = data;

  if (!yc_manhattan_same_subject (play, proposal->subject)
      || (proposal->subject->slot > 0 && play->slot != proposal->subject->slot))
    return;
  const int likely = yc_manhattan_likely (proposal->setup, play)
                     + (proposal->has_habit ? yc_manhattan_unusual (&proposal->habit, play) : 0);
  if (proposal->found && likely >= proposal->likely)
    return;
  proposal->best = *play;
  proposal->likely = likely;
  proposal->found = TRUE;
}

static const YcBoard *
board_of (YcComposer *composer)
{
  return yc_board_of (yc_composer_get_position (composer));
}

static const YcSetup *
setup_of (YcComposer *composer)
{
  return yc_session_get_setup (yc_composer_get_session (composer));
}

static void
complete_without_rules (YcComposer *composer, YcPlay *play)
{
  const YcCard *card = yc_play_card (setup_of (composer), play);
  const YcBoard *board = board_of (composer);
  gboolean takes_workers = play->verb == YC_PLACE || play->verb == YC_USE || play->verb == YC_BUILD;

  if (card == NULL || !takes_workers)
    return;
  play->workers = yc_manhattan_likely_workers (&card->needs[0],
                                               board->players[board->active].supply, board->active);
  if (play->verb == YC_BUILD)
    return;
  if (card->n_pays == 2)
    play->pay = yc_side_letter (&card->pays[0]);
  if (card->n_gives == 2)
    play->choose = yc_side_letter (&card->gives[0]);
}

static Proposal
find_likeliest (YcComposer *composer, const YcPlay *subject)
{
  Proposal proposal = {
    .setup = setup_of (composer),
    .subject = subject,
    .best = *subject,
  };

  proposal.has_habit = yc_manhattan_find_habit (composer, subject, &proposal.habit);
  /* repairs are whole as they are, and the others' are never suggested */
  if (subject->verb == YC_REPAIR)
    proposal.found = yc_composer_allows (composer, subject);
  else
    yc_view_each_legal_play (yc_composer_get_view (composer), keep_likeliest, &proposal);
  if (!proposal.found)
    complete_without_rules (composer, &proposal.best);
  return proposal;
}

static void
propose (YcComposer *composer, const YcPlay *subject)
{
  Proposal proposal = find_likeliest (composer, subject);

  yc_composer_set_play (composer, &proposal.best);
}

void
yc_manhattan_complete (YcComposer *composer, YcPlay *subject)
{
  *subject = find_likeliest (composer, subject).best;
}

/* ---- Repairs: several buildings in one play ---- */

static gboolean
with_times (YcComposer *composer, YcPlay *play, YcItem *item, int most)
{
  for (item->times = (int16_t) most; item->times > 1; item->times--)
    if (yc_composer_allows (composer, play))
      return TRUE;
  return yc_composer_allows (composer, play);
}

static void
add_repair (YcComposer *composer, YcPlay *play, YcRef building)
{
  YcItem *item = &play->items[play->n_items++];
  YcItem *before = play->n_items > 1 ? item - 1 : NULL;

  *item = (YcItem){ .ref = building, .times = 1 };
  /* there are three to give: the building chosen last takes from the one before it */
  while (!with_times (composer, play, item, YC_REPAIRS) && before != NULL && before->times > 1)
    before->times--;
}

static gboolean
repairs (const YcPlay *play, YcRef building)
{
  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].ref == building)
      return TRUE;
  return FALSE;
}

static YcPlay
repair_of (YcComposer *composer, YcRef building, int owner)
{
  YcPlay play = yc_composer_begin (composer, YC_REPAIR, YC_CARDS, YC_NONE);

  if (owner >= 0)
    play.actor = (uint8_t) setup_of (composer)->seats[owner].color;
  add_repair (composer, &play, building);
  return play;
}

static gboolean
add_to_repair (YcComposer *composer, YcRef building)
{
  YcPlay play = *yc_composer_get_play (composer);
  int owner = board_of (composer)->buildings[building].owner;

  if (owner < 0 || play.actor != setup_of (composer)->seats[owner].color
      || play.n_items >= YC_REPAIRS)
    return FALSE;
  add_repair (composer, &play, building);
  yc_composer_set_play (composer, &play);
  return TRUE;
}

/* ---- Buildings ---- */

YcPlay
yc_manhattan_about_building (YcComposer *composer, YcVerb verb, YcRef building)
{
  YcPlay subject = yc_composer_begin (composer, verb, YC_CARDS, building);

  if (verb == YC_REPAIR)
    return repair_of (composer, building, board_of (composer)->buildings[building].owner);
  if (verb == YC_STRIKE_BOMBER)
    subject.number = 1;
  return subject;
}

static YcVerb
verb_for_building (YcComposer *composer, YcRef building)
{
  static const YcVerb tried[] = { YC_REPAIR, YC_USE, YC_STRIKE_BOMBER };
  const YcBoard *board = board_of (composer);

  for (gsize i = 0; i < G_N_ELEMENTS (tried); i++) {
    YcPlay subject = yc_manhattan_about_building (composer, tried[i], building);

    if (find_likeliest (composer, &subject).found || yc_composer_allows (composer, &subject))
      return tried[i];
  }
  return board->turn.strikes && board->buildings[building].owner != board->active ? YC_STRIKE_BOMBER
                                                                                  : YC_USE;
}

static gboolean
choose_building (YcComposer *composer, YcRef building)
{
  const YcPlay *play = yc_composer_get_play (composer);

  if (!yc_composer_is_empty (composer) && play->verb == YC_REPAIR) {
    if (repairs (play, building))
      return TRUE;
    if (add_to_repair (composer, building))
      return FALSE;
  } else if (!yc_composer_is_empty (composer) && play->target_drawer == YC_CARDS
             && play->target == building) {
    return TRUE;
  }

  YcPlay subject
    = yc_manhattan_about_building (composer, verb_for_building (composer, building), building);
  propose (composer, &subject);
  return FALSE;
}

/* ---- Bombs ---- */

static YcVerb
verb_for_bomb (YcComposer *composer, YcRef bomb)
{
  static const YcVerb tried[] = { YC_BUILD, YC_LOAD, YC_TEST };

  for (gsize i = 0; i < G_N_ELEMENTS (tried); i++) {
    YcPlay subject = yc_composer_begin (composer, tried[i], YC_BOMBS, bomb);

    if (find_likeliest (composer, &subject).found)
      return tried[i];
  }
  return board_of (composer)->bombs[bomb].place == YC_BOMB_BUILT ? YC_LOAD : YC_BUILD;
}

static gboolean
choose_bomb (YcComposer *composer, YcRef bomb)
{
  const YcPlay *play = yc_composer_get_play (composer);

  if (!yc_composer_is_empty (composer) && play->target_drawer == YC_BOMBS && play->target == bomb)
    return TRUE;

  YcPlay subject = yc_composer_begin (composer, verb_for_bomb (composer, bomb), YC_BOMBS, bomb);
  propose (composer, &subject);
  return FALSE;
}

/* ---- Everything else ---- */

/* Whatever slot is bought, if none is told. */
static gboolean
choose_place (YcComposer *composer, YcRef space, int slot)
{
  YcPlay subject = yc_composer_begin (composer, YC_PLACE, YC_SPACES, space);
  const YcPlay *play = yc_composer_get_play (composer);

  if (!yc_composer_is_empty (composer) && yc_manhattan_same_subject (play, &subject)
      && (slot == 0 || play->slot == slot))
    return TRUE;
  subject.slot = (uint8_t) slot;
  propose (composer, &subject);
  return FALSE;
}

static YcRef
find_construction (const YcCatalogue *catalogue)
{
  for (YcRef space = 0; space < catalogue->n[YC_SPACES]; space++)
    if (yc_space_rule (&catalogue->cards[YC_SPACES][space]) == YC_SPACE_CONSTRUCTION)
      return space;
  return YC_NONE;
}

static gboolean
choose_player (YcComposer *composer, int seat)
{
  YcPlay subject = yc_composer_begin (composer, YC_STRIKE_FIGHTER, YC_CARDS, YC_NONE);

  subject.target_color = (uint8_t) setup_of (composer)->seats[seat].color;
  subject.good = YC_FIGHTERS;
  subject.number = 1;
  if (!yc_composer_is_empty (composer)
      && yc_manhattan_same_subject (yc_composer_get_play (composer), &subject))
    return TRUE;
  propose (composer, &subject);
  return FALSE;
}

static gboolean
point (YcComposer *composer, YcPoint at, int which)
{
  switch (at) {
  case YC_POINT_SPACE:
    return choose_place (composer, (YcRef) which, 0);
  case YC_POINT_SLOT:
    return choose_place (composer, find_construction (&setup_of (composer)->catalogue), which);
  case YC_POINT_CARD:
    return choose_building (composer, (YcRef) which);
  case YC_POINT_BOMB:
    return choose_bomb (composer, (YcRef) which);
  case YC_POINT_PLAYER:
    return choose_player (composer, which);
  case YC_POINT_LOADED:
  default:
    return FALSE;
  }
}

/* ---- Going on ---- */

/* Whether the player to move has done what a turn begins with, so that a space of the main board is
 * one of the next turn. */
static gboolean
is_past_the_board (YcComposer *composer, const YcPlay *play)
{
  const YcBoard *board = board_of (composer);

  return play->verb != YC_PLACE && play->actor == setup_of (composer)->seats[board->active].color
         && (board->turn.placed_space || board->turn.placed_building);
}

/* First the main board, then what lies before the players; another of the same takes the place of
 * what was meant. */
static gboolean
comes_after (YcComposer *composer, YcPoint at, int which)
{
  const YcPlay *play = yc_composer_get_play (composer);
  const YcBoard *board = board_of (composer);
  const int seat = setup_of (composer)->seat_of_color[play->actor];

  switch (at) {
  case YC_POINT_SPACE:
  case YC_POINT_SLOT:
    return is_past_the_board (composer, play);
  case YC_POINT_CARD:
    return play->verb != YC_USE && play->verb != YC_REPAIR && board->buildings[which].owner == seat;
  case YC_POINT_BOMB:
    return (play->verb == YC_PLACE || play->verb == YC_USE) && board->bombs[which].holder == seat;
  case YC_POINT_PLAYER:
    return play->verb == YC_PLACE && which != seat
           && yc_space_rule (yc_play_card (setup_of (composer), play)) == YC_SPACE_STRIKE;
  case YC_POINT_LOADED:
  default:
    return FALSE;
  }
}

/* ---- The grammar ---- */

static gboolean
takes_workers (const YcPlay *play)
{
  return play->verb == YC_PLACE || play->verb == YC_USE || play->verb == YC_BUILD;
}

static gboolean
buys_nothing (const YcPlay *play)
{
  return play->slot == 0;
}

static gboolean
takes_nobody (const YcPlay *play)
{
  return play->has_take && yc_workers_total (&play->take) == 0;
}

static const YcAspect aspects[] = {
  [YC_ASPECT_VERB] = { .title = NC_ ("choice of a play", "Act"), .only_legal = TRUE },
  [YC_ASPECT_SLOT]
  = { .title = NC_ ("choice of a play", "Slot"), .in_view = YC_SLOTS + 1, .is_none = buys_nothing },
  [YC_ASPECT_WORKERS]
  = { .title = NC_ ("choice of a play", "Workers"), .takes_workers = takes_workers },
  [YC_ASPECT_COST] = { .title = NC_ ("choice of a play", "Pays") },
  [YC_ASPECT_OUTPUT] = { .title = NC_ ("choice of a play", "Takes") },
  [YC_ASPECT_TAKE]
  = { .title = NC_ ("choice of a play", "Workers taken"), .is_none = takes_nobody },
  [YC_ASPECT_PLANE] = { .title = NC_ ("choice of a play", "Hits") },
  [YC_ASPECT_TIMES] = { .title = NC_ ("choice of a play", "How often") },
  [YC_ASPECT_DECLINE] = { .title = NC_ ("choice of a play", "Action") },
};

const YcGrammar yc_manhattan_grammar = {
  .aspects = aspects,
  .n_aspects = G_N_ELEMENTS (aspects),
  .point = point,
  .comes_after = comes_after,
  .add_at_hand = yc_manhattan_add_at_hand,
  .add_alternatives = yc_manhattan_add_alternatives,
  .words = yc_manhattan_aspect_words,
  .likely = yc_manhattan_likely,
  .compare = yc_manhattan_compare,
};
