/* words.c: the plays of Chain Reaction in sentences. */

#include "parts.h"
#include "chain/chain.h"

typedef struct {
  const YcRecord *record;
  const YcSetup *setup;
  const YcPlay *play;
  const char *player;
} Telling;

static char *
cards_of_list (const Telling *telling, YcList list)
{
  return yc_words_items (telling->record, YC_CARDS, telling->play, list);
}

static char *
target_name (const Telling *telling)
{
  return yc_words_quoted (telling->record, telling->play->target_drawer, telling->play->target);
}

static char *
opponent (const Telling *telling)
{
  return yc_words_player_of (telling->setup, telling->play->target_color);
}

/* ---- Activation ------------------------------------------------------------------------------ */

/* With what it was activated: sideways cards and pool; "" for neither. */
static char *
means_words (const Telling *telling)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *side = cards_of_list (telling, YC_LIST_SIDE);
  if (*side)
    /* Translators: %s is a list of cards laid sideways */
    g_ptr_array_add (parts, g_strdup_printf (_ ("%s laid sideways"), side));
  if (yc_workers_total (&telling->play->workers) > 0) {
    g_autofree char *pool = yc_words_workers (&telling->play->workers);
    /* Translators: %s are personnel taken from the pool */
    g_ptr_array_add (parts, g_strdup_printf (_ ("%s from the pool"), pool));
  }
  return yc_words_list (parts);
}

static char *
add_factory_use (const Telling *telling, char *sentence)
{
  g_autofree char *cards = cards_of_list (telling, YC_LIST_FACTORY);
  g_autofree char *other = NULL;
  switch ((YcFactoryUse) telling->play->factory_use) {
  case YC_FACTORY_DRAW:
    return yc_words_join (sentence,
                          g_strdup_printf (_ ("%s draws the factory's cards."), telling->player));
  case YC_FACTORY_DISCARD:
    other = opponent (telling);
    if (!*cards)
      return yc_words_join (sentence, g_strdup_printf (_ ("%s must discard."), other));
    /* Translators: player, cards */
    return yc_words_join (sentence, g_strdup_printf (_ ("%1$s discards %2$s."), other, cards));
  case YC_FACTORY_FROM:
    if (!*cards)
      return yc_words_join (
        sentence, g_strdup_printf (_ ("%s takes nothing from the discard pile."), telling->player));
    /* Translators: player, cards */
    return yc_words_join (sentence, g_strdup_printf (_ ("%1$s takes %2$s from the discard pile."),
                                                     telling->player, cards));
  case YC_FACTORY_NOTHING:
    break;
  }
  return sentence;
}

/* What the card gives; a factory's use is told by itself. */
static char *
add_output (const Telling *telling, char *sentence)
{
  const YcPlay *play = telling->play;
  const YcCatalogue *catalogue = &telling->setup->catalogue;
  if (play->target < 0 || play->target >= catalogue->n[play->target_drawer])
    return sentence;
  const YcCard *card = &catalogue->cards[play->target_drawer][play->target];
  g_autofree char *output = card->kind == YC_KIND_FACTORY ? g_strdup ("") : yc_words_gives (card);
  if (!*output)
    return sentence;
  /* Translators: %s is an amount: yellowcake, personnel, points */
  return yc_words_join (sentence, g_strdup_printf (_ ("That gives %s."), output));
}

static char *
tell_activation (const Telling *telling)
{
  g_autofree char *target = target_name (telling);
  g_autofree char *means = means_words (telling);
  char *sentence;
  if (telling->play->verb == YC_ACTIVATE_LOADED && *means)
    /* Translators: player, Bomb Plan, cards or personnel */
    sentence = g_strdup_printf (_ ("%1$s loads %2$s with %3$s."), telling->player, target, means);
  else if (telling->play->verb == YC_ACTIVATE_LOADED)
    /* Translators: player, Bomb Plan */
    sentence = g_strdup_printf (_ ("%1$s loads %2$s."), telling->player, target);
  else if (*means)
    /* Translators: player, card, cards or personnel */
    sentence
      = g_strdup_printf (_ ("%1$s activates %2$s with %3$s."), telling->player, target, means);
  else
    /* Translators: player, card */
    sentence = g_strdup_printf (_ ("%1$s activates %2$s."), telling->player, target);
  if (telling->play->verb == YC_ACTIVATE)
    sentence = add_output (telling, sentence);
  return add_factory_use (telling, sentence);
}

/* ---- Special cards --------------------------------------------------------------------------- */

static char *
tell_design (const Telling *telling)
{
  if (!telling->play->has_target)
    return g_strdup_printf (_ ("%s plays Design Bomb and keeps a plan."), telling->player);
  g_autofree char *plan = target_name (telling);
  /* Translators: player, Bomb Plan */
  return g_strdup_printf (_ ("%1$s plays Design Bomb and keeps %2$s."), telling->player, plan);
}

static char *
tell_spy (const Telling *telling)
{
  g_autofree char *other = opponent (telling);
  g_autofree char *card
    = telling->play->has_target ? target_name (telling) : g_strdup (_ ("a card nobody told"));
  if (telling->play->verb == YC_SPY_YELLOWCAKE)
    /* Translators: player, opponent */
    return g_strdup_printf (_ ("%1$s plays Espionage and takes 1 yellowcake from %2$s."),
                            telling->player, other);
  if (telling->play->verb == YC_SPY_KEEP)
    /* Translators: player, card */
    return g_strdup_printf (_ ("%1$s plays Espionage, draws three cards and keeps %2$s."),
                            telling->player, card);
  /* Translators: player, opponent, card */
  return g_strdup_printf (_ ("%1$s plays Espionage and takes %3$s from the hand of %2$s."),
                          telling->player, other, card);
}

static char *
tell_agent (const Telling *telling)
{
  if (telling->play->verb == YC_AGENT_YELLOWCAKE) {
    g_autofree char *other = opponent (telling);
    /* Translators: player, opponent */
    return g_strdup_printf (_ ("%1$s plays Double Agent and takes 1 yellowcake from %2$s."),
                            telling->player, other);
  }
  /* the card that is played is still to be pointed at */
  if (!telling->play->has_target)
    return g_strdup_printf (_ ("%s plays Double Agent on a card."), telling->player);
  g_autofree char *target = target_name (telling);
  /* Translators: player, card or Landmark */
  char *sentence
    = g_strdup_printf (_ ("%1$s plays Double Agent on %2$s."), telling->player, target);
  return add_factory_use (telling, add_output (telling, sentence));
}

static char *
tell_end (const Telling *telling)
{
  g_autofree char *cards = cards_of_list (telling, YC_LIST_MAIN);
  if (!*cards)
    return g_strdup_printf (_ ("%s ends the turn."), telling->player);
  /* Translators: player, cards */
  return g_strdup_printf (_ ("%1$s ends the turn and discards %2$s."), telling->player, cards);
}

static const struct {
  YcVerb verb;
  char *(*tell) (const Telling *telling);
} tellers[] = {
  { YC_END, tell_end },
  { YC_ACTIVATE, tell_activation },
  { YC_ACTIVATE_LOADED, tell_activation },
  { YC_DESIGN, tell_design },
  { YC_SPY_CARD, tell_spy },
  { YC_SPY_YELLOWCAKE, tell_spy },
  { YC_SPY_KEEP, tell_spy },
  { YC_AGENT_LANDMARK, tell_agent },
  { YC_AGENT_YELLOWCAKE, tell_agent },
  { YC_AGENT_PLAY, tell_agent },
};

char *
yc_chain_play_words (const YcRecord *record,
                     const YcPosition *before G_GNUC_UNUSED,
                     const YcPlay *play)
{
  const YcSetup *setup = yc_record_setup (record);
  g_autofree char *player = yc_words_player_of (setup, play->actor);
  const Telling telling = { record, setup, play, player };
  for (gsize i = 0; i < G_N_ELEMENTS (tellers); i++)
    if (tellers[i].verb == play->verb)
      return tellers[i].tell (&telling);
  return NULL;
}
