/* table-panes.c: where the parts of the table stand, and from one to the next by key, where Tab
 * would need dozens. */

#include "table-score.h"
#include "widgets/focus.h"

#define MANY 4 /* players, of whom a table wants to see more than of the past */

enum { BOARD, PLAYERS, LOG, BAR, N_PARTS };

static void
find_parts (YcTablePage *self, GtkWidget *parts[N_PARTS])
{
  parts[BOARD] = self->board_part;
  parts[PLAYERS] = GTK_WIDGET (self->players_pane);
  parts[LOG] = GTK_WIDGET (self->log);
  parts[BAR] = yc_table_score_is_shown (self) ? self->score_bar : GTK_WIDGET (self->bar);
}

/* The part with the focus; if it is in none of them, the one before the board. */
static int
part_with_focus (GtkWidget *const parts[N_PARTS])
{
  for (int part = 0; part < N_PARTS; part++)
    if (yc_focus_in (parts[part]) != NULL)
      return part;
  return BAR;
}

/* In a narrow window only one of the panes is shown. */
static void
bring_up (YcTablePage *self, int part)
{
  GtkWidget *const buttons[] = { self->show_board, self->show_players, self->show_log };

  if (part < BAR && adw_leaflet_get_folded (self->panes))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (buttons[part]), TRUE);
}

/* In the log to what is looked at, or to the newest: there people are, not at the first play. */
static gboolean
focus (YcTablePage *self, GtkWidget *part)
{
  const int looked_at = yc_view_get_looked_at (self->view);
  const guint newest = g_list_model_get_n_items (G_LIST_MODEL (self->view));

  if (part == GTK_WIDGET (self->log)
      && yc_log_view_focus_event (self->log, looked_at > 0 ? (guint) looked_at : newest))
    return TRUE;
  return gtk_widget_child_focus (part, GTK_DIR_TAB_FORWARD);
}

void
yc_table_page_focus_part (YcTablePage *self, int by)
{
  GtkWidget *parts[N_PARTS];
  int part;

  find_parts (self, parts);
  part = part_with_focus (parts);
  /* an empty log has nothing to hold the focus */
  for (int tried = 0; tried < N_PARTS; tried++) {
    part = (part + by + N_PARTS) % N_PARTS;
    bring_up (self, part);
    if (focus (self, parts[part]))
      return;
  }
}

/* Past what is typed into: single keys are to be heard. */
void
yc_table_page_focus_board (YcTablePage *self)
{
  /* what is over is gone through, and typing is not meant */
  GtkWidget *const part = gtk_widget_get_visible (GTK_WIDGET (self->replay))
                            ? GTK_WIDGET (self->replay)
                            : self->board_part;

  if (yc_focus_in (part) == NULL)
    gtk_widget_child_focus (part, GTK_DIR_TAB_FORWARD);
  while (GTK_IS_EDITABLE (yc_focus_beside (part))
         && gtk_widget_child_focus (part, GTK_DIR_TAB_FORWARD))
    continue;
}

/* ---- Where they stand ---- */

/* Under the players, unless those are a page of their own. */
static void
place_aside (YcTablePage *self, gboolean one_at_a_time)
{
  AdwBin *place = one_at_a_time ? self->under_board : self->under_players;
  AdwBin *other = one_at_a_time ? self->under_players : self->under_board;

  if (self->game->aside_of == NULL || adw_bin_get_child (place) != NULL)
    return;
  adw_bin_set_child (other, NULL);
  adw_bin_set_child (place, self->game->aside_of (self));
}

void
yc_table_page_place_parts (YcTablePage *self)
{
  const gboolean one_at_a_time = adw_leaflet_get_folded (self->panes);

  place_aside (self, one_at_a_time);
  gtk_widget_set_visible (GTK_WIDGET (self->log), one_at_a_time || !self->log_folded);
  gtk_widget_set_visible (self->log_toggle, !one_at_a_time);
  gtk_widget_set_visible (GTK_WIDGET (self->untold_words), !one_at_a_time);
}

void
yc_table_page_fold_log (YcTablePage *self, gboolean folded)
{
  self->log_folded = folded;
  yc_table_page_place_parts (self);
}

void
yc_table_page_swiped (YcTablePage *self)
{
  const char *shown = adw_leaflet_get_visible_child_name (self->panes);
  GtkWidget *button = g_strcmp0 (shown, "players") == 0 ? self->show_players
                      : g_strcmp0 (shown, "log") == 0   ? self->show_log
                                                        : self->show_board;

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}

void
yc_table_page_pane_toggled (GtkToggleButton *button, YcTablePage *self)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  adw_leaflet_set_visible_child_name (self->panes,
                                      GTK_WIDGET (button) == self->show_players ? "players"
                                      : GTK_WIDGET (button) == self->show_log   ? "log"
                                                                                : "board");
}

static gboolean
show_switcher (gpointer data)
{
  YcTablePage *self = data;

  self->folding = 0;
  gtk_widget_set_visible (self->switcher, adw_leaflet_get_folded (self->panes));
  yc_table_page_place_parts (self);
  return G_SOURCE_REMOVE;
}

void
yc_table_page_panes_folded (YcTablePage *self)
{
  if (self->folding == 0)
    self->folding = g_idle_add_full (G_PRIORITY_HIGH_IDLE, show_switcher, self, NULL);
}

static gboolean
fits (YcTablePage *self, int width)
{
  int height;

  gtk_widget_measure (self->board, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height <= gtk_widget_get_height (GTK_WIDGET (self->board_pane));
}

gboolean
yc_table_page_give_room (GtkWidget *page,
                         GdkFrameClock *clock G_GNUC_UNUSED,
                         gpointer data G_GNUC_UNUSED)
{
  YcTablePage *self = YC_TABLE_PAGE (page);
  const int width = gtk_widget_get_width (self->board);

  if (width == 0)
    return G_SOURCE_CONTINUE;
  if (yc_session_get_setup (self->session)->n_seats >= MANY && !adw_leaflet_get_folded (self->panes)
      && !fits (self, width) && fits (self, width + gtk_widget_get_width (GTK_WIDGET (self->log))))
    g_object_set (self, "log-shown", FALSE, NULL);
  return G_SOURCE_REMOVE;
}
