/* option-words.c: see option-words.h. */

#include "option-words.h"

#include "chain/aspects.h"
#include "chain/link-view.h"
#include "widgets/crew-view.h"
#include "widgets/icon-row.h"
#include "manhattan/likely.h"
#include "words.h"

#include <glib/gi18n.h>

const char *
yc_aspect_words (YcAspect aspect)
{
  switch (aspect) {
  case YC_ASPECT_VERB:
    return C_ ("choice of a play", "Act");
  case YC_ASPECT_SLOT:
    return C_ ("choice of a play", "Slot");
  case YC_ASPECT_WORKERS:
    return C_ ("choice of a play", "Workers");
  case YC_ASPECT_COST:
    return C_ ("choice of a play", "Pays");
  case YC_ASPECT_OUTPUT:
    return C_ ("choice of a play", "Takes");
  case YC_ASPECT_TAKE:
    return C_ ("choice of a play", "Workers taken");
  case YC_ASPECT_PLANE:
    return C_ ("choice of a play", "Hits");
  case YC_ASPECT_TIMES:
    return C_ ("choice of a play", "How often");
  case YC_ASPECT_DECLINE:
    return C_ ("choice of a play", "Action");
  case YC_ASPECT_MEANS:
    return C_ ("choice of a play", "With");
  case YC_ASPECT_POOL:
    return C_ ("choice of a play", "From the pool");
  case YC_ASPECT_FACTORY:
    return C_ ("choice of a play", "Used to");
  case YC_ASPECT_OPPONENT:
    return C_ ("choice of a play", "From");
  case YC_ASPECT_LANDMARK:
    return C_ ("choice of a play", "Landmark");
  case YC_ASPECT_BOMB:
    return C_ ("choice of a play", "Bomb");
  case YC_N_ASPECTS:
  default:
    return "";
  }
}

static const char *
verb_words (YcVerb verb)
{
  if (verb == YC_SPY_CARD)
    return C_ ("choice of a play", "Take a card");
  if (verb == YC_SPY_YELLOWCAKE || verb == YC_AGENT_YELLOWCAKE)
    return C_ ("choice of a play", "Take 1 yellowcake");
  if (verb == YC_SPY_KEEP)
    return C_ ("choice of a play", "Draw three, keep one");
  if (verb == YC_AGENT_LANDMARK)
    return C_ ("choice of a play", "Use a Landmark");
  if (verb == YC_AGENT_PLAY)
    return C_ ("choice of a play", "Play a card for nothing");
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
  if (verb == YC_TEST)
    return C_ ("choice of a play", "Test");
  return "";
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

static const YcSide *
side_of (YcSession *session, const YcPlay *play, YcAspect aspect)
{
  const YcCard *card = yc_play_card (yc_session_get_setup (session), play);

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
side_words (YcSession *session, const YcPlay *play, YcAspect aspect)
{
  const YcSide *side = side_of (session, play, aspect);

  return side != NULL ? yc_words_side (yc_session_get_game (session), side)
                      : g_strdup (_ ("Nothing chosen"));
}

char *
yc_alternative_words (YcSession *session, const YcPlay *play, YcAspect aspect)
{
  switch (aspect) {
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
    return yc_words_amount (&yc_manhattan_game, (YcGood) play->good, 1);
  case YC_ASPECT_TIMES:
    return times_words (play);
  case YC_ASPECT_DECLINE:
    return g_strdup (play->decline ? C_ ("action", "Declined") : C_ ("action", "Taken"));
  case YC_ASPECT_MEANS:
  case YC_ASPECT_POOL:
  case YC_ASPECT_FACTORY:
  case YC_ASPECT_OPPONENT:
  case YC_ASPECT_LANDMARK:
  case YC_ASPECT_BOMB:
    return yc_chain_alternative_words (session, play, aspect);
  case YC_N_ASPECTS:
  default:
    return g_strdup ("");
  }
}

static GtkWidget *
crew_face (YcSession *session, const YcPlay *play, const YcWorkers *workers)
{
  const YcSetup *setup = yc_session_get_setup (session);
  int seat = play->actor < YC_COLORS ? setup->seat_of_color[play->actor] : 0;
  GtkWidget *face = yc_crew_view_new ();

  yc_crew_view_show (YC_CREW_VIEW (face), setup, yc_crew_from_workers (workers, MAX (seat, 0)));
  return face;
}

static GtkWidget *
side_face (const YcSide *side)
{
  GtkWidget *face = yc_icon_row_new ();

  yc_icon_row_show_side (YC_ICON_ROW (face), side);
  return face;
}

static GtkWidget *
pool_face (const YcWorkers *workers)
{
  YcSide side = { 0 };

  for (int type = 0; type < YC_WORKER_TYPES; type++)
    side.workers[type] = (uint8_t) workers->permanent[type];
  return side_face (&side);
}

static GtkWidget *
words_face (YcSession *session, const YcPlay *play, YcAspect aspect)
{
  g_autofree char *words = yc_alternative_words (session, play, aspect);

  return gtk_label_new (words);
}

GtkWidget *
yc_alternative_face (YcSession *session, const YcPlay *play, YcAspect aspect)
{
  if (aspect == YC_ASPECT_WORKERS && yc_workers_total (&play->workers) <= 2 * YC_PIECES)
    return crew_face (session, play, &play->workers);
  if (aspect == YC_ASPECT_TAKE && play->has_take && yc_workers_total (&play->take) > 0)
    return crew_face (session, play, &play->take);
  if ((aspect == YC_ASPECT_COST || aspect == YC_ASPECT_OUTPUT)
      && side_of (session, play, aspect) != NULL)
    return side_face (side_of (session, play, aspect));
  if (aspect == YC_ASPECT_PLANE)
    return yc_icon_new (yc_icon_of_good ((YcGood) play->good));
  if (aspect == YC_ASPECT_POOL && yc_workers_total (&play->workers) > 0)
    return pool_face (&play->workers);
  if (aspect == YC_ASPECT_MEANS && (play->n_items > 0 || yc_workers_total (&play->workers) > 0))
    return yc_link_means_new (session, play);
  return words_face (session, play, aspect);
}
