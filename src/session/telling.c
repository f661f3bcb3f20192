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
