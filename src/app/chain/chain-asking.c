/* chain-asking.c: see chain-asking.h. */

#include "chain-asking.h"

#include "announce.h"
#include "play/table-score.h"
#include "chain-trays.h"
#include "chain-teaching.h"
#include "play/cards-question.h"
#include "chain/hands.h"
#include "words.h"

#include <glib/gi18n.h>

static const YcChain *
chain_of (YcTablePage *self)
{
  return yc_chain_of (yc_session_get_position (self->session));
}

static YcColor
color_of (YcTablePage *self, int seat)
{
  return yc_session_get_setup (self->session)->seats[seat].color;
}

static YcComposer *
wish_of (YcTablePage *self)
{
  return yc_play_bar_get_composer (self->bar);
}

/* Something about the play being composed goes with it. */
static void
ask_of_play (YcTablePage *self, YcCardsQuestion *question)
{
  yc_table_page_ask (self, YC_QUESTION (question));
  g_signal_connect_object (wish_of (self), "changed", G_CALLBACK (yc_question_close), question,
                           G_CONNECT_SWAPPED);
}

/* A list of the question, found again when it has told. */
static YcCardList *
list_of (YcCardsQuestion *question, const char *name)
{
  return g_object_get_data (G_OBJECT (question), name);
}

static void
keep_list (YcCardsQuestion *question, const char *name, YcCardList *list)
{
  g_object_set_data (G_OBJECT (question), name, list);
}

/* A card that is not there is told in place. */
static YcCardList *
add_list (YcTablePage *self,
          YcCardsQuestion *question,
          const char *heading,
          YcDrawer drawer,
          guint most,
          gboolean untold,
          gboolean folded)
{
  YcCardList *list = yc_cards_question_add_list (question, heading, drawer, most, untold, folded);

  g_signal_connect_object (list, "unknown-chosen", G_CALLBACK (yc_chain_ask_for_list), self,
                           G_CONNECT_SWAPPED);
  return list;
}

/* A list of cards from the hand of `seat`. */
static YcCardList *
add_hand_list (YcTablePage *self,
               YcCardsQuestion *question,
               const char *heading,
               int seat,
               guint most,
               gboolean folded)
{
  YcCardList *list = add_list (self, question, heading, YC_CARDS, most, TRUE, folded);

  yc_chain_show_hand (yc_card_list_get_tray (list), self->view, seat,
                      yc_view_sees_hand (self->view, seat));
  return list;
}

static YcCardList *
add_plan_list (YcTablePage *self,
               YcCardsQuestion *question,
               const char *heading,
               guint most,
               gboolean stash)
{
  YcCardList *list = add_list (self, question, heading, YC_BOMBS, most, FALSE, FALSE);

  yc_chain_show_plans (yc_card_list_get_tray (list), self->view, stash);
  return list;
}

static guint
untold_in_row (const YcChain *chain)
{
  guint untold = 0;

  for (int i = 0; i < chain->n_row; i++)
    untold += chain->row[i] == YC_CHAIN_UNTOLD;
  return untold;
}

/* ---- The end of the turn ---- */

/* Those that were never told to lie in the row stay so. */
static void
record_row (YcTablePage *self, YcCardList *list, guint untold_before)
{
  YcPlay play = yc_play_begin (YC_TELL_PLANS, YC_TABLE);

  if (list == NULL || yc_card_list_get_n (list) == 0)
    return;
  for (guint i = 0; i < untold_before; i++)
    yc_play_add (&play, YC_LIST_MAIN, YC_UNTOLD);
  yc_card_list_name (list, &play, YC_LIST_MAIN, 1);
  yc_table_page_record (self, &play);
}

/* The end of the turn with what is told of the discards; `discards` may be NULL. */
static YcPlay
end_of (YcTablePage *self, YcCardList *discards)
{
  YcPlay end = yc_play_begin (YC_END, color_of (self, chain_of (self)->active));

  if (discards != NULL)
    yc_card_list_name (discards, &end, YC_LIST_MAIN, 1);
  return end;
}

static void
end_told (YcCardsQuestion *question, YcTablePage *self)
{
  const YcPlay play = end_of (self, list_of (question, "discards"));
  const guint untold_before = untold_in_row (chain_of (self));

  if (list_of (question, "row") != NULL)
    yc_table_score_answered (self, yc_card_list_get_n (list_of (question, "row")) > 0);
  if (yc_table_page_record (self, &play)) {
    yc_composer_clear (wish_of (self));
    record_row (self, list_of (question, "row"), untold_before);
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

/* What was not told to lie in the row before is not asked for again. */
static guint
turned_up (const YcChain *now, const YcChain *after)
{
  const guint before = untold_in_row (now), untold = untold_in_row (after);

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
  YcCardList *discards = add_hand_list (self, question, _ ("Discarded before drawing"),
                                        chain->active, chain->players[chain->active].hand, TRUE);

  keep_list (question, "discards", discards);
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
    keep_list (question, "row", add_plan_list (self, question, heading, n, FALSE));
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
      yc_composer_clear (wish_of (self));
    return;
  }
  question = end_question_new (self, yc_chain_of (&after));
  g_object_set_data (G_OBJECT (question), "end", question);
  yc_table_page_ask (self, YC_QUESTION (question));
  g_signal_connect_object (question, "closed", G_CALLBACK (end_asked), self, G_CONNECT_SWAPPED);
  let_play (self, FALSE);
}

/* ---- What the wish leaves open ---- */

const char *
yc_chain_details_words (const YcPlay *play)
{
  if (play->factory_use == YC_FACTORY_DISCARD)
    return _ ("Which Cards Go…");
  if (play->factory_use == YC_FACTORY_FROM)
    return _ ("Which Cards Come…");
  if (play->verb == YC_SPY_CARD)
    return _ ("Which Card Is Taken…");
  if (play->verb == YC_SPY_KEEP)
    return _ ("Which Card Is Kept…");
  if (play->verb == YC_DESIGN)
    return _ ("Which Plan Is Kept…");
  if (play->verb == YC_AGENT_PLAY)
    return _ ("Which Card Is Played…");
  return NULL;
}

static void
factory_told (YcCardsQuestion *question, YcTablePage *self)
{
  YcCardList *list = list_of (question, "cards");
  YcPlay play = *yc_composer_get_play (wish_of (self));
  guint n = 0;

  for (guint i = 0; i < play.n_items; i++)
    if (play.items[i].list == YC_LIST_SIDE)
      play.items[n++] = play.items[i];
  play.n_items = (uint16_t) n;
  yc_card_list_name (list, &play, YC_LIST_FACTORY, 1);
  yc_composer_set_play (wish_of (self), &play);
}

static void
ask_factory (YcTablePage *self, const YcPlay *play)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  const YcCard *card = &setup->catalogue.cards[YC_CARDS][play->target];
  guint most = card->discards > 0 ? (guint) card->discards : YC_CHAIN_CARDS;
  YcCardsQuestion *question
    = yc_cards_question_new (self->session, _ ("The Factory's Cards"), _ ("_Tell"));
  YcCardList *list;

  if (play->factory_use == YC_FACTORY_FROM) {
    list
      = add_list (self, question, _ ("Taken from the discard pile"), YC_CARDS, most, TRUE, FALSE);
    yc_chain_show_discard (yc_card_list_get_tray (list), self->view);
  } else {
    list = add_hand_list (self, question, _ ("Discarded"), setup->seat_of_color[play->target_color],
                          most, FALSE);
  }
  for (guint i = 0; i < play->n_items; i++)
    if (play->items[i].list == YC_LIST_FACTORY)
      yc_card_list_add (list, play->items[i].ref);
  keep_list (question, "cards", list);
  g_signal_connect_object (question, "told", G_CALLBACK (factory_told), self, 0);
  ask_of_play (self, question);
}

static void
target_told (YcCardsQuestion *question, YcTablePage *self)
{
  YcCardList *list = list_of (question, "cards");
  YcPlay play = *yc_composer_get_play (wish_of (self));

  if (play.verb == YC_AGENT_PLAY && yc_card_list_get_n (list) > 0
      && yc_card_list_get_card (list, 0) != YC_UNTOLD) {
    yc_composer_point (wish_of (self), YC_POINT_CARD, yc_card_list_get_card (list, 0));
    return;
  }
  play.has_target = yc_card_list_get_n (list) > 0;
  play.target = play.has_target ? yc_card_list_get_card (list, 0) : YC_NONE;
  play.target_drawer = play.verb == YC_DESIGN ? YC_BOMBS : YC_CARDS;
  yc_composer_set_play (wish_of (self), &play);
}

static void
ask_target (YcTablePage *self, const YcPlay *play)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  int seat = play->verb == YC_SPY_CARD ? setup->seat_of_color[play->target_color]
                                       : chain_of (self)->active;
  YcCardsQuestion *question = yc_cards_question_new (self->session, _ ("The Card"), _ ("_Tell"));
  YcCardList *list;

  if (play->verb == YC_DESIGN)
    list = add_plan_list (self, question, _ ("Kept in the stash"), 1, TRUE);
  else
    list = add_hand_list (self, question, _ ("Card"), seat, 1, FALSE);
  keep_list (question, "cards", list);
  g_signal_connect_object (question, "told", G_CALLBACK (target_told), self, 0);
  ask_of_play (self, question);
}

void
yc_chain_ask_details (YcTablePage *self)
{
  const YcPlay *play = yc_composer_get_play (wish_of (self));

  if (play->factory_use == YC_FACTORY_DISCARD || play->factory_use == YC_FACTORY_FROM)
    ask_factory (self, play);
  else
    ask_target (self, play);
}

/* ---- The row ---- */

static void
row_told (YcCardsQuestion *question, YcTablePage *self)
{
  record_row (self, list_of (question, "row"), 0);
}

void
yc_chain_tell_row (YcTablePage *self)
{
  guint untold = untold_in_row (chain_of (self));
  YcCardsQuestion *question;

  if (untold == 0) {
    yc_table_page_say (self, _ ("Every Bomb Plan of the row is told."));
    return;
  }
  question = yc_cards_question_new (self->session, _ ("The Row of Bomb Plans"), _ ("_Tell"));
  keep_list (question, "row",
             add_plan_list (self, question, _ ("Not told yet, from left to right"), untold, FALSE));
  g_signal_connect_object (question, "told", G_CALLBACK (row_told), self, 0);
  yc_table_page_ask (self, YC_QUESTION (question));
}

/* ---- Hands ---- */

static void
hand_told (YcCardsQuestion *question, YcTablePage *self)
{
  int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (question), "seat"));
  YcPlay play = yc_play_begin (YC_TELL_HAND, YC_TABLE);

  if (yc_card_list_get_n (list_of (question, "cards")) == 0)
    return;
  play.target_color = (uint8_t) color_of (self, seat);
  yc_card_list_name (list_of (question, "cards"), &play, YC_LIST_MAIN, 1);
  yc_table_page_record (self, &play);
}

YcQuestion *
yc_chain_tell_hand (YcTablePage *self, int seat)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  g_autofree char *name = yc_words_player (setup, seat);
  /* Translators: %s is a player */
  g_autofree char *title = g_strdup_printf (_ ("What %s Holds"), name);
  YcCardsQuestion *question;
  YcCardList *list;

  if (!yc_table_page_is_now (self))
    return NULL;
  if (chain_of (self)->players[seat].hand == 0) {
    /* Translators: %s is a player */
    g_autofree char *empty = g_strdup_printf (_ ("%s holds no cards."), name);
    yc_table_page_say (self, empty);
    return NULL;
  }
  question = yc_cards_question_new (self->session, title, _ ("_Tell"));
  /* alone there is nobody to hide them from */
  yc_cards_question_add_text (
    question,
    setup->n_seats == 1
      ? _ ("At least these cards.")
      : _ ("At least these cards. They are not shown on the table unless you ask for it."));
  list = add_list (self, question, _ ("Cards"), YC_CARDS, chain_of (self)->players[seat].hand,
                   FALSE, FALSE);
  yc_chain_show_hand (yc_card_list_get_tray (list), self->view, seat, FALSE);
  keep_list (question, "cards", list);
  g_object_set_data (G_OBJECT (question), "seat", GINT_TO_POINTER (seat));
  g_signal_connect_object (question, "told", G_CALLBACK (hand_told), self, 0);
  yc_table_page_ask (self, YC_QUESTION (question));
  return YC_QUESTION (question);
}
