/* export-jsonl.c: a session as JSON Lines: the session, then each event as `check --json` has it,
 * with its time and its statement. */

#include "export-private.h"

#include <json-glib/json-glib.h>

#include "export-session.h"
#include "json-parts.h"
#include "ruling-json.h"
#include "text.h"
#include "what-if.h"

/* Takes the node over. */
static void
add_line (GString *lines, JsonNode *node)
{
  g_autofree char *line = json_to_string (node, FALSE);
  g_string_append_printf (lines, "%s\n", line);
  json_node_unref (node);
}

static void
add_players (JsonBuilder *json, YcSession *session)
{
  const YcSetup *setup = yc_session_get_setup (session);
  json_builder_set_member_name (json, "players");
  json_builder_begin_array (json);
  for (int seat = 0; seat < setup->n_seats; seat++) {
    json_builder_begin_object (json);
    yc_json_seat (json, setup, seat);
    yc_json_int (json, "points", yc_export_points (session, seat));
    yc_json_bool (json, "winner", yc_export_is_winner (session, seat));
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

/* Of a branch alone: the session that it comes from, and the event after which it goes on. */
static void
add_origin (JsonBuilder *json, YcSession *session)
{
  g_autofree char *origin = yc_what_if_get_origin (session);
  if (!origin)
    return;
  yc_json_text (json, "from", origin);
  yc_json_int (json, "from_event", yc_what_if_get_event (session));
}

static JsonNode *
node_of_session (YcSession *session)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autofree char *date = yc_export_date (session);
  g_autofree char *location = yc_export_location (session);
  g_autofree char *name = yc_export_name (session);
  g_autofree char *note = yc_export_note (session);
  json_builder_begin_object (json);
  yc_json_text (json, "session", yc_session_get_uuid (session));
  add_origin (json, session);
  yc_json_text (json, "game", yc_session_get_game (session)->id);
  yc_json_text (json, "date", *date ? date : NULL);
  yc_json_text (json, "location", *location ? location : NULL);
  if (name)
    yc_json_text (json, "name", name);
  if (note)
    yc_json_text (json, "note", note);
  yc_json_int (json, "events", yc_session_get_n_events (session));
  yc_json_bool (json, "over", yc_session_is_over (session));
  add_players (json, session);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}

/* The line of a file means nothing here. */
static JsonNode *
node_of_event (YcSession *session, guint event)
{
  YcTimeline *timeline = yc_session_get_timeline (session);
  const YcRecord *record = yc_session_get_record (session);
  const gboolean judged = yc_timeline_ruling (timeline, event) != NULL;
  const YcPosition *before = judged ? yc_timeline_position_judged (timeline, event) : NULL;
  JsonNode *node = yc_ruling_json (NULL, record, timeline, before, event);
  JsonObject *object = json_node_get_object (node);
  g_autofree char *statement = yc_session_write_event (session, event);
  YcPlay play;
  yc_record_event (record, event, &play);
  json_object_remove_member (object, "line");
  if (play.when.length > 0) {
    g_autofree char *time = yc_text_plain (play.when);
    json_object_set_string_member (object, "time", time);
  }
  json_object_set_string_member (object, "play", statement);
  return node;
}

char *
yc_export_jsonl (YcSession *session)
{
  GString *lines = g_string_new (NULL);
  add_line (lines, node_of_session (session));
  for (guint event = 1; event <= yc_session_get_n_events (session); event++)
    add_line (lines, node_of_event (session, event));
  return g_string_free (lines, FALSE);
}
