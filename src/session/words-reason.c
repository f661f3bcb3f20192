/* words-reason.c: why a rule is broken here, from the closed set of facts of a YcReason.
 *
 * Each rule has sentences with named places for facts, such as `{seat}`. The first sentence whose
 * facts are all there is taken; where none is, the rule itself says enough. */

#include "words-private.h"

#include <string.h>

typedef struct {
  const YcRecord *record;
  const YcPosition *position;
  const YcPlay *play;
  const YcReason *reason;
} Facts;

/* ---- The facts ------------------------------------------------------------------------------- */

static char *
short_goods (const Facts *facts, const gint16 amount[YC_GOODS])
{
  const YcGame *game = yc_record_setup (facts->record)->catalogue.game;
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  for (YcGood good = 0; good < YC_GOODS; good++)
    if (facts->reason->need[good] != 0)
      g_ptr_array_add (parts, yc_words_amount (game, good, amount[good]));
  return parts->len ? yc_words_list (parts) : NULL;
}

static char *
fact_actor (const Facts *facts)
{
  return yc_words_player_of (yc_record_setup (facts->record), facts->play->actor);
}

/* The colour named that nobody plays: the actor, one in the draft, or the one acted on. */
static char *
fact_stranger (const Facts *facts)
{
  const YcSetup *setup = yc_record_setup (facts->record);
  const YcPlay *play = facts->play;
  guint stranger = play->actor;
  for (int i = 0; play->verb == YC_PLACE && i < play->n_items; i++)
    if (setup->seat_of_color[play->items[i].color] < 0)
      stranger = play->items[i].color;
  if (stranger >= YC_COLORS || setup->seat_of_color[stranger] >= 0)
    stranger = play->target_color;
  return yc_words_player_of (setup, stranger);
}

/* Whom the reason is about; with a correction, whose it is. */
static int
seat_of (const Facts *facts)
{
  const YcPlay *play = facts->play;
  if (facts->reason->seat >= 0 || play->verb != YC_ADJUST_GOOD)
    return facts->reason->seat;
  return yc_record_setup (facts->record)->seat_of_color[play->target_color];
}

static char *
fact_seat (const Facts *facts)
{
  const int seat = seat_of (facts);
  return seat < 0 ? NULL : yc_words_player (yc_record_setup (facts->record), seat);
}

/* What the player has of the good that is corrected. */
static char *
fact_owned (const Facts *facts)
{
  const YcGood good = (YcGood) facts->play->good;
  const int seat = seat_of (facts);
  if (facts->play->verb != YC_ADJUST_GOOD || seat < 0)
    return NULL;
  if (yc_record_setup (facts->record)->catalogue.game == &yc_manhattan_game)
    return yc_words_amount (&yc_manhattan_game, good,
                            yc_board_good (&facts->position->board.players[seat], good));
  const YcChainPlayer *player = &facts->position->chain.players[seat];
  return yc_words_amount (&yc_chain_game, good,
                          good == YC_URANIUM ? player->uranium : player->yellowcake);
}

static char *
fact_active (const Facts *facts)
{
  const int seat = yc_record_game (facts->record)->active_seat (facts->position);
  return yc_words_player (yc_record_setup (facts->record), seat);
}

static char *
fact_card (const Facts *facts)
{
  if (facts->reason->card == YC_NONE)
    return NULL;
  return yc_words_quoted (facts->record, facts->reason->drawer, facts->reason->card);
}

/* What must be put on the card or space; not again where its name in quotes says it. */
static char *
fact_needs (const Facts *facts)
{
  const YcReason *reason = facts->reason;
  const YcCatalogue *catalogue = &yc_record_setup (facts->record)->catalogue;
  if (reason->drawer != YC_SPACES || reason->card < 0 || reason->card >= catalogue->n[YC_SPACES])
    return NULL;
  return yc_words_needs (&catalogue->cards[YC_SPACES][reason->card]);
}

static char *
fact_limit (const Facts *facts)
{
  return facts->reason->limit > 0 ? g_strdup_printf ("%d", facts->reason->limit) : NULL;
}

static char *
fact_number (const Facts *facts)
{
  return facts->reason->number >= 0 ? g_strdup_printf ("%d", facts->reason->number) : NULL;
}

static char *
fact_crew (const Facts *facts)
{
  if (!facts->reason->crew)
    return NULL;
  return yc_words_crew (yc_record_setup (facts->record), facts->reason->crew);
}

static char *
fact_need (const Facts *facts)
{
  return short_goods (facts, facts->reason->need);
}

static char *
fact_have (const Facts *facts)
{
  return short_goods (facts, facts->reason->have);
}

static char *
fact_missing (const Facts *facts)
{
  const YcReason *reason = facts->reason;
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  guint8 missing[YC_WORKER_TYPES + 1];
  for (int type = 0; type <= YC_WORKER_TYPES; type++)
    missing[type] = (guint8) (reason->need_personnel[type] - reason->have_personnel[type]);
  const guint8 any = missing[YC_WORKER_TYPES];
  g_autofree char *typed = yc_words_types (missing);
  if (*typed)
    g_ptr_array_add (parts, g_steal_pointer (&typed));
  if (any)
    g_ptr_array_add (
      parts, g_strdup_printf (ngettext ("%d of any personnel", "%d of any personnel", any), any));
  return parts->len ? yc_words_list (parts) : NULL;
}

static char *
fact_place (const Facts *facts)
{
  static const char *const places[] = {
    [YC_PLACE_NOWHERE] = NULL,
    [YC_PLACE_MARKET] = N_ ("It lies in the market."),
    [YC_PLACE_ROW] = N_ ("It lies face up in the row."),
    [YC_PLACE_HAND] = N_ ("It is in a hand."),
    [YC_PLACE_BOARD] = N_ ("It is built."),
    [YC_PLACE_DECK] = N_ ("It is in the deck."),
    [YC_PLACE_UNDER_DECK] = N_ ("It lies under the deck."),
    [YC_PLACE_DISCARD] = N_ ("It lies in the discard pile."),
  };
  const char *place = places[facts->reason->place];
  return place ? g_strdup (_ (place)) : NULL;
}

static char *
fact_owner_place (const Facts *facts)
{
  g_autofree char *seat = fact_seat (facts);
  if (!seat)
    return NULL;
  if (facts->reason->place == YC_PLACE_HAND)
    /* Translators: of a card; %s is a player */
    return g_strdup_printf (_ ("It is in the hand of %s."), seat);
  if (facts->reason->place == YC_PLACE_BOARD)
    /* Translators: of a card; %s is a player */
    return g_strdup_printf (_ ("It is built before %s."), seat);
  return NULL;
}

static const struct {
  const char *name;
  char *(*tell) (const Facts *facts);
} places[] = {
  { "actor", fact_actor },     { "seat", fact_seat },         { "active", fact_active },
  { "card", fact_card },       { "limit", fact_limit },       { "number", fact_number },
  { "crew", fact_crew },       { "need", fact_need },         { "have", fact_have },
  { "missing", fact_missing }, { "where", fact_place },       { "whose", fact_owner_place },
  { "needs", fact_needs },     { "stranger", fact_stranger }, { "owned", fact_owned },
};

/* ---- The sentences --------------------------------------------------------------------------- */

typedef struct {
  const char *sentences[6];
} Telling;

#define TELL(NAME, ...) [YC_RULE_##NAME] = { { __VA_ARGS__ } }

/* Translators: what stands in braces is replaced and must stay as it is. {actor} plays, {active}
 * is whose turn it is, {seat} is who is in the way or holds the card. */
static const Telling tellings[YC_N_RULES] = {
  TELL (UNKNOWN_PLAYER, N_ ("{stranger} does not play in this session.")),
  TELL (UNKNOWN_CARD, N_ ("This session knows no card {card}.")),
  TELL (UNKNOWN_SPACE, N_ ("The main board has no space {card}.")),
  TELL (GAME_OVER, N_ ("{seat} has already won."), N_ ("The game is already over.")),
  TELL (TURN_NOT_YOURS, N_ ("It is the turn of {active}, not of {actor}.")),
  TELL (TURN_MUST_RETRIEVE, N_ ("{actor} has no worker in the personal supply.")),
  TELL (TURN_NOTHING_PLACED, N_ ("{actor} has not placed a worker in this turn.")),
  TELL (PLACE_AFTER_BUILDINGS, N_ ("{actor} has already used a building in this turn.")),
  TELL (PLACE_SECOND, N_ ("{actor} has already placed on the main board in this turn.")),
  TELL (PLACE_OCCUPIED,
        N_ ("Already on {card}: {crew}."),
        N_ ("Already there: {crew}."),
        N_ ("Somebody stands there already.")),
  TELL (PLACE_WORKER_COUNT,
        N_ ("Workers for {card}: {limit}; named: {number}."),
        N_ ("Workers needed: {limit}; named: {number}.")),
  TELL (PLACE_WORKER_TYPE,
        N_ ("{card} takes {needs}."),
        N_ ("{card} does not take workers of these types.")),
  TELL (PLACE_NO_SUCH_WORKER, N_ ("{actor} does not have these workers in the personal supply.")),
  TELL (PAY_SHORT,
        N_ ("{seat} needs {need} and has {have}."),
        N_ ("{actor} needs {need} and has {have}.")),
  TELL (CHOICE_MISSING,
        N_ ("{card} offers two sides, and none was chosen."),
        N_ ("There are two sides, and none was chosen.")),
  TELL (CHOICE_NOT_OFFERED,
        N_ ("{card} does not offer what was chosen."),
        N_ ("What was chosen is not offered here.")),
  TELL (TAKE_NOT_OFFERED,
        N_ ("{card} does not produce these workers."),
        N_ ("These workers are not produced here.")),
  TELL (TAKE_TOO_MANY,
        N_ ("Produced: {limit}; taken: {number}."),
        N_ ("More workers were taken than are produced.")),
  TELL (TAKE_NOT_AVAILABLE,
        N_ ("The general supply has {number}, and {limit} were taken."),
        N_ ("The general supply does not hold these workers.")),
  TELL (CONSTRUCTION_NO_PURCHASE, N_ ("{actor} stands on Construction and buys nothing.")),
  TELL (MARKET_EMPTY_SLOT,
        N_ ("Slot {number} of the market is empty."),
        N_ ("This slot of the market is empty.")),
  TELL (MARKET_NOT_TOLD,
        N_ ("Nobody has told which building lies in slot {number}."),
        N_ ("Nobody has told which building lies in this slot.")),
  TELL (DESIGN_CLOSED, N_ ("There is no row of bombs to draft from.")),
  TELL (DESIGN_NO_DECLINE, N_ ("{actor} cannot decline, because the others take cards too.")),
  TELL (PICKS_NOT_IN_ROW,
        N_ ("{card} does not lie in the row. {where}"),
        N_ ("{card} does not lie in the row."),
        N_ ("Nobody has told this card of the row.")),
  TELL (PICKS_ORDER, N_ ("The picks do not follow the order of the draft.")),
  TELL (BUILDING_NOT_BUILT,
        N_ ("{card} lies before no player. {where}"),
        N_ ("{card} lies before no player.")),
  TELL (BUILDING_NOT_YOURS,
        N_ ("{card} is a building of {seat}, and {actor} did not place on "
            "Espionage in this turn."),
        N_ ("This building belongs to {seat}.")),
  TELL (BUILDING_DAMAGED, N_ ("{card} has {number} damage."), N_ ("{card} is damaged.")),
  TELL (SPY_NONE, N_ ("{actor} has no spy.")),
  TELL (SPY_LIMIT, N_ ("{actor} has {limit} on the spy track and used as many buildings.")),
  TELL (STRIKE_NOT_NOW, N_ ("{actor} does not stand on Air Strike now.")),
  TELL (STRIKE_OWN, N_ ("{actor} would strike own pieces.")),
  TELL (STRIKE_NO_FIGHTER,
        N_ ("{actor} has {number} of {limit} fighters."),
        N_ ("{actor} has too few fighters.")),
  TELL (STRIKE_NO_BOMBER,
        N_ ("{actor} has {number} of {limit} bombers."),
        N_ ("{actor} has too few bombers.")),
  TELL (STRIKE_NOTHING_TO_HIT,
        N_ ("{seat} has nothing of this kind to lose."),
        N_ ("There is nothing of this kind to hit.")),
  TELL (STRIKE_FIGHTERS_GUARD,
        N_ ("{seat} still has fighters: {number}."),
        N_ ("{seat} still has fighters.")),
  TELL (REPAIR_NOT_NOW, N_ ("Nobody stands on Repair now, or the repairs are over.")),
  TELL (REPAIR_ORDER,
        N_ ("{seat} has already repaired after {actor}."),
        N_ ("Another player comes first or has already repaired.")),
  TELL (REPAIR_NOT_YOURS,
        N_ ("{card} belongs to {seat}."),
        N_ ("{card} does not belong to {actor}.")),
  TELL (REPAIR_NOT_DAMAGED,
        N_ ("{card} has {limit} damage, and {number} were to go."),
        N_ ("{card} does not have so much damage.")),
  TELL (REPAIR_MORE_THAN_THREE,
        N_ ("{actor} would repair {number} in all."),
        N_ ("{actor} would repair more than three in all.")),
  TELL (BOMB_NOT_IN_HAND,
        N_ ("{card} is not in the hand of {actor}. {whose}"),
        N_ ("{card} is not in the hand of {actor}. {where}"),
        N_ ("Nobody has shown {card} in the hand of {actor}.")),
  TELL (BOMB_WORKERS, N_ ("{card} does not go with these workers of {actor}.")),
  TELL (BOMB_FUEL, N_ ("{actor} needs {need} and has {have}.")),
  TELL (TEST_NOT_BUILT,
        N_ ("{card} is not built by {actor}. {whose}"),
        N_ ("{card} is not built by {actor}.")),
  TELL (TEST_URANIUM, N_ ("{card} is no plutonium bomb.")),
  TELL (TEST_ONCE, N_ ("{actor} has already tested a bomb.")),
  TELL (LOAD_NOT_BUILT,
        N_ ("{card} is not built by {actor}. {whose}"),
        N_ ("{card} is not built by {actor}.")),
  TELL (LOAD_ONCE, N_ ("{card} is already loaded.")),
  TELL (LOAD_NO_BOMBER, N_ ("{actor} has no bomber.")),
  TELL (RETRIEVE_NOT_ALONE, N_ ("{actor} has already played something in this turn.")),
  TELL (RETRIEVE_NOTHING_OF_OWN, N_ ("No own worker of {actor} would come back.")),
  TELL (CARD_UNKNOWN_NUMBER, N_ ("Not all numbers of {card} are known.")),
  TELL (CHAIN_WRONG_TARGET, N_ ("{card} is not activated in this way.")),
  TELL (CHAIN_NO_SUCH_CARD,
        N_ ("Nobody has shown {card} there. {whose}"),
        N_ ("Nobody has shown {card} in the hand of {seat}. {where}"),
        N_ ("Nobody has shown {card} in the hand of {seat}."),
        N_ ("Nobody has shown {card} there. {where}"),
        N_ ("Nobody has shown {card} there."),
        N_ ("The card is not known to be there.")),
  TELL (CHAIN_CARD_USED_TWICE, N_ ("{card} was already played in this turn.")),
  TELL (CHAIN_MIXED_PERSONNEL, N_ ("{actor} uses sideways cards and the pool together.")),
  TELL (CHAIN_POOL, N_ ("The pool does not hold the personnel that {actor} puts in.")),
  TELL (CHAIN_PERSONNEL,
        N_ ("Still missing: {missing}."),
        N_ ("The personnel put in is not enough.")),
  TELL (CHAIN_IDLE_CARD, N_ ("Without {card} the personnel would do as well.")),
  TELL (CHAIN_RESOURCES, N_ ("{actor} needs {need} and has {have}.")),
  TELL (CHAIN_OWN_TARGET, N_ ("{actor} would be the one chosen, too.")),
  TELL (PLAN_NOT_IN_ROW,
        N_ ("{card} lies neither in the row nor in the stash of {actor}."),
        N_ ("Nobody has shown this Bomb Plan.")),
  TELL (LOADED_NO_BOMB,
        N_ ("{actor} has no unloaded bomb {card}."),
        N_ ("{actor} has no bomb to load.")),
  TELL (LOADED_STACK_EMPTY, N_ ("All four Bomb Loaded cards are in use.")),
  TELL (FACTORY_CHOICE,
        N_ ("Cards named: {number}; possible: {limit}."),
        N_ ("What the factory is used for does not fit the card.")),
  TELL (FACTORY_NOT_WITH_TWO, N_ ("Two play, and {card} bears the sign.")),
  TELL (DESIGN_NO_SUCH_PLAN,
        N_ ("{card} cannot be among the plans looked at. {where}"),
        N_ ("Nobody has shown {card} among the plans looked at.")),
  TELL (SPY_EMPTY_HAND, N_ ("{seat} holds no card."), N_ ("That hand is empty.")),
  TELL (SPY_NO_YELLOWCAKE, N_ ("{seat} has no Yellowcake."), N_ ("That player has no Yellowcake.")),
  TELL (SPY_SOLO_ONLY, N_ ("More than one player takes part.")),
  TELL (SOLO_ONLY, N_ ("More than one player takes part.")),
  TELL (SOLO_DECK_OUT, N_ ("The deck is empty.")),
  TELL (SOLO_FACTORY_FROM_DISCARD, N_ ("{card} is a factory.")),
  TELL (TABLE_IMPOSSIBLE,
        N_ ("{card} is elsewhere. {whose}"),
        N_ ("{card} is elsewhere. {where}"),
        N_ ("The pieces on the table do not allow it. {seat} has {owned}."),
        N_ ("The pieces on the table do not allow it.")),
  TELL (UNDO_NOTHING, N_ ("No play is in force.")),
  TELL (REDO_NOTHING, N_ ("No undone play is waiting.")),
  TELL (AMEND_NO_SUCH_PLAY,
        N_ ("Event {number} is no earlier play or fact."),
        N_ ("That event is no earlier play or fact.")),
};

static char *
fact_named (const Facts *facts, const char *name, size_t length)
{
  for (size_t i = 0; i < G_N_ELEMENTS (places); i++)
    if (strlen (places[i].name) == length && strncmp (places[i].name, name, length) == 0)
      return places[i].tell (facts);
  return NULL;
}

/* The sentence with its facts, or NULL if one of them is not there. */
static char *
fill (const char *sentence, const Facts *facts)
{
  g_autoptr (GString) told = g_string_new (NULL);
  for (const char *at = sentence; *at; at++) {
    const char *end = *at == '{' ? strchr (at, '}') : NULL;
    if (!end) {
      g_string_append_c (told, *at);
      continue;
    }
    g_autofree char *fact = fact_named (facts, at + 1, (size_t) (end - at - 1));
    if (!fact || !*fact)
      return NULL;
    g_string_append (told, fact);
    at = end;
  }
  return g_strdup (told->str);
}

char *
yc_words_reason (const YcRecord *record,
                 const YcPosition *position,
                 const YcPlay *play,
                 const YcReason *reason)
{
  const Facts facts = { record, position, play, reason };
  const Telling *telling = &tellings[reason->rule];
  for (size_t i = 0; i < G_N_ELEMENTS (telling->sentences) && telling->sentences[i]; i++) {
    char *told = fill (_ (telling->sentences[i]), &facts);
    if (told)
      return told;
  }
  return g_strdup (yc_words_rule (reason->rule));
}
