/* follow-up.c: see follow-up.h. What is turned up after a play is asked for at once and never
 * insisted on; the same can be told later from the menu. */

#include "follow-up.h"

#include "manhattan/pieces.h"
#include "play/table-score.h"

#include "play/tell-dialog.h"
#include "resources.h"
#include "words.h"

#include <glib/gi18n.h>

static const YcBoard *
board_of (YcTablePage *self)
{
  return yc_board_of (yc_table_page_is_judging (self) ? yc_view_get_position (self->view)
                                                      : yc_session_get_position (self->session));
}

static const YcCatalogue *
catalogue_of (YcTablePage *self)
{
  return &yc_session_get_setup (self->session)->catalogue;
}

/* ---- Whether questions are answered ---- */

static gboolean
closed (GtkWidget *dialog, YcTablePage *self)
{
  yc_table_score_answered (self, g_object_get_data (G_OBJECT (dialog), "answered") != NULL);
  return FALSE;
}

static void
answered (GObject *dialog)
{
  g_object_set_data (dialog, "answered", dialog);
}

/* A question that the program asks by itself. */
static void
ask (YcTablePage *self, YcTellDialog *dialog)
{
  g_signal_connect (dialog, "told", G_CALLBACK (answered), NULL);
  g_signal_connect_object (dialog, "close-request", G_CALLBACK (closed), self, 0);
  yc_tell_dialog_ask (dialog);
}

/* ---- The market ---- */

static void
exclude_owned_buildings (YcTablePage *self, YcTellDialog *dialog)
{
  for (YcRef card = 0; card < catalogue_of (self)->n[YC_CARDS]; card++)
    if (board_of (self)->buildings[card].owner >= 0)
      yc_tell_dialog_exclude (dialog, card);
}

static void
market_told (YcTellDialog *dialog, YcTablePage *self)
{
  YcPlay play = yc_play_begin (YC_TELL_MARKET, YC_TABLE);
  guint place = 0;

  for (int slot = 0; slot < YC_SLOTS; slot++)
    yc_play_add (&play, YC_LIST_MAIN,
                 board_of (self)->market[slot] == YC_SLOT_EMPTY
                   ? YC_NONE
                   : yc_tell_dialog_get_card (dialog, place++));
  yc_table_page_record (self, &play);
}

static void
slot_told (YcTellDialog *dialog, YcTablePage *self)
{
  YcPlay play = yc_play_begin (YC_TELL_MARKET, YC_TABLE);

  yc_play_add (&play, YC_LIST_MAIN, yc_tell_dialog_get_card (dialog, 0));
  yc_table_page_record (self, &play);
}

void
yc_manhattan_tell_market (YcTablePage *self)
{
  YcTellDialog *dialog = yc_tell_dialog_new (GTK_WIDGET (self), self->session, YC_CARDS,
                                             _ ("What lies in the market?"));
  const int16_t *market = board_of (self)->market;

  for (int slot = 0; slot < YC_SLOTS; slot++) {
    g_autofree char *name = g_strdup_printf (_ ("Slot %d"), slot + 1);

    if (market[slot] != YC_SLOT_EMPTY)
      yc_tell_dialog_add_place (dialog, name, market[slot] >= 0 ? market[slot] : YC_UNTOLD,
                                market[slot] == YC_SLOT_UNTOLD_STARTING);
  }
  exclude_owned_buildings (self, dialog);
  g_signal_connect_object (dialog, "told", G_CALLBACK (market_told), self, 0);
  yc_tell_dialog_ask (dialog);
}

static void
exclude_market (YcTablePage *self, YcTellDialog *dialog)
{
  for (int slot = 0; slot < YC_SLOTS; slot++)
    if (board_of (self)->market[slot] >= 0)
      yc_tell_dialog_exclude (dialog, board_of (self)->market[slot]);
}

static void
ask_for_slot (YcTablePage *self)
{
  YcTellDialog *dialog = yc_tell_dialog_new (GTK_WIDGET (self), self->session, YC_CARDS,
                                             _ ("Which building was turned up into slot 7?"));

  yc_tell_dialog_add_place (dialog, _ ("Slot 7"), YC_UNTOLD, FALSE);
  exclude_owned_buildings (self, dialog);
  exclude_market (self, dialog);
  g_signal_connect_object (dialog, "told", G_CALLBACK (slot_told), self, 0);
  ask (self, dialog);
}

/* ---- A building bought before anybody told which it was ---- */

static void
building_told (YcTellDialog *dialog, YcTablePage *self)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (dialog), "seat"));
  YcPlay play
    = yc_play_begin_on (YC_TELL_BUILDING, YC_TABLE, YC_CARDS, yc_tell_dialog_get_card (dialog, 0));

  play.target_color = (uint8_t) setup->seats[seat].color;
  yc_table_page_record (self, &play);
}

void
yc_manhattan_tell_building (YcTablePage *self, int seat)
{
  int oldest = yc_board_oldest_untold (board_of (self), seat);
  g_autofree char *name = yc_words_player (yc_session_get_setup (self->session), seat);
  /* Translators: %s is a player */
  g_autofree char *title = g_strdup_printf (_ ("Which building does %s have there?"), name);
  YcTellDialog *dialog;

  if (oldest < 0)
    return;
  dialog = yc_tell_dialog_new (GTK_WIDGET (self), self->session, YC_CARDS, title);
  yc_tell_dialog_add_place (dialog, name, YC_UNTOLD,
                            board_of (self)->untold_buildings[oldest].starting);
  exclude_owned_buildings (self, dialog);
  exclude_market (self, dialog);
  g_object_set_data (G_OBJECT (dialog), "seat", GINT_TO_POINTER (seat));
  g_signal_connect_object (dialog, "told", G_CALLBACK (building_told), self, 0);
  yc_tell_dialog_ask (dialog);
}

/* ---- The bomb row ---- */

static void
exclude_bombs_elsewhere (YcTablePage *self, YcTellDialog *dialog)
{
  for (YcRef bomb = 0; bomb < catalogue_of (self)->n[YC_BOMBS]; bomb++) {
    YcBombPlace place = (YcBombPlace) board_of (self)->bombs[bomb].place;

    if (place != YC_BOMB_UNSEEN && place != YC_BOMB_ROW)
      yc_tell_dialog_exclude (dialog, bomb);
  }
}

static void
bombs_told (YcTellDialog *dialog, YcTablePage *self)
{
  YcPlay play = yc_play_begin (YC_TELL_BOMBS, YC_TABLE);

  for (guint i = 0; i < yc_tell_dialog_get_n_places (dialog); i++)
    yc_play_add (&play, YC_LIST_MAIN, yc_tell_dialog_get_card (dialog, i));
  yc_table_page_record (self, &play);
}

void
yc_manhattan_tell_bombs (YcTablePage *self)
{
  const YcBoard *board = board_of (self);
  YcTellDialog *dialog;

  if (board->n_row == 0) {
    yc_table_page_say (self, _ ("No bombs lie face up: Design is closed."));
    return;
  }
  dialog = yc_tell_dialog_new (GTK_WIDGET (self), self->session, YC_BOMBS,
                               _ ("Which bombs lie face up?"));
  for (int i = 0; i < board->n_row; i++) {
    g_autofree char *name = g_strdup_printf (_ ("Bomb %d"), i + 1);

    yc_tell_dialog_add_place (dialog, name, board->row[i] >= 0 ? board->row[i] : YC_UNTOLD, FALSE);
  }
  exclude_bombs_elsewhere (self, dialog);
  g_signal_connect_object (dialog, "told", G_CALLBACK (bombs_told), self, 0);
  ask (self, dialog);
}

/* ---- The draft, before it is recorded ---- */

static YcColor
drafter (YcTablePage *self, guint pick)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  int active = board_of (self)->active;

  /* the player, to the left around the table, and the player again */
  return setup->seats[(active + (int) pick) % setup->n_seats].color;
}

static void
draft_told (YcTellDialog *dialog, YcTablePage *self)
{
  YcItem picks[YC_MAX_ROW];
  guint n = 0;

  for (guint i = 0; i < yc_tell_dialog_get_n_places (dialog); i++) {
    YcRef card = yc_tell_dialog_get_card (dialog, i);

    if (card != YC_UNTOLD)
      picks[n++] = (YcItem){ .ref = card, .color = (uint8_t) drafter (self, i), .times = 1 };
  }
  yc_composer_set_items (yc_play_bar_get_composer (self->bar), picks, n);
  /* nothing is left to be told: the next Enter records, and does not ask again */
  yc_play_bar_focus_record (self->bar);
}

static YcRef
pick_of (const YcPlay *play, guint *next, YcColor color)
{
  if (*next < play->n_items && play->items[*next].color == color)
    return play->items[(*next)++].ref;
  return YC_UNTOLD;
}

static void
add_picks (YcTablePage *self, YcTellDialog *dialog)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  const YcPlay *play = yc_composer_get_play (yc_play_bar_get_composer (self->bar));
  guint next = 0;

  for (guint i = 0; i <= setup->n_seats; i++) {
    YcColor color = drafter (self, i);
    g_autofree char *name = yc_words_player (setup, setup->seat_of_color[color]);

    yc_tell_dialog_add_place (dialog, name, pick_of (play, &next, color), FALSE);
  }
}

void
yc_manhattan_tell_draft (YcTablePage *self)
{
  const YcBoard *board = board_of (self);
  YcTellDialog *dialog = yc_tell_dialog_new (GTK_WIDGET (self), self->session, YC_BOMBS,
                                             _ ("Who drafted which bomb?"));
  gboolean all_told = TRUE;

  add_picks (self, dialog);
  for (int i = 0; i < board->n_row; i++)
    all_told = all_told && board->row[i] >= 0;
  for (int i = 0; all_told && i < board->n_row; i++)
    yc_tell_dialog_offer (dialog, board->row[i]);
  if (!all_told)
    exclude_bombs_elsewhere (self, dialog);
  g_signal_connect_object (dialog, "told", G_CALLBACK (draft_told), self, 0);
  yc_tell_dialog_ask (dialog);
}

static gboolean
is_design (const YcSetup *setup, const YcPlay *play)
{
  return play->verb == YC_PLACE && play->target >= 0
         && yc_space_rule (&setup->catalogue.cards[YC_SPACES][play->target]) == YC_SPACE_DESIGN;
}

char *
yc_manhattan_draft_words (const YcSetup *setup, const YcPlay *play)
{
  if (!is_design (setup, play))
    return NULL;
  if (play->n_items == 0)
    return g_strdup (_ ("Who Drafted What…"));
  return g_strdup_printf (ngettext ("Draft: %d Pick Told…", "Draft: %d Picks Told…", play->n_items),
                          play->n_items);
}

/* ---- A bomb built out of a hand that nobody told ---- */

static void
bomb_told (YcTellDialog *dialog, YcTablePage *self)
{
  yc_composer_point (yc_play_bar_get_composer (self->bar), YC_POINT_BOMB,
                     yc_tell_dialog_get_card (dialog, 0));
}

void
yc_manhattan_pick_bomb (YcTablePage *self)
{
  YcTellDialog *dialog
    = yc_tell_dialog_new (GTK_WIDGET (self), self->session, YC_BOMBS, _ ("Which bomb is built?"));

  yc_tell_dialog_add_place (dialog, _ ("Bomb"), YC_UNTOLD, FALSE);
  for (YcRef bomb = 0; bomb < catalogue_of (self)->n[YC_BOMBS]; bomb++) {
    YcBombPlace place = (YcBombPlace) board_of (self)->bombs[bomb].place;

    if (place == YC_BOMB_BUILT || place == YC_BOMB_TESTED || place == YC_BOMB_ROW)
      yc_tell_dialog_exclude (dialog, bomb);
  }
  g_signal_connect_object (dialog, "told", G_CALLBACK (bomb_told), self, 0);
  yc_tell_dialog_ask (dialog);
}

/* ---- At once ---- */

static guint
untold_in_row (const YcBoard *board)
{
  guint untold = 0;

  for (int i = 0; i < board->n_row; i++)
    untold += board->row[i] < 0;
  return untold;
}

void
yc_manhattan_notice_decks (YcTablePage *self)
{
  YcNoticedDecks *noticed = self->noticed;

  noticed->building_deck = board_of (self)->building_deck;
  noticed->bomb_deck = board_of (self)->untested_deck + board_of (self)->tested_deck;
}

void
yc_manhattan_ask_for_turned_up (YcTablePage *self)
{
  const YcBoard *board = board_of (self);
  const YcNoticedDecks *before = self->noticed;
  gboolean new_building
    = board->building_deck < before->building_deck && board->market[YC_SLOTS - 1] == YC_SLOT_UNTOLD;
  /* one card alone went into a hand */
  guint drawn = before->bomb_deck - (guint) (board->untested_deck + board->tested_deck);
  gboolean new_row
    = board->n_row > 0 && untold_in_row (board) == board->n_row && drawn == board->n_row;

  yc_manhattan_notice_decks (self);
  if (!yc_settings_get_flag ("asks-turned-up", TRUE))
    return;
  if (new_building)
    ask_for_slot (self);
  else if (new_row)
    yc_manhattan_tell_bombs (self);
}
