/* words-correction.c: the corrections that all games know. */

#include "words-private.h"

/* Where the table keeps the score alone, to say what somebody got corrects nothing. */
gboolean
yc_words_is_score (const YcRecord *record)
{
  const guint n = yc_record_n_events (record);
  guint event = 1;
  while (event <= n && yc_record_verb (record, event) != YC_KEEP)
    event++;
  return event <= n;
}

char *
yc_words_correction (const char *name, const char *what, gboolean gets)
{
  /* Translators: a player or a building, and an amount, workers, or a building */
  return gets ? g_strdup_printf (_ ("Correction: %1$s gets %2$s."), name, what)
              /* Translators: a player or a building, and an amount, workers, or a building */
              : g_strdup_printf (_ ("Correction: %1$s loses %2$s."), name, what);
}

/* So many of what can be corrected: "$5", "2 spies". */
static char *
count_words (const YcGame *game, int count, int n)
{
  if (count == YC_SPIES)
    return g_strdup_printf (ngettext ("%d spy", "%d spies", (gulong) n), n);
  if (count == YC_POINTS)
    return g_strdup_printf (ngettext ("%d point", "%d points", (gulong) n), n);
  if (count == YC_HITS)
    /* Translators: so much damage of buildings */
    return g_strdup_printf (ngettext ("%d damage", "%d damage", (gulong) n), n);
  return yc_words_amount (game, (YcGood) count, n);
}

typedef enum { GETS, LOSES, HAS } Way;

static Way
way_of (const YcItem *item)
{
  if (item->list == YC_LIST_COUNTED)
    return HAS;
  return item->times >= 0 ? GETS : LOSES;
}

static char *
tell_score (const char *player, const char *amounts, Way way)
{
  if (way == HAS)
    /* Translators: a player, and amounts as they were counted on the table */
    return g_strdup_printf (_ ("%1$s has %2$s."), player, amounts);
  /* Translators: a player, and amounts */
  return way == GETS ? g_strdup_printf (_ ("%1$s gets %2$s."), player, amounts)
                     /* Translators: a player, and amounts */
                     : g_strdup_printf (_ ("%1$s loses %2$s."), player, amounts);
}

static char *
tell_way (const char *player, const char *amounts, Way way)
{
  if (way != HAS)
    return yc_words_correction (player, amounts, way == GETS);
  /* Translators: a player, and amounts as they were counted on the table */
  return g_strdup_printf (_ ("Correction: %1$s has %2$s."), player, amounts);
}

/* The amounts from number `*i` on that go the same way, in one sentence. */
static char *
tell_run (const YcRecord *record, const YcPlay *play, guint *i)
{
  const YcGame *game = yc_record_game (record);
  const Way way = way_of (&play->items[*i]);
  g_autofree char *player = yc_words_player_of (yc_record_setup (record), play->target_color);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  for (; *i < play->n_items && way_of (&play->items[*i]) == way; ++*i)
    g_ptr_array_add (parts, count_words (game, play->items[*i].count, ABS (play->items[*i].times)));
  g_autofree char *amounts = yc_words_list (parts);
  return play->text.length == 0 && yc_words_is_score (record) ? tell_score (player, amounts, way)
                                                              : tell_way (player, amounts, way);
}

char *
yc_words_adjusted_goods (const YcRecord *record, const YcPlay *play)
{
  guint i = 0;
  char *told = tell_run (record, play, &i);
  while (i < play->n_items)
    told = yc_words_join (told, tell_run (record, play, &i));
  return told;
}

char *
yc_words_adjusted_load (const YcRecord *record, const YcPlay *play)
{
  g_autofree char *player = yc_words_player_of (yc_record_setup (record), play->target_color);
  g_autofree char *bomb = yc_words_quoted (record, YC_BOMBS, play->target);
  return play->number > 0
           /* Translators: a bomb or Bomb Plan, and the player before whom it lies */
           ? g_strdup_printf (_ ("Correction: %1$s of %2$s is loaded."), bomb, player)
           /* Translators: a bomb or Bomb Plan, and the player before whom it lies */
           : g_strdup_printf (_ ("Correction: %1$s of %2$s is not loaded."), bomb, player);
}

char *
yc_words_adjusted_bomb (const YcRecord *record, const YcPlay *play)
{
  g_autofree char *player = yc_words_player_of (yc_record_setup (record), play->target_color);
  g_autofree char *bomb = yc_words_quoted (record, YC_BOMBS, play->target);
  return yc_words_correction (player, bomb, play->number > 0);
}

/* The cards that come (`sign` 1) or go (-1). */
static char *
adjusted_cards (const YcRecord *record, YcDrawer drawer, const YcPlay *play, int sign)
{
  YcRef refs[YC_MAX_ITEMS];
  guint n = 0;
  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].times == sign)
      refs[n++] = play->items[i].ref;
  return yc_words_cards (record, drawer, refs, n);
}

char *
yc_words_adjusted_hand (const YcRecord *record, const YcPlay *play, YcDrawer drawer)
{
  g_autofree char *player = yc_words_player_of (yc_record_setup (record), play->target_color);
  g_autofree char *coming = adjusted_cards (record, drawer, play, 1);
  g_autofree char *going = adjusted_cards (record, drawer, play, -1);
  if (*coming && *going)
    /* Translators: player, cards that come, cards that go */
    return g_strdup_printf (_ ("Correction: the hand of %1$s gets %2$s and loses %3$s."), player,
                            coming, going);
  if (*coming)
    /* Translators: player, cards */
    return g_strdup_printf (_ ("Correction: the hand of %1$s gets %2$s."), player, coming);
  /* Translators: player, cards */
  return g_strdup_printf (_ ("Correction: the hand of %1$s loses %2$s."), player, going);
}
