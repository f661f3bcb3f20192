/* chain-panel.c: see chain-panel.h. */

#include "chain-panel.h"

#include "widgets/card-buttons.h"
#include "widgets/card-face.h"
#include "widgets/children.h"
#include "widgets/holding.h"
#include "widgets/icon-row.h"
#include "widgets/wrap.h"
#include "chain/plans.h"
#include "widgets/counter.h"
#include "widgets/description.h"
#include "widgets/marking.h"
#include "widgets/player-badge.h"
#include "widgets/spoken-names.h"
#include "widgets/template.h"
#include "words.h"

#include <glib/gi18n.h>

struct _YcChainPanel {
  GtkWidget parent_instance;

  gboolean stands_out; /* its player is to move, or has won */
  int seat;
  YcPlayerBadge *badge;
  GtkLabel *turn;
  GtkLabel *points;
  GtkLevelBar *bar;
  YcWrap *counters;
  YcCounter *yellowcake, *uranium;
  GtkWidget *hand;
  GtkLabel *hand_text;
  GtkWidget *stash;
  YcWrap *bombs;
  YcWrap *told;
};

G_DEFINE_FINAL_TYPE (YcChainPanel, yc_chain_panel, GTK_TYPE_WIDGET)

enum { BOMB_CHOSEN, HAND_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
choose_bomb (YcCardButton *button, YcChainPanel *self)
{
  g_signal_emit (self, signals[BOMB_CHOSEN], 0, (int) yc_card_button_get_ref (button));
}

static void
choose_hand (YcChainPanel *self)
{
  g_signal_emit (self, signals[HAND_CHOSEN], 0, self->seat);
}

/* ---- The head ---- */

static void
show_points (YcChainPanel *self, const YcSetup *setup, const YcPosition *position)
{
  const gboolean over = yc_chain_of (position)->over;
  const int points = over ? yc_chain_final_score (setup, yc_chain_of (position), self->seat)
                          : yc_chain_game.score (setup, position, self->seat);
  /* alone, and once the game is over, there is no target */
  const gboolean aims = setup->n_seats > 1 && !over;
  int target = setup->options[YC_OPTION_TARGET];
  /* Translators: points a player has, and points needed to win */
  g_autofree char *text = g_strdup_printf (C_ ("points", "%1$d / %2$d"), points, target);
  /* Translators: points a player has, and points that begin the last round */
  g_autofree char *words
    = g_strdup_printf (_ ("%1$d of the %2$d points that begin the last round"), points, target);

  if (!aims) {
    g_free (text);
    text = g_strdup_printf ("%d", points);
    g_free (words);
    words = g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS (points)), points);
  }
  gtk_label_set_text (self->points, text);
  yc_widget_say (GTK_WIDGET (self->points), words);
  gtk_level_bar_set_max_value (self->bar, target);
  gtk_level_bar_set_value (self->bar, CLAMP (points, 0, target));
  gtk_widget_set_visible (GTK_WIDGET (self->bar), aims);
}

static void
show_head (YcChainPanel *self, const YcSetup *setup, const YcChain *chain)
{
  g_autofree char *name = yc_words_player (setup, self->seat);
  gboolean wins = chain->over && (yc_chain_winners (setup, chain) >> self->seat & 1) != 0;
  gboolean moves = !chain->over && chain->active == self->seat;

  yc_player_badge_set_player (self->badge, setup->seats[self->seat].color, name);
  gtk_label_set_text (self->turn, wins ? _ ("Winner") : _ ("Turn"));
  gtk_widget_set_visible (GTK_WIDGET (self->turn), wins || moves);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (self->stands_out == (wins || moves))
    return;
  self->stands_out = !self->stands_out;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* ---- What is there ---- */

static void
show_resources (YcChainPanel *self, const YcChainPlayer *player)
{
  g_autofree char *yellowcake = yc_words_amount (&yc_chain_game, YC_YELLOWCAKE, player->yellowcake);
  g_autofree char *uranium = yc_words_amount (&yc_chain_game, YC_URANIUM, player->uranium);

  yc_counter_show (self->yellowcake, player->yellowcake, yellowcake);
  yc_counter_show (self->uranium, player->uranium, uranium);
}

/* How many cards are in a hand, and how many of them the table has told; the caller frees. */
static char *
count_words (const YcChainPlayer *player)
{
  const int hand = player->hand, known = player->n_known;

  if (known == 0)
    return g_strdup_printf ("%d", hand);
  if (known == hand)
    /* Translators: all cards of a hand were told, so that the program knows which they are */
    return g_strdup_printf (ngettext ("%d card, known", "%d cards, all known", (gulong) hand),
                            hand);
  /* Translators: cards in a hand, and how many of them were told, so that the program knows which
   * they are */
  return g_strdup_printf (
    ngettext ("%1$d card, %2$d known", "%1$d cards, %2$d known", (gulong) hand), hand, known);
}

static void
show_hand (YcChainPanel *self, const YcChainPlayer *player)
{
  g_autofree char *count = count_words (player);
  g_autofree char *words = NULL;

  if (player->n_known > 0)
    /* Translators: %s is “5 cards, 2 known” */
    words = g_strdup_printf (_ ("In the hand: %s. A click changes what is told."), count);
  else
    /* Translators: %s is a number of cards */
    words = g_strdup_printf (_ ("Cards in the hand: %s. A click tells them."), count);
  gtk_label_set_text (self->hand_text, count);
  yc_widget_say (self->hand, words);
  gtk_widget_set_visible (self->stash, player->stash != YC_CHAIN_NONE);
}

static void
show_bombs (YcChainPanel *self, const YcSetup *setup, const YcChainPlayer *player)
{
  const YcCardPlace place = { self->bombs, G_CALLBACK (choose_bomb), self };
  YcCardButtons buttons = yc_card_buttons_begin (&place);

  for (int i = 0; i < player->n_bombs; i++) {
    const YcCardState state = {
      .ref = player->bombs[i],
      .card = &setup->catalogue.cards[YC_BOMBS][player->bombs[i]],
      .loaded = yc_bomb_is_loaded (player, i),
      .built = TRUE,
      .where = _ ("Built."),
    };

    yc_holding_mends (yc_card_buttons_show (&buttons, &state), state.card);
  }
  yc_card_buttons_end (&buttons);
}

static GtkWidget *
face_new (YcWrap *wrap)
{
  GtkWidget *face = yc_card_face_new ();

  yc_card_face_set_compact (YC_CARD_FACE (face), true);
  gtk_widget_add_css_class (face, "yc-laid");
  yc_wrap_append (wrap, face);
  return face;
}

/* On `face`, or on a new one; returns the next. */
static GtkWidget *
show_face (YcWrap *wrap, GtkWidget *face, const YcCard *card)
{
  g_autofree char *words = yc_words_card (card);

  if (face == NULL)
    face = face_new (wrap);
  yc_card_face_show (YC_CARD_FACE (face), card, NULL);
  yc_tooltip_show (face, words);
  return gtk_widget_get_next_sibling (face);
}

static void
show_told (YcChainPanel *self, const YcSetup *setup, const YcChainPlayer *player, gboolean shown)
{
  GtkWidget *face = gtk_widget_get_first_child (GTK_WIDGET (self->told));

  for (int i = 0; shown && i < player->n_known; i++)
    face = show_face (self->told, face, &setup->catalogue.cards[YC_CARDS][player->known[i]]);
  if (shown && player->stash < YC_CHAIN_NONE)
    face = show_face (self->told, face, &setup->catalogue.cards[YC_BOMBS][player->stash]);
  yc_children_drop_from (face);
  gtk_widget_set_visible (GTK_WIDGET (self->told),
                          gtk_widget_get_first_child (GTK_WIDGET (self->told)) != NULL);
}

void
yc_chain_panel_show (YcChainPanel *self,
                     const YcSetup *setup,
                     const YcPosition *position,
                     gboolean hands_shown)
{
  const YcChain *chain = yc_chain_of (position);
  const YcChainPlayer *player = &chain->players[self->seat];

  g_return_if_fail (YC_IS_CHAIN_PANEL (self));

  show_head (self, setup, chain);
  show_points (self, setup, position);
  show_resources (self, player);
  show_hand (self, player);
  show_bombs (self, setup, player);
  show_told (self, setup, player, hands_shown);
}

/* ---- The widget ---- */

static void
yc_chain_panel_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (yc_chain_panel_parent_class)->snapshot (widget, snapshot);
  if (YC_CHAIN_PANEL (widget)->stands_out)
    yc_marking_draw_active (widget, snapshot);
}

static void
yc_chain_panel_class_init (YcChainPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  signals[BOMB_CHOSEN] = g_signal_new ("bomb-chosen", YC_TYPE_CHAIN_PANEL, G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[HAND_CHOSEN] = g_signal_new ("hand-chosen", YC_TYPE_CHAIN_PANEL, G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  widget_class->snapshot = yc_chain_panel_snapshot;
  gtk_widget_class_set_css_name (widget_class, "playerpanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  g_type_ensure (YC_TYPE_COUNTER);
  g_type_ensure (YC_TYPE_PLAYER_BADGE);
  g_type_ensure (YC_TYPE_WRAP);
  yc_template_set (widget_class, "chain-panel.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "head", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, YcChainPanel, badge);
  gtk_widget_class_bind_template_child (widget_class, YcChainPanel, turn);
  gtk_widget_class_bind_template_child (widget_class, YcChainPanel, points);
  gtk_widget_class_bind_template_child (widget_class, YcChainPanel, bar);
  gtk_widget_class_bind_template_child (widget_class, YcChainPanel, counters);
  gtk_widget_class_bind_template_child (widget_class, YcChainPanel, yellowcake);
  gtk_widget_class_bind_template_child (widget_class, YcChainPanel, uranium);
  gtk_widget_class_bind_template_child (widget_class, YcChainPanel, hand);
  gtk_widget_class_bind_template_child (widget_class, YcChainPanel, hand_text);
  gtk_widget_class_bind_template_child (widget_class, YcChainPanel, stash);
  gtk_widget_class_bind_template_child (widget_class, YcChainPanel, bombs);
  gtk_widget_class_bind_template_child (widget_class, YcChainPanel, told);
  gtk_widget_class_bind_template_callback (widget_class, choose_hand);
}

static void
yc_chain_panel_init (YcChainPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  yc_wrap_set_spacing (self->counters, 10, FALSE);
  yc_wrap_set_spacing (self->bombs, 4, FALSE);
  yc_wrap_set_spacing (self->told, 4, FALSE);
}

GtkWidget *
yc_chain_panel_new (int seat)
{
  YcChainPanel *self = g_object_new (YC_TYPE_CHAIN_PANEL, NULL);

  self->seat = seat;
  return GTK_WIDGET (self);
}
