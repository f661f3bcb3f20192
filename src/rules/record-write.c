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

/* In place of both lines that the record has of itself. */
static void
write_identity (YcWriter *writer, const YcIdentity *identity)
{
  if (identity->session.length > 0) {
    yc_put (writer, "session", 7);
    yc_write_text (writer, identity->session);
    yc_put (writer, "\n", 1);
  }
  if (identity->origin.length == 0)
    return;
  yc_put (writer, "from", 4);
  yc_write_text (writer, identity->origin);
  yc_write_number (writer, (int32_t) identity->event);
  if (identity->called.length > 0)
    yc_write_text (writer, identity->called);
  yc_put (writer, "\n", 1);
}

static bool
line_is_written (const YcHeadLine *line, Parts parts, const YcIdentity *identity)
{
  if (identity != NULL && (line->kind == YC_LINE_SESSION || line->kind == YC_LINE_FROM))
    return false;
  return !line->known || (parts & PART_KNOWN) != 0;
}

static void
write_head (YcWriter *writer, Parts parts, const YcIdentity *identity)
{
  const YcRecord *record = writer->record;
  for (int kind = 0; kind < YC_LINE_ROW + YC_MAX_ROWS; kind++) {
    if (kind == YC_LINE_SESSION && identity != NULL)
      write_identity (writer, identity);
    for (uint32_t i = 0; i < record->n_head; i++) {
      const YcHeadLine *line = &record->head[i];
      if ((int) line->kind != kind || !line_is_written (line, parts, identity))
        continue;
      yc_put (writer, line->text.start, line->text.length);
      yc_put (writer, "\n", 1);
    }
  }
}

static void
write_parts (YcWriter *writer, Parts parts, const YcIdentity *identity)
{
  const YcRecord *record = writer->record;
  write_head (writer, parts, identity);
  for (uint32_t event = 1; (parts & PART_EVENTS) != 0 && event <= record->n_events; event++) {
    YcPlay play;
    yc_record_event (record, event, &play);
    yc_statement_write (writer, &play);
    yc_put (writer, "\n", 1);
  }
}

/* What a written record has room for: no canonical form is longer than what was read, but for
 * names that stand for longer ones, and another identity. */
static size_t
written_size (const YcRecord *record, Parts parts, const YcIdentity *identity)
{
  size_t size = record->events_length + record->n_events;
  if (record->names.n_aliases > 0 || identity != NULL) {
    YcWriter counter = writer_of (record, NULL, 0);
    write_parts (&counter, parts, identity);
    return counter.length;
  }
  for (uint32_t i = 0; i < record->n_head; i++)
    size += record->head[i].text.length + 1;
  return size;
}

/* `identity` NULL: its own. */
static char *
written (const YcRecord *record, Parts parts, const YcIdentity *identity, size_t *length)
{
  size_t size = written_size (record, parts, identity);
  char *out = yc_alloc_again (NULL, size + 1);
  YcWriter writer = writer_of (record, out, size);
  write_parts (&writer, parts, identity);
  out[writer.length < size ? writer.length : size] = '\0';
  if (length != NULL)
    *length = writer.length;
  return out;
}

char *
yc_record_write (const YcRecord *record, size_t *length)
{
  return written (record, PART_KNOWN | PART_EVENTS, NULL, length);
}

char *
yc_record_write_own_head (const YcRecord *record)
{
  return written (record, (Parts) 0, NULL, NULL);
}

char *
yc_record_write_own (const YcRecord *record)
{
  return written (record, PART_EVENTS, NULL, NULL);
}

YcIdentity
yc_record_identity (const YcRecord *record)
{
  return (YcIdentity){
    .session = yc_record_head (record, YC_HEAD_SESSION),
    .origin = yc_record_head (record, YC_HEAD_FROM),
    .event = record->from_event,
    .called = yc_record_head (record, YC_HEAD_CALLED),
  };
}

char *
yc_record_write_as (const YcRecord *record, const YcIdentity *identity)
{
  return written (record, PART_KNOWN | PART_EVENTS, identity, NULL);
}

char *
yc_record_write_head_as (const YcRecord *record, const YcIdentity *identity, bool own)
{
  return written (record, own ? (Parts) 0 : PART_KNOWN, identity, NULL);
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
