/* pieces.h: where the pieces of the board game are and how they move; shared by the files of this
 * folder.
 *
 * Nothing here judges. Every move of a piece is clamped to what there is, so that no piece can be
 * created or lost whatever is asked. */

#pragma once

#include "manhattan/board.h"

#define YC_BOARD_BUILDINGS YC_MAX_UNTOLD /* cards in the box */
#define YC_BOARD_STARTING  6
#define YC_BOARD_BOMBS     30
#define YC_BOARD_NO_LIMIT  1000000000 /* money, yellowcake: more than any table has */

/* ---- What a card or space is ---- */

YcSpaceRule yc_space_rule (const YcCard *space);
const YcCard *yc_board_card (const YcSetup *setup, YcDrawer drawer, YcRef ref);
/* Whether `ref` names something of the session: not unknown, `?` or `-`. */
bool yc_board_knows (const YcSetup *setup, YcDrawer drawer, YcRef ref);

/* ---- Resources ---- */

int yc_board_good_limit (YcGood good);
/* Gains (or with a negative amount loses) as far as the limits allow. */
void yc_board_gain (YcBoardPlayer *player, YcGood good, int amount);

/* ---- Prices ---- */

/* Price in dollars of a market slot (1 to 7) for these workers. */
int yc_board_price (const YcSetup *setup, int slot, const YcWorkers *workers);
/* Dollars another player pays for `times` repairs after `already` ones. */
int yc_board_repair_cost (int already, int times);
/* Damage that the whole statement takes away. */
int yc_board_repair_times (const YcPlay *play);

/* ---- Workers ---- */

/* Takes workers of `seat` out of the personal supply and, where that lacks them, out of the general
 * supply; returns those that there were. */
YcCrew yc_board_take_workers (YcBoard *board, int seat, const YcWorkers *workers);
/* Whether the personal supply holds all of `workers`. */
bool yc_board_holds_workers (const YcBoard *board, int seat, const YcWorkers *workers);
/* Sends a crew home: permanents to their owners' personal supplies, contractors to the general. */
void yc_board_send_home (YcBoard *board, YcCrew crew);
/* Moves workers from the general to the personal supply, as many of them as there are. */
void yc_board_hire (YcBoard *board, int seat, const YcWorkers *workers);
/* What worker output brings if nothing is said: all there is, permanents first. */
YcWorkers yc_board_default_take (const YcBoard *board, int seat, const YcSide *side);
/* Whether a retrieve would bring back a permanent of the player's own. */
bool yc_board_has_retrievable (const YcSetup *setup, const YcBoard *board, int seat);

/* ---- Market, bomb row, decks ---- */

/* Takes the building out of a market slot (from 0); the rest slides left and the deck refills. */
void yc_board_slide_market (YcBoard *board, int slot);
/* The market slot (from 0) where the building lies told, or -1. */
int yc_board_market_slot (const YcBoard *board, int building);
void yc_board_give_building (YcBoard *board, int seat, int building);
void yc_board_give_untold_building (YcBoard *board, int seat, bool starting);
/* The oldest untold building before a player, or -1. */
int yc_board_oldest_untold (const YcBoard *board, int seat);
/* The oldest untold building before a player that `building` can be, or -1. */
int yc_board_untold_for (const YcSetup *setup, const YcBoard *board, int seat, int building);
/* Where a building is: before a player, told in the market or in the deck; nowhere if it may be one
 * that nobody told. */
YcPlace yc_board_building_place (const YcSetup *setup, const YcBoard *board, int building);
/* From now on the untold building is `building`. */
void yc_board_tell_building (YcBoard *board, int untold, int building);
int yc_board_bomb_deck (const YcBoard *board);
int yc_board_row_length (const YcBoard *board);
/* Untold cards of the face-up row. */
int yc_board_row_untold (const YcBoard *board);
/* Deals a new row if the deck suffices, else closes Design. */
void yc_board_deal_row (const YcSetup *setup, YcBoard *board);

/* What the table knows of a bomb card being in a hand. */
typedef enum {
  YC_HELD_NO,       /* it cannot be */
  YC_HELD_POSSIBLY, /* nobody told, nothing against it */
  YC_HELD_KNOWN,
} YcHeld;
/* Section 6 of the rules page, (a) to (f). */
YcHeld yc_board_held (const YcBoard *board, int seat, int bomb);
/* Whether nothing told stands against a bomb card lying in the deck or, untold, in the row. */
bool yc_board_may_be_in_deck (const YcSetup *setup, const YcBoard *board, int bomb);
/* Takes a bomb card out of a hand in which it may be. */
void yc_board_leave_hand (YcBoard *board, int seat, int bomb);

/* ---- Deals about strikes ---- */

bool yc_deal_binds (const YcDeal *deal, int seat);
/* Replaces an older deal of the same maker, the first of its seats. */
void yc_board_make_deal (YcBoard *board, const YcDeal *deal);
void yc_board_end_deal_of (YcBoard *board, int maker);
/* Whether a deal binds both seats. */
bool yc_board_have_deal (const YcBoard *board, int seat, int other);

/* ---- Bombs ---- */

/* The fuel a bomb is built with. */
YcGood yc_bomb_fuel (const YcCard *bomb);

/* ---- Points ---- */

int yc_board_points (const YcSetup *setup, const YcBoard *board, int seat);
int yc_board_bomb_points (const YcSetup *setup, const YcBoard *board, int bomb);
