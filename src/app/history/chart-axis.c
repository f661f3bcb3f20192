/* chart-axis.c: see chart-axis.h. */

#include "chart-axis.h"

int
yc_axis_step (int most, int max_steps)
{
  static const gint64 rounds[] = { 1, 2, 5 };

  for (gint64 power = 1;; power *= 10)
    for (gsize i = 0; i < G_N_ELEMENTS (rounds); i++)
      if (rounds[i] * power * max_steps >= most)
        return (int) (rounds[i] * power);
}
