/* words-goods.c: lists, and the names of goods, workers and players. */

#include "words-private.h"

#include "text.h"

/* ---- Lists ----------------------------------------------------------------------------------- */

static char *
join_parts (GPtrArray *parts, const char *last_two)
{
  if (parts->len == 0)
    return g_strdup ("");
  char *joined = g_strdup (g_ptr_array_index (parts, 0));
  for (guint i = 1; i < parts->len; i++) {
    g_autofree char *before = joined;
    /* Translators: the first items of a list and one more that is not the last */
    joined = g_strdup_printf (i + 1 == parts->len ? last_two : _ ("%s, %s"), before,
                              (const char *) g_ptr_array_index (parts, i));
  }
  return joined;
}

char *
yc_words_list (GPtrArray *parts)
{
  /* Translators: the last two items of a list: "3 yellowcake and $2" */
  return join_parts (parts, _ ("%s and %s"));
}

char *
yc_words_choice (GPtrArray *parts)
{
  /* Translators: the last two items of a choice: "3 yellowcake or 1 enriched uranium" */
  return join_parts (parts, _ ("%s or %s"));
}

char *
yc_words_join (char *first, char *next)
{
  g_autofree char *former = first;
  g_autofree char *latter = next;
  /* Translators: two whole sentences, one after the other */
  return g_strdup_printf (C_ ("sentences", "%s %s"), former, latter);
}

/* ---- Goods and workers ----------------------------------------------------------------------- */

const char *
yc_words_game (const YcGame *game)
{
  const char *name = yc_telling_of (game)->name;
  return name ? _ (name) : game->id;
}

const char *
yc_words_good (const YcGame *game, YcGood good)
{
  static const char *const names[YC_GOODS] = {
    [YC_MONEY] = N_ ("Money"),         [YC_URANIUM] = N_ ("Enriched uranium"),
    [YC_PLUTONIUM] = N_ ("Plutonium"), [YC_FIGHTERS] = N_ ("Fighters"),
    [YC_BOMBERS] = N_ ("Bombers"),
  };
  const YcGameTelling *telling = yc_telling_of (game);
  const char *own = telling->good ? telling->good (good) : NULL;
  if (own)
    return own;
  /* Translators: the ore of the game; the same word elsewhere is the name of this program */
  return good == YC_YELLOWCAKE ? C_ ("good", "Yellowcake") : _ (names[good]);
}

static char *
common_amount (YcGood good, int amount)
{
  const gulong n = (gulong) ABS (amount);
  switch (good) {
  case YC_MONEY:
    /* Translators: money of the game */
    return g_strdup_printf (_ ("$%d"), amount);
  case YC_YELLOWCAKE:
    return g_strdup_printf (ngettext ("%d yellowcake", "%d yellowcake", n), amount);
  case YC_URANIUM:
    return g_strdup_printf (ngettext ("%d enriched uranium", "%d enriched uranium", n), amount);
  case YC_PLUTONIUM:
    return g_strdup_printf (ngettext ("%d plutonium", "%d plutonium", n), amount);
  case YC_FIGHTERS:
    return g_strdup_printf (ngettext ("%d fighter", "%d fighters", n), amount);
  case YC_BOMBERS:
  default:
    return g_strdup_printf (ngettext ("%d bomber", "%d bombers", n), amount);
  }
}

char *
yc_words_amount (const YcGame *game, YcGood good, int amount)
{
  const YcGameTelling *telling = yc_telling_of (game);
  char *own = telling->amount ? telling->amount (good, amount) : NULL;
  return own ? own : common_amount (good, amount);
}

char *
yc_words_goods (const YcGame *game, const int amount[YC_GOODS])
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  for (YcGood good = 0; good < YC_GOODS; good++)
    if (amount[good] != 0)
      g_ptr_array_add (parts, yc_words_amount (game, good, amount[good]));
  return yc_words_list (parts);
}

const char *
yc_words_color (YcColor color)
{
  static const char *const names[YC_COLORS] = {
    [YC_RED] = N_ ("Red"),       [YC_BLUE] = N_ ("Blue"),     [YC_GREEN] = N_ ("Green"),
    [YC_YELLOW] = N_ ("Yellow"), [YC_PURPLE] = N_ ("Purple"),
  };
  return _ (names[color]);
}

const char *
yc_words_worker (YcWorkerType type)
{
  static const char *const names[YC_WORKER_TYPES] = {
    [YC_LABORER] = N_ ("Laborer"),
    [YC_ENGINEER] = N_ ("Engineer"),
    [YC_SCIENTIST] = N_ ("Scientist"),
  };
  return _ (names[type]);
}

char *
yc_words_of_type (YcWorkerType type, guint n)
{
  switch (type) {
  case YC_LABORER:
    return g_strdup_printf (ngettext ("%u laborer", "%u laborers", n), n);
  case YC_ENGINEER:
    return g_strdup_printf (ngettext ("%u engineer", "%u engineers", n), n);
  case YC_SCIENTIST:
  default:
    return g_strdup_printf (ngettext ("%u scientist", "%u scientists", n), n);
  }
}

static char *
contractors_of_type (YcWorkerType type, guint n)
{
  switch (type) {
  case YC_LABORER:
    return g_strdup_printf (ngettext ("%u contractor laborer", "%u contractor laborers", n), n);
  case YC_ENGINEER:
    return g_strdup_printf (ngettext ("%u contractor engineer", "%u contractor engineers", n), n);
  case YC_SCIENTIST:
  default:
    return g_strdup_printf (ngettext ("%u contractor scientist", "%u contractor scientists", n), n);
  }
}

char *
yc_words_types (const guint8 count[YC_WORKER_TYPES])
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  for (YcWorkerType type = 0; type < YC_WORKER_TYPES; type++)
    if (count[type] > 0)
      g_ptr_array_add (parts, yc_words_of_type (type, count[type]));
  return yc_words_list (parts);
}

char *
yc_words_workers (const YcWorkers *workers)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  for (YcWorkerType type = 0; type < YC_WORKER_TYPES; type++)
    if (workers->permanent[type] > 0)
      g_ptr_array_add (parts, yc_words_of_type (type, workers->permanent[type]));
  for (YcWorkerType type = 0; type < YC_WORKER_TYPES; type++)
    if (workers->contractor[type] > 0)
      g_ptr_array_add (parts, contractors_of_type (type, workers->contractor[type]));
  if (parts->len == 0)
    return g_strdup (C_ ("workers", "nobody"));
  return yc_words_list (parts);
}

char *
yc_words_crew (const YcSetup *setup, YcCrew crew)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  for (int seat = 0; seat < setup->n_seats; seat++) {
    if (!yc_crew_owned (crew, seat))
      continue;
    const YcWorkers own = yc_workers_from_crew (yc_crew_owned (crew, seat), seat);
    g_autofree char *workers = yc_words_workers (&own);
    g_autofree char *player = yc_words_player (setup, seat);
    /* Translators: workers and whose they are: "2 engineers of Ana" */
    g_ptr_array_add (parts, g_strdup_printf (_ ("%1$s of %2$s"), workers, player));
  }
  if (yc_crew_owned (crew, YC_CONTRACTOR)) {
    const YcWorkers grey = yc_workers_from_crew (yc_crew_owned (crew, YC_CONTRACTOR), 0);
    g_ptr_array_add (parts, yc_words_workers (&grey));
  }
  return parts->len ? yc_words_list (parts) : g_strdup (C_ ("workers", "nobody"));
}

/* ---- Players --------------------------------------------------------------------------------- */

char *
yc_words_player (const YcSetup *setup, int seat)
{
  if (seat < 0 || seat >= setup->n_seats)
    return g_strdup ("");
  g_autofree char *name = yc_text_plain (setup->seats[seat].name);
  return *name ? g_steal_pointer (&name) : g_strdup (yc_words_color (setup->seats[seat].color));
}

char *
yc_words_player_of (const YcSetup *setup, guint color)
{
  if (color >= YC_COLORS)
    return g_strdup (_ ("The table"));
  const int seat = setup->seat_of_color[color];
  return seat >= 0 ? yc_words_player (setup, seat) : g_strdup (yc_words_color (color));
}

char *
yc_words_players (const YcSetup *setup)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  for (int seat = 0; seat < setup->n_seats; seat++)
    g_ptr_array_add (names, yc_words_player (setup, seat));
  return yc_words_list (names);
}
