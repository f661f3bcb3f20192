/* notation-write.c: the words that the plays of both games are written in. */

#include "notation.h"

#include <stdio.h>

void
yc_put (YcWriter *writer, const char *bytes, size_t length)
{
  if (writer->length < writer->size) {
    size_t room = writer->size - writer->length;
    memcpy (writer->out + writer->length, bytes, length < room ? length : room);
  }
  writer->length += length;
}

void
yc_put_word (YcWriter *writer, const char *word)
{
  yc_put (writer, word, strlen (word));
}

void
yc_write_word (YcWriter *writer, const char *word)
{
  yc_put (writer, " ", 1);
  yc_put_word (writer, word);
}

void
yc_write_text (YcWriter *writer, YcText text)
{
  yc_put (writer, " ", 1);
  yc_put (writer, text.start, text.length);
}

void
yc_write_color (YcWriter *writer, uint8_t color)
{
  yc_write_word (writer, yc_color_name ((YcColor) color));
}

void
yc_put_name (YcWriter *writer, YcDrawer drawer, YcRef ref)
{
  if (ref == YC_UNTOLD)
    yc_put_word (writer, "?");
  else if (ref == YC_NONE)
    yc_put_word (writer, "-");
  else if (ref < 0)
    yc_put_word (writer, writer->names->unknown[-1 - ref]);
  else
    yc_put_word (writer, writer->catalogue->cards[drawer][ref].id);
}

void
yc_write_name (YcWriter *writer, YcDrawer drawer, YcRef ref)
{
  yc_put (writer, " ", 1);
  yc_put_name (writer, drawer, ref);
}

void
yc_write_items (YcWriter *writer, const YcPlay *play, YcDrawer drawer, YcList list)
{
  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].list == list)
      yc_write_name (writer, drawer, play->items[i].ref);
}

static void
put_letters (YcWriter *writer, char letter, int count)
{
  for (int i = 0; i < count; i++)
    yc_put (writer, &letter, 1);
}

void
yc_put_workers (YcWriter *writer, const YcWorkers *workers)
{
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    put_letters (writer, "LES"[type], workers -> permanent[type]);
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    put_letters (writer, "les"[type], workers -> contractor[type]);
}

void
yc_write_workers (YcWriter *writer, const YcWorkers *workers)
{
  yc_put (writer, " ", 1);
  yc_put_workers (writer, workers);
}

static void
write_formatted (YcWriter *writer, const char *format, int32_t number)
{
  char word[16];
  snprintf (word, sizeof word, format, number);
  yc_write_word (writer, word);
}

void
yc_write_number (YcWriter *writer, int32_t number)
{
  write_formatted (writer, "%d", number);
}

void
yc_write_signed (YcWriter *writer, int32_t number)
{
  write_formatted (writer, "%+d", number);
}

void
yc_write_times (YcWriter *writer, int32_t times)
{
  if (times > 1)
    write_formatted (writer, "x%d", times);
}

void
yc_write_reason (YcWriter *writer, const YcPlay *play)
{
  if (play->text.length > 0)
    yc_write_text (writer, play->text);
}

void
yc_write_nothing (YcWriter *writer, const YcPlay *play)
{
  (void) writer;
  (void) play;
}

static void
write_amount (YcWriter *writer, const YcItem *item)
{
  write_formatted (writer, item->list == YC_LIST_COUNTED ? "=%d" : "%+d", item->times);
}

void
yc_write_adjusted_goods (YcWriter *writer, const YcPlay *play)
{
  for (int i = 0; i < play->n_items; i++) {
    yc_write_word (writer, yc_count_name (play->items[i].count));
    write_amount (writer, &play->items[i]);
  }
}

void
yc_write_adjusted_amount (YcWriter *writer, const YcPlay *play)
{
  if (play->n_items > 0)
    write_amount (writer, &play->items[0]);
  else
    yc_write_signed (writer, play->number);
}

void
yc_write_adjusted_card (YcWriter *writer, const YcPlay *play, YcDrawer drawer)
{
  yc_write_word (writer, play->number < 0 ? "-" : "+");
  yc_put_name (writer, drawer, play->target);
}

void
yc_write_adjusted_hand (YcWriter *writer, const YcPlay *play, YcDrawer drawer)
{
  for (int i = 0; i < play->n_items; i++) {
    yc_write_word (writer, play->items[i].times < 0 ? "-" : "+");
    yc_put_name (writer, drawer, play->items[i].ref);
  }
}

void
yc_write_turn (YcWriter *writer, const YcPlay *play)
{
  yc_write_color (writer, play->target_color);
}
