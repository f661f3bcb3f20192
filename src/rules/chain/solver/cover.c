/* cover.c: the ways to cover the personnel of a play with sideways cards and the pool. */

#include "search.h"

#include <string.h>

/* What is still missing, by printed type and for `?`. */
typedef struct {
  int type[YC_WORKER_TYPES];
  int any;
} Missing;

typedef struct {
  YcCovers *covers;
  const YcTurn *turn;
  const YcNeed *need;
  bool exact_laborers;           /* a laborer is not always worth less than the others */
  uint8_t fields[YC_MAX_FIELDS]; /* that can give sideways cards now */
  uint8_t count[YC_MAX_FIELDS];  /* chosen of each */
  int n_fields, cards;
  int personnel[YC_WORKER_TYPES];
  bool full;
} Choice;

static Missing
missing (const Choice *choice, const int personnel[YC_WORKER_TYPES])
{
  Missing short_of = { .any = choice->need->any };
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    int more = personnel[type] - choice->need->type[type];
    if (more < 0)
      short_of.type[type] = -more;
    else
      short_of.any -= more;
  }
  if (short_of.any < 0)
    short_of.any = 0;
  return short_of;
}

static bool
is_same (const Missing *a, const Missing *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

static const YcField *
field_at (const Choice *choice, int i)
{
  return &choice->turn->fields[choice->fields[i]];
}

static void
add_side (int personnel[YC_WORKER_TYPES], const YcField *field, int times)
{
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    personnel[type] += times * field->side[type];
}

/* What would be missing without one card of `left_out`, and with one of `instead` (or none). */
static Missing
missing_otherwise (const Choice *choice, const YcField *left_out, const YcField *instead)
{
  int personnel[YC_WORKER_TYPES];
  memcpy (personnel, choice->personnel, sizeof personnel);
  add_side (personnel, left_out, -1);
  if (instead != NULL)
    add_side (personnel, instead, 1);
  return missing (choice, personnel);
}

static bool
some_card_is_idle (const Choice *choice)
{
  Missing now = missing (choice, choice->personnel);
  for (int i = 0; i < choice->n_fields; i++) {
    if (choice->count[i] == 0)
      continue;
    Missing without = missing_otherwise (choice, field_at (choice, i), NULL);
    if (is_same (&now, &without))
      return true;
  }
  return false;
}

/* Whether whatever `less` does sideways, `more` does too. */
static bool
is_worth_no_more (const Choice *choice, const YcField *less, const YcField *more)
{
  int all_less = 0, all_more = 0;
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    bool printed = type != YC_LABORER || choice->exact_laborers;
    if (printed && less->side[type] > more->side[type])
      return false;
    all_less += less->side[type];
    all_more += more->side[type];
  }
  return all_less <= all_more;
}

/* Cards that are better played in the place of one that is chosen. */
static YcHolding
rather (const Choice *choice)
{
  YcHolding held = { { 0 } };
  Missing now = missing (choice, choice->personnel);
  for (int i = 0; i < choice->n_fields; i++) {
    if (choice->count[i] == 0)
      continue;
    const YcField *chosen = field_at (choice, i);
    for (int j = 0; j < choice->n_fields; j++) {
      const YcField *other = field_at (choice, j);
      if (i == j || !other->pure || !is_worth_no_more (choice, other, chosen))
        continue;
      Missing then = missing_otherwise (choice, chosen, other);
      if (is_same (&now, &then))
        held.word[other->word] |= (((uint64_t) 1 << other->bits) - 1) << other->shift;
    }
  }
  return held;
}

/* The rest comes from the pool, if sideways cards and the pool may be mixed. */
static void
add_cover (Choice *choice)
{
  YcCovers *covers = choice->covers;
  Missing rest = missing (choice, choice->personnel);
  bool from_pool = rest.any > 0;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    from_pool = from_pool || rest.type[type] > 0;
  if (from_pool && choice->cards > 0 && !choice->turn->setup->options[YC_OPTION_MIX_PERSONNEL])
    return;
  if (covers->n == covers->most) {
    choice->full = true;
    return;
  }
  YcCover *cover = &covers->all[covers->n++];
  *cover = (YcCover){ .cards = (uint8_t) choice->cards, .any = (uint8_t) rest.any };
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    cover->pool[type] = (uint8_t) rest.type[type];
  for (int i = 0; i < choice->n_fields; i++)
    for (int n = 0; n < choice->count[i]; n++)
      cover->take = yc_held_plus (cover->take, yc_held_unit (field_at (choice, i)));
  cover->rather = rather (choice);
}

/* Adds cards of the fields from `from` on. A card that is idle now stays so. */
static void
choose_cards (Choice *choice, int from)
{
  if (choice->full || some_card_is_idle (choice))
    return;
  add_cover (choice);
  for (int i = from; i < choice->n_fields; i++) {
    const YcField *field = field_at (choice, i);
    if (choice->count[i] == field->most)
      continue;
    choice->count[i]++;
    choice->cards++;
    add_side (choice->personnel, field, 1);
    choose_cards (choice, i);
    add_side (choice->personnel, field, -1);
    choice->cards--;
    choice->count[i]--;
  }
}

static bool
bears_personnel (const YcField *field)
{
  return field->side[0] + field->side[1] + field->side[2] > 0;
}

static bool
has_left_before (const YcTurn *turn, int field, int layer)
{
  for (int i = 0; i < layer; i++)
    if (turn->layers[i].leaves >> field & 1)
      return true;
  return false;
}

static bool
cover_need (YcCovers *covers, const YcTurn *turn, int layer, const YcNeed *need)
{
  Choice choice = { .covers = covers, .turn = turn, .need = need };
  choice.exact_laborers = turn->laborers_asked && layer == 0;
  for (int i = 0; i < turn->n_fields; i++)
    if (bears_personnel (&turn->fields[i]) && !turn->fields[i].in_discard
        && !has_left_before (turn, i, layer))
      choice.fields[choice.n_fields++] = (uint8_t) i;
  choose_cards (&choice, 0);
  return !choice.full;
}

/* Plays of one layer that need the same share their covers. */
static bool
borrow_covers (YcTurn *turn, int layer, int at, int which)
{
  YcMove *move = &turn->moves[at];
  for (int i = turn->layers[layer].moves; i <= at; i++)
    for (int j = 0; j < (i < at ? turn->moves[i].n_needs : which); j++)
      if (memcmp (&turn->moves[i].needs[j], &move->needs[which], sizeof (YcNeed)) == 0) {
        move->covers[which] = turn->moves[i].covers[j];
        move->covers_end[which] = turn->moves[i].covers_end[j];
        return true;
      }
  return false;
}

/* What needs nobody has one cover: nothing. */
static bool
cover_nothing (YcCovers *covers, YcMove *move)
{
  if (covers->n == covers->most)
    return false;
  covers->all[covers->n] = (YcCover){ .cards = 0 };
  move->n_needs = 1;
  move->covers[0] = covers->n++;
  move->covers_end[0] = covers->n;
  return true;
}

bool
yc_covers_find (YcCovers *covers, YcTurn *turn, int layer)
{
  for (int i = turn->layers[layer].moves; i < turn->layers[layer].moves_end; i++) {
    YcMove *move = &turn->moves[i];
    if (move->is_free && !cover_nothing (covers, move))
      return false;
    for (int which = 0; which < move->n_needs && !move->is_free; which++) {
      if (borrow_covers (turn, layer, i, which))
        continue;
      move->covers[which] = covers->n;
      if (!cover_need (covers, turn, layer, &move->needs[which]))
        return false;
      move->covers_end[which] = covers->n;
    }
  }
  return true;
}
