/* play-link.c: see play-link.h. */

#include "play-link.h"

#include <json-glib/json-glib.h>
#include <string.h>

#include "bgstats.h"
#include "json-parts.h"
#include "name-uuid.h"
#include "outcome.h"
#include "telling.h"
#include "text.h"
#include "words.h"

#define PLACE "https://app.bgstatsapp.com/createPlay.html?data="

/* Letters of a name; fewer where the link would be longer than a code holds. */
#define LONGEST_NAME  40
#define SHORTEST_NAME 8

typedef struct {
  const YcRecord *record;
  JsonBuilder *json;
  glong letters; /* of a name, at most */
} Link;

static void
add_name (const Link *to, const char *member, const char *name)
{
  g_autofree char *shown = g_utf8_substring (name, 0, MIN (to->letters, g_utf8_strlen (name, -1)));

  yc_json_text (to->json, member, shown);
}

/* There the time of a play is when it ended, without a zone. */
static void
add_date (JsonBuilder *json, const YcRecord *record)
{
  g_autoptr (GDateTime) when = NULL;
  g_autoptr (GDateTime) universal = NULL;
  g_autofree char *date = NULL;

  for (guint event = yc_record_n_events (record); when == NULL && event > 0; event--) {
    YcPlay play;

    yc_record_event (record, event, &play);
    when = yc_text_time (play.when);
  }
  if (when == NULL)
    when = yc_text_time (yc_record_head (record, YC_HEAD_DATE));
  if (when == NULL)
    return;
  universal = g_date_time_to_utc (when);
  date = g_date_time_format (universal, "%Y-%m-%d %H:%M:%S");
  yc_json_text (json, "playDate", date);
}

static void
add_game (JsonBuilder *json, const YcGame *game)
{
  const guint bgg = yc_telling_of (game)->bgg_id;

  json_builder_set_member_name (json, "game");
  json_builder_begin_object (json);
  yc_json_text (json, "name", yc_words_game (game));
  yc_json_text (json, "sourceGameId", game->id);
  if (bgg > 0)
    yc_json_int (json, "bggId", bgg);
  yc_json_bool (json, "highestWins", TRUE);
  yc_json_bool (json, "noPoints", FALSE);
  json_builder_end_object (json);
}

/* Some readers stop where the winner or the first player is left out. */
static void
add_player (const Link *to, const YcPosition *position, int seat)
{
  g_autofree char *name = yc_words_player (yc_record_setup (to->record), seat);
  g_autofree char *id = yc_name_uuid (name);
  g_autofree char *score = g_strdup_printf ("%d", yc_outcome_points (to->record, position, seat));

  id[strcspn (id, "-")] = '\0';
  json_builder_begin_object (to->json);
  add_name (to, "name", name);
  yc_json_text (to->json, "sourcePlayerId", id);
  yc_json_bool (to->json, "startPlayer", seat == 0);
  yc_json_bool (to->json, "winner", yc_outcome_is_winner (to->record, position, seat));
  yc_json_text (to->json, "score", score);
  yc_json_int (to->json, "rank", yc_bgstats_rank (to->record, position, seat));
  json_builder_end_object (to->json);
}

static void
add_players (const Link *to, const YcPosition *position)
{
  json_builder_set_member_name (to->json, "players");
  json_builder_begin_array (to->json);
  for (int seat = 0; seat < yc_record_setup (to->record)->n_seats; seat++)
    add_player (to, position, seat);
  json_builder_end_array (to->json);
}

static void
add_location (const Link *to)
{
  const YcText text = yc_record_head (to->record, YC_HEAD_LOCATION);
  g_autofree char *location = text.length > 0 ? yc_text_plain (text) : NULL;

  if (location != NULL)
    add_name (to, "location", location);
}

static void
add_play (const Link *to, const YcPosition *position)
{
  g_autofree char *session = yc_text_plain (yc_record_head (to->record, YC_HEAD_SESSION));

  json_builder_begin_object (to->json);
  yc_json_text (to->json, "sourceName", "Yellowcake");
  yc_json_text (to->json, "sourcePlayId", session);
  add_date (to->json, to->record);
  add_game (to->json, yc_record_game (to->record));
  add_players (to, position);
  add_location (to);
  yc_json_int (to->json, "durationMin", yc_bgstats_minutes (to->record));
  json_builder_end_object (to->json);
}

static char *
link_with_names (const YcRecord *record, const YcPosition *position, glong letters)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  const Link to = { record, json, letters };
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;
  g_autofree char *escaped = NULL;

  add_play (&to, position);
  node = json_builder_get_root (json);
  text = json_to_string (node, FALSE);
  escaped = g_uri_escape_string (text, NULL, FALSE);
  return g_strconcat (PLACE, escaped, NULL);
}

char *
yc_play_link_new (const YcRecord *record)
{
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  glong letters = LONGEST_NAME;
  char *link = link_with_names (record, yc_timeline_position (timeline), letters);

  while (strlen (link) > YC_PLAY_LINK_BYTES && letters > SHORTEST_NAME) {
    g_free (link);
    letters -= SHORTEST_NAME;
    link = link_with_names (record, yc_timeline_position (timeline), letters);
  }
  yc_timeline_free (timeline);
  return link;
}
