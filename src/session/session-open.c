/* session-open.c: where sessions come from: a head, the ledger, a text. */

#include "session-private.h"

#include <stdlib.h>
#include <string.h>

#include "overlay.h"
#include "text.h"
#include "words.h"

void
yc_session_set_read_error (GError **error, const YcError *why)
{
  g_autofree char *message = yc_words_error (why);
  g_set_error (error, YC_SESSION_ERROR, YC_SESSION_ERROR_UNREADABLE, "%u:%u: %s", why->line,
               why->column, message);
}

static YcRecord *
read_record (const char *text, gssize length, GError **error)
{
  YcError why;
  YcRecord *record = yc_record_read (text, length < 0 ? strlen (text) : (size_t) length, &why);
  if (!record)
    yc_session_set_read_error (error, &why);
  return record;
}

YcRecord *
yc_session_read_text (const char *text, GError **error)
{
  return read_record (text, -1, error);
}

/* Puts `line` behind the line that begins with `after`. */
static char *
with_line_after (const char *text, const char *after, const char *line)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *with = g_string_new (NULL);
  for (char **at = lines; at[0] && (at[0][0] || at[1]); at++) {
    g_string_append_printf (with, "%s\n", *at);
    if (g_str_has_prefix (*at, after))
      g_string_append_printf (with, "%s\n", line);
  }
  return g_string_free (with, FALSE);
}

/* The canonical head with its `rules`, `session` and `date` filled in where they were left out. */
static char *
complete_head (const YcRecord *record)
{
  char *written = yc_record_write (record, NULL);
  g_autofree char *text = g_strdup (written);
  free (written);
  if (!strstr (text, "\nrules ")) {
    g_autofree char *less = g_steal_pointer (&text);
    text = with_line_after (less, "game ", "rules 1");
  }
  if (yc_record_head (record, YC_HEAD_SESSION).length == 0) {
    g_autofree char *uuid = g_uuid_string_random ();
    g_autofree char *line = g_strdup_printf ("session %s", uuid);
    g_autofree char *less = g_steal_pointer (&text);
    text = with_line_after (less, "rules ", line);
  }
  if (yc_record_head (record, YC_HEAD_DATE).length == 0) {
    g_autoptr (GDateTime) now = g_date_time_new_now_local ();
    g_autofree char *line = g_date_time_format (now, "date %Y-%m-%dT%H:%M:%S%:z");
    g_autofree char *less = g_steal_pointer (&text);
    text = with_line_after (less, "session ", line);
  }
  return g_steal_pointer (&text);
}

/* Reads a record with the table's own cards; NULL if it cannot be read without them either. */
static YcRecord *
read_overlaid (const char *text, const char *taught, GError **error)
{
  g_autofree char *overlaid = yc_overlay_add (text, taught);
  YcRecord *record = yc_session_read_text (overlaid, NULL);
  /* cards that do not go with this head are left out rather than the session be lost */
  return record ? record : yc_session_read_text (text, error);
}

/* The cards that the table has taught, or "" without a database. */
static char *
taught_for (YcDatabase *database, const char *text, GError **error)
{
  return database ? yc_store_taught (database, text, error) : g_strdup ("");
}

/* Definitions and merged names together, or NULL on error. */
static char *
known_for (YcDatabase *database, const char *text, GError **error)
{
  g_autofree char *taught = yc_store_taught (database, text, error);
  g_autofree char *merged = taught ? yc_store_merged (database, text, error) : NULL;
  return merged ? g_strconcat (taught, merged, NULL) : NULL;
}

/* The session of a store as it reads with all that the table has taught since; NULL on error. */
static YcRecord *
read_from_store (YcStore *store, const char *text, GError **error)
{
  g_autofree char *known = known_for (yc_store_get_database (store), text, error);
  return known ? read_overlaid (text, known, error) : NULL;
}

/* A session that was brought in with its plays: what was kept is read as every session is. */
static YcRecord *
read_again (YcStore *store, GError **error)
{
  g_autofree char *text = yc_store_read (store, error);
  return text ? read_from_store (store, text, error) : NULL;
}

/* Takes the store over; `text` is what it holds, or NULL if that is still to be read. */
static YcSession *
open_store (YcStore *store, const char *text, GError **error)
{
  YcRecord *record = text ? read_from_store (store, text, error) : read_again (store, error);
  if (record)
    return yc_session_new_with_store (record, store);
  yc_store_free (store);
  return NULL;
}

gboolean
yc_session_refresh (YcSession *self, GError **error)
{
  if (!self->store)
    return TRUE;
  YcRecord *record = read_again (self->store, error);
  if (record)
    yc_session_exchange_record (self, record);
  return record != NULL;
}

YcSession *
yc_session_begin (YcDatabase *database, const char *head, GError **error)
{
  g_autofree char *taught = taught_for (database, head, error);
  YcRecord *draft = taught ? read_overlaid (head, taught, error) : NULL;
  if (!draft)
    return NULL;
  g_autofree char *text = complete_head (draft);
  yc_record_free (draft);
  YcRecord *record = yc_session_read_text (text, error);
  if (!record || !database)
    return record ? yc_session_new_with_store (record, NULL) : NULL;
  YcStore *store = yc_store_begin (database, record, head, taught, error);
  const gboolean played = yc_record_n_events (record) > 0;
  if (store && !played)
    return yc_session_new_with_store (record, store);
  yc_record_free (record);
  return store ? open_store (store, NULL, error) : NULL;
}

YcSession *
yc_session_open (YcDatabase *database, const char *uuid, GError **error)
{
  g_autofree char *text = NULL;
  YcStore *store = yc_store_open (database, uuid, &text, error);
  if (!store)
    return NULL;
  return open_store (store, text, error);
}

YcSession *
yc_session_read (const char *text, gssize length, GError **error)
{
  YcRecord *record = read_record (text, length, error);
  return record ? yc_session_new_with_store (record, NULL) : NULL;
}

YcSession *
yc_session_new_for_record (YcRecord *record)
{
  return yc_session_new_with_store (record, NULL);
}

char *
yc_session_to_text (YcSession *self)
{
  char *written = yc_record_write (self->record, NULL);
  char *text = g_strdup (written);
  free (written);
  return text;
}
