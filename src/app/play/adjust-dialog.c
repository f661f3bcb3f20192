/* adjust-dialog.c: see adjust-dialog.h. What is filled in becomes one `table adjust` statement,
 * which is judged as it changes. */

#include "adjust-dialog.h"

#include "tell-dialog.h"
#include "words.h"

#include <glib/gi18n.h>

/* What can be corrected, in the order of the list; the goods come first. */
enum {
  WHAT_SPIES = YC_GOODS,
  WHAT_WORKERS,
  WHAT_WORKERS_ON,
  WHAT_BUILDING,
  WHAT_DAMAGE,
  WHAT_HAND,
  WHAT_BRIBE,
};

struct _YcAdjustDialog {
  AdwWindow parent_instance;

  YcSession *session;
  YcRef card;
  GPtrArray *spots; /* ids, as in the list `spot` */
  gboolean filled;  /* the lists are; until then their changes mean nothing */

  AdwComboRow *player;
  AdwComboRow *what;
  GtkWidget *amount_row;
  GtkSpinButton *amount;
  AdwComboRow *direction;
  GtkWidget *workers;
  AdwComboRow *spot;
  AdwActionRow *card_row;
  GtkWidget *reason;
  GtkLabel *ruling;
  GtkWidget *record;
};

G_DEFINE_FINAL_TYPE (YcAdjustDialog, yc_adjust_dialog, ADW_TYPE_WINDOW)

static const YcSetup *
setup_of (YcAdjustDialog *self)
{
  return yc_session_get_setup (self->session);
}

static guint
what_of (YcAdjustDialog *self)
{
  return adw_combo_row_get_selected (self->what);
}

static YcDrawer
drawer_of (YcAdjustDialog *self)
{
  return what_of (self) == WHAT_HAND ? YC_BOMBS : YC_CARDS;
}

/* ---- The statement ---- */

static char
sign_of (YcAdjustDialog *self)
{
  return adw_combo_row_get_selected (self->direction) == 0 ? '+' : '-';
}

static const char *
card_id (YcAdjustDialog *self)
{
  if (self->card == YC_UNTOLD)
    return "?";
  return setup_of (self)->catalogue.cards[drawer_of (self)][self->card].id;
}

static void
write_what (YcAdjustDialog *self, GString *line)
{
  int amount = gtk_spin_button_get_value_as_int (self->amount);
  guint what = what_of (self);

  if (what < YC_GOODS)
    g_string_append_printf (line, "%s %+d", yc_good_name ((YcGood) what), amount);
  else if (what == WHAT_SPIES)
    g_string_append_printf (line, "spies %+d", amount);
  else if (what == WHAT_WORKERS || what == WHAT_WORKERS_ON)
    g_string_append_printf (line, "workers %c%s", sign_of (self),
                            gtk_editable_get_text (GTK_EDITABLE (self->workers)));
  else if (what == WHAT_BUILDING)
    g_string_append_printf (line, "building %c%s", sign_of (self), card_id (self));
  else if (what == WHAT_DAMAGE)
    g_string_append_printf (line, "damage %+d on %s", amount, card_id (self));
  else if (what == WHAT_HAND)
    g_string_append_printf (line, "hand %c%s", sign_of (self), card_id (self));
  if (what == WHAT_WORKERS_ON)
    g_string_append_printf (line, " on %s",
                            (char *) self->spots->pdata[adw_combo_row_get_selected (self->spot)]);
}

static char *
statement_of (YcAdjustDialog *self)
{
  GString *line = g_string_new ("table adjust ");
  const char *reason = gtk_editable_get_text (GTK_EDITABLE (self->reason));
  guint seat = adw_combo_row_get_selected (self->player);

  if (what_of (self) == WHAT_BRIBE) {
    g_string_append_printf (line, "bribe %+d", gtk_spin_button_get_value_as_int (self->amount));
  } else {
    g_string_append_printf (line, "%s ", yc_color_name (setup_of (self)->seats[seat].color));
    write_what (self, line);
  }
  if (*reason != '\0') {
    g_autofree char *quoted = yc_session_quote (reason);
    g_string_append_printf (line, " %s", quoted);
  }
  return g_string_free (line, FALSE);
}

/* ---- Judging it ---- */

static void
judge (YcAdjustDialog *self)
{
  g_autofree char *line = statement_of (self);
  g_autofree char *why = yc_session_objection (self->session, line);
  g_autofree char *sentence = NULL;
  YcPlay play;

  if (why == NULL && yc_session_read_play (self->session, line, &play, NULL))
    sentence = yc_words_entry (yc_session_get_record (self->session),
                               yc_session_get_position (self->session), &play);
  gtk_label_set_text (self->ruling, why != NULL ? why : sentence);
  gtk_widget_set_sensitive (self->record, why == NULL);
}

/* ---- What is asked ---- */

static void
show_card (YcAdjustDialog *self)
{
  g_autofree char *words = NULL;

  if (self->card != YC_UNTOLD)
    words = yc_words_card (&setup_of (self)->catalogue.cards[drawer_of (self)][self->card]);
  adw_action_row_set_subtitle (self->card_row, words != NULL ? words : _ ("Not told"));
}

static void
show_rows (YcAdjustDialog *self)
{
  guint what = what_of (self);
  gboolean workers = what == WHAT_WORKERS || what == WHAT_WORKERS_ON;
  gboolean card = what == WHAT_BUILDING || what == WHAT_DAMAGE || what == WHAT_HAND;

  gtk_widget_set_visible (GTK_WIDGET (self->player), what != WHAT_BRIBE);
  gtk_widget_set_visible (self->amount_row,
                          what <= WHAT_SPIES || what == WHAT_DAMAGE || what == WHAT_BRIBE);
  gtk_widget_set_visible (GTK_WIDGET (self->direction),
                          workers || what == WHAT_BUILDING || what == WHAT_HAND);
  gtk_widget_set_visible (self->workers, workers);
  gtk_widget_set_visible (GTK_WIDGET (self->spot), what == WHAT_WORKERS_ON);
  gtk_widget_set_visible (GTK_WIDGET (self->card_row), card);
}

static void
changed (YcAdjustDialog *self)
{
  if (!self->filled)
    return;
  show_rows (self);
  if (self->card != YC_UNTOLD && self->card >= setup_of (self)->catalogue.n[drawer_of (self)])
    self->card = YC_UNTOLD;
  show_card (self);
  judge (self);
}

static void
card_picked (YcTellDialog *dialog, YcAdjustDialog *self)
{
  self->card = yc_tell_dialog_get_card (dialog, 0);
  show_card (self);
  judge (self);
}

static gboolean
may_be_meant (YcAdjustDialog *self, YcRef card)
{
  const YcBoard *board = &yc_session_get_position (self->session)->board;
  int seat = (int) adw_combo_row_get_selected (self->player);

  if (what_of (self) == WHAT_DAMAGE)
    return board->buildings[card].owner == seat;
  if (what_of (self) == WHAT_BUILDING)
    return sign_of (self) == '+' ? board->buildings[card].owner < 0
                                 : board->buildings[card].owner == seat;
  return board->bombs[card].place != YC_BOMB_BUILT && board->bombs[card].place != YC_BOMB_TESTED;
}

static void
pick_card (YcAdjustDialog *self)
{
  YcTellDialog *dialog
    = yc_tell_dialog_new (GTK_WIDGET (self), self->session, drawer_of (self), _ ("Which card?"));

  yc_tell_dialog_add_place (dialog, _ ("Card"), YC_UNTOLD, FALSE);
  for (YcRef card = 0; card < setup_of (self)->catalogue.n[drawer_of (self)]; card++)
    if (may_be_meant (self, card))
      yc_tell_dialog_offer (dialog, card);
  g_signal_connect_object (dialog, "told", G_CALLBACK (card_picked), self, 0);
  yc_tell_dialog_ask (dialog);
}

static void
record_line (YcAdjustDialog *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *line = statement_of (self);

  if (yc_session_record (self->session, line, &error) > 0)
    gtk_window_close (GTK_WINDOW (self));
  else
    gtk_label_set_text (self->ruling, error->message);
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

  for (int good = 0; good < YC_GOODS; good++)
    gtk_string_list_append (names, yc_words_good ((YcGood) good));
  gtk_string_list_append (names, C_ ("to be adjusted", "Spies"));
  gtk_string_list_append (names, C_ ("to be adjusted", "Workers in the personal supply"));
  gtk_string_list_append (names, C_ ("to be adjusted", "Workers on a space or building"));
  gtk_string_list_append (names, C_ ("to be adjusted", "A building"));
  gtk_string_list_append (names, C_ ("to be adjusted", "Damage on a building"));
  gtk_string_list_append (names, C_ ("to be adjusted", "A bomb card in the hand"));
  gtk_string_list_append (names, C_ ("to be adjusted", "The bribe pile"));
  adw_combo_row_set_model (self->what, G_LIST_MODEL (names));
}

static void
fill_spots (YcAdjustDialog *self)
{
  const YcCatalogue *catalogue = &setup_of (self)->catalogue;
  const YcBoard *board = &yc_session_get_position (self->session)->board;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (YcRef space = 0; space < catalogue->n[YC_SPACES]; space++) {
    gtk_string_list_take (names, yc_words_space (setup_of (self), space));
    g_ptr_array_add (self->spots, g_strdup (catalogue->cards[YC_SPACES][space].id));
  }
  for (YcRef card = 0; card < catalogue->n[YC_CARDS]; card++)
    if (board->buildings[card].owner >= 0) {
      gtk_string_list_take (names, yc_words_card (&catalogue->cards[YC_CARDS][card]));
      g_ptr_array_add (self->spots, g_strdup (catalogue->cards[YC_CARDS][card].id));
    }
  adw_combo_row_set_model (self->spot, G_LIST_MODEL (names));
}

/* ---- Life ---- */

static void
yc_adjust_dialog_finalize (GObject *object)
{
  g_clear_object (&YC_ADJUST_DIALOG (object)->session);
  g_clear_pointer (&YC_ADJUST_DIALOG (object)->spots, g_ptr_array_unref);
  G_OBJECT_CLASS (yc_adjust_dialog_parent_class)->finalize (object);
}

static void
yc_adjust_dialog_class_init (YcAdjustDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = yc_adjust_dialog_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/yellowcake/Yellowcake/play-adjust.ui");
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, player);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, what);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, amount_row);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, amount);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, direction);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, workers);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, spot);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, card_row);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, reason);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, ruling);
  gtk_widget_class_bind_template_child (widget_class, YcAdjustDialog, record);
  gtk_widget_class_bind_template_callback (widget_class, changed);
  gtk_widget_class_bind_template_callback (widget_class, pick_card);
  gtk_widget_class_bind_template_callback (widget_class, record_line);
}

static void
yc_adjust_dialog_init (YcAdjustDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->card = YC_UNTOLD;
  self->spots = g_ptr_array_new_with_free_func (g_free);
}

void
yc_adjust_dialog_open (GtkWidget *parent, YcSession *session)
{
  YcAdjustDialog *self
    = g_object_new (YC_TYPE_ADJUST_DIALOG, "transient-for", gtk_widget_get_root (parent), NULL);

  self->session = g_object_ref (session);
  fill_spots (self);
  fill_players (self);
  fill_what (self);
  self->filled = TRUE;
  changed (self);
  gtk_window_present (GTK_WINDOW (self));
}
