/* card-codes.h: numbers on the cards that are shown, by which keys choose one: a digit while there
 * are no more than nine, or else two, the first of them that of the row. */

#pragma once

#include <gtk/gtk.h>

/* Draws them on the YcCardButtons in sight, wrap by wrap (of GtkWidget); `row` is the first digit
 * that was pressed, or 0. */
void yc_card_codes_show (GPtrArray *wraps, guint row);
/* The card that a digit chooses. NULL if there is none, or if it is the first of two: it is then in
 * `row`, which is else 0. */
GtkWidget *yc_card_codes_press (GPtrArray *wraps, guint *row, guint digit);
