/* record-life.c: a record is made, and freed. */

#include "record.h"

#include <stdlib.h>

_Static_assert(offsetof (YcCatalogue, loaded)
                 == offsetof (YcCatalogue, cards) + sizeof ((YcCatalogue *) NULL)->cards,
               "nothing stands between the cards and what is cleared behind them");

/* Of the cards only those that are defined are ever looked at; there is room for many more, which
 * takes longer to clear than most heads take to read. */
YcRecord *
yc_record_new_empty (void)
{
  const size_t cards = offsetof (YcRecord, setup.catalogue.cards);
  const size_t behind = offsetof (YcRecord, setup.catalogue.loaded);
  YcRecord *record = yc_alloc_again (NULL, sizeof (YcRecord));
  memset (record, 0, cards);
  memset ((char *) record + behind, 0, sizeof *record - behind);
  memset (record->setup.seat_of_color, -1, sizeof record->setup.seat_of_color);
  return record;
}

void
yc_record_free (YcRecord *record)
{
  if (record == NULL)
    return;
  yc_names_clear (&record->names);
  yc_arena_clear (&record->arena);
  free (record->head);
  free (record->events);
  free (record);
}

YcDefiner
yc_record_definer (YcRecord *record)
{
  return (YcDefiner){
    .catalogue = &record->setup.catalogue,
    .names = &record->names,
    .arena = &record->arena,
  };
}
