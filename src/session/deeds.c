/* deeds.c: what each play that stands has changed, added up. */

#include "yc-config.h"

#include "deeds.h"

#include "json-parts.h"
#include "study.h"
#include "telling.h"

typedef struct {
  const YcRecord *record;
  YcTimeline *timeline;
  const YcGameTelling *telling;
  guint n_seats, n_series;
  GArray *deeds;
  YcPosition position;
  int before[YC_MAX_SEATS][YC_MOST_SERIES];
  int after[YC_MAX_SEATS][YC_MOST_SERIES];
} Counting;

static void
clear_deed (gpointer data)
{
  g_array_unref (((YcDeed *) data)->events);
}

static void
count (const Counting *self, int numbers[YC_MAX_SEATS][YC_MOST_SERIES])
{
  const YcSetup *setup = yc_record_setup (self->record);
  if (self->telling->count)
    self->telling->count (setup, &self->position, NULL, numbers[0], YC_MOST_SERIES);
  else
    for (guint seat = 0; seat < self->n_seats; seat++)
      numbers[seat][0] = self->telling->game->score (setup, &self->position, (int) seat);
}

/* ---- What changed ---------------------------------------------------------------------------- */

static gboolean
is_harm (const Counting *self, guint series)
{
  return (self->telling->harms >> series & 1) != 0;
}

/* By how much a number grew; what is only counted at the end did not. */
static int
growth (const Counting *self, int seat, guint series)
{
  const int before = self->before[seat][series], after = self->after[seat][series];
  return before == YC_NO_NUMBER || after == YC_NO_NUMBER ? 0 : after - before;
}

/* What a player lost of a series, or had to suffer. */
static int
loss (const Counting *self, int seat, guint series)
{
  const int grown = growth (self, seat, series);
  return MAX (is_harm (self, series) ? grown : -grown, 0);
}

/* The first of the others who lost anything, or -1. */
static int
find_loser (const Counting *self, int actor)
{
  for (int seat = 0; seat < (int) self->n_seats; seat++)
    for (guint series = 0; seat != actor && series < self->n_series; series++)
      if (loss (self, seat, series) > 0)
        return seat;
  return -1;
}

/* ---- The deeds ------------------------------------------------------------------------------- */

/* What a play is about, or `YC_NONE`. */
static YcRef
target_of (const Counting *self, const YcPlay *play)
{
  const gboolean named = yc_play_card (yc_record_setup (self->record), play) != NULL;
  return named || play->target == YC_UNTOLD ? play->target : YC_NONE;
}

static YcDeed *
deed_of (Counting *self, const YcPlay *play, int seat, int against)
{
  const YcRef target = target_of (self, play);
  for (guint i = 0; i < self->deeds->len; i++) {
    YcDeed *deed = &g_array_index (self->deeds, YcDeed, i);
    if (deed->verb == play->verb && deed->seat == seat && deed->against == against
        && deed->target == target && deed->drawer == (YcDrawer) play->target_drawer)
      return deed;
  }
  const YcDeed fresh = {
    .verb = play->verb,
    .seat = seat,
    .against = against,
    .drawer = (YcDrawer) play->target_drawer,
    .target = target,
    .events = g_array_new (FALSE, FALSE, sizeof (guint)),
  };
  g_array_append_val (self->deeds, fresh);
  return &g_array_index (self->deeds, YcDeed, self->deeds->len - 1);
}

static void
add_up (const Counting *self, YcDeed *deed)
{
  for (guint series = 0; series < self->n_series; series++) {
    const int grown = is_harm (self, series) ? 0 : growth (self, deed->seat, series);
    deed->brought[series] += MAX (grown, 0);
    deed->paid[series] += MAX (-grown, 0);
    if (deed->against >= 0)
      deed->taken[series] += loss (self, deed->against, series);
  }
}

static void
add_event (Counting *self, guint event)
{
  YcPlay play;
  yc_timeline_play (self->timeline, event, &play);
  const int seat
    = play.actor < YC_COLORS ? yc_record_setup (self->record)->seat_of_color[play.actor] : -1;
  if (!yc_verb_is_move (play.verb) || play.verb == YC_END || seat < 0)
    return;
  self->position = *yc_timeline_position_judged (self->timeline, event);
  count (self, self->before);
  self->telling->game->apply (yc_record_setup (self->record), &self->position, &play);
  count (self, self->after);
  YcDeed *deed = deed_of (self, &play, seat, find_loser (self, seat));
  g_array_append_val (deed->events, event);
  add_up (self, deed);
}

GArray *
yc_deeds_of (const YcRecord *record, YcTimeline *timeline)
{
  const YcGameTelling *telling = yc_telling_of (yc_record_game (record));
  g_autofree Counting *self = g_new0 (Counting, 1);
  self->record = record;
  self->timeline = timeline;
  self->telling = telling;
  self->n_seats = yc_record_setup (record)->n_seats;
  self->n_series = telling->count ? telling->n_series : 1;
  self->deeds = g_array_new (FALSE, FALSE, sizeof (YcDeed));
  g_array_set_clear_func (self->deeds, clear_deed);
  g_return_val_if_fail (self->n_series <= YC_MOST_SERIES, self->deeds);
  for (guint event = 1; event <= yc_timeline_event (timeline); event++) {
    const YcStand stand = yc_timeline_stand (timeline, event);
    if (stand == YC_STANDS || stand == YC_ACCEPTED)
      add_event (self, event);
  }
  return self->deeds;
}

/* ---- Added up -------------------------------------------------------------------------------- */

/* Whether something was used, not built, kept or struck. */
static gboolean
is_a_use (const YcDeed *deed)
{
  return deed->target != YC_NONE && deed->target != YC_UNTOLD && deed->drawer != YC_BOMBS
         && deed->against < 0;
}

static void
clear_total (gpointer data)
{
  g_array_unref (((YcTotal *) data)->events);
}

static YcTotal *
total_of (GArray *totals, const YcDeed *deed)
{
  const gboolean taken = deed->against >= 0;
  for (guint i = 0; i < totals->len; i++) {
    YcTotal *total = &g_array_index (totals, YcTotal, i);
    if (taken ? total->seat == deed->seat && total->against == deed->against
              : total->drawer == deed->drawer && total->target == deed->target)
      return total;
  }
  const YcTotal fresh = {
    .events = g_array_new (FALSE, FALSE, sizeof (guint)),
    .drawer = deed->drawer,
    .target = taken ? YC_NONE : deed->target,
    .seat = taken ? deed->seat : -1,
    .against = deed->against,
  };
  g_array_append_val (totals, fresh);
  return &g_array_index (totals, YcTotal, totals->len - 1);
}

static int
compare_events (gconstpointer a, gconstpointer b)
{
  const guint *event = a, *other = b;
  return *event < *other ? -1 : *event > *other;
}

/* Most plays first, then by the first of them. */
static int
compare_totals (gconstpointer a, gconstpointer b)
{
  const YcTotal *total = a, *other = b;
  if (total->events->len != other->events->len)
    return total->events->len > other->events->len ? -1 : 1;
  return compare_events (total->events->data, other->events->data);
}

static void
add_to_total (GArray *totals, const YcDeed *deed)
{
  YcTotal *total = total_of (totals, deed);
  const int *amounts = deed->against < 0 ? deed->brought : deed->taken;
  g_array_append_vals (total->events, deed->events->data, deed->events->len);
  total->by[deed->seat] += deed->events->len;
  for (guint series = 0; series < YC_MOST_SERIES; series++)
    total->amounts[series] += amounts[series];
}

static GArray *
totals_by (const GArray *deeds, gboolean (*counts) (const YcDeed *deed))
{
  GArray *totals = g_array_new (FALSE, FALSE, sizeof (YcTotal));
  g_array_set_clear_func (totals, clear_total);
  for (guint i = 0; i < deeds->len; i++)
    if (counts (&g_array_index (deeds, YcDeed, i)))
      add_to_total (totals, &g_array_index (deeds, YcDeed, i));
  for (guint i = 0; i < totals->len; i++)
    g_array_sort (g_array_index (totals, YcTotal, i).events, compare_events);
  g_array_sort (totals, compare_totals);
  return totals;
}

GArray *
yc_deeds_uses (const GArray *deeds)
{
  return totals_by (deeds, is_a_use);
}

static gboolean
is_a_toll (const YcDeed *deed)
{
  return deed->against >= 0;
}

GArray *
yc_deeds_tolls (const GArray *deeds)
{
  return totals_by (deeds, is_a_toll);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

/* `place mine-2`, `strike fighter`: as the statement begins; the caller frees. */
static char *
id_of (const YcRecord *record, const YcDeed *deed)
{
  const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;
  const char *word = yc_verb_info (yc_record_game (record), deed->verb)->name;
  if (deed->target == YC_UNTOLD)
    return g_strconcat (word, " ?", NULL);
  if (deed->target == YC_NONE)
    return g_strdup (word);
  return g_strconcat (word, " ", catalogue->cards[deed->drawer][deed->target].id, NULL);
}

/* Those that are not 0; nothing at all if all are. */
static void
add_amounts (JsonBuilder *json, const YcRecord *record, const char *key, const int *amounts)
{
  const YcGameTelling *telling = yc_telling_of (yc_record_game (record));
  const guint n = telling->count ? telling->n_series : 1;
  guint first = 0;
  while (first < n && amounts[first] == 0)
    first++;
  if (first == n)
    return;
  json_builder_set_member_name (json, key);
  json_builder_begin_object (json);
  for (guint series = first; series < n; series++)
    if (amounts[series] != 0)
      yc_json_int (json, telling->count ? telling->series[series].name : "points", amounts[series]);
  json_builder_end_object (json);
}

static void
add_deed (JsonBuilder *json, const YcRecord *record, const YcDeed *deed)
{
  const YcSetup *setup = yc_record_setup (record);
  g_autofree char *id = id_of (record, deed);
  json_builder_begin_object (json);
  yc_json_text (json, "player", yc_color_name (setup->seats[deed->seat].color));
  yc_json_text (json, "deed", id);
  json_builder_set_member_name (json, "events");
  json_builder_begin_array (json);
  for (guint i = 0; i < deed->events->len; i++)
    json_builder_add_int_value (json, g_array_index (deed->events, guint, i));
  json_builder_end_array (json);
  add_amounts (json, record, "brought", deed->brought);
  add_amounts (json, record, "paid", deed->paid);
  if (deed->against >= 0)
    yc_json_text (json, "against", yc_color_name (setup->seats[deed->against].color));
  add_amounts (json, record, "taken", deed->taken);
  json_builder_end_object (json);
}

JsonNode *
yc_deeds_json (const YcRecord *record, GArray *deeds)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  json_builder_begin_array (json);
  for (guint i = 0; i < deeds->len; i++)
    add_deed (json, record, &g_array_index (deeds, YcDeed, i));
  json_builder_end_array (json);
  return json_builder_get_root (json);
}
