/* result-dialog.c: see result-dialog.h. */

#include "result-dialog.h"

#include "announce.h"
#include "outcome.h"
#include "widgets/close-on-escape.h"
#include "widgets/player-shape.h"
#include "words.h"
#include "widgets/plain-row.h"

#include <glib/gi18n.h>

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

static GtkWidget *
content_new (YcSession *session)
{
  const YcSetup *setup = yc_session_get_setup (session);
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = adw_preferences_group_new ();
  int seats[YC_MAX_SEATS] = { 0 };
  g_autofree char *result
    = yc_words_result (yc_session_get_record (session), yc_session_get_position (session));

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), yc_session_is_over (session)
                                                                    ? _ ("The game is over")
                                                                    : _ ("Points so far"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), result);
  order_seats (session, seats);
  for (int i = 0; i < setup->n_seats; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), player_row_new (session, seats[i]));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  return page;
}

void
yc_result_dialog_open (GtkWidget *parent, YcSession *session)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *content = content_new (session);
  g_autofree char *result
    = yc_words_result (yc_session_get_record (session), yc_session_get_position (session));

  gtk_widget_set_vexpand (content, TRUE);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), content);
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_set_title (GTK_WINDOW (window), _ ("Points"));
  yc_describe (window, result);
  gtk_window_set_default_size (GTK_WINDOW (window), 480, 600);
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (gtk_widget_get_root (parent)));
  yc_close_on_escape (window);
  gtk_window_present (GTK_WINDOW (window));
}
