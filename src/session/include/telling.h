/* telling.h: what the session and those above it need of a game beside its rules: its words, its
 * sentences, its JSON.
 *
 * Shared code asks `yc_telling_of` and never which game it is. Whatever is left out (NULL, 0) is
 * told in the words that all games share. Texts are untranslated (marked with `N_`) where it is not
 * said otherwise; a `char *` is the caller's to free. */

#pragma once

#include <json-glib/json-glib.h>

#include "explain.h"
#include "findings.h"
#include "grammar.h"
#include "last-chance.h"
#include "missed.h"
#include "moments.h"
#include "outcome.h"
#include "rules.h"
#include "state.h"

G_BEGIN_DECLS

/* The printed rulebooks that are cited, each in its language. */
typedef enum { YC_BOOK_CZECH, YC_BOOK_PORTUGUESE, YC_BOOK_SPANISH, YC_N_BOOKS } YcBook;

/* Where one book has a passage: the heading and, in a long section, the words in bold that begin
 * the part of it, as printed; the page is 0 where it is not known. All NULL and 0: nowhere. */
typedef struct {
  const char *heading, *part;
  guint8 page;
} YcPrint;

/* A passage of the rules: what it is called in English (context `heading`), and where it is
 * printed. */
typedef struct {
  const char *name;
  YcPrint in[YC_N_BOOKS];
} YcPassage;

/* What a broken rule leaves short, for the JSON of a ruling. */
typedef enum {
  YC_SHORT_OF_NOTHING,
  YC_SHORT_OF_GOODS,
  YC_SHORT_OF_PERSONNEL,
} YcShortage;

#define YC_MAX_REASON_SENTENCES 11

/* All the words about one rule. */
typedef struct {
  const char *sentence; /* the rule itself */
  /* Why it is broken here, with named places for facts such as `{seat}`: the first whose facts are
   * all there is taken. */
  const char *reasons[YC_MAX_REASON_SENTENCES];
  guint8 passage; /* of the game, where it is printed; 0: in no printed rulebook */
  YcShortage shortage;
  const char *option; /* the id of the table option that decides where the book is silent */
} YcRuleWords;

/* What a sentence about a broken rule can tell: the closed set of facts of a reason. */
typedef struct {
  const YcRecord *record;
  const YcPosition *position;
  const YcPlay *play;
  const YcReason *reason;
} YcFacts;

/* A rule that another passage than its usual one tells where this holds. */
typedef struct {
  YcRule rule;
  gboolean (*holds) (const YcFacts *facts);
  guint8 passage;
} YcPrintedElsewhere;

/* One fact by the name it has in braces; `tell` returns NULL if it is not there. */
typedef struct {
  const char *name;
  char *(*tell) (const YcFacts *facts);
} YcFactWords;

/* A table option by its number in the game's options: what it is called, and why there is a
 * choice. */
typedef struct {
  guint option;
  const char *title, *why;
} YcOptionWords;

/* The printed name (context `space`) of a space or card that is called by it; `id` without the
 * number that tells several apart. */
typedef struct {
  const char *id, *name;
} YcNameWords;

/* Words by which people call what some rules are about ("bomb, nuke", to be translated, context
 * `words people use`), and how the ids of those rules begin, with blanks between. */
typedef struct {
  const char *words, *rules;
} YcCommonWords;

/* What the printed books leave open about a rule or say differently, and how it is read here. */
typedef struct {
  YcRule rule;
  const char *words;
} YcReading;

/* A kind of card that only this game has. */
typedef struct {
  YcKind kind;
  const char *name;
} YcKindWords;

/* How many of a kind the box holds. */
typedef struct {
  YcKind kind;
  YcDrawer drawer;
  int printed;
  gboolean taught; /* the tables teach them: the catalogue does not know all */
} YcPrinted;

/* What a member of the state is called, and the drawer of the ids that it names. */
typedef struct {
  const char *key;  /* as in the record format, section 5: `market`, `buildings`, `contractors.L` */
  const char *name; /* context `state` */
  YcDrawer drawer;
} YcStateWords;

/* A number of each player whose course is told (study.h). */
typedef struct {
  const char *name;  /* as in the record format, section 6: `money`, `workers` … */
  const char *title; /* "Workers" (context `series`); NULL: that of the good */
  YcGood good;
} YcSeriesInfo;

typedef struct {
  const YcGame *game;
  const char *name; /* "The Manhattan Project" */
  guint bgg_id;     /* its number at BoardGameGeek; 0: not known */

  /* ---- Goods and people ---- */

  /* What a player counts, in the order in which it is told, and how much of it there is. */
  const YcGood *goods;
  guint n_goods;
  int (*amount_of) (const YcPosition *position, int seat, YcGood good);
  /* Its own words for a good ("Uranium", translated) and for an amount ("2 uranium"), or NULL where
   * the common ones serve. */
  const char *(*good) (YcGood good);
  char *(*amount) (YcGood good, int amount);
  /* So many people of any type: "2 workers". */
  char *(*anybody) (int n);

  /* ---- Cards ---- */

  const YcKindWords *kinds;
  guint n_kinds;
  const YcNameWords *names;
  guint n_names;
  /* What a card costs and brings, or NULL where the sides printed on it say so. */
  char *(*pays) (const YcCard *card);
  char *(*gives) (const YcCard *card);
  /* What people call a card in the middle of a sentence, or NULL where it is told in full. */
  char *(*short_name) (const YcCatalogue *catalogue, const YcCard *card);
  /* Reads a card as somebody notes it in a few letters; its id is "". NULL: nobody does. */
  gboolean (*read_card) (const char *line, YcCard *card, GError **error);
  /* The kinds that the rulebook counts, in the order in which they are told. */
  const YcPrinted *printed;
  guint n_printed;

  /* ---- Plays and facts ---- */

  /* One sentence; `before` is the position it was played in, or NULL. NULL for a verb that the
   * game has no sentence for. */
  char *(*play) (const YcRecord *record, const YcPosition *before, const YcPlay *play);
  char *(*fact) (const YcRecord *record, const YcPlay *play);
  /* What the player to move may do, with a place for the player: "%s is to move." (translated). */
  const char *(*turn) (const YcPosition *position);

  /* ---- Rules and options ---- */

  const YcRuleWords *rules;
  /* The passages by number, the first of them nothing, and those of the rules that all games
   * share, by rule. */
  const YcPassage *passages;
  const guint8 *shared_passages;
  const YcPrintedElsewhere *elsewhere; /* the first that holds counts */
  guint n_elsewhere;
  /* Facts beside, or instead of, the common ones. */
  const YcFactWords *facts;
  guint n_facts;
  const YcOptionWords *options; /* each once, in the order in which they are shown */
  guint n_options;

  const YcCommonWords *common_words; /* to search the rules by */
  guint n_common_words;

  const YcReading *readings; /* at most one of a rule */
  guint n_readings;

  /* ---- Secrets ---- */

  /* Takes out of a reason what only a player knows: only `seat` sees it, or with -1
   * nobody. NULL if all lies open. */
  void (*hide_reason) (const YcSetup *setup, YcReason *reason, int seat);

  /* What composing its plays means; NULL: they are typed. */
  const YcGrammar *grammar;

  /* ---- Positions ---- */

  /* Tells where the points of a seat come from, or NULL. */
  void (*tell_points) (const YcRecord *record,
                       const YcPosition *position,
                       int seat,
                       YcPointsFunc tell,
                       gpointer data);
  /* How many of a card are known to be somewhere; NULL where a card is only once in the box. */
  int (*n_seen) (const YcPosition *position, YcDrawer drawer, YcRef card);
  /* The members of a position and of a player in it, in the keys and order of the record format,
   * section 5, without those that all games have before them. */
  void (*tell_table) (YcState *state, const YcRecord *record, const YcPosition *position);
  void (*tell_player) (YcState *state,
                       const YcRecord *record,
                       const YcPosition *position,
                       int seat);

  /* What lies on the table and before a player, beside the tracks; those without words are told by
   * their number alone. */
  const YcStateWords *state;
  guint n_state;

  /* What is followed of each player: the points first, then every other number that `tell_player`
   * writes, and more. None: the points alone. */
  const YcSeriesInfo *series;
  guint n_series;
  /* Counts them, or says YC_NO_NUMBER: those of the first seat go to `numbers` on, those of the
   * next one stand `stride` behind. What stood there before is there; what the play `since`
   * (NULL: anything) never changes need not be counted again; FALSE if that is all. */
  gboolean (*count) (const YcSetup *setup,
                     const YcPosition *position,
                     const YcPlay *since,
                     int *numbers,
                     guint stride);

  /* Which of them, a bit each, it is bad to have more of. */
  guint64 harms;

  /* What stands out in a play; NULL: nothing ever does. */
  YcMomentKind (*moment) (const YcPlay *play);
  const YcSearch *search;         /* what only this game can find in a session, or NULL */
  const YcActs *acts;             /* what could have stopped a winner, or NULL */
  const YcHindsight *hindsight;   /* what a turn could have built, or NULL */
  const YcExplaining *explaining; /* what helps to explain a table, or NULL */
} YcGameTelling;

/* The games of this program, ended by NULL. */
extern const YcGameTelling *const yc_tellings[];

/* That of a game; one without any words of its own if the game is not in the list. */
const YcGameTelling *yc_telling_of (const YcGame *game);
/* How many of a kind the box of a game holds; NULL where the rulebook does not count them. */
const YcPrinted *yc_printed_of_kind (const YcGame *game, YcKind kind);

G_END_DECLS
