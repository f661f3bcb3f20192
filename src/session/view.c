/* view.c: a session as somebody looks at it. */

#include "view.h"

#include "entry-private.h"
#include "legal-plays.h"
#include "play.h"
#include "secrets.h"
#include "words.h"

struct _YcView {
  GObject parent_instance;

  YcSight sight; /* it holds the session */
  int looked_at;
  int supposed;        /* whose turn it is as if, or -1 */
  YcTimeline *past;    /* after the event looked at; NULL for the present */
  YcPosition position; /* as the audience may see it, once it was asked for */
  gboolean has_position;
  gboolean held, due;   /* nobody is told of changes for now; somebody is to be told */
  YcLegalPlays *legal;  /* of the last position for which they were asked, or NULL */
  guint n_enumerations; /* how often they were looked for */
  GPtrArray *entries;   /* YcEntry by event - 1; NULL until asked for */
};

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- The list -------------------------------------------------------------------------------- */

static GType
yc_view_get_item_type (GListModel *model G_GNUC_UNUSED)
{
  return YC_TYPE_ENTRY;
}

static guint
yc_view_get_n_items (GListModel *model)
{
  return YC_VIEW (model)->entries->len;
}

static gpointer
yc_view_get_item (GListModel *model, guint position)
{
  YcView *self = YC_VIEW (model);

  return position < self->entries->len ? g_object_ref (yc_view_get_entry (self, position + 1))
                                       : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = yc_view_get_item_type;
  iface->get_n_items = yc_view_get_n_items;
  iface->get_item = yc_view_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (YcView,
                               yc_view,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

YcEntry *
yc_view_get_entry (YcView *self, guint event)
{
  g_return_val_if_fail (event > 0 && event <= self->entries->len, NULL);
  gpointer *entry = &g_ptr_array_index (self->entries, event - 1);

  if (!*entry)
    *entry = yc_entry_new (&self->sight, event);
  return *entry;
}

/* Of those that were made. */
static void
each_entry (YcView *self, void (*act) (YcEntry *))
{
  for (guint i = 0; i < self->entries->len; i++)
    if (g_ptr_array_index (self->entries, i))
      act (g_ptr_array_index (self->entries, i));
}

/* ---- What changes ---------------------------------------------------------------------------- */

static void
show_again (YcView *self)
{
  self->has_position = FALSE;
  self->due = self->held;
  if (!self->held)
    g_signal_emit (self, signals[CHANGED], 0);
}

void
yc_view_hold (YcView *self)
{
  self->held = TRUE;
}

void
yc_view_release (YcView *self)
{
  self->held = FALSE;
  if (self->due)
    show_again (self);
}

/* Only what the log says about itself changes how other events stand: an edit any of them, an
 * objection, settlement or note the one that it is about. */
static void
refresh_others (YcView *self, guint event)
{
  const YcRecord *record = yc_session_get_record (self->sight.session);
  const guint about = MAX (yc_record_disputed (record, event), yc_record_noted (record, event));
  YcPlay play;

  yc_record_event (record, event, &play);
  if (play.verb == YC_UNDO || play.verb == YC_REDO || play.verb == YC_AMEND)
    each_entry (self, yc_entry_refresh);
  else if (about > 0 && g_ptr_array_index (self->entries, about - 1))
    yc_entry_refresh (g_ptr_array_index (self->entries, about - 1));
}

static void
event_appended (YcView *self, guint event)
{
  g_ptr_array_add (self->entries, NULL);
  refresh_others (self, event);
  g_list_model_items_changed (G_LIST_MODEL (self), event - 1, 0, 1);
  if (yc_view_is_now (self))
    show_again (self);
}

/* The record was read again: everything may have other words. */
static void
record_exchanged (YcView *self)
{
  g_clear_pointer (&self->legal, yc_legal_plays_free);
  g_clear_pointer (&self->past, yc_timeline_free);
  if (!yc_view_is_now (self))
    self->past
      = yc_timeline_fork (yc_session_get_timeline (self->sight.session), (guint) self->looked_at);
  each_entry (self, yc_entry_retell);
  show_again (self);
}

static void
branches_changed (YcView *self)
{
  each_entry (self, yc_entry_refresh);
}

/* ---- From where, and for whom ---------------------------------------------------------------- */

YcSession *
yc_view_get_session (YcView *self)
{
  return self->sight.session;
}

void
yc_view_look_at (YcView *self, int event)
{
  if (event < 0 || (guint) event > self->entries->len)
    event = YC_VIEW_NOW;
  if (event == self->looked_at)
    return;
  self->looked_at = event;
  g_clear_pointer (&self->past, yc_timeline_free);
  if (event != YC_VIEW_NOW)
    self->past = yc_timeline_fork (yc_session_get_timeline (self->sight.session), (guint) event);
  show_again (self);
}

int
yc_view_get_looked_at (YcView *self)
{
  return self->looked_at;
}

gboolean
yc_view_is_now (YcView *self)
{
  return self->looked_at == YC_VIEW_NOW;
}

void
yc_view_set_audience (YcView *self, int audience)
{
  if (audience == self->sight.audience)
    return;
  self->sight.audience = audience;
  each_entry (self, yc_entry_readdress);
  show_again (self);
}

int
yc_view_get_audience (YcView *self)
{
  return self->sight.audience;
}

gboolean
yc_view_sees_hand (YcView *self, int seat)
{
  return self->sight.audience == YC_AUDIENCE_ALL || self->sight.audience == seat;
}

void
yc_view_suppose_turn (YcView *self, int seat)
{
  if (seat == self->supposed)
    return;
  self->supposed = seat;
  show_again (self);
}

int
yc_view_get_supposed (YcView *self)
{
  return self->supposed;
}

/* ---- What is seen ---------------------------------------------------------------------------- */

static YcTimeline *
timeline_of (YcView *self)
{
  return self->past ? self->past : yc_session_get_timeline (self->sight.session);
}

static const YcSetup *
setup_of (YcView *self)
{
  return yc_session_get_setup (self->sight.session);
}

/* Applies what ends the turn. */
static void
end_turn (YcView *self, YcPosition *position)
{
  const YcGame *game = yc_session_get_game (self->sight.session);
  const YcPlay end
    = yc_play_begin (YC_END, setup_of (self)->seats[game->active_seat (position)].color);

  game->apply (setup_of (self), position, &end);
}

/* Passes the turn to the seat that is supposed to have it. */
static gboolean
pass_turn (YcView *self, YcPosition *position)
{
  if (self->supposed == YC_NEXT_TURN) {
    end_turn (self, position);
    return TRUE;
  }
  return self->supposed >= 0 && yc_position_pass_turn (setup_of (self), position, self->supposed);
}

int
yc_view_get_active_seat (YcView *self)
{
  return yc_session_get_game (self->sight.session)->active_seat (yc_view_get_position (self));
}

const YcPosition *
yc_view_get_position (YcView *self)
{
  if (!self->has_position) {
    self->position = *yc_timeline_position (timeline_of (self));
    pass_turn (self, &self->position);
    yc_secrets_hide_position (setup_of (self), &self->position, self->sight.audience);
    self->has_position = TRUE;
  }
  return &self->position;
}

gboolean
yc_view_get_position_before (YcView *self, YcPosition *before)
{
  const guint event = yc_view_get_event (self);

  if (event == 0)
    return FALSE;
  *before = *yc_timeline_position_after (yc_session_get_timeline (self->sight.session), event - 1);
  yc_secrets_hide_position (setup_of (self), before, self->sight.audience);
  return TRUE;
}

guint
yc_view_get_event (YcView *self)
{
  return yc_timeline_event (timeline_of (self));
}

gboolean
yc_view_event_stands (YcView *self, guint event)
{
  const YcStand stand = yc_timeline_stand (timeline_of (self), event);

  return stand == YC_STANDS || stand == YC_ACCEPTED;
}

void
yc_view_get_play (YcView *self, guint event, YcPlay *play)
{
  yc_timeline_play (timeline_of (self), event, play);
  yc_view_hide_play (self, play);
}

void
yc_view_hide_play (YcView *self, YcPlay *play)
{
  yc_sight_hide_play (&self->sight, play);
}

char *
yc_view_write_play (YcView *self, const YcPlay *play)
{
  return yc_sight_write_play (&self->sight, play);
}

/* ---- What may be played ---------------------------------------------------------------------- */

void
yc_view_each_legal_play (YcView *self, YcPlayFunc found, gpointer data)
{
  const YcPosition *position = yc_view_get_position (self);

  if (self->legal == NULL || !yc_legal_plays_are_of (self->legal, position)) {
    g_clear_pointer (&self->legal, yc_legal_plays_free);
    self->legal
      = yc_legal_plays_new (yc_session_get_game (self->sight.session), setup_of (self), position);
    self->n_enumerations++;
  }
  yc_legal_plays_each (self->legal, found, data);
}

guint
yc_view_get_n_enumerations (YcView *self)
{
  return self->n_enumerations;
}

void
yc_view_judge_play (YcView *self, const YcPlay *play, YcRuling *ruling)
{
  YcPosition position = *yc_timeline_position (timeline_of (self));

  if (yc_verb_is_move ((YcVerb) play->verb) && pass_turn (self, &position))
    yc_session_get_game (self->sight.session)->judge (setup_of (self), &position, play, ruling);
  else
    yc_timeline_judge (timeline_of (self), play, ruling);
  yc_secrets_hide_ruling (setup_of (self), ruling, self->sight.audience);
}

YcInquiry *
yc_view_ask (YcView *self, const YcPlay *play, gboolean in_turn)
{
  YcInquiry *inquiry = yc_inquiry_new (yc_session_get_record (self->sight.session),
                                       timeline_of (self), play, in_turn);

  yc_secrets_hide_ruling (setup_of (self), &inquiry->ruling, self->sight.audience);
  yc_secrets_hide_position (setup_of (self), &inquiry->position, self->sight.audience);
  return inquiry;
}

char *
yc_view_objection_to (YcView *self, const YcPlay *play)
{
  YcRuling ruling;

  yc_session_judge_play (self->sight.session, play, &ruling);
  if (ruling.verdict != YC_ILLEGAL)
    return NULL;
  yc_secrets_hide_ruling (setup_of (self), &ruling, self->sight.audience);
  return yc_words_reason (yc_session_get_record (self->sight.session),
                          yc_session_get_position (self->sight.session), play,
                          yc_ruling_first (&ruling));
}

char *
yc_view_objection (YcView *self, const char *line)
{
  g_autoptr (GError) error = NULL;
  YcPlay play;

  if (!yc_session_read_play (self->sight.session, line, &play, &error))
    return g_strdup (error->message);
  return yc_view_objection_to (self, &play);
}

/* ---- Life ------------------------------------------------------------------------------------ */

static void
entry_clear (gpointer entry)
{
  if (!entry)
    return;
  yc_entry_orphan (entry);
  g_object_unref (entry);
}

static void
yc_view_finalize (GObject *object)
{
  YcView *self = YC_VIEW (object);

  g_ptr_array_unref (self->entries);
  g_clear_pointer (&self->legal, yc_legal_plays_free);
  g_clear_pointer (&self->past, yc_timeline_free);
  g_object_unref (self->sight.session);
  G_OBJECT_CLASS (yc_view_parent_class)->finalize (object);
}

static void
yc_view_class_init (YcViewClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = yc_view_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
yc_view_init (YcView *self)
{
  self->looked_at = YC_VIEW_NOW;
  self->supposed = -1;
  self->entries = g_ptr_array_new_with_free_func (entry_clear);
}

YcView *
yc_view_new (YcSession *session, int audience)
{
  YcView *self = g_object_new (YC_TYPE_VIEW, NULL);

  self->sight.session = g_object_ref (session);
  self->sight.audience = audience;
  g_ptr_array_set_size (self->entries, (int) yc_session_get_n_events (session));
  g_signal_connect_object (session, "appended", G_CALLBACK (event_appended), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (session, "exchanged", G_CALLBACK (record_exchanged), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "forked", G_CALLBACK (branches_changed), self,
                           G_CONNECT_SWAPPED);
  return self;
}
