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
  return _ (names[kind]);
}

/* The printed names of spaces, Landmarks and special cards by their ids (without a number). */
static const struct {
  const char *id, *name;
} names_by_id[] = {
  { "construction", NC_ ("space", "Construction") },
  { "factory", NC_ ("space", "Factory") },
  { "fighters", NC_ ("space", "Aircraft Factory (fighters)") },
  { "bombers", NC_ ("space", "Aircraft Factory (bombers)") },
  { "mine", NC_ ("space", "Mine") },
  { "university", NC_ ("space", "University") },
  { "reactor", NC_ ("space", "Reactor") },
  { "enrichment", NC_ ("space", "Enrichment Plant") },
  { "strike", NC_ ("space", "Air Strike") },
  { "repair", NC_ ("space", "Repair") },
  { "design", NC_ ("space", "Design Bombs") },
  { "espionage", NC_ ("space", "Espionage") },
  { "engineer", NC_ ("space", "Landmark: Engineer") },
  { "scientist", NC_ ("space", "Landmark: Scientist") },
  { "yellowcake", NC_ ("space", "Landmark: Yellowcake") },
  { "uranium", NC_ ("space", "Landmark: Uranium") },
  { "design-bomb", NC_ ("space", "Design Bomb") },
  { "double-agent", NC_ ("space", "Double Agent") },
};

/* The printed name for the first `length` bytes of an id, or NULL. */
static const char *
name_of_id (const char *id, size_t length)
{
  for (size_t i = 0; i < G_N_ELEMENTS (names_by_id); i++)
    if (strlen (names_by_id[i].id) == length && strncmp (names_by_id[i].id, id, length) == 0)
      return g_dpgettext2 (GETTEXT_PACKAGE, "space", names_by_id[i].name);
  return NULL;
}

static char *
space_name (const char *id)
{
  const char *whole = name_of_id (id, strlen (id));
  if (whole)
    return g_strdup (whole);
  const char *dash = strrchr (id, '-');
  const char *family = dash ? name_of_id (id, (size_t) (dash - id)) : NULL;
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
  return space_name (setup->catalogue.cards[YC_SPACES][space].id);
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
  if (game == &yc_chain_game)
    /* Translators: of any type: "University: 2 personnel → 2 engineers" */
    return g_strdup_printf (ngettext ("%d personnel", "%d personnel", (gulong) n), n);
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
  if (card->kind == YC_KIND_URANIUM_BOMB || card->kind == YC_KIND_PLUTONIUM_BOMB)
    return yc_words_amount (
      card->game, card->kind == YC_KIND_URANIUM_BOMB ? YC_URANIUM : YC_PLUTONIUM, card->fuel);
  return sides (card->game, card->pays, card->n_pays);
}

static char *
points_words (const YcCard *card)
{
  if (card->points == YC_UNKNOWN)
    return g_strdup (_ ("points not known"));
  if (card->kind == YC_KIND_PLUTONIUM_BOMB)
    /* Translators: points of a plutonium bomb, untested and tested */
    return g_strdup_printf (_ ("%1$d points, tested %2$d"), card->points, card->points_tested);
  return g_strdup_printf (ngettext ("%d point", "%d points", card->points), card->points);
}

static char *
factory_words (const YcCard *card)
{
  if (card->draws == YC_UNKNOWN || card->discards == YC_UNKNOWN)
    return g_strdup (C_ ("numbers of a card", "not known"));
  g_autofree char *draws
    = g_strdup_printf (ngettext ("draw %d card", "draw %d cards", card->draws), card->draws);
  if (card->alone)
    /* Translators: what a factory of the card game is used for in a solo game; the first is
     * "draw 2 cards" */
    return g_strdup_printf (ngettext ("%1$s or take up to %2$d card from the discard pile",
                                      "%1$s or take up to %2$d cards from the discard pile",
                                      card->discards),
                            draws, card->discards);
  /* Translators: what a factory of the card game is used for; the first is "draw 2 cards" */
  return g_strdup_printf (ngettext ("%1$s or an opponent discards %2$d",
                                    "%1$s or an opponent discards %2$d", card->discards),
                          draws, card->discards);
}

char *
yc_words_gives (const YcCard *card)
{
  switch (card->kind) {
  case YC_KIND_URANIUM_BOMB:
  case YC_KIND_PLUTONIUM_BOMB:
  case YC_KIND_PLAN:
    return points_words (card);
  case YC_KIND_FACTORY:
    if (card->n_gives == 0)
      return factory_words (card);
    break;
  case YC_KIND_LOADED:
  case YC_KIND_SPACE:
  case YC_KIND_MINE:
  case YC_KIND_UNIVERSITY:
  case YC_KIND_REACTOR:
  case YC_KIND_ENRICHMENT:
  case YC_KIND_SPECIAL:
  case YC_KIND_LANDMARK:
    break;
  }
  return sides (card->game, card->gives, card->n_gives);
}

char *
yc_words_card (const YcCard *card)
{
  if (card->kind == YC_KIND_SPECIAL || card->kind == YC_KIND_SPACE
      || card->kind == YC_KIND_LANDMARK)
    return space_name (card->id);
  g_autofree char *needs = yc_words_needs (card);
  g_autofree char *pays = yc_words_pays (card);
  g_autofree char *gives = yc_words_gives (card);
  const char *kind = yc_words_kind (card->kind);
  if (!*gives)
    /* Translators: a card and what must be put on it */
    return g_strdup_printf (_ ("%1$s: %2$s"), kind, needs);
  if (!*pays)
    /* Translators: a card: its kind, the workers it needs, what it gives */
    return g_strdup_printf (_ ("%1$s: %2$s → %3$s"), kind, needs, gives);
  /* Translators: a card: its kind, the workers it needs, what it costs, what it gives */
  return g_strdup_printf (_ ("%1$s: %2$s, %3$s → %4$s"), kind, needs, pays, gives);
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
  return yc_words_card (&setup->catalogue.cards[drawer][ref]);
}

static gboolean
are_points_known (const YcCard *bomb)
{
  return bomb->points != YC_UNKNOWN
         && (bomb->kind == YC_KIND_URANIUM_BOMB || bomb->points_tested != YC_UNKNOWN);
}

/* Whether its points tell a bomb from all others of its kind. */
static gboolean
is_known_by_points (const YcCatalogue *catalogue, const YcCard *bomb)
{
  if (bomb->kind != YC_KIND_URANIUM_BOMB && bomb->kind != YC_KIND_PLUTONIUM_BOMB)
    return FALSE;
  for (int i = 0; i < catalogue->n[YC_BOMBS]; i++) {
    const YcCard *other = &catalogue->cards[YC_BOMBS][i];
    if (other != bomb && other->kind == bomb->kind && other->points == bomb->points
        && other->points_tested == bomb->points_tested)
      return FALSE;
  }
  return are_points_known (bomb);
}

/* As people at the table call it: by the large numbers of its card. */
static char *
bomb_by_points (const YcCard *bomb)
{
  const char *kind = yc_words_kind (bomb->kind);
  g_autofree char *points = bomb->kind == YC_KIND_PLUTONIUM_BOMB
                              ? g_strdup_printf ("%d/%d", bomb->points, bomb->points_tested)
                              : g_strdup_printf ("%d", bomb->points);
  /* Translators: a bomb and the points printed on it: "Plutonium bomb 8/14" */
  return g_strdup_printf (_ ("%1$s %2$s"), kind, points);
}

/* A thing as a sentence names it: a bomb in a few words, all else in full. */
static char *
name_in_sentence (const YcRecord *record, YcDrawer drawer, YcRef ref)
{
  const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;
  if (drawer == YC_BOMBS && ref >= 0 && ref < catalogue->n[YC_BOMBS]
      && is_known_by_points (catalogue, &catalogue->cards[YC_BOMBS][ref]))
    return bomb_by_points (&catalogue->cards[YC_BOMBS][ref]);
  return yc_words_thing (record, drawer, ref);
}

char *
yc_words_quoted (const YcRecord *record, YcDrawer drawer, YcRef ref)
{
  g_autofree char *name = name_in_sentence (record, drawer, ref);
  if (ref == YC_UNTOLD || drawer == YC_SPACES)
    return g_steal_pointer (&name);
  /* Translators: a card named in the middle of a sentence */
  return g_strdup_printf (_ ("“%s”"), name);
}
