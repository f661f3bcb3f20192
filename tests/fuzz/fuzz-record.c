/* fuzz-record.c: whatever text is read, it is folded, written and read back the same.
 *
 * Built with libFuzzer by the option `fuzz`; else `main` runs it over the files it is given. */

#include "rules.h"

#include <stdlib.h>
#include <string.h>

#define MAX_STEPS 1000 /* an amend folds everything again */

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static void
require (bool condition)
{
  if (!condition)
    abort ();
}

/* Folding at once and event by event come to the same. */
static void
check_same (const YcRecord *record, const YcTimeline *one, const YcTimeline *other)
{
  require (yc_timeline_undo_target (one) == yc_timeline_undo_target (other));
  require (yc_timeline_redo_target (one) == yc_timeline_redo_target (other));
  for (uint32_t event = 1; event <= yc_record_n_events (record); event++) {
    const YcRuling *ruling = yc_timeline_ruling (one, event);
    const YcRuling *again = yc_timeline_ruling (other, event);
    require (yc_timeline_stand (one, event) == yc_timeline_stand (other, event));
    require ((ruling == NULL) == (again == NULL));
    require (ruling == NULL || yc_ruling_first (ruling)->rule == yc_ruling_first (again)->rule);
  }
}

static void
check_standing (const YcRecord *record)
{
  const YcGame *game = yc_record_game (record);
  if (game->judge == NULL)
    return;
  YcTimeline *whole = yc_timeline_new (record, UINT32_MAX);
  YcTimeline *stepwise = yc_timeline_new (record, 0);
  uint32_t n = yc_record_n_events (record);
  for (uint32_t event = 1; event <= n && n <= MAX_STEPS; event++) {
    yc_timeline_follow (stepwise, event);
    require (game->sound (yc_record_setup (record), yc_timeline_position (stepwise)) == NULL);
  }
  yc_timeline_follow (stepwise, UINT32_MAX);
  require (game->sound (yc_record_setup (record), yc_timeline_position (whole)) == NULL);
  check_same (record, whole, stepwise);
  yc_timeline_free (whole);
  yc_timeline_free (stepwise);
}

/* Each line of the canonical form is what its play is written as. */
static void
check_events (const YcRecord *record)
{
  for (uint32_t event = 1; event <= yc_record_n_events (record); event++) {
    YcPlay play;
    char line[YC_MAX_LINE + 1];
    YcText text = yc_record_event_text (record, event);
    yc_record_event (record, event, &play);
    require (yc_play_write (record, &play, line, sizeof line) == text.length);
    require (memcmp (line, text.start, text.length) == 0);
  }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static YcBasis basis; /* the printed cards are read once */
  YcError error;
  if (basis.printed == NULL)
    basis.printed = yc_printed_cards_new ();
  YcRecord *record = yc_record_read_with ((const char *) data, size, &basis, &error);
  if (record == NULL)
    return 0;
  check_standing (record);
  size_t length, again_length;
  char *text = yc_record_write (record, &length);
  yc_record_free (record);
  YcRecord *again = yc_record_read_with (text, length, &basis, &error);
  require (again != NULL);
  check_events (again);
  char *again_text = yc_record_write (again, &again_length);
  require (length == again_length && memcmp (text, again_text, length) == 0);
  yc_record_free (again);
  free (text);
  free (again_text);
  return 0;
}
