/* solver-nests.c: the positions of the search by the cards held. Of two with the same cards, one
 * that has no more of anything is of no use. */

#include "solver-search.h"

static uint32_t
slot_of (const YcSearch *search, YcHeld held)
{
  uint64_t hash = held.word[0] * 0x9e3779b97f4a7c15u;
  hash ^= (held.word[1] + 0x7f4a7c15u) * 0xbf58476d1ce4e5b9u;
  hash ^= hash >> 29;
  hash *= 0x94d049bb133111ebu;
  return (uint32_t) (hash >> 32) & (search->n_slots - 1);
}

static int
cards_in (const YcTurn *turn, YcHeld held)
{
  int cards = 0;
  for (int i = 0; i < turn->n_fields; i++)
    cards += yc_held_count (held, &turn->fields[i]);
  return cards;
}

/* ---- What two positions are compared by: counts side by side, each with a free bit on top ---- */

#define LANES_0 0x8000800080008000u
#define LANES_1 0x8000808080008000u

/* Engineers and scientists can stand in for a `?`; a laborer is worth as such only where some card
 * prints one. */
static YcMerits
merits_of (const YcSearch *search, const YcSpot *spot)
{
  bool laborers = search->turn.laborers_asked && search->layer == 0;
  uint64_t only_laborers
    = laborers ? (uint64_t) (spot->total - spot->engineers - spot->scientists) : 0;
  return (YcMerits){ {
    (uint64_t) spot->yellowcake | (uint64_t) spot->uranium << 16 | (uint64_t) spot->engineers << 32
      | (uint64_t) spot->scientists << 48,
    (uint64_t) spot->total | (uint64_t) spot->points << 16 | (uint64_t) spot->thefts << 32
      | (uint64_t) spot->bombs << 40 | only_laborers << 48,
  } };
}

/* Whether `a` has as much of everything as `b`. */
static bool
is_as_good (const YcMerits *a, const YcMerits *b)
{
  uint64_t first = ((a->lanes[0] | LANES_0) - b->lanes[0]) & LANES_0;
  uint64_t second = ((a->lanes[1] | LANES_1) - b->lanes[1]) & LANES_1;
  return first == LANES_0 && second == LANES_1;
}

/* ---- Nests ---- */

YcNest *
yc_nests_find (YcSearch *search, YcNests *nests, YcHeld held)
{
  uint32_t slot = slot_of (search, held);
  for (; nests->slots[slot] != 0; slot = (slot + 1) & (search->n_slots - 1)) {
    YcNest *nest = &nests->nests[nests->slots[slot] - 1];
    if (yc_held_same (nest->held, held))
      return nest;
  }
  if (nests->n == search->most_nests)
    return NULL;
  int cards = cards_in (&search->turn, held);
  YcNest *nest = &nests->nests[nests->n++];
  *nest = (YcNest){ .held = held, .twigs = YC_NO_INDEX, .slot = slot };
  nest->next = nests->of_cards[cards];
  nests->of_cards[cards] = nests->n;
  nests->slots[slot] = nests->n;
  return nest;
}

/* Fills the gap with what lies last in the nest. */
static void
take_out (YcNests *nests, YcNest *nest, YcTwig *twig, int at)
{
  YcTwig *last = &nests->twigs[nest->twigs];
  last->n--;
  twig->merits[at] = last->merits[last->n];
  twig->spots[at] = last->spots[last->n];
  if (last->n == 0)
    nest->twigs = last->next;
}

/* Takes those out of the nest that are of no use beside `merits`; false if one of them is as good
 * or better. */
static bool
make_room (YcNests *nests, YcNest *nest, const YcMerits *merits)
{
  uint32_t next;
  for (uint32_t at = nest->twigs; at != YC_NO_INDEX; at = next) {
    YcTwig *twig = &nests->twigs[at];
    next = twig->next;
    for (int i = 0; i < twig->n; i++)
      if (is_as_good (&twig->merits[i], merits))
        return false;
    for (int i = twig->n - 1; i >= 0; i--)
      if (is_as_good (merits, &twig->merits[i]))
        take_out (nests, nest, twig, i);
  }
  return true;
}

static bool
lay (YcSearch *search, YcNests *nests, YcNest *nest, const YcMerits *merits, uint32_t spot)
{
  bool full = nest->twigs != YC_NO_INDEX && nests->twigs[nest->twigs].n == YC_TWIG;
  if (nest->twigs == YC_NO_INDEX || full) {
    if (nests->n_twigs == search->most_twigs)
      return false;
    nests->twigs[nests->n_twigs].n = 0;
    nests->twigs[nests->n_twigs].next = nest->twigs;
    nest->twigs = nests->n_twigs++;
  }
  YcTwig *twig = &nests->twigs[nest->twigs];
  twig->merits[twig->n] = *merits;
  twig->spots[twig->n++] = spot;
  return true;
}

bool
yc_nests_add (YcSearch *search, YcNests *nests, YcNest *nest, const YcSpot *spot)
{
  const YcMerits merits = merits_of (search, spot);
  if (!make_room (nests, nest, &merits))
    return true;
  if (search->n_spots == search->most_spots)
    return false;
  search->spots[search->n_spots] = *spot;
  return lay (search, nests, nest, &merits, search->n_spots++);
}

bool
yc_nests_carry (YcSearch *search, YcNests *nests, uint32_t at, const YcSpot *spot)
{
  YcNest *nest = yc_nests_find (search, nests, spot->held);
  const YcMerits merits = merits_of (search, spot);
  if (nest == NULL)
    return false;
  if (!make_room (nests, nest, &merits))
    return true;
  search->spots[at] = *spot;
  return lay (search, nests, nest, &merits, at);
}

void
yc_nests_clear (YcNests *nests)
{
  for (uint32_t i = 0; i < nests->n; i++)
    nests->slots[nests->nests[i].slot] = 0;
  nests->n = 0;
  nests->n_twigs = 0;
  for (int i = 0; i < 256; i++)
    nests->of_cards[i] = 0;
}
