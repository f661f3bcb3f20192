/* composer.c: see composer.h. What somebody points at becomes a play here; aspects.c of each game
 * says what else it could be. */

#include "composer-private.h"

#include "manhattan/likely.h"
#include "manhattan/board.h"

G_DEFINE_FINAL_TYPE (YcComposer, yc_composer, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- What is wished ---- */

static void
take_over (YcComposer *self, const YcPlay *play)
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

static YcPlay
play_of (YcComposer *self, YcVerb verb, YcDrawer drawer, YcRef target)
{
  const YcSetup *setup = yc_session_get_setup (self->session);

  return (YcPlay){
    .verb = (uint8_t) verb,
    .actor = (uint8_t) setup->seats[yc_session_get_active_seat (self->session)].color,
    .target = target,
    .target_drawer = (uint8_t) drawer,
    .spot_space = YC_NONE,
    .spot_building = YC_NONE,
  };
}

static gboolean
is_legal (YcComposer *self, const YcPlay *play)
{
  YcRuling ruling;

  yc_session_judge_play (self->session, play, &ruling);
  return ruling.verdict != YC_ILLEGAL;
}

/* ---- Proposals ---- */

gboolean
yc_composer_same_subject (const YcPlay *a, const YcPlay *b)
{
  return a->verb == b->verb && a->target == b->target
         && (a->verb != YC_STRIKE_FIGHTER || a->target_color == b->target_color);
}

typedef struct {
  const YcSetup *setup;
  const YcPlay *subject;
  YcPlay best;
  int likely;
  gboolean found;
} Proposal;

static void
keep_likeliest (const YcPlay *play, void *data)
{
  Proposal *proposal = data;
  int likely = yc_likely (proposal->setup, play);

  if (!yc_composer_same_subject (play, proposal->subject)
      || (proposal->subject->slot > 0 && play->slot != proposal->subject->slot)
      || (proposal->found && likely >= proposal->likely))
    return;
  proposal->best = *play;
  proposal->likely = likely;
  proposal->found = TRUE;
}

static void
complete_without_rules (YcComposer *self, YcPlay *play)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  const YcCard *card = yc_play_card (setup, play);
  int seat = yc_session_get_active_seat (self->session);
  gboolean takes_workers = play->verb == YC_PLACE || play->verb == YC_USE || play->verb == YC_BUILD;

  if (card == NULL || !takes_workers)
    return;
  play->workers = yc_likely_workers (
    &card->needs[0], yc_board_of (yc_session_get_position (self->session))->players[seat].supply,
    seat);
  if (play->verb == YC_BUILD)
    return;
  if (card->n_pays == 2)
    play->pay = yc_side_letter (&card->pays[0]);
  if (card->n_gives == 2)
    play->choose = yc_side_letter (&card->gives[0]);
}

static Proposal
find_likeliest (YcComposer *self, const YcPlay *subject)
{
  Proposal proposal = {
    .setup = yc_session_get_setup (self->session),
    .subject = subject,
    .best = *subject,
  };

  /* repairs are whole as they are, and the others' are never suggested */
  if (subject->verb == YC_REPAIR)
    proposal.found = is_legal (self, subject);
  else
    yc_session_each_legal_play (self->session, keep_likeliest, &proposal);
  if (!proposal.found)
    complete_without_rules (self, &proposal.best);
  return proposal;
}

static void
propose (YcComposer *self, const YcPlay *subject)
{
  Proposal proposal = find_likeliest (self, subject);

  take_over (self, &proposal.best);
}

void
yc_composer_complete (YcComposer *self, YcPlay *subject)
{
  *subject = find_likeliest (self, subject).best;
}

/* ---- Repairs: several buildings in one play ---- */

static gboolean
with_times (YcComposer *self, YcPlay *play, YcItem *item, int most)
{
  for (item->times = (int16_t) most; item->times > 1; item->times--)
    if (is_legal (self, play))
      return TRUE;
  return is_legal (self, play);
}

static void
add_repair (YcComposer *self, YcPlay *play, YcRef building)
{
  YcItem *item = &play->items[play->n_items++];
  YcItem *before = play->n_items > 1 ? item - 1 : NULL;

  *item = (YcItem){ .ref = building, .times = 1 };
  /* there are three to give: the building chosen last takes from the one before it */
  while (!with_times (self, play, item, YC_REPAIRS) && before != NULL && before->times > 1)
    before->times--;
}

static gboolean
repairs (const YcPlay *play, YcRef building)
{
  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].ref == building)
      return TRUE;
  return FALSE;
}

static YcPlay
repair_of (YcComposer *self, YcRef building, int owner)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  YcPlay play = play_of (self, YC_REPAIR, YC_CARDS, YC_NONE);

  if (owner >= 0)
    play.actor = (uint8_t) setup->seats[owner].color;
  add_repair (self, &play, building);
  return play;
}

/* ---- Pointing ---- */

gboolean
yc_composer_choose_space (YcComposer *self, YcRef space)
{
  YcPlay subject = play_of (self, YC_PLACE, YC_SPACES, space);

  if (self->filled && yc_composer_same_subject (&self->play, &subject))
    return TRUE;
  propose (self, &subject);
  return FALSE;
}

static YcRef
find_construction (const YcSetup *setup)
{
  for (YcRef space = 0; space < setup->catalogue.n[YC_SPACES]; space++)
    if (g_str_equal (setup->catalogue.cards[YC_SPACES][space].id, "construction"))
      return space;
  return YC_NONE;
}

gboolean
yc_composer_choose_slot (YcComposer *self, int slot)
{
  YcRef space = find_construction (yc_session_get_setup (self->session));
  YcPlay subject = play_of (self, YC_PLACE, YC_SPACES, space);

  subject.slot = (uint8_t) slot;
  if (self->filled && yc_composer_same_subject (&self->play, &subject) && self->play.slot == slot)
    return TRUE;
  propose (self, &subject);
  return FALSE;
}

YcPlay
yc_composer_about_building (YcComposer *self, YcVerb verb, YcRef building)
{
  const YcBoard *board = yc_board_of (yc_session_get_position (self->session));
  YcPlay subject = play_of (self, verb, YC_CARDS, building);

  if (verb == YC_REPAIR)
    return repair_of (self, building, board->buildings[building].owner);
  if (verb == YC_STRIKE_BOMBER)
    subject.number = 1;
  return subject;
}

static YcVerb
verb_for_building (YcComposer *self, YcRef building)
{
  static const YcVerb tried[] = { YC_REPAIR, YC_USE, YC_STRIKE_BOMBER };
  const YcBoard *board = yc_board_of (yc_session_get_position (self->session));

  for (gsize i = 0; i < G_N_ELEMENTS (tried); i++) {
    YcPlay subject = yc_composer_about_building (self, tried[i], building);

    if (find_likeliest (self, &subject).found || is_legal (self, &subject))
      return tried[i];
  }
  return board->turn.strikes && board->buildings[building].owner != board->active ? YC_STRIKE_BOMBER
                                                                                  : YC_USE;
}

static gboolean
add_to_repair (YcComposer *self, YcRef building)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  int owner = yc_board_of (yc_session_get_position (self->session))->buildings[building].owner;

  if (owner < 0 || self->play.actor != setup->seats[owner].color
      || self->play.n_items >= YC_REPAIRS)
    return FALSE;
  add_repair (self, &self->play, building);
  take_over (self, &self->play);
  return TRUE;
}

gboolean
yc_composer_choose_building (YcComposer *self, YcRef building)
{
  if (self->filled && self->play.verb == YC_REPAIR) {
    if (repairs (&self->play, building))
      return TRUE;
    if (add_to_repair (self, building))
      return FALSE;
  } else if (self->filled && self->play.target_drawer == YC_CARDS
             && self->play.target == building) {
    return TRUE;
  }

  YcVerb verb = verb_for_building (self, building);
  YcPlay subject = yc_composer_about_building (self, verb, building);
  propose (self, &subject);
  return FALSE;
}

static YcVerb
verb_for_bomb (YcComposer *self, YcRef bomb)
{
  static const YcVerb tried[] = { YC_BUILD, YC_LOAD, YC_TEST };
  const YcBoard *board = yc_board_of (yc_session_get_position (self->session));

  for (gsize i = 0; i < G_N_ELEMENTS (tried); i++) {
    YcPlay subject = play_of (self, tried[i], YC_BOMBS, bomb);

    if (find_likeliest (self, &subject).found)
      return tried[i];
  }
  return board->bombs[bomb].place == YC_BOMB_BUILT ? YC_LOAD : YC_BUILD;
}

gboolean
yc_composer_choose_bomb (YcComposer *self, YcRef bomb)
{
  if (self->filled && self->play.target_drawer == YC_BOMBS && self->play.target == bomb)
    return TRUE;

  YcPlay subject = play_of (self, verb_for_bomb (self, bomb), YC_BOMBS, bomb);
  propose (self, &subject);
  return FALSE;
}

gboolean
yc_composer_choose_player (YcComposer *self, int seat)
{
  YcPlay subject = play_of (self, YC_STRIKE_FIGHTER, YC_CARDS, YC_NONE);

  subject.target_color = (uint8_t) yc_session_get_setup (self->session)->seats[seat].color;
  subject.good = YC_FIGHTERS;
  subject.number = 1;
  if (self->filled && yc_composer_same_subject (&self->play, &subject))
    return TRUE;
  propose (self, &subject);
  return FALSE;
}

void
yc_composer_choose_verb (YcComposer *self, YcVerb verb)
{
  YcPlay play = play_of (self, verb, YC_SPACES, YC_NONE);

  take_over (self, &play);
}

/* ---- Changing it ---- */

void
yc_composer_set_play (YcComposer *self, const YcPlay *play)
{
  take_over (self, play);
}

void
yc_composer_set_workers (YcComposer *self, const YcWorkers *workers)
{
  self->play.workers = *workers;
  take_over (self, &self->play);
}

void
yc_composer_set_picks (YcComposer *self, const YcItem *picks, guint n)
{
  g_return_if_fail (n <= YC_MAX_ITEMS);

  self->play.n_items = (uint16_t) n;
  for (guint i = 0; i < n; i++)
    self->play.items[i] = picks[i];
  take_over (self, &self->play);
}

void
yc_composer_judge_again (YcComposer *self)
{
  if (self->filled)
    yc_session_judge_play (self->session, &self->play, &self->ruling);
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

static void
yc_composer_finalize (GObject *object)
{
  g_clear_object (&YC_COMPOSER (object)->session);
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
yc_composer_new (YcSession *session)
{
  YcComposer *self = g_object_new (YC_TYPE_COMPOSER, NULL);

  self->session = g_object_ref (session);
  return self;
}
