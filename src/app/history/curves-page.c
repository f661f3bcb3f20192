/* curves-page.c: see curves-page.h. */

#include "curves-page.h"

#include "announce.h"
#include "chances-list.h"
#include "chart.h"
#include "deeds-section.h"
#include "findings.h"
#include "numbers-table.h"
#include "program/program-button.h"
#include "replay-bar.h"
#include "widgets/children.h"
#include "widgets/player-shape.h"
#include "widgets/template.h"
#include "widgets/wrap.h"
#include "words.h"
#include "widgets/plain-row.h"

#include <glib/gi18n.h>
#include <string.h>

#define MOST_SERIES 32

/* One series with its sentence, its chart and what everybody has at the event looked at. */
typedef struct {
  guint series;
  GtkWidget *chip;
  GtkWidget *box; /* NULL until it is chosen for the first time */
  YcChart *chart;
  GtkLabel *numbers[YC_MAX_SEATS];
} Curve;

struct _YcCurvesPage {
  AdwBin parent_instance;

  YcView *view;
  YcCourse *course;
  YcStudy *study;
  Curve curves[MOST_SERIES];
  guint n_curves;

  AdwWindowTitle *title;
  GtkToggleButton *as_numbers;
  YcWrap *chips;
  GtkStack *content;
  GtkBox *charts;
  GtkListBox *findings;
  YcChancesList *chances;
  YcDeedsSection *deeds;
  YcNumbersTable *numbers;
  YcReplayBar *replay;
};

G_DEFINE_FINAL_TYPE (YcCurvesPage, yc_curves_page, ADW_TYPE_BIN)

static void
look_at (YcCurvesPage *self, guint event)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.look-at", "u", event);
}

static gboolean
is_chosen (const Curve *curve)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (curve->chip));
}

/* ---- One curve ---- */

static char *
sentence_of (YcCurvesPage *self, const Curve *curve)
{
  return curve->series == YC_SERIES_POINTS ? yc_words_study_lead (self->study)
                                           : yc_words_study_most (self->study, curve->series);
}

static GtkWidget *
label_new (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

/* Each player's shape, name and number. */
static GtkWidget *
legend_new (YcCurvesPage *self, Curve *curve)
{
  const YcSetup *setup = yc_session_get_setup (yc_view_get_session (self->view));
  GtkWidget *legend = yc_wrap_new (12, FALSE);

  for (int seat = 0; seat < setup->n_seats; seat++) {
    GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
    GtkWidget *number = label_new (NULL, "numeric");

    gtk_box_append (GTK_BOX (box), yc_player_shape_new (setup->seats[seat].color));
    gtk_box_append (GTK_BOX (box), number);
    curve->numbers[seat] = GTK_LABEL (number);
    yc_wrap_append (YC_WRAP (legend), box);
  }
  return legend;
}

static void
show_event (YcCurvesPage *self, Curve *curve)
{
  const YcSetup *setup = yc_session_get_setup (yc_view_get_session (self->view));
  const guint event = yc_view_get_event (self->view);

  if (curve->box == NULL)
    return;
  yc_chart_set_event (curve->chart, event);
  for (int seat = 0; seat < setup->n_seats; seat++) {
    g_autofree char *player = yc_words_player (setup, seat);
    g_autofree char *number = yc_words_study_number (
      self->study, curve->series, yc_study_get_number (self->study, curve->series, seat, event));
    /* Translators: a player and a number in the legend of a chart: "Ana $10" */
    g_autofree char *words = g_strdup_printf (C_ ("legend", "%1$s %2$s"), player, number);

    gtk_label_set_text (curve->numbers[seat], words);
  }
}

static void
add_chart (YcCurvesPage *self, Curve *curve)
{
  const char *title = yc_study_get_title (self->study, curve->series);
  g_autofree char *sentence = sentence_of (self, curve);
  g_autofree char *name = yc_sentences_join (title, sentence, NULL);
  GtkWidget *chart = yc_chart_new ();

  curve->chart = YC_CHART (chart);
  curve->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_box_append (GTK_BOX (curve->box), label_new (title, "heading"));
  gtk_box_append (GTK_BOX (curve->box), label_new (sentence, NULL));
  gtk_box_append (GTK_BOX (curve->box), legend_new (self, curve));
  gtk_box_append (GTK_BOX (curve->box), chart);
  gtk_box_append (self->charts, curve->box);
  yc_chart_set_series (curve->chart, self->study, self->course, curve->series);
  g_signal_connect_object (chart, "looked-at", G_CALLBACK (look_at), self, G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* ---- Which are shown ---- */

static void
show_numbers (YcCurvesPage *self)
{
  guint64 chosen = 0;

  for (guint i = 0; i < self->n_curves; i++)
    if (is_chosen (&self->curves[i]))
      chosen |= (guint64) 1 << self->curves[i].series;
  yc_numbers_table_set_series (self->numbers, self->study, chosen);
  yc_numbers_table_set_event (self->numbers, yc_view_get_event (self->view));
}

static void
numbers_toggled (YcCurvesPage *self)
{
  const gboolean numbers = gtk_toggle_button_get_active (self->as_numbers);

  gtk_stack_set_visible_child_name (self->content, numbers ? "numbers" : "curves");
  if (numbers)
    show_numbers (self);
}

static void
chip_toggled (GtkToggleButton *chip, YcCurvesPage *self)
{
  for (guint i = 0; i < self->n_curves; i++) {
    Curve *curve = &self->curves[i];

    if (curve->chip != GTK_WIDGET (chip))
      continue;
    if (curve->box == NULL)
      add_chart (self, curve);
    gtk_widget_set_visible (curve->box, is_chosen (curve));
    show_event (self, curve);
  }
  numbers_toggled (self);
}

/* What is only counted at the end makes no curve. */
static gboolean
is_a_curve (YcCurvesPage *self, guint series)
{
  return yc_study_get_number (self->study, series, 0, 0) != YC_NO_NUMBER;
}

static void
add_chip (YcCurvesPage *self, guint series)
{
  Curve *curve = &self->curves[self->n_curves];

  if (self->n_curves == MOST_SERIES || !is_a_curve (self, series))
    return;
  self->n_curves++;
  curve->series = series;
  curve->chip = gtk_toggle_button_new_with_label (yc_study_get_title (self->study, series));
  gtk_widget_add_css_class (curve->chip, "yc-choice");
  g_signal_connect_object (curve->chip, "toggled", G_CALLBACK (chip_toggled), self, 0);
  yc_wrap_append (self->chips, curve->chip);
}

/* ---- Findings ---- */

static void
add_finding (YcCurvesPage *self, const YcRecord *record, const YcFinding *finding)
{
  g_autofree char *words = yc_words_finding (record, finding);

  gtk_list_box_append (self->findings,
                       yc_event_row_new (words, NULL, finding->event > 0, finding->event));
}

static void
finding_chosen (YcCurvesPage *self, GtkListBoxRow *row)
{
  look_at (self, yc_event_row_get (row));
}

static void
add_findings (YcCurvesPage *self, const YcRecord *record, YcTimeline *timeline)
{
  g_autoptr (GArray) findings = yc_findings_of (record, timeline);

  for (guint i = 0; i < findings->len; i++)
    add_finding (self, record, &g_array_index (findings, YcFinding, i));
}

/* ---- All of it ---- */

static void
place_changed (YcCurvesPage *self)
{
  for (guint i = 0; i < self->n_curves; i++)
    show_event (self, &self->curves[i]);
  yc_numbers_table_set_event (self->numbers, yc_view_get_event (self->view));
}

static void
forget (YcCurvesPage *self)
{
  for (guint i = 0; i < self->n_curves; i++)
    if (self->curves[i].box != NULL)
      yc_chart_set_series (self->curves[i].chart, NULL, NULL, 0);
  yc_numbers_table_set_series (self->numbers, NULL, 0);
  yc_chances_list_set_record (self->chances, NULL, NULL);
  g_clear_pointer (&self->course, yc_course_free);
  g_clear_pointer (&self->study, yc_study_free);
}

static void
view_event (GSimpleAction *action G_GNUC_UNUSED, GVariant *event, gpointer data)
{
  YcCurvesPage *self = data;
  const guint wanted = g_variant_get_uint32 (event);

  yc_view_look_at (self->view, wanted < yc_session_get_n_events (yc_view_get_session (self->view))
                                 ? (int) wanted
                                 : YC_VIEW_NOW);
}

/* The same as at the table, whose place it is. */
static void
add_actions (YcCurvesPage *self)
{
  const GActionEntry entries[]
    = { { .name = "look-at", .activate = view_event, .parameter_type = "u" } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", G_ACTION_GROUP (actions));
}

static void
study_session (YcCurvesPage *self)
{
  YcSession *session = yc_view_get_session (self->view);
  const YcRecord *record = yc_session_get_record (session);

  self->course = yc_course_new (record, yc_session_get_timeline (session));
  self->study = yc_study_new (record);
  for (guint series = 0; series < yc_study_get_n_series (self->study); series++)
    add_chip (self, series);
  add_findings (self, record, yc_session_get_timeline (session));
  yc_chances_list_set_record (self->chances, record, yc_session_get_timeline (session));
  yc_deeds_section_fill (self->deeds, self->view, self->study);
  adw_window_title_set_subtitle (self->title, yc_session_get_title (session));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->curves[0].chip), TRUE);
}

/* More was recorded, or the same is read with other cards: it is studied again once the view shows
 * that. */
static void
begin_anew (YcCurvesPage *self)
{
  forget (self);
  self->n_curves = 0;
  yc_children_clear (GTK_WIDGET (self->chips));
  yc_box_clear (self->charts);
  yc_rows_clear (self->findings);
  memset (self->curves, 0, sizeof self->curves);
}

static void
follow (YcCurvesPage *self, const char *news)
{
  YcSession *session = yc_view_get_session (self->view);

  g_signal_connect_object (session, news, G_CALLBACK (begin_anew), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, news, G_CALLBACK (study_session), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static gboolean
toggle_numbers (GtkWidget *widget, GVariant *arguments G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  GtkToggleButton *button = YC_CURVES_PAGE (widget)->as_numbers;

  gtk_toggle_button_set_active (button, !gtk_toggle_button_get_active (button));
  return TRUE;
}

static void
yc_curves_page_dispose (GObject *object)
{
  YcCurvesPage *self = YC_CURVES_PAGE (object);

  if (self->study != NULL)
    forget (self);
  self->n_curves = 0;
  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_CURVES_PAGE);
  g_clear_object (&self->view);
  G_OBJECT_CLASS (yc_curves_page_parent_class)->dispose (object);
}

static void
yc_curves_page_class_init (YcCurvesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_curves_page_dispose;
  g_type_ensure (YC_TYPE_CHANCES_LIST);
  g_type_ensure (YC_TYPE_DEEDS_SECTION);
  g_type_ensure (YC_TYPE_NUMBERS_TABLE);
  g_type_ensure (YC_TYPE_PROGRAM_BUTTON);
  g_type_ensure (YC_TYPE_REPLAY_BAR);
  g_type_ensure (YC_TYPE_WRAP);
  yc_template_set (widget_class, "curves-page.ui");
  gtk_widget_class_bind_template_child (widget_class, YcCurvesPage, title);
  gtk_widget_class_bind_template_child (widget_class, YcCurvesPage, as_numbers);
  gtk_widget_class_bind_template_child (widget_class, YcCurvesPage, chips);
  gtk_widget_class_bind_template_child (widget_class, YcCurvesPage, content);
  gtk_widget_class_bind_template_child (widget_class, YcCurvesPage, charts);
  gtk_widget_class_bind_template_child (widget_class, YcCurvesPage, findings);
  gtk_widget_class_bind_template_child (widget_class, YcCurvesPage, chances);
  gtk_widget_class_bind_template_child (widget_class, YcCurvesPage, deeds);
  gtk_widget_class_bind_template_child (widget_class, YcCurvesPage, numbers);
  gtk_widget_class_bind_template_child (widget_class, YcCurvesPage, replay);
  gtk_widget_class_bind_template_callback (widget_class, numbers_toggled);
  gtk_widget_class_bind_template_callback (widget_class, finding_chosen);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_t, 0, toggle_numbers, NULL);
}

static void
yc_curves_page_init (YcCurvesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  yc_wrap_set_spacing (self->chips, 6, FALSE);
  add_actions (self);
  g_signal_connect_object (self->chances, "looked-at", G_CALLBACK (look_at), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->deeds, "looked-at", G_CALLBACK (look_at), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->numbers, "looked-at", G_CALLBACK (look_at), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
yc_curves_page_new (YcView *view)
{
  YcCurvesPage *self = g_object_new (YC_TYPE_CURVES_PAGE, NULL);

  self->view = g_object_ref (view);
  study_session (self);
  yc_replay_bar_set_view (self->replay, view);
  yc_replay_bar_take_keys (self->replay, GTK_WIDGET (self), GTK_WIDGET (self->charts));
  follow (self, "appended");
  follow (self, "exchanged");
  g_signal_connect_object (view, "changed", G_CALLBACK (place_changed), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  return GTK_WIDGET (self);
}
