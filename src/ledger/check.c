/* check.c: see check.h. */

#include "check.h"

#include "database-private.h"
#include "rest.h"

void
yc_database_check_async (YcDatabase *self,
                         GCancellable *cancellable,
                         GAsyncReadyCallback done,
                         gpointer data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (YC_IS_DATABASE (self));

  task = g_task_new (self, cancellable, done, data);
  if (yc_database_was_checked (self))
    g_task_return_boolean (task, TRUE);
  else
    yc_rest_run (g_steal_pointer (&task), yc_database_file_is_sound);
}

gboolean
yc_database_check_finish (YcDatabase *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
