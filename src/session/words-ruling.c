/* words-ruling.c: the verdicts, and the rules that all games share. */

#include "words-private.h"

const char *
yc_words_verdict (YcVerdict verdict)
{
  static const char *const names[] = {
    [YC_LEGAL] = N_ ("Legal"),
    [YC_UNSEEN] = N_ ("Rests on what nobody showed"),
    [YC_UNSAID] = N_ ("The book is silent"),
    [YC_ILLEGAL] = N_ ("Against the rules"),
  };
  return _ (names[verdict]);
}

/* What of it is said before everything else where a play is illegal. */
static const char *
headline_of_class (YcRuleClass class)
{
  switch (class) {
  case YC_CANNOT_BE:
    return C_ ("a play that the pieces do not allow", "This cannot be");
  case YC_NOT_KNOWN:
    return C_ ("a play with a card not fully taught", "Not known yet");
  case YC_FORBIDDEN:
  default:
    return yc_words_verdict (YC_ILLEGAL);
  }
}

const char *
yc_words_headline (const YcGame *game, const YcRuling *ruling)
{
  const YcReason *first = yc_ruling_first (ruling);
  const YcRuleClass class = first ? yc_rule_info (game, first->rule)->class : YC_FORBIDDEN;
  const gboolean by_class
    = ruling->verdict == YC_ILLEGAL || (ruling->verdict == YC_UNSEEN && class == YC_NOT_KNOWN);
  return by_class ? headline_of_class (class) : yc_words_verdict (ruling->verdict);
}

/* ---- The rules ------------------------------------------------------------------------------- */

/* The rules that all games share; one that only the record keeps is in no book. */
static const YcRuleWords shared[YC_N_SHARED_RULES] = {
  [YC_RULE_UNKNOWN_PLAYER] = {
    .sentence = N_ ("Only the players of this session can act or be named."),
    /* Translators: what stands in braces is replaced and must stay as it is. {actor} plays,
     * {active} is whose turn it is, {seat} is who is in the way or holds the card. */
    .reasons = { N_ ("{stranger} does not play in this session.") },
  },
  [YC_RULE_UNKNOWN_CARD] = {
    .sentence = N_ ("A card must be one that this session knows."),
    .reasons = { N_ ("This session knows no card {card}.") },
  },
  [YC_RULE_UNKNOWN_SPACE] = {
    .sentence = N_ ("A space must be one of the main board."),
    .reasons = { N_ ("The main board has no space {card}.") },
  },
  [YC_RULE_GAME_OVER] = {
    .sentence = N_ ("After the end of the game nothing more is played."),
    .reasons = { N_ ("{seat} has already won."), N_ ("The game is already over.") },
  },
  [YC_RULE_TURN_NOT_YOURS] = {
    .sentence = N_ ("Only the player whose turn it is may play."),
    .reasons = { N_ ("It is the turn of {active}, not of {actor}.") },
  },
  [YC_RULE_CARD_UNKNOWN_NUMBER] = {
    .sentence = N_ ("A card is judged once all its numbers are known; the table can teach it."),
    .reasons = { N_ ("Not all numbers of {card} are known.") },
  },
  [YC_RULE_TABLE_IMPOSSIBLE] = {
    .sentence = N_ ("The table tells only what the pieces allow."),
    .reasons = {
      N_ ("{card} is elsewhere. {whose}"),
      N_ ("{card} is elsewhere. {where}"),
      N_ ("The pieces on the table do not allow it. {seat} has {owned}."),
      N_ ("The pieces on the table do not allow it."),
    },
  },
  [YC_RULE_UNDO_NOTHING] = {
    .sentence = N_ ("There is no play in force that could be undone."),
    .reasons = { N_ ("No play is in force.") },
  },
  [YC_RULE_REDO_NOTHING] = {
    .sentence = N_ ("There is no undone play that could come back."),
    .reasons = { N_ ("No undone play is waiting.") },
  },
  [YC_RULE_AMEND_NO_SUCH_PLAY] = {
    .sentence = N_ ("Only an earlier play or fact can be amended."),
    .reasons = {
      N_ ("Event {number} is no earlier play or fact."),
      N_ ("That event is no earlier play or fact."),
    },
  },
  [YC_RULE_DISPUTE_NO_SUCH_PLAY] = {
    .sentence = N_ ("An objection is to an earlier play or fact."),
    .reasons = {
      N_ ("Event {number} is no earlier play or fact."),
      N_ ("That event is no earlier play or fact."),
    },
  },
  [YC_RULE_SETTLE_NO_DISPUTE] = {
    .sentence = N_ ("Only what somebody has objected to can be settled."),
    .reasons = { N_ ("Nobody has objected to event {number}.") },
  },
  [YC_RULE_NOTE_NO_SUCH_EVENT] = {
    .sentence = N_ ("A note is put at an earlier event."),
    .reasons = {
      N_ ("There is no earlier event {number}."),
      N_ ("There is no such earlier event."),
    },
  },
};

const YcRuleWords *
yc_words_of_rule (const YcGame *game, YcRule rule)
{
  static const YcRuleWords untold = { 0 };
  const YcRuleWords *rules = yc_telling_of (game)->rules;
  if (rules && rules[rule].sentence)
    return &rules[rule];
  return rule < YC_N_SHARED_RULES ? &shared[rule] : &untold;
}

const char *
yc_words_rule (const YcGame *game, YcRule rule)
{
  const char *sentence = yc_words_of_rule (game, rule)->sentence;
  return sentence ? _ (sentence) : yc_rule_id (game, rule);
}
