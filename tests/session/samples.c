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

static gboolean
is_event (const char *line)
{
  static const char *const actors[]
    = { "red ", "blue ", "green ", "yellow ", "purple ", "table ", NULL };

  for (int i = 0; actors[i] != NULL; i++)
    if (g_str_has_prefix (line, actors[i]))
      return TRUE;
  return FALSE;
}

static GStrv
lines_of (const char *text, gboolean events)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && is_event (lines[i]) == events)
      g_strv_builder_add (builder, lines[i]);
  return g_strv_builder_end (builder);
}

GStrv
yc_sample_events (const char *text)
{
  return lines_of (text, TRUE);
}

char *
yc_sample_beginning (const char *text, guint n)
{
  g_auto (GStrv) head = lines_of (text, FALSE);
  g_auto (GStrv) events = yc_sample_events (text);
  GString *first = g_string_new (NULL);

  for (guint i = 0; head[i] != NULL; i++)
    g_string_append_printf (first, "%s\n", head[i]);
  for (guint i = 0; events[i] != NULL && i < n; i++)
    g_string_append_printf (first, "%s\n", events[i]);
  return g_string_free (first, FALSE);
}

char *
yc_sample_anew (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "\nsession ", 2);

  return parts[1] != NULL ? g_strconcat (parts[0], strchr (parts[1], '\n'), NULL) : g_strdup (text);
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
