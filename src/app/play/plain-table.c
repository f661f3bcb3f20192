/* plain-table.c: see plain-table.h. What a player has is read out of the state as it is exported,
 * so that it needs no knowledge of the game. */

#include "plain-table.h"

#include "play/table-private.h"
#include "state-json.h"
#include "widgets/player-shape.h"
#include "words.h"

#include <glib/gi18n.h>

static GtkWidget *
board_new (YcTablePage *self)
{
  GtkWidget *name = gtk_label_new (yc_words_game (yc_session_get_game (self->session)));

  gtk_widget_add_css_class (name, "title-2");
  return name;
}

static GtkWidget *
panel_new (YcTablePage *self, int seat)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  g_autofree char *name = yc_words_player (setup, seat);
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), yc_player_shape_new (setup->seats[seat].color));
  return row;
}

static void
add_amount (JsonObject *player G_GNUC_UNUSED, const char *key, JsonNode *value, gpointer text)
{
  if (JSON_NODE_HOLDS_VALUE (value) && json_node_get_value_type (value) == G_TYPE_INT64)
    g_string_append_printf (text, "%s%s %d", ((GString *) text)->len > 0 ? " · " : "", key,
                            (int) json_node_get_int (value));
}

static void
show (YcTablePage *self, gboolean playing G_GNUC_UNUSED)
{
  const YcPosition *position = yc_session_get_shown_position (self->session);
  g_autoptr (JsonNode) state = yc_state_json (yc_session_get_record (self->session), position, 0);
  JsonArray *players = json_object_get_array_member (json_node_get_object (state), "players");

  for (int seat = 0; seat < yc_session_get_setup (self->session)->n_seats; seat++) {
    g_autoptr (GString) amounts = g_string_new (NULL);

    json_object_foreach_member (json_array_get_object_element (players, (guint) seat), add_amount,
                                amounts);
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self->panels[seat]), amounts->str);
  }
}

static void
end_turn (YcTablePage *self)
{
  yc_play_bar_record_verb (self->bar, YC_END);
}

static void
tell_points (YcSession *session G_GNUC_UNUSED,
             int seat G_GNUC_UNUSED,
             YcPointsFunc tell G_GNUC_UNUSED,
             gpointer data G_GNUC_UNUSED)
{
}

const YcTableGame yc_plain_table = {
  .board_new = board_new,
  .panel_new = panel_new,
  .show = show,
  .end_turn = end_turn,
  .tell_points = tell_points,
};
