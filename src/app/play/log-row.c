/* log-row.c: see log-row.h. */

#include "log-row.h"

#include "widgets/board-resources.h"
#include "widgets/player-shape.h"
#include "widgets/spoken-names.h"
#include "words.h"

#include <glib/gi18n.h>

struct _YcLogRow {
  GtkWidget parent_instance;

  YcEntry *entry;
  GtkWidget *shape;
  GtkLabel *number;
  GtkWidget *text;
  GtkLabel *sentence;
  GtkWidget *marks;
  GtkImage *mark_icon;
  GtkLabel *mark;
  GtkMenuButton *menu;
};

G_DEFINE_FINAL_TYPE (YcLogRow, yc_log_row, GTK_TYPE_WIDGET)

/* How an event stands, if there is anything to say about it. */
static const char *
stand_words (YcEntry *entry)
{
  YcDispute dispute;

  if (yc_entry_get_stand (entry) == YC_UNDONE)
    return C_ ("event of the log", "Undone");
  if (yc_entry_get_stand (entry) == YC_NOTHING)
    return C_ ("event of the log", "Never happened");
  if (yc_entry_get_stand (entry) == YC_REFUSED)
    return C_ ("event of the log", "Refused");
  if (yc_entry_get_flagged (entry) && yc_entry_get_verdict (entry) == YC_ILLEGAL)
    return C_ ("event of the log", "It happened anyway");
  if (yc_entry_get_since (entry))
    return C_ ("event of the log", "Stands, though not by the rules as known today");
  if (yc_entry_get_amended (entry))
    return C_ ("event of the log", "Corrected later");
  if (yc_entry_get_verdict (entry) != YC_LEGAL)
    return yc_entry_get_headline (entry);
  yc_entry_get_dispute (entry, &dispute);
  return yc_words_dispute_state (dispute.state);
}

static const char *
stand_icon (YcEntry *entry)
{
  if (yc_entry_get_void (entry))
    return "edit-undo-symbolic";
  if (yc_entry_get_verdict (entry) == YC_ILLEGAL)
    return "dialog-warning-symbolic";
  if (yc_entry_get_amended (entry))
    return "document-edit-symbolic";
  return "dialog-information-symbolic";
}

static void
strike_through (YcLogRow *self, gboolean out_of_force)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  if (out_of_force)
    pango_attr_list_insert (attributes, pango_attr_strikethrough_new (TRUE));
  gtk_label_set_attributes (self->sentence, attributes);
  if (out_of_force)
    gtk_widget_add_css_class (self->text, "dim-label");
  else
    gtk_widget_remove_css_class (self->text, "dim-label");
}

static void
say (YcLogRow *self, const char *mark)
{
  g_autofree char *words = g_strjoin ("\n", yc_entry_get_sentence (self->entry), mark, NULL);

  yc_row_say (GTK_WIDGET (self), words);
}

static void
show_entry (YcLogRow *self)
{
  const char *mark = stand_words (self->entry);
  g_autofree char *number = g_strdup_printf ("%u", yc_entry_get_event (self->entry));

  gtk_label_set_text (self->number, number);
  gtk_label_set_text (self->sentence, yc_entry_get_sentence (self->entry));
  gtk_widget_set_tooltip_text (self->text, yc_entry_get_text (self->entry));
  strike_through (self, yc_entry_get_void (self->entry));
  gtk_widget_set_visible (self->marks, mark != NULL);
  gtk_label_set_text (self->mark, mark != NULL ? mark : "");
  gtk_image_set_from_icon_name (self->mark_icon, stand_icon (self->entry));
  yc_player_shape_set_color (YC_PLAYER_SHAPE (self->shape), yc_entry_get_actor (self->entry));
  say (self, mark);
}

static GMenuModel *
menu_of (YcEntry *entry)
{
  GMenu *menu = g_menu_new ();
  guint event = yc_entry_get_event (entry);
  YcEntryKind kind = yc_entry_get_kind (entry);
  g_autofree char *look = g_strdup_printf ("table.look-at(uint32 %u)", event);
  g_autofree char *amend = g_strdup_printf ("table.amend(uint32 %u)", event);
  g_autofree char *never = g_strdup_printf ("table.never(uint32 %u)", event);

  g_menu_append (menu, _ ("_Look at the Table Then"), look);
  if (kind == YC_ENTRY_PLAY || kind == YC_ENTRY_FACT) {
    g_menu_append (menu, _ ("This Was _Really…"), amend);
    g_menu_append (menu, _ ("This _Never Happened"), never);
  }
  return G_MENU_MODEL (menu);
}

static void
make_menu (GtkMenuButton *button, gpointer data)
{
  YcLogRow *self = data;
  g_autoptr (GMenuModel) menu = NULL;

  if (self->entry == NULL)
    return;
  menu = menu_of (self->entry);
  gtk_menu_button_set_menu_model (button, menu);
}

static void
open_menu (YcLogRow *self)
{
  gtk_menu_button_popup (self->menu);
}

void
yc_log_row_set_entry (YcLogRow *self, YcEntry *entry)
{
  if (self->entry != NULL)
    g_signal_handlers_disconnect_by_func (self->entry, show_entry, self);
  g_set_object (&self->entry, entry);
  if (entry == NULL)
    return;
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (show_entry), self);
  show_entry (self);
}

static void
yc_log_row_dispose (GObject *object)
{
  yc_log_row_set_entry (YC_LOG_ROW (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_LOG_ROW);
  yc_children_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (yc_log_row_parent_class)->dispose (object);
}

static void
yc_log_row_class_init (YcLogRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_log_row_dispose;
  g_type_ensure (YC_TYPE_PLAYER_SHAPE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/yellowcake/Yellowcake/play-log-row.ui");
  gtk_widget_class_bind_template_child (widget_class, YcLogRow, shape);
  gtk_widget_class_bind_template_child (widget_class, YcLogRow, number);
  gtk_widget_class_bind_template_child (widget_class, YcLogRow, text);
  gtk_widget_class_bind_template_child (widget_class, YcLogRow, sentence);
  gtk_widget_class_bind_template_child (widget_class, YcLogRow, marks);
  gtk_widget_class_bind_template_child (widget_class, YcLogRow, mark_icon);
  gtk_widget_class_bind_template_child (widget_class, YcLogRow, mark);
  gtk_widget_class_bind_template_child (widget_class, YcLogRow, menu);
}

static void
yc_log_row_init (YcLogRow *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->menu, make_menu, self, NULL);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (open_menu), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
yc_log_row_new (void)
{
  return g_object_new (YC_TYPE_LOG_ROW, NULL);
}
