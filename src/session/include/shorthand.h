/* shorthand.h: a card in the few letters in which somebody writes one down: `m EEE Y5 /L`. The game
 * reads them (telling.h); where it has none, a card is written as a definition. */

#pragma once

#include <glib.h>

#include "teachable.h"

G_BEGIN_DECLS

/* The definition of the card that a line tells in short or defines in full: of the first that is
 * known and looks like it, or of a new one with a name of its own. The caller frees; NULL and an
 * error if it cannot be read. */
char *yc_shorthand_define (YcTeachable *cards, const char *line, GError **error);
/* The same, but a card of which a part is known is it, if nothing that is known of it says
 * otherwise: for whoever goes through a whole box. */
char *yc_shorthand_complete (YcTeachable *cards, const char *line, GError **error);
/* The card itself, its id ""; FALSE if it cannot be read. */
gboolean yc_shorthand_read (const YcGame *game, const char *line, YcCard *card);
/* What else the line may mean, each as a definition: the cards that are known and may be it, with
 * what the line adds to them, and last a new one. A strv, of none if the line cannot be read; the
 * caller frees. */
GStrv yc_shorthand_completions (YcTeachable *cards, const char *line);
/* A definition as a card for people, or NULL; the caller frees. */
char *yc_shorthand_words (const YcGame *game, const char *definition);

G_END_DECLS
