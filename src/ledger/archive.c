/* archive.c: the history as a list. */

#include "archive.h"

#include "database-private.h"
#include "ledger-error.h"
#include "search-private.h"
#include "sql.h"

void
yc_archive_entry_free (YcArchiveEntry *entry)
{
  for (unsigned i = 0; i < entry->n_seats; i++) {
    g_free (entry->seats[i].color);
    g_free (entry->seats[i].person);
  }
  g_free (entry->seats);
  for (unsigned i = 0; i < entry->n_found; i++)
    g_free (entry->found[i].text);
  g_free (entry->found);
  g_free (entry->uuid);
  g_free (entry->game);
  g_free (entry->begun_at);
  g_free (entry->location);
  g_free (entry->name);
  g_free (entry->note);
  g_free (entry->match);
  g_free (entry->last_played_at);
  g_free (entry);
}

static void
free_entry (gpointer entry)
{
  yc_archive_entry_free (entry);
}

/* The bit of where it stands. */
#define SHELF "ifnull ((SELECT how FROM aside WHERE aside.session = session.id), 1)"

/* Each listed session stands with its last event; an outcome that is older than it is not told. */
#define COLUMNS(rank)                                                                              \
  "SELECT session.id, uuid, session.game, listed.begun_at, ifnull (listed.place, "                 \
  "listed.location),"                                                                              \
  " ifnull (last.written_at, session.begun_at), ifnull (last.number, 0),"                          \
  " outcome.session IS NOT NULL, ifnull (outcome.over, 0), outcome.flags,"                         \
  " outcome.disputes, " YC_CALLED                                                                  \
  ", " YC_LAST_TOLD ("note") ", " YC_LAST_TOLD ("match") ", " SHELF ", " rank " FROM "
#define N_COLUMNS 16
#define JOINED                                                                                     \
  " LEFT JOIN event AS last ON last.session = session.id"                                          \
  " AND last.number = (SELECT max (number) FROM event WHERE session = session.id)"                 \
  " LEFT JOIN outcome ON outcome.session = session.id"                                             \
  " AND outcome.n_events = ifnull (last.number, 0) "
#define SESSIONS COLUMNS ("NULL") "listed CROSS JOIN session ON session.id = listed.session" JOINED

static YcArchiveEntry *
entry_from_row (sqlite3_stmt *row)
{
  YcArchiveEntry *entry = g_new0 (YcArchiveEntry, 1);

  entry->id = sqlite3_column_int64 (row, 0);
  entry->uuid = g_strdup (yc_sql_text (row, 1));
  entry->game = g_strdup (yc_sql_text (row, 2));
  entry->begun_at = g_strdup (yc_sql_text (row, 3));
  entry->location = yc_sql_dup_text (row, 4);
  entry->last_played_at = g_strdup (yc_sql_text (row, 5));
  entry->n_events = (unsigned) sqlite3_column_int64 (row, 6);
  entry->outcome_known = sqlite3_column_int (row, 7);
  entry->over = sqlite3_column_int (row, 8);
  entry->n_flags = (unsigned) sqlite3_column_int64 (row, 9);
  entry->n_disputes = (unsigned) sqlite3_column_int64 (row, 10);
  entry->name = yc_sql_dup_text (row, 11);
  entry->note = yc_sql_dup_text (row, 12);
  entry->match = yc_sql_dup_text (row, 13);
  entry->shelf = (YcShelf) sqlite3_column_int (row, 14);
  entry->ranked = sqlite3_column_type (row, 15) != SQLITE_NULL;
  entry->rank = sqlite3_column_int64 (row, 15);
  return entry;
}

static void
add_seat (YcArchiveEntry *entry, sqlite3_stmt *row)
{
  const YcArchiveSeat seat = {
    .color = g_strdup (yc_sql_text (row, 0)),
    .person = g_strdup (yc_sql_text (row, 1)),
    .points = entry->outcome_known ? sqlite3_column_int (row, 2) : 0,
    .winner = entry->outcome_known && sqlite3_column_int (row, 3),
  };

  entry->seats = g_renew (YcArchiveSeat, entry->seats, entry->n_seats + 1);
  entry->seats[entry->n_seats++] = seat;
}

/* The ids of the entries as a JSON array. */
static char *
ids_of (GPtrArray *entries)
{
  GString *ids = g_string_new ("[");

  for (unsigned i = 0; i < entries->len; i++) {
    const YcArchiveEntry *entry = g_ptr_array_index (entries, i);

    g_string_append_printf (ids, "%s%" G_GINT64_FORMAT, i > 0 ? "," : "", entry->id);
  }
  g_string_append_c (ids, ']');
  return g_string_free (ids, FALSE);
}

static YcArchiveEntry *
entry_with_id (GPtrArray *entries, gint64 id)
{
  for (unsigned i = 0; i < entries->len; i++) {
    YcArchiveEntry *entry = g_ptr_array_index (entries, i);

    if (entry->id == id)
      return entry;
  }
  return NULL;
}

/* One query for all: their number does not grow with the page. */
static gboolean
fill_seats (YcDatabase *database, GPtrArray *entries, GError **error)
{
  g_autofree char *ids = ids_of (entries);
  GError *failure = NULL;
  sqlite3_stmt *select = yc_database_prepare (
    database,
    "SELECT color, name, points, winner, session FROM sitting JOIN person ON person.id = person"
    " WHERE session IN (SELECT value FROM json_each (?1)) ORDER BY session, seat",
    error);

  if (!select)
    return FALSE;
  yc_sql_bind_text (select, 1, ids);
  while (yc_database_next (database, select, &failure))
    add_seat (entry_with_id (entries, sqlite3_column_int64 (select, 4)), select);
  if (failure)
    g_propagate_error (error, failure);
  return failure == NULL;
}

static void
add_found (YcArchiveEntry *entry, YcFound found)
{
  entry->found = g_renew (YcFound, entry->found, entry->n_found + 1);
  entry->found[entry->n_found++] = found;
}

/* Adds every entry of a bound statement that selects COLUMNS, and with `found` why it was found. */
static gboolean
add_entries (YcDatabase *database,
             sqlite3_stmt *select,
             gboolean found,
             GPtrArray *entries,
             GError **error)
{
  GError *failure = NULL;

  while (yc_database_next (database, select, &failure)) {
    YcArchiveEntry *entry = entry_from_row (select);

    g_ptr_array_add (entries, entry);
    if (found)
      add_found (entry, yc_search_found_in_row (select, N_COLUMNS, 0));
  }
  if (failure)
    g_propagate_error (error, failure);
  return failure == NULL;
}

/* ---- Choosing ------------------------------------------------------------------------------- */

static gboolean
has_words (const YcChoice *choice)
{
  return choice && choice->words.n_terms > 0;
}

/* Whether all that can be marked in a row was found by its only term. */
static gboolean
asks_one_thing (const YcChoice *choice)
{
  return choice && choice->words.n_terms == 1 && choice->words.n_silent == 0;
}

static unsigned
shelves_of (const YcChoice *choice)
{
  return choice && choice->shelves != 0 ? choice->shelves : YC_SHELVES_LISTED;
}

static YcOrder
order_of (const YcChoice *choice)
{
  return choice ? choice->order : YC_ORDER_NEWEST;
}

static gboolean
is_ranked (const YcChoice *choice)
{
  return order_of (choice) == YC_ORDER_POINTS || order_of (choice) == YC_ORDER_LENGTH;
}

/* ---- Pages ---------------------------------------------------------------------------------- */

/* All statements take the same parameters: the words, when the entry before was begun and its id,
 * how many, the shelves, and its rank or whether to tell why it was found. The first condition on a
 * time leads into the index, the second tells those of one second apart. */
#define BY_TIME                                                                                    \
  "listed.begun <= ifnull (unixepoch (?2), 9e18)"                                                  \
  " AND (?2 IS NULL OR listed.begun < unixepoch (?2) OR listed.session < ?3)"                      \
  " AND " SHELF " & ?5"
#define NEWEST_FIRST " ORDER BY listed.begun DESC, listed.session DESC LIMIT ?4"

static const char newest[] = SESSIONS "WHERE " BY_TIME NEWEST_FIRST;

static const char oldest[]
  = SESSIONS "WHERE listed.begun >= ifnull (unixepoch (?2), -9e18)"
             " AND (?2 IS NULL OR listed.begun > unixepoch (?2) OR listed.session > ?3)"
             " AND " SHELF " & ?5 ORDER BY listed.begun, listed.session LIMIT ?4";

static const char unread[]
  = SESSIONS "WHERE listed.session NOT IN (SELECT session FROM outcome) AND " BY_TIME NEWEST_FIRST;

/* From the index of the outcomes by what they are ranked by. */
#define RANKED(by)                                                                                 \
  COLUMNS ("ranked." by)                                                                           \
  "outcome AS ranked CROSS JOIN session ON session.id = ranked.session CROSS JOIN listed ON "      \
  "listed.session = ranked.session" JOINED "WHERE (ranked." by ", ranked.begun, ranked.session)"   \
  " < (?6, ifnull (unixepoch (?2), 9e18), ?3) AND " SHELF " & ?5 ORDER BY ranked." by              \
  " DESC, ranked.begun DESC, ranked.session DESC LIMIT ?4"

static const char by_points[] = RANKED ("points");
static const char by_length[] = RANKED ("n_events");

/* The keys of what is found lie in the order of the list: nothing is sorted. Why it was found is
 * told with it where ?6 says so. */
#define FOUND                                                                                      \
  COLUMNS ("NULL, iif (?6, " YC_SEARCH_MARKED ", NULL), words.said_at")                            \
  "words CROSS JOIN session ON session.id = words.rowid & 16777215 CROSS JOIN listed ON "          \
  "listed.session = session.id" JOINED "WHERE words MATCH ?1 AND words.rowid"

static const char newest_found[]
  = FOUND " < ifnull (unixepoch (?2) * 16777216 + ?3, 9223372036854775807)"
          " AND " SHELF " & ?5 ORDER BY words.rowid DESC LIMIT ?4";

static const char oldest_found[]
  = FOUND " > ifnull (unixepoch (?2) * 16777216 + ?3, -9223372036854775807)"
          " AND " SHELF " & ?5 ORDER BY words.rowid LIMIT ?4";

/* What is found has to be sorted, by its rank and its key alone; whom nobody has read comes last.
 */
#define RANKED_FOUND(by)                                                                           \
  COLUMNS ("found.rank")                                                                           \
  "(SELECT words.rowid AS key, ifnull (ranked." by ", -9e18) AS rank FROM words"                   \
  " LEFT JOIN outcome AS ranked ON ranked.session = words.rowid & 16777215"                        \
  " WHERE words MATCH ?1 AND (ifnull (ranked." by ", -9e18), words.rowid)"                         \
  " < (?6, ifnull (unixepoch (?2) * 16777216 + ?3, 9223372036854775807))"                          \
  " AND ifnull ((SELECT how FROM aside WHERE aside.session = words.rowid & 16777215), 1) & ?5"     \
  " ORDER BY rank DESC, key DESC LIMIT ?4) AS found"                                               \
  " CROSS JOIN session ON session.id = found.key & 16777215 CROSS JOIN listed ON listed.session "  \
  "= session.id" JOINED "ORDER BY found.rank DESC, found.key DESC"

static const char found_by_points[] = RANKED_FOUND ("points");
static const char found_by_length[] = RANKED_FOUND ("n_events");

static const char *
statement_of (const YcChoice *choice)
{
  static const char *const all[] = {
    [YC_ORDER_NEWEST] = newest,
    [YC_ORDER_OLDEST] = oldest,
    [YC_ORDER_POINTS] = by_points,
    [YC_ORDER_LENGTH] = by_length,
  };
  static const char *const found[] = {
    [YC_ORDER_NEWEST] = newest_found,
    [YC_ORDER_OLDEST] = oldest_found,
    [YC_ORDER_POINTS] = found_by_points,
    [YC_ORDER_LENGTH] = found_by_length,
  };

  return (has_words (choice) ? found : all)[order_of (choice)];
}

/* What a statement is asked for; `expression` NULL: no words. */
typedef struct {
  const YcChoice *choice;
  const char *expression;
  const YcArchiveEntry *after;
  unsigned limit;
} Page;

static gboolean
read_page (YcDatabase *database,
           const char *sql,
           const Page *page,
           GPtrArray *entries,
           GError **error)
{
  sqlite3_stmt *select = yc_database_prepare (database, sql, error);
  const gboolean found = asks_one_thing (page->choice) && !is_ranked (page->choice);

  if (!select)
    return FALSE;
  if (page->expression)
    yc_sql_bind_text (select, 1, page->expression);
  yc_sql_bind_text (select, 2, page->after ? page->after->begun_at : NULL);
  sqlite3_bind_int64 (select, 3, page->after ? page->after->id : 0);
  sqlite3_bind_int64 (select, 4, page->limit - entries->len);
  sqlite3_bind_int64 (select, 5, shelves_of (page->choice));
  if (is_ranked (page->choice))
    sqlite3_bind_int64 (select, 6, page->after ? page->after->rank : G_MAXINT64);
  else if (page->expression)
    sqlite3_bind_int64 (select, 6, found);
  return add_entries (database, select, found, entries, error);
}

/* A list by rank has the sessions that were not read yet after the ranked ones, by time. */
static gboolean
read_ranked (YcDatabase *database, Page page, GPtrArray *entries, GError **error)
{
  if ((!page.after || page.after->ranked)
      && !read_page (database, statement_of (page.choice), &page, entries, error))
    return FALSE;
  if (entries->len == page.limit)
    return TRUE;
  if (page.after && page.after->ranked)
    page.after = NULL;
  return read_page (database, unread, &page, entries, error);
}

static void
explained (gint64 session, YcFound found, gpointer entries)
{
  add_found (entry_with_id (entries, session), found);
}

/* Of what several terms have found each has found more; of the rank only keys are known. */
static gboolean
explain (YcDatabase *database, const YcChoice *choice, GPtrArray *entries, GError **error)
{
  g_autofree char *ids = ids_of (entries);

  return (asks_one_thing (choice) && !is_ranked (choice))
         || yc_search_explain (database, &choice->words, ids, explained, entries, error);
}

GPtrArray *
yc_archive_list (YcDatabase *database,
                 const YcChoice *choice,
                 const YcArchiveEntry *after,
                 unsigned limit,
                 GError **error)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (free_entry);
  g_autofree char *expression = NULL;
  Page page = { .choice = choice, .after = after, .limit = limit };
  gboolean done;

  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  if (has_words (choice)) {
    expression = yc_search_expression (database, &choice->words, error);
    page.expression = expression;
    done = expression && read_page (database, statement_of (choice), &page, entries, error)
           && explain (database, choice, entries, error);
  } else if (is_ranked (choice)) {
    done = read_ranked (database, page, entries, error);
  } else {
    done = read_page (database, statement_of (choice), &page, entries, error);
  }
  return done && fill_seats (database, entries, error) ? g_steal_pointer (&entries) : NULL;
}

unsigned
yc_archive_count (YcDatabase *database, const YcChoice *choice)
{
  const gboolean searches = has_words (choice);
  g_autofree char *expression
    = searches ? yc_search_expression (database, &choice->words, NULL) : NULL;
  sqlite3_stmt *select;
  unsigned n = 0;

  g_return_val_if_fail (YC_IS_DATABASE (database), 0);

  select
    = searches
        ? yc_database_prepare (database,
                               "SELECT count (*) FROM words WHERE words MATCH ?1 AND ifnull"
                               " ((SELECT how FROM aside WHERE session = words.rowid & 16777215),"
                               " 1) & ?2",
                               NULL)
        : yc_database_prepare (database, "SELECT count (*) FROM session WHERE " SHELF " & ?2",
                               NULL);
  if (select && searches)
    yc_sql_bind_text (select, 1, expression);
  if (select)
    sqlite3_bind_int64 (select, 2, shelves_of (choice));
  if (select && yc_database_next (database, select, NULL)) {
    n = (unsigned) sqlite3_column_int64 (select, 0);
    sqlite3_reset (select);
  }
  return n;
}

/* The first entry of a bound statement; NULL without an error where there is none. */
static YcArchiveEntry *
read_entry (YcDatabase *database, sqlite3_stmt *select, GError **error)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (free_entry);

  if (!add_entries (database, select, FALSE, entries, error)
      || !fill_seats (database, entries, error))
    return NULL;
  return entries->len > 0 ? g_ptr_array_steal_index (entries, 0) : NULL;
}

YcArchiveEntry *
yc_archive_get (YcDatabase *database, gint64 session, GError **error)
{
  YcArchiveEntry *entry;
  GError *failure = NULL;
  sqlite3_stmt *select;

  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  select = yc_database_prepare (database, SESSIONS "WHERE listed.session = ?1", error);
  if (!select)
    return NULL;
  sqlite3_bind_int64 (select, 1, session);
  entry = read_entry (database, select, &failure);
  if (failure)
    g_propagate_error (error, failure);
  else if (!entry)
    yc_ledger_error_set_kind (error, YC_LEDGER_ERROR_NOT_FOUND, yc_database_get_path (database));
  return entry;
}

YcArchiveEntry *
yc_archive_get_running (YcDatabase *database, GError **error)
{
  sqlite3_stmt *select;

  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  select = yc_database_prepare (database,
                                SESSIONS
                                "WHERE listed.session = (SELECT session FROM latest WHERE over = 0"
                                " AND session NOT IN (SELECT session FROM aside) ORDER BY "
                                "played_at DESC, session DESC LIMIT 1)",
                                error);
  return select ? read_entry (database, select, error) : NULL;
}

char **
yc_archive_names (YcDatabase *database, const char *prefix, unsigned limit, GError **error)
{
  sqlite3_stmt *select;

  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  select = yc_database_prepare (
    database,
    "SELECT person.name FROM person AS called JOIN sitting ON sitting.person = called.id"
    " JOIN listed ON listed.session = sitting.session"
    " LEFT JOIN joined ON joined.person = called.id"
    " JOIN person ON person.id = ifnull (joined.same_as, called.id)"
    " WHERE substr (fold_case (called.name), 1, length (fold_case (?1))) = fold_case (?1)"
    " AND listed.session NOT IN (SELECT session FROM aside WHERE how >= 4)"
    " GROUP BY person.id ORDER BY max (begun) DESC, max (listed.session) DESC, "
    "person.name"
    " LIMIT ?2",
    error);
  if (!select)
    return NULL;
  yc_sql_bind_text (select, 1, prefix);
  sqlite3_bind_int64 (select, 2, limit);
  return yc_database_read_texts (database, select, error);
}
