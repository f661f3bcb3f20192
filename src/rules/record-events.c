/* record-events.c: the events of a record in its memory. */

#include "dispute-private.h"
#include "note-private.h"

/* Makes room for one more event. */
static void
reserve_event (YcRecord *record)
{
  if (record->n_events < record->events_size)
    return;
  record->events_size = record->events_size > 0 ? 2 * record->events_size : 64;
  record->events = yc_alloc_again (record->events, record->events_size * sizeof (YcEvent));
}

/* How much of a play there is: only its items mean anything. */
static size_t
play_size (const YcPlay *play)
{
  return offsetof (YcPlay, items) + play->n_items * sizeof (YcItem);
}

YcVerb
yc_record_verb (const YcRecord *record, uint32_t event)
{
  return record->events[event - 1].verb;
}

const YcPlay *
yc_record_look_at (const YcRecord *record, uint32_t event)
{
  return record->events[event - 1].play;
}

void
yc_record_event (const YcRecord *record, uint32_t event, YcPlay *play)
{
  const YcPlay *kept = yc_record_look_at (record, event);
  memcpy (play, kept, play_size (kept));
}

static void
move_text (YcText *text, const char *from, const char *to)
{
  if (text->length > 0)
    text->start = to + (text->start - from);
}

/* Keeps a play that was read from `statement` beside `text`, the copy of it that stays. */
static const YcPlay *
keep_play (YcRecord *record, const YcPlay *play, const char *statement, const char *text)
{
  YcPlay *kept = yc_arena_alloc (&record->arena, play_size (play), 0);
  memcpy (kept, play, play_size (play));
  move_text (&kept->text, statement, text);
  move_text (&kept->when, statement, text);
  move_text (&kept->amended, statement, text);
  return kept;
}

void
yc_record_keep_event (YcRecord *record, const YcLine *line, const YcPlay *play)
{
  const YcText statement = line->statement;
  const char *text = yc_arena_copy (&record->arena, statement);
  reserve_event (record);
  record->events[record->n_events++] = (YcEvent){
    .text = text,
    .play = keep_play (record, play, statement.start, text),
    .line = line->number,
    .length = (uint16_t) statement.length,
    .verb = play->verb,
  };
  record->events_length += statement.length;
  yc_dispute_keep (record, record->n_events, play);
  yc_note_keep (record, record->n_events, play);
  yc_head_correct (record, record->events[record->n_events - 1].play);
}
