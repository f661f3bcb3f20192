/* game.c: finding a game by its id, and the rows of its tables. */

#include "lexer.h"

#include <string.h>

const YcGame *
yc_game_of_word (YcText word)
{
  for (const YcGame *const *game = yc_games; *game; game++)
    if (yc_word_equals (word, (*game)->id))
      return *game;
  return NULL;
}

const YcGame *
yc_game_find (const char *id)
{
  return yc_game_of_word ((YcText){ id, strlen (id) });
}

/* What may stand in the way of the log about itself. */
static const struct {
  YcLogVerb verb;
  YcRule rule;
} log_rules[] = {
  { YC_DISPUTE, YC_RULE_UNKNOWN_PLAYER },
  { YC_UNDO, YC_RULE_UNDO_NOTHING },
  { YC_REDO, YC_RULE_REDO_NOTHING },
  { YC_AMEND, YC_RULE_AMEND_NO_SUCH_PLAY },
  { YC_DISPUTE, YC_RULE_DISPUTE_NO_SUCH_PLAY },
  { YC_SETTLE, YC_RULE_SETTLE_NO_DISPUTE },
  { YC_NOTE, YC_RULE_NOTE_NO_SUCH_EVENT },
  { YC_HEAD, YC_RULE_TABLE_IMPOSSIBLE },
};

unsigned
yc_rules_of_play (const YcSetup *setup, const YcPlay *play, YcRule rules[YC_MAX_RULES])
{
  if (yc_verb_is_move (play->verb) || yc_verb_is_fact (play->verb))
    return setup->catalogue.game->subject_to (setup, play, rules);
  unsigned n = 0;
  if (play->verb == YC_NOTE && !play->has_target)
    return 0;
  for (size_t i = 0; i < sizeof log_rules / sizeof log_rules[0]; i++)
    if (log_rules[i].verb == play->verb)
      rules[n++] = log_rules[i].rule;
  return n;
}

bool
yc_position_pass_turn (const YcSetup *setup, YcPosition *position, int seat)
{
  const YcGame *game = setup->catalogue.game;
  if (game->active_seat (position) == seat)
    return false;
  game->pass_turn (setup, position, seat);
  return true;
}

const YcVerbInfo *
yc_verb_info (const YcGame *game, YcVerb verb)
{
  const YcVerbInfo *info = yc_verb_is_move (verb) ? game->moves : game->facts;
  for (; info->name; info++)
    if (info->first <= verb && verb <= info->last)
      return info;
  return NULL;
}

const YcKindInfo *
yc_kind_info (const YcGame *game, YcKind kind)
{
  for (const YcKindInfo *info = game->kinds; info->word; info++)
    if (info->kind == kind)
      return info;
  return NULL;
}

void
yc_play_hide (const YcSetup *setup, YcPlay *play, int seat)
{
  const YcVerbInfo *info = yc_verb_info (setup->catalogue.game, play->verb);
  const uint8_t color = play->actor == YC_TABLE ? play->target_color : play->actor;
  if (!info || info->secret == YC_SECRET_NOTHING
      || (seat >= 0 && color < YC_COLORS && setup->seat_of_color[color] == seat))
    return;
  if (info->secret == YC_SECRET_TARGET) {
    play->has_target = false;
    play->target = YC_NONE;
  } else if (info->secret == YC_SECRET_ITEMS) {
    memset (play->items, 0, play->n_items * sizeof play->items[0]);
    play->n_items = 0;
  } else
    for (int i = 0; i < play->n_items; i++)
      play->items[i].ref = YC_UNTOLD;
}
