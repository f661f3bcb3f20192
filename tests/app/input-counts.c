/* input-counts.c: see input-counts.h. */

#include "input-counts.h"

#include "grammar.h"
#include "manhattan/board.h"
#include "wish-changes.h"

static const char *const kinds[N_KINDS]
  = { "placing", "Construction", "Design",   "a building", "strike",
      "repair",  "bomb",         "Retrieve", "End Turn",   "turned up" };

static Kind
kind_of (Table *table, const YcPlay *play)
{
  switch (play->verb) {
  case YC_PLACE:
    return play->slot > 0                                                        ? BUY
           : g_str_equal (id_of_card (table, YC_SPACES, play->target), "design") ? DESIGN
                                                                                 : PLACE;
  case YC_USE:
    return USE;
  case YC_STRIKE_FIGHTER:
  case YC_STRIKE_BOMBER:
    return STRIKE;
  case YC_REPAIR:
    return REPAIR;
  case YC_RETRIEVE:
    return RETRIEVE;
  case YC_END:
    return END;
  default:
    return yc_verb_is_move ((YcVerb) play->verb) ? BOMB : TOLD;
  }
}

static gint
compare_counts (gconstpointer a, gconstpointer b)
{
  return *(const gint *) a - *(const gint *) b;
}

void
counts_add (Table *table, Counts *counts, const YcPlay *play, gint taken)
{
  g_array_append_val (counts->of_kind[kind_of (table, play)], taken);
  g_array_index (counts->turns, gint, counts->turns->len - 1) += taken;
  if (!yc_verb_is_move ((YcVerb) play->verb))
    return;
  g_array_append_val (counts->plays, taken);
  if (play->verb == YC_END || play->verb == YC_RETRIEVE)
    g_array_set_size (counts->turns, counts->turns->len + 1);
}

gint
counts_percentile (GArray *counts, guint percent)
{
  g_array_sort (counts, compare_counts);
  return g_array_index (counts, gint, (counts->len - 1) * percent / 100);
}

double
counts_mean (GArray *counts)
{
  double sum = 0;

  for (guint i = 0; i < counts->len; i++)
    sum += g_array_index (counts, gint, i);
  return sum / MAX (counts->len, 1);
}

void
counts_print (Counts *counts)
{
  for (int kind = 0; kind < N_KINDS; kind++)
    if (counts->of_kind[kind]->len > 0)
      g_test_message ("%-13s %4u: median %d, p90 %d, worst %d, mean %.2f, in all %.0f", kinds[kind],
                      counts->of_kind[kind]->len, counts_percentile (counts->of_kind[kind], 50),
                      counts_percentile (counts->of_kind[kind], 90),
                      counts_percentile (counts->of_kind[kind], 100),
                      counts_mean (counts->of_kind[kind]),
                      counts_mean (counts->of_kind[kind]) * counts->of_kind[kind]->len);
}

Counts
counts_new (void)
{
  Counts counts = { .plays = g_array_new (FALSE, TRUE, sizeof (gint)),
                    .turns = g_array_new (FALSE, TRUE, sizeof (gint)) };

  for (int kind = 0; kind < N_KINDS; kind++)
    counts.of_kind[kind] = g_array_new (FALSE, TRUE, sizeof (gint));
  g_array_set_size (counts.turns, 1);
  return counts;
}

void
counts_clear (Counts *counts)
{
  g_array_unref (counts->plays);
  g_array_unref (counts->turns);
  for (int kind = 0; kind < N_KINDS; kind++)
    g_array_unref (counts->of_kind[kind]);
}
