/* table-private.h: what the parts of the table page share. */

#pragma once

#include "table-page.h"

#include "dispute/correction-notice.h"
#include "log-view.h"
#include "play-bar.h"
#include "view.h"
#include "table-game.h"
#include "widgets/paragraph.h"

struct _YcTablePage {
  AdwBin parent_instance;

  YcView *view;
  YcSession *session; /* of the view */
  gboolean over;      /* the game is, as shown last */
  gboolean ended;     /* … with the play that is shown next */
  const YcTableGame *game;

  AdwWindowTitle *title;
  GtkWidget *look_banner;
  YcParagraph *look_text;
  GtkWidget *failure_banner;
  GtkLabel *failure_text;
  YcCorrectionNotice *correction;
  GtkWidget *news_banner;
  GtkLabel *news_text;
  GtkWidget *turn_shape;
  GtkLabel *turn;
  GtkWidget *result;
  AdwLeaflet *panes;
  guint folding; /* the idle source that follows the panes, or 0 */
  GtkWidget *switcher;
  GtkScrolledWindow *board_pane;
  GtkScrolledWindow *players_pane;
  AdwBin *board_area;
  GtkWidget *board; /* as the game has made it, and the panels too */
  GtkBox *players;
  GtkWidget *panels[YC_MAX_SEATS];
  YcLogView *log;
  GtkWidget *show_board;
  GtkWidget *show_players;
  GtkWidget *show_log;
  YcPlayBar *bar;

  gpointer noticed; /* what the game remembers of what was shown last */
  GMenu *game_menu;
  GSimpleActionGroup *actions;
};

/* table-base.c: says what could not be done, or a thing in passing. */
void yc_table_page_say (YcTablePage *self, const char *message);
/* Announces what changes the game for everybody, until somebody has understood; NULL: no longer. */
void yc_table_page_announce (YcTablePage *self, const char *news);
/* Says why nothing was recorded, if `event` is 0. */
void yc_table_page_said (YcTablePage *self, guint event, const GError *error);
/* Records a statement; FALSE, with a message shown, if that fails. */
gboolean yc_table_page_record (YcTablePage *self, const YcPlay *play);
/* Whether nobody looks back, so that plays can be made. */
gboolean yc_table_page_is_now (YcTablePage *self);
/* Something was pointed at; again at the same thing records the wish. */
void yc_table_page_pointed (YcTablePage *self, gboolean again);

/* table-actions.c: to be called once, when the game is known. */
void yc_table_page_add_actions (YcTablePage *self);
void yc_table_page_update_actions (YcTablePage *self);

/* table-panes.c: the focus goes to the next part of the table (`by` 1) or the one before (-1), in
 * the order board, players, log, play bar. */
void yc_table_page_focus_part (YcTablePage *self, int by);
