/* words-cases.c: what a table has decided before. */

#include "words-private.h"

#include "case-book.h"

#include <string.h>

static const char *
state_words (const char *state)
{
  if (strcmp (state, "upheld") == 0)
    return _ ("The ruling stands.");
  if (strcmp (state, "overruled") == 0)
    return _ ("It is played otherwise here.");
  if (strcmp (state, "left") == 0)
    return _ ("It was left undecided.");
  return _ ("It was taken up again.");
}

static const char *
scope_words (const char *scope)
{
  if (!scope)
    return NULL;
  return strcmp (scope, "table") == 0 ? _ ("So it is at this table from now on.")
                                      : _ ("So it is for the rest of the session.");
}

char *
yc_words_decision (const YcLedgerCase *found)
{
  char *sentence = g_strdup (state_words (found->state));
  if (found->scope)
    sentence = yc_words_join (sentence, g_strdup (scope_words (found->scope)));
  if (found->decision)
    sentence = yc_words_join (sentence, g_strdup_printf (_ ("Reason: %s"), found->decision));
  return sentence;
}

char *
yc_words_precedent (const YcPrecedent *precedent)
{
  g_autofree char *decision = yc_words_decision (&precedent->found);
  return g_strdup_printf (precedent->same
                            /* Translators: the number of a case, and what was decided */
                            ? _ ("Case %1$u, the same: %2$s")
                            : _ ("Case %1$u, similar: %2$s"),
                          precedent->found.number, decision);
}
