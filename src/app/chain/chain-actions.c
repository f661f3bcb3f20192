/* chain-actions.c: see chain-actions.h. */

#include "chain-actions.h"

#include "cards/teach-dialog.h"
#include "play/table-private.h"
#include "chain-asking.h"
#include "chain-view.h"
#include "chain/grammar.h"
#include "reach-dialog.h"

/* ---- Teaching ---- */

/* What was being composed comes back as the cards are known now, and the card just taught is the
 * next that was pointed at. */
static void
card_taught (YcTeachDialog *dialog, const char *key, gpointer data)
{
  YcTablePage *self = data;
  const char *line = g_object_get_data (G_OBJECT (dialog), "line");
  YcRef ref = yc_taught_card (self->session, YC_CARDS, key);
  YcPlay play;

  if (line != NULL && yc_session_read_play (self->session, line, &play, NULL))
    yc_composer_set_play (yc_play_bar_get_composer (self->bar), &play);
  if (ref != YC_NONE)
    yc_compose_card (self->session, yc_play_bar_get_composer (self->bar), ref);
}

void
yc_chain_teach (YcTablePage *self)
{
  YcComposer *wish = yc_play_bar_get_composer (self->bar);
  char *line = yc_composer_is_empty (wish)
                 ? NULL
                 : yc_session_write_play (self->session, yc_composer_get_play (wish));
  YcTeachDialog *dialog
    = yc_teach_dialog_open (GTK_WIDGET (self), self->session, NULL, card_taught, G_OBJECT (self));

  g_object_set_data_full (G_OBJECT (dialog), "line", line, g_free);
  yc_composer_clear (wish);
}

/* ---- Actions ---- */

static void
tell_row (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  yc_chain_tell_row (YC_TABLE_PAGE (widget));
}

static void
tell_hand (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  YcTablePage *self = YC_TABLE_PAGE (widget);

  yc_chain_tell_hand (self, yc_session_get_active_seat (self->session));
}

static void
find_card (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  YcTablePage *self = YC_TABLE_PAGE (widget);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->show_board), TRUE);
  yc_chain_view_find_card (YC_CHAIN_VIEW (self->board));
}

static void
teach_card (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  yc_chain_teach (YC_TABLE_PAGE (widget));
}

/* ---- What can be reached ---- */

static void ask_reach (YcTablePage *self);

/* Told or not, the question that the hand was asked for is still there. */
static gboolean
hand_dialog_closed (YcTablePage *self)
{
  ask_reach (self);
  return GDK_EVENT_PROPAGATE;
}

static void
hand_asked (YcTablePage *self)
{
  GtkWindow *dialog = yc_chain_tell_hand (self, yc_session_get_active_seat (self->session));

  if (dialog != NULL)
    g_signal_connect_object (dialog, "close-request", G_CALLBACK (hand_dialog_closed), self,
                             G_CONNECT_SWAPPED);
}

static void
ask_reach (YcTablePage *self)
{
  YcReachDialog *dialog;

  if (yc_session_is_over (self->session) || !yc_table_page_is_now (self))
    return;
  dialog
    = yc_reach_dialog_open (GTK_WIDGET (self), self->session, yc_play_bar_get_composer (self->bar));
  g_signal_connect_object (dialog, "hand-asked", G_CALLBACK (hand_asked), self, G_CONNECT_SWAPPED);
}

static void
reach (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  ask_reach (YC_TABLE_PAGE (widget));
}

void
yc_chain_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.tell-row", NULL, tell_row);
  gtk_widget_class_install_action (widget_class, "table.tell-hand", NULL, tell_hand);
  gtk_widget_class_install_action (widget_class, "table.find-card", NULL, find_card);
  gtk_widget_class_install_action (widget_class, "table.teach", NULL, teach_card);
  gtk_widget_class_install_action (widget_class, "table.reach", NULL, reach);
  gtk_widget_class_install_property_action (widget_class, "table.hands-shown", "hands-shown");
}

void
yc_chain_update_actions (YcTablePage *self, gboolean enabled)
{
  static const char *const actions[] = { "table.tell-row",  "table.tell-hand", "table.hands-shown",
                                         "table.find-card", "table.teach",     "table.reach" };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], enabled);
}
