/* paragraph.h: a sentence or more that wraps wherever its place ends.
 *
 * Like a GtkLabel that wraps, but it never asks for a width, so that its words are laid out once
 * for the width it gets and not again and again to find one that it would like. A list of hundreds
 * of sentences is made of these.
 *
 * Property: `max-width-chars`, of that many characters a line is thought to be while nobody knows
 * how wide it is, as with a label; 0: all are in one. */

#pragma once

#include <gtk/gtk.h>

#define YC_TYPE_PARAGRAPH (yc_paragraph_get_type ())
G_DECLARE_FINAL_TYPE (YcParagraph, yc_paragraph, YC, PARAGRAPH, GtkWidget)

/* NULL is no text. */
void yc_paragraph_set_text (YcParagraph *self, const char *text);
const char *yc_paragraph_get_text (YcParagraph *self);
/* Whether it is struck through: said, and no longer so. */
void yc_paragraph_set_struck (YcParagraph *self, gboolean struck);
