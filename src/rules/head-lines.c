/* head-lines.c: what a head says, as it is kept in the memory of its record. */

#include "record.h"

YcText
yc_head_keep_text (YcRecord *record, YcText text)
{
  return (YcText){ yc_arena_copy (&record->arena, text), text.length };
}

void
yc_head_add_line (YcRecord *record, YcHeadKind kind, YcText text, bool known)
{
  if (record->n_head == record->head_size) {
    record->head_size = record->head_size > 0 ? 2 * record->head_size : 32;
    record->head = yc_alloc_again (record->head, record->head_size * sizeof (YcHeadLine));
  }
  record->head[record->n_head++] = (YcHeadLine){ kind, text, known };
}

void
yc_head_add_statement (YcRecord *record, YcHeadKind kind, const char *word, const char *value)
{
  char text[YC_MAX_LINE];
  YcWriter writer = { .out = text, .size = sizeof text };
  yc_put_word (&writer, word);
  yc_write_word (&writer, value);
  yc_head_add_line (record, kind, yc_head_keep_text (record, (YcText){ text, writer.length }),
                    false);
}
