/* test-export.c: sessions as files: what comes out, and that it comes in again. */

#include "export.h"

#include <json-glib/json-glib.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "intake.h"
#include "journal.h"
#include "play-link.h"
#include "samples.h"
#include "seal.h"
#include "shelf.h"
#include "told-facts.h"

static const char *const samples[] = { "board-3p-told", "card-3p", "example-board-dispute" };

#define ODD                                                                                        \
  "yellowcake 1\ngame manhattan-project\nsession 0197c2f0-1111-7000-8000-00000000abcd\n"           \
  "date 2026-11-20T19:30:00+01:00\nlocation \"Café, 2nd floor\"\noption bomb-workers-count no\n"  \
  "player red \"Ana \\\"the Ace\\\"\"\nplayer blue \"Bo/../x\"\n"                                  \
  "@2026-11-20T19:31:00+01:00 red place mine-2 L\n"                                                \
  "@2026-11-20T19:35:00+01:00 table note \"a, b\"\n"                                               \
  "@2026-11-20T23:35:00+01:00 red place mine-1 L ! \"late\"\n"                                     \
  "blue dispute 1 \"there was room\"\n"
#define ODD_ID "0197c2f0-1111-7000-8000-00000000abcd"
#define SERIES "2026-11-20-Ana-the-Ace-Bo-x-0000abcd.csv"

/* A text in the ledger; its id. Free with g_free(). */
static char *
take (Shelf *shelf, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_auto (YcArrival) arrival = { 0 };
  YcIntake *intake = yc_intake_begin (shelf->database, &error);

  yc_intake_take (intake, text, strlen (text), &arrival, &error);
  g_assert_no_error (error);
  g_assert_true (yc_intake_end (intake, NULL));
  return g_strdup (arrival.uuid);
}

static char *
folder_of (Shelf *shelf, const char *name)
{
  return g_build_filename (shelf->folder, name, NULL);
}

static void export(Shelf *shelf, YcExportFormat format, const char *folder, const char *uuid)
{
  g_autoptr (GError) error = NULL;
  YcExport *export = yc_export_begin (shelf->database, format, folder, &error);

  g_assert_no_error (error);
  yc_export_add (export, uuid, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (yc_export_get_n_sessions (export), ==, 1);
  yc_export_end (export, &error);
  g_assert_no_error (error);
}

static char *
read_file (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* The only file in a folder, which goes with it. */
static char *
read_only_file (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *name = g_strdup (g_dir_read_name (dir));
  g_autofree char *path = g_build_filename (folder, name, NULL);
  char *text = read_file (folder, name);

  g_assert_null (g_dir_read_name (dir));
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  return text;
}

/* ---- Records --------------------------------------------------------------------------------- */

static void
a_record_comes_home (Shelf *shelf, gconstpointer data)
{
  g_autofree char *folder = folder_of (shelf, "out");

  (void) data;
  for (gsize i = 0; i < G_N_ELEMENTS (samples); i++) {
    g_autofree char *text = yc_sample_text (samples[i]);
    g_autofree char *uuid = take (shelf, text);
    g_auto (YcArrival) arrival = { 0 };
    YcIntake *intake;

    export(shelf, YC_EXPORT_YCR, folder, uuid);
    g_autofree char *written = read_only_file (folder);
    YcRecord *record = yc_record_read (written, strlen (written), NULL);
    char *again = yc_record_write (record, NULL);
    g_autofree char *sealed = yc_seal_close (again);
    g_assert_cmpstr (written, ==, sealed);
    yc_record_free (record);
    free (again);
    g_assert_nonnull (strstr (written, "\nlive\n"));
    intake = yc_intake_begin (shelf->database, NULL);
    g_assert_true (yc_intake_take (intake, written, strlen (written), &arrival, NULL));
    g_assert_cmpint (arrival.state, ==, YC_ARRIVAL_KNOWN);
    yc_intake_drop (intake);
  }
}

static void
a_file_is_named_after_its_session (Shelf *shelf, gconstpointer data)
{
  g_autofree char *uuid = take (shelf, ODD);
  g_autoptr (YcSession) session = yc_session_open (shelf->database, uuid, NULL);
  g_autofree char *name = yc_export_file_name (session, "ycr");

  (void) data;
  g_assert_cmpstr (name, ==, "2026-11-20-Ana-the-Ace-Bo-x-0000abcd.ycr");
}

/* ---- JSON Lines ------------------------------------------------------------------------------ */

static void
every_event_is_a_line (Shelf *shelf, gconstpointer data)
{
  g_autofree char *folder = folder_of (shelf, "out");
  g_autofree char *uuid = take (shelf, ODD);

  (void) data;
  export(shelf, YC_EXPORT_JSONL, folder, uuid);
  g_autofree char *text = read_only_file (folder);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 6);
  g_autoptr (JsonNode) first = json_from_string (lines[0], NULL);
  g_autoptr (JsonNode) third = json_from_string (lines[3], NULL);
  JsonObject *session = json_node_get_object (first), *event = json_node_get_object (third);
  g_assert_cmpstr (json_object_get_string_member (session, "session"), ==, ODD_ID);
  g_assert_cmpstr (json_object_get_string_member (session, "location"), ==, "Café, 2nd floor");
  g_assert_cmpint (json_object_get_int_member (session, "events"), ==, 4);
  g_assert_cmpint (json_object_get_int_member (event, "event"), ==, 3);
  g_assert_cmpstr (json_object_get_string_member (event, "verdict"), ==, "accepted");
  g_assert_cmpstr (json_object_get_string_member (event, "rule"), ==, "place.second");
  g_assert_cmpstr (json_object_get_string_member (event, "time"), ==, "2026-11-20T23:35:00+01:00");
  g_assert_cmpstr (json_object_get_string_member (event, "play"), ==,
                   "red place mine-1 L ! \"late\"");
  g_assert_false (json_object_has_member (event, "line"));
}

/* ---- Tables ---------------------------------------------------------------------------------- */

static void
rows_are_quoted_where_they_must_be (Shelf *shelf, gconstpointer data)
{
  g_autofree char *folder = folder_of (shelf, "out");
  g_autofree char *uuid = take (shelf, ODD);
  const gint64 session = yc_journal_find (shelf->database, uuid, NULL);

  (void) data;
  g_assert_true (yc_told_tell (shelf->database, session, YC_TOLD_NAME, "A, b", NULL));
  g_assert_true (yc_told_tell (shelf->database, session, YC_TOLD_NOTE, "Long", NULL));
  export(shelf, YC_EXPORT_CSV, folder, uuid);
  g_autofree char *seats = read_file (folder, "seats.csv");
  g_autofree char *plays = read_file (folder, "plays.csv");
  g_assert_cmpstr (
    seats, ==,
    "session,game,date,location,players,events,over,seat,color,player,points,winner,name,"
    "note\r\n" ODD_ID
    ",manhattan-project,2026-11-20T19:30:00+01:00,\"Café, 2nd floor\",2,4,0,1,red,"
    "\"Ana \"\"the Ace\"\"\",0,0,\"A, b\",Long\r\n" ODD_ID
    ",manhattan-project,2026-11-20T19:30:00+01:00,\"Café, 2nd floor\",2,4,0,2,blue,Bo/../x,0,"
    "0,\"A, b\",Long\r\n");
  g_assert_cmpstr (
    plays, ==,
    "session,event,time,actor,play,verdict,rule\r\n" ODD_ID
    ",1,2026-11-20T19:31:00+01:00,red,red place mine-2 L,legal,\r\n" ODD_ID
    ",2,2026-11-20T19:35:00+01:00,table,\"table note \"\"a, b\"\"\",legal,\r\n" ODD_ID
    ",3,2026-11-20T23:35:00+01:00,red,\"red place mine-1 L ! \"\"late\"\"\","
    "accepted,place.second\r\n" ODD_ID
    ",4,,blue,\"blue dispute 1 \"\"there was room\"\"\",legal,\r\n");

  /* what is not ended leaves the files as they were */
  YcExport *dropped = yc_export_begin (shelf->database, YC_EXPORT_CSV, folder, NULL);
  g_assert_true (yc_export_add (dropped, uuid, NULL));
  yc_export_drop (dropped);
  g_autofree char *still = read_file (folder, "seats.csv");
  g_assert_cmpstr (still, ==, seats);
  g_autofree char *part = g_build_filename (folder, "seats.csv.part", NULL);
  g_assert_false (g_file_test (part, G_FILE_TEST_EXISTS));
  g_autofree char *seats_path = g_build_filename (folder, "seats.csv", NULL);
  g_autofree char *plays_path = g_build_filename (folder, "plays.csv", NULL);
  g_autofree char *series_path = g_build_filename (folder, SERIES, NULL);
  g_autofree char *series = read_file (folder, SERIES);
  g_assert_true (g_str_has_prefix (series, "event,color,name,points,"));
  g_assert_nonnull (strstr (series, "\r\n4,blue,Bo/../x,0,"));
  g_unlink (series_path);
  g_unlink (seats_path);
  g_unlink (plays_path);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* ---- BG Stats -------------------------------------------------------------------------------- */

static JsonObject *
element (JsonObject *object, const char *list, guint n)
{
  return json_array_get_object_element (json_object_get_array_member (object, list), n);
}

static void
a_play_of_bg_stats (Shelf *shelf, gconstpointer data)
{
  g_autofree char *folder = folder_of (shelf, "out");
  g_autofree char *uuid = take (shelf, ODD);

  (void) data;
  export(shelf, YC_EXPORT_BGSPLAY, folder, uuid);
  g_autofree char *text = read_only_file (folder);
  export(shelf, YC_EXPORT_BGSPLAY, folder, uuid);
  g_autofree char *again = read_only_file (folder);
  g_assert_cmpstr (text, ==, again);

  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  JsonObject *whole = json_node_get_object (node);
  JsonObject *play = element (whole, "plays", 0), *score = element (play, "playerScores", 1);
  const char *id = json_object_get_string_member (play, "uuid");
  g_assert_true (g_uuid_string_is_valid (id));
  g_assert_cmpint (id[14], ==, '5');
  g_assert_cmpstr (json_object_get_string_member (play, "playDate"), ==, "2026-11-20 19:30:00");
  /* four hours without a play are a break */
  g_assert_cmpint (json_object_get_int_member (play, "durationMin"), ==, 4);
  g_assert_true (json_object_get_boolean_member (play, "ignored"));
  g_assert_cmpstr (json_object_get_string_member (play, "board"), ==, "bomb-workers-count no");
  g_assert_nonnull (strstr (json_object_get_string_member (play, "comments"), "there was room"));
  g_assert_nonnull (strstr (json_object_get_string_member (play, "comments"), ODD_ID));
  g_assert_cmpstr (json_object_get_string_member (score, "score"), ==, "0");
  g_assert_false (json_object_get_boolean_member (score, "winner"));
  g_assert_false (json_object_get_boolean_member (score, "startPlayer"));
  g_assert_cmpint (json_object_get_int_member (score, "playerRefId"), ==,
                   json_object_get_int_member (element (whole, "players", 1), "id"));
  g_assert_cmpstr (json_object_get_string_member (element (whole, "players", 1), "name"), ==,
                   "Bo/../x");
  g_assert_cmpstr (json_object_get_string_member (element (whole, "locations", 0), "name"), ==,
                   "Café, 2nd floor");
  g_assert_cmpint (json_object_get_int_member (element (whole, "games", 0), "bggId"), ==, 63628);
}

static void
a_finished_game_has_ranks (Shelf *shelf, gconstpointer data)
{
  g_autofree char *folder = folder_of (shelf, "out");
  g_autofree char *text = yc_sample_text ("board-2p-told");
  g_autofree char *uuid = take (shelf, text);

  (void) data;
  export(shelf, YC_EXPORT_BGSPLAY, folder, uuid);
  g_autofree char *written = read_only_file (folder);
  g_autoptr (JsonNode) node = json_from_string (written, NULL);
  JsonObject *play = element (json_node_get_object (node), "plays", 0);
  JsonObject *first = element (play, "playerScores", 0),
             *second = element (play, "playerScores", 1);
  g_assert_false (json_object_get_boolean_member (play, "ignored"));
  g_assert_true (json_object_get_boolean_member (first, "winner"));
  g_assert_cmpint (json_object_get_int_member (first, "rank"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (second, "rank"), ==, 2);
}

static void
an_unknown_session_is_an_error (Shelf *shelf, gconstpointer data)
{
  g_autofree char *folder = folder_of (shelf, "out");
  g_autoptr (GError) error = NULL;
  YcExport *export = yc_export_begin (shelf->database, YC_EXPORT_YCR, folder, NULL);

  (void) data;
  g_assert_false (yc_export_add (export, "no such id", &error));
  g_assert_nonnull (error);
  g_assert_true (yc_export_end (export, NULL));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* ---- Without room ---------------------------------------------------------------------------- */

#define ROOM 2000 /* bytes a file */

/* Adds a session again and again until there is no room left. */
static void
fill_the_room (YcExport *export, const char *uuid)
{
  gboolean added = TRUE;
  struct rlimit all, some;
  void (*before) (int) = signal (SIGXFSZ, SIG_IGN);

  g_assert_true (before != SIG_ERR);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &all), ==, 0);
  some = (struct rlimit){ .rlim_cur = ROOM, .rlim_max = all.rlim_max };
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &some), ==, 0);
  for (int i = 0; added && i < ROOM; i++)
    added = yc_export_add (export, uuid, NULL);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &all), ==, 0);
  signal (SIGXFSZ, before);
  g_assert_false (added);
  g_assert_cmpuint (yc_export_get_n_sessions (export), >, 0);
}

/* The file is as it was, and nothing is left of the one that was begun. */
static void
assert_table_stays (const char *folder, const char *name, const char *before)
{
  g_autofree char *after = read_file (folder, name);
  g_autofree char *begun = g_strconcat (name, ".part", NULL);
  g_autofree char *part = g_build_filename (folder, begun, NULL);

  g_assert_cmpstr (after, ==, before);
  g_assert_false (g_file_test (part, G_FILE_TEST_EXISTS));
}

/* Tables that were there are not replaced by a part of the new ones. */
static void
half_a_table_is_none (Shelf *shelf, gconstpointer data)
{
  g_autofree char *folder = folder_of (shelf, "out");
  g_autofree char *uuid = take (shelf, ODD);
  g_autoptr (GError) error = NULL;

  (void) data;
  export(shelf, YC_EXPORT_CSV, folder, uuid);
  g_autofree char *seats = read_file (folder, "seats.csv");
  g_autofree char *plays = read_file (folder, "plays.csv");
  YcExport *export = yc_export_begin (shelf->database, YC_EXPORT_CSV, folder, &error);
  g_assert_no_error (error);
  fill_the_room (export, uuid);
  g_assert_false (yc_export_end (export, &error));
  g_assert_nonnull (error);
  assert_table_stays (folder, "seats.csv", seats);
  assert_table_stays (folder, "plays.csv", plays);
}

#define ADD(name) g_test_add ("/export/" #name, Shelf, NULL, shelf_set_up, name, shelf_tear_down)

/* What the link says, as who opens it reads it. Free with json_object_unref(). */
static JsonObject *
read_link (const char *text, gsize *length)
{
  static const char place[] = "https://app.bgstatsapp.com/createPlay.html?data=";
  YcRecord *record = yc_record_read (text, strlen (text), NULL);
  g_autofree char *link = yc_play_link_new (record);
  g_autofree char *data = NULL;
  g_autoptr (JsonNode) node = NULL;

  yc_record_free (record);
  g_assert_true (g_str_has_prefix (link, place));
  *length = strlen (link);
  data = g_uri_unescape_string (link + strlen (place), NULL);
  node = json_from_string (data, NULL);
  g_assert_nonnull (node);
  return json_node_dup_object (node);
}

static void
test_link (void)
{
  g_autofree char *text = yc_sample_text ("board-3p-told");
  gsize length;
  g_autoptr (JsonObject) play = read_link (text, &length);
  JsonArray *players = json_object_get_array_member (play, "players");
  JsonObject *first = json_array_get_object_element (players, 0);
  guint winners = 0;

  g_assert_cmpuint (length, <=, YC_PLAY_LINK_BYTES);
  g_assert_cmpstr (json_object_get_string_member (play, "sourceName"), ==, "Yellowcake");
  g_assert_cmpint (
    json_object_get_int_member (json_object_get_object_member (play, "game"), "bggId"), ==, 63628);
  g_assert_cmpuint (json_array_get_length (players), ==, 3);
  g_assert_true (json_object_get_boolean_member (first, "startPlayer"));
  for (guint i = 0; i < 3; i++)
    winners
      += json_object_get_boolean_member (json_array_get_object_element (players, i), "winner");
  g_assert_cmpuint (winners, ==, 1);
}

/* When it ended, in universal time; and names that are too long for one code are cut. */
static void
test_link_of_odd (void)
{
  gsize length;
  g_autoptr (JsonObject) play = read_link (ODD, &length);
  g_autoptr (GString) five = g_string_new ("yellowcake 1\ngame manhattan-project\n");
  static const char *const colors[] = { "red", "blue", "green", "yellow", "purple" };

  g_assert_cmpstr (json_object_get_string_member (play, "playDate"), ==, "2026-11-20 22:35:00");
  g_assert_cmpint (json_object_get_int_member (play, "durationMin"), ==, 4);
  g_assert_cmpstr (json_object_get_string_member (play, "location"), ==, "Café, 2nd floor");
  for (int seat = 0; seat < 5; seat++) {
    g_string_append_printf (five, "player %s \"", colors[seat]);
    for (int letter = 0; letter < 60; letter++)
      g_string_append (five, letter % 7 == seat ? "Ж" : "☢");
    g_string_append (five, seat < 3 ? "\"\n" : seat == 3 ? "\" bonus S\n" : "\" bonus E\n");
  }
  g_autoptr (JsonObject) long_play = read_link (five->str, &length);
  g_assert_cmpuint (length, <=, YC_PLAY_LINK_BYTES);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (long_play, "players")), ==,
                    5);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (a_record_comes_home);
  ADD (a_file_is_named_after_its_session);
  ADD (every_event_is_a_line);
  ADD (rows_are_quoted_where_they_must_be);
  ADD (a_play_of_bg_stats);
  ADD (a_finished_game_has_ranks);
  ADD (an_unknown_session_is_an_error);
  ADD (half_a_table_is_none);
  g_test_add_func ("/export/link", test_link);
  g_test_add_func ("/export/link-of-odd", test_link_of_odd);
  return g_test_run ();
}
