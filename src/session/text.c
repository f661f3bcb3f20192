/* text.c: the texts of a record as terminated strings. */

#include "text.h"

char *
yc_text_plain (YcText text)
{
  if (text.length == 0 || text.start[0] != '"')
    return g_strndup (text.start ? text.start : "", text.length);
  char *plain = g_malloc (text.length + 1);
  yc_text_unquote (text, plain, text.length + 1);
  return plain;
}

GDateTime *
yc_text_time (YcText text)
{
  g_autofree char *plain = text.length > 0 ? yc_text_plain (text) : NULL;
  return plain ? g_date_time_new_from_iso8601 (plain, NULL) : NULL;
}

/* The bytes of the control character there; 0 if there is none. Pasted text brings those beyond
 * ASCII, too, which are two bytes. */
static gsize
control_length (const char *at)
{
  const guchar *bytes = (const guchar *) at;
  if (g_ascii_iscntrl (*at))
    return 1;
  return bytes[0] == 0xc2 && bytes[1] >= 0x80 && bytes[1] < 0xa0 ? 2 : 0;
}

char *
yc_text_quote (const char *plain)
{
  GString *quoted = g_string_new ("\"");
  while (*plain) {
    const gsize control = control_length (plain);
    if (*plain == '"' || *plain == '\\')
      g_string_append_c (quoted, '\\');
    g_string_append_c (quoted, control > 0 ? ' ' : *plain);
    plain += MAX (control, 1);
  }
  g_string_append_c (quoted, '"');
  return g_string_free (quoted, FALSE);
}

char *
yc_text_fold (const char *plain)
{
  g_autofree char *parted = g_utf8_normalize (plain, -1, G_NORMALIZE_ALL);
  g_autofree char *folded = g_utf8_casefold (parted ? parted : "", -1);
  GString *text = g_string_new (NULL);
  for (const char *at = folded; *at; at = g_utf8_next_char (at))
    if (!g_unichar_ismark (g_utf8_get_char (at)))
      g_string_append_unichar (text, g_utf8_get_char (at));
  return g_string_free (text, FALSE);
}
