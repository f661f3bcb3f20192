/* explain.c: what both searches for explanations share. See explain.h. */

#include "explain-private.h"

#include "json-parts.h"

static void
explanation_free (gpointer data)
{
  YcExplanation *self = data;
  g_ptr_array_unref (self->lines);
  g_free (self);
}

void
yc_explained_free (YcExplained *self)
{
  g_ptr_array_unref (self->explanations);
  g_free (self);
}

/* ---- The search ---- */

void
yc_explain_begin (YcExplainSearch *self,
                  const YcRecord *record,
                  JsonNode *state,
                  GCancellable *cancellable)
{
  *self = (YcExplainSearch){ .record = record,
                             .game = yc_record_game (record),
                             .setup = yc_record_setup (record),
                             .explaining = yc_telling_of (yc_record_game (record))->explaining,
                             .described = yc_described_new (record, state),
                             .cancellable = cancellable,
                             .explained = g_new0 (YcExplained, 1) };
  self->explained->explanations = g_ptr_array_new_with_free_func (explanation_free);
  self->explained->whole = TRUE;
}

YcExplained *
yc_explain_end (YcExplainSearch *self)
{
  g_clear_pointer (&self->described, yc_described_free);
  if (g_cancellable_is_cancelled (self->cancellable))
    g_clear_pointer (&self->explained, yc_explained_free);
  return self->explained;
}

gboolean
yc_explain_may_go_on (YcExplainSearch *self)
{
  if (self->work++ >= YC_EXPLAIN_WORK || g_cancellable_is_cancelled (self->cancellable))
    self->explained->whole = FALSE;
  return self->explained->whole;
}

static guint64
folded (guint64 hash, guint64 number)
{
  return (hash ^ number) * 0x100000001b3;
}

guint64
yc_explain_kind (const YcPlay *play)
{
  const guint64 fields[]
    = { play->verb,        play->actor, (guint64) play->target, play->target_drawer,
        play->factory_use, play->slot,  play->target_color,     (guint64) play->number };
  guint64 hash = 0xcbf29ce484222325;
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    hash = folded (hash, fields[i]);
  for (guint i = 0; i < play->n_items; i++)
    hash = folded (folded (hash, (guint64) play->items[i].ref), (guint64) play->items[i].times);
  return hash ^ hash >> 32;
}

gboolean
yc_explain_see (const YcExplainSearch *self,
                GHashTable *seen,
                guint64 kinds,
                const YcPosition *position)
{
  g_autofree char *sum = g_compute_checksum_for_data (G_CHECKSUM_MD5, (const guchar *) position,
                                                      self->game->position_size);
  return g_hash_table_add (seen, g_strdup_printf ("%" G_GINT64_MODIFIER "x %s", kinds, sum));
}

void
yc_explain_keep (YcExplainSearch *self, guint event, const YcPlay *const *plays, guint n)
{
  char line[YC_MAX_LINE + 1];
  if (self->explained->n_found++ >= YC_EXPLAIN_KEPT)
    return;
  YcExplanation *explanation = g_new0 (YcExplanation, 1);
  explanation->event = event;
  explanation->lines = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < n; i++) {
    yc_play_write (self->record, plays[i], line, sizeof line);
    g_ptr_array_add (explanation->lines, g_strdup (line));
  }
  g_ptr_array_add (self->explained->explanations, explanation);
}

/* ---- Plays ---- */

typedef struct {
  YcExplainSearch *search;
  const YcPosition *position;
  YcPlayFunc found;
  void *data;
} Plays;

static void
offer (const YcPlay *play, void *data)
{
  const Plays *self = data;
  YcRuling ruling;
  if (!yc_explain_may_go_on (self->search))
    return;
  self->search->game->judge (self->search->setup, self->position, play, &ruling);
  if (ruling.verdict != YC_ILLEGAL)
    self->found (play, self->data);
}

static void
offer_each_shape (const YcPlay *play, void *data)
{
  const Plays *self = data;
  const YcExplaining *explaining = self->search->explaining;
  offer (play, data);
  if (explaining && explaining->each_shape)
    explaining->each_shape (self->search->setup, self->position, play, offer, data);
}

void
yc_explain_each_play (YcExplainSearch *self,
                      const YcPosition *position,
                      YcPlayFunc found,
                      void *data)
{
  Plays plays = { self, position, found, data };
  YcPosition told = *position;
  if (self->explaining && self->explaining->tell_hand
      && !self->explaining->tell_hand (self->setup, &told,
                                       yc_described_get_table (self->described)))
    self->explained->untold = TRUE;
  self->game->suggest (self->setup, &told, offer_each_shape, &plays);
}

/* ---- As JSON ---- */

static void
add_lines (JsonBuilder *json, const YcExplanation *explanation)
{
  json_builder_set_member_name (json, "plays");
  json_builder_begin_array (json);
  for (guint i = 0; i < explanation->lines->len; i++)
    json_builder_add_string_value (json, g_ptr_array_index (explanation->lines, i));
  json_builder_end_array (json);
}

static void
add_explained (JsonBuilder *json, const char *key, const YcExplained *explained)
{
  json_builder_set_member_name (json, key);
  json_builder_begin_object (json);
  yc_json_bool (json, "whole", explained->whole);
  yc_json_bool (json, "untold", explained->untold);
  yc_json_int (json, "found", explained->n_found);
  json_builder_set_member_name (json, "explanations");
  json_builder_begin_array (json);
  for (guint i = 0; i < explained->explanations->len; i++) {
    const YcExplanation *explanation = g_ptr_array_index (explained->explanations, i);
    json_builder_begin_object (json);
    if (explanation->event > 0)
      yc_json_int (json, "event", explanation->event);
    add_lines (json, explanation);
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
  json_builder_end_object (json);
}

JsonNode *
yc_explained_json (const YcExplained *left_out, const YcExplained *wrong)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  json_builder_begin_object (json);
  add_explained (json, "left_out", left_out);
  add_explained (json, "wrong", wrong);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}
