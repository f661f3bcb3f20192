/* puzzle.c: one puzzle, see puzzles.h. */

#include "yc-config.h"

#include "puzzle-private.h"

#include <glib/gi18n-lib.h>

#include "puzzle-tries.h"
#include "words.h"

G_DEFINE_FINAL_TYPE (YcPuzzle, yc_puzzle, G_TYPE_OBJECT)

/* Days after which it comes back, by how often in a row it was solved. */
static const int days[] = { 1, 1, 3, 9, 30 };

/* ---- When ------------------------------------------------------------------------------------ */

GDateTime *
yc_puzzle_get_due (YcPuzzle *self)
{
  const guint solved = MIN (self->n_solved, G_N_ELEMENTS (days) - 1);
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  g_autoptr (GDateTime) tried
    = self->tried_at ? g_date_time_new_from_iso8601 (self->tried_at, zone) : NULL;
  return tried ? g_date_time_add_days (tried, days[solved]) : NULL;
}

gboolean
yc_puzzle_is_due (YcPuzzle *self)
{
  g_return_val_if_fail (YC_IS_PUZZLE (self), FALSE);

  g_autoptr (GDateTime) due = yc_puzzle_get_due (self);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  return !due || g_date_time_compare (due, now) <= 0;
}

char *
yc_puzzle_get_when (YcPuzzle *self)
{
  g_return_val_if_fail (YC_IS_PUZZLE (self), NULL);

  g_autoptr (GDateTime) due = yc_puzzle_get_due (self);
  if (!due)
    return g_strdup (C_ ("puzzle", "New"));
  if (yc_puzzle_is_due (self))
    return g_strdup (_ ("To be solved again"));
  g_autoptr (GDateTime) here = g_date_time_to_local (due);
  /* Translators: a day, see strftime(3) */
  g_autofree char *day = g_date_time_format (here, _ ("%-d %B %Y"));
  /* Translators: a day: "12 March 2026" */
  return g_strdup_printf (
    self->n_solved > 0 ? _ ("Solved; comes back on %s") : _ ("Not solved; comes back on %s"), day);
}

/* ---- What ------------------------------------------------------------------------------------ */

char *
yc_puzzle_get_title (YcPuzzle *self)
{
  g_return_val_if_fail (YC_IS_PUZZLE (self), NULL);

  return g_strdup_printf (
    /* Translators: a player, a day, points: "Bo, 12 March 2026: reach 10 points" */
    ngettext ("%1$s, %2$s: reach %3$d point", "%1$s, %2$s: reach %3$d points", (gulong) self->goal),
    self->player, self->day, self->goal);
}

int
yc_puzzle_get_seat (YcPuzzle *self)
{
  g_return_val_if_fail (YC_IS_PUZZLE (self), -1);

  return self->seat;
}

YcSession *
yc_puzzle_open (YcPuzzle *self, GError **error)
{
  g_return_val_if_fail (YC_IS_PUZZLE (self), NULL);

  return yc_session_read (self->text, -1, error);
}

char *
yc_puzzle_get_answer (YcPuzzle *self, YcSession *session)
{
  g_return_val_if_fail (YC_IS_PUZZLE (self), NULL);

  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; self->answer[i]; i++) {
    YcPlay play;
    if (yc_session_read_play (session, self->answer[i], &play, NULL))
      g_ptr_array_add (sentences, yc_words_entry (yc_session_get_record (session), NULL, &play));
  }
  g_ptr_array_add (sentences, NULL);
  return g_strjoinv ("\n", (char **) sentences->pdata);
}

YcPuzzleState
yc_puzzle_look (YcPuzzle *self, YcSession *session)
{
  g_return_val_if_fail (YC_IS_PUZZLE (self), YC_PUZZLE_OPEN);

  const YcGame *game = yc_session_get_game (session);
  const YcPosition *position = yc_session_get_position (session);
  if (game->score (yc_session_get_setup (session), position, self->seat) >= self->goal)
    return YC_PUZZLE_SOLVED;
  return game->is_over (position) || game->active_seat (position) != self->seat ? YC_PUZZLE_FAILED
                                                                                : YC_PUZZLE_OPEN;
}

gboolean
yc_puzzle_keep_try (YcPuzzle *self, YcDatabase *database, gboolean solved, GError **error)
{
  g_return_val_if_fail (YC_IS_PUZZLE (self), FALSE);

  if (!yc_puzzle_tries_add (database, self->session, self->event, solved, error))
    return FALSE;
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_free (self->tried_at);
  self->tried_at = g_date_time_format_iso8601 (now);
  self->n_solved = solved ? self->n_solved + 1 : 0;
  return TRUE;
}

/* ---- Life ------------------------------------------------------------------------------------ */

static void
yc_puzzle_finalize (GObject *object)
{
  YcPuzzle *self = YC_PUZZLE (object);
  g_free (self->text);
  g_free (self->player);
  g_free (self->day);
  g_free (self->tried_at);
  g_free (self->begun_at);
  g_strfreev (self->answer);
  G_OBJECT_CLASS (yc_puzzle_parent_class)->finalize (object);
}

static void
yc_puzzle_class_init (YcPuzzleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = yc_puzzle_finalize;
}

static void
yc_puzzle_init (YcPuzzle *self G_GNUC_UNUSED)
{
}
