/* manhattan-cards.c: see manhattan-cards.h. */

#include "manhattan-cards.h"

#include "manhattan/pieces.h"
#include "setting-up.h"

#include <glib/gi18n.h>

#define CHOICE                                                                                     \
  (YC_PRINTED_NEEDS | YC_PRINTED_PAYS | YC_PRINTED_GIVES | YC_PRINTED_NEEDS_OR                     \
   | YC_PRINTED_PAYS_OR | YC_PRINTED_GIVES_OR)
#define BOMB (YC_PRINTED_NEEDS | YC_PRINTED_FUEL | YC_PRINTED_POINTS | YC_PRINTED_LOAD)

static guint
printed (YcKind kind)
{
  static const guint fields[] = {
    [YC_KIND_SPACE] = CHOICE | YC_PRINTED_OTHERS | YC_PRINTED_BRIBE,
    [YC_KIND_FACTORY] = CHOICE,
    [YC_KIND_MINE] = CHOICE,
    [YC_KIND_UNIVERSITY] = CHOICE,
    [YC_KIND_ENRICHMENT] = CHOICE,
    [YC_KIND_REACTOR] = CHOICE,
    [YC_KIND_URANIUM_BOMB] = BOMB,
    [YC_KIND_PLUTONIUM_BOMB] = BOMB | YC_PRINTED_POINTS_TESTED,
  };

  return kind < G_N_ELEMENTS (fields) ? fields[kind] : 0;
}

static const char *
example (YcDrawer drawer)
{
  return drawer == YC_BOMBS ? N_ ("plutonium, 24 points, scientist …")
                            : N_ ("mine, scientist, $5 …");
}

/* ---- Spaces with a rule of their own ---- */

static const char *
deed (const YcCard *space, int *n)
{
  switch (yc_space_rule (space)) {
  case YC_SPACE_CONSTRUCTION:
    return "card";
  case YC_SPACE_STRIKE:
    return "strike";
  case YC_SPACE_REPAIR:
    *n = YC_REPAIRS;
    return "repair";
  case YC_SPACE_DESIGN:
    *n = 2;
    return "bomb";
  case YC_SPACE_ESPIONAGE:
    return "spy";
  case YC_SPACE_PLAIN:
  default:
    return NULL;
  }
}

static const char *
deed_words (const YcCard *space)
{
  switch (yc_space_rule (space)) {
  case YC_SPACE_CONSTRUCTION:
    return N_ ("Buys a building of the market. Holds any number of workers.");
  case YC_SPACE_STRIKE:
    return N_ ("Opens air strikes.");
  case YC_SPACE_REPAIR:
    return N_ ("Takes up to 3 damage off; every other player may repair too.");
  case YC_SPACE_DESIGN:
    return N_ ("Everybody drafts a bomb from the row.");
  case YC_SPACE_ESPIONAGE:
    return N_ ("Brings a spy and opens the buildings of the others.");
  case YC_SPACE_PLAIN:
  default:
    return NULL;
  }
}

const YcTableCards yc_manhattan_cards = {
  .rows = yc_manhattan_rows,
  .n_rows = YC_MANHATTAN_ROWS,
  .has_prices = TRUE,
  .printed = printed,
  .words = &yc_plain_card_words,
  .example = example,
  .deed = deed,
  .deed_words = deed_words,
};
