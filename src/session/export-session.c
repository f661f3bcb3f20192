/* export-session.c: see export-session.h. */

#include "export-session.h"

#include "outcome.h"
#include "session-private.h"
#include "text.h"
#include "what-if.h"

char *
yc_export_date (YcSession *session)
{
  return yc_text_plain (yc_record_head (yc_session_get_record (session), YC_HEAD_DATE));
}

char *
yc_export_location (YcSession *session)
{
  char *told = session->store ? yc_store_get_told (session->store, YC_TOLD_PLACE) : NULL;
  if (told)
    return told;
  return yc_text_plain (yc_record_head (yc_session_get_record (session), YC_HEAD_LOCATION));
}

char *
yc_export_name (YcSession *session)
{
  char *name = yc_what_if_get_name (session);
  return name || !session->store ? name : yc_store_get_told (session->store, YC_TOLD_NAME);
}

char *
yc_export_note (YcSession *session)
{
  return session->store ? yc_store_get_told (session->store, YC_TOLD_NOTE) : NULL;
}

char *
yc_export_player (YcSession *session, int seat)
{
  return yc_text_plain (yc_session_get_setup (session)->seats[seat].name);
}

int
yc_export_points (YcSession *session, int seat)
{
  return yc_outcome_points (yc_session_get_record (session), yc_session_get_position (session),
                            seat);
}

gboolean
yc_export_is_winner (YcSession *session, int seat)
{
  return yc_outcome_is_winner (yc_session_get_record (session), yc_session_get_position (session),
                               seat);
}
