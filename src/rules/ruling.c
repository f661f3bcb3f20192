/* ruling.c: rule ids, and the reason that names a ruling. */

#include "rules.h"

#define YC_RULE_ID(NAME, id) [YC_RULE_##NAME] = id,
static const char *const rule_ids[YC_N_RULES] = { YC_RULES (YC_RULE_ID) };

const char *
yc_rule_id (YcRule rule)
{
  return rule_ids[rule];
}

const YcReason *
yc_ruling_first (const YcRuling *ruling)
{
  for (int i = 0; i < ruling->n_reasons; i++)
    if (ruling->reasons[i].verdict == ruling->verdict)
      return &ruling->reasons[i];
  return NULL;
}
