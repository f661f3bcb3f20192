/* new-head.h: the head of a record that is about to begin, and how it is written. */

#pragma once

#include "game.h"

/* A plain value that borrows its texts; those that people wrote are in double quotes. */
typedef struct {
  const YcGame *game;
  YcText location;                              /* in quotes, or empty */
  uint16_t options[YC_MAX_OPTIONS];             /* by the enum of the game; yes is 1 */
  uint8_t n_seats;                              /* from the one who begins */
  YcSeat seats[YC_MAX_SEATS];                   /* names in quotes */
  const char *rows[YC_MAX_ROWS][YC_MAX_PLACES]; /* ids, or NULL: told later */
} YcNewHead;

/* Writes it into `out` (terminated, if there is room for anything), each line with its line feed;
 * options that are as usual, the session, the date and definitions are left out. Returns the length
 * of the whole, whether there was room for it or not. */
size_t yc_new_head_write (const YcNewHead *head, char *out, size_t size);
/* The same for one option, its id and its value. */
size_t yc_option_write (const YcOptionInfo *option, uint16_t value, char *out, size_t size);
