/* samples.c: finds the playthroughs in the source tree. */

#include "samples.h"

#include <string.h>

#define ENDING ".ycr"

char *
yc_sample_path (const char *name, const char *ending)
{
  g_autofree char *file = g_strconcat (name, ending, NULL);
  return g_build_filename (PLAYTHROUGHS, file, NULL);
}

char *
yc_sample_text (const char *name)
{
  g_autofree char *path = yc_sample_path (name, ENDING);
  g_autoptr (GError) error = NULL;
  char *text = NULL;
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

void
yc_samples_add_tests (const char *path, GTestDataFunc test)
{
  g_autoptr (GDir) dir = g_dir_open (PLAYTHROUGHS, 0, NULL);
  g_assert_nonnull (dir);
  guint n = 0;
  for (const char *file = g_dir_read_name (dir); file; file = g_dir_read_name (dir)) {
    if (!g_str_has_suffix (file, ENDING))
      continue;
    char *name = g_strndup (file, strlen (file) - strlen (ENDING));
    g_autofree char *test_path = g_strdup_printf ("%s/%s", path, name);
    g_test_add_data_func_full (test_path, name, test, g_free);
    n++;
  }
  g_assert_cmpuint (n, >, 0);
}
