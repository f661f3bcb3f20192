/* puzzles-page.c: see puzzles-page.h. */

#include "puzzles-page.h"

#include "program/program-button.h"
#include "widgets/template.h"

#include <glib/gi18n.h>

struct _YcPuzzlesPage {
  AdwBin parent_instance;

  YcPuzzles *puzzles;
  gboolean had_any; /* the keyboard has come to the first of them */
  GtkStack *content;
  GtkSpinner *spinner;
  GtkLabel *progress;
  GtkWidget *list;
  GtkNoSelection *selection;
};

G_DEFINE_FINAL_TYPE (YcPuzzlesPage, yc_puzzles_page, ADW_TYPE_BIN)

enum { OPENED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- Rows ---- */

static GtkWidget *
label_new (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

static void
set_up_item (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (box), label_new (NULL));
  gtk_box_append (GTK_BOX (box), label_new ("dim-label"));
  gtk_widget_set_margin_top (box, 8);
  gtk_widget_set_margin_bottom (box, 8);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_list_item_set_child (item, box);
}

static void
bind_item (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  YcPuzzle *puzzle = gtk_list_item_get_item (item);
  GtkWidget *title = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  g_autofree char *words = yc_puzzle_get_title (puzzle);
  g_autofree char *when = yc_puzzle_get_when (puzzle);

  gtk_label_set_text (GTK_LABEL (title), words);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (title)), when);
}

static void
open_item (GtkListView *list G_GNUC_UNUSED, guint position, YcPuzzlesPage *self)
{
  g_autoptr (YcPuzzle) puzzle
    = g_list_model_get_item (yc_puzzles_get_list (self->puzzles), position);

  g_signal_emit (self, signals[OPENED], 0, puzzle);
}

/* ---- Progress ---- */

static void
show_progress (YcPuzzlesPage *self)
{
  const gboolean looking = yc_puzzles_is_looking (self->puzzles);
  const guint n_looked = yc_puzzles_get_n_looked (self->puzzles);
  const gboolean any = g_list_model_get_n_items (yc_puzzles_get_list (self->puzzles)) > 0;
  g_autofree char *words = g_strdup_printf (
    ngettext ("%u session was looked through…", "%u sessions were looked through…", n_looked),
    n_looked);

  if (any && !self->had_any)
    gtk_widget_grab_focus (self->list);
  self->had_any = any;
  gtk_label_set_text (self->progress, words);
  gtk_spinner_set_spinning (self->spinner, looking);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->progress)), looking);
  gtk_stack_set_visible_child_name (self->content, any || looking ? "puzzles" : "empty");
}

/* ---- Life ---- */

static void
yc_puzzles_page_dispose (GObject *object)
{
  YcPuzzlesPage *self = YC_PUZZLES_PAGE (object);

  if (self->puzzles != NULL)
    yc_puzzles_stop (self->puzzles);
  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_PUZZLES_PAGE);
  g_clear_object (&self->puzzles);
  G_OBJECT_CLASS (yc_puzzles_page_parent_class)->dispose (object);
}

static void
yc_puzzles_page_class_init (YcPuzzlesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_puzzles_page_dispose;
  signals[OPENED] = g_signal_new ("opened", YC_TYPE_PUZZLES_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, YC_TYPE_PUZZLE);
  g_type_ensure (YC_TYPE_PROGRAM_BUTTON);
  yc_template_set (widget_class, "puzzles-page.ui");
  gtk_widget_class_bind_template_child (widget_class, YcPuzzlesPage, content);
  gtk_widget_class_bind_template_child (widget_class, YcPuzzlesPage, spinner);
  gtk_widget_class_bind_template_child (widget_class, YcPuzzlesPage, progress);
  gtk_widget_class_bind_template_child (widget_class, YcPuzzlesPage, list);
  gtk_widget_class_bind_template_child (widget_class, YcPuzzlesPage, selection);
  gtk_widget_class_bind_template_callback (widget_class, set_up_item);
  gtk_widget_class_bind_template_callback (widget_class, bind_item);
  gtk_widget_class_bind_template_callback (widget_class, open_item);
}

static void
yc_puzzles_page_init (YcPuzzlesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
yc_puzzles_page_new (YcDatabase *database)
{
  YcPuzzlesPage *self = g_object_new (YC_TYPE_PUZZLES_PAGE, NULL);

  self->puzzles = yc_puzzles_new (database);
  g_signal_connect_object (self->puzzles, "changed", G_CALLBACK (show_progress), self,
                           G_CONNECT_SWAPPED);
  gtk_no_selection_set_model (self->selection, yc_puzzles_get_list (self->puzzles));
  show_progress (self);
  return GTK_WIDGET (self);
}

void
yc_puzzles_page_sort (YcPuzzlesPage *self)
{
  yc_puzzles_sort (self->puzzles);
}
