/* acts.c: what could have been done in one act of a turn: a placement on the main board with its
 * air strikes, or one use of a building.
 *
 * Strikes take planes away from whoever strikes and is struck, and undamaged buildings. A play that
 * was made later needs, of these, only the planes it spends or shoots at, no fighters before a
 * bombed building, the building that it uses without damage, and the one that it repairs with some.
 * Whatever else is struck changes no verdict: leaving it out of an act that stops the winner leaves
 * one that stops the winner, with fewer plays. All fighters may strike before the bombers do: they
 * need nothing that a bomber takes, and only open the way for it. */

#include "parts.h"
#include "price.h"
#include "manhattan/pieces.h"

/* How much damage of a building can matter. */
typedef enum {
  DAMAGE_NOTHING,
  DAMAGE_SOME, /* one is as good as more */
  DAMAGE_ALL,
  DAMAGE_BARRED, /* somebody uses it in between, who could not then */
} Damage;

typedef struct {
  const YcSetup *setup;
  const YcBoard *board;
  const YcSequel *sequel;
  const YcPlay *act;
  int seat;                                /* who strikes */
  gboolean planes[YC_MAX_SEATS][YC_GOODS]; /* that matter */
  gboolean spent[YC_GOODS];                /* whether it matters how many the striker has left */
  guint8 damage[YC_MAX_BUILDINGS];         /* `Damage` */
} Need;

static gboolean
is_act (const YcPlay *play)
{
  return play->verb == YC_PLACE || play->verb == YC_USE;
}

static gboolean
replaces (const YcPlay *act, const YcPlay *recorded)
{
  return act->verb == YC_PLACE
         && (recorded->verb == YC_PLACE || recorded->verb == YC_STRIKE_FIGHTER
             || recorded->verb == YC_STRIKE_BOMBER || recorded->verb == YC_REPAIR);
}

/* ---- What matters to what was played later --------------------------------------------------- */

/* How many planes of a kind a player has matters to a step. */
static void
need_planes (Need *need, int seat, YcGood good, gboolean to_the_striker)
{
  need->planes[seat][good] = TRUE;
  if (seat == need->seat && to_the_striker)
    need->spent[good] = TRUE;
}

/* Planes that are spent; what the striker cannot do in the same turn is left out of it. */
static void
need_price (Need *need, const YcPlay *play, gboolean in_turn)
{
  const int seat = need->setup->seat_of_color[play->actor];
  int price[YC_GOODS];
  yc_manhattan_price (need->setup, need->board, seat, play, price);
  for (YcGood good = YC_FIGHTERS; good <= YC_BOMBERS; good++)
    if (price[good] > 0)
      need_planes (need, seat, good, in_turn);
}

static void
need_building (Need *need, const YcPlayedStep *step, gboolean in_between)
{
  guint8 *damage = &need->damage[step->play->target];
  if (step->accepted || *damage == DAMAGE_ALL)
    return;
  *damage = in_between || *damage == DAMAGE_BARRED ? DAMAGE_BARRED : DAMAGE_SOME;
}

static void
need_no_guard (Need *need, YcRef building)
{
  const int owner = need->board->buildings[building].owner;
  for (int seat = 0; seat < need->setup->n_seats; seat++)
    if (owner < 0 || owner == seat)
      need->planes[seat][YC_FIGHTERS] = TRUE;
}

static void
need_damage (Need *need, YcRef building)
{
  if (need->damage[building] != DAMAGE_BARRED)
    need->damage[building] = DAMAGE_ALL;
}

static void
need_for_fact (Need *need, const YcPlay *fact)
{
  if (fact->verb == YC_ADJUST_DAMAGE || fact->verb == YC_ADJUST_BUILDING)
    need_damage (need, fact->target);
  for (YcGood good = YC_FIGHTERS; fact->verb == YC_ADJUST_GOOD && good <= YC_BOMBERS; good++)
    need_planes (need, need->setup->seat_of_color[fact->target_color], good, TRUE);
}

static void
need_for_step (Need *need, guint index)
{
  const YcPlayedStep *step = yc_played_step (need->sequel->played, index);
  const YcPlay *play = step->play;
  const gboolean in_turn = index < need->sequel->end_of_turn;
  const gboolean at_last = index >= need->sequel->last_turn;
  if (in_turn && replaces (need->act, play))
    return;
  if (!yc_verb_is_move (play->verb)) {
    need_for_fact (need, play);
    return;
  }
  need_price (need, play, in_turn);
  if (play->verb == YC_STRIKE_FIGHTER)
    need_planes (need, need->setup->seat_of_color[play->target_color], play->good, at_last);
  if (play->verb == YC_STRIKE_BOMBER)
    need_no_guard (need, play->target);
  if (play->verb == YC_USE)
    need_building (need, step, !in_turn && !at_last);
  for (int i = 0; play->verb == YC_REPAIR && i < play->n_items; i++)
    need_damage (need, play->items[i].ref);
}

/* ---- What is struck for it ------------------------------------------------------------------- */

static gboolean
can_be_struck (const Need *need, int building)
{
  const int owner = need->board->buildings[building].owner;
  return owner >= 0 && owner != need->seat
         && (need->damage[building] == DAMAGE_SOME || need->damage[building] == DAMAGE_ALL);
}

/* A building of each opponent on which bombers can be spent for nothing but that. */
static void
spend_bombers (Need *need, int seat)
{
  for (int building = 0; building < need->setup->catalogue.n[YC_CARDS]; building++)
    if (need->board->buildings[building].owner == seat && need->damage[building] != DAMAGE_BARRED) {
      need->damage[building] = DAMAGE_ALL;
      return;
    }
}

/* Where it matters what the striker has left, everybody may be struck for that alone. */
static void
spend_planes (Need *need)
{
  for (int seat = 0; seat < need->setup->n_seats; seat++) {
    if (seat != need->seat && need->spent[YC_BOMBERS])
      spend_bombers (need, seat);
    if (need->spent[YC_FIGHTERS])
      need->planes[seat][YC_FIGHTERS] = need->planes[seat][YC_BOMBERS] = TRUE;
  }
  for (int building = 0; building < need->setup->catalogue.n[YC_CARDS]; building++)
    if (can_be_struck (need, building))
      need->planes[need->board->buildings[building].owner][YC_FIGHTERS] = TRUE;
}

static void
find_strikes (const Need *need, YcFollowerFunc found, gpointer data)
{
  const guint color = need->setup->seats[need->seat].color;
  const YcBoardPlayer *player = &need->board->players[need->seat];
  for (int seat = 0; seat < need->setup->n_seats; seat++)
    for (YcGood good = YC_FIGHTERS; good <= YC_BOMBERS; good++)
      if (seat != need->seat && need->planes[seat][good]) {
        YcPlay strike = yc_play_begin (YC_STRIKE_FIGHTER, color);
        strike.target_color = (guint8) need->setup->seats[seat].color;
        strike.good = (guint8) good;
        strike.number = player->fighters;
        found (&strike, data);
      }
  for (int building = 0; building < need->setup->catalogue.n[YC_CARDS]; building++)
    if (can_be_struck (need, building)) {
      YcPlay strike = yc_play_begin_on (YC_STRIKE_BOMBER, color, YC_CARDS, (YcRef) building);
      strike.number
        = need->damage[building] == DAMAGE_SOME ? MIN (player->bombers, 1) : player->bombers;
      found (&strike, data);
    }
}

static void
each_follower (const YcSetup *setup,
               const YcPosition *after,
               const YcPlay *act,
               const YcSequel *sequel,
               YcFollowerFunc found,
               gpointer data)
{
  Need need = { .setup = setup,
                .board = yc_board_of (after),
                .sequel = sequel,
                .act = act,
                .seat = setup->seat_of_color[act->actor] };
  if (!need.board->turn.strikes || act->verb != YC_PLACE)
    return;
  for (guint step = sequel->first; step < sequel->end; step++)
    need_for_step (&need, step);
  spend_planes (&need);
  find_strikes (&need, found, data);
}

/* ---- In words -------------------------------------------------------------------------------- */

static char *
none_words (const char *winner, const YcLastChance *chance)
{
  /* Translators: the winner, the number of a play */
  g_autofree char *none = g_strdup_printf (
    _ (
      "%1$s could not have been stopped within one turn: from play %2$u on no other placement with "
      "its strikes, and no other use of a building, would have made the last turn impossible."),
    winner, chance->since);
  g_autofree char *turns
    = g_strdup_printf (ngettext ("%u turn of the others was looked through.",
                                 "%u turns of the others were looked through.", chance->n_turns),
                       chance->n_turns);
  g_autofree char *tried = g_strdup_printf (
    ngettext ("%u way to play it was tried.", "%u ways to play them were tried.", chance->n_tried),
    chance->n_tried);
  return g_strjoin (" ", none, turns, tried, NULL);
}

const YcActs yc_manhattan_acts = {
  .is_act = is_act,
  .replaces = replaces,
  .each_follower = each_follower,
  .none_words = none_words,
};
