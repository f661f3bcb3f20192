/* chain-choices.c: see chain-choices.h. */

#include "chain-choices.h"

#include "chain/aspects.h"
#include "link-view.h"
#include "widgets/icon-row.h"
#include "chain/chain.h"

#include <glib/gi18n.h>

/* ---- In words ---- */

static char *
verb_words (YcSession *session G_GNUC_UNUSED, const YcPlay *play)
{
  if (play->verb == YC_SPY_CARD)
    return g_strdup (C_ ("choice of a play", "Take a card"));
  if (play->verb == YC_SPY_YELLOWCAKE || play->verb == YC_AGENT_YELLOWCAKE)
    return g_strdup (C_ ("choice of a play", "Take 1 yellowcake"));
  if (play->verb == YC_SPY_KEEP)
    return g_strdup (C_ ("choice of a play", "Draw three, keep one"));
  if (play->verb == YC_AGENT_LANDMARK)
    return g_strdup (C_ ("choice of a play", "Use a Landmark"));
  if (play->verb == YC_AGENT_PLAY)
    return g_strdup (C_ ("choice of a play", "Play a card for nothing"));
  return g_strdup ("");
}

static char *
means_words (YcSession *session, const YcPlay *play)
{
  return yc_chain_alternative_words (session, play, YC_ASPECT_MEANS);
}

static char *
pool_words (YcSession *session, const YcPlay *play)
{
  return yc_chain_alternative_words (session, play, YC_ASPECT_POOL);
}

static char *
factory_words (YcSession *session, const YcPlay *play)
{
  return yc_chain_alternative_words (session, play, YC_ASPECT_FACTORY);
}

static char *
opponent_words (YcSession *session, const YcPlay *play)
{
  return yc_chain_alternative_words (session, play, YC_ASPECT_OPPONENT);
}

static char *
landmark_words (YcSession *session, const YcPlay *play)
{
  return yc_chain_alternative_words (session, play, YC_ASPECT_LANDMARK);
}

static char *
bomb_words (YcSession *session, const YcPlay *play)
{
  return yc_chain_alternative_words (session, play, YC_ASPECT_BOMB);
}

/* ---- Drawn ---- */

static GtkWidget *
pool_face (YcSession *session G_GNUC_UNUSED, const YcPlay *play)
{
  GtkWidget *face;
  YcSide side = { 0 };

  if (yc_workers_total (&play->workers) == 0)
    return NULL;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    side.workers[type] = (uint8_t) play->workers.permanent[type];
  face = yc_icon_row_new ();
  yc_icon_row_show_side (YC_ICON_ROW (face), &side);
  return face;
}

static GtkWidget *
means_face (YcSession *session, const YcPlay *play)
{
  return play->n_items > 0 || yc_workers_total (&play->workers) > 0
           ? yc_link_means_new (session, play)
           : NULL;
}

const YcTableChoice yc_chain_choices[] = {
  { .aspect = YC_ASPECT_VERB, .title = NC_ ("choice of a play", "Act"), .words = verb_words },
  { .aspect = YC_ASPECT_MEANS,
    .title = NC_ ("choice of a play", "With"),
    .words = means_words,
    .face = means_face },
  { .aspect = YC_ASPECT_POOL,
    .title = NC_ ("choice of a play", "From the pool"),
    .words = pool_words,
    .face = pool_face },
  { .aspect = YC_ASPECT_FACTORY,
    .title = NC_ ("choice of a play", "Used to"),
    .words = factory_words },
  { .aspect = YC_ASPECT_OPPONENT,
    .title = NC_ ("choice of a play", "From"),
    .words = opponent_words },
  { .aspect = YC_ASPECT_LANDMARK,
    .title = NC_ ("choice of a play", "Landmark"),
    .words = landmark_words },
  { .aspect = YC_ASPECT_BOMB, .title = NC_ ("choice of a play", "Bomb"), .words = bomb_words },
  { .title = NULL },
};
