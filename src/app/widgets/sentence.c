/* sentence.c: see sentence.h. */

#include "sentence.h"

/* A word that is longer than its place is broken, too: people have long names. */
GtkWidget *
yc_sentence_new (const char *words, const char *style_class)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (style_class != NULL)
    gtk_widget_add_css_class (label, style_class);
  return label;
}
