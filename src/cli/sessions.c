/* sessions.c: `yellowcake-cli sessions [WORD…]`: the sessions of a ledger that have all the words.
 */

#include "yc-config.h"

#include "cli.h"

#include <glib/gi18n.h>
#include <string.h>

#include "json-parts.h"
#include "query.h"
#include "retelling.h"
#include "words.h"

/* ---- For programs ---------------------------------------------------------------------------- */

static void
add_players (JsonBuilder *json, const YcArchiveEntry *entry)
{
  json_builder_set_member_name (json, "players");
  json_builder_begin_array (json);
  for (guint i = 0; i < entry->n_seats; i++) {
    const YcArchiveSeat *seat = &entry->seats[i];
    json_builder_begin_object (json);
    yc_json_text (json, "color", seat->color);
    yc_json_text (json, "name", seat->person);
    if (entry->outcome_known) {
      yc_json_int (json, "points", seat->points);
      yc_json_bool (json, "winner", seat->winner);
    }
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

/* What the table told of it, where it did. */
static void
add_told (JsonBuilder *json, const YcArchiveEntry *entry)
{
  if (entry->name)
    yc_json_text (json, "name", entry->name);
  if (entry->note)
    yc_json_text (json, "note", entry->note);
  if (entry->match)
    yc_json_text (json, "match", entry->match);
  if (entry->shelf == YC_SHELF_HIDDEN)
    yc_json_bool (json, "hidden", TRUE);
  if (entry->shelf == YC_SHELF_AWAY)
    yc_json_bool (json, "away", TRUE);
  if (entry->shelf == YC_SHELF_STRAY)
    yc_json_bool (json, "what_if", TRUE);
}

static void
add_found (JsonBuilder *json, const YcArchiveEntry *entry, const char *const *words)
{
  json_builder_set_member_name (json, "found");
  json_builder_begin_array (json);
  for (guint i = 0; i < entry->n_found; i++) {
    const YcFound *found = &entry->found[i];
    json_builder_begin_object (json);
    yc_json_text (json, "word", words[found->term]);
    yc_json_text (json, "in", yc_field_name (found->field));
    if (found->event > 0)
      yc_json_int (json, "event", found->event);
    yc_json_text (json, "text", found->text);
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

static void
print_json (const YcArchiveEntry *entry, gpointer query)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  json_builder_begin_object (json);
  yc_json_text (json, "session", entry->uuid);
  yc_json_text (json, "game", entry->game);
  yc_json_text (json, "date", entry->begun_at);
  yc_json_text (json, "location", entry->location);
  add_told (json, entry);
  yc_json_int (json, "events", entry->n_events);
  if (entry->outcome_known) {
    yc_json_bool (json, "over", entry->over);
    yc_json_int (json, "flags", entry->n_flags);
    yc_json_int (json, "disputes", entry->n_disputes);
  }
  add_players (json, entry);
  if (entry->n_found > 0)
    add_found (json, entry, yc_query_get_words (query));
  json_builder_end_object (json);
  g_autoptr (JsonNode) node = json_builder_get_root (json);
  yc_cli_print_json (node, FALSE);
}

/* ---- For people ------------------------------------------------------------------------------ */

/* "Ana 30, Bo 62*" */
static char *
describe_players (const YcArchiveEntry *entry)
{
  GString *players = g_string_new (NULL);
  for (guint i = 0; i < entry->n_seats; i++) {
    const YcArchiveSeat *seat = &entry->seats[i];
    g_string_append_printf (players, "%s%s", i > 0 ? ", " : "", seat->person);
    if (entry->outcome_known)
      g_string_append_printf (players, " %d%s", seat->points, seat->winner ? "*" : "");
  }
  return g_string_free (players, FALSE);
}

static void
print_for_people (const YcArchiveEntry *entry, gpointer query)
{
  const YcGame *game = yc_game_find (entry->game);
  g_autofree char *players = describe_players (entry);
  const gboolean is_what_if = entry->shelf == YC_SHELF_STRAY;
  g_print ("%s  %.10s  %s%s%s%s%s: %s%s%s\n", entry->uuid, entry->begun_at,
           is_what_if ? _ ("What if") : "", is_what_if ? " · " : "", entry->name ? entry->name : "",
           entry->name ? " · " : "", game ? yc_words_game (game) : entry->game, players,
           entry->location ? " · " : "", entry->location ? entry->location : "");
  for (guint i = 0; i < entry->n_found; i++) {
    g_autofree char *why = yc_words_found (&entry->found[i]);
    g_print ("    %s: %s\n", yc_query_get_words (query)[entry->found[i].term], why);
  }
}

/* ---- The list -------------------------------------------------------------------------------- */

/* Says which of the words are nowhere; FALSE and a complaint on error. */
static gboolean
tell_not_found (YcDatabase *database, const YcQuery *query)
{
  g_autoptr (GError) error = NULL;
  g_autofree const char **missing = yc_query_not_found (query, database, &error);
  for (guint i = 0; missing && missing[i]; i++)
    /* Translators: a word that was searched for */
    g_printerr (_ ("No session has “%s”.\n"), missing[i]);
  if (!missing)
    g_printerr ("%s: %s\n", yc_database_get_path (database), error->message);
  return missing != NULL;
}

/* FALSE, and a message, for a word that is no order. */
static gboolean
read_order (const char *word, YcOrder *order)
{
  static const char *const words[] = { [YC_ORDER_NEWEST] = "newest",
                                       [YC_ORDER_OLDEST] = "oldest",
                                       [YC_ORDER_POINTS] = "points",
                                       [YC_ORDER_LENGTH] = "length" };
  for (gsize i = 0; word && i < G_N_ELEMENTS (words); i++)
    if (strcmp (word, words[i]) == 0) {
      *order = (YcOrder) i;
      return TRUE;
    }
  if (word)
    /* Translators: what stood in the place of a word that must not be translated */
    g_printerr (_ ("“%s” is none of newest, oldest, points and length.\n"), word);
  return word == NULL;
}

int
yc_cli_sessions (int argc, char **argv)
{
  g_autofree char *path = NULL;
  g_autofree char *sort = NULL;
  gboolean json = FALSE, all = FALSE;
  YcNarrowing narrowing = { 0 };
  const GOptionEntry entries[] = {
    { "database", 0, 0, G_OPTION_ARG_FILENAME, &path, N_ ("another file of sessions"),
      N_ ("FILE") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("one JSON object a line and session"), NULL },
    { "all", 0, 0, G_OPTION_ARG_NONE, &all, N_ ("also those hidden and those put away"), NULL },
    { "sort", 0, 0, G_OPTION_ARG_STRING, &sort, N_ ("newest, oldest, points or length first"),
      N_ ("ORDER") },
    G_OPTION_ENTRY_NULL,
  };
  if (!yc_cli_options (&argc, &argv, entries, N_ ("[WORD…]"),
                       _ ("Lists the sessions that have all these words, or all sessions, the "
                          "newest first."))
      || !read_order (sort, &narrowing.order))
    return YC_EXIT_UNREADABLE;
  g_autoptr (YcDatabase) database = yc_cli_open_database (path);
  if (!database)
    return YC_EXIT_UNREADABLE;
  yc_retelling_go_on (yc_retelling_of (database));
  yc_retelling_finish (yc_retelling_of (database));
  g_autoptr (YcQuery) query = yc_query_new_of_words ((const char *const *) argv + 1);
  narrowing.shelves = all ? YC_SHELVES_PLAYED | YC_SHELF_STRAY : YC_SHELVES_LISTED;
  yc_query_narrow (query, &narrowing);
  if (yc_cli_each_session (database, yc_query_get_choice (query),
                           json ? print_json : print_for_people, query)
      && tell_not_found (database, query))
    return YC_EXIT_LEGAL;
  return YC_EXIT_UNREADABLE;
}
