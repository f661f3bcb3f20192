/* test-collection-merge.c: two cards that turned out to be the same, in every session, and what
 * speaks against it. */

#include "collection.h"

#include <string.h>

#include "journal.h"
#include "shelf.h"
#include "table-cards.h"
#include "chain/chain.h"

static const char head[] = "yellowcake 1\ngame chain-reaction\n"
                           "player red \"Ana\"\nplayer blue \"Bo\"\n";

/* Two plans that nobody knows but the table lie side by side. */
static const char row[] = "yellowcake 1\ngame chain-reaction\n"
                          "date 2026-11-20T19:30:00+01:00\n"
                          "player red \"Ana\"\nplayer blue \"Bo\"\nplans p8 p9\n";

static char *
stored_text (YcDatabase *database, const char *uuid)
{
  return yc_journal_read_record (database, yc_journal_find (database, uuid, NULL), NULL);
}

static void
test_merged (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  cards_teach (collection, "card a mine x? needs ? gives Y1 side L");
  cards_teach (collection, "card b mine x2 needs ? gives Y4 side L");
  cards_teach (collection, "card c mine x? needs ? gives Y6 side L");
  YcSession *session = shelf_begin (shelf->database, head);
  g_autofree char *uuid = g_strdup (yc_session_get_uuid (session));
  shelf_record (session, "red activate a side c");
  shelf_record (session, "table note \"we took a card a\"");
  g_object_unref (session);
  g_autofree char *before = stored_text (shelf->database, uuid);
  g_assert_cmpint (cards_yellowcake_of_red (shelf->database, uuid), ==, 1);

  g_assert_true (cards_merge (collection, "card a", "card b", NULL));
  g_assert_cmpstr (yc_collection_get_merged (collection, "card a"), ==, "b");
  g_assert_null (cards_find (collection, "card a"));
  g_assert_cmpint (cards_find (collection, "card b")->copies, ==, 2);
  g_assert_cmpint (cards_yellowcake_of_red (shelf->database, uuid), ==, 4);
  /* one after the other */
  g_assert_true (cards_merge (collection, "card b", "card c", NULL));
  g_assert_cmpint (cards_yellowcake_of_red (shelf->database, uuid), ==, 6);
  /* what was written stays */
  g_autofree char *after = stored_text (shelf->database, uuid);
  g_assert_cmpstr (before, ==, after);
  g_autoptr (YcSession) again = yc_session_open (shelf->database, uuid, NULL);
  g_autofree char *text = yc_session_to_text (again);
  g_assert_nonnull (strstr (text, "\"we took a card a\""));
  g_assert_nonnull (strstr (text, "red activate c side c\n"));
  cards_settle (shelf->database);
}

/* Teaching a merged name again, or restoring it, parts the two. */
static void
test_parted (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  cards_teach (collection, "card a mine x? needs ? gives Y1 side L");
  g_assert_true (cards_merge (collection, "card a", "card mine-eee-y5", NULL));
  cards_teach (collection, "card a mine x? needs ? gives Y2 side L");
  g_assert_null (yc_collection_get_merged (collection, "card a"));
  g_assert_true (cards_merge (collection, "card mine-ee-y3", "card a", NULL));
  g_assert_cmpstr (yc_collection_get_merged (collection, "card mine-ee-y3"), ==, "a");
  g_assert_true (cards_restore (collection, "card mine-ee-y3", NULL));
  g_assert_null (yc_collection_get_merged (collection, "card mine-ee-y3"));
  cards_settle (shelf->database);
}

static void
test_never_the_same (Shelf *shelf, gconstpointer data)
{
  static const char *const pairs[][2] = { { "card mine-ee-y3", "card mine-ee-y3" },
                                          { "card mine-ee-y3", "card univ-1-ss" },
                                          { "card espionage", "card design-bomb" },
                                          { "card no-such", "card mine-ee-y3" },
                                          { "landmark engineer", "landmark scientist" } };
  (void) data;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  for (gsize i = 0; i < G_N_ELEMENTS (pairs); i++) {
    g_autoptr (GError) error = NULL;
    g_assert_false (cards_merge (collection, pairs[i][0], pairs[i][1], &error));
    g_assert_error (error, YC_COLLECTION_ERROR, YC_COLLECTION_ERROR_NOT_ALIKE);
  }
}

/* A record that is brought in is kept as it came, and read with the other name. */
static void
test_brought_in (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autofree char *text = g_strconcat (head, "red activate a side b !\n", NULL);
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  cards_teach (collection, "card a mine x? needs ? gives Y1 side L");
  cards_teach (collection, "card b mine x? needs ? gives Y4 side L");
  g_assert_true (cards_merge (collection, "card a", "card b", NULL));
  g_autoptr (YcSession) session = shelf_begin (shelf->database, text);
  g_assert_cmpint (yc_chain_of (yc_session_get_position (session))->players[0].yellowcake, ==, 4);
  g_autofree char *stored = stored_text (shelf->database, yc_session_get_uuid (session));
  g_assert_nonnull (strstr (stored, "\nred activate a side b !"));
  cards_settle (shelf->database);
}

/* One was seen sideways, the other upright: of the one card both is known. */
static void
test_filled (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  const YcCard *both;
  cards_teach (collection, "card a mine x? needs unknown gives ? side SS");
  cards_teach (collection, "card b mine x? needs L gives Y4");
  g_assert_true (cards_merge (collection, "card a", "card b", NULL));
  both = cards_find (collection, "card b");
  g_assert_false (both->side_unknown);
  g_assert_cmpint (both->side[YC_SCIENTIST], ==, 2);
  g_assert_cmpint (both->gives[0].goods[YC_YELLOWCAKE], ==, 4);
  /* where they contradict each other, the numbers of the one that stays hold */
  cards_teach (collection, "card c mine x? needs unknown gives Y2 side S");
  g_assert_true (cards_merge (collection, "card c", "card b", NULL));
  g_assert_cmpint (cards_find (collection, "card b")->side[YC_SCIENTIST], ==, 2);
  cards_settle (shelf->database);
}

/* ---- Copies ---- */

static void
test_copies (Shelf *shelf, gconstpointer data)
{
  static const struct {
    const char *from, *into;
    int copies;
  } cases[] = {
    { "x3", "x2", 2 }, { "x2", "x2", 2 },          { "x?", "x2", 2 },
    { "x3", "x?", 3 }, { "x?", "x?", YC_UNKNOWN },
  };
  (void) data;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *from
      = g_strdup_printf ("card a mine %s needs ? gives Y1 side L", cases[i].from);
    g_autofree char *into
      = g_strdup_printf ("card b mine %s needs ? gives Y4 side L", cases[i].into);
    cards_teach (collection, from);
    cards_teach (collection, into);
    g_assert_true (cards_merge (collection, "card a", "card b", NULL));
    g_assert_cmpint (cards_find (collection, "card b")->copies, ==, cases[i].copies);
  }
  cards_settle (shelf->database);
}

/* A corrected card of the catalogue counts nothing once its name stands for another. */
static void
test_copies_of_the_catalogue (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  cards_teach (collection, "card mine-ee-y3 mine x11 needs EE gives Y3 side S");
  cards_teach (collection, "card b mine x? needs EE gives Y3 side S");
  g_assert_true (cards_merge (collection, "card mine-ee-y3", "card b", NULL));
  g_assert_cmpint (cards_find (collection, "card b")->copies, ==, 11);
  cards_settle (shelf->database);
}

/* More than were told have been seen at once: nobody has counted both. */
static void
test_copies_seen (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  cards_teach (collection, "card a mine x1 needs ? gives Y1 side L");
  cards_teach (collection, "card b mine x1 needs ? gives Y1 side L");
  YcSession *session = shelf_begin (shelf->database, head);
  g_autofree char *uuid = g_strdup (yc_session_get_uuid (session));
  shelf_record (session, "table hand red a b");
  g_object_unref (session);
  g_assert_true (cards_merge (collection, "card a", "card b", NULL));
  g_assert_cmpint (cards_find (collection, "card b")->copies, ==, YC_UNKNOWN);
  g_autoptr (YcSession) again = yc_session_open (shelf->database, uuid, NULL);
  g_assert_cmpint (yc_chain_of (yc_session_get_position (again))->players[0].n_known, ==, 2);
  cards_settle (shelf->database);
}

/* However many sessions there are, the oldest is asked, too, and the main loop goes on meanwhile.
 */
static void
test_many_sessions (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autoptr (GError) error = NULL;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  cards_teach (collection, "plan p8 needs SSE pays U3 points 5");
  cards_teach (collection, "plan p9 needs SSE pays U3 points 6");
  g_object_unref (shelf_begin (shelf->database, row));
  for (int i = 0; i < 40; i++)
    g_object_unref (shelf_begin (shelf->database, head));
  g_assert_false (cards_merge (collection, "plan p8", "plan p9", &error));
  g_assert_error (error, YC_COLLECTION_ERROR, YC_COLLECTION_ERROR_TWO_CARDS);
  cards_settle (shelf->database);
}

/* ---- Two plans are two ---- */

static void
teach_plans (YcCollection *collection)
{
  cards_teach (collection, "plan p7 needs SSE pays U3 points 5");
  cards_teach (collection, "plan p8 needs SSE pays U3 points 5");
  cards_teach (collection, "plan p9 needs SSE pays U3 points 6");
}

static int
points_of (YcSession *session, const char *id)
{
  const YcCatalogue *catalogue = &yc_session_get_setup (session)->catalogue;
  for (int i = 0; i < catalogue->n[YC_BOMBS]; i++)
    if (strcmp (catalogue->cards[YC_BOMBS][i].id, id) == 0)
      return catalogue->cards[YC_BOMBS][i].points;
  return -1;
}

static void
test_side_by_side (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autoptr (GError) error = NULL;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  teach_plans (collection);
  g_autoptr (YcSession) session = shelf_begin (shelf->database, row);
  g_assert_false (cards_merge (collection, "plan p8", "plan p9", &error));
  g_assert_error (error, YC_COLLECTION_ERROR, YC_COLLECTION_ERROR_TWO_CARDS);
  g_assert_cmpstr (error->message, ==,
                   "“p8” and “p9” were on the table at the same time in the session of Ana, Bo "
                   "(20 November 2026): they are two cards. Nothing was changed.");
  g_assert_null (yc_collection_get_merged (collection, "plan p8"));
  g_assert_cmpint (points_of (session, "p8"), ==, 5);
  g_assert_null (yc_session_get_caveat (session));
  /* a plan that was elsewhere may be one of them */
  g_assert_true (cards_merge (collection, "plan p7", "plan p8", NULL));
  cards_settle (shelf->database);
}

/* One was built before the other was turned up. */
static void
test_one_after_the_other (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  cards_teach (collection, "plan p8 needs ? pays U0 points 5");
  cards_teach (collection, "plan p9 needs SSE pays U3 points 6");
  cards_teach (collection, "card m mine x2 needs ? gives Y1 side S");
  YcSession *session = shelf_begin (shelf->database, head);
  shelf_record (session, "table plans p8");
  shelf_record (session, "red activate p8 side m");
  g_object_unref (session);
  g_assert_true (cards_merge (collection, "plan p9", "plan p8", NULL));
  g_assert_true (cards_restore (collection, "plan p9", NULL));
  session = shelf_begin (shelf->database, head);
  shelf_record (session, "table plans p8");
  shelf_record (session, "red activate p8 side m");
  shelf_record (session, "red end");
  shelf_record (session, "table plans p9");
  g_object_unref (session);
  g_assert_false (cards_merge (collection, "plan p9", "plan p8", NULL));
  cards_settle (shelf->database);
}

/* A head that defines the plan itself is not read with the other name. */
static void
test_own_plan_is_no_hindrance (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autofree char *own
    = g_strconcat ("yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\nplayer blue \"Bo\"\n",
                   "plan p8 needs SSE pays U3 points 9\nplans p8 p9\n", NULL);
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  teach_plans (collection);
  g_autoptr (YcSession) session = shelf_begin (shelf->database, own);
  g_assert_true (cards_merge (collection, "plan p8", "plan p9", NULL));
  g_assert_cmpint (points_of (session, "p8"), ==, 9);
  g_assert_null (yc_session_get_caveat (session));
  cards_settle (shelf->database);
}

/* A session that comes only after the merge, and has both: it says so, keeps the table's other
 * cards and takes each of the two for itself. */
static void
test_side_by_side_later (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  teach_plans (collection);
  g_assert_true (cards_merge (collection, "plan p8", "plan p9", NULL));
  g_autoptr (YcSession) session = shelf_begin (shelf->database, row);
  g_assert_nonnull (yc_session_get_caveat (session));
  g_assert_cmpint (points_of (session, "p7"), ==, 5);
  g_assert_cmpint (points_of (session, "p8"), ==, 5);
  g_assert_cmpint (points_of (session, "p9"), ==, 6);
  g_assert_true (cards_restore (collection, "plan p8", NULL));
  g_assert_null (yc_session_get_caveat (session));
  cards_settle (shelf->database);
}

/* ---- Taken back ---- */

/* What was taught before the merge is known again. */
static void
test_numbers_come_back (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  cards_teach (collection, "card a mine x2 needs ? gives Y1 side L");
  g_assert_true (cards_merge (collection, "card a", "card mine-eee-y5", NULL));
  g_assert_true (cards_restore (collection, "card a", NULL));
  g_assert_cmpint (cards_find (collection, "card a")->gives[0].goods[YC_YELLOWCAKE], ==, 1);
  cards_settle (shelf->database);
}

/* An open session takes the name for itself as soon as it is taught again there. */
static void
test_taught_again (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autoptr (GError) error = NULL;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  cards_teach (collection, "card a mine x? needs ? gives Y1 side L");
  cards_teach (collection, "card b mine x2 needs ? gives Y4 side L");
  g_autoptr (YcSession) session = shelf_begin (shelf->database, head);
  shelf_record (session, "red activate a side b");
  g_assert_true (cards_merge (collection, "card a", "card b", NULL));
  g_assert_cmpint (yc_chain_of (yc_session_get_position (session))->players[0].yellowcake, ==, 4);
  yc_session_teach (session, "card a mine x? needs ? gives Y3 side L", &error);
  g_assert_no_error (error);
  g_assert_cmpint (yc_chain_of (yc_session_get_position (session))->players[0].yellowcake, ==, 3);
  g_autofree char *text = yc_session_to_text (session);
  g_assert_nonnull (strstr (text, "red activate a side b\n"));
  cards_settle (shelf->database);
}

/* What is played under a merged name from now on is played with the card that it stands for. */
static void
test_played_later (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  cards_teach (collection, "card a mine x? needs ? gives Y1 side L");
  cards_teach (collection, "card b mine x3 needs ? gives Y4 side L");
  g_autoptr (YcSession) session = shelf_begin (shelf->database, head);
  g_assert_true (cards_merge (collection, "card a", "card b", NULL));
  shelf_record (session, "red activate a side b");
  g_assert_cmpint (yc_chain_of (yc_session_get_position (session))->players[0].yellowcake, ==, 4);
  shelf_record (session, "table amend 1 red activate b side a ! \"a it was\"");
  g_assert_cmpint (yc_chain_of (yc_session_get_position (session))->players[0].yellowcake, ==, 4);
  g_autofree char *uuid = g_strdup (yc_session_get_uuid (session));
  g_assert_cmpint (cards_yellowcake_of_red (shelf->database, uuid), ==, 4);
  /* and for itself again once the two are parted */
  g_assert_true (cards_restore (collection, "card a", NULL));
  shelf_record (session, "red end");
  shelf_record (session, "blue activate a side b");
  g_assert_cmpint (yc_chain_of (yc_session_get_position (session))->players[1].yellowcake, ==, 1);
  cards_settle (shelf->database);
}

/* What was played with a card of the table's own would go with it. */
static void
test_not_forgotten_when_played (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autoptr (GError) error = NULL;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  cards_teach (collection, "card our-mine mine needs ? gives Y2 side L");
  cards_teach (collection, "card never-seen mine needs ? gives Y4 side L");
  teach_plans (collection);
  YcSession *session = shelf_begin (shelf->database, row);
  shelf_record (session, "red activate our-mine side our-mine");
  g_assert_false (cards_restore (collection, "card our-mine", &error));
  g_assert_error (error, YC_COLLECTION_ERROR, YC_COLLECTION_ERROR_NEEDED);
  g_assert_nonnull (strstr (error->message, "was played in the session of Ana, Bo"));
  g_assert_nonnull (cards_find (collection, "card our-mine"));
  g_assert_true (cards_restore (collection, "card never-seen", NULL));
  g_assert_null (cards_find (collection, "card never-seen"));
  g_object_unref (session);
  cards_settle (shelf->database);
}

/* A session begins with a row in which only the table knows the plan. */
static void
test_not_forgotten (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autoptr (GError) error = NULL;
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  teach_plans (collection);
  YcSession *session = shelf_begin (shelf->database, row);
  g_assert_false (cards_restore (collection, "plan p9", &error));
  g_assert_error (error, YC_COLLECTION_ERROR, YC_COLLECTION_ERROR_NEEDED);
  g_assert_cmpstr (error->message, ==,
                   "“p9” lies in the row that the session of Ana, Bo (20 November 2026) begins "
                   "with, which could not be read without it. Nothing was changed.");
  g_assert_nonnull (cards_find (collection, "plan p9"));
  g_assert_true (cards_restore (collection, "plan p7", NULL));
  g_object_unref (session);
  cards_settle (shelf->database);
}

#define ADD(name, func)                                                                            \
  g_test_add ("/collection-merge/" name, Shelf, NULL, shelf_set_up, func, shelf_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("merged", test_merged);
  ADD ("parted", test_parted);
  ADD ("never-the-same", test_never_the_same);
  ADD ("brought-in", test_brought_in);
  ADD ("filled", test_filled);
  ADD ("copies", test_copies);
  ADD ("copies-of-the-catalogue", test_copies_of_the_catalogue);
  ADD ("copies-seen", test_copies_seen);
  ADD ("many-sessions", test_many_sessions);
  ADD ("side-by-side", test_side_by_side);
  ADD ("one-after-the-other", test_one_after_the_other);
  ADD ("own-plan-is-no-hindrance", test_own_plan_is_no_hindrance);
  ADD ("side-by-side-later", test_side_by_side_later);
  ADD ("numbers-come-back", test_numbers_come_back);
  ADD ("taught-again", test_taught_again);
  ADD ("played-later", test_played_later);
  ADD ("not-forgotten", test_not_forgotten);
  ADD ("not-forgotten-when-played", test_not_forgotten_when_played);
  return g_test_run ();
}
