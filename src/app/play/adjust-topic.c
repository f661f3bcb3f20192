/* adjust-topic.c: see adjust-topic.h. */

#include "adjust-topic.h"

#include "table-game.h"
#include "words.h"

#include <glib/gi18n.h>

static guint
add_goods (YcTopic *topics, const YcTableGame *table, const YcGame *game)
{
  guint n = 0;

  if (table->topics != NULL)
    for (YcGood good = table->first_good; good <= table->last_good; good++)
      topics[n++] = (YcTopic){ yc_good_name (good), yc_words_good (game, good),
                               YC_ASK_PLAYER | YC_ASK_AMOUNT, YC_CARDS, NULL };
  return n;
}

guint
yc_adjust_topics (const YcGame *game, YcTopic topics[YC_MAX_TOPICS])
{
  const YcTableGame *table = yc_table_game_of (game);
  guint n = add_goods (topics, table, game);

  for (const YcTopic *topic = table->topics; topic != NULL && topic->word != NULL; topic++) {
    topics[n] = *topic;
    topics[n++].title = g_dpgettext2 (NULL, "to be adjusted", topic->title);
  }
  return n;
}
