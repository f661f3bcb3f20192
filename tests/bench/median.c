/* median.c: see median.h. */

#include "median.h"

#include <stdio.h>
#include <stdlib.h>

static int exceeded;

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

void
hold_to (const char *what, double value, double most)
{
  if (value <= most)
    return;
  exceeded = 1;
  fprintf (stderr, "%s: %.3f is more than %.3f\n", what, value, most);
}

int
held (void)
{
  return exceeded;
}
