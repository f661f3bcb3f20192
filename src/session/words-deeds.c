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

/* ---- What was used --------------------------------------------------------------------------- */

char *
yc_words_use (const YcRecord *record, const YcUse *use)
{
  return yc_words_thing (record, use->drawer, use->target);
}

char *
yc_words_use_by (const YcStudy *study, const YcUse *use)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  for (int seat = 0; seat < setup_of (study)->n_seats; seat++) {
    g_autofree char *player = yc_words_player (setup_of (study), seat);
    if (use->by[seat] > 0)
      /* Translators: a player and how often something was used */
      g_ptr_array_add (parts, g_strdup_printf (C_ ("uses", "%1$s %2$u"), player, use->by[seat]));
  }
  g_autofree char *players = yc_words_list (parts);
  g_autofree char *amounts = amounts_words (study, use->brought);
  return with_amounts (players, amounts);
}

char *
yc_words_uses (const YcRecord *record, const GArray *uses)
{
  if (uses->len == 0)
    return NULL;
  const YcUse *most = &g_array_index (uses, YcUse, 0);
  g_autofree char *thing = yc_words_use (record, most);
  /* Translators: a space or card, and how often */
  return g_strdup_printf (
    ngettext ("Used most: %1$s, %2$u time.", "Used most: %1$s, %2$u times.", most->n), thing,
    most->n);
}

/* ---- What was taken -------------------------------------------------------------------------- */

char *
yc_words_toll (const YcRecord *record, const YcToll *toll)
{
  const YcSetup *setup = yc_record_setup (record);
  g_autofree char *player = yc_words_player (setup, toll->seat);
  g_autofree char *other = yc_words_player (setup, toll->against);
  /* Translators: who took something, and from which player */
  return g_strdup_printf (_ ("%1$s from %2$s"), player, other);
}

char *
yc_words_toll_of (const YcStudy *study, const YcToll *toll)
{
  g_autofree char *plays = g_strdup_printf (ngettext ("%u play", "%u plays", toll->n), toll->n);
  g_autofree char *amounts = amounts_words (study, toll->taken);
  return with_amounts (plays, amounts);
}

char *
yc_words_tolls (const YcRecord *record, const GArray *tolls)
{
  if (tolls->len == 0)
    return NULL;
  const YcToll *most = &g_array_index (tolls, YcToll, 0);
  g_autofree char *pair = yc_words_toll (record, most);
  /* Translators: "Ana from Bo", and by how many plays */
  return g_strdup_printf (
    ngettext ("Taken most often: %1$s, %2$u play.", "Taken most often: %1$s, %2$u plays.", most->n),
    pair, most->n);
}

/* ---- Points ---------------------------------------------------------------------------------- */

char *
yc_words_deed_points (const YcDeed *deed)
{
  return yc_words_points (deed->brought[YC_SERIES_POINTS]);
}
