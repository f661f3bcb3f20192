/* card-picker.h: cards to pick from by their icons, grouped by kind, with a filter by words. */

#pragma once

#include "rules.h"

#include <gtk/gtk.h>

#define YC_TYPE_CARD_PICKER (yc_card_picker_get_type ())
G_DECLARE_FINAL_TYPE (YcCardPicker, yc_card_picker, YC, CARD_PICKER, GtkWidget)

/* Signals:
 *   `picked (int ref)`    a card, or `YC_UNTOLD` for "tell later"
 *   `unknown-chosen` ()   it is none of these, and is to be taught; closes the dialog, too
 * The catalogue is only read during the call. */
GtkWidget *yc_card_picker_new (const YcCatalogue *catalogue, YcDrawer drawer);
/* Hides cards that cannot be meant: told elsewhere in the row, in a hand … (all earlier ones are
 * shown again). */
void yc_card_picker_set_excluded (YcCardPicker *self, const YcRef *excluded, size_t n);
/* The only cards to be shown, e.g. those of the row; n = 0 for all. */
void yc_card_picker_set_offered (YcCardPicker *self, const YcRef *offered, size_t n);
/* Whether "tell later" is there (default yes). */
void yc_card_picker_set_can_tell_later (YcCardPicker *self, gboolean can);
/* Whether one that is not there can be taught (default no). */
void yc_card_picker_set_can_teach (YcCardPicker *self, gboolean can);
/* Shows the picker in a dialog over `parent` that closes when something is picked; `title` says
 * which card is asked for. The picker is consumed (floating reference or not). */
void yc_card_picker_open (YcCardPicker *self, GtkWidget *parent, const char *title);
