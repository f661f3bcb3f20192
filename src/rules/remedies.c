/* remedies.c: what can be played instead of a wish that is refused, or before it so that it becomes
 * legal. */

#include "rules.h"

/* ---- How near a play comes to the wish ---- */

static int
difference (int a, int b)
{
  return a < b ? b - a : a - b;
}

static int
workers_difference (const YcWorkers *a, const YcWorkers *b)
{
  int sum = 0;
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    sum += difference (a->permanent[type], b->permanent[type]);
    sum += difference (a->contractor[type], b->contractor[type]);
  }
  return sum;
}

/* How many are taken of each type weighs more than whether they are permanent. */
static int
take_difference (const YcWorkers *a, const YcWorkers *b)
{
  int sum = workers_difference (a, b);
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    sum += 2
           * difference (yc_workers_of_type (a, (YcWorkerType) type),
                         yc_workers_of_type (b, (YcWorkerType) type));
  return sum;
}

/* Spaces of one section are neighbours in the catalogue, and so are cards of one kind. */
static int
target_difference (YcRef wished, YcRef found)
{
  int far = difference (wished, found);
  return far == 0 ? 0 : 100 + (far < 50 ? far : 50);
}

/* The first thing named, and how often. */
static int
items_difference (const YcPlay *wish, const YcPlay *play)
{
  if (wish->n_items == 0 || play->n_items == 0)
    return 0;
  int times = difference (wish->items[0].times, play->items[0].times);
  return (wish->items[0].ref != play->items[0].ref ? 50 : 0) + (times < 10 ? times : 10);
}

/* What one has to change in the wish, the weightier the more it is another play: another verb, then
 * another target, then other workers, then another choice. */
static int
distance (const YcPlay *wish, const YcPlay *play)
{
  int sum = 0;
  sum += wish->verb != play->verb ? 1000 : 0;
  sum += target_difference (wish->target, play->target);
  sum += wish->target_color != play->target_color ? 40 : 0;
  sum += 10 * workers_difference (&wish->workers, &play->workers);
  sum += wish->slot != play->slot ? 8 + difference (wish->slot, play->slot) : 0;
  sum += wish->pay != play->pay ? 6 : 0;
  sum += wish->decline != play->decline ? 9 : 0;
  sum += wish->choose != play->choose ? 5 : 0;
  sum += wish->has_take != play->has_take ? 6 : 0;
  sum += wish->factory_use != play->factory_use ? 7 : 0;
  sum += take_difference (&wish->take, &play->take);
  sum
    += difference (wish->number, play->number) < 10 ? difference (wish->number, play->number) : 10;
  sum += wish->good != play->good ? 4 : 0;
  sum += items_difference (wish, play);
  return sum;
}

/* ---- What kind of help a play is ---- */

static bool
is_same_place (const YcPlay *a, const YcPlay *b)
{
  return a->verb == b->verb && a->target == b->target && a->target_drawer == b->target_drawer;
}

static bool
ends_turn (const YcGame *game, const YcPlay *play)
{
  const YcVerbInfo *info = game->moves;
  while (info->name && (play->verb < info->first || play->verb > info->last))
    info++;
  return info->name && info->ends_turn;
}

/* Whether the wish is not refused any more once the play is made. Somebody else's turn can be
 * ended for it, and no more. */
static bool
makes_legal (YcRemedies *self, const YcPlay *play)
{
  YcRuling ruling;

  if (play->decline || play->has_take || (self->out_of_turn && play->verb != YC_END)
      || self->n_tried == YC_REMEDIES_TRIED)
    return false;
  self->n_tried++;
  self->after = *self->position;
  self->game->apply (self->setup, &self->after, play);
  self->game->judge (self->setup, &self->after, self->wish, &ruling);
  return ruling.verdict != YC_ILLEGAL;
}

/* The list that a play belongs to, or NULL. Before a play of another kind the wish must become
 * legal; else only the end of the turn is left, unless the wish itself was to end it. */
static YcRemedyList *
list_for (YcRemedies *self, const YcPlay *play)
{
  if (is_same_place (self->wish, play))
    return &self->list[YC_REMEDY_VARIANT];
  if (makes_legal (self, play))
    return &self->list[YC_REMEDY_BEFORE];
  if (self->out_of_turn || !yc_verb_is_move (play->verb))
    return NULL;
  if (play->verb == self->wish->verb)
    return &self->list[YC_REMEDY_ELSEWHERE];
  if (ends_turn (self->game, play) || ends_turn (self->game, self->wish))
    return &self->list[YC_REMEDY_INSTEAD];
  return NULL;
}

/* ---- The lists ---- */

/* Puts a play behind those that are no farther; of those to be made before the wish only the
 * nearest at each place stays. */
static void
insert (YcRemedyList *list, const YcPlay *play, YcVerdict verdict, int far, bool once)
{
  for (size_t i = 0; once && i < list->n; i++)
    if (is_same_place (&list->plays[i], play)) {
      if (list->far[i] <= far)
        return;
      for (list->n--; i < list->n; i++) {
        list->plays[i] = list->plays[i + 1];
        list->verdict[i] = list->verdict[i + 1];
        list->far[i] = list->far[i + 1];
      }
    }
  if (list->n == YC_MAX_REMEDIES && list->far[list->n - 1] <= far)
    return;
  size_t at = list->n < YC_MAX_REMEDIES ? list->n++ : YC_MAX_REMEDIES - 1;
  for (; at > 0 && list->far[at - 1] > far; at--) {
    list->plays[at] = list->plays[at - 1];
    list->verdict[at] = list->verdict[at - 1];
    list->far[at] = list->far[at - 1];
  }
  list->plays[at] = *play;
  list->verdict[at] = verdict;
  list->far[at] = far;
}

/* Whether a play is about another thing than the wish, and only supposes that the thing is where it
 * is played from: nobody at the table would be helped by a guess. */
static bool
is_guess (const YcRemedies *self, const YcPlay *play, const YcRuling *ruling)
{
  if (ruling->verdict != YC_UNSEEN || is_same_place (self->wish, play))
    return false;
  for (int i = 0; i < ruling->n_reasons; i++) {
    const YcReason *reason = &ruling->reasons[i];
    if (reason->card == play->target && reason->drawer == play->target_drawer
        && yc_rule_info (self->game, reason->rule)->class == YC_CANNOT_BE)
      return true;
  }
  return false;
}

void
yc_remedies_consider (const YcPlay *play, void *remedies)
{
  YcRemedies *self = remedies;
  YcRuling ruling;
  const bool own = play->actor == self->wish->actor || !yc_verb_is_move (play->verb);

  if (!own && !self->out_of_turn)
    return;
  self->game->judge (self->setup, self->position, play, &ruling);
  if (ruling.verdict == YC_ILLEGAL || is_guess (self, play, &ruling))
    return;
  YcRemedyList *list = list_for (self, play);
  if (list)
    insert (list, play, ruling.verdict, distance (self->wish, play) + 10000 * (int) ruling.verdict,
            list == &self->list[YC_REMEDY_BEFORE]);
}

void
yc_remedies_begin (YcRemedies *self,
                   const YcSetup *setup,
                   const YcGame *game,
                   const YcPosition *position,
                   const YcPlay *wish)
{
  YcRuling ruling;

  self->setup = setup;
  self->game = game;
  self->position = position;
  self->wish = wish;
  self->out_of_turn = false;
  self->n_tried = 0;
  for (int kind = 0; kind < YC_REMEDY_KINDS; kind++)
    self->list[kind].n = 0;
  game->judge (setup, position, wish, &ruling);
  for (int i = 0; i < ruling.n_reasons; i++)
    self->out_of_turn |= ruling.reasons[i].rule == YC_RULE_TURN_NOT_YOURS;
}

/* ---- The choice ---- */

/* Takes up to `most` more of a list that have this verdict; returns how many there are now. */
static size_t
take (const YcRemedyList *list,
      YcVerdict verdict,
      size_t from,
      size_t most,
      YcPlay *plays,
      size_t n,
      size_t max)
{
  for (size_t i = 0; i < list->n && most > 0 && n < max; i++)
    if (list->verdict[i] == verdict) {
      if (from > 0) {
        from--;
        continue;
      }
      plays[n++] = list->plays[i];
      most--;
    }
  return n;
}

/* The nearest of the wish itself, then what makes it legal, then the rest of it. */
static size_t
take_of_wish (const YcRemedies *self, YcVerdict verdict, YcPlay *plays, size_t n, size_t max)
{
  n = take (&self->list[YC_REMEDY_VARIANT], verdict, 0, 1, plays, n, max);
  n = take (&self->list[YC_REMEDY_BEFORE], verdict, 0, max, plays, n, max);
  return take (&self->list[YC_REMEDY_VARIANT], verdict, 1, max, plays, n, max);
}

size_t
yc_remedies_end (YcRemedies *self, YcPlay *plays, size_t max)
{
  size_t n = 0;

  if (self->game->help)
    self->game->help (self->setup, self->position, self->wish, yc_remedies_consider, self);
  for (YcVerdict verdict = YC_LEGAL; verdict < YC_ILLEGAL; verdict++) {
    n = take_of_wish (self, verdict, plays, n, max);
    n = take (&self->list[YC_REMEDY_ELSEWHERE], verdict, 0, max, plays, n, max);
  }
  for (YcVerdict verdict = YC_LEGAL; n == 0 && verdict < YC_ILLEGAL; verdict++)
    n = take (&self->list[YC_REMEDY_INSTEAD], verdict, 0, max, plays, n, max);
  return n;
}
