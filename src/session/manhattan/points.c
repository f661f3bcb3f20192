/* points.c: where the points of a player of the board game come from. */

#include "parts.h"

#include "manhattan/pieces.h"
#include "words.h"

#include <glib/gi18n-lib.h>

static guint
tell_bombs (const YcSetup *setup, const YcBoard *board, int seat, YcPointsFunc tell, gpointer data)
{
  guint n = 0;

  for (YcRef ref = 0; ref < setup->catalogue.n[YC_BOMBS]; ref++) {
    const YcBomb *bomb = &board->bombs[ref];
    const YcCard *card = &setup->catalogue.cards[YC_BOMBS][ref];

    if (bomb->place != YC_BOMB_BUILT || bomb->holder != seat)
      continue;
    g_autofree char *words = yc_words_card (card);
    tell (data, words,
          yc_board_bomb_points (setup, board, ref) - (bomb->loaded ? YC_LOAD_POINTS : 0));
    if (bomb->loaded)
      tell (data, _ ("… loaded on a bomber"), YC_LOAD_POINTS);
    n++;
  }
  return n;
}

void
yc_manhattan_tell_points (const YcRecord *record,
                          const YcPosition *position,
                          int seat,
                          YcPointsFunc tell,
                          gpointer data)
{
  const YcBoard *board = yc_board_of (position);
  const YcBoardPlayer *player = &board->players[seat];

  if (tell_bombs (yc_record_setup (record), board, seat, tell, data) == 0 && !player->tested
      && player->told_points == 0)
    tell (data, _ ("No bomb built"), 0);
  if (player->tested)
    tell (data, _ ("Implosion test"), player->test_points);
  if (player->told_points != 0)
    tell (data, _ ("Counted at the table"), player->told_points);
}
