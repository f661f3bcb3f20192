/* option-row.c: see option-row.h. */

#include "option-row.h"

#include "words.h"

#define HIGHEST_NUMBER 99

struct _YcOptionRow {
  AdwActionRow parent_instance;

  char *option;
  int value;
};

enum { PROP_VALUE = 1, N_PROPS };
static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (YcOptionRow, yc_option_row, ADW_TYPE_ACTION_ROW)

static void
yc_option_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_VALUE)
    g_value_set_int (value, YC_OPTION_ROW (object)->value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
yc_option_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_VALUE)
    YC_OPTION_ROW (object)->value = g_value_get_int (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
yc_option_row_finalize (GObject *object)
{
  g_free (YC_OPTION_ROW (object)->option);
  G_OBJECT_CLASS (yc_option_row_parent_class)->finalize (object);
}

static void
yc_option_row_class_init (YcOptionRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = yc_option_row_finalize;
  object_class->get_property = yc_option_row_get_property;
  object_class->set_property = yc_option_row_set_property;

  properties[PROP_VALUE]
    = g_param_spec_int ("value", NULL, NULL, 0, HIGHEST_NUMBER, 0, G_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
yc_option_row_init (YcOptionRow *self)
{
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self), 0);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (self), 0);
}

/* The least number is the one that the book prints. */
static GtkWidget *
new_control (YcOptionRow *self, gboolean is_number)
{
  GtkWidget *control;

  if (is_number) {
    control = gtk_spin_button_new_with_range (self->value, HIGHEST_NUMBER, 1);
    g_object_bind_property (self, "value", control, "value", G_BINDING_BIDIRECTIONAL);
  } else {
    control = gtk_switch_new ();
    g_object_bind_property (self, "value", control, "active",
                            G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  }
  return control;
}

GtkWidget *
yc_option_row_new (const YcGame *game, const char *option, gboolean is_number, int value)
{
  YcOptionRow *self = g_object_new (YC_TYPE_OPTION_ROW, "value", value, NULL);
  GtkWidget *control = new_control (self, is_number);
  const char *title = yc_words_option_title (game, option);

  self->option = g_strdup (option);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), yc_words_option_why (game, option));
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), control);
  return GTK_WIDGET (self);
}

const char *
yc_option_row_get_option (YcOptionRow *self)
{
  return self->option;
}

int
yc_option_row_get_value (YcOptionRow *self)
{
  return self->value;
}
