/* table-private.h: what the parts of the table page share. */

#pragma once

#include "table-page.h"

#include "manhattan/board-view.h"
#include "manhattan/player-panel.h"
#include "log-view.h"
#include "play-bar.h"
#include "session.h"
#include "table-game.h"

struct _YcTablePage {
  AdwBin parent_instance;

  YcSession *session;
  const YcTableGame *game;

  AdwWindowTitle *title;
  GtkWidget *look_banner;
  GtkLabel *look_text;
  GtkWidget *failure_banner;
  GtkLabel *failure_text;
  GtkWidget *news_banner;
  GtkLabel *news_text;
  GtkWidget *turn_shape;
  GtkLabel *turn;
  GtkWidget *result;
  AdwLeaflet *panes;
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

  guint building_deck; /* as shown last, to notice what was turned up since */
  guint bomb_deck;
  gboolean last_round; /* card game: it has been announced */
};

/* table-page.c: says what could not be done, or a thing in passing. */
void yc_table_page_say (YcTablePage *self, const char *message);
/* Announces what changes the game for everybody, until somebody has understood; NULL: no longer. */
void yc_table_page_announce (YcTablePage *self, const char *news);

/* Whether nobody looks back, so that plays can be made. */
gboolean yc_table_page_is_now (YcTablePage *self);
/* Something was pointed at; again at the same thing records the wish. */
void yc_table_page_pointed (YcTablePage *self, gboolean again);

/* table-actions.c */
void yc_table_page_install_actions (GtkWidgetClass *widget_class);
void yc_table_page_add_shortcuts (YcTablePage *self);
void yc_table_page_update_actions (YcTablePage *self);
/* Records a statement; FALSE, with a message shown, if that fails. */
gboolean yc_table_page_record_line (YcTablePage *self, const char *line);

/* table-panes.c: the focus goes to the next part of the table (`by` 1) or the one before (-1), in
 * the order board, players, log, play bar. */
void yc_table_page_focus_part (YcTablePage *self, int by);

/* table-follow-up.c: asks for what the physical game has turned up since the last call. */
void yc_table_page_notice_decks (YcTablePage *self);
void yc_table_page_ask_for_turned_up (YcTablePage *self);
void yc_table_page_tell_market (YcTablePage *self);
void yc_table_page_tell_bombs (YcTablePage *self);
void yc_table_page_tell_draft (YcTablePage *self);
/* Which bomb of the hand is to be built, that nobody has told yet. */
void yc_table_page_pick_bomb (YcTablePage *self);
