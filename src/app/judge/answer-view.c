/* answer-view.c: see answer-view.h. The rules are listed when somebody opens the list. */

#include "answer-view.h"

#include "asked-row.h"
#include "widgets/children.h"

#include <glib/gi18n.h>

struct _YcAnswerView {
  GtkWidget parent_instance;

  YcSession *session;
  const YcInquiry *inquiry;
  YcVerdict verdict; /* of the answer shown last; -1 before */
  GtkExpander *how;
  GtkBox *rules;
};

G_DEFINE_FINAL_TYPE (YcAnswerView, yc_answer_view, GTK_TYPE_WIDGET)

/* ---- A rule ---- */

/* A tap leads to where the rule is printed. */
static GtkWidget *
button_new (void)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), yc_asked_row_new ());
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.rule");
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "yc-asked");
  return button;
}

static void
show_asked (YcAnswerView *self, GtkWidget *button, const YcAsked *asked)
{
  const YcRecord *record = yc_session_get_record (self->session);
  YcAskedRow *row = YC_ASKED_ROW (gtk_button_get_child (GTK_BUTTON (button)));
  g_autofree char *words = NULL;

  yc_asked_row_show (row, record, self->inquiry, asked);
  words = yc_asked_row_get_words (row);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s",
                                    yc_rule_id (yc_record_game (record), asked->rule));
  gtk_widget_set_visible (button, TRUE);
}

/* ---- All of them ---- */

/* The rows of the last answer are used again. */
static void
fill (YcAnswerView *self)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->rules));
  const guint n
    = self->inquiry != NULL && gtk_expander_get_expanded (self->how) ? self->inquiry->n_asked : 0;

  for (guint i = 0; i < n; i++) {
    if (button == NULL) {
      button = button_new ();
      gtk_box_append (self->rules, button);
    }
    show_asked (self, button, &self->inquiry->asked[i]);
    button = gtk_widget_get_next_sibling (button);
  }
  for (; button != NULL; button = gtk_widget_get_next_sibling (button))
    gtk_widget_set_visible (button, FALSE);
}

/* Why it is legal is what most arguments are about; of what is not, the first rule is enough.
 * Returns whether it was unfolded or folded, and with that filled. */
static gboolean
unfold (YcAnswerView *self)
{
  const gboolean before = gtk_expander_get_expanded (self->how);

  if (self->verdict != self->inquiry->ruling.verdict)
    gtk_expander_set_expanded (self->how, self->inquiry->ruling.verdict == YC_LEGAL);
  self->verdict = self->inquiry->ruling.verdict;
  return gtk_expander_get_expanded (self->how) != before;
}

void
yc_answer_view_show (YcAnswerView *self, YcSession *session, const YcInquiry *inquiry)
{
  gboolean filled = FALSE;

  self->session = session;
  self->inquiry = inquiry;
  gtk_widget_set_visible (GTK_WIDGET (self), inquiry != NULL);
  if (inquiry != NULL) {
    const guint n = inquiry->n_asked;
    g_autofree char *label = g_strdup_printf (
      ngettext ("How it was judged: %u rule", "How it was judged: %u rules", n), n);

    gtk_expander_set_label (self->how, label);
    filled = unfold (self);
  }
  if (!filled)
    fill (self);
}

static void
yc_answer_view_dispose (GObject *object)
{
  yc_children_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (yc_answer_view_parent_class)->dispose (object);
}

static void
yc_answer_view_class_init (YcAnswerViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_answer_view_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "answerview");
}

static void
yc_answer_view_init (YcAnswerView *self)
{
  GtkWidget *how = gtk_expander_new (NULL);
  GtkWidget *rules = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->how = GTK_EXPANDER (how);
  self->rules = GTK_BOX (rules);
  self->verdict = (YcVerdict) -1;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_margin_start (rules, 12);
  gtk_widget_set_margin_top (rules, 4);
  gtk_expander_set_child (self->how, rules);
  g_signal_connect_swapped (how, "notify::expanded", G_CALLBACK (fill), self);
  gtk_widget_set_parent (how, GTK_WIDGET (self));
}
