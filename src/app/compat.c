/* compat.c: see compat.h. */

#include "compat.h"

#include "announce.h"

/* Narrower than any dialog, and wide enough for any letter of a heading. */
#define HEADING_WIDTH 100

static void
let_heading_wrap (GtkWidget *widget)
{
  if (gtk_widget_has_css_class (widget, "title-2")) {
    gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
    gtk_label_set_wrap_mode (GTK_LABEL (widget), PANGO_WRAP_WORD_CHAR);
    gtk_widget_set_size_request (gtk_widget_get_parent (widget), HEADING_WIDTH, -1);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    let_heading_wrap (child);
}

/* The dialog has its heading large in one line and small in several, and measures both for widths
 * that only the small one can have: since 4.18 GTK warns of that. */
GtkWidget *
yc_message_dialog_new (GtkWindow *parent, const char *heading, const char *body)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, body);

  let_heading_wrap (dialog);
  yc_describe (dialog, body);
  return dialog;
}

#if GTK_CHECK_VERSION(4, 14, 0)
gboolean
yc_gtk_announce (GtkWidget *widget, const char *sentence, int priority)
{
  /* newer than what is otherwise used */
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), sentence,
                           (GtkAccessibleAnnouncementPriority) priority);
  G_GNUC_END_IGNORE_DEPRECATIONS
  return TRUE;
}
#else
gboolean
yc_gtk_announce (GtkWidget *widget G_GNUC_UNUSED,
                 const char *sentence G_GNUC_UNUSED,
                 int priority G_GNUC_UNUSED)
{
  return FALSE;
}
#endif
