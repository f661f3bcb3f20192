/* chain-cards.c: see chain-cards.h. */

#include "chain-cards.h"

#include <glib/gi18n.h>

#define COST (YC_PRINTED_NEEDS | YC_PRINTED_PAYS)
#define HELD (YC_PRINTED_SIDE | YC_PRINTED_COPIES)

static guint
printed (YcKind kind)
{
  static const guint fields[] = {
    [YC_KIND_FACTORY]
    = COST | YC_PRINTED_DRAWS | YC_PRINTED_DISCARDS | YC_PRINTED_NOT_WITH_TWO | HELD,
    [YC_KIND_MINE] = COST | YC_PRINTED_GIVES | HELD,
    [YC_KIND_UNIVERSITY] = COST | YC_PRINTED_GIVES | HELD,
    [YC_KIND_ENRICHMENT] = COST | YC_PRINTED_GIVES | HELD,
    [YC_KIND_SPECIAL] = YC_PRINTED_SIDE,
    [YC_KIND_PLAN] = COST | YC_PRINTED_POINTS,
    [YC_KIND_LANDMARK] = COST | YC_PRINTED_GIVES,
    [YC_KIND_LOADED] = COST,
  };

  return kind < G_N_ELEMENTS (fields) ? fields[kind] : 0;
}

static const char *
example (YcDrawer drawer)
{
  return drawer == YC_BOMBS ? N_ ("6 points, scientist, uranium …")
                            : N_ ("mine, scientist, yellowcake …");
}

/* Industry cards and plans can. */
static gboolean
may_be_merged (const YcCard *card)
{
  return card->kind != YC_KIND_SPECIAL && card->kind != YC_KIND_LANDMARK
         && card->kind != YC_KIND_LOADED;
}

/* ---- The row of Bomb Plans ---- */

static char *
card_of_row (const YcCatalogue *catalogue G_GNUC_UNUSED, guint place)
{
  return g_strdup_printf (_ ("Card %u of the row."), place + 1);
}

static char *
which_plan (guint place)
{
  return g_strdup_printf (_ ("Which plan is card %u of the row?"), place + 1);
}

static const YcTableRow rows[] = {
  {
    .title = N_ ("Bomb Plans"),
    .drawer = YC_BOMBS,
    .where = card_of_row,
    .question = which_plan,
  },
};

static const YcKind new_kinds[]
  = { YC_KIND_MINE, YC_KIND_FACTORY, YC_KIND_ENRICHMENT, YC_KIND_UNIVERSITY, YC_KIND_PLAN };

static const char *
new_key (YcDrawer drawer)
{
  return drawer == YC_BOMBS ? "plan " : NULL;
}

static const YcCardWords words = {
  .needs = N_ ("Cost: personnel"),
  .pays = N_ ("Cost: resources"),
  .gives = N_ ("Output"),
  .anybody = N_ ("Any personnel"),
  .goods = "YU",
  .everything = "YULSE",
};

const YcTableCards yc_chain_cards = {
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
  .taught = TRUE,
  .new_kinds = new_kinds,
  .n_new_kinds = G_N_ELEMENTS (new_kinds),
  .new_key = new_key,
  .loose = "loaded",
  .printed = printed,
  .words = &words,
  .example = example,
  .may_be_merged = may_be_merged,
};
