/* rulings.c: what the table has settled for itself. The table of cards only grows. */

#include "rulings.h"

#include "database-private.h"
#include "sql.h"

/* A row of its own for each thing said; the last one for a card counts. */
static gboolean
add_row (YcDatabase *database, const char *game, const char *card, const char *text, GError **error)
{
  g_autofree char *now = yc_sql_now ();
  sqlite3_stmt *insert;

  insert = yc_database_prepare (
    database, "INSERT INTO card (game, card, text, taught_at) VALUES (?1, ?2, ?3, ?4)", error);
  if (!insert)
    return FALSE;
  yc_sql_bind_text (insert, 1, game);
  yc_sql_bind_text (insert, 2, card);
  yc_sql_bind_text (insert, 3, text);
  yc_sql_bind_text (insert, 4, now);
  return yc_database_run (database, insert, error);
}

gboolean
yc_rulings_teach_all (YcDatabase *database,
                      const char *game,
                      const char *const *cards,
                      const char *const *texts,
                      unsigned n,
                      GError **error)
{
  gboolean kept;

  g_return_val_if_fail (YC_IS_DATABASE (database), FALSE);

  kept = yc_database_begin (database, error);
  for (unsigned i = 0; kept && i < n; i++)
    kept = add_row (database, game, cards[i], texts[i], error);
  kept = kept && yc_database_commit (database, error);
  if (!kept)
    yc_database_roll_back (database);
  return kept;
}

gboolean
yc_rulings_restore (YcDatabase *database, const char *game, const char *card, GError **error)
{
  g_return_val_if_fail (YC_IS_DATABASE (database), FALSE);

  return add_row (database, game, card, "", error);
}

gboolean
yc_rulings_merge (YcDatabase *database,
                  const char *game,
                  const char *card,
                  const char *other,
                  const char *text,
                  GError **error)
{
  g_autofree char *same = g_strdup_printf ("same %s %s", card, other);
  const char *const cards[] = { card, other };
  const char *const texts[] = { same, text };

  return yc_rulings_teach_all (database, game, cards, texts, text != NULL ? 2 : 1, error);
}

char *
yc_rulings_said (YcDatabase *database, const char *game, const char *card, GError **error)
{
  sqlite3_stmt *select;
  char *said = NULL;

  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  select = yc_database_prepare (
    database, "SELECT text FROM card WHERE game = ?1 AND card = ?2 ORDER BY id DESC LIMIT 1",
    error);
  if (!select)
    return NULL;
  yc_sql_bind_text (select, 1, game);
  yc_sql_bind_text (select, 2, card);
  if (yc_database_next (database, select, error)) {
    said = g_strdup (yc_sql_text (select, 0));
    sqlite3_reset (select);
  }
  return said;
}

/* The lines that `select` finds for a game. */
static char *
read_lines (YcDatabase *database, const char *sql, const char *game, GError **error)
{
  GString *lines = g_string_new (NULL);
  GError *failure = NULL;
  sqlite3_stmt *select = yc_database_prepare (database, sql, &failure);

  if (select) {
    yc_sql_bind_text (select, 1, game);
    while (yc_database_next (database, select, &failure))
      g_string_append_printf (lines, "%s\n", yc_sql_text (select, 0));
  }
  if (failure)
    g_propagate_error (error, failure);
  return g_string_free (lines, failure != NULL);
}

#define LAST_SAID                                                                                  \
  "SELECT text FROM card WHERE id IN"                                                              \
  " (SELECT max (id) FROM card WHERE game = ?1 GROUP BY card)"

char *
yc_rulings_taught (YcDatabase *database, const char *game, GError **error)
{
  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  return read_lines (database,
                     LAST_SAID " AND text <> '' AND text NOT GLOB 'same *'"
                               " AND text NOT GLOB 'hidden *' ORDER BY card",
                     game, error);
}

char *
yc_rulings_hidden (YcDatabase *database, const char *game, GError **error)
{
  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  return read_lines (database, LAST_SAID " AND text GLOB 'hidden *' ORDER BY card", game, error);
}

char *
yc_rulings_merged (YcDatabase *database, const char *game, GError **error)
{
  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  return read_lines (database, LAST_SAID " AND text GLOB 'same *' ORDER BY card", game, error);
}

char *
yc_rulings_before_merge (YcDatabase *database, const char *game, GError **error)
{
  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  return read_lines (database,
                     "SELECT text FROM card WHERE id IN"
                     " (SELECT max (id) FROM card WHERE game = ?1 AND text NOT GLOB 'same *'"
                     " GROUP BY card) AND text <> '' AND card IN"
                     " (SELECT card FROM card WHERE id IN"
                     " (SELECT max (id) FROM card WHERE game = ?1 GROUP BY card)"
                     " AND text GLOB 'same *') ORDER BY card",
                     game, error);
}
