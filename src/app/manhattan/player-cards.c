/* player-cards.c: see player-cards.h. */

#include "player-cards.h"

#include "widgets/card-button.h"
#include "manhattan/board.h"

#include <glib/gi18n.h>

/* ---- Cards that come and go: buttons are used again, so that the focus stays where it is ---- */

typedef struct {
  const YcCardPlace *place;
  int seat;
  GtkWidget *next;
} Cards;

static Cards
cards_begin (const YcCardPlace *place, int seat)
{
  return (Cards){ place, seat, gtk_widget_get_first_child (GTK_WIDGET (place->wrap)) };
}

static void
cards_show (Cards *cards, const YcCardState *state)
{
  GtkWidget *button = cards->next;

  if (button == NULL) {
    button = yc_card_button_new ();
    g_signal_connect_object (button, "clicked", cards->place->chosen, cards->place->owner, 0);
    yc_wrap_append (cards->place->wrap, button);
  }
  cards->next = gtk_widget_get_next_sibling (button);
  yc_card_button_show (YC_CARD_BUTTON (button), state);
}

static void
cards_end (Cards *cards)
{
  GtkWidget *wrap = GTK_WIDGET (cards->place->wrap);

  while (cards->next != NULL) {
    GtkWidget *spare = cards->next;

    cards->next = gtk_widget_get_next_sibling (spare);
    gtk_widget_unparent (spare);
  }
  gtk_widget_set_visible (wrap, gtk_widget_get_first_child (wrap) != NULL);
}

/* The cards of one player in the order got: `refs[order]`. */
typedef struct {
  YcRef refs[UINT8_MAX + 1];
} Ordered;

static Ordered
nothing_ordered (void)
{
  Ordered ordered;

  for (int i = 0; i <= UINT8_MAX; i++)
    ordered.refs[i] = YC_NONE;
  return ordered;
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

void
yc_player_cards_show_buildings (const YcCardPlace *place,
                                const YcSetup *setup,
                                const YcBoard *board,
                                int seat)
{
  Cards cards = cards_begin (place, seat);
  Ordered ordered = nothing_ordered ();

  for (int i = 0; i < setup->catalogue.n[YC_CARDS] && i < YC_MAX_BUILDINGS; i++)
    if (board->buildings[i].owner == seat)
      ordered.refs[board->buildings[i].order] = (YcRef) i;
  for (int i = 0; i <= UINT8_MAX; i++)
    if (ordered.refs[i] != YC_NONE)
      show_building (&cards, setup, board, ordered.refs[i]);
  cards_end (&cards);
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

static void
show_built_bombs (Cards *cards, const YcSetup *setup, const YcBoard *board)
{
  Ordered ordered = nothing_ordered ();

  for (int i = 0; i < setup->catalogue.n[YC_BOMBS] && i < YC_MAX_BOMBS; i++)
    if (is_with (cards->seat, &board->bombs[i], YC_BOMB_BUILT))
      ordered.refs[board->bombs[i].order] = (YcRef) i;
  for (int i = 0; i <= UINT8_MAX; i++)
    if (ordered.refs[i] != YC_NONE)
      show_built_bomb (cards, setup, board, ordered.refs[i]);
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
  Cards cards = cards_begin (place, seat);

  show_built_bombs (&cards, setup, board);
  show_hand (&cards, setup, board);
  cards_end (&cards);
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
