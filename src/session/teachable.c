/* teachable.c: see teachable.h. */

#include "teachable.h"

#include "card-name.h"

G_DEFINE_INTERFACE (YcTeachable, yc_teachable, G_TYPE_OBJECT)

static void
yc_teachable_default_init (YcTeachableInterface *iface G_GNUC_UNUSED)
{
}

const YcCatalogue *
yc_teachable_get_catalogue (YcTeachable *self)
{
  return YC_TEACHABLE_GET_IFACE (self)->get_catalogue (self);
}

const char *
yc_teachable_get_merged (YcTeachable *self, const char *key)
{
  return YC_TEACHABLE_GET_IFACE (self)->get_merged (self, key);
}

gboolean
yc_teachable_has_name (YcTeachable *self, const char *name)
{
  const YcCatalogue *catalogue = yc_teachable_get_catalogue (self);
  for (const YcKindInfo *kind = catalogue->game->kinds; kind->word; kind++) {
    g_autofree char *key = yc_kind_key (kind, name);
    if (yc_catalogue_find (catalogue, key) || yc_teachable_get_merged (self, key))
      return TRUE;
  }
  return FALSE;
}

gboolean
yc_teachable_teach (YcTeachable *self, const char *definition, GError **error)
{
  return YC_TEACHABLE_GET_IFACE (self)->teach (self, definition, error);
}
