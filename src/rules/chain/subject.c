/* subject.c: the rules that each kind of play is subject to: the questions of the judge, without
 * those that turn on what this play has not. */

#include "subject.h"
#include "checks.h"

typedef struct {
  const YcSetup *setup;
  const YcPlay *play;
  YcKind kind; /* of what is activated */
} Subject;

/* A card that the session does not know is judged no further. */
static YcKind
kind_of_target (const YcSetup *setup, const YcPlay *play)
{
  YcDrawer drawer = play->verb == YC_AGENT_PLAY ? YC_CARDS : (YcDrawer) play->target_drawer;
  if (play->verb == YC_ACTIVATE_LOADED)
    return YC_KIND_LOADED;
  if (drawer >= YC_DRAWERS || play->target < 0 || play->target >= setup->catalogue.n[drawer])
    return YC_KIND_MINE;
  return setup->catalogue.cards[drawer][play->target].kind;
}

static bool
has_use (const Subject *subject, YcFactoryUse use)
{
  return subject->play->factory_use == use;
}

static bool
concerns_factory (const Subject *subject, YcRule rule)
{
  bool solo = subject->setup->n_seats == 1;
  switch (rule) {
  case YC_RULE_FACTORY_CHOICE:
    return subject->kind == YC_KIND_FACTORY || !has_use (subject, YC_FACTORY_NOTHING);
  case YC_RULE_SOLO_DECK_OUT:
    return solo && has_use (subject, YC_FACTORY_DRAW);
  case YC_RULE_CHAIN_OWN_TARGET:
    return !solo && has_use (subject, YC_FACTORY_DISCARD);
  case YC_RULE_FACTORY_NOT_WITH_TWO:
    return subject->setup->n_seats == 2 && has_use (subject, YC_FACTORY_DISCARD);
  case YC_RULE_SOLO_FACTORY_FROM_DISCARD:
    return solo && has_use (subject, YC_FACTORY_FROM);
  default:
    return true;
  }
}

static bool
concerns_activation (const Subject *subject, YcRule rule)
{
  switch (rule) {
  case YC_RULE_PLAN_NOT_IN_ROW:
    return subject->kind == YC_KIND_PLAN;
  case YC_RULE_LOADED_NO_BOMB:
  case YC_RULE_LOADED_STACK_EMPTY:
    return subject->kind == YC_KIND_LOADED;
  default:
    return true;
  }
}

static bool
is_listed (const YcSubject *list, YcRule rule)
{
  for (unsigned i = 0; i < list->n; i++)
    if (list->rules[i] == rule)
      return true;
  return false;
}

static void
add_questions (YcSubject *list, const Subject *subject, const YcQuestion *questions)
{
  bool factory = questions == yc_factory_questions;
  for (; questions->check != NULL; questions++) {
    YcRule rule = questions->rule;
    bool concerns
      = factory ? concerns_factory (subject, rule) : concerns_activation (subject, rule);
    if (concerns && !is_listed (list, rule))
      yc_subject_add (list, rule);
  }
}

unsigned
yc_chain_subject_to (const YcSetup *setup, const YcPlay *play, YcRule rules[YC_MAX_RULES])
{
  const Subject subject = { setup, play, kind_of_target (setup, play) };
  const YcQuestion *lists[YC_MOST_LISTS + 1];
  YcSubject list = { .rules = rules };
  yc_subject_add (&list, YC_RULE_UNKNOWN_PLAYER, YC_RULE_UNKNOWN_CARD);
  if (!yc_verb_is_move (play->verb)) {
    yc_subject_add (&list, YC_RULE_TABLE_IMPOSSIBLE);
    return list.n;
  }
  yc_questions_of_move (play->verb, lists);
  for (int i = 0; lists[i] != NULL; i++)
    add_questions (&list, &subject, lists[i]);
  return list.n;
}
