/* tray-card.h: a card that can be pointed at, and why it lies where it does among the others. */

#pragma once

#include "rules.h"

typedef enum {
  YC_TRAY_TOLD,   /* known to be in the hand */
  YC_TRAY_LIKELY, /* likely to be the one */
  YC_TRAY_RECENT, /* on top of the others, the last one first */
  YC_TRAY_REST,   /* by kind */
} YcTrayPart;

typedef struct {
  YcRef ref;
  YcTrayPart part;
  int copies; /* told of it */
} YcTrayCard;
