/* setup.h: what the head of a record says: cards, options, players, rows (record format,
 * section 1). */

#pragma once

#include "cards.h"

typedef struct {
  YcColor color;
  YcText name;
  int8_t bonus; /* `YC_ENGINEER` or `YC_SCIENTIST` for seats 4 and 5 of the board game, else -1 */
} YcSeat;

/* Of one game, see `YcGame`. */
#define YC_MAX_OPTIONS 8
#define YC_MAX_ROWS    3
#define YC_MAX_PLACES  7 /* of a row */

typedef struct {
  YcCatalogue catalogue;
  uint16_t options[YC_MAX_OPTIONS]; /* by the enum of the game; yes is 1 */
  uint8_t n_seats;
  YcSeat seats[YC_MAX_SEATS];
  int8_t seat_of_color[YC_COLORS]; /* or -1 */
  uint8_t row_length[YC_MAX_ROWS];
  YcRef rows[YC_MAX_ROWS][YC_MAX_PLACES]; /* cards that lie open at the start, or `YC_UNTOLD` */
} YcSetup;
