/* records.h: what the tests of the rules share for records: reading files and short texts. */

#pragma once

#include "rules.h"

#include <glib.h>

/* A file of the source tree, by folder (below `tests`) and name; fails the test if it is missing.
 */
char *record_file (const char *folder, const char *name);

/* The names in a folder below `tests` that end in `suffix`, sorted; the caller frees the array. */
GPtrArray *record_names (const char *folder, const char *suffix);

/* Reads a record; fails the test with line, column and message if it cannot be read. */
YcRecord *record_of (const char *text);

/* The same for a board game: a head for so many players, then `lines`. Seats: red, blue, green,
 * yellow, purple; market 01 02 11 12 21 22 50; bombs in the order of the catalogue. */
char *board_text (int players, const char *lines);

/* Reads `line` as one statement of the record; fails the test if it cannot be read. */
void play_of (YcRecord *record, const char *line, YcPlay *play);

/* What stands written after `# =>` on a line, without blanks around it; NULL if nothing does. */
char *record_expected (const char *line, size_t length);
/* The line of an event as it is in the file, with its comment; `lines` is the file split at line
 * feeds. */
const char *record_line (char **lines, const YcRecord *record, uint32_t event);

/* The verdict and rule of an event as `check` shows them: `illegal place.occupied`, `legal`,
 * `undone`, `nothing` … */
char *record_outcome (const YcTimeline *timeline, uint32_t event);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcRecord, yc_record_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcTimeline, yc_timeline_free)
