/* judge-mode.c: the table while the judge is asked: plays of any seat are composed and answered,
 * at any position that is looked at, and nothing is recorded. */

#include "play/table-private.h"

#include "announce.h"
#include "large-page.h"

#include <glib/gi18n.h>

/* ---- Whose play, and when ---- */

static YcColor
color_asked (YcTablePage *self)
{
  const int seat = yc_judge_banner_get_seat (self->judge_banner);

  return yc_session_get_setup (self->session)->seats[seat].color;
}

void
yc_table_page_asked_otherwise (YcTablePage *self)
{
  YcComposer *wish = yc_play_bar_get_composer (self->bar);

  if (!self->judging)
    return;
  yc_play_bar_set_judging (
    self->bar, yc_judge_banner_is_in_turn (self->judge_banner) ? YC_JUDGING_IN_TURN : YC_JUDGING);
  yc_view_suppose_turn (self->view, yc_judge_banner_get_seat (self->judge_banner));
  if (yc_composer_is_empty (wish))
    return;
  YcPlay play = *yc_composer_get_play (wish);
  play.actor = (uint8_t) color_asked (self);
  yc_composer_set_play (wish, &play);
}

void
yc_table_page_asked_of (YcTablePage *self, int seat)
{
  yc_judge_banner_set_seat (self->judge_banner, seat);
}

/* ---- Coming and leaving ---- */

static void
begin (YcTablePage *self)
{
  YcComposer *wish = yc_play_bar_get_composer (self->bar);
  const int seat = yc_view_get_active_seat (self->view);

  if (!yc_composer_is_empty (wish))
    self->laid_aside = g_memdup2 (yc_composer_get_play (wish), sizeof (YcPlay));
  yc_judge_banner_begin (self->judge_banner, yc_session_get_setup (self->session), seat);
  yc_play_bar_set_judging (self->bar, YC_JUDGING_IN_TURN);
  yc_view_suppose_turn (self->view, seat);
  yc_play_bar_focus_entry (self->bar);
}

/* What was composed before is composed again; what was asked is forgotten. */
static void
leave (YcTablePage *self)
{
  YcComposer *wish = yc_play_bar_get_composer (self->bar);
  g_autofree YcPlay *laid_aside = g_steal_pointer (&self->laid_aside);

  yc_composer_clear (wish);
  yc_play_bar_set_judging (self->bar, YC_PLAYING);
  yc_view_suppose_turn (self->view, -1);
  if (laid_aside != NULL)
    yc_composer_set_play (wish, laid_aside);
}

void
yc_table_page_set_judging (YcTablePage *self, gboolean judging)
{
  if (judging == self->judging)
    return;
  /* what is told there would be recorded */
  yc_table_page_leave_question (self);
  self->judging = judging;
  gtk_widget_set_visible (GTK_WIDGET (self->judge_banner), judging);
  if (judging)
    begin (self);
  else
    leave (self);
  yc_announce (GTK_WIDGET (self),
               judging ? _ ("Judge: ask about any play. Nothing is recorded.")
                       : _ ("The judge is left; the game goes on."),
               YC_NEWS);
  g_object_notify (G_OBJECT (self), "judging");
}

/* ---- What becomes of the answer ---- */

void
yc_table_page_take_answer (YcTablePage *self)
{
  g_autofree YcPlay *play
    = g_memdup2 (yc_composer_get_play (yc_play_bar_get_composer (self->bar)), sizeof (YcPlay));

  if (!yc_play_bar_can_take (self->bar))
    return;
  yc_table_page_set_judging (self, FALSE);
  yc_composer_set_play (yc_play_bar_get_composer (self->bar), play);
  /* what is illegal stays to be said that it happened */
  yc_play_bar_record (self->bar);
}

void
yc_table_page_show_large (YcTablePage *self)
{
  const YcInquiry *inquiry = yc_play_bar_get_answer (self->bar);

  if (inquiry != NULL)
    yc_large_page_open (GTK_WIDGET (self), self->session, inquiry);
}
