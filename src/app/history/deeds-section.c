/* deeds-section.c: see deeds-section.h. */

#include "deeds-section.h"

#include "deeds.h"
#include "widgets/children.h"
#include "words.h"
#include "widgets/plain-row.h"

#include <adwaita.h>
#include <glib/gi18n.h>

struct _YcDeedsSection {
  GtkBox parent_instance;

  YcView *view;         /* borrowed, until it is filled anew */
  const YcStudy *study; /* while it is filled */
};

G_DEFINE_FINAL_TYPE (YcDeedsSection, yc_deeds_section, GTK_TYPE_BOX)

enum { LOOKED_AT, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
row_chosen (YcDeedsSection *self, GtkListBoxRow *row)
{
  g_signal_emit (self, signals[LOOKED_AT], 0, yc_event_row_get (row));
}

/* ---- Lists ---- */

static GtkWidget *
add_label (YcDeedsSection *self, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (self), label);
  return label;
}

/* A list under its title and its one sentence. */
static GtkWidget *
list_new (YcDeedsSection *self, const char *title, const char *sentence)
{
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *heading = add_label (self, title);

  gtk_widget_add_css_class (heading, "heading");
  gtk_widget_set_margin_top (heading, 12);
  add_label (self, sentence);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_signal_connect_object (list, "row-activated", G_CALLBACK (row_chosen), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), list);
  return list;
}

/* How much of the most it is, to be seen at a glance; the words say it, too. */
static GtkWidget *
bar_new (guint n, guint most)
{
  GtkWidget *bar = gtk_level_bar_new_for_interval (0, most);

  /* neither little nor much is good or bad here */
  gtk_level_bar_remove_offset_value (GTK_LEVEL_BAR (bar), GTK_LEVEL_BAR_OFFSET_LOW);
  gtk_level_bar_remove_offset_value (GTK_LEVEL_BAR (bar), GTK_LEVEL_BAR_OFFSET_HIGH);
  gtk_level_bar_remove_offset_value (GTK_LEVEL_BAR (bar), GTK_LEVEL_BAR_OFFSET_FULL);
  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), n);
  gtk_widget_set_size_request (bar, 64, -1);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  return bar;
}

/* ---- What was used, and taken ---- */

/* The plays behind a line, when somebody first asks for them. */
static void
show_plays (AdwExpanderRow *row, GParamSpec *pspec G_GNUC_UNUSED, YcDeedsSection *self)
{
  g_autoptr (GArray) events = g_object_steal_data (G_OBJECT (row), "events");

  for (guint i = 0; events != NULL && i < events->len; i++) {
    const guint event = g_array_index (events, guint, i);
    g_autofree char *number = g_strdup_printf (/* Translators: the number of a play in the log */
                                               _ ("Play %u"), event);
    GtkWidget *play = yc_event_row_new (
      yc_entry_get_sentence (yc_view_get_entry (self->view, event)), number, TRUE, event);

    g_signal_connect_object (play, "activated", G_CALLBACK (row_chosen), self, G_CONNECT_SWAPPED);
    adw_expander_row_add_row (row, play);
  }
}

static void
add_total (YcDeedsSection *self, GtkWidget *list, const YcTotal *total, guint most)
{
  const YcRecord *record = yc_study_get_record (self->study);
  GtkWidget *row = adw_expander_row_new ();
  g_autofree char *title = yc_words_total (record, total);
  g_autofree char *subtitle = yc_words_total_of (self->study, total);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), subtitle);
  adw_expander_row_add_action (ADW_EXPANDER_ROW (row), bar_new (total->events->len, most));
  g_object_set_data_full (G_OBJECT (row), "events", g_array_ref (total->events),
                          (GDestroyNotify) g_array_unref);
  g_signal_connect_object (row, "notify::expanded", G_CALLBACK (show_plays), self, 0);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
}

static void
add_totals (YcDeedsSection *self, const char *title, const GArray *totals)
{
  g_autofree char *sentence = yc_words_totals (yc_study_get_record (self->study), totals);
  GtkWidget *list = sentence != NULL ? list_new (self, title, sentence) : NULL;

  for (guint i = 0; i < totals->len; i++)
    add_total (self, list, &g_array_index (totals, YcTotal, i),
               g_array_index (totals, YcTotal, 0).events->len);
}

/* ---- Where the points came from ---- */

static int
compare_points (gconstpointer a, gconstpointer b)
{
  const YcDeed *const *deed = a, *const *other = b;

  return (*other)->brought[YC_SERIES_POINTS] - (*deed)->brought[YC_SERIES_POINTS];
}

/* The deeds that brought points, most first. */
static GPtrArray *
find_points (GArray *deeds)
{
  GPtrArray *scored = g_ptr_array_new ();

  for (guint i = 0; i < deeds->len; i++) {
    YcDeed *deed = &g_array_index (deeds, YcDeed, i);

    if (deed->brought[YC_SERIES_POINTS] > 0)
      g_ptr_array_add (scored, deed);
  }
  g_ptr_array_sort (scored, compare_points);
  return scored;
}

static void
add_points (YcDeedsSection *self, GArray *deeds)
{
  g_autoptr (GPtrArray) scored = find_points (deeds);
  GtkWidget *list = NULL;

  for (guint i = 0; i < scored->len; i++) {
    const YcDeed *deed = scored->pdata[i], *most = scored->pdata[0];
    const guint event = g_array_index (deed->events, guint, 0);
    const char *sentence = yc_entry_get_sentence (yc_view_get_entry (self->view, event));
    g_autofree char *points = yc_words_deed_points (deed);

    if (list == NULL) {
      /* Translators: "24 points", and the sentence of a play */
      g_autofree char *first = g_strdup_printf (_ ("The most was %1$s: %2$s"), points, sentence);

      list = list_new (self, _ ("Where the Points Came From"), first);
    }
    GtkWidget *row = yc_event_row_new (sentence, points, TRUE, event);
    adw_action_row_add_suffix (
      ADW_ACTION_ROW (row),
      bar_new ((guint) deed->brought[YC_SERIES_POINTS], (guint) most->brought[YC_SERIES_POINTS]));
    gtk_list_box_append (GTK_LIST_BOX (list), row);
  }
}

void
yc_deeds_section_fill (YcDeedsSection *self, YcView *view, const YcStudy *study)
{
  YcSession *session = yc_view_get_session (view);
  const YcRecord *record = yc_session_get_record (session);
  g_autoptr (GArray) deeds = yc_deeds_of (record, yc_session_get_timeline (session));
  g_autoptr (GArray) uses = yc_deeds_uses (deeds), tolls = yc_deeds_tolls (deeds);

  self->view = view;
  self->study = study;
  yc_children_clear (GTK_WIDGET (self));
  add_points (self, deeds);
  add_totals (self, _ ("What Was Used"), uses);
  add_totals (self, _ ("What Was Taken"), tolls);
}

/* ---- Life ---- */

static void
yc_deeds_section_class_init (YcDeedsSectionClass *klass G_GNUC_UNUSED)
{
  signals[LOOKED_AT] = g_signal_new ("looked-at", YC_TYPE_DEEDS_SECTION, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
yc_deeds_section_init (YcDeedsSection *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
}
