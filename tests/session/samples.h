/* samples.h: the recorded playthroughs that tests of the session and the command line read. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A file beside a sample: its name and `ending` (".ycr", ".state.json"). */
char *yc_sample_path (const char *name, const char *ending);
/* The record of a sample. */
char *yc_sample_text (const char *name);
/* The statements after the head of a record; a strv, the caller frees. */
GStrv yc_sample_events (const char *text);
/* The head and the first `n` statements after it; the caller frees. */
char *yc_sample_beginning (const char *text, guint n);
/* A record without the line that names its session, which is another one each time that it is read;
 * the caller frees. */
char *yc_sample_anew (const char *text);
/* One test for each sample, called with its name. Fails if there are none. */
void yc_samples_add_tests (const char *path, GTestDataFunc test);

G_END_DECLS
