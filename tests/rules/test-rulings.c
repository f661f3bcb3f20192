/* test-rulings.c: for every rule a record in `tests/rulings` in which it is kept and broken.
 *
 * A statement that is not plainly legal ends with `# => VERDICT RULE …`: the rule that names the
 * ruling, and after it, where they are told, all the others in their order. `RULE+words.ycr` is one
 * more record for the same rule. The worked examples of the printed books, in `tests/books`, are
 * written the same way. */

#include "records.h"

#include <string.h>

/* ---- One record ---- */

/* `illegal place.second place.occupied`: the outcome with all the rules broken. */
static char *
whole_outcome (const YcTimeline *timeline, uint32_t event)
{
  const YcRuling *ruling = yc_timeline_ruling (timeline, event);
  GString *all = g_string_new (NULL);
  g_autofree char *first = record_outcome (timeline, event);

  g_string_append (all, first);
  if (ruling == NULL || strchr (first, ' ') == NULL)
    return g_string_free (all, FALSE);
  for (int i = 0; i < ruling->n_reasons; i++) {
    const char *id = yc_rule_id (yc_timeline_game (timeline), ruling->reasons[i].rule);
    g_autofree char *word = g_strconcat (" ", id, NULL);
    if (strstr (all->str, word) == NULL)
      g_string_append (all, word);
  }
  return g_string_free (all, FALSE);
}

static int
words_in (const char *text)
{
  int words = 1;
  for (; *text != '\0'; text++)
    words += *text == ' ';
  return words;
}

/* Whether what was found is what is told; one rule told leaves the others open. */
static bool
outcome_fits (const char *told, const char *found)
{
  size_t length = strlen (told);
  if (words_in (told) > 2)
    return strcmp (told, found) == 0;
  return strncmp (told, found, length) == 0 && (found[length] == '\0' || found[length] == ' ');
}

static void
run_record (const char *folder, const char *name)
{
  g_autofree char *text = record_file (folder, name);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (YcRecord) record = record_of (text);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  const YcGame *game = yc_record_game (record);

  for (uint32_t event = 1; event <= yc_record_n_events (record); event++) {
    const char *line = record_line (lines, record, event);
    g_autofree char *told = record_expected (line, strlen (line));
    g_autofree char *found = whole_outcome (timeline, event);
    if (outcome_fits (told != NULL ? told : "legal", found))
      continue;
    g_test_message ("%s:%u: %s\n  is %s", name, yc_record_event_line (record, event), line, found);
    g_test_fail ();
  }
  g_assert_null (game->sound (yc_record_setup (record), yc_timeline_position (timeline)));
}

static void
test_ruling (const void *name)
{
  run_record ("rulings", name);
}

static void
test_book (const void *name)
{
  run_record ("books", name);
}

/* ---- Every rule has its record ---- */

static bool
names_rule (const YcTimeline *timeline, uint32_t event, const char *id)
{
  const YcRuling *ruling = yc_timeline_ruling (timeline, event);
  return ruling != NULL
         && strcmp (yc_rule_id (yc_timeline_game (timeline), yc_ruling_first (ruling)->rule), id)
              == 0;
}

/* Whether a statement of the same verb as `event` stands plainly legal somewhere. */
static bool
verb_is_kept (const YcRecord *record, const YcTimeline *timeline, uint32_t event)
{
  YcPlay broken, play;

  yc_record_event (record, event, &broken);
  for (uint32_t other = 1; other <= yc_record_n_events (record); other++) {
    yc_record_event (record, other, &play);
    if (play.verb == broken.verb && yc_timeline_ruling (timeline, other) == NULL)
      return true;
  }
  return false;
}

typedef struct {
  bool broken, kept;
} Shown;

static void
look_into (const char *name, const char *id, Shown *shown)
{
  g_autofree char *text = record_file ("rulings", name);
  g_autofree char *first = g_strdup_printf ("# %s: ", id);
  g_autoptr (YcRecord) record = record_of (text);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);

  g_assert_true (g_str_has_prefix (text, first));
  for (uint32_t event = 1; event <= yc_record_n_events (record); event++)
    if (names_rule (timeline, event, id)) {
      shown->broken = true;
      shown->kept |= verb_is_kept (record, timeline, event);
    }
}

/* Some rules are kept only where no one can break them: alone, in `RULE+solo.ycr`. */
static void
test_rule (const void *data)
{
  const char *id = data;
  g_autofree char *name = g_strconcat (id, ".ycr", NULL);
  g_autofree char *solo = g_strconcat (id, "+solo.ycr", NULL);
  g_autofree char *path = g_build_filename (TESTS, "rulings", solo, NULL);
  Shown shown = { false, false };

  look_into (name, id, &shown);
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    shown.kept = true; /* every statement of it must be legal */
  if (!shown.broken || !shown.kept) {
    g_test_message ("%s never shows the rule %s", name, shown.broken ? "kept" : "broken");
    g_test_fail ();
  }
}

/* A record is named after a rule there is. */
/* Every rule of every game once, those that all share with the first. */
static GPtrArray *
rule_ids (void)
{
  GPtrArray *ids = g_ptr_array_new ();
  for (const YcGame *const *game = yc_games; *game; game++)
    for (YcRule rule = game == yc_games ? 0 : YC_N_SHARED_RULES; rule < (*game)->n_rules; rule++)
      g_ptr_array_add (ids, (gpointer) yc_rule_id (*game, rule));
  return ids;
}

static void
test_names (void)
{
  g_autoptr (GPtrArray) names = record_names ("rulings", ".ycr");
  g_autoptr (GPtrArray) rules = rule_ids ();

  g_assert_cmpuint (names->len, >=, 1);
  for (unsigned i = 0; i < names->len; i++) {
    g_autofree char *id = g_strndup (names->pdata[i], strlen (names->pdata[i]) - strlen (".ycr"));
    id[strcspn (id, "+")] = '\0';
    if (!g_ptr_array_find_with_equal_func (rules, id, g_str_equal, NULL))
      g_error ("%s is named after no rule", (char *) names->pdata[i]);
  }
}

static void
add_records (const char *folder, const char *path, GTestDataFunc test)
{
  g_autoptr (GPtrArray) names = record_names (folder, ".ycr");

  for (unsigned i = 0; i < names->len; i++) {
    g_autofree char *where = g_strconcat (path, names->pdata[i], NULL);
    g_test_add_data_func_full (where, g_strdup (names->pdata[i]), test, g_free);
  }
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) rules = rule_ids ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rulings/names", test_names);
  for (unsigned i = 0; i < rules->len; i++) {
    g_autofree char *path = g_strconcat ("/rules/", rules->pdata[i], NULL);
    g_test_add_data_func (path, rules->pdata[i], test_rule);
  }
  add_records ("rulings", "/rulings/", test_ruling);
  add_records ("books", "/books/", test_book);
  return g_test_run ();
}
