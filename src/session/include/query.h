/* query.h: what somebody types to find sessions, as the ledger can look for it.
 *
 * Every word has to be there, in any order and anywhere: persons, places, notes, disputes, cards,
 * days, games. "Several words" in quotes have to follow one another. `won:` before a word asks who
 * won, `with:` who played, `at:` where, `on:` when, `players:` how many, `is:` whether it is
 * *finished* or *stopped*, `game:` which, `name:` and `note:` what the table called it and noted. A
 * word of the reader's language for a kind of card, a game or a month stands for what the record
 * calls it. */

#pragma once

#include "archive.h"

G_BEGIN_DECLS

typedef struct _YcQuery YcQuery;

/* Of a text as it is typed; NULL is one without a word. */
YcQuery *yc_query_new (const char *text);
/* Of words that were told apart already, each of them one, blanks and all. */
YcQuery *yc_query_new_of_words (const char *const *words);
void yc_query_free (YcQuery *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcQuery, yc_query_free)

/* What a list is narrowed to beside the words, and in which order it is; all zeros: nothing. */
typedef struct {
  const char *person; /* who played: a whole name */
  const char *game;   /* an id */
  guint n_players;
  guint year;
  int ended;        /* above 0: games that were decided, below 0: the others */
  unsigned shelves; /* of YcShelf; 0: the list */
  YcOrder order;
} YcNarrowing;

/* Once, after the words. */
void yc_query_narrow (YcQuery *self, const YcNarrowing *narrowing);
/* Whether it keeps anything out that stands in the list. */
gboolean yc_query_is_choosy (const YcQuery *self);

/* Good as long as the query. */
const YcChoice *yc_query_get_choice (const YcQuery *self);
/* The words as they were typed, in the order of the terms. */
const char *const *yc_query_get_words (const YcQuery *self);

/* The words that no session has, ended by NULL; free with g_free(). NULL on error. */
const char **yc_query_not_found (const YcQuery *self, YcDatabase *database, GError **error);

/* "player", "said", "card" …: the name of a field in JSON. */
const char *yc_field_name (YcField field);
/* Why a session was found, for people: "Bo", "Play 41: “we noticed too late”"; the caller frees. */
char *yc_words_found (const YcFound *found);

G_END_DECLS
