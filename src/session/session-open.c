/* session-open.c: where sessions come from: a head, the ledger, a text. */

#include "yc-config.h"

#include "session-private.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "card-name.h"
#include "collection-private.h"
#include "read-error.h"
#include "text.h"
#include "words.h"

/* ---- Cards ----------------------------------------------------------------------------------- */

/* The card of which a number is another that was known before; what merely was not known moves
 * nothing that somebody could have counted on. NULL if there is none. */
static const YcCard *
corrected_card (const YcRecord *was, const YcRecord *is)
{
  const YcCatalogue *before = &yc_record_setup (was)->catalogue;
  const YcCatalogue *after = &yc_record_setup (is)->catalogue;
  for (int drawer = 0; drawer < YC_DRAWERS; drawer++)
    for (int i = 0; i < before->n[drawer]; i++) {
      const YcCard *card = &before->cards[drawer][i];
      g_autofree char *key = yc_card_key (card);
      const YcCard *now = yc_catalogue_find (after, key);
      if (now && !yc_card_agrees (card, now))
        return now;
    }
  return NULL;
}

/* What a correction does to a running game, for its log; NULL if nothing. */
static char *
correction_words (YcSession *self, YcRecord *record)
{
  const YcCard *card = corrected_card (self->record, record);
  if (!card || yc_session_is_over (self) || yc_session_is_read_only (self))
    return NULL;
  YcTimeline *after = yc_timeline_new (record, UINT32_MAX);
  g_autofree char *changes = yc_changes_words (self->record, self->timeline, record, after);
  g_autofree char *name = yc_words_card (card);
  yc_timeline_free (after);
  return changes ? g_strdup_printf ("%s. %s.", name, changes) : NULL;
}

static void
note (YcSession *self, const char *words)
{
  YcPlay play = yc_play_begin (YC_NOTE, YC_TABLE);
  g_autofree char *quoted = yc_text_quote (words);
  g_autoptr (GError) error = NULL;
  play.text = (YcText){ quoted, strlen (quoted) };
  if (yc_session_record_play (self, &play, &error) == 0)
    g_message ("%s", error->message);
}

/* Judged again with the cards as they are known now. */
static void
cards_changed (YcSession *self)
{
  YcCardsTaken cards = YC_CARDS_MERGED;
  g_autoptr (GError) error = NULL;
  YcRecord *record = yc_session_read_again (self, self->over, YC_CARDS_OWN, &cards, &error);
  if (!record) {
    g_message ("%s", error->message);
    return;
  }
  g_autofree char *words = correction_words (self, record);
  self->cards = cards;
  yc_session_exchange_record (self, record);
  if (words)
    note (self, words);
}

/* What a session in memory was read from is written again. */
static char *
kept_text (YcSession *self, GError **error)
{
  if (self->store)
    return yc_store_read (self->store, error);
  char *written = yc_record_write_own (self->record);
  char *text = g_strdup (written);
  free (written);
  return text;
}

YcRecord *
yc_session_read_again (YcSession *self,
                       const YcKnown *over,
                       YcCardsTaken least,
                       YcCardsTaken *cards,
                       GError **error)
{
  g_autofree char *text = kept_text (self, error);
  YcCollection *collection = text ? yc_session_get_collection (self, error) : NULL;
  YcError why;
  if (!collection)
    return NULL;
  YcRecord *record
    = yc_taught_read (yc_collection_get_taught (collection), text, over, least, cards, &why);
  if (!record)
    yc_set_definition_error (error, &why);
  else if (yc_record_is_live (self->record))
    yc_record_set_live (record);
  return record;
}

/* Takes the collection over. */
static void
set_collection (YcSession *self, YcCollection *collection)
{
  self->collection = collection;
  g_signal_connect_object (collection, "changed", G_CALLBACK (cards_changed), self,
                           G_CONNECT_SWAPPED);
}

YcCollection *
yc_session_get_collection (YcSession *self, GError **error)
{
  YcDatabase *database = self->store ? yc_store_get_database (self->store) : NULL;
  if (!self->collection) {
    YcCollection *collection = yc_collection_open (database, yc_session_get_game (self), error);
    if (collection)
      set_collection (self, collection);
  }
  return self->collection;
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

/* ---- Sessions of the ledger ------------------------------------------------------------------ */

/* The cards that a text is read with: none of a text that says no game. FALSE on error. */
static gboolean
collection_of (YcDatabase *database, const char *text, YcCollection **collection, GError **error)
{
  const YcGame *game = yc_record_peek_game (text, strlen (text));
  *collection = database && game ? yc_collection_open (database, game, error) : NULL;
  return *collection || !database || !game;
}

/* Whatever its head says, a session that is recorded is live: a card that is corrected later takes
 * no play away. */
static YcRecord *
read_kept (YcCollection *collection, const char *text, YcCardsTaken *cards, GError **error)
{
  const YcTaught *taught = collection ? yc_collection_get_taught (collection) : NULL;
  YcError why;
  YcRecord *record = yc_taught_read (taught, text, NULL, YC_CARDS_OWN, cards, &why);
  if (record)
    yc_record_set_live (record);
  else
    yc_set_read_error (error, &why);
  return record;
}

/* Takes the store over. */
static YcSession *
open_store (YcStore *store, GError **error)
{
  YcCardsTaken cards = YC_CARDS_MERGED;
  g_autoptr (YcCollection) collection = NULL;
  g_autofree char *text = yc_store_read (store, error);
  YcRecord *record = NULL;
  if (text && collection_of (yc_store_get_database (store), text, &collection, error))
    record = read_kept (collection, text, &cards, error);
  if (!record) {
    yc_store_free (store);
    return NULL;
  }
  YcSession *session = yc_session_new_with_store (record, store);
  session->cards = cards;
  set_collection (session, g_steal_pointer (&collection));
  return session;
}

/* Fills in what the head leaves out. */
static void
complete (YcRecord *record)
{
  g_autofree char *uuid = g_uuid_string_random ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%dT%H:%M:%S%:z");
  yc_record_complete (record, uuid, date);
}

YcSession *
yc_session_begin_called (YcDatabase *database, const char *head, const char *name, GError **error)
{
  YcCardsTaken cards = YC_CARDS_APART; /* names are kept as they were written */
  g_autoptr (YcCollection) collection = NULL;
  if (!collection_of (database, head, &collection, error))
    return NULL;
  YcRecord *record = read_kept (collection, head, &cards, error);
  if (!record)
    return NULL;
  complete (record);
  if (!database)
    return yc_session_new_with_store (record, NULL);
  YcStore *store = yc_store_begin (database, record, name, error);
  yc_record_free (record);
  return store ? open_store (store, error) : NULL;
}

YcSession *
yc_session_begin (YcDatabase *database, const char *head, GError **error)
{
  return yc_session_begin_called (database, head, NULL, error);
}

YcSession *
yc_session_open (YcDatabase *database, const char *uuid, GError **error)
{
  YcStore *store = yc_store_open (database, uuid, error);
  return store ? open_store (store, error) : NULL;
}

/* ---- Sessions in memory ---------------------------------------------------------------------- */

YcSession *
yc_session_read (const char *text, gssize length, GError **error)
{
  YcError why;
  YcRecord *record = yc_record_read (text, length < 0 ? strlen (text) : (size_t) length, &why);
  if (record)
    return yc_session_new_with_store (record, NULL);
  yc_set_read_error (error, &why);
  return NULL;
}
