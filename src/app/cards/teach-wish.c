/* teach-wish.c: see teach-wish.h. */

#include "teach-wish.h"

void
yc_teach_wish_give_back (YcTeachDialog *dialog, YcComposer *wish)
{
  YcSession *session = g_object_get_data (G_OBJECT (dialog), "session");
  g_autofree char *line = g_object_steal_data (G_OBJECT (dialog), "line");
  YcPlay play;

  if (line != NULL && yc_session_read_play (session, line, &play, NULL))
    yc_composer_set_play (wish, &play);
}

void
yc_teach_wish_lay_aside (YcTeachDialog *dialog, YcSession *session, YcComposer *wish)
{
  if (yc_composer_is_empty (wish))
    return;
  g_object_set_data_full (G_OBJECT (dialog), "session", g_object_ref (session), g_object_unref);
  g_object_set_data_full (G_OBJECT (dialog), "line",
                          yc_session_write_play (session, yc_composer_get_play (wish)), g_free);
  g_signal_connect_object (dialog, "unmap", G_CALLBACK (yc_teach_wish_give_back), wish, 0);
  yc_composer_clear (wish);
}
