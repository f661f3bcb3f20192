/* table-cards.h: what the window needs of a game's cards: what can be printed on them, what they
 * are found and told by. Words are to be translated. */

#pragma once

#include "rules.h"

#include <glib.h>

/* What can be printed on a card, one bit each. */
typedef enum {
  YC_PRINTED_NEEDS = 1 << 0,
  YC_PRINTED_NEEDS_OR = 1 << 1, /* behind a slash, as below */
  YC_PRINTED_PAYS = 1 << 2,
  YC_PRINTED_PAYS_OR = 1 << 3,
  YC_PRINTED_GIVES = 1 << 4,
  YC_PRINTED_GIVES_OR = 1 << 5,
  YC_PRINTED_OTHERS = 1 << 6, /* what every other player gets */
  YC_PRINTED_SIDE = 1 << 7,   /* personnel, when it lies sideways */
  YC_PRINTED_DRAWS = 1 << 8,
  YC_PRINTED_DISCARDS = 1 << 9,
  YC_PRINTED_FUEL = 1 << 10,
  YC_PRINTED_POINTS = 1 << 11,
  YC_PRINTED_POINTS_TESTED = 1 << 12,
  YC_PRINTED_LOAD = 1 << 13,
  YC_PRINTED_COPIES = 1 << 14, /* not printed, but counted in the box */
  YC_PRINTED_NOT_WITH_TWO = 1 << 15,
  YC_PRINTED_BRIBE = 1 << 16,
} YcPrintedField;

/* Cards that lie face up when a game begins: a market, a row of bombs. */
typedef struct {
  const char *title;
  YcDrawer drawer;
  /* What stands over a card, such as its price, or NULL; where it lies, as a sentence; and what
   * asks for it. The caller frees. */
  char *(*caption) (const YcCatalogue *catalogue, guint place);
  char *(*where) (const YcCatalogue *catalogue, guint place);
  char *(*question) (guint place);
  /* Whether a card of the drawer can lie there; NULL: each can. */
  gboolean (*may_lie) (const YcCard *card, guint place);
} YcTableRow;

#define YC_TABLE_ROWS 2 /* at most */

/* What cards are told by. */
typedef struct {
  const char *needs, *pays, *gives; /* headings of what is printed */
  const char *anybody;              /* the icon `?` */
  const char *goods;                /* letters of what is paid */
  const char *everything;           /* and of what is brought */
} YcCardWords;

/* Those of a game that has no better ones: of workers and of everything that pieces are made for.
 */
extern const YcCardWords yc_plain_card_words;

typedef struct {
  const YcTableRow *rows;
  guint n_rows;
  /* Nobody knows all of them: tables teach them, and their printed numbers are counted. */
  gboolean taught;
  const YcKind *new_kinds; /* of cards that are taught, `n_new_kinds` of them */
  guint n_new_kinds;
  /* The beginning of the key of a new card of a drawer; NULL, or what returns NULL: its kind is to
   * be chosen. */
  const char *(*new_key) (YcDrawer drawer);
  const char *loose;              /* the key of a card that lies in no drawer, or NULL */
  gboolean has_prices;            /* of a market, listed as `prices` */
  guint (*printed) (YcKind kind); /* of YcPrintedField */
  const YcCardWords *words;
  const char *(*example) (YcDrawer drawer); /* what might be typed to find one */
  /* What a card does by a rule of its own: an icon, drawn `*n` times, and a sentence; NULL, or what
   * returns NULL: nothing. */
  const char *(*deed) (const YcCard *card, int *n);
  const char *(*deed_words) (const YcCard *card);
  /* Whether it can be mistaken for another; NULL: none can. */
  gboolean (*may_be_merged) (const YcCard *card);
} YcTableCards;
