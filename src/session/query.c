/* query.c: see query.h. */

#include "yc-config.h"

#include "query.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "telling.h"
#include "text.h"
#include "words.h"

struct _YcQuery {
  GPtrArray *words; /* ended by NULL */
  GArray *terms;    /* of YcTerm */
  YcChoice choice;
};

/* ---- Forms of a word ------------------------------------------------------------------------- */

static void
add_form (GArray *forms, YcField field, const char *text)
{
  const YcForm form = { .field = field, .text = g_strdup (text) };
  g_array_append_val (forms, form);
}

/* The kinds of cards that all games have are numbered from the first on. */
static void
add_kinds (GArray *forms, const YcGame *game, const char *word)
{
  for (const YcKindInfo *kind = game->kinds; kind->word; kind++) {
    const YcCard card = { .game = game, .kind = kind->kind };
    if (kind->name && yc_search_word_begins (word, yc_words_kind_of (&card)))
      add_form (forms, YC_FIELD_CARD, kind->name);
  }
}

static void
add_game (GArray *forms, const YcGame *game, const char *word)
{
  if (yc_search_word_begins (word, yc_words_game (game)))
    add_form (forms, YC_FIELD_GAME, game->id);
}

static void
add_months (GArray *forms, const char *word)
{
  for (int month = 1; month <= 12; month++) {
    g_autoptr (GDateTime) day = g_date_time_new_utc (2026, month, 1, 0, 0, 0);
    g_autofree char *name = g_date_time_format (day, "%OB");
    g_autofree char *of = g_date_time_format (day, "%B");
    g_autofree char *number = g_date_time_format (day, "%m");
    if (yc_search_word_begins (word, name) || yc_search_word_begins (word, of))
      add_form (forms, YC_FIELD_MONTH, number);
  }
}

/* Two letters begin too many words. */
#define FEWEST_LETTERS 3

/* What a word may stand for beside itself. */
static void
add_meanings (GArray *forms, const char *word)
{
  if (g_utf8_strlen (word, -1) < FEWEST_LETTERS)
    return;
  add_months (forms, word);
  for (const YcGame *const *game = yc_games; *game; game++) {
    add_kinds (forms, *game, word);
    add_game (forms, *game, word);
  }
}

/* How a session may stand, as people call it. */
static const struct {
  const char *words, *state;
} states[] = {
  /* Translators: of a session whose game was decided */
  { NC_ ("session", "finished"), "over" },
  /* Translators: of a session whose game was not decided */
  { NC_ ("session", "stopped"), "stopped" },
};

static const char *
words_of_state (guint i)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "session", states[i].words);
}

static void
add_states (GArray *forms, const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    if (yc_search_word_begins (word, states[i].words)
        || yc_search_word_begins (word, words_of_state (i)))
      add_form (forms, YC_FIELD_STATE, states[i].state);
}

/* A word before a colon, in the record's language and in the reader's. */
static const struct {
  const char *word;
  YcField field;
} askers[] = {
  /* Translators: before a colon, in a search for sessions: won by whom */
  { NC_ ("search", "won"), YC_FIELD_WINNER },
  /* Translators: before a colon, in a search for sessions: played with whom */
  { NC_ ("search", "with"), YC_FIELD_PLAYER },
  /* Translators: before a colon, in a search for sessions: played at which place */
  { NC_ ("search", "at"), YC_FIELD_PLACE },
  /* Translators: before a colon, in a search for sessions: played on which day */
  { NC_ ("search", "on"), YC_FIELD_DAY },
  /* Translators: before a colon, in a search for sessions: by how many players */
  { NC_ ("search", "players"), YC_FIELD_SEATS },
  /* Translators: before a colon, in a search for sessions: finished or stopped */
  { NC_ ("search", "is"), YC_FIELD_STATE },
  /* Translators: before a colon, in a search for sessions: of which game */
  { NC_ ("search", "game"), YC_FIELD_GAME },
  /* Translators: before a colon, in a search for sessions: what the table calls them */
  { NC_ ("search", "name"), YC_FIELD_NAME },
  /* Translators: before a colon, in a search for sessions: what the table noted of them */
  { NC_ ("search", "note"), YC_FIELD_NOTE },
};

static gboolean
asks_for (const char *word, const char *asker)
{
  const char *colon = strchr (word, ':');
  g_autofree char *before = colon && colon[1] ? g_strndup (word, (gsize) (colon - word)) : NULL;
  g_autofree char *typed = before ? yc_text_fold (before) : NULL;
  g_autofree char *asked = yc_text_fold (asker);
  return g_strcmp0 (typed, asked) == 0;
}

/* The field that a word asks for, and the word behind the colon. */
static YcField
field_of (const char *word, const char **rest)
{
  for (gsize i = 0; i < G_N_ELEMENTS (askers); i++)
    if (asks_for (word, askers[i].word)
        || asks_for (word, g_dpgettext2 (GETTEXT_PACKAGE, "search", askers[i].word))) {
      *rest = strchr (word, ':') + 1;
      return askers[i].field;
    }
  *rest = word;
  return YC_FIELD_ANY;
}

static void
take_forms (YcQuery *self, GArray *forms)
{
  const guint n = forms->len;
  const YcTerm term
    = { .forms = (const YcForm *) (gpointer) g_array_free (forms, FALSE), .n_forms = n };
  g_array_append_val (self->terms, term);
}

static void
add_term (YcQuery *self, const char *word)
{
  GArray *forms = g_array_new (FALSE, FALSE, sizeof (YcForm));
  const char *rest;
  const YcField field = field_of (word, &rest);
  add_form (forms, field, rest);
  if (field == YC_FIELD_ANY)
    add_meanings (forms, rest);
  if (field == YC_FIELD_DAY)
    add_months (forms, rest);
  if (field == YC_FIELD_STATE)
    add_states (forms, rest);
  for (const YcGame *const *game = yc_games; field == YC_FIELD_GAME && *game; game++)
    add_game (forms, *game, rest);
  take_forms (self, forms);
  g_ptr_array_add (self->words, g_strdup (word));
}

/* ---- The query ------------------------------------------------------------------------------- */

static void
clear_term (gpointer data)
{
  YcTerm *term = data;
  for (guint i = 0; i < term->n_forms; i++)
    g_free (term->forms[i].text);
  g_free ((gpointer) term->forms);
}

static YcQuery *
query_begin (void)
{
  YcQuery *self = g_new0 (YcQuery, 1);
  self->words = g_ptr_array_new_with_free_func (g_free);
  self->terms = g_array_new (FALSE, FALSE, sizeof (YcTerm));
  g_array_set_clear_func (self->terms, clear_term);
  return self;
}

static void
take_terms (YcQuery *self)
{
  self->choice.words.terms = (const YcTerm *) (gpointer) self->terms->data;
  self->choice.words.n_terms = self->terms->len;
}

static YcQuery *
query_end (YcQuery *self)
{
  g_ptr_array_add (self->words, NULL);
  take_terms (self);
  return self;
}

YcQuery *
yc_query_new_of_words (const char *const *words)
{
  YcQuery *self = query_begin ();
  for (; *words; words++)
    if (**words)
      add_term (self, *words);
  return query_end (self);
}

/* Blanks within quotes part no words; who is still typing may not have closed them. */
YcQuery *
yc_query_new (const char *text)
{
  YcQuery *self = query_begin ();
  g_autoptr (GString) word = g_string_new (NULL);
  gboolean quoted = FALSE;
  for (const char *c = text ? text : ""; *c; c++) {
    if (*c == '"')
      quoted = !quoted;
    else if (quoted || !g_ascii_isspace (*c))
      g_string_append_c (word, *c);
    if (word->len > 0 && (c[1] == '\0' || (!quoted && (g_ascii_isspace (*c) || *c == '"')))) {
      add_term (self, word->str);
      g_string_truncate (word, 0);
    }
  }
  return query_end (self);
}

/* ---- Narrowing ------------------------------------------------------------------------------- */

/* Nobody has typed it, so nobody asks why it was found. */
static void
add_silent (YcQuery *self, YcField field, const char *text)
{
  const YcForm form = { .field = field, .text = g_strdup (text), .whole = TRUE };
  GArray *forms = g_array_new (FALSE, FALSE, sizeof (YcForm));
  g_array_append_val (forms, form);
  take_forms (self, forms);
  self->choice.words.n_silent++;
}

static void
add_silent_number (YcQuery *self, YcField field, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  add_silent (self, field, text);
}

void
yc_query_narrow (YcQuery *self, const YcNarrowing *narrowing)
{
  if (narrowing->person)
    add_silent (self, YC_FIELD_PLAYER, narrowing->person);
  if (narrowing->game)
    add_silent (self, YC_FIELD_GAME, narrowing->game);
  if (narrowing->n_players > 0)
    add_silent_number (self, YC_FIELD_SEATS, narrowing->n_players);
  if (narrowing->year > 0)
    add_silent_number (self, YC_FIELD_DAY, narrowing->year);
  if (narrowing->ended != 0)
    add_silent (self, YC_FIELD_STATE, states[narrowing->ended < 0].state);
  self->choice.shelves = narrowing->shelves;
  self->choice.order = narrowing->order;
  take_terms (self);
}

gboolean
yc_query_is_choosy (const YcQuery *self)
{
  return self->choice.words.n_terms > 0 || self->choice.shelves != 0;
}

void
yc_query_free (YcQuery *self)
{
  g_ptr_array_unref (self->words);
  g_array_unref (self->terms);
  g_free (self);
}

const YcChoice *
yc_query_get_choice (const YcQuery *self)
{
  return &self->choice;
}

const char *const *
yc_query_get_words (const YcQuery *self)
{
  return (const char *const *) self->words->pdata;
}

const char **
yc_query_not_found (const YcQuery *self, YcDatabase *database, GError **error)
{
  g_autoptr (GPtrArray) missing = g_ptr_array_new ();
  const unsigned shelves = self->choice.shelves ? self->choice.shelves : YC_SHELVES_LISTED;
  for (guint i = 0; i < self->words->len - 1; i++) {
    const int found = yc_search_is_found (database, &self->choice.words.terms[i], shelves, error);
    if (found < 0)
      return NULL;
    if (!found)
      g_ptr_array_add (missing, g_ptr_array_index (self->words, i));
  }
  g_ptr_array_add (missing, NULL);
  return (const char **) g_ptr_array_free (g_steal_pointer (&missing), FALSE);
}

/* ---- What was found -------------------------------------------------------------------------- */

const char *
yc_field_name (YcField field)
{
  static const char *const names[YC_FIELDS] = {
    [YC_FIELD_GAME] = "game",     [YC_FIELD_DAY] = "day",       [YC_FIELD_PLAYER] = "player",
    [YC_FIELD_PLACE] = "place",   [YC_FIELD_SAID] = "said",     [YC_FIELD_CARD] = "card",
    [YC_FIELD_WINNER] = "winner", [YC_FIELD_MONTH] = "month",   [YC_FIELD_ANY] = "any",
    [YC_FIELD_STATE] = "state",   [YC_FIELD_SEATS] = "players", [YC_FIELD_NAME] = "name",
    [YC_FIELD_NOTE] = "note",
  };
  return names[field];
}

/* "University 24" of `24 university`. */
static char *
words_of_card (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, " ", 2);
  for (const YcGame *const *game = yc_games; *game; game++)
    for (const YcKindInfo *kind = (*game)->kinds; kind->word; kind++) {
      const YcCard card = { .game = *game, .kind = kind->kind };
      if (parts[1] && g_strcmp0 (kind->name, parts[1]) == 0)
        /* Translators: a kind of card, and the name of one: "University 24" */
        return g_strdup_printf (C_ ("card", "%s %s"), yc_words_kind_of (&card), parts[0]);
    }
  return g_strdup (text);
}

static char *
words_of_month (const char *number)
{
  g_autoptr (GDateTime) day
    = g_date_time_new_utc (2026, (int) g_ascii_strtoull (number, NULL, 10), 1, 0, 0, 0);
  return day ? g_date_time_format (day, "%OB") : g_strdup (number);
}

static const char *
words_of_game (const char *id)
{
  const YcGame *game = yc_game_find (id);
  return game ? yc_words_game (game) : id;
}

char *
yc_words_found (const YcFound *found)
{
  switch (found->field) {
  case YC_FIELD_GAME:
    return g_strdup (words_of_game (found->text));
  case YC_FIELD_SAID:
    /* Translators: the number of a play, and what was said there */
    return g_strdup_printf (_ ("Play %u: “%s”"), found->event, found->text);
  case YC_FIELD_CARD:
    return words_of_card (found->text);
  case YC_FIELD_WINNER:
    /* Translators: a name */
    return g_strdup_printf (_ ("Won by %s"), found->text);
  case YC_FIELD_STATE:
    return g_strdup (words_of_state (strcmp (found->text, states[0].state) != 0));
  case YC_FIELD_SEATS: {
    const unsigned n = (unsigned) g_ascii_strtoull (found->text, NULL, 10);
    /* Translators: how many players a session had */
    return g_strdup_printf (ngettext ("%u player", "%u players", n), n);
  }
  case YC_FIELD_MONTH:
    return words_of_month (found->text);
  case YC_FIELD_DAY:
  case YC_FIELD_PLAYER:
  case YC_FIELD_PLACE:
  case YC_FIELD_NAME:
  case YC_FIELD_NOTE:
  case YC_FIELD_ANY:
  case YC_FIELDS:
  default:
    return g_strdup (found->text ? found->text : "");
  }
}
