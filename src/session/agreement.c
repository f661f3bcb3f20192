/* agreement.c: see agreement.h. */

#include "agreement.h"

#include <string.h>

#include "card-name.h"
#include "text.h"

/* ---- What is noted --------------------------------------------------------------------------- */

static gboolean
differs (YcArrival *arrival, guint event, const char *ours, const char *theirs)
{
  arrival->state = YC_ARRIVAL_DIFFERS;
  arrival->differs = event;
  arrival->ours = g_strdup (ours);
  arrival->theirs = g_strdup (theirs);
  return FALSE;
}

void
yc_arrival_agrees (YcArrival *arrival)
{
  arrival->state = YC_ARRIVAL_KNOWN;
  arrival->differs = 0;
  g_clear_pointer (&arrival->ours, g_free);
  g_clear_pointer (&arrival->theirs, g_free);
}

/* ---- Heads ----------------------------------------------------------------------------------- */

/* What a statement of the head is about: a definition its card, another its first word, or its
 * first two if there are several of them. */
static char *
subject_of (const char *line)
{
  char *key = yc_definition_dup_key ((YcText){ line, strlen (line) });
  if (key)
    return key;
  g_auto (GStrv) words = g_strsplit (line, " ", 3);
  const gboolean several = strcmp (words[0], "option") == 0 || strcmp (words[0], "player") == 0;
  return several && words[1] ? g_strconcat (words[0], " ", words[1], NULL) : g_strdup (words[0]);
}

/* The statement of a head about the same thing, or NULL. */
static const char *
statement_about (char **head, const char *subject)
{
  for (; *head; head++) {
    g_autofree char *its = subject_of (*head);
    if (strcmp (its, subject) == 0)
      return *head;
  }
  return NULL;
}

/* Nothing of the game: it may be left out. */
static gboolean
is_about_the_record (const char *subject)
{
  static const char *const words[] = { "live", "rules", "session", "date", "location", NULL };
  return g_strv_contains (words, subject);
}

static gboolean
is_a_card (const char *line)
{
  g_autofree char *key = yc_definition_dup_key ((YcText){ line, strlen (line) });
  return key != NULL;
}

/* What a branch is called may have been changed on either side. */
static gboolean
comes_from_there (const char *line, const char *other)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 4), others = g_strsplit (other, " ", 4);
  return g_str_equal (words[0], "from") && g_str_equal (words[1], others[1])
         && g_str_equal (words[2], others[2]);
}

/* Whether the head `other` may go without this line, or say something else in its place. A card
 * that is only there was known to whoever wrote the record; one of our own has to be the same. */
static gboolean
goes_with (const char *line, char **other, gboolean ours, const char **instead)
{
  g_autofree char *subject = subject_of (line);
  *instead = statement_about (other, subject);
  if (*instead)
    return strcmp (line, *instead) == 0 || strcmp (subject, "rules") == 0
           || comes_from_there (line, *instead);
  return is_about_the_record (subject) || (!ours && is_a_card (line));
}

/* Who sits where in turn order. */
static char *
players_of (char **head)
{
  GString *players = g_string_new (NULL);
  for (; *head; head++)
    if (g_str_has_prefix (*head, "player "))
      g_string_append_printf (players, "%s; ", *head);
  return g_string_free (players, FALSE);
}

/* The statements of a head that was written. */
static GStrv
statements_of (const char *head)
{
  g_autofree char *text = g_strchomp (g_strdup (head));
  return g_strsplit (text, "\n", -1);
}

gboolean
yc_heads_agree (const char *ours, const char *theirs, YcArrival *arrival)
{
  g_auto (GStrv) here = statements_of (ours);
  g_auto (GStrv) there = statements_of (theirs);
  const char *instead;
  for (char **line = here; *line; line++)
    if (!goes_with (*line, there, TRUE, &instead))
      return differs (arrival, 0, *line, instead);
  for (char **line = there; *line; line++)
    if (!goes_with (*line, here, FALSE, &instead))
      return differs (arrival, 0, instead, *line);
  g_autofree char *our_players = players_of (here);
  g_autofree char *their_players = players_of (there);
  return strcmp (our_players, their_players) == 0
         || differs (arrival, 0, our_players, their_players);
}

/* ---- Plays ----------------------------------------------------------------------------------- */

/* How many statements of both are the same from the first on. */
static guint
common_beginning (GStrv ours, GStrv theirs)
{
  guint n = 0;
  while (ours[n] && theirs[n] && strcmp (ours[n], theirs[n]) == 0)
    n++;
  return n;
}

gboolean
yc_plays_agree (GStrv ours, GStrv theirs, YcArrival *arrival)
{
  const guint n = common_beginning (ours, theirs);
  if (!ours[n] || !theirs[n])
    return TRUE;
  return differs (arrival, n + 1, ours[n], theirs[n]);
}
