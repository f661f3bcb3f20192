/* comparison-dialog.c: see comparison-dialog.h. */

#include "comparison-dialog.h"

#include "announce.h"
#include "comparison.h"
#include "what-if.h"
#include "widgets/player-shape.h"
#include "widgets/template.h"
#include "widgets/wrap.h"
#include "words.h"
#include "widgets/children.h"
#include "widgets/description.h"
#include "widgets/sentence.h"

#include <glib/gi18n.h>

struct _YcComparisonDialog {
  AdwWindow parent_instance;

  YcSession *branch;
  YcSession *origin;

  GtkLabel *name;
  GtkLabel *summary;
  GtkToggleButton *after_as_many;
  GtkBox *groups;
};

G_DEFINE_FINAL_TYPE (YcComparisonDialog, yc_comparison_dialog, ADW_TYPE_WINDOW)

/* ---- Rows ---- */

static GtkWidget *
cell_new (const char *text, const char *style)
{
  GtkWidget *label = yc_sentence_new (text, style);

  gtk_widget_set_valign (label, GTK_ALIGN_START);
  return label;
}

/* Three columns of one width, so that those of all groups stand one below the other. */
static GtkWidget *
cells_new (const char *name, const char *was, const char *is, const char *style)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_widget_add_css_class (box, "yc-compared");
  gtk_box_append (GTK_BOX (box), cell_new (name, "dim-label"));
  gtk_box_append (GTK_BOX (box), cell_new (was, style));
  gtk_box_append (GTK_BOX (box), cell_new (is, style));
  return box;
}

static void
add_row (GtkListBox *list, const YcDifference *difference)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *cells = cells_new (difference->name, difference->was, difference->is, NULL);
  /* Translators: what differs, what it was in what happened, and what it is in the what-if */
  g_autofree char *words = g_strdup_printf (_ ("%1$s: it was %2$s, and would be %3$s"),
                                            difference->name, difference->was, difference->is);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), cells);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_list_box_append (list, row);
}

/* ---- Groups ---- */

static GtkWidget *
heading_new (YcComparisonDialog *self, int seat)
{
  const YcSetup *setup = yc_session_get_setup (self->origin);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *name = seat < 0 ? g_strdup (_ ("The table")) : yc_words_player (setup, seat);

  if (seat >= 0)
    gtk_box_append (GTK_BOX (box), yc_player_shape_new (setup->seats[seat].color));
  gtk_box_append (GTK_BOX (box), cell_new (name, "heading"));
  return box;
}

static GtkListBox *
list_new (YcComparisonDialog *self, int seat)
{
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *heading = heading_new (self, seat);

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (
    GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
    gtk_label_get_text (GTK_LABEL (gtk_widget_get_last_child (heading))), -1);
  gtk_box_append (self->groups, heading);
  gtk_box_append (self->groups, list);
  return GTK_LIST_BOX (list);
}

/* The differences come by seat. */
static void
add_differences (YcComparisonDialog *self, const GArray *differences)
{
  GtkListBox *list = NULL;
  int seat = 0;

  gtk_box_append (self->groups,
                  cells_new ("", _ ("What happened"), _ ("What if"), "caption-heading"));
  for (guint i = 0; i < differences->len; i++) {
    const YcDifference *difference = &g_array_index (differences, YcDifference, i);

    if (list == NULL || difference->seat != seat)
      list = list_new (self, difference->seat);
    seat = difference->seat;
    add_row (list, difference);
  }
}

static void
add_others (YcComparisonDialog *self, guint others)
{
  g_autofree char *words = g_strdup_printf (
    ngettext ("%u more thing is different.", "%u more things are different.", others), others);

  if (others > 0)
    gtk_box_append (self->groups, cell_new (words, "dim-label"));
}

/* ---- The whole ---- */

static char *
summary_words (YcComparisonDialog *self, guint event, gboolean same)
{
  g_autofree char *places = g_strdup_printf (
    /* Translators: numbers of plays: of what happened, and of the what-if */
    _ ("What happened stands after play %1$u, the what-if after play %2$u."), event,
    yc_session_get_n_events (self->branch));

  return same ? g_strjoin (" ", places, _ ("Nothing is different."), NULL)
              : g_steal_pointer (&places);
}

static void
show (YcComparisonDialog *self)
{
  const gboolean after_as_many = gtk_toggle_button_get_active (self->after_as_many);
  guint event, others;
  g_autoptr (GArray) differences
    = yc_what_if_compare (self->branch, self->origin, after_as_many, &event, &others);
  const gboolean same = differences->len == 0 && others == 0;
  g_autofree char *summary = summary_words (self, event, same);

  yc_box_clear (self->groups);
  if (!same)
    add_differences (self, differences);
  add_others (self, others);
  gtk_label_set_text (self->summary, summary);
  yc_describe (GTK_WIDGET (self), summary);
  yc_announce (GTK_WIDGET (self), summary, YC_NEWS);
}

static void
yc_comparison_dialog_dispose (GObject *object)
{
  YcComparisonDialog *self = YC_COMPARISON_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_COMPARISON_DIALOG);
  g_clear_object (&self->branch);
  g_clear_object (&self->origin);
  G_OBJECT_CLASS (yc_comparison_dialog_parent_class)->dispose (object);
}

static void
yc_comparison_dialog_class_init (YcComparisonDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_comparison_dialog_dispose;
  g_type_ensure (YC_TYPE_WRAP);
  yc_template_set (widget_class, "comparison-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, YcComparisonDialog, name);
  gtk_widget_class_bind_template_child (widget_class, YcComparisonDialog, summary);
  gtk_widget_class_bind_template_child (widget_class, YcComparisonDialog, after_as_many);
  gtk_widget_class_bind_template_child (widget_class, YcComparisonDialog, groups);
  gtk_widget_class_bind_template_callback (widget_class, show);
}

static void
yc_comparison_dialog_init (YcComparisonDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
yc_comparison_dialog_open (GtkWidget *parent, YcSession *branch, YcSession *origin)
{
  YcComparisonDialog *self
    = g_object_new (YC_TYPE_COMPARISON_DIALOG, "transient-for", gtk_widget_get_root (parent), NULL);
  g_autofree char *name = yc_words_what_if (branch);

  self->branch = g_object_ref (branch);
  self->origin = g_object_ref (origin);
  gtk_label_set_text (self->name, name);
  show (self);
  gtk_window_present (GTK_WINDOW (self));
}
