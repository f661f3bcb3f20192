/* ruling.c: the rows of the rules, and how a ruling gathers its reasons. */

#include "rules.h"

#include <string.h>

static const YcRuleInfo shared[] = { YC_SHARED_RULES (YC_RULE_ROW) };

const YcRuleInfo *
yc_rule_info (const YcGame *game, YcRule rule)
{
  if (rule < YC_N_SHARED_RULES)
    return &shared[rule];
  return rule < game->n_rules ? &game->rules[rule - YC_N_SHARED_RULES] : NULL;
}

const char *
yc_rule_id (const YcGame *game, YcRule rule)
{
  return yc_rule_info (game, rule)->id;
}

void
yc_ruling_begin (YcRuling *ruling)
{
  ruling->verdict = YC_LEGAL;
  ruling->refused = false;
  ruling->n_reasons = 0;
  ruling->stopped_by = YC_NO_RULE;
  memset (ruling->moot, 0, sizeof ruling->moot);
}

void
yc_ruling_leave (YcRuling *ruling, YcRule rule)
{
  ruling->moot[rule / 64] |= (uint64_t) 1 << rule % 64;
}

void
yc_ruling_stop (YcRuling *ruling, YcRule rule)
{
  ruling->stopped_by = rule;
}

const YcReason *
yc_ruling_first (const YcRuling *ruling)
{
  for (int i = 0; i < ruling->n_reasons; i++)
    if (ruling->reasons[i].verdict == ruling->verdict)
      return &ruling->reasons[i];
  return NULL;
}

static bool
finds_room (const YcRuling *ruling, YcRule rule, YcVerdict verdict)
{
  bool repeats = false;
  for (int i = 0; i < ruling->n_reasons; i++)
    repeats |= ruling->reasons[i].rule == rule && ruling->reasons[i].verdict == verdict;
  return ruling->n_reasons < (repeats ? YC_MAX_REASONS / 2 : YC_MAX_REASONS);
}

YcReason *
yc_ruling_add (YcRuling *ruling, const YcGame *game, YcRule rule, YcVerdict verdict)
{
  if (verdict > ruling->verdict)
    ruling->verdict = verdict;
  if (verdict == YC_ILLEGAL && !yc_rule_info (game, rule)->can_stand)
    ruling->refused = true;
  bool room = finds_room (ruling, rule, verdict);
  YcReason *reason = &ruling->reasons[room ? ruling->n_reasons++ : YC_MAX_REASONS];
  *reason
    = (YcReason){ .rule = rule, .verdict = verdict, .seat = -1, .holder = -1, .card = YC_NONE };
  return reason;
}
