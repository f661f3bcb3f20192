/* set-up-dialog.c: see set-up-dialog.h.
 *
 * What is chosen stands in a YcHead, as on the page of a new session. */

#include "set-up-dialog.h"

#include "announce.h"
#include "consequences-view.h"
#include "setup-head.h"
#include "table-game.h"
#include "text.h"
#include "widgets/card-slots.h"
#include "widgets/option-row.h"
#include "widgets/player-shape.h"
#include "widgets/spoken-names.h"
#include "widgets/template.h"
#include "words.h"

#include <glib/gi18n.h>
#include <string.h>

struct _YcSetUpDialog {
  AdwWindow parent_instance;

  YcView *view;
  YcSession *session; /* of it */
  YcHead head;
  gboolean showing;

  AdwEntryRow *date;
  AdwEntryRow *location;
  AdwPreferencesGroup *players;
  GPtrArray *names; /* AdwEntryRow by turn; owned by `players` */
  AdwPreferencesGroup *options;
  GtkBox *rows;
  YcCardSlots *slots[YC_MAX_ROWS];
  AdwComboRow *turn;
  GtkLabel *problem;
  YcConsequencesView *consequences;
  GtkWidget *correct;
};

G_DEFINE_FINAL_TYPE (YcSetUpDialog, yc_set_up_dialog, ADW_TYPE_WINDOW)

enum { CORRECTED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- When and where ---- */

#define SHOWN (sizeof "2026-11-21 19:30" - 1)

/* The date of a head as people read it: neither seconds nor offset. */
static char *
date_shown (const char *date)
{
  return strlen (date) > SHOWN ? g_strdup_printf ("%.10s %.5s", date, date + 11) : g_strdup (date);
}

/* What is typed as the head has it, at the offset of `was`, or of here; what is no such date cannot
 * be, and the record says so. */
static char *
date_typed (const char *typed, const char *was)
{
  g_autofree char *shown = date_shown (was);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *here = g_date_time_format (now, "%:z");
  const char *offset = strlen (was) > strlen ("2026-11-21T19:30:00") ? was + 19 : here;

  if (g_str_equal (typed, shown))
    return g_strdup (was);
  if (strlen (typed) != SHOWN || typed[10] != ' ')
    return g_strdup (typed);
  return g_strdup_printf ("%.10sT%.5s:00%s", typed, typed + 11, offset);
}

static void
take_time_and_place (YcSetUpDialog *self)
{
  const YcRecord *record = yc_session_get_record (self->session);
  g_autofree char *was = yc_text_plain (yc_record_head (record, YC_HEAD_DATE));

  g_free (self->head.date);
  self->head.date = date_typed (gtk_editable_get_text (GTK_EDITABLE (self->date)), was);
  g_free (self->head.location);
  self->head.location = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->location)));
}

static void
show_time_and_place (YcSetUpDialog *self)
{
  g_autofree char *date = date_shown (self->head.date);

  yc_entry_row_name (self->date);
  yc_entry_row_name (self->location);
  gtk_editable_set_text (GTK_EDITABLE (self->date), date);
  gtk_editable_set_text (GTK_EDITABLE (self->location), self->head.location);
}

/* ---- What it really was ---- */

static void
take_cards (YcSetUpDialog *self)
{
  for (guint row = 0; row < self->head.game->n_rows && self->slots[row] != NULL; row++)
    for (guint place = 0; place < yc_head_row_length (&self->head, row); place++) {
      g_free (self->head.rows[row][place]);
      self->head.rows[row][place] = g_strdup (yc_card_slots_get_id (self->slots[row], place));
    }
}

static GStrv
corrections_of (YcSetUpDialog *self)
{
  take_cards (self);
  take_time_and_place (self);
  return yc_head_corrections (&self->head, yc_session_get_record (self->session));
}

static gboolean
has_other_turn (YcSetUpDialog *self)
{
  return adw_combo_row_get_selected (self->turn)
         != (guint) yc_session_get_active_seat (self->session);
}

static void
say (YcSetUpDialog *self, const char *problem)
{
  gtk_label_set_text (self->problem, problem != NULL ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), problem != NULL);
  if (problem != NULL)
    yc_announce (GTK_WIDGET (self), problem, YC_ALARM);
}

static void
show_consequences (YcSetUpDialog *self)
{
  if (self->showing)
    return;
  g_auto (GStrv) lines = corrections_of (self);
  g_autoptr (YcConsequences) consequences
    = lines[0] != NULL ? yc_consequences_of_head (yc_session_get_record (self->session),
                                                  yc_session_get_timeline (self->session),
                                                  (const char *const *) lines)
                       : NULL;
  const gboolean can_be = lines[0] == NULL || consequences != NULL;

  say (self, can_be ? NULL : _ ("The set-up cannot have been so."));
  yc_consequences_view_show (self->consequences, self->view, consequences);
  gtk_widget_set_sensitive (self->correct, can_be && (lines[0] != NULL || has_other_turn (self)));
}

/* ---- Players ---- */

static void
name_changed (GtkEditable *row, YcSetUpDialog *self)
{
  guint place;

  if (!g_ptr_array_find (self->names, row, &place) || self->showing)
    return;
  yc_head_set_name (&self->head, place, gtk_editable_get_text (row));
  show_consequences (self);
}

static void show_players (YcSetUpDialog *self);

/* Color and name change places; what a place begins with stays with it. */
static void
move_up (GtkButton *button, YcSetUpDialog *self)
{
  const guint place = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "place"));
  YcHeadPlayer *players = self->head.players;
  const YcHeadPlayer before = players[place - 1];

  players[place - 1].color = players[place].color;
  players[place - 1].name = players[place].name;
  players[place].color = before.color;
  players[place].name = before.name;
  show_players (self);
  gtk_widget_grab_focus (self->names->pdata[place - 1]);
  show_consequences (self);
}

static GtkWidget *
up_button_new (YcSetUpDialog *self, guint place)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("go-up-symbolic");

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _ ("Sits One Place Earlier"));
  gtk_widget_add_css_class (button, "flat");
  g_object_set_data (G_OBJECT (button), "place", GUINT_TO_POINTER (place));
  g_signal_connect_object (button, "clicked", G_CALLBACK (move_up), self, 0);
  return button;
}

static GtkWidget *
name_row_new (YcSetUpDialog *self, guint place)
{
  const YcHeadPlayer *player = &self->head.players[place];
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), yc_words_color (player->color));
  adw_entry_row_add_prefix (ADW_ENTRY_ROW (row), yc_player_shape_new (player->color));
  gtk_editable_set_text (GTK_EDITABLE (row), player->name != NULL ? player->name : "");
  if (place > 0)
    adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), up_button_new (self, place));
  yc_entry_row_name (ADW_ENTRY_ROW (row));
  g_signal_connect_object (row, "changed", G_CALLBACK (name_changed), self, 0);
  return row;
}

static void
show_players (YcSetUpDialog *self)
{
  self->showing = TRUE;
  for (guint place = 0; place < self->names->len; place++)
    adw_preferences_group_remove (self->players, self->names->pdata[place]);
  g_ptr_array_set_size (self->names, 0);
  for (guint place = 0; place < self->head.n_players; place++) {
    GtkWidget *row = name_row_new (self, place);

    adw_preferences_group_add (self->players, row);
    g_ptr_array_add (self->names, row);
  }
  self->showing = FALSE;
}

/* ---- Options, rows, turn ---- */

static void
option_changed (YcOptionRow *row, GParamSpec *pspec G_GNUC_UNUSED, YcSetUpDialog *self)
{
  yc_head_set_option (&self->head, yc_option_row_get_option (row), yc_option_row_get_value (row));
  show_consequences (self);
}

static void
add_options (YcSetUpDialog *self)
{
  const char *option;

  for (guint index = 0; (option = yc_words_option_id (self->head.game, index)) != NULL; index++) {
    GtkWidget *row
      = yc_option_row_new (self->head.game, option, yc_head_option_is_number (&self->head, option),
                           yc_head_get_option (&self->head, option));

    g_signal_connect_object (row, "notify::value", G_CALLBACK (option_changed), self, 0);
    adw_preferences_group_add (self->options, row);
  }
}

static void
add_row (YcSetUpDialog *self, const YcTableRow *row, guint index)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *slots = yc_card_slots_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ (row->title));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), slots);
  gtk_box_append (self->rows, group);
  self->slots[index] = YC_CARD_SLOTS (slots);
  yc_card_slots_set (self->slots[index], &setup->catalogue, row, setup->row_length[index]);
  for (guint place = 0; place < setup->row_length[index]; place++)
    yc_card_slots_tell (self->slots[index], place, setup->rows[index][place]);
  g_signal_connect_object (slots, "changed", G_CALLBACK (show_consequences), self,
                           G_CONNECT_SWAPPED);
}

static void
add_turn (YcSetUpDialog *self)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (int seat = 0; seat < setup->n_seats; seat++) {
    g_autofree char *name = yc_words_player (setup, seat);

    gtk_string_list_append (names, name);
  }
  adw_combo_row_set_model (self->turn, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->turn, (guint) yc_session_get_active_seat (self->session));
  gtk_widget_set_visible (GTK_WIDGET (self->turn), !yc_session_is_over (self->session));
}

/* ---- Recording ---- */

static gboolean
record_turn (YcSetUpDialog *self, GError **error)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  YcPlay play = yc_play_begin (YC_TELL_TURN, YC_TABLE);

  play.target_color = (guint8) setup->seats[adw_combo_row_get_selected (self->turn)].color;
  return !has_other_turn (self) || yc_session_record_play (self->session, &play, error) != 0;
}

static void
record_correction (YcSetUpDialog *self)
{
  g_autoptr (GError) error = NULL;
  g_auto (YcHead) before = { 0 };
  g_auto (GStrv) lines = corrections_of (self);

  yc_head_take_record (&before, yc_session_get_record (self->session));
  if (!record_turn (self, &error)
      || !yc_session_correct_set_up (self->session, (const char *const *) lines, &error)) {
    say (self, error->message);
    return;
  }
  if (lines[0] != NULL) {
    g_auto (GStrv) back = yc_head_corrections (&before, yc_session_get_record (self->session));
    g_autofree char *was = g_strjoinv ("\n", back);

    g_signal_emit (self, signals[CORRECTED], 0, was);
  }
  gtk_window_close (GTK_WINDOW (self));
}

/* ---- Life ---- */

static void
yc_set_up_dialog_dispose (GObject *object)
{
  YcSetUpDialog *self = YC_SET_UP_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_SET_UP_DIALOG);
  g_clear_pointer (&self->names, g_ptr_array_unref);
  g_clear_object (&self->view);
  G_OBJECT_CLASS (yc_set_up_dialog_parent_class)->dispose (object);
}

static void
yc_set_up_dialog_finalize (GObject *object)
{
  yc_head_clear (&YC_SET_UP_DIALOG (object)->head);
  G_OBJECT_CLASS (yc_set_up_dialog_parent_class)->finalize (object);
}

static void
yc_set_up_dialog_class_init (YcSetUpDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_set_up_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = yc_set_up_dialog_finalize;
  signals[CORRECTED] = g_signal_new ("corrected", YC_TYPE_SET_UP_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  g_type_ensure (YC_TYPE_CONSEQUENCES_VIEW);
  yc_template_set (widget_class, "set-up-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, YcSetUpDialog, date);
  gtk_widget_class_bind_template_child (widget_class, YcSetUpDialog, location);
  gtk_widget_class_bind_template_child (widget_class, YcSetUpDialog, players);
  gtk_widget_class_bind_template_child (widget_class, YcSetUpDialog, options);
  gtk_widget_class_bind_template_child (widget_class, YcSetUpDialog, rows);
  gtk_widget_class_bind_template_child (widget_class, YcSetUpDialog, turn);
  gtk_widget_class_bind_template_child (widget_class, YcSetUpDialog, problem);
  gtk_widget_class_bind_template_child (widget_class, YcSetUpDialog, consequences);
  gtk_widget_class_bind_template_child (widget_class, YcSetUpDialog, correct);
  gtk_widget_class_bind_template_callback (widget_class, show_consequences);
  gtk_widget_class_bind_template_callback (widget_class, record_correction);
}

static void
yc_set_up_dialog_init (YcSetUpDialog *self)
{
  self->names = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

YcSetUpDialog *
yc_set_up_dialog_open (GtkWidget *parent, YcView *view)
{
  YcSetUpDialog *self
    = g_object_new (YC_TYPE_SET_UP_DIALOG, "transient-for", gtk_widget_get_root (parent), NULL);
  const YcTableCards *cards;

  self->view = g_object_ref (view);
  self->session = yc_view_get_session (view);
  self->showing = TRUE;
  yc_head_take_record (&self->head, yc_session_get_record (self->session));
  cards = yc_table_game_of (self->head.game)->cards;
  add_options (self);
  for (guint row = 0; cards != NULL && row < cards->n_rows; row++)
    add_row (self, &cards->rows[row], row);
  add_turn (self);
  show_time_and_place (self);
  show_players (self);
  show_consequences (self);
  gtk_window_present (GTK_WINDOW (self));
  return self;
}
