/* dispute-actions.c: see dispute-actions.h. */

#include "dispute-actions.h"

#include "correction-dialog.h"
#include "dispute-dialog.h"
#include "set-up-dialog.h"
#include "play/table-private.h"

/* The play or fact that an event is about; 0 if it is about none. */
static guint
disputed_of (YcTablePage *self, guint event)
{
  YcEntry *entry = yc_view_get_entry (self->view, event);

  if (yc_entry_get_kind (entry) == YC_ENTRY_DISPUTE)
    return yc_record_disputed (yc_session_get_record (self->session), event);
  return yc_entry_get_kind (entry) <= YC_ENTRY_FACT ? event : 0;
}

static void
open_dispute (YcTablePage *self, guint event, gboolean settles)
{
  const guint disputed = disputed_of (self, event);

  if (disputed > 0)
    yc_dispute_dialog_open (GTK_WIDGET (self), self->view, disputed, settles);
}

static void
corrected (YcTablePage *self, guint event, const char *was)
{
  yc_correction_notice_show (self->correction, self->session, event, was);
}

/* ---- Composed at the table ----
 *
 * As the judge is asked: at the position before the event, and nothing is recorded. */

static void
compose_at_table (YcTablePage *self, guint event, int correction)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  int seat = -1;
  YcPlay play;

  yc_timeline_play (yc_session_get_timeline (self->session), event, &play);
  yc_view_hide_play (self->view, &play);
  /* in this order, as otherwise nothing could be composed in between */
  yc_table_page_set_judging (self, TRUE);
  yc_view_look_at (self->view, (int) event - 1);
  if (play.actor < YC_COLORS) {
    seat = setup->seat_of_color[play.actor];
    yc_table_page_asked_of (self, seat);
  }
  yc_composer_set_play (yc_play_bar_get_composer (self->bar), &play);
  self->correcting = correction;
  yc_composing_banner_show (self->composing, setup, event, seat);
  /* what is composed says when and that nothing is recorded: the board needs the room */
  gtk_widget_set_visible (self->look_banner, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->judge_banner), FALSE);
}

static YcCorrectionDialog *
open_dialog (YcTablePage *self, guint event, YcCorrection correction)
{
  YcCorrectionDialog *dialog
    = yc_correction_dialog_open (GTK_WIDGET (self), self->view, event, correction);

  g_signal_connect_object (dialog, "corrected", G_CALLBACK (corrected), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "board-asked", G_CALLBACK (compose_at_table), self,
                           G_CONNECT_SWAPPED);
  return dialog;
}

static void
leave_table (YcTablePage *self)
{
  yc_view_look_at (self->view, YC_VIEW_NOW);
  yc_table_page_set_judging (self, FALSE);
}

static void
composed_at_table (YcTablePage *self)
{
  YcComposer *composer = yc_play_bar_get_composer (self->bar);
  const guint event = yc_composing_banner_get_event (self->composing);
  const gboolean empty = yc_composer_is_empty (composer);
  const YcPlay play = *yc_composer_get_play (composer);
  YcCorrectionDialog *dialog;

  leave_table (self);
  dialog = open_dialog (self, event, (YcCorrection) self->correcting);
  if (!empty)
    yc_correction_dialog_propose (dialog, &play);
}

/* However the judge is left, nothing is composed for the past any more. */
static void
judging_changed (YcTablePage *self)
{
  if (yc_table_page_is_judging (self) || yc_composing_banner_get_event (self->composing) == 0)
    return;
  yc_composing_banner_hide (self->composing);
  yc_view_look_at (self->view, YC_VIEW_NOW);
  yc_play_bar_focus_entry (self->bar);
}

void
yc_dispute_connect (YcTablePage *page)
{
  g_signal_connect_object (page->composing, "composed", G_CALLBACK (composed_at_table), page,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page->composing, "left", G_CALLBACK (leave_table), page,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page->composing, "seat-chosen", G_CALLBACK (yc_table_page_asked_of),
                           page, G_CONNECT_SWAPPED);
  g_signal_connect (page, "notify::judging", G_CALLBACK (judging_changed), NULL);
}

static void
open_correction (YcTablePage *self, guint event, YcCorrection correction)
{
  const guint disputed = disputed_of (self, event);

  if (disputed > 0)
    open_dialog (self, disputed, correction);
}

void
yc_dispute_propose (YcTablePage *page, guint event, const YcPlay *really)
{
  YcCorrectionDialog *dialog
    = open_dialog (page, event, really != NULL ? YC_CORRECTION_REALLY : YC_CORRECTION_NEVER);

  if (really != NULL)
    yc_correction_dialog_propose (dialog, really);
}

/* ---- The actions ---- */

void
yc_dispute_object (YcTablePage *page, GVariant *event)
{
  open_dispute (page, g_variant_get_uint32 (event), FALSE);
}

void
yc_dispute_settle (YcTablePage *page, GVariant *event)
{
  open_dispute (page, g_variant_get_uint32 (event), TRUE);
}

void
yc_dispute_mattered (YcTablePage *page, GVariant *event)
{
  open_correction (page, g_variant_get_uint32 (event), YC_CORRECTION_ASKED);
}

void
yc_dispute_really (YcTablePage *page, GVariant *event)
{
  open_correction (page, g_variant_get_uint32 (event), YC_CORRECTION_REALLY);
}

void
yc_dispute_never (YcTablePage *page, GVariant *event)
{
  open_correction (page, g_variant_get_uint32 (event), YC_CORRECTION_NEVER);
}

static void
set_up_corrected (YcTablePage *self, const char *was)
{
  yc_correction_notice_show (self->correction, self->session, 0, was);
}

void
yc_dispute_set_up (YcTablePage *page)
{
  g_signal_connect_object (yc_set_up_dialog_open (GTK_WIDGET (page), page->view), "corrected",
                           G_CALLBACK (set_up_corrected), page, G_CONNECT_SWAPPED);
}

void
yc_dispute_object_here (YcTablePage *page)
{
  guint event = yc_view_get_event (page->view);

  while (event > 0 && disputed_of (page, event) == 0)
    event--;
  if (event > 0)
    open_dispute (page, event, FALSE);
}
