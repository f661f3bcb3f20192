/* chart-axis.h: the round numbers that stand at an axis. */

#pragma once

#include <glib.h>

/* The distance between the numbers of an axis from 0 to `most`: 1, 2 or 5 times a power of ten, so
 * that there are no more than `max_steps` of them above 0. */
int yc_axis_step (int most, int max_steps);
