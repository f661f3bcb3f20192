/* check.c: the ledger is lent to a thread while nobody asks it for anything. */

#include "check.h"

#include "database-private.h"
#include "ledger-error.h"

/* Milliseconds that a ledger was left alone before it is looked through. */
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
look_through (GTask *attempt,
              gpointer source,
              gpointer data G_GNUC_UNUSED,
              GCancellable *cancellable G_GNUC_UNUSED)
{
  GError *error = NULL;
  const gboolean sound = yc_database_file_is_sound (source, &error);

  if (!yc_database_give_back (source)) {
    g_clear_error (&error);
    g_set_error_literal (&error, G_IO_ERROR, G_IO_ERROR_BUSY, "interrupted");
  }
  if (error)
    g_task_return_error (attempt, error);
  else
    g_task_return_boolean (attempt, sound);
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
  yc_database_lend (self);
  g_task_run_in_thread (attempt, look_through);
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
yc_database_check_async (YcDatabase *self,
                         GCancellable *cancellable,
                         GAsyncReadyCallback done,
                         gpointer data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (YC_IS_DATABASE (self));

  task = g_task_new (self, cancellable, done, data);
  if (cancellable)
    g_signal_connect_object (cancellable, "cancelled", G_CALLBACK (interrupt), self,
                             G_CONNECT_SWAPPED);
  if (yc_database_was_checked (self))
    g_task_return_boolean (task, TRUE);
  else
    try_later (g_steal_pointer (&task));
}

gboolean
yc_database_check_finish (YcDatabase *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
