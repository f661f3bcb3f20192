/* adjust-topic.c: see adjust-topic.h. The words are those of section 3 of the record format. */

#include "adjust-topic.h"

#include "words.h"

#include <glib/gi18n.h>

static const YcTopic board_topics[] = {
  { "spies", NC_ ("to be adjusted", "Spies"), YC_ASK_PLAYER | YC_ASK_AMOUNT, YC_CARDS },
  { "workers", NC_ ("to be adjusted", "Workers in the personal supply"),
    YC_ASK_PLAYER | YC_ASK_DIRECTION | YC_ASK_WORKERS, YC_CARDS },
  { "workers", NC_ ("to be adjusted", "Workers on a space or building"),
    YC_ASK_PLAYER | YC_ASK_DIRECTION | YC_ASK_WORKERS | YC_ASK_SPOT, YC_CARDS },
  { "building", NC_ ("to be adjusted", "A building"),
    YC_ASK_PLAYER | YC_ASK_DIRECTION | YC_ASK_CARD, YC_CARDS },
  { "damage", NC_ ("to be adjusted", "Damage on a building"),
    YC_ASK_PLAYER | YC_ASK_AMOUNT | YC_ASK_CARD, YC_CARDS },
  { "hand", NC_ ("to be adjusted", "A bomb card in the hand"),
    YC_ASK_PLAYER | YC_ASK_DIRECTION | YC_ASK_CARD, YC_BOMBS },
  { "bribe", NC_ ("to be adjusted", "The bribe pile"), YC_ASK_AMOUNT, YC_CARDS },
};

static const YcTopic chain_topics[] = {
  { "hand", NC_ ("to be adjusted", "Cards of the hand"),
    YC_ASK_PLAYER | YC_ASK_DIRECTION | YC_ASK_CARDS, YC_CARDS },
};

static guint
add_goods (YcTopic *topics, const YcGame *game, YcGood first, YcGood last)
{
  guint n = 0;

  for (YcGood good = first; good <= last; good++)
    topics[n++] = (YcTopic){ yc_good_name (good), yc_words_good (game, good),
                             YC_ASK_PLAYER | YC_ASK_AMOUNT, YC_CARDS };
  return n;
}

static guint
add_topics (YcTopic *topics, const YcTopic *added, guint n)
{
  for (guint i = 0; i < n; i++) {
    topics[i] = added[i];
    topics[i].title = g_dpgettext2 (NULL, "to be adjusted", added[i].title);
  }
  return n;
}

guint
yc_adjust_topics (const YcGame *game, YcTopic topics[YC_MAX_TOPICS])
{
  gboolean board_game = game == &yc_manhattan_game;
  guint n = board_game ? add_goods (topics, game, YC_MONEY, YC_BOMBERS)
                       : add_goods (topics, game, YC_YELLOWCAKE, YC_URANIUM);

  return n
         + (board_game ? add_topics (topics + n, board_topics, G_N_ELEMENTS (board_topics))
                       : add_topics (topics + n, chain_topics, G_N_ELEMENTS (chain_topics)));
}
