/* card-words.c: see card-words.h. */

#include "card-words.h"

#include "table-game.h"
#include "words.h"

#include <glib/gi18n.h>

static void
add (GString *text, char *sentence)
{
  if (text->len > 0 && sentence[0] != '\0')
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

/* `format` holds the place of `words`, which are freed; nothing is said of nothing. */
static void
add_about (GString *text, const char *format, char *words)
{
  if (words[0] != '\0')
    add (text, g_strdup_printf (format, words));
  g_free (words);
}

static gboolean
is_bomb (const YcCard *card)
{
  return card->kind == YC_KIND_URANIUM_BOMB || card->kind == YC_KIND_PLUTONIUM_BOMB;
}

/* Whether what it brings is points, which are said by themselves. */
static gboolean
brings_points (const YcCard *card)
{
  return is_bomb (card) || card->kind == YC_KIND_PLAN;
}

static gboolean
side_is_empty (const YcSide *side)
{
  if (side->unknown)
    return FALSE;
  for (int good = 0; good < YC_GOODS; good++)
    if (side->goods[good] != 0)
      return FALSE;
  return side->workers[YC_LABORER] + side->workers[YC_ENGINEER] + side->workers[YC_SCIENTIST] == 0;
}

static void
add_fuel (GString *text, const YcCard *card)
{
  YcGood good = card->kind == YC_KIND_URANIUM_BOMB ? YC_URANIUM : YC_PLUTONIUM;

  if (card->fuel == YC_UNKNOWN)
    add (text, g_strdup (_ ("The fuel is not known.")));
  else
    /* Translators: what a bomb costs, as in “Fuel: 5 plutonium.” */
    add_about (text, _ ("Fuel: %s."), yc_words_amount (card->game, good, card->fuel));
}

static void
add_output (GString *text, const YcCard *card)
{
  if (brings_points (card))
    return;
  if (card->kind == YC_KIND_FACTORY && card->n_gives == 0)
    /* Translators: a factory of the card game, as in “Use: draw 2 cards or an opponent discards 2.”
     */
    add_about (text, _ ("Use: %s."), yc_words_gives (card));
  else
    /* Translators: what a space or building gives, as in “Brings 3 yellowcake.” */
    add_about (text, _ ("Brings %s."), yc_words_gives (card));
}

static void
add_sideways (GString *text, const YcCard *card)
{
  YcSide side = { .unknown = card->side_unknown };

  memcpy (side.workers, card->side, sizeof side.workers);
  if (!side_is_empty (&side))
    /* Translators: the personnel a card gives when it is played sideways: “Sideways: 1 laborer.” */
    add_about (text, _ ("Sideways: %s."), yc_words_side (card->game, &side));
}

/* "Needs 1 engineer. Costs $3. Brings 2 yellowcake." …; the caller frees. */
static char *
words_of_icons (const YcCard *card)
{
  GString *text = g_string_new (NULL);

  /* Translators: which workers must be put there, as in “Needs 2 engineers.” */
  add_about (text, _ ("Needs %s."), yc_words_needs (card));
  if (is_bomb (card))
    add_fuel (text, card);
  else
    /* Translators: what must be paid there, as in “Costs $3.” */
    add_about (text, _ ("Costs %s."), yc_words_pays (card));
  add_output (text, card);
  if (!side_is_empty (&card->others))
    /* Translators: what all other players get, as in “Every other player gets $2.” */
    add_about (text, _ ("Every other player gets %s."), yc_words_side (card->game, &card->others));
  if (card->bribe)
    add (text, g_strdup (_ ("$1 goes to the bribe pile.")));
  if (card->not_with_two)
    add (text, g_strdup (_ ("With two players it only draws.")));
  add_sideways (text, card);
  return g_string_free (text, FALSE);
}

static char *
points_words (const YcCard *card)
{
  if (card->points == YC_UNKNOWN)
    return g_strdup (_ ("Its points are not known."));
  if (card->kind == YC_KIND_PLUTONIUM_BOMB && card->points_tested != YC_UNKNOWN)
    return g_strdup_printf (_ ("Worth %d points, or %d after an implosion test."), card->points,
                            card->points_tested);
  return g_strdup_printf (ngettext ("Worth %d point.", "Worth %d points.", (gulong) card->points),
                          card->points);
}

static char *
load_words (const YcCard *card)
{
  if (card->load == YC_UNKNOWN)
    return g_strdup (_ ("What loading it costs is not known."));
  return g_strdup_printf (_ ("Loading it costs $%d and a bomber."), card->load);
}

char *
yc_card_words_title (const YcCard *card)
{
  if (card->kind == YC_KIND_SPECIAL || card->kind == YC_KIND_LANDMARK)
    return yc_words_card (card);
  return g_strdup (yc_words_kind_of (card));
}

char *
yc_card_words_face (const YcCard *card)
{
  GString *text = g_string_new (NULL);
  g_autofree char *icons = words_of_icons (card);

  /* Translators: the kind of a card as a sentence of its own, as in “Uranium bomb.” */
  add_about (text, C_ ("kind of card", "%s."), yc_card_words_title (card));
  if (brings_points (card))
    add (text, points_words (card));
  add (text, g_strdup (icons));
  if (is_bomb (card))
    add (text, load_words (card));
  return g_string_free (text, FALSE);
}

char *
yc_card_words_space (const YcCard *space)
{
  const YcTableCards *cards = yc_table_game_of (space->game)->cards;
  const char *deed = cards->deed_words != NULL ? cards->deed_words (space) : NULL;
  GString *text = g_string_new (NULL);

  add (text, words_of_icons (space));

  if (deed != NULL)
    add (text, g_strdup (_ (deed)));
  return g_string_free (text, FALSE);
}
