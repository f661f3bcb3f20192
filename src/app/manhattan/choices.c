/* choices.c: see choices.h. */

#include "choices.h"

#include "manhattan/likely.h"
#include "widgets/crew-view.h"
#include "widgets/icon-row.h"
#include "words.h"
#include "manhattan/board.h"

#include <glib/gi18n.h>

/* ---- In words ---- */

static char *
verb_words (YcSession *session G_GNUC_UNUSED, const YcPlay *play)
{
  if (play->verb == YC_USE)
    return g_strdup (C_ ("choice of a play", "Use"));
  if (play->verb == YC_STRIKE_BOMBER)
    return g_strdup (C_ ("choice of a play", "Bomb"));
  if (play->verb == YC_REPAIR)
    return g_strdup (C_ ("choice of a play", "Repair"));
  if (play->verb == YC_BUILD)
    return g_strdup (C_ ("choice of a play", "Build"));
  if (play->verb == YC_LOAD)
    return g_strdup (C_ ("choice of a play", "Load"));
  if (play->verb == YC_TEST)
    return g_strdup (C_ ("choice of a play", "Test"));
  return g_strdup ("");
}

static char *
slot_words (YcSession *session G_GNUC_UNUSED, const YcPlay *play)
{
  if (play->slot == 0)
    return g_strdup (_ ("No purchase"));
  return g_strdup_printf ("%d", play->slot);
}

static char *
workers_words (YcSession *session G_GNUC_UNUSED, const YcPlay *play)
{
  return yc_words_workers (&play->workers);
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
cost_of (YcSession *session, const YcPlay *play)
{
  const YcCard *card = yc_play_card (yc_session_get_setup (session), play);

  return card != NULL ? find_side (card->pays, card->n_pays, play->pay) : NULL;
}

static const YcSide *
output_of (YcSession *session, const YcPlay *play)
{
  const YcCard *card = yc_play_card (yc_session_get_setup (session), play);

  return card != NULL ? find_side (card->gives, card->n_gives, play->choose) : NULL;
}

static char *
side_words (YcSession *session, const YcSide *side)
{
  return side != NULL ? yc_words_side (yc_session_get_game (session), side)
                      : g_strdup (_ ("Nothing chosen"));
}

static char *
cost_words (YcSession *session, const YcPlay *play)
{
  return side_words (session, cost_of (session, play));
}

static char *
output_words (YcSession *session, const YcPlay *play)
{
  return side_words (session, output_of (session, play));
}

static char *
take_words (YcSession *session G_GNUC_UNUSED, const YcPlay *play)
{
  if (!play->has_take)
    return g_strdup (C_ ("workers taken", "All"));
  if (yc_workers_total (&play->take) == 0)
    return g_strdup (C_ ("workers taken", "None"));
  return yc_words_workers (&play->take);
}

static char *
plane_words (YcSession *session, const YcPlay *play)
{
  return yc_words_amount (yc_session_get_game (session), (YcGood) play->good, 1);
}

static char *
times_words (YcSession *session G_GNUC_UNUSED, const YcPlay *play)
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
decline_words (YcSession *session G_GNUC_UNUSED, const YcPlay *play)
{
  return g_strdup (play->decline ? C_ ("action", "Declined") : C_ ("action", "Taken"));
}

/* ---- Drawn ---- */

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
workers_face (YcSession *session, const YcPlay *play)
{
  return yc_workers_total (&play->workers) <= 2 * YC_PIECES
           ? crew_face (session, play, &play->workers)
           : NULL;
}

static GtkWidget *
take_face (YcSession *session, const YcPlay *play)
{
  return play->has_take && yc_workers_total (&play->take) > 0
           ? crew_face (session, play, &play->take)
           : NULL;
}

static GtkWidget *
side_face (const YcSide *side)
{
  GtkWidget *face;

  if (side == NULL)
    return NULL;
  face = yc_icon_row_new ();
  yc_icon_row_show_side (YC_ICON_ROW (face), side);
  return face;
}

static GtkWidget *
cost_face (YcSession *session, const YcPlay *play)
{
  return side_face (cost_of (session, play));
}

static GtkWidget *
output_face (YcSession *session, const YcPlay *play)
{
  return side_face (output_of (session, play));
}

static GtkWidget *
plane_face (YcSession *session G_GNUC_UNUSED, const YcPlay *play)
{
  return yc_icon_new (yc_icon_of_good ((YcGood) play->good));
}

/* ---- All ---- */

/* Workers can be told even where none are legal. */
static gboolean
has_workers (const YcPlay *play)
{
  return play->verb == YC_PLACE || play->verb == YC_USE || play->verb == YC_BUILD;
}

const YcTableChoice yc_manhattan_choices[] = {
  { .aspect = YC_ASPECT_VERB, .title = NC_ ("choice of a play", "Act"), .words = verb_words },
  /* slots are narrow and always all there */
  { .aspect = YC_ASPECT_SLOT,
    .title = NC_ ("choice of a play", "Slot"),
    .room = YC_SLOTS + 1,
    .words = slot_words },
  { .aspect = YC_ASPECT_WORKERS,
    .title = NC_ ("choice of a play", "Workers"),
    .words = workers_words,
    .face = workers_face,
    .has_workers = has_workers },
  { .aspect = YC_ASPECT_COST,
    .title = NC_ ("choice of a play", "Pays"),
    .words = cost_words,
    .face = cost_face },
  { .aspect = YC_ASPECT_OUTPUT,
    .title = NC_ ("choice of a play", "Takes"),
    .words = output_words,
    .face = output_face },
  { .aspect = YC_ASPECT_TAKE,
    .title = NC_ ("choice of a play", "Workers taken"),
    .words = take_words,
    .face = take_face },
  { .aspect = YC_ASPECT_PLANE,
    .title = NC_ ("choice of a play", "Hits"),
    .words = plane_words,
    .face = plane_face },
  { .aspect = YC_ASPECT_TIMES,
    .title = NC_ ("choice of a play", "How often"),
    .words = times_words },
  { .aspect = YC_ASPECT_DECLINE,
    .title = NC_ ("choice of a play", "Action"),
    .words = decline_words },
  { .title = NULL },
};
