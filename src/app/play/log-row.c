/* log-row.c: see log-row.h. */

#include "log-row.h"

#include "table-game.h"
#include "widgets/children.h"
#include "widgets/description.h"
#include "widgets/later.h"
#include "widgets/paragraph.h"
#include "widgets/player-shape.h"
#include "widgets/spoken-names.h"
#include "widgets/style-class.h"
#include "widgets/template.h"
#include "words.h"

#include <glib/gi18n.h>

struct _YcLogRow {
  GtkWidget parent_instance;

  YcEntry *entry;
  GtkWidget *shape;
  GtkLabel *number;
  YcParagraph *sentence;
  GtkWidget *picture; /* in its place, or NULL */
  GtkAllocation room; /* for it: more is not drawn */
  GtkImage *mark_icon;
  YcParagraph *mark;
  GtkMenuButton *menu;
  YcLater later; /* what is known by now of its cards */
};

#define SIDE 26 /* the least width of what stands before the sentence */
#define GAP  8

G_DEFINE_FINAL_TYPE (YcLogRow, yc_log_row, GTK_TYPE_WIDGET)

/* At a table that shows no hands that is nearly every play: a sign does. */
static gboolean
is_only_unseen (YcEntry *entry)
{
  return yc_entry_get_verdict (entry) == YC_UNSEEN && yc_entry_get_stand (entry) == YC_STANDS;
}

/* How an event stands, if there is anything to say about it. */
static const char *
stand_words (YcEntry *entry)
{
  if (yc_entry_get_stand (entry) == YC_UNDONE)
    return C_ ("event of the log", "Undone");
  if (yc_entry_get_stand (entry) == YC_NOTHING)
    return C_ ("event of the log", "Never happened");
  if (yc_entry_get_stand (entry) == YC_REFUSED)
    return C_ ("event of the log", "Refused");
  if (yc_entry_get_flagged (entry) && yc_entry_get_verdict (entry) == YC_ILLEGAL)
    return C_ ("event of the log", "It happened anyway");
  if (yc_entry_get_amended (entry))
    return C_ ("event of the log", "Corrected later");
  if (yc_entry_get_verdict (entry) != YC_LEGAL && !is_only_unseen (entry))
    return yc_entry_get_headline (entry);
  return NULL;
}

/* The same with what is wrong today with a play that nobody let stand. */
static char *
explain_stand (YcEntry *entry)
{
  if (!yc_entry_get_since (entry))
    return g_strdup (stand_words (entry));
  g_autofree char *why = yc_entry_get_why (entry);

  /* Translators: why a play would be refused today that was made when it was legal */
  return g_strdup_printf (_ ("Stands, though not by the rules as known today. %s"), why);
}

static YcDisputeState
dispute_state (YcEntry *entry)
{
  YcDispute dispute;

  yc_entry_get_dispute (entry, &dispute);
  return dispute.state;
}

static char *
what_if_words (YcEntry *entry)
{
  const guint n = yc_entry_get_n_what_ifs (entry);

  return n > 0 ? g_strdup_printf (ngettext ("%u what-if", "%u what-ifs", n), n) : NULL;
}

/* How it stands, how it is disputed, what was tried from there, and what was noted about it; NULL
 * if there is nothing to say. The caller frees. */
static char *
mark_words (YcEntry *entry)
{
  g_autofree char *stand = explain_stand (entry);
  const char *disputed = yc_words_dispute_state (dispute_state (entry));
  g_autofree char *notes = yc_entry_get_notes (entry);
  const char *bookmark = yc_entry_get_marked (entry) ? C_ ("event of the log", "Bookmark") : NULL;
  g_autofree char *what_ifs = what_if_words (entry);
  const char *all[] = { stand, disputed, what_ifs, bookmark, notes };
  const char *parts[G_N_ELEMENTS (all) + 1] = { NULL };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    if (all[i] != NULL)
      parts[n++] = all[i];
  return n > 0 ? g_strjoinv (" · ", (char **) parts) : NULL;
}

static const char *
stand_icon (YcEntry *entry)
{
  if (dispute_state (entry) == YC_DISPUTE_OPEN)
    return "dialog-question-symbolic";
  if (yc_entry_get_void (entry))
    return "edit-undo-symbolic";
  if (yc_entry_get_verdict (entry) == YC_ILLEGAL)
    return "dialog-warning-symbolic";
  if (yc_entry_get_amended (entry))
    return "document-edit-symbolic";
  if (yc_entry_get_marked (entry) && yc_entry_get_verdict (entry) == YC_LEGAL)
    return "user-bookmarks-symbolic";
  return "dialog-information-symbolic";
}

static void
say (YcLogRow *self, const char *mark)
{
  const char *unseen = is_only_unseen (self->entry) ? yc_entry_get_headline (self->entry) : mark;
  g_autofree char *words = g_strjoin ("\n", yc_entry_get_sentence (self->entry), unseen,
                                      unseen != mark ? mark : NULL, NULL);

  yc_row_say (GTK_WIDGET (self), words);
}

/* A play as the table of its game draws it; NULL where words do. */
static GtkWidget *
picture_new (YcEntry *entry)
{
  YcSession *session = yc_entry_get_session (entry);
  const YcTableGame *game
    = session != NULL ? yc_table_game_of (yc_session_get_game (session)) : NULL;
  YcPlay play;

  if (game == NULL || game->picture_new == NULL || !yc_entry_get_play (entry, &play))
    return NULL;
  /* what the players wrote can only be read */
  return play.text.length == 0 ? game->picture_new (session, &play) : NULL;
}

/* The statement itself; written when somebody wants to see it. What is drawn is told, too. */
static gboolean
show_statement (YcLogRow *self,
                int x G_GNUC_UNUSED,
                int y G_GNUC_UNUSED,
                gboolean keyboard G_GNUC_UNUSED,
                GtkTooltip *tooltip)
{
  g_autofree char *told = NULL;

  if (self->entry == NULL)
    return FALSE;
  if (self->picture != NULL)
    told = g_strdup_printf ("%s\n%s", yc_entry_get_sentence (self->entry),
                            yc_entry_get_text (self->entry));
  gtk_tooltip_set_text (tooltip, told != NULL ? told : yc_entry_get_text (self->entry));
  return TRUE;
}

static void
show_play (YcLogRow *self)
{
  yc_widget_put_off (self->picture);
  g_clear_pointer (&self->picture, gtk_widget_unparent);
  self->picture = picture_new (self->entry);
  gtk_widget_set_visible (GTK_WIDGET (self->sentence), self->picture == NULL);
  if (self->picture == NULL) {
    yc_paragraph_set_text (self->sentence, yc_entry_get_sentence (self->entry));
    yc_paragraph_set_struck (self->sentence, yc_entry_get_void (self->entry));
    yc_style_class_set (GTK_WIDGET (self->sentence), "dim-label", yc_entry_get_void (self->entry));
    return;
  }
  gtk_widget_add_css_class (self->picture, "yc-picture");
  yc_style_class_set (self->picture, "dim-label", yc_entry_get_void (self->entry));
  /* it cannot be broken everywhere, and the menu is beside it */
  gtk_widget_set_overflow (self->picture, GTK_OVERFLOW_HIDDEN);
  gtk_widget_insert_after (self->picture, GTK_WIDGET (self), GTK_WIDGET (self->sentence));
  gtk_widget_set_has_tooltip (self->picture, TRUE);
  g_signal_connect_swapped (self->picture, "query-tooltip", G_CALLBACK (show_statement), self);
}

static void
show_entry (YcLogRow *self)
{
  g_autofree char *mark = mark_words (self->entry);
  const gboolean unseen = is_only_unseen (self->entry);
  g_autofree char *number
    = g_strdup_printf (unseen ? "%u ?" : "%u", yc_entry_get_event (self->entry));

  yc_later_forget (&self->later);
  gtk_label_set_text (self->number, number);
  yc_tooltip_show (GTK_WIDGET (self->number), unseen ? yc_entry_get_headline (self->entry) : NULL);
  show_play (self);
  yc_style_class_set (GTK_WIDGET (self->mark), "dim-label", yc_entry_get_void (self->entry));
  gtk_widget_set_visible (GTK_WIDGET (self->mark), mark != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->mark_icon), mark != NULL);
  yc_paragraph_set_text (self->mark, mark);
  gtk_image_set_from_icon_name (self->mark_icon, stand_icon (self->entry));
  yc_player_shape_set_color (YC_PLAYER_SHAPE (self->shape), yc_entry_get_actor (self->entry));
  say (self, mark);
}

static void
show_retold (gpointer row)
{
  show_entry (row);
}

/* A card that is taught may lie in every row: the frame with what was played waits for none, and
 * those out of sight wait until they are seen. */
static void
retold (YcLogRow *self)
{
  yc_later_begin_in_sight (&self->later, GTK_WIDGET (self), show_retold, self);
}

static void
add_to_menu (GMenu *menu, const char *label, const char *action, guint event)
{
  g_autofree char *detailed = g_strdup_printf ("table.%s(uint32 %u)", action, event);

  g_menu_append (menu, label, detailed);
}

static GMenuModel *
menu_of (YcEntry *entry)
{
  GMenu *menu = g_menu_new ();
  guint event = yc_entry_get_event (entry);
  YcEntryKind kind = yc_entry_get_kind (entry);
  gboolean stated = kind == YC_ENTRY_DISPUTE && !yc_entry_get_void (entry);

  add_to_menu (menu, _ ("_Look at the Table Then"), "look-at", event);
  add_to_menu (menu, _ ("_What If From Here…"), "what-if-from", event);
  add_to_menu (menu, _ ("No_te on This…"), "note-on", event);
  add_to_menu (menu, yc_entry_get_marked (entry) ? _ ("Take the _Bookmark Away") : _ ("_Bookmark"),
               "bookmark-on", event);
  if (kind == YC_ENTRY_PLAY || kind == YC_ENTRY_FACT) {
    add_to_menu (menu, _ ("This Was _Really…"), "amend", event);
    add_to_menu (menu, _ ("This _Never Happened"), "never", event);
    add_to_menu (menu, _ ("I _Object…"), "object", event);
    add_to_menu (menu, _ ("Would It Have _Mattered?"), "mattered", event);
  }
  if (stated || dispute_state (entry) != YC_UNDISPUTED)
    add_to_menu (menu, _ ("_Settle the Dispute…"), "settle", event);
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

YcEntry *
yc_log_row_get_entry (YcLogRow *self)
{
  return self->entry;
}

void
yc_log_row_set_entry (YcLogRow *self, YcEntry *entry)
{
  if (entry == self->entry)
    return;
  yc_later_forget (&self->later);
  if (self->entry != NULL)
    g_signal_handlers_disconnect_by_data (self->entry, self);
  g_set_object (&self->entry, entry);
  if (entry == NULL)
    return;
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (show_entry), self);
  g_signal_connect_swapped (entry, "retold", G_CALLBACK (retold), self);
  show_entry (self);
}

/* ---- Its place ----
 *
 * Measured here and not by boxes within boxes: those look for the width that goes with a height by
 * trying out many, and for a row that is all the width there is. */

static int
width_of (gpointer widget)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static int
least_width_of (gpointer widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* A picture may want more than there is: it gets that, and is cut off where it is drawn. */
static int
height_of (gpointer widget, int width)
{
  int natural;

  if (width >= 0)
    width = MAX (width, least_width_of (widget));
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

static GtkWidget *
told_by (YcLogRow *self)
{
  return self->picture != NULL ? self->picture : GTK_WIDGET (self->sentence);
}

/* Where everything stands in a row of some width. */
typedef struct {
  int before, words, icon; /* the widths before the sentence, of it, and of the icon below it */
  int shape, number, sentence, mark, menu; /* the heights */
} Plan;

static Plan
plan_row (YcLogRow *self, int width)
{
  const gboolean marked = gtk_widget_get_visible (GTK_WIDGET (self->mark));
  Plan plan = {
    .before = MAX (SIDE, width_of (self->number)) + GAP,
    .icon = marked ? width_of (self->mark_icon) : 0,
    .shape = height_of (self->shape, -1),
    .number = height_of (self->number, -1),
    .menu = height_of (self->menu, -1),
  };

  plan.words = MAX (width - plan.before - GAP - width_of (self->menu), plan.icon);
  /* asked for no width, the least height of all is wanted: that without words */
  if (width >= 0)
    plan.sentence = height_of (told_by (self), plan.words);
  if (width >= 0 && marked)
    plan.mark
      = MAX (height_of (self->mark, plan.words - plan.icon), height_of (self->mark_icon, -1));
  return plan;
}

static GtkSizeRequestMode
yc_log_row_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
yc_log_row_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline G_GNUC_UNUSED,
                    int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  const Plan plan = plan_row (YC_LOG_ROW (widget), for_size);
  *minimum = *natural = MAX (MAX (plan.sentence + plan.mark, plan.shape + plan.number), plan.menu);
}

/* The row may run from right to left. */
static void
place (YcLogRow *self, gpointer child, const GtkAllocation *place)
{
  GtkAllocation there = *place;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    there.x = gtk_widget_get_width (GTK_WIDGET (self)) - place->x - place->width;
  gtk_widget_size_allocate (child, &there, -1);
}

static void
yc_log_row_size_allocate (GtkWidget *widget,
                          int width,
                          int height G_GNUC_UNUSED,
                          int baseline G_GNUC_UNUSED)
{
  YcLogRow *self = YC_LOG_ROW (widget);
  const Plan plan = plan_row (self, width);
  const int x = plan.before, y = plan.sentence, side = plan.before - GAP;
  const int words = MAX (plan.words, least_width_of (told_by (self)));

  self->room = (GtkAllocation){ x, 0, plan.words, plan.sentence };
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    self->room.x = width - x - plan.words;
  place (self, self->shape, &(GtkAllocation){ 0, 0, side, plan.shape });
  place (self, self->number, &(GtkAllocation){ 0, plan.shape, side, plan.number });
  place (self, told_by (self), &(GtkAllocation){ x, 0, words, plan.sentence });
  place (self, self->mark_icon, &(GtkAllocation){ x, y, plan.icon, plan.mark });
  place (self, self->mark, &(GtkAllocation){ x + plan.icon, y, plan.words - plan.icon, plan.mark });
  place (self, self->menu,
         &(GtkAllocation){ x + plan.words + GAP, 0, width_of (self->menu), plan.menu });
}

static void
yc_log_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  YcLogRow *self = YC_LOG_ROW (widget);
  const graphene_rect_t room = GRAPHENE_RECT_INIT (
    (float) self->room.x, 0, (float) self->room.width, (float) self->room.height);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    if (child == self->picture)
      gtk_snapshot_push_clip (snapshot, &room);
    gtk_widget_snapshot_child (widget, child, snapshot);
    if (child == self->picture)
      gtk_snapshot_pop (snapshot);
  }
}

static void
yc_log_row_dispose (GObject *object)
{
  yc_log_row_set_entry (YC_LOG_ROW (object), NULL);
  g_clear_pointer (&YC_LOG_ROW (object)->picture, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_LOG_ROW);
  yc_children_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (yc_log_row_parent_class)->dispose (object);
}

static void
yc_log_row_class_init (YcLogRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_log_row_dispose;
  widget_class->get_request_mode = yc_log_row_get_request_mode;
  widget_class->measure = yc_log_row_measure;
  widget_class->size_allocate = yc_log_row_size_allocate;
  widget_class->snapshot = yc_log_row_snapshot;
  g_type_ensure (YC_TYPE_PARAGRAPH);
  g_type_ensure (YC_TYPE_PLAYER_SHAPE);
  yc_template_set (widget_class, "play-log-row.ui");
  gtk_widget_class_bind_template_child (widget_class, YcLogRow, shape);
  gtk_widget_class_bind_template_child (widget_class, YcLogRow, number);
  gtk_widget_class_bind_template_child (widget_class, YcLogRow, sentence);
  gtk_widget_class_bind_template_child (widget_class, YcLogRow, mark_icon);
  gtk_widget_class_bind_template_child (widget_class, YcLogRow, mark);
  gtk_widget_class_bind_template_child (widget_class, YcLogRow, menu);
  gtk_widget_class_bind_template_callback (widget_class, show_statement);
}

static void
yc_log_row_init (YcLogRow *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  yc_tooltip_show (GTK_WIDGET (self->menu), _ ("What to do with this event"));
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
