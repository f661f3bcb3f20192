/* session.c: the session as an object: a list of entries, its properties, its positions. */

#include "session-private.h"

#include "text.h"
#include "words.h"

enum {
  PROP_0,
  PROP_TITLE,
  PROP_OVER,
  PROP_READ_ONLY,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_PAUSED,
  PROP_LOOKED_AT,
  N_PROPS
};

enum { POSITION_CHANGED, RECORDED, GAME_OVER, STORE_FAILED, N_SIGNALS };

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

/* ---- The list ------------------------------------------------------------------------------- */

static GType
yc_session_get_item_type (GListModel *model)
{
  (void) model;
  return YC_TYPE_ENTRY;
}

static guint
yc_session_get_n_items (GListModel *model)
{
  return YC_SESSION (model)->entries->len;
}

static gpointer
yc_session_get_item (GListModel *model, guint position)
{
  YcSession *self = YC_SESSION (model);
  if (position >= self->entries->len)
    return NULL;
  return g_object_ref (yc_session_get_entry (self, position + 1));
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = yc_session_get_item_type;
  iface->get_n_items = yc_session_get_n_items;
  iface->get_item = yc_session_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (YcSession,
                               yc_session,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init)
                                 G_IMPLEMENT_INTERFACE (YC_TYPE_TEACHABLE,
                                                        yc_session_teachable_init))

static void
entry_clear (gpointer entry)
{
  if (!entry)
    return;
  yc_entry_orphan (entry);
  g_object_unref (entry);
}

static void
yc_session_init (YcSession *self)
{
  self->entries = g_ptr_array_new_with_free_func (entry_clear);
  self->looked_at = YC_SESSION_NOW;
}

static void
yc_session_dispose (GObject *object)
{
  YcSession *self = YC_SESSION (object);
  if (self->store && !yc_store_has_told (self->store, yc_session_get_n_events (self)))
    yc_session_tell_outcome (self);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_object (&self->collection);
  g_clear_pointer (&self->store, yc_store_free);
  G_OBJECT_CLASS (yc_session_parent_class)->dispose (object);
}

static void
yc_session_finalize (GObject *object)
{
  YcSession *self = YC_SESSION (object);
  g_clear_pointer (&self->legal, yc_legal_plays_free);
  g_clear_pointer (&self->past, yc_timeline_free);
  g_clear_pointer (&self->timeline, yc_timeline_free);
  g_clear_pointer (&self->record, yc_record_free);
  g_free (self->title);
  g_free (self->uuid);
  G_OBJECT_CLASS (yc_session_parent_class)->finalize (object);
}

static void
yc_session_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  YcSession *self = YC_SESSION (object);
  switch (id) {
  case PROP_TITLE:
    g_value_set_string (value, self->title);
    break;
  case PROP_OVER:
    g_value_set_boolean (value, yc_session_is_over (self));
    break;
  case PROP_READ_ONLY:
    g_value_set_boolean (value, self->read_only);
    break;
  case PROP_CAN_UNDO:
    g_value_set_boolean (value, yc_session_can_undo (self));
    break;
  case PROP_CAN_REDO:
    g_value_set_boolean (value, yc_session_can_redo (self));
    break;
  case PROP_PAUSED:
    g_value_set_boolean (value, self->paused);
    break;
  case PROP_LOOKED_AT:
    g_value_set_int (value, self->looked_at);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
yc_session_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  YcSession *self = YC_SESSION (object);
  switch (id) {
  case PROP_READ_ONLY:
    self->read_only = g_value_get_boolean (value);
    break;
  case PROP_LOOKED_AT:
    yc_session_look_at (self, g_value_get_int (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static GParamSpec *
readable_flag (const char *name)
{
  return g_param_spec_boolean (name, NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static void
yc_session_class_init (YcSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags own_notify
    = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  object_class->dispose = yc_session_dispose;
  object_class->finalize = yc_session_finalize;
  object_class->get_property = yc_session_get_property;
  object_class->set_property = yc_session_set_property;

  props[PROP_TITLE]
    = g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_OVER] = readable_flag ("over");
  props[PROP_CAN_UNDO] = readable_flag ("can-undo");
  props[PROP_CAN_REDO] = readable_flag ("can-redo");
  props[PROP_PAUSED] = readable_flag ("paused");
  props[PROP_READ_ONLY] = g_param_spec_boolean ("read-only", NULL, NULL, FALSE,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_LOOKED_AT] = g_param_spec_int ("looked-at", NULL, NULL, YC_SESSION_NOW, G_MAXINT,
                                            YC_SESSION_NOW, own_notify);
  g_object_class_install_properties (object_class, N_PROPS, props);

  const GType type = G_TYPE_FROM_CLASS (klass);
  signals[POSITION_CHANGED] = g_signal_new ("position-changed", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                            NULL, NULL, G_TYPE_NONE, 0);
  signals[RECORDED] = g_signal_new ("recorded", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[GAME_OVER]
    = g_signal_new ("game-over", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[STORE_FAILED] = g_signal_new ("store-failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
}

/* ---- For the other files of this folder ------------------------------------------------------ */

/* Takes up the position after an event, or that of now; FALSE if it was there already. */
static gboolean
turn_to (YcSession *self, int event)
{
  if (event == self->looked_at)
    return FALSE;
  self->looked_at = event;
  g_clear_pointer (&self->past, yc_timeline_free);
  if (event != YC_SESSION_NOW)
    self->past = yc_timeline_fork (self->timeline, (guint) event);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOOKED_AT]);
  return TRUE;
}

/* A pause lasts until its end is told. */
static gboolean
is_paused_after (YcSession *self, guint event)
{
  const YcVerb verb = yc_entry_get_verb (yc_session_get_entry (self, event));
  return verb == YC_PAUSE || (self->paused && verb == YC_NOTE);
}

/* Whether the game was left paused: only a note can stand behind a pause that lasts. */
static gboolean
was_left_paused (const YcRecord *record)
{
  for (guint event = yc_record_n_events (record); event > 0; event--) {
    YcPlay play;
    yc_record_event (record, event, &play);
    if (play.verb == YC_PAUSE)
      return TRUE;
    if (play.verb != YC_NOTE)
      return FALSE;
  }
  return FALSE;
}

YcSession *
yc_session_new_with_store (YcRecord *record, YcStore *store)
{
  YcSession *self = g_object_new (YC_TYPE_SESSION, NULL);
  self->record = record;
  self->store = store;
  self->timeline = yc_timeline_new (record, UINT32_MAX);
  self->title = yc_words_players (yc_record_setup (record));
  self->uuid = yc_text_plain (yc_record_head (record, YC_HEAD_SESSION));
  self->paused = was_left_paused (record);
  g_ptr_array_set_size (self->entries, (int) yc_record_n_events (record));
  return self;
}

void
yc_session_show_event (YcSession *self, guint event, gboolean was_over)
{
  const gboolean over = yc_session_is_over (self);
  const gboolean paused = is_paused_after (self, event);
  g_object_freeze_notify (G_OBJECT (self));
  if (over != was_over)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_OVER]);
  if (paused != self->paused) {
    self->paused = paused;
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAUSED]);
  }
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_UNDO]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_REDO]);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[RECORDED], 0, event);
  turn_to (self, YC_SESSION_NOW);
  g_signal_emit (self, signals[POSITION_CHANGED], 0);
  if (over && !was_over)
    g_signal_emit (self, signals[GAME_OVER], 0);
}

void
yc_session_exchange_record (YcSession *self, YcRecord *record)
{
  g_clear_pointer (&self->legal, yc_legal_plays_free);
  g_clear_pointer (&self->past, yc_timeline_free);
  g_clear_pointer (&self->timeline, yc_timeline_free);
  yc_record_free (self->record);
  self->record = record;
  self->timeline = yc_timeline_new (record, UINT32_MAX);
  if (self->looked_at != YC_SESSION_NOW)
    self->past = yc_timeline_fork (self->timeline, (guint) self->looked_at);
  for (guint event = 1; event <= self->entries->len; event++)
    yc_session_touch_entry (self, event);
  if (self->store)
    yc_session_tell_outcome (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_OVER]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_UNDO]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_REDO]);
  g_signal_emit (self, signals[POSITION_CHANGED], 0);
}

void
yc_session_touch_entry (YcSession *self, guint event)
{
  YcEntry *entry = g_ptr_array_index (self->entries, event - 1);
  if (entry)
    yc_entry_touch (entry);
}

void
yc_session_tell_outcome (YcSession *self)
{
  yc_store_tell_outcome (self->store, self->record, yc_session_get_position (self));
}

/* ---- Positions ------------------------------------------------------------------------------- */

const YcPosition *
yc_session_get_position (YcSession *self)
{
  return yc_timeline_position (self->timeline);
}

const YcPosition *
yc_session_get_shown_position (YcSession *self)
{
  return yc_timeline_position (yc_session_get_shown_timeline (self));
}

const YcTimeline *
yc_session_get_shown_timeline (YcSession *self)
{
  return self->past ? self->past : self->timeline;
}

void
yc_session_look_at (YcSession *self, int event)
{
  if (event < 0 || (guint) event > self->entries->len)
    event = YC_SESSION_NOW;
  if (turn_to (self, event))
    g_signal_emit (self, signals[POSITION_CHANGED], 0);
}

int
yc_session_get_looked_at (YcSession *self)
{
  return self->looked_at;
}

int
yc_session_get_active_seat (YcSession *self)
{
  return yc_session_get_game (self)->active_seat (yc_session_get_position (self));
}
