/* export-bgsplay.c: a session as a play of BG Stats.
 *
 * There is no published schema; this is what public files and readers of them agree on. Ids are
 * made of ours, so that a play that is exported again is the same play there. */

#include "export-private.h"

#include <json-glib/json-glib.h>
#include <string.h>

#include "bgstats.h"
#include "cases.h"
#include "export-session.h"
#include "json-parts.h"
#include "name-uuid.h"
#include "new-head.h"
#include "telling.h"
#include "text.h"
#include "words.h"

/* What of a session is said several times. */
typedef struct {
  JsonBuilder *json;
  YcSession *session;
  char *begun; /* as times are written there */
} Writing;

/* ---- Times ----------------------------------------------------------------------------------- */

/* "2026-11-21 19:30:00", as the clock at the table showed it. */
static char *
begun_at (YcSession *session)
{
  g_autoptr (GDateTime) date
    = yc_text_time (yc_record_head (yc_session_get_record (session), YC_HEAD_DATE));
  return date ? g_date_time_format (date, "%Y-%m-%d %H:%M:%S") : g_strdup ("");
}

/* ---- Things with an id ----------------------------------------------------------------------- */

/* In upper case, as all writers of these files have it. */
static char *
id_of (const char *kind, const char *name)
{
  g_autofree char *whole = g_strconcat (kind, " ", name, NULL);
  g_autofree char *uuid = yc_name_uuid (whole);
  return g_ascii_strup (uuid, -1);
}

static void
begin_thing (Writing *to, const char *kind, const char *key, const char *name, int id)
{
  g_autofree char *uuid = id_of (kind, key);
  json_builder_begin_object (to->json);
  yc_json_text (to->json, "uuid", uuid);
  yc_json_int (to->json, "id", id);
  yc_json_text (to->json, "name", name);
  yc_json_text (to->json, "modificationDate", to->begun);
}

static void
begin_list (Writing *to, const char *name)
{
  json_builder_set_member_name (to->json, name);
  json_builder_begin_array (to->json);
}

static void
add_players (Writing *to)
{
  begin_list (to, "players");
  for (int seat = 0; seat < yc_session_get_setup (to->session)->n_seats; seat++) {
    g_autofree char *name = yc_export_player (to->session, seat);
    begin_thing (to, "player", name, name, seat + 1);
    yc_json_bool (to->json, "isAnonymous", FALSE);
    json_builder_end_object (to->json);
  }
  json_builder_end_array (to->json);
}

static void
add_locations (Writing *to, const char *location)
{
  begin_list (to, "locations");
  if (*location) {
    begin_thing (to, "location", location, location, 1);
    json_builder_end_object (to->json);
  }
  json_builder_end_array (to->json);
}

static void
add_games (Writing *to)
{
  const YcGame *game = yc_session_get_game (to->session);
  const guint bgg = yc_telling_of (game)->bgg_id;
  begin_list (to, "games");
  begin_thing (to, "game", game->id, yc_words_game (game), 1);
  yc_json_bool (to->json, "cooperative", FALSE);
  yc_json_bool (to->json, "highestWins", TRUE);
  yc_json_bool (to->json, "noPoints", FALSE);
  yc_json_bool (to->json, "usesTeams", FALSE);
  if (bgg > 0)
    yc_json_int (to->json, "bggId", bgg);
  yc_json_int (to->json, "minPlayerCount", game->min_seats);
  yc_json_int (to->json, "maxPlayerCount", game->max_seats);
  json_builder_end_object (to->json);
  json_builder_end_array (to->json);
}

/* ---- The play -------------------------------------------------------------------------------- */

/* The score is a text there, and 0 is a rank that nobody set. */
static void
add_score (Writing *to, int seat)
{
  g_autofree char *score = g_strdup_printf ("%d", yc_export_points (to->session, seat));
  const gboolean over = yc_session_is_over (to->session);
  json_builder_begin_object (to->json);
  yc_json_int (to->json, "playerRefId", seat + 1);
  yc_json_text (to->json, "score", score);
  yc_json_bool (to->json, "winner", yc_export_is_winner (to->session, seat));
  yc_json_bool (to->json, "newPlayer", FALSE);
  yc_json_bool (to->json, "startPlayer", seat == 0);
  yc_json_text (to->json, "role",
                yc_words_color (yc_session_get_setup (to->session)->seats[seat].color));
  yc_json_int (to->json, "rank",
               over ? yc_bgstats_rank (yc_session_get_record (to->session),
                                       yc_session_get_position (to->session), seat)
                    : 0);
  yc_json_int (to->json, "seatOrder", seat + 1);
  json_builder_end_object (to->json);
}

/* Each option that is not as the rulebook has it, in the words of the record. */
static char *
options_of (YcSession *session)
{
  const YcGame *game = yc_session_get_game (session);
  const YcSetup *setup = yc_session_get_setup (session);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  for (int i = 0; i < game->n_options; i++)
    if (setup->options[i] != game->options[i].value) {
      char words[64];
      yc_option_write (&game->options[i], setup->options[i], words, sizeof words);
      g_ptr_array_add (parts, g_strdup (words));
    }
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (", ", (char **) parts->pdata);
}

/* A line a dispute, and which session this was. */
static char *
comments_on (YcSession *session)
{
  const YcRecord *record = yc_session_get_record (session);
  g_autoptr (GPtrArray) cases = yc_cases_of (record, yc_session_get_timeline (session));
  GString *comments = g_string_new (NULL);
  for (guint i = 0; i < cases->len; i++) {
    const YcCase *one = g_ptr_array_index (cases, i);
    g_autofree char *words = yc_words_dispute (record, &one->dispute);
    g_string_append_printf (comments, "%u %s: %s\n", one->event, one->play, words);
  }
  g_string_append_printf (comments, "Yellowcake %s", yc_session_get_uuid (session));
  return g_string_free (comments, FALSE);
}

static void
add_scores (Writing *to)
{
  begin_list (to, "playerScores");
  for (int seat = 0; seat < yc_session_get_setup (to->session)->n_seats; seat++)
    add_score (to, seat);
  json_builder_end_array (to->json);
}

/* A game that stopped is kept out of the statistics there. */
static void
add_play (Writing *to, gboolean located)
{
  g_autofree char *uuid = id_of ("play", yc_session_get_uuid (to->session));
  g_autofree char *options = options_of (to->session);
  g_autofree char *comments = comments_on (to->session);
  json_builder_begin_object (to->json);
  yc_json_text (to->json, "uuid", uuid);
  yc_json_text (to->json, "modificationDate", to->begun);
  yc_json_text (to->json, "entryDate", to->begun);
  yc_json_text (to->json, "playDate", to->begun);
  yc_json_bool (to->json, "usesTeams", FALSE);
  yc_json_int (to->json, "durationMin", yc_bgstats_minutes (yc_session_get_record (to->session)));
  yc_json_bool (to->json, "ignored", !yc_session_is_over (to->session));
  yc_json_bool (to->json, "manualWinner", TRUE);
  yc_json_int (to->json, "rounds", 0);
  if (located)
    yc_json_int (to->json, "locationRefId", 1);
  yc_json_int (to->json, "gameRefId", 1);
  yc_json_text (to->json, "board", options);
  yc_json_text (to->json, "comments", comments);
  yc_json_int (to->json, "rating", 0);
  yc_json_int (to->json, "scoringSetting", 0);
  add_scores (to);
  begin_list (to, "expansionPlays");
  json_builder_end_array (to->json);
  json_builder_end_object (to->json);
}

static void
add_all (Writing *to)
{
  g_autofree char *location = yc_export_location (to->session);
  json_builder_begin_object (to->json);
  yc_json_text (to->json, "about", "Yellowcake");
  add_players (to);
  add_locations (to, location);
  add_games (to);
  begin_list (to, "plays");
  add_play (to, *location != '\0');
  json_builder_end_array (to->json);
  json_builder_set_member_name (to->json, "userInfo");
  json_builder_begin_object (to->json);
  yc_json_int (to->json, "meRefId", 0);
  json_builder_end_object (to->json);
  json_builder_end_object (to->json);
}

char *
yc_export_bgsplay (YcSession *session)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autofree char *begun = begun_at (session);
  Writing to = { .json = json, .session = session, .begun = begun };
  add_all (&to);
  g_autoptr (JsonNode) node = json_builder_get_root (json);
  g_autofree char *text = json_to_string (node, TRUE);
  return g_strconcat (text, "\n", NULL);
}
