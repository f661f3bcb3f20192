/* person-page.c: see person-page.h. */

#include "person-page.h"

#include "favourites.h"
#include "one-person.h"
#include "person-groups.h"
#include "points-bars.h"
#include "tally.h"
#include "widgets/save-file.h"

#include <glib/gi18n.h>
#include <string.h>

/* A record against somebody is told from so many games on: fewer say nothing. */
#define FEWEST_AGAINST 3

struct _YcPersonPage {
  AdwBin parent_instance;

  YcDatabase *database;
  char *name;
  GArray *games;     /* YcPersonGame, the oldest first */
  GPtrArray *groups; /* that are shown */

  AdwWindowTitle *title;
  GtkMenuButton *menu;
  AdwPreferencesPage *content;
};

G_DEFINE_FINAL_TYPE (YcPersonPage, yc_person_page, ADW_TYPE_BIN)

/* ---- Groups ---- */

static AdwPreferencesGroup *
group_new (YcPersonPage *self, const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_page_add (self->content, ADW_PREFERENCES_GROUP (group));
  g_ptr_array_add (self->groups, group);
  return ADW_PREFERENCES_GROUP (group);
}

/* How the games went by what they have in common; nothing if they all have the same. */
static void
add_tallies (YcPersonPage *self, YcTallyBy by, const char *title, guint fewest)
{
  g_autoptr (GArray) rows = yc_tally (self->games, by);
  AdwPreferencesGroup *group;

  if (rows->len < fewest)
    return;
  group = group_new (self, title);
  for (guint index = 0; index < rows->len; index++) {
    const YcTallyRow *row = &g_array_index (rows, YcTallyRow, index);
    g_autofree char *common = yc_words_tally_by (by, row->example);
    g_autofree char *words = yc_words_tally (&row->tally);

    yc_person_add_row (group, common, words);
  }
}

static guint
count_running (GArray *games)
{
  guint n = 0;

  for (guint index = 0; index < games->len; index++)
    n += !g_array_index (games, YcPersonGame, index).ended;
  return n;
}

static void
add_series (AdwPreferencesGroup *group, GArray *games)
{
  g_autofree char *words = NULL;
  guint most, now;

  yc_tally_series (games, &most, &now);
  if (most < 2)
    return;
  /* Translators: how many games in a row were won at most, and how many without a break until now
   */
  words = g_strdup_printf (_ ("%1$u at most, %2$u now"), most, now);
  yc_person_add_row (group, _ ("Games won in a row"), words);
}

static void
add_summary (YcPersonPage *self)
{
  const YcTally none = { 0 };
  g_autoptr (GArray) rows = yc_tally (self->games, YC_TALLY_ALL);
  g_autofree char *words
    = yc_words_tally (rows->len > 0 ? &g_array_index (rows, YcTallyRow, 0).tally : &none);
  guint n_running = count_running (self->games);
  AdwPreferencesGroup *group = group_new (self, NULL);

  yc_person_add_row (group, _ ("Games played to their end"), words);
  if (n_running > 0) {
    g_autofree char *running
      = g_strdup_printf (ngettext ("%u session", "%u sessions", n_running), n_running);

    yc_person_add_row (group, _ ("Not ended, and not counted here"), running);
  }
  add_series (group, self->games);
}

/* ---- The points, game by game ---- */

static void
add_bars (YcPersonPage *self)
{
  g_autoptr (GArray) rows = yc_tally (self->games, YC_TALLY_BY_GAME);

  for (guint index = 0; index < rows->len; index++) {
    const YcPersonGame *example = g_array_index (rows, YcTallyRow, index).example;
    GtkWidget *bars = yc_points_bars_new (self->games, example->game);
    g_autofree char *name = yc_words_tally_by (YC_TALLY_BY_GAME, example);
    AdwPreferencesGroup *group;

    if (bars == NULL)
      continue;
    group = group_new (self, name);
    adw_preferences_group_set_description (
      group,
      _ ("The points of the latest games, the oldest of them first; filled where it was won"));
    adw_preferences_group_add (group, bars);
  }
}

/* ---- What was used and taken ---- */

/* The favourites of each game; only sessions that are decided have any. */
static void
add_favourites (YcPersonPage *self, const GArray *uses)
{
  g_autoptr (GArray) rows = yc_tally (self->games, YC_TALLY_BY_GAME);

  for (guint index = 0; index < rows->len; index++) {
    const YcPersonGame *example = g_array_index (rows, YcTallyRow, index).example;
    g_autofree char *name = yc_words_tally_by (YC_TALLY_BY_GAME, example);
    g_autoptr (GArray) favourites = yc_favourites (self->database, example->game, uses, NULL);
    AdwPreferencesGroup *group;

    if (favourites == NULL || favourites->len == 0)
      continue;
    group = group_new (self, _ ("Used Most"));
    adw_preferences_group_set_description (group, name);
    yc_person_add_favourites (group, favourites);
  }
}

/* Of each game, if its plays say when they were. */
static void
add_paces (YcPersonPage *self)
{
  g_autoptr (GArray) rows = yc_tally (self->games, YC_TALLY_BY_GAME);
  AdwPreferencesGroup *group = NULL;

  for (guint index = 0; index < rows->len; index++) {
    const YcTallyRow *row = &g_array_index (rows, YcTallyRow, index);
    g_autofree char *name = yc_words_tally_by (YC_TALLY_BY_GAME, row->example);
    g_autofree char *words = yc_words_tally_pace (&row->tally);

    if (words == NULL)
      continue;
    if (group == NULL)
      group = group_new (self, _ ("Time for a Play"));
    yc_person_add_row (group, name, words);
  }
}

static void
add_tolls (YcPersonPage *self, const YcPersonTolls *tolls)
{
  if (tolls->n_took + tolls->n_lost > 0)
    yc_person_add_tolls (group_new (self, NULL), tolls);
}

/* ---- Disputes ---- */

static void
add_disputes (YcPersonPage *self, const YcPersonDisputes *disputes)
{
  g_autofree char *words = NULL;

  if (disputes->n_won + disputes->n_lost + disputes->n_left == 0)
    return;
  /* Translators: how many objections were settled in somebody's favour, how many were not, and how
   * many were left open */
  words = g_strdup_printf (_ ("%1$u won, %2$u lost, %3$u left open"), disputes->n_won,
                           disputes->n_lost, disputes->n_left);
  yc_person_add_row (group_new (self, NULL), _ ("Objections"), words);
}

/* ---- Against others ---- */

static char *
tell_rival (const char *name, const YcRival *rival)
{
  g_autofree char *games
    = g_strdup_printf (ngettext ("%u game", "%u games", rival->n_games), rival->n_games);

  /* Translators: how many games, as words; a player and how many of them that player won; the same
   * of the other */
  return g_strdup_printf (_ ("%1$s: %2$s won %3$u, %4$s won %5$u"), games, name, rival->n_won,
                          rival->name, rival->n_lost);
}

static void
add_rivals (YcPersonPage *self, const char *name, GArray *rivals)
{
  AdwPreferencesGroup *group = NULL;

  for (guint index = 0; index < rivals->len; index++) {
    const YcRival *rival = &g_array_index (rivals, YcRival, index);
    g_autofree char *words = tell_rival (name, rival);

    if (rival->n_games < FEWEST_AGAINST)
      return;
    if (group == NULL)
      group = group_new (self, _ ("At the Same Table"));
    yc_person_add_row (group, rival->name, words);
  }
}

/* ---- Into a file ---- */

static void
write_file (GtkWidget *widget, GFile *file)
{
  YcPersonPage *self = YC_PERSON_PAGE (widget);
  g_autoptr (GError) error = NULL;
  g_autofree char *csv = yc_tally_csv (self->games);
  gboolean written = g_file_replace_contents (file, csv, strlen (csv), NULL, FALSE,
                                              G_FILE_CREATE_NONE, NULL, NULL, &error);

  gtk_widget_activate_action (widget, "win.toast", "s",
                              written ? _ ("The games were exported") : error->message);
}

static void
export_games (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *nothing G_GNUC_UNUSED)
{
  YcPersonPage *self = YC_PERSON_PAGE (widget);
  g_autofree char *name = g_strdup_printf ("%s.csv", adw_window_title_get_title (self->title));

  yc_save_file (widget, _ ("Export the Games"), name, write_file);
}

/* ---- What is shown ---- */

/* What the ledger says of a person beside the games. */
typedef struct {
  GArray *rivals, *uses;
  YcPersonDisputes disputes;
  YcPersonTolls tolls;
} Found;

static void
found_clear (Found *found)
{
  g_clear_pointer (&found->rivals, g_array_unref);
  g_clear_pointer (&found->uses, g_array_unref);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Found, found_clear)

static gboolean
find (YcPersonPage *self, Found *found, GError **error)
{
  found->rivals = yc_person_rivals (self->database, self->name, error);
  if (found->rivals != NULL)
    found->uses = yc_person_uses (self->database, self->name, error);
  return found->uses != NULL
         && yc_person_disputes (self->database, self->name, &found->disputes, error)
         && yc_person_tolls (self->database, self->name, &found->tolls, error);
}

static void
fill (YcPersonPage *self, const Found *found)
{
  add_summary (self);
  add_bars (self);
  add_tallies (self, YC_TALLY_BY_GAME, _ ("By Game"), 2);
  add_favourites (self, found->uses);
  add_tolls (self, &found->tolls);
  add_paces (self);
  add_rivals (self, self->name, found->rivals);
  add_tallies (self, YC_TALLY_BY_PLAYERS, _ ("By Number of Players"), 2);
  add_tallies (self, YC_TALLY_BY_SEAT, _ ("By Seat"), 2);
  add_tallies (self, YC_TALLY_BY_LOCATION, _ ("By Place"), 1);
  add_disputes (self, &found->disputes);
}

static void
add_part_items (GMenu *menu, char **names)
{
  for (; *names != NULL; names++) {
    /* Translators: a name that was said to be another person's, too */
    g_autofree char *label = g_strdup_printf (_ ("Part “%s” Again"), *names);
    g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

    g_menu_item_set_action_and_target (item, "person.part", "s", *names);
    g_menu_append_item (menu, item);
  }
}

/* The other names of the person, and what can be done about them. */
static void
show_names (YcPersonPage *self)
{
  g_auto (GStrv) names = yc_persons_also_called (self->database, self->name, NULL);
  g_autofree char *list = NULL;
  g_autofree char *also = NULL;
  g_autoptr (GMenu) menu = g_menu_new (), joins = g_menu_new (), file = g_menu_new ();

  g_menu_append (joins, _ ("These Are _One Person…"), "person.join");
  if (names != NULL && names[0] != NULL) {
    add_part_items (joins, names);
    /* Translators: stands between several names of one person */
    list = g_strjoinv (C_ ("names", ", "), names);
    /* Translators: other names of the same person */
    also = g_strdup_printf (_ ("Also called %s"), list);
  }
  g_menu_append (file, _ ("_Export the Games…"), "person.export");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (joins));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (file));
  gtk_menu_button_set_menu_model (self->menu, G_MENU_MODEL (menu));
  adw_window_title_set_title (self->title, self->name);
  adw_window_title_set_subtitle (self->title, also != NULL ? also : "");
}

/* Reads all again and shows it; FALSE on error, and what was shown stays. */
static gboolean
load (YcPersonPage *self, GError **error)
{
  g_autoptr (GArray) games = yc_person_games (self->database, self->name, error);
  g_auto (Found) found = { 0 };

  if (games == NULL || !find (self, &found, error))
    return FALSE;
  while (self->groups->len > 0)
    adw_preferences_page_remove (self->content,
                                 g_ptr_array_steal_index (self->groups, self->groups->len - 1));
  g_clear_pointer (&self->games, g_array_unref);
  self->games = g_steal_pointer (&games);
  show_names (self);
  fill (self, &found);
  return TRUE;
}

/* ---- Names that are one person ---- */

static void
load_again (GtkWidget *page)
{
  g_autoptr (GError) error = NULL;

  if (!load (YC_PERSON_PAGE (page), &error))
    gtk_widget_activate_action (page, "win.toast", "s", error->message);
}

static void
join_with (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *nothing G_GNUC_UNUSED)
{
  YcPersonPage *self = YC_PERSON_PAGE (widget);

  yc_one_person_ask (widget, self->database, self->name, load_again);
}

static void
part (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *name)
{
  YcPersonPage *self = YC_PERSON_PAGE (widget);
  const char *other = g_variant_get_string (name, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *said = NULL;

  if (yc_persons_part (self->database, other, &error)) {
    load_again (widget);
    /* Translators: a name */
    said = g_strdup_printf (_ ("%s counts alone again"), other);
  }
  gtk_widget_activate_action (widget, "win.toast", "s", said != NULL ? said : error->message);
}

/* ---- Life ---- */

static void
yc_person_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_PERSON_PAGE);
  G_OBJECT_CLASS (yc_person_page_parent_class)->dispose (object);
}

static void
yc_person_page_finalize (GObject *object)
{
  YcPersonPage *self = YC_PERSON_PAGE (object);

  g_clear_pointer (&self->games, g_array_unref);
  g_ptr_array_unref (self->groups);
  g_clear_object (&self->database);
  g_free (self->name);
  G_OBJECT_CLASS (yc_person_page_parent_class)->finalize (object);
}

static void
yc_person_page_class_init (YcPersonPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_person_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = yc_person_page_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/yellowcake/Yellowcake/person-page.ui");
  gtk_widget_class_bind_template_child (widget_class, YcPersonPage, title);
  gtk_widget_class_bind_template_child (widget_class, YcPersonPage, menu);
  gtk_widget_class_bind_template_child (widget_class, YcPersonPage, content);
  gtk_widget_class_install_action (widget_class, "person.export", NULL, export_games);
  gtk_widget_class_install_action (widget_class, "person.join", NULL, join_with);
  gtk_widget_class_install_action (widget_class, "person.part", "s", part);
}

static void
yc_person_page_init (YcPersonPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->groups = g_ptr_array_new ();
}

GtkWidget *
yc_person_page_new (YcDatabase *database, const char *name, GError **error)
{
  YcPersonPage *self = g_object_new (YC_TYPE_PERSON_PAGE, NULL);

  self->database = g_object_ref (database);
  self->name = g_strdup (name);
  if (load (self, error))
    return GTK_WIDGET (self);
  g_object_ref_sink (self);
  g_object_unref (self);
  return NULL;
}
