/* record-write.c: plays, heads and whole records in canonical form. */

#include "record.h"

#include <stdlib.h>

static YcWriter
writer_of (const YcRecord *record, char *out, size_t size)
{
  return (YcWriter){
    .record = record,
    .names = &record->names,
    .catalogue = &record->setup.catalogue,
    .out = out,
    .size = size,
  };
}

size_t
yc_play_write (const YcRecord *record, const YcPlay *play, char *out, size_t size)
{
  YcWriter writer = writer_of (record, out, size > 0 ? size - 1 : 0);
  yc_statement_write (&writer, play);
  if (size > 0)
    out[writer.length < size ? writer.length : size - 1] = '\0';
  return writer.length;
}

/* What of a record is written. */
typedef enum {
  PART_KNOWN = 1 << 0, /* the definitions that it was read with, too */
  PART_EVENTS = 1 << 1,
} Parts;

static void
write_head (YcWriter *writer, Parts parts)
{
  const YcRecord *record = writer->record;
  for (int kind = 0; kind < YC_LINE_ROW + YC_MAX_ROWS; kind++)
    for (uint32_t i = 0; i < record->n_head; i++) {
      const YcHeadLine *line = &record->head[i];
      if ((int) line->kind != kind || (line->known && (parts & PART_KNOWN) == 0))
        continue;
      yc_put (writer, line->text.start, line->text.length);
      yc_put (writer, "\n", 1);
    }
}

static void
write_parts (YcWriter *writer, Parts parts)
{
  const YcRecord *record = writer->record;
  write_head (writer, parts);
  for (uint32_t event = 1; (parts & PART_EVENTS) != 0 && event <= record->n_events; event++) {
    YcPlay play;
    yc_record_event (record, event, &play);
    yc_statement_write (writer, &play);
    yc_put (writer, "\n", 1);
  }
}

/* What a written record has room for: no canonical form is longer than what was read, but for
 * names that stand for longer ones. */
static size_t
written_size (const YcRecord *record, Parts parts)
{
  size_t size = record->events_length + record->n_events;
  if (record->names.n_aliases > 0) {
    YcWriter counter = writer_of (record, NULL, 0);
    write_parts (&counter, parts);
    return counter.length;
  }
  for (uint32_t i = 0; i < record->n_head; i++)
    size += record->head[i].text.length + 1;
  return size;
}

static char *
written (const YcRecord *record, Parts parts, size_t *length)
{
  size_t size = written_size (record, parts);
  char *out = yc_alloc_again (NULL, size + 1);
  YcWriter writer = writer_of (record, out, size);
  write_parts (&writer, parts);
  out[writer.length < size ? writer.length : size] = '\0';
  if (length != NULL)
    *length = writer.length;
  return out;
}

char *
yc_record_write (const YcRecord *record, size_t *length)
{
  return written (record, PART_KNOWN | PART_EVENTS, length);
}

char *
yc_record_write_own_head (const YcRecord *record)
{
  return written (record, (Parts) 0, NULL);
}

char *
yc_record_write_own (const YcRecord *record)
{
  return written (record, PART_EVENTS, NULL);
}

size_t
yc_text_unquote (YcText quoted, char *out, size_t size)
{
  size_t length = 0;
  for (size_t i = 1; i + 1 < quoted.length; i++) {
    if (quoted.start[i] == '\\')
      i++;
    if (length + 1 < size)
      out[length] = quoted.start[i];
    length++;
  }
  if (size > 0)
    out[length < size ? length : size - 1] = '\0';
  return length;
}
