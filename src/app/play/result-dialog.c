/* result-dialog.c: see result-dialog.h. */

#include "result-dialog.h"

#include "outcome.h"
#include "widgets/close-on-escape.h"
#include "widgets/description.h"
#include "widgets/plain-row.h"
#include "widgets/player-shape.h"
#include "widgets/template.h"
#include "words.h"

#include <glib/gi18n.h>

struct _YcResultDialog {
  AdwWindow parent_instance;

  AdwPreferencesGroup *players;
};

G_DEFINE_FINAL_TYPE (YcResultDialog, yc_result_dialog, ADW_TYPE_WINDOW)

/* ---- Where the points come from ---- */

static void
add_line (gpointer expander, const char *words, int points)
{
  GtkWidget *row = yc_plain_row_new (words, NULL);
  g_autofree char *number = g_strdup_printf ("%d", points);
  GtkWidget *label = gtk_label_new (number);

  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (expander), row);
}

static int
points_of (YcSession *session, int seat)
{
  return yc_outcome_points (yc_session_get_record (session), yc_session_get_position (session),
                            seat);
}

static GtkWidget *
player_row_new (YcSession *session, int seat)
{
  const YcSetup *setup = yc_session_get_setup (session);
  int points = points_of (session, seat);
  GtkWidget *row = adw_expander_row_new ();
  g_autofree char *name = yc_words_player (setup, seat);
  g_autofree char *total
    = g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS (points)), points);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), total);
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (row),
                               yc_player_shape_new (setup->seats[seat].color));
  yc_outcome_tell_points (yc_session_get_record (session), yc_session_get_position (session), seat,
                          add_line, row);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), yc_session_is_over (session));
  return row;
}

/* When the game is over, the winner comes first; among equals the order of the turns stays. */
static void
order_seats (YcSession *session, int seats[YC_MAX_SEATS])
{
  const int n_seats = yc_session_get_setup (session)->n_seats;

  for (int seat = 0; seat < n_seats; seat++) {
    int at = seat;

    while (yc_session_is_over (session) && at > 0
           && points_of (session, seats[at - 1]) < points_of (session, seat)) {
      seats[at] = seats[at - 1];
      at--;
    }
    seats[at] = seat;
  }
}

/* ---- The dialog ---- */

static void
show_players (YcResultDialog *self, YcSession *session)
{
  const guint n_seats = yc_session_get_setup (session)->n_seats;
  int seats[YC_MAX_SEATS] = { 0 };
  g_autofree char *result
    = yc_words_result (yc_session_get_record (session), yc_session_get_position (session));

  adw_preferences_group_set_title (
    self->players, yc_session_is_over (session) ? _ ("The game is over") : _ ("Points so far"));
  adw_preferences_group_set_description (self->players, result);
  yc_describe (GTK_WIDGET (self), result);
  order_seats (session, seats);
  for (guint i = 0; i < n_seats; i++)
    adw_preferences_group_add (self->players, player_row_new (session, seats[i]));
}

static void
yc_result_dialog_class_init (YcResultDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  yc_template_set (widget_class, "result-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, YcResultDialog, players);
}

static void
yc_result_dialog_init (YcResultDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  yc_close_on_escape (GTK_WIDGET (self));
}

void
yc_result_dialog_open (GtkWidget *parent, YcSession *session)
{
  YcResultDialog *self
    = g_object_new (YC_TYPE_RESULT_DIALOG, "transient-for", gtk_widget_get_root (parent), NULL);

  show_players (self, session);
  gtk_window_present (GTK_WINDOW (self));
}
