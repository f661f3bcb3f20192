/* deal-dialog.c: see deal-dialog.h. */

#include "deal-dialog.h"

#include "compat.h"
#include "manhattan/board.h"
#include "play/table-private.h"
#include "widgets/player-shape.h"
#include "words.h"
#include "widgets/plain-row.h"

#include <glib/gi18n.h>
#include <string.h>

/* The rows of an open dialog, which own themselves. */
typedef struct {
  int n_seats;
  GtkWidget *dialog;
  AdwComboRow *maker;
  GtkWidget *rows[YC_MAX_SEATS];
  GtkCheckButton *partners[YC_MAX_SEATS];
} Deal;

static guint
maker_of (const Deal *deal)
{
  return adw_combo_row_get_selected (deal->maker);
}

static gboolean
is_partner (const Deal *deal, guint seat)
{
  return seat != maker_of (deal) && gtk_check_button_get_active (deal->partners[seat]);
}

/* A deal is with somebody else. */
static void
update (Deal *deal)
{
  gboolean any = FALSE;

  if (gtk_widget_in_destruction (deal->dialog))
    return;
  for (int seat = 0; seat < deal->n_seats; seat++) {
    gtk_widget_set_visible (deal->rows[seat], (guint) seat != maker_of (deal));
    any |= is_partner (deal, (guint) seat);
  }
  adw_message_dialog_set_response_enabled (ADW_MESSAGE_DIALOG (deal->dialog), "record", any);
}

static void
answered (AdwMessageDialog *dialog, const char *response, YcTablePage *page)
{
  const Deal *deal = g_object_get_data (G_OBJECT (dialog), "deal");
  const YcSetup *setup = yc_session_get_setup (page->session);
  YcPlay play = yc_play_begin (YC_TELL_DEAL, YC_TABLE);

  if (strcmp (response, "record") != 0)
    return;
  play.target_color = (uint8_t) setup->seats[maker_of (deal)].color;
  for (guint seat = 0; seat < setup->n_seats; seat++)
    if (is_partner (deal, seat) && yc_play_add (&play, YC_LIST_MAIN, YC_NONE))
      play.items[play.n_items - 1].color = (uint8_t) setup->seats[seat].color;
  yc_table_page_record (page, &play);
}

/* Most deals are made by two. */
static void
deal_with_one (Deal *deal, GtkWidget *button)
{
  for (int seat = 0; seat < deal->n_seats; seat++)
    gtk_check_button_set_active (deal->partners[seat],
                                 gtk_widget_is_ancestor (button, deal->rows[seat]));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (deal->dialog), "record");
  gtk_window_destroy (GTK_WINDOW (deal->dialog));
}

/* ---- Rows ---- */

static GtkWidget *
alone_button_new (Deal *deal, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("object-select-symbolic");
  /* Translators: %s is a player */
  g_autofree char *words = g_strdup_printf (_ ("With %s alone: record it at once"), name);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, words);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (deal_with_one), deal);
  return button;
}

static GtkWidget *
maker_row_new (Deal *deal, const YcSetup *setup)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (int seat = 0; seat < setup->n_seats; seat++) {
    g_autofree char *name = yc_words_player (setup, seat);
    gtk_string_list_append (names, name);
  }
  deal->maker = ADW_COMBO_ROW (row);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Made by"));
  adw_combo_row_set_model (deal->maker, G_LIST_MODEL (names));
  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (update), deal);
  return row;
}

static GtkWidget *
partner_row_new (Deal *deal, const YcSetup *setup, int seat)
{
  g_autofree char *name = yc_words_player (setup, seat);
  GtkWidget *row = yc_plain_row_new (name, NULL);
  GtkWidget *tick = gtk_check_button_new ();

  adw_action_row_add_prefix (ADW_ACTION_ROW (row), yc_player_shape_new (setup->seats[seat].color));
  gtk_widget_set_valign (tick, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), tick);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), tick);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), alone_button_new (deal, name));
  deal->rows[seat] = row;
  deal->partners[seat] = GTK_CHECK_BUTTON (tick);
  g_signal_connect_swapped (tick, "toggled", G_CALLBACK (update), deal);
  return row;
}

static GtkWidget *
rows_new (Deal *deal, const YcSetup *setup)
{
  GtkWidget *group = adw_preferences_group_new ();

  deal->n_seats = setup->n_seats;
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), maker_row_new (deal, setup));
  for (int seat = 0; seat < setup->n_seats; seat++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), partner_row_new (deal, setup, seat));
  return group;
}

void
yc_manhattan_tell_deal (YcTablePage *page)
{
  const YcSetup *setup = yc_session_get_setup (page->session);
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page)));
  GtkWidget *dialog = yc_message_dialog_new (
    window, _ ("A Deal About Air Strikes"),
    _ ("No strikes among these players until the next turn of the one who makes it."));
  Deal *deal = g_new0 (Deal, 1);

  deal->dialog = dialog;
  g_object_set_data_full (G_OBJECT (dialog), "deal", deal, g_free);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), rows_new (deal, setup));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "record",
                                    _ ("_Record"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "record",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "record");
  adw_combo_row_set_selected (deal->maker, (guint) yc_session_get_active_seat (page->session));
  update (deal);
  g_signal_connect_object (dialog, "response", G_CALLBACK (answered), page, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
