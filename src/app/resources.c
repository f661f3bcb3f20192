/* resources.c: see resources.h. */

#include "resources.h"

#include "yc-app-resources.h"
#include "widgets/icon-keeper.h"
#include "widgets/icon-tints.h"
#include "yc-config.h"

void
yc_resources_use (void)
{
  yc_icons_keep ();
  yc_icons_tint ();
  g_resources_register (yc_app_get_resource ());
}

GSettings *
yc_settings_open (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, APP_ID, TRUE);
  return schema == NULL ? NULL : g_settings_new_full (schema, NULL, NULL);
}

gboolean
yc_settings_get_flag (const char *key, gboolean usual)
{
  g_autoptr (GSettings) settings = yc_settings_open ();

  return settings == NULL ? usual : g_settings_get_boolean (settings, key);
}
