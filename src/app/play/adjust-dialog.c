/* adjust-dialog.c: see adjust-dialog.h. What is filled in becomes one play of the table, which is
 * judged as it changes. */

#include "adjust-private.h"

#include "announce.h"
#include "widgets/spoken-names.h"
#include "telling.h"
#include "widgets/card-picker.h"
#include "widgets/template.h"
#include "words.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (YcAdjustDialog, yc_adjust_dialog, ADW_TYPE_WINDOW)

enum { GATHERED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- Judging it ---- */

/* What the log would say, or why it cannot be. */
static char *
words_of (YcAdjustDialog *self, const YcPlay *play, gboolean *possible)
{
  char *why = yc_view_objection_to (self->view, play);

  *possible = why == NULL;
  return why != NULL ? why
                     : yc_words_entry (yc_session_get_record (self->session),
                                       yc_session_get_position (self->session), play);
}

static void
judge (YcAdjustDialog *self)
{
  const char *hint = yc_adjust_missing (self);
  const YcPlay play = yc_adjust_play (self);
  gboolean possible = FALSE;
  g_autofree char *words = hint != NULL ? g_strdup (hint) : words_of (self, &play, &possible);

  gtk_label_set_text (self->ruling, words);
  yc_announce (GTK_WIDGET (self), words, YC_CALM);
  gtk_image_set_from_icon_name (self->verdict, hint != NULL ? "dialog-information-symbolic"
                                               : possible   ? "yc-legal-symbolic"
                                                            : "dialog-warning-symbolic");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "adjust.record", possible);
}

/* ---- What is asked ---- */

static void
show_card (YcAdjustDialog *self)
{
  g_autofree char *words = NULL;

  if (self->card != YC_UNTOLD)
    words = yc_words_card (
      &yc_adjust_setup (self)->catalogue.cards[yc_adjust_topic (self)->drawer][self->card]);
  adw_action_row_set_subtitle (self->card_row, words != NULL ? words : _ ("Not told"));
}

static void
show_if (YcAdjustDialog *self, gpointer widget, guint ask)
{
  gtk_widget_set_visible (GTK_WIDGET (widget), yc_adjust_asks (self, ask));
}

static void
show_rows (YcAdjustDialog *self)
{
  show_if (self, self->player, YC_ASK_PLAYER);
  show_if (self, self->amount_row, YC_ASK_AMOUNT);
  gtk_widget_set_visible (self->counted_row, yc_topic_is_counted (yc_adjust_topic (self)));
  gtk_widget_set_visible (self->more_row, yc_topic_is_of_several (yc_adjust_topic (self)));
  show_if (self, self->direction, YC_ASK_DIRECTION);
  show_if (self, self->workers, YC_ASK_WORKERS);
  show_if (self, self->spot, YC_ASK_SPOT);
  show_if (self, self->card_row, YC_ASK_CARD);
  show_if (self, self->cards, YC_ASK_CARDS);
  if (yc_adjust_asks (self, YC_ASK_CARDS)) {
    gtk_widget_set_visible (GTK_WIDGET (self->given), yc_adjust_sign (self) > 0);
    gtk_widget_set_visible (GTK_WIDGET (self->taken), yc_adjust_sign (self) < 0);
  }
}

/* What may come from the deck, and what may be in the hand. */
static void
show_trays (YcAdjustDialog *self)
{
  if (!yc_adjust_asks (self, YC_ASK_CARDS))
    return;
  self->table->show_hand (yc_card_list_get_tray (self->given), self->view, yc_adjust_seat (self),
                          FALSE);
  self->table->show_hand (yc_card_list_get_tray (self->taken), self->view, yc_adjust_seat (self),
                          yc_view_sees_hand (self->view, yc_adjust_seat (self)));
}

static void
changed (YcAdjustDialog *self)
{
  if (!self->filled)
    return;
  show_rows (self);
  show_card (self);
  judge (self);
}

/* What the program has, to be counted; nobody can have counted fewer than none. Or one more. */
static void
propose_amount (YcAdjustDialog *self)
{
  GtkAdjustment *range = gtk_spin_button_get_adjustment (self->amount);
  const gboolean counted = yc_adjust_is_counted (self);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->amount_row),
                                 counted ? C_ ("to be adjusted", "Counted now")
                                         : C_ ("to be adjusted", "By how much"));
  adw_action_row_set_subtitle (self->amount_row, counted ? "" : _ ("Below zero takes away"));
  gtk_adjustment_set_lower (range, counted ? 0 : -gtk_adjustment_get_upper (range));
  gtk_spin_button_set_value (
    self->amount,
    counted ? yc_topic_amount (yc_adjust_topic (self), self->session, yc_adjust_seat (self)) : 1);
}

/* Who is there, to be told again. */
static void
propose_workers (YcAdjustDialog *self)
{
  g_autoptr (GString) letters = g_string_new (NULL);

  if (!yc_adjust_asks (self, YC_ASK_WORKERS) || yc_adjust_topic (self)->pile == NULL)
    return;
  const YcWorkers workers = yc_topic_workers (yc_adjust_topic (self), self->session);
  for (YcWorkerType type = 0; type < YC_WORKER_TYPES; type++)
    for (int i = 0; i < workers.permanent[type]; i++)
      g_string_append_c (letters, yc_worker_letter (type));
  gtk_editable_set_text (GTK_EDITABLE (self->workers), letters->str);
}

/* What was said of one player is not said of the next, nor a card of one drawer one of another. */
static void
forget_others (YcAdjustDialog *self)
{
  if (yc_adjust_seat (self) != self->seat)
    g_array_set_size (self->amounts, 0);
  if (yc_adjust_topic (self)->drawer != self->drawer)
    self->card = YC_UNTOLD;
  self->seat = yc_adjust_seat (self);
  self->drawer = yc_adjust_topic (self)->drawer;
}

/* Another player or another thing: other cards come into question. */
static void
topic_changed (YcAdjustDialog *self)
{
  if (!self->filled)
    return;
  forget_others (self);
  show_trays (self);
  propose_amount (self);
  propose_workers (self);
  changed (self);
}

static void
count_or_change (YcAdjustDialog *self)
{
  if (!self->filled)
    return;
  propose_amount (self);
  changed (self);
}

/* The amount at hand stands, and the next one is asked for. */
static void
ask_more (YcAdjustDialog *self)
{
  const YcItem item = yc_adjust_amount (self);
  guint next = adw_combo_row_get_selected (self->what) + 1;

  g_array_append_val (self->amounts, item);
  if (next >= g_list_model_get_n_items (adw_combo_row_get_model (self->what))
      || !yc_topic_is_of_several (&self->topics[next]))
    next = 0;
  adw_combo_row_set_selected (self->what, next);
  changed (self);
}

static void
card_picked (YcAdjustDialog *self, int card)
{
  self->card = (YcRef) card;
  changed (self);
}

static gboolean
may_be_meant (YcAdjustDialog *self, YcRef card)
{
  return self->table->may_adjust (
    yc_session_get_position (self->session), yc_adjust_topic (self), card, yc_adjust_seat (self),
    yc_adjust_asks (self, YC_ASK_DIRECTION) && yc_adjust_sign (self) > 0);
}

static void
pick_card (YcAdjustDialog *self)
{
  const YcDrawer drawer = yc_adjust_topic (self)->drawer;
  GtkWidget *picker = yc_card_picker_new (&yc_adjust_setup (self)->catalogue, drawer);
  g_autoptr (GArray) offered = g_array_new (FALSE, FALSE, sizeof (YcRef));

  for (YcRef card = 0; card < yc_adjust_setup (self)->catalogue.n[drawer]; card++)
    if (may_be_meant (self, card))
      g_array_append_val (offered, card);
  yc_card_picker_set_offered (YC_CARD_PICKER (picker), (const YcRef *) (void *) offered->data,
                              offered->len);
  g_signal_connect_object (picker, "picked", G_CALLBACK (card_picked), self, G_CONNECT_SWAPPED);
  yc_card_picker_open (YC_CARD_PICKER (picker), GTK_WIDGET (self), _ ("Which card?"));
}

static void
record_line (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  YcAdjustDialog *self = YC_ADJUST_DIALOG (widget);
  g_autoptr (GError) error = NULL;
  const YcPlay play = yc_adjust_play (self);

  if (self->gathering)
    g_signal_emit (self, signals[GATHERED], 0, &play);
  if (self->gathering || yc_session_record_play (self->session, &play, &error) > 0)
    gtk_window_close (GTK_WINDOW (self));
  else {
    gtk_label_set_text (self->ruling, error->message);
    yc_announce (GTK_WIDGET (self), error->message, YC_ALARM);
  }
}

/* Enter records from the reason only: on the rows above it opens their lists. */
static void
entered (YcAdjustDialog *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "adjust.record", NULL);
}

/* ---- Life ---- */

static void
yc_adjust_dialog_dispose (GObject *object)
{
  YC_ADJUST_DIALOG (object)->filled = FALSE;
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_ADJUST_DIALOG);
  G_OBJECT_CLASS (yc_adjust_dialog_parent_class)->dispose (object);
}

static void
yc_adjust_dialog_finalize (GObject *object)
{
  g_clear_object (&YC_ADJUST_DIALOG (object)->view);
  g_clear_pointer (&YC_ADJUST_DIALOG (object)->spots, g_array_unref);
  g_clear_pointer (&YC_ADJUST_DIALOG (object)->amounts, g_array_unref);
  g_clear_pointer (&YC_ADJUST_DIALOG (object)->quoted, g_free);
  G_OBJECT_CLASS (yc_adjust_dialog_parent_class)->finalize (object);
}

static void
yc_adjust_dialog_class_init (YcAdjustDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_adjust_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = yc_adjust_dialog_finalize;
  signals[GATHERED] = g_signal_new ("gathered", YC_TYPE_ADJUST_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  yc_template_set (widget_class, "play-adjust.ui");
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, player);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, what);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, amount_row);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, amount);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, counted_row);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, counted);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, more_row);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, direction);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, workers);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, spot);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, card_row);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, cards);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, reason);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, verdict);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, ruling);
  gtk_widget_class_bind_template_callback (widget_class, changed);
  gtk_widget_class_bind_template_callback (widget_class, topic_changed);
  gtk_widget_class_bind_template_callback (widget_class, count_or_change);
  gtk_widget_class_bind_template_callback (widget_class, ask_more);
  gtk_widget_class_bind_template_callback (widget_class, pick_card);
  gtk_widget_class_bind_template_callback (widget_class, entered);
  gtk_widget_class_install_action (widget_class, "adjust.record", NULL, record_line);
}

static void
yc_adjust_dialog_init (YcAdjustDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  yc_entry_row_name (ADW_ENTRY_ROW (self->workers));
  yc_entry_row_name (ADW_ENTRY_ROW (self->reason));
  self->card = YC_UNTOLD;
  self->spots = g_array_new (FALSE, FALSE, sizeof (YcSpot));
  self->amounts = g_array_new (FALSE, FALSE, sizeof (YcItem));
}

static YcAdjustDialog *
open_over (GtkWidget *parent, YcView *view)
{
  YcAdjustDialog *self
    = g_object_new (YC_TYPE_ADJUST_DIALOG, "transient-for", gtk_widget_get_root (parent), NULL);

  self->view = g_object_ref (view);
  self->session = yc_view_get_session (view);
  self->table = yc_table_game_of (yc_session_get_game (self->session));
  yc_adjust_fill (self, G_CALLBACK (changed));
  self->filled = TRUE;
  topic_changed (self);
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->what));
  gtk_window_present (GTK_WINDOW (self));
  return self;
}

void
yc_adjust_dialog_open (GtkWidget *parent, YcView *view)
{
  open_over (parent, view);
}

GtkWidget *
yc_adjust_dialog_gather (GtkWidget *parent, YcView *view)
{
  YcAdjustDialog *self = open_over (parent, view);

  self->gathering = TRUE;
  gtk_widget_set_visible (self->reason, FALSE);
  return GTK_WIDGET (self);
}
