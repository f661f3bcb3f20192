/* search-provider.h: the sessions among what the desktop finds
 * (`org.gnome.Shell.SearchProvider2`).
 *
 * Looked for in the ledger that the window has open, or in the usual one for as long as one
 * question takes. */

#pragma once

#include "window.h"

/* Answers on the connection of the application at `path`; 0 and `error` if that cannot be. Ended by
 * g_dbus_connection_unregister_object(). */
guint yc_search_provider_register (GtkApplication *application,
                                   GDBusConnection *connection,
                                   const char *path,
                                   GError **error);

/* Ids of the sessions that have all these words, and what is shown of them: the answers `(as)` and
 * `(aa{sv})`, floating. What cannot be read is not found. */
GVariant *yc_search_provider_find (YcDatabase *database, const char *const *words);
GVariant *yc_search_provider_describe (YcDatabase *database, const char *const *ids);
