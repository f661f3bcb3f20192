/* adjust-topic.h: what the table can correct in each game, what has to be asked about it, and the
 * play that the answers make. */

#pragma once

#include "session.h"

/* What the dialog asks for. */
typedef enum {
  YC_ASK_PLAYER = 1 << 0,
  YC_ASK_AMOUNT = 1 << 1,    /* more or less */
  YC_ASK_DIRECTION = 1 << 2, /* given or taken: the sign of the workers or cards */
  YC_ASK_WORKERS = 1 << 3,
  YC_ASK_SPOT = 1 << 4, /* a space or building where the workers are */
  YC_ASK_CARD = 1 << 5,
  YC_ASK_CARDS = 1 << 6,  /* any number of cards, some of them given and some taken */
  YC_ASK_LISTED = 1 << 7, /* the card is one of a list, as of a hand */
} YcAsk;

typedef struct {
  YcVerb verb;
  int count;         /* of `YC_ADJUST_GOOD`: what is corrected, as in an item */
  const char *title; /* for people; static; NULL ends a list */
  guint asks;        /* of YcAsk */
  YcDrawer drawer;   /* of the cards asked for */
  const char
    *missing; /* what is said while no card is chosen; NULL: one that nobody told is meant */
  const char
    *pile; /* what is nobody's: its member in `state --json`, a number or workers; or NULL */
} YcTopic;

#define YC_MAX_TOPICS 24

/* Fills in what can be corrected in a game, in the order of the list; returns how many. */
guint yc_adjust_topics (const YcGame *game, YcTopic topics[YC_MAX_TOPICS]);

/* A place where workers are: a space, or a building among the cards. */
typedef struct {
  YcDrawer drawer;
  YcRef ref;
} YcSpot;

/* What the table has answered; only what a topic asks for means anything. */
typedef struct {
  YcColor player;
  YcItem amount;         /* changed or counted */
  const GArray *amounts; /* of YcItem: other amounts of the player, before it */
  int sign;              /* 1: given, -1: taken */
  YcWorkers workers;
  YcSpot spot;
  YcRef card;
} YcTold;

/* How much of it there is: of a player, or on the pile. */
int yc_topic_amount (const YcTopic *topic, YcSession *session, int seat);
/* Who is on the pile. */
YcWorkers yc_topic_workers (const YcTopic *topic, YcSession *session);
/* Whether it can be counted, and not only changed. */
gboolean yc_topic_is_counted (const YcTopic *topic);
/* Whether several amounts can be corrected at once. */
gboolean yc_topic_is_of_several (const YcTopic *topic);
/* The play, but for lists of cards and the reason. */
YcPlay yc_topic_play (const YcTopic *topic, const YcTold *told);
