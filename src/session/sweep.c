/* sweep.c: pages of the ledger, one after the other, through a thread. */

#include "yc-config.h"

#include "sweep.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "journal.h"

/* What the main loop reads at once. */
#define SESSIONS_AT_ONCE 16

typedef struct {
  GTask *task; /* the whole */
  YcDatabase *database;
  const YcGame *game;
  YcSweepFunc look;
  YcSweepEnd settle;
  GPtrArray *page;  /* YcArchiveEntry: those in the thread */
  GPtrArray *texts; /* of them; NULL for one of another game, and one that cannot be read */
  gboolean enough;
} Sweep;

static void
sweep_free (Sweep *self)
{
  g_clear_pointer (&self->page, g_ptr_array_unref);
  g_clear_pointer (&self->texts, g_ptr_array_unref);
  g_clear_object (&self->database);
  g_object_unref (self->task);
  g_free (self);
}

static void
look_at_page (GTask *task,
              gpointer source G_GNUC_UNUSED,
              gpointer data,
              GCancellable *c G_GNUC_UNUSED)
{
  Sweep *self = data;
  gpointer whole = g_task_get_task_data (self->task);
  for (guint i = 0; !self->enough && i < self->page->len; i++) {
    const char *text = g_ptr_array_index (self->texts, i);
    self->enough = text && !self->look (g_ptr_array_index (self->page, i), text, whole);
  }
  g_task_return_boolean (task, TRUE);
}

/* The next page of the list and what was kept of its sessions; FALSE on error. */
static gboolean
read_page (Sweep *self, GError **error)
{
  const YcArchiveEntry *last
    = self->page ? g_ptr_array_index (self->page, self->page->len - 1) : NULL;
  static const YcChoice all = { .shelves = YC_SHELVES_ALL };
  GPtrArray *page = yc_archive_list (self->database, &all, last, SESSIONS_AT_ONCE, error);
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

/* Returns what came of it. */
static void
end (Sweep *self, GError *error)
{
  if (!error)
    self->settle (g_task_get_source_object (self->task), g_task_get_task_data (self->task), &error);
  if (error)
    g_task_return_error (self->task, error);
  else
    g_task_return_boolean (self->task, TRUE);
  sweep_free (self);
}

static void go_on (Sweep *self);

static void
page_done (GObject *source G_GNUC_UNUSED, GAsyncResult *result G_GNUC_UNUSED, gpointer data)
{
  go_on (data);
}

static void
go_on (Sweep *self)
{
  GError *error = NULL;
  const gboolean more = self->look && !self->enough && read_page (self, &error);
  if (!more || self->page->len == 0) {
    end (self, error);
    return;
  }
  g_autoptr (GTask) page = g_task_new (NULL, NULL, page_done, self);
  g_task_set_task_data (page, self, NULL);
  g_task_run_in_thread (page, look_at_page);
}

void
yc_sweep_run (GTask *task,
              YcDatabase *database,
              const YcGame *game,
              YcSweepFunc look,
              YcSweepEnd settle)
{
  Sweep *self = g_new0 (Sweep, 1);
  self->task = task;
  self->database = database ? g_object_ref (database) : NULL;
  self->game = game;
  self->look = look;
  self->settle = settle;
  go_on (self);
}

char *
yc_sweep_day (const YcArchiveEntry *session)
{
  g_autoptr (GDateTime) begun = g_date_time_new_from_iso8601 (session->begun_at, NULL);
  /* Translators: a day in the past, see strftime(3) */
  return begun ? g_date_time_format (begun, _ ("%-d %B %Y")) : g_strdup (session->begun_at);
}
