/* hints.h: a letter on everything that can be tapped in a part of the window, by which a key taps
 * it, or two where there are more of them than letters. Nothing bears another one after the next
 * play: the more copies there are of a card, the shorter it is, and the rest has its place. */

#pragma once

#include "rules.h"

#include <gtk/gtk.h>

/* A button, or an expander, has room for a hint: in a label that is a part of it, or in one that is
 * put behind what it shows. `words` is what it is called; NULL: as its tooltip says. */
void yc_hint_stands_in (GtkWidget *widget, GtkWidget *label);
void yc_hint_make_room (GtkWidget *widget, const char *words);
/* To be called where those words have changed: the hint is said after them. */
void yc_hint_say (GtkWidget *widget);
/* The hint of an industry card among all that are known, and that of something else, by its place
 * from 0: the first four have one letter, and the others come behind the cards, where another card
 * that is told does not move them. What is too far back has none. */
void yc_hint_show_card (GtkWidget *widget, const YcCatalogue *catalogue, YcRef card);
void yc_hint_show (GtkWidget *widget, const YcCatalogue *catalogue, guint place);
/* It bears none any more. */
void yc_hint_hide (GtkWidget *widget);
/* Taps what bears the letter below one of `roots`, ended by NULL, and can be tapped. Of two letters
 * the first is kept in `first`, which is else 0, and only what begins with it bears a hint till
 * then. FALSE if nothing bears it. */
gboolean yc_hints_press (GtkWidget *const roots[], char *first, char letter);
