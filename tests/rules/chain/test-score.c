/* test-chain-score.c: points, final scores, ties. */

#include "chain-records.h"

static const YcSetup *
setup_of (YcRecord **record)
{
  g_autofree char *text = chain_text (3, "", "");
  *record = record_of (text);
  return yc_record_setup (*record);
}

static void
test_winners (void)
{
  static const struct {
    int uranium[3], yellowcake[3], score[3];
    unsigned winners;
  } table[] = {
    { { 1, 4, 2 }, { 0, 0, 9 }, { 4, 2, 1 }, 1 << 0 }, /* p1 alone makes four */
    { { 0, 9, 8 }, { 0, 0, 0 }, { 4, 4, 4 }, 1 << 0 | 1 << 1 | 1 << 2 },
    { { 0, 9, 8 }, { 1, 2, 2 }, { 4, 4, 4 }, 1 << 1 | 1 << 2 }, /* most Yellowcake, shared */
    { { 0, 9, 8 }, { 3, 2, 2 }, { 4, 4, 4 }, 1 << 0 },
    { { 0, 10, 8 }, { 3, 0, 0 }, { 4, 5, 4 }, 1 << 1 },
    { { 0, 0, 11 }, { 3, 0, 0 }, { 4, 0, 5 }, 1 << 2 }, /* half a Uranium is none */
  };
  YcRecord *record;
  const YcSetup *setup = setup_of (&record);
  YcPosition position;

  yc_chain_game.begin (setup, &position);
  yc_chain_in (&position)->players[0].n_bombs = 1;
  yc_chain_in (&position)->players[0].bombs[0] = chain_card (record, YC_BOMBS, "p1");
  yc_chain_in (&position)->players[1].stash
    = chain_card (record, YC_BOMBS, "p9"); /* counts nothing */
  for (guint i = 0; i < G_N_ELEMENTS (table); i++) {
    for (int seat = 0; seat < 3; seat++) {
      yc_chain_in (&position)->players[seat].uranium = table[i].uranium[seat];
      yc_chain_in (&position)->players[seat].yellowcake = table[i].yellowcake[seat];
      g_assert_cmpint (yc_chain_final_score (setup, yc_chain_in (&position), seat), ==,
                       table[i].score[seat]);
    }
    yc_chain_in (&position)->over = false;
    g_assert_cmpint (yc_chain_winners (setup, yc_chain_in (&position)), ==, 0);
    yc_chain_in (&position)->over = true;
    g_assert_cmpint (yc_chain_winners (setup, yc_chain_in (&position)), ==, table[i].winners);
  }
  yc_record_free (record);
}

/* A loaded bomb is worth two more; Uranium does not count before the end. */
static void
test_points (void)
{
  YcRecord *record;
  const YcSetup *setup = setup_of (&record);
  const YcGame *game = &yc_chain_game;
  YcPosition position;

  game->begin (setup, &position);
  yc_chain_in (&position)->players[2].n_bombs = 2;
  yc_chain_in (&position)->players[2].bombs[0] = chain_card (record, YC_BOMBS, "p1");
  yc_chain_in (&position)->players[2].bombs[1] = chain_card (record, YC_BOMBS, "p8");
  yc_chain_in (&position)->players[2].uranium = 20;
  g_assert_cmpint (game->score (setup, &position, 2), ==, 11);
  yc_chain_in (&position)->players[2].loaded = 1 << 1;
  g_assert_cmpint (game->score (setup, &position, 2), ==, 13);
  g_assert_cmpint (game->score (setup, &position, 1), ==, 0);
  yc_record_free (record);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chain/score/winners", test_winners);
  g_test_add_func ("/chain/score/points", test_points);
  return g_test_run ();
}
