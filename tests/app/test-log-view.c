/* test-log-view.c: what the log of a long game takes does not grow with the game. The linker leads
 * every row that is made and every event that is phrased past here. */

#include "play/log-row.h"
#include "play/log-view.h"
#include "table-fixture.h"
#include "walk.h"
#include "words.h"

#define KEPT 300 /* rows at most that a list keeps around those in sight */
#define TALL 56  /* that fill a tall screen */

static guint n_rows, n_phrased;

GtkWidget *__real_yc_log_row_new (void);
GtkWidget *__wrap_yc_log_row_new (void);
char *__real_yc_words_entry (const YcRecord *record, const YcPosition *before, const YcPlay *play);
char *__wrap_yc_words_entry (const YcRecord *record, const YcPosition *before, const YcPlay *play);

GtkWidget *
__wrap_yc_log_row_new (void)
{
  n_rows++;
  return __real_yc_log_row_new ();
}

char *
__wrap_yc_words_entry (const YcRecord *record, const YcPosition *before, const YcPlay *play)
{
  n_phrased++;
  return __real_yc_words_entry (record, before, play);
}

static Table *
open_game (const char *name)
{
  g_autofree char *text = yc_sample_text (name);

  n_rows = n_phrased = 0;
  return table_open (text, G_MAXUINT);
}

/* Until there are so many entries in the list, or all. */
static void
wait_for_entries (Table *table, guint n)
{
  while (n_in_log (table) < MIN (n, yc_session_get_n_events (table->session)))
    g_main_context_iteration (NULL, TRUE);
  settle ();
}

static void
frame_drawn (GdkFrameClock *clock G_GNUC_UNUSED, guint *frames)
{
  ++*frames;
}

static void
wait_for_frame (Table *table)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (table->page);
  guint frames = 0;
  const gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (frame_drawn), &frames);

  while (frames == 0)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}

static gboolean
press_in_log (Table *table, guint key)
{
  g_autoptr (GPtrArray) logs = find_all (table->page, YC_TYPE_LOG_VIEW);

  return press_key_in (table, logs->pdata[0], key, 0);
}

/* Where the row of an event is in the log; FALSE if it has none. */
static gboolean
place_of (Table *table, guint event, graphene_rect_t *place)
{
  g_autoptr (GPtrArray) logs = find_all (table->page, YC_TYPE_LOG_VIEW);
  g_autoptr (GPtrArray) rows = find_all (table->page, YC_TYPE_LOG_ROW);

  for (guint i = 0; i < rows->len; i++) {
    YcEntry *entry = yc_log_row_get_entry (rows->pdata[i]);

    if (entry != NULL && yc_entry_get_event (entry) == event
        && gtk_widget_get_mapped (rows->pdata[i]))
      return gtk_widget_compute_bounds (rows->pdata[i], logs->pdata[0], place);
  }
  return FALSE;
}

/* How far below the end of the log the row of an event ends. */
static float
below_end (Table *table, guint event)
{
  g_autoptr (GPtrArray) logs = find_all (table->page, YC_TYPE_LOG_VIEW);
  graphene_rect_t place;

  if (!place_of (table, event, &place))
    return G_MAXFLOAT;
  return place.origin.y + place.size.height - (float) gtk_widget_get_height (logs->pdata[0]);
}

static gboolean
is_in_sight (Table *table, guint event)
{
  graphene_rect_t place;

  return place_of (table, event, &place) && place.origin.y >= -1 && below_end (table, event) <= 1;
}

/* Until an event is, which takes a frame or two. */
static void
wait_for_sight (Table *table, guint event)
{
  while (!is_in_sight (table, event))
    g_main_context_iteration (NULL, TRUE);
  settle ();
}

/* How many rows there are before anything is shown. */
static guint
count_at_first (const char *name)
{
  g_autofree char *text = yc_sample_text (name);
  g_autoptr (YcSession) session = yc_session_read (text, -1, NULL);
  GtkWidget *page;

  n_rows = n_phrased = 0;
  page = g_object_ref_sink (yc_table_page_new (session));
  g_assert_cmpuint (n_phrased, <=, n_rows + 1);
  g_object_unref (page);
  return n_rows;
}

/* … and when nothing more comes. */
static guint
count_in_the_end (const char *name)
{
  Table *table = open_game (name);

  wait_for_log (table);
  g_assert_cmpuint (n_phrased, <=, n_rows + 1);
  table_close (table);
  return n_rows;
}

static void
test_rows (void)
{
  g_assert_cmpuint (count_at_first ("board-4p"), <=, 20);
  g_assert_cmpuint (count_at_first ("board-5p"), <=, 20);
  g_assert_cmpuint (count_in_the_end ("board-4p"), <=, KEPT);
  g_assert_cmpuint (count_in_the_end ("board-5p"), <=, KEPT);
}

/* The newest event is there at once, also one that is added before the others are there; the oldest
 * can be reached. */
static void
test_ends (void)
{
  Table *table = open_game ("board-5p");

  g_assert_cmpuint (yc_session_note (table->session, "A fine game", NULL), >, 0);
  settle ();
  const guint n = yc_session_get_n_events (table->session);
  const char *newest = yc_entry_get_sentence (yc_view_get_entry (table->view, n));

  g_assert_true (says (table->page, newest));
  wait_for_log (table);
  g_assert_true (press_in_log (table, GDK_KEY_Home));
  wait_for_sight (table, 1);
  table_close (table);
}

static void
scroll_up (Table *table)
{
  g_autoptr (GPtrArray) logs = find_all (table->page, YC_TYPE_LOG_VIEW);
  g_autoptr (GPtrArray) scrolled = find_all (logs->pdata[0], GTK_TYPE_SCROLLED_WINDOW);

  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (scrolled->pdata[0]), 0);
  settle ();
}

/* Whoever goes up finds what was before, and a play that is recorded then leads back to the end;
 * there need be no rows for what is far away. */
static void
test_lazy (void)
{
  Table *table = open_game ("board-5p");
  guint before;

  g_assert_cmpuint (yc_session_get_n_events (table->session), >, 3 * TALL);
  wait_for_log (table);
  g_assert_cmpuint (n_in_log (table), <, 2 * TALL);
  do {
    before = n_in_log (table);
    scroll_up (table);
    wait_for_entries (table, before + 1);
  } while (n_in_log (table) <= 2 * TALL);
  yc_session_note (table->session, "A fine game", NULL);
  while (n_in_log (table) > TALL)
    g_main_context_iteration (NULL, TRUE);
  settle ();
  g_assert_true (says (table->page, "A fine game"));
  table_close (table);
}

/* Plays that follow each other with every frame leave no more rows than that either. */
static void
test_without_pause (void)
{
  Table *table = open_game ("board-3p");

  wait_for_log (table);
  for (guint i = 0; i < 3 * TALL; i++) {
    yc_session_note (table->session, "A fine game", NULL);
    wait_for_frame (table);
    g_assert_cmpuint (n_in_log (table), <, 2 * TALL);
  }
  table_close (table);
}

static guint
event_with_focus (Table *table)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (table->page));
  GtkWidget *row = focus != NULL ? gtk_widget_get_first_child (focus) : NULL;
  YcEntry *entry = YC_IS_LOG_ROW (row) ? yc_log_row_get_entry (YC_LOG_ROW (row)) : NULL;

  return entry != NULL ? yc_entry_get_event (entry) : 0;
}

static void
wait_for_focus (Table *table, guint event)
{
  while (event_with_focus (table) != event)
    g_main_context_iteration (NULL, TRUE);
  settle ();
}

/* The keyboard goes along, whoever goes far, and stays in the log when another play comes. */
static void
test_focus (void)
{
  Table *table = open_game ("board-5p");
  g_autoptr (GPtrArray) logs = find_all (table->page, YC_TYPE_LOG_VIEW);
  const guint n = yc_session_get_n_events (table->session);

  wait_for_log (table);
  g_assert_true (yc_log_view_focus_event (logs->pdata[0], n));
  g_assert_true (press_in_log (table, GDK_KEY_Home));
  wait_for_focus (table, 1);
  g_assert_false (press_in_log (table, GDK_KEY_Home));
  g_assert_true (press_in_log (table, GDK_KEY_End));
  wait_for_focus (table, n);
  g_assert_false (press_in_log (table, GDK_KEY_End));
  gtk_widget_activate_action (table->page, "table.look-at", "u", 9);
  wait_for_focus (table, 9);
  yc_session_note (table->session, "A fine game", NULL);
  settle ();
  g_assert_cmpuint (event_with_focus (table), ==, n + 1);
  g_assert_true (yc_log_view_focus_event (logs->pdata[0], 3));
  g_assert_cmpuint (event_with_focus (table), ==, 3);
  g_assert_true (yc_log_view_focus_event (logs->pdata[0], n + 1));
  g_assert_cmpuint (event_with_focus (table), ==, n + 1);
  g_assert_false (yc_log_view_focus_event (logs->pdata[0], n + 2));
  table_close (table);
}

/* Home in the menu of a row is the menu's. */
static void
test_menu (void)
{
  Table *table = open_game ("board-5p");
  g_autoptr (GPtrArray) menus = NULL;

  wait_for_log (table);
  menus = find_all (GTK_WIDGET (log_list_of (table)), GTK_TYPE_MENU_BUTTON);
  gtk_menu_button_popup (menus->pdata[menus->len - 1]);
  settle ();
  g_assert_nonnull (gtk_widget_get_ancestor (gtk_root_get_focus (gtk_widget_get_root (table->page)),
                                             GTK_TYPE_POPOVER));
  g_assert_false (press_in_log (table, GDK_KEY_Home));
  gtk_menu_button_popdown (menus->pdata[menus->len - 1]);
  settle ();
  table_close (table);
}

/* Looked at, a play has a row, however long ago it was; not yet in the frame that shows the table
 * as it was then. */
static void
test_long_ago (void)
{
  Table *table = open_game ("board-5p");
  const char *then = yc_entry_get_sentence (yc_view_get_entry (table->view, 7));
  guint before;

  wait_for_log (table);
  before = n_in_log (table);
  n_rows = 0;
  gtk_widget_activate_action (table->page, "table.look-at", "u", 7);
  g_assert_false (says (GTK_WIDGET (log_list_of (table)), then));
  wait_for_sight (table, 7);
  g_assert_true (says (GTK_WIDGET (log_list_of (table)), then));
  /* those that were there do, but where more are listed now */
  g_assert_cmpuint (before + n_rows, <=, MAX (before, n_in_log (table)));
  table_close (table);
}

static void
look_at (Table *table, guint event)
{
  gtk_widget_activate_action (table->page, "table.look-at", "u", event);
  wait_for_sight (table, event);
}

static guint
n_in_sight (Table *table)
{
  g_autoptr (GPtrArray) rows = find_all (GTK_WIDGET (log_list_of (table)), YC_TYPE_LOG_ROW);
  guint n = 0;

  for (guint i = 0; i < rows->len; i++)
    n += gtk_widget_get_mapped (rows->pdata[i]);
  return n;
}

/* What was taught may change what any row says: those out of sight wait until they are seen. */
static void
test_taught (void)
{
  Table *table = open_game ("card-5p");
  const guint n = yc_session_get_n_events (table->session);

  wait_for_log (table);
  g_assert_cmpuint (n_in_sight (table) + 5, <, n_in_log (table));
  n_phrased = 0;
  g_assert_true (yc_session_teach (table->session, "plan p8 needs SSE pays U3 points 5", NULL));
  g_assert_cmpuint (n_phrased, <=, 1);
  settle ();
  g_assert_cmpuint (n_phrased, >, 5);
  g_assert_cmpuint (n_phrased, <=, n_in_sight (table) + 1);
  n_phrased = 0;
  look_at (table, n - n_in_sight (table) - 3);
  settle ();
  g_assert_cmpuint (n_phrased, >, 0);
  table_close (table);
}

/* A look at the past leads there also while the log still goes to a play that has just come, and
 * back from it to the end. */
static void
test_there_and_back (void)
{
  Table *table = open_game ("board-5p");
  const guint n = yc_session_get_n_events (table->session) + 1;

  wait_for_log (table);
  g_assert_cmpuint (yc_session_note (table->session, "A fine game", NULL), ==, n);
  look_at (table, 7);
  for (int i = 0; i < 2; i++) {
    gtk_widget_queue_draw (table->page);
    wait_for_frame (table);
    g_assert_true (is_in_sight (table, 7));
  }
  look_at (table, n);
  look_at (table, n - 20);
  look_at (table, n);
  table_close (table);
}

/* Nobody waits for a second frame to see what was recorded, however high its row is. */
static void
test_first_frame (void)
{
  Table *table = open_game ("board-5p");

  wait_for_log (table);
  for (int i = 0; i < 4; i++) {
    g_autofree char *note
      = g_strdup_printf ("%d %s", i,
                         i % 2 == 0 ? "A fine game"
                                    : "A fine game, at which everybody laughed, and which nobody "
                                      "of those who were there is going to forget for a while");

    g_assert_cmpuint (yc_session_note (table->session, note, NULL), >, 0);
    wait_for_frame (table);
    g_assert_cmpfloat (below_end (table, yc_session_get_n_events (table->session)), <=, 1);
    settle ();
  }
  table_close (table);
}

/* A tap on a row looks at its event, wherever the list begins. */
static void
test_look_at (void)
{
  Table *table = open_game ("board-5p");

  g_signal_emit_by_name (log_list_of (table), "activate", 0);
  g_assert_cmpint (yc_view_get_looked_at (table->view), >, 1);
  wait_for_log (table);
  g_assert_true (press_in_log (table, GDK_KEY_Home));
  wait_for_sight (table, 1);
  g_signal_emit_by_name (log_list_of (table), "activate", 0);
  g_assert_cmpint (yc_view_get_looked_at (table->view), ==, 1);
  table_close (table);
}

/* That the first play never happened may change every later one; only what has a row is said
 * again. */
static void
test_amend (void)
{
  Table *table = open_game ("board-5p");
  g_autoptr (GError) error = NULL;

  wait_for_log (table);
  n_rows = n_phrased = 0;
  yc_session_reopen (table->session);
  yc_session_amend (table->session, 1, NULL, &error);
  g_assert_no_error (error);
  settle ();
  g_assert_cmpuint (n_phrased, <=, KEPT);
  g_assert_cmpuint (n_rows, <=, 2);
  table_close (table);
}

/* A play of a live record that would be refused today stands, and its row says why it would be. */
static void
test_since (void)
{
  Table *table = open_game ("example-board-live");

  wait_for_log (table);
  g_assert_true (says (table->page,
                       "Stands, though not by the rules as known today. Red has already "
                       "placed on the main board in this turn."));
  table_close (table);
}

/* A play that somebody objects to says so, and how it was settled. */
static void
test_disputed (void)
{
  Table *table = open_game ("board-2p");
  const guint n = yc_session_get_n_events (table->session);
  YcDispute dispute;
  guint event = n;

  wait_for_log (table);
  while (yc_entry_get_kind (yc_view_get_entry (table->view, event)) != YC_ENTRY_PLAY
         || yc_entry_get_verdict (yc_view_get_entry (table->view, event)) != YC_LEGAL)
    event--;
  yc_session_dispute (table->session, YC_TABLE, event, NULL, NULL);
  settle ();
  g_assert_true (says (table->page, "Disputed"));
  yc_session_settle (table->session, event, YC_DISPUTE_UPHELD, YC_SCOPE_PLAY, NULL, NULL);
  settle ();
  g_assert_true (yc_entry_get_dispute (yc_view_get_entry (table->view, event), &dispute));
  g_assert_true (says (table->page, yc_words_dispute_state (dispute.state)));
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/log-view/rows", test_rows);
  g_test_add_func ("/log-view/ends", test_ends);
  g_test_add_func ("/log-view/lazy", test_lazy);
  g_test_add_func ("/log-view/without-pause", test_without_pause);
  g_test_add_func ("/log-view/focus", test_focus);
  g_test_add_func ("/log-view/menu", test_menu);
  g_test_add_func ("/log-view/taught", test_taught);
  g_test_add_func ("/log-view/long-ago", test_long_ago);
  g_test_add_func ("/log-view/there-and-back", test_there_and_back);
  g_test_add_func ("/log-view/first-frame", test_first_frame);
  g_test_add_func ("/log-view/since", test_since);
  g_test_add_func ("/log-view/disputed", test_disputed);
  g_test_add_func ("/log-view/look-at", test_look_at);
  g_test_add_func ("/log-view/amend", test_amend);
  return g_test_run ();
}
