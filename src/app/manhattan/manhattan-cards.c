/* manhattan-cards.c: see manhattan-cards.h. */

#include "manhattan-cards.h"

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

const YcTableCards yc_manhattan_cards = {
  .rows = yc_manhattan_rows,
  .n_rows = YC_MANHATTAN_ROWS,
  .has_prices = TRUE,
  .printed = printed,
  .needs = N_ ("Workers it needs"),
  .pays = N_ ("It costs"),
  .gives = N_ ("It brings"),
  .anybody = N_ ("Any worker"),
  .goods = "$YUPFB",
  .everything = "$YUPFBLES",
  .example = example,
};
