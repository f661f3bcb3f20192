/* head-complete.c: what a head leaves out: its version, its session, its date. */

#include "record.h"

static void
fill_in (YcRecord *record, YcHeadField field, YcHeadKind kind, const char *word, const char *value)
{
  if (record->fields[field].length > 0)
    return;
  record->fields[field] = yc_head_keep_text (record, (YcText){ value, strlen (value) });
  yc_head_add_statement (record, kind, word, value);
}

void
yc_record_complete (YcRecord *record, const char *session, const char *date)
{
  if (record->rules_version == 0)
    yc_head_add_statement (record, YC_LINE_RULES, "rules", "1");
  record->rules_version = yc_record_rules_version (record);
  fill_in (record, YC_HEAD_SESSION, YC_LINE_SESSION, "session", session);
  fill_in (record, YC_HEAD_DATE, YC_LINE_DATE, "date", date);
}

bool
yc_record_is_live (const YcRecord *record)
{
  return record->live;
}

void
yc_record_set_live (YcRecord *record)
{
  if (record->live)
    return;
  record->live = true;
  yc_head_add_line (record, YC_LINE_LIVE, yc_head_keep_text (record, (YcText){ "live", 4 }), true);
}

uint32_t
yc_record_rules_version (const YcRecord *record)
{
  /* a record that does not say is of the first */
  return record->rules_version > 0 ? record->rules_version : 1;
}
