/* words.c: the plays of The Manhattan Project in sentences.
 *
 * What a play brought is seen by playing it on a copy of the position it was played in. */

#include "parts.h"
#include "price.h"
#include "manhattan/pieces.h"

/* A play, where it was played, and what came of it. */
typedef struct {
  const YcRecord *record;
  const YcSetup *setup;
  const YcPlay *play;
  const YcBoard *before; /* NULL: not known, and then `after` says nothing */
  YcPosition after;
  int seat;     /* of the actor, or -1 */
  char *player; /* the actor's name */
} Telling;

static bool
is_index (const YcSetup *setup, YcDrawer drawer, YcRef ref)
{
  return ref >= 0 && ref < setup->catalogue.n[drawer];
}

static char *
owned_card (const Telling *telling, YcRef card)
{
  g_autofree char *name = yc_words_quoted (telling->record, YC_CARDS, card);
  if (!telling->before || !is_index (telling->setup, YC_CARDS, card))
    return g_steal_pointer (&name);
  const int owner = telling->before->buildings[card].owner;
  if (owner < 0 || owner == telling->seat)
    return g_steal_pointer (&name);
  g_autofree char *player = yc_words_player (telling->setup, owner);
  /* Translators: a building and the other player it belongs to */
  return g_strdup_printf (_ ("%1$s of %2$s"), name, player);
}

static char *
spot_name (const Telling *telling)
{
  if (telling->play->verb == YC_USE)
    return owned_card (telling, telling->play->target);
  return yc_words_quoted (telling->record, YC_SPACES, telling->play->target);
}

/* ---- What it cost and brought ---------------------------------------------------------------- */

static const YcCard *
target_card (const Telling *telling)
{
  const YcDrawer drawer = telling->play->verb == YC_USE ? YC_CARDS : YC_SPACES;
  if (!is_index (telling->setup, drawer, telling->play->target))
    return NULL;
  return &telling->setup->catalogue.cards[drawer][telling->play->target];
}

/* Paid and taken: the whole price, but of what happened against the rules as far as the pieces
 * went. */
static void
count_goods (const Telling *telling, int paid[YC_GOODS], int taken[YC_GOODS])
{
  const YcBoardPlayer *was = &telling->before->players[telling->seat];
  const YcBoardPlayer *is = &yc_board_of (&telling->after)->players[telling->seat];
  yc_manhattan_price (telling->setup, telling->before, telling->seat, telling->play, paid);
  for (YcGood good = 0; good < YC_GOODS; good++) {
    const int covered = MIN (paid[good], yc_board_good (was, good));
    taken[good] = yc_board_good (is, good) - yc_board_good (was, good) + covered;
    paid[good] = telling->play->let_stand ? covered : paid[good];
  }
}

/* The workers that came into the personal supply. */
static YcWorkers
count_workers (const Telling *telling)
{
  YcWorkers was
    = yc_workers_from_crew (telling->before->players[telling->seat].supply, telling->seat);
  YcWorkers is = yc_workers_from_crew (yc_board_of (&telling->after)->players[telling->seat].supply,
                                       telling->seat);
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    const int own
      = is.permanent[type] - was.permanent[type] + telling->play->workers.permanent[type];
    const int grey
      = is.contractor[type] - was.contractor[type] + telling->play->workers.contractor[type];
    is.permanent[type] = (uint16_t) MAX (own, 0);
    is.contractor[type] = (uint16_t) MAX (grey, 0);
  }
  return is;
}

static char *
taken_words (const Telling *telling, const int taken[YC_GOODS])
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  const YcWorkers workers = count_workers (telling);
  char *goods = yc_words_goods (telling->setup->catalogue.game, taken);
  if (*goods)
    g_ptr_array_add (parts, goods);
  else
    g_free (goods);
  if (yc_workers_total (&workers) > 0)
    g_ptr_array_add (parts, yc_words_workers (&workers));
  return yc_words_list (parts);
}

/* The side that should have come, or NULL where none was chosen, printed or wanted. */
static const YcSide *
side_expected (const Telling *telling)
{
  const YcCard *card = target_card (telling);
  if (!telling->before || telling->seat < 0 || !card || telling->play->has_take)
    return NULL;
  for (int i = 0; i < card->n_gives; i++)
    if (card->n_gives == 1 || yc_side_letter (&card->gives[i]) == telling->play->choose)
      return &card->gives[i];
  return NULL;
}

static gboolean
supply_is_out (const Telling *telling, const YcSide *side)
{
  const YcCrew supply = telling->before->general;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    if (side->workers[type] > 0 && yc_crew_count (supply, telling->seat, type) == 0
        && yc_crew_count (supply, YC_CONTRACTOR, type) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
track_is_full (const Telling *telling, const YcSide *side)
{
  const YcBoardPlayer *player = &telling->before->players[telling->seat];
  for (YcGood good = 0; good < YC_GOODS; good++)
    if (side->goods[good] > 0 && yc_board_good (player, good) >= yc_board_good_limit (good))
      return TRUE;
  return FALSE;
}

/* Why nothing came, where something was printed. */
static char *
add_nothing_came (const Telling *telling, char *sentence)
{
  const YcSide *side = side_expected (telling);
  if (side && supply_is_out (telling, side))
    return yc_words_join (
      sentence, g_strdup (_ ("The general supply holds no such worker, so nothing is taken.")));
  if (side && track_is_full (telling, side))
    return yc_words_join (sentence, g_strdup (_ ("The track is full, so nothing is taken.")));
  return sentence;
}

static char *
with_amounts (const Telling *telling, const char *workers, const char *spot)
{
  int paid[YC_GOODS] = { 0 }, taken[YC_GOODS] = { 0 };
  if (telling->before && telling->seat >= 0)
    count_goods (telling, paid, taken);
  g_autofree char *cost = yc_words_goods (telling->setup->catalogue.game, paid);
  g_autofree char *gain
    = telling->before && telling->seat >= 0 ? taken_words (telling, taken) : g_strdup ("");
  if (*cost && *gain)
    /* Translators: player, workers, space or card, what was paid, what was taken */
    return g_strdup_printf (_ ("%1$s places %2$s on %3$s, pays %4$s and takes %5$s."),
                            telling->player, workers, spot, cost, gain);
  if (*gain)
    /* Translators: player, workers, space or card, what was taken */
    return g_strdup_printf (_ ("%1$s places %2$s on %3$s and takes %4$s."), telling->player,
                            workers, spot, gain);
  if (*cost)
    /* Translators: player, workers, space or card, what was paid */
    return add_nothing_came (telling,
                             g_strdup_printf (_ ("%1$s places %2$s on %3$s and pays %4$s."),
                                              telling->player, workers, spot, cost));
  /* Translators: player, workers, space or card */
  return add_nothing_came (
    telling, g_strdup_printf (_ ("%1$s places %2$s on %3$s."), telling->player, workers, spot));
}

/* ---- Placements ------------------------------------------------------------------------------ */

/* The pile of bribes goes to who buys in the first slot, and pays nothing of the price. */
static char *
add_bribe (const Telling *telling, char *sentence)
{
  if (telling->play->slot != 1 || !telling->before || telling->before->bribe == 0)
    return sentence;
  g_autofree char *bribe = yc_words_amount (&yc_manhattan_game, YC_MONEY, telling->before->bribe);
  /* Translators: player, the dollars of the bribe pile */
  return yc_words_join (
    sentence, g_strdup_printf (_ ("%1$s takes %2$s from the bribe pile."), telling->player, bribe));
}

static char *
tell_purchase (const Telling *telling, const char *workers)
{
  const int slot = telling->play->slot;
  const int building = telling->before ? telling->before->market[slot - 1] : YC_SLOT_UNTOLD;
  if (building < 0)
    /* Translators: player, workers, number of the slot */
    return g_strdup_printf (
      _ ("%1$s places %2$s on Construction and buys the building in slot %3$d."), telling->player,
      workers, slot);
  g_autofree char *card = yc_words_quoted (telling->record, YC_CARDS, (YcRef) building);
  const bool free_slot = slot <= 2 && yc_workers_of_type (&telling->play->workers, YC_ENGINEER) > 0;
  if (free_slot)
    /* Translators: player, workers, building */
    return g_strdup_printf (_ ("%1$s places %2$s on Construction and takes %3$s without paying."),
                            telling->player, workers, card);
  g_autofree char *price
    = yc_words_amount (&yc_manhattan_game, YC_MONEY, telling->setup->catalogue.prices[slot - 1]);
  /* Translators: player, workers, building, price */
  return g_strdup_printf (_ ("%1$s places %2$s on Construction and buys %3$s for %4$s."),
                          telling->player, workers, card, price);
}

/* What everybody else gets by the circled part of a space. */
static char *
add_others (const Telling *telling, char *sentence)
{
  const YcCard *card = target_card (telling);
  if (!card)
    return sentence;
  g_autofree char *gift = yc_words_side (card->game, &card->others);
  if (!*gift)
    return sentence;
  /* Translators: %s is an amount */
  return yc_words_join (sentence, g_strdup_printf (_ ("Every other player takes %s."), gift));
}

static char *
add_picks (const Telling *telling, char *sentence)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  for (int i = 0; i < telling->play->n_items; i++) {
    const YcItem *item = &telling->play->items[i];
    g_autofree char *player = yc_words_player_of (telling->setup, item->color);
    g_autofree char *bomb = yc_words_quoted (telling->record, YC_BOMBS, item->ref);
    /* Translators: player and the bomb card taken in the draft */
    g_ptr_array_add (parts, g_strdup_printf (_ ("%1$s takes %2$s"), player, bomb));
  }
  if (parts->len == 0)
    return sentence;
  g_autofree char *picks = yc_words_list (parts);
  /* Translators: %s is a list of players and the bombs they take in the draft */
  return yc_words_join (sentence, g_strdup_printf (_ ("In the draft %s."), picks));
}

static char *
add_spies (const Telling *telling, char *sentence)
{
  if (!telling->before || telling->seat < 0)
    return sentence;
  const int spies = yc_board_of (&telling->after)->players[telling->seat].spies;
  if (spies == telling->before->players[telling->seat].spies)
    return sentence;
  /* Translators: player and number of spies */
  return yc_words_join (sentence,
                        g_strdup_printf (ngettext ("%1$s now has %2$d spy.",
                                                   "%1$s now has %2$d spies.", (gulong) spies),
                                         telling->player, spies));
}

static char *
tell_placement (const Telling *telling)
{
  const YcPlay *play = telling->play;
  g_autofree char *workers = yc_words_workers (&play->workers);
  g_autofree char *spot = spot_name (telling);
  char *sentence;
  if (play->slot > 0 && !play->decline)
    return add_bribe (telling, tell_purchase (telling, workers));
  if (play->decline)
    /* Translators: player, workers, space or card */
    sentence = g_strdup_printf (_ ("%1$s places %2$s on %3$s and declines the action."),
                                telling->player, workers, spot);
  else
    sentence = with_amounts (telling, workers, spot);
  return add_picks (telling, add_spies (telling, add_others (telling, sentence)));
}

/* ---- Strikes and repairs --------------------------------------------------------------------- */

static char *
tell_fighters (const Telling *telling)
{
  const YcPlay *play = telling->play;
  g_autofree char *victim = yc_words_player_of (telling->setup, play->target_color);
  g_autofree char *spent = yc_words_amount (&yc_manhattan_game, YC_FIGHTERS, play->number);
  g_autofree char *lost = yc_words_amount (&yc_manhattan_game, (YcGood) play->good, play->number);
  /* Translators: attacker, "2 fighters", victim, "2 bombers" */
  return g_strdup_printf (_ ("%1$s spends %2$s against %3$s, who loses %4$s."), telling->player,
                          spent, victim, lost);
}

static char *
tell_bombers (const Telling *telling)
{
  g_autofree char *building = owned_card (telling, telling->play->target);
  g_autofree char *spent = yc_words_amount (&yc_manhattan_game, YC_BOMBERS, telling->play->number);
  /* Translators: attacker, "2 bombers", building, amount of damage */
  return g_strdup_printf (ngettext ("%1$s spends %2$s on %3$s, which takes %4$d damage.",
                                    "%1$s spends %2$s on %3$s, which takes %4$d damage.",
                                    (gulong) telling->play->number),
                          telling->player, spent, building, telling->play->number);
}

static char *
tell_repair (const Telling *telling)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  for (int i = 0; i < telling->play->n_items; i++) {
    const YcItem *item = &telling->play->items[i];
    g_autofree char *card = yc_words_quoted (telling->record, YC_CARDS, item->ref);
    /* Translators: amount of damage and the building it is taken from */
    g_ptr_array_add (parts, g_strdup_printf (ngettext ("%1$d damage of %2$s", "%1$d damage of %2$s",
                                                       (gulong) item->times),
                                             item->times, card));
  }
  g_autofree char *damage = yc_words_list (parts);
  /* Translators: player and a list such as "1 damage of “Mine …”" */
  return g_strdup_printf (_ ("%1$s repairs %2$s."), telling->player, damage);
}

/* ---- Bombs and turns ------------------------------------------------------------------------- */

static char *
add_points (const Telling *telling, char *sentence)
{
  if (!telling->before || telling->seat < 0)
    return sentence;
  const int points
    = yc_record_game (telling->record)->score (telling->setup, &telling->after, telling->seat);
  /* Translators: player and points */
  return yc_words_join (sentence,
                        g_strdup_printf (ngettext ("%1$s now has %2$d point.",
                                                   "%1$s now has %2$d points.", (gulong) points),
                                         telling->player, points));
}

static char *
tell_bomb_action (const Telling *telling)
{
  g_autofree char *bomb = yc_words_quoted (telling->record, YC_BOMBS, telling->play->target);
  g_autofree char *workers = yc_words_workers (&telling->play->workers);
  char *sentence;
  if (telling->play->verb == YC_BUILD)
    /* Translators: player, bomb, workers */
    sentence = g_strdup_printf (_ ("%1$s builds %2$s with %3$s."), telling->player, bomb, workers);
  else if (telling->play->verb == YC_TEST)
    /* Translators: player, bomb */
    sentence = g_strdup_printf (_ ("%1$s tests %2$s."), telling->player, bomb);
  else
    /* Translators: player, bomb */
    sentence = g_strdup_printf (_ ("%1$s loads %2$s on a bomber."), telling->player, bomb);
  return add_points (telling, sentence);
}

static char *
tell_retrieve (const Telling *telling)
{
  if (!telling->before || telling->seat < 0)
    return g_strdup_printf (_ ("%s retrieves workers."), telling->player);
  const int seat = telling->seat;
  const int was = yc_crew_total (yc_crew_owned (telling->before->players[seat].supply, seat));
  const int is
    = yc_crew_total (yc_crew_owned (yc_board_of (&telling->after)->players[seat].supply, seat));
  const int back = MAX (is - was, 0);
  /* Translators: player and number of own workers */
  return g_strdup_printf (
    ngettext ("%1$s retrieves %2$d own worker.", "%1$s retrieves %2$d own workers.", (gulong) back),
    telling->player, back);
}

static char *
tell_end (const Telling *telling)
{
  return g_strdup_printf (_ ("%s ends the turn."), telling->player);
}

static const struct {
  YcVerb verb;
  char *(*tell) (const Telling *telling);
} tellers[] = {
  { YC_END, tell_end },
  { YC_PLACE, tell_placement },
  { YC_USE, tell_placement },
  { YC_STRIKE_FIGHTER, tell_fighters },
  { YC_STRIKE_BOMBER, tell_bombers },
  { YC_REPAIR, tell_repair },
  { YC_BUILD, tell_bomb_action },
  { YC_TEST, tell_bomb_action },
  { YC_LOAD, tell_bomb_action },
  { YC_RETRIEVE, tell_retrieve },
};

char *
yc_manhattan_play_words (const YcRecord *record, const YcPosition *before, const YcPlay *play)
{
  const YcSetup *setup = yc_record_setup (record);
  g_autofree char *player = yc_words_player_of (setup, play->actor);
  Telling telling = {
    .record = record,
    .setup = setup,
    .play = play,
    .before = before ? yc_board_of (before) : NULL,
    .seat = play->actor < YC_COLORS ? setup->seat_of_color[play->actor] : -1,
    .player = player,
  };
  if (before) {
    telling.after = *before;
    yc_record_game (record)->apply (setup, &telling.after, play);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (tellers); i++)
    if (tellers[i].verb == play->verb)
      return tellers[i].tell (&telling);
  return NULL;
}
