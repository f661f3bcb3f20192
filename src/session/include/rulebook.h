/* rulebook.h: the rules of a game to be read: by the headings of the printed books, and found by
 * the words that people use. */

#pragma once

#include <glib.h>

#include "rules.h"

G_BEGIN_DECLS

/* Every rule of a game, an array of YcRule: by the headings under which they are printed, at the
 * end those that only the record asks for. The caller frees. */
GArray *yc_rulebook_rules (const YcGame *game);
/* The heading under which a rule is printed, in the language of the reader; of a rule in no book,
 * what it is there for. Static. */
const char *yc_rulebook_heading (const YcGame *game, YcRule rule);
/* What the printed books leave open about it, and how that is read here, in the language of the
 * reader; NULL if nothing. Static. */
const char *yc_rulebook_reading (const YcGame *game, YcRule rule);
/* Whether a rule has all the words typed, as beginnings and without diacritics: in its sentence,
 * in English or as the reader reads it, in a heading or reading, in its id, in the option that
 * decides it, or among the words by which people call what it is about. */
gboolean yc_rulebook_finds (const YcGame *game, YcRule rule, const char *typed);

G_END_DECLS
