/* export-csv.c: seats and plays as rows (RFC 4180): a header, commas, CR LF, quotes where needed.
 */

#include "export-private.h"

#include "csv.h"
#include "export-session.h"
#include "ruling-json.h"
#include "text.h"

/* The cell after `row` so far. */
static void
add_cell (GString *row, const char *text, gboolean first)
{
  if (!first)
    g_string_append_c (row, ',');
  yc_csv_add (row, text);
}

static void
add_number (GString *row, int number)
{
  g_string_append_printf (row, ",%d", number);
}

/* ---- Seats ----------------------------------------------------------------------------------- */

const char *
yc_export_seats_header (void)
{
  return "session,game,date,location,players,events,over,seat,color,player,points,"
         "winner,name,note" YC_CSV_END;
}

static void
add_seat (GString *rows, YcSession *session, int seat)
{
  const YcSetup *setup = yc_session_get_setup (session);
  g_autofree char *date = yc_export_date (session);
  g_autofree char *location = yc_export_location (session);
  g_autofree char *player = yc_export_player (session, seat);
  g_autofree char *name = yc_export_name (session);
  g_autofree char *note = yc_export_note (session);
  add_cell (rows, yc_session_get_uuid (session), TRUE);
  add_cell (rows, yc_session_get_game (session)->id, FALSE);
  add_cell (rows, date, FALSE);
  add_cell (rows, location, FALSE);
  add_number (rows, setup->n_seats);
  add_number (rows, (int) yc_session_get_n_events (session));
  add_number (rows, yc_session_is_over (session));
  add_number (rows, seat + 1);
  add_cell (rows, yc_color_name (setup->seats[seat].color), FALSE);
  add_cell (rows, player, FALSE);
  add_number (rows, yc_export_points (session, seat));
  add_number (rows, yc_export_is_winner (session, seat));
  add_cell (rows, name ? name : "", FALSE);
  add_cell (rows, note ? note : "", FALSE);
  g_string_append (rows, YC_CSV_END);
}

char *
yc_export_seats (YcSession *session)
{
  GString *rows = g_string_new (NULL);
  for (int seat = 0; seat < yc_session_get_setup (session)->n_seats; seat++)
    add_seat (rows, session, seat);
  return g_string_free (rows, FALSE);
}

/* ---- Plays ----------------------------------------------------------------------------------- */

const char *
yc_export_plays_header (void)
{
  return "session,event,time,actor,play,verdict,rule" YC_CSV_END;
}

static const char *
rule_of (YcSession *session, guint event)
{
  const YcRuling *ruling = yc_timeline_ruling (yc_session_get_timeline (session), event);
  const gboolean plain = !ruling || ruling->verdict == YC_LEGAL;
  return plain ? "" : yc_rule_id (yc_session_get_game (session), yc_ruling_first (ruling)->rule);
}

static void
add_play (GString *rows, YcSession *session, guint event)
{
  YcPlay play;
  g_autofree char *number = g_strdup_printf ("%u", event);
  g_autofree char *statement = yc_session_write_event (session, event);
  yc_record_event (yc_session_get_record (session), event, &play);
  g_autofree char *time = yc_text_plain (play.when);
  add_cell (rows, yc_session_get_uuid (session), TRUE);
  add_cell (rows, number, FALSE);
  add_cell (rows, time, FALSE);
  add_cell (rows, play.actor < YC_COLORS ? yc_color_name ((YcColor) play.actor) : "table", FALSE);
  add_cell (rows, statement, FALSE);
  add_cell (rows, yc_verdict_id (yc_session_get_timeline (session), event), FALSE);
  add_cell (rows, rule_of (session, event), FALSE);
  g_string_append (rows, YC_CSV_END);
}

char *
yc_export_plays (YcSession *session)
{
  GString *rows = g_string_new (NULL);
  for (guint event = 1; event <= yc_session_get_n_events (session); event++)
    add_play (rows, session, event);
  return g_string_free (rows, FALSE);
}
