/* words-study.c: the course of a session in words. */

#include "words-private.h"

#include "study.h"

static const YcSetup *
setup_of (const YcStudy *self)
{
  return yc_record_setup (yc_study_get_record (self));
}

static const YcGame *
game_of (const YcStudy *self)
{
  return yc_record_game (yc_study_get_record (self));
}

char *
yc_words_study_number (const YcStudy *self, guint series, int number)
{
  if (number == YC_NO_NUMBER)
    return g_strdup ("–");
  if (yc_study_counts_money (self, series))
    return yc_words_amount (game_of (self), YC_MONEY, number);
  return g_strdup_printf ("%d", number);
}

/* ---- Who led --------------------------------------------------------------------------------- */

/* Since which event the leader at the end has led alone. */
static guint
led_since (const YcStudy *self)
{
  guint event = yc_study_get_n_events (self);
  const int leader = yc_study_get_leader (self, event);
  while (event > 0 && yc_study_get_leader (self, event - 1) == leader)
    event--;
  return event;
}

static gboolean
somebody_led (const YcStudy *self)
{
  for (guint event = 0; event <= yc_study_get_n_events (self); event++)
    if (yc_study_get_leader (self, event) >= 0)
      return TRUE;
  return FALSE;
}

static char *
words_of_level (const YcStudy *self)
{
  const int points = yc_study_get_number (self, YC_SERIES_POINTS, 0, 0);
  for (guint event = 0; event <= yc_study_get_n_events (self); event++)
    for (int seat = 0; seat < setup_of (self)->n_seats; seat++)
      if (yc_study_get_number (self, YC_SERIES_POINTS, seat, event) != points)
        return g_strdup (somebody_led (self) ? _ ("In the end nobody was alone in the lead.")
                                             : _ ("Nobody was ever alone in the lead."));
  return g_strdup (_ ("Nobody has made a point."));
}

char *
yc_words_study_lead (const YcStudy *self)
{
  const guint end = yc_study_get_n_events (self), since = led_since (self);
  const int leader = yc_study_get_leader (self, end);
  if (setup_of (self)->n_seats == 1)
    return yc_words_study_most (self, YC_SERIES_POINTS);
  if (leader < 0)
    return words_of_level (self);
  g_autofree char *player = yc_words_player (setup_of (self), leader);
  if (yc_study_get_decided (self) > 0)
    /* Translators: player, number of a play */
    return g_strdup_printf (_ ("%1$s led from play %2$u on and was never behind again."), player,
                            since);
  /* Translators: player, number of a play */
  return g_strdup_printf (_ ("%1$s has been alone in the lead since play %2$u."), player, since);
}

/* ---- Who had most ---------------------------------------------------------------------------- */

char *
yc_words_study_most (const YcStudy *self, guint series)
{
  int most = 0, whose = -1;
  guint when = 0;
  for (guint event = 0; event <= yc_study_get_n_events (self); event++)
    for (int seat = 0; seat < setup_of (self)->n_seats; seat++)
      if (yc_study_get_number (self, series, seat, event) > most) {
        most = yc_study_get_number (self, series, seat, event);
        whose = seat;
        when = event;
      }
  if (whose < 0)
    return g_strdup (_ ("Nobody ever had any."));
  g_autofree char *number = yc_words_study_number (self, series, most);
  g_autofree char *player = yc_words_player (setup_of (self), whose);
  if (when == 0)
    /* Translators: a number, and the player who had so much before the first play */
    return g_strdup_printf (_ ("Nobody ever had more than at the beginning: %s."), number);
  /* Translators: a number, the player who had so much, and after which play */
  return g_strdup_printf (_ ("The most was %1$s: %2$s, after play %3$u."), number, player, when);
}

/* ---- What has changed ------------------------------------------------------------------------ */

static char *
change_of_seat (const YcStudy *self, int seat, guint event)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  for (guint series = 0; series < yc_study_get_n_series (self); series++) {
    const int was = yc_study_get_number (self, series, seat, event - 1);
    const int is = yc_study_get_number (self, series, seat, event);
    g_autofree char *from = yc_words_study_number (self, series, was);
    g_autofree char *to = yc_words_study_number (self, series, is);
    if (was != is)
      /* Translators: what a player has, how much it was and how much it is: "Money $10 → $5" */
      g_ptr_array_add (parts, g_strdup_printf (_ ("%1$s %2$s → %3$s"),
                                               yc_study_get_title (self, series), from, to));
  }
  g_autofree char *player = yc_words_player (setup_of (self), seat);
  g_autofree char *list = yc_words_list (parts);
  /* Translators: a player and what has changed: "Ana: Money $10 → $5" */
  return g_strdup_printf (_ ("%1$s: %2$s."), player, list);
}

char *
yc_words_study_change (const YcStudy *self, guint event)
{
  char *words = g_strdup ("");
  for (int seat = 0; seat < setup_of (self)->n_seats; seat++)
    if (yc_study_has_changed (self, seat, event))
      words = *words ? yc_words_join (words, change_of_seat (self, seat, event))
                     : (g_free (words), change_of_seat (self, seat, event));
  return words;
}
