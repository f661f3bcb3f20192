/* search.c: the words of all sessions, in an FTS5 table. */

#include "search-private.h"

#include <string.h>

#include "database-private.h"
#include "sql.h"

/* The columns by YcField; what may stand anywhere is in the first eight. */
static const char *const columns[YC_FIELDS] = {
  [YC_FIELD_GAME] = "game",
  [YC_FIELD_DAY] = "day",
  [YC_FIELD_PLAYER] = "player",
  [YC_FIELD_PLACE] = "place",
  [YC_FIELD_SAID] = "said",
  [YC_FIELD_CARD] = "card",
  [YC_FIELD_NAME] = "name",
  [YC_FIELD_NOTE] = "note",
  [YC_FIELD_ANY] = "{game day player place said card name note}",
  [YC_FIELD_WINNER] = "winner",
  [YC_FIELD_MONTH] = "month",
  [YC_FIELD_STATE] = "state",
  [YC_FIELD_SEATS] = "seats",
};

/* Around what was found, as YC_SEARCH_MARKED has it. */
#define MARK '\1'

void
yc_search_text_clear (YcSearchText *text)
{
  g_clear_pointer (&text->said, g_free);
  g_clear_pointer (&text->said_at, g_free);
  g_clear_pointer (&text->cards, g_free);
}

/* ---- Writing -------------------------------------------------------------------------------- */

/* The newest session has the highest key, so that a search need not be sorted. */
#define KEY "(begun * 16777216 + session)"

gboolean
yc_search_put (YcDatabase *database, gint64 session, const YcSearchText *text, GError **error)
{
  sqlite3_stmt *put = yc_database_prepare (
    database,
    "INSERT OR REPLACE INTO words (rowid, game, day, player, place, said, card, name, note,"
    " winner, month,"
    " state, seats, said_at) SELECT " KEY ", listed.game, substr (listed.begun_at, 1, 10),"
    " (SELECT group_concat (name, char (10)) FROM (SELECT name FROM sitting"
    " JOIN person ON person.id = person WHERE session = ?1 ORDER BY seat)),"
    " ifnull (listed.place, listed.location), ?2, ?3, " YC_CALLED ", " YC_LAST_TOLD (
      "note") ","
              " (SELECT group_concat (name, char (10)) FROM sitting JOIN person"
              " ON person.id = person WHERE session = ?1 AND "
              "winner), substr (listed.begun_at, 6, 2),"
              " ifnull ((SELECT iif (over, 'over', 'stopped') FROM "
              "outcome WHERE session = ?1), 'stopped'),"
              " n_seats, ?4"
              " FROM session JOIN listed ON listed.session = session.id"
              " WHERE session.id = ?1 AND session.id NOT IN (SELECT session FROM aside WHERE how = "
              "8)",
    error);

  if (!put)
    return FALSE;
  sqlite3_bind_int64 (put, 1, session);
  yc_sql_bind_text (put, 2, text ? text->said : NULL);
  yc_sql_bind_text (put, 3, text ? text->cards : NULL);
  yc_sql_bind_text (put, 4, text ? text->said_at : NULL);
  return yc_database_run (database, put, error);
}

gboolean
yc_search_retell (YcDatabase *database, gint64 session, GError **error)
{
  return yc_database_run_for (database,
                              "UPDATE words SET (place, name, note) = (SELECT"
                              " ifnull (listed.place, listed.location), " YC_CALLED
                              ", " YC_LAST_TOLD ("note") " FROM session JOIN listed ON"
                                                         " listed.session = session.id"
                                                         " WHERE session.id = ?1)"
                                                         " WHERE rowid = (SELECT " KEY
                                                         " FROM listed WHERE session = ?1)",
                              session, error);
}

gboolean
yc_search_forget (YcDatabase *database, gint64 session, GError **error)
{
  return yc_database_run_for (
    database, "DELETE FROM words WHERE rowid = (SELECT " KEY " FROM listed WHERE session = ?1)",
    session, error);
}

/* ---- Searching ------------------------------------------------------------------------------ */

/* A name of a person who has several. */
typedef struct {
  gint64 person; /* whoever goes by any of them */
  char *name;
} Name;

static void
clear_name (gpointer data)
{
  Name *name = data;

  g_free (name->name);
}

/* All names of those who have several; NULL on error. They are few. */
static GArray *
joined_names (YcDatabase *database, GError **error)
{
  g_autoptr (GArray) names = g_array_new (FALSE, FALSE, sizeof (Name));
  GError *failure = NULL;
  sqlite3_stmt *select = yc_database_prepare (
    database,
    "SELECT same_as, name FROM joined JOIN person ON person.id = person"
    " UNION SELECT same_as, name FROM joined JOIN person ON person.id = same_as",
    error);

  if (!select)
    return NULL;
  g_array_set_clear_func (names, clear_name);
  while (yc_database_next (database, select, &failure)) {
    const Name name = { sqlite3_column_int64 (select, 0), g_strdup (yc_sql_text (select, 1)) };

    g_array_append_val (names, name);
  }
  if (!failure)
    return g_steal_pointer (&names);
  g_propagate_error (error, failure);
  return NULL;
}

/* Several words are a phrase, and the last of them need not be whole. */
static void
add_phrase (GString *expression, const char *column, const char *text, gboolean whole)
{
  g_autoptr (GString) quoted = g_string_new (text);

  g_string_replace (quoted, "\"", "\"\"", 0);
  g_string_append_printf (expression, "%s : \"%s\"%s", column, quoted->str, whole ? "" : " *");
}

/* GLib has signs alone begin every text. */
gboolean
yc_search_word_begins (const char *word, const char *text)
{
  const char *letter = word;

  while (*letter != '\0' && !g_unichar_isalnum (g_utf8_get_char (letter)))
    letter = g_utf8_next_char (letter);
  return *letter != '\0' && g_str_match_string (word, text, TRUE);
}

/* The other names of everybody whom the form names. */
static void
add_other_names (GString *expression, const YcForm *form, GArray *names)
{
  const YcField field = form->field == YC_FIELD_ANY ? YC_FIELD_PLAYER : form->field;

  for (guint i = 0; i < names->len; i++) {
    const Name *named = &g_array_index (names, Name, i);

    if (!yc_search_word_begins (form->text, named->name))
      continue;
    for (guint j = 0; j < names->len; j++) {
      const Name *other = &g_array_index (names, Name, j);

      if (j != i && other->person == named->person) {
        g_string_append (expression, " OR ");
        add_phrase (expression, columns[field], other->name, TRUE);
      }
    }
  }
}

static void
add_form (GString *expression, const YcForm *form, GArray *names)
{
  add_phrase (expression, columns[form->field], form->text, form->whole);
  if (form->field == YC_FIELD_ANY || form->field == YC_FIELD_PLAYER
      || form->field == YC_FIELD_WINNER)
    add_other_names (expression, form, names);
}

static void
add_term (GString *expression, const YcTerm *term, GArray *names)
{
  g_string_append_c (expression, '(');
  for (unsigned i = 0; i < term->n_forms; i++) {
    if (i > 0)
      g_string_append (expression, " OR ");
    add_form (expression, &term->forms[i], names);
  }
  g_string_append_c (expression, ')');
}

char *
yc_search_expression (YcDatabase *database, const YcWordSearch *search, GError **error)
{
  g_autoptr (GArray) names = joined_names (database, error);
  GString *expression;

  if (!names)
    return NULL;
  expression = g_string_new (NULL);
  for (unsigned i = 0; i < search->n_terms; i++) {
    if (i > 0)
      g_string_append (expression, " AND ");
    add_term (expression, &search->terms[i], names);
  }
  return g_string_free (expression, FALSE);
}

int
yc_search_is_found (YcDatabase *database, const YcTerm *term, unsigned shelves, GError **error)
{
  const YcWordSearch search = { .terms = term, .n_terms = 1 };
  g_autofree char *expression = NULL;
  GError *failure = NULL;
  sqlite3_stmt *select;
  gboolean found;

  g_return_val_if_fail (YC_IS_DATABASE (database), -1);

  expression = yc_search_expression (database, &search, error);
  if (!expression)
    return -1;
  select = yc_database_prepare (database,
                                "SELECT 1 FROM words WHERE words MATCH ?1 AND ifnull"
                                " ((SELECT how FROM aside WHERE session = words.rowid & 16777215),"
                                " 1) & ?2 LIMIT 1",
                                error);
  if (!select)
    return -1;
  yc_sql_bind_text (select, 1, expression);
  sqlite3_bind_int64 (select, 2, shelves);
  found = yc_database_next (database, select, &failure);
  if (found)
    sqlite3_reset (select);
  if (!failure)
    return found;
  g_propagate_error (error, failure);
  return -1;
}

/* ---- Why ------------------------------------------------------------------------------------ */

/* The line of a text with this number, from 0; empty where there is none. */
static char *
nth_line (const char *text, unsigned n)
{
  g_auto (GStrv) lines = g_strsplit (text ? text : "", "\n", -1);

  return g_strdup (n < g_strv_length (lines) ? lines[n] : "");
}

/* The first line with a mark, without marks, and its number; NULL where there is none. */
static char *
marked_line (const char *text, unsigned *number)
{
  const char *mark = text ? strchr (text, MARK) : NULL;
  g_autofree char *line = NULL;
  g_auto (GStrv) parts = NULL;

  if (!mark)
    return NULL;
  *number = 0;
  for (const char *c = text; c < mark; c++)
    *number += *c == '\n';
  line = nth_line (text, *number);
  parts = g_strsplit (line, (const char[]){ MARK, '\0' }, -1);
  return g_strjoinv ("", parts);
}

YcFound
yc_search_found_in_row (sqlite3_stmt *row, int first, unsigned term)
{
  static const YcField fields[]
    = { YC_FIELD_GAME,   YC_FIELD_DAY,   YC_FIELD_PLAYER, YC_FIELD_PLACE,
        YC_FIELD_SAID,   YC_FIELD_CARD,  YC_FIELD_NAME,   YC_FIELD_NOTE,
        YC_FIELD_WINNER, YC_FIELD_MONTH, YC_FIELD_STATE,  YC_FIELD_SEATS };
  const char *marked = (const char *) sqlite3_column_text (row, first);
  YcFound found = { .term = term, .field = YC_FIELD_ANY };
  unsigned line = 0;

  if (!marked || *marked < 'a' || *marked >= 'a' + (int) G_N_ELEMENTS (fields))
    return found;
  found.field = fields[*marked - 'a'];
  found.text = marked_line (marked + 1, &line);
  if (found.field == YC_FIELD_SAID) {
    g_autofree char *event = nth_line (yc_sql_text (row, first + 1), line);

    found.event = (unsigned) g_ascii_strtoull (event, NULL, 10);
  }
  return found;
}

static gboolean
explain_term (YcDatabase *database,
              const YcWordSearch *search,
              unsigned term,
              const char *ids,
              YcFoundFunc func,
              gpointer data,
              GError **error)
{
  const YcWordSearch one = { .terms = &search->terms[term], .n_terms = 1 };
  g_autofree char *expression = yc_search_expression (database, &one, error);
  GError *failure = NULL;
  sqlite3_stmt *select = NULL;

  if (expression)
    select = yc_database_prepare (
      database,
      "SELECT rowid & 16777215, " YC_SEARCH_MARKED
      ", said_at FROM words WHERE words MATCH ?1 AND rowid"
      " IN (SELECT " KEY " FROM listed WHERE session IN (SELECT value FROM json_each (?2)))",
      error);
  if (!select)
    return FALSE;
  yc_sql_bind_text (select, 1, expression);
  yc_sql_bind_text (select, 2, ids);
  while (yc_database_next (database, select, &failure))
    func (sqlite3_column_int64 (select, 0), yc_search_found_in_row (select, 1, term), data);
  if (failure)
    g_propagate_error (error, failure);
  return failure == NULL;
}

gboolean
yc_search_explain (YcDatabase *database,
                   const YcWordSearch *search,
                   const char *ids,
                   YcFoundFunc func,
                   gpointer data,
                   GError **error)
{
  gboolean done = TRUE;

  for (unsigned term = 0; done && term < search->n_terms - search->n_silent; term++)
    done = explain_term (database, search, term, ids, func, data, error);
  return done;
}
