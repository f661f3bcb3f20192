/* card-write.c: one card in the canonical form of its definition. */

#include "catalogue.h"
#include "clauses.h"
#include "notation.h"

#include <stdio.h>
#include <string.h>

static void
write_personnel (YcWriter *writer, const uint8_t type[YC_WORKER_TYPES])
{
  YcWorkers workers = { 0 };
  for (int i = 0; i < YC_WORKER_TYPES; i++)
    workers.permanent[i] = type[i];
  yc_put_workers (writer, &workers);
}

static void
write_needs (YcWriter *writer, const YcCard *card)
{
  if (card->needs_unknown || card->n_needs > 0)
    yc_write_word (writer, card->needs_unknown ? "needs unknown" : "needs ");
  for (int i = 0; i < card->n_needs; i++) {
    if (i > 0)
      yc_put (writer, "|", 1);
    write_personnel (writer, card->needs[i].type);
    for (int any = 0; any < card->needs[i].any; any++)
      yc_put (writer, "?", 1);
  }
}

static void
put_amount (YcWriter *writer, YcGood good, int16_t number)
{
  char word[16];
  int length = number == YC_UNKNOWN
                 ? snprintf (word, sizeof word, "%c?", yc_good_letter (good))
                 : snprintf (word, sizeof word, "%c%d", yc_good_letter (good), number);
  yc_put (writer, word, (size_t) length);
}

static void
write_good_of_side (YcWriter *writer, const YcSide *side, YcGood good, size_t begin)
{
  if (side->goods[good] == 0)
    return;
  if (writer->length > begin)
    yc_put (writer, " ", 1);
  put_amount (writer, good, side->goods[good]);
}

/* The type that plays name the side by comes first, the others follow in their order. */
static void
write_workers_of_side (YcWriter *writer, const YcSide *side, size_t begin)
{
  const int first = yc_worker_of_letter (yc_side_letter (side));
  uint8_t named[YC_WORKER_TYPES] = { 0 }, others[YC_WORKER_TYPES];
  bool workers = side->workers[0] + side->workers[1] + side->workers[2] > 0;
  memcpy (others, side->workers, sizeof others);
  if (first >= 0) {
    named[first] = others[first];
    others[first] = 0;
  }
  if (workers && writer->length > begin)
    yc_put (writer, " ", 1);
  write_personnel (writer, named);
  write_personnel (writer, others);
}

/* One side; what plays name it by first. */
static void
write_side (YcWriter *writer, const YcSide *side)
{
  const int first = yc_good_of_letter (yc_side_letter (side));
  size_t begin = writer->length;
  if (side->unknown)
    yc_put (writer, "?", 1);
  if (first >= 0)
    write_good_of_side (writer, side, (YcGood) first, begin);
  else
    write_workers_of_side (writer, side, begin);
  for (int i = 0; i < YC_GOODS; i++)
    if ((int) yc_goods_in_order[i] != first)
      write_good_of_side (writer, side, yc_goods_in_order[i], begin);
  if (first >= 0)
    write_workers_of_side (writer, side, begin);
  if (writer->length == begin)
    yc_put (writer, "$0", 2);
}

static void
write_sides (YcWriter *writer, YcClauseId clause, const YcSide *sides, int n)
{
  if (n == 0)
    return;
  yc_write_word (writer, yc_clause_name (clause));
  yc_put (writer, " ", 1);
  for (int i = 0; i < n; i++) {
    if (i > 0)
      yc_put (writer, "/", 1);
    write_side (writer, &sides[i]);
  }
}

static void
write_number (YcWriter *writer, YcClauseId clause, int16_t number)
{
  yc_write_word (writer, yc_clause_name (clause));
  if (number == YC_UNKNOWN)
    yc_write_word (writer, "?");
  else
    yc_write_number (writer, number);
}

static void
write_known (YcWriter *writer, YcClauseId clause, int16_t number)
{
  if (number != YC_UNKNOWN)
    write_number (writer, clause, number);
}

static void
write_points (YcWriter *writer, unsigned may, const YcCard *card)
{
  if ((may & YC_CLAUSE (FUEL)) != 0)
    write_number (writer, YC_CLAUSE_FUEL, card->fuel);
  if ((may & YC_CLAUSE (POINTS)) == 0)
    return;
  write_number (writer, YC_CLAUSE_POINTS, card->points);
  if (card->kind == YC_KIND_PLUTONIUM_BOMB && card->points != YC_UNKNOWN) {
    char tested[16];
    int length = snprintf (tested, sizeof tested, "/%d", card->points_tested);
    yc_put (writer, tested, (size_t) length);
  }
  if ((may & YC_CLAUSE (LOAD)) != 0)
    write_number (writer, YC_CLAUSE_LOAD, card->load);
}

/* The personnel side; of a card that needs nobody only if it bears some. */
static void
write_personnel_side (YcWriter *writer, unsigned may, const YcCard *card)
{
  if ((may & YC_CLAUSE (SIDE)) == 0 || card->side_unknown)
    return;
  bool none = card->side[0] + card->side[1] + card->side[2] == 0;
  if (none && (may & YC_CLAUSE (NEEDS)) == 0)
    return;
  yc_write_word (writer, none ? "side -" : "side ");
  write_personnel (writer, card->side);
}

static void
write_about (YcWriter *writer, const YcCard *card)
{
  if (card->bribe)
    yc_write_word (writer, "bribe");
  if (card->not_with_two)
    yc_write_word (writer, "not-with-two");
  if (card->source.length > 0) {
    yc_write_word (writer, "source");
    yc_write_text (writer, card->source);
  }
  if (card->confidence != YC_CONFIDENCE_NONE) {
    yc_write_word (writer, "confidence");
    yc_write_word (writer, yc_confidence_name (card->confidence));
  }
}

static void
write_begin (YcWriter *writer, const YcKindInfo *kind, const YcCard *card)
{
  yc_put (writer, kind->word, strlen (kind->word));
  if (!kind->nameless)
    yc_write_word (writer, card->id);
  if (kind->name != NULL)
    yc_write_word (writer, kind->name);
  if (card->starting)
    yc_write_word (writer, "starting");
  if (card->copies == YC_UNKNOWN)
    yc_write_word (writer, "x?");
  else if (card->copies > 0) {
    yc_write_word (writer, "x");
    char number[8];
    yc_put (writer, number, (size_t) snprintf (number, sizeof number, "%d", card->copies));
  }
}

static bool
is_any (const YcSide *side)
{
  int any = side->unknown;
  for (int good = 0; good < YC_GOODS; good++)
    any |= side->goods[good] != 0;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    any |= side->workers[type] != 0;
  return any;
}

size_t
yc_card_write (const YcCard *card, char *out, size_t size)
{
  const YcKindInfo *kind = yc_kind_info (card->game, card->kind);
  YcWriter writer = { .out = out, .size = size > 0 ? size - 1 : 0 };
  write_begin (&writer, kind, card);
  if ((kind->may & YC_CLAUSE (NEEDS)) != 0)
    write_needs (&writer, card);
  write_sides (&writer, YC_CLAUSE_PAYS, card->pays, card->n_pays);
  write_sides (&writer, YC_CLAUSE_GIVES, card->gives, card->n_gives);
  write_sides (&writer, YC_CLAUSE_OTHERS, &card->others, is_any (&card->others));
  if ((kind->may & YC_CLAUSE (DRAWS)) != 0) {
    write_known (&writer, YC_CLAUSE_DRAWS, card->draws);
    write_known (&writer, YC_CLAUSE_DISCARDS, card->discards);
  }
  write_points (&writer, kind->may, card);
  write_personnel_side (&writer, kind->may, card);
  write_about (&writer, card);
  if (size > 0)
    out[writer.length < size ? writer.length : size - 1] = '\0';
  return writer.length;
}
