/* test-empty-session.c: a session leaves the ledger only after its copy was read back; and whatever
 * is told of a session, its record stays the same bytes. */

#include "empty-session.h"

#include <glib/gstdio.h>
#include <string.h>

#include "archive.h"
#include "export-private.h"
#include "intake.h"
#include "journal.h"
#include "matches.h"
#include "samples.h"
#include "session.h"
#include "shelf.h"
#include "told-facts.h"
#include "words-match.h"

/* Begins the sample and returns its UUID; the caller frees. */
static char *
begin (Shelf *shelf, const char *sample)
{
  g_autofree char *text = yc_sample_text (sample);
  g_autoptr (YcSession) session = shelf_begin (shelf->database, text);

  return g_strdup (yc_session_get_uuid (session));
}

static char *
text_of (Shelf *shelf, const char *uuid)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (YcSession) session = yc_session_open (shelf->database, uuid, &error);

  g_assert_no_error (error);
  return yc_session_to_text (session);
}

static void
tell (Shelf *shelf, gint64 session, YcToldKind kind, const char *value)
{
  g_autoptr (GError) error = NULL;

  yc_told_tell (shelf->database, session, kind, value, &error);
  g_assert_no_error (error);
}

static char *
path_in_new_folder (void)
{
  g_autofree char *folder = g_dir_make_tmp ("yellowcake-XXXXXX", NULL);

  return g_build_filename (folder, "copy.ycr", NULL);
}

static void
the_record_stays_the_same_bytes (Shelf *shelf, gconstpointer data)
{
  g_autofree char *uuid = begin (shelf, "board-2p");
  G_GNUC_UNUSED g_autofree char *other = begin (shelf, "card-2p");
  g_autofree char *before = text_of (shelf, uuid);
  g_autofree char *after = NULL;

  (void) data;
  tell (shelf, 1, YC_TOLD_NAME, "Final");
  tell (shelf, 1, YC_TOLD_PLACE, "The attic");
  tell (shelf, 1, YC_TOLD_NOTE, "by candlelight");
  tell (shelf, 1, YC_TOLD_HIDDEN, "yes");
  tell (shelf, 1, YC_TOLD_AWAY, "yes");
  g_assert_true (yc_matches_join (shelf->database, 1, 2, NULL));
  after = text_of (shelf, uuid);
  g_assert_cmpstr (after, ==, before);
}

/* What is no record has the place as it was told later. */
static void
the_place_is_exported (Shelf *shelf, gconstpointer data)
{
  g_autofree char *uuid = begin (shelf, "board-2p");
  g_autofree char *rows = NULL, *lines = NULL;
  g_autoptr (YcSession) session = NULL;

  (void) data;
  tell (shelf, 1, YC_TOLD_PLACE, "The attic");
  session = yc_session_open (shelf->database, uuid, NULL);
  rows = yc_export_seats (session);
  lines = yc_export_jsonl (session);
  g_assert_nonnull (strstr (rows, ",The attic,2,"));
  g_assert_nonnull (strstr (lines, "\"location\":\"The attic\""));
}

static void
the_copy_comes_back_as_it_was (Shelf *shelf, gconstpointer data)
{
  g_autofree char *uuid = begin (shelf, "board-2p");
  g_autofree char *before = text_of (shelf, uuid);
  g_autofree char *path = path_in_new_folder ();
  g_autofree char *copy = NULL, *after = NULL, *said = NULL;
  g_auto (YcArrival) arrival = { 0 };
  g_autoptr (GError) error = NULL;

  (void) data;
  g_assert_null (yc_words_emptied (shelf->database, uuid));
  tell (shelf, 1, YC_TOLD_AWAY, "yes");
  yc_empty_session (shelf->database, uuid, path, &error);
  g_assert_no_error (error);
  g_assert_cmpint (yc_journal_find (shelf->database, uuid, NULL), ==, 0);
  g_assert_true (g_file_get_contents (path, &copy, NULL, NULL));
  g_assert_cmpstr (copy, ==, before);
  said = yc_words_emptied (shelf->database, uuid);
  g_assert_nonnull (strstr (said, path));

  g_assert_true (yc_intake_take_one (shelf->database, copy, strlen (copy), &arrival, &error));
  g_assert_cmpint (arrival.state, ==, YC_ARRIVAL_NEW);
  g_assert_cmpstr (arrival.emptied, ==, said);
  after = text_of (shelf, uuid);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (yc_archive_count (shelf->database, NULL), ==, 1);
}

static void
nothing_is_emptied_without_a_copy (Shelf *shelf, gconstpointer data)
{
  g_autofree char *uuid = begin (shelf, "board-2p");
  g_autofree char *path = path_in_new_folder ();
  g_autoptr (GError) not_away = NULL;
  g_autoptr (GError) no_folder = NULL;

  (void) data;
  g_assert_false (yc_empty_session (shelf->database, uuid, path, &not_away));
  g_assert_error (not_away, YC_LEDGER_ERROR, YC_LEDGER_ERROR_REFUSED);
  tell (shelf, 1, YC_TOLD_AWAY, "yes");
  g_assert_false (yc_empty_session (shelf->database, uuid, "/nowhere/at/all/copy.ycr", &no_folder));
  g_assert_error (no_folder, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_cmpint (yc_journal_find (shelf->database, uuid, NULL), ==, 1);
}

static void
a_proposed_name_says_which_it_is (Shelf *shelf, gconstpointer data)
{
  g_autofree char *uuid = begin (shelf, "board-2p");
  g_autofree char *name = yc_empty_session_file_name (shelf->database, uuid, NULL);

  (void) data;
  g_assert_true (g_str_has_prefix (name, "2026-11-21-Ana-Bo-"));
  g_assert_true (g_str_has_suffix (name, ".ycr"));
  g_assert_null (yc_empty_session_file_name (shelf->database, "nothing", NULL));
}

/* Who has won how many, whatever was joined first; a session that is put away is no part of it. */
static void
a_match_is_told_with_its_score (Shelf *shelf, gconstpointer data)
{
  const char *const samples[] = { "board-2p-told", "card-2p", "board-3p" };
  g_autoptr (YcArchiveEntry) entry = NULL;
  g_autofree char *two = NULL, *three = NULL, *parted = NULL;

  (void) data;
  for (gsize i = 0; i < G_N_ELEMENTS (samples); i++)
    g_free (begin (shelf, samples[i]));
  g_assert_true (yc_matches_join (shelf->database, 2, 1, NULL));
  entry = yc_archive_get (shelf->database, 1, NULL);
  two = yc_words_match (shelf->database, entry->match);
  g_assert_cmpstr (two, ==, "One match of 2 games: Ana won 1, Bo won 1");
  g_assert_true (yc_matches_join (shelf->database, 3, 2, NULL));
  three = yc_words_match (shelf->database, entry->match);
  g_assert_cmpstr (three, ==, "One match of 3 games: Ana won 1, Bo won 1, Cy won 1");
  tell (shelf, 3, YC_TOLD_AWAY, "yes");
  tell (shelf, 2, YC_TOLD_MATCH, NULL);
  parted = yc_words_match (shelf->database, entry->match);
  g_assert_cmpstr (parted, ==, "One match of 1 game: Ana won 1, Bo won 0");
}

#define ADD(name)                                                                                  \
  g_test_add ("/empty-session/" #name, Shelf, NULL, shelf_set_up, name, shelf_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (the_record_stays_the_same_bytes);
  ADD (the_place_is_exported);
  ADD (the_copy_comes_back_as_it_was);
  ADD (nothing_is_emptied_without_a_copy);
  ADD (a_proposed_name_says_which_it_is);
  ADD (a_match_is_told_with_its_score);
  return g_test_run ();
}
