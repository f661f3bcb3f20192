/* test-hostile-files.c: files from elsewhere that are cut off, huge, nested without end, of another
 * kind or in another encoding: each is refused in a sentence, soon and without much memory. */

#include <string.h>
#include <sys/resource.h>

#include "run.h"

/* Kilobytes that nothing here needs, with all that a sanitizer adds, and seconds. */
#define MOST_MEMORY  (1024 * 1024)
#define MOST_SECONDS 20

#define BOARD "yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\nplayer blue \"Bo\"\n"
#define CHAIN "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\nplayer blue \"Bo\"\n"

/* Bytes that may be none of a text. */
#define BYTES(literal) literal, sizeof literal - 1

/* A file: some bytes, others many times, and what it is refused with. */
typedef struct {
  const char *name;
  const char *bytes;
  gsize length;
  const char *again;
  guint times;
  const char *why;
} Hostile;

static const Hostile records[] = {
  { "empty", BYTES (""), "", 0, ":1:1: " },
  { "cut-off-in-a-name", BYTES ("yellowcake 1\ngame manhattan-project\nplayer red \"An"), "", 0,
    ":3:" },
  { "cut-off-in-a-letter", BYTES (BOARD "table note \"\xc5"), "", 0, "not valid UTF-8" },
  { "of-nothing", BYTES (BOARD "\0\0\0\0"), "\0", 1, "control character" },
  { "latin-1", BYTES ("yellowcake 1\ngame manhattan-project\nplayer red \"\xc4rmel\"\n"), "", 0,
    "not valid UTF-8" },
  { "utf-16", BYTES ("\xff\xfey\0e\0l\0l\0"), "", 0, "not valid UTF-8" },
  { "a-picture", BYTES ("\x89PNG\r\n\x1a\n"), "", 0, "not valid UTF-8" },
  { "a-play-of-bg-stats", BYTES ("{\"plays\":[{\"playerScores\":"), "[", 100000, ":1:1" },
  { "one-line", BYTES (BOARD "table note \""), "x", 2000000, "longer than 1,000 bytes" },
  { "many-lines", BYTES (BOARD), "table pause\n", 100001, "longer than 100,000 lines" },
  { "many-bytes", BYTES (BOARD), "# a comment that goes on and on\n", 200000, "longer than 4 MiB" },
  { "many-cards",
    BYTES ("yellowcake 1\ngame chain-reaction\nplayer red \"A\"\nplayer blue \"B\"\n"),
    "card m1 mine x1 needs E gives Y1\n", 2, "defined twice" },
  { "many-players", BYTES ("yellowcake 1\ngame chain-reaction\n"), "player red \"A\"\n", 1000,
    ":4:" },
  { "amends-in-amends", BYTES (BOARD "red end\ntable amend 1 "), "table amend 1 ", 60, ":6:" },
  { "a-number-without-end", BYTES (BOARD "red use 21 take $"), "9", 500, ":5:" },
};

static const Hostile catalogues[] = {
  { "empty", BYTES (""), "", 0, "" },
  { "cut-off", BYTES ("yellowcake 1\ngame chain-reaction\ncard m1 mine needs"), "", 0, ":3:" },
  { "of-another-kind", BYTES ("[{\"card\":"), "[", 100000, ":1:1" },
  { "too-many", BYTES ("yellowcake 1\ngame chain-reaction\n"), "card m1 mine x1 needs E gives Y1\n",
    5000, ":4:" },
  { "latin-1", BYTES ("yellowcake 1\ngame chain-reaction\ncard m1 mine source \"\xe4\"\n"), "", 0,
    "UTF-8" },
  { "a-clause-again", BYTES ("yellowcake 1\ngame chain-reaction\ncard m1 mine "), "needs E ", 100,
    ":3:" },
  { "icons-without-end", BYTES ("yellowcake 1\ngame chain-reaction\ncard m1 mine needs "), "E", 900,
    ":3:" },
};

static const Hostile pictures[] = {
  { "empty.png", BYTES (""), "", 0, "empty.png: " },
  { "text.png", BYTES ("a shopping list"), "", 0, "text.png: " },
  { "cut-off.png",
    BYTES ("\x89PNG\x0d\x0a\x1a\x0a\x00\x00\x00\x0dIHDR\x00\x00\x00\x10\x00\x00\x00\x10\x08\x00\x00"
           "\x00\x00:\x98\xa0\xbd\x00\x00\x00\x09IDATx\x9c\x63`\xa0=\x00\x00\x00R\xa8\x97\xe8"),
    "", 0, "cut-off.png: " },
  { "large-as-the-memory.png",
    BYTES ("\x89PNG\x0d\x0a\x1a\x0a\x00\x00\x00\x0dIHDR\x00\x00u0\x00\x00u0\x08\x06\x00\x00\x00\x66"
           "'\xf8\xba\x00\x00\x00\x11IDATx\x9c\x63`\x18\x05\xa3`"
           "\x14\x0cw\x00\x00\x03\xe8\x00\x01\xb3\xa6\xd3\x46"),
    "\0", 1, "The picture is too large." },
  { "large.ppm", BYTES ("P6\n60000 60000\n255\n"), "x", 1000, "The picture is too large." },
  { "none-of-ours.pgm", BYTES ("P5\n64 64\n255\n"), "x", 64 * 64, "No code of a sheet was found." },
  { "nested.svg", BYTES ("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>"), "<g>",
    100000, "nested.svg: " },
};

static const Hostile states[] = {
  { "empty", BYTES (""), "", 0, "no state of the record" },
  { "cut-off", BYTES ("{\"event\": 1, \"players\": [{"), "", 0, "states-" },
  { "lists-in-lists", BYTES (""), "[", 1000000, "no state of the record" },
  { "objects-in-objects", BYTES (""), "{\"a\":", 1000000, "no state of the record" },
  { "wrong-types", BYTES ("{\"event\":[],\"game\":{},\"players\":\"red\",\"board\":7}"), "", 0,
    "no state of the record" },
  { "a-number", BYTES ("1e99999"), "", 0, "no state of the record" },
  { "no-text", BYTES ("\xff\xfe\0\x01"), "", 0, "states-" },
};

/* The commands that read such a file, told as words; `%` is the file. */
typedef struct {
  const char *name;
  const char *commands[4];
  const Hostile *files;
  gsize n;
} Reader;

static const Reader readers[] = {
  { "records",
    { "check %", "import % --database @", "study %", "state % --json" },
    records,
    G_N_ELEMENTS (records) },
  { "catalogues",
    { "cards check %", "cards import % --database @" },
    catalogues,
    G_N_ELEMENTS (catalogues) },
  { "pictures", { "sheet --read %" }, pictures, G_N_ELEMENTS (pictures) },
  { "states", { "explain ! %" }, states, G_N_ELEMENTS (states) },
};

typedef struct {
  const char *command;
  const Reader *reader;
  const Hostile *file;
} Case;

/* Written to a path of its own, which the caller frees. */
static char *
write_file (const Reader *reader, const Hostile *file)
{
  g_autofree char *name = g_strdup_printf ("%s-%s", reader->name, file->name);
  char *path = run_write (name, "");
  GString *bytes = g_string_new_len (file->bytes, (gssize) file->length);

  for (guint i = 0; i < file->times; i++)
    g_string_append_len (bytes, file->again, (gssize) MAX (strlen (file->again), 1));
  g_assert_true (g_file_set_contents (path, bytes->str, (gssize) bytes->len, NULL));
  g_string_free (bytes, TRUE);
  return path;
}

static GStrv
arguments_of (const Case *hostile, const char *path)
{
  g_autofree char *sound = run_write ("sound.ycr", BOARD);
  g_autofree char *database = run_write ("database", "");
  GStrv words = g_strsplit (hostile->command, " ", -1);

  for (guint i = 0; words[i]; i++) {
    const char *in_its_place = *words[i] == '%'   ? path
                               : *words[i] == '!' ? sound
                               : *words[i] == '@' ? database
                                                  : words[i];
    char *word = g_strdup (in_its_place);

    g_free (words[i]);
    words[i] = word;
  }
  return words;
}

/* One line or two, and soon. */
static void
assert_refused (const Run *run, const char *why)
{
  struct rusage used;

  g_test_message ("%d: %s", run->status, run->err);
  g_assert_cmpint (run->status, ==, 2);
  g_assert_cmpstr (run->err, !=, "");
  g_assert_nonnull (strstr (run->err, why));
  g_assert_true (g_utf8_validate (run->err, -1, NULL));
  g_assert_cmpuint (strlen (run->err), <, 1500);
  getrusage (RUSAGE_CHILDREN, &used);
  g_assert_cmpint (used.ru_maxrss, <, MOST_MEMORY);
}

static void
is_refused (gconstpointer data)
{
  const Case *hostile = data;
  g_autofree char *path = write_file (hostile->reader, hostile->file);
  g_auto (GStrv) arguments = arguments_of (hostile, path);
  const gint64 before = g_get_monotonic_time ();
  g_auto (Run) run = run_cli_with (NULL, (const char *const *) arguments);

  assert_refused (&run, hostile->file->why);
  g_assert_cmpint (g_get_monotonic_time () - before, <, MOST_SECONDS * G_USEC_PER_SEC);
}

static void
add_tests (const Reader *reader, guint command)
{
  for (gsize i = 0; i < reader->n; i++) {
    Case *hostile = g_new (Case, 1);
    g_autofree char *path = g_strdup_printf ("/cli/hostile-files/%s/%u/%s", reader->name, command,
                                             reader->files[i].name);

    *hostile = (Case){ reader->commands[command], reader, &reader->files[i] };
    g_test_add_data_func_full (path, hostile, is_refused, g_free);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (readers); i++)
    for (guint command = 0; command < 4 && readers[i].commands[command]; command++)
      add_tests (&readers[i], command);
  return g_test_run ();
}
