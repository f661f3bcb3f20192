/* card-match.c: what is known of a card beside what somebody has just seen of one. */

#include "card-name.h"

#include <string.h>

/* No mine, factory or university that the rulebooks show costs resources: where none are told,
 * none are printed. All else is not known until it is told. */
static gboolean
usually_costs_resources (YcKind kind)
{
  return kind == YC_KIND_ENRICHMENT || kind == YC_KIND_PLAN;
}

YcCard
yc_card_blank (const YcGame *game, YcKind kind, const char *id)
{
  YcCard card = { .id = id, .game = game, .kind = kind, .needs_unknown = true };

  card.confidence = YC_CONFIDENCE_HIGH;
  card.draws = card.discards = card.points = card.points_tested = YC_UNKNOWN;
  card.fuel = card.load = YC_UNKNOWN;
  card.n_pays = usually_costs_resources (kind) ? 1 : 0;
  card.pays[0].unknown = card.n_pays > 0;
  if (kind == YC_KIND_PLAN)
    return card;
  card.copies = YC_UNKNOWN;
  card.side_unknown = true;
  card.n_gives = kind == YC_KIND_FACTORY ? 0 : 1;
  card.gives[0].unknown = card.n_gives > 0;
  return card;
}

/* ---- What somebody may not know -------------------------------------------------------------- */

static gboolean
numbers_agree (int number, int other)
{
  return number == YC_UNKNOWN || other == YC_UNKNOWN || number == other;
}

static gboolean
sides_agree (const YcSide *side, int n, const YcSide *others, int n_others)
{
  if ((n > 0 && side[0].unknown) || (n_others > 0 && others[0].unknown))
    return TRUE;
  if (n != n_others)
    return FALSE;
  for (int i = 0; i < n; i++) {
    if (memcmp (side[i].workers, others[i].workers, sizeof side[i].workers) != 0)
      return FALSE;
    for (int good = 0; good < YC_GOODS; good++)
      if (!numbers_agree (side[i].goods[good], others[i].goods[good]))
        return FALSE;
  }
  return TRUE;
}

static gboolean
needs_agree (const YcCard *card, const YcCard *other)
{
  return card->needs_unknown || other->needs_unknown
         || (card->n_needs == other->n_needs
             && memcmp (card->needs, other->needs, card->n_needs * sizeof card->needs[0]) == 0);
}

gboolean
yc_card_agrees (const YcCard *card, const YcCard *other)
{
  return card->kind == other->kind && needs_agree (card, other)
         && sides_agree (card->pays, card->n_pays, other->pays, other->n_pays)
         && sides_agree (card->gives, card->n_gives, other->gives, other->n_gives)
         && (card->side_unknown || other->side_unknown
             || memcmp (card->side, other->side, sizeof card->side) == 0)
         && numbers_agree (card->draws, other->draws)
         && numbers_agree (card->discards, other->discards)
         && numbers_agree (card->points, other->points)
         && (card->copies != 0) == (other->copies != 0);
}

static void
fill_number (int16_t *number, int16_t from)
{
  if (*number == YC_UNKNOWN)
    *number = from;
}

static void
fill_sides (YcSide *sides, uint8_t *n, const YcSide *from, uint8_t n_from)
{
  if (*n > 0 && sides[0].unknown) {
    memcpy (sides, from, 2 * sizeof *sides);
    *n = n_from;
    return;
  }
  for (int i = 0; i < MIN (*n, n_from); i++)
    for (int good = 0; good < YC_GOODS; good++)
      fill_number (&sides[i].goods[good], from[i].goods[good]);
}

void
yc_card_fill (YcCard *card, const YcCard *from)
{
  if (card->needs_unknown) {
    memcpy (card->needs, from->needs, sizeof card->needs);
    card->n_needs = from->n_needs;
    card->needs_unknown = from->needs_unknown;
  }
  fill_sides (card->pays, &card->n_pays, from->pays, from->n_pays);
  fill_sides (card->gives, &card->n_gives, from->gives, from->n_gives);
  if (card->side_unknown) {
    memcpy (card->side, from->side, sizeof card->side);
    card->side_unknown = from->side_unknown;
  }
  fill_number (&card->draws, from->draws);
  fill_number (&card->discards, from->discards);
  fill_number (&card->points, from->points);
  fill_number (&card->copies, from->copies);
  card->not_with_two = card->not_with_two || from->not_with_two;
}

gboolean
yc_card_tells_more (const YcCard *card, const YcCard *than)
{
  YcCard filled = *than;

  yc_card_fill (&filled, card);
  return !yc_card_same_numbers (&filled, than);
}
