/* random-hand.c: see random-hand.h. */

#include "random-hand.h"

#include "dress.h"
#include "managed.h"
#include "manhattan/space-button.h"
#include "play/log-row.h"
#include "play/log-view.h"
#include "play/play-entry.h"
#include "walk.h"
#include "widgets/card-button.h"

#include <time.h>

#define LEGAL_OF_TEN 8   /* taps at what is marked as legal */
#define COMING_IN    800 /* milliseconds in which a page comes in */

/* ---- The window ---- */

static gboolean
is_over (gpointer over)
{
  *(gboolean *) over = TRUE;
  return G_SOURCE_REMOVE;
}

/* With the first frames a page finds out how much room there is. */
static void
come_in (Table *table)
{
  YcWindow *window = YC_WINDOW (table->window);
  gboolean over = FALSE;

  g_timeout_add (COMING_IN, is_over, &over);
  while (gtk_widget_get_width (yc_window_get_page (window)) == 0 || !over)
    g_main_context_iteration (NULL, TRUE);
  table->page = yc_window_get_page (window);
}

/* That is drawn with the next frame, as a page that comes in. */
static void
unfold_log (Table *table)
{
  g_autoptr (GPtrArray) logs = NULL;

  g_object_set (table->page, "log-shown", TRUE, NULL);
  logs = find_all (table->page, YC_TYPE_LOG_VIEW);
  while (!gtk_widget_get_mapped (logs->pdata[0]))
    g_main_context_iteration (NULL, TRUE);
}

static void
sit_down (Table *table)
{
  come_in (table);
  g_assert_true (YC_IS_TABLE_PAGE (table->page));
  g_set_object (&table->session, yc_table_page_get_session (YC_TABLE_PAGE (table->page)));
  table->view = yc_table_page_get_view (YC_TABLE_PAGE (table->page));
  unfold_log (table);
}

void
hand_begin (Table *table, const char *text)
{
  g_autoptr (GError) error = NULL;
  YcWindow *window = YC_WINDOW (table->window);
  g_autoptr (YcSession) session = yc_session_begin (yc_window_get_database (window), text, &error);

  g_assert_no_error (error);
  yc_window_show_session (window, session);
  sit_down (table);
}

void
hand_search (Table *table, const char *words)
{
  gtk_widget_activate_action (table->window, "win.search-for", "s", words);
  come_in (table);
  table->view = NULL;
}

void
hand_return (Table *table)
{
  gtk_widget_activate_action (table->window, "win.open-session", "s",
                              yc_session_get_uuid (table->session));
  sit_down (table);
}

Table *
hand_open (const char *path)
{
  Table *table = g_new0 (Table, 1);

  manage_display ();
  dress ();
  table->window = GTK_WIDGET (yc_window_new (GTK_APPLICATION (g_application_get_default ()), path));
  gtk_window_set_default_size (GTK_WINDOW (table->window), 1366, 768);
  gtk_window_present (GTK_WINDOW (table->window));
  while (yc_window_get_database (YC_WINDOW (table->window)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  return table;
}

void
hand_close (Table *table)
{
  gtk_window_destroy (GTK_WINDOW (table->window));
  settle ();
  g_clear_object (&table->session);
  g_free (table);
}

/* ---- What can be tapped ---- */

static void
collect_taps (GtkWidget *widget, GPtrArray *found, gboolean legal)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return;
  if ((YC_IS_SPACE_BUTTON (widget) || YC_IS_CARD_BUTTON (widget))
      && (!legal || gtk_widget_has_css_class (widget, "yc-legal")))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_taps (child, found, legal);
}

GtkWidget *
hand_find_tap (Table *table, GRand *random)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  if (g_rand_int_range (random, 0, 10) < LEGAL_OF_TEN)
    collect_taps (table->page, found, TRUE);
  if (found->len == 0)
    collect_taps (table->page, found, FALSE);
  return found->len > 0 ? found->pdata[g_rand_int_range (random, 0, (gint32) found->len)] : NULL;
}

GtkWidget *
hand_find_record (Table *table)
{
  GtkWidget *record = find_button (table->page, "Record");

  return record != NULL && gtk_widget_get_mapped (record) ? record : NULL;
}

/* ---- What can be typed ---- */

static void
add_play (const YcPlay *play, gpointer plays)
{
  g_array_append_val (plays, *play);
}

char *
hand_legal_line (Table *table, GRand *random)
{
  g_autoptr (GArray) plays = g_array_new (FALSE, FALSE, sizeof (YcPlay));

  yc_view_each_legal_play (table->view, add_play, plays);
  if (plays->len == 0)
    return NULL;
  return yc_session_write_play (
    table->session,
    &g_array_index (plays, YcPlay, g_rand_int_range (random, 0, (gint32) plays->len)));
}

GtkWidget *
hand_find_entry (Table *table)
{
  g_autoptr (GPtrArray) entries = find_all (table->page, YC_TYPE_PLAY_ENTRY);
  g_autoptr (GPtrArray) fields = find_all (entries->pdata[0], GTK_TYPE_ENTRY);

  return fields->pdata[0];
}

/* ---- What is seen, and what it takes ---- */

gboolean
hand_sees_last_line (Table *table)
{
  g_autoptr (GPtrArray) logs = find_all (table->page, YC_TYPE_LOG_VIEW);
  g_autoptr (GPtrArray) rows = find_all (table->page, YC_TYPE_LOG_ROW);
  const guint last = yc_session_get_n_events (table->session);
  graphene_rect_t place;

  for (guint i = rows->len; i-- > 0;) {
    YcEntry *entry = yc_log_row_get_entry (rows->pdata[i]);

    if (entry != NULL && yc_entry_get_event (entry) == last
        && gtk_widget_get_mapped (rows->pdata[i])
        && gtk_widget_compute_bounds (rows->pdata[i], logs->pdata[0], &place))
      return place.origin.y >= 0
             && place.origin.y + place.size.height
                  <= (float) gtk_widget_get_height (logs->pdata[0]) + 1;
  }
  return FALSE;
}

double
hand_busy_milliseconds (void)
{
  struct timespec spent;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &spent);
  return (double) spent.tv_sec * 1e3 + (double) spent.tv_nsec / 1e6;
}
