/* case-book.c: cases like a question. */

#include "yc-config.h"

#include "case-book.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cases.h"
#include "journal.h"
#include "json-parts.h"
#include "session-private.h"
#include "words.h"

static const char *
rule_id (const YcGame *game, const YcRuling *ruling)
{
  const YcReason *first = ruling->verdict != YC_LEGAL ? yc_ruling_first (ruling) : NULL;
  return first ? yc_rule_id (game, first->rule) : NULL;
}

static void
clear_precedent (gpointer data)
{
  yc_ledger_case_clear (&((YcPrecedent *) data)->found);
}

/* Moves over the cases that are the same, or only similar, the newest first. Of what was legal a
 * similar one would be any legal play. */
static void
take (GArray *precedents, GArray *cases, const char *facts, gboolean same, guint max)
{
  for (guint i = cases->len; i-- > 0 && precedents->len < max;) {
    YcLedgerCase *found = &g_array_index (cases, YcLedgerCase, i);
    if (!found->facts || g_str_equal (found->state, "open")
        || g_str_equal (found->facts, facts) != same || (!same && !found->rule))
      continue;
    const YcPrecedent precedent = { .found = *found, .same = same };
    g_array_append_val (precedents, precedent);
    *found = (YcLedgerCase){ 0 };
  }
}

GArray *
yc_case_book_like (YcSession *session,
                   const YcPlay *play,
                   const YcRuling *ruling,
                   guint max,
                   GError **error)
{
  const YcGame *game = yc_session_get_game (session);
  GArray *precedents = g_array_new (FALSE, FALSE, sizeof (YcPrecedent));
  g_array_set_clear_func (precedents, clear_precedent);
  if (!session->store)
    return precedents;
  g_autoptr (GArray) cases = yc_casebook_of_rule (yc_store_get_database (session->store), game->id,
                                                  rule_id (game, ruling), error);
  if (!cases) {
    g_array_unref (precedents);
    return NULL;
  }
  g_autofree char *facts = yc_case_facts (session->record, play, ruling);
  take (precedents, cases, facts, TRUE, max);
  take (precedents, cases, facts, FALSE, max);
  return precedents;
}

/* The record of a head, with the table's cards as far as they go with it. */
static YcRecord *
read_head (YcDatabase *database, const YcLedgerCase *found)
{
  YcCardsTaken cards = YC_CARDS_MERGED;
  const gint64 session = yc_journal_find (database, found->uuid, NULL);
  g_autofree char *head = session > 0 ? yc_journal_read_head (database, session, NULL) : NULL;
  g_autoptr (YcTaught) taught = yc_taught_load (database, yc_game_find (found->game), NULL);
  return head && taught ? yc_taught_read (taught, head, NULL, YC_CARDS_OWN, &cards, NULL) : NULL;
}

/* What was disputed, in a sentence: its session's head is read for that. The statement itself if it
 * cannot be. The caller frees. */
static char *
sentence_of (YcDatabase *database, const YcLedgerCase *found)
{
  YcRecord *record = read_head (database, found);
  YcPlay play;
  YcError why;
  if (!record)
    return g_strdup (found->play);
  char *sentence = yc_record_read_play (record, found->play, strlen (found->play), &play, &why)
                     ? yc_words_entry (record, NULL, &play)
                     : g_strdup (found->play);
  yc_record_free (record);
  return sentence;
}

char *
yc_case_book_words (YcDatabase *database, const YcLedgerCase *found)
{
  g_autofree char *sentence = sentence_of (database, found);
  g_autofree char *decision = yc_words_decision (found);
  g_autofree char *origin = yc_words_case_origin (found);
  /* Translators: the number of a case, and the sentence of the play that it is about */
  g_autofree char *title = g_strdup_printf (_ ("Case %1$u: %2$s"), found->number, sentence);
  return g_strjoin ("\n", title, yc_words_case_rule (found), decision, origin, NULL);
}

/* ---- JSON ---- */

/* What nobody told is left out. */
static void
add_texts (JsonBuilder *json, const YcLedgerCase *found)
{
  const struct {
    const char *key, *text;
  } members[] = {
    { "session", found->uuid },
    { "game", found->game },
    { "date", found->begun_at },
    { "location", found->location },
    { "play", found->play },
    { "rule", found->rule },
    { "by", found->objector },
    { "person", found->person },
    { "why", found->why },
    { "dispute", found->state },
    { "scope", found->scope ? found->scope : "play" },
    { "decision", found->decision },
    { "settled_at", found->settled_at },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (members); i++)
    if (members[i].text)
      yc_json_text (json, members[i].key, members[i].text);
}

JsonNode *
yc_case_book_json (const YcLedgerCase *found)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  json_builder_begin_object (json);
  yc_json_int (json, "case", found->number);
  yc_json_int (json, "event", found->event);
  yc_json_int (json, "settlement", found->settled);
  add_texts (json, found);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}
