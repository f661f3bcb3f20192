/* explain-left-out.c: plays that nobody logged: every line of play from the last event on, one play
 * longer each time, so that the shortest are found however many there are. */

#include "explain-private.h"

typedef struct {
  YcExplainSearch common;
  guint most; /* plays of the lines that are looked at now */
  const YcPlay *plays[YC_EXPLAIN_PLAYS];
  guint n;
  guint64 kinds;                      /* of them together */
  GHashTable *seen[YC_EXPLAIN_PLAYS]; /* positions after so many plays and one */
  const YcPosition *position;         /* after the plays of the line */
} Search;

static void
consider (const YcPlay *play, void *data)
{
  Search *self = data;
  const YcPosition *before = self->position;
  YcPosition after = *before;
  self->common.game->apply (self->common.setup, &after, play);
  const gboolean last = self->n + 1 == self->most;
  if (last && !yc_described_is (self->common.described, &after))
    return;
  const guint64 kind = yc_explain_kind (play);
  if (!yc_explain_see (&self->common, self->seen[self->n], self->kinds + kind, &after))
    return;
  self->plays[self->n++] = play;
  self->kinds += kind;
  self->position = &after;
  if (last)
    yc_explain_keep (&self->common, 0, self->plays, self->n);
  else
    yc_explain_each_play (&self->common, &after, consider, self);
  self->position = before;
  self->kinds -= kind;
  self->n--;
}

YcExplained *
yc_explain_left_out (const YcRecord *record,
                     const YcTimeline *timeline,
                     JsonNode *state,
                     GCancellable *cancellable)
{
  g_autofree Search *self = g_new0 (Search, 1);
  yc_explain_begin (&self->common, record, state, cancellable);
  self->position = yc_timeline_position (timeline);
  for (self->most = 1; self->most <= YC_EXPLAIN_PLAYS; self->most++) {
    for (guint i = 0; i < self->most; i++)
      self->seen[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
    yc_explain_each_play (&self->common, self->position, consider, self);
    for (guint i = 0; i < self->most; i++)
      g_clear_pointer (&self->seen[i], g_hash_table_unref);
  }
  return yc_explain_end (&self->common);
}
