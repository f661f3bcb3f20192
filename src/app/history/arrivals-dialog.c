/* arrivals-dialog.c: see arrivals-dialog.h. */

#include "arrivals-dialog.h"

#include "announce.h"
#include "difference-row.h"
#include "rules.h"
#include "session-error.h"
#include "sheet-pictures.h"
#include "widgets/plain-row.h"
#include "widgets/template.h"

#include <glib/gi18n.h>

/* Files that are taken in one transaction, while the window waits. They were read before, by a
 * thread: a picture takes up to seconds. */
#define FILES_AT_ONCE 10

/* Rows for what needs no attention; of the rest each file has one. */
#define MOST_PLAIN_ROWS 200

/* What becomes of a file; the first four are those of YcArrivalState. */
enum { UNREADABLE = YC_ARRIVAL_DIFFERS + 1, N_RESULTS };

typedef struct {
  guint result;
  YcArrival arrival;
  char *problem; /* of one that cannot be read */
} Result;

struct _YcArrivalsDialog {
  AdwWindow parent_instance;

  YcDatabase *database;
  GPtrArray *files; /* of GFile, all that were given */
  guint next;       /* file */
  GCancellable *reading;
  guint plain; /* rows */
  guint count[N_RESULTS];

  GtkWidget *close;
  GtkProgressBar *progress;
  GtkLabel *summary;
  GtkListBox *list;
};

enum { SIGNAL_TAKEN, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (YcArrivalsDialog, yc_arrivals_dialog, ADW_TYPE_WINDOW)

static void
result_clear (gpointer data)
{
  Result *result = data;

  yc_arrival_clear (&result->arrival);
  g_free (result->problem);
}

/* ---- Words ----------------------------------------------------------------------------------- */

/* What was emptied here is new again, and says so. */
static char *
describe_new (const YcArrival *arrival)
{
  const guint plays = arrival->events;
  g_autofree char *fresh
    = g_strdup_printf (ngettext ("New, %u play", "New, %u plays", plays), plays);

  if (arrival->emptied == NULL)
    return g_steal_pointer (&fresh);
  return yc_sentences_join (fresh, arrival->emptied, NULL);
}

static char *
describe (const Result *result)
{
  const guint plays = result->arrival.events;

  switch (result->result) {
  case YC_ARRIVAL_NEW:
    return describe_new (&result->arrival);
  case YC_ARRIVAL_KNOWN:
    return g_strdup (_ ("Known already"));
  case YC_ARRIVAL_LONGER:
    return g_strdup_printf (ngettext ("Goes on by %u play", "Goes on by %u plays", plays), plays);
  case YC_ARRIVAL_DIFFERS:
    return yc_words_difference (&result->arrival);
  default:
    return g_strdup (result->problem);
  }
}

/* One sentence of the summary; "" of nothing. */
static char *
count_of (guint n, const char *sentence)
{
  return n > 0 ? g_strdup_printf (sentence, n) : g_strdup ("");
}

static char *
summarize (YcArrivalsDialog *self)
{
  const guint *n = self->count;
  g_autofree char *fresh = count_of (
    n[YC_ARRIVAL_NEW], ngettext ("%u session is new.", "%u sessions are new.", n[YC_ARRIVAL_NEW]));
  g_autofree char *longer
    = count_of (n[YC_ARRIVAL_LONGER], ngettext ("%u goes on.", "%u go on.", n[YC_ARRIVAL_LONGER]));
  g_autofree char *known = count_of (
    n[YC_ARRIVAL_KNOWN], ngettext ("%u was known.", "%u were known.", n[YC_ARRIVAL_KNOWN]));
  g_autofree char *differ
    = count_of (n[YC_ARRIVAL_DIFFERS],
                ngettext ("%u differs from yours and was not taken.",
                          "%u differ from yours and were not taken.", n[YC_ARRIVAL_DIFFERS]));
  g_autofree char *broken = count_of (
    n[UNREADABLE], ngettext ("%u file cannot be read.", "%u files cannot be read.", n[UNREADABLE]));

  return yc_sentences_join (fresh, longer, known, differ, broken, NULL);
}

/* ---- Rows ------------------------------------------------------------------------------------ */

static gboolean
needs_attention (const Result *result)
{
  return result->result == YC_ARRIVAL_DIFFERS || result->result == UNREADABLE;
}

static GtkWidget *
row_new (const char *name, const Result *result)
{
  g_autofree char *words = describe (result);
  GtkWidget *row = yc_plain_row_new (name, words);

  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  if (result->result != UNREADABLE) {
    g_object_set_data_full (G_OBJECT (row), "session", g_strdup (result->arrival.uuid), g_free);
    gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
    adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                               gtk_image_new_from_icon_name ("go-next-symbolic"));
  }
  return row;
}

/* What needs attention stands on top, and what differs side by side below it. */
static void
add_row (YcArrivalsDialog *self, const char *name, const Result *result)
{
  self->count[result->result]++;
  if (!needs_attention (result) && self->plain++ >= MOST_PLAIN_ROWS)
    return;
  if (result->result == YC_ARRIVAL_DIFFERS)
    gtk_list_box_prepend (self->list, yc_difference_row_new (&result->arrival));
  if (needs_attention (result))
    gtk_list_box_prepend (self->list, row_new (name, result));
  else
    gtk_list_box_append (self->list, row_new (name, result));
}

static void
open_row (YcArrivalsDialog *self, GtkListBoxRow *row)
{
  const char *session = g_object_get_data (G_OBJECT (row), "session");
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (session == NULL)
    return;
  gtk_widget_activate_action (GTK_WIDGET (parent), "win.open-session", "s", session);
  gtk_window_close (GTK_WINDOW (self));
}

/* ---- Reading, in a thread -------------------------------------------------------------------- */

/* What some of the files hold. */
typedef struct {
  GPtrArray *files;
  guint first, n;
  GBytes *texts[FILES_AT_ONCE]; /* NULL: cannot be read, for this reason */
  GError *errors[FILES_AT_ONCE];
} Batch;

static void
batch_free (gpointer data)
{
  Batch *batch = data;

  for (guint i = 0; i < batch->n; i++) {
    g_clear_pointer (&batch->texts[i], g_bytes_unref);
    g_clear_error (&batch->errors[i]);
  }
  g_ptr_array_unref (batch->files);
  g_free (batch);
}

/* At most a byte more than a record may have; the caller frees. */
static char *
read_file (GFile *file, gsize *length, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, error);
  g_autofree char *text = g_malloc (YC_MAX_FILE + 1);

  if (stream == NULL
      || !g_input_stream_read_all (G_INPUT_STREAM (stream), text, YC_MAX_FILE + 1, length, NULL,
                                   error))
    return NULL;
  return g_steal_pointer (&text);
}

static GBytes *
read_text (GFile *file, GPtrArray *files, GError **error)
{
  gsize length = 0;
  char *text = yc_file_is_picture (file) ? yc_picture_read_record (file, files, &length, error)
                                         : read_file (file, &length, error);

  return text == NULL ? NULL : g_bytes_new_take (text, length);
}

static void
read_batch (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data, GCancellable *cancellable)
{
  Batch *batch = data;

  for (guint i = 0; i < batch->n && !g_cancellable_is_cancelled (cancellable); i++)
    batch->texts[i]
      = read_text (batch->files->pdata[batch->first + i], batch->files, &batch->errors[i]);
  g_task_return_boolean (task, TRUE);
}

/* ---- Taking ---------------------------------------------------------------------------------- */

/* FALSE if the ledger takes nothing any more. */
static gboolean
take_text (YcIntake *intake, GBytes *text, Result *result, GError **error)
{
  gsize length;
  const char *bytes = g_bytes_get_data (text, &length);
  g_autoptr (GError) failure = NULL;

  if (yc_intake_take (intake, bytes, length, &result->arrival, &failure)) {
    result->result = result->arrival.state;
    return TRUE;
  }
  if (failure->domain != YC_SESSION_ERROR) {
    g_propagate_error (error, g_steal_pointer (&failure));
    return FALSE;
  }
  result->result = UNREADABLE;
  result->problem = g_strdup (failure->message);
  return TRUE;
}

static gboolean
take_batch (YcArrivalsDialog *self, const Batch *batch, GArray *results, GError **error)
{
  g_autoptr (YcIntake) intake = yc_intake_begin (self->database, error);

  if (intake == NULL)
    return FALSE;
  for (guint i = 0; i < batch->n; i++) {
    Result *result = &g_array_index (results, Result, i);

    if (batch->texts[i] == NULL) {
      result->result = UNREADABLE;
      result->problem = g_strdup (batch->errors[i]->message);
    } else if (!take_text (intake, batch->texts[i], result, error)) {
      return FALSE;
    }
  }
  return yc_intake_end (g_steal_pointer (&intake), error);
}

static void
finish (YcArrivalsDialog *self, const char *words)
{
  gtk_widget_set_visible (GTK_WIDGET (self->progress), FALSE);
  gtk_button_set_label (GTK_BUTTON (self->close), _ ("_Close"));
  gtk_label_set_text (self->summary, words);
  yc_announce (GTK_WIDGET (self), words, YC_NEWS);
}

/* Some of the files did not come in, nor will those after them. */
static void
give_up (YcArrivalsDialog *self, const GError *error)
{
  g_autofree char *done = summarize (self);
  g_autofree char *words = yc_sentences_join (error->message, done, NULL);

  gtk_widget_add_css_class (GTK_WIDGET (self->summary), "error");
  finish (self, words);
}

static void
show_results (YcArrivalsDialog *self, GArray *results)
{
  for (guint i = 0; i < results->len; i++) {
    g_autofree char *path = g_file_get_basename (self->files->pdata[self->next + i]);
    g_autofree char *name = g_filename_display_name (path);

    add_row (self, name, &g_array_index (results, Result, i));
  }
  self->next += results->len;
  gtk_progress_bar_set_fraction (self->progress, (double) self->next / self->files->len);
}

static void read_next (YcArrivalsDialog *self);

static void
batch_read (GObject *source, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  /* the dialog was closed */
  if (!g_task_propagate_boolean (G_TASK (result), &error))
    return;
  YcArrivalsDialog *self = YC_ARRIVALS_DIALOG (source);
  const Batch *batch = g_task_get_task_data (G_TASK (result));
  g_autoptr (GArray) results = g_array_new (FALSE, TRUE, sizeof (Result));

  g_array_set_clear_func (results, result_clear);
  g_array_set_size (results, batch->n);
  if (!take_batch (self, batch, results, &error)) {
    give_up (self, error);
    return;
  }
  show_results (self, results);
  g_signal_emit (self, signals[SIGNAL_TAKEN], 0);
  read_next (self);
}

static void
read_next (YcArrivalsDialog *self)
{
  g_autofree char *words = NULL;
  g_autoptr (GTask) task = NULL;
  Batch *batch;

  if (self->next == self->files->len) {
    words = summarize (self);
    finish (self, words);
    return;
  }
  batch = g_new0 (Batch, 1);
  batch->files = g_ptr_array_ref (self->files);
  batch->first = self->next;
  batch->n = MIN (self->files->len - self->next, FILES_AT_ONCE);
  task = g_task_new (self, self->reading, batch_read, NULL);
  g_task_set_task_data (task, batch, batch_free);
  g_task_run_in_thread (task, read_batch);
}

/* ---- Life ------------------------------------------------------------------------------------ */

/* What is being read keeps the dialog until then. */
static void
yc_arrivals_dialog_unrealize (GtkWidget *widget)
{
  g_cancellable_cancel (YC_ARRIVALS_DIALOG (widget)->reading);
  GTK_WIDGET_CLASS (yc_arrivals_dialog_parent_class)->unrealize (widget);
}

static void
yc_arrivals_dialog_dispose (GObject *object)
{
  YcArrivalsDialog *self = YC_ARRIVALS_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_ARRIVALS_DIALOG);
  g_clear_pointer (&self->files, g_ptr_array_unref);
  g_clear_object (&self->reading);
  g_clear_object (&self->database);
  G_OBJECT_CLASS (yc_arrivals_dialog_parent_class)->dispose (object);
}

static void
yc_arrivals_dialog_class_init (YcArrivalsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_arrivals_dialog_dispose;
  widget_class->unrealize = yc_arrivals_dialog_unrealize;
  signals[SIGNAL_TAKEN] = g_signal_new ("taken", YC_TYPE_ARRIVALS_DIALOG, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);
  yc_template_set (widget_class, "arrivals-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, YcArrivalsDialog, close);
  gtk_widget_class_bind_template_child (widget_class, YcArrivalsDialog, progress);
  gtk_widget_class_bind_template_child (widget_class, YcArrivalsDialog, summary);
  gtk_widget_class_bind_template_child (widget_class, YcArrivalsDialog, list);
  gtk_widget_class_bind_template_callback (widget_class, open_row);
}

static void
yc_arrivals_dialog_init (YcArrivalsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static YcArrivalsDialog *
open_over (GtkWindow *parent)
{
  YcArrivalsDialog *self = g_object_new (YC_TYPE_ARRIVALS_DIALOG, "transient-for", parent, NULL);

  gtk_window_present (GTK_WINDOW (self));
  return self;
}

YcArrivalsDialog *
yc_arrivals_dialog_take (GtkWindow *parent, YcDatabase *database, GListModel *files)
{
  YcArrivalsDialog *self = open_over (parent);

  self->database = g_object_ref (database);
  self->files = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    g_ptr_array_add (self->files, g_list_model_get_item (files, i));
  self->reading = g_cancellable_new ();
  read_next (self);
  return self;
}

YcArrivalsDialog *
yc_arrivals_dialog_tell (GtkWindow *parent, const char *name, const YcArrival *arrival)
{
  YcArrivalsDialog *self = open_over (parent);
  const Result result = { .result = arrival->state, .arrival = *arrival };
  g_autofree char *words = NULL;

  add_row (self, name, &result);
  words = summarize (self);
  finish (self, words);
  return self;
}
