/* aspect-words.c: what a play of the board game is in one aspect, for people. */

#include "composing.h"

#include "words.h"

static const char *
verb_words (YcVerb verb)
{
  if (verb == YC_USE)
    return C_ ("choice of a play", "Use");
  if (verb == YC_STRIKE_BOMBER)
    return C_ ("choice of a play", "Bomb");
  if (verb == YC_REPAIR)
    return C_ ("choice of a play", "Repair");
  if (verb == YC_BUILD)
    return C_ ("choice of a play", "Build");
  if (verb == YC_LOAD)
    return C_ ("choice of a play", "Load");
  return verb == YC_TEST ? C_ ("choice of a play", "Test") : "";
}

/* The side of a slash that `letter` names, or NULL. */
static const YcSide *
find_side (const YcSide *sides, int n, char letter)
{
  for (int i = 0; i < n; i++)
    if (yc_side_letter (&sides[i]) == letter)
      return &sides[i];
  return NULL;
}

const YcSide *
yc_manhattan_side (const YcSetup *setup, const YcPlay *play, guint aspect)
{
  const YcCard *card = yc_play_card (setup, play);

  if (card == NULL)
    return NULL;
  return aspect == YC_ASPECT_COST ? find_side (card->pays, card->n_pays, play->pay)
                                  : find_side (card->gives, card->n_gives, play->choose);
}

static char *
slot_words (const YcPlay *play)
{
  if (play->slot == 0)
    return g_strdup (_ ("No purchase"));
  return g_strdup_printf ("%d", play->slot);
}

static char *
take_words (const YcPlay *play)
{
  if (!play->has_take)
    return g_strdup (C_ ("workers taken", "All"));
  if (yc_workers_total (&play->take) == 0)
    return g_strdup (C_ ("workers taken", "None"));
  return yc_words_workers (&play->take);
}

static char *
times_words (const YcPlay *play)
{
  g_autoptr (GString) words = g_string_new (NULL);

  if (play->verb != YC_REPAIR)
    /* Translators: how often: 2 × */
    return g_strdup_printf (_ ("%d ×"), play->number);
  for (int i = 0; i < play->n_items; i++)
    g_string_append_printf (words, "%s%d", i > 0 ? " + " : "", play->items[i].times);
  /* Translators: how often; or for several buildings in the order chosen: 2 + 1 × */
  return g_strdup_printf (_ ("%s ×"), words->str);
}

static char *
side_words (YcSession *session, const YcPlay *play, guint aspect)
{
  const YcSide *side = yc_manhattan_side (yc_session_get_setup (session), play, aspect);

  return side != NULL ? yc_words_side (yc_session_get_game (session), side)
                      : g_strdup (_ ("Nothing chosen"));
}

char *
yc_manhattan_aspect_words (YcSession *session, const YcPlay *play, guint aspect)
{
  switch ((YcManhattanAspect) aspect) {
  case YC_ASPECT_VERB:
    return g_strdup (verb_words ((YcVerb) play->verb));
  case YC_ASPECT_SLOT:
    return slot_words (play);
  case YC_ASPECT_WORKERS:
    return yc_words_workers (&play->workers);
  case YC_ASPECT_COST:
  case YC_ASPECT_OUTPUT:
    return side_words (session, play, aspect);
  case YC_ASPECT_TAKE:
    return take_words (play);
  case YC_ASPECT_PLANE:
    return yc_words_amount (yc_session_get_game (session), (YcGood) play->good, 1);
  case YC_ASPECT_TIMES:
    return times_words (play);
  case YC_ASPECT_DECLINE:
    return g_strdup (play->decline ? C_ ("action", "Declined") : C_ ("action", "Taken"));
  case YC_N_ASPECTS:
  default:
    return g_strdup ("");
  }
}
