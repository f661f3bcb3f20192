/* test-rulings.c: the last word on a card counts, and disputes stand as noted. */

#include "rulings.h"

#include "ledger-fixture.h"

#define UUID "0197c2f0-1111-7000-8000-000000000005"

static void
the_last_definition_counts (Ledger *ledger, gconstpointer data)
{
  g_autofree char *board = NULL;
  g_autofree char *none = NULL;

  (void) data;
  ledger_teach (ledger, "manhattan-project", "47", "card 47 reactor needs SS gives P1");
  ledger_teach (ledger, "manhattan-project", "14", "card 14 mine needs L gives Y2");
  ledger_teach (ledger, "chain-reaction", "47", "card 47 mine needs E gives Y1");
  ledger_teach (ledger, "manhattan-project", "47", "card 47 reactor needs SS gives P2");
  board = yc_rulings_taught (ledger->database, "manhattan-project", NULL);
  g_assert_cmpstr (board, ==, "card 14 mine needs L gives Y2\ncard 47 reactor needs SS gives P2\n");
  g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM card"), ==, 4);
  none = yc_rulings_taught (ledger->database, "go", NULL);
  g_assert_cmpstr (none, ==, "");
}

static void
restored_and_merged_cards_are_no_definitions (Ledger *ledger, gconstpointer data)
{
  YcDatabase *database = ledger->database;
  g_autofree char *taught = NULL;
  g_autofree char *merged = NULL;
  g_autofree char *before = NULL;
  g_autofree char *parted = NULL;

  (void) data;
  ledger_teach (ledger, "chain-reaction", "card a", "card a mine x? needs E gives Y1");
  ledger_teach (ledger, "chain-reaction", "card b", "card b mine x? needs E gives Y1");
  ledger_teach (ledger, "chain-reaction", "card c", "card c mine x? needs E gives Y3");
  g_assert_true (yc_rulings_restore (database, "chain-reaction", "card c", NULL));
  g_assert_true (yc_rulings_merge (database, "chain-reaction", "card b", "card a", NULL, NULL));
  taught = yc_rulings_taught (database, "chain-reaction", NULL);
  g_assert_cmpstr (taught, ==, "card a mine x? needs E gives Y1\n");
  merged = yc_rulings_merged (database, "chain-reaction", NULL);
  g_assert_cmpstr (merged, ==, "same card b card a\n");
  before = yc_rulings_before_merge (database, "chain-reaction", NULL);
  g_assert_cmpstr (before, ==, "card b mine x? needs E gives Y1\n");
  g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM card"), ==, 5);

  g_assert_true (yc_rulings_restore (database, "chain-reaction", "card b", NULL));
  parted = yc_rulings_merged (database, "chain-reaction", NULL);
  g_assert_cmpstr (parted, ==, "");
}

static void
several_are_taught_at_once (Ledger *ledger, gconstpointer data)
{
  static const char *const cards[] = { "card a", "prices" };
  static const char *const texts[] = { "card a mine needs E gives Y1", "prices 1 2 3 4 5 6 7" };
  g_autofree char *taught = NULL;
  g_autoptr (GError) error = NULL;

  (void) data;
  yc_rulings_teach_all (ledger->database, "manhattan-project", cards, texts, 2, &error);
  g_assert_no_error (error);
  taught = yc_rulings_taught (ledger->database, "manhattan-project", NULL);
  g_assert_cmpstr (taught, ==, "card a mine needs E gives Y1\nprices 1 2 3 4 5 6 7\n");
}

#define ADD(name)                                                                                  \
  g_test_add ("/ledger/rulings/" #name, Ledger, NULL, ledger_set_up, name, ledger_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD (the_last_definition_counts);
  ADD (restored_and_merged_cards_are_no_definitions);
  ADD (several_are_taught_at_once);
  return g_test_run ();
}
