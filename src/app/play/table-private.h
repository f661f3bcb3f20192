/* table-private.h: what the parts of the table page share. */

#pragma once

#include "table-page.h"

#include "dispute/composing-banner.h"
#include "dispute/correction-notice.h"
#include "history/place-offer.h"
#include "history/replay-bar.h"
#include "log-view.h"
#include "play-bar.h"
#include "question.h"
#include "score-view.h"
#include "judge/judge-banner.h"
#include "view.h"
#include "table-game.h"
#include "what-if/what-if-banner.h"
#include "widgets/later.h"
#include "widgets/paragraph.h"

struct _YcTablePage {
  AdwBin parent_instance;

  YcView *view;
  YcSession *session; /* of the view */
  gboolean over;      /* the game is, as shown last */
  gboolean ended;     /* … with a play whose result is to come, … */
  guint opening;      /* … from this source, or 0 until the play is seen */
  gboolean entered;   /* the keyboard has come in */
  const YcTableGame *game;

  GtkWidget *back;
  AdwWindowTitle *title;
  GtkWidget *shown_banner;
  YcParagraph *shown_text;
  YcWhatIfBanner *what_if;
  YcPlaceOffer *place;
  GtkWidget *look_banner;
  YcParagraph *look_text;
  GtkWidget *failure_banner;
  GtkLabel *failure_text;
  YcCorrectionNotice *correction;
  YcComposingBanner *composing;
  int correcting; /* `YcCorrection` for which that is composed */
  GtkWidget *news_banner;
  GtkLabel *news_text;
  GtkWidget *turn_shape;
  YcParagraph *turn;
  char *turn_told;   /* as it was heard last, or NULL */
  GtkWidget *untold; /* asks for what lies on the table and was not told */
  GtkLabel *untold_words;
  GtkWidget *result;
  AdwLeaflet *panes;
  guint folding; /* the idle source that follows the panes, or 0 */
  GtkWidget *switcher;
  GtkScrolledWindow *board_pane;
  GtkScrolledWindow *players_pane;
  GtkWidget *board_part; /* all of the board, what is scrolled of it and what is not */
  AdwBin *board_top;
  AdwBin *board_area;
  AdwBin *under_board, *under_players; /* one of them has what the game puts aside */
  GtkWidget *board;                    /* as the game has made it, and the panels too */
  GtkBox *players;
  GtkWidget *panels[YC_MAX_SEATS];
  YcLogView *log;
  GtkWidget *log_toggle;
  gboolean log_folded; /* where there is room for all panes */
  GtkWidget *show_board;
  GtkWidget *show_players;
  GtkWidget *show_log;
  YcReplayBar *replay;
  AdwBin *under_panes;       /* what the game opens there */
  AdwBin *asked;             /* the question that is asked, if any */
  gboolean leaving_question; /* for something else, which comes after it */
  GtkWidget *before_asked;   /* what had the focus before it, or NULL; a weak pointer */
  YcPlayBar *bar;
  YcScoreView *score;   /* in the place of the board … */
  GtkWidget *score_bar; /* … and in that of the bar, where only the score is kept */
  YcParagraph *score_words;
  GtkButton *score_next;
  GtkWidget *score_finish; /* of a game that is played alone */
  gboolean score_serves;   /* the game has what can be counted */
  GtkWidget *score_offer;  /* to keep only the score */
  YcParagraph *score_offer_text;
  guint unanswered;    /* turns in a row whose questions were left … */
  int unanswered_seat; /* … last in a turn of this one */
  YcJudgeBanner *judge_banner;
  gboolean judging;      /* plays are asked about, not recorded */
  YcPlay *laid_aside;    /* what was composed before that, or NULL */
  gboolean sheet_linked; /* a sheet has the code for BG Stats, too */
  GtkWindow *screen;     /* that everybody sees (screen/table-screen.h), or NULL */

  YcLater later;    /* what the game shows one frame after a play */
  gpointer noticed; /* what the game remembers of what was shown last */
  GtkMenuButton *menu;
  GMenu *game_menu;
  GSimpleActionGroup *actions;
};

/* table-base.c: says what could not be done, or a thing in passing. */
void yc_table_page_say (YcTablePage *self, const char *message);
/* Announces what changes the game for everybody, until somebody has understood; NULL: no longer. */
void yc_table_page_announce (YcTablePage *self, const char *news);
/* Has an event heard, as its line of the log tells it. */
void yc_table_page_tell_event (YcTablePage *self, guint event);
/* Has the turn line heard, unless it was as it is now. */
void yc_table_page_tell_turn (YcTablePage *self);
/* Says why nothing was recorded, if `event` is 0. */
void yc_table_page_said (YcTablePage *self, guint event, const GError *error);
/* Records a statement; FALSE, with a message shown, if that fails. */
gboolean yc_table_page_record (YcTablePage *self, const YcPlay *play);
/* Asks something in the place of what is asked, above the play bar; whatever is recorded closes it.
 * The focus comes back afterwards. */
void yc_table_page_ask (YcTablePage *self, YcQuestion *question);
void yc_table_page_close_question (YcTablePage *self);
/* The same, for something else: nothing comes back with it. */
void yc_table_page_leave_question (YcTablePage *self);
/* Something was pointed at; again at the same thing records the wish. */
void yc_table_page_pointed (YcTablePage *self, gboolean again);
/* Points at something; what was composed before is recorded first if that comes after it. */
void yc_table_page_point (YcTablePage *self, YcPoint at, int which);

/* table-state.c: whether the judge is asked. */
gboolean yc_table_page_is_judging (YcTablePage *self);
/* Whether nobody looks back or asks the judge, so that plays can be made. */
gboolean yc_table_page_is_now (YcTablePage *self);
/* Whether what is pointed at is composed: to be played, or to ask the judge about. */
gboolean yc_table_page_may_point (YcTablePage *self);
/* Whether plays can be made from what is shown, or asked about. */
gboolean yc_table_page_is_playing (YcTablePage *self);
/* Whether what is told of the table is recorded. */
gboolean yc_table_page_may_tell (YcTablePage *self);

/* table-actions.c: to be called once, when the game is known. */
void yc_table_page_add_actions (YcTablePage *self);
void yc_table_page_update_actions (YcTablePage *self);

/* table-panes.c: the focus goes to the next part of the table (`by` 1) or the one before (-1), in
 * the order board, players, log, play bar. */
void yc_table_page_focus_part (YcTablePage *self, int by);
/* Puts what has no pane of its own where there is room for it, as the panes fold. */
void yc_table_page_place_parts (YcTablePage *self);
/* Beside the others the log can be folded away; a page of its own it stays. */
void yc_table_page_fold_log (YcTablePage *self, gboolean folded);
/* A GtkTickCallback of the page: once there is a window, the log is folded if all of the board is
 * then in sight, and not before. */
gboolean yc_table_page_give_room (GtkWidget *page, GdkFrameClock *clock, gpointer data);
/* Another pane was swiped in. */
void yc_table_page_swiped (YcTablePage *self);
/* Another one was asked for with its button. */
void yc_table_page_pane_toggled (GtkToggleButton *button, YcTablePage *self);
/* The panes fold while they are given their place; what that shows comes just afterwards. */
void yc_table_page_panes_folded (YcTablePage *self);

/* table-turn.c: shows whose turn it is, or who has won. */
void yc_table_page_show_turn (YcTablePage *self);
/* Shows what asks for what was not told, unless something is asked. */
void yc_table_page_show_untold (YcTablePage *self);

/* judge-mode.c: while the judge is asked, what was composed is laid aside; a question is left. */
void yc_table_page_set_judging (YcTablePage *self, gboolean judging);
/* Another seat or turn is asked about; a play of this seat is. */
void yc_table_page_asked_otherwise (YcTablePage *self);
void yc_table_page_asked_of (YcTablePage *self, int seat);
/* Makes the answer the play, if it can be; shows it to the whole table. */
void yc_table_page_take_answer (YcTablePage *self);
void yc_table_page_show_large (YcTablePage *self);
