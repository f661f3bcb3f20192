/* cards.c: `yellowcake-cli cards check|export|import`: the cards that tables teach and share. */

#include "yc-config.h"

#include "cli.h"

#include <glib/gi18n.h>
#include <string.h>

#include "card-name.h"
#include "collection.h"
#include "database.h"
#include "retelling.h"
#include "telling.h"
#include "words.h"

/* ---- Files and databases --------------------------------------------------------------------- */

/* A catalogue file and its text, or NULL and a complaint. */
static YcRecord *
read_cards (const char *file, char **text, gsize *length)
{
  YcError why;
  *text = yc_cli_read_text (file, length);
  if (!*text)
    return NULL;
  YcRecord *record = yc_record_read_catalogue (*text, *length, &why);
  if (!record) {
    g_autofree char *message = yc_words_error (&why);
    g_printerr ("%s:%u:%u: %s\n", file, why.line, why.column, message);
  }
  return record;
}

static const YcCatalogue *
catalogue_of (const YcRecord *record)
{
  return &yc_record_setup (record)->catalogue;
}

/* The cards that the table of a database knows; NULL and a complaint. */
static YcCollection *
open_collection (const char *path, const YcGame *game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (YcDatabase) database = yc_cli_open_database (path);
  YcCollection *collection = database ? yc_collection_open (database, game, &error) : NULL;
  if (error)
    g_printerr ("%s: %s\n", yc_database_get_path (database), error->message);
  return collection;
}

/* What a card is, for people. */
static char *
describe (const YcCatalogue *catalogue, const char *key)
{
  const YcCard *card = yc_catalogue_find (catalogue, key);
  return card ? yc_words_card (card) : yc_prices_definition (catalogue);
}

/* ---- check ----------------------------------------------------------------------------------- */

static void
print_count (const YcCatalogue *catalogue, const YcPrinted *printed)
{
  int known = 0;
  for (int i = 0; i < catalogue->n[printed->drawer]; i++) {
    const YcCard *card = &catalogue->cards[printed->drawer][i];
    known += card->kind == printed->kind ? MAX (card->copies, 1) : 0;
  }
  if (known > 0)
    /* Translators: a kind of card, how many are known, and how many there are */
    g_print (_ ("%s: %d of %d known\n"), yc_words_kind (printed->kind), known, printed->printed);
}

/* The printed counts of what tables teach against what is known with this file. */
static void
print_counts (const YcCatalogue *catalogue)
{
  const YcGameTelling *telling = yc_telling_of (catalogue->game);
  for (guint i = 0; i < telling->n_printed; i++)
    if (telling->printed[i].taught)
      print_count (catalogue, &telling->printed[i]);
}

static gboolean
is_taught (const YcCard *card)
{
  const YcPrinted *printed = yc_printed_of_kind (card->game, card->kind);
  return printed && printed->taught;
}

/* Whether no two cards of those that tables teach look the same; says which do. */
static gboolean
all_are_different (const char *file, const YcCatalogue *catalogue)
{
  gboolean different = TRUE;
  for (int drawer = YC_CARDS; drawer < YC_DRAWERS; drawer++)
    for (int i = 0; i < catalogue->n[drawer]; i++) {
      const YcCard *card = &catalogue->cards[drawer][i];
      const YcCard *alike = is_taught (card) ? yc_catalogue_find_alike (catalogue, card) : NULL;
      if (!alike || strcmp (alike->id, card->id) > 0)
        continue;
      different = FALSE;
      g_print (_ ("%s: %s has the numbers of %s\n"), file, card->id, alike->id);
    }
  return different;
}

static int
check (int argc, char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_autofree char *text = NULL;
  gsize length;
  if (!yc_cli_options (&argc, &argv, entries, "FILE",
                       _ ("Checks a catalogue of cards against the printed counts.")))
    return YC_EXIT_UNREADABLE;
  if (argc != 2)
    return yc_cli_usage (argv[0], "%s", _ ("exactly one FILE is needed"));
  g_autoptr (YcRecord) record = read_cards (argv[1], &text, &length);
  if (!record)
    return YC_EXIT_UNREADABLE;
  print_counts (catalogue_of (record));
  return all_are_different (argv[1], catalogue_of (record)) ? YC_EXIT_LEGAL : YC_EXIT_ILLEGAL;
}

/* ---- export ---------------------------------------------------------------------------------- */

/* The game of which tables teach cards. */
static const YcGame *
taught_game (void)
{
  for (const YcGameTelling *const *telling = yc_tellings; *telling; telling++)
    for (guint i = 0; i < (*telling)->n_printed; i++)
      if ((*telling)->printed[i].taught)
        return (*telling)->game;
  return yc_games[0];
}

static int
export_cards (int argc, char **argv)
{
  g_autofree char *path = NULL;
  g_autofree char *name = NULL;
  const GOptionEntry entries[] = {
    { "database", 0, 0, G_OPTION_ARG_FILENAME, &path, N_ ("another file of sessions"),
      N_ ("FILE") },
    { "game", 0, 0, G_OPTION_ARG_STRING, &name,
      N_ ("manhattan-project or chain-reaction (default)"), N_ ("GAME") },
    G_OPTION_ENTRY_NULL,
  };
  if (!yc_cli_options (&argc, &argv, entries, NULL,
                       _ ("Writes the cards that the table has taught as a catalogue.")))
    return YC_EXIT_UNREADABLE;
  if (argc != 1)
    return yc_cli_usage (argv[0], "%s", _ ("no FILE is needed"));
  const YcGame *game = name ? yc_game_find (name) : taught_game ();
  if (!game)
    return yc_cli_usage (argv[0], _ ("there is no game “%s”"), name);
  g_autoptr (YcCollection) collection = open_collection (path, game);
  if (!collection)
    return YC_EXIT_UNREADABLE;
  g_autofree char *text = yc_collection_export (collection);
  yc_cli_print (text, strlen (text));
  return YC_EXIT_LEGAL;
}

/* ---- import ---------------------------------------------------------------------------------- */

typedef enum { KEEP_ASKED, KEEP_OURS, KEEP_THEIRS } Keep;

static gboolean
read_keep (const char *word, Keep *keep)
{
  *keep = !word ? KEEP_ASKED : strcmp (word, "theirs") == 0 ? KEEP_THEIRS : KEEP_OURS;
  return *keep != KEEP_OURS || strcmp (word, "ours") == 0;
}

static void
print_card (YcCollection *collection, const YcImport *import, const YcImportCard *card)
{
  g_autofree char *theirs = describe (yc_import_get_catalogue (import), card->key);
  g_autofree char *ours = card->state == YC_IMPORT_DIFFERS
                            ? describe (yc_collection_get_catalogue (collection), card->key)
                            : NULL;
  if (card->state == YC_IMPORT_NEW)
    /* Translators: a card by its key, and what it is */
    g_print (_ ("new: %s (%s)\n"), card->key, theirs);
  else if (ours)
    /* Translators: a card by its key, what it is here, and what it is in the file */
    g_print (_ ("differs: %s (ours %s; theirs %s)\n"), card->key, ours, theirs);
}

/* The definitions to be taken over, and how many differ. */
static GPtrArray *
chosen_of (YcCollection *collection, const YcImport *import, Keep keep, guint *differ)
{
  GPtrArray *chosen = g_ptr_array_new ();
  for (guint i = 0; i < import->cards->len; i++) {
    const YcImportCard *card = g_ptr_array_index (import->cards, i);
    print_card (collection, import, card);
    *differ += card->state == YC_IMPORT_DIFFERS;
    if (card->state == YC_IMPORT_NEW || (card->state == YC_IMPORT_DIFFERS && keep == KEEP_THEIRS))
      g_ptr_array_add (chosen, card->definition);
  }
  g_ptr_array_add (chosen, NULL);
  return chosen;
}

static int
take (YcCollection *collection, const YcImport *import, Keep keep)
{
  guint differ = 0;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) chosen = chosen_of (collection, import, keep, &differ);
  if (differ > 0 && keep == KEEP_ASKED) {
    g_printerr ("%s\n", _ ("Nothing was taken over: say --keep ours or --keep theirs for the cards "
                           "that differ."));
    return YC_EXIT_ILLEGAL;
  }
  if (!yc_collection_teach_all (collection, (const char *const *) chosen->pdata, &error)) {
    g_printerr ("%s\n", error->message);
    return YC_EXIT_UNREADABLE;
  }
  /* the list of sessions learns what has changed */
  if (yc_collection_get_database (collection) != NULL)
    yc_retelling_finish (yc_retelling_of (yc_collection_get_database (collection)));
  g_print (ngettext ("%u card was taken over.\n", "%u cards were taken over.\n", chosen->len - 1),
           chosen->len - 1);
  return YC_EXIT_LEGAL;
}

static int
import_cards (int argc, char **argv)
{
  g_autofree char *path = NULL;
  g_autofree char *word = NULL;
  g_autofree char *text = NULL;
  Keep keep;
  gsize length;
  const GOptionEntry entries[] = {
    { "database", 0, 0, G_OPTION_ARG_FILENAME, &path, N_ ("another file of sessions"),
      N_ ("FILE") },
    { "keep", 0, 0, G_OPTION_ARG_STRING, &word, N_ ("whose numbers hold where they differ"),
      N_ ("ours|theirs") },
    G_OPTION_ENTRY_NULL,
  };
  if (!yc_cli_options (&argc, &argv, entries, "FILE",
                       _ ("Takes over the cards of a catalogue that another table has shared.")))
    return YC_EXIT_UNREADABLE;
  if (argc != 2)
    return yc_cli_usage (argv[0], "%s", _ ("exactly one FILE is needed"));
  if (!read_keep (word, &keep))
    return yc_cli_usage (argv[0], "%s", _ ("--keep is ours or theirs"));
  g_autoptr (YcRecord) record = read_cards (argv[1], &text, &length);
  if (!record)
    return YC_EXIT_UNREADABLE;
  g_autoptr (YcCollection) collection = open_collection (path, catalogue_of (record)->game);
  if (!collection)
    return YC_EXIT_UNREADABLE;
  g_autoptr (YcImport) import = yc_collection_compare (collection, text, (gssize) length, NULL);
  return take (collection, import, keep);
}

/* ---- cards ----------------------------------------------------------------------------------- */

static const struct {
  const char *name;
  int (*run) (int argc, char **argv);
  const char *what;
} commands[] = {
  { "check", check, N_ ("check a catalogue: cards check FILE") },
  { "export", export_cards, N_ ("write the table's own cards") },
  { "import", import_cards, N_ ("take over the cards of a catalogue: cards import FILE") },
};

int
yc_cli_cards (int argc, char **argv)
{
  const char *name = argc > 1 ? argv[1] : "";
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (commands[i].name, name) == 0) {
      g_autofree char *whole = g_strdup_printf ("cards %s", name);
      argv[1] = whole;
      return commands[i].run (argc - 1, argv + 1);
    }
  const gboolean help = strcmp (name, "--help") == 0 || strcmp (name, "-h") == 0;
  if (!help)
    return yc_cli_usage (argv[0], "%s", _ ("check, export or import is needed"));
  g_print ("%s\n  yellowcake-cli cards %s\n\n%s\n", _ ("Usage:"), _ ("COMMAND [OPTION…] [FILE]"),
           _ ("Commands:"));
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-8s %s\n", commands[i].name, _ (commands[i].what));
  return YC_EXIT_LEGAL;
}
