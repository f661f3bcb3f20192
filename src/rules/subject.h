/* subject.h: a list of the rules that a kind of play is subject to, while a game writes it. */

#pragma once

#include "game.h"

typedef struct {
  YcRule *rules; /* room for `YC_MAX_RULES` */
  unsigned n;
} YcSubject;

/* Adds rules in their order. */
#define yc_subject_add(subject, ...)                                                               \
  yc_subject_add_list (subject, (const YcRule[]){ __VA_ARGS__, YC_NO_RULE })

static inline void
yc_subject_add_list (YcSubject *subject, const YcRule *rules)
{
  for (; *rules != YC_NO_RULE; rules++)
    subject->rules[subject->n++] = *rules;
}
