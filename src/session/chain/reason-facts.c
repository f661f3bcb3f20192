/* reason-facts.c: what only a reason of Chain Reaction can tell of why (see words-reason.c). */

#include "parts.h"

#include "chain/hands.h"

#include <string.h>

/* The personnel still missing. */
static char *
fact_missing (const YcFacts *facts)
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

/* ---- The card ---- */

static const YcCard *
card_of (const YcFacts *facts)
{
  const YcReason *reason = facts->reason;
  const YcCatalogue *catalogue = &yc_record_setup (facts->record)->catalogue;
  return reason->card >= 0 && reason->card < catalogue->n[reason->drawer]
           ? &catalogue->cards[reason->drawer][reason->card]
           : NULL;
}

static char *
name_of_card (const YcFacts *facts)
{
  return yc_words_quoted (facts->record, facts->reason->drawer, facts->reason->card);
}

static gboolean
was_played (const YcFacts *facts)
{
  return card_of (facts) != NULL
         && yc_pile_count (&yc_chain_of (facts->position)->played,
                           yc_chain_index (facts->reason->card))
              > 0;
}

/* The card that cannot be there since it was played. */
static char *
fact_gone (const YcFacts *facts)
{
  const gboolean gone = facts->reason->verdict == YC_ILLEGAL && was_played (facts);
  return gone ? name_of_card (facts) : NULL;
}

/* How often a card is named that was not played before; nothing where once is too often. */
static char *
fact_times (const YcFacts *facts)
{
  const int number = facts->reason->number;
  return was_played (facts) || number < 2 ? NULL : g_strdup_printf ("%d", number);
}

/* A Bomb Plan that is known not to be where it would be built from. */
static char *
fact_elsewhere (const YcFacts *facts)
{
  return facts->reason->verdict == YC_ILLEGAL ? name_of_card (facts) : NULL;
}

/* What cannot be loaded, though the player has built something: who has not, pointed at none. */
static char *
fact_notloadable (const YcFacts *facts)
{
  const int seat = yc_record_setup (facts->record)->seat_of_color[facts->play->actor % YC_COLORS];
  const gboolean built = seat >= 0 && yc_chain_of (facts->position)->players[seat].n_bombs > 0;
  return built ? name_of_card (facts) : NULL;
}

/* A special card by its id. */
static char *
special (const YcFacts *facts, const char *id)
{
  const YcCard *card = card_of (facts);
  return card != NULL && strcmp (card->id, id) == 0 ? name_of_card (facts) : NULL;
}

static char *
fact_spy (const YcFacts *facts)
{
  return special (facts, "espionage");
}

static char *
fact_agent (const YcFacts *facts)
{
  return special (facts, "double-agent");
}

static char *
fact_design (const YcFacts *facts)
{
  return special (facts, "design-bomb");
}

/* What Double Agent is to play. */
static char *
fact_played (const YcFacts *facts)
{
  return facts->play->verb == YC_AGENT_PLAY && card_of (facts) != NULL ? name_of_card (facts)
                                                                       : NULL;
}

/* What has the name that is unknown in its own drawer, in one of these others. */
static char *
named_of (const YcFacts *facts, const YcDrawer *others, gsize n)
{
  const YcCatalogue *catalogue = &yc_record_setup (facts->record)->catalogue;
  const char *name = yc_record_unknown_name (facts->record, facts->reason->card);
  for (gsize i = 0; name != NULL && i < n; i++)
    for (YcRef ref = 0; ref < catalogue->n[others[i]]; ref++)
      if (strcmp (catalogue->cards[others[i]][ref].id, name) == 0)
        return yc_words_quoted (facts->record, others[i], ref);
  return NULL;
}

/* A Bomb Plan or Landmark that is named where a card of a hand belongs. */
static char *
fact_other (const YcFacts *facts)
{
  static const YcDrawer others[] = { YC_BOMBS, YC_SPACES };
  const gboolean unknown = facts->reason->drawer == YC_CARDS && facts->reason->card < 0;
  return unknown ? named_of (facts, others, G_N_ELEMENTS (others)) : NULL;
}

/* What is named where a Landmark belongs. */
static char *
fact_nolandmark (const YcFacts *facts)
{
  static const YcDrawer others[] = { YC_CARDS, YC_BOMBS };
  const YcReason *reason = facts->reason;
  if (reason->drawer != YC_SPACES || reason->card >= 0)
    return NULL;
  char *other = named_of (facts, others, G_N_ELEMENTS (others));
  return other != NULL ? other : yc_words_quoted (facts->record, YC_CARDS, reason->card);
}

/* ---- What a factory is used for ---- */

static gboolean
is_factory (const YcFacts *facts)
{
  const YcCard *card = card_of (facts);
  return card != NULL && facts->reason->drawer == YC_CARDS && card->kind == YC_KIND_FACTORY;
}

/* The factory of whose use nothing was said. */
static char *
fact_idlefactory (const YcFacts *facts)
{
  const gboolean idle = facts->play->factory_use == YC_FACTORY_NOTHING && is_factory (facts);
  return idle ? name_of_card (facts) : NULL;
}

/* What is used like a factory. */
static char *
fact_nofactory (const YcFacts *facts)
{
  return card_of (facts) != NULL && !is_factory (facts) ? name_of_card (facts) : NULL;
}

const YcFactWords yc_chain_reason_facts[YC_N_CHAIN_REASON_FACTS] = {
  { "missing", fact_missing },       { "gone", fact_gone },
  { "elsewhere", fact_elsewhere },   { "notloadable", fact_notloadable },
  { "times", fact_times },           { "spy", fact_spy },
  { "agent", fact_agent },           { "design", fact_design },
  { "played", fact_played },         { "other", fact_other },
  { "nolandmark", fact_nolandmark }, { "idlefactory", fact_idlefactory },
  { "nofactory", fact_nofactory },
};
