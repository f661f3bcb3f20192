/* test-spoken-names.c: what a screen reader calls buttons, choices and rows. */

#include "widgets/spoken-names.h"

#include "walk.h"
#include "widgets/description.h"

static GtkWidget *
show (GtkWidget *child)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (child))
    g_main_context_iteration (NULL, TRUE);
  return window;
}

static GtkWidget *
show_row (GtkWidget *row)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_append (GTK_LIST_BOX (list), row);
  return show (list);
}

static void
assert_called (GtkWidget *widget, const char *name)
{
  gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

/* An icon says nothing; the tooltip does, also when it changes. */
static void
test_icon (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("edit-undo-symbolic");
  GtkWidget *window;

  gtk_widget_set_tooltip_text (button, "Undo");
  window = show (button);
  assert_called (button, "Undo");
  gtk_widget_set_tooltip_text (button, "Undo the last");
  assert_called (button, "Undo the last");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
count (GObject *widget G_GNUC_UNUSED, GParamSpec *property G_GNUC_UNUSED, guint *n)
{
  ++*n;
}

static gboolean
has_tooltip (GtkWidget *widget)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean has = FALSE;

  g_signal_emit_by_name (widget, "query-tooltip", 0, 0, FALSE, tooltip, &has);
  return has;
}

static void
assert_described (GtkWidget *widget, const char *words)
{
  g_autofree char *other = gtk_test_accessible_check_property (
    GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);

  g_assert_null (other);
}

/* Whether it is in a window or is still being made; GTK, which then asks the display where the
 * pointer is, hears of the first only. */
static void
test_say (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *window;
  guint told = 0;

  g_signal_connect (box, "notify::tooltip-text", G_CALLBACK (count), &told);
  g_signal_connect (box, "notify::has-tooltip", G_CALLBACK (count), &told);
  yc_widget_say (box, "Money: 3");
  assert_called (box, "Money: 3");
  g_assert_true (gtk_widget_get_visible (box));
  g_assert_cmpuint (told, ==, 1);
  window = show (box);
  yc_widget_say (box, "Money: 4");
  assert_called (box, "Money: 4");
  assert_described (box, "Money: 4");
  g_assert_cmpstr (yc_tooltip_get (box), ==, "Money: 4");
  g_assert_true (has_tooltip (box));
  /* what it is described by stays */
  yc_describe (box, "Pays for buildings.");
  yc_widget_say (box, "Money: 5");
  assert_called (box, "Money: 5");
  assert_described (box, "Pays for buildings.");
  yc_describe (box, NULL);
  assert_described (box, "Money: 5");
  yc_tooltip_show (box, NULL);
  g_assert_null (yc_tooltip_get (box));
  g_assert_false (has_tooltip (box));
  g_assert_cmpuint (told, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The label in the button is its name; the one with the underline is not read before it. */
static void
test_mnemonic (void)
{
  GtkWidget *button = gtk_button_new_with_mnemonic ("_Begin");
  GtkWidget *window = show (button);

  gtk_test_accessible_assert_role (button, GTK_ACCESSIBLE_ROLE_BUTTON);
  g_assert_false (
    gtk_test_accessible_has_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL));
  g_assert_true (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button),
                                                   GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  gtk_button_set_label (GTK_BUTTON (button), "_Go On");
  g_assert_false (
    gtk_test_accessible_has_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_menu_button (void)
{
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *window;

  gtk_widget_set_tooltip_text (button, "Menu");
  window = show (button);
  assert_called (button, "Menu");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_expander (void)
{
  GtkWidget *expander = gtk_expander_new ("Discarded");
  GtkWidget *window = show (expander);

  assert_called (expander, "Discarded");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_combo_row (void)
{
  static const char *const games[] = { "Board", "Cards", NULL };
  g_autoptr (GListModel) model = G_LIST_MODEL (gtk_string_list_new (games));
  GtkWidget *row = adw_combo_row_new ();
  GtkWidget *window;

  adw_combo_row_set_model (ADW_COMBO_ROW (row), model);
  window = show_row (row);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Board");
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 1);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Cards");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_entry_row (void)
{
  GtkWidget *row = adw_entry_row_new ();
  GtkWidget *text = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (row)));
  GtkWidget *window;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), "Reason");
  yc_entry_row_name (ADW_ENTRY_ROW (row));
  window = show_row (row);
  gtk_test_accessible_assert_role (text, GTK_ACCESSIBLE_ROLE_TEXT_BOX);
  assert_called (text, "Reason");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* ---- Lists ---- */

static void
set_up_row (GtkListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  gtk_list_item_set_child (item, adw_bin_new ());
}

static void
bind_row (GtkListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  yc_row_say (gtk_list_item_get_child (item),
              gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

/* It is the item around the row that has the focus. */
static void
test_row (void)
{
  static const char *const lines[] = { "Ana ends the turn.", NULL };
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkNoSelection *model = gtk_no_selection_new (G_LIST_MODEL (gtk_string_list_new (lines)));
  GtkWidget *list, *window;

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_row), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_row), NULL);
  list = gtk_list_view_new (GTK_SELECTION_MODEL (model), factory);
  window = show (list);
  g_autoptr (GPtrArray) rows = find_all (list, ADW_TYPE_BIN);
  g_assert_cmpuint (rows->len, >, 0);
  assert_called (rows->pdata[0], "Ana ends the turn.");
  assert_called (gtk_widget_get_parent (rows->pdata[0]), "Ana ends the turn.");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  yc_spoken_names_mend ();
  g_test_add_func ("/spoken-names/icon", test_icon);
  g_test_add_func ("/spoken-names/say", test_say);
  g_test_add_func ("/spoken-names/mnemonic", test_mnemonic);
  g_test_add_func ("/spoken-names/menu-button", test_menu_button);
  g_test_add_func ("/spoken-names/expander", test_expander);
  g_test_add_func ("/spoken-names/combo-row", test_combo_row);
  g_test_add_func ("/spoken-names/entry-row", test_entry_row);
  g_test_add_func ("/spoken-names/row", test_row);
  return g_test_run ();
}
