/* sources.c: see sources.h. */

#include "sources.h"

#include "words-private.h"

#include <string.h>

/* ---- The books ------------------------------------------------------------------------------- */

static const struct {
  const char *id, *name;
} books[YC_N_BOOKS] = {
  [YC_BOOK_CZECH] = { "cs", N_ ("Czech rulebook") },
  [YC_BOOK_PORTUGUESE] = { "pt", N_ ("Portuguese rulebook") },
  [YC_BOOK_SPANISH] = { "es", N_ ("Spanish rulebook") },
};

const char *
yc_book_id (YcBook book)
{
  return books[book].id;
}

/* Whether a locale name such as "pt_BR.UTF-8" is of the language of a book. */
static gboolean
is_in_language (const char *locale, YcBook book)
{
  const char *id = yc_book_id (book);
  const size_t length = strlen (id);
  return strncmp (locale, id, length) == 0 && !g_ascii_isalpha (locale[length]);
}

/* The book in the language of the reader, or YC_N_BOOKS: the first language wished that has a book,
 * unless English, in which all is written, is wished before. */
static YcBook
book_of_reader (void)
{
  for (const char *const *locale = g_get_language_names (); *locale; locale++) {
    if (strncmp (*locale, "en", 2) == 0)
      break;
    for (YcBook book = 0; book < YC_N_BOOKS; book++)
      if (is_in_language (*locale, book))
        return book;
  }
  return YC_N_BOOKS;
}

/* ---- The passages of a rule ------------------------------------------------------------------ */

guint
yc_passage_of_rule (const YcGame *game, YcRule rule)
{
  const guint8 *shared = yc_telling_of (game)->shared_passages;
  const guint own = yc_words_of_rule (game, rule)->passage;
  return own || !shared || rule >= YC_N_SHARED_RULES ? own : shared[rule];
}

static guint
passage_of_reason (const YcFacts *facts)
{
  const YcGame *game = yc_record_game (facts->record);
  const YcGameTelling *telling = yc_telling_of (game);
  for (guint i = 0; i < telling->n_elsewhere; i++)
    if (telling->elsewhere[i].rule == facts->reason->rule && telling->elsewhere[i].holds (facts))
      return telling->elsewhere[i].passage;
  return yc_passage_of_rule (game, facts->reason->rule);
}

/* ---- The sources of a passage ---------------------------------------------------------------- */

static void
add_books (GArray *sources, const YcPassage *passage, gboolean of_reader)
{
  const YcBook reader = book_of_reader ();
  for (YcBook book = 0; book < YC_N_BOOKS; book++) {
    const YcSource source = { book, passage, &passage->in[book] };
    if (source.print->heading && (book == reader) == of_reader)
      g_array_append_val (sources, source);
  }
}

static GArray *
sources_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (YcSource));
}

GArray *
yc_sources_of_reason (const YcFacts *facts)
{
  const guint number = passage_of_reason (facts);
  GArray *sources = sources_new ();
  if (number == 0)
    return sources;
  const YcPassage *passage = &yc_telling_of (yc_record_game (facts->record))->passages[number];
  add_books (sources, passage, TRUE);
  add_books (sources, passage, FALSE);
  return sources;
}

static void
add_passages (GArray *sources, const YcGame *game, YcRule rule, gboolean of_reader)
{
  const YcGameTelling *telling = yc_telling_of (game);
  guint64 added = 1; /* a bit for each passage, that of nothing among them */
  for (guint i = 0; i <= telling->n_elsewhere; i++) {
    const YcPrintedElsewhere *elsewhere = i == 0 ? NULL : &telling->elsewhere[i - 1];
    const guint number = elsewhere ? elsewhere->passage : yc_passage_of_rule (game, rule);
    if ((elsewhere && elsewhere->rule != rule) || added >> number & 1)
      continue;
    added |= G_GUINT64_CONSTANT (1) << number;
    add_books (sources, &telling->passages[number], of_reader);
  }
}

GArray *
yc_sources_of_rule (const YcGame *game, YcRule rule)
{
  GArray *sources = sources_new ();
  add_passages (sources, game, rule, TRUE);
  add_passages (sources, game, rule, FALSE);
  return sources;
}

/* ---- In words -------------------------------------------------------------------------------- */

static char *
heading_words (const YcSource *source)
{
  const YcPrint *print = source->print;
  g_autofree char *printed = print->part ? g_strdup_printf ("%s: %s", print->heading, print->part)
                                         : g_strdup (print->heading);
  if (source->book == book_of_reader ())
    /* Translators: a heading of a printed rulebook, in the reader's language */
    return g_strdup_printf (C_ ("heading", "“%s”"), printed);
  /* Translators: a heading of a printed rulebook, first translated, then as it is printed */
  return g_strdup_printf (C_ ("heading", "“%1$s” (%2$s)"),
                          g_dpgettext2 (GETTEXT_PACKAGE, "heading", source->passage->name),
                          printed);
}

char *
yc_source_words (const YcSource *source)
{
  const char *book = _ (books[source->book].name);
  g_autofree char *heading = heading_words (source);
  if (source->print->page > 0)
    /* Translators: where a rule is printed: "Czech rulebook", page, heading in quotation marks */
    return g_strdup_printf (C_ ("heading", "%1$s, p. %2$d: %3$s"), book, source->print->page,
                            heading);
  /* Translators: where a rule is printed: "Czech rulebook", heading in quotation marks */
  return g_strdup_printf (C_ ("heading", "%1$s: %2$s"), book, heading);
}

char *
yc_sources_words (const GArray *sources)
{
  if (sources->len == 0)
    return g_strdup (_ ("In no printed rulebook: this keeps the record itself in order."));
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < sources->len; i++)
    g_ptr_array_add (words, yc_source_words (&g_array_index (sources, YcSource, i)));
  g_ptr_array_add (words, NULL);
  return g_strjoinv ("; ", (char **) words->pdata);
}
