/* session-choices.c: see session-choices.h. */

#include "session-choices.h"

#include "persons.h"
#include "rules.h"
#include "widgets/template.h"
#include "words.h"

#include <glib/gi18n.h>
#include <stdlib.h>

struct _YcSessionChoices {
  GtkPopover parent_instance;

  YcDatabase *database;
  gboolean filling; /* nobody chooses meanwhile */

  AdwComboRow *order;
  AdwComboRow *person;
  AdwComboRow *game;
  AdwComboRow *players;
  AdwComboRow *year;
  AdwComboRow *ended;
  AdwComboRow *shelf;
  GtkStringList *persons; /* as of the others below, the first of them is any */
  GtkStringList *games;
  GtkStringList *numbers;
  GtkStringList *years;
};

G_DEFINE_FINAL_TYPE (YcSessionChoices, yc_session_choices, GTK_TYPE_POPOVER)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- What there is to choose from ------------------------------------------------------------ */

/* What was chosen stays so, if it is still there. */
static void
replace_choices (AdwComboRow *row, GtkStringList *list, const char *const *choices)
{
  g_autofree char *chosen
    = g_strdup (gtk_string_list_get_string (list, adw_combo_row_get_selected (row)));
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list)), selected = 0;

  gtk_string_list_splice (list, 1, n - 1, choices);
  for (guint i = 0; choices[i] != NULL; i++)
    if (g_strcmp0 (choices[i], chosen) == 0)
      selected = i + 1;
  adw_combo_row_set_selected (row, selected);
}

static void
fill_persons (YcSessionChoices *self)
{
  g_autoptr (GArray) persons = yc_persons_list (self->database, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; persons != NULL && i < persons->len; i++)
    g_ptr_array_add (names, g_array_index (persons, YcPerson, i).name);
  g_ptr_array_add (names, NULL);
  replace_choices (self->person, self->persons, (const char *const *) names->pdata);
}

/* The year of the first session of an order, or 0. */
static int
year_of_first (YcSessionChoices *self, YcOrder order)
{
  const YcChoice choice = { .shelves = YC_SHELVES_PLAYED, .order = order };
  g_autoptr (GPtrArray) first = yc_archive_list (self->database, &choice, NULL, 1, NULL);

  if (first == NULL || first->len == 0)
    return 0;
  return atoi (((const YcArchiveEntry *) g_ptr_array_index (first, 0))->begun_at);
}

/* A session dated by mistake must not make thousands of years. */
#define MOST_YEARS 60

static void
fill_years (YcSessionChoices *self)
{
  g_autoptr (GPtrArray) years = g_ptr_array_new_with_free_func (g_free);
  int newest = year_of_first (self, YC_ORDER_NEWEST);
  int oldest = MAX (year_of_first (self, YC_ORDER_OLDEST), newest - MOST_YEARS);

  for (int year = newest; year >= oldest && year > 0; year--)
    g_ptr_array_add (years, g_strdup_printf ("%d", year));
  g_ptr_array_add (years, NULL);
  replace_choices (self->year, self->years, (const char *const *) years->pdata);
}

static void
opened (YcSessionChoices *self)
{
  if (self->database == NULL)
    return;
  self->filling = TRUE;
  fill_persons (self);
  fill_years (self);
  self->filling = FALSE;
}

/* What never changes: the games, and how many may play them. */
static void
fill_games (YcSessionChoices *self)
{
  guint most = 0;

  for (const YcGame *const *game = yc_games; *game != NULL; game++) {
    gtk_string_list_append (self->games, yc_words_game (*game));
    most = MAX (most, (guint) (*game)->max_seats);
  }
  for (guint n = 1; n <= most; n++) {
    /* Translators: how many players a session had */
    g_autofree char *players = g_strdup_printf (ngettext ("%u player", "%u players", n), n);

    gtk_string_list_append (self->numbers, players);
  }
}

/* ---- What was chosen ------------------------------------------------------------------------- */

/* The text that was chosen, or NULL for any. */
static const char *
chosen_text (AdwComboRow *row, GtkStringList *list)
{
  guint selected = adw_combo_row_get_selected (row);

  return selected == 0 ? NULL : gtk_string_list_get_string (list, selected);
}

YcNarrowing
yc_session_choices_get (YcSessionChoices *self)
{
  static const YcOrder orders[]
    = { YC_ORDER_NEWEST, YC_ORDER_OLDEST, YC_ORDER_POINTS, YC_ORDER_LENGTH };
  static const int ends[] = { 0, 1, -1 };
  static const unsigned shelves[] = { 0, YC_SHELF_HIDDEN, YC_SHELF_AWAY };
  const char *year;
  guint game;

  g_return_val_if_fail (YC_IS_SESSION_CHOICES (self), (YcNarrowing){ 0 });

  year = chosen_text (self->year, self->years);
  game = adw_combo_row_get_selected (self->game);
  return (YcNarrowing){
    .order = orders[adw_combo_row_get_selected (self->order)],
    .person = chosen_text (self->person, self->persons),
    .game = game == 0 ? NULL : yc_games[game - 1]->id,
    .n_players = adw_combo_row_get_selected (self->players),
    .year = year == NULL ? 0 : (guint) atoi (year),
    .ended = ends[adw_combo_row_get_selected (self->ended)],
    .shelves = shelves[adw_combo_row_get_selected (self->shelf)],
  };
}

gboolean
yc_session_choices_is_active (YcSessionChoices *self)
{
  YcNarrowing narrowing = yc_session_choices_get (self);

  return narrowing.order != YC_ORDER_NEWEST || narrowing.person != NULL || narrowing.game != NULL
         || narrowing.n_players > 0 || narrowing.year > 0 || narrowing.ended != 0
         || narrowing.shelves != 0;
}

static void
changed (YcSessionChoices *self)
{
  if (self->filling)
    return;
  g_signal_emit (self, signals[CHANGED], 0);
}

void
yc_session_choices_reset (YcSessionChoices *self)
{
  g_return_if_fail (YC_IS_SESSION_CHOICES (self));

  AdwComboRow *const rows[] = { self->order, self->person, self->game, self->players,
                                self->year,  self->ended,  self->shelf };

  if (!yc_session_choices_is_active (self))
    return;
  self->filling = TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    adw_combo_row_set_selected (rows[i], 0);
  self->filling = FALSE;
  changed (self);
}

/* ---- Life ------------------------------------------------------------------------------------ */

static void
yc_session_choices_dispose (GObject *object)
{
  YcSessionChoices *self = YC_SESSION_CHOICES (object);

  self->filling = TRUE;
  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_SESSION_CHOICES);
  g_clear_object (&self->database);
  G_OBJECT_CLASS (yc_session_choices_parent_class)->dispose (object);
}

static void
yc_session_choices_class_init (YcSessionChoicesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_session_choices_dispose;
  signals[CHANGED] = g_signal_new ("changed", YC_TYPE_SESSION_CHOICES, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  yc_template_set (widget_class, "session-choices.ui");
  gtk_widget_class_bind_template_child (widget_class, YcSessionChoices, order);
  gtk_widget_class_bind_template_child (widget_class, YcSessionChoices, person);
  gtk_widget_class_bind_template_child (widget_class, YcSessionChoices, game);
  gtk_widget_class_bind_template_child (widget_class, YcSessionChoices, players);
  gtk_widget_class_bind_template_child (widget_class, YcSessionChoices, year);
  gtk_widget_class_bind_template_child (widget_class, YcSessionChoices, ended);
  gtk_widget_class_bind_template_child (widget_class, YcSessionChoices, shelf);
  gtk_widget_class_bind_template_child (widget_class, YcSessionChoices, persons);
  gtk_widget_class_bind_template_child (widget_class, YcSessionChoices, games);
  gtk_widget_class_bind_template_child (widget_class, YcSessionChoices, numbers);
  gtk_widget_class_bind_template_child (widget_class, YcSessionChoices, years);
  gtk_widget_class_bind_template_callback (widget_class, opened);
  gtk_widget_class_bind_template_callback (widget_class, changed);
  gtk_widget_class_bind_template_callback (widget_class, yc_session_choices_reset);
}

static void
yc_session_choices_init (YcSessionChoices *self)
{
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_games (self);
  self->filling = FALSE;
}

GtkWidget *
yc_session_choices_new (YcDatabase *database)
{
  YcSessionChoices *self = g_object_new (YC_TYPE_SESSION_CHOICES, NULL);

  g_set_object (&self->database, database);
  return GTK_WIDGET (self);
}
