/* session-facts.c: what a session is: its name, its game, its record and its entries. */

#include "session-private.h"

const char *
yc_session_get_uuid (YcSession *self)
{
  return self->uuid;
}

const char *
yc_session_get_title (YcSession *self)
{
  return self->title;
}

const YcRecord *
yc_session_get_record (YcSession *self)
{
  return self->record;
}

const YcSetup *
yc_session_get_setup (YcSession *self)
{
  return yc_record_setup (self->record);
}

const YcGame *
yc_session_get_game (YcSession *self)
{
  return yc_record_game (self->record);
}

guint
yc_session_get_n_events (YcSession *self)
{
  return yc_record_n_events (self->record);
}

gboolean
yc_session_is_over (YcSession *self)
{
  return yc_session_get_game (self)->is_over (yc_session_get_position (self));
}

gboolean
yc_session_is_paused (YcSession *self)
{
  return self->paused;
}

gboolean
yc_session_is_read_only (YcSession *self)
{
  return self->read_only;
}

YcEntry *
yc_session_get_entry (YcSession *self, guint event)
{
  g_return_val_if_fail (event > 0 && event <= self->entries->len, NULL);
  gpointer *entry = &g_ptr_array_index (self->entries, event - 1);
  if (!*entry)
    *entry = yc_entry_new (self, event);
  return *entry;
}
