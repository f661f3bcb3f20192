/* record-ask.c: what a record says of itself. */

#include "record.h"

const YcSetup *
yc_record_setup (const YcRecord *record)
{
  return &record->setup;
}

const YcGame *
yc_record_game (const YcRecord *record)
{
  return record->setup.catalogue.game;
}

uint32_t
yc_record_n_events (const YcRecord *record)
{
  return record->n_events;
}

uint32_t
yc_record_event_line (const YcRecord *record, uint32_t event)
{
  return record->events[event - 1].line;
}

YcText
yc_record_event_text (const YcRecord *record, uint32_t event)
{
  const YcEvent *entry = &record->events[event - 1];
  return (YcText){ entry->text, entry->length };
}

bool
yc_record_is_play (const YcRecord *record, int64_t event)
{
  if (event < 1 || event > (int64_t) record->n_events)
    return false;
  YcVerb verb = record->events[event - 1].verb;
  return yc_verb_is_move (verb) || yc_verb_is_fact (verb);
}

YcText
yc_record_head (const YcRecord *record, YcHeadField field)
{
  return record->fields[field];
}

uint32_t
yc_record_fork (const YcRecord *record)
{
  return record->from_event < record->n_events ? record->from_event : record->n_events;
}

const char *
yc_record_unknown_name (const YcRecord *record, YcRef ref)
{
  return record->names.unknown[-1 - ref];
}

bool
yc_record_has_unknown (const YcRecord *record, const char *name)
{
  for (uint32_t i = 0; i < record->names.n_unknown; i++)
    if (strcmp (record->names.unknown[i], name) == 0)
      return true;
  return false;
}

YcRef
yc_record_card_of (const YcRecord *record, YcDrawer drawer, YcRef ref)
{
  const char *name = record->setup.catalogue.cards[drawer][ref].id;
  YcRef card = yc_names_find (&record->names, (YcText){ name, strlen (name) }, drawer);
  return card >= 0 ? card : ref;
}

static const YcHeadLine *
next_definition (const YcRecord *record, const YcHeadLine *line)
{
  const YcHeadLine *end = record->head + record->n_head;
  while (line < end && line->kind != YC_LINE_DEFINITION)
    line++;
  return line < end ? line : NULL;
}

uint32_t
yc_record_n_definitions (const YcRecord *record)
{
  uint32_t n = 0;
  for (const YcHeadLine *line = next_definition (record, record->head); line != NULL; n++)
    line = next_definition (record, line + 1);
  return n;
}

YcText
yc_record_definition (const YcRecord *record, uint32_t i)
{
  const YcHeadLine *line = next_definition (record, record->head);
  while (i-- > 0)
    line = next_definition (record, line + 1);
  return line->text;
}

bool
yc_record_defines (const YcRecord *record, const char *key)
{
  char its[YC_MAX_LINE + 1];
  const YcHeadLine *line = next_definition (record, record->head);
  for (; line != NULL; line = next_definition (record, line + 1)) {
    yc_definition_key (line->text.start, line->text.length, its, sizeof its);
    if (!line->known && strcmp (its, key) == 0)
      return true;
  }
  return false;
}
