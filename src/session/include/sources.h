/* sources.h: where the printed rulebooks say so, the book of the reader's language first. */

#pragma once

#include <glib.h>

#include "telling.h"

G_BEGIN_DECLS

/* A passage as one book has it; all is static. */
typedef struct {
  YcBook book;
  const YcPassage *passage;
  const YcPrint *print;
} YcSource;

/* The language of a book: "cs", "pt", "es". */
const char *yc_book_id (YcBook book);

/* The number of the passage that usually tells a rule; 0: in no printed rulebook. */
guint yc_passage_of_rule (const YcGame *game, YcRule rule);
/* The sources (YcSource) of a reason, which may hold nothing but its rule, of a play; none if only
 * the record asks for the rule. */
GArray *yc_sources_of_reason (const YcFacts *facts);
/* Those of a rule, whatever is played: of its usual passage and of all that tell it in some cases.
 */
GArray *yc_sources_of_rule (const YcGame *game, YcRule rule);

/* One source: `Czech rulebook, p. 10: “Air Strikes” (NÁLETY SI VYBÍRAJÍ SVOU DAŇ)`, in the book's
 * own language without the translation. */
char *yc_source_words (const YcSource *source);
/* All in one line; of none that no book has it. */
char *yc_sources_words (const GArray *sources);

G_END_DECLS
