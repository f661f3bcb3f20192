/* words-event.c: an event in one sentence, and the log about itself; whose turn it is. */

#include "words-private.h"

#include "outcome.h"
#include "text.h"

char *
yc_words_add_reason (const YcPlay *play, char *sentence)
{
  if (play->text.length == 0)
    return sentence;
  g_autofree char *reason = yc_text_plain (play->text);
  if (!*reason)
    return sentence;
  /* Translators: %s is what the players wrote */
  return yc_words_join (sentence, g_strdup_printf (_ ("Reason: %s"), reason));
}

/* ---- The log about itself ---------------------------------------------------------------------
 */

static char *
tell_amendment (const YcSetup *setup G_GNUC_UNUSED, const YcPlay *play)
{
  if (play->amended.length == 0)
    return g_strdup_printf (_ ("Play %d never happened."), play->number);
  g_autofree char *line = g_strndup (play->amended.start, play->amended.length);
  /* Translators: number of a play, and the statement that it really was */
  return g_strdup_printf (_ ("Play %1$d was really this: %2$s"), play->number, line);
}

static char *
tell_head (const YcSetup *setup G_GNUC_UNUSED, const YcPlay *play)
{
  g_autofree char *line = g_strndup (play->amended.start, play->amended.length);
  /* Translators: what of the set-up, as the record writes it */
  return g_strdup_printf (_ ("The set-up was really this: %s"), line);
}

char *
yc_words_bookmark (guint event, gboolean put)
{
  if (put)
    /* Translators: the number of a play in the log */
    return g_strdup_printf (_ ("A bookmark is put at play %u."), event);
  /* Translators: the number of a play in the log */
  return g_strdup_printf (_ ("The bookmark at play %u is taken away."), event);
}

static char *
tell_note (const YcSetup *setup G_GNUC_UNUSED, const YcPlay *play)
{
  g_autofree char *text = yc_text_plain (play->text);
  if (!play->has_target)
    /* Translators: %s is what the players wrote */
    return g_strdup_printf (_ ("Note: %s"), text);
  if (play->text.length == 0)
    return yc_words_bookmark ((guint) play->number, TRUE);
  /* Translators: the number of a play in the log, and what the players wrote about it */
  return g_strdup_printf (_ ("Note on play %1$d: %2$s"), play->number, text);
}

static char *
tell_undo (const YcSetup *setup G_GNUC_UNUSED, const YcPlay *play G_GNUC_UNUSED)
{
  return g_strdup (_ ("The last play is undone."));
}

static char *
tell_redo (const YcSetup *setup G_GNUC_UNUSED, const YcPlay *play G_GNUC_UNUSED)
{
  return g_strdup (_ ("The play undone last comes back."));
}

static char *
tell_pause (const YcSetup *setup G_GNUC_UNUSED, const YcPlay *play G_GNUC_UNUSED)
{
  return g_strdup (_ ("The table pauses."));
}

static char *
tell_resume (const YcSetup *setup G_GNUC_UNUSED, const YcPlay *play G_GNUC_UNUSED)
{
  return g_strdup (_ ("The table goes on."));
}

static char *
tell_keep (const YcSetup *setup G_GNUC_UNUSED, const YcPlay *play)
{
  return g_strdup (play->number != 0 ? _ ("From here on only the score is kept.")
                                     : _ ("From here on every play is logged."));
}

static const struct {
  YcVerb verb;
  char *(*tell) (const YcSetup *setup, const YcPlay *play);
} edits[] = {
  { YC_UNDO, tell_undo },
  { YC_REDO, tell_redo },
  { YC_AMEND, tell_amendment },
  { YC_NOTE, tell_note },
  { YC_PAUSE, tell_pause },
  { YC_RESUME, tell_resume },
  { YC_DISPUTE, yc_words_objection },
  { YC_SETTLE, yc_words_settlement },
  { YC_HEAD, tell_head },
  { YC_KEEP, tell_keep },
};

static char *
tell_edit (const YcSetup *setup, const YcPlay *play)
{
  for (gsize i = 0; i < G_N_ELEMENTS (edits); i++)
    if (edits[i].verb == play->verb)
      return edits[i].tell (setup, play);
  return NULL;
}

char *
yc_words_edit (YcVerb verb, guint target)
{
  if (verb == YC_UNDO)
    /* Translators: the number of a play in the log */
    return g_strdup_printf (_ ("Play %u is undone."), target);
  /* Translators: the number of a play in the log */
  return g_strdup_printf (_ ("Play %u comes back."), target);
}

static char *
tell_turn (const YcRecord *record, const YcPlay *play)
{
  g_autofree char *player = yc_words_player_of (yc_record_setup (record), play->target_color);
  if (yc_words_is_score (record))
    /* Translators: a player */
    return g_strdup_printf (_ ("It is the turn of %s."), player);
  /* Translators: a player; the table says so */
  return g_strdup_printf (_ ("It is really the turn of %s."), player);
}

/* What the game, or the log, has to say of it; NULL for a verb that nobody has a sentence for. */
static char *
tell (const YcRecord *record, const YcPosition *before, const YcPlay *play)
{
  const YcGameTelling *telling = yc_telling_of (yc_record_game (record));
  if (play->verb == YC_TELL_TURN)
    return tell_turn (record, play);
  if (yc_verb_is_fact (play->verb))
    return telling->fact ? telling->fact (record, play) : NULL;
  if (yc_verb_is_move (play->verb))
    return telling->play ? telling->play (record, before, play) : NULL;
  return tell_edit (yc_record_setup (record), play);
}

char *
yc_words_entry (const YcRecord *record, const YcPosition *before, const YcPlay *play)
{
  char *sentence = tell (record, before, play);
  if (!sentence) {
    char line[YC_MAX_LINE + 1];
    yc_play_write (record, play, line, sizeof line);
    return g_strdup (line);
  }
  if (yc_verb_is_fact (play->verb) || (yc_verb_is_move (play->verb) && play->let_stand))
    return yc_words_add_reason (play, sentence);
  return sentence;
}

/* ---- Turn and result ------------------------------------------------------------------------- */

char *
yc_words_turn (const YcRecord *record, const YcPosition *position)
{
  const YcGame *game = yc_record_game (record);
  const YcGameTelling *telling = yc_telling_of (game);
  if (game->is_over (position))
    return yc_words_result (record, position);
  g_autofree char *player
    = yc_words_player (yc_record_setup (record), game->active_seat (position));
  g_auto (GStrv) around = g_strsplit (telling->turn ? telling->turn (position) : "%s", "%s", 2);
  return g_strconcat (around[0], player, around[1], NULL);
}

char *
yc_words_result (const YcRecord *record, const YcPosition *position)
{
  const YcSetup *setup = yc_record_setup (record);
  g_autoptr (GPtrArray) winners = g_ptr_array_new_with_free_func (g_free);
  int points = 0;
  if (!yc_record_game (record)->is_over (position))
    return g_strdup ("");
  for (int seat = 0; seat < setup->n_seats; seat++)
    if (yc_outcome_is_winner (record, position, seat)) {
      points = yc_outcome_points (record, position, seat);
      g_ptr_array_add (winners, yc_words_player (setup, seat));
    }
  g_autofree char *names = yc_words_list (winners);
  if (winners->len > 1)
    /* Translators: players and points of each */
    return g_strdup_printf (ngettext ("%1$s share the victory with %2$d point each.",
                                      "%1$s share the victory with %2$d points each.",
                                      (gulong) points),
                            names, points);
  if (setup->n_seats == 1)
    /* Translators: the only player and points */
    return g_strdup_printf (
      ngettext ("%1$s ends with %2$d point.", "%1$s ends with %2$d points.", (gulong) points),
      names, points);
  /* Translators: player and points */
  return g_strdup_printf (
    ngettext ("%1$s wins with %2$d point.", "%1$s wins with %2$d points.", (gulong) points), names,
    points);
}
