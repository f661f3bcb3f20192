/* sweep.c: pages of the ledger, one after the other, through a thread. */

#include "yc-config.h"

#include "sweep.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "journal.h"

/* What the main loop reads at once. */
#define SESSIONS_AT_ONCE 16

typedef struct {
  YcDatabase *database;
  const YcGame *game;
  YcSweepFunc look;
  gpointer data;
  GPtrArray *page;  /* YcArchiveEntry: those in the thread */
  GPtrArray *texts; /* of them; NULL for one of another game, and one that cannot be read */
  gboolean enough;
} Sweep;

static void
sweep_free (gpointer data)
{
  Sweep *self = data;
  g_clear_pointer (&self->page, g_ptr_array_unref);
  g_clear_pointer (&self->texts, g_ptr_array_unref);
  g_object_unref (self->database);
  g_free (self);
}

static void
look_at_page (GTask *task,
              gpointer source G_GNUC_UNUSED,
              gpointer data,
              GCancellable *c G_GNUC_UNUSED)
{
  Sweep *self = data;
  for (guint i = 0; !self->enough && i < self->page->len; i++) {
    const char *text = g_ptr_array_index (self->texts, i);
    self->enough = text && !self->look (g_ptr_array_index (self->page, i), text, self->data);
  }
  g_task_return_boolean (task, TRUE);
}

/* The next page of the list and what was kept of its sessions; FALSE on error. */
static gboolean
read_page (Sweep *self, GError **error)
{
  const YcArchiveEntry *last
    = self->page ? g_ptr_array_index (self->page, self->page->len - 1) : NULL;
  GPtrArray *page = yc_archive_list (self->database, NULL, last, SESSIONS_AT_ONCE, error);
  if (!page)
    return FALSE;
  g_clear_pointer (&self->page, g_ptr_array_unref);
  g_clear_pointer (&self->texts, g_ptr_array_unref);
  self->page = page;
  self->texts = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < page->len; i++) {
    const YcArchiveEntry *session = g_ptr_array_index (page, i);
    const gboolean ours = strcmp (session->game, self->game->id) == 0;
    g_ptr_array_add (self->texts,
                     ours ? yc_journal_read_record (self->database, session->id, NULL) : NULL);
  }
  return TRUE;
}

static void go_on (GTask *whole);

static void
page_done (GObject *source G_GNUC_UNUSED, GAsyncResult *result G_GNUC_UNUSED, gpointer whole)
{
  go_on (whole);
}

/* Takes the task over. */
static void
go_on (GTask *whole)
{
  Sweep *self = g_task_get_task_data (whole);
  GError *error = NULL;
  if (!self->enough && !read_page (self, &error))
    g_task_return_error (whole, error);
  else if (self->enough || self->page->len == 0)
    g_task_return_boolean (whole, TRUE);
  else {
    g_autoptr (GTask) page = g_task_new (NULL, NULL, page_done, whole);
    g_task_set_task_data (page, self, NULL);
    g_task_run_in_thread (page, look_at_page);
    return;
  }
  g_object_unref (whole);
}

void
yc_sweep_async (YcDatabase *database,
                const YcGame *game,
                YcSweepFunc look,
                gpointer data,
                GAsyncReadyCallback done,
                gpointer done_data)
{
  Sweep *self = g_new0 (Sweep, 1);
  GTask *whole = g_task_new (NULL, NULL, done, done_data);
  self->database = g_object_ref (database);
  self->game = game;
  self->look = look;
  self->data = data;
  g_task_set_task_data (whole, self, sweep_free);
  go_on (whole);
}

gboolean
yc_sweep_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

char *
yc_sweep_players (const YcArchiveEntry *session)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  for (guint seat = 0; seat < session->n_seats; seat++)
    g_ptr_array_add (names, session->seats[seat].person);
  g_ptr_array_add (names, NULL);
  return g_strjoinv (", ", (char **) names->pdata);
}

char *
yc_sweep_day (const YcArchiveEntry *session)
{
  g_autoptr (GDateTime) begun = g_date_time_new_from_iso8601 (session->begun_at, NULL);
  /* Translators: a day in the past, see strftime(3) */
  return begun ? g_date_time_format (begun, _ ("%-d %B %Y")) : g_strdup (session->begun_at);
}
