/* words-reason.c: why a rule is broken here, from the closed set of facts of a YcReason.
 *
 * Each rule has sentences with named places for facts, such as `{seat}` (`YcRuleWords`). The first
 * sentence whose facts are all there is taken; where none is, the rule itself says enough. */

#include "words-private.h"

#include <string.h>

/* ---- The facts ------------------------------------------------------------------------------- */

static char *
short_goods (const YcFacts *facts, const gint16 amount[YC_GOODS])
{
  const YcGame *game = yc_record_game (facts->record);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  for (YcGood good = 0; good < YC_GOODS; good++)
    if (facts->reason->need[good] != 0)
      g_ptr_array_add (parts, yc_words_amount (game, good, amount[good]));
  return parts->len ? yc_words_list (parts) : NULL;
}

static char *
fact_actor (const YcFacts *facts)
{
  return yc_words_player_of (yc_record_setup (facts->record), facts->play->actor);
}

char *
yc_words_stranger (const YcFacts *facts)
{
  const YcSetup *setup = yc_record_setup (facts->record);
  const YcPlay *play = facts->play;
  if (play->actor >= YC_COLORS || setup->seat_of_color[play->actor] >= 0)
    return yc_words_player_of (setup, play->target_color);
  return yc_words_player_of (setup, play->actor);
}

/* Whom the reason is about; with a correction, whose it is. */
static int
seat_of (const YcFacts *facts)
{
  const YcPlay *play = facts->play;
  if (facts->reason->seat >= 0 || play->verb != YC_ADJUST_GOOD)
    return facts->reason->seat;
  return yc_record_setup (facts->record)->seat_of_color[play->target_color];
}

static char *
fact_seat (const YcFacts *facts)
{
  const int seat = seat_of (facts);
  return seat < 0 ? NULL : yc_words_player (yc_record_setup (facts->record), seat);
}

/* Whether a good of a correction was named before in it. */
static gboolean
is_named_before (const YcPlay *play, int item)
{
  for (int i = 0; i < item; i++)
    if (play->items[i].count == play->items[item].count)
      return TRUE;
  return FALSE;
}

/* What the player has of the goods that are corrected. */
static char *
fact_owned (const YcFacts *facts)
{
  const YcGame *game = yc_record_game (facts->record);
  const YcGameTelling *telling = yc_telling_of (game);
  const YcPlay *play = facts->play;
  const int seat = seat_of (facts);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  if (play->verb != YC_ADJUST_GOOD || seat < 0 || !telling->amount_of)
    return NULL;
  for (int i = 0; i < play->n_items; i++) {
    const YcGood good = (YcGood) play->items[i].count;
    if (good < YC_GOODS && !is_named_before (play, i))
      g_ptr_array_add (
        parts, yc_words_amount (game, good, telling->amount_of (facts->position, seat, good)));
  }
  return parts->len > 0 ? yc_words_list (parts) : NULL;
}

static char *
fact_active (const YcFacts *facts)
{
  const int seat = yc_record_game (facts->record)->active_seat (facts->position);
  return yc_words_player (yc_record_setup (facts->record), seat);
}

static char *
fact_card (const YcFacts *facts)
{
  if (facts->reason->card == YC_NONE)
    return NULL;
  return yc_words_quoted (facts->record, facts->reason->drawer, facts->reason->card);
}

/* What must be put on the card or space; not again where its name in quotes says it. */
static char *
fact_needs (const YcFacts *facts)
{
  const YcReason *reason = facts->reason;
  const YcCatalogue *catalogue = &yc_record_setup (facts->record)->catalogue;
  if (reason->drawer != YC_SPACES || reason->card < 0 || reason->card >= catalogue->n[YC_SPACES])
    return NULL;
  return yc_words_needs (&catalogue->cards[YC_SPACES][reason->card]);
}

/* Nothing is allowed where something is there or wished; without either nothing is said. */
static char *
fact_limit (const YcFacts *facts)
{
  const YcReason *reason = facts->reason;
  return reason->limit > 0 || reason->number > 0 ? g_strdup_printf ("%d", reason->limit) : NULL;
}

static char *
fact_number (const YcFacts *facts)
{
  return facts->reason->number >= 0 ? g_strdup_printf ("%d", facts->reason->number) : NULL;
}

static char *
fact_crew (const YcFacts *facts)
{
  if (!facts->reason->crew)
    return NULL;
  return yc_words_crew (yc_record_setup (facts->record), facts->reason->crew);
}

static char *
fact_need (const YcFacts *facts)
{
  return short_goods (facts, facts->reason->need);
}

static char *
fact_have (const YcFacts *facts)
{
  return short_goods (facts, facts->reason->have);
}

static char *
fact_place (const YcFacts *facts)
{
  static const char *const places[] = {
    [YC_PLACE_NOWHERE] = NULL,
    [YC_PLACE_MARKET] = N_ ("It lies in the market."),
    [YC_PLACE_ROW] = N_ ("It lies face up in the row."),
    [YC_PLACE_HAND] = N_ ("It is in a hand."),
    [YC_PLACE_BOARD] = N_ ("It is built."),
    [YC_PLACE_DECK] = N_ ("It is in the deck."),
    [YC_PLACE_UNDER_DECK] = N_ ("It lies under the deck."),
    [YC_PLACE_DISCARD] = N_ ("It lies in the discard pile."),
  };
  const char *place = places[facts->reason->place];
  return place ? g_strdup (_ (place)) : NULL;
}

static char *
fact_owner_place (const YcFacts *facts)
{
  const YcSetup *setup = yc_record_setup (facts->record);
  const int holder = facts->reason->holder;
  g_autofree char *seat = holder < 0 ? fact_seat (facts) : yc_words_player (setup, holder);
  if (!seat)
    return NULL;
  if (facts->reason->place == YC_PLACE_HAND)
    /* Translators: of a card; %s is a player */
    return g_strdup_printf (_ ("It is in the hand of %s."), seat);
  if (facts->reason->place == YC_PLACE_BOARD)
    /* Translators: of a card; %s is a player */
    return g_strdup_printf (_ ("It is built before %s."), seat);
  return NULL;
}

static const YcFactWords common[] = {
  { "actor", fact_actor },
  { "seat", fact_seat },
  { "active", fact_active },
  { "card", fact_card },
  { "limit", fact_limit },
  { "number", fact_number },
  { "crew", fact_crew },
  { "need", fact_need },
  { "have", fact_have },
  { "where", fact_place },
  { "needs", fact_needs },
  { "whose", fact_owner_place },
  { "stranger", yc_words_stranger },
  { "owned", fact_owned },
};

/* ---- The sentences --------------------------------------------------------------------------- */

static const YcFactWords *
fact_called (const YcFactWords *facts, guint n_facts, const char *name, size_t length)
{
  for (guint i = 0; i < n_facts; i++)
    if (strlen (facts[i].name) == length && strncmp (facts[i].name, name, length) == 0)
      return &facts[i];
  return NULL;
}

/* The fact of a name, the game's own first. */
static char *
fact_named (const YcFacts *facts, const char *name, size_t length)
{
  const YcGameTelling *telling = yc_telling_of (yc_record_game (facts->record));
  const YcFactWords *fact = fact_called (telling->facts, telling->n_facts, name, length);
  if (!fact)
    fact = fact_called (common, G_N_ELEMENTS (common), name, length);
  return fact ? fact->tell (facts) : NULL;
}

/* The sentence with its facts, or NULL if one of them is not there. */
static char *
fill (const char *sentence, const YcFacts *facts)
{
  g_autoptr (GString) told = g_string_new (NULL);
  for (const char *at = sentence; *at; at++) {
    const char *end = *at == '{' ? strchr (at, '}') : NULL;
    if (!end) {
      g_string_append_c (told, *at);
      continue;
    }
    g_autofree char *fact = fact_named (facts, at + 1, (size_t) (end - at - 1));
    if (!fact || !*fact)
      return NULL;
    g_string_append (told, fact);
    at = end;
  }
  return g_strdup (told->str);
}

char *
yc_words_reason (const YcRecord *record,
                 const YcPosition *position,
                 const YcPlay *play,
                 const YcReason *reason)
{
  const YcFacts facts = { record, position, play, reason };
  const YcGame *game = yc_record_game (record);
  const YcRuleWords *words = yc_words_of_rule (game, reason->rule);
  for (size_t i = 0; i < G_N_ELEMENTS (words->reasons) && words->reasons[i]; i++) {
    char *told = fill (_ (words->reasons[i]), &facts);
    if (told)
      return told;
  }
  return g_strdup (yc_words_rule (game, reason->rule));
}
