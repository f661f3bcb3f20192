/* chain-actions.c: see chain-actions.h. */

#include "chain-actions.h"

#include "play/table-private.h"
#include "chain-asking.h"
#include "chain-teaching.h"
#include "chain-view.h"
#include "reach-dialog.h"

#include <glib/gi18n.h>

/* ---- Actions ---- */

static void
tell_hand (YcTablePage *self)
{
  yc_chain_tell_hand (self, yc_session_get_active_seat (self->session));
}

static void
find_card (YcTablePage *self)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->show_board), TRUE);
  yc_chain_view_find_card (YC_CHAIN_VIEW (self->board));
}

/* ---- What can be reached ---- */

static void ask_reach_of (YcTablePage *self, int seat);

/* Told or not, the question that the hand was asked for is still there, unless it was left for
 * something else. */
static void
hand_question_closed (YcQuestion *question, YcTablePage *self)
{
  if (!self->leaving_question)
    ask_reach_of (self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (question), "seat")));
}

static void
hand_asked (YcTablePage *self, int seat)
{
  YcQuestion *question = yc_chain_tell_hand (self, seat);

  if (question != NULL)
    g_signal_connect_object (question, "closed", G_CALLBACK (hand_question_closed), self, 0);
}

/* Each by the same door as any other play: what cannot be recorded ends it. */
static void
turn_chosen (YcTablePage *self, GArray *plays)
{
  guint n = 0;

  while (n < plays->len && yc_table_page_record (self, &g_array_index (plays, YcPlay, n)))
    n++;
  if (n == plays->len) {
    g_autofree char *words
      = g_strdup_printf (ngettext ("%u play was recorded. Undo takes it back.",
                                   "%u plays were recorded. Undo takes back one at a time.", n),
                         n);
    yc_table_page_say (self, words);
  }
}

static void
ask_reach_of (YcTablePage *self, int seat)
{
  YcReachDialog *dialog;

  if (yc_session_is_over (self->session) || !yc_table_page_is_now (self))
    return;
  dialog = yc_reach_dialog_open (GTK_WIDGET (self), self->view,
                                 yc_play_bar_get_composer (self->bar), seat);
  g_signal_connect_object (dialog, "hand-asked", G_CALLBACK (hand_asked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "turn-chosen", G_CALLBACK (turn_chosen), self,
                           G_CONNECT_SWAPPED);
}

static void
ask_reach (YcTablePage *self)
{
  ask_reach_of (self, yc_session_get_active_seat (self->session));
}

const YcTableAction yc_chain_actions[] = {
  { "tell-row", N_ ("Tell the _Row of Bomb Plans…"), NULL, TRUE, yc_chain_tell_row },
  { "tell-hand", N_ ("Tell a _Hand…"), NULL, TRUE, tell_hand },
  { "hands-shown", N_ ("_Show Told Hands"), NULL, TRUE, NULL },
  { "teach", N_ ("Teach a _Card…"), NULL, TRUE, yc_chain_teach },
  { "reach", N_ ("_What Can I Reach?"), "<Control>r", TRUE, ask_reach },
  { "find-card", NULL, NULL, TRUE, find_card },
  { .name = NULL },
};
