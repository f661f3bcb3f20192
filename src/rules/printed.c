/* printed.c: the printed catalogues of the games, read for one record or once for many. */

#include "record.h"

#include <stdlib.h>

void
yc_printed_read (YcDefiner *definer)
{
  uint32_t number = 0;
  definer->built_in = true;
  for (const char *line = definer->catalogue->game->catalogue_text; *line != '\0';) {
    size_t length = strcspn (line, "\n");
    YcText statement, canonical;
    YcLexer lexer;
    if (!yc_line_trim (line, length, ++number, &statement, NULL))
      abort ();
    yc_lexer_begin (&lexer, line, statement, number, NULL);
    if (yc_word_is_definition (lexer.word) && !yc_definition_read (definer, &lexer, &canonical))
      abort ();
    line += length + (line[length] == '\n');
  }
  definer->built_in = definer->prices = definer->loaded = false;
  memset (definer->defined, 0, sizeof definer->defined);
}

typedef struct Shelf Shelf;

/* The catalogue of one game. */
struct Shelf {
  Shelf *next;
  YcRecord *catalogue;
};

struct YcPrintedCards {
  Shelf *shelves;
};

YcPrintedCards *
yc_printed_cards_new (void)
{
  YcPrintedCards *printed = yc_alloc_again (NULL, sizeof (YcPrintedCards));
  *printed = (YcPrintedCards){ .shelves = NULL };
  return printed;
}

void
yc_printed_cards_free (YcPrintedCards *printed)
{
  if (printed == NULL)
    return;
  while (printed->shelves != NULL) {
    Shelf *shelf = printed->shelves;
    printed->shelves = shelf->next;
    yc_record_free (shelf->catalogue);
    free (shelf);
  }
  free (printed);
}

static Shelf *
add_shelf (YcPrintedCards *printed, const YcGame *game)
{
  Shelf *shelf = yc_alloc_again (NULL, sizeof (Shelf));
  *shelf = (Shelf){ .next = printed->shelves };
  shelf->catalogue = yc_record_new_empty ();
  shelf->catalogue->setup.catalogue.game = game;
  YcDefiner definer = yc_record_definer (shelf->catalogue);
  yc_printed_read (&definer);
  return printed->shelves = shelf;
}

const YcRecord *
yc_printed_cards_get (YcPrintedCards *printed, const YcGame *game)
{
  for (Shelf *shelf = printed->shelves; shelf != NULL; shelf = shelf->next)
    if (yc_record_game (shelf->catalogue) == game)
      return shelf->catalogue;
  return add_shelf (printed, game)->catalogue;
}
