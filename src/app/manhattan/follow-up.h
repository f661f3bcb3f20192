/* follow-up.h: what the physical board turns up or leaves open, asked in one step that may be
 * skipped. */

#pragma once

#include "table-game.h"

/* What is remembered of what was shown last; what was turned up is found by the decks. */
typedef struct {
  guint building_deck, bomb_deck; /* cards left there */
  guint untold;                   /* of the market and the row */
  int page_height, players_room;  /* of the page, and the most that the players had at that */
  guint event;                    /* that is shown */
  gboolean players_due;           /* they are shown as they were at another event */
} YcNoticedDecks;

void yc_manhattan_notice_decks (YcTablePage *page);
/* Asks for what the physical game has turned up since the last call. */
void yc_manhattan_ask_for_turned_up (YcTablePage *page);
void yc_manhattan_tell_market (YcTablePage *page);
void yc_manhattan_tell_bombs (YcTablePage *page);
/* Asks what lies in a slot, from 1; FALSE if that is known, or asked already. */
gboolean yc_manhattan_tell_slot (YcTablePage *page, int slot);
/* What the market or the bomb row leaves untold, as a button says it, or NULL. The caller frees. */
char *yc_manhattan_untold_words (YcTablePage *page);
/* Asks for it: for the market first. */
void yc_manhattan_tell_untold (YcTablePage *page);
/* Which building the oldest untold one of a seat is, if there is one. */
void yc_manhattan_tell_building (YcTablePage *page, int seat);
/* Who drafted which bomb in the play being composed. */
void yc_manhattan_tell_draft (YcTablePage *page);
/* What asks for that and says how many picks are told; NULL for any play but Design. The caller
 * frees. */
char *yc_manhattan_draft_words (const YcSetup *setup, const YcPlay *play);
/* Which bomb of the hand is to be built, that nobody has told yet. */
void yc_manhattan_pick_bomb (YcTablePage *page);
