/* seal.c: see seal.h. */

#include "seal.h"

#include <string.h>

#define SEALED "# sealed "
#define MARKS  "# marks "

/* The chain begins with this: another way to count would have another word. */
#define FIRST "yellowcake seal 1\n"

#define HASH 32 /* bytes of SHA-256 */

/* Letters of a mark, and marks on one line: a record's lines are shorter than 1,000 bytes. */
#define MARK          2
#define MARKS_ON_LINE 450

/* The hash after some line; `marks` has a mark for each line so far. */
typedef struct {
  guint8 hash[HASH];
  GString *marks;
  guint n_lines;
} Chain;

static void
add_hash (Chain *chain, const char *before, gsize n_before, const char *bytes, gsize length)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  gsize n = HASH;
  g_checksum_update (sum, (const guchar *) before, (gssize) n_before);
  g_checksum_update (sum, (const guchar *) bytes, (gssize) length);
  g_checksum_get_digest (sum, chain->hash, &n);
}

static void
add_mark (Chain *chain)
{
  char letters[8];
  gint state = 0, save = 0;
  g_base64_encode_step (chain->hash, 3, FALSE, letters, &state, &save);
  g_string_append_len (chain->marks, letters, MARK);
}

/* Where the line at `line` ends, its line feed included. */
static const char *
line_end (const char *line, const char *end)
{
  const char *feed = memchr (line, '\n', (gsize) (end - line));
  return feed ? feed + 1 : end;
}

/* The chain over the first `most` lines of a text. */
static void
follow (Chain *chain, const char *text, gsize length, guint most)
{
  const char *end = text + length;
  chain->marks = g_string_new (NULL);
  add_hash (chain, "", 0, FIRST, strlen (FIRST));
  for (const char *line = text; line < end && chain->n_lines < most; chain->n_lines++) {
    const char *next = line_end (line, end);
    add_hash (chain, (const char *) chain->hash, HASH, line, (gsize) (next - line));
    add_mark (chain);
    line = next;
  }
}

static char *
closing_lines (const Chain *chain)
{
  GString *lines = g_string_new (NULL);
  g_string_append_printf (lines, SEALED "%u ", chain->n_lines);
  for (guint i = 0; i < HASH; i++)
    g_string_append_printf (lines, "%02x", chain->hash[i]);
  g_string_append_c (lines, '\n');
  for (gsize at = 0; at < chain->marks->len; at += MARK * MARKS_ON_LINE)
    g_string_append_printf (lines, MARKS "%.*s\n", MARK * MARKS_ON_LINE, chain->marks->str + at);
  return g_string_free (lines, FALSE);
}

/* The closing lines that the first `most` lines of a text have; `marks` gets theirs. */
static char *
seal_of (const char *text, gsize length, guint most, char **marks)
{
  Chain chain = { 0 };
  follow (&chain, text, length, most);
  char *seal = closing_lines (&chain);
  char *all = g_string_free (chain.marks, FALSE);
  if (marks)
    *marks = all;
  else
    g_free (all);
  return seal;
}

char *
yc_seal_of (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);
  return seal_of (text, strlen (text), G_MAXUINT, NULL);
}

char *
yc_seal_close (const char *text)
{
  g_autofree char *seal = yc_seal_of (text);
  return g_strconcat (text, seal, NULL);
}

/* ---- Checking -------------------------------------------------------------------------------- */

/* The line that begins the seal: the last that looks so; NULL if there is none. */
static const char *
find_seal (const char *text, gsize length)
{
  const char *found = NULL;
  const char *end = text + length;
  for (const char *line = text; line < end; line = line_end (line, end))
    if ((gsize) (end - line) > strlen (SEALED) && memcmp (line, SEALED, strlen (SEALED)) == 0)
      found = line;
  return found;
}

/* The marks that closing lines say, one after the other, as far as they can be read. The caller
 * frees. */
static char *
marks_said (const char *seal, gsize length)
{
  GString *marks = g_string_new (NULL);
  const char *end = seal + length;
  for (const char *line = line_end (seal, end); line < end; line = line_end (line, end)) {
    const gsize n = (gsize) (line_end (line, end) - line);
    if (n > strlen (MARKS) && memcmp (line, MARKS, strlen (MARKS)) == 0)
      g_string_append_len (marks, line + strlen (MARKS), (gssize) (n - strlen (MARKS) - 1));
  }
  return g_string_free (marks, FALSE);
}

/* The number of the first line whose mark is not the one that was said; 0 if all are as said, or
 * none was. */
static guint
first_difference (const char *said, const char *marks)
{
  guint line = 1;
  if (!*said || strcmp (said, marks) == 0)
    return 0;
  while (*said && *marks && strncmp (said, marks, MARK) == 0) {
    said += strnlen (said, MARK);
    marks += strnlen (marks, MARK);
    line++;
  }
  return line;
}

gboolean
yc_seal_goes_on (const char *seal, const char *before)
{
  g_autofree char *now = marks_said (seal, strlen (seal));
  g_autofree char *then = marks_said (before, strlen (before));
  /* with no more lines than before, the whole has to be the same, too */
  return g_str_has_prefix (now, then)
         && (strlen (now) > strlen (then) || strcmp (seal, before) == 0);
}

/* Whether two seals say the same hash of the whole, for as many lines. */
static gboolean
same_whole (const char *seal, gsize length, const char *ours)
{
  const gsize n = (gsize) (line_end (ours, ours + strlen (ours)) - ours);
  return n <= length && memcmp (seal, ours, n) == 0;
}

/* Where the whole is as it was, the marks are what was changed. */
static YcSealFound
compare (const char *text, gsize length, guint most, const char *seal, gsize n_seal)
{
  g_autofree char *marks = NULL;
  g_autofree char *ours = seal_of (text, length, most, &marks);
  if (strlen (ours) == n_seal && memcmp (ours, seal, n_seal) == 0)
    return (YcSealFound){ .state = YC_SEAL_WHOLE };
  g_autofree char *said = marks_said (seal, n_seal);
  const guint line = same_whole (seal, n_seal, ours) ? 0 : first_difference (said, marks);
  return (YcSealFound){ .state = YC_SEAL_BROKEN, .line = line };
}

YcSealFound
yc_seal_check (const char *text, gsize length)
{
  const char *seal = find_seal (text, length);
  if (!seal)
    return (YcSealFound){ .state = YC_SEAL_MISSING };
  const gsize body = (gsize) (seal - text);
  return compare (text, body, G_MAXUINT, seal, length - body);
}

YcSealFound
yc_seal_check_apart (const char *text, const char *seal)
{
  g_return_val_if_fail (text != NULL && seal != NULL, (YcSealFound){ .state = YC_SEAL_MISSING });

  if (!g_str_has_prefix (seal, SEALED))
    return (YcSealFound){ .state = YC_SEAL_MISSING };
  const guint64 n_lines = g_ascii_strtoull (seal + strlen (SEALED), NULL, 10);
  return compare (text, strlen (text), (guint) MIN (n_lines, G_MAXUINT), seal, strlen (seal));
}
