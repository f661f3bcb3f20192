/* adjust-dialog.c: see adjust-dialog.h. What is filled in becomes one play of the table, which is
 * judged as it changes. */

#include "adjust-dialog.h"

#include "announce.h"
#include "adjust-topic.h"
#include "widgets/card-list.h"
#include "widgets/spoken-names.h"
#include "table-game.h"
#include "telling.h"
#include "widgets/card-picker.h"
#include "words.h"

#include <glib/gi18n.h>

struct _YcAdjustDialog {
  AdwWindow parent_instance;

  YcView *view;
  YcSession *session; /* of the view */
  const YcTableGame *table;
  YcTopic topics[YC_MAX_TOPICS]; /* as in the list `what` */
  YcRef card;
  GArray *spots;      /* of YcSpot, as in the list `spot` */
  GArray *amounts;    /* of YcItem: what else of the player is corrected at the same time */
  char *quoted;       /* the reason as the last play has it, or NULL */
  gboolean filled;    /* the lists are; until then their changes mean nothing */
  gboolean gathering; /* nothing is recorded here */

  AdwComboRow *player;
  AdwComboRow *what;
  AdwActionRow *amount_row;
  GtkSpinButton *amount;
  GtkWidget *counted_row;
  GtkSwitch *counted;
  GtkWidget *more_row;
  AdwComboRow *direction;
  GtkWidget *workers;
  AdwComboRow *spot;
  AdwActionRow *card_row;
  AdwPreferencesGroup *cards;
  YcCardList *given; /* NULL, as is `taken`, where no topic asks for lists of cards */
  YcCardList *taken; /* of the two only one is shown, as the direction says */
  GtkWidget *reason;
  GtkImage *verdict;
  GtkLabel *ruling;
};

G_DEFINE_FINAL_TYPE (YcAdjustDialog, yc_adjust_dialog, ADW_TYPE_WINDOW)

enum { GATHERED, N_SIGNALS };
static guint signals[N_SIGNALS];

static const YcSetup *
setup_of (YcAdjustDialog *self)
{
  return yc_session_get_setup (self->session);
}

static const YcTopic *
topic_of (YcAdjustDialog *self)
{
  return &self->topics[adw_combo_row_get_selected (self->what)];
}

static gboolean
asks (YcAdjustDialog *self, guint ask)
{
  return (topic_of (self)->asks & ask) != 0;
}

static int
seat_of (YcAdjustDialog *self)
{
  return (int) adw_combo_row_get_selected (self->player);
}

/* ---- The statement ---- */

static int
sign_of (YcAdjustDialog *self)
{
  return adw_combo_row_get_selected (self->direction) == 0 ? 1 : -1;
}

static gboolean
read_workers (YcAdjustDialog *self, YcWorkers *workers)
{
  const char *letters = gtk_editable_get_text (GTK_EDITABLE (self->workers));

  /* nobody may be on a pile */
  return yc_workers_read (letters, strlen (letters), workers)
         || (topic_of (self)->pile != NULL && *letters == '\0');
}

/* At a table one counts: "now 7"; what the program has it says beforehand. */
static gboolean
is_counted (YcAdjustDialog *self)
{
  return yc_topic_is_counted (topic_of (self)) && gtk_switch_get_active (self->counted);
}

static YcItem
amount_of (YcAdjustDialog *self)
{
  return (YcItem){ .ref = YC_UNTOLD,
                   .count = (guint8) topic_of (self)->count,
                   .list = is_counted (self) ? YC_LIST_COUNTED : YC_LIST_MAIN,
                   .times = gtk_spin_button_get_value_as_int (self->amount) };
}

static YcTold
told (YcAdjustDialog *self)
{
  YcTold told = {
    .player = setup_of (self)->seats[seat_of (self)].color,
    .amount = amount_of (self),
    .amounts = self->amounts,
    .sign = sign_of (self),
    .card = self->card,
  };

  read_workers (self, &told.workers);
  if (asks (self, YC_ASK_SPOT))
    told.spot = g_array_index (self->spots, YcSpot, adw_combo_row_get_selected (self->spot));
  return told;
}

/* The reason is borrowed until the next one is made. */
static YcPlay
play_of (YcAdjustDialog *self)
{
  const char *reason = gtk_editable_get_text (GTK_EDITABLE (self->reason));
  const YcTold answers = told (self);
  YcPlay play = yc_topic_play (topic_of (self), &answers);

  if (asks (self, YC_ASK_CARDS)) {
    yc_card_list_name (self->given, &play, YC_LIST_MAIN, 1);
    yc_card_list_name (self->taken, &play, YC_LIST_MAIN, -1);
  }
  g_clear_pointer (&self->quoted, g_free);
  if (*reason != '\0') {
    self->quoted = yc_session_quote (reason);
    play.text = (YcText){ self->quoted, strlen (self->quoted) };
  }
  return play;
}

/* ---- Judging it ---- */

/* What has to be filled in before there is anything to judge; NULL if nothing. */
static const char *
missing (YcAdjustDialog *self)
{
  YcWorkers workers;

  if (asks (self, YC_ASK_WORKERS) && !read_workers (self, &workers))
    return _ ("Write which workers.");
  if (asks (self, YC_ASK_CARD) && topic_of (self)->missing != NULL && self->card == YC_UNTOLD)
    return _ (topic_of (self)->missing);
  if (asks (self, YC_ASK_CARDS)
      && yc_card_list_get_n (self->given) + yc_card_list_get_n (self->taken) == 0)
    return _ ("Choose cards that the hand was given or that were taken from it.");
  return NULL;
}

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
  const char *hint = missing (self);
  const YcPlay play = play_of (self);
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
    words = yc_words_card (&setup_of (self)->catalogue.cards[topic_of (self)->drawer][self->card]);
  adw_action_row_set_subtitle (self->card_row, words != NULL ? words : _ ("Not told"));
}

static void
show_if (YcAdjustDialog *self, gpointer widget, guint ask)
{
  gtk_widget_set_visible (GTK_WIDGET (widget), asks (self, ask));
}

static void
show_rows (YcAdjustDialog *self)
{
  show_if (self, self->player, YC_ASK_PLAYER);
  show_if (self, self->amount_row, YC_ASK_AMOUNT);
  gtk_widget_set_visible (self->counted_row, yc_topic_is_counted (topic_of (self)));
  gtk_widget_set_visible (self->more_row, yc_topic_is_of_several (topic_of (self)));
  show_if (self, self->direction, YC_ASK_DIRECTION);
  show_if (self, self->workers, YC_ASK_WORKERS);
  show_if (self, self->spot, YC_ASK_SPOT);
  show_if (self, self->card_row, YC_ASK_CARD);
  show_if (self, self->cards, YC_ASK_CARDS);
  if (asks (self, YC_ASK_CARDS)) {
    gtk_widget_set_visible (GTK_WIDGET (self->given), sign_of (self) > 0);
    gtk_widget_set_visible (GTK_WIDGET (self->taken), sign_of (self) < 0);
  }
}

/* What may come from the deck, and what may be in the hand. */
static void
show_trays (YcAdjustDialog *self)
{
  if (!asks (self, YC_ASK_CARDS))
    return;
  self->table->show_hand (yc_card_list_get_tray (self->given), self->view, seat_of (self), FALSE);
  self->table->show_hand (yc_card_list_get_tray (self->taken), self->view, seat_of (self),
                          yc_view_sees_hand (self->view, seat_of (self)));
}

static void
changed (YcAdjustDialog *self)
{
  if (!self->filled)
    return;
  show_rows (self);
  if (self->card != YC_UNTOLD
      && self->card >= setup_of (self)->catalogue.n[topic_of (self)->drawer])
    self->card = YC_UNTOLD;
  show_card (self);
  judge (self);
}

/* What the program has, to be counted; nobody can have counted fewer than none. Or one more. */
static void
propose_amount (YcAdjustDialog *self)
{
  GtkAdjustment *range = gtk_spin_button_get_adjustment (self->amount);
  const gboolean counted = is_counted (self);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->amount_row),
                                 counted ? C_ ("to be adjusted", "Counted now")
                                         : C_ ("to be adjusted", "By how much"));
  adw_action_row_set_subtitle (self->amount_row, counted ? "" : _ ("Below zero takes away"));
  gtk_adjustment_set_lower (range, counted ? 0 : -gtk_adjustment_get_upper (range));
  gtk_spin_button_set_value (
    self->amount, counted ? yc_topic_amount (topic_of (self), self->session, seat_of (self)) : 1);
}

/* Who is there, to be told again. */
static void
propose_workers (YcAdjustDialog *self)
{
  g_autoptr (GString) letters = g_string_new (NULL);

  if (!asks (self, YC_ASK_WORKERS) || topic_of (self)->pile == NULL)
    return;
  const YcWorkers workers = yc_topic_workers (topic_of (self), self->session);
  for (YcWorkerType type = 0; type < YC_WORKER_TYPES; type++)
    for (int i = 0; i < workers.permanent[type]; i++)
      g_string_append_c (letters, yc_worker_letter (type));
  gtk_editable_set_text (GTK_EDITABLE (self->workers), letters->str);
}

/* Another player or another thing: other cards come into question. */
static void
topic_changed (YcAdjustDialog *self)
{
  if (!self->filled)
    return;
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
  const YcItem item = amount_of (self);
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
  return self->table->may_adjust (yc_session_get_position (self->session), topic_of (self), card,
                                  seat_of (self),
                                  asks (self, YC_ASK_DIRECTION) && sign_of (self) > 0);
}

static void
pick_card (YcAdjustDialog *self)
{
  const YcDrawer drawer = topic_of (self)->drawer;
  GtkWidget *picker = yc_card_picker_new (&setup_of (self)->catalogue, drawer);
  g_autoptr (GArray) offered = g_array_new (FALSE, FALSE, sizeof (YcRef));

  for (YcRef card = 0; card < setup_of (self)->catalogue.n[drawer]; card++)
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
  const YcPlay play = play_of (self);

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

/* ---- Lists ---- */

static void
fill_players (YcAdjustDialog *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (int seat = 0; seat < setup_of (self)->n_seats; seat++)
    gtk_string_list_take (names, yc_words_player (setup_of (self), seat));
  adw_combo_row_set_model (self->player, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->player, (guint) yc_session_get_active_seat (self->session));
}

static void
fill_what (YcAdjustDialog *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint n = yc_adjust_topics (yc_session_get_game (self->session), self->topics);

  for (guint i = 0; i < n; i++)
    gtk_string_list_append (names, self->topics[i].title);
  adw_combo_row_set_model (self->what, G_LIST_MODEL (names));
}

/* So many that what cannot be is refused by the rules, in words. */
static YcCardList *
add_cards (YcAdjustDialog *self)
{
  GtkWidget *list = yc_card_list_new (self->session, YC_CARDS, YC_MAX_CARDS, TRUE);

  adw_preferences_group_add (self->cards, list);
  g_signal_connect_object (list, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  return YC_CARD_LIST (list);
}

typedef struct {
  YcAdjustDialog *dialog;
  GtkStringList *names;
} Spots;

static void
list_spot (gpointer data, YcDrawer drawer, YcRef ref, const char *name)
{
  Spots *spots = data;
  const YcSpot spot = { drawer, ref };

  gtk_string_list_append (spots->names, name);
  g_array_append_val (spots->dialog->spots, spot);
}

static void
fill_spots (YcAdjustDialog *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  Spots spots = { .dialog = self, .names = names };

  if (self->table->list_spots != NULL)
    self->table->list_spots (self->session, list_spot, &spots);
  adw_combo_row_set_model (self->spot, G_LIST_MODEL (names));
}

/* Lists are long, and only for a game that corrects by them. */
static void
fill_cards (YcAdjustDialog *self)
{
  gboolean by_lists = FALSE;

  for (const YcTopic *topic = self->table->topics; topic != NULL && topic->title != NULL; topic++)
    by_lists = by_lists || (topic->asks & YC_ASK_CARDS) != 0;
  if (!by_lists)
    return;
  self->given = add_cards (self);
  self->taken = add_cards (self);
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
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/yellowcake/Yellowcake/play-adjust.ui");
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
  fill_spots (self);
  fill_cards (self);
  fill_players (self);
  fill_what (self);
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
