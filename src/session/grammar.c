/* grammar.c: see grammar.h. */

#include "yc-config.h"

#include "grammar.h"

#include "telling.h"

#include <glib/gi18n-lib.h>

const YcGrammar *
yc_grammar_of (const YcGame *game)
{
  static const YcGrammar typed = { 0 };
  const YcGrammar *grammar = yc_telling_of (game)->grammar;

  return grammar != NULL ? grammar : &typed;
}

const char *
yc_aspect_title (const YcAspect *aspect)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "choice of a play", aspect->title);
}

YcAlternative *
yc_alternatives_add (GPtrArray *found, const YcPlay *play, gboolean legal)
{
  YcAlternative *alternative = g_new (YcAlternative, 1);

  *alternative = (YcAlternative){ .play = *play, .likely = (int) found->len, .legal = legal };
  g_ptr_array_add (found, alternative);
  return alternative;
}
