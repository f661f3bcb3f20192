/* test-seal.c: whatever byte of an export is another, it is noticed, and at its line. */

#include <string.h>

#include "samples.h"
#include "seal.h"

/* Lines of a small record, and how many of them are cut from the playthroughs. */
#define LINES   12
#define RECORDS 1000

static const char small[] = "yellowcake 1\n"
                            "game manhattan-project\n"
                            "red place mine-1 L\n"
                            "red end\n";

static void
test_format (void)
{
  g_autofree char *seal = yc_seal_of (small);
  g_auto (GStrv) lines = g_strsplit (seal, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  g_assert_true (g_str_has_prefix (lines[0], "# sealed 4 "));
  g_assert_cmpuint (strlen (lines[0]), ==, strlen ("# sealed 4 ") + 64);
  g_assert_true (g_str_has_prefix (lines[1], "# marks "));
  g_assert_cmpuint (strlen (lines[1]), ==, strlen ("# marks ") + 8);
}

/* A reader of records takes no line of 1,000 bytes. */
static void
test_long (void)
{
  g_autofree char *events = g_strnfill (2000, '\n');
  g_autofree char *closed = yc_seal_close (events);
  g_auto (GStrv) lines = g_strsplit (closed, "\n", -1);

  for (char **line = lines; *line; line++)
    g_assert_cmpuint (strlen (*line), <, 1000);
  g_assert_cmpint (yc_seal_check (closed, strlen (closed)).state, ==, YC_SEAL_WHOLE);
}

static void
test_line (void)
{
  g_autofree char *closed = yc_seal_close (small);
  char *play = strstr (closed, "mine-1");
  YcSealFound found;

  play[5] = '2';
  found = yc_seal_check (closed, strlen (closed));
  g_assert_cmpint (found.state, ==, YC_SEAL_BROKEN);
  g_assert_cmpuint (found.line, ==, 3);
}

static void
test_lost_and_added (void)
{
  g_autofree char *closed = yc_seal_close (small);
  g_autofree char *seal = yc_seal_of (small);
  g_autofree char *added = g_strconcat (small, "blue end\n", seal, NULL);
  g_autofree char *after = g_strconcat (closed, "blue end\n", NULL);
  g_autofree char *lost = g_strconcat ("yellowcake 1\n", strchr (small, '\n') + 1 + 23, seal, NULL);

  g_assert_cmpuint (yc_seal_check (added, strlen (added)).line, ==, 5);
  g_assert_cmpint (yc_seal_check (after, strlen (after)).state, ==, YC_SEAL_BROKEN);
  g_assert_cmpuint (yc_seal_check (after, strlen (after)).line, ==, 0);
  g_assert_cmpuint (yc_seal_check (lost, strlen (lost)).line, ==, 2);
  g_assert_cmpint (yc_seal_check (small, strlen (small)).state, ==, YC_SEAL_MISSING);
  g_assert_cmpint (yc_seal_check ("", 0).state, ==, YC_SEAL_MISSING);
}

/* What is sealed apart may go on; what was sealed may not change. */
static void
test_apart (void)
{
  g_autofree char *seal = yc_seal_of (small);
  g_autofree char *more = g_strconcat (small, "blue end\n", NULL);
  g_autofree char *later = yc_seal_of (more);
  g_autofree char *other = g_strdup (more);

  g_assert_cmpint (yc_seal_check_apart (more, seal).state, ==, YC_SEAL_WHOLE);
  g_assert_true (yc_seal_goes_on (later, seal));
  g_assert_false (yc_seal_goes_on (seal, later));
  *strstr (other, "mine") = 'n';
  g_assert_cmpuint (yc_seal_check_apart (other, seal).line, ==, 3);
  g_assert_cmpint (yc_seal_check_apart (small, "?").state, ==, YC_SEAL_MISSING);
}

/* ---- Marks that are the same by chance --------------------------------------------------------
 */

/* The marks of a seal of few lines. */
static const char *
marks_of (const char *seal)
{
  return strstr (seal, "# marks ") + strlen ("# marks ");
}

/* A note in the place of the last line of `small` that has the same mark as it. */
static char *
same_mark (const char *before)
{
  g_autofree char *seal = yc_seal_of (before);
  char *other = NULL, *its = NULL;

  for (guint i = 0; !other || strcmp (marks_of (its), marks_of (seal)) != 0; i++) {
    g_free (other);
    g_free (its);
    other = g_strdup_printf ("yellowcake 1\ngame manhattan-project\nred place mine-1 L\n"
                             "table note \"%u\"\n",
                             i);
    its = yc_seal_of (other);
  }
  g_free (its);
  return other;
}

/* The whole is another all the same; which line is, one sees by the next, or not. */
static void
test_same_mark (void)
{
  g_autofree char *seal = yc_seal_of (small);
  g_autofree char *other = same_mark (small);
  g_autofree char *last = g_strconcat (other, seal, NULL);
  g_autofree char *other_seal = yc_seal_of (other);
  g_autofree char *more = g_strconcat (small, "blue end\n", NULL);
  g_autofree char *more_seal = yc_seal_of (more);
  g_autofree char *within = g_strconcat (other, "blue end\n", more_seal, NULL);

  g_assert_cmpint (yc_seal_check (last, strlen (last)).state, ==, YC_SEAL_BROKEN);
  g_assert_cmpuint (yc_seal_check (last, strlen (last)).line, ==, 0);
  g_assert_cmpint (yc_seal_check_apart (other, seal).state, ==, YC_SEAL_BROKEN);
  g_assert_cmpuint (yc_seal_check_apart (other, seal).line, ==, 0);
  g_assert_cmpint (yc_seal_check (within, strlen (within)).state, ==, YC_SEAL_BROKEN);
  g_assert_cmpuint (yc_seal_check (within, strlen (within)).line, ==, 5);
  g_assert_false (yc_seal_goes_on (other_seal, seal));
  g_assert_true (yc_seal_goes_on (seal, seal));
}

/* ---- Every byte ----------------------------------------------------------------------------- */

static guint
line_of (const char *text, gsize byte)
{
  guint line = 1;

  for (gsize i = 0; i < byte; i++)
    line += text[i] == '\n';
  return line;
}

/* Returns how often the line told was not the line changed; no line is told if it was a closing
 * one.
 */
static guint
flip_each_byte (const char *record)
{
  g_autofree char *closed = yc_seal_close (record);
  const gsize length = strlen (closed), body = strlen (record);
  guint late = 0;

  for (gsize i = 0; i < length; i++) {
    const char was = closed[i];
    YcSealFound found;

    closed[i] = (char) (was ^ (1 << g_test_rand_int_range (0, 8)));
    found = yc_seal_check (closed, length);
    g_assert_cmpint (found.state, !=, YC_SEAL_WHOLE);
    closed[i] = was;
    if (i < body && found.state == YC_SEAL_BROKEN)
      late += found.line != line_of (closed, i);
    if (i >= body)
      g_assert_cmpuint (found.line, ==, 0);
  }
  return late;
}

/* The next lines of the playthroughs, again from the front after the last. */
static char *
cut_record (char **lines, guint n_lines, guint from)
{
  GString *record = g_string_new ("yellowcake 1\n");

  for (guint i = 0; i < LINES; i++)
    g_string_append_printf (record, "%s\n", lines[(from + i) % n_lines]);
  return g_string_free (record, FALSE);
}

static void
test_every_byte (void)
{
  g_autofree char *board = yc_sample_text ("board-5p");
  g_autofree char *cards = yc_sample_text ("card-5p");
  g_autofree char *both = g_strconcat (board, cards, NULL);
  g_auto (GStrv) lines = g_strsplit (both, "\n", -1);
  const guint n_lines = g_strv_length (lines);
  guint late = 0, bytes = 0;

  for (guint i = 0; i < RECORDS; i++) {
    g_autofree char *record = cut_record (lines, n_lines, i * LINES);

    late += flip_each_byte (record);
    bytes += (guint) strlen (record);
  }
  g_test_message ("%u of %u changes were noticed a line late", late, bytes);
  g_assert_cmpuint (late, <, bytes / 1000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/seal/format", test_format);
  g_test_add_func ("/seal/long", test_long);
  g_test_add_func ("/seal/line", test_line);
  g_test_add_func ("/seal/lost-and-added", test_lost_and_added);
  g_test_add_func ("/seal/apart", test_apart);
  g_test_add_func ("/seal/same-mark", test_same_mark);
  g_test_add_func ("/seal/every-byte", test_every_byte);
  return g_test_run ();
}
