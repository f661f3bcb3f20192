/* chain-end.c: see chain-asking.h; what the turn ends with: discards, and what is turned up. */

#include "chain-asking-private.h"

#include "announce.h"
#include "play/table-score.h"
#include "resources.h"
#include "words.h"

#include <glib/gi18n.h>

static const YcChain *
chain_of (YcTablePage *self)
{
  return yc_chain_of (yc_session_get_position (self->session));
}

static YcColor
active_color (YcTablePage *self)
{
  return yc_session_get_setup (self->session)->seats[chain_of (self)->active].color;
}

/* The end of the turn with what is told of the discards; `discards` may be NULL. */
static YcPlay
end_of (YcTablePage *self, YcCardList *discards)
{
  YcPlay end = yc_play_begin (YC_END, active_color (self));

  if (discards != NULL)
    yc_card_list_name (discards, &end, YC_LIST_MAIN, 1);
  return end;
}

static void
end_told (YcCardsQuestion *question, YcTablePage *self)
{
  const YcPlay play = end_of (self, yc_chain_list_of (question, "discards"));
  const guint untold_before = yc_row_n_untold (chain_of (self));

  if (yc_chain_list_of (question, "row") != NULL)
    yc_table_score_answered (self, yc_card_list_get_n (yc_chain_list_of (question, "row")) > 0);
  if (yc_table_page_record (self, &play)) {
    yc_composer_clear (yc_play_bar_get_composer (self->bar));
    yc_chain_record_row (self, yc_chain_list_of (question, "row"), untold_before);
  }
}

/* The position after it. */
static YcPosition
after_end (YcTablePage *self, YcCardList *discards)
{
  YcPosition after = *yc_session_get_position (self->session);
  const YcPlay end = end_of (self, discards);

  yc_session_get_game (self->session)->apply (yc_session_get_setup (self->session), &after, &end);
  return after;
}

static char *
drawn_words (int drawn, gboolean may_be_more)
{
  if (may_be_more && drawn == 0)
    return g_strdup (_ ("No card is drawn, unless cards are discarded."));
  if (may_be_more)
    return g_strdup_printf (ngettext ("%d card is drawn, more if cards are discarded.",
                                      "%d cards are drawn, more if cards are discarded.",
                                      (gulong) drawn),
                            drawn);
  return g_strdup_printf (ngettext ("%d card is drawn.", "%d cards are drawn.", (gulong) drawn),
                          drawn);
}

/* What is drawn with the discards told so far, and what that does to the deck. */
static char *
draw_words (YcTablePage *self, YcCardList *discards)
{
  const YcChain *now = chain_of (self);
  const YcPosition position = after_end (self, discards);
  const YcChain *after = yc_chain_of (&position);
  const int n = discards != NULL ? (int) yc_card_list_get_n (discards) : 0;
  const int held = now->players[now->active].hand;
  const int drawn = after->players[now->active].hand - (held - n);
  g_autofree char *words = drawn_words (drawn, held > 0 && n == 0);

  if (after->over)
    return g_strdup (_ ("The game ends with this turn."));
  return yc_sentences_join (words,
                            now->n_seats > 1 && drawn > now->deck ? _ (
                              "The deck does not last: shuffle the discard pile into a new one.")
                                                                  : "",
                            now->n_seats == 1 && after->deck == 0 && !now->last_turn
                              ? _ ("The deck is out after this draw: one more turn follows.")
                              : "",
                            NULL);
}

static void
discards_changed (YcCardsQuestion *question, YcCardList *discards)
{
  YcTablePage *self
    = YC_TABLE_PAGE (gtk_widget_get_ancestor (GTK_WIDGET (question), YC_TYPE_TABLE_PAGE));

  if (self == NULL)
    return;
  g_autofree char *words = draw_words (self, discards);
  yc_cards_question_set_text (question, g_object_get_data (G_OBJECT (question), "drawn"), words);
}

/* The plans to ask for. What was not told to lie in the row before is not asked for again, and
 * nothing is of whoever wants to tell it from the menu. */
static guint
turned_up (const YcChain *now, const YcChain *after)
{
  const guint before = yc_row_n_untold (now), untold = yc_row_n_untold (after);

  if (!yc_settings_get_flag ("asks-turned-up", TRUE))
    return 0;
  return after->over || untold < before ? 0 : untold - before;
}

/* Whether something happens that has to be done or known at the table. */
static gboolean
is_news (const YcChain *now, const YcChain *after)
{
  const int drawn = after->players[now->active].hand - now->players[now->active].hand;

  return after->over || drawn > now->deck || (now->n_seats == 1 && after->deck == 0);
}

/* Which cards go matters as long as others are played. */
static void
add_discards (YcTablePage *self, YcCardsQuestion *question)
{
  const YcChain *chain = chain_of (self);
  YcCardList *discards
    = yc_chain_add_hand_list (self, question, _ ("Discarded before drawing"), chain->active,
                              chain->players[chain->active].hand, TRUE);

  yc_chain_keep_list (question, "discards", discards);
  g_signal_connect_object (discards, "changed", G_CALLBACK (discards_changed), question,
                           G_CONNECT_SWAPPED);
}

static YcCardsQuestion *
end_question_new (YcTablePage *self, const YcChain *after)
{
  const YcChain *chain = chain_of (self);
  const guint n = turned_up (chain, after);
  YcCardsQuestion *question
    = yc_cards_question_new (self->session, _ ("End of the Turn"), _ ("_End the Turn"));

  g_autofree char *words = draw_words (self, NULL);

  g_object_set_data (G_OBJECT (question), "drawn", yc_cards_question_add_text (question, words));
  if (n > 0) {
    g_autofree char *heading = g_strdup_printf (
      ngettext ("Turned up into the row: %u Bomb Plan", "Turned up into the row: %u Bomb Plans", n),
      n);
    yc_chain_keep_list (question, "row",
                        yc_chain_add_plan_list (self, question, heading, n, FALSE));
  }
  if (chain->players[chain->active].hand > 0 && !after->over)
    add_discards (self, question);
  g_signal_connect_object (question, "told", G_CALLBACK (end_told), self, 0);
  return question;
}

/* Asked once more, it is meant so. */
static gboolean
is_asked (YcTablePage *self)
{
  GtkWidget *asked = adw_bin_get_child (self->asked);

  if (asked == NULL || g_object_get_data (G_OBJECT (asked), "end") == NULL)
    return FALSE;
  yc_question_tell (YC_QUESTION (asked));
  return TRUE;
}

/* What is tapped while it is asked is meant for the question. */
static void
let_play (YcTablePage *self, gboolean may)
{
  gtk_widget_set_sensitive (self->board_part, may);
  gtk_widget_set_sensitive (GTK_WIDGET (self->under_players), may);
}

static void
end_asked (YcTablePage *self)
{
  let_play (self, TRUE);
}

void
yc_chain_ask_end (YcTablePage *self)
{
  const YcChain *chain = chain_of (self);
  const YcPosition after = after_end (self, NULL);
  const YcPlay end = end_of (self, NULL);
  YcCardsQuestion *question;

  if (is_asked (self))
    return;
  if (chain->players[chain->active].hand == 0 && turned_up (chain, yc_chain_of (&after)) == 0
      && !is_news (chain, yc_chain_of (&after))) {
    if (yc_table_page_record (self, &end))
      yc_composer_clear (yc_play_bar_get_composer (self->bar));
    return;
  }
  question = end_question_new (self, yc_chain_of (&after));
  g_object_set_data (G_OBJECT (question), "end", question);
  yc_table_page_ask (self, YC_QUESTION (question));
  g_signal_connect_object (question, "closed", G_CALLBACK (end_asked), self, G_CONNECT_SWAPPED);
  let_play (self, FALSE);
}
