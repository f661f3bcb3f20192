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

char *
yc_text_quote (const char *plain)
{
  GString *quoted = g_string_new ("\"");
  for (const char *at = plain; *at; at++) {
    if (*at == '"' || *at == '\\')
      g_string_append_c (quoted, '\\');
    g_string_append_c (quoted, g_ascii_iscntrl (*at) ? ' ' : *at);
  }
  g_string_append_c (quoted, '"');
  return g_string_free (quoted, FALSE);
}
