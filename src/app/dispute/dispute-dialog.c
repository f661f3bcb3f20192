/* dispute-dialog.c: see dispute-dialog.h. */

#include "dispute-dialog.h"

#include "announce.h"
#include "correction-dialog.h"
#include "widgets/description.h"
#include "widgets/template.h"
#include "words.h"

#include <glib/gi18n.h>

struct _YcDisputeDialog {
  AdwWindow parent_instance;

  YcView *view;
  YcSession *session; /* of the view */
  guint event;
  gboolean settles;

  GtkLabel *explanation;
  GtkLabel *judged;
  AdwComboRow *who;
  AdwComboRow *decision;
  AdwComboRow *scope;
  AdwEntryRow *why;
  GtkLabel *failure;
  GtkButton *record;
};

G_DEFINE_FINAL_TYPE (YcDisputeDialog, yc_dispute_dialog, ADW_TYPE_WINDOW)

/* ---- Recording ---- */

/* Who objects: the table stands before the players. */
static guint
objector (YcDisputeDialog *self)
{
  const guint chosen = adw_combo_row_get_selected (self->who);

  return chosen == 0 ? YC_TABLE : yc_session_get_setup (self->session)->seats[chosen - 1].color;
}

static guint
say_so (YcDisputeDialog *self, GError **error)
{
  const char *why = gtk_editable_get_text (GTK_EDITABLE (self->why));

  if (!self->settles)
    return yc_session_dispute (self->session, objector (self), self->event, why, error);
  return yc_session_settle (
    self->session, self->event,
    (YcDisputeState) (YC_DISPUTE_UPHELD + adw_combo_row_get_selected (self->decision)),
    (YcScope) (YC_SCOPE_PLAY + adw_combo_row_get_selected (self->scope)), why, error);
}

static void
record_statement (YcDisputeDialog *self)
{
  g_autoptr (GError) error = NULL;

  if (say_so (self, &error) != 0)
    gtk_window_close (GTK_WINDOW (self));
  else {
    gtk_label_set_text (self->failure, error->message);
    yc_announce (GTK_WIDGET (self), error->message, YC_ALARM);
    gtk_widget_set_visible (GTK_WIDGET (self->failure), TRUE);
    yc_announce (GTK_WIDGET (self), error->message, YC_ALARM);
  }
}

static void
ask_what_it_matters (YcDisputeDialog *self)
{
  yc_correction_dialog_open (GTK_WIDGET (self), self->view, self->event, YC_CORRECTION_ASKED);
}

/* ---- What is shown ---- */

static void
show_judged (YcDisputeDialog *self, YcEntry *entry)
{
  const char *headline = yc_entry_get_headline (entry);
  const YcGame *game = yc_session_get_game (self->session);
  YcRuling ruling;
  g_autofree char *words = NULL;

  if (headline != NULL && yc_entry_get_ruling (entry, &ruling))
    words = g_strdup_printf (_ ("%1$s: %2$s"), headline,
                             yc_words_rule (game, yc_ruling_first (&ruling)->rule));
  gtk_label_set_text (self->judged, words != NULL ? words : yc_words_verdict (YC_LEGAL));
}

static void
show_event (YcDisputeDialog *self)
{
  YcEntry *entry = yc_view_get_entry (self->view, self->event);
  YcDispute dispute;
  g_autofree char *disputed = NULL;
  /* Translators: the number and the sentence of an event */
  g_autofree char *sentence
    = g_strdup_printf (_ ("%1$u: %2$s"), self->event, yc_entry_get_sentence (entry));
  g_autofree char *words = NULL;

  yc_entry_get_dispute (entry, &dispute);
  disputed = yc_words_dispute (yc_session_get_record (self->session), &dispute);
  words = g_strjoin ("\n", sentence, disputed, NULL);
  gtk_label_set_text (self->explanation, words);
  yc_describe (GTK_WIDGET (self), words);
  show_judged (self, entry);
}

static void
fill_who (YcDisputeDialog *self)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("The table"));
  for (int seat = 0; seat < setup->n_seats; seat++)
    gtk_string_list_take (names, yc_words_player (setup, seat));
  adw_combo_row_set_model (self->who, G_LIST_MODEL (names));
}

/* ---- Life ---- */

static void
yc_dispute_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_DISPUTE_DIALOG);
  g_clear_object (&YC_DISPUTE_DIALOG (object)->view);
  G_OBJECT_CLASS (yc_dispute_dialog_parent_class)->dispose (object);
}

static void
yc_dispute_dialog_class_init (YcDisputeDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_dispute_dialog_dispose;
  yc_template_set (widget_class, "dispute-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, YcDisputeDialog, explanation);
  gtk_widget_class_bind_template_child (widget_class, YcDisputeDialog, judged);
  gtk_widget_class_bind_template_child (widget_class, YcDisputeDialog, who);
  gtk_widget_class_bind_template_child (widget_class, YcDisputeDialog, decision);
  gtk_widget_class_bind_template_child (widget_class, YcDisputeDialog, scope);
  gtk_widget_class_bind_template_child (widget_class, YcDisputeDialog, why);
  gtk_widget_class_bind_template_child (widget_class, YcDisputeDialog, failure);
  gtk_widget_class_bind_template_child (widget_class, YcDisputeDialog, record);
  gtk_widget_class_bind_template_callback (widget_class, record_statement);
  gtk_widget_class_bind_template_callback (widget_class, ask_what_it_matters);
}

static void
yc_dispute_dialog_init (YcDisputeDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
yc_dispute_dialog_open (GtkWidget *parent, YcView *view, guint event, gboolean settles)
{
  YcDisputeDialog *self
    = g_object_new (YC_TYPE_DISPUTE_DIALOG, "transient-for", gtk_widget_get_root (parent), "title",
                    settles ? _ ("Settle the Dispute") : _ ("I Object"), NULL);

  self->view = g_object_ref (view);
  self->session = yc_view_get_session (view);
  self->event = event;
  self->settles = settles;
  fill_who (self);
  show_event (self);
  gtk_widget_set_visible (GTK_WIDGET (self->who), !settles);
  gtk_widget_set_visible (GTK_WIDGET (self->decision), settles);
  gtk_widget_set_visible (GTK_WIDGET (self->scope), settles);
  gtk_button_set_label (self->record, settles ? _ ("_Settle") : _ ("_Object"));
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (settles ? self->decision : self->who));
}
