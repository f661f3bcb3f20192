/* printed.c: the printed catalogues of the games, each read once for many records. */

#include "record.h"

#include <stdlib.h>

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
  shelf->catalogue = yc_record_new_catalogue (game, NULL, NULL);
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
