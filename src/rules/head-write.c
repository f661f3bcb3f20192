/* head-write.c: see new-head.h. */

#include "new-head.h"

#include "record.h"

/* Returns the length of the whole, whether there was room for it or not. */
static size_t
end_text (YcWriter *writer, size_t size)
{
  if (size > 0)
    writer->out[writer->length < size ? writer->length : size - 1] = '\0';
  return writer->length;
}

static void
begin_line (YcWriter *writer, const char *word)
{
  if (writer->length > 0)
    yc_put (writer, "\n", 1);
  yc_put_word (writer, word);
}

static void
write_option (YcWriter *writer, const YcOptionInfo *option, uint16_t value)
{
  yc_put_word (writer, option->id);
  if (option->max > 1)
    yc_write_number (writer, value);
  else
    yc_write_word (writer, value != 0 ? "yes" : "no");
}

size_t
yc_option_write (const YcOptionInfo *option, uint16_t value, char *out, size_t size)
{
  YcWriter writer = { .out = out, .size = size > 0 ? size - 1 : 0 };
  write_option (&writer, option, value);
  return end_text (&writer, size);
}

static void
write_options (YcWriter *writer, const YcNewHead *head)
{
  for (int i = 0; i < head->game->n_options; i++)
    if (head->options[i] != head->game->options[i].value) {
      begin_line (writer, "option ");
      write_option (writer, &head->game->options[i], head->options[i]);
    }
}

static void
write_seat (YcWriter *writer, const YcSeat *seat)
{
  begin_line (writer, "player");
  yc_write_color (writer, (uint8_t) seat->color);
  yc_write_text (writer, seat->name);
  if (seat->bonus < 0)
    return;
  const char letter = yc_worker_letter ((YcWorkerType) seat->bonus);
  yc_write_word (writer, "bonus");
  yc_write_text (writer, (YcText){ &letter, 1 });
}

static void
write_row (YcWriter *writer, const YcNewHead *head, int row)
{
  const YcRowInfo *info = &head->game->rows[row];
  begin_line (writer, info->word);
  for (unsigned i = 0; i < info->length (head->n_seats); i++)
    yc_write_word (writer, head->rows[row][i] != NULL ? head->rows[row][i] : "?");
}

static void
write_head (YcWriter *writer, const YcNewHead *head)
{
  begin_line (writer, "yellowcake");
  yc_write_number (writer, YC_FORMAT_VERSION);
  begin_line (writer, "game");
  yc_write_word (writer, head->game->id);
  begin_line (writer, "rules");
  yc_write_number (writer, YC_RULES_VERSION);
  if (head->location.length > 0) {
    begin_line (writer, "location");
    yc_write_text (writer, head->location);
  }
  write_options (writer, head);
  for (int i = 0; i < head->n_seats; i++)
    write_seat (writer, &head->seats[i]);
  for (int i = 0; i < head->game->n_rows; i++)
    write_row (writer, head, i);
  yc_put (writer, "\n", 1);
}

size_t
yc_new_head_write (const YcNewHead *head, char *out, size_t size)
{
  YcWriter writer = { .out = out, .size = size > 0 ? size - 1 : 0 };
  write_head (&writer, head);
  return end_text (&writer, size);
}
