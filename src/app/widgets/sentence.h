/* sentence.h: a label with words for people, that wraps where its place ends. */

#pragma once

#include <gtk/gtk.h>

/* `words` and `style_class` may be NULL. */
GtkWidget *yc_sentence_new (const char *words, const char *style_class);
