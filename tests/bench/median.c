/* median.c: see median.h. */

#include "median.h"

#include <stdlib.h>

static int
by_size (const void *a, const void *b)
{
  const double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

double
median (double *values, int n)
{
  qsort (values, (size_t) n, sizeof *values, by_size);
  return values[n / 2];
}
