/* tell-places.h: the places of which a question asks what lies there: each is a button with the
 * card that was told. */

#pragma once

#include "session.h"

#include <adwaita.h>

#define YC_TYPE_TELL_PLACES (yc_tell_places_get_type ())
G_DECLARE_FINAL_TYPE (YcTellPlaces, yc_tell_places, YC, TELL_PLACES, AdwBin)

/* Signal `chosen (uint place)`: this one is asked for. */
GtkWidget *yc_tell_places_new (void);
/* With its name, what is told of it now (or `YC_UNTOLD`), and the sort of cards that lies there. */
void yc_tell_places_add (YcTellPlaces *self, const char *name, YcRef now, gboolean starting);
/* Makes the buttons, which takes a while, for cards of a drawer; there are all of the places by
 * now, at least one. */
void yc_tell_places_make (YcTellPlaces *self, YcSession *session, YcDrawer drawer);
gboolean yc_tell_places_are_made (YcTellPlaces *self);
/* Once they are made. */
void yc_tell_places_choose (YcTellPlaces *self, guint place);
void yc_tell_places_tell (YcTellPlaces *self, guint place, YcRef card);

guint yc_tell_places_get_n (YcTellPlaces *self);
YcRef yc_tell_places_get_card (YcTellPlaces *self, guint place);
gboolean yc_tell_places_is_starting (YcTellPlaces *self, guint place);
guint yc_tell_places_n_untold (YcTellPlaces *self);
/* The first place of which nothing is told; 0 if all is. */
guint yc_tell_places_first_untold (YcTellPlaces *self);
/* Where a card lies by what was told, but for one place; as many as there are: nowhere. */
guint yc_tell_places_find (YcTellPlaces *self, YcRef card, guint but);
