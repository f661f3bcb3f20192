/* last-chance.h: the last turn of somebody else in which one act would have made the last turn of
 * the winner impossible, with that act.
 *
 * What is looked through: the turns of all others before the winner's last turn, one after the
 * other, the latest first, until one is found, the game begins, or `YC_CHANCE_WORK` plays have been
 * judged. In each of them, at every moment of it, every act that is a legal play of the position
 * there, in every shape in which `suggest` lists it, with every number of each play that may go
 * with it (in the board game: a placement on the main board with its air strikes, or one use of a
 * building). Strikes that cannot matter to anything that was played later are left out; why that
 * loses nothing stands beside each game's `each_follower`.
 *
 * What is kept: the rest of that turn is played as it was, without what the act takes the place of
 * (a placement that of the recorded one with its strikes and repairs) and without plays that the
 * judge refuses now; who thereby never ended the turn ends it. Then everybody plays as recorded.
 * An act counts only if each of those plays of other turns up to the winner's last turn still
 * stands, as it was or legal, and then a play of the winner's last turn is illegal that was not
 * (or could not even be let stand), or the whole of it is played and does not win. What the table
 * has told and what cannot be so any more is left out; what was turned up stays as it was told.
 *
 * So every "could" was shown by the judge, and every "could not" is an exhaustive search over the
 * turns that are said. Nothing is written. */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "played.h"

G_BEGIN_DECLS

/* Plays judged before the search gives up going further back. */
#define YC_CHANCE_WORK 1000000
/* Plays of one act: itself, and one for each plane and building. */
#define YC_CHANCE_PLAYS 128

typedef enum {
  YC_CHANCE_NONE, /* nobody has won alone, or the game knows no such acts */
  YC_CHANCE_FOUND,
  YC_CHANCE_NOT_ONE, /* not within one turn, back to the beginning */
  YC_CHANCE_UNSURE,  /* not in the turns looked through; those before were not looked at */
} YcChanceEnd;

typedef struct {
  YcChanceEnd end;
  int winner;           /* seat */
  guint turn;           /* the first event of the winner's last turn … */
  guint won;            /* … and the one that won */
  guint n_turns, since; /* looked through to the end, and the first event of the earliest */
  guint n_tried;        /* acts, those counted once that lead to the same */

  /* ---- If found ---- */
  int seat;          /* whose turn it was */
  guint after;       /* the event behind which the act is made */
  GArray *plays;     /* of YcPlay: the act, and what goes with it */
  YcVerdict verdict; /* the gravest of theirs */
  guint stopped;     /* the event that is illegal then; 0: the winner plays on, and does not win */
  YcPosition *position; /* it is judged in … */
  YcRuling ruling;      /* … and this is the answer */
} YcLastChance;

/* Searches, in any thread; `cancellable` may be NULL, and then or when it is not cancelled the
 * answer is the caller's, otherwise NULL. */
YcLastChance *yc_last_chance_find (const YcPlayed *played, GCancellable *cancellable);
void yc_last_chance_free (YcLastChance *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcLastChance, yc_last_chance_free)

/* ---- In words and as JSON (words-last-chance.c); the caller frees -------------------------------
 */

/* Who could have stopped the winner and when, or that nobody could; "" where nobody has won. */
char *yc_words_last_chance (const YcRecord *record, const YcLastChance *chance);
/* With what, and why the winner's play would have been illegal then; "" if there was no chance. */
char *yc_words_last_chance_why (const YcRecord *record,
                                const YcTimeline *timeline,
                                const YcLastChance *chance);
/* Plays in whole sentences. */
char *yc_words_plays (const YcRecord *record, const GArray *plays);
/* As `yellowcake-cli study --json --chances` prints it: null where nobody has won. */
JsonNode *yc_last_chance_json (const YcRecord *record, const YcLastChance *chance);
/* `plays`: a list of statements. */
void yc_json_plays (JsonBuilder *json, const YcRecord *record, const GArray *plays);

/* ---- For the games --------------------------------------------------------------------------- */

/* What was played from the moment of an act on. */
typedef struct {
  const YcPlayed *played;
  guint first;       /* step */
  guint end_of_turn; /* the step behind the turn of the act */
  guint last_turn;   /* the first step of the winner's last turn */
  guint end;         /* the step behind the one that won */
} YcSequel;

/* A play that may follow an act, any number of times up to `play.number`. */
typedef void (*YcFollowerFunc) (const YcPlay *play, gpointer data);

typedef struct {
  gboolean (*is_act) (const YcPlay *play);
  /* Whether a recorded play of the same turn goes when the act is made. */
  gboolean (*replaces) (const YcPlay *act, const YcPlay *recorded);
  /* Calls `found` for the plays that may follow the act, in an order in which all that is legal in
   * another order is legal, too; only those that can matter to the sequel. */
  void (*each_follower) (const YcSetup *setup,
                         const YcPosition *after,
                         const YcPlay *act,
                         const YcSequel *sequel,
                         YcFollowerFunc found,
                         gpointer data);
  /* That the winner could not be stopped within one turn, in whole sentences. */
  char *(*none_words) (const char *winner, const YcLastChance *chance);
} YcActs;

G_END_DECLS
