/* play-bar-private.h: the play bar, for the files that it is made of. */

#pragma once

#include "play-bar.h"

#include "at-hand.h"
#include "composed-view.h"
#include "play-entry.h"
#include "widgets/later.h"

struct _YcPlayBar {
  GtkWidget parent_instance;

  YcView *view;
  YcSession *session; /* of the view */
  const YcTableGame *table;
  YcComposer *wish;

  YcComposedView *composed;
  GtkWidget *outcome; /* what becomes of the play: one of the next two, always in sight */
  GtkWidget *asked_area;
  GtkWidget *take;
  GtkWidget *anyway_area;
  GtkEntry *anyway_reason;
  YcAtHand *at_hand;
  YcLater plays; /* … with what is at hand next */
  YcPlayEntry *entry;
  GtkWidget *back; /* where the keyboard goes on, or NULL; a weak pointer */
  GtkWidget *special;
  GtkWidget *end;

  YcJudging judging;
  gboolean recording; /* something is, with which the wish goes: it is not judged once more */
  gboolean moved;     /* and another position is there */
  gboolean typed;     /* what is composed was */
  gboolean runs_on;   /* the first play of a turn may end the one before */
  YcInquiry *inquiry; /* the answer to what is composed while the judge is asked, or NULL */
};

/* ---- What is shown (play-bar-show.c) ---- */

void yc_play_bar_show_at_hand (YcPlayBar *self);

/* ---- What becomes of a play (play-bar-record.c) ---- */

/* Records the wish against the rules, for the reason that was written. */
void yc_play_bar_let_stand (YcPlayBar *self);
/* A play at hand was tapped: it is recorded, after what is composed and comes before it. */
void yc_play_bar_take (YcPlayBar *self, const YcPlay *play);
/* It is composed only, also after what comes before it; FALSE if that cannot be recorded. */
gboolean yc_play_bar_compose (YcPlayBar *self, const YcPlay *play);
/* A statement was typed: it is recorded, or only composed where it is asked about or illegal. */
void yc_play_bar_typed (YcPlayBar *self, const YcPlay *play);
