/* board-keys.c: see board-keys.h. */

#include "board-keys.h"

#include "board-sections.h"
#include "board-view.h"
#include "play/enter-key.h"
#include "play/table-private.h"
#include "manhattan/board.h"

/* What a letter can mean, in the order in which it is gone through. */
typedef struct {
  YcPoint at;
  int which[YC_MAX_CARDS];
  guint n;
} Candidates;

static void
add (Candidates *candidates, int which)
{
  if (candidates->n < YC_MAX_CARDS)
    candidates->which[candidates->n++] = which;
}

static void
add_section (Candidates *candidates, const YcCatalogue *catalogue, char key)
{
  candidates->at = YC_POINT_SPACE;
  for (int i = 0; i < YC_N_BOARD_SECTIONS; i++)
    for (int space = 0; yc_board_sections[i].key == key && space < catalogue->n[YC_SPACES]; space++)
      if (yc_board_section_has (&yc_board_sections[i], &catalogue->cards[YC_SPACES][space]))
        add (candidates, space);
}

static void
add_buildings (Candidates *candidates, const YcBoard *board, int seat)
{
  candidates->at = YC_POINT_CARD;
  for (int building = 0; building < YC_MAX_BUILDINGS; building++)
    if (board->buildings[building].owner == seat)
      add (candidates, building);
}

static void
add_bombs (Candidates *candidates, const YcBoard *board, int seat)
{
  candidates->at = YC_POINT_BOMB;
  for (int bomb = 0; bomb < YC_MAX_BOMBS; bomb++)
    if (board->bombs[bomb].holder == seat
        && (board->bombs[bomb].place == YC_BOMB_HAND || board->bombs[bomb].place == YC_BOMB_BUILT))
      add (candidates, bomb);
}

static void
add_others (Candidates *candidates, const YcSetup *setup, int seat)
{
  candidates->at = YC_POINT_PLAYER;
  for (int i = 1; i < setup->n_seats; i++)
    add (candidates, (seat + i) % setup->n_seats);
}

static void
find_candidates (YcTablePage *self, char key, Candidates *candidates)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  const YcBoard *board = yc_board_of (yc_view_get_position (self->view));
  const int seat = yc_view_get_active_seat (self->view);
  const int next = (seat + 1) % setup->n_seats;

  candidates->n = 0;
  if (key == 'w') {
    add_buildings (candidates, board, seat);
  } else if (key == 'o') {
    add_buildings (candidates, board, seat);
    add_buildings (candidates, board, next);
  } else if (key == 'v') {
    candidates->at = YC_POINT_CARD;
    /* those of the next player last: with them, who comes next may mean an own one */
    for (int i = 2; i < setup->n_seats; i++)
      add_buildings (candidates, board, (seat + i) % setup->n_seats);
    add_buildings (candidates, board, next);
  } else if (key == 'k') {
    add_bombs (candidates, board, seat);
    add_bombs (candidates, board, next);
  } else if (key == 'x') {
    add_others (candidates, setup, seat);
  } else {
    add_section (candidates, &setup->catalogue, key);
  }
}

static gboolean
is_repair (YcComposer *wish)
{
  return !yc_composer_is_empty (wish) && yc_composer_get_play (wish)->verb == YC_REPAIR;
}

/* What of that kind was pointed at last, or -1. */
static int
pointed_at (const YcSetup *setup, YcComposer *wish, YcPoint at)
{
  const YcPlay *play = yc_composer_get_play (wish);
  const guint verb = play->verb;

  if (yc_composer_is_empty (wish))
    return -1;
  if (at == YC_POINT_CARD && verb == YC_REPAIR)
    return play->items[play->n_items - 1].ref;
  if (at == YC_POINT_PLAYER && verb == YC_STRIKE_FIGHTER)
    return setup->seat_of_color[play->target_color];
  if ((at == YC_POINT_SPACE && verb == YC_PLACE)
      || (at == YC_POINT_CARD && (verb == YC_USE || verb == YC_STRIKE_BOMBER))
      || (at == YC_POINT_BOMB && (verb == YC_BUILD || verb == YC_TEST || verb == YC_LOAD)))
    return play->target;
  return -1;
}

/* The next time somebody means the one after it. */
static void
begin_after (Candidates *candidates, int which)
{
  int turned[YC_MAX_CARDS];
  guint at = 0;

  while (at < candidates->n && candidates->which[at] != which)
    at++;
  for (guint i = 0; at < candidates->n && i < candidates->n; i++)
    turned[i] = candidates->which[(at + 1 + i) % candidates->n];
  for (guint i = 0; at < candidates->n && i < candidates->n; i++)
    candidates->which[i] = turned[i];
}

/* What is composed is recorded first where the letter means what comes after it. */
static void
go_on (YcTablePage *self, char key, Candidates *candidates)
{
  YcComposer *wish = yc_play_bar_get_composer (self->bar);
  guint i = 0;

  while (i < candidates->n && !yc_composer_goes_on (wish, candidates->at, candidates->which[i]))
    i++;
  if (i < candidates->n && yc_play_bar_record (self->bar))
    find_candidates (self, key, candidates);
}

/* Adds the first that can be repaired with those before. */
static gboolean
repair_another (YcTablePage *self, const Candidates *candidates, gboolean records)
{
  YcComposer *wish = yc_play_bar_get_composer (self->bar);
  const YcPlay before = *yc_composer_get_play (wish);

  for (guint i = 0; i < candidates->n; i++) {
    yc_composer_point (wish, YC_POINT_CARD, candidates->which[i]);
    if (yc_composer_is_legal (wish) && yc_composer_get_play (wish)->n_items > before.n_items)
      break;
    yc_composer_set_play (wish, &before);
  }
  yc_enter_key_pointed (self->bar);
  if (records)
    yc_play_bar_record (self->bar);
  return TRUE;
}

gboolean
yc_manhattan_press (YcTablePage *self, char key, gboolean records)
{
  YcComposer *wish = yc_play_bar_get_composer (self->bar);
  const YcSetup *setup = yc_session_get_setup (self->session);
  Candidates candidates;

  if (key == 't' || key == 'g')
    return yc_table_page_is_now (self)
           && gtk_widget_activate_action (
             GTK_WIDGET (self), key == 't' ? "table.tell-untold" : "table.tell-deal", NULL);
  find_candidates (self, key, &candidates);
  go_on (self, key, &candidates);
  if (candidates.n == 0 || (key == 'w' && !is_repair (wish)))
    return FALSE;
  begin_after (&candidates, pointed_at (setup, wish, candidates.at));
  if (key == 'w')
    return repair_another (self, &candidates, records);
  /* another building in the place of those, and not repaired with them */
  if (is_repair (wish))
    yc_composer_clear (wish);
  const int which
    = candidates
        .which[yc_composer_point_first (wish, candidates.at, candidates.which, candidates.n)];
  if (candidates.at == YC_POINT_SPACE)
    yc_board_view_focus_space (YC_BOARD_VIEW (self->board), (YcRef) which);
  yc_enter_key_pointed (self->bar);
  if (records)
    yc_play_bar_record (self->bar);
  return TRUE;
}
