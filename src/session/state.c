/* state.c: see state.h. */

#include "state.h"

#include <string.h>

#include "telling.h"
#include "text.h"

#define DEEPEST 8   /* objects and lists in one another */
#define USUAL   256 /* parts that there is room for at first */

struct _YcState {
  GArray *parts;       /* of YcStatePart, each before its own */
  GStringChunk *texts; /* that are not borrowed */
  guint begun[DEEPEST];
  guint n_begun;
};

/* ---- Telling --------------------------------------------------------------------------------- */

static void
add (YcState *self, YcStatePart part)
{
  part.size = 1;
  g_array_append_val (self->parts, part);
}

void
yc_state_int (YcState *self, const char *key, gint64 number)
{
  add (self, (YcStatePart){ .key = key, .kind = YC_STATE_INT, .number = number });
}

void
yc_state_bool (YcState *self, const char *key, gboolean is_so)
{
  add (self, (YcStatePart){ .key = key, .kind = YC_STATE_BOOL, .number = is_so });
}

void
yc_state_text (YcState *self, const char *key, const char *text)
{
  if (text)
    add (self, (YcStatePart){ .key = key,
                              .kind = YC_STATE_TEXT,
                              .text = g_string_chunk_insert (self->texts, text) });
  else
    add (self, (YcStatePart){ .key = key, .kind = YC_STATE_NULL });
}

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

void
yc_state_sorted (YcState *self, const char *key, GPtrArray *ids)
{
  g_ptr_array_sort (ids, compare_ids);
  yc_state_begin_list (self, key);
  for (guint i = 0; i < ids->len; i++)
    yc_state_text (self, NULL, g_ptr_array_index (ids, i));
  yc_state_end (self);
}

static void
begin (YcState *self, const char *key, YcStateKind kind)
{
  g_assert (self->n_begun < DEEPEST);
  self->begun[self->n_begun++] = self->parts->len;
  add (self, (YcStatePart){ .key = key, .kind = kind });
}

void
yc_state_begin_list (YcState *self, const char *key)
{
  begin (self, key, YC_STATE_LIST);
}

void
yc_state_begin_object (YcState *self, const char *key)
{
  begin (self, key, YC_STATE_OBJECT);
}

void
yc_state_end (YcState *self)
{
  const guint first = self->begun[--self->n_begun];
  g_array_index (self->parts, YcStatePart, first).size = self->parts->len - first;
}

/* ---- The whole ------------------------------------------------------------------------------- */

static void
tell_player (YcState *self, const YcRecord *record, const YcPosition *position, int seat)
{
  const YcGameTelling *telling = yc_telling_of (yc_record_game (record));
  const YcSeat *player = &yc_record_setup (record)->seats[seat];
  g_autofree char *name = yc_text_plain (player->name);
  yc_state_begin_object (self, NULL);
  yc_state_text (self, "color", yc_color_name (player->color));
  yc_state_text (self, "name", name);
  if (telling->tell_player)
    telling->tell_player (self, record, position, seat);
  yc_state_end (self);
}

static void
tell (YcState *self, const YcRecord *record, const YcPosition *position, guint event)
{
  const YcSetup *setup = yc_record_setup (record);
  const YcGame *game = yc_record_game (record);
  const YcGameTelling *telling = yc_telling_of (game);
  yc_state_begin_object (self, NULL);
  yc_state_text (self, "game", game->id);
  yc_state_int (self, "event", event);
  yc_state_text (self, "active", yc_color_name (setup->seats[game->active_seat (position)].color));
  if (telling->tell_table)
    telling->tell_table (self, record, position);
  yc_state_begin_list (self, "players");
  for (int seat = 0; seat < setup->n_seats; seat++)
    tell_player (self, record, position, seat);
  yc_state_end (self);
  yc_state_end (self);
}

YcState *
yc_state_new (const YcRecord *record, const YcPosition *position, guint event)
{
  YcState *self = g_new0 (YcState, 1);
  self->parts = g_array_sized_new (FALSE, FALSE, sizeof (YcStatePart), USUAL);
  self->texts = g_string_chunk_new (1024);
  tell (self, record, position, event);
  return self;
}

void
yc_state_free (YcState *self)
{
  g_array_unref (self->parts);
  g_string_chunk_free (self->texts);
  g_free (self);
}

const YcStatePart *
yc_state_get_root (const YcState *self)
{
  return &g_array_index (self->parts, YcStatePart, 0);
}
