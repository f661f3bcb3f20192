/* person-groups.h: what stands together on the page of a person: what was used and taken. */

#pragma once

#include <adwaita.h>

#include "persons.h"

G_BEGIN_DECLS

/* Adds a row of two lines of plain text. */
void yc_person_add_row (AdwPreferencesGroup *group, const char *title, const char *subtitle);

/* The spaces and cards of a game that somebody used most: an array of YcFavourite. */
void yc_person_add_favourites (AdwPreferencesGroup *group, const GArray *favourites);
/* How often somebody took something from others, and they from that person. */
void yc_person_add_tolls (AdwPreferencesGroup *group, const YcPersonTolls *tolls);

G_END_DECLS
