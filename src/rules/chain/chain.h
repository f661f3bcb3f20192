/* chain.h: a position of Chain Reaction as a plain value. */

#pragma once

typedef struct {
  uint8_t active; /* seat */
} YcChain;
