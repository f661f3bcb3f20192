/* icon-pad.h: says how often each icon is printed by tapping the icons: personnel and resources of
 * a cost, an output, a side; or that it is not known. */

#pragma once

#include "goods.h"

#include <gtk/gtk.h>

#include "rules.h"

#define YC_TYPE_ICON_PAD (yc_icon_pad_get_type ())
G_DECLARE_FINAL_TYPE (YcIconPad, yc_icon_pad, YC, ICON_PAD, GtkWidget)

/* `letters` are those of the record format in the order drawn: `LES?`, `YU`, `$YUPFBLES`; `anybody`
 * is what `?` is called, static. On the keyboard the same letters add an icon, Backspace takes all
 * away. `may_be_none`: whether nothing at all can be printed there. Signal `changed` (). */
GtkWidget *yc_icon_pad_new (const YcGame *game,
                            const char *anybody,
                            const char *title,
                            const char *letters,
                            gboolean may_be_none);

gboolean yc_icon_pad_is_known (YcIconPad *self);
/* How often the icon of a letter is there; `YC_UNKNOWN` for an amount that is not known. */
int yc_icon_pad_get (YcIconPad *self, char letter);
/* Neither says `changed`. */
void yc_icon_pad_set (YcIconPad *self, char letter, int count);
void yc_icon_pad_set_known (YcIconPad *self, gboolean known);
