/* told.c: what a test tells, as a session or a record. */

#include "told.h"

#include <string.h>

#include "view.h"

YcSession *
told_begin (const char *head)
{
  g_autoptr (GError) error = NULL;
  YcSession *session = yc_session_begin (NULL, head, &error);
  g_assert_no_error (error);
  return session;
}

YcRecord *
told_read_board (const char *events)
{
  YcError why;
  g_autofree char *text = g_strconcat ("yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\n"
                                       "player blue \"Bo\"\nmarket ? ? ? ? ? ? ?\nbombs ? ? ?\n",
                                       events, NULL);
  YcRecord *record = yc_record_read (text, strlen (text), &why);
  g_assert_nonnull (record);
  return record;
}

void
check_told (const char *head, const Told *told, gsize n)
{
  g_autoptr (YcSession) session = told_begin (head);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  for (gsize i = 0; i < n; i++) {
    g_autoptr (GError) error = NULL;
    const guint event = yc_session_record (session, told[i].line, &error);
    g_assert_no_error (error);
    const char *sentence = yc_entry_get_sentence (yc_view_get_entry (view, event));
    if (strcmp (sentence, told[i].sentence) != 0)
      g_test_fail_printf ("%s: %s", told[i].line, sentence);
  }
}
