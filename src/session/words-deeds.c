/* words-deeds.c: what the players of a session did, in words. */

#include "words-private.h"

#include "deeds.h"

static const YcSetup *
setup_of (const YcStudy *study)
{
  return yc_record_setup (yc_study_get_record (study));
}

/* "Yellowcake 12, Money $5"; "" if there is none of anything. */
static char *
amounts_words (const YcStudy *study, const int *amounts)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  for (guint series = 0; series < yc_study_get_n_series (study); series++) {
    if (amounts[series] == 0)
      continue;
    g_autofree char *number = yc_words_study_number (study, series, amounts[series]);
    /* Translators: what is counted of a player, and how much: "Yellowcake 12", "Money $5" */
    g_ptr_array_add (parts, g_strdup_printf (C_ ("amount of a series", "%1$s %2$s"),
                                             yc_study_get_title (study, series), number));
  }
  return yc_words_list (parts);
}

/* The two as sentences; the second may be empty. */
static char *
with_amounts (const char *words, const char *amounts)
{
  if (!*amounts)
    /* Translators: a sentence made of words, like "Ana 3 and Bo 1" */
    return g_strdup_printf (_ ("%s."), words);
  /* Translators: who used it how often, or how many plays; and what that changed in all, like
   * "Yellowcake 12 and Money $5" */
  return g_strdup_printf (_ ("%1$s. In all: %2$s."), words, amounts);
}

/* ---- Added up -------------------------------------------------------------------------------- */

char *
yc_words_total (const YcRecord *record, const YcTotal *total)
{
  const YcSetup *setup = yc_record_setup (record);
  if (total->against < 0)
    return yc_words_thing (record, total->drawer, total->target);
  g_autofree char *player = yc_words_player (setup, total->seat);
  g_autofree char *other = yc_words_player (setup, total->against);
  /* Translators: who took something, and from which player */
  return g_strdup_printf (_ ("%1$s from %2$s"), player, other);
}

static char *
how_often (const YcStudy *study, const YcTotal *total)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  const guint n = total->events->len;
  if (total->against >= 0)
    return g_strdup_printf (ngettext ("%u play", "%u plays", n), n);
  for (int seat = 0; seat < setup_of (study)->n_seats; seat++) {
    g_autofree char *player = yc_words_player (setup_of (study), seat);
    if (total->by[seat] > 0)
      /* Translators: a player and how often something was used */
      g_ptr_array_add (parts, g_strdup_printf (C_ ("uses", "%1$s %2$u"), player, total->by[seat]));
  }
  return yc_words_list (parts);
}

char *
yc_words_total_of (const YcStudy *study, const YcTotal *total)
{
  g_autofree char *often = how_often (study, total);
  g_autofree char *amounts = amounts_words (study, total->amounts);
  return with_amounts (often, amounts);
}

char *
yc_words_totals (const YcRecord *record, const GArray *totals)
{
  if (totals->len == 0)
    return NULL;
  const YcTotal *most = &g_array_index (totals, YcTotal, 0);
  const guint n = most->events->len;
  g_autofree char *words = yc_words_total (record, most);
  if (most->against >= 0)
    /* Translators: "Ana from Bo", and by how many plays */
    return g_strdup_printf (
      ngettext ("Taken most often: %1$s, %2$u play.", "Taken most often: %1$s, %2$u plays.", n),
      words, n);
  /* Translators: a space or card, and how often */
  return g_strdup_printf (
    ngettext ("Used most: %1$s, %2$u time.", "Used most: %1$s, %2$u times.", n), words, n);
}

/* ---- Points ---------------------------------------------------------------------------------- */

char *
yc_words_deed_points (const YcDeed *deed)
{
  return yc_words_points (deed->brought[YC_SERIES_POINTS]);
}
