/* known.c: definitions and other names of a table's cards, each under its key. */

#include "known-private.h"

#include <stdlib.h>

#include "catalogue.h"
#include "notation.h"

/* ---- Keys ---- */

/* The key of what the lexer stands at: two words, or one that is about one thing only. The lexer
 * ends behind it. */
static size_t
read_key (YcLexer *lexer, char *out, size_t size)
{
  YcWriter writer = { .out = out, .size = size > 0 ? size - 1 : 0 };
  bool named = yc_definition_is_named (lexer->word);
  yc_put (&writer, lexer->word.start, lexer->word.length);
  yc_lexer_advance (lexer);
  if (named && yc_lexer_at_end (lexer))
    writer.length = 0;
  else if (named) {
    yc_write_text (&writer, lexer->word);
    yc_lexer_advance (lexer);
  }
  if (size > 0)
    out[writer.length < size ? writer.length : size - 1] = '\0';
  return writer.length;
}

size_t
yc_definition_key (const char *definition, size_t length, char *out, size_t size)
{
  YcText statement;
  YcLexer lexer;
  if (size > 0)
    out[0] = '\0';
  if (!yc_line_trim (definition, length, 0, &statement, NULL))
    return 0;
  yc_lexer_begin (&lexer, definition, statement, 0, NULL);
  return yc_word_is_definition (lexer.word) ? read_key (&lexer, out, size) : 0;
}

const char *
yc_key_name (const char *key)
{
  const char *blank = strchr (key, ' ');
  return blank != NULL ? blank + 1 : "";
}

/* ---- What is known ---- */

static char *
copy_text (YcText text)
{
  char *copy = yc_alloc_again (NULL, text.length + 1);
  memcpy (copy, text.start, text.length);
  copy[text.length] = '\0';
  return copy;
}

static void
clear_card (YcKnownCard *card)
{
  free (card->key);
  free (card->definition);
  free (card->other);
}

YcKnown *
yc_known_new (void)
{
  YcKnown *known = yc_alloc_again (NULL, sizeof (YcKnown));
  *known = (YcKnown){ 0 };
  return known;
}

void
yc_known_free (YcKnown *known)
{
  if (known == NULL)
    return;
  for (uint32_t i = 0; i < known->n; i++)
    clear_card (&known->cards[i]);
  free (known->cards);
  free (known);
}

/* The last that is known, in the place of what was known under its key. */
static void
add_card (YcKnown *known, const char *key, YcText definition, YcText other)
{
  yc_known_remove (known, key);
  if (known->n == known->size) {
    known->size = known->size > 0 ? 2 * known->size : 16;
    known->cards = yc_alloc_again (known->cards, known->size * sizeof (YcKnownCard));
  }
  known->cards[known->n++] = (YcKnownCard){
    .key = copy_text ((YcText){ key, strlen (key) }),
    .definition = definition.start != NULL ? copy_text (definition) : NULL,
    .other = other.start != NULL ? copy_text (other) : NULL,
  };
}

static YcText
text_of (const char *string)
{
  return (YcText){ string, string != NULL ? strlen (string) : 0 };
}

YcKnown *
yc_known_copy (const YcKnown *known)
{
  YcKnown *copy = yc_known_new ();
  for (uint32_t i = 0; i < known->n; i++)
    add_card (copy, known->cards[i].key, text_of (known->cards[i].definition),
              text_of (known->cards[i].other));
  return copy;
}

/* `same card m7 card m5`, behind its first word. */
static bool
add_same (YcKnown *known, YcLexer *lexer)
{
  char key[YC_MAX_LINE + 1], other[YC_MAX_LINE + 1];
  yc_lexer_advance (lexer);
  if (!yc_word_is_definition (lexer->word) || read_key (lexer, key, sizeof key) == 0
      || !yc_word_is_definition (lexer->word) || read_key (lexer, other, sizeof other) == 0
      || !yc_lexer_at_end (lexer))
    return false;
  add_card (known, key, (YcText){ NULL, 0 }, text_of (yc_key_name (other)));
  return true;
}

static bool
add_line (YcKnown *known, const char *line, size_t length, uint32_t number, YcError *error)
{
  char key[YC_MAX_LINE + 1];
  YcText statement;
  YcLexer lexer;
  if (!yc_line_trim (line, length, number, &statement, error))
    return false;
  if (statement.length == 0)
    return true;
  yc_lexer_begin (&lexer, line, statement, number, error);
  if (yc_word_is (lexer.word, "same") && add_same (known, &lexer))
    return true;
  yc_lexer_begin (&lexer, line, statement, number, error);
  if (!yc_word_is_definition (lexer.word) || read_key (&lexer, key, sizeof key) == 0)
    return yc_lexer_fail (&lexer, N_ ("This statement is not known"));
  add_card (known, key, statement, (YcText){ NULL, 0 });
  return true;
}

bool
yc_known_add (YcKnown *known, const char *lines, size_t length, YcError *error)
{
  const char *end = lines + length;
  uint32_t number = 0;
  bool fine = true;
  for (const char *line = lines; line < end;) {
    const char *feed = memchr (line, '\n', (size_t) (end - line));
    const char *line_end = feed != NULL ? feed : end;
    fine &= add_line (known, line, (size_t) (line_end - line), ++number, fine ? error : NULL);
    line = feed != NULL ? feed + 1 : end;
  }
  return fine;
}

void
yc_known_remove (YcKnown *known, const char *key)
{
  for (uint32_t i = 0; i < known->n; i++) {
    if (strcmp (known->cards[i].key, key) != 0)
      continue;
    clear_card (&known->cards[i]);
    known->n--;
    memmove (&known->cards[i], &known->cards[i + 1], (known->n - i) * sizeof (YcKnownCard));
    return;
  }
}

/* ---- Asking ---- */

const YcKnownCard *
yc_known_find (const YcKnown *known, const char *key)
{
  for (uint32_t i = 0; known != NULL && i < known->n; i++)
    if (strcmp (known->cards[i].key, key) == 0)
      return &known->cards[i];
  return NULL;
}

const char *
yc_known_definition (const YcKnown *known, const char *key)
{
  const YcKnownCard *card = yc_known_find (known, key);
  return card != NULL ? card->definition : NULL;
}

static const char *
next_name (const YcKnown *known, const char *name)
{
  for (uint32_t i = 0; i < known->n; i++)
    if (known->cards[i].other != NULL && strcmp (yc_key_name (known->cards[i].key), name) == 0)
      return known->cards[i].other;
  return NULL;
}

const char *
yc_known_alias_of (const YcKnown *known, const char *name)
{
  const char *found = NULL;
  for (uint32_t left = known->n; left > 0; left--) {
    const char *next = next_name (known, found != NULL ? found : name);
    if (next == NULL)
      break;
    found = next;
  }
  return found;
}

/* ---- Writing ---- */

static void
write_catalogue (YcWriter *writer, const YcKnown *known, const YcGame *game)
{
  yc_put_word (writer, "yellowcake 1\ngame ");
  yc_put_word (writer, game->id);
  yc_put (writer, "\n", 1);
  for (uint32_t i = 0; i < known->n; i++) {
    if (known->cards[i].definition == NULL)
      continue;
    yc_put_word (writer, known->cards[i].definition);
    yc_put (writer, "\n", 1);
  }
}

char *
yc_known_write (const YcKnown *known, const YcGame *game)
{
  YcWriter counter = { 0 };
  write_catalogue (&counter, known, game);
  YcWriter writer = { .out = yc_alloc_again (NULL, counter.length + 1), .size = counter.length };
  write_catalogue (&writer, known, game);
  writer.out[writer.length] = '\0';
  return writer.out;
}

/* ---- The game of a text ---- */

/* The game of a line, if it says one. */
static const YcGame *
game_of_line (const char *line, size_t length)
{
  YcText statement;
  YcLexer lexer;
  if (!yc_line_trim (line, length, 0, &statement, NULL))
    return NULL;
  yc_lexer_begin (&lexer, line, statement, 0, NULL);
  if (!yc_word_is (lexer.word, "game"))
    return NULL;
  yc_lexer_advance (&lexer);
  return yc_game_of_word (lexer.word);
}

const YcGame *
yc_record_peek_game (const char *text, size_t length)
{
  const YcGame *game = NULL;
  const char *end = text + length;
  for (const char *line = text; game == NULL && line < end;) {
    const char *feed = memchr (line, '\n', (size_t) (end - line));
    const char *line_end = feed != NULL ? feed : end;
    game = game_of_line (line, (size_t) (line_end - line));
    line = feed != NULL ? feed + 1 : end;
  }
  return game;
}
