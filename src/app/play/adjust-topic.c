/* adjust-topic.c: see adjust-topic.h. */

#include "adjust-topic.h"

#include "state-json.h"
#include "table-game.h"
#include "words.h"

#include <glib/gi18n.h>

static guint
add_goods (YcTopic *topics, const YcTableGame *table, const YcGame *game)
{
  guint n = 0;

  if (table->topics != NULL)
    for (YcGood good = table->first_good; good <= table->last_good; good++)
      topics[n++] = (YcTopic){ YC_ADJUST_GOOD,
                               (int) good,
                               yc_words_good (game, good),
                               YC_ASK_PLAYER | YC_ASK_AMOUNT,
                               YC_CARDS,
                               NULL,
                               NULL };
  return n;
}

guint
yc_adjust_topics (const YcGame *game, YcTopic topics[YC_MAX_TOPICS])
{
  const YcTableGame *table = yc_table_game_of (game);
  guint n = add_goods (topics, table, game);

  for (const YcTopic *topic = table->topics; topic != NULL && topic->title != NULL; topic++) {
    topics[n] = *topic;
    topics[n++].title = g_dpgettext2 (NULL, "to be adjusted", topic->title);
  }
  if (table->topics != NULL)
    topics[n++] = (YcTopic){ YC_TELL_TURN,  0,        C_ ("to be adjusted", "Whose turn it is"),
                             YC_ASK_PLAYER, YC_CARDS, NULL,
                             NULL };
  return n;
}

/* ---- What there is ---- */

static JsonObject *
object_in (JsonNode *state, int seat)
{
  JsonObject *all = json_node_get_object (state);
  return seat < 0 ? all
                  : json_array_get_object_element (json_object_get_array_member (all, "players"),
                                                   (guint) seat);
}

static JsonNode *
state_of (YcSession *session)
{
  return yc_state_json (yc_session_get_record (session), yc_session_get_position (session), 0);
}

int
yc_topic_amount (const YcTopic *topic, YcSession *session, int seat)
{
  g_autoptr (JsonNode) state = state_of (session);
  const char *name = topic->pile != NULL ? topic->pile : yc_count_name (topic->count);

  return (int) json_object_get_int_member_with_default (
    object_in (state, topic->pile != NULL ? -1 : seat), name, 0);
}

YcWorkers
yc_topic_workers (const YcTopic *topic, YcSession *session)
{
  g_autoptr (JsonNode) state = state_of (session);
  JsonObject *pile = json_object_get_object_member (object_in (state, -1), topic->pile);
  YcWorkers workers = { 0 };

  for (YcWorkerType type = 0; type < YC_WORKER_TYPES; type++) {
    const char letter[] = { yc_worker_letter (type), '\0' };

    workers.permanent[type] = (uint16_t) json_object_get_int_member (pile, letter);
  }
  return workers;
}

gboolean
yc_topic_is_counted (const YcTopic *topic)
{
  return yc_topic_is_of_several (topic) || (topic->pile != NULL && topic->asks & YC_ASK_AMOUNT);
}

/* ---- The play ---- */

gboolean
yc_topic_is_of_several (const YcTopic *topic)
{
  return topic->verb == YC_ADJUST_GOOD;
}

static void
add_amount (YcPlay *play, const YcItem *item)
{
  yc_play_add_amount (play, (YcList) item->list, item->count, item->times);
}

static void
add_amounts (YcPlay *play, const YcTold *told)
{
  for (guint i = 0; i < told->amounts->len; i++)
    add_amount (play, &g_array_index (told->amounts, YcItem, i));
  add_amount (play, &told->amount);
}

static void
add_spot (YcPlay *play, YcSpot spot)
{
  if (spot.drawer == YC_SPACES)
    play->spot_space = spot.ref;
  else
    play->spot_building = spot.ref;
}

/* A card of a hand is one of many; a building is what the play is about. */
static void
add_card (YcPlay *play, const YcTopic *topic, const YcTold *told)
{
  if (topic->asks & YC_ASK_LISTED) {
    yc_play_add (play, YC_LIST_MAIN, told->card);
    play->items[play->n_items - 1].times = told->sign;
    return;
  }
  play->has_target = TRUE;
  play->target_drawer = (guint8) topic->drawer;
  play->target = told->card;
}

YcPlay
yc_topic_play (const YcTopic *topic, const YcTold *told)
{
  YcPlay play = yc_play_begin (topic->verb, YC_TABLE);

  if (topic->asks & YC_ASK_PLAYER)
    play.target_color = (guint8) told->player;
  if (yc_topic_is_of_several (topic))
    add_amounts (&play, told);
  else if (topic->asks & YC_ASK_AMOUNT && told->amount.list == YC_LIST_COUNTED)
    add_amount (&play, &told->amount);
  else if (topic->asks & YC_ASK_AMOUNT)
    play.number = told->amount.times;
  if (topic->asks & YC_ASK_WORKERS)
    play.workers = told->workers;
  if (topic->asks & YC_ASK_SPOT)
    add_spot (&play, told->spot);
  if (topic->asks & YC_ASK_CARD)
    add_card (&play, topic, told);
  if (topic->asks & YC_ASK_DIRECTION && !(topic->asks & (YC_ASK_LISTED | YC_ASK_CARDS)))
    play.number = told->sign;
  return play;
}
