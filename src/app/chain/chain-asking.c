/* chain-asking.c: see chain-asking.h. */

#include "chain-asking-private.h"

#include "chain-trays.h"
#include "chain-teaching.h"
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

/* ---- Lists ---- */

YcCardList *
yc_chain_list_of (YcCardsQuestion *question, const char *name)
{
  return g_object_get_data (G_OBJECT (question), name);
}

void
yc_chain_keep_list (YcCardsQuestion *question, const char *name, YcCardList *list)
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

YcCardList *
yc_chain_add_hand_list (YcTablePage *self,
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

YcCardList *
yc_chain_add_plan_list (YcTablePage *self,
                        YcCardsQuestion *question,
                        const char *heading,
                        guint most,
                        gboolean stash)
{
  YcCardList *list = add_list (self, question, heading, YC_BOMBS, most, FALSE, FALSE);

  yc_chain_show_plans (yc_card_list_get_tray (list), self->view, stash);
  return list;
}

void
yc_chain_record_row (YcTablePage *self, YcCardList *list, guint untold_before)
{
  YcPlay play = yc_play_begin (YC_TELL_PLANS, YC_TABLE);

  if (list == NULL || yc_card_list_get_n (list) == 0)
    return;
  for (guint i = 0; i < untold_before; i++)
    yc_play_add (&play, YC_LIST_MAIN, YC_UNTOLD);
  yc_card_list_name (list, &play, YC_LIST_MAIN, 1);
  yc_table_page_record (self, &play);
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
told_of_play (YcTablePage *self, YcCardsQuestion *question, const YcPlay *play)
{
  yc_composer_set_play (wish_of (self), play);
  if (yc_question_is_at_once (YC_QUESTION (question)))
    yc_play_bar_record (self->bar);
}

static void
factory_told (YcCardsQuestion *question, YcTablePage *self)
{
  YcCardList *list = yc_chain_list_of (question, "cards");
  YcPlay play = *yc_composer_get_play (wish_of (self));
  guint n = 0;

  for (guint i = 0; i < play.n_items; i++)
    if (play.items[i].list == YC_LIST_SIDE)
      play.items[n++] = play.items[i];
  play.n_items = (uint16_t) n;
  yc_card_list_name (list, &play, YC_LIST_FACTORY, 1);
  told_of_play (self, question, &play);
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
    list = yc_chain_add_hand_list (self, question, _ ("Discarded"),
                                   setup->seat_of_color[play->target_color], most, FALSE);
  }
  for (guint i = 0; i < play->n_items; i++)
    if (play->items[i].list == YC_LIST_FACTORY)
      yc_card_list_add (list, play->items[i].ref);
  yc_chain_keep_list (question, "cards", list);
  g_signal_connect_object (question, "told", G_CALLBACK (factory_told), self, 0);
  ask_of_play (self, question);
}

static void
target_told (YcCardsQuestion *question, YcTablePage *self)
{
  YcCardList *list = yc_chain_list_of (question, "cards");
  YcPlay play = *yc_composer_get_play (wish_of (self));

  if (play.verb == YC_AGENT_PLAY && yc_card_list_get_n (list) > 0
      && yc_card_list_get_card (list, 0) != YC_UNTOLD) {
    yc_composer_point (wish_of (self), YC_POINT_CARD, yc_card_list_get_card (list, 0));
    return;
  }
  play.has_target = yc_card_list_get_n (list) > 0;
  play.target = play.has_target ? yc_card_list_get_card (list, 0) : YC_NONE;
  play.target_drawer = play.verb == YC_DESIGN ? YC_BOMBS : YC_CARDS;
  told_of_play (self, question, &play);
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
    list = yc_chain_add_plan_list (self, question, _ ("Kept in the stash"), 1, TRUE);
  else
    list = yc_chain_add_hand_list (self, question, _ ("Card"), seat, 1, FALSE);
  yc_chain_keep_list (question, "cards", list);
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
  yc_chain_record_row (self, yc_chain_list_of (question, "row"), 0);
}

void
yc_chain_tell_row (YcTablePage *self)
{
  guint untold = yc_row_n_untold (chain_of (self));
  YcCardsQuestion *question;

  if (untold == 0) {
    yc_table_page_say (self, _ ("Every Bomb Plan of the row is told."));
    return;
  }
  question = yc_cards_question_new (self->session, _ ("The Row of Bomb Plans"), _ ("_Tell"));
  yc_chain_keep_list (
    question, "row",
    yc_chain_add_plan_list (self, question, _ ("Not told yet, from left to right"), untold, FALSE));
  g_signal_connect_object (question, "told", G_CALLBACK (row_told), self, 0);
  yc_table_page_ask (self, YC_QUESTION (question));
}

/* ---- Hands ---- */

static void
hand_told (YcCardsQuestion *question, YcTablePage *self)
{
  int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (question), "seat"));
  YcPlay play = yc_play_begin (YC_TELL_HAND, YC_TABLE);

  if (yc_card_list_get_n (yc_chain_list_of (question, "cards")) == 0)
    return;
  play.target_color = (uint8_t) color_of (self, seat);
  yc_card_list_name (yc_chain_list_of (question, "cards"), &play, YC_LIST_MAIN, 1);
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

  if (!yc_table_page_may_tell (self))
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
  yc_chain_keep_list (question, "cards", list);
  g_object_set_data (G_OBJECT (question), "seat", GINT_TO_POINTER (seat));
  g_signal_connect_object (question, "told", G_CALLBACK (hand_told), self, 0);
  yc_table_page_ask (self, YC_QUESTION (question));
  return YC_QUESTION (question);
}
