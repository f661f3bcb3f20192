/* long-game.c: see long-game.h. */

#include "long-game.h"

#include "samples.h"

char *
long_game (const char *name, guint n_events, guint least)
{
  g_autofree char *text = yc_sample_text (name);
  g_auto (GStrv) events = yc_sample_events (text);
  g_autofree char *head = yc_sample_beginning (text, 0);
  g_autoptr (GString) all = g_string_new (head);
  const guint n = MIN (n_events, g_strv_length (events));
  const guint again = (least - MIN (n, least)) / 2;

  for (guint i = 0, made = 0; i < n; i++) {
    g_string_append_printf (all, "%s\n", events[i]);
    /* an undo would reach past what is no play */
    for (; !g_str_has_prefix (events[i], "table ") && made < again * (i + 1) / n; made++)
      g_string_append_printf (all, "table undo\n%s\n", events[i]);
  }
  return yc_sample_anew (all->str);
}
