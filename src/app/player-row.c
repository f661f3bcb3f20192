/* player-row.c: see player-row.h. */

#include "player-row.h"

#include "table-game.h"
#include "widgets/player-shape.h"
#include "widgets/template.h"
#include "widgets/focus.h"
#include "words.h"

#include <glib/gi18n.h>

struct _YcPlayerRow {
  AdwPreferencesRow parent_instance;

  gboolean showing; /* what changes now was not done by a person */

  GtkMenuButton *color;
  YcPlayerShape *shape;
  GtkPopover *palette;
  GtkBox *shapes;
  GtkEntry *name;
  GtkEntryCompletion *completion;
  GtkWidget *up;
  GtkWidget *remove;
  GtkLabel *turn;
  GtkWidget *bonus;
  GtkToggleButton *engineer;
  GtkToggleButton *scientist;
};

enum {
  SIGNAL_NAME_CHANGED,
  SIGNAL_NAME_DONE,
  SIGNAL_COLOR_CHOSEN,
  SIGNAL_BONUS_CHOSEN,
  SIGNAL_MOVED_UP,
  SIGNAL_REMOVED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (YcPlayerRow, yc_player_row, ADW_TYPE_PREFERENCES_ROW)

static void
name_changed (YcPlayerRow *self)
{
  if (!self->showing)
    g_signal_emit (self, signals[SIGNAL_NAME_CHANGED], 0,
                   gtk_editable_get_text (GTK_EDITABLE (self->name)));
}

static void
name_done (YcPlayerRow *self)
{
  g_signal_emit (self, signals[SIGNAL_NAME_DONE], 0);
}

static void
move_up (YcPlayerRow *self)
{
  g_signal_emit (self, signals[SIGNAL_MOVED_UP], 0);
}

static void
remove_player (YcPlayerRow *self)
{
  g_signal_emit (self, signals[SIGNAL_REMOVED], 0);
}

static void
bonus_toggled (YcPlayerRow *self)
{
  gboolean engineer = gtk_toggle_button_get_active (self->engineer);

  if (!self->showing)
    g_signal_emit (self, signals[SIGNAL_BONUS_CHOSEN], 0,
                   (guint) (engineer ? YC_ENGINEER : YC_SCIENTIST));
}

static void
shape_clicked (GtkButton *button, YcPlayerRow *self)
{
  guint color = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "color"));

  gtk_popover_popdown (self->palette);
  g_signal_emit (self, signals[SIGNAL_COLOR_CHOSEN], 0, color);
}

static void
fill_palette (YcPlayerRow *self)
{
  for (guint color = 0; color < YC_COLORS; color++) {
    GtkWidget *shape = yc_player_shape_new (color), *button = gtk_button_new ();

    gtk_button_set_child (GTK_BUTTON (button), shape);
    gtk_widget_add_css_class (button, "flat");
    gtk_widget_set_tooltip_text (button, yc_words_color (color));
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    yc_words_color (color), -1);
    g_object_set_data (G_OBJECT (button), "color", GUINT_TO_POINTER (color));
    g_signal_connect (button, "clicked", G_CALLBACK (shape_clicked), self);
    gtk_box_append (self->shapes, button);
  }
}

static char *
describe_turn (const YcHead *head, guint place)
{
  static const char *const plain[YC_MAX_SEATS]
    = { N_ ("Begins"), N_ ("Second"), N_ ("Third"), N_ ("Fourth"), N_ ("Fifth") };
  const YcTableGame *table = yc_table_game_of (head->game);

  if (table->turn_words != NULL)
    return table->turn_words (head, place);
  return g_strdup (_ (plain[yc_head_turn_of (head, place)]));
}

static void
show_color (YcPlayerRow *self, YcColor color)
{
  g_autofree char *tip = NULL;

  yc_player_shape_set_color (self->shape, color);
  /* Translators: the name of a colour, on the button that changes it */
  tip = g_strdup_printf (_ ("Color: %s"), yc_words_color (color));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->color), tip);
}

void
yc_player_row_show (YcPlayerRow *self, const YcHead *head, guint place, gboolean can_remove)
{
  const YcHeadPlayer *player = &head->players[place];
  const char *name = player->name == NULL ? "" : player->name;
  g_autofree char *turn = describe_turn (head, place);

  g_return_if_fail (YC_IS_PLAYER_ROW (self));

  self->showing = TRUE;
  show_color (self, player->color);
  if (!g_str_equal (name, gtk_editable_get_text (GTK_EDITABLE (self->name))))
    gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  gtk_entry_set_placeholder_text (self->name, yc_words_color (player->color));
  gtk_label_set_text (self->turn, turn);
  gtk_widget_set_visible (self->bonus, yc_head_takes_worker (head, place));
  gtk_toggle_button_set_active (self->engineer, player->bonus == YC_ENGINEER);
  gtk_toggle_button_set_active (self->scientist, player->bonus == YC_SCIENTIST);
  gtk_widget_set_sensitive (self->up, place > 0);
  gtk_widget_set_sensitive (self->remove, can_remove);
  self->showing = FALSE;
}

void
yc_player_row_focus_name (YcPlayerRow *self)
{
  g_return_if_fail (YC_IS_PLAYER_ROW (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

/* Names are typed one after the other: Tab passes over what is seldom needed, which Shift+Tab
 * reaches. */
static gboolean
yc_player_row_focus (GtkWidget *widget, GtkDirectionType direction)
{
  YcPlayerRow *self = YC_PLAYER_ROW (widget);

  if (direction == GTK_DIR_TAB_FORWARD && yc_focus_in (widget) == NULL)
    return gtk_widget_grab_focus (GTK_WIDGET (self->name));
  if (direction == GTK_DIR_TAB_FORWARD
      && (yc_focus_in (GTK_WIDGET (self->name)) != NULL || yc_focus_in (self->bonus) != NULL))
    return gtk_widget_get_visible (self->bonus) && gtk_widget_child_focus (self->bonus, direction);
  return GTK_WIDGET_CLASS (yc_player_row_parent_class)->focus (widget, direction);
}

static guint
new_signal (const char *name, GType type)
{
  return g_signal_new (name, YC_TYPE_PLAYER_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, type == G_TYPE_NONE ? 0 : 1, type);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, YcPlayerRow, color);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerRow, shape);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerRow, palette);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerRow, shapes);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerRow, name);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerRow, completion);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerRow, up);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerRow, remove);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerRow, turn);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerRow, bonus);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerRow, engineer);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerRow, scientist);
  gtk_widget_class_bind_template_callback (widget_class, name_changed);
  gtk_widget_class_bind_template_callback (widget_class, name_done);
  gtk_widget_class_bind_template_callback (widget_class, move_up);
  gtk_widget_class_bind_template_callback (widget_class, remove_player);
  gtk_widget_class_bind_template_callback (widget_class, bonus_toggled);
}

static void
yc_player_row_class_init (YcPlayerRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  widget_class->focus = yc_player_row_focus;

  signals[SIGNAL_NAME_CHANGED] = new_signal ("name-changed", G_TYPE_STRING);
  signals[SIGNAL_NAME_DONE] = new_signal ("name-done", G_TYPE_NONE);
  signals[SIGNAL_COLOR_CHOSEN] = new_signal ("color-chosen", G_TYPE_UINT);
  signals[SIGNAL_BONUS_CHOSEN] = new_signal ("bonus-chosen", G_TYPE_UINT);
  signals[SIGNAL_MOVED_UP] = new_signal ("moved-up", G_TYPE_NONE);
  signals[SIGNAL_REMOVED] = new_signal ("removed", G_TYPE_NONE);

  g_type_ensure (YC_TYPE_PLAYER_SHAPE);
  yc_template_set (widget_class, "player-row.ui");
  bind_children (widget_class);
}

static void
yc_player_row_init (YcPlayerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_button_set_label (GTK_BUTTON (self->engineer), yc_words_worker (YC_ENGINEER));
  gtk_button_set_label (GTK_BUTTON (self->scientist), yc_words_worker (YC_SCIENTIST));
  fill_palette (self);
}

GtkWidget *
yc_player_row_new (GtkTreeModel *names)
{
  YcPlayerRow *self = g_object_new (YC_TYPE_PLAYER_ROW, NULL);

  gtk_entry_completion_set_model (self->completion, names);
  gtk_entry_completion_set_text_column (self->completion, 0);
  return GTK_WIDGET (self);
}
