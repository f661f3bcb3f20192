/* reach-plays.c: see reach-plays.h. */

#include "reach-plays.h"

#include "link-view.h"
#include "widgets/description.h"
#include "words.h"

static GtkWidget *
picture_new (YcSession *session, const YcPlay *play, const char *words)
{
  GtkWidget *picture = yc_link_picture_new (session, play);

  if (picture == NULL)
    picture = g_object_new (GTK_TYPE_LABEL, "label", words, "xalign", 0.0, "wrap", TRUE, NULL);
  gtk_widget_add_css_class (picture, "yc-found-play");
  return picture;
}

static GtkWidget *
row_new (YcSession *session, const YcPlay *play)
{
  g_autofree char *words = yc_words_entry (yc_session_get_record (session), NULL, play);
  g_autofree char *line = yc_session_write_play (session, play);
  g_autofree char *both = g_strdup_printf ("%s\n%s", words, line);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), picture_new (session, play, words));
  yc_tooltip_show (row, both);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  return row;
}

void
yc_reach_plays_show (GtkListBox *list, YcSession *session, GArray *plays)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (list))) != NULL)
    gtk_list_box_remove (list, row);
  for (guint i = 0; plays != NULL && i < plays->len; i++)
    gtk_list_box_append (list, row_new (session, &g_array_index (plays, YcPlay, i)));
  gtk_widget_set_visible (GTK_WIDGET (list), plays != NULL && plays->len > 0);
}
