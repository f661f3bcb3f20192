/* test-collection.c: what the table teaches, corrects and imports counts in every session
 * of the game, and events stay as they were written. */

#include "collection.h"

#include <string.h>

#include "archive.h"
#include "card-name.h"
#include "shelf.h"
#include "table-cards.h"
#include "manhattan/board.h"
#include "chain/chain.h"

static const char head[] = "yellowcake 1\ngame chain-reaction\n"
                           "player red \"Ana\"\nplayer blue \"Bo\"\n";

static void
count (gpointer object, gpointer data)
{
  (void) object;
  ++*(guint *) data;
}

static void
test_origins (Shelf *shelf, gconstpointer data)
{
  (void) data;
  guint changes = 0;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  g_signal_connect (collection, "changed", G_CALLBACK (count), &changes);
  cards_teach (collection, "card  our-mine mine  needs E gives Y2");
  cards_teach (collection, "card mine-ee-y3 mine x2 needs EE gives Y4 side L");
  g_assert_cmpint (yc_collection_get_origin (collection, "card our-mine"), ==, YC_ORIGIN_TAUGHT);
  g_assert_cmpint (yc_collection_get_origin (collection, "card mine-ee-y3"), ==,
                   YC_ORIGIN_CORRECTED);
  g_assert_cmpint (yc_collection_get_origin (collection, "card univ-1-ss"), ==,
                   YC_ORIGIN_CATALOGUE);
  g_autofree char *text = yc_collection_export (collection);
  g_assert_cmpstr (text, ==,
                   "yellowcake 1\ngame chain-reaction\n"
                   "card mine-ee-y3 mine x2 needs EE gives Y4 side L\n"
                   "card our-mine mine needs E gives Y2\n");
  g_assert_true (cards_restore (collection, "card mine-ee-y3", NULL));
  g_assert_true (cards_restore (collection, "card our-mine", NULL));
  g_assert_cmpint (cards_find (collection, "card mine-ee-y3")->gives[0].goods[YC_YELLOWCAKE], ==,
                   3);
  g_assert_null (cards_find (collection, "card our-mine"));
  g_assert_cmpuint (changes, ==, 4);
  cards_settle (shelf->database);
}

/* All who ask share one, and whoever has a session open hears of it there. */
static void
test_shared (Shelf *shelf, gconstpointer data)
{
  (void) data;
  guint changes = 0;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  g_autoptr (YcCollection) same = cards_of (shelf->database, &yc_chain_game);
  g_autoptr (YcCollection) board = cards_of (shelf->database, &yc_manhattan_game);
  g_autoptr (YcSession) session = shelf_begin (shelf->database, head);
  g_assert_true (collection == same);
  g_assert_true (collection != board);
  g_assert_true (yc_session_get_collection (session, NULL) == collection);
  g_signal_connect (session, "exchanged", G_CALLBACK (count), &changes);
  g_assert_true (yc_session_teach (session, "card a mine x1 needs E gives Y2", NULL));
  g_assert_nonnull (cards_find (collection, "card a"));
  cards_teach (collection, "card a mine x1 needs E gives Y3");
  g_assert_cmpuint (changes, ==, 2);
  cards_settle (shelf->database);
}

static void
test_without_a_ledger (void)
{
  g_autoptr (YcCollection) collection = cards_of (NULL, &yc_chain_game);
  cards_teach (collection, "card our-mine mine x1 needs E gives Y2");
  g_assert_nonnull (cards_find (collection, "card our-mine"));
  g_assert_true (cards_restore (collection, "card our-mine", NULL));
  g_assert_null (cards_find (collection, "card our-mine"));
}

static void
test_refused (Shelf *shelf, gconstpointer data)
{
  static const char *const wrong[]
    = { "red end", "card on mine",         "card x2 mine",   "card a b",
        "",        "prices 1 2 3 4 5 6 7", "card a mine x21" };
  (void) data;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  cards_teach (collection, "card our-mine mine x19 needs E gives Y2");
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_autoptr (GError) error = NULL;
    if (*wrong[i])
      g_assert_false (yc_collection_teach (collection, wrong[i], &error));
  }
  /* 19 and 2 mines are more than the box holds; nobody wrote a line, so none is named */
  g_autoptr (GError) full = NULL;
  g_assert_false (yc_collection_teach (collection, "card a mine x2 needs L gives Y1", &full));
  g_assert_cmpstr (full->message, ==, "The box does not hold so many of this kind: a");
  g_autofree char *text = yc_collection_export (collection);
  g_assert_cmpstr (text, ==,
                   "yellowcake 1\ngame chain-reaction\n"
                   "card our-mine mine x19 needs E gives Y2\n");
  cards_settle (shelf->database);
}

/* An earlier session is judged with the correction; its outcome in the list, too. */
static void
test_corrected (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  cards_teach (collection, "plan our-plan needs ? pays U0 points 4");
  cards_teach (collection, "card our-mine mine needs ? gives Y2 side L");
  YcSession *session = shelf_begin (shelf->database, head);
  g_autofree char *uuid = g_strdup (yc_session_get_uuid (session));
  shelf_record (session, "red activate our-mine side our-mine");
  shelf_record (session, "red activate our-plan side our-mine");
  g_assert_cmpint (yc_chain_of (yc_session_get_position (session))->players[0].yellowcake, ==, 2);
  cards_teach (collection, "card our-mine mine needs ? gives Y5 side L");
  g_assert_cmpint (yc_chain_of (yc_session_get_position (session))->players[0].yellowcake, ==, 5);
  g_object_unref (session);
  cards_teach (collection, "plan our-plan needs ? pays U0 points 7");
  cards_settle (shelf->database);
  g_autoptr (GPtrArray) listed = yc_archive_list (shelf->database, NULL, NULL, 1, NULL);
  g_assert_cmpint (((YcArchiveEntry *) g_ptr_array_index (listed, 0))->seats[0].points, ==, 7);
  g_assert_cmpint (cards_yellowcake_of_red (shelf->database, uuid), ==, 5);
}

/* A head's own definition wins over what the table teaches later. */
static void
test_head_wins (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autofree char *own = g_strconcat (head, "card our-mine mine needs ? gives Y1 side L\n", NULL);
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  YcSession *session = shelf_begin (shelf->database, own);
  g_autofree char *uuid = g_strdup (yc_session_get_uuid (session));
  shelf_record (session, "red activate our-mine side our-mine");
  g_object_unref (session);
  cards_teach (collection, "card our-mine mine needs ? gives Y5 side L");
  cards_teach (collection, "card b mine needs ? gives Y6 side L");
  g_assert_cmpint (cards_yellowcake_of_red (shelf->database, uuid), ==, 1);
  /* nor does its name stand for another there */
  g_assert_true (cards_merge (collection, "card our-mine", "card b", NULL));
  g_assert_cmpint (cards_yellowcake_of_red (shelf->database, uuid), ==, 1);
  cards_settle (shelf->database);
}

/* ---- Shared ---- */

static const YcImportCard *
card_of (const YcImport *import, const char *key)
{
  for (guint i = 0; i < import->cards->len; i++) {
    const YcImportCard *card = g_ptr_array_index (import->cards, i);
    if (strcmp (card->key, key) == 0)
      return card;
  }
  g_error ("no %s", key);
}

static void
test_compared (Shelf *shelf, gconstpointer data)
{
  static const char file[]
    = "yellowcake 1\ngame chain-reaction\n"
      "card theirs mine x1   needs E gives Y2\n"
      "card mine-eee-y5 mine x? needs EEE gives Y5 side L source \"elsewhere\"\n"
      "card mine-ee-y3 mine x? needs EE gives Y3 side S\n"
      "card by-icons enrichment x? needs S pays Y3 gives U2 side EE\n"
      "card counted university x2 needs ? gives SS\n"
      "card univ-1-ee university x? needs ? gives LL\n"
      "landmark yellowcake needs ? gives Y1\n";
  (void) data;
  g_autoptr (GError) error = NULL;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  g_autoptr (YcImport) import = yc_collection_compare (collection, file, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (import->cards->len, ==, 7);
  g_assert_cmpint (card_of (import, "card theirs")->state, ==, YC_IMPORT_NEW);
  g_assert_cmpstr (card_of (import, "card theirs")->definition, ==,
                   "card theirs mine x1 needs E gives Y2");
  g_assert_cmpint (card_of (import, "card mine-eee-y5")->state, ==, YC_IMPORT_SAME);
  g_assert_cmpint (card_of (import, "card mine-ee-y3")->state, ==, YC_IMPORT_FILLS);
  /* by what is printed, not by the name */
  g_assert_cmpint (card_of (import, "card by-icons")->state, ==, YC_IMPORT_SAME);
  g_assert_cmpstr (card_of (import, "card by-icons")->ours, ==, "card enrich-s-y3-u2");
  g_assert_cmpint (card_of (import, "card counted")->state, ==, YC_IMPORT_FILLS);
  g_assert_cmpstr (card_of (import, "card counted")->definition, ==,
                   "card univ-1-ss university x2 needs ? gives SS");
  g_assert_cmpint (card_of (import, "card univ-1-ee")->state, ==, YC_IMPORT_DIFFERS);
  g_assert_cmpstr (card_of (import, "card univ-1-ee")->both, ==,
                   "card univ-1-ll university x? needs ? gives LL");
  g_assert_cmpint (card_of (import, "landmark yellowcake")->state, ==, YC_IMPORT_FILLS);
  g_assert_null (card_of (import, "landmark yellowcake")->both);
}

/* The cards of a record are those of its head, whatever was played with them. */
static void
test_of_a_record (Shelf *shelf, gconstpointer data)
{
  static const char file[] = "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\n"
                             "card m5 mine x2 needs S gives Y2 side L\nred activate m5\n";
  (void) data;
  g_autoptr (GError) error = NULL;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  g_autoptr (YcImport) import = yc_collection_compare (collection, file, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (import->cards->len, ==, 1);
  g_assert_cmpint (card_of (import, "card m5")->state, ==, YC_IMPORT_NEW);
}

static void
test_not_compared (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  g_autoptr (GError) other = NULL;
  g_autoptr (GError) broken = NULL;
  g_assert_null (
    yc_collection_compare (collection, "yellowcake 1\ngame manhattan-project\n", -1, &other));
  g_assert_error (other, YC_COLLECTION_ERROR, YC_COLLECTION_ERROR_OTHER_GAME);
  g_assert_null (yc_collection_compare (
    collection, "yellowcake 1\ngame chain-reaction\ncard a mine x21 needs E gives Y1\n", -1,
    &broken));
  g_assert_true (g_str_has_prefix (broken->message, "3:6: "));
}

/* All or none. */
static void
test_imported (Shelf *shelf, gconstpointer data)
{
  static const char *const good[]
    = { "card a mine x1 needs E gives Y1", "plan b needs SSE pays U3 points 5", NULL };
  static const char *const bad[] = { "card c mine x1 needs E gives Y1", "card d mine x20", NULL };
  (void) data;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  g_assert_true (yc_collection_teach_all (collection, good, NULL));
  g_assert_false (yc_collection_teach_all (collection, bad, NULL));
  g_assert_nonnull (cards_find (collection, "card a"));
  g_assert_nonnull (cards_find (collection, "plan b"));
  g_assert_null (cards_find (collection, "card c"));
  cards_settle (shelf->database);
}

static void
test_board (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_manhattan_game);
  cards_teach (collection, "prices 1 2 3 4 5 6 7");
  cards_teach (collection, "space mine-2 needs ? gives Y2 others Y1");
  g_assert_cmpint (yc_collection_get_origin (collection, "prices"), ==, YC_ORIGIN_CORRECTED);
  g_assert_cmpint (yc_collection_get_catalogue (collection)->prices[6], ==, 7);
  g_autoptr (YcSession) session = shelf_begin (
    shelf->database,
    "yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\nplayer blue \"Bo\"\n");
  shelf_record (session, "red place mine-2 L");
  g_assert_cmpint (yc_session_get_setup (session)->catalogue.prices[0], ==, 1);
  g_assert_true (cards_restore (collection, "prices", NULL));
  g_assert_cmpint (yc_collection_get_catalogue (collection)->prices[6], ==, 20);
  cards_settle (shelf->database);
}

#define ADD(name, func)                                                                            \
  g_test_add ("/collection/" name, Shelf, NULL, shelf_set_up, func, shelf_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/collection/without-a-ledger", test_without_a_ledger);
  ADD ("origins", test_origins);
  ADD ("shared", test_shared);
  ADD ("refused", test_refused);
  ADD ("corrected", test_corrected);
  ADD ("head-wins", test_head_wins);
  ADD ("compared", test_compared);
  ADD ("of-a-record", test_of_a_record);
  ADD ("not-compared", test_not_compared);
  ADD ("imported", test_imported);
  ADD ("board", test_board);
  return g_test_run ();
}
