/* play.c: plays built as values. */

#include "rules.h"

#include <string.h>

YcPlay
yc_play_begin (YcVerb verb, unsigned actor)
{
  return (YcPlay){
    .verb = (uint8_t) verb,
    .actor = (uint8_t) actor,
    .target = YC_NONE,
    .spot_space = YC_NONE,
    .spot_building = YC_NONE,
  };
}

YcPlay
yc_play_begin_on (YcVerb verb, unsigned actor, YcDrawer drawer, YcRef target)
{
  YcPlay play = yc_play_begin (verb, actor);
  play.has_target = target != YC_NONE;
  play.target = target;
  play.target_drawer = (uint8_t) drawer;
  return play;
}

bool
yc_play_add (YcPlay *play, YcList list, YcRef ref)
{
  if (play->n_items == YC_MAX_ITEMS)
    return false;
  play->items[play->n_items++] = (YcItem){ .ref = ref, .list = (uint8_t) list, .times = 1 };
  return true;
}

void
yc_play_let_stand (YcPlay *play, YcText reason)
{
  play->let_stand = true;
  play->text = reason;
}

bool
yc_play_add_amount (YcPlay *play, YcList list, int count, int32_t amount)
{
  if (!yc_play_add (play, list, YC_UNTOLD))
    return false;
  YcItem *item = &play->items[play->n_items - 1];
  item->count = (uint8_t) count;
  item->times = amount;
  return true;
}

int64_t
yc_item_amount (const YcItem *item, int32_t now)
{
  return item->list == YC_LIST_COUNTED ? item->times : (int64_t) now + item->times;
}

int64_t
yc_play_amount (const YcPlay *play, int32_t now)
{
  return play->n_items > 0 ? yc_item_amount (&play->items[0], now) : (int64_t) now + play->number;
}

const char *
yc_count_name (int count)
{
  switch (count) {
  case YC_SPIES:
    return "spies";
  case YC_POINTS:
    return "points";
  case YC_HITS:
    return "damage";
  default:
    return yc_good_name ((YcGood) count);
  }
}

YcPlay
yc_play_undo (void)
{
  return yc_play_begin (YC_UNDO, YC_TABLE);
}

YcPlay
yc_play_redo (void)
{
  return yc_play_begin (YC_REDO, YC_TABLE);
}

YcPlay
yc_play_amend (uint32_t event, YcText really)
{
  YcPlay play = yc_play_begin (YC_AMEND, YC_TABLE);
  play.number = (int32_t) event;
  play.amended = really;
  return play;
}

YcPlay
yc_play_head (YcText really)
{
  YcPlay play = yc_play_begin (YC_HEAD, YC_TABLE);
  play.amended = really;
  return play;
}

YcPlay
yc_play_note (YcText quoted)
{
  YcPlay play = yc_play_begin (YC_NOTE, YC_TABLE);
  play.text = quoted;
  return play;
}

YcPlay
yc_play_note_at (uint32_t event, YcText quoted)
{
  YcPlay play = yc_play_note (quoted);
  play.has_target = true;
  play.number = (int32_t) event;
  return play;
}

YcPlay
yc_play_dispute (unsigned actor, uint32_t event, YcText why)
{
  YcPlay play = yc_play_begin (YC_DISPUTE, actor);
  play.number = (int32_t) event;
  play.text = why;
  return play;
}

YcPlay
yc_play_settle (uint32_t event, YcDisputeState decision, YcScope scope, YcText why)
{
  YcPlay play = yc_play_begin (YC_SETTLE, YC_TABLE);
  play.number = (int32_t) event;
  play.decision = (uint8_t) decision;
  play.scope = (uint8_t) scope;
  play.text = why;
  return play;
}

const YcCard *
yc_play_card (const YcSetup *setup, const YcPlay *play)
{
  YcDrawer drawer = (YcDrawer) play->target_drawer;
  if (drawer >= YC_DRAWERS || play->target < 0 || play->target >= setup->catalogue.n[drawer])
    return NULL;
  return &setup->catalogue.cards[drawer][play->target];
}

static bool
texts_are_same (YcText a, YcText b)
{
  return a.length == b.length && (a.length == 0 || memcmp (a.start, b.start, a.length) == 0);
}

static bool
workers_are_same (const YcWorkers *a, const YcWorkers *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

/* What a target is sought in means nothing where there is none. */
static bool
targets_are_same (const YcPlay *play, const YcPlay *other)
{
  return play->has_target == other->has_target && play->target == other->target
         && (play->target == YC_NONE || play->target_drawer == other->target_drawer)
         && play->target_color == other->target_color && play->spot_space == other->spot_space
         && play->spot_building == other->spot_building;
}

static bool
items_are_same (const YcPlay *play, const YcPlay *other)
{
  if (play->n_items != other->n_items)
    return false;
  for (unsigned i = 0; i < play->n_items; i++) {
    const YcItem *a = &play->items[i], *b = &other->items[i];
    if (a->ref != b->ref || a->color != b->color || a->list != b->list || a->times != b->times)
      return false;
  }
  return true;
}

bool
yc_play_says (const YcPlay *play, const YcPlay *other)
{
  return play->verb == other->verb && play->actor == other->actor
         && play->let_stand == other->let_stand && play->decline == other->decline
         && play->has_take == other->has_take && play->slot == other->slot
         && play->choose == other->choose && play->pay == other->pay
         && play->factory_use == other->factory_use && play->good == other->good
         && play->decision == other->decision && play->scope == other->scope
         && play->number == other->number && targets_are_same (play, other)
         && workers_are_same (&play->workers, &other->workers)
         && workers_are_same (&play->take, &other->take) && texts_are_same (play->text, other->text)
         && texts_are_same (play->amended, other->amended) && items_are_same (play, other);
}
