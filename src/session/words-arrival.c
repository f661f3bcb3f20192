/* words-arrival.c: from where on a record from elsewhere tells a session otherwise. */

#include "words-private.h"

#include "intake.h"

char *
yc_words_difference (const YcArrival *arrival)
{
  if (arrival->differs == 0)
    return g_strdup (_ ("Begins otherwise; nothing was taken."));
  /* Translators: the number of a play */
  return g_strdup_printf (_ ("Differs from play %u on; nothing was taken."), arrival->differs);
}
