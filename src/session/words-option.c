/* words-option.c: table options and reading errors in words. */

#include "words-private.h"

#include <string.h>

typedef struct {
  const char *id, *title, *why;
} Option;

static const Option options[] = {
  { "bomb-workers-count", N_ ("Building a bomb counts as placing a worker"),
    N_ ("The books do not say whether workers on a bomb are enough for a place turn.") },
  { "construction-without-purchase", N_ ("Construction without buying"),
    N_ ("The books do not say whether a worker may stand on Construction and buy nothing.") },
  { "design-reopens", N_ ("Design opens again"),
    N_ (
      "The books close Design when bombs run out; some tables open it when a test returns one.") },
  { "mix-personnel", N_ ("Sideways cards and pool together"),
    N_ ("The book does not say whether one activation may use both kinds of personnel.") },
  { "target", N_ ("Points that start the last round"),
    N_ ("The book allows a higher number than ten for a longer game.") },
  { "solo-last-turn", N_ ("Solo: one more turn after the deck"),
    N_ ("The book does not say whether the game ends with the last card or a turn later.") },
};

static const Option *
option_of (const char *id)
{
  for (size_t i = 0; i < G_N_ELEMENTS (options); i++)
    if (strcmp (options[i].id, id) == 0)
      return &options[i];
  return NULL;
}

const char *const *
yc_words_options (const YcGame *game)
{
  static const char *const board[]
    = { "bomb-workers-count", "construction-without-purchase", "design-reopens", NULL };
  static const char *const chain[] = { "mix-personnel", "target", "solo-last-turn", NULL };
  return game == &yc_manhattan_game ? board : chain;
}

const char *
yc_words_option_title (const char *option)
{
  const Option *found = option_of (option);
  return found ? _ (found->title) : option;
}

const char *
yc_words_option_why (const char *option)
{
  const Option *found = option_of (option);
  return found ? _ (found->why) : "";
}

const char *
yc_words_option_of_rule (YcRule rule)
{
  if (rule == YC_RULE_CONSTRUCTION_NO_PURCHASE)
    return "construction-without-purchase";
  if (rule == YC_RULE_TURN_NOTHING_PLACED)
    return "bomb-workers-count";
  return rule == YC_RULE_CHAIN_MIXED_PERSONNEL ? "mix-personnel" : NULL;
}

char *
yc_words_error (const YcError *error)
{
  if (!error->detail[0])
    return g_strdup (_ (error->message));
  /* Translators: what is wrong with a text that is read, and the word it is about */
  return g_strdup_printf (_ ("%1$s: %2$s"), _ (error->message), error->detail);
}
