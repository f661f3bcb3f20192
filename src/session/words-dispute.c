/* words-dispute.c: who objects to what, and how the table settled it. */

#include "words-private.h"

#include "text.h"

char *
yc_words_objection (const YcSetup *setup, const YcPlay *play)
{
  if (play->actor == YC_TABLE)
    return yc_words_add_reason (
      /* Translators: the number of a play in the log */
      play, g_strdup_printf (_ ("The table objects to play %d."), play->number));
  g_autofree char *player = yc_words_player_of (setup, play->actor);
  return yc_words_add_reason (
    /* Translators: a player, and the number of a play in the log */
    play, g_strdup_printf (_ ("%1$s objects to play %2$d."), player, play->number));
}

/* What a settlement reaches beyond its play, as a sentence behind the first. */
static char *
add_scope (char *sentence, YcScope scope)
{
  switch (scope) {
  case YC_SCOPE_SESSION:
    return yc_words_join (sentence, g_strdup (_ ("So it is for the rest of the session.")));
  case YC_SCOPE_TABLE:
    return yc_words_join (sentence, g_strdup (_ ("So it is at this table from now on.")));
  case YC_SCOPE_PLAY:
  default:
    return sentence;
  }
}

static char *
tell_decision (YcDisputeState decision, int event)
{
  switch (decision) {
  case YC_DISPUTE_UPHELD:
    /* Translators: the number of a play in the log */
    return g_strdup_printf (_ ("The dispute about play %d is settled: the ruling stands."), event);
  case YC_DISPUTE_OVERRULED:
    return g_strdup_printf (
      /* Translators: the number of a play in the log */
      _ ("The dispute about play %d is settled: this table plays it otherwise."), event);
  case YC_DISPUTE_LEFT:
  case YC_DISPUTE_OPEN:
  case YC_UNDISPUTED:
  default:
    /* Translators: the number of a play in the log */
    return g_strdup_printf (_ ("The dispute about play %d is left undecided."), event);
  }
}

char *
yc_words_settlement (const YcSetup *setup G_GNUC_UNUSED, const YcPlay *play)
{
  char *sentence = tell_decision ((YcDisputeState) play->decision, play->number);
  return yc_words_add_reason (play, add_scope (sentence, (YcScope) play->scope));
}

const char *
yc_words_dispute_state (YcDisputeState state)
{
  static const char *const names[] = {
    [YC_UNDISPUTED] = NULL,
    [YC_DISPUTE_OPEN] = NC_ ("event of the log", "Disputed"),
    [YC_DISPUTE_UPHELD] = NC_ ("event of the log", "Disputed: the ruling stands"),
    [YC_DISPUTE_OVERRULED] = NC_ ("event of the log", "Disputed: played otherwise here"),
    [YC_DISPUTE_LEFT] = NC_ ("event of the log", "Disputed: left undecided"),
  };
  return names[state] ? g_dpgettext2 (GETTEXT_PACKAGE, "event of the log", names[state]) : NULL;
}

/* One of the statements of a dispute in its own sentence, and the next behind it. */
static char *
add_statement (char *sentence, const YcRecord *record, guint event)
{
  YcPlay play;
  yc_record_event (record, event, &play);
  char *next = yc_words_entry (record, NULL, &play);
  return sentence ? yc_words_join (sentence, next) : next;
}

char *
yc_words_dispute (const YcRecord *record, const YcDispute *dispute)
{
  if (dispute->state == YC_UNDISPUTED)
    return NULL;
  char *sentence = add_statement (NULL, record, dispute->objection);
  return dispute->settlement > 0 ? add_statement (sentence, record, dispute->settlement) : sentence;
}
