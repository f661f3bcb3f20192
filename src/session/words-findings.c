/* words-findings.c: what is worth telling of a session, in sentences. */

#include "words-private.h"

static char *
lead_words (const char *player, const YcFinding *finding)
{
  return g_strdup_printf (
    /* Translators: player, points, number of a play */
    ngettext ("%1$s took the lead with %2$d point (play %3$u).",
              "%1$s took the lead with %2$d points (play %3$u).", (gulong) finding->number),
    player, finding->number, finding->event);
}

static char *
changes_words (const char *player G_GNUC_UNUSED, const YcFinding *finding)
{
  return g_strdup_printf (
    /* Translators: how often, and the number of a play */
    ngettext ("The lead passed to somebody else %1$d time (play %2$u).",
              "The lead passed to somebody else %1$d times, the last time with play %2$u.",
              (gulong) finding->number),
    finding->number, finding->event);
}

static char *
gain_words (const char *player, const YcFinding *finding)
{
  return g_strdup_printf (
    /* Translators: player, points, number of a play */
    ngettext ("The biggest gain of one turn: %1$s, %2$d point (play %3$u).",
              "The biggest gain of one turn: %1$s, %2$d points (play %3$u).",
              (gulong) finding->number),
    player, finding->number, finding->event);
}

static char *
drought_words (const char *player, const YcFinding *finding)
{
  return g_strdup_printf (
    /* Translators: player, how many turns, number of a play; one turn never comes */
    ngettext ("The longest drought: %1$s, %2$d turn without a point more, from play %3$u on.",
              "The longest drought: %1$s, %2$d turns without a point more, from play %3$u on.",
              (gulong) finding->number),
    player, finding->number, finding->event);
}

static char *
first_bomb_words (const char *player, const YcFinding *finding)
{
  /* Translators: player, number of a play */
  return g_strdup_printf (_ ("%1$s built a bomb for the first time with play %2$u."), player,
                          finding->event);
}

static char *
no_bomb_words (const char *player, const YcFinding *finding G_GNUC_UNUSED)
{
  /* Translators: a player */
  return g_strdup_printf (_ ("%s built no bomb."), player);
}

static char *
flags_words (const char *player, const YcFinding *finding)
{
  return g_strdup_printf (
    /* Translators: how many plays, player, number of a play */
    ngettext ("%1$d play of %2$s was against the rules and stands (play %3$u).",
              "%1$d plays of %2$s were against the rules and stand, the first is play %3$u.",
              (gulong) finding->number),
    finding->number, player, finding->event);
}

static char *
pace_words (const char *player, const YcFinding *finding)
{
  g_autofree char *pace = g_strdup_printf (
    /* Translators: player, seconds, number of a play */
    ngettext ("%1$s took %2$d second for a play on average, longest for play %3$u.",
              "%1$s took %2$d seconds for a play on average, longest for play %3$u.",
              (gulong) finding->number),
    player, finding->number, finding->event);
  const guint breaks = (guint) finding->set;
  if (breaks == 0)
    return g_steal_pointer (&pace);
  return g_strdup_printf (
    /* Translators: a whole sentence, how many breaks */
    ngettext ("%1$s %2$u break of more than 15 minutes was left out.",
              "%1$s %2$u breaks of more than 15 minutes were left out.", breaks),
    pace, breaks);
}

char *
yc_words_finding (const YcRecord *record, const YcFinding *finding)
{
  static char *(*const shared[YC_FINDING_OWN]) (const char *player, const YcFinding *finding) = {
    [YC_FINDING_LEAD] = lead_words,
    [YC_FINDING_CHANGES] = changes_words,
    [YC_FINDING_GAIN] = gain_words,
    [YC_FINDING_DROUGHT] = drought_words,
    [YC_FINDING_FIRST_BOMB] = first_bomb_words,
    [YC_FINDING_NO_BOMB] = no_bomb_words,
    [YC_FINDING_FLAGS] = flags_words,
    [YC_FINDING_PACE] = pace_words,
  };
  g_autofree char *player = yc_words_player (yc_record_setup (record), finding->seat);
  if (finding->kind < YC_FINDING_OWN)
    return shared[finding->kind](player, finding);
  return yc_telling_of (yc_record_game (record))->search->words (record, finding);
}
