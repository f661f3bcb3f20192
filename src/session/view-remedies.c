/* view-remedies.c: what helps a play that is refused (yc_view_remedies). */

#include "grammar.h"
#include "view.h"

/* Plays that help, the nearest first. */
typedef struct {
  YcView *view;
  GArray *plays;
  guint max;
} Remedies;

static gboolean
is_among (Remedies *remedies, const YcPlay *play)
{
  g_autofree char *line = yc_session_write_play (yc_view_get_session (remedies->view), play);
  gboolean found = FALSE;

  for (guint i = 0; i < remedies->plays->len && !found; i++) {
    g_autofree char *other = yc_session_write_play (yc_view_get_session (remedies->view),
                                                    &g_array_index (remedies->plays, YcPlay, i));
    found = g_str_equal (line, other);
  }
  return found;
}

static void
add_remedy (Remedies *remedies, const YcPlay *play)
{
  if (remedies->plays->len < remedies->max && !is_among (remedies, play))
    g_array_append_val (remedies->plays, *play);
}

static void
consider_variant (const YcPlay *play, void *data)
{
  Remedies *remedies = data;
  YcSession *session = yc_view_get_session (remedies->view);
  YcRuling ruling;

  yc_session_get_game (session)->judge (yc_session_get_setup (session),
                                        yc_view_get_position (remedies->view), play, &ruling);
  if (ruling.verdict != YC_ILLEGAL)
    add_remedy (remedies, play);
}

GArray *
yc_view_remedies (YcView *self, const YcPlay *wish, guint max)
{
  YcSession *session = yc_view_get_session (self);
  const YcGame *game = yc_session_get_game (session);
  const YcGrammar *grammar = yc_grammar_of (game);
  Remedies remedies = { self, g_array_sized_new (FALSE, FALSE, sizeof (YcPlay), max), max };
  g_autofree YcRemedies *search = g_new (YcRemedies, 1);
  g_autofree YcPlay *found = g_new (YcPlay, max);

  if (grammar->vary != NULL)
    grammar->vary (wish, consider_variant, &remedies);
  yc_remedies_begin (search, yc_session_get_setup (session), game, yc_view_get_position (self),
                     wish);
  yc_view_each_legal_play (self, yc_remedies_consider, search);
  const gsize n = yc_remedies_end (search, found, max);
  for (gsize i = 0; i < n; i++)
    add_remedy (&remedies, &found[i]);
  return remedies.plays;
}
