/* person-groups.c: see person-groups.h. */

#include "person-groups.h"

#include "favourites.h"

#include <glib/gi18n.h>

void
yc_person_add_row (AdwPreferencesGroup *group, const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_preferences_group_add (group, row);
}

void
yc_person_add_favourites (AdwPreferencesGroup *group, const GArray *favourites)
{
  for (guint i = 0; i < favourites->len; i++) {
    const YcFavourite *favourite = &g_array_index (favourites, YcFavourite, i);
    /* Translators: how often somebody used a space or card in all games */
    g_autofree char *words
      = g_strdup_printf (ngettext ("%u time", "%u times", favourite->n), favourite->n);

    yc_person_add_row (group, favourite->words, words);
  }
}

void
yc_person_add_tolls (AdwPreferencesGroup *group, const YcPersonTolls *tolls)
{
  g_autofree char *took
    = g_strdup_printf (ngettext ("%u play", "%u plays", tolls->n_took), tolls->n_took);
  g_autofree char *lost
    = g_strdup_printf (ngettext ("%u play", "%u plays", tolls->n_lost), tolls->n_lost);

  /* Translators: by how many plays a player took away what another had, or struck at it */
  yc_person_add_row (group, _ ("Took something from others"), took);
  /* Translators: by how many plays others took away what a player had, or struck at it */
  yc_person_add_row (group, _ ("Lost something to others"), lost);
}
