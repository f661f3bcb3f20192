/* play-bar-show.c: what the play bar shows of the position, and where the keyboard is in it. */

#include "play-bar-private.h"

#include "widgets/description.h"
#include "widgets/style-class.h"

#include <glib/gi18n.h>

static void
show_state (YcPlayBar *self, GtkWidget *button, YcVerb verb, const char *legal, const char *illegal)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  YcPlay play = {
    .verb = (uint8_t) verb,
    .actor = (uint8_t) setup->seats[yc_view_get_active_seat (self->view)].color,
    .target = YC_NONE,
    .spot_space = YC_NONE,
    .spot_building = YC_NONE,
  };
  YcRuling ruling;

  yc_view_judge_play (self->view, &play, &ruling);
  gboolean is_legal = ruling.verdict != YC_ILLEGAL;
  yc_tooltip_show (button, is_legal ? legal : illegal);
  yc_style_class_set (button, "yc-against", !is_legal);
  yc_describe (button, is_legal ? legal : illegal);
}

/* What is all that can be done is what Enter does. */
static void
show_only (YcPlayBar *self, GtkWidget *button, YcVerb verb)
{
  yc_style_class_set (button, "suggested-action",
                      self->judging == YC_PLAYING && yc_composer_has_only (self->wish, verb));
}

static void
show_turn_buttons (YcPlayBar *self)
{
  const YcTableButton *special = self->table->button;

  gtk_widget_set_visible (self->special, special != NULL);
  if (special != NULL) {
    show_state (self, self->special, special->verb, _ (special->legal), _ (special->illegal));
    show_only (self, self->special, special->verb);
  }
  show_only (self, self->end, YC_END);
  show_state (self, self->end, YC_END, _ ("End the turn (F8)"),
              _ ("The turn cannot be ended now; a click says why"));
}

static void
show_at_hand (gpointer data)
{
  YcPlayBar *self = data;
  const gboolean playing = self->wish != NULL && self->judging == YC_PLAYING
                           && yc_view_is_now (self->view)
                           && !yc_session_is_read_only (self->session);

  yc_at_hand_show (self->at_hand, playing ? self->wish : NULL);
}

void
yc_play_bar_show_at_hand (YcPlayBar *self)
{
  yc_later_forget (&self->plays);
  show_at_hand (self);
}

void
yc_play_bar_position_changed (YcPlayBar *self)
{
  self->moved = self->recording;
  if (self->recording)
    return;
  yc_composer_judge_again (self->wish);
  yc_play_entry_position_changed (self->entry);
  yc_later_begin (&self->plays, GTK_WIDGET (self), show_at_hand, self);
  show_turn_buttons (self);
}

void
yc_play_bar_focus_record (YcPlayBar *self, GtkWidget *back)
{
  g_set_weak_pointer (&self->back, back);
  yc_composed_view_focus_record (self->composed);
}

void
yc_play_bar_focus_entry (YcPlayBar *self)
{
  yc_play_entry_focus (self->entry);
}
