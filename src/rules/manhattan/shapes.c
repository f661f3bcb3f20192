/* shapes.c: see shapes.h. What is skipped here is only what no choice could make legal. */

#include "shapes.h"

typedef struct {
  const YcSetup *setup;
  const YcBoard *board;
  int seat;
  YcPlayFunc found;
  void *data;
  YcPlay play; /* the one being composed */
} Search;

typedef void (*Next) (Search *s, const YcCard *card);

static void
offer (Search *s)
{
  s->found (&s->play, s->data);
}

static void
start_play (Search *s, YcVerb verb, YcRef target)
{
  s->play = (YcPlay){
    .verb = (uint8_t) verb,
    .actor = (uint8_t) s->setup->seats[s->seat].color,
    .target = target,
    .target_drawer = (uint8_t) yc_board_target_drawer (verb),
    .spot_space = YC_NONE,
    .spot_building = YC_NONE,
  };
}

/* ---- Any mix of workers ---- */

static uint16_t *
mix_count (YcWorkers *mix, int kind)
{
  return kind < YC_WORKER_TYPES ? &mix->permanent[kind] : &mix->contractor[kind - YC_WORKER_TYPES];
}

static int
there_of (YcCrew from, int seat, int kind)
{
  return kind < YC_WORKER_TYPES ? yc_crew_count (from, seat, kind)
                                : yc_crew_count (from, YC_CONTRACTOR, kind - YC_WORKER_TYPES);
}

/* Puts every mix of `total` workers of `from` into the play, from this kind on, and goes on. */
static void
each_mix (Search *s, YcCrew from, int kind, int total, const YcCard *card, Next next)
{
  uint16_t *count = mix_count (&s->play.workers, kind);
  int most = there_of (from, s->seat, kind);

  for (int n = 0; n <= most && n <= total; n++) {
    *count = (uint16_t) n;
    if (kind < 2 * YC_WORKER_TYPES - 1)
      each_mix (s, from, kind + 1, total - n, card, next);
    else if (n == total)
      next (s, card);
  }
  *count = 0;
}

static int
need_size (const YcNeed *need)
{
  return need->type[0] + need->type[1] + need->type[2] + need->any;
}

static void
each_crew (Search *s, const YcCard *card, Next next)
{
  YcCrew supply = s->board->players[s->seat].supply;
  for (int i = 0; i < card->n_needs; i++)
    if (i == 0 || need_size (&card->needs[i]) != need_size (&card->needs[0]))
      each_mix (s, supply, 0, need_size (&card->needs[i]), card, next);
}

/* ---- Choices ---- */

static void
each_cost (Search *s, const YcCard *card, Next next)
{
  if (card->n_pays < 2)
    next (s, card);
  for (int i = 0; card->n_pays == 2 && i < 2; i++) {
    s->play.pay = yc_side_letter (&card->pays[i]);
    next (s, card);
  }
  s->play.pay = '\0';
}

/* Every mix that may be taken of one side, from this kind on: no more than printed of a type. */
static void
each_take (Search *s, const YcSide *side, int kind, bool with_nothing)
{
  if (kind == 2 * YC_WORKER_TYPES) {
    if (with_nothing || yc_workers_total (&s->play.take) > 0)
      offer (s);
    return;
  }
  YcWorkerType type = (YcWorkerType) (kind % YC_WORKER_TYPES);
  uint16_t *count = mix_count (&s->play.take, kind);
  int room = side->workers[type] - yc_workers_of_type (&s->play.take, type);
  int there = there_of (s->board->general, s->seat, kind);

  for (int n = 0; n <= room && n <= there; n++) {
    *count = (uint16_t) n;
    each_take (s, side, kind + 1, with_nothing);
  }
  *count = 0;
}

static bool
makes_workers (const YcSide *side)
{
  return side->workers[0] + side->workers[1] + side->workers[2] > 0;
}

static void
each_take_of_side (Search *s, const YcSide *side, bool with_nothing)
{
  s->play.has_take = true;
  each_take (s, side, 0, with_nothing);
  s->play.has_take = false;
}

static void
each_side (Search *s, const YcCard *card)
{
  for (int i = 0; i < 2; i++) {
    s->play.choose = yc_side_letter (&card->gives[i]);
    offer (s);
    if (makes_workers (&card->gives[i]))
      each_take_of_side (s, &card->gives[i], true);
    s->play.choose = '\0';
    if (makes_workers (&card->gives[i]))
      each_take_of_side (s, &card->gives[i], i == 0);
  }
}

static void
each_output (Search *s, const YcCard *card)
{
  if (card->n_gives == 2) {
    each_side (s, card);
    return;
  }
  offer (s);
  if (card->n_gives == 1 && makes_workers (&card->gives[0]))
    each_take_of_side (s, &card->gives[0], true);
}

static void
with_cost_each_output (Search *s, const YcCard *card)
{
  s->play.decline = true;
  offer (s);
  s->play.decline = false;
  each_output (s, card);
}

static void
with_crew_each_cost (Search *s, const YcCard *card)
{
  each_cost (s, card, with_cost_each_output);
}

/* ---- Placements ---- */

static void
each_purchase (Search *s, const YcCard *space)
{
  for (int slot = 0; slot <= YC_SLOTS; slot++) {
    s->play.slot = (uint8_t) slot;
    offer (s);
  }
  s->play.slot = 0;
  s->play.decline = true;
  offer (s);
  s->play.decline = false;
  (void) space;
}

static void
add_space (Search *s, int ref)
{
  const YcCard *space = yc_board_card (s->setup, YC_SPACES, (YcRef) ref);

  start_play (s, YC_PLACE, (YcRef) ref);
  if (yc_space_rule (space) == YC_SPACE_CONSTRUCTION)
    each_crew (s, space, each_purchase);
  else if (s->board->spaces[ref] == 0)
    each_crew (s, space, with_crew_each_cost);
}

static void
add_building (Search *s, int ref)
{
  const YcBuilding *building = &s->board->buildings[ref];
  bool telling = yc_board_untold_for (s->setup, s->board, s->seat, ref) >= 0;

  if ((building->owner < 0 && !telling) || building->crew != 0 || building->damage > 0
      || (building->owner >= 0 && building->owner != s->seat && !s->board->turn.spying))
    return;
  start_play (s, YC_USE, (YcRef) ref);
  each_crew (s, yc_board_card (s->setup, YC_CARDS, (YcRef) ref), with_crew_each_cost);
}

static void
add_placements (Search *s)
{
  if (!s->board->turn.placed_space && !s->board->turn.placed_building)
    for (int i = 0; i < s->setup->catalogue.n[YC_SPACES]; i++)
      add_space (s, i);
  for (int i = 0; i < s->setup->catalogue.n[YC_CARDS]; i++)
    add_building (s, i);
}

/* ---- The rest ---- */

static void
add_strikes (Search *s)
{
  static const YcGood planes[] = { YC_FIGHTERS, YC_BOMBERS };

  if (!s->board->turn.strikes)
    return;
  for (int seat = 0; seat < s->board->n_seats; seat++)
    for (int i = 0; i < 2; i++) {
      start_play (s, YC_STRIKE_FIGHTER, YC_NONE);
      s->play.target_color = (uint8_t) s->setup->seats[seat].color;
      s->play.good = (uint8_t) planes[i];
      s->play.number = 1;
      offer (s);
    }
  for (int i = 0; i < s->setup->catalogue.n[YC_CARDS]; i++)
    if (s->board->buildings[i].owner >= 0) {
      start_play (s, YC_STRIKE_BOMBER, (YcRef) i);
      s->play.number = 1;
      offer (s);
    }
}

static void
add_repairs (Search *s)
{
  for (int i = 0; s->board->turn.repairs && i < s->setup->catalogue.n[YC_CARDS]; i++)
    for (int times = 1; times <= YC_REPAIRS && times <= s->board->buildings[i].damage; times++) {
      start_play (s, YC_REPAIR, YC_NONE);
      s->play.n_items = 1;
      s->play.items[0] = (YcItem){ .ref = (YcRef) i, .times = (int16_t) times };
      offer (s);
    }
}

static void
offer_with_crew (Search *s, const YcCard *card)
{
  (void) card;
  offer (s);
}

static void
add_bombs (Search *s)
{
  for (int i = 0; i < s->setup->catalogue.n[YC_BOMBS]; i++) {
    if (yc_board_held (s->board, s->seat, i) != YC_HELD_NO) {
      start_play (s, YC_BUILD, (YcRef) i);
      each_crew (s, yc_board_card (s->setup, YC_BOMBS, (YcRef) i), offer_with_crew);
    }
    if (s->board->bombs[i].place == YC_BOMB_BUILT && s->board->bombs[i].holder == s->seat) {
      start_play (s, YC_TEST, (YcRef) i);
      offer (s);
      start_play (s, YC_LOAD, (YcRef) i);
      offer (s);
    }
  }
}

static Search
search_of (const YcSetup *setup, const YcBoard *board, int seat, YcPlayFunc found, void *data)
{
  return (Search){
    .setup = setup,
    .board = board,
    .seat = seat,
    .found = found,
    .data = data,
  };
}

void
yc_board_each_placement (const YcSetup *setup, const YcBoard *board, YcPlayFunc found, void *data)
{
  Search s = search_of (setup, board, board->active, found, data);

  add_placements (&s);
}

void
yc_board_each_repair (const YcSetup *setup,
                      const YcBoard *board,
                      int seat,
                      YcPlayFunc found,
                      void *data)
{
  Search s = search_of (setup, board, seat, found, data);

  add_repairs (&s);
}

void
yc_board_each_play (const YcSetup *setup, const YcBoard *board, YcPlayFunc found, void *data)
{
  Search s = search_of (setup, board, board->active, found, data);

  add_placements (&s);
  add_strikes (&s);
  add_repairs (&s);
  add_bombs (&s);
  start_play (&s, YC_RETRIEVE, YC_NONE);
  offer (&s);
  start_play (&s, YC_END, YC_NONE);
  offer (&s);
}
