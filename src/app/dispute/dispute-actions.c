/* dispute-actions.c: see dispute-actions.h. */

#include "dispute-actions.h"

#include "correction-dialog.h"
#include "dispute-dialog.h"
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

static void
open_correction (YcTablePage *self, guint event, YcCorrection correction)
{
  const guint disputed = disputed_of (self, event);

  if (disputed > 0)
    g_signal_connect_object (
      yc_correction_dialog_open (GTK_WIDGET (self), self->view, disputed, correction), "corrected",
      G_CALLBACK (corrected), self, G_CONNECT_SWAPPED);
}

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

void
yc_dispute_object_here (YcTablePage *page)
{
  guint event = yc_view_get_event (page->view);

  while (event > 0 && disputed_of (page, event) == 0)
    event--;
  if (event > 0)
    open_dispute (page, event, FALSE);
}
