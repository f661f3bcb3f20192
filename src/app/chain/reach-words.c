/* reach-words.c: see reach-words.h. */

#include "reach-words.h"

#include "words.h"

#include <glib/gi18n.h>

char *
yc_reach_goal_words (const YcCard *plan)
{
  g_autofree char *points = yc_words_gives (plan);
  g_autofree char *needs = yc_words_needs (plan);
  g_autofree char *pays = yc_words_pays (plan);

  if (*pays == '\0')
    /* Translators: points of a Bomb Plan, the personnel it needs */
    return g_strdup_printf (C_ ("goal", "%1$s: %2$s"), points, needs);
  /* Translators: points of a Bomb Plan, the personnel it needs, what it costs */
  return g_strdup_printf (C_ ("goal", "%1$s: %2$s, %3$s"), points, needs, pays);
}

static char *
best_words (const YcSolution *solution, const char *player)
{
  g_autofree char *uranium = yc_words_amount (&yc_chain_game, YC_URANIUM, solution->uranium);
  g_autofree char *yellowcake
    = yc_words_amount (&yc_chain_game, YC_YELLOWCAKE, solution->yellowcake);

  /* Translators: player, points, an amount of uranium, an amount of yellowcake */
  return g_strdup_printf (ngettext ("%1$s can end this turn with %2$d point, %3$s and %4$s.",
                                    "%1$s can end this turn with %2$d points, %3$s and %4$s.",
                                    (gulong) solution->points),
                          player, solution->points, uranium, yellowcake);
}

static const char *
end_words (YcSolveEnd end)
{
  switch (end) {
  case YC_SOLVE_CANCELLED:
    return _ ("The search was cancelled; there may be more.");
  case YC_SOLVE_NO_MEMORY:
    return _ ("There was not enough memory to look at everything; there may be more.");
  case YC_SOLVE_TOO_LARGE:
    return _ ("The turn is too long to look at everything; there may be more.");
  case YC_SOLVE_REFUSED:
    return _ ("What was found did not pass the judge, so nothing is said.");
  case YC_SOLVED:
  default:
    return "";
  }
}

static const char *
answer_words (const YcSolution *solution)
{
  if (solution->plan_reachable)
    return _ ("Yes, this Bomb Plan can be built in this turn.");
  if (solution->end == YC_SOLVED)
    return _ ("No, this Bomb Plan cannot be built in this turn.");
  return _ ("No way to build this Bomb Plan was found.");
}

/* A number of none says nothing. */
static char *
positions_words (const YcSolution *solution)
{
  if (solution->positions == 0)
    return NULL;
  return g_strdup_printf (ngettext ("%lu position was looked at.", "%lu positions were looked at.",
                                    (gulong) solution->positions),
                          (gulong) solution->positions);
}

/* Nothing was looked at, because nobody has told what there is to play. */
static gboolean
is_hand_untold (const YcReachSearch *found)
{
  const YcChainPlayer *player = &found->chain.players[found->chain.active];

  return found->solution.positions == 0 && player->hand > 0 && player->n_known == 0;
}

char *
yc_reach_words (YcSession *session, const YcReachSearch *found)
{
  const YcSolution *solution = &found->solution;

  if (is_hand_untold (found))
    return g_strdup (
      _ ("No card of the hand is told yet: tell the hand to see what it can reach."));

  const int seat = found->chain.active;
  g_autofree char *player = yc_words_player (yc_session_get_setup (session), seat);
  g_autofree char *best = best_words (solution, player);
  g_autofree char *positions = positions_words (solution);
  const char *end = end_words (solution->end);
  const char *gap = *end != '\0' ? "\n" : "";
  /* Translators: %s is a player; what this one can do then follows */
  g_autofree char *supposed = g_strdup_printf (_ ("If it were the turn of %s now:"), player);
  const gboolean in_turn = seat == yc_session_get_active_seat (session);

  return g_strchomp (g_strconcat (in_turn ? "" : supposed, in_turn ? "" : "\n",
                                  found->plan != YC_NONE ? answer_words (solution) : best, "\n",
                                  end, gap, positions, NULL));
}

char *
yc_reach_open_words (const YcReachSearch *found)
{
  /* what is the whole answer is not said twice */
  const unsigned open = is_hand_untold (found) ? 0 : found->solution.open;
  static const char *const reasons[YC_N_OPEN] = {
    N_ ("Cards of the hand are not told."),
    N_ ("A factory could draw a card that changes the answer."),
    N_ ("Espionage could bring a card that changes the answer."),
    N_ ("Design Bomb could bring a plan that changes the answer."),
    N_ ("A place of the row is not told."),
    N_ ("The plan in the stash is not told."),
    N_ ("Some numbers of cards are not known."),
    N_ ("Cards of the discard pile are not told."),
  };
  g_autoptr (GString) words = g_string_new (NULL);

  for (int i = 0; i < YC_N_OPEN; i++)
    if ((open >> i & 1) != 0)
      g_string_append_printf (words, "%s• %s", words->len > 0 ? "\n" : "", _ (reasons[i]));
  return g_string_free (g_steal_pointer (&words), FALSE);
}
