/* test-window-menus.c: the menu of every page offers what is the program's, and what its keys are.
 */

#include "failure-page.h"
#include "history/curves-page.h"
#include "table-page.h"
#include "window-desk.h"

#include <string.h>

/* The actions of a menu and of its sections, each between spaces. */
static void
list_actions (GMenuModel *menu, GString *actions)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
    g_autofree char *action = NULL;

    if (section != NULL)
      list_actions (section, actions);
    else if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &action))
      g_string_append_printf (actions, " %s ", action);
  }
}

/* What F10 opens on the page that is shown: some menus are made only then. */
static GtkMenuButton *
primary_menu_of (GtkWidget *page)
{
  GtkWidget *button, *primary = NULL;

  for (guint i = 0; (button = app_test_find_nth (page, GTK_TYPE_MENU_BUTTON, i)) != NULL; i++)
    if (gtk_menu_button_get_primary (GTK_MENU_BUTTON (button))) {
      g_assert_null (primary);
      primary = button;
    }
  g_assert_nonnull (primary);
  return GTK_MENU_BUTTON (primary);
}

static void
assert_menu_of_program (GtkWidget *page)
{
  static const char *const actions[]
    = { " app.preferences ", " win.show-help-overlay ", " app.help ", " app.about " };
  GtkMenuButton *button = primary_menu_of (page);
  g_autoptr (GString) listed = g_string_new (NULL);

  gtk_menu_button_popup (button);
  app_test_wait (20);
  list_actions (gtk_menu_button_get_menu_model (button), listed);
  gtk_menu_button_popdown (button);
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    g_assert_nonnull (strstr (listed->str, actions[i]));
  g_assert_nonnull (gtk_widget_get_tooltip_text (GTK_WIDGET (button)));
}

/* Each over the one before. */
static void
test_menus (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const actions[] = { "win.new-session", "win.cards",   "win.case-book",
                                         "win.puzzles",     "win.persons", "win.all-games" };
  GtkWidget *page = window_desk_open (desk);

  assert_menu_of_program (page);
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++) {
    GtkWidget *before = page;

    page = window_desk_page_after (desk, actions[i], NULL, NULL);
    g_assert_true (page != before);
    assert_menu_of_program (page);
  }
}

static void
test_menus_of_a_table (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  window_desk_open (desk);
  g_assert_true (YC_IS_TABLE_PAGE (window_desk_begin_session (desk)));
  /* nobody pays for a menu that nobody opens */
  g_assert_null (gtk_menu_button_get_popover (primary_menu_of (yc_window_get_page (desk->window))));
  assert_menu_of_program (yc_window_get_page (desk->window));
  window_desk_page_after (desk, "win.curves", NULL, NULL);
  g_assert_true (YC_IS_CURVES_PAGE (yc_window_get_page (desk->window)));
  assert_menu_of_program (yc_window_get_page (desk->window));
}

static void
test_menu_of_a_failure (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page;

  g_assert_true (g_file_set_contents (desk->path, "a shopping list", -1, NULL));
  page = window_desk_open (desk);
  g_assert_true (YC_IS_FAILURE_PAGE (page));
  assert_menu_of_program (page);
}

/* On a laptop of 1366×768, with a bar of the desktop, every key can be seen. */
static void
test_all_keys (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *window;
  int width, height;

  window_desk_open (desk);
  gtk_widget_activate_action (GTK_WIDGET (desk->window), "win.show-help-overlay", NULL);
  app_test_wait (50);
  window = app_test_window (GTK_TYPE_SHORTCUTS_WINDOW);
  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  g_assert_cmpint (width, >, 0);
  g_assert_cmpint (width, <=, 1366);
  g_assert_cmpint (height, <=, 720);
}

int
main (int argc, char *argv[])
{
  window_desk_init (&argc, &argv);

  window_desk_test ("/window-menus/pages", test_menus);
  window_desk_test ("/window-menus/table", test_menus_of_a_table);
  window_desk_test ("/window-menus/failure", test_menu_of_a_failure);
  window_desk_test ("/window-menus/all-keys", test_all_keys);
  return g_test_run ();
}
