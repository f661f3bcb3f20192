/* typed-plays.c: see typed-plays.h. */

#include "typed-plays.h"

#include <string.h>

#include "card-search.h"
#include "grammar.h"
#include "text.h"
#include "words.h"

/* ---- Cards ---- */

typedef struct {
  char *line;
  int rank; /* the lower, the better */
} Meant;

typedef struct {
  YcView *view;
  YcSession *session;
  const char *typed;
  GArray *meant; /* of Meant */
} Search;

static void
clear_meant (gpointer data)
{
  g_free (((Meant *) data)->line);
}

static gint
compare_meant (gconstpointer a, gconstpointer b)
{
  return ((const Meant *) a)->rank - ((const Meant *) b)->rank;
}

static void
add (Search *search, char *line, const YcRuling *ruling, YcFound found)
{
  const Meant meant = { line, 2 * (ruling->verdict == YC_ILLEGAL) + (found != YC_FOUND_EXACTLY) };

  for (guint i = 0; i < search->meant->len; i++)
    if (strcmp (g_array_index (search->meant, Meant, i).line, line) == 0) {
      g_free (line);
      return;
    }
  g_array_append_val (search->meant, meant);
}

/* A play that has only been begun cannot be recorded yet where cards are laid to others. */
static gboolean
may_be_meant (Search *search, const YcRuling *ruling)
{
  const YcGrammar *grammar = yc_grammar_of (yc_session_get_game (search->session));

  return ruling->verdict != YC_ILLEGAL || (grammar->holds_cards != NULL && !ruling->refused);
}

/* What pointing at the card begins. */
static void
add_pointed (Search *search, YcDrawer drawer, YcRef ref, YcFound found)
{
  static const YcPoint points[] = { YC_POINT_SPACE, YC_POINT_CARD, YC_POINT_BOMB };
  g_autoptr (YcComposer) composer = yc_composer_new (search->view);

  yc_composer_point (composer, points[drawer], ref);
  if (!yc_composer_is_empty (composer) && may_be_meant (search, yc_composer_get_ruling (composer)))
    add (search, yc_session_write_play (search->session, yc_composer_get_play (composer)),
         yc_composer_get_ruling (composer), found);
}

static void
each_card (Search *search, const char *typed, void (*found) (Search *, YcDrawer, YcRef, YcFound))
{
  const YcCatalogue *catalogue = &yc_session_get_setup (search->session)->catalogue;

  for (int drawer = 0; drawer < YC_DRAWERS; drawer++)
    for (YcRef ref = 0; ref < catalogue->n[drawer]; ref++) {
      const YcFound how = yc_card_search (&catalogue->cards[drawer][ref], typed);

      if (how != YC_NOT_FOUND)
        found (search, (YcDrawer) drawer, ref, how);
    }
}

/* The line as it is typed, with the last word for this card. */
static void
add_named (Search *search, YcDrawer drawer, YcRef ref, YcFound found)
{
  const YcCard *card = &yc_session_get_setup (search->session)->catalogue.cards[drawer][ref];
  const char *last = strrchr (search->typed, ' ');
  g_autofree char *line
    = g_strdup_printf ("%.*s %s", (int) (last - search->typed), search->typed, card->id);
  YcRuling ruling;
  YcPlay play;

  if (drawer != YC_CARDS
      || !yc_session_read_said (search->session, yc_view_get_active_seat (search->view), line,
                                &play, NULL))
    return;
  yc_view_judge_play (search->view, &play, &ruling);
  if (may_be_meant (search, &ruling))
    add (search, g_steal_pointer (&line), &ruling, found);
}

/* Whether what stands before the last word is a play that names cards already. */
static gboolean
names_cards (Search *search)
{
  const char *last = strrchr (search->typed, ' ');
  g_autofree char *before
    = last != NULL ? g_strndup (search->typed, (gsize) (last - search->typed)) : NULL;
  YcPlay play;

  if (before == NULL)
    return FALSE;
  if (g_str_has_suffix (before, " side"))
    before[strlen (before) - strlen (" side")] = '\0';
  return yc_session_read_said (search->session, yc_view_get_active_seat (search->view), before,
                               &play, NULL)
         && play.has_target;
}

GStrv
yc_typed_cards (YcView *view, const char *typed, guint max)
{
  g_autoptr (GArray) meant = g_array_new (FALSE, FALSE, sizeof (Meant));
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  Search search = { view, yc_view_get_session (view), typed, meant };

  g_array_set_clear_func (meant, clear_meant);
  if (names_cards (&search))
    each_card (&search, strrchr (typed, ' ') + 1, add_named);
  else if (*typed != '\0')
    each_card (&search, typed, add_pointed);
  g_array_sort (meant, compare_meant);
  for (guint i = 0; i < MIN (meant->len, max); i++)
    g_strv_builder_add (lines, g_array_index (meant, Meant, i).line);
  return g_strv_builder_end (lines);
}

/* ---- Words ---- */

GStrv
yc_typed_sentences (YcView *view, const char *const *lines)
{
  YcSession *session = yc_view_get_session (view);
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();

  for (; *lines != NULL; lines++) {
    YcPlay play;
    g_autofree char *sentence
      = yc_session_read_play (session, *lines, &play, NULL)
          ? yc_words_entry (yc_session_get_record (session), yc_view_get_position (view), &play)
          : g_strdup ("");
    g_autofree char *folded = yc_text_fold (sentence);

    g_strv_builder_add (sentences, folded);
  }
  return g_strv_builder_end (sentences);
}

static gboolean
has_word (const char *text, const char *begun)
{
  for (const char *at = strstr (text, begun); at != NULL; at = strstr (at + 1, begun)) {
    const char *before = at > text ? g_utf8_find_prev_char (text, at) : NULL;

    if (before == NULL || !g_unichar_isalnum (g_utf8_get_char (before)))
      return TRUE;
  }
  return FALSE;
}

GStrv
yc_typed_words (const char *const *lines,
                const char *const *sentences,
                const char *typed,
                guint max)
{
  g_autofree char *folded = yc_text_fold (typed);
  g_auto (GStrv) words = g_strsplit (folded, " ", -1);
  g_autoptr (GStrvBuilder) found = g_strv_builder_new ();

  for (guint i = 0, n = 0; lines[i] != NULL && n < max; i++) {
    gboolean all = TRUE;

    for (guint word = 0; all && words[word] != NULL; word++)
      all = has_word (sentences[i], words[word]) || has_word (lines[i], words[word]);
    if (!all)
      continue;
    g_strv_builder_add (found, lines[i]);
    n++;
  }
  return g_strv_builder_end (found);
}

/* ---- Names ---- */

/* What follows the name and a blank, NULL if the line does not begin so. */
static const char *
after_name (const char *typed, const char *name)
{
  for (const char *blank = strchr (typed, ' '); blank != NULL; blank = strchr (blank + 1, ' ')) {
    g_autofree char *before = g_strndup (typed, (gsize) (blank - typed));
    g_autofree char *folded = yc_text_fold (before);

    if (*folded != '\0' && strcmp (folded, name) == 0)
      return blank + 1;
  }
  return NULL;
}

char *
yc_typed_line (YcSession *session, const char *typed)
{
  const YcSetup *setup = yc_session_get_setup (session);

  for (int seat = 0; seat < setup->n_seats; seat++) {
    g_autofree char *player = yc_words_player (setup, seat);
    g_autofree char *name = yc_text_fold (player);
    const char *play = after_name (typed, name);

    if (play != NULL)
      return g_strconcat (yc_color_name (setup->seats[seat].color), " ", play, NULL);
  }
  return g_strdup (typed);
}
