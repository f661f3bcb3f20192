/* position.h: room for the position of any game, a plain value that may be copied and compared.
 *
 * What lies in it only the game knows: its public header says how to look into it. */

#pragma once

#include <stddef.h>

/* In bytes; every game asserts that its own position fits. */
#define YC_POSITION_SIZE 3600

typedef union {
  max_align_t align;
  unsigned char bytes[YC_POSITION_SIZE];
} YcPosition;
