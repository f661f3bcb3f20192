/* help.c: see help.h. */

#include "help.h"

#include "widgets/close-on-escape.h"
#include "widgets/description.h"
#include "widgets/template.h"

#include <adwaita.h>

struct _YcHelp {
  AdwWindow parent_instance;

  GtkWidget *topics; /* each a heading and paragraphs, one stop of the keyboard */
};

#define YC_TYPE_HELP (yc_help_get_type ())
G_DECLARE_FINAL_TYPE (YcHelp, yc_help, YC, HELP, AdwWindow)
G_DEFINE_FINAL_TYPE (YcHelp, yc_help, ADW_TYPE_WINDOW)

/* Whoever does not see a topic hears it when the keyboard comes to it. */
static void
name_topic (GtkWidget *topic)
{
  GtkWidget *heading
    = gtk_widget_get_first_child (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (topic)));
  g_autoptr (GString) text = g_string_new (NULL);

  for (GtkWidget *each = gtk_widget_get_next_sibling (heading); each != NULL;
       each = gtk_widget_get_next_sibling (each))
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                            gtk_label_get_text (GTK_LABEL (each)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (topic), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (heading)), -1);
  yc_describe (topic, text->str);
}

static void
yc_help_class_init (YcHelpClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  yc_template_set (GTK_WIDGET_CLASS (klass), "help.ui");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), YcHelp, topics);
}

static void
yc_help_init (YcHelp *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  yc_close_on_escape (GTK_WIDGET (self));
  for (GtkWidget *topic = gtk_widget_get_first_child (self->topics); topic != NULL;
       topic = gtk_widget_get_next_sibling (topic))
    name_topic (topic);
}

void
yc_help_open (GtkWindow *parent)
{
  GtkApplication *application = gtk_window_get_application (parent);

  for (GList *each = gtk_application_get_windows (application); each != NULL; each = each->next)
    if (YC_IS_HELP (each->data)) {
      gtk_window_present (each->data);
      return;
    }
  gtk_window_present (
    g_object_new (YC_TYPE_HELP, "transient-for", parent, "application", application, NULL));
}
