/* state-changes.c: what is another in a state than in another one. */

#include "consequences.h"

#include <string.h>

#include "state-json.h"

static void
state_change_free (YcStateChange *change)
{
  g_free (change->path);
  json_node_unref (change->was);
  json_node_unref (change->is);
  g_free (change);
}

/* A key that is not there says the same as one that is null. */
static gboolean
is_nothing (const YcStatePart *part)
{
  return !part || part->kind == YC_STATE_NULL;
}

static gboolean
is_object (const YcStatePart *part)
{
  return part && part->kind == YC_STATE_OBJECT;
}

/* Both have most members in the same place, so that is where `like` is looked for first. */
static const YcStatePart *
member_of (const YcStatePart *object, const char *key, const YcStatePart *like)
{
  if (like < yc_state_next (object) && g_str_equal (like->key, key))
    return like;
  for (const YcStatePart *part = yc_state_first (object); part < yc_state_next (object);
       part = yc_state_next (part))
    if (g_str_equal (part->key, key))
      return part;
  return NULL;
}

static gboolean is_the_same (const YcStatePart *was, const YcStatePart *is);

/* The same members in any order. */
static gboolean
has_the_same (const YcStatePart *was, const YcStatePart *is)
{
  const YcStatePart *like = yc_state_first (is);
  if (was->size != is->size)
    return FALSE;
  for (const YcStatePart *part = yc_state_first (was); part < yc_state_next (was);
       part = yc_state_next (part)) {
    const YcStatePart *other = member_of (is, part->key, like);
    if (!other || !is_the_same (part, other))
      return FALSE;
    like = yc_state_next (other);
  }
  return TRUE;
}

static gboolean
lists_the_same (const YcStatePart *was, const YcStatePart *is)
{
  const YcStatePart *other = yc_state_first (is);
  if (was->size != is->size)
    return FALSE;
  for (const YcStatePart *part = yc_state_first (was); part < yc_state_next (was);
       part = yc_state_next (part), other = yc_state_next (other))
    if (other >= yc_state_next (is) || !is_the_same (part, other))
      return FALSE;
  return TRUE;
}

static gboolean
is_the_same (const YcStatePart *was, const YcStatePart *is)
{
  if (was->kind != is->kind)
    return FALSE;
  switch (was->kind) {
  case YC_STATE_OBJECT:
    return has_the_same (was, is);
  case YC_STATE_LIST:
    return lists_the_same (was, is);
  case YC_STATE_TEXT:
    return g_str_equal (was->text, is->text);
  case YC_STATE_INT:
  case YC_STATE_BOOL:
    return was->number == is->number;
  case YC_STATE_NULL:
  default:
    return TRUE;
  }
}

static JsonNode *
json_or_null (const YcStatePart *part)
{
  return part ? yc_state_part_json (part) : json_node_new (JSON_NODE_NULL);
}

static void
add_change (GPtrArray *changes, const char *path, const YcStatePart *was, const YcStatePart *is)
{
  YcStateChange *change = g_new0 (YcStateChange, 1);
  change->path = g_strdup (path);
  change->was = json_or_null (was);
  change->is = json_or_null (is);
  g_ptr_array_add (changes, change);
}

static void
compare (GPtrArray *changes, const char *path, const YcStatePart *was, const YcStatePart *is);

static void
compare_member (GPtrArray *changes,
                const char *path,
                const char *key,
                const YcStatePart *was,
                const YcStatePart *is)
{
  /* most of a state is the same, and needs no path */
  if ((is_nothing (was) && is_nothing (is)) || (was && is && is_the_same (was, is)))
    return;
  g_autofree char *longer = *path ? g_strconcat (path, ".", key, NULL) : g_strdup (key);
  compare (changes, longer, was, is);
}

/* Those of the first, then what only the second has; either may be no object. */
static void
compare_objects (GPtrArray *changes,
                 const char *path,
                 const YcStatePart *was,
                 const YcStatePart *is)
{
  const YcStatePart *like = is_object (is) ? yc_state_first (is) : NULL;
  for (const YcStatePart *part = is_object (was) ? yc_state_first (was) : NULL;
       part && part < yc_state_next (was); part = yc_state_next (part)) {
    const YcStatePart *other = like ? member_of (is, part->key, like) : NULL;
    compare_member (changes, path, part->key, part, other);
    like = other ? yc_state_next (other) : like;
  }
  for (const YcStatePart *part = is_object (is) ? yc_state_first (is) : NULL;
       part && part < yc_state_next (is); part = yc_state_next (part))
    if (!is_object (was) || !member_of (was, part->key, yc_state_first (was)))
      compare_member (changes, path, part->key, NULL, part);
}

static const char *
color_of (const YcStatePart *player)
{
  return member_of (player, "color", yc_state_first (player))->text;
}

static const YcStatePart *
player_of (const YcStatePart *players, const char *color)
{
  const YcStatePart *player = yc_state_first (players);
  while (!g_str_equal (color_of (player), color))
    player = yc_state_next (player);
  return player;
}

/* The colours are the same on both sides; they may sit otherwise. */
static void
compare_players (GPtrArray *changes, const YcStatePart *was, const YcStatePart *is)
{
  for (const YcStatePart *player = yc_state_first (was); player < yc_state_next (was);
       player = yc_state_next (player)) {
    const char *color = color_of (player);
    g_autofree char *path = g_strconcat ("players.", color, NULL);
    compare_objects (changes, path, player, player_of (is, color));
  }
}

static void
compare (GPtrArray *changes, const char *path, const YcStatePart *was, const YcStatePart *is)
{
  if (g_str_equal (path, "players"))
    compare_players (changes, was, is);
  else if (is_object (was) || is_object (is))
    compare_objects (changes, path, was, is);
  else
    add_change (changes, path, was, is);
}

GPtrArray *
yc_state_changes (const YcRecord *record,
                  const YcTimeline *timeline,
                  const YcRecord *other,
                  const YcTimeline *supposed)
{
  GPtrArray *changes = g_ptr_array_new_with_free_func ((GDestroyNotify) state_change_free);
  const guint last = yc_timeline_event (timeline);
  g_autoptr (YcState) was = yc_state_new (record, yc_timeline_position (timeline), last);
  g_autoptr (YcState) is = yc_state_new (other, yc_timeline_position (supposed), last);
  compare (changes, "", yc_state_get_root (was), yc_state_get_root (is));
  return changes;
}
