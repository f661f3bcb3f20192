/* fact-words.c: what is seen and corrected at the table of The Manhattan Project, in sentences, and
 * what the player to move may do. */

#include "parts.h"
#include "manhattan/board.h"

/* ---- What is seen ---------------------------------------------------------------------------- */

/* Slot by slot. */
static char *
tell_market (const YcRecord *record, const YcPlay *play)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  for (int i = 0; i < play->n_items; i++)
    g_ptr_array_add (parts, yc_words_quoted (record, YC_CARDS, play->items[i].ref));
  g_autofree char *cards = yc_words_list (parts);
  return g_strdup_printf (_ ("The market shows %s."), cards);
}

static char *
tell_bombs (const YcRecord *record, const YcPlay *play)
{
  g_autofree char *cards = yc_words_items (record, YC_BOMBS, play, YC_LIST_MAIN);
  return g_strdup_printf (_ ("The bomb row shows %s."), cards);
}

static char *
tell_building (const YcRecord *record, const YcPlay *play)
{
  g_autofree char *player = yc_words_player_of (yc_record_setup (record), play->target_color);
  g_autofree char *card = yc_words_quoted (record, YC_CARDS, play->target);
  /* Translators: player, building */
  return g_strdup_printf (_ ("The building of %1$s that nobody had told is %2$s."), player, card);
}

static char *
tell_deal (const YcRecord *record, const YcPlay *play)
{
  const YcSetup *setup = yc_record_setup (record);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *maker = yc_words_player_of (setup, play->target_color);
  for (int i = 0; i < play->n_items; i++)
    g_ptr_array_add (parts, yc_words_player_of (setup, play->items[i].color));
  g_autofree char *partners = yc_words_list (parts);
  /* Translators: the player who makes a deal about air strikes, and those it is made with */
  return g_strdup_printf (
    _ ("%1$s makes a deal with %2$s: no strikes until the next turn of %1$s."), maker, partners);
}

/* ---- What is corrected ----------------------------------------------------------------------- */

static char *
player_of (const YcRecord *record, const YcPlay *play)
{
  return yc_words_player_of (yc_record_setup (record), play->target_color);
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
tell_adjusted_workers (const YcRecord *record, const YcPlay *play)
{
  g_autofree char *player = player_of (record, play);
  g_autofree char *workers = yc_words_workers (&play->workers);
  g_autofree char *spot = spot_of_workers (record, play);
  if (*spot && play->number > 0)
    /* Translators: player, workers, space or building */
    return g_strdup_printf (_ ("Correction: from %1$s, %2$s go to %3$s."), player, workers, spot);
  if (*spot)
    /* Translators: player, workers, space or building */
    return g_strdup_printf (_ ("Correction: %2$s come from %3$s to %1$s."), player, workers, spot);
  if (play->number > 0)
    return yc_words_correction (player, workers, TRUE);
  /* Translators: player, workers */
  return g_strdup_printf (_ ("Correction: %1$s gives back %2$s."), player, workers);
}

static char *
tell_adjusted_hand (const YcRecord *record, const YcPlay *play)
{
  return yc_words_adjusted_hand (record, play, YC_BOMBS);
}

static char *
tell_adjusted_bribe (const YcRecord *record, const YcPlay *play)
{
  if (play->n_items > 0) {
    g_autofree char *all
      = yc_words_amount (yc_record_game (record), YC_MONEY, play->items[0].times);
    /* Translators: %s is money, as it was counted on the table */
    return g_strdup_printf (_ ("Correction: the bribe pile has %s."), all);
  }
  g_autofree char *amount = yc_words_amount (yc_record_game (record), YC_MONEY, ABS (play->number));
  return play->number >= 0 ? g_strdup_printf (_ ("Correction: the bribe pile gets %s."), amount)
                           : g_strdup_printf (_ ("Correction: the bribe pile loses %s."), amount);
}

static char *
tell_adjusted_building (const YcRecord *record, const YcPlay *play)
{
  g_autofree char *player = player_of (record, play);
  g_autofree char *card = yc_words_quoted (record, YC_CARDS, play->target);
  return yc_words_correction (player, card, play->number >= 0);
}

static char *
tell_adjusted_damage (const YcRecord *record, const YcPlay *play)
{
  g_autofree char *card = yc_words_quoted (record, YC_CARDS, play->target);
  const int n = ABS (play->number);
  if (play->number >= 0)
    /* Translators: building, damage */
    return g_strdup_printf (_ ("Correction: %1$s gets %2$d damage."), card, n);
  /* Translators: building, damage */
  return g_strdup_printf (_ ("Correction: %1$s loses %2$d damage."), card, n);
}

static const struct {
  YcVerb verb;
  char *(*tell) (const YcRecord *record, const YcPlay *play);
} tellers[] = {
  { YC_TELL_MARKET, tell_market },
  { YC_TELL_BOMBS, tell_bombs },
  { YC_TELL_BUILDING, tell_building },
  { YC_TELL_DEAL, tell_deal },
  { YC_ADJUST_GOOD, yc_words_adjusted_goods },
  { YC_ADJUST_BRIBE, tell_adjusted_bribe },
  { YC_ADJUST_WORKERS, tell_adjusted_workers },
  { YC_ADJUST_BUILDING, tell_adjusted_building },
  { YC_ADJUST_DAMAGE, tell_adjusted_damage },
  { YC_ADJUST_BOMB, yc_words_adjusted_bomb },
  { YC_ADJUST_LOAD, yc_words_adjusted_load },
  { YC_ADJUST_HAND, tell_adjusted_hand },
};

char *
yc_manhattan_fact_words (const YcRecord *record, const YcPlay *play)
{
  for (gsize i = 0; i < G_N_ELEMENTS (tellers); i++)
    if (tellers[i].verb == play->verb)
      return tellers[i].tell (record, play);
  return NULL;
}

/* ---- The turn -------------------------------------------------------------------------------- */

const char *
yc_manhattan_turn_words (const YcPosition *position)
{
  const YcBoard *board = yc_board_of (position);
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
