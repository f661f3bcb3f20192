/* card-name.c: how one printed card is told from another. */

#include "card-name.h"

#include <string.h>

char *
yc_definition_dup_key (YcText definition)
{
  char key[YC_MAX_LINE + 1];
  const size_t length = yc_definition_key (definition.start, definition.length, key, sizeof key);
  return length > 0 ? g_strdup (key) : NULL;
}

char *
yc_card_definition (const YcCard *card)
{
  char line[YC_MAX_LINE + 1];
  yc_card_write (card, line, sizeof line);
  return g_strdup (line);
}

char *
yc_card_key (const YcCard *card)
{
  g_autofree char *definition = yc_card_definition (card);
  return yc_definition_dup_key ((YcText){ definition, strlen (definition) });
}

const YcKindInfo *
yc_key_kind (const YcGame *game, const char *key)
{
  const size_t length = strcspn (key, " ");
  const YcKindInfo *kind = game->kinds;
  while (kind->word && (strlen (kind->word) != length || strncmp (kind->word, key, length) != 0))
    kind++;
  return kind->word ? kind : NULL;
}

char *
yc_kind_key (const YcKindInfo *kind, const char *name)
{
  return g_strdup_printf ("%s %s", kind->word, name);
}

const YcCard *
yc_catalogue_find (const YcCatalogue *catalogue, const char *key)
{
  if (g_strcmp0 (catalogue->loaded.id, key) == 0)
    return &catalogue->loaded;
  for (int drawer = 0; drawer < YC_DRAWERS; drawer++)
    for (int i = 0; i < catalogue->n[drawer]; i++) {
      const YcCard *card = &catalogue->cards[drawer][i];
      if (strcmp (yc_key_name (key), card->id) != 0)
        continue;
      g_autofree char *its = yc_card_key (card);
      if (strcmp (its, key) == 0)
        return card;
    }
  return NULL;
}

char *
yc_prices_definition (const YcCatalogue *catalogue)
{
  GString *line = g_string_new ("prices");
  for (int slot = 0; slot < YC_SLOTS; slot++)
    g_string_append_printf (line, " %d", catalogue->prices[slot]);
  return g_string_free (line, FALSE);
}

/* ---- Numbers --------------------------------------------------------------------------------- */

/* The numbers alone, as a definition that says nothing else. */
static char *
numbers_of (const YcCard *card)
{
  YcCard bare = *card;
  bare.id = "a";
  bare.source.length = 0;
  bare.confidence = YC_CONFIDENCE_NONE;
  bare.copies = bare.copies != 0 ? YC_UNKNOWN : 0;
  return yc_card_definition (&bare);
}

gboolean
yc_card_same_numbers (const YcCard *card, const YcCard *other)
{
  g_autofree char *numbers = numbers_of (card);
  g_autofree char *others = numbers_of (other);
  return card->kind == other->kind && strcmp (numbers, others) == 0;
}

static gboolean
is_side_known (const YcSide *sides, int n)
{
  for (int i = 0; i < n; i++) {
    if (sides[i].unknown)
      return FALSE;
    for (int good = 0; good < YC_GOODS; good++)
      if (sides[i].goods[good] == YC_UNKNOWN)
        return FALSE;
  }
  return TRUE;
}

static gboolean
are_points_known (const YcCard *card)
{
  switch (card->kind) {
  case YC_KIND_PLUTONIUM_BOMB:
    if (card->points_tested == YC_UNKNOWN)
      return FALSE;
    G_GNUC_FALLTHROUGH;
  case YC_KIND_URANIUM_BOMB:
    return card->points != YC_UNKNOWN && card->fuel != YC_UNKNOWN && card->load != YC_UNKNOWN;
  case YC_KIND_PLAN:
    return card->points != YC_UNKNOWN;
  case YC_KIND_SPACE:
  case YC_KIND_MINE:
  case YC_KIND_FACTORY:
  case YC_KIND_UNIVERSITY:
  case YC_KIND_REACTOR:
  case YC_KIND_ENRICHMENT:
  case YC_KIND_SPECIAL:
  case YC_KIND_LANDMARK:
  case YC_KIND_LOADED:
  default:
    return TRUE;
  }
}

/* Cards of the card game alone count their copies. */
static gboolean
is_factory_of_cards (const YcCard *card)
{
  return card->kind == YC_KIND_FACTORY && card->copies != 0;
}

gboolean
yc_card_is_complete (const YcCard *card)
{
  return !card->needs_unknown && !card->side_unknown && is_side_known (card->pays, card->n_pays)
         && is_side_known (card->gives, card->n_gives) && is_side_known (&card->others, 1)
         && are_points_known (card)
         && (!is_factory_of_cards (card)
             || (card->draws != YC_UNKNOWN && card->discards != YC_UNKNOWN));
}

/* Whether enough is known of a card to say that another is like it. */
static gboolean
says_something (const YcCard *card)
{
  return !card->needs_unknown && is_side_known (card->gives, card->n_gives);
}

static YcDrawer
drawer_of (const YcCard *card)
{
  switch (card->kind) {
  case YC_KIND_SPACE:
  case YC_KIND_LANDMARK:
    return YC_SPACES;
  case YC_KIND_URANIUM_BOMB:
  case YC_KIND_PLUTONIUM_BOMB:
  case YC_KIND_PLAN:
    return YC_BOMBS;
  case YC_KIND_MINE:
  case YC_KIND_FACTORY:
  case YC_KIND_UNIVERSITY:
  case YC_KIND_REACTOR:
  case YC_KIND_ENRICHMENT:
  case YC_KIND_SPECIAL:
  case YC_KIND_LOADED:
  default:
    return YC_CARDS;
  }
}

const YcCard *
yc_catalogue_find_alike (const YcCatalogue *catalogue, const YcCard *card)
{
  const YcDrawer drawer = drawer_of (card);
  if (!says_something (card))
    return NULL;
  for (int i = 0; i < catalogue->n[drawer]; i++) {
    const YcCard *other = &catalogue->cards[drawer][i];
    if (strcmp (other->id, card->id) != 0 && yc_card_same_numbers (card, other))
      return other;
  }
  return NULL;
}

/* ---- Names ----------------------------------------------------------------------------------- */

static void
append_letters (GString *name, const uint8_t type[YC_WORKER_TYPES])
{
  static const YcWorkerType order[] = { YC_LABORER, YC_SCIENTIST, YC_ENGINEER };
  for (gsize i = 0; i < G_N_ELEMENTS (order); i++)
    for (int n = 0; n < type[order[i]]; n++)
      g_string_append_c (name, g_ascii_tolower (yc_worker_letter (order[i])));
}

/* What was added behind `length` gets a hyphen before it, if it is anything. */
static void
set_off (GString *name, gsize length)
{
  if (name->len > length)
    g_string_insert_c (name, (gssize) length, '-');
}

static void
append_needs (GString *name, const YcCard *card)
{
  const gsize length = name->len;
  if (card->n_needs == 0)
    return;
  append_letters (name, card->needs[0].type);
  if (card->needs[0].any > 0)
    g_string_append_printf (name, "%d", card->needs[0].any);
  set_off (name, length);
}

static void
append_side (GString *name, const YcSide *side, int n)
{
  const gsize workers = name->len;
  if (n == 0)
    return;
  append_letters (name, side->workers);
  set_off (name, workers);
  for (int good = 0; good < YC_GOODS; good++)
    if (side->goods[good] > 0)
      g_string_append_printf (name, "-%c%d",
                              g_ascii_tolower (yc_good_letter ((YcGood) good) == '$'
                                                 ? 'd'
                                                 : yc_good_letter ((YcGood) good)),
                              side->goods[good]);
}

static void
append_factory (GString *name, const YcCard *card)
{
  if (card->draws != YC_UNKNOWN && card->discards != YC_UNKNOWN)
    g_string_append_printf (name, "-%d-%d", card->draws, card->discards);
}

static const char *
stem_of (YcKind kind)
{
  static const char *const stems[YC_KIND_LOADED + 1] = {
    [YC_KIND_MINE] = "mine",       [YC_KIND_FACTORY] = "factory", [YC_KIND_UNIVERSITY] = "univ",
    [YC_KIND_REACTOR] = "reactor", [YC_KIND_PLAN] = "plan",       [YC_KIND_ENRICHMENT] = "enrich",
  };
  return stems[kind] ? stems[kind] : "our";
}

static gboolean
is_free (const char *name, YcNameTakenFunc taken, gpointer data)
{
  return strchr (name, '-') && !taken (name, data);
}

char *
yc_card_propose_name (const YcCard *card, YcNameTakenFunc taken, gpointer data)
{
  GString *name = g_string_new (stem_of (card->kind));
  if (card->kind == YC_KIND_FACTORY)
    append_factory (name, card);
  else {
    append_needs (name, card);
    append_side (name, card->pays, card->n_pays);
    append_side (name, card->gives, card->n_gives);
  }
  const gsize length = name->len;
  if (!is_free (name->str, taken, data)) {
    append_letters (name, card->side);
    set_off (name, length);
  }
  const gsize longer = name->len;
  for (int number = 2; !is_free (name->str, taken, data); number++) {
    g_string_truncate (name, longer);
    g_string_append_printf (name, "-%d", number);
  }
  return g_string_free (name, FALSE);
}
