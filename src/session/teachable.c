/* teachable.c: see teachable.h. */

#include "teachable.h"

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
yc_teachable_teach (YcTeachable *self, const char *definition, GError **error)
{
  return YC_TEACHABLE_GET_IFACE (self)->teach (self, definition, error);
}
