/* composing-banner.h: says above the table that what an event really was is composed there, and
 * that nothing is recorded by it. */

#pragma once

#include "rules.h"

#include <gtk/gtk.h>

#define YC_TYPE_COMPOSING_BANNER (yc_composing_banner_get_type ())
G_DECLARE_FINAL_TYPE (YcComposingBanner, yc_composing_banner, YC, COMPOSING_BANNER, GtkBox)

/* Signals: `composed` (): what it changes is to be shown; `left` (): it is not to be composed;
 * `seat-chosen` (int): another seat is to be its player. */

/* For this event, as a play of this seat. */
void
yc_composing_banner_show (YcComposingBanner *self, const YcSetup *setup, guint event, int seat);
/* Nothing is composed any more. */
void yc_composing_banner_hide (YcComposingBanner *self);
/* The event, or 0. */
guint yc_composing_banner_get_event (YcComposingBanner *self);
