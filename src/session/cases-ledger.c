/* cases-ledger.c: settled disputes on their way into the ledger. */

#include "cases.h"

#include "casebook.h"
#include "text.h"

/* What was said in quotes; NULL if nothing was. */
static char *
words_of (YcText text)
{
  return text.length > 0 ? yc_text_plain (text) : NULL;
}

static YcLedgerCase
ledger_case_of (const YcCase *one)
{
  const YcDispute *dispute = &one->dispute;
  const guint actor = dispute->objector;
  return (YcLedgerCase){
    .event = one->event,
    .settled = one->settled,
    .rule = g_strdup (one->rule),
    .facts = g_strdup (one->facts),
    .play = g_strdup (one->play),
    .objector = g_strdup (actor < YC_COLORS ? yc_color_name ((YcColor) actor) : "table"),
    .why = words_of (dispute->why),
    .state = g_strdup (yc_dispute_name (dispute->state)),
    .scope = g_strdup (yc_scope_name (dispute->scope)),
    .decision = words_of (dispute->decision),
  };
}

static void
clear_case (gpointer data)
{
  yc_ledger_case_clear (data);
}

GArray *
yc_cases_for_ledger (const YcRecord *record, YcTimeline *timeline)
{
  g_autoptr (GPtrArray) cases = yc_cases_of (record, timeline);
  GArray *settled = g_array_new (FALSE, FALSE, sizeof (YcLedgerCase));
  g_array_set_clear_func (settled, clear_case);
  for (guint i = 0; i < cases->len; i++) {
    const YcCase *one = g_ptr_array_index (cases, i);
    if (one->settled == 0)
      continue;
    const YcLedgerCase kept = ledger_case_of (one);
    g_array_append_val (settled, kept);
  }
  return settled;
}
