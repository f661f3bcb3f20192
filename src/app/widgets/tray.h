/* tray.h: the cards that may be meant, drawn by their icons, to be pointed at: those that are told
 * first, then those recently on the table, then the others by kind. */

#pragma once

#include "tray-card.h"

#include <gtk/gtk.h>

#define YC_TYPE_TRAY (yc_tray_get_type ())
G_DECLARE_FINAL_TYPE (YcTray, yc_tray, YC, TRAY, GtkWidget)

/* Signals: `card-chosen (int ref)`; `unknown-chosen` (): a card that is not here; `searched (char
 * *typed, YcFirstFound *first)`: other cards beside the tray are to be looked through, too
 * (card-filter.h). A card that is pressed long, or with the other mouse button, is mended. */
GtkWidget *yc_tray_new (void);
/* Shows the cards of a drawer in their order, of YcTrayCard, which it takes over; `nothing` says
 * why there are none, or is NULL. */
void yc_tray_show (YcTray *self,
                   const YcCatalogue *catalogue,
                   YcDrawer drawer,
                   GArray *cards,
                   const char *nothing);
/* Marks the cards of which a legal play could be about, by reference; NULL: none. */
void yc_tray_set_legal (YcTray *self, const gboolean *legal);
/* Marks the cards that were told already, by reference, when they are shown next; NULL: none. */
void yc_tray_set_told (YcTray *self, const gboolean *told);
/* The same cards, as they are known by now. */
void yc_tray_set_catalogue (YcTray *self, const YcCatalogue *catalogue);
/* Whether a card that is not here can be taught; at first it can, in games that teach cards. */
void yc_tray_take_unknown (YcTray *self, gboolean taken);
/* An entry that shows only the cards that are meant by what is typed in it (card-search.h); Enter
 * chooses the first, or the one that is just so. Owned by
 * the tray; whoever shows the tray gives it a place beside it. */
GtkWidget *yc_tray_get_filter (YcTray *self);
/* Its cards have numbers from now on. */
void yc_tray_number (YcTray *self);
/* They have hints instead (hints.h): industry cards their own, and what else is shown the places
 * from this one on. */
void yc_tray_hint (YcTray *self, guint place);
/* A digit, from 1: chooses the card with that number, or begins it (card-codes.h). FALSE if there
 * is none. */
gboolean yc_tray_press (YcTray *self, guint digit);
/* The cards shown, of YcTrayCard in their order; owned by the tray. */
const GArray *yc_tray_get_cards (YcTray *self);
