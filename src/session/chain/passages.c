/* passages.c: where the printed rulebook of Chain Reaction has its rules.
 *
 * There is a Portuguese sheet, without page numbers; its headings are as printed. */

#include "parts.h"

#include <string.h>

/* ---- The passages ---------------------------------------------------------------------------- */

#define IN_PORTUGUESE(heading)                                                                     \
  {                                                                                                \
    [YC_BOOK_PORTUGUESE] = { heading, NULL, 0 }                                                    \
  }

const YcPassage yc_chain_passages[YC_N_CHAIN_PASSAGES] = {
  [YC_CHAIN_COMPONENTS] = { NC_ ("heading", "Components"), IN_PORTUGUESE ("COMPONENTES") },
  [YC_CHAIN_OVERVIEW] = { NC_ ("heading", "Game Overview"), IN_PORTUGUESE ("VISÃO GERAL DO JOGO") },
  [YC_CHAIN_WINNING] = { NC_ ("heading", "Winning"), IN_PORTUGUESE ("VENCENDO") },
  [YC_CHAIN_WORK]
  = { NC_ ("heading", "How the Cards Work"), IN_PORTUGUESE ("COMO AS CARTAS FUNCIONAM") },
  [YC_CHAIN_FACTORY] = { NC_ ("heading", "The Cards: Factory"), IN_PORTUGUESE ("FÁBRICA") },
  [YC_CHAIN_UNIVERSITY]
  = { NC_ ("heading", "The Cards: University"), IN_PORTUGUESE ("UNIVERSIDADE") },
  [YC_CHAIN_LANDMARKS]
  = { NC_ ("heading", "The Cards: Landmarks"), IN_PORTUGUESE ("LOCAIS DE REFERÊNCIA") },
  [YC_CHAIN_DESIGN]
  = { NC_ ("heading", "The Cards: Design Bomb"), IN_PORTUGUESE ("PROJETAR BOMBA") },
  [YC_CHAIN_BOMBS] = { NC_ ("heading", "The Cards: Building and Loading Bombs"),
                       IN_PORTUGUESE ("CONSTRUINDO E CARREGANDO BOMBAS") },
  [YC_CHAIN_ESPIONAGE] = { NC_ ("heading", "The Cards: Espionage"), IN_PORTUGUESE ("ESPIONAGEM") },
  [YC_CHAIN_AGENT] = { NC_ ("heading", "The Cards: Double Agent"), IN_PORTUGUESE ("AGENTE DUPLO") },
  [YC_CHAIN_SOLO] = { NC_ ("heading", "Solo Game"), IN_PORTUGUESE ("JOGO SOLITÁRIO") },
};

const guint8 yc_chain_shared_passages[YC_N_SHARED_RULES] = {
  [YC_RULE_GAME_OVER] = YC_CHAIN_WINNING,
  [YC_RULE_TURN_NOT_YOURS] = YC_CHAIN_OVERVIEW,
};

/* ---- What is printed elsewhere --------------------------------------------------------------- */

static gboolean
is_solo (const YcFacts *facts)
{
  return yc_record_setup (facts->record)->n_seats == 1;
}

static gboolean
is_factory (const YcFacts *facts)
{
  return facts->play->verb == YC_ACTIVATE;
}

static gboolean
is_espionage (const YcFacts *facts)
{
  return facts->play->verb >= YC_SPY_CARD && facts->play->verb <= YC_SPY_KEEP;
}

static gboolean
is_agent (const YcFacts *facts)
{
  return facts->play->verb >= YC_AGENT_LANDMARK && facts->play->verb <= YC_AGENT_PLAY;
}

static gboolean
is_landmark (const YcFacts *facts)
{
  return facts->play->verb == YC_ACTIVATE && facts->play->target_drawer == YC_SPACES;
}

static gboolean
is_bomb (const YcFacts *facts)
{
  return facts->play->verb == YC_ACTIVATE_LOADED
         || (facts->play->verb == YC_ACTIVATE && facts->play->target_drawer == YC_BOMBS);
}

/* Whether the card that is not activated like others is this special one. */
static gboolean
is_special (const YcFacts *facts, const char *id)
{
  const YcCatalogue *catalogue = &yc_record_setup (facts->record)->catalogue;
  const YcRef card = facts->reason->card;
  return facts->reason->drawer == YC_CARDS && card >= 0 && card < catalogue->n[YC_CARDS]
         && strcmp (catalogue->cards[YC_CARDS][card].id, id) == 0;
}

static gboolean
is_design_card (const YcFacts *facts)
{
  return is_special (facts, "design-bomb");
}

static gboolean
is_espionage_card (const YcFacts *facts)
{
  return is_special (facts, "espionage");
}

static gboolean
is_agent_card (const YcFacts *facts)
{
  return is_special (facts, "double-agent");
}

/* Of a card named in the hand of an opponent, and not shown from the own. */
static gboolean
is_in_other_hand (const YcFacts *facts)
{
  const YcSetup *setup = yc_record_setup (facts->record);
  return facts->reason->seat >= 0
         && facts->reason->seat != setup->seat_of_color[facts->play->actor];
}

static gboolean
is_discarded_by_factory (const YcFacts *facts)
{
  return facts->play->factory_use == YC_FACTORY_DISCARD && is_factory (facts)
         && is_in_other_hand (facts);
}

static gboolean
is_stolen (const YcFacts *facts)
{
  return is_espionage (facts) && is_in_other_hand (facts);
}

/* Only alone a player takes cards out of the discard pile or, with Espionage, of the deck. */
static gboolean
is_in_pile (const YcFacts *facts)
{
  return is_solo (facts) && facts->reason->seat < 0;
}

const YcPrintedElsewhere yc_chain_elsewhere[YC_N_CHAIN_ELSEWHERE] = {
  { YC_RULE_GAME_OVER, is_solo, YC_CHAIN_SOLO },
  { YC_RULE_CHAIN_WRONG_TARGET, is_agent, YC_CHAIN_SOLO },
  { YC_RULE_CHAIN_WRONG_TARGET, is_design_card, YC_CHAIN_DESIGN },
  { YC_RULE_CHAIN_WRONG_TARGET, is_espionage_card, YC_CHAIN_ESPIONAGE },
  { YC_RULE_CHAIN_WRONG_TARGET, is_agent_card, YC_CHAIN_AGENT },
  { YC_RULE_CHAIN_NO_SUCH_CARD, is_discarded_by_factory, YC_CHAIN_FACTORY },
  { YC_RULE_CHAIN_NO_SUCH_CARD, is_stolen, YC_CHAIN_ESPIONAGE },
  { YC_RULE_CHAIN_NO_SUCH_CARD, is_in_pile, YC_CHAIN_SOLO },
  { YC_RULE_CHAIN_PERSONNEL, is_landmark, YC_CHAIN_LANDMARKS },
  { YC_RULE_CHAIN_PERSONNEL, is_bomb, YC_CHAIN_BOMBS },
  { YC_RULE_CHAIN_RESOURCES, is_agent, YC_CHAIN_AGENT },
  { YC_RULE_CHAIN_RESOURCES, is_bomb, YC_CHAIN_BOMBS },
  { YC_RULE_CHAIN_OWN_TARGET, is_factory, YC_CHAIN_FACTORY },
  { YC_RULE_CHAIN_OWN_TARGET, is_agent, YC_CHAIN_AGENT },
  { YC_RULE_FACTORY_CHOICE, is_solo, YC_CHAIN_SOLO },
  { YC_RULE_SPY_NO_YELLOWCAKE, is_agent, YC_CHAIN_AGENT },
};
