/* note.c: notes about an event: a chain for each. */

#include "note-private.h"

YcRule
yc_note_rule (uint32_t event, const YcPlay *play)
{
  bool earlier = play->number > 0 && play->number < (int64_t) event;
  return !play->has_target || earlier ? YC_NO_RULE : YC_RULE_NOTE_NO_SUCH_EVENT;
}

void
yc_note_keep (YcRecord *record, uint32_t event, const YcPlay *play)
{
  if (play->verb != YC_NOTE || !play->has_target || yc_note_rule (event, play) != YC_NO_RULE)
    return;
  YcEvent *target = &record->events[play->number - 1];
  record->events[event - 1].before = target->noted;
  target->noted = event;
}

uint32_t
yc_record_noted (const YcRecord *record, uint32_t note)
{
  const YcEvent *event = &record->events[note - 1];
  bool kept = event->verb == YC_NOTE && event->play->has_target
              && yc_note_rule (note, event->play) == YC_NO_RULE;
  return kept ? (uint32_t) event->play->number : 0;
}

uint32_t
yc_record_last_note (const YcRecord *record, uint32_t event)
{
  return record->events[event - 1].noted;
}

uint32_t
yc_record_note_before (const YcRecord *record, uint32_t note)
{
  return record->events[note - 1].before;
}

bool
yc_record_is_bookmark (const YcRecord *record, uint32_t note)
{
  return yc_record_noted (record, note) > 0 && record->events[note - 1].play->text.length == 0;
}

bool
yc_record_is_marked (const YcRecord *record, uint32_t event, uint32_t until)
{
  bool marked = false;
  for (uint32_t note = yc_record_last_note (record, event); note > 0;
       note = yc_record_note_before (record, note))
    if (note <= until && yc_record_is_bookmark (record, note))
      marked = !marked;
  return marked;
}
