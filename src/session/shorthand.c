/* shorthand.c: see shorthand.h. */

#include "yc-config.h"

#include "shorthand.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "card-name.h"
#include "session-error.h"
#include "telling.h"
#include "words.h"

static gboolean
read_of_game (const YcGame *game, const char *line, YcCard *card, GError **error)
{
  const YcGameTelling *telling = yc_telling_of (game);

  if (telling->read_card)
    return telling->read_card (line, card, error);
  g_set_error_literal (error, YC_SESSION_ERROR, YC_SESSION_ERROR_UNREADABLE,
                       _ ("This is no definition of a card, space or price."));
  return FALSE;
}

gboolean
yc_shorthand_read (const YcGame *game, const char *line, YcCard *card)
{
  return read_of_game (game, line, card, NULL);
}

static gboolean
read_card (YcTeachable *cards, const char *line, YcCard *card, GError **error)
{
  return read_of_game (yc_teachable_get_catalogue (cards)->game, line, card, error);
}

static gboolean
is_taken (const char *name, gpointer cards)
{
  return yc_teachable_has_name (YC_TEACHABLE (cards), name);
}

static char *
define_new (YcTeachable *cards, const YcCard *card)
{
  g_autofree char *name = yc_card_propose_name (card, is_taken, cards);
  YcCard named = *card;

  named.id = name;
  return yc_card_definition (&named);
}

/* A known card with what was told of it beside. */
static char *
define_known (const YcCard *known, const YcCard *told)
{
  YcCard card = *known;

  yc_card_fill (&card, told);
  if (!yc_card_same_numbers (&card, known)) {
    card.confidence = told->confidence;
    card.source.length = 0;
  }
  return yc_card_definition (&card);
}

static gboolean
may_be (YcTeachable *cards, const YcCard *known, const YcCard *told)
{
  g_autofree char *key = yc_card_key (known);

  return yc_card_agrees (known, told) && yc_teachable_get_merged (cards, key) == NULL;
}

/* Of what tells nothing, every card might be it. */
static gboolean
tells_something (const YcCard *card)
{
  const YcCard blank = yc_card_blank (card->game, card->kind, card->id);

  return yc_card_tells_more (card, &blank);
}

static void
add_known (YcTeachable *cards, const YcCard *told, gboolean more, GStrvBuilder *found)
{
  const YcCatalogue *catalogue = yc_teachable_get_catalogue (cards);
  const YcDrawer drawer = yc_kind_info (catalogue->game, told->kind)->drawer;

  for (int i = 0; i < catalogue->n[drawer]; i++) {
    const YcCard *known = &catalogue->cards[drawer][i];

    if (may_be (cards, known, told) && yc_card_tells_more (told, known) == more
        && (!more || tells_something (known))) {
      g_autofree char *definition = define_known (known, told);
      g_strv_builder_add (found, definition);
    }
  }
}

/* `in_part`: also those of which less is known, if anything is. */
static GStrv
known_as (YcTeachable *cards, const YcCard *told, gboolean in_part)
{
  g_autoptr (GStrvBuilder) found = g_strv_builder_new ();

  if (tells_something (told))
    add_known (cards, told, FALSE, found);
  if (tells_something (told) && in_part)
    add_known (cards, told, TRUE, found);
  return g_strv_builder_end (found);
}

static char *
define (YcTeachable *cards, const char *line, gboolean in_part, GError **error)
{
  g_autofree char *key = yc_definition_dup_key ((YcText){ line, strlen (line) });
  g_auto (GStrv) known = NULL;
  YcCard card;

  if (key)
    return g_strdup (line);
  if (!read_card (cards, line, &card, error))
    return NULL;
  known = known_as (cards, &card, in_part);
  return known[0] ? g_strdup (known[0]) : define_new (cards, &card);
}

char *
yc_shorthand_define (YcTeachable *cards, const char *line, GError **error)
{
  return define (cards, line, FALSE, error);
}

char *
yc_shorthand_complete (YcTeachable *cards, const char *line, GError **error)
{
  return define (cards, line, TRUE, error);
}

GStrv
yc_shorthand_completions (YcTeachable *cards, const char *line)
{
  g_autoptr (GStrvBuilder) found = g_strv_builder_new ();
  YcCard card;

  if (read_card (cards, line, &card, NULL) && tells_something (&card)) {
    g_autofree char *fresh = define_new (cards, &card);
    add_known (cards, &card, FALSE, found);
    add_known (cards, &card, TRUE, found);
    g_strv_builder_add (found, fresh);
  }
  return g_strv_builder_end (found);
}

char *
yc_shorthand_words (const YcGame *game, const char *definition)
{
  g_autofree char *key = yc_definition_dup_key ((YcText){ definition, strlen (definition) });
  g_autofree char *text = g_strdup_printf ("yellowcake 1\ngame %s\n%s\n", game->id, definition);
  YcRecord *record = key ? yc_record_read_catalogue (text, strlen (text), NULL) : NULL;
  const YcCard *card
    = record ? yc_catalogue_find (&yc_record_setup (record)->catalogue, key) : NULL;
  char *words = card ? yc_words_card (card) : NULL;

  yc_record_free (record);
  return words;
}
