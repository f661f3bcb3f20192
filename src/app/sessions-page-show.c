/* sessions-page-show.c: which sessions the start page shows, and above them the running one. */

#include "sessions-page-private.h"

#include "compat.h"
#include "retelling.h"
#include "sessions/session-menu.h"
#include "words-match.h"
#include "yc-config.h"

void
yc_sessions_page_say (YcSessionsPage *self, const GError *error)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.toast", "s", error->message);
}

void
yc_sessions_page_show_match (YcSessionsPage *self, YcSessionRow *row, const YcArchiveEntry *entry)
{
  g_autofree char *match
    = entry->match != NULL ? yc_words_match (self->database, entry->match) : NULL;

  yc_session_row_set_match (row, match);
}

/* The running session stands above the list, so it is left out there, but a search looks
 * everywhere. */
static gint64
show_running (YcSessionsPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (YcArchiveEntry) entry = yc_archive_get_running (self->database, &error);
  g_autoptr (GMenuModel) menu = NULL, before = NULL;

  if (error != NULL)
    yc_sessions_page_say (self, error);
  gtk_widget_set_visible (self->running_card,
                          entry != NULL && !yc_sessions_page_is_searching (self));
  g_free (self->running);
  self->running = entry == NULL ? NULL : g_strdup (entry->uuid);
  if (entry == NULL)
    return 0;
  yc_session_row_show (self->running_row, entry);
  yc_sessions_page_show_match (self, self->running_row, entry);
  g_set_object (&before, gtk_menu_button_get_menu_model (self->running_menu));
  menu = yc_session_menu_new (entry);
  gtk_menu_button_set_menu_model (self->running_menu, menu);
  if (before != NULL)
    yc_menu_let_go (before);
  return entry->id;
}

/* The large icons get their names only when they are seen: even a hidden one is read at once, and
 * what draws SVG is a library as large as the rest of the program. */
static void
show_status (YcSessionsPage *self)
{
  gboolean searching = yc_sessions_page_is_searching (self);

  if (searching)
    yc_sessions_page_show_not_found (self);
  else
    adw_status_page_set_icon_name (self->empty, APP_ID);
  gtk_stack_set_visible_child_name (self->content, searching ? "nothing" : "empty");
}

static void
choose_content (YcSessionsPage *self)
{
  gboolean any = g_list_model_get_n_items (G_LIST_MODEL (self->history)) > 0;

  gtk_widget_set_visible (self->earlier, any);
  if (any || gtk_widget_get_visible (self->running_card))
    gtk_stack_set_visible_child_name (self->content, "sessions");
  else
    show_status (self);
}

/* ---- Results that become known --------------------------------------------------------------- */

/* Whoever plays waits for no list: it is read anew when somebody comes back to it. */
static gboolean
is_out_of_sight (YcSessionsPage *self)
{
  self->stale = self->stale || !gtk_widget_get_mapped (GTK_WIDGET (self));
  return self->stale;
}

static void
session_told (YcRetelling *retelling G_GNUC_UNUSED, gint64 session, YcSessionsPage *self)
{
  if (!is_out_of_sight (self))
    yc_history_renew (self->history, session);
}

/* A session of which nothing was known may be the one to go on with. */
static void
retelling_went_on (YcRetelling *retelling, GParamSpec *pspec G_GNUC_UNUSED, YcSessionsPage *self)
{
  const double progress = yc_retelling_get_progress (retelling);

  gtk_progress_bar_set_fraction (self->retelling, progress);
  gtk_widget_set_visible (GTK_WIDGET (self->retelling), progress < 1);
  if (is_out_of_sight (self))
    return;
  g_autoptr (YcArchiveEntry) running = yc_archive_get_running (self->database, NULL);
  if (g_strcmp0 (running == NULL ? NULL : running->uuid, self->running) != 0
      || (progress == 1 && yc_sessions_page_is_searching (self)))
    yc_sessions_page_refresh (self);
}

static void
follow_retelling (YcSessionsPage *self)
{
  YcRetelling *retelling = yc_retelling_of (self->database);

  g_signal_connect_object (retelling, "told", G_CALLBACK (session_told), self, 0);
  g_signal_connect_object (retelling, "notify::progress", G_CALLBACK (retelling_went_on), self, 0);
  yc_retelling_go_on (retelling);
}

/* ---- What is shown --------------------------------------------------------------------------- */

void
yc_sessions_page_refresh (YcSessionsPage *self)
{
  gint64 running;

  g_return_if_fail (YC_IS_SESSIONS_PAGE (self));

  self->stale = FALSE;
  running = show_running (self);
  yc_history_search (self->history, yc_sessions_page_build_query (self),
                     yc_sessions_page_is_searching (self) ? 0 : running);
  choose_content (self);
  if (!self->filled) {
    self->filled = TRUE;
    follow_retelling (self);
  }
}

/* What stands above the list has changed if it was about that, or may stand there now. */
void
yc_sessions_page_renew (YcSessionsPage *self, gint64 session)
{
  g_autoptr (YcArchiveEntry) running = NULL;
  g_autoptr (YcArchiveEntry) entry = NULL;

  g_return_if_fail (YC_IS_SESSIONS_PAGE (self));

  running = yc_archive_get_running (self->database, NULL);
  entry = yc_archive_get (self->database, session, NULL);
  if (g_strcmp0 (running == NULL ? NULL : running->uuid, self->running) != 0
      || (entry != NULL && (entry->shelf & YC_SHELVES_LISTED) != 0))
    yc_sessions_page_refresh (self);
  else
    yc_history_renew (self->history, session);
  choose_content (self);
}

YcDatabase *
yc_sessions_page_get_database (YcSessionsPage *self)
{
  g_return_val_if_fail (YC_IS_SESSIONS_PAGE (self), NULL);

  return self->database;
}
