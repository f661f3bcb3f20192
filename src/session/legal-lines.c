/* legal-lines.c: see legal-lines.h. */

#include "legal-lines.h"

#include "grammar.h"

typedef struct {
  YcSession *session;
  const YcGrammar *grammar;
  GArray *plays; /* of Written */
} Writing;

typedef struct {
  char *line;
  int likely;
} Written;

static void
write_play (const YcPlay *play, void *data)
{
  Writing *writing = data;
  Written written = {
    .line = yc_session_write_play (writing->session, play),
  };

  if (writing->grammar->likely != NULL)
    written.likely = writing->grammar->likely (yc_session_get_setup (writing->session), play);

  g_array_append_val (writing->plays, written);
}

static gint
compare_written (gconstpointer a, gconstpointer b)
{
  const Written *first = a;
  const Written *second = b;

  if (first->likely != second->likely)
    return first->likely < second->likely ? -1 : 1;
  return g_strcmp0 (first->line, second->line);
}

GStrv
yc_legal_lines (YcView *view)
{
  g_autoptr (GArray) plays = g_array_new (FALSE, FALSE, sizeof (Written));
  YcSession *session = yc_view_get_session (view);
  Writing writing = { session, yc_grammar_of (yc_session_get_game (session)), plays };
  GStrv lines;

  yc_view_each_legal_play (view, write_play, &writing);
  g_array_sort (plays, compare_written);
  lines = g_new0 (char *, plays->len + 1);
  for (guint i = 0; i < plays->len; i++)
    lines[i] = g_array_index (plays, Written, i).line;
  return lines;
}
