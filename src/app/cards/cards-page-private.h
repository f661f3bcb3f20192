/* cards-page-private.h: the page of all cards, for the files that it is made of. */

#pragma once

#include "cards-page.h"

struct _YcCardsPage {
  AdwBin parent_instance;

  YcDatabase *database;
  YcCollection *collection; /* of the game shown */
  GPtrArray *bound;         /* of GtkListItem: those that show a card or a heading now */
  guint asking;             /* earlier sessions, so many times at once */

  GtkBox *games; /* a button for each */
  GtkWidget *add;
  GtkWidget *deck;
  GtkListView *list;
};

/* The actions `cards.export` and `cards.import`, for the class of the page (cards-files.c). */
void yc_cards_files_install (GtkWidgetClass *widget_class);
