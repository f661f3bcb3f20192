/* table-turn.c: the line of the table page that says whose turn it is, or who has won. */

#include "outcome.h"
#include "table-score.h"
#include "widgets/player-shape.h"
#include "words.h"

#include <glib/gi18n.h>

/* Whoever the line is about: the player to move, or the winner. */
static int
seat_of_turn_line (YcSession *session, const YcPosition *position)
{
  const YcRecord *record = yc_session_get_record (session);
  const YcGame *game = yc_session_get_game (session);
  int seat = 0;

  if (!game->is_over (position))
    return game->active_seat (position);
  while (seat < yc_session_get_setup (session)->n_seats - 1
         && !yc_outcome_is_winner (record, position, seat))
    seat++;
  return seat;
}

/* On a score sheet nobody is told what may be played. */
static char *
words_of_turn (YcTablePage *self, const YcPosition *position, int seat)
{
  const YcRecord *record = yc_session_get_record (self->session);
  g_autofree char *player = yc_words_player (yc_record_setup (record), seat);

  if (!yc_table_score_is_shown (self) || yc_session_get_game (self->session)->is_over (position))
    return yc_words_turn (record, position);
  /* Translators: a player */
  return g_strdup_printf (_ ("It is the turn of %s."), player);
}

void
yc_table_page_show_untold (YcTablePage *self)
{
  const gboolean wanted = self->game->untold_words != NULL && yc_table_page_may_tell (self)
                          && yc_table_page_is_playing (self) && !yc_table_score_is_shown (self)
                          && adw_bin_get_child (self->asked) == NULL;
  g_autofree char *words = wanted ? self->game->untold_words (self) : NULL;

  gtk_widget_set_visible (self->untold, words != NULL);
  if (words == NULL)
    return;
  gtk_label_set_text (self->untold_words, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->untold), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
}

void
yc_table_page_show_turn (YcTablePage *self)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  const YcPosition *position = yc_view_get_position (self->view);
  const int seat = seat_of_turn_line (self->session, position);
  g_autofree char *words = words_of_turn (self, position, seat);

  /* a correction of the set-up may name others */
  adw_window_title_set_title (self->title, yc_session_get_title (self->session));
  yc_paragraph_set_text (self->turn, words);
  yc_player_shape_set_color (YC_PLAYER_SHAPE (self->turn_shape), setup->seats[seat].color);
  yc_table_page_show_untold (self);
  gtk_widget_set_visible (self->result, yc_session_is_over (self->session));
}
