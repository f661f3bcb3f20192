/* told.c: sessions of which the sentences are checked. */

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
