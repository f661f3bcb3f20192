/* cards-of.h: a catalogue with a few definitions over the built-in ones. */

#pragma once

#include <glib.h>
#include <string.h>

#include "rules.h"

/* Free with yc_record_free(). */
static inline YcRecord *
cards_of (const YcGame *game, const char *definitions)
{
  g_autofree char *text = g_strdup_printf ("yellowcake 1\ngame %s\n%s", game->id, definitions);
  YcError why;
  YcRecord *record = yc_record_read_catalogue (text, strlen (text), &why);
  if (!record)
    g_error ("%u:%u: %s", why.line, why.column, why.message);
  return record;
}
