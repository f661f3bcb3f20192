/* test-table-screen.c: the screen for everybody follows the table, tells nothing private, and goes
 * with the table. */

#include "screen/table-screen.h"
#include "table-fixture.h"
#include "walk.h"
#include "widgets/description.h"

static GtkWidget *
screen_of (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (toplevels, i);

    if (YC_IS_TABLE_SCREEN (window))
      return window;
  }
  return NULL;
}

static GtkWidget *
open_screen (Table *table)
{
  gtk_widget_activate_action (table->page, "table.screen", NULL);
  settle ();
  g_assert_nonnull (screen_of ());
  return screen_of ();
}

/* All that can be read below `root` or heard of it: labels and tooltips. */
static void
collect_words (GtkWidget *root, GString *words)
{
  if (!gtk_widget_get_visible (root))
    return;
  if (GTK_IS_LABEL (root))
    g_string_append_printf (words, "%s\n", gtk_label_get_text (GTK_LABEL (root)));
  if (yc_tooltip_get (root) != NULL)
    g_string_append_printf (words, "%s\n", yc_tooltip_get (root));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_words (child, words);
}

static char *
words_of (GtkWidget *root)
{
  GString *words = g_string_new (NULL);

  collect_words (root, words);
  return g_string_free (words, FALSE);
}

static void
assert_reads (GtkWidget *screen, const char *text)
{
  g_autofree char *words = words_of (screen);

  if (strstr (words, text) == NULL)
    g_error ("the screen does not say “%s”, but:\n%s", text, words);
}

static void
test_follows (void)
{
  Table *table = table_open_playthrough ("board-3p");
  GtkWidget *screen = open_screen (table);

  assert_reads (screen, "Ana");
  type_play (table, "blue place mine-2 L");
  settle ();
  assert_reads (screen, "Mine 2");
  assert_reads (screen, "places 1 laborer on Mine 2");
  gtk_widget_activate_action (table->page, "table.undo", NULL);
  settle ();
  g_autofree char *words = words_of (screen);
  g_assert_null (strstr (words, "places 1 laborer on Mine 2"));
  table_close (table);
  settle ();
  /* it does not stay without its table */
  g_assert_null (screen_of ());
}

/* What is against the rules is said with its reason. */
static void
test_ruling (void)
{
  Table *table = table_open_playthrough ("board-3p");
  GtkWidget *screen = open_screen (table);

  type_play (table, "blue place mine-3 L ! \"we noticed too late\"");
  settle ();
  assert_reads (screen, "Against the rules");
  table_close (table);
}

/* The same key takes it away again, and it can be closed by itself. */
static void
test_closed (void)
{
  Table *table = table_open_playthrough ("board-3p");

  open_screen (table);
  gtk_widget_activate_action (table->page, "table.screen", NULL);
  settle ();
  g_assert_null (screen_of ());
  gtk_window_close (GTK_WINDOW (open_screen (table)));
  settle ();
  g_assert_null (screen_of ());
  g_assert_nonnull (open_screen (table));
  table_close (table);
}

/* A hand that is told to the program is not told to everybody. */
static void
test_private (void)
{
  Table *table = table_open_playthrough ("card-3p");
  GtkWidget *screen = open_screen (table);
  g_autofree char *before = words_of (screen);

  gtk_widget_activate_action (table->page, "table.hands-shown", NULL);
  type_play (table, "table hand red m2 m4 e1 m5 f1");
  settle ();
  assert_last (table, "table hand red m2 m4 e1 m5 f1");
  assert_reads (screen, "Landmark");
  g_autofree char *after = words_of (screen);
  g_assert_cmpstr (before, ==, after);
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/table-screen/follows", test_follows);
  g_test_add_func ("/table-screen/ruling", test_ruling);
  g_test_add_func ("/table-screen/closed", test_closed);
  g_test_add_func ("/table-screen/private", test_private);
  return g_test_run ();
}
