/* adjust-private.h: the dialog of corrections, for the files that it is made of. */

#pragma once

#include "adjust-dialog.h"

#include "adjust-topic.h"
#include "table-game.h"
#include "widgets/card-list.h"

struct _YcAdjustDialog {
  AdwWindow parent_instance;

  YcView *view;
  YcSession *session; /* of the view */
  const YcTableGame *table;
  YcTopic topics[YC_MAX_TOPICS]; /* as in the list `what` */
  YcDrawer drawer;               /* that the card is of */
  YcRef card;
  GArray *spots;      /* of YcSpot, as in the list `spot` */
  int seat;           /* that the amounts are of */
  GArray *amounts;    /* of YcItem: what else of the player is corrected at the same time */
  char *quoted;       /* the reason as the last play has it, or NULL */
  gboolean filled;    /* the lists are; until then their changes mean nothing */
  gboolean gathering; /* nothing is recorded here */

  AdwComboRow *player;
  AdwComboRow *what;
  AdwActionRow *amount_row;
  GtkSpinButton *amount;
  GtkWidget *counted_row;
  GtkSwitch *counted;
  GtkWidget *more_row;
  AdwComboRow *direction;
  GtkWidget *workers;
  AdwComboRow *spot;
  AdwActionRow *card_row;
  AdwPreferencesGroup *cards;
  YcCardList *given; /* NULL, as is `taken`, where no topic asks for lists of cards */
  YcCardList *taken; /* of the two only one is shown, as the direction says */
  GtkWidget *reason;
  GtkImage *verdict;
  GtkLabel *ruling;
};

/* ---- The statement (adjust-statement.c) ---- */

const YcSetup *yc_adjust_setup (YcAdjustDialog *self);
/* What is corrected, and whether it is asked for one of `YC_ASK_…`. */
const YcTopic *yc_adjust_topic (YcAdjustDialog *self);
gboolean yc_adjust_asks (YcAdjustDialog *self, guint ask);
int yc_adjust_seat (YcAdjustDialog *self);
/* 1 where something is given, -1 where it is taken. */
int yc_adjust_sign (YcAdjustDialog *self);
/* At a table one counts: "now 7"; what the program has it says beforehand. */
gboolean yc_adjust_is_counted (YcAdjustDialog *self);
YcItem yc_adjust_amount (YcAdjustDialog *self);
/* The reason in it is borrowed until the next one is made. */
YcPlay yc_adjust_play (YcAdjustDialog *self);
/* What has to be filled in before there is anything to judge; NULL if nothing. */
const char *yc_adjust_missing (YcAdjustDialog *self);

/* ---- What can be chosen from (adjust-lists.c) ---- */

/* Fills the lists; `changed` is called when one of cards has changed. */
void yc_adjust_fill (YcAdjustDialog *self, GCallback changed);
