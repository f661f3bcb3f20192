/* words-cases.c: what a table has decided before. */

#include "words-private.h"

#include "case-book.h"
#include "text.h"

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

const char *
yc_words_case_rule (const YcLedgerCase *found)
{
  const YcGame *game = yc_game_find (found->game);
  for (YcRule rule = 0; game && found->rule && rule < game->n_rules; rule++)
    if (strcmp (yc_rule_id (game, rule), found->rule) == 0)
      return yc_words_rule (game, rule);
  return found->rule ? found->rule : yc_words_verdict (YC_LEGAL);
}

/* The day of a time as the record and the ledger write it, as people here write days. */
static char *
day_of (const char *time)
{
  g_autoptr (GDateTime) moment = g_date_time_new_from_iso8601 (time, NULL);
  return moment ? g_date_time_format (moment, "%x") : g_strdup (time);
}

char *
yc_words_case_origin (const YcLedgerCase *found)
{
  g_autofree char *day = day_of (found->begun_at);
  const char *who = found->person ? found->person : _ ("The table");
  char *origin;
  if (found->location)
    /* Translators: who objected, in a game of which day, and where that was */
    origin = g_strdup_printf (_ ("%1$s objected, %2$s, %3$s."), who, day, found->location);
  else
    /* Translators: who objected, in a game of which day */
    origin = g_strdup_printf (_ ("%1$s objected, %2$s."), who, day);
  if (found->why)
    origin = yc_words_join (origin, g_strdup_printf (_ ("Reason: %s"), found->why));
  return origin;
}

char *
yc_words_case_text (const YcLedgerCase *found)
{
  g_autofree char *origin = yc_words_case_origin (found);
  g_autofree char *decision = yc_words_decision (found);
  const YcGame *game = yc_game_find (found->game);
  g_autofree char *all = g_strdup_printf (
    "%u %s %s %s %s %s %s", found->number, game ? yc_words_game (game) : found->game, found->play,
    found->rule ? found->rule : "", yc_words_case_rule (found), origin, decision);
  return yc_text_fold (all);
}
