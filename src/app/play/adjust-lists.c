/* adjust-lists.c: what can be chosen from in the dialog of corrections. */

#include "adjust-private.h"

#include "words.h"

static void
fill_players (YcAdjustDialog *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (int seat = 0; seat < yc_adjust_setup (self)->n_seats; seat++)
    gtk_string_list_take (names, yc_words_player (yc_adjust_setup (self), seat));
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
add_cards (YcAdjustDialog *self, GCallback changed)
{
  GtkWidget *list = yc_card_list_new (self->session, YC_CARDS, YC_MAX_CARDS, TRUE);

  adw_preferences_group_add (self->cards, list);
  g_signal_connect_object (list, "changed", changed, self, G_CONNECT_SWAPPED);
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
fill_cards (YcAdjustDialog *self, GCallback changed)
{
  gboolean by_lists = FALSE;

  for (const YcTopic *topic = self->table->topics; topic != NULL && topic->title != NULL; topic++)
    by_lists = by_lists || (topic->asks & YC_ASK_CARDS) != 0;
  if (!by_lists)
    return;
  self->given = add_cards (self, changed);
  self->taken = add_cards (self, changed);
}

void
yc_adjust_fill (YcAdjustDialog *self, GCallback changed)
{
  fill_spots (self);
  fill_cards (self, changed);
  fill_players (self);
  fill_what (self);
}
