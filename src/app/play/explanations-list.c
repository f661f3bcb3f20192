/* explanations-list.c: see explanations-list.h. The thread reads a record of its own. */

#include "explanations-list.h"

#include "announce.h"
#include "last-chance.h"
#include "widgets/template.h"
#include "words.h"
#include "widgets/children.h"
#include "widgets/plain-row.h"

#include <glib/gi18n.h>

struct _YcExplanationsList {
  AdwBin parent_instance;

  YcView *view;
  GCancellable *cancellable; /* of the search, or NULL */
  GTask *found;              /* whose explanations are shown, or NULL */

  GtkWidget *busy;
  GtkSpinner *spinner;
  GtkLabel *summary;
  GtkListBox *rows;
};

G_DEFINE_FINAL_TYPE (YcExplanationsList, yc_explanations_list, ADW_TYPE_BIN)

enum { CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

typedef struct {
  char *text; /* of the record */
  JsonNode *table;
  YcExplained *left_out, *wrong;
} Search;

static void
search_free (gpointer data)
{
  Search *search = data;

  free (search->text);
  json_node_unref (search->table);
  g_clear_pointer (&search->left_out, yc_explained_free);
  g_clear_pointer (&search->wrong, yc_explained_free);
  g_free (search);
}

/* ---- Rows ---- */

/* The plays in whole sentences, for the audience of the view. */
static char *
sentences_of (YcExplanationsList *self, const YcExplanation *explanation)
{
  YcSession *session = yc_view_get_session (self->view);
  g_autoptr (GArray) plays = g_array_new (FALSE, FALSE, sizeof (YcPlay));
  YcPlay play;

  for (guint i = 0; i < explanation->lines->len; i++) {
    if (!yc_session_read_play (session, g_ptr_array_index (explanation->lines, i), &play, NULL))
      continue;
    yc_view_hide_play (self->view, &play);
    g_array_append_val (plays, play);
  }
  return yc_words_plays (yc_session_get_record (session), plays);
}

/* What stands in the log in its place, or what a tap does. */
static char *
subtitle_of (YcExplanationsList *self, const YcExplanation *explanation)
{
  const guint event = explanation->event;

  if (event == 0)
    return g_strdup (_ ("Record these plays"));
  /* Translators: below what a play really was: its number in the log, and what the log says */
  return g_strdup_printf (_ ("Logged as play %u: %s"), event,
                          yc_entry_get_sentence (yc_view_get_entry (self->view, event)));
}

static void
add_row (YcExplanationsList *self, const YcExplanation *explanation)
{
  g_autofree char *words = explanation->lines->len > 0 ? sentences_of (self, explanation)
                                                       : g_strdup (_ ("It never happened."));
  g_autofree char *subtitle = subtitle_of (self, explanation);
  GtkWidget *row = yc_plain_row_new (words, subtitle);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name (
                               explanation->event > 0 ? "go-next-symbolic" : "list-add-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data (G_OBJECT (row), "explanation", (gpointer) explanation);
  gtk_list_box_append (self->rows, row);
}

static void
row_chosen (YcExplanationsList *self, GtkListBoxRow *row)
{
  /* whoever is told may look for something else */
  GTask *found = g_object_ref (self->found);

  g_signal_emit (self, signals[CHOSEN], 0, g_object_get_data (G_OBJECT (row), "explanation"));
  g_object_unref (found);
}

static void
add_rows (YcExplanationsList *self, const YcExplained *explained)
{
  for (guint i = 0; i < explained->explanations->len; i++)
    add_row (self, g_ptr_array_index (explained->explanations, i));
}

/* How many there are, and whether that is sure. */
static char *
summary_of (const Search *search)
{
  const guint n = search->left_out->n_found + search->wrong->n_found;
  const gboolean sure = search->left_out->whole && search->wrong->whole && !search->left_out->untold
                        && !search->wrong->untold;

  if (n == 0)
    return g_strdup (sure ? _ ("Neither up to three plays left out nor one logged wrongly explains "
                               "this.")
                          : _ ("Nothing was found that explains this; not everything was looked "
                               "at."));
  if (n == 1)
    return g_strdup (sure ? _ ("Only this explains it:")
                          : _ ("This explains it; not everything was looked at:"));
  /* Translators: how many explanations were found; they stand below, and one is to be chosen */
  return g_strdup_printf (
    sure
      ? ngettext ("%u thing explains it. Which was it?", "%u things explain it. Which was it?", n)
      : ngettext ("%u thing explains it, and not everything was looked at. Which was it?",
                  "%u things explain it, and not everything was looked at. Which was it?", n),
    n);
}

static void
show_found (YcExplanationsList *self, const Search *search)
{
  g_autofree char *summary = summary_of (search);

  yc_rows_clear (self->rows);
  add_rows (self, search->left_out);
  add_rows (self, search->wrong);
  gtk_label_set_text (self->summary, summary);
  gtk_widget_set_visible (GTK_WIDGET (self->rows),
                          search->left_out->n_found + search->wrong->n_found > 0);
  yc_announce (GTK_WIDGET (self), summary, YC_NEWS);
}

static void
show_busy (YcExplanationsList *self, gboolean busy)
{
  gtk_spinner_set_spinning (self->spinner, busy);
  gtk_widget_set_visible (self->busy, busy);
  gtk_widget_set_visible (GTK_WIDGET (self->summary), !busy);
}

/* ---- The search ---- */

static void
explain (Search *search, GCancellable *cancellable)
{
  YcError why;
  YcRecord *record = yc_record_read (search->text, strlen (search->text), &why);
  YcTimeline *timeline = record != NULL ? yc_timeline_new (record, UINT32_MAX) : NULL;

  if (record == NULL)
    return;
  search->left_out = yc_explain_left_out (record, timeline, search->table, cancellable);
  if (search->left_out != NULL)
    search->wrong = yc_explain_wrong (record, timeline, search->table, cancellable);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

static void
search_thread (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data, GCancellable *cancellable)
{
  explain (data, cancellable);
  g_task_return_boolean (task, TRUE);
}

static void
searched (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  const Search *search = g_task_get_task_data (G_TASK (result));
  YcExplanationsList *self = data;

  /* whoever gave it up is not to be touched */
  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    return;
  g_clear_object (&self->cancellable);
  show_busy (self, FALSE);
  if (search->wrong == NULL)
    return;
  show_found (self, search);
  g_set_object (&self->found, G_TASK (result));
}

static void
give_up (YcExplanationsList *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

void
yc_explanations_list_search (YcExplanationsList *self, YcView *view, JsonNode *table)
{
  g_return_if_fail (YC_IS_EXPLANATIONS_LIST (self));

  give_up (self);
  yc_rows_clear (self->rows);
  gtk_label_set_text (self->summary, "");
  gtk_widget_set_visible (GTK_WIDGET (self->rows), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), table != NULL);
  show_busy (self, table != NULL);
  g_set_object (&self->view, view);
  if (table == NULL)
    return;
  Search *search = g_new0 (Search, 1);
  self->cancellable = g_cancellable_new ();
  search->text = yc_record_write (yc_session_get_record (yc_view_get_session (view)), NULL);
  search->table = json_node_ref (table);
  g_autoptr (GTask) task = g_task_new (NULL, self->cancellable, searched, self);

  g_task_set_task_data (task, search, search_free);
  g_task_run_in_thread (task, search_thread);
}

gboolean
yc_explanations_list_is_busy (YcExplanationsList *self)
{
  g_return_val_if_fail (YC_IS_EXPLANATIONS_LIST (self), FALSE);

  return self->cancellable != NULL;
}

/* ---- Life ---- */

static void
yc_explanations_list_dispose (GObject *object)
{
  YcExplanationsList *self = YC_EXPLANATIONS_LIST (object);

  give_up (self);
  g_clear_object (&self->found);
  g_clear_object (&self->view);
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_EXPLANATIONS_LIST);
  G_OBJECT_CLASS (yc_explanations_list_parent_class)->dispose (object);
}

static void
yc_explanations_list_class_init (YcExplanationsListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_explanations_list_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", YC_TYPE_EXPLANATIONS_LIST, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  yc_template_set (widget_class, "explanations-list.ui");
  gtk_widget_class_bind_template_child (widget_class, YcExplanationsList, busy);
  gtk_widget_class_bind_template_child (widget_class, YcExplanationsList, spinner);
  gtk_widget_class_bind_template_child (widget_class, YcExplanationsList, summary);
  gtk_widget_class_bind_template_child (widget_class, YcExplanationsList, rows);
  gtk_widget_class_bind_template_callback (widget_class, row_chosen);
}

static void
yc_explanations_list_init (YcExplanationsList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
