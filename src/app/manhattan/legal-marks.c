/* legal-marks.c: see legal-marks.h. */

#include "legal-marks.h"
#include "manhattan/board.h"

static void
mark (gboolean *marks, int n, YcRef ref)
{
  if (ref >= 0 && ref < n)
    marks[ref] = TRUE;
}

static void
mark_place (YcLegalMarks *marks, const YcPlay *play)
{
  mark (marks->spaces, YC_MAX_SPACES, play->target);
  mark (marks->slots, YC_SLOTS, (YcRef) (play->slot - 1));
}

void
yc_legal_marks_add (const YcPlay *play, void *data)
{
  YcLegalMarks *marks = data;

  /* the verbs that point at something on the board; all others point at nothing */
  if (play->verb == YC_PLACE)
    mark_place (marks, play);
  else if (play->verb == YC_USE || play->verb == YC_STRIKE_BOMBER)
    mark (marks->buildings, YC_MAX_BUILDINGS, play->target);
  else if (play->verb == YC_STRIKE_FIGHTER)
    mark (marks->hit, YC_COLORS, play->target_color);
  else if (play->verb == YC_BUILD || play->verb == YC_TEST || play->verb == YC_LOAD)
    mark (marks->bombs, YC_MAX_BOMBS, play->target);
  else if (play->verb == YC_REPAIR)
    for (int i = 0; i < play->n_items; i++)
      mark (marks->buildings, YC_MAX_BUILDINGS, play->items[i].ref);
}
