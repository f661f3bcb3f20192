/* follow-up.c: see follow-up.h. What is turned up after a play is asked for at once and never
 * insisted on; the same can be told later from the menu. */

#include "follow-up.h"

#include "manhattan/pieces.h"
#include "play/table-score.h"

#include "play/tell-question.h"
#include "resources.h"
#include "untold.h"
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

static void
closed (YcQuestion *question, YcTablePage *self)
{
  yc_table_score_answered (self, yc_question_is_answered (question));
}

#define ALONE "yc-alone" /* no play is composed beside it, or none was since it was asked */

/* Whoever composes a play leaves it for later; the one that led to it is still to be cleared. */
static void
wish_changed (YcComposer *wish, YcQuestion *question)
{
  if (yc_composer_is_empty (wish))
    g_object_set_data (G_OBJECT (question), ALONE, question);
  else if (g_object_get_data (G_OBJECT (question), ALONE) != NULL)
    yc_question_close (question);
}

#define MARGIN 18 /* of a question, in pixels, as the style has it and a little more */

/* Of the height, as much as leaves the upper half of the board in sight. */
static void
ask (YcTablePage *self, YcTellQuestion *question)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const int height = gtk_widget_get_height (GTK_WIDGET (self));

  yc_tell_question_begin (question);
  yc_table_page_ask (self, YC_QUESTION (question));
  yc_tell_question_give_room (question, width - 2 * MARGIN, height * 2 / 5);
}

/* Something that lies on the table. */
static void
ask_of_table (YcTablePage *self, YcTellQuestion *question)
{
  YcComposer *wish = yc_play_bar_get_composer (self->bar);

  ask (self, question);
  if (yc_composer_is_empty (wish))
    g_object_set_data (G_OBJECT (question), ALONE, question);
  g_signal_connect_object (wish, "changed", G_CALLBACK (wish_changed), question, 0);
}

/* Something about the play being composed. */
static void
ask_of_play (YcTablePage *self, YcTellQuestion *question)
{
  yc_question_can_be_cancelled (YC_QUESTION (question));
  ask (self, question);
  g_signal_connect_object (yc_play_bar_get_composer (self->bar), "changed",
                           G_CALLBACK (yc_question_close), question, G_CONNECT_SWAPPED);
}

/* A question that the program asks by itself. */
static void
ask_itself (YcTablePage *self, YcTellQuestion *question)
{
  g_signal_connect_object (question, "closed", G_CALLBACK (closed), self, 0);
  ask_of_table (self, question);
}

/* ---- The market ---- */

#define SLOT "yc-slot" /* the only one that is asked for, from 1 */

static void
exclude_owned_buildings (YcTablePage *self, YcTellQuestion *question)
{
  for (YcRef card = 0; card < catalogue_of (self)->n[YC_CARDS]; card++)
    if (board_of (self)->buildings[card].owner >= 0)
      yc_tell_question_exclude (question, card);
}

/* What is told of all is told after it; one slot alone, `slot`, is told with what is known of the
 * others. */
static void
market_told (YcTellQuestion *question, YcTablePage *self)
{
  const int told = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (question), SLOT));
  const int16_t *market = board_of (self)->market;
  YcPlay play = yc_play_begin (YC_TELL_MARKET, YC_TABLE);
  guint place = 0;

  for (int slot = 0; slot < YC_SLOTS; slot++)
    if (market[slot] == YC_SLOT_EMPTY)
      yc_play_add (&play, YC_LIST_MAIN, YC_NONE);
    else if (told == 0 || told == slot + 1)
      yc_play_add (&play, YC_LIST_MAIN, yc_tell_question_get_card (question, place++));
    else
      yc_play_add (&play, YC_LIST_MAIN, market[slot] >= 0 ? (YcRef) market[slot] : YC_UNTOLD);
  if (yc_table_page_record (self, &play) && told == 0 && yc_board_row_untold (board_of (self)) > 0)
    yc_manhattan_tell_bombs (self);
}

static void
slot_told (YcTellQuestion *question, YcTablePage *self)
{
  YcPlay play = yc_play_begin (YC_TELL_MARKET, YC_TABLE);

  yc_play_add (&play, YC_LIST_MAIN, yc_tell_question_get_card (question, 0));
  yc_table_page_record (self, &play);
}

void
yc_manhattan_tell_market (YcTablePage *self)
{
  YcTellQuestion *question
    = yc_tell_question_new (self->session, YC_CARDS, _ ("What lies in the market?"));
  const int16_t *market = board_of (self)->market;

  for (int slot = 0; slot < YC_SLOTS; slot++) {
    g_autofree char *name = g_strdup_printf (_ ("Slot %d"), slot + 1);

    if (market[slot] != YC_SLOT_EMPTY)
      yc_tell_question_add_place (question, name, market[slot] >= 0 ? market[slot] : YC_UNTOLD,
                                  market[slot] == YC_SLOT_UNTOLD_STARTING);
  }
  exclude_owned_buildings (self, question);
  g_signal_connect_object (question, "told", G_CALLBACK (market_told), self, 0);
  ask_of_table (self, question);
}

static void
exclude_market (YcTablePage *self, YcTellQuestion *question)
{
  for (int slot = 0; slot < YC_SLOTS; slot++)
    if (board_of (self)->market[slot] >= 0)
      yc_tell_question_exclude (question, board_of (self)->market[slot]);
}

static void
ask_for_slot (YcTablePage *self)
{
  YcTellQuestion *question = yc_tell_question_new (self->session, YC_CARDS,
                                                   _ ("Which building was turned up into slot 7?"));

  yc_tell_question_add_place (question, _ ("Slot 7"), YC_UNTOLD, FALSE);
  exclude_owned_buildings (self, question);
  exclude_market (self, question);
  g_signal_connect_object (question, "told", G_CALLBACK (slot_told), self, 0);
  ask_itself (self, question);
}

gboolean
yc_manhattan_tell_slot (YcTablePage *self, int slot)
{
  GtkWidget *asked = adw_bin_get_child (self->asked);
  const int content = board_of (self)->market[slot - 1];
  /* Translators: the number of a place in the market */
  g_autofree char *title = g_strdup_printf (_ ("Which building lies in slot %d?"), slot);
  g_autofree char *name = g_strdup_printf (_ ("Slot %d"), slot);
  YcTellQuestion *question;

  if ((content != YC_SLOT_UNTOLD && content != YC_SLOT_UNTOLD_STARTING)
      || (asked != NULL && GPOINTER_TO_INT (g_object_get_data (G_OBJECT (asked), SLOT)) == slot))
    return FALSE;
  question = yc_tell_question_new (self->session, YC_CARDS, title);
  yc_tell_question_add_place (question, name, YC_UNTOLD, content == YC_SLOT_UNTOLD_STARTING);
  exclude_owned_buildings (self, question);
  exclude_market (self, question);
  g_object_set_data (G_OBJECT (question), SLOT, GINT_TO_POINTER (slot));
  g_signal_connect_object (question, "told", G_CALLBACK (market_told), self, 0);
  ask_of_table (self, question);
  return TRUE;
}

/* ---- A building bought before anybody told which it was ---- */

static void
building_told (YcTellQuestion *question, YcTablePage *self)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (question), "seat"));
  YcPlay play = yc_play_begin_on (YC_TELL_BUILDING, YC_TABLE, YC_CARDS,
                                  yc_tell_question_get_card (question, 0));

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
  YcTellQuestion *question;

  if (oldest < 0)
    return;
  question = yc_tell_question_new (self->session, YC_CARDS, title);
  yc_tell_question_add_place (question, name, YC_UNTOLD,
                              board_of (self)->untold_buildings[oldest].starting);
  exclude_owned_buildings (self, question);
  exclude_market (self, question);
  g_object_set_data (G_OBJECT (question), "seat", GINT_TO_POINTER (seat));
  g_signal_connect_object (question, "told", G_CALLBACK (building_told), self, 0);
  ask_of_table (self, question);
}

/* ---- The bomb row ---- */

static void
exclude_bombs_elsewhere (YcTablePage *self, YcTellQuestion *question)
{
  for (YcRef bomb = 0; bomb < catalogue_of (self)->n[YC_BOMBS]; bomb++) {
    YcBombPlace place = (YcBombPlace) board_of (self)->bombs[bomb].place;

    if (place != YC_BOMB_UNSEEN && place != YC_BOMB_ROW)
      yc_tell_question_exclude (question, bomb);
  }
}

static void
bombs_told (YcTellQuestion *question, YcTablePage *self)
{
  YcPlay play = yc_play_begin (YC_TELL_BOMBS, YC_TABLE);

  for (guint i = 0; i < yc_tell_question_get_n_places (question); i++)
    yc_play_add (&play, YC_LIST_MAIN, yc_tell_question_get_card (question, i));
  yc_table_page_record (self, &play);
}

void
yc_manhattan_tell_bombs (YcTablePage *self)
{
  const YcBoard *board = board_of (self);
  YcTellQuestion *question;

  if (board->n_row == 0) {
    yc_table_page_say (self, _ ("No bombs lie face up: Design is closed."));
    return;
  }
  question = yc_tell_question_new (self->session, YC_BOMBS, _ ("Which bombs lie face up?"));
  for (int i = 0; i < board->n_row; i++) {
    g_autofree char *name = g_strdup_printf (_ ("Bomb %d"), i + 1);

    yc_tell_question_add_place (question, name, board->row[i] >= 0 ? board->row[i] : YC_UNTOLD,
                                FALSE);
  }
  exclude_bombs_elsewhere (self, question);
  g_signal_connect_object (question, "told", G_CALLBACK (bombs_told), self, 0);
  ask_itself (self, question);
}

/* ---- The draft, before it is recorded ---- */

static YcColor
drafter (YcTablePage *self, guint pick)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  const YcPlay *play = yc_composer_get_play (yc_play_bar_get_composer (self->bar));
  const int first = setup->seat_of_color[play->actor];

  /* the player, to the left around the table, and the player again */
  return setup->seats[(first + (int) pick) % setup->n_seats].color;
}

static void
draft_told (YcTellQuestion *question, YcTablePage *self)
{
  YcItem picks[YC_MAX_ROW];
  guint n = 0;

  for (guint i = 0; i < yc_tell_question_get_n_places (question); i++) {
    YcRef card = yc_tell_question_get_card (question, i);

    if (card != YC_UNTOLD)
      picks[n++] = (YcItem){ .ref = card, .color = (uint8_t) drafter (self, i), .times = 1 };
  }
  yc_composer_set_items (yc_play_bar_get_composer (self->bar), picks, n);
  /* nothing is left to be told: the next Enter records, and does not ask again */
  yc_play_bar_focus_record (self->bar, self->before_asked);
}

static YcRef
pick_of (const YcPlay *play, guint *next, YcColor color)
{
  if (*next < play->n_items && play->items[*next].color == color)
    return play->items[(*next)++].ref;
  return YC_UNTOLD;
}

static void
add_picks (YcTablePage *self, YcTellQuestion *question)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  const YcPlay *play = yc_composer_get_play (yc_play_bar_get_composer (self->bar));
  guint next = 0;

  for (guint i = 0; i <= setup->n_seats; i++) {
    YcColor color = drafter (self, i);
    g_autofree char *name = yc_words_player (setup, setup->seat_of_color[color]);

    yc_tell_question_add_place (question, name, pick_of (play, &next, color), FALSE);
  }
}

void
yc_manhattan_tell_draft (YcTablePage *self)
{
  const YcBoard *board = board_of (self);
  YcTellQuestion *question
    = yc_tell_question_new (self->session, YC_BOMBS, _ ("Who drafted which bomb?"));
  gboolean all_told = TRUE;

  add_picks (self, question);
  for (int i = 0; i < board->n_row; i++)
    all_told = all_told && board->row[i] >= 0;
  for (int i = 0; all_told && i < board->n_row; i++)
    yc_tell_question_offer (question, board->row[i]);
  if (!all_told)
    exclude_bombs_elsewhere (self, question);
  g_signal_connect_object (question, "told", G_CALLBACK (draft_told), self, 0);
  ask_of_play (self, question);
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
bomb_told (YcTellQuestion *question, YcTablePage *self)
{
  yc_composer_point (yc_play_bar_get_composer (self->bar), YC_POINT_BOMB,
                     yc_tell_question_get_card (question, 0));
}

/* The likeliest bombs are those in the hand and in the rows that were drafted; what others are seen
 * to hold, or what no row can have been, is none of them. */
static void
mark_bomb (const YcBoard *board, YcTellQuestion *question, YcRef bomb)
{
  const YcBomb *known = &board->bombs[bomb];
  const gboolean held = known->place == YC_BOMB_HAND && known->holder == board->active;

  if (held || known->place == YC_BOMB_DRAFTED)
    yc_tell_question_prefer (question, bomb);
  else if (known->place != YC_BOMB_UNSEEN || board->untold == 0)
    yc_tell_question_exclude (question, bomb);
}

void
yc_manhattan_pick_bomb (YcTablePage *self)
{
  /* what is hidden from the table is not told by what is left out */
  const YcBoard *board = yc_board_of (yc_view_get_position (self->view));
  YcTellQuestion *question
    = yc_tell_question_new (self->session, YC_BOMBS, _ ("Which bomb is built?"));

  yc_tell_question_add_place (question, _ ("Bomb"), YC_UNTOLD, FALSE);
  for (YcRef bomb = 0; bomb < catalogue_of (self)->n[YC_BOMBS]; bomb++)
    mark_bomb (board, question, bomb);
  g_signal_connect_object (question, "told", G_CALLBACK (bomb_told), self, 0);
  ask_of_play (self, question);
}

/* ---- Whatever is untold ---- */

char *
yc_manhattan_untold_words (YcTablePage *self)
{
  return yc_settings_get_flag ("asks-turned-up", TRUE) ? yc_untold_words (board_of (self)) : NULL;
}

void
yc_manhattan_tell_untold (YcTablePage *self)
{
  int slot = 0;
  const guint market = yc_untold_in_market (board_of (self), &slot);

  if (market == 1)
    yc_manhattan_tell_slot (self, slot);
  else if (market > 0)
    yc_manhattan_tell_market (self);
  else if (yc_board_row_untold (board_of (self)) > 0)
    yc_manhattan_tell_bombs (self);
}

/* ---- At once ---- */

void
yc_manhattan_notice_decks (YcTablePage *self)
{
  YcNoticedDecks *noticed = self->noticed;

  noticed->building_deck = board_of (self)->building_deck;
  noticed->bomb_deck = board_of (self)->untested_deck + board_of (self)->tested_deck;
  noticed->untold = yc_untold_on_table (board_of (self));
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
  /* what was told wrongly, and undone */
  gboolean taken_back = board->building_deck == before->building_deck && drawn == 0
                        && yc_untold_on_table (board) > before->untold;
  gboolean new_row
    = board->n_row > 0 && yc_board_row_untold (board) == board->n_row && drawn == board->n_row;

  yc_manhattan_notice_decks (self);
  if (!yc_settings_get_flag ("asks-turned-up", TRUE))
    return;
  if (new_building)
    ask_for_slot (self);
  else if (new_row)
    yc_manhattan_tell_bombs (self);
  else if (taken_back)
    yc_manhattan_tell_untold (self);
}
