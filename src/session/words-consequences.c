/* words-consequences.c: what would be different, side by side. */

#include "words-private.h"

#include "consequences.h"

#include <string.h>

/* ---- Verdicts ---- */

static const char *
stand_words (const YcTimeline *timeline, guint event)
{
  const YcRuling *ruling = yc_timeline_ruling (timeline, event);
  switch (yc_timeline_stand (timeline, event)) {
  case YC_UNDONE:
    return C_ ("event of the log", "Undone");
  case YC_NOTHING:
    return C_ ("event of the log", "Never happened");
  case YC_ACCEPTED:
    return yc_timeline_is_since (timeline, event)
             ? C_ ("event of the log", "Stands, though not by the rules as known today")
             : C_ ("event of the log", "It happened anyway");
  case YC_REFUSED:
  case YC_STANDS:
  default:
    return ruling ? yc_words_headline (yc_timeline_game (timeline), ruling)
                  : yc_words_verdict (YC_LEGAL);
  }
}

/* The rule that an event breaks, in its sentence; NULL if none. */
static const char *
rule_words (const YcTimeline *timeline, guint event)
{
  const YcRuling *ruling = yc_timeline_ruling (timeline, event);
  const YcReason *first = ruling ? yc_ruling_first (ruling) : NULL;
  return first ? yc_words_rule (yc_timeline_game (timeline), first->rule) : NULL;
}

char *
yc_words_judged_otherwise (const YcConsequences *self, guint i, const YcTimeline *timeline)
{
  const guint event = g_array_index (self->verdicts, YcJudgedOtherwise, i).event;
  const char *rule = rule_words (self->supposed, event);
  const char *broken = rule ? rule : rule_words (timeline, event);
  /* Translators: how an event is judged, and how it would be */
  char *sentence = g_strdup_printf (_ ("%1$s → %2$s."), stand_words (timeline, event),
                                    stand_words (self->supposed, event));
  return broken ? yc_words_join (sentence, g_strdup (broken)) : sentence;
}

/* ---- Tracks ---- */

const char *
yc_words_key_of_seat (const YcSetup *setup, const char *path, int seat)
{
  g_autofree char *start
    = g_strdup_printf ("players.%s.", yc_color_name (setup->seats[seat].color));
  return g_str_has_prefix (path, start) ? path + strlen (start) : NULL;
}

const char *
yc_words_track (const YcGame *game, const char *key)
{
  static const char *const workers[YC_WORKER_TYPES] = { "supply.L", "supply.E", "supply.S" };
  for (int good = 0; good < YC_GOODS; good++)
    if (strcmp (key, yc_good_name ((YcGood) good)) == 0)
      return yc_words_good (game, (YcGood) good);
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    if (strcmp (key, workers[type]) == 0)
      return yc_words_worker ((YcWorkerType) type);
  if (strcmp (key, "spies") == 0)
    return C_ ("track", "Spies");
  if (strcmp (key, "hand.count") == 0)
    return C_ ("track", "Cards in hand");
  return strcmp (key, "points") == 0 ? C_ ("track", "Points") : NULL;
}

static gboolean
is_number (JsonNode *node)
{
  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64;
}

/* The track that a change is about; NULL if it is about none, of this seat or of any (-1). */
static const char *
track_of (const YcRecord *record, const YcStateChange *change, int seat)
{
  const YcSetup *setup = yc_record_setup (record);
  const char *found = NULL;
  if (!is_number (change->was) || !is_number (change->is))
    return NULL;
  for (int i = 0; i < setup->n_seats && !found; i++) {
    const char *key = seat < 0 || seat == i ? yc_words_key_of_seat (setup, change->path, i) : NULL;
    found = key ? yc_words_track (yc_record_game (record), key) : NULL;
  }
  return found;
}

char *
yc_words_tracks (const YcConsequences *self, const YcRecord *record, int seat)
{
  GString *words = g_string_new (NULL);
  for (guint i = 0; i < self->state->len; i++) {
    const YcStateChange *change = g_ptr_array_index (self->state, i);
    const char *track = track_of (record, change, seat);
    if (!track)
      continue;
    if (words->len > 0)
      g_string_append (words, " · ");
    /* Translators: a track or counter, what it is and what it would be */
    g_string_append_printf (words, _ ("%1$s: %2$d → %3$d"), track,
                            (int) json_node_get_int (change->was),
                            (int) json_node_get_int (change->is));
  }
  return g_string_free (words, words->len == 0);
}

char *
yc_words_off_tracks (const YcConsequences *self, const YcRecord *record)
{
  guint n = 0;
  for (guint i = 0; i < self->state->len; i++)
    n += !track_of (record, g_ptr_array_index (self->state, i), -1);
  if (n == 0)
    return NULL;
  return g_strdup_printf (ngettext ("Beside the tracks %u thing on the table would be another.",
                                    "Beside the tracks %u things on the table would be others.", n),
                          n);
}
