/* explain-wrong.c: one play that was logged wrongly: each of those in force, the latest first, is
 * any other legal play of its position, and what the record says later is said again. */

#include "explain-private.h"

#include <string.h>

/* A play or fact of the record that was not taken back. */
typedef struct {
  guint event;
  gboolean illegal; /* as the record has it */
  YcPlay *play;
  YcPosition before;
} Step;

typedef struct {
  YcExplainSearch common;
  GPtrArray *steps; /* of Step */
  guint wrong;      /* the step that was another */
  GHashTable *seen; /* positions after it */
  YcPosition end;   /* where the record leads to */
} Search;

/* ---- What the record says ---- */

static void
step_free (gpointer data)
{
  Step *step = data;
  g_free (step->play);
  g_free (step);
}

/* Whether an illegal play or fact is done all the same, as a timeline does it. */
static gboolean
stands (const Search *self, const YcPlay *play, const YcRuling *ruling)
{
  const gboolean kept = yc_verb_is_move (play->verb) && yc_record_is_live (self->common.record);
  return !ruling->refused && (play->let_stand || kept);
}

/* Says a step again; FALSE if that is against the rules. */
static gboolean
say (Search *self, YcPosition *position, const YcPlay *play)
{
  YcRuling ruling;
  self->common.game->judge (self->common.setup, position, play, &ruling);
  const gboolean illegal = ruling.verdict == YC_ILLEGAL;
  if (!illegal || stands (self, play, &ruling))
    self->common.game->apply (self->common.setup, position, play);
  return !illegal;
}

static gboolean
is_said (const YcTimeline *timeline, guint event, YcVerb verb)
{
  const YcStand stand = yc_timeline_stand (timeline, event);
  return (yc_verb_is_move (verb) || yc_verb_is_fact (verb)) && stand != YC_UNDONE
         && stand != YC_NOTHING;
}

static void
read_steps (Search *self, const YcTimeline *timeline)
{
  g_autofree YcPlay *play = g_new (YcPlay, 1);
  self->common.game->begin (self->common.setup, &self->end);
  for (guint event = 1; event <= yc_timeline_event (timeline); event++) {
    if (!is_said (timeline, event, yc_record_verb (self->common.record, event)))
      continue;
    Step *step = g_new0 (Step, 1);
    yc_timeline_play (timeline, event, play);
    step->event = event;
    step->play = g_memdup2 (play, sizeof *play);
    step->before = self->end;
    step->illegal = !say (self, &self->end, play);
    g_ptr_array_add (self->steps, step);
  }
}

/* ---- What it would lead to ---- */

static gboolean
is_at (const Search *self, const YcPosition *position, guint step)
{
  const YcPosition *recorded = step < self->steps->len
                                 ? &((Step *) g_ptr_array_index (self->steps, step))->before
                                 : &self->end;
  return memcmp (position, recorded, self->common.game->position_size) == 0;
}

/* Says again what stands behind the wrong step; FALSE as soon as something is against the rules
 * that was not, or nothing differs any more. */
static gboolean
leads_to_the_end (Search *self, YcPosition *position)
{
  for (guint i = self->wrong + 1; i < self->steps->len; i++) {
    const Step *step = g_ptr_array_index (self->steps, i);
    if (is_at (self, position, i) || !yc_explain_may_go_on (&self->common)
        || (!say (self, position, step->play) && !step->illegal))
      return FALSE;
  }
  return TRUE;
}

/* That it was this play, or never happened. */
static void
suppose (Search *self, const YcPlay *play, YcPosition *position)
{
  const Step *step = g_ptr_array_index (self->steps, self->wrong);
  const guint64 kind = play ? yc_explain_kind (play) : 0;
  if (is_at (self, position, self->wrong + 1)
      || !yc_explain_see (&self->common, self->seen, kind, position))
    return;
  if (leads_to_the_end (self, position) && yc_described_is (self->common.described, position))
    yc_explain_keep (&self->common, step->event, &play, play ? 1 : 0);
}

static void
consider (const YcPlay *play, void *data)
{
  Search *self = data;
  const Step *step = g_ptr_array_index (self->steps, self->wrong);
  YcPosition position = step->before;
  self->common.game->apply (self->common.setup, &position, play);
  suppose (self, play, &position);
}

static void
look_at (Search *self, guint wrong)
{
  const Step *step = g_ptr_array_index (self->steps, wrong);
  YcPosition position = step->before;
  if (!yc_verb_is_move (step->play->verb))
    return;
  self->wrong = wrong;
  self->seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  yc_explain_each_play (&self->common, &step->before, consider, self);
  suppose (self, NULL, &position);
  g_clear_pointer (&self->seen, g_hash_table_unref);
  if (self->common.explained->whole)
    self->common.explained->since = step->event;
}

YcExplained *
yc_explain_wrong (const YcRecord *record,
                  YcTimeline *timeline,
                  JsonNode *state,
                  GCancellable *cancellable)
{
  g_autofree Search *self = g_new0 (Search, 1);
  yc_explain_begin (&self->common, record, state, cancellable);
  self->steps = g_ptr_array_new_with_free_func (step_free);
  read_steps (self, timeline);
  for (guint i = self->steps->len; i > 0 && self->common.explained->whole; i--)
    look_at (self, i - 1);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  return yc_explain_end (&self->common);
}
