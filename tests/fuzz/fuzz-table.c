/* fuzz-table.c: what somebody types at a table: plays, and what a new session is told. */

#include "fuzz-readers.h"

#include <string.h>

#include "completion.h"
#include "legal-lines.h"
#include "session.h"
#include "setup-head.h"
#include "text.h"
#include "typed-plays.h"
#include "words.h"

/* A table in the middle of a turn, and what may be played there. */
typedef struct {
  YcSession *session;
  YcView *view;
  GStrv lines, sentences;
} Table;

static const char *const records[] = {
  "yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\nplayer blue \"Bo Ärmel\"\n"
  "market ? ? ? ? ? ? ?\nred place mine-2 L\nred end\n",
  "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\nplayer blue \"Bo\"\n"
  "card m1 mine x2 needs E gives Y1 side E\ncard u1 university needs L gives E side L\n"
  "table hand red m1 u1\n",
};

static void
lay_table (Table *table, const char *record)
{
  table->session = yc_session_read (record, -1, NULL);
  require (table->session != NULL);
  table->view = yc_view_new (table->session, YC_AUDIENCE_ALL);
  table->lines = yc_legal_lines (table->view);
  table->sentences = yc_typed_sentences (table->view, (const char *const *) table->lines);
}

/* ---- A play ---------------------------------------------------------------------------------- */

/* Whatever is read is judged and told, and written as something that says the same. */
static void
take_play (YcView *view, const YcPlay *play)
{
  YcSession *session = yc_view_get_session (view);
  g_autofree char *line = yc_session_write_play (session, play);
  g_autofree char *again = NULL;
  const YcRecord *record = yc_session_get_record (session);
  YcRuling ruling;
  YcPlay read;
  require (yc_session_read_play (session, line, &read, NULL));
  again = yc_session_write_play (session, &read);
  require (strcmp (line, again) == 0);
  g_free (yc_words_entry (record, yc_view_get_position (view), play));
  yc_session_judge_play (session, play, &ruling);
}

static void
type_at (const Table *table, const char *text)
{
  const char *const *lines = (const char *const *) table->lines;
  const char *const *sentences = (const char *const *) table->sentences;
  g_autofree char *line = yc_typed_line (table->session, text);
  YcPlay play;
  g_strfreev (yc_completions (lines, text, 4));
  g_strfreev (yc_typed_words (lines, sentences, text, 4));
  if (yc_session_read_play (table->session, line, &play, NULL))
    take_play (table->view, &play);
  if (yc_session_read_said (table->session, 1, text, &play, NULL))
    take_play (table->view, &play);
}

static void
type_card_at (const Table *table, const char *text)
{
  g_auto (GStrv) cards = yc_typed_cards (table->view, text, 4);
  require (g_strv_length (cards) <= 4);
}

static void
each_table (void (*type) (const Table *table, const char *text), const char *text)
{
  static Table tables[G_N_ELEMENTS (records)];
  for (gsize i = 0; i < G_N_ELEMENTS (records); i++) {
    if (tables[i].session == NULL)
      lay_table (&tables[i], records[i]);
    type (&tables[i], text);
  }
}

void
read_typed (const char *text)
{
  each_table (type_at, text);
}

void
read_typed_card (const char *text)
{
  each_table (type_card_at, text);
}

/* ---- A head ---------------------------------------------------------------------------------- */

/* Who sits there, and where, is what was typed; the game and how many from its length. */
static void
fill_head (YcHead *head, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, "\n", YC_MAX_SEATS + 1);
  const guint n = g_strv_length (words);
  yc_head_init (head, yc_games[strlen (text) % 2]);
  for (guint i = 1; i < n || head->n_players < 2; i++)
    if (head->n_players < YC_MAX_SEATS)
      yc_head_seat (head, (YcColor) head->n_players, i < n ? words[i] : NULL);
  head->first = n % head->n_players;
  head->location = g_strdup (n > 0 ? words[0] : "");
}

/* What is written of a set-up is read, but for a line that is too long; and says all of it. */
void
read_head (const char *text)
{
  static YcBasis basis; /* the printed cards are read once */
  g_auto (YcHead) head = { 0 };
  g_auto (YcHead) kept = { 0 };
  g_autofree char *written = NULL;
  g_autofree char *again = NULL;
  YcError error;
  if (basis.printed == NULL)
    basis.printed = yc_printed_cards_new ();
  fill_head (&head, text);
  written = yc_head_write (&head);
  YcRecord *record = yc_record_read_with (written, strlen (written), &basis, &error);
  require (record != NULL || strlen (text) > YC_MAX_LINE / 2);
  if (record == NULL)
    return;
  yc_head_take_record (&kept, record);
  again = yc_head_write (&kept);
  require (strcmp (written, again) == 0);
  yc_record_free (record);
}
