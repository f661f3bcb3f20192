/* correction-dialog.h: what an event really was, or that it never happened, with all that would be
 * different: asked only, or recorded. */

#pragma once

#include "view.h"

#include <adwaita.h>

typedef enum {
  YC_CORRECTION_ASKED,  /* would it have mattered? Nothing is recorded */
  YC_CORRECTION_REALLY, /* it was another play */
  YC_CORRECTION_NEVER,  /* it never happened */
} YcCorrection;

#define YC_TYPE_CORRECTION_DIALOG (yc_correction_dialog_get_type ())
G_DECLARE_FINAL_TYPE (YcCorrectionDialog, yc_correction_dialog, YC, CORRECTION_DIALOG, AdwWindow)

/* Holds the view and records in its session by itself. Signal `corrected` (guint event, const char
 * *was): recorded; `was` is the statement as it stood before, NULL if it had never happened. Signal
 * `board-asked` (guint event, int correction): the play is to be composed at the table. */
YcCorrectionDialog *
yc_correction_dialog_open (GtkWidget *parent, YcView *view, guint event, YcCorrection correction);
/* Proposes that it was this. */
void yc_correction_dialog_propose (YcCorrectionDialog *self, const YcPlay *play);
