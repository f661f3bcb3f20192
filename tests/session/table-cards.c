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
