/* new-card-private.h: what the parts of the strip of a new card share. */

#pragma once

#include "new-card.h"

#include "cards/icon-pad.h"
#include "widgets/later.h"
#include "widgets/wrap.h"

#define YC_NEW_CARD_MOST_HEIGHT 190 /* pixels of the strip */

struct _YcNewCard {
  AdwBin parent_instance;

  YcView *view;
  YcSession *session;  /* of the view */
  gboolean activating; /* a further card lies sideways */
  gboolean held;
  gboolean of_row;  /* it is asked what lies there */
  YcCardList *list; /* that lacks the card, or NULL; a weak pointer */
  YcCard draft;
  char *id;          /* of the card of the play that the strip asks about; NULL: a new one */
  guint asked_about; /* of YcPrintedField */
  guint tapped;      /* likewise */
  char *told;        /* the id of the new card that was told last, or NULL */
  YcIconPad *needs;  /* NULL where they are not asked for */

  YcWrap *kinds;
  GtkScrolledWindow *strip;
  GtkWidget *content;
  GtkLabel *title;
  GtkButton *take;
  YcWrap *asked;
  GtkWidget *alike_area;
  GtkLabel *alike_words;
  YcWrap *alike;
  YcLater opening;     /* what is asked of the card of the play, after the answer to it */
  YcLater later;       /* what it may be, after what is asked, … */
  guint made;          /* … buttons that were made for that in this frame, … */
  gboolean lacks_some; /* … and whether more come with others */
};

/* new-card.c: opens the strip for the draft; `asked_about` and `tapped` are of YcPrintedField. */
void yc_new_card_open_strip (YcNewCard *self, const char *title, guint asked_about, guint tapped);

/* new-card-asks.c: one of the buttons of the kinds. */
void yc_new_card_kind_tapped (GtkButton *button, YcNewCard *self);
