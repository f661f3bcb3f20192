/* test-cards.c: `yellowcake-cli cards`. */

#include <string.h>

#include "run.h"

#define HEAD "yellowcake 1\ngame chain-reaction\n"
#define MINE "card theirs mine x1 needs E gives Y2 side L\n"

/* A database of its own, empty. */
static char *
database (void)
{
  g_autofree char *path = run_write ("cards.db", "");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_uuid_string_random ();
  return g_build_filename (folder, name, NULL);
}

static void
test_check (void)
{
  g_auto (Run) good = run_cli (HEAD MINE, "cards", "check", "-", NULL);
  g_assert_cmpint (good.status, ==, 0);
  g_assert_nonnull (strstr (good.out, "Mine: 3 of 20 known\n"));
  g_assert_nonnull (strstr (good.out, "Bomb Plan: 2 of 13 known\n"));
}

static void
test_unreadable (void)
{
  g_autofree char *file = run_write ("many.ycr", HEAD MINE "card more mine x20 needs E gives Y1\n");
  g_autofree char *expected = g_strdup_printf ("%s:4:6: ", file);
  g_auto (Run) many = run_cli (NULL, "cards", "check", file, NULL);
  g_auto (Run) record = run_cli (HEAD "player red \"Ana\"\n", "cards", "check", "-", NULL);
  g_auto (Run) missing = run_cli (NULL, "cards", "check", "no-such-file", NULL);
  g_assert_cmpint (many.status, ==, 2);
  g_assert_true (g_str_has_prefix (many.err, expected));
  g_assert_cmpint (record.status, ==, 2);
  g_assert_cmpint (missing.status, ==, 2);
}

static void
test_alike (void)
{
  g_auto (Run) run
    = run_cli (HEAD MINE "card twin mine needs E gives Y2 side L\n", "cards", "check", "-", NULL);
  g_assert_cmpint (run.status, ==, 1);
  g_assert_nonnull (strstr (run.out, "-: twin has the numbers of theirs\n"));
}

static void
test_there_and_back (void)
{
  g_autofree char *path = database ();
  g_auto (Run) empty = run_cli (NULL, "cards", "export", "--database", path, NULL);
  g_auto (Run) in = run_cli (HEAD MINE, "cards", "import", "-", "--database", path, NULL);
  g_auto (Run) out = run_cli (NULL, "cards", "export", "--database", path, NULL);
  g_auto (Run) board
    = run_cli (NULL, "cards", "export", "--database", path, "--game", "manhattan-project", NULL);
  g_assert_cmpint (empty.status, ==, 0);
  g_assert_cmpstr (empty.out, ==, HEAD);
  g_assert_cmpint (in.status, ==, 0);
  g_assert_nonnull (strstr (in.out, "new: card theirs"));
  g_assert_nonnull (strstr (in.out, "1 card was taken over."));
  g_assert_cmpstr (out.out, ==, HEAD MINE);
  g_assert_cmpstr (board.out, ==, "yellowcake 1\ngame manhattan-project\n");
}

#define OTHER "card theirs mine x1 needs E gives Y3 side L\n"
#define FRESH "card fresh mine x1 needs S gives Y3 side L\n"

static void
test_keep (void)
{
  g_autofree char *path = database ();
  g_auto (Run) first = run_cli (HEAD MINE, "cards", "import", "-", "--database", path, NULL);
  g_auto (Run) asked = run_cli (HEAD OTHER FRESH, "cards", "import", "-", "--database", path, NULL);
  g_auto (Run) none = run_cli (NULL, "cards", "export", "--database", path, NULL);
  g_auto (Run) ours = run_cli (HEAD OTHER FRESH, "cards", "import", "-", "--database", path,
                               "--keep", "ours", NULL);
  g_auto (Run) kept = run_cli (NULL, "cards", "export", "--database", path, NULL);
  g_auto (Run) theirs = run_cli (HEAD OTHER FRESH, "cards", "import", "-", "--database", path,
                                 "--keep", "theirs", NULL);
  g_auto (Run) taken = run_cli (NULL, "cards", "export", "--database", path, NULL);
  g_assert_cmpint (first.status, ==, 0);
  g_assert_cmpint (asked.status, ==, 1);
  g_assert_nonnull (strstr (asked.out, "differs: card theirs"));
  g_assert_cmpstr (none.out, ==, HEAD MINE);
  g_assert_cmpint (ours.status, ==, 0);
  g_assert_cmpstr (kept.out, ==, HEAD FRESH MINE);
  g_assert_cmpint (theirs.status, ==, 0);
  g_assert_cmpstr (taken.out, ==, HEAD FRESH OTHER);
}

static void
test_usage (void)
{
  g_auto (Run) none = run_cli (NULL, "cards", NULL);
  g_auto (Run) wrong = run_cli (NULL, "cards", "shuffle", NULL);
  g_auto (Run) keep = run_cli (HEAD MINE, "cards", "import", "-", "--keep", "mine", NULL);
  g_auto (Run) game = run_cli (NULL, "cards", "export", "--game", "go", NULL);
  g_auto (Run) help = run_cli (NULL, "cards", "--help", NULL);
  g_assert_cmpint (none.status, ==, 2);
  g_assert_cmpint (wrong.status, ==, 2);
  g_assert_cmpint (keep.status, ==, 2);
  g_assert_cmpint (game.status, ==, 2);
  g_assert_cmpint (help.status, ==, 0);
  g_assert_nonnull (strstr (help.out, "import"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards/check", test_check);
  g_test_add_func ("/cards/unreadable", test_unreadable);
  g_test_add_func ("/cards/alike", test_alike);
  g_test_add_func ("/cards/there-and-back", test_there_and_back);
  g_test_add_func ("/cards/keep", test_keep);
  g_test_add_func ("/cards/usage", test_usage);
  return g_test_run ();
}
