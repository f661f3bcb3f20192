/* test-case-book.c: what was settled once is offered when it is asked again, and only then as the
 * same. */

#include "case-book.h"

#include "caches.h"
#include "retelling.h"
#include "shelf.h"

#include <string.h>

static const char *const colors[] = { "red", "blue", "green" };

/* A session in which each player has so much yellowcake; `first` begins. */
static YcSession *
begin_session (Shelf *shelf, guint first, guint yellowcake)
{
  g_autofree char *head
    = g_strdup_printf ("yellowcake 1\ngame manhattan-project\nplayer %s \"Ana\"\nplayer %s \"Bo\"\n"
                       "player %s \"Cy\"\nmarket ? ? ? ? ? ? ?\nbombs ? ? ? ?\n",
                       colors[first % 3], colors[(first + 1) % 3], colors[(first + 2) % 3]);
  YcSession *session = shelf_begin (shelf->database, head);
  for (guint i = 0; i < 3; i++) {
    g_autofree char *line
      = g_strdup_printf ("table adjust %s yellowcake =%u", colors[i], yellowcake);
    shelf_record (session, line);
  }
  return session;
}

/* Settles that a first player with $1 of 3 yellowcake places on Factory 1. */
static void
settle_one (Shelf *shelf, YcDisputeState decision)
{
  g_autoptr (YcSession) session = begin_session (shelf, 0, 1);
  shelf_record (session, "red place factory-1 L !");
  shelf_record (session, "blue dispute 4 \"who pays?\"");
  yc_session_settle (session, 4, decision, YC_SCOPE_TABLE, "the rest is owed", NULL);
}

/* What is offered about a play, or would be: at most so many. */
static GArray *
ask (YcSession *session, const char *line)
{
  YcPlay play;
  YcRuling ruling;
  g_autoptr (GError) error = NULL;
  g_assert_true (yc_session_read_play (session, line, &play, NULL));
  yc_session_judge_play (session, &play, &ruling);
  GArray *precedents = yc_case_book_like (session, &play, &ruling, 3, &error);
  g_assert_no_error (error);
  return precedents;
}

/* 1: the same is offered, 0: a similar one, -1: nothing. */
static int
offered (YcSession *session, guint actor, const char *play)
{
  g_autofree char *line = g_strdup_printf ("%s %s", colors[actor % 3], play);
  g_autoptr (GArray) precedents = ask (session, line);
  return precedents->len == 0 ? -1 : g_array_index (precedents, YcPrecedent, 0).same;
}

/* Whoever plays, whatever was played before, and however the play is made. */
static void
equal_ones_are_the_same (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  settle_one (shelf, YC_DISPUTE_UPHELD);
  for (guint i = 0; i < 100; i++) {
    g_autoptr (YcSession) session = begin_session (shelf, i, 1);
    for (guint coins = 0; coins < i % 7; coins++) {
      g_autofree char *coin = g_strdup_printf ("table adjust %s money +1", colors[(i + coins) % 3]);
      shelf_record (session, coin);
    }
    g_assert_cmpint (
      offered (session, i, i % 2 ? "place factory-1 L" : "place factory-1 L ! \"x\""), ==, 1);
  }
}

/* Another amount, another space, another rule. */
static void
near_ones_are_not (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  settle_one (shelf, YC_DISPUTE_UPHELD);
  for (guint i = 0; i < 25; i++) {
    g_autoptr (YcSession) none = begin_session (shelf, i, 0);
    g_autoptr (YcSession) two = begin_session (shelf, i, 2);
    g_autoptr (YcSession) enough = begin_session (shelf, i, 3);
    g_autoptr (YcSession) one = begin_session (shelf, i, 1);
    g_assert_cmpint (offered (none, i, "place factory-1 L"), ==, 0);
    g_assert_cmpint (offered (two, i, "place factory-1 L"), ==, 0);
    g_assert_cmpint (offered (enough, i, "place factory-1 L"), ==, -1);
    g_assert_cmpint (offered (one, i + 1, "place factory-1 L"), !=, 1);
  }
}

/* A legal play was settled for what was done with whom, whoever did it and whenever. */
static void
legal_ones_too (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *play;
    int offered;
  } asked[] = {
    { "place university-2 L", 1 },
    { "place university-2 L ! \"x\"", 1 },
    { "place university-2 L decline", -1 },
    { "place university-2 L take -", -1 },
    { "place mine-1 L", -1 },
    { "place university-2 E", -1 },
  };
  g_autoptr (YcSession) settled = begin_session (shelf, 0, 1);
  shelf_record (settled, "red place university-2 L");
  shelf_record (settled, "blue dispute 4 \"only an engineer may study\"");
  yc_session_settle (settled, 4, YC_DISPUTE_OVERRULED, YC_SCOPE_TABLE, NULL, NULL);
  for (guint i = 0; i < 3; i++) {
    g_autoptr (YcSession) session = begin_session (shelf, i, 2);
    for (guint j = 0; j < G_N_ELEMENTS (asked); j++)
      g_assert_cmpint (offered (session, i, asked[j].play), ==, asked[j].offered);
  }
}

/* One that was taken up again decides nothing, until it is settled again; it keeps its number. */
static void
taken_up_again_it_is_not_offered (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) first = begin_session (shelf, 0, 1);
  g_autoptr (YcSession) later = begin_session (shelf, 1, 1);
  shelf_record (first, "red place factory-1 L !");
  shelf_record (first, "blue dispute 4");
  g_assert_cmpint (offered (later, 1, "place factory-1 L"), ==, -1);
  shelf_record (first, "table settle 4 upheld");
  g_assert_cmpint (offered (later, 1, "place factory-1 L"), ==, 1);
  shelf_record (first, "blue dispute 4 \"again\"");
  g_assert_cmpint (offered (later, 1, "place factory-1 L"), ==, -1);
  g_autoptr (GArray) open = yc_casebook_list (shelf->database, NULL);
  g_assert_cmpuint (open->len, ==, 1);
  g_assert_cmpuint (g_array_index (open, YcLedgerCase, 0).number, ==, 1);
  shelf_record (first, "table settle 4 overruled \"house rule\"");
  g_autoptr (GArray) precedents = ask (later, "blue place factory-1 L");
  g_autofree char *words = yc_words_precedent (&g_array_index (precedents, YcPrecedent, 0));
  g_assert_cmpstr (words, ==, "Case 1, the same: It is played otherwise here. Reason: house rule");
}

/* The statements are the fact: what was dropped comes back as it was, numbers and all. */
static void
dropped_cases_come_back (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  settle_one (shelf, YC_DISPUTE_UPHELD);
  settle_one (shelf, YC_DISPUTE_LEFT);
  g_autoptr (GArray) before = yc_casebook_list (shelf->database, NULL);
  g_assert_cmpuint (before->len, ==, 2);
  g_assert_true (yc_caches_drop (shelf->database, NULL));
  g_autoptr (GArray) none = yc_casebook_list (shelf->database, NULL);
  g_assert_cmpuint (none->len, ==, 0);
  yc_retelling_go_on (yc_retelling_of (shelf->database));
  yc_retelling_finish (yc_retelling_of (shelf->database));
  g_autoptr (GArray) after = yc_casebook_list (shelf->database, NULL);
  g_assert_cmpuint (after->len, ==, 2);
  for (guint i = 0; i < 2; i++) {
    const YcLedgerCase *was = &g_array_index (before, YcLedgerCase, i);
    const YcLedgerCase *is = &g_array_index (after, YcLedgerCase, i);
    g_assert_cmpuint (was->number, ==, is->number);
    g_assert_cmpstr (was->facts, ==, is->facts);
    g_assert_cmpstr (was->state, ==, is->state);
    g_assert_cmpstr (was->decision, ==, is->decision);
    g_assert_cmpstr (was->uuid, ==, is->uuid);
  }
}

/* The records of a folder, as somebody chooses them. */
static GListModel *
files_in (GFile *folder)
{
  GListStore *files = g_list_store_new (G_TYPE_FILE);
  g_autoptr (GFileEnumerator) children
    = g_file_enumerate_children (folder, "standard::name", 0, NULL, NULL);
  GFile *child;
  while (g_file_enumerator_iterate (children, NULL, &child, NULL, NULL) && child)
    g_list_store_append (files, child);
  return G_LIST_MODEL (files);
}

static void
import_into (Shelf *other, GFile *folder, guint sessions, guint differ)
{
  g_autoptr (GListModel) files = files_in (folder);
  g_autoptr (GError) error = NULL;
  YcCasesTaken taken;
  g_assert_true (yc_case_book_import (other->database, files, &taken, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (taken.sessions, ==, sessions);
  g_assert_cmpuint (taken.differ, ==, differ);
  yc_retelling_finish (yc_retelling_of (other->database));
}

/* What one table has settled is in the book of another, and only once. */
static void
cases_travel_in_records (Shelf *shelf, gconstpointer data)
{
  Shelf other;
  guint n = 0;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (shelf->folder, "records", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  shelf_set_up (&other, data);
  settle_one (shelf, YC_DISPUTE_OVERRULED);
  settle_one (shelf, YC_DISPUTE_UPHELD);
  g_object_unref (begin_session (shelf, 0, 1));
  g_assert_true (g_file_make_directory (folder, NULL, NULL));
  g_assert_true (yc_case_book_export (shelf->database, folder, &n, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n, ==, 2);
  import_into (&other, folder, 2, 0);
  import_into (&other, folder, 0, 0);
  g_autoptr (GArray) cases = yc_casebook_list (other.database, NULL);
  g_assert_cmpuint (cases->len, ==, 2);
  g_autoptr (YcSession) session = begin_session (&other, 1, 1);
  g_assert_cmpint (offered (session, 1, "place factory-1 L"), ==, 1);
  g_clear_object (&session);
  shelf_tear_down (&other, data);
}

/* A file that is no record is named, and nothing is taken of the others. */
static void
what_cannot_be_read_is_named (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = g_build_filename (shelf->folder, "letter.ycr", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr (GError) error = NULL;
  YcCasesTaken taken;
  g_assert_true (g_file_set_contents (path, "Dear Bo,\n", -1, NULL));
  g_list_store_append (files, file);
  g_assert_false (yc_case_book_import (shelf->database, G_LIST_MODEL (files), &taken, &error));
  g_assert_true (g_str_has_prefix (error->message, "letter.ycr: "));
}

/* A case changes no verdict. */
static void
a_case_changes_nothing (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  YcRuling before, after;
  g_autoptr (YcSession) session = begin_session (shelf, 0, 1);
  shelf_judge (session, "red place factory-1 L", &before);
  settle_one (shelf, YC_DISPUTE_OVERRULED);
  shelf_judge (session, "red place factory-1 L", &after);
  g_assert_cmpint (before.verdict, ==, YC_ILLEGAL);
  g_assert_cmpint (after.verdict, ==, YC_ILLEGAL);
  g_assert_cmpuint (before.n_reasons, ==, after.n_reasons);
}

/* Without a ledger there is no book. */
static void
no_ledger_no_book (Shelf *shelf G_GNUC_UNUSED, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) session
    = yc_session_read ("yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\n"
                       "player blue \"Bo\"\nmarket ? ? ? ? ? ? ?\nbombs ? ? ?\n",
                       -1, NULL);
  g_autoptr (GArray) none = ask (session, "red place factory-1 L");
  g_assert_cmpuint (none->len, ==, 0);
}

#define ADD(name)                                                                                  \
  g_test_add ("/session/case-book/" #name, Shelf, NULL, shelf_set_up, name, shelf_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD (equal_ones_are_the_same);
  ADD (near_ones_are_not);
  ADD (legal_ones_too);
  ADD (taken_up_again_it_is_not_offered);
  ADD (dropped_cases_come_back);
  ADD (cases_travel_in_records);
  ADD (what_cannot_be_read_is_named);
  ADD (a_case_changes_nothing);
  ADD (no_ledger_no_book);
  return g_test_run ();
}
