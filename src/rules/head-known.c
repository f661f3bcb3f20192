/* head-known.c: the definitions of a head, and what a table knows of its cards, laid between the
 * catalogue and them. */

#include "record.h"

#include <stdlib.h>

bool
yc_head_read_definition (YcHeadReader *head, const YcLine *line, bool known)
{
  YcLexer lexer;
  YcText canonical;
  yc_lexer_begin (&lexer, line->line, line->statement, line->number, head->error);
  if (!yc_definition_read (&head->definer, &lexer, &canonical))
    return false;
  yc_head_add_line (head->record, YC_LINE_DEFINITION, canonical, known);
  return true;
}

void
yc_head_keep_definition (YcHeadReader *head, const YcLine *line)
{
  char key[YC_MAX_LINE + 1];
  const YcText statement = line->statement;
  const size_t length = yc_definition_key (statement.start, statement.length, key, sizeof key);
  if (head->n_own == head->own_size) {
    head->own_size = head->own_size > 0 ? 2 * head->own_size : 32;
    head->own = yc_alloc_again (head->own, head->own_size * sizeof (YcOwnDefinition));
  }
  head->own[head->n_own++] = (YcOwnDefinition){
    .line = *line,
    .key = yc_arena_copy (&head->record->arena, (YcText){ key, length }),
  };
}

void
yc_head_reader_clear (YcHeadReader *head)
{
  free (head->own);
}

/* Whether the head, or what is known over it, defines something itself. */
static bool
is_own (const YcHeadReader *head, const char *key)
{
  if (yc_known_find (head->basis.over, key) != NULL)
    return true;
  for (uint32_t i = 0; i < head->n_own; i++)
    if (strcmp (head->own[i].key, key) == 0)
      return true;
  return false;
}

static bool
lay (YcHeadReader *head, const YcKnownCard *card)
{
  const YcLine line = {
    .line = card->definition,
    .statement = { card->definition, strlen (card->definition) },
  };
  return yc_head_read_definition (head, &line, true);
}

static YcText
keep_name (YcHeadReader *head, const char *name)
{
  const size_t length = strlen (name);
  return (YcText){ yc_arena_copy (&head->record->arena, (YcText){ name, length }), length };
}

static bool
lay_under (YcHeadReader *head)
{
  for (uint32_t i = 0; head->basis.under != NULL && i < head->basis.under->n; i++) {
    const YcKnownCard *card = &head->basis.under->cards[i];
    if (card->definition != NULL && !is_own (head, card->key) && !lay (head, card))
      return false;
  }
  return true;
}

static bool
lay_over (YcHeadReader *head)
{
  for (uint32_t i = 0; head->basis.over != NULL && i < head->basis.over->n; i++)
    if (head->basis.over->cards[i].definition != NULL && !lay (head, &head->basis.over->cards[i]))
      return false;
  return true;
}

static bool
read_own (YcHeadReader *head)
{
  for (uint32_t i = 0; i < head->n_own; i++)
    if (yc_known_find (head->basis.over, head->own[i].key) == NULL
        && !yc_head_read_definition (head, &head->own[i].line, false))
      return false;
  return true;
}

/* Only now, for what is defined is defined under its own name. */
static void
add_aliases (YcHeadReader *head)
{
  for (uint32_t i = 0; head->basis.under != NULL && i < head->basis.under->n; i++) {
    const YcKnownCard *card = &head->basis.under->cards[i];
    if (card->other != NULL && !is_own (head, card->key))
      yc_names_add_alias (&head->record->names, keep_name (head, yc_key_name (card->key)),
                          keep_name (head, card->other));
  }
}

bool
yc_head_read_definitions (YcHeadReader *head)
{
  if (!lay_under (head) || !lay_over (head) || !read_own (head))
    return false;
  add_aliases (head);
  return true;
}
