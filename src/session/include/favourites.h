/* favourites.h: the spaces and cards that somebody used most in all decided games. */

#pragma once

#include "persons.h"

G_BEGIN_DECLS

/* At most so many of each drawer of a catalogue are told. */
#define YC_MOST_FAVOURITES 3

typedef struct {
  char *words;     /* "Mine 2" */
  unsigned drawer; /* of a catalogue */
  guint n;         /* plays */
} YcFavourite;

/* Those of one game among `uses`, an array of YcPersonUse as yc_person_uses() has it: an array of
 * YcFavourite, most plays first. What reads the same counts together; what neither the table's
 * cards nor its session define is not told. NULL on error. */
GArray *yc_favourites (YcDatabase *database, const char *game, const GArray *uses, GError **error);

G_END_DECLS
