/* session-teach.c: a card of the table's own copy, known from now on. */

#include "yc-config.h"

#include "session-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "overlay.h"
#include "retelling.h"

/* What the session is read from: what was kept, in which a merged name that is taught again is
 * still found; without a store as it reads now. */
static char *
source_of (YcSession *self, GError **error)
{
  return self->store ? yc_store_read (self->store, error) : yc_session_to_text (self);
}

/* The record as it reads with the new definition and no less of the other cards than before; NULL
 * if it cannot be read. */
static YcRecord *
read_with (YcSession *self, const char *definition, YcCardsTaken *cards, GError **error)
{
  YcDatabase *database = self->store ? yc_store_get_database (self->store) : NULL;
  g_autofree char *key = yc_overlay_key (definition);
  if (!key || strchr (definition, '\n')) {
    g_set_error_literal (error, YC_SESSION_ERROR, YC_SESSION_ERROR_UNREADABLE,
                         _ ("This is no definition of a card, space or price."));
    return NULL;
  }
  g_autofree char *text = source_of (self, error);
  g_autofree char *taught = text ? yc_overlay_replace (text, definition) : NULL;
  return taught ? yc_session_read_kept (database, taught, self->cards, cards, error) : NULL;
}

gboolean
yc_session_teach (YcSession *self, const char *definition, GError **error)
{
  YcCardsTaken cards = YC_CARDS_MERGED;
  YcRecord *record = read_with (self, definition, &cards, error);
  if (!record)
    return FALSE;
  const YcGame *game = yc_record_game (record);
  if (self->store && !yc_store_teach (self->store, game->id, definition, error)) {
    yc_record_free (record);
    return FALSE;
  }
  self->cards = cards;
  yc_session_exchange_record (self, record);
  if (self->store)
    yc_retelling_start_over (yc_retelling_of (yc_store_get_database (self->store)));
  return TRUE;
}
