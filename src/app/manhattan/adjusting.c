/* adjusting.c: see adjusting.h. */

#include "adjusting.h"

#include "words.h"
#include "manhattan/board.h"

#include <glib/gi18n.h>

const YcTopic yc_manhattan_topics[] = {
  { YC_ADJUST_GOOD, YC_SPIES, NC_ ("to be adjusted", "Spies"), YC_ASK_PLAYER | YC_ASK_AMOUNT,
    YC_CARDS, NULL, NULL },
  { YC_ADJUST_GOOD, YC_POINTS, NC_ ("to be adjusted", "Points"), YC_ASK_PLAYER | YC_ASK_AMOUNT,
    YC_CARDS, NULL, NULL },
  { YC_ADJUST_GOOD, YC_HITS, NC_ ("to be adjusted", "Damage"), YC_ASK_PLAYER | YC_ASK_AMOUNT,
    YC_CARDS, NULL, NULL },
  { YC_ADJUST_WORKERS, 0, NC_ ("to be adjusted", "Workers in the personal supply"),
    YC_ASK_PLAYER | YC_ASK_DIRECTION | YC_ASK_WORKERS, YC_CARDS, NULL, NULL },
  { YC_ADJUST_WORKERS, 0, NC_ ("to be adjusted", "Workers on a space or building"),
    YC_ASK_PLAYER | YC_ASK_DIRECTION | YC_ASK_WORKERS | YC_ASK_SPOT, YC_CARDS, NULL, NULL },
  { YC_ADJUST_BUILDING, 0, NC_ ("to be adjusted", "A building"),
    YC_ASK_PLAYER | YC_ASK_DIRECTION | YC_ASK_CARD, YC_CARDS, N_ ("Choose the building."), NULL },
  { YC_ADJUST_DAMAGE, 0, NC_ ("to be adjusted", "Damage on a building"),
    YC_ASK_PLAYER | YC_ASK_AMOUNT | YC_ASK_CARD, YC_CARDS, N_ ("Choose the building."), NULL },
  { YC_ADJUST_HAND, 0, NC_ ("to be adjusted", "A bomb card in the hand"),
    YC_ASK_PLAYER | YC_ASK_DIRECTION | YC_ASK_CARD | YC_ASK_LISTED, YC_BOMBS, NULL, NULL },
  { YC_ADJUST_BOMB, 0, NC_ ("to be adjusted", "A bomb that is built"),
    YC_ASK_PLAYER | YC_ASK_DIRECTION | YC_ASK_CARD, YC_BOMBS, N_ ("Choose the bomb."), NULL },
  { YC_ADJUST_LOAD, 0, NC_ ("to be adjusted", "Whether a bomb is loaded"),
    YC_ASK_PLAYER | YC_ASK_DIRECTION | YC_ASK_CARD, YC_BOMBS, N_ ("Choose the bomb."), NULL },
  { YC_ADJUST_BRIBE, 0, NC_ ("to be adjusted", "The bribe pile"), YC_ASK_AMOUNT, YC_CARDS, NULL,
    "bribe" },
  { .title = NULL },
};

/* Of the tokens of tests, and of a bomb that is loaded. */
const guint8 yc_manhattan_extra_points[] = { 2, 4, YC_LOAD_POINTS, 6, 8, 0 };

void
yc_manhattan_list_spots (YcSession *session, YcSpotFunc tell, gpointer data)
{
  const YcSetup *setup = yc_session_get_setup (session);
  const YcCatalogue *catalogue = &setup->catalogue;
  const YcBoard *board = yc_board_of (yc_session_get_position (session));

  for (YcRef space = 0; space < catalogue->n[YC_SPACES]; space++) {
    g_autofree char *name = yc_words_space (setup, space);

    tell (data, YC_SPACES, space, name);
  }
  for (YcRef card = 0; card < catalogue->n[YC_CARDS]; card++)
    if (board->buildings[card].owner >= 0) {
      g_autofree char *name = yc_words_card (&catalogue->cards[YC_CARDS][card]);

      tell (data, YC_CARDS, card, name);
    }
}

typedef struct {
  const YcBoard *board;
  int seat;
  YcSpotWorkersFunc tell;
  gpointer data;
} Workers;

/* Contractors are whose who stands with them. */
static void
tell_workers (gpointer data, YcDrawer drawer, YcRef ref, const char *name)
{
  const Workers *self = data;
  const YcCrew crew
    = drawer == YC_SPACES ? self->board->spaces[ref] : self->board->buildings[ref].crew;
  const YcWorkers workers = yc_workers_from_crew (crew, self->seat);

  if (yc_crew_owned (crew, self->seat) != 0)
    self->tell (self->data, (YcSpot){ drawer, ref }, name, &workers);
}

void
yc_manhattan_list_workers (YcSession *session, int seat, YcSpotWorkersFunc tell, gpointer data)
{
  const YcBoard *board = yc_board_of (yc_session_get_position (session));
  const YcWorkers at_hand = yc_workers_from_crew (board->players[seat].supply, seat);
  Workers all = { board, seat, tell, data };

  tell (data, (YcSpot){ YC_SPACES, YC_NONE }, _ ("Workers at hand"), &at_hand);
  yc_manhattan_list_spots (session, tell_workers, &all);
}

gboolean
yc_manhattan_may_adjust (const YcPosition *position,
                         const YcTopic *topic,
                         YcRef card,
                         int seat,
                         gboolean given)
{
  const YcBoard *board = yc_board_of (position);

  if (topic->verb == YC_ADJUST_LOAD || (topic->verb == YC_ADJUST_BOMB && !given))
    return board->bombs[card].place == YC_BOMB_BUILT && board->bombs[card].holder == seat;
  if (topic->drawer == YC_BOMBS)
    return board->bombs[card].place != YC_BOMB_BUILT && board->bombs[card].place != YC_BOMB_TESTED;
  return given ? board->buildings[card].owner < 0 : board->buildings[card].owner == seat;
}
