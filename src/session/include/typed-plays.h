/* typed-plays.h: what somebody means who types a play in other words than those of the record: a
 * card by its icons, a play as its sentence says it, a player by the name. */

#pragma once

#include "view.h"

G_BEGIN_DECLS

/* The lines of the plays that pointing at a card would begin, of each card that `typed` means
 * (card-search.h), those that can be recorded first; of what cannot be at all, none. Behind the
 * cards of a play that names some, as in `red activate m4 side ee`, what was typed last means the
 * next one. A strv of at most `max`; the caller frees. */
GStrv yc_typed_cards (YcView *view, const char *typed, guint max);

/* The sentences of `lines`, to be searched; a strv as long as they are, the caller frees. */
GStrv yc_typed_sentences (YcView *view, const char *const *lines);
/* Those of `lines` of which the line or the sentence has a word that begins with each word typed,
 * in the language of the user. */
GStrv yc_typed_words (const char *const *lines,
                      const char *const *sentences,
                      const char *typed,
                      guint max);

/* What was typed, with the name of a player at its beginning told as the colour. */
char *yc_typed_line (YcSession *session, const char *typed);

G_END_DECLS
