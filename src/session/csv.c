/* csv.c: see csv.h. */

#include "csv.h"

#include <string.h>

void
yc_csv_add (GString *row, const char *text)
{
  if (!strpbrk (text, ",\"\r\n")) {
    g_string_append (row, text);
    return;
  }
  g_string_append_c (row, '"');
  for (; *text; text++) {
    if (*text == '"')
      g_string_append_c (row, '"');
    g_string_append_c (row, *text);
  }
  g_string_append_c (row, '"');
}
