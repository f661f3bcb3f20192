/* retell.c: outcomes are a cache; other numbers make them stale. */

#include "retell.h"

#include "archive.h"
#include "session-private.h"

typedef struct {
  GWeakRef database; /* what waits here keeps no file open */
  char *game;
  YcArchiveEntry *last; /* of the list, newest first, that was looked at; NULL: none yet */
} Retelling;

static Retelling *
retelling_new (YcDatabase *database, const char *game)
{
  Retelling *self = g_new0 (Retelling, 1);
  g_weak_ref_init (&self->database, database);
  self->game = g_strdup (game);
  return self;
}

static void
retelling_free (gpointer data)
{
  Retelling *self = data;
  g_weak_ref_clear (&self->database);
  g_clear_pointer (&self->last, yc_archive_entry_free);
  g_free (self->game);
  g_free (self);
}

static void
retell (Retelling *self, YcDatabase *database, const YcArchiveEntry *listed)
{
  if (!listed->outcome_known || g_strcmp0 (listed->game, self->game) != 0)
    return;
  g_autoptr (YcSession) session = yc_session_open (database, listed->uuid, NULL);
  if (session)
    yc_session_tell_outcome (session);
}

/* G_SOURCE_REMOVE when there is none left. */
static gboolean
retell_next (gpointer data)
{
  Retelling *self = data;
  g_autoptr (YcDatabase) database = g_weak_ref_get (&self->database);
  if (!database)
    return G_SOURCE_REMOVE;
  g_autoptr (GPtrArray) page = yc_archive_list (database, NULL, self->last, 1, NULL);
  if (!page || page->len == 0)
    return G_SOURCE_REMOVE;
  g_clear_pointer (&self->last, yc_archive_entry_free);
  self->last = g_ptr_array_steal_index (page, 0);
  retell (self, database, self->last);
  return G_SOURCE_CONTINUE;
}

void
yc_retell_outcomes_later (YcDatabase *database, const char *game)
{
  g_idle_add_full (G_PRIORITY_LOW, retell_next, retelling_new (database, game), retelling_free);
}
