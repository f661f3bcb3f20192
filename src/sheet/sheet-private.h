/* sheet-private.h: what stands on a sheet, for the files that gather and draw it. */

#pragma once

#include "sheet.h"

#include "sheet-qr.h"

/* Where points come from. */
typedef struct {
  char *words;
  int points;
} YcSheetSource;

typedef struct {
  YcColor color;
  int place; /* from 1; equal points share one */
  int points;
  gboolean won;
  char *name;      /* "Ana (Red)" */
  GArray *sources; /* YcSheetSource */
  int *course;     /* points after each event, from 0 */
} YcSheetPlayer;

struct _YcSheet {
  char *title;    /* the game */
  char *subtitle; /* when, where */
  char *result;
  char *lead; /* who led, in one sentence */
  char *date; /* ISO 8601, or NULL */
  guint n_events;
  GPtrArray *players; /* YcSheetPlayer, the best first */
  GPtrArray *lines;   /* what happened, a sentence each, in its order */
  GPtrArray *codes;   /* YcSheetQr */
  YcSheetQr *link;    /* for other programs, or NULL */
};
