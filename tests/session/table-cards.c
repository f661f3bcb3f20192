/* table-cards.c: see table-cards.h. */

#include "table-cards.h"

#include "card-name.h"
#include "chain/chain.h"

YcCollection *
cards_of (YcDatabase *database, const YcGame *game)
{
  g_autoptr (GError) error = NULL;
  YcCollection *collection = yc_collection_open (database, game, &error);
  g_assert_no_error (error);
  return collection;
}

void
cards_teach (YcCollection *collection, const char *definition)
{
  g_autoptr (GError) error = NULL;
  yc_collection_teach (collection, definition, &error);
  g_assert_no_error (error);
}

static void
keep_result (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static GAsyncResult *
wait_for (GAsyncResult **result)
{
  while (!*result)
    g_main_context_iteration (NULL, TRUE);
  return *result;
}

gboolean
cards_merge (YcCollection *collection, const char *key, const char *other, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;
  yc_collection_merge_async (collection, key, other, keep_result, &result);
  return yc_collection_merge_finish (collection, wait_for (&result), error);
}

gboolean
cards_restore (YcCollection *collection, const char *key, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;
  yc_collection_restore_async (collection, key, keep_result, &result);
  return yc_collection_restore_finish (collection, wait_for (&result), error);
}

const YcCard *
cards_find (YcCollection *collection, const char *key)
{
  return yc_catalogue_find (yc_collection_get_catalogue (collection), key);
}

void
cards_settle (YcDatabase *database)
{
  yc_retelling_finish (yc_retelling_of (database));
}

int
cards_yellowcake_of_red (YcDatabase *database, const char *uuid)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (YcSession) session = yc_session_open (database, uuid, &error);
  g_assert_no_error (error);
  return yc_chain_of (yc_session_get_position (session))->players[0].yellowcake;
}
