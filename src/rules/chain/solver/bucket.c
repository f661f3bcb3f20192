/* bucket.c: the positions of the search by the cards held. Of two with the same cards, one
 * that has no more of anything is of no use. */

#include "search.h"

static uint32_t
slot_of (const YcSearch *search, YcHolding held)
{
  uint64_t hash = held.word[0] * 0x9e3779b97f4a7c15u;
  hash ^= (held.word[1] + 0x7f4a7c15u) * 0xbf58476d1ce4e5b9u;
  hash ^= hash >> 29;
  hash *= 0x94d049bb133111ebu;
  return (uint32_t) (hash >> 32) & (search->n_slots - 1);
}

static int
cards_in (const YcTurn *turn, YcHolding held)
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
merits_of (const YcSearch *search, const YcNode *node)
{
  bool laborers = search->turn.laborers_asked && search->layer == 0;
  uint64_t only_laborers
    = laborers ? (uint64_t) (node->total - node->engineers - node->scientists) : 0;
  return (YcMerits){ {
    (uint64_t) node->yellowcake | (uint64_t) node->uranium << 16 | (uint64_t) node->engineers << 32
      | (uint64_t) node->scientists << 48,
    (uint64_t) node->total | (uint64_t) node->points << 16 | (uint64_t) node->thefts << 32
      | (uint64_t) node->bombs << 40 | only_laborers << 48,
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

YcBucket *
yc_buckets_find (YcSearch *search, YcBuckets *buckets, YcHolding held)
{
  uint32_t slot = slot_of (search, held);
  for (; buckets->slots[slot] != 0; slot = (slot + 1) & (search->n_slots - 1)) {
    YcBucket *bucket = &buckets->buckets[buckets->slots[slot] - 1];
    if (yc_held_same (bucket->held, held))
      return bucket;
  }
  if (buckets->n == search->most_buckets)
    return NULL;
  int cards = cards_in (&search->turn, held);
  YcBucket *bucket = &buckets->buckets[buckets->n++];
  *bucket = (YcBucket){ .held = held, .chunks = YC_NO_INDEX, .slot = slot };
  bucket->next = buckets->of_cards[cards];
  buckets->of_cards[cards] = buckets->n;
  buckets->slots[slot] = buckets->n;
  return bucket;
}

/* Fills the gap with what lies last in the bucket. */
static void
take_out (YcBuckets *buckets, YcBucket *bucket, YcChunk *chunk, int at)
{
  YcChunk *last = &buckets->chunks[bucket->chunks];
  last->n--;
  chunk->merits[at] = last->merits[last->n];
  chunk->nodes[at] = last->nodes[last->n];
  if (last->n == 0)
    bucket->chunks = last->next;
}

/* Takes those out of the bucket that are of no use beside `merits`; false if one of them is as good
 * or better. */
static bool
make_room (YcBuckets *buckets, YcBucket *bucket, const YcMerits *merits)
{
  uint32_t next;
  for (uint32_t at = bucket->chunks; at != YC_NO_INDEX; at = next) {
    YcChunk *chunk = &buckets->chunks[at];
    next = chunk->next;
    for (int i = 0; i < chunk->n; i++)
      if (is_as_good (&chunk->merits[i], merits))
        return false;
    for (int i = chunk->n - 1; i >= 0; i--)
      if (is_as_good (merits, &chunk->merits[i]))
        take_out (buckets, bucket, chunk, i);
  }
  return true;
}

static bool
lay (YcSearch *search, YcBuckets *buckets, YcBucket *bucket, const YcMerits *merits, uint32_t node)
{
  bool full = bucket->chunks != YC_NO_INDEX && buckets->chunks[bucket->chunks].n == YC_CHUNK;
  if (bucket->chunks == YC_NO_INDEX || full) {
    if (buckets->n_chunks == search->most_chunks)
      return false;
    buckets->chunks[buckets->n_chunks].n = 0;
    buckets->chunks[buckets->n_chunks].next = bucket->chunks;
    bucket->chunks = buckets->n_chunks++;
  }
  YcChunk *chunk = &buckets->chunks[bucket->chunks];
  chunk->merits[chunk->n] = *merits;
  chunk->nodes[chunk->n++] = node;
  return true;
}

bool
yc_buckets_add (YcSearch *search, YcBuckets *buckets, YcBucket *bucket, const YcNode *node)
{
  const YcMerits merits = merits_of (search, node);
  if (!make_room (buckets, bucket, &merits))
    return true;
  if (search->n_nodes == search->most_nodes)
    return false;
  search->nodes[search->n_nodes] = *node;
  return lay (search, buckets, bucket, &merits, search->n_nodes++);
}

bool
yc_buckets_carry (YcSearch *search, YcBuckets *buckets, uint32_t at, const YcNode *node)
{
  YcBucket *bucket = yc_buckets_find (search, buckets, node->held);
  const YcMerits merits = merits_of (search, node);
  if (bucket == NULL)
    return false;
  if (!make_room (buckets, bucket, &merits))
    return true;
  search->nodes[at] = *node;
  return lay (search, buckets, bucket, &merits, at);
}

void
yc_buckets_clear (YcBuckets *buckets)
{
  for (uint32_t i = 0; i < buckets->n; i++)
    buckets->slots[buckets->buckets[i].slot] = 0;
  buckets->n = 0;
  buckets->n_chunks = 0;
  for (int i = 0; i < 256; i++)
    buckets->of_cards[i] = 0;
}
