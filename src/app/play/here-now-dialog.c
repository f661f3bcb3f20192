/* here-now-dialog.c: see here-now-dialog.h. What differs becomes corrections of the table, judged
 * one after the other; the table that they lead to is explained in the background. */

#include "here-now-dialog.h"

#include "adjust-dialog.h"
#include "announce.h"
#include "count-row.h"
#include "dispute/dispute-actions.h"
#include "explanations-list.h"
#include "lying-form.h"
#include "table-page.h"
#include "widgets/spoken-names.h"
#include "widgets/template.h"
#include "words.h"

#include <glib/gi18n.h>

/* Milliseconds without a change before it is explained. */
#define QUIET 350

struct _YcHereNowDialog {
  AdwWindow parent_instance;

  YcTablePage *page; /* borrowed: NULL once another page was opened behind the dialog */
  YcView *view;
  YcSession *session; /* of the view */
  GPtrArray *more;    /* of YcPlay: corrected otherwise, without a reason */
  GPtrArray *plays;   /* of YcPlay: all corrections as they would be recorded */
  YcPosition after;   /* them */
  char *quoted;       /* the reason as the plays have it, or NULL */
  guint quiet;        /* the timeout before it is explained, or 0 */

  YcLyingForm *form;
  AdwPreferencesGroup *others;
  YcExplanationsList *explanations;
  GtkWidget *reason;
  GtkLabel *ruling;
};

G_DEFINE_FINAL_TYPE (YcHereNowDialog, yc_here_now_dialog, ADW_TYPE_WINDOW)

/* ---- The corrections ---- */

static const YcSetup *
setup_of (YcHereNowDialog *self)
{
  return yc_session_get_setup (self->session);
}

static void
make_plays (YcHereNowDialog *self)
{
  const char *reason = gtk_editable_get_text (GTK_EDITABLE (self->reason));

  g_ptr_array_set_size (self->plays, 0);
  yc_lying_form_correct (self->form, self->plays);
  for (guint i = 0; i < self->more->len; i++)
    g_ptr_array_add (self->plays, g_memdup2 (g_ptr_array_index (self->more, i), sizeof (YcPlay)));
  g_clear_pointer (&self->quoted, g_free);
  if (*reason == '\0')
    return;
  self->quoted = yc_session_quote (reason);
  for (guint i = 0; i < self->plays->len; i++)
    ((YcPlay *) g_ptr_array_index (self->plays, i))->text
      = (YcText){ self->quoted, strlen (self->quoted) };
}

/* Makes one correction after those before it; returns why it cannot be, or NULL. */
static char *
make (YcHereNowDialog *self, const YcPlay *play)
{
  const YcGame *game = yc_session_get_game (self->session);
  YcRuling ruling;

  game->judge (setup_of (self), &self->after, play, &ruling);
  if (ruling.verdict == YC_ILLEGAL)
    return yc_words_reason (yc_session_get_record (self->session), &self->after, play,
                            yc_ruling_first (&ruling));
  game->apply (setup_of (self), &self->after, play);
  return NULL;
}

/* A correction in the words of the log, for the audience of the view. */
static char *
sentence_of (YcHereNowDialog *self, const YcPosition *before, const YcPlay *play)
{
  YcPlay shown = *play;

  yc_view_hide_play (self->view, &shown);
  return yc_words_entry (yc_session_get_record (self->session), before, &shown);
}

/* What the log would say; NULL, and `objection`, if one of them cannot be. */
static char *
words_of_plays (YcHereNowDialog *self, char **objection)
{
  GString *words = g_string_new (NULL);

  self->after = *yc_session_get_position (self->session);
  for (guint i = 0; i < self->plays->len; i++) {
    const YcPlay *play = g_ptr_array_index (self->plays, i);
    g_autofree char *sentence = sentence_of (self, &self->after, play);

    *objection = make (self, play);
    if (*objection != NULL) {
      g_string_free (words, TRUE);
      return NULL;
    }
    g_string_append_printf (words, "%s%s", i > 0 ? " " : "", sentence);
  }
  return g_string_free (words, FALSE);
}

/* ---- What explains it ---- */

static gboolean
explain (gpointer data)
{
  YcHereNowDialog *self = data;
  g_autoptr (JsonNode) table = yc_explain_told (
    yc_session_get_record (self->session), yc_session_get_position (self->session), &self->after);

  self->quiet = 0;
  yc_explanations_list_search (self->explanations, self->view, table);
  return G_SOURCE_REMOVE;
}

static void
explain_later (YcHereNowDialog *self, gboolean possible)
{
  g_clear_handle_id (&self->quiet, g_source_remove);
  yc_explanations_list_search (self->explanations, self->view, NULL);
  if (possible)
    self->quiet = g_timeout_add (QUIET, explain, self);
}

static void
show_error (YcHereNowDialog *self, const GError *error)
{
  gtk_label_set_text (self->ruling, error->message);
  yc_announce (GTK_WIDGET (self), error->message, YC_ALARM);
}

static void
record_explanation (YcHereNowDialog *self, const YcExplanation *explanation)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < explanation->lines->len && error == NULL; i++)
    yc_session_record (self->session, g_ptr_array_index (explanation->lines, i), &error);
  if (error == NULL)
    gtk_window_close (GTK_WINDOW (self));
  else
    show_error (self, error);
}

static void
correct_wrong_play (YcHereNowDialog *self, const YcExplanation *explanation)
{
  YcTablePage *page = self->page;
  const guint event = explanation->event;
  YcPlay really;
  const gboolean happened
    = explanation->lines->len > 0
      && yc_session_read_play (self->session, g_ptr_array_index (explanation->lines, 0), &really,
                               NULL);

  gtk_window_close (GTK_WINDOW (self));
  if (page != NULL)
    yc_dispute_propose (page, event, happened ? &really : NULL);
}

static void
explanation_chosen (YcHereNowDialog *self, const YcExplanation *explanation)
{
  if (explanation->event == 0)
    record_explanation (self, explanation);
  else
    correct_wrong_play (self, explanation);
}

/* ---- What is set ---- */

static void
reason_changed (YcHereNowDialog *self)
{
  make_plays (self);
}

static void
changed (YcHereNowDialog *self)
{
  g_autofree char *objection = NULL, *words = NULL;

  make_plays (self);
  words = words_of_plays (self, &objection);
  const gboolean unclear = yc_lying_form_is_unclear (self->form);
  const gboolean possible = !unclear && objection == NULL && self->plays->len > 0;

  gtk_label_set_text (self->ruling, unclear             ? _ ("Write which workers.")
                                    : objection != NULL ? objection
                                    : possible          ? words
                                               : _ ("Set what lies otherwise on the table."));
  if (unclear || objection != NULL)
    yc_announce (GTK_WIDGET (self), gtk_label_get_text (self->ruling), YC_CALM);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "here-now.record", possible);
  explain_later (self, possible);
}

static void
record (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  YcHereNowDialog *self = YC_HERE_NOW_DIALOG (widget);
  g_autoptr (GError) error = NULL;

  /* one act, undone as one */
  for (guint i = 0; i < self->plays->len && error == NULL; i++)
    if (yc_session_record_play (self->session, g_ptr_array_index (self->plays, i), &error) > 0
        && i > 0)
      yc_session_join_last (self->session);
  if (error == NULL)
    gtk_window_close (GTK_WINDOW (self));
  else
    show_error (self, error);
}

/* ---- Whatever else ---- */

static void
drop_correction (GtkWidget *button, YcHereNowDialog *self)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW);

  g_ptr_array_remove (self->more, g_object_get_data (G_OBJECT (row), "play"));
  adw_preferences_group_remove (self->others, row);
  changed (self);
}

static void
corrected (YcHereNowDialog *self, const YcPlay *play)
{
  g_autofree char *words = sentence_of (self, yc_session_get_position (self->session), play);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_button_new_from_icon_name ("list-remove-symbolic");
  YcPlay *kept = g_memdup2 (play, sizeof *play);

  kept->text = (YcText){ 0 };
  g_ptr_array_add (self->more, kept);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words);
  gtk_widget_set_tooltip_text (button, _ ("Leave Out"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect (button, "clicked", G_CALLBACK (drop_correction), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  g_object_set_data (G_OBJECT (row), "play", kept);
  adw_preferences_group_add (self->others, row);
  yc_row_mark_different (row, TRUE);
  changed (self);
}

static void
correct_more (YcHereNowDialog *self)
{
  GtkWidget *dialog = yc_adjust_dialog_gather (GTK_WIDGET (self), self->view);

  g_signal_connect_object (dialog, "gathered", G_CALLBACK (corrected), self, G_CONNECT_SWAPPED);
}

/* ---- Life ---- */

static void
yc_here_now_dialog_dispose (GObject *object)
{
  g_clear_handle_id (&YC_HERE_NOW_DIALOG (object)->quiet, g_source_remove);
  g_clear_weak_pointer (&YC_HERE_NOW_DIALOG (object)->page);
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_HERE_NOW_DIALOG);
  G_OBJECT_CLASS (yc_here_now_dialog_parent_class)->dispose (object);
}

static void
yc_here_now_dialog_finalize (GObject *object)
{
  YcHereNowDialog *self = YC_HERE_NOW_DIALOG (object);

  g_clear_object (&self->view);
  g_ptr_array_unref (self->more);
  g_ptr_array_unref (self->plays);
  g_free (self->quoted);
  G_OBJECT_CLASS (yc_here_now_dialog_parent_class)->finalize (object);
}

static void
yc_here_now_dialog_class_init (YcHereNowDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_here_now_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = yc_here_now_dialog_finalize;
  g_type_ensure (YC_TYPE_EXPLANATIONS_LIST);
  g_type_ensure (YC_TYPE_LYING_FORM);
  yc_template_set (widget_class, "play-here-now.ui");
  gtk_widget_class_bind_template_child (widget_class, YcHereNowDialog, form);
  gtk_widget_class_bind_template_child (widget_class, YcHereNowDialog, others);
  gtk_widget_class_bind_template_child (widget_class, YcHereNowDialog, explanations);
  gtk_widget_class_bind_template_child (widget_class, YcHereNowDialog, reason);
  gtk_widget_class_bind_template_child (widget_class, YcHereNowDialog, ruling);
  gtk_widget_class_bind_template_callback (widget_class, changed);
  gtk_widget_class_bind_template_callback (widget_class, reason_changed);
  gtk_widget_class_bind_template_callback (widget_class, correct_more);
  gtk_widget_class_bind_template_callback (widget_class, explanation_chosen);
  gtk_widget_class_install_action (widget_class, "here-now.record", NULL, record);
}

static void
yc_here_now_dialog_init (YcHereNowDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  yc_entry_row_name (ADW_ENTRY_ROW (self->reason));
  self->more = g_ptr_array_new_with_free_func (g_free);
  self->plays = g_ptr_array_new_with_free_func (g_free);
}

void
yc_here_now_dialog_open (YcTablePage *page)
{
  YcHereNowDialog *self = g_object_new (YC_TYPE_HERE_NOW_DIALOG, "transient-for",
                                        gtk_widget_get_root (GTK_WIDGET (page)), NULL);

  g_set_weak_pointer (&self->page, page);
  self->view = g_object_ref (yc_table_page_get_view (page));
  self->session = yc_view_get_session (self->view);
  yc_lying_form_fill (self->form, self->session);
  changed (self);
  gtk_window_present (GTK_WINDOW (self));
}
