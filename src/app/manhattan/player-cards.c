/* player-cards.c: see player-cards.h. */

#include "player-cards.h"

#include "manhattan/board.h"

#include <glib/gi18n.h>

typedef struct {
  YcCardButtons buttons;
  int seat;
} Cards;

static void
cards_show (Cards *cards, const YcCardState *state)
{
  yc_card_buttons_show (&cards->buttons, state);
}

static void
show_building (Cards *cards, const YcSetup *setup, const YcBoard *board, YcRef ref)
{
  const YcBuilding *building = &board->buildings[ref];
  const YcCardState state = {
    .ref = ref,
    .card = &setup->catalogue.cards[YC_CARDS][ref],
    .setup = setup,
    .crew = building->crew,
    .damage = building->damage,
    .compact = TRUE,
  };

  cards_show (cards, &state);
}

static void
show_untold_building (Cards *cards, const YcUntoldBuilding *untold)
{
  const YcCardState state = {
    .ref = YC_UNTOLD,
    .untold = untold->starting ? _ ("Starting building, not told") : _ ("Not told"),
    .compact = TRUE,
  };

  cards_show (cards, &state);
}

/* The untold buildings of the player from `from` on that were got before `order`; returns the
 * next. */
static int
show_untold_before (Cards *cards, const YcBoard *board, int from, gint64 order)
{
  for (; from < board->n_untold_buildings && board->untold_buildings[from].order < order; from++)
    if (board->untold_buildings[from].owner == cards->seat)
      show_untold_building (cards, &board->untold_buildings[from]);
  return from;
}

/* The building that the player got next after the `order`th thing, or -1. */
static int
next_building (const YcSetup *setup, const YcBoard *board, int seat, gint64 order)
{
  int next = -1;

  for (int i = 0; i < setup->catalogue.n[YC_CARDS]; i++)
    if (board->buildings[i].owner == seat && board->buildings[i].order > order
        && (next < 0 || board->buildings[i].order < board->buildings[next].order))
      next = i;
  return next;
}

void
yc_player_cards_show_buildings (const YcCardPlace *place,
                                const YcSetup *setup,
                                const YcBoard *board,
                                int seat)
{
  Cards cards = { yc_card_buttons_begin (place), seat };
  int untold = 0;

  for (int i = next_building (setup, board, seat, -1); i >= 0;
       i = next_building (setup, board, seat, board->buildings[i].order)) {
    untold = show_untold_before (&cards, board, untold, board->buildings[i].order);
    show_building (&cards, setup, board, (YcRef) i);
  }
  show_untold_before (&cards, board, untold, G_MAXINT64);
  yc_card_buttons_end (&cards.buttons);
}

static gboolean
is_with (int seat, const YcBomb *bomb, YcBombPlace place)
{
  return bomb->place == place && bomb->holder == seat;
}

static void
show_built_bomb (Cards *cards, const YcSetup *setup, const YcBoard *board, YcRef ref)
{
  const YcBomb *bomb = &board->bombs[ref];
  const YcCardState state = {
    .ref = ref,
    .card = &setup->catalogue.cards[YC_BOMBS][ref],
    .where = _ ("Built."),
    .setup = setup,
    .crew = bomb->crew,
    .loaded = bomb->loaded,
    .tested = board->players[cards->seat].tested,
    .built = TRUE,
    .compact = TRUE,
  };

  cards_show (cards, &state);
}

/* The bomb that the player built next after the `order`th thing, or -1. */
static int
next_built_bomb (const YcSetup *setup, const YcBoard *board, int seat, gint64 order)
{
  int next = -1;

  for (int i = 0; i < setup->catalogue.n[YC_BOMBS]; i++)
    if (is_with (seat, &board->bombs[i], YC_BOMB_BUILT) && board->bombs[i].order > order
        && (next < 0 || board->bombs[i].order < board->bombs[next].order))
      next = i;
  return next;
}

static void
show_built_bombs (Cards *cards, const YcSetup *setup, const YcBoard *board)
{
  for (int i = next_built_bomb (setup, board, cards->seat, -1); i >= 0;
       i = next_built_bomb (setup, board, cards->seat, board->bombs[i].order))
    show_built_bomb (cards, setup, board, (YcRef) i);
}

static void
show_untold_hand (Cards *cards, int untold)
{
  g_autofree char *text
    = g_strdup_printf (ngettext ("%d secret card", "%d secret cards", (gulong) untold), untold);
  const YcCardState state
    = { .ref = YC_UNTOLD, .untold = text, .where = _ ("In the hand."), .compact = TRUE };

  if (untold > 0)
    cards_show (cards, &state);
}

static void
show_hand (Cards *cards, const YcSetup *setup, const YcBoard *board)
{
  const YcBoardPlayer *player = &board->players[cards->seat];

  for (int i = 0; i < setup->catalogue.n[YC_BOMBS] && i < YC_MAX_BOMBS; i++) {
    const YcCardState state = {
      .ref = (YcRef) i,
      .card = &setup->catalogue.cards[YC_BOMBS][i],
      .where = _ ("In the hand."),
      .in_hand = TRUE,
      .tested = player->tested,
      .compact = TRUE,
    };

    if (is_with (cards->seat, &board->bombs[i], YC_BOMB_HAND))
      cards_show (cards, &state);
  }
  show_untold_hand (cards, player->hand - player->hand_known);
}

void
yc_player_cards_show_bombs (const YcCardPlace *place,
                            const YcSetup *setup,
                            const YcBoard *board,
                            int seat)
{
  Cards cards = { yc_card_buttons_begin (place), seat };

  show_built_bombs (&cards, setup, board);
  show_hand (&cards, setup, board);
  yc_card_buttons_end (&cards.buttons);
}

void
yc_player_cards_mark (YcWrap *wrap, const gboolean *marks)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (wrap)); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    YcRef ref = yc_card_button_get_ref (YC_CARD_BUTTON (child));

    yc_card_button_set_legal (YC_CARD_BUTTON (child),
                              marks != NULL && ref != YC_UNTOLD && marks[ref]);
  }
}
