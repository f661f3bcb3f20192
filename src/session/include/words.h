/* words.h: the only place that phrases a play, a fact or a ruling for people.
 *
 * Whole sentences in the words of the printed English editions, translated through gettext. A
 * `char *` is the caller's to free; a `const char *` is static. */

#pragma once

#include <glib.h>

#include "rules.h"

G_BEGIN_DECLS

/* ---- Things (words-goods.c, words-card.c) ---------------------------------------------------- */

const char *yc_words_game (const YcGame *game);
/* "Money", "Yellowcake", "Enriched uranium" …: the name of a track or counter. The games have words
 * of their own. */
const char *yc_words_good (const YcGame *game, YcGood good);
/* "$5", "3 yellowcake", "1 fighter". */
char *yc_words_amount (const YcGame *game, YcGood good, int amount);
/* "Red" … */
const char *yc_words_color (YcColor color);
/* "Laborer", "Engineer", "Scientist". */
const char *yc_words_worker (YcWorkerType type);
/* "a laborer and 2 engineers (1 contractor)"; "nobody" if empty. */
char *yc_words_workers (const YcWorkers *workers);
/* Who stands at a place, with their owners' names. */
char *yc_words_crew (const YcSetup *setup, YcCrew crew);
/* The name of a player; the colour if there is none. `seat` below 0: "". */
char *yc_words_player (const YcSetup *setup, int seat);
/* "Ana, Bo, Cy". */
char *yc_words_players (const YcSetup *setup);
/* "Mine", "Factory", "Uranium bomb", "Bomb Plan" … */
const char *yc_words_kind (YcKind kind);
/* The same of a card, which may be of a kind that only its game has. */
const char *yc_words_kind_of (const YcCard *card);
/* A main-board space or Landmark by its printed name, numbered from left to right where there are
 * several: "Mine 2", "Construction". */
char *yc_words_space (const YcSetup *setup, YcRef space);
/* A card by its icons: "Mine: 2 workers → 3 yellowcake". */
char *yc_words_card (const YcCard *card);
/* The same, with whom it brings sideways where another of the catalogue has the same words. */
char *yc_words_card_of (const YcCatalogue *catalogue, YcDrawer drawer, const YcCard *card);
/* What a reference names, in any drawer; the name as typed if the session does not know it. */
char *yc_words_thing (const YcRecord *record, YcDrawer drawer, YcRef ref);
/* What must be put there ("1 engineer or 1 scientist"), what it costs, what it brings; "" for
 * nothing, "not known" for what nobody told. */
char *yc_words_needs (const YcCard *card);
char *yc_words_pays (const YcCard *card);
char *yc_words_gives (const YcCard *card);
char *yc_words_side (const YcGame *game, const YcSide *side);

/* ---- Events (words-event.c, and words.c of each game) --------------------------------------- */

/* One sentence for an event. `before` is the position it was played in; NULL leaves out what only
 * the position tells. */
char *yc_words_entry (const YcRecord *record, const YcPosition *before, const YcPlay *play);
/* One sentence for an undo or redo of which it is known which event it is about. */
char *yc_words_edit (YcVerb verb, guint target);
/* That a bookmark is put at an event, or taken away; the caller frees. */
char *yc_words_bookmark (guint event, gboolean put);
/* How a dispute stands, for a line of the log ("Disputed: the ruling stands"); NULL if nobody
 * objects. */
const char *yc_words_dispute_state (YcDisputeState state);
/* Who objects to what and why, and how it was settled; NULL if nobody objects. */
char *yc_words_dispute (const YcRecord *record, const YcDispute *dispute);
/* Whose turn it is and what may still be done in it. */
char *yc_words_turn (const YcRecord *record, const YcPosition *position);
/* The result of a game that is over, or "". */
char *yc_words_result (const YcRecord *record, const YcPosition *position);

/* ---- Rulings (words-ruling.c, words-reason.c) ----------------------------------------------- */

/* "Legal", "Not seen", "The book is silent", "Against the rules". */
const char *yc_words_verdict (YcVerdict verdict);
/* The verdict as it stands over a ruling: "Against the rules" of what the book forbids, "This
 * cannot be" of what the pieces do not allow, "Not known yet" of what nobody told. */
const char *yc_words_headline (const YcGame *game, const YcRuling *ruling);
/* The rule, in one sentence. */
const char *yc_words_rule (const YcGame *game, YcRule rule);
/* Why here: a sentence from the facts of the reason. */
char *yc_words_reason (const YcRecord *record,
                       const YcPosition *position,
                       const YcPlay *play,
                       const YcReason *reason);

/* ---- Table options and errors (words-option.c) ---------------------------------------------- */

/* The id of the table option with this number, `bomb-workers-count` …; NULL after the last. */
const char *yc_words_option_id (const YcGame *game, guint number);
const char *yc_words_option_title (const YcGame *game, const char *option);
/* One line of why there is a choice. */
const char *yc_words_option_why (const YcGame *game, const char *option);
/* The option that decides an *unsaid* ruling, or NULL. */
const char *yc_words_option_of_rule (const YcGame *game, YcRule rule);
/* The message of a reading error, without line and column. */
char *yc_words_error (const YcError *error);

G_END_DECLS
