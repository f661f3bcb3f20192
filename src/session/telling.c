/* telling.c: finding what is told of a game. */

#include "telling.h"

const YcGameTelling *
yc_telling_of (const YcGame *game)
{
  static const YcGameTelling untold = { 0 };

  for (const YcGameTelling *const *telling = yc_tellings; *telling; telling++)
    if ((*telling)->game == game)
      return *telling;
  return &untold;
}

const YcPrinted *
yc_printed_of_kind (const YcGame *game, YcKind kind)
{
  const YcGameTelling *telling = yc_telling_of (game);

  for (guint i = 0; i < telling->n_printed; i++)
    if (telling->printed[i].kind == kind)
      return &telling->printed[i];
  return NULL;
}
