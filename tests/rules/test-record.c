/* test-record.c: whole records are read and written. */

#include "rules.h"

#include <glib.h>
#include <string.h>

static YcRecord *
read_text (const char *text)
{
  YcError error = { 0 };
  YcRecord *record = yc_record_read (text, strlen (text), &error);
  if (record == NULL)
    g_error ("%u:%u: %s: %s", error.line, error.column, error.message, error.detail);
  return record;
}

static char *
written (const char *text)
{
  size_t length;
  YcRecord *record = read_text (text);
  char *out = yc_record_write (record, &length);
  g_assert_cmpuint (length, ==, strlen (out));
  yc_record_free (record);
  return out;
}

/* Every sample comes out as it went in, comments aside. */
static void
test_playthroughs (void)
{
  g_autoptr (GDir) dir = g_dir_open (PLAYTHROUGHS, 0, NULL);
  g_assert_nonnull (dir);
  int n = 0;
  for (const char *name; (name = g_dir_read_name (dir)) != NULL;) {
    if (!g_str_has_suffix (name, ".ycr"))
      continue;
    g_autofree char *path = g_build_filename (PLAYTHROUGHS, name, NULL);
    g_autofree char *text = NULL;
    g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
    g_test_message ("%s", name);
    char *once = written (text);
    char *twice = written (once);
    g_assert_cmpstr (once, ==, twice);
    if (strchr (text, '#') == NULL)
      g_assert_cmpstr (once, ==, text);
    free (once);
    free (twice);
    n++;
  }
  g_assert_cmpint (n, >, 40);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/playthroughs", test_playthroughs);
  return g_test_run ();
}
