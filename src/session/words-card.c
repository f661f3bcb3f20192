/* words-card.c: the names of spaces and cards, and what is printed on them. */

#include "words-private.h"

#include <string.h>

const char *
yc_words_kind (YcKind kind)
{
  static const char *const names[] = {
    [YC_KIND_SPACE] = N_ ("Space"),
    [YC_KIND_MINE] = N_ ("Mine"),
    [YC_KIND_FACTORY] = N_ ("Factory"),
    [YC_KIND_UNIVERSITY] = N_ ("University"),
    [YC_KIND_REACTOR] = N_ ("Reactor"),
    [YC_KIND_ENRICHMENT] = N_ ("Enrichment plant"),
    [YC_KIND_URANIUM_BOMB] = N_ ("Uranium bomb"),
    [YC_KIND_PLUTONIUM_BOMB] = N_ ("Plutonium bomb"),
    [YC_KIND_SPECIAL] = N_ ("Special action"),
    [YC_KIND_PLAN] = N_ ("Bomb Plan"),
    [YC_KIND_LANDMARK] = N_ ("Landmark"),
    [YC_KIND_LOADED] = N_ ("Bomb Loaded"),
  };
  return kind < G_N_ELEMENTS (names) ? _ (names[kind]) : "";
}

const char *
yc_words_kind_of (const YcCard *card)
{
  const YcGameTelling *telling = yc_telling_of (card->game);
  for (guint i = 0; i < telling->n_kinds; i++)
    if (telling->kinds[i].kind == card->kind)
      return _ (telling->kinds[i].name);
  return yc_words_kind (card->kind);
}

/* The printed name for the first `length` bytes of an id, or NULL. */
static const char *
name_of_id (const YcGame *game, const char *id, size_t length)
{
  const YcGameTelling *telling = yc_telling_of (game);
  for (guint i = 0; i < telling->n_names; i++)
    if (strlen (telling->names[i].id) == length && strncmp (telling->names[i].id, id, length) == 0)
      return g_dpgettext2 (GETTEXT_PACKAGE, "space", telling->names[i].name);
  return NULL;
}

static char *
space_name (const YcCard *space)
{
  const char *id = space->id;
  const char *whole = name_of_id (space->game, id, strlen (id));
  if (whole)
    return g_strdup (whole);
  const char *dash = strrchr (id, '-');
  const char *family = dash ? name_of_id (space->game, id, (size_t) (dash - id)) : NULL;
  if (!family)
    return g_strdup (id);
  /* Translators: a space of the main board and its number from the left: "Mine 2" */
  return g_strdup_printf (_ ("%1$s %2$s"), family, dash + 1);
}

char *
yc_words_space (const YcSetup *setup, YcRef space)
{
  if (space < 0 || space >= setup->catalogue.n[YC_SPACES])
    return g_strdup ("?");
  return space_name (&setup->catalogue.cards[YC_SPACES][space]);
}

char *
yc_words_side (const YcGame *game, const YcSide *side)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  if (side->unknown)
    return g_strdup (C_ ("numbers of a card", "not known"));
  for (YcGood good = 0; good < YC_GOODS; good++)
    if (side->goods[good] > 0)
      g_ptr_array_add (parts, yc_words_amount (game, good, side->goods[good]));
    else if (side->goods[good] == YC_UNKNOWN)
      /* Translators: a good of which the number is not known */
      g_ptr_array_add (parts, g_strdup_printf (_ ("%s: ?"), yc_words_good (game, good)));
  for (YcWorkerType type = 0; type < YC_WORKER_TYPES; type++)
    if (side->workers[type] > 0)
      g_ptr_array_add (parts, yc_words_of_type (type, side->workers[type]));
  return yc_words_list (parts);
}

static char *
anybody (const YcGame *game, int n)
{
  const YcGameTelling *telling = yc_telling_of (game);
  if (telling->anybody)
    return telling->anybody (n);
  return g_strdup_printf (ngettext ("%d worker", "%d workers", (gulong) n), n);
}

static char *
one_need (const YcGame *game, const YcNeed *need)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  for (YcWorkerType type = 0; type < YC_WORKER_TYPES; type++)
    if (need->type[type] > 0)
      g_ptr_array_add (parts, yc_words_of_type (type, need->type[type]));
  if (need->any > 0)
    g_ptr_array_add (parts, anybody (game, need->any));
  return yc_words_list (parts);
}

char *
yc_words_needs (const YcCard *card)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  if (card->needs_unknown)
    return g_strdup (C_ ("numbers of a card", "not known"));
  for (int i = 0; i < card->n_needs; i++)
    g_ptr_array_add (parts, one_need (card->game, &card->needs[i]));
  return yc_words_choice (parts);
}

static char *
sides (const YcGame *game, const YcSide side[2], int n)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  for (int i = 0; i < n; i++)
    g_ptr_array_add (parts, yc_words_side (game, &side[i]));
  return yc_words_choice (parts);
}

char *
yc_words_pays (const YcCard *card)
{
  const YcGameTelling *telling = yc_telling_of (card->game);
  char *own = telling->pays ? telling->pays (card) : NULL;
  return own ? own : sides (card->game, card->pays, card->n_pays);
}

char *
yc_words_gives (const YcCard *card)
{
  const YcGameTelling *telling = yc_telling_of (card->game);
  char *own = telling->gives ? telling->gives (card) : NULL;
  return own ? own : sides (card->game, card->gives, card->n_gives);
}

char *
yc_words_points (int points)
{
  if (points == YC_UNKNOWN)
    return g_strdup (_ ("points not known"));
  return g_strdup_printf (ngettext ("%d point", "%d points", (gulong) points), points);
}

char *
yc_words_card (const YcCard *card)
{
  if (card->kind == YC_KIND_SPECIAL || card->kind == YC_KIND_SPACE
      || card->kind == YC_KIND_LANDMARK)
    return space_name (card);
  g_autofree char *needs = yc_words_needs (card);
  g_autofree char *pays = yc_words_pays (card);
  g_autofree char *gives = yc_words_gives (card);
  const char *kind = yc_words_kind_of (card);
  if (!*gives)
    /* Translators: a card and what must be put on it */
    return g_strdup_printf (_ ("%1$s: %2$s"), kind, needs);
  if (!*pays)
    /* Translators: a card: its kind, the workers it needs, what it gives */
    return g_strdup_printf (_ ("%1$s: %2$s → %3$s"), kind, needs, gives);
  /* Translators: a card: its kind, the workers it needs, what it costs, what it gives */
  return g_strdup_printf (_ ("%1$s: %2$s, %3$s → %4$s"), kind, needs, pays, gives);
}

/* ---- One of many ------------------------------------------------------------------------------
 */

/* What costs little to compare comes first. */
static gboolean
has_words_of (const YcCard *other, const YcCard *card, const char *words)
{
  if (other->kind != card->kind || other->n_needs != card->n_needs
      || memcmp (other->needs, card->needs, card->n_needs * sizeof card->needs[0]) != 0
      || other->draws != card->draws || other->points != card->points)
    return FALSE;
  g_autofree char *its = yc_words_card (other);
  return strcmp (its, words) == 0;
}

static gboolean
has_same_side (const YcCard *card, const YcCard *other)
{
  return card->side_unknown == other->side_unknown
         && memcmp (card->side, other->side, sizeof card->side) == 0;
}

static gboolean
is_told_by_side (const YcCatalogue *catalogue,
                 YcDrawer drawer,
                 const YcCard *card,
                 const char *words)
{
  for (int i = 0; i < catalogue->n[drawer]; i++) {
    const YcCard *other = &catalogue->cards[drawer][i];
    if (!has_same_side (card, other) && has_words_of (other, card, words))
      return TRUE;
  }
  return FALSE;
}

char *
yc_words_card_of (const YcCatalogue *catalogue, YcDrawer drawer, const YcCard *card)
{
  char *words = yc_words_card (card);
  YcSide side = { 0 };
  /* of several, the one whose side nobody knows says nothing of it */
  if (card->side_unknown || !is_told_by_side (catalogue, drawer, card, words))
    return words;
  g_autofree char *front = words;
  memcpy (side.workers, card->side, sizeof side.workers);
  g_autofree char *people = yc_words_side (card->game, &side);
  /* Translators: a card, where others have the same icons, and whom it brings laid sideways */
  return g_strdup_printf (_ ("%1$s; sideways: %2$s"), front, people);
}

char *
yc_words_thing (const YcRecord *record, YcDrawer drawer, YcRef ref)
{
  const YcSetup *setup = yc_record_setup (record);
  if (ref == YC_UNTOLD)
    return g_strdup (_ ("a card nobody told"));
  if (ref == YC_NONE)
    return g_strdup (C_ ("card", "none"));
  if (ref < 0)
    return g_strdup (yc_record_unknown_name (record, ref));
  if (ref >= setup->catalogue.n[drawer])
    return g_strdup ("?");
  return yc_words_card_of (&setup->catalogue, drawer, &setup->catalogue.cards[drawer][ref]);
}

/* A thing as a sentence names it: in the few words that people have for it, or in full. */
static char *
name_in_sentence (const YcRecord *record, YcDrawer drawer, YcRef ref)
{
  const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;
  const YcGameTelling *telling = yc_telling_of (catalogue->game);
  char *name = NULL;
  if (telling->short_name && ref >= 0 && ref < catalogue->n[drawer])
    name = telling->short_name (catalogue, &catalogue->cards[drawer][ref]);
  return name ? name : yc_words_thing (record, drawer, ref);
}

/* A space of the main board has a name like any other place; a card, a Landmark and what nobody
 * knows are quoted. */
static gboolean
is_known_space (const YcRecord *record, YcDrawer drawer, YcRef ref)
{
  const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;
  return drawer == YC_SPACES && ref >= 0 && ref < catalogue->n[drawer]
         && catalogue->cards[drawer][ref].kind == YC_KIND_SPACE;
}

char *
yc_words_quoted (const YcRecord *record, YcDrawer drawer, YcRef ref)
{
  g_autofree char *name = name_in_sentence (record, drawer, ref);
  if (ref == YC_UNTOLD || is_known_space (record, drawer, ref))
    return g_steal_pointer (&name);
  /* Translators: a card named in the middle of a sentence */
  return g_strdup_printf (_ ("“%s”"), name);
}
