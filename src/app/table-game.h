/* table-game.h: what the window needs of a game: its table, what can be done there, its words.
 * Shared files ask here and name no game. */

#pragma once

#include "composer.h"
#include "play/adjust-topic.h"
#include "session.h"
#include "setup-head.h"
#include "table-cards.h"
#include "view.h"
#include "widgets/tray.h"

#include <adwaita.h>

typedef struct _YcTablePage YcTablePage;

/* What can be done at the table besides playing: an action `table.NAME`. */
typedef struct {
  const char *name;    /* NULL ends a list */
  const char *label;   /* in the menu, to be translated; NULL: it is not there */
  const char *trigger; /* the key, as gtk_shortcut_trigger_parse_string () reads it, or NULL */
  gboolean writes;     /* only where the session can be written to */
  /* NULL for an action that every table has, shown in the menus of some */
  void (*activate) (YcTablePage *page);
} YcTableAction;

/* A play that a button of the play bar makes and records at once. */
typedef struct {
  YcVerb verb;
  const char *label;   /* with a mnemonic; this and the others are to be translated */
  const char *legal;   /* its tooltip */
  const char *illegal; /* while the play is against the rules */
} YcTableButton;

/* A place where something can be corrected: a space, or a building among the cards. */
typedef void (*YcSpotFunc) (gpointer data, YcDrawer drawer, YcRef ref, const char *name);

/* Workers at one of them; those at hand are at the space `YC_NONE`. */
typedef void (*YcSpotWorkersFunc) (gpointer data,
                                   YcSpot spot,
                                   const char *name,
                                   const YcWorkers *workers);

typedef struct {
  const YcGame *game;
  const YcTableCards *cards;

  /* ---- Setting up ---- */

  /* When a player has the first turn, and with what; NULL: in the words of every game. The caller
   * frees. */
  char *(*turn_words) (const YcHead *head, guint place);

  /* ---- The board and the players ---- */

  /* The board area; called once. */
  GtkWidget *(*board_new) (YcTablePage *page);
  /* A part of the board that stays in sight above what is scrolled, and one that stands under the
   * players where there is room for all panes; NULL, as each may be: none. Called once, after that.
   */
  GtkWidget *(*top_of) (YcTablePage *page);
  /* What opens below all panes, where it moves nothing that is being tapped; NULL: nothing. Called
   * once, after `board_new`. */
  GtkWidget *(*strip_of) (YcTablePage *page);
  GtkWidget *(*aside_of) (YcTablePage *page);
  /* What shows one player; called once for each seat. */
  GtkWidget *(*panel_new) (YcTablePage *page, int seat);
  /* Draws the shown position; `playing`: plays can be made from it. */
  void (*show) (YcTablePage *page, gboolean playing);
  /* Marks what differs between `before` and the shown position while somebody looks back; NULL is
   * nothing. May itself be NULL. */
  void (*show_change) (YcTablePage *page, const YcPosition *before);
  /* Marks what the play being composed is about; NULL: nothing. */
  void (*show_wish) (YcTablePage *page);

  /* ---- A screen for everybody (screen/table-screen.h) ---- */

  /* The board and what shows one player, with nothing to be used; called once and once a seat. */
  GtkWidget *(*screen_board_new) (YcView *view);
  GtkWidget *(*screen_panel_new) (YcView *view, int seat);
  /* Draws what the view shows. */
  void (*screen_show) (GtkWidget *board, GtkWidget *const panels[], YcView *view);

  /* ---- What is done there ---- */

  /* Points at something that a letter means, lower case, and `records` that at once where the rules
   * allow it; FALSE if it means nothing. NULL: no letter does. `e` and `r` are taken. */
  gboolean (*press) (YcTablePage *page, char key, gboolean records);
  const YcTableAction *actions; /* or NULL */
  const YcTableButton *button;  /* or NULL */
  gsize noticed_size;           /* of `YcTablePage.noticed`, which begins as zeroes */
  /* Remembers what lies there, so that `ask_after` finds what is new; NULL, as is `ask_after`, if
   * nothing is turned up. */
  void (*notice) (YcTablePage *page);
  /* Asks what the table has turned up, after an event was recorded; not where only the score is
   * kept. */
  void (*ask_after) (YcTablePage *page);
  /* What lies on the table and was not told, as a button says it that has the action
   * `table.tell-untold`; NULL: nothing. The caller frees. May itself be NULL. */
  char *(*untold_words) (YcTablePage *page);
  /* Says what changes the game for everybody, after an event was recorded; NULL: nothing does. */
  void (*announce) (YcTablePage *page);
  /* Ends the turn, with what has to be told about it. */
  void (*end_turn) (YcTablePage *page);
  /* Ends the game of one player of which only the score was kept. NULL: nobody plays it alone. */
  void (*end_alone) (YcTablePage *page);

  /* ---- The play being composed ---- */

  /* What a play is in one aspect of its grammar, drawn; NULL where words do. May itself be
   * NULL. */
  GtkWidget *(*face_new) (YcSession *session, const YcPlay *play, guint aspect);
  /* A play or fact in a line or two of icons, with nothing to be used and no name of its own; all
   * that it says is drawn. NULL for one that only words tell. May itself be NULL. */
  GtkWidget *(*picture_new) (YcSession *session, const YcPlay *play);
  /* Points at a card that was typed, as it is defined; it is known so from then on. NULL: none is.
   */
  void (*take_card) (YcTablePage *page, const char *definition);
  /* Mends what was told of a card, by its key; NULL, as is `take_card`, if no card is taught. */
  void (*mend_card) (YcTablePage *page, const char *key);
  /* What the button is called that asks for what a play leaves open; NULL if it leaves nothing
   * open. The caller frees. */
  char *(*details_words) (const YcSetup *setup, const YcPlay *play);
  /* Asks for it; NULL, as is `details_words`, if no play leaves anything open. */
  void (*ask_details) (YcTablePage *page);
  /* A statement or definition that mends what was told before and stands in the way of a play that
   * was made, and in `label` what it says, to be translated; NULL: nothing. May itself be NULL. */
  char *(*mend) (YcSession *session,
                 const YcPlay *play,
                 const YcReason *reason,
                 const char **label);
  /* What is to be pointed at before there is anything to be judged, to be translated; NULL:
   * nothing. May itself be NULL. */
  const char *(*missing_words) (const YcPlay *play);
  /* The focus goes to where what the play being composed still needs can be pointed at; NULL:
   * nowhere. */
  void (*find_missing) (YcTablePage *page);
  /* Whether a rule is broken only as long as the play is not finished; NULL: no rule is. */
  gboolean (*is_for_now) (const YcReason *reason);

  /* ---- Corrections ---- */

  YcGood first_good, last_good; /* that can be corrected */
  const guint8 *extra_points;   /* that are added to those of bombs, ended by 0; NULL: none */
  const YcTopic *topics;        /* what else, ended by one without a title; NULL: nothing */
  /* Tells the places that a correction can be about, or NULL. */
  void (*list_spots) (YcSession *session, YcSpotFunc tell, gpointer data);
  /* Tells where the workers of a seat are, those at hand first; NULL: nobody has any. */
  void (*list_workers) (YcSession *session, int seat, YcSpotWorkersFunc tell, gpointer data);
  /* Whether a correction of `topic` can be about a card: one given to the seat or taken from it.
   * NULL if cards are corrected by lists. */
  gboolean (*may_adjust) (const YcPosition *position,
                          const YcTopic *topic,
                          YcRef card,
                          int seat,
                          gboolean given);
  /* Shows what may be in a hand, for corrections by lists; `shown`: the told cards of it first.
   * NULL if no topic asks for lists. */
  void (*show_hand) (YcTray *tray, YcView *view, int seat, gboolean shown);
} YcTableGame;

/* The games with a table of their own, ended by NULL. */
extern const YcTableGame *const yc_table_games[];

/* The table of a game: a plain one for a game that is not in the list. */
const YcTableGame *yc_table_game_of (const YcGame *game);
