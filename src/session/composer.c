/* composer.c: see composer.h. */

#include "composer.h"

#include "grammar.h"
#include "play.h"

struct _YcComposer {
  GObject parent_instance;

  YcView *view;
  YcView *next;       /* the same once the turn is ended; NULL until it is needed */
  YcSession *session; /* of the view */
  const YcGrammar *grammar;
  gboolean runs_on;
  gboolean filled;
  gboolean ends_turn; /* the play is one of the next turn */
  gboolean held;      /* nobody is told of changes for now */
  YcPlay play;
  YcRuling ruling;
};

G_DEFINE_FINAL_TYPE (YcComposer, yc_composer, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- Whose turn the play is in ---- */

static YcColor
active_color (YcView *view)
{
  const YcSetup *setup = yc_session_get_setup (yc_view_get_session (view));

  return setup->seats[yc_view_get_active_seat (view)].color;
}

static gboolean
can_end (YcComposer *self)
{
  const YcPlay end = yc_play_begin (YC_END, active_color (self->view));
  YcRuling ruling;

  if (!self->runs_on || !yc_view_is_now (self->view) || yc_view_get_supposed (self->view) >= 0)
    return FALSE;
  yc_view_judge_play (self->view, &end, &ruling);
  return ruling.verdict != YC_ILLEGAL;
}

static void
go_to_next_turn (YcComposer *self)
{
  if (self->next == NULL) {
    self->next = yc_view_new (self->session, yc_view_get_audience (self->view));
    yc_view_suppose_turn (self->next, YC_NEXT_TURN);
  }
  yc_view_set_audience (self->next, yc_view_get_audience (self->view));
  self->ends_turn = TRUE;
}

/* Who plays it tells. */
static void
find_turn (YcComposer *self)
{
  self->ends_turn = FALSE;
  if (self->play.actor == active_color (self->view) || !yc_verb_is_move ((YcVerb) self->play.verb)
      || !can_end (self))
    return;
  go_to_next_turn (self);
  self->ends_turn = self->play.actor == active_color (self->next);
}

void
yc_composer_set_runs_on (YcComposer *self, gboolean runs_on)
{
  self->runs_on = runs_on;
  yc_composer_judge_again (self);
}

gboolean
yc_composer_ends_turn (YcComposer *self, YcPlay *end)
{
  if (!self->filled || !self->ends_turn)
    return FALSE;
  *end = yc_play_begin (YC_END, active_color (self->view));
  return TRUE;
}

/* ---- The play ---- */

static void
tell_changed (YcComposer *self)
{
  if (!self->held)
    g_signal_emit (self, signals[CHANGED], 0);
}

void
yc_composer_set_play (YcComposer *self, const YcPlay *play)
{
  if (play != &self->play)
    self->play = *play;
  /* texts belong to lines that do not live as long; the play is a new one at a new time */
  self->play.text = (YcText){ 0 };
  self->play.when = (YcText){ 0 };
  self->play.let_stand = false;
  self->filled = TRUE;
  yc_composer_judge_again (self);
}

void
yc_composer_set_workers (YcComposer *self, const YcWorkers *workers)
{
  self->play.workers = *workers;
  yc_composer_set_play (self, &self->play);
}

void
yc_composer_set_items (YcComposer *self, const YcItem *items, guint n)
{
  g_return_if_fail (n <= YC_MAX_ITEMS);

  self->play.n_items = (uint16_t) n;
  for (guint i = 0; i < n; i++)
    self->play.items[i] = items[i];
  yc_composer_set_play (self, &self->play);
}

void
yc_composer_judge_again (YcComposer *self)
{
  if (self->filled) {
    find_turn (self);
    yc_view_judge_play (yc_composer_get_view (self), &self->play, &self->ruling);
  }
  tell_changed (self);
}

void
yc_composer_clear (YcComposer *self)
{
  if (!self->filled)
    return;
  self->filled = self->ends_turn = FALSE;
  tell_changed (self);
}

gboolean
yc_composer_is_empty (YcComposer *self)
{
  return !self->filled;
}

gboolean
yc_composer_is_legal (YcComposer *self)
{
  return self->filled && self->ruling.verdict != YC_ILLEGAL;
}

const YcPlay *
yc_composer_get_play (YcComposer *self)
{
  return &self->play;
}

const YcRuling *
yc_composer_get_ruling (YcComposer *self)
{
  return &self->ruling;
}

const YcPosition *
yc_composer_get_position (YcComposer *self)
{
  if (!self->ends_turn && yc_view_is_now (self->view) && yc_view_get_supposed (self->view) < 0)
    return yc_session_get_position (self->session);
  return yc_view_get_position (yc_composer_get_view (self));
}

YcView *
yc_composer_get_view (YcComposer *self)
{
  return self->ends_turn ? self->next : self->view;
}

YcSession *
yc_composer_get_session (YcComposer *self)
{
  return self->session;
}

/* ---- Pointing ---- */

/* Whether the player to move has cards that nobody knows, so that what is pointed at may be one. */
static gboolean
holds_cards (YcComposer *self)
{
  return self->grammar->holds_cards != NULL
         && self->grammar->holds_cards (yc_session_get_position (self->session));
}

/* What the player to move cannot play, but the next one, is a play of that. */
static void
point_in_next_turn (YcComposer *self, YcPoint at, int which)
{
  const YcPlay meant = self->play;
  const gboolean filled = self->filled;
  const gboolean cards = self->grammar->holds_cards != NULL && at == YC_POINT_CARD;

  self->filled = FALSE;
  go_to_next_turn (self);
  self->grammar->point (self, at, which);
  if (self->filled && self->ends_turn && (cards || self->ruling.verdict != YC_ILLEGAL))
    return;
  self->ends_turn = FALSE;
  self->filled = filled;
  if (filled)
    yc_composer_set_play (self, &meant);
}

/* In the next turn it goes on with a card laid to others, and with what is pointed at twice. */
static gboolean
point (YcComposer *self, YcPoint at, int which)
{
  if (self->grammar->point (self, at, which))
    return TRUE;
  if (self->ends_turn && self->grammar->holds_cards == NULL) {
    self->filled = self->ends_turn = FALSE;
    self->grammar->point (self, at, which);
  }
  return FALSE;
}

static gboolean
point_in_any_turn (YcComposer *self, YcPoint at, int which)
{
  if (point (self, at, which))
    return TRUE;
  if (!self->ends_turn && !yc_composer_is_legal (self) && !holds_cards (self) && can_end (self))
    point_in_next_turn (self, at, which);
  return FALSE;
}

gboolean
yc_composer_point (YcComposer *self, YcPoint at, int which)
{
  if (self->grammar->point == NULL)
    return FALSE;
  self->held = TRUE;
  const gboolean again = point_in_any_turn (self, at, which);
  self->held = FALSE;
  tell_changed (self);
  return again;
}

gboolean
yc_composer_goes_on (YcComposer *self, YcPoint at, int which)
{
  return self->runs_on && self->grammar->comes_after != NULL && yc_composer_is_legal (self)
         && self->grammar->comes_after (self, at, which);
}

guint
yc_composer_point_first (YcComposer *self, YcPoint at, const int *which, guint n)
{
  guint i = 0;

  g_return_val_if_fail (n > 0 && self->grammar->point != NULL, 0);
  self->held = TRUE;
  do
    point_in_any_turn (self, at, which[i]);
  while (!yc_composer_is_legal (self) && ++i < n);
  if (i == n) {
    i = 0;
    point_in_any_turn (self, at, which[i]);
  }
  self->held = FALSE;
  tell_changed (self);
  return i;
}

void
yc_composer_choose_verb (YcComposer *self, YcVerb verb)
{
  YcPlay play = yc_composer_begin (self, verb, YC_SPACES, YC_NONE);

  if (verb != YC_END && !yc_composer_allows (self, &play) && can_end (self)) {
    go_to_next_turn (self);
    const YcPlay next = yc_composer_begin (self, verb, YC_SPACES, YC_NONE);
    play = yc_composer_allows (self, &next) ? next : play;
  }
  yc_composer_set_play (self, &play);
}

/* ---- What else ---- */

typedef struct {
  YcVerb verb;
  guint n, n_others;
} Left;

static void
count_left (const YcPlay *play, void *data)
{
  Left *left = data;

  if (play->verb == left->verb)
    left->n++;
  else
    left->n_others++;
}

gboolean
yc_composer_has_only (YcComposer *self, YcVerb verb)
{
  Left left = { .verb = verb };

  if (holds_cards (self))
    return FALSE;
  yc_view_each_legal_play (self->view, count_left, &left);
  return left.n > 0 && left.n_others == 0;
}

GArray *
yc_composer_plays_at_hand (YcComposer *self)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (YcPlay));
  const gboolean ends_turn = self->ends_turn;

  self->ends_turn = FALSE;
  if (self->grammar->add_at_hand != NULL)
    self->grammar->add_at_hand (self, found);
  self->ends_turn = ends_turn;
  return found;
}

guint
yc_composer_get_n_aspects (YcComposer *self)
{
  return self->grammar->n_aspects;
}

const YcAspect *
yc_composer_get_aspect (YcComposer *self, guint aspect)
{
  return &self->grammar->aspects[aspect];
}

char *
yc_composer_words (YcComposer *self, const YcPlay *play, guint aspect)
{
  return self->grammar->words (self->session, play, aspect);
}

GPtrArray *
yc_composer_alternatives (YcComposer *self, guint aspect)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_free);

  if (!self->filled)
    return found;
  self->grammar->add_alternatives (self, aspect, found);
  if (found->len < 2)
    g_ptr_array_set_size (found, 0);
  return found;
}

/* ---- For the grammars ---- */

YcPlay
yc_composer_begin (YcComposer *self, YcVerb verb, YcDrawer drawer, YcRef target)
{
  return yc_play_begin_on (verb, active_color (yc_composer_get_view (self)), drawer, target);
}

gboolean
yc_composer_allows (YcComposer *self, const YcPlay *play)
{
  YcRuling ruling;

  yc_view_judge_play (yc_composer_get_view (self), play, &ruling);
  return ruling.verdict != YC_ILLEGAL;
}

gboolean
yc_composer_is_about (YcComposer *self, YcVerb verb, YcDrawer drawer, YcRef target)
{
  return self->filled && self->play.verb == verb && self->play.target_drawer == drawer
         && self->play.target == target;
}

/* ---- Life ---- */

static void
yc_composer_finalize (GObject *object)
{
  g_clear_object (&YC_COMPOSER (object)->view);
  g_clear_object (&YC_COMPOSER (object)->next);
  G_OBJECT_CLASS (yc_composer_parent_class)->finalize (object);
}

static void
yc_composer_class_init (YcComposerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = yc_composer_finalize;
  signals[CHANGED] = g_signal_new ("changed", YC_TYPE_COMPOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
yc_composer_init (YcComposer *self)
{
  self->filled = FALSE;
}

YcComposer *
yc_composer_new (YcView *view)
{
  YcComposer *self = g_object_new (YC_TYPE_COMPOSER, NULL);

  self->view = g_object_ref (view);
  self->session = yc_view_get_session (view);
  self->grammar = yc_grammar_of (yc_session_get_game (self->session));
  return self;
}
