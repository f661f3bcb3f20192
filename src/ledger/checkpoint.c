/* checkpoint.c: see checkpoint.h. */

#include "checkpoint.h"

#include "database-private.h"
#include "sql.h"

typedef struct {
  YcDatabase *database; /* which owns this */
  guint source;
  guint64 heard; /* statements asked for when it was last looked at */
  guint64 done;  /* those before the last checkpoint */
} Rest;

gboolean
yc_database_checkpoint (YcDatabase *self, GError **error)
{
  g_return_val_if_fail (YC_IS_DATABASE (self), FALSE);

  return yc_sql_run (yc_database_get_handle (self), yc_database_get_path (self),
                     "PRAGMA wal_checkpoint (TRUNCATE)", error);
}

/* What cannot be done now is tried again after the next play. */
static gboolean
look (gpointer data)
{
  Rest *rest = data;
  const guint64 heard = yc_database_get_n_statements (rest->database);

  if (heard == rest->heard && heard != rest->done) {
    yc_database_checkpoint (rest->database, NULL);
    rest->done = heard;
  }
  rest->heard = heard;
  return G_SOURCE_CONTINUE;
}

static void
rest_free (gpointer data)
{
  Rest *rest = data;

  g_source_remove (rest->source);
  g_free (rest);
}

void
yc_database_checkpoint_at_rest (YcDatabase *self, guint milliseconds)
{
  Rest *rest;

  g_return_if_fail (YC_IS_DATABASE (self));

  rest = g_new0 (Rest, 1);
  rest->database = self;
  rest->source = g_timeout_add (milliseconds, look, rest);
  g_object_set_data_full (G_OBJECT (self), "yc-rest", rest, rest_free);
}
