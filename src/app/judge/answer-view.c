/* answer-view.c: see answer-view.h. The rules are listed when somebody opens the list. */

#include "answer-view.h"

#include "widgets/children.h"
#include "widgets/paragraph.h"
#include "words.h"

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

static const char *
icon_of (YcAnswer answer)
{
  switch (answer) {
  case YC_ANSWER_KEPT:
    return "emblem-ok-symbolic";
  case YC_ANSWER_BROKEN:
    return "dialog-warning-symbolic";
  case YC_ANSWER_UNSEEN:
    return "dialog-question-symbolic";
  case YC_ANSWER_UNSAID:
    return "dialog-information-symbolic";
  case YC_ANSWER_MOOT:
  default:
    return "content-loading-symbolic";
  }
}

/* A dozen rules are shown with one tap, and a label that wraps would lay out each many times. */
static void
add_text (GtkWidget *column, const char *text, const char *style)
{
  YcParagraph *paragraph = g_object_new (YC_TYPE_PARAGRAPH, NULL);

  yc_paragraph_set_text (paragraph, text);
  if (style != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (paragraph), style);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (paragraph));
}

static GtkWidget *
icon_new (YcAnswer answer)
{
  GtkWidget *icon = gtk_image_new_from_icon_name (icon_of (answer));

  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  yc_words_answer (answer), -1);
  return icon;
}

/* Translators: what a rule says to a play ("Kept"), and the rule */
static char *
answer_words (const YcRecord *record, const YcAsked *asked)
{
  return g_strdup_printf (C_ ("answer", "%1$s: %2$s"), yc_words_answer (asked->answer),
                          yc_words_rule (yc_record_game (record), asked->rule));
}

/* Why the rule says so here, or NULL where nothing more is known than the rule. */
static char *
why_words (const YcRecord *record, const YcInquiry *inquiry, const YcAsked *asked)
{
  g_autofree char *why = asked->reason != NULL ? yc_words_reason (record, &inquiry->position,
                                                                  &inquiry->play, asked->reason)
                                               : NULL;

  if (g_strcmp0 (why, yc_words_rule (yc_record_game (record), asked->rule)) == 0)
    return NULL;
  return g_steal_pointer (&why);
}

GtkWidget *
yc_asked_row_new (const YcRecord *record, const YcInquiry *inquiry, const YcAsked *asked)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *words = answer_words (record, asked);
  g_autofree char *why = why_words (record, inquiry, asked);

  gtk_box_append (GTK_BOX (row), icon_new (asked->answer));
  gtk_box_append (GTK_BOX (row), column);
  gtk_widget_set_hexpand (column, TRUE);
  add_text (column, words, asked->answer == YC_ANSWER_MOOT ? "dim-label" : NULL);
  if (why != NULL)
    add_text (column, why, "heading");
  return row;
}

/* A tap leads to where the rule is printed. */
static GtkWidget *
button_new (YcAnswerView *self, const YcAsked *asked)
{
  const YcRecord *record = yc_session_get_record (self->session);
  GtkWidget *button = gtk_button_new ();
  g_autofree char *words = answer_words (record, asked);
  g_autofree char *why = why_words (record, self->inquiry, asked);
  g_autofree char *spoken = g_strjoin (" ", words, why, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  gtk_button_set_child (GTK_BUTTON (button), yc_asked_row_new (record, self->inquiry, asked));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s",
                                    yc_rule_id (yc_record_game (record), asked->rule));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.rule");
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "yc-asked");
  return button;
}

/* ---- All of them ---- */

static void
fill (YcAnswerView *self)
{
  yc_box_clear (self->rules);
  if (self->inquiry == NULL || !gtk_expander_get_expanded (self->how))
    return;
  for (guint i = 0; i < self->inquiry->n_asked; i++)
    gtk_box_append (self->rules, button_new (self, &self->inquiry->asked[i]));
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
