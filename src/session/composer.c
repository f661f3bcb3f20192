/* composer.c: see composer.h. */

#include "composer.h"

#include "grammar.h"
#include "play.h"

struct _YcComposer {
  GObject parent_instance;

  YcView *view;
  YcSession *session; /* of the view */
  const YcGrammar *grammar;
  gboolean filled;
  YcPlay play;
  YcRuling ruling;
};

G_DEFINE_FINAL_TYPE (YcComposer, yc_composer, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- The play ---- */

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
  if (self->filled)
    yc_view_judge_play (self->view, &self->play, &self->ruling);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
yc_composer_clear (YcComposer *self)
{
  if (!self->filled)
    return;
  self->filled = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
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
  if (yc_view_is_now (self->view) && yc_view_get_supposed (self->view) < 0)
    return yc_session_get_position (self->session);
  return yc_view_get_position (self->view);
}

YcView *
yc_composer_get_view (YcComposer *self)
{
  return self->view;
}

YcSession *
yc_composer_get_session (YcComposer *self)
{
  return self->session;
}

/* ---- Pointing ---- */

gboolean
yc_composer_point (YcComposer *self, YcPoint at, int which)
{
  return self->grammar->point != NULL && self->grammar->point (self, at, which);
}

void
yc_composer_choose_verb (YcComposer *self, YcVerb verb)
{
  const YcPlay play = yc_composer_begin (self, verb, YC_SPACES, YC_NONE);

  yc_composer_set_play (self, &play);
}

/* ---- What else ---- */

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
  const YcSetup *setup = yc_session_get_setup (self->session);
  const YcColor color = setup->seats[yc_view_get_active_seat (self->view)].color;

  return yc_play_begin_on (verb, color, drawer, target);
}

gboolean
yc_composer_allows (YcComposer *self, const YcPlay *play)
{
  YcRuling ruling;

  yc_view_judge_play (self->view, play, &ruling);
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
