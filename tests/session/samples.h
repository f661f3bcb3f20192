/* samples.h: the recorded playthroughs that tests of the session and the command line read. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A file beside a sample: its name and `ending` (".ycr", ".state.json"). */
char *yc_sample_path (const char *name, const char *ending);
/* The record of a sample. */
char *yc_sample_text (const char *name);
/* One test for each sample, called with its name. Fails if there are none. */
void yc_samples_add_tests (const char *path, GTestDataFunc test);

G_END_DECLS
