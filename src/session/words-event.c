/* words-event.c: facts, corrections, and the log about itself in sentences; whose turn it is. */

#include "words-private.h"

#include "outcome.h"
#include "text.h"

/* ---- Facts ----------------------------------------------------------------------------------- */

/* Slot by slot. */
static char *
told_market (const YcRecord *record, const YcPlay *play)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  for (int i = 0; i < play->n_items; i++)
    g_ptr_array_add (parts, yc_words_quoted (record, YC_CARDS, play->items[i].ref));
  return yc_words_list (parts);
}

static char *
tell_seen (const YcRecord *record, const YcPlay *play)
{
  const bool bombs = play->verb == YC_TELL_BOMBS || play->verb == YC_TELL_PLANS;
  g_autofree char *cards
    = play->verb == YC_TELL_MARKET
        ? told_market (record, play)
        : yc_words_items (record, bombs ? YC_BOMBS : YC_CARDS, play, YC_LIST_MAIN);
  g_autofree char *player = NULL;
  switch ((int) play->verb) {
  case YC_TELL_MARKET:
    return g_strdup_printf (_ ("The market shows %s."), cards);
  case YC_TELL_BOMBS:
    return g_strdup_printf (_ ("The bomb row shows %s."), cards);
  case YC_TELL_PLANS:
    return g_strdup_printf (_ ("The row of Bomb Plans shows %s."), cards);
  default:
    player = yc_words_player_of (yc_record_setup (record), play->target_color);
    if (play->n_items == 0)
      return g_strdup_printf (_ ("%s tells cards of the hand."), player);
    /* Translators: player, list of cards */
    return g_strdup_printf (_ ("%1$s tells of the hand: %2$s."), player, cards);
  }
}

static char *
spot_of_workers (const YcRecord *record, const YcPlay *play)
{
  if (play->spot_space != YC_NONE)
    return yc_words_quoted (record, YC_SPACES, play->spot_space);
  if (play->spot_building != YC_NONE)
    return yc_words_quoted (record, YC_CARDS, play->spot_building);
  return g_strdup ("");
}

static char *
tell_adjusted_workers (const YcRecord *record, const YcPlay *play, const char *player)
{
  g_autofree char *workers = yc_words_workers (&play->workers);
  g_autofree char *spot = spot_of_workers (record, play);
  if (*spot && play->number > 0)
    /* Translators: player, workers, space or building */
    return g_strdup_printf (_ ("Correction: from %1$s, %2$s go to %3$s."), player, workers, spot);
  if (*spot)
    /* Translators: player, workers, space or building */
    return g_strdup_printf (_ ("Correction: %2$s come from %3$s to %1$s."), player, workers, spot);
  if (play->number > 0)
    /* Translators: player, workers */
    return g_strdup_printf (_ ("Correction: %1$s gets %2$s."), player, workers);
  /* Translators: player, workers */
  return g_strdup_printf (_ ("Correction: %1$s gives back %2$s."), player, workers);
}

/* The cards that come (`sign` 1) or go (-1). */
static char *
adjusted_cards (const YcRecord *record, YcDrawer drawer, const YcPlay *play, int sign)
{
  YcRef refs[YC_MAX_ITEMS];
  guint n = 0;
  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].times == sign)
      refs[n++] = play->items[i].ref;
  return yc_words_cards (record, drawer, refs, n);
}

static char *
tell_adjusted_hand (const YcRecord *record, const YcPlay *play, const char *player)
{
  const YcDrawer drawer
    = yc_record_setup (record)->catalogue.game == &yc_manhattan_game ? YC_BOMBS : YC_CARDS;
  g_autofree char *coming = adjusted_cards (record, drawer, play, 1);
  g_autofree char *going = adjusted_cards (record, drawer, play, -1);
  if (*coming && *going)
    /* Translators: player, cards that come, cards that go */
    return g_strdup_printf (_ ("Correction: the hand of %1$s gets %2$s and loses %3$s."), player,
                            coming, going);
  if (*coming)
    /* Translators: player, cards */
    return g_strdup_printf (_ ("Correction: the hand of %1$s gets %2$s."), player, coming);
  /* Translators: player, cards */
  return g_strdup_printf (_ ("Correction: the hand of %1$s loses %2$s."), player, going);
}

static char *
tell_adjusted_amount (const YcRecord *record, const YcPlay *play, const char *player)
{
  const int n = ABS (play->number);
  g_autofree char *amount
    = play->verb == YC_ADJUST_SPIES
        ? g_strdup_printf (ngettext ("%d spy", "%d spies", (gulong) n), n)
        : yc_words_amount (yc_record_setup (record)->catalogue.game,
                           play->verb == YC_ADJUST_BRIBE ? YC_MONEY : (YcGood) play->good, n);
  if (play->verb == YC_ADJUST_BRIBE)
    return play->number >= 0 ? g_strdup_printf (_ ("Correction: the bribe pile gets %s."), amount)
                             : g_strdup_printf (_ ("Correction: the bribe pile loses %s."), amount);
  /* Translators: player, amount */
  return play->number >= 0 ? g_strdup_printf (_ ("Correction: %1$s gets %2$s."), player, amount)
                           : g_strdup_printf (_ ("Correction: %1$s loses %2$s."), player, amount);
}

static char *
tell_adjusted_building (const YcRecord *record, const YcPlay *play, const char *player)
{
  g_autofree char *card = yc_words_quoted (record, YC_CARDS, play->target);
  const int n = ABS (play->number);
  if (play->verb == YC_ADJUST_DAMAGE && play->number >= 0)
    /* Translators: building, damage */
    return g_strdup_printf (_ ("Correction: %1$s gets %2$d damage."), card, n);
  if (play->verb == YC_ADJUST_DAMAGE)
    /* Translators: building, damage */
    return g_strdup_printf (_ ("Correction: %1$s loses %2$d damage."), card, n);
  /* Translators: player, building */
  return play->number >= 0 ? g_strdup_printf (_ ("Correction: %1$s gets %2$s."), player, card)
                           : g_strdup_printf (_ ("Correction: %1$s loses %2$s."), player, card);
}

static char *
tell_adjustment (const YcRecord *record, const YcPlay *play)
{
  g_autofree char *player = yc_words_player_of (yc_record_setup (record), play->target_color);
  switch ((int) play->verb) {
  case YC_ADJUST_WORKERS:
    return tell_adjusted_workers (record, play, player);
  case YC_ADJUST_HAND:
    return tell_adjusted_hand (record, play, player);
  case YC_ADJUST_BUILDING:
  case YC_ADJUST_DAMAGE:
    return tell_adjusted_building (record, play, player);
  default:
    return tell_adjusted_amount (record, play, player);
  }
}

/* The reason of an adjustment or of a flag, as a sentence of its own. */
static char *
add_reason (const YcPlay *play, char *sentence)
{
  if (play->text.length == 0)
    return sentence;
  g_autofree char *reason = yc_text_plain (play->text);
  if (!*reason)
    return sentence;
  /* Translators: %s is what the players wrote */
  return yc_words_join (sentence, g_strdup_printf (_ ("Reason: %s"), reason));
}

/* ---- The log about itself ---------------------------------------------------------------------
 */

static char *
tell_amendment (const YcPlay *play)
{
  if (play->amended.length == 0)
    return g_strdup_printf (_ ("Play %d never happened."), play->number);
  g_autofree char *line = g_strndup (play->amended.start, play->amended.length);
  /* Translators: number of a play, and the statement that it really was */
  return g_strdup_printf (_ ("Play %1$d was really this: %2$s"), play->number, line);
}

static char *
tell_note (const YcPlay *play)
{
  g_autofree char *text = yc_text_plain (play->text);
  /* Translators: %s is what the players wrote */
  return g_strdup_printf (_ ("Note: %s"), text);
}

static char *
tell_edit (const YcPlay *play)
{
  switch ((int) play->verb) {
  case YC_UNDO:
    return g_strdup (_ ("The last play is undone."));
  case YC_REDO:
    return g_strdup (_ ("The play undone last comes back."));
  case YC_AMEND:
    return tell_amendment (play);
  case YC_NOTE:
    return tell_note (play);
  case YC_PAUSE:
    return g_strdup (_ ("The table pauses."));
  default:
    return g_strdup (_ ("The table goes on."));
  }
}

char *
yc_words_edit (YcVerb verb, guint target)
{
  if (verb == YC_UNDO)
    /* Translators: the number of a play in the log */
    return g_strdup_printf (_ ("Play %u is undone."), target);
  /* Translators: the number of a play in the log */
  return g_strdup_printf (_ ("Play %u comes back."), target);
}

char *
yc_words_entry (const YcRecord *record, const YcPosition *before, const YcPlay *play)
{
  if (!yc_verb_is_move (play->verb) && !yc_verb_is_fact (play->verb))
    return tell_edit (play);
  if (yc_verb_is_fact (play->verb))
    return add_reason (play, play->verb < YC_ADJUST_GOOD ? tell_seen (record, play)
                                                         : tell_adjustment (record, play));
  const bool board = yc_record_setup (record)->catalogue.game == &yc_manhattan_game;
  char *sentence
    = board ? yc_words_board_play (record, before, play) : yc_words_chain_play (record, play);
  return play->let_stand ? add_reason (play, sentence) : sentence;
}

/* ---- Turn and result ------------------------------------------------------------------------- */

static const char *
board_step (const YcBoard *board)
{
  if (!board->turn.begun && yc_crew_total (board->players[board->active].supply) == 0)
    /* Translators: %s is a player */
    return _ ("%s has no worker left and must retrieve.");
  if (!board->turn.begun)
    return _ ("%s is to move: place workers or retrieve.");
  if (board->turn.strikes)
    return _ ("%s may make air strikes, use buildings, act with bombs or end the turn.");
  if (board->turn.repairs)
    return _ ("%s may repair, then use buildings, act with bombs or end the turn.");
  if (board->turn.spying)
    return _ ("%s may use own and other players' buildings, act with bombs or end the turn.");
  if (board->turn.placed_space || board->turn.placed_building)
    return _ ("%s may use buildings, act with bombs or end the turn.");
  return _ ("%s may place on the main board, use buildings or act with bombs.");
}

char *
yc_words_turn (const YcRecord *record, const YcPosition *position)
{
  const YcSetup *setup = yc_record_setup (record);
  const YcGame *game = yc_record_game (record);
  if (game->is_over (position))
    return yc_words_result (record, position);
  g_autofree char *player = yc_words_player (setup, game->active_seat (position));
  if (setup->catalogue.game == &yc_manhattan_game) {
    const char *step = board_step (&position->board);
    g_auto (GStrv) around = g_strsplit (step, "%s", 2);
    return g_strconcat (around[0], player, around[1], NULL);
  }
  if (position->chain.last_round)
    return g_strdup_printf (_ ("%s is to move in the last round."), player);
  if (position->chain.last_turn)
    return g_strdup_printf (_ ("%s is to move: the last turn."), player);
  return g_strdup_printf (_ ("%s is to move: activate cards or end the turn."), player);
}

char *
yc_words_result (const YcRecord *record, const YcPosition *position)
{
  const YcSetup *setup = yc_record_setup (record);
  g_autoptr (GPtrArray) winners = g_ptr_array_new_with_free_func (g_free);
  int points = 0;
  if (!yc_record_game (record)->is_over (position))
    return g_strdup ("");
  for (int seat = 0; seat < setup->n_seats; seat++)
    if (yc_outcome_is_winner (record, position, seat)) {
      points = yc_outcome_points (record, position, seat);
      g_ptr_array_add (winners, yc_words_player (setup, seat));
    }
  g_autofree char *names = yc_words_list (winners);
  if (winners->len > 1)
    /* Translators: players and points of each */
    return g_strdup_printf (ngettext ("%1$s share the victory with %2$d point each.",
                                      "%1$s share the victory with %2$d points each.",
                                      (gulong) points),
                            names, points);
  if (setup->n_seats == 1)
    /* Translators: the only player and points */
    return g_strdup_printf (
      ngettext ("%1$s ends with %2$d point.", "%1$s ends with %2$d points.", (gulong) points),
      names, points);
  /* Translators: player and points */
  return g_strdup_printf (
    ngettext ("%1$s wins with %2$d point.", "%1$s wins with %2$d points.", (gulong) points), names,
    points);
}
