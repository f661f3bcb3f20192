/* median.h: what a benchmark makes of its many measurements, and whether they keep to its limits.
 */

#pragma once

/* The value in the middle; puts `values` in order. */
double median (double *values, int n);
/* Says what is more than that it may be at most. */
void hold_to (const char *what, double value, double most);
/* What main() returns: 1 if anything was more. */
int held (void);
