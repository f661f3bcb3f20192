/* records.c: what the tests of the rules share for records. */

#include "records.h"

#include <string.h>

char *
record_file (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (TESTS, folder, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static int
compare_names (const void *a, const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

GPtrArray *
record_names (const char *folder, const char *suffix)
{
  g_autofree char *path = g_build_filename (TESTS, folder, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (path, 0, &error);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, suffix))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  return names;
}

YcRecord *
record_of (const char *text)
{
  YcError error;
  YcRecord *record = yc_record_read (text, strlen (text), &error);

  if (record == NULL)
    g_error ("%u:%u: %s (%s)", error.line, error.column, error.message, error.detail);
  return record;
}

char *
board_text (int players, const char *lines)
{
  static const char *const bombs[]
    = { [2] = "00 01 02", [3] = "00 01 02 15", [4] = "00 01 02 15 16", [5] = "00 01 02 15 16 17" };
  static const char *const seats[]
    = { "player red \"Ana\"\n", "player blue \"Bo\"\n", "player green \"Cy\"\n",
        "player yellow \"Di\" bonus S\n", "player purple \"Ed\" bonus E\n" };
  GString *text = g_string_new ("yellowcake 1\ngame manhattan-project\nrules 1\n");

  for (int i = 0; i < players; i++)
    g_string_append (text, seats[i]);
  g_string_append (text, "market 01 02 11 12 21 22 50\n");
  g_string_append_printf (text, "bombs %s\n%s", bombs[players], lines);
  return g_string_free (text, FALSE);
}

void
play_of (YcRecord *record, const char *line, YcPlay *play)
{
  YcError error;

  if (!yc_record_read_play (record, line, strlen (line), play, &error))
    g_error ("%s: column %u: %s (%s)", line, error.column, error.message, error.detail);
}

char *
record_expected (const char *line, size_t length)
{
  const char *mark = g_strstr_len (line, (gssize) length, "# =>");

  if (mark == NULL)
    return NULL;
  mark += strlen ("# =>");
  return g_strstrip (g_strndup (mark, length - (size_t) (mark - line)));
}

const char *
record_line (char **lines, const YcRecord *record, uint32_t event)
{
  return lines[yc_record_event_line (record, event) - 1];
}

static const char *
stand_name (YcStand stand, const YcRuling *ruling)
{
  static const char *const verdicts[]
    = { [YC_LEGAL] = "legal", [YC_UNSEEN] = "unseen", [YC_UNSAID] = "unsaid" };

  switch (stand) {
  case YC_REFUSED:
    return "illegal";
  case YC_ACCEPTED:
    return "accepted";
  case YC_UNDONE:
    return "undone";
  case YC_NOTHING:
    return "nothing";
  case YC_STANDS:
  default:
    return verdicts[ruling != NULL ? ruling->verdict : YC_LEGAL];
  }
}

char *
record_outcome (const YcTimeline *timeline, uint32_t event)
{
  YcStand stand = yc_timeline_stand (timeline, event);
  const YcRuling *ruling = yc_timeline_ruling (timeline, event);
  const char *name = stand_name (stand, ruling);

  if (ruling == NULL || stand == YC_NOTHING)
    return g_strdup (name);
  return g_strdup_printf ("%s %s", name,
                          yc_rule_id (yc_timeline_game (timeline), yc_ruling_first (ruling)->rule));
}
