/* session-teach.c: a card of the table's own copy, known from now on. */

#include "yc-config.h"

#include "session-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "overlay.h"
#include "retell.h"

/* The record as it reads with the new definition; NULL if it cannot be read. */
static YcRecord *
read_with (YcSession *self, const char *definition, GError **error)
{
  g_autofree char *text = yc_session_to_text (self);
  g_autofree char *key = yc_overlay_key (definition);
  if (!key || strchr (definition, '\n')) {
    g_set_error_literal (error, YC_SESSION_ERROR, YC_SESSION_ERROR_UNREADABLE,
                         _ ("This is no definition of a card, space or price."));
    return NULL;
  }
  g_autofree char *taught = yc_overlay_replace (text, definition);
  return yc_session_read_text (taught, error);
}

gboolean
yc_session_teach (YcSession *self, const char *definition, GError **error)
{
  YcRecord *record = read_with (self, definition, error);
  if (!record)
    return FALSE;
  const YcGame *game = yc_record_game (record);
  if (self->store && !yc_store_teach (self->store, game->id, definition, error)) {
    yc_record_free (record);
    return FALSE;
  }
  yc_session_exchange_record (self, record);
  if (self->store)
    yc_retell_outcomes_later (yc_store_get_database (self->store), game->id);
  return TRUE;
}
