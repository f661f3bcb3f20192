/* replay-bar.c: see replay-bar.h. */

#include "replay-bar.h"

#include "announce.h"
#include "scrub-line.h"
#include "study.h"
#include "widgets/children.h"
#include "widgets/paragraph.h"
#include "widgets/template.h"
#include "widgets/focus.h"

#include <glib/gi18n.h>

#define PACE 1200 /* milliseconds for a play that is shown by itself: to read its sentence */

#define FLAGS (1u << YC_MOMENT_FLAG | 1u << YC_MOMENT_DISPUTE)
#define BOMBS (1u << YC_MOMENT_BOMB)
#define NOTES (1u << YC_MOMENT_NOTE | 1u << YC_MOMENT_BOOKMARK)

struct _YcReplayBar {
  GtkWidget parent_instance;

  YcView *view;
  YcCourse *course; /* NULL until it is shown, and again when something is new */
  YcStudy *study;   /* the same */
  guint playing;    /* the timeout that plays on, or 0 */
  guint played_to;  /* the event that it has shown last */

  GtkWidget *table;
  GtkWidget *lit[YC_MAX_SEATS]; /* the panels that are marked */
  YcScrubLine *line;
  YcParagraph *change;
  GtkLabel *place;
  GtkButton *play;
};

G_DEFINE_FINAL_TYPE (YcReplayBar, yc_replay_bar, GTK_TYPE_WIDGET)

/* ---- What it knows ---- */

static void
forget (YcReplayBar *self)
{
  yc_scrub_line_set_course (self->line, NULL, NULL);
  g_clear_pointer (&self->course, yc_course_free);
  g_clear_pointer (&self->study, yc_study_free);
}

static void
learn (YcReplayBar *self)
{
  YcSession *session = yc_view_get_session (self->view);
  const YcRecord *record = yc_session_get_record (session);

  if (self->course != NULL)
    return;
  self->course = yc_course_new (record, yc_session_get_timeline (session));
  self->study = yc_study_new (record);
  yc_scrub_line_set_course (self->line, self->course, yc_session_get_setup (session));
}

/* ---- What it shows ---- */

static char *
place_words (YcReplayBar *self, guint event)
{
  if (event == 0)
    return g_strdup (_ ("Before the first play"));
  /* Translators: where one looks: number of a play, and how many there are */
  return g_strdup_printf (_ ("Play %1$u of %2$u"), event, yc_course_get_n_events (self->course));
}

static void
show (YcReplayBar *self)
{
  g_autofree char *place = NULL;
  g_autofree char *change = NULL;
  guint event;

  if (self->view == NULL || !gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  event = yc_view_get_event (self->view);
  learn (self);
  place = place_words (self, event);
  change = yc_words_study_change (self->study, event);
  gtk_label_set_text (self->place, place);
  if (g_strcmp0 (yc_paragraph_get_text (self->change), change) != 0 && !yc_view_is_now (self->view))
    yc_announce (GTK_WIDGET (self), change, YC_NEWS);
  yc_paragraph_set_text (self->change, change);
  yc_scrub_line_set_event (self->line, event, place);
}

void
yc_replay_bar_light_up (YcReplayBar *self, GtkWidget *const *panels)
{
  const int n_seats = yc_session_get_setup (yc_view_get_session (self->view))->n_seats;

  for (int seat = 0; seat < n_seats; seat++) {
    if (self->lit[seat] != NULL)
      gtk_widget_remove_css_class (self->lit[seat], "yc-changed");
    self->lit[seat] = NULL;
    if (panels == NULL || self->study == NULL
        || !yc_study_has_changed (self->study, seat, yc_view_get_event (self->view)))
      continue;
    self->lit[seat] = panels[seat];
    gtk_widget_add_css_class (panels[seat], "yc-changed");
  }
}

/* ---- Going ---- */

static void
look_at (YcReplayBar *self, guint event)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.look-at", "u", event);
}

static void
show_playing (YcReplayBar *self)
{
  const gboolean playing = self->playing > 0;

  gtk_button_set_icon_name (self->play, playing ? "media-playback-pause-symbolic"
                                                : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play),
                               playing ? _ ("Stop (space)") : _ ("Play on (space)"));
}

static void
stop (YcReplayBar *self)
{
  if (self->playing == 0)
    return;
  g_clear_handle_id (&self->playing, g_source_remove);
  show_playing (self);
}

static gboolean
play_next (gpointer data)
{
  YcReplayBar *self = data;
  const guint event = yc_view_get_event (self->view);

  if (event == self->played_to && event < yc_course_get_n_events (self->course)
      && gtk_widget_get_mapped (GTK_WIDGET (self))) {
    self->played_to = event + 1;
    look_at (self, event + 1);
    return G_SOURCE_CONTINUE;
  }
  self->playing = 0;
  show_playing (self);
  return G_SOURCE_REMOVE;
}

/* From the end it begins again. */
static void
play_on (YcReplayBar *self)
{
  if (self->playing > 0) {
    stop (self);
    return;
  }
  if (yc_view_get_event (self->view) >= yc_course_get_n_events (self->course))
    look_at (self, 0);
  self->played_to = yc_view_get_event (self->view);
  self->playing = g_timeout_add (PACE, play_next, self);
  show_playing (self);
}

static void
step (YcReplayBar *self, int by)
{
  const guint event = yc_view_get_event (self->view);

  if (by < 0 ? event > 0 : event < yc_course_get_n_events (self->course))
    look_at (self, (guint) ((int) event + by));
}

static void
step_turn (YcReplayBar *self, int by)
{
  look_at (self, yc_course_next_turn (self->course, yc_view_get_event (self->view), by));
}

static const char *
none_words (guint kinds)
{
  if (kinds == BOMBS)
    return _ ("There is no other bomb on this side.");
  if (kinds == NOTES)
    return _ ("There is no other note or bookmark on this side.");
  return _ ("There is no other flag or dispute on this side.");
}

static void
step_moment (YcReplayBar *self, guint kinds, int by)
{
  const guint event
    = yc_course_next_moment (self->course, yc_view_get_event (self->view), kinds, by);

  if (event > 0)
    look_at (self, event);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.toast", "s", none_words (kinds));
}

static void
back_a_turn (YcReplayBar *self)
{
  stop (self);
  step_turn (self, -1);
}

static void
back_a_play (YcReplayBar *self)
{
  stop (self);
  step (self, -1);
}

static void
on_a_play (YcReplayBar *self)
{
  stop (self);
  step (self, 1);
}

static void
on_a_turn (YcReplayBar *self)
{
  stop (self);
  step_turn (self, 1);
}

static void
scrubbed (YcReplayBar *self, guint event)
{
  stop (self);
  look_at (self, event);
}

/* ---- Keys ---- */

/* What a key does: in plays, turns and moments, or all the way. */
static gboolean
act_on_key (YcReplayBar *self, guint key, int by)
{
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  if (key != GDK_KEY_space)
    stop (self);
  switch (key) {
  case GDK_KEY_Left:
  case GDK_KEY_Right:
    step (self, (key == GDK_KEY_Right) != mirrored ? 1 : -1);
    return TRUE;
  case GDK_KEY_Up:
  case GDK_KEY_Down:
    step_turn (self, key == GDK_KEY_Down ? 1 : -1);
    return TRUE;
  case GDK_KEY_Home:
  case GDK_KEY_End:
    look_at (self, key == GDK_KEY_End ? yc_course_get_n_events (self->course) : 0);
    return TRUE;
  case GDK_KEY_space:
    play_on (self);
    return TRUE;
  case GDK_KEY_f:
    step_moment (self, FLAGS, by);
    return TRUE;
  case GDK_KEY_b:
    step_moment (self, BOMBS, by);
    return TRUE;
  case GDK_KEY_n:
    step_moment (self, NOTES, by);
    return TRUE;
  case GDK_KEY_w:
    gtk_widget_activate_action (GTK_WIDGET (self), "table.what-if", NULL);
    return TRUE;
  case GDK_KEY_m:
    gtk_widget_activate_action (GTK_WIDGET (self), "table.bookmark", NULL);
    return TRUE;
  default:
    return FALSE;
  }
}

/* Keys that something with the focus has its own use for. */
static gboolean
is_taken (YcReplayBar *self, GtkWidget *focus, guint key)
{
  gboolean in_list;

  if (focus == NULL)
    return FALSE;
  in_list = gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_VIEW) != NULL;
  if (GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus)
      || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL)
    return TRUE;
  if (key == GDK_KEY_space)
    return GTK_IS_BUTTON (focus) && (in_list || !gtk_widget_is_ancestor (focus, self->table));
  return in_list && key != GDK_KEY_Left && key != GDK_KEY_Right;
}

static gboolean
key_pressed (GtkEventControllerKey *controller,
             guint key,
             guint code G_GNUC_UNUSED,
             GdkModifierType state,
             YcReplayBar *self)
{
  GtkWidget *page = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));
  GtkWidget *focus = yc_focus_beside (page);
  const GdkModifierType others
    = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK | GDK_HYPER_MASK;
  const guint plain = gdk_keyval_to_lower (key);

  if ((state & others) != 0 || !gtk_widget_get_mapped (GTK_WIDGET (self)) || self->course == NULL
      || is_taken (self, focus, plain))
    return FALSE;
  return act_on_key (self, plain, (state & GDK_SHIFT_MASK) != 0 ? -1 : 1);
}

void
yc_replay_bar_take_keys (YcReplayBar *self, GtkWidget *page, GtkWidget *table)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  self->table = table;
  /* before the buttons of the table, for which the arrows mean other buttons */
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (controller, "key-pressed", G_CALLBACK (key_pressed), self, 0);
  gtk_widget_add_controller (page, controller);
}

/* ---- The widget ---- */

void
yc_replay_bar_set_view (YcReplayBar *self, YcView *view)
{
  YcSession *session = yc_view_get_session (view);

  g_set_object (&self->view, view);
  g_signal_connect_object (session, "appended", G_CALLBACK (forget), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "exchanged", G_CALLBACK (forget), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "changed", G_CALLBACK (show), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (session, "appended", G_CALLBACK (show), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (session, "exchanged", G_CALLBACK (show), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  show (self);
}

static void
yc_replay_bar_dispose (GObject *object)
{
  YcReplayBar *self = YC_REPLAY_BAR (object);

  g_clear_handle_id (&self->playing, g_source_remove);
  if (self->line != NULL)
    forget (self);
  g_clear_object (&self->view);
  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_REPLAY_BAR);
  yc_children_clear (GTK_WIDGET (self));
  G_OBJECT_CLASS (yc_replay_bar_parent_class)->dispose (object);
}

static void
yc_replay_bar_class_init (YcReplayBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_replay_bar_dispose;
  g_type_ensure (YC_TYPE_PARAGRAPH);
  g_type_ensure (YC_TYPE_SCRUB_LINE);
  yc_template_set (widget_class, "replay-bar.ui");
  gtk_widget_class_set_css_name (widget_class, "replaybar");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, YcReplayBar, line);
  gtk_widget_class_bind_template_child (widget_class, YcReplayBar, change);
  gtk_widget_class_bind_template_child (widget_class, YcReplayBar, place);
  gtk_widget_class_bind_template_child (widget_class, YcReplayBar, play);
  gtk_widget_class_bind_template_callback (widget_class, back_a_turn);
  gtk_widget_class_bind_template_callback (widget_class, back_a_play);
  gtk_widget_class_bind_template_callback (widget_class, play_on);
  gtk_widget_class_bind_template_callback (widget_class, on_a_play);
  gtk_widget_class_bind_template_callback (widget_class, on_a_turn);
  gtk_widget_class_bind_template_callback (widget_class, scrubbed);
  gtk_widget_class_bind_template_callback (widget_class, show);
}

static void
yc_replay_bar_init (YcReplayBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  show_playing (self);
}
