/* test-case-book-page.c: the case book is read and searched, and a case is offered when it is asked
 * again. */

#include "app-fixture.h"
#include "dispute/case-book-page.h"
#include "dispute/case-item.h"
#include "dispute/case-offer.h"
#include "dispute/case-print.h"
#include "play/play-bar.h"
#include "play/ruling-bar.h"
#include "case-book.h"
#include "table-page.h"

#include <glib/gstdio.h>
#include <string.h>

#define HEAD                                                                                       \
  "yellowcake 1\ngame manhattan-project\nlocation \"Kitchen\"\nplayer red \"Ana\"\n"               \
  "player blue \"Bo\"\nmarket ? ? ? ? ? ? ?\nbombs ? ? ?\n"

static void
record (YcSession *session, const char *line)
{
  g_autoptr (GError) error = NULL;

  yc_session_record (session, line, &error);
  g_assert_no_error (error);
}

/* A session in which the rule about two placements was disputed and settled. */
static YcSession *
begin_disputed (YcDatabase *database)
{
  g_autoptr (GError) error = NULL;
  YcSession *session = yc_session_begin (database, HEAD, &error);

  g_assert_no_error (error);
  record (session, "red place mine-2 L");
  record (session, "red place mine-1 L !");
  record (session, "blue dispute 2 \"twice\"");
  record (session, "table settle 2 overruled \"on Sundays\" table");
  return session;
}

static void
test_page (void)
{
  g_autoptr (YcDatabase) database = app_test_database ();
  G_GNUC_UNUSED g_autoptr (YcSession) session = begin_disputed (database);
  YcCaseBookPage *page = YC_CASE_BOOK_PAGE (yc_case_book_page_new (database));
  GtkWindow *window = app_test_show (GTK_WIDGET (page), 360, 600);
  g_autofree char *text = yc_case_book_page_to_text (page);

  g_assert_nonnull (strstr (text, "Case 1: Ana places 1 laborer on Mine 1"));
  g_assert_nonnull (strstr (text, "It is played otherwise here."));
  g_assert_nonnull (strstr (text, "Reason: on Sundays"));
  g_assert_nonnull (strstr (text, "Bo objected"));
  g_assert_nonnull (strstr (text, "Kitchen"));
  yc_case_book_page_search (page, "SÚNDAYS kitchen");
  app_test_wait (100);
  g_assert_null (app_test_find (GTK_WIDGET (page), GTK_TYPE_LABEL, "No case has these words"));
  yc_case_book_page_search (page, "ana placed láborer");
  app_test_wait (100);
  g_assert_nonnull (app_test_find (GTK_WIDGET (page), GTK_TYPE_LABEL, "No case has these words"));
  yc_case_book_page_search (page, "ana places láborer");
  app_test_wait (100);
  g_assert_null (app_test_find (GTK_WIDGET (page), GTK_TYPE_LABEL, "No case has these words"));
  yc_case_book_page_search (page, "mondays");
  app_test_wait (100);
  g_assert_nonnull (app_test_find (GTK_WIDGET (page), GTK_TYPE_LABEL, "No case has these words"));
  gtk_window_destroy (window);
  app_test_wait (50);
}

static void
test_empty (void)
{
  g_autoptr (YcDatabase) database = app_test_database ();
  GtkWidget *page = yc_case_book_page_new (database);
  GtkWindow *window = app_test_show (page, 800, 600);

  g_assert_nonnull (app_test_find (page, GTK_TYPE_LABEL, "Nothing Was Settled Yet"));
  gtk_window_destroy (window);
  app_test_wait (50);
}

/* The same in another session; nothing where nothing like it was settled. */
static void
test_offer (void)
{
  g_autoptr (YcDatabase) database = app_test_database ();
  G_GNUC_UNUSED g_autoptr (YcSession) settled = begin_disputed (database);
  g_autoptr (YcSession) session = yc_session_begin (database, HEAD, NULL);
  GtkWidget *offer = g_object_ref_sink (g_object_new (YC_TYPE_CASE_OFFER, NULL));
  YcPlay play;
  YcRuling ruling;

  record (session, "red place mine-2 L");
  g_assert_true (yc_session_read_play (session, "red place mine-1 L", &play, NULL));
  yc_session_judge_play (session, &play, &ruling);
  g_assert_true (yc_case_offer_show (YC_CASE_OFFER (offer), session, &play, &ruling));
  g_assert_true (gtk_widget_get_visible (offer));
  g_assert_true (
    g_str_has_prefix (yc_case_offer_get_words (YC_CASE_OFFER (offer)), "Case 1, the same: "));
  g_assert_true (yc_session_read_play (session, "blue place mine-1 L", &play, NULL));
  yc_session_judge_play (session, &play, &ruling);
  g_assert_false (yc_case_offer_show (YC_CASE_OFFER (offer), session, &play, &ruling));
  g_assert_false (gtk_widget_get_visible (offer));
  g_object_unref (offer);
}

/* What the ruling says of a play that is composed. */
static char *
words_about (YcTablePage *page, const char *line)
{
  YcPlayBar *bar = YC_PLAY_BAR (app_test_find (GTK_WIDGET (page), YC_TYPE_PLAY_BAR, NULL));
  GtkWidget *ruling;
  YcPlay play;

  g_assert_true (yc_session_read_play (yc_table_page_get_session (page), line, &play, NULL));
  yc_composer_set_play (yc_play_bar_get_composer (bar), &play);
  app_test_wait (50);
  ruling = app_test_find (GTK_WIDGET (bar), YC_TYPE_RULING_BAR, NULL);
  return ruling != NULL ? yc_ruling_bar_get_words (YC_RULING_BAR (ruling)) : g_strdup ("");
}

/* What was settled about a legal play is offered while it is composed, and by the judge. */
static void
test_legal_offer (void)
{
  g_autoptr (YcDatabase) database = app_test_database ();
  g_autoptr (YcSession) settled = yc_session_begin (database, HEAD, NULL);
  g_autoptr (YcSession) session = yc_session_begin (database, HEAD, NULL);
  YcTablePage *page = YC_TABLE_PAGE (yc_table_page_new (session));
  GtkWindow *window = app_test_show (GTK_WIDGET (page), 1300, 740);

  record (settled, "red place mine-2 L");
  record (settled, "blue dispute 1");
  record (settled, "table settle 1 overruled");
  g_autofree char *composed = words_about (page, "red place mine-2 L");
  g_assert_true (g_str_has_prefix (composed, "Legal. Case 1, the same: "));
  g_autofree char *otherwise = words_about (page, "red place mine-1 L");
  g_assert_cmpstr (otherwise, ==, "");
  gtk_widget_activate_action (GTK_WIDGET (page), "table.judge", NULL);
  g_autofree char *asked = words_about (page, "red place mine-2 L");
  g_assert_true (g_str_has_prefix (asked, "Legal. Case 1, the same: "));
  g_autofree char *other = words_about (page, "red place mine-1 L");
  g_assert_cmpstr (other, ==, "Legal. Every rule that was asked is kept.");
  gtk_window_destroy (window);
  app_test_wait (50);
}

/* So many pages that no case is torn in two. */
static void
test_print (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("yellowcake-print-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "cases.pdf", NULL);
  GtkPrintOperation *operation;
  int n_pages;

  for (guint i = 0; i < 40; i++)
    g_string_append_printf (text, "Case %u: Ana ends the turn.\nLegal\nThe ruling stands.\n\n", i);
  operation = yc_case_print_new (text->str);
  gtk_print_operation_set_export_filename (operation, path);
  g_assert_cmpint (
    gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==,
    GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  g_object_get (operation, "n-pages", &n_pages, NULL);
  g_assert_cmpint (n_pages, >, 1);
  g_assert_cmpint (n_pages, <, 6);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  g_object_unref (operation);
  g_unlink (path);
  g_rmdir (folder);
}

/* One of a thousand is found by a word of its play and one of its decision. */
static void
test_thousand (void)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_found = 0;

  for (guint i = 1; i <= 1000; i++) {
    YcLedgerCase found = { .number = i,
                           .game = g_strdup ("manhattan-project"),
                           .rule = g_strdup ("pay.short"),
                           .play = g_strdup ("red place factory-1 L"),
                           .begun_at = g_strdup ("2026-11-21T19:30:00+01:00"),
                           .decision = g_strdup_printf ("as in the year %u", 3000 + i),
                           .state = g_strdup ("upheld") };

    g_ptr_array_add (items, yc_case_item_new (&found));
  }
  for (guint i = 0; i < items->len; i++)
    n_found += yc_case_item_matches (items->pdata[i], "Factory 3777") ? 1 : 0;
  g_assert_cmpuint (n_found, ==, 1);
}

int
main (int argc, char *argv[])
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/case-book-page/page", test_page);
  g_test_add_func ("/case-book-page/empty", test_empty);
  g_test_add_func ("/case-book-page/offer", test_offer);
  g_test_add_func ("/case-book-page/legal-offer", test_legal_offer);
  g_test_add_func ("/case-book-page/print", test_print);
  g_test_add_func ("/case-book-page/thousand", test_thousand);
  return g_test_run ();
}
