/* icon-pieces.h: what is printed on a card, as a line of icons and marks. */

#pragma once

#include "rules.h"

#include <glib.h>

typedef enum {
  YC_PIECE_ICON,
  YC_PIECE_ARROW,    /* the icon between what is paid and what it brings */
  YC_PIECE_APART,    /* an icon with which something begins that stands apart from all before */
  YC_PIECE_NUMBER,   /* a text before an icon, */
  YC_PIECE_OPERATOR, /* or between two */
} YcPieceLook;

/* The short name of an icon (icon.h), or else a text; the other one is NULL. Both are interned. */
typedef struct {
  YcPieceLook look;
  const char *icon, *text;
} YcIconPiece;

/* Needs, cost, arrow, output, what the others get and the bribe dollar of any card; for bombs needs
 * and fuel, for spaces with a rule of their own what they do. `/` stands between choices, `?` for
 * what is not known. Of YcIconPiece from the beginning of the line; the caller frees. */
GArray *yc_icon_pieces_of_card (const YcCard *card);
/* One side alone: `$5 Y2`, `EE` … (a price, what a play will pay or bring). */
GArray *yc_icon_pieces_of_side (const YcSide *side);
