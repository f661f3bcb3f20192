/* session-teach.c: a card of the table's own copy, known from now on. */

#include "session-private.h"

#include <string.h>

#include "collection-private.h"

/* Whether the session can be read with it, and with no less of the other cards than before. */
static gboolean
goes_with (YcSession *self, const YcKnown *over, GError **error)
{
  YcCardsTaken cards = YC_CARDS_MERGED;
  YcRecord *record = yc_session_read_again (self, over, self->cards, &cards, error);
  const gboolean goes = record != NULL;
  yc_record_free (record);
  return goes;
}

gboolean
yc_session_teach (YcSession *self, const char *definition, GError **error)
{
  YcKnown *over = yc_known_new ();
  yc_known_add (over, definition, strlen (definition), NULL);
  gboolean taught = yc_is_definition (definition, error) && goes_with (self, over, error);
  if (taught) {
    /* here it holds even where the head says otherwise */
    self->over = over;
    taught = yc_collection_teach (self->collection, definition, error);
    self->over = NULL;
  }
  yc_known_free (over);
  return taught;
}

/* ---- For whoever teaches --------------------------------------------------------------------- */

static const YcCatalogue *
get_catalogue (YcTeachable *self)
{
  return &yc_session_get_setup (YC_SESSION (self))->catalogue;
}

static const char *
get_merged (YcTeachable *self, const char *key)
{
  YcCollection *collection = yc_session_get_collection (YC_SESSION (self), NULL);
  return collection ? yc_collection_get_merged (collection, key) : NULL;
}

static gboolean
teach (YcTeachable *self, const char *definition, GError **error)
{
  return yc_session_teach (YC_SESSION (self), definition, error);
}

void
yc_session_teachable_init (YcTeachableInterface *iface)
{
  iface->get_catalogue = get_catalogue;
  iface->get_merged = get_merged;
  iface->teach = teach;
}
