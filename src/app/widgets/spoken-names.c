/* spoken-names.c: see spoken-names.h. */

#include "spoken-names.h"

#include "description.h"

#define FOLLOWED "yc-name-followed"

/* ---- Buttons ---- */

static void
name_by_tooltip (GtkWidget *button)
{
  const char *tooltip = yc_tooltip_get (button);

  if (tooltip != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip,
                                    -1);
}

static void
name_button (GtkButton *button)
{
  if (gtk_button_get_icon_name (button) != NULL)
    name_by_tooltip (GTK_WIDGET (button));
  else if (gtk_button_get_label (button) != NULL && gtk_button_get_use_underline (button))
    /* the label in it, which is read without the underline, is its name as well */
    gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

/* The button within is named by the menu button around it. */
static void
name_menu_button (GtkMenuButton *button)
{
  if (gtk_menu_button_get_label (button) == NULL)
    name_by_tooltip (GTK_WIDGET (button));
}

static void
name_expander (GtkExpander *expander)
{
  const char *label = gtk_expander_get_label (expander);

  if (label != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                    -1);
}

/* What is chosen is said after the title. */
static void
describe_combo_row (AdwComboRow *row)
{
  GObject *chosen = adw_combo_row_get_selected_item (row);

  if (GTK_IS_STRING_OBJECT (chosen))
    yc_describe (GTK_WIDGET (row), gtk_string_object_get_string (GTK_STRING_OBJECT (chosen)));
}

/* The first label in a box. */
static GtkWidget *
label_in (GtkWidget *widget)
{
  GtkWidget *child = GTK_IS_BOX (widget) ? gtk_widget_get_first_child (widget) : NULL;

  while (child != NULL && !GTK_IS_LABEL (child))
    child = gtk_widget_get_next_sibling (child);
  return GTK_IS_LABEL (widget) ? widget : child;
}

/* An item of a list to choose from. A row of a kind of its own has words of its own. */
static void
name_item (GtkWidget *item)
{
  GtkWidget *content = gtk_widget_get_first_child (item);
  GtkWidget *label = content != NULL ? label_in (content) : NULL;

  if (label != NULL)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    label, NULL, -1);
}

static void
name_widget (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget))
    name_button (GTK_BUTTON (widget));
  else if (GTK_IS_MENU_BUTTON (widget))
    name_menu_button (GTK_MENU_BUTTON (widget));
  else if (GTK_IS_EXPANDER (widget))
    name_expander (GTK_EXPANDER (widget));
  else
    describe_combo_row (ADW_COMBO_ROW (widget));
}

/* ---- Whatever is shown ---- */

static gboolean
is_list_item (GtkWidget *widget)
{
  return gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget))
         == GTK_ACCESSIBLE_ROLE_LIST_ITEM;
}

static void
follow (GtkWidget *widget, const char *content)
{
  name_widget (widget);
  if (g_object_get_data (G_OBJECT (widget), FOLLOWED) != NULL)
    return;
  g_object_set_data (G_OBJECT (widget), FOLLOWED, widget);
  g_signal_connect (widget, "notify::tooltip-text", G_CALLBACK (name_widget), NULL);
  g_signal_connect (widget, content, G_CALLBACK (name_widget), NULL);
}

static gboolean
shown (GSignalInvocationHint *hint G_GNUC_UNUSED,
       guint n_values G_GNUC_UNUSED,
       const GValue *values,
       gpointer data G_GNUC_UNUSED)
{
  GtkWidget *widget = g_value_get_object (values);

  if (GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget) || GTK_IS_EXPANDER (widget))
    follow (widget, "notify::label");
  else if (ADW_IS_COMBO_ROW (widget))
    follow (widget, "notify::selected-item");
  else if (!GTK_IS_LIST_BOX_ROW (widget) && is_list_item (widget))
    name_item (widget);
  return TRUE;
}

void
yc_spoken_names_mend (void)
{
  static gboolean mending;
  GTypeClass *widget_class = g_type_class_ref (GTK_TYPE_WIDGET); /* its signals are there now */

  if (!mending)
    g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, shown, NULL, NULL);
  mending = TRUE;
  g_type_class_unref (widget_class);
}

void
yc_entry_row_name (AdwEntryRow *row)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (row));

  g_object_set (text, "accessible-role", GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), -1);
}

void
yc_widget_say (GtkWidget *widget, const char *words)
{
  if (g_strcmp0 (yc_tooltip_get (widget), words) == 0)
    return;
  yc_tooltip_show (widget, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
}

void
yc_row_say (GtkWidget *row, const char *words)
{
  GtkWidget *item = gtk_widget_get_parent (row);

  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  if (item != NULL
      && gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (item))
           == GTK_ACCESSIBLE_ROLE_LIST_ITEM)
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                    -1);
}
