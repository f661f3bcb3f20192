/* window-pages.c: the pages and overviews that the window opens over the one shown. */

#include "window-private.h"

#include "cards/cards-page.h"
#include "dispute/case-book-page.h"
#include "history/curves-page.h"
#include "history/puzzle-page.h"
#include "history/puzzles-page.h"
#include "judge/rules-dialog.h"
#include "new-session-page.h"
#include "persons/person-page.h"
#include "persons/persons-page.h"

static void
new_session (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  YcWindow *self = YC_WINDOW (widget);
  GtkWidget *page;

  if (self->database == NULL || YC_IS_NEW_SESSION_PAGE (yc_window_get_page (self)))
    return;
  page = yc_new_session_page_new (self->database);
  g_signal_connect_object (page, "begun", G_CALLBACK (yc_window_show_session), self,
                           G_CONNECT_SWAPPED);
  yc_window_push_page (self, page);
}

static void
show_cards (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  YcWindow *self = YC_WINDOW (widget);
  YcTablePage *before = yc_window_table_shown (self);
  GtkWidget *page;

  if (self->database == NULL || YC_IS_CARDS_PAGE (yc_window_get_page (self)))
    return;
  page = yc_cards_page_new (self->database);
  if (before != NULL) {
    YcSession *session = yc_table_page_get_session (before);

    yc_table_page_drop_wish (before);
    yc_cards_page_show_game (YC_CARDS_PAGE (page), yc_session_get_game (session));
  }
  yc_window_push_page (self, page);
}

static void
show_rules (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  YcTablePage *table = yc_window_table_shown (YC_WINDOW (widget));

  if (table != NULL)
    gtk_widget_activate_action (GTK_WIDGET (table), "table.rules", NULL);
  else
    yc_rules_dialog_open (widget, NULL, YC_NO_RULE);
}

static void
show_case_book (GtkWidget *widget,
                const char *action G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  YcWindow *self = YC_WINDOW (widget);

  if (self->database != NULL && !YC_IS_CASE_BOOK_PAGE (yc_window_get_page (self)))
    yc_window_push_page (self, yc_case_book_page_new (self->database));
}

static void
show_curves (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  YcTablePage *table = yc_window_table_shown (YC_WINDOW (widget));

  if (table != NULL)
    yc_window_push_page (YC_WINDOW (widget), yc_curves_page_new (yc_table_page_get_view (table)));
}

/* Takes the page over, or says why there is none. */
static void
push_page_or_say (YcWindow *self, GtkWidget *page, const GError *error)
{
  if (page != NULL)
    yc_window_push_page (self, page);
  else
    yc_window_say (self, error->message);
}

static void
open_puzzle (YcWindow *self, YcPuzzle *puzzle, YcPuzzlesPage *puzzles)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *page = yc_puzzle_page_new (puzzle, self->database, &error);

  if (page != NULL)
    g_signal_connect_object (page, "tried", G_CALLBACK (yc_puzzles_page_sort), puzzles,
                             G_CONNECT_SWAPPED);
  push_page_or_say (self, page, error);
}

static void
show_puzzles (GtkWidget *widget,
              const char *action G_GNUC_UNUSED,
              GVariant *parameter G_GNUC_UNUSED)
{
  YcWindow *self = YC_WINDOW (widget);
  GtkWidget *page;

  if (self->database == NULL || YC_IS_PUZZLES_PAGE (yc_window_get_page (self)))
    return;
  page = yc_puzzles_page_new (self->database);
  g_signal_connect_object (page, "opened", G_CALLBACK (open_puzzle), self, G_CONNECT_SWAPPED);
  yc_window_push_page (self, page);
}

static void
show_persons (GtkWidget *widget,
              const char *action G_GNUC_UNUSED,
              GVariant *parameter G_GNUC_UNUSED)
{
  YcWindow *self = YC_WINDOW (widget);
  g_autoptr (GError) error = NULL;

  GtkWidget *page;

  if (self->database == NULL)
    return;
  page = yc_persons_page_new (self->database, &error);
  push_page_or_say (self, page, error);
}

static void
show_person (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *name)
{
  YcWindow *self = YC_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  GtkWidget *page;

  if (self->database == NULL)
    return;
  page = yc_person_page_new (self->database, g_variant_get_string (name, NULL), &error);
  push_page_or_say (self, page, error);
}

static void
show_pair (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *names)
{
  YcWindow *self = YC_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  const char *name, *other;
  GtkWidget *page;

  if (self->database == NULL)
    return;
  g_variant_get (names, "(&s&s)", &name, &other);
  page = yc_person_page_new_pair (self->database, name, other, &error);
  push_page_or_say (self, page, error);
}

static void
show_all_games (GtkWidget *widget,
                const char *action G_GNUC_UNUSED,
                GVariant *nothing G_GNUC_UNUSED)
{
  YcWindow *self = YC_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  GtkWidget *page;

  if (self->database == NULL)
    return;
  page = yc_person_page_new_table (self->database, &error);
  push_page_or_say (self, page, error);
}

static void
search (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  GtkWidget *page = yc_window_get_page (YC_WINDOW (widget));
  YcTablePage *table = yc_window_table_shown (YC_WINDOW (widget));

  if (YC_IS_SESSIONS_PAGE (page))
    yc_sessions_page_search (YC_SESSIONS_PAGE (page));
  else if (table != NULL)
    gtk_widget_activate_action (GTK_WIDGET (table), "table.find-card", NULL);
}

/* The overview of the keys is large and seldom wanted: it is made when it is. */
static void
show_help_overlay (GtkWidget *widget,
                   const char *action G_GNUC_UNUSED,
                   GVariant *parameter G_GNUC_UNUSED)
{
  GtkApplicationWindow *window = GTK_APPLICATION_WINDOW (widget);

  if (gtk_application_window_get_help_overlay (window) == NULL) {
    g_autoptr (GtkBuilder) builder
      = gtk_builder_new_from_resource ("/io/github/yellowcake/Yellowcake/shortcuts.ui");

    gtk_application_window_set_help_overlay (
      window, GTK_SHORTCUTS_WINDOW (gtk_builder_get_object (builder, "help_overlay")));
  }
  gtk_window_present (GTK_WINDOW (gtk_application_window_get_help_overlay (window)));
}

/* From whatever is shown back to the list, as somebody searches it who is not here. */
static void
search_for (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *words)
{
  YcWindow *self = YC_WINDOW (widget);
  YcSessionsPage *sessions = yc_window_sessions_page (self);

  if (sessions == NULL)
    return;
  adw_leaflet_set_visible_child (self->pages, GTK_WIDGET (sessions));
  yc_sessions_page_search_for (sessions, g_variant_get_string (words, NULL));
}

void
yc_window_install_page_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.new-session", NULL, new_session);
  gtk_widget_class_install_action (widget_class, "win.cards", NULL, show_cards);
  gtk_widget_class_install_action (widget_class, "win.curves", NULL, show_curves);
  gtk_widget_class_install_action (widget_class, "win.case-book", NULL, show_case_book);
  gtk_widget_class_install_action (widget_class, "win.persons", NULL, show_persons);
  gtk_widget_class_install_action (widget_class, "win.puzzles", NULL, show_puzzles);
  gtk_widget_class_install_action (widget_class, "win.person", "s", show_person);
  gtk_widget_class_install_action (widget_class, "win.pair", "(ss)", show_pair);
  gtk_widget_class_install_action (widget_class, "win.all-games", NULL, show_all_games);
  gtk_widget_class_install_action (widget_class, "win.rules", NULL, show_rules);
  gtk_widget_class_install_action (widget_class, "win.search", NULL, search);
  gtk_widget_class_install_action (widget_class, "win.show-help-overlay", NULL, show_help_overlay);
  gtk_widget_class_install_action (widget_class, "win.search-for", "s", search_for);
}
