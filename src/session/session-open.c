/* session-open.c: where sessions come from: a head, the ledger, a text. */

#include "yc-config.h"

#include "session-private.h"

#include <glib/gi18n-lib.h>
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

static YcRecord *
read_with (char **known, const char *text, YcCardsTaken cards, GError **error)
{
  g_autofree char *overlaid = yc_overlay_add (text, cards == YC_CARDS_OWN ? "" : known[cards]);
  return yc_session_read_text (overlaid, error);
}

/* Cards that do not go with a head are left out rather than the session be lost. */
YcRecord *
yc_session_read_known (char **known,
                       const char *text,
                       YcCardsTaken least,
                       YcCardsTaken *cards,
                       GError **error)
{
  for (;; ++*cards) {
    g_autoptr (GError) why = NULL;
    YcRecord *record = read_with (known, text, *cards, &why);
    if (record)
      return record;
    if (*cards < least && g_error_matches (why, YC_SESSION_ERROR, YC_SESSION_ERROR_UNREADABLE))
      continue;
    g_propagate_error (error, g_steal_pointer (&why));
    return NULL;
  }
}

YcRecord *
yc_session_read_kept (YcDatabase *database,
                      const char *text,
                      YcCardsTaken least,
                      YcCardsTaken *cards,
                      GError **error)
{
  g_autofree char *game = yc_store_game_of (text);
  g_auto (GStrv) known = yc_store_known (database, game, error);
  return known ? yc_session_read_known (known, text, least, cards, error) : NULL;
}

/* What was kept of a session, as it reads with all that the table has taught since; NULL on
 * error. */
static YcRecord *
read_again (YcStore *store, YcCardsTaken *cards, GError **error)
{
  g_autofree char *text = yc_store_read (store, error);
  YcDatabase *database = yc_store_get_database (store);
  return text ? yc_session_read_kept (database, text, YC_CARDS_OWN, cards, error) : NULL;
}

/* Takes the store over. */
static YcSession *
open_store (YcStore *store, GError **error)
{
  YcCardsTaken cards = YC_CARDS_MERGED;
  YcRecord *record = read_again (store, &cards, error);
  if (!record) {
    yc_store_free (store);
    return NULL;
  }
  YcSession *session = yc_session_new_with_store (record, store);
  session->cards = cards;
  return session;
}

/* What cannot be read from the ledger exchanges no names. */
GHashTable *
yc_session_get_merged (YcSession *self)
{
  if (self->merged)
    return self->merged;
  const gboolean merged = self->store && self->cards == YC_CARDS_MERGED;
  g_autofree char *text = merged ? yc_store_read (self->store, NULL) : NULL;
  g_autofree char *lines
    = text ? yc_store_merged (yc_store_get_database (self->store), text, NULL) : NULL;
  self->merged = yc_overlay_merged_names (text ? text : "", lines ? lines : "");
  return self->merged;
}

gboolean
yc_session_refresh (YcSession *self, GError **error)
{
  if (!self->store)
    return TRUE;
  YcCardsTaken cards = YC_CARDS_MERGED;
  YcRecord *record = read_again (self->store, &cards, error);
  if (!record)
    return FALSE;
  self->cards = cards;
  yc_session_exchange_record (self, record);
  return TRUE;
}

YcSession *
yc_session_begin (YcDatabase *database, const char *head, GError **error)
{
  YcCardsTaken cards = YC_CARDS_APART; /* names are kept as they were written */
  g_autofree char *game = yc_store_game_of (head);
  g_auto (GStrv) known = yc_store_known (database, game, error);
  const char *taught = known ? known[cards] : NULL;
  YcRecord *draft = known ? yc_session_read_known (known, head, YC_CARDS_OWN, &cards, error) : NULL;
  if (!draft)
    return NULL;
  g_autofree char *text = complete_head (draft);
  yc_record_free (draft);
  YcRecord *record = yc_session_read_text (text, error);
  if (!record || !database)
    return record ? yc_session_new_with_store (record, NULL) : NULL;
  YcStore *store = yc_store_begin (database, record, head, taught, error);
  yc_record_free (record);
  return store ? open_store (store, error) : NULL;
}

YcSession *
yc_session_open (YcDatabase *database, const char *uuid, GError **error)
{
  YcStore *store = yc_store_open (database, uuid, error);
  return store ? open_store (store, error) : NULL;
}

const char *
yc_session_get_caveat (YcSession *self)
{
  switch (self->cards) {
  case YC_CARDS_APART:
    return _ ("Cards that this table has merged lie side by side here: in this session each of "
              "them stands for itself.");
  case YC_CARDS_OWN:
    return _ ("The cards that this table has taught do not go with those that this session brings "
              "along: it is judged with its own alone.");
  case YC_CARDS_MERGED:
  default:
    return NULL;
  }
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
