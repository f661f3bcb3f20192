/* median.h: what a benchmark makes of its many measurements. */

#pragma once

/* The value in the middle; puts `values` in order. */
double median (double *values, int n);
