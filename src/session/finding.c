/* finding.c: see finding.h. */

#include "finding.h"

YcFinding *
yc_findings_add (GArray *findings, int kind, guint event, int seat)
{
  const YcFinding finding = { .kind = kind, .event = event, .seat = seat, .other = -1 };
  g_array_append_val (findings, finding);
  return &g_array_index (findings, YcFinding, findings->len - 1);
}
