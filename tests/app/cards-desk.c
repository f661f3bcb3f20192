/* cards-desk.c: see cards-desk.h. */

#include "cards-desk.h"

#include "cards/card-row.h"
#include "cards/cards-list.h"
#include "cards/teach-dialog.h"

static void
count_change (Desk *desk)
{
  desk->changes++;
}

void
cards_desk_set_up (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  desk->database = app_test_database ();
  desk->page = yc_cards_page_new (desk->database);
  g_signal_connect_swapped (yc_cards_page_get_collection (YC_CARDS_PAGE (desk->page)), "changed",
                            G_CALLBACK (count_change), desk);
  desk->window = app_test_show (desk->page, 800, 700);
}

void
cards_desk_tear_down (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  gtk_window_destroy (desk->window);
  app_test_wait (50);
  g_object_unref (desk->database);
}

YcCollection *
cards_desk_collection (Desk *desk)
{
  return yc_cards_page_get_collection (YC_CARDS_PAGE (desk->page));
}

void
cards_desk_teach (Desk *desk, const char *definition)
{
  g_autoptr (GError) error = NULL;

  yc_collection_teach (cards_desk_collection (desk), definition, &error);
  g_assert_no_error (error);
}

/* What the heading of a kind says, as the list has it now. */
static char *
counts_of (Desk *desk, const char *title)
{
  g_autoptr (GListModel) list = yc_cards_list_new (cards_desk_collection (desk));

  for (guint i = 0; i < g_list_model_get_n_items (list); i++) {
    g_autoptr (GtkStringObject) item = g_list_model_get_item (list, i);
    const char *key = gtk_string_object_get_string (item);
    g_autofree char *its = yc_cards_list_is_heading (key) ? yc_cards_list_title (key) : NULL;

    if (g_strcmp0 (its, title) == 0)
      return yc_cards_list_counts (cards_desk_collection (desk), key);
  }
  return g_strdup ("");
}

void
cards_desk_assert_counts (Desk *desk, const char *title, const char *expected)
{
  g_autofree char *counts = counts_of (desk, title);

  g_assert_cmpstr (counts, ==, expected);
}

/* The words of the first rows on the screen, one a line. */
char *
cards_desk_rows (Desk *desk)
{
  GString *text = g_string_new (NULL);
  GtkWidget *row;

  app_test_wait (50);
  for (guint i = 0; (row = app_test_find_nth (desk->page, YC_TYPE_CARD_ROW, i)) != NULL; i++)
    g_string_append_printf (text, "%s\n", yc_card_row_get_words (YC_CARD_ROW (row)));
  return g_string_free (text, FALSE);
}

/* Until the page has changed something, or said why not. */
void
cards_desk_wait_for_change (Desk *desk, guint changes)
{
  for (int tries = 0; tries < 100 && desk->changes == changes; tries++) {
    app_test_wait (20);
    if (app_test_window (ADW_TYPE_MESSAGE_DIALOG) != NULL)
      return;
  }
}

void
cards_desk_merge (Desk *desk, const char *key, const char *other)
{
  const guint changes = desk->changes;

  yc_cards_page_merge (YC_CARDS_PAGE (desk->page), key, other);
  cards_desk_wait_for_change (desk, changes);
}

void
cards_desk_restore (Desk *desk, const char *key)
{
  const guint changes = desk->changes;

  gtk_widget_activate_action (desk->page, "cards.restore", "s", key);
  cards_desk_wait_for_change (desk, changes);
}

/* The window that holds a widget of this type. */
GtkWidget *
cards_desk_window_with (GType type)
{
  for (guint i = 0; i < g_list_model_get_n_items (gtk_window_get_toplevels ()); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (gtk_window_get_toplevels (), i);

    if (app_test_find (window, type, NULL) != NULL)
      return window;
  }
  return NULL;
}

GtkWidget *
cards_desk_edit (Desk *desk, const char *key)
{
  GtkWidget *dialog;

  gtk_widget_activate_action (desk->page, "cards.edit", "s", key);
  app_test_wait (30);
  dialog = app_test_window (YC_TYPE_TEACH_DIALOG);
  g_assert_nonnull (dialog);
  return dialog;
}
