/* rest.c: the ledger is lent to a thread while nobody asks it for anything. */

#include "rest.h"

#include "database-private.h"
#include "ledger-error.h"

/* Milliseconds that a ledger was left alone before the work begins. */
#define ALONE 2000

static void try_later (GTask *task);

/* Back in the main loop; the thread returned what it found, or was interrupted. */
static void
tried (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  g_autoptr (GError) error = NULL;

  if (g_task_return_error_if_cancelled (task))
    return;
  if (g_task_propagate_boolean (G_TASK (result), &error))
    g_task_return_boolean (task, TRUE);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_BUSY))
    try_later (g_steal_pointer (&task));
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
do_work (GTask *attempt, gpointer source, gpointer data, GCancellable *cancellable G_GNUC_UNUSED)
{
  const YcRestWork work = (YcRestWork) data;
  GError *error = NULL;
  const gboolean done = work (source, &error);

  if (!yc_database_give_back (source)) {
    g_clear_error (&error);
    g_set_error_literal (&error, G_IO_ERROR, G_IO_ERROR_BUSY, "interrupted");
  }
  if (error)
    g_task_return_error (attempt, error);
  else
    g_task_return_boolean (attempt, done);
}

static gboolean
try_now (gpointer data)
{
  GTask *task = data;
  YcDatabase *self = g_task_get_source_object (task);
  g_autoptr (GTask) attempt = NULL;

  if (g_task_return_error_if_cancelled (task))
    return G_SOURCE_REMOVE;
  attempt = g_task_new (self, NULL, tried, g_object_ref (task));
  g_task_set_task_data (attempt, g_task_get_task_data (task), NULL);
  yc_database_lend (self);
  g_task_run_in_thread (attempt, do_work);
  return G_SOURCE_REMOVE;
}

/* Who gives up need not wait: the task would keep the file open. */
static void
try_later (GTask *task)
{
  GCancellable *cancellable = g_task_get_cancellable (task);
  g_autoptr (GSource) timeout = g_timeout_source_new (ALONE);

  if (cancellable) {
    g_autoptr (GSource) cancelled = g_cancellable_source_new (cancellable);

    g_source_set_dummy_callback (cancelled);
    g_source_add_child_source (timeout, cancelled);
  }
  g_source_set_callback (timeout, try_now, task, g_object_unref);
  g_source_attach (timeout, g_task_get_context (task));
}

static void
interrupt (YcDatabase *self)
{
  yc_database_get_handle (self);
}

void
yc_rest_run (GTask *task, YcRestWork work)
{
  GCancellable *cancellable = g_task_get_cancellable (task);

  if (cancellable)
    g_signal_connect_object (cancellable, "cancelled", G_CALLBACK (interrupt),
                             g_task_get_source_object (task), G_CONNECT_SWAPPED);
  g_task_set_task_data (task, (gpointer) work, NULL);
  try_later (task);
}
