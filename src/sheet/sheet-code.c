/* sheet-code.c: see sheet-code.h. */

#include "yc-config.h"

#include "sheet-code.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <zlib.h>

/* data/sheet-dictionary-1.txt: a record of each kind. It is never changed, or no sheet that was
 * ever printed could be read; a better one is a file and a version of its own. */
extern const char yc_sheet_dictionary_1[];

#define DICTIONARY 1
#define MOST_PARTS 255
/* What the longest record comes to, with something to spare. */
#define MOST_TEXT (8 * 1024 * 1024)

typedef struct {
  guint8 version, number, n_parts;
  guint8 crc[4];
} Heading;

G_STATIC_ASSERT (sizeof (Heading) == 7);

#define ROOM (YC_SHEET_CODE_ROOM - sizeof (Heading))

G_DEFINE_QUARK (yc - sheet - code - error - quark, yc_sheet_code_error)

static guint32
crc_of (const char *text, gsize length)
{
  return (guint32) crc32 (crc32 (0, NULL, 0), (const Bytef *) text, (uInt) length);
}

/* ---- Packing --------------------------------------------------------------------------------- */

static GBytes *
deflate_text (const char *text, gsize length)
{
  z_stream stream = { 0 };
  gsize size;
  guint8 *packed;

  if (deflateInit2 (&stream, 9, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY) != Z_OK)
    g_error ("no memory to deflate a record");
  deflateSetDictionary (&stream, (const Bytef *) yc_sheet_dictionary_1,
                        (uInt) strlen (yc_sheet_dictionary_1));
  size = deflateBound (&stream, (uLong) length);
  packed = g_malloc (size);
  stream.next_in = (z_const Bytef *) text;
  stream.avail_in = (uInt) length;
  stream.next_out = packed;
  stream.avail_out = (uInt) size;
  if (deflate (&stream, Z_FINISH) != Z_STREAM_END)
    g_error ("a record does not fit where deflateBound () said");
  size = stream.total_out;
  deflateEnd (&stream);
  return g_bytes_new_take (packed, size);
}

static GBytes *
part_new (const Heading *heading, const guint8 *piece, gsize size)
{
  guint8 *part = g_malloc (sizeof *heading + size);

  memcpy (part, heading, sizeof *heading);
  memcpy (part + sizeof *heading, piece, size);
  return g_bytes_new_take (part, sizeof *heading + size);
}

GPtrArray *
yc_sheet_code_pack (const char *text, gsize length, GError **error)
{
  g_autoptr (GBytes) packed = deflate_text (text, length);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  gsize size;
  const guint8 *data = g_bytes_get_data (packed, &size);
  gsize n_parts = (size + ROOM - 1) / ROOM;
  guint32 crc = GUINT32_TO_BE (crc_of (text, length));

  if (n_parts > MOST_PARTS) {
    g_set_error_literal (error, YC_SHEET_CODE_ERROR, YC_SHEET_CODE_ERROR_TOO_LONG,
                         _ ("This session is too long for the codes of a sheet. Export it as a "
                            "file instead."));
    return NULL;
  }
  for (gsize number = 0; number < n_parts; number++) {
    /* all of about the same size: smaller codes are read more easily */
    gsize from = size * number / n_parts, to = size * (number + 1) / n_parts;
    Heading heading = { DICTIONARY, (guint8) number, (guint8) n_parts, { 0 } };

    memcpy (heading.crc, &crc, sizeof crc);
    g_ptr_array_add (parts, part_new (&heading, data + from, to - from));
  }
  return g_steal_pointer (&parts);
}

/* ---- Unpacking ------------------------------------------------------------------------------- */

/* What was found, by the number of the part. */
typedef struct {
  Heading first;
  GBytes *parts[MOST_PARTS];
} Found;

static gboolean
fail (GError **error, YcSheetCodeError code, const char *sentence)
{
  g_set_error_literal (error, YC_SHEET_CODE_ERROR, code, sentence);
  return FALSE;
}

/* Whether these bytes can be a part at all: codes of something else may lie beside the sheet, and
 * they begin with a letter. */
static gboolean
read_heading (GBytes *part, Heading *heading)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (part, &size);

  if (size <= sizeof *heading)
    return FALSE;
  memcpy (heading, data, sizeof *heading);
  return heading->version > 0 && heading->version < ' ' && heading->number < heading->n_parts;
}

static gboolean
is_of_same_sheet (const Heading *one, const Heading *other)
{
  return one->version == other->version && one->n_parts == other->n_parts
         && memcmp (one->crc, other->crc, sizeof one->crc) == 0;
}

static gboolean
take_part (Found *found, GBytes *part, GError **error)
{
  Heading heading;

  if (!read_heading (part, &heading))
    return TRUE;
  if (found->first.n_parts == 0)
    found->first = heading;
  if (!is_of_same_sheet (&found->first, &heading))
    return fail (error, YC_SHEET_CODE_ERROR_MIXED,
                 _ ("These are codes of different sheets. Read the pictures of one sheet at a "
                    "time."));
  found->parts[heading.number] = part;
  return TRUE;
}

static gboolean
is_complete (const Found *found, GError **error)
{
  guint n_missing = 0;

  if (found->first.n_parts == 0)
    return fail (error, YC_SHEET_CODE_ERROR_FOREIGN,
                 _ ("No code of a sheet was found. Take the picture closer, flat and with more "
                    "light."));
  if (found->first.version != DICTIONARY)
    return fail (error, YC_SHEET_CODE_ERROR_NEWER,
                 _ ("This sheet was printed by a newer Yellowcake. Update Yellowcake to read it."));
  for (guint number = 0; number < found->first.n_parts; number++)
    n_missing += found->parts[number] == NULL;
  if (n_missing == 0)
    return TRUE;
  /* Translators: %u is the number of codes that are still missing; the sheet has more than one. */
  g_set_error (error, YC_SHEET_CODE_ERROR, YC_SHEET_CODE_ERROR_MISSING,
               ngettext ("%u code of this sheet is missing. Add a picture of it.",
                         "%u codes of this sheet are missing. Add pictures of them.", n_missing),
               n_missing);
  return FALSE;
}

static GByteArray *
join (const Found *found)
{
  GByteArray *packed = g_byte_array_new ();

  for (guint number = 0; number < found->first.n_parts; number++) {
    gsize size;
    const guint8 *data = g_bytes_get_data (found->parts[number], &size);

    g_byte_array_append (packed, data + sizeof (Heading), (guint) (size - sizeof (Heading)));
  }
  return packed;
}

/* The text, or NULL if these are not the bytes of one. */
static GByteArray *
inflate_bytes (GByteArray *packed)
{
  g_autoptr (GByteArray) text = g_byte_array_new ();
  z_stream stream = { 0 };
  int status;

  if (inflateInit2 (&stream, -MAX_WBITS) != Z_OK)
    g_error ("no memory to inflate a record");
  inflateSetDictionary (&stream, (const Bytef *) yc_sheet_dictionary_1,
                        (uInt) strlen (yc_sheet_dictionary_1));
  stream.next_in = packed->data;
  stream.avail_in = packed->len;
  do {
    guint8 piece[16384];

    stream.next_out = piece;
    stream.avail_out = sizeof piece;
    status = inflate (&stream, Z_NO_FLUSH);
    g_byte_array_append (text, piece, (guint) (sizeof piece - stream.avail_out));
  } while (status == Z_OK && text->len < MOST_TEXT);
  inflateEnd (&stream);
  return status == Z_STREAM_END && stream.avail_in == 0 ? g_steal_pointer (&text) : NULL;
}

char *
yc_sheet_code_unpack (GPtrArray *parts, gsize *length, GError **error)
{
  Found found = { 0 };
  g_autoptr (GByteArray) packed = NULL, text = NULL;
  guint32 crc;

  for (guint index = 0; index < parts->len; index++)
    if (!take_part (&found, parts->pdata[index], error))
      return NULL;
  if (!is_complete (&found, error))
    return NULL;
  packed = join (&found);
  text = inflate_bytes (packed);
  if (text != NULL)
    crc = GUINT32_TO_BE (crc_of ((const char *) text->data, text->len));
  if (text == NULL || memcmp (&crc, found.first.crc, sizeof crc) != 0) {
    fail (error, YC_SHEET_CODE_ERROR_DAMAGED,
          _ ("The code was read, but what it holds is damaged. Take another picture of it."));
    return NULL;
  }
  *length = text->len;
  g_byte_array_append (text, (const guint8 *) "", 1);
  return (char *) g_byte_array_free (g_steal_pointer (&text), FALSE);
}
