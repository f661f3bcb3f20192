/* preferences.c: see preferences.h. */

#include "preferences.h"

#include "preferred-options.h"
#include "resources.h"
#include "setup-head.h"
#include "widgets/option-row.h"
#include "widgets/template.h"
#include "words.h"

#include <glib/gi18n.h>

struct _YcPreferences {
  AdwPreferencesWindow parent_instance;

  GSettings *settings;

  GtkLabel *size;
  GtkWidget *for_fingers;
  GtkWidget *runs_on;
  GtkWidget *asks_turned_up;
  GtkWidget *turn_sound;
  GtkWidget *turn_notice;
  GtkWidget *backup;
  AdwPreferencesGroup *options;
};

#define YC_TYPE_PREFERENCES (yc_preferences_get_type ())
G_DECLARE_FINAL_TYPE (YcPreferences, yc_preferences, YC, PREFERENCES, AdwPreferencesWindow)
G_DEFINE_FINAL_TYPE (YcPreferences, yc_preferences, ADW_TYPE_PREFERENCES_WINDOW)

/* ---- Size ---- */

static void
show_size (YcPreferences *self)
{
  /* Translators: how large everything is drawn, in a hundred of the usual size */
  g_autofree char *words
    = g_strdup_printf (_ ("%d %%"), g_settings_get_int (self->settings, "zoom"));

  gtk_label_set_text (self->size, words);
}

/* ---- Options of new sessions ---- */

static void
option_changed (YcOptionRow *row, GParamSpec *pspec G_GNUC_UNUSED, YcPreferences *self)
{
  const YcGame *game = g_object_get_data (G_OBJECT (row), "game");

  yc_preferred_option_set (self->settings, game, yc_option_row_get_option (row),
                           yc_option_row_get_value (row));
}

static GtkWidget *
option_row_new (YcPreferences *self, const YcHead *usual, const char *option)
{
  const int value = yc_head_get_option (usual, option);
  GtkWidget *row
    = yc_option_row_new (usual->game, option, yc_head_option_is_number (usual, option), value);

  g_object_set_data (G_OBJECT (row), "game", (gpointer) usual->game);
  g_object_set (row, "value", yc_preferred_option_get (self->settings, usual->game, option, value),
                NULL);
  g_signal_connect (row, "notify::value", G_CALLBACK (option_changed), self);
  return row;
}

static void
add_game (YcPreferences *self, const YcGame *game)
{
  GtkWidget *expander = adw_expander_row_new ();
  g_auto (YcHead) usual = { 0 };
  const char *option;

  yc_head_init (&usual, game);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), yc_words_game (game));
  for (guint number = 0; (option = yc_words_option_id (game, number)) != NULL; number++)
    adw_expander_row_add_row (ADW_EXPANDER_ROW (expander), option_row_new (self, &usual, option));
  adw_preferences_group_add (self->options, expander);
}

/* ---- Copies ---- */

/* Days between two copies, as the choices stand in the page. */
static const int days[] = { 1, 7, 30, 0 };

static gboolean
choice_of_days (GValue *choice, GVariant *kept, gpointer data G_GNUC_UNUSED)
{
  guint i = 0;

  while (i + 1 < G_N_ELEMENTS (days) && days[i] != g_variant_get_int32 (kept))
    i++;
  g_value_set_uint (choice, i);
  return TRUE;
}

static GVariant *
days_of_choice (const GValue *choice,
                const GVariantType *type G_GNUC_UNUSED,
                gpointer data G_GNUC_UNUSED)
{
  const guint i = g_value_get_uint (choice);

  return i < G_N_ELEMENTS (days) ? g_variant_new_int32 (days[i]) : NULL;
}

/* ---- Life ---- */

static void
follow_settings (YcPreferences *self)
{
  g_autoptr (GAction) scheme = g_settings_create_action (self->settings, "color-scheme");
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_action_map_add_action (G_ACTION_MAP (actions), scheme);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "preferences", G_ACTION_GROUP (actions));
  g_signal_connect_object (self->settings, "changed::zoom", G_CALLBACK (show_size), self,
                           G_CONNECT_SWAPPED);
  show_size (self);
  g_settings_bind (self->settings, "for-fingers", self->for_fingers, "active", 0);
  g_settings_bind (self->settings, "runs-on", self->runs_on, "active", 0);
  g_settings_bind (self->settings, "asks-turned-up", self->asks_turned_up, "active", 0);
  g_settings_bind (self->settings, "turn-sound", self->turn_sound, "active", 0);
  g_settings_bind (self->settings, "turn-notice", self->turn_notice, "active", 0);
  g_settings_bind_with_mapping (self->settings, "backup-days", self->backup, "selected", 0,
                                choice_of_days, days_of_choice, NULL, NULL);
}

static void
yc_preferences_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_PREFERENCES);
  g_clear_object (&YC_PREFERENCES (object)->settings);
  G_OBJECT_CLASS (yc_preferences_parent_class)->dispose (object);
}

static void
yc_preferences_class_init (YcPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_preferences_dispose;
  yc_template_set (widget_class, "preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, YcPreferences, size);
  gtk_widget_class_bind_template_child (widget_class, YcPreferences, for_fingers);
  gtk_widget_class_bind_template_child (widget_class, YcPreferences, runs_on);
  gtk_widget_class_bind_template_child (widget_class, YcPreferences, asks_turned_up);
  gtk_widget_class_bind_template_child (widget_class, YcPreferences, turn_sound);
  gtk_widget_class_bind_template_child (widget_class, YcPreferences, turn_notice);
  gtk_widget_class_bind_template_child (widget_class, YcPreferences, backup);
  gtk_widget_class_bind_template_child (widget_class, YcPreferences, options);
}

static void
yc_preferences_init (YcPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
yc_preferences_open (GtkWindow *parent)
{
  g_autoptr (GSettings) settings = yc_settings_open ();
  YcPreferences *self;

  if (settings == NULL)
    return;
  self = g_object_new (YC_TYPE_PREFERENCES, "transient-for", parent, "application",
                       gtk_window_get_application (parent), NULL);
  self->settings = g_steal_pointer (&settings);
  follow_settings (self);
  for (const YcGame *const *game = yc_games; *game != NULL; game++)
    add_game (self, *game);
  gtk_window_present (GTK_WINDOW (self));
}
