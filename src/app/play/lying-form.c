/* lying-form.c: see lying-form.h. */

#include "lying-form.h"

#include "count-row.h"
#include "lying.h"
#include "state-json.h"
#include "table-game.h"
#include "widgets/spoken-names.h"
#include "words.h"

#include <glib/gi18n.h>

struct _YcLyingForm {
  AdwPreferencesGroup parent_instance;

  YcSession *session;
  const YcTableGame *table;
  YcTopic topics[YC_MAX_TOPICS];
  guint n_topics;
  GPtrArray *fields; /* of Field */
  GArray *spots;     /* of YcSpot, as in the list `spot_names` behind its first */
  GtkStringList *spot_names;
  AdwExpanderRow *players[YC_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (YcLyingForm, yc_lying_form, ADW_TYPE_PREFERENCES_GROUP)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Something that is set, and its row. */
typedef struct {
  YcLying lying; /* first: it is handed on as such */
  YcLyingForm *form;
  GtkWidget *row;
  gboolean unclear; /* what stands there are no workers */
} Field;

/* ---- What differs ---- */

static void
show_differences (YcLyingForm *self)
{
  for (int seat = 0; seat < yc_session_get_setup (self->session)->n_seats; seat++) {
    guint n = 0;

    for (guint i = 0; i < self->fields->len; i++) {
      const YcLying *lying = g_ptr_array_index (self->fields, i);

      n += lying->seat == seat && yc_lying_differs (lying);
    }
    /* Translators: below a player's name; how many things lie otherwise than the program believes
     */
    g_autofree char *words
      = g_strdup_printf (ngettext ("%u thing differs", "%u things differ", n), n);

    adw_expander_row_set_subtitle (self->players[seat], n > 0 ? words : "");
  }
}

static void
changed (YcLyingForm *self)
{
  show_differences (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* ---- Fields ---- */

static Field *
add_field (YcLyingForm *self, const YcLying *lying, GtkWidget *row)
{
  Field *field = g_new0 (Field, 1);

  field->lying = *lying;
  field->form = self;
  field->row = row;
  g_ptr_array_add (self->fields, field);
  adw_expander_row_add_row (self->players[lying->seat], row);
  return field;
}

static void
number_counted (Field *field)
{
  field->lying.is = yc_count_row_get_counted (YC_COUNT_ROW (field->row));
  changed (field->form);
}

static void
workers_written (Field *field)
{
  const char *letters = gtk_editable_get_text (GTK_EDITABLE (field->row));
  YcWorkers workers = { 0 };

  field->unclear = *letters != '\0' && !yc_workers_read (letters, strlen (letters), &workers);
  if (!field->unclear)
    field->lying.workers = workers;
  yc_row_mark_different (field->row, field->unclear || yc_lying_differs (&field->lying));
  changed (field->form);
}

static void
add_numbers (YcLyingForm *self, int seat, JsonObject *player)
{
  for (guint i = 0; i < self->n_topics; i++) {
    const YcTopic *topic = &self->topics[i];

    if (!yc_topic_is_of_several (topic)
        || !json_object_has_member (player, yc_count_name (topic->count)))
      continue;
    const int now = (int) json_object_get_int_member (player, yc_count_name (topic->count));
    const YcLying lying = { .seat = seat, .count = topic->count, .now = now, .is = now };
    GtkWidget *row = yc_count_row_new (topic->title, now);

    g_signal_connect_swapped (row, "changed", G_CALLBACK (number_counted),
                              add_field (self, &lying, row));
  }
}

static void
append_letters (GString *letters, const uint16_t counts[YC_WORKER_TYPES], gboolean own)
{
  for (YcWorkerType type = 0; type < YC_WORKER_TYPES; type++)
    for (int i = 0; i < counts[type]; i++)
      g_string_append_c (letters,
                         own ? yc_worker_letter (type) : g_ascii_tolower (yc_worker_letter (type)));
}

static GtkWidget *
add_place (YcLyingForm *self, int seat, YcSpot spot, const char *name, const YcWorkers *workers)
{
  const YcLying lying = {
    .seat = seat, .is_workers = TRUE, .spot = spot, .workers_now = *workers, .workers = *workers
  };
  g_autoptr (GString) letters = g_string_new (NULL);
  GtkWidget *row = adw_entry_row_new ();

  append_letters (letters, workers->permanent, TRUE);
  append_letters (letters, workers->contractor, FALSE);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  gtk_editable_set_text (GTK_EDITABLE (row), letters->str);
  yc_entry_row_name (ADW_ENTRY_ROW (row));
  g_signal_connect_swapped (row, "changed", G_CALLBACK (workers_written),
                            add_field (self, &lying, row));
  return row;
}

typedef struct {
  YcLyingForm *form;
  int seat;
} Seat;

static void
list_workers (gpointer data, YcSpot spot, const char *name, const YcWorkers *workers)
{
  const Seat *seat = data;

  add_place (seat->form, seat->seat, spot, name, workers);
}

static gboolean
has_place (YcLyingForm *self, int seat, YcSpot spot)
{
  for (guint i = 0; i < self->fields->len; i++) {
    const YcLying *lying = g_ptr_array_index (self->fields, i);

    if (lying->seat == seat && lying->is_workers && lying->spot.drawer == spot.drawer
        && lying->spot.ref == spot.ref)
      return TRUE;
  }
  return FALSE;
}

/* Workers stand where the program knows of none. */
static void
place_chosen (AdwComboRow *list, GParamSpec *pspec G_GNUC_UNUSED, YcLyingForm *self)
{
  const int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (list), "seat"));
  const guint selected = adw_combo_row_get_selected (list);

  if (selected == 0 || selected > self->spots->len)
    return;
  const YcSpot spot = g_array_index (self->spots, YcSpot, selected - 1);
  const YcWorkers none = { 0 };

  if (!has_place (self, seat, spot))
    gtk_widget_grab_focus (
      add_place (self, seat, spot, gtk_string_list_get_string (self->spot_names, selected), &none));
  adw_combo_row_set_selected (list, 0);
}

static void
list_spot (gpointer data, YcDrawer drawer, YcRef ref, const char *name)
{
  YcLyingForm *self = data;
  const YcSpot spot = { drawer, ref };

  gtk_string_list_append (self->spot_names, name);
  g_array_append_val (self->spots, spot);
}

static void
add_workers (YcLyingForm *self, int seat)
{
  GtkWidget *list = adw_combo_row_new ();
  Seat seated = { self, seat };

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (list), _ ("Workers also at"));
  adw_combo_row_set_model (ADW_COMBO_ROW (list), G_LIST_MODEL (self->spot_names));
  g_object_set_data (G_OBJECT (list), "seat", GINT_TO_POINTER (seat));
  g_signal_connect (list, "notify::selected", G_CALLBACK (place_chosen), self);
  self->table->list_workers (self->session, seat, list_workers, &seated);
  adw_expander_row_add_row (self->players[seat], list);
}

static void
add_player (YcLyingForm *self, int seat, JsonObject *player)
{
  GtkWidget *row = adw_expander_row_new ();
  g_autofree char *name = yc_words_player (yc_session_get_setup (self->session), seat);

  self->players[seat] = ADW_EXPANDER_ROW (row);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  add_numbers (self, seat, player);
  if (self->table->list_workers != NULL)
    add_workers (self, seat);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row),
                                 seat == yc_session_get_active_seat (self->session));
}

/* ---- Life ---- */

static void
yc_lying_form_finalize (GObject *object)
{
  YcLyingForm *self = YC_LYING_FORM (object);

  g_clear_object (&self->session);
  g_clear_object (&self->spot_names);
  g_ptr_array_unref (self->fields);
  g_array_unref (self->spots);
  G_OBJECT_CLASS (yc_lying_form_parent_class)->finalize (object);
}

static void
yc_lying_form_class_init (YcLyingFormClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = yc_lying_form_finalize;
  signals[CHANGED] = g_signal_new ("changed", YC_TYPE_LYING_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
yc_lying_form_init (YcLyingForm *self)
{
  self->fields = g_ptr_array_new_with_free_func (g_free);
  self->spots = g_array_new (FALSE, FALSE, sizeof (YcSpot));
  self->spot_names = gtk_string_list_new (NULL);
}

void
yc_lying_form_fill (YcLyingForm *self, YcSession *session)
{
  g_return_if_fail (YC_IS_LYING_FORM (self));

  g_autoptr (JsonNode) state
    = yc_state_json (yc_session_get_record (session), yc_session_get_position (session), 0);
  JsonArray *players = json_object_get_array_member (json_node_get_object (state), "players");

  self->session = g_object_ref (session);
  self->table = yc_table_game_of (yc_session_get_game (session));
  self->n_topics = yc_adjust_topics (yc_session_get_game (session), self->topics);
  /* Translators: the first of a list of places on the board */
  gtk_string_list_append (self->spot_names, _ ("Choose a place"));
  if (self->table->list_spots != NULL)
    self->table->list_spots (self->session, list_spot, self);
  for (int seat = 0; seat < yc_session_get_setup (self->session)->n_seats; seat++)
    add_player (self, seat, json_array_get_object_element (players, (guint) seat));
}

gboolean
yc_lying_form_is_unclear (YcLyingForm *self)
{
  gboolean unclear = FALSE;

  g_return_val_if_fail (YC_IS_LYING_FORM (self), FALSE);

  for (guint i = 0; i < self->fields->len; i++)
    unclear = unclear || ((const Field *) g_ptr_array_index (self->fields, i))->unclear;
  return unclear;
}

void
yc_lying_form_correct (YcLyingForm *self, GPtrArray *plays)
{
  g_return_if_fail (YC_IS_LYING_FORM (self));

  yc_lying_correct (yc_session_get_setup (self->session), self->topics, self->n_topics,
                    self->fields, plays);
}
