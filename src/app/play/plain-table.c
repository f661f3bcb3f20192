/* plain-table.c: see plain-table.h. What a player has is read out of the state as it is exported,
 * so that it needs no knowledge of the game. */

#include "plain-table.h"

#include "outcome.h"
#include "play/table-private.h"
#include "telling.h"
#include "widgets/player-shape.h"
#include "words.h"
#include "widgets/plain-row.h"

#include <glib/gi18n.h>

static GtkWidget *
screen_board_new (YcView *view)
{
  GtkWidget *name
    = gtk_label_new (yc_words_game (yc_session_get_game (yc_view_get_session (view))));

  gtk_widget_add_css_class (name, "title-2");
  return name;
}

static GtkWidget *
screen_panel_new (YcView *view, int seat)
{
  const YcSetup *setup = yc_session_get_setup (yc_view_get_session (view));
  g_autofree char *name = yc_words_player (setup, seat);
  GtkWidget *row = yc_plain_row_new (name, NULL);

  adw_action_row_add_prefix (ADW_ACTION_ROW (row), yc_player_shape_new (setup->seats[seat].color));
  return row;
}

/* "3 yellowcake · 2 points" */
static char *
amounts_of (YcView *view, int seat)
{
  YcSession *session = yc_view_get_session (view);
  const YcGame *game = yc_session_get_game (session);
  const YcGameTelling *telling = yc_telling_of (game);
  const YcPosition *position = yc_view_get_position (view);
  int points = yc_outcome_points (yc_session_get_record (session), position, seat);
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < telling->n_goods; i++) {
    YcGood good = telling->goods[i];
    g_autofree char *amount
      = yc_words_amount (game, good, telling->amount_of (position, seat, good));

    g_string_append_printf (words, "%s · ", amount);
  }
  g_string_append_printf (words, ngettext ("%d point", "%d points", (gulong) ABS (points)), points);
  return g_string_free (words, FALSE);
}

static void
screen_show (GtkWidget *board G_GNUC_UNUSED, GtkWidget *const panels[], YcView *view)
{
  for (int seat = 0; seat < yc_session_get_setup (yc_view_get_session (view))->n_seats; seat++) {
    g_autofree char *amounts = amounts_of (view, seat);

    adw_action_row_set_subtitle (ADW_ACTION_ROW (panels[seat]), amounts);
  }
}

/* The page shows the same. */

static GtkWidget *
board_new (YcTablePage *self)
{
  return screen_board_new (self->view);
}

static GtkWidget *
panel_new (YcTablePage *self, int seat)
{
  return screen_panel_new (self->view, seat);
}

static void
show (YcTablePage *self, gboolean playing G_GNUC_UNUSED)
{
  screen_show (self->board, self->panels, self->view);
}

static void
end_turn (YcTablePage *self)
{
  yc_play_bar_record_verb (self->bar, YC_END);
}

/* Whatever a card of any game may have. */
static guint
printed (YcKind kind G_GNUC_UNUSED)
{
  return YC_PRINTED_NEEDS | YC_PRINTED_PAYS | YC_PRINTED_GIVES;
}

static const char *
example (YcDrawer drawer G_GNUC_UNUSED)
{
  return N_ ("mine, scientist, yellowcake …");
}

const YcCardWords yc_plain_card_words = {
  .needs = N_ ("Workers it needs"),
  .pays = N_ ("It costs"),
  .gives = N_ ("It brings"),
  .anybody = N_ ("Any worker"),
  .goods = "$YUPFB",
  .everything = "$YUPFBLES",
};

static const YcTableCards cards = {
  .printed = printed,
  .words = &yc_plain_card_words,
  .example = example,
};

const YcTableGame yc_plain_table = {
  .cards = &cards,
  .board_new = board_new,
  .panel_new = panel_new,
  .show = show,
  .screen_board_new = screen_board_new,
  .screen_panel_new = screen_panel_new,
  .screen_show = screen_show,
  .end_turn = end_turn,
};
