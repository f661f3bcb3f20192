/* adjust-topic.h: what the table can correct in each game, and what has to be asked about it. */

#pragma once

#include "rules.h"

#include <glib.h>

/* What the dialog asks for; what is asked for is written, in this order, behind the word. */
typedef enum {
  YC_ASK_PLAYER = 1 << 0,
  YC_ASK_AMOUNT = 1 << 1,    /* ±N */
  YC_ASK_DIRECTION = 1 << 2, /* given or taken: the sign of the workers or cards */
  YC_ASK_WORKERS = 1 << 3,
  YC_ASK_SPOT = 1 << 4, /* a space or building where the workers are */
  YC_ASK_CARD = 1 << 5,
  YC_ASK_CARDS = 1 << 6, /* any number of cards, some of them given and some taken */
} YcAsk;

typedef struct {
  const char *word;  /* of the record: `money`; static */
  const char *title; /* for people; static */
  guint asks;        /* of YcAsk */
  YcDrawer drawer;   /* of the cards asked for */
  const char
    *missing; /* what is said while no card is chosen; NULL: one that nobody told is meant */
} YcTopic;

#define YC_MAX_TOPICS 16

/* Fills in what can be corrected in a game, in the order of the list; returns how many. */
guint yc_adjust_topics (const YcGame *game, YcTopic topics[YC_MAX_TOPICS]);
