/* setup-correct.c: what of a set-up was really otherwise, as statements. */

#include "setup-head.h"

#include "new-head.h"
#include "session.h"
#include "text.h"

void
yc_head_take_record (YcHead *self, const YcRecord *record)
{
  const YcSetup *setup = yc_record_setup (record);
  const YcCatalogue *catalogue = &setup->catalogue;

  yc_head_init (self, catalogue->game);
  self->date = yc_text_plain (yc_record_head (record, YC_HEAD_DATE));
  self->location = yc_text_plain (yc_record_head (record, YC_HEAD_LOCATION));
  for (guint seat = 0; seat < setup->n_seats; seat++) {
    g_autofree char *name = yc_text_plain (setup->seats[seat].name);

    yc_head_seat (self, setup->seats[seat].color, name);
    if (setup->seats[seat].bonus >= 0)
      self->players[seat].bonus = (YcWorkerType) setup->seats[seat].bonus;
  }
  for (guint option = 0; option < catalogue->game->n_options; option++)
    self->options[option] = setup->options[option];
  for (guint row = 0; row < catalogue->game->n_rows; row++)
    for (guint place = 0; place < setup->row_length[row]; place++) {
      const YcRef card = setup->rows[row][place];

      if (card != YC_UNTOLD)
        self->rows[row][place]
          = g_strdup (catalogue->cards[catalogue->game->rows[row].drawer][card].id);
    }
}

/* ---- Statements ---- */

static void
add_time_and_place (const YcHead *self, const YcRecord *record, GPtrArray *lines)
{
  g_autofree char *date = yc_text_plain (yc_record_head (record, YC_HEAD_DATE));
  g_autofree char *location = yc_text_plain (yc_record_head (record, YC_HEAD_LOCATION));
  const char *place = self->location != NULL ? self->location : "";

  if (self->date != NULL && *self->date != '\0' && !g_str_equal (self->date, date))
    g_ptr_array_add (lines, g_strdup_printf ("date %s", self->date));
  if (!g_str_equal (place, location)) {
    g_autofree char *quoted = yc_text_quote (place);
    g_ptr_array_add (lines, g_strdup_printf ("location %s", quoted));
  }
}

static void
add_order (const YcHead *self, const YcSetup *setup, GPtrArray *lines)
{
  GString *line = g_string_new ("order");
  gboolean differs = FALSE;

  for (guint turn = 0; turn < self->n_players; turn++) {
    const YcColor color = self->players[(self->first + turn) % self->n_players].color;

    g_string_append_printf (line, " %s", yc_color_name (color));
    differs |= color != setup->seats[turn].color;
  }
  if (differs)
    g_ptr_array_add (lines, g_string_free (line, FALSE));
  else
    g_string_free (line, TRUE);
}

/* An empty name says nothing. */
static void
add_names (const YcHead *self, const YcSetup *setup, GPtrArray *lines)
{
  for (guint place = 0; place < self->n_players; place++) {
    const YcHeadPlayer *player = &self->players[place];
    const int seat = setup->seat_of_color[player->color];
    g_autofree char *was = yc_text_plain (setup->seats[seat].name);

    if (player->name == NULL || *player->name == '\0' || g_str_equal (player->name, was))
      continue;
    g_autofree char *quoted = yc_session_quote (player->name);
    g_ptr_array_add (lines,
                     g_strdup_printf ("player %s %s", yc_color_name (player->color), quoted));
  }
}

static void
add_options (const YcHead *self, const YcSetup *setup, GPtrArray *lines)
{
  for (guint index = 0; index < self->game->n_options; index++) {
    const YcOptionInfo *info = &self->game->options[index];
    const int value = self->options[index];
    char words[64];

    if (value == setup->options[index])
      continue;
    yc_option_write (info, (uint16_t) value, words, sizeof words);
    g_ptr_array_add (lines, g_strconcat ("option ", words, NULL));
  }
}

static const char *
id_in_row (const YcSetup *setup, guint row, guint place)
{
  const YcRef card = setup->rows[row][place];

  return card == YC_UNTOLD
           ? "?"
           : setup->catalogue.cards[setup->catalogue.game->rows[row].drawer][card].id;
}

static void
add_row (const YcHead *self, const YcSetup *setup, guint row, GPtrArray *lines)
{
  GString *line = g_string_new (self->game->rows[row].word);
  gboolean differs = FALSE;

  for (guint place = 0; place < setup->row_length[row]; place++) {
    const char *id = self->rows[row][place] != NULL ? self->rows[row][place] : "?";

    g_string_append_printf (line, " %s", id);
    differs |= !g_str_equal (id, id_in_row (setup, row, place));
  }
  if (differs)
    g_ptr_array_add (lines, g_string_free (line, FALSE));
  else
    g_string_free (line, TRUE);
}

GStrv
yc_head_corrections (const YcHead *self, const YcRecord *record)
{
  const YcSetup *setup = yc_record_setup (record);
  GPtrArray *lines = g_ptr_array_new ();

  add_time_and_place (self, record, lines);
  add_options (self, setup, lines);
  add_names (self, setup, lines);
  add_order (self, setup, lines);
  for (guint row = 0; row < self->game->n_rows; row++)
    add_row (self, setup, row, lines);
  g_ptr_array_add (lines, NULL);
  return (GStrv) g_ptr_array_free (lines, FALSE);
}
