/* chain-view.c: see chain-view.h. */

#include "chain-view.h"

#include "widgets/children.h"
#include "widgets/card-buttons.h"
#include "widgets/card-filter.h"
#include "widgets/hints.h"
#include "widgets/holding.h"
#include "widgets/icon-row.h"
#include "widgets/sentence.h"
#include "widgets/wrap.h"
#include "chain/hands.h"
#include "likely-row.h"
#include "link-view.h"
#include "new-card.h"
#include "widgets/marking.h"
#include "widgets/focus.h"
#include "chain-hints.h"
#include "chain-sections.h"
#include "hand-cards.h"
#include "wish-link.h"
#include "words.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#define ASIDE_WIDTH 320 /* as the players are wide */

/* What legal plays can begin with. */
typedef struct {
  gboolean of[YC_DRAWERS][YC_MAX_CARDS];
  gboolean loaded;
} Marks;

struct _YcChainView {
  GtkWidget parent_instance;

  Marks marks;
  const YcCatalogue *catalogue;
  GtkWidget *turn;  /* this and the next stand elsewhere on the page */
  GtkWidget *aside; /* the Bomb Plans and the Landmarks */
  YcWrap *links;
  GtkWidget *wish_area;
  AdwBin *wish;
  GtkWidget *nothing; /* what to do, where the wish will be */
  YcWishLink *link;   /* the wish */
  YcChainCounters counters;
  YcWrap *landmarks;
  YcWrap *plans;
  GtkWidget *stash; /* among those, or NULL */
  YcHandCards cards;
  YcNewCard *new_card;
  YcLikelyRow *likely;
  YcTray *tray;
  gboolean playing;
  char first; /* key of a hint that was pressed, or 0 */
};

G_DEFINE_FINAL_TYPE (YcChainView, yc_chain_view, GTK_TYPE_WIDGET)

enum {
  CARD_CHOSEN,
  LANDMARK_CHOSEN,
  PLAN_CHOSEN,
  LOADED_CHOSEN,
  SIDE_REMOVED,
  N_SIGNALS,
};
static guint signals[N_SIGNALS];

/* ---- What was chosen ---- */

static void
choose_landmark (YcCardButton *button, YcChainView *self)
{
  g_signal_emit (self, signals[LANDMARK_CHOSEN], 0, (int) yc_card_button_get_ref (button));
}

/* Behind the plans lies the stack of loaded bombs. */
static void
choose_plan (YcCardButton *button, YcChainView *self)
{
  const int ref = yc_card_button_get_ref (button);

  if (ref == YC_NONE)
    g_signal_emit (self, signals[LOADED_CHOSEN], 0);
  /* nobody else knows the stash: which plan it is is asked, and none of the row is told */
  else if (GTK_WIDGET (button) == self->stash && ref == YC_UNTOLD)
    g_signal_emit (self, signals[PLAN_CHOSEN], 0, YC_NONE);
  else
    g_signal_emit (self, signals[PLAN_CHOSEN], 0, ref);
}

static void
choose_card (YcChainView *self, int ref)
{
  g_signal_emit (self, signals[CARD_CHOSEN], 0, ref);
}

static void
search_side (YcChainView *self, const char *side)
{
  gtk_editable_set_text (GTK_EDITABLE (yc_tray_get_filter (self->tray)), side);
}

/* What is typed to find a card finds Landmarks and Bomb Plans, too. */
static void
search (YcChainView *self, const char *typed, YcFirstFound *first)
{
  if (self->catalogue == NULL)
    return;
  yc_card_filter (GTK_WIDGET (self->landmarks), self->catalogue, YC_SPACES, typed, first);
  yc_card_filter (GTK_WIDGET (self->plans), self->catalogue, YC_BOMBS, typed, first);
}

static void
choose_unknown (YcChainView *self)
{
  yc_tray_take_unknown (self->tray, FALSE);
  yc_new_card_offer_kinds (self->new_card);
}

static void
remove_side (YcChainView *self, int item)
{
  g_signal_emit (self, signals[SIDE_REMOVED], 0, item);
}

/* ---- What is legal ---- */

static void
mark (const YcPlay *play, void *data)
{
  Marks *marks = data;

  if (play->verb == YC_ACTIVATE_LOADED)
    marks->loaded = TRUE;
  else if (play->verb == YC_ACTIVATE && play->target >= 0)
    marks->of[play->target_drawer][play->target] = TRUE;
}

/* ---- The chain ---- */

void
yc_chain_view_set_wish (YcChainView *self, YcView *view, const YcPlay *wish)
{
  YcSession *session = yc_view_get_session (view);

  g_return_if_fail (YC_IS_CHAIN_VIEW (self));

  const gboolean had_focus = yc_focus_in (self->wish_area) != NULL;

  if (wish != NULL || had_focus)
    yc_hand_cards_settle (&self->cards);
  if (wish != NULL && wish->verb == YC_END)
    wish = NULL;
  yc_new_card_set_wish (self->new_card, wish);
  gtk_widget_set_can_focus (self->wish_area, wish != NULL);
  if (wish != NULL)
    yc_wish_link_show (self->link, session, wish);
  adw_bin_set_child (self->wish, wish != NULL ? GTK_WIDGET (self->link) : self->nothing);
  yc_likely_row_show (self->likely, session, yc_tray_get_cards (self->tray), wish);
  /* a card that was taken back had the focus, and is gone */
  if (had_focus && yc_focus_in (self->wish_area) == NULL)
    gtk_widget_child_focus (wish != NULL ? self->wish_area : GTK_WIDGET (self->tray),
                            GTK_DIR_TAB_FORWARD);
}

GtkWidget *
yc_chain_view_get_turn (YcChainView *self)
{
  return self->turn;
}

GtkWidget *
yc_chain_view_get_aside (YcChainView *self)
{
  return self->aside;
}

GtkWidget *
yc_chain_view_get_likely (YcChainView *self)
{
  return GTK_WIDGET (self->likely);
}

YcNewCard *
yc_chain_view_get_new_card (YcChainView *self)
{
  return self->new_card;
}

gboolean
yc_chain_view_focus_part (YcChainView *self, char key)
{
  GtkWidget *const parts[]
    = { self->wish_area, GTK_WIDGET (self->landmarks), GTK_WIDGET (self->plans),
        GTK_WIDGET (self->likely), GTK_WIDGET (self->tray) };
  static const char keys[] = "tlboc";
  const char *place = strchr (keys, key);

  yc_hand_cards_settle (&self->cards);
  return place != NULL && gtk_widget_child_focus (parts[place - keys], GTK_DIR_TAB_FORWARD);
}

gboolean
yc_chain_view_press (YcChainView *self, char letter)
{
  GtkWidget *const roots[] = { GTK_WIDGET (self->landmarks), GTK_WIDGET (self->plans),
                               self->cards.section, yc_new_card_get_strip (self->new_card), NULL };

  yc_hand_cards_settle (&self->cards);
  yc_new_card_show_due (self->new_card);
  return yc_hints_press (roots, &self->first, letter);
}

void
yc_chain_view_find_card (YcChainView *self)
{
  yc_hand_cards_settle (&self->cards);
  gtk_widget_grab_focus (yc_tray_get_filter (self->tray));
}

/* ---- Landmarks and plans ---- */

static GtkWidget *
show_button (YcChainView *self,
             YcCardButtons *buttons,
             const YcCardState *state,
             gboolean legal,
             guint hint)
{
  GtkWidget *button = yc_card_buttons_show (buttons, state);

  yc_card_button_set_legal (YC_CARD_BUTTON (button), legal);
  yc_holding_mends (button, state->card);
  if (self->playing)
    yc_hint_show (button, self->catalogue, hint);
  else
    yc_hint_hide (button);
  return button;
}

static void
show_landmarks (YcChainView *self)
{
  const YcCatalogue *catalogue = self->catalogue;
  const YcCardPlace place = { self->landmarks, G_CALLBACK (choose_landmark), self };
  YcCardButtons buttons = yc_card_buttons_begin (&place);

  for (YcRef ref = 0; ref < catalogue->n[YC_SPACES]; ref++) {
    const YcCardState state = { .ref = ref, .card = &catalogue->cards[YC_SPACES][ref] };

    show_button (self, &buttons, &state, self->marks.of[YC_SPACES][ref],
                 YC_HINT_LANDMARKS + (guint) ref);
  }
  yc_card_buttons_end (&buttons);
}

static GtkWidget *
show_plan (YcChainView *self, YcCardButtons *buttons, uint8_t plan, const char *caption, guint hint)
{
  gboolean told = plan < YC_CHAIN_NONE;
  const YcCardState state = {
    .ref = told ? plan : YC_UNTOLD,
    .card = told ? &self->catalogue->cards[YC_BOMBS][plan] : NULL,
    .untold = _ ("Not told"),
    .caption = caption,
    .where = caption,
  };

  return show_button (self, buttons, &state, told && self->marks.of[YC_BOMBS][plan], hint);
}

/* The stash is secret: it is drawn only if hands are shown. */
static void
show_plans (YcChainView *self, const YcChain *chain, gboolean hands_shown)
{
  const YcCardPlace place = { self->plans, G_CALLBACK (choose_plan), self };
  YcCardButtons buttons = yc_card_buttons_begin (&place);
  uint8_t stash = chain->players[chain->active].stash;
  /* Translators: cards of a stack */
  g_autofree char *left = g_strdup_printf (_ ("%d left"), chain->loaded_left);
  const YcCardState loaded
    = { .ref = YC_NONE, .card = &self->catalogue->loaded, .caption = left, .where = left };

  for (int i = 0; i < chain->n_row; i++)
    show_plan (self, &buttons, chain->row[i], NULL, YC_HINT_ROW + (guint) i);
  self->stash = stash == YC_CHAIN_NONE
                  ? NULL
                  : show_plan (self, &buttons, hands_shown ? stash : YC_CHAIN_UNTOLD, _ ("Stash"),
                               YC_HINT_STASH);
  show_button (self, &buttons, &loaded, self->marks.loaded, YC_HINT_LOADED);
  yc_card_buttons_end (&buttons);
}

/* What was looked for is all there again. */
static void
forget_search (GtkWidget *wrap)
{
  for (GtkWidget *button = gtk_widget_get_first_child (wrap); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    gtk_widget_set_visible (button, TRUE);
}

void
yc_chain_view_show (YcChainView *self, YcView *view, gboolean playing, gboolean hands_shown)
{
  YcSession *session = yc_view_get_session (view);
  const YcSetup *setup = yc_session_get_setup (session);
  const YcChain *chain = yc_chain_of (yc_view_get_position (view));

  memset (&self->marks, 0, sizeof self->marks);
  self->catalogue = &setup->catalogue;
  self->playing = playing;
  self->first = '\0';
  if (playing)
    yc_view_each_legal_play (view, mark, &self->marks);
  yc_links_show (self->links, view);
  yc_chain_counters_show (&self->counters, chain);
  show_landmarks (self);
  show_plans (self, chain, hands_shown);
  gtk_widget_set_visible (self->wish_area, playing);
  yc_new_card_show (self->new_card, view);
  /* it would lead there */
  yc_tray_take_unknown (self->tray, !yc_new_card_has_kinds (self->new_card));
  yc_likely_row_forget (self->likely);
  yc_tray_set_legal (self->tray, self->marks.of[YC_CARDS]);
  if (playing) {
    yc_hand_cards_show (&self->cards, view, hands_shown);
  } else {
    yc_hand_cards_hide (&self->cards);
    forget_search (GTK_WIDGET (self->landmarks));
    forget_search (GTK_WIDGET (self->plans));
  }
}

/* ---- What a play of the past has changed ---- */

void
yc_chain_view_set_change (YcChainView *self, const YcPosition *before, const YcPosition *position)
{
  const YcChain *was = before == NULL ? NULL : yc_chain_of (before), *is = yc_chain_of (position);
  GtkWidget *link;

  yc_chain_counters_mark (&self->counters, was, is);
  yc_chain_row_mark (self->plans, was, is);
  link = gtk_widget_get_last_child (GTK_WIDGET (self->links));
  if (link != NULL)
    yc_marking_set_changed (link, was != NULL && is->played.n > was->played.n);
}

/* ---- The widget ---- */

/* The play being composed has its own place, as high when it is empty: what is tapped below stays
 * where it is. */
static GtkWidget *
wish_area_new (YcChainView *self)
{
  self->wish = ADW_BIN (adw_bin_new ());
  self->nothing = g_object_ref_sink (
    yc_sentence_new (_ ("Tap what is used, then the cards laid sideways."), "dim-label"));
  adw_bin_set_child (self->wish, self->nothing);
  self->link = g_object_ref_sink (YC_WISH_LINK (yc_wish_link_new ()));
  g_signal_connect_object (self->link, "removed", G_CALLBACK (remove_side), self,
                           G_CONNECT_SWAPPED);
  self->wish_area = GTK_WIDGET (self->wish);
  /* Tab passes over it while nothing is in it */
  gtk_widget_set_can_focus (self->wish_area, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->wish_area), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("This turn"), -1);
  gtk_widget_add_css_class (self->wish_area, "yc-wish-area");
  return self->wish_area;
}

static void
make_chain (YcChainView *self)
{
  GtkWidget *section;

  self->links = yc_chain_wrap_section_new (_ ("This turn"), &section);
  self->turn = g_object_ref_sink (section);
  gtk_widget_add_css_class (GTK_WIDGET (self->links), "yc-links");
  gtk_box_append (GTK_BOX (section), wish_area_new (self));
  GtkWidget *pool = gtk_label_new (_ ("Pool"));
  gtk_widget_add_css_class (pool, "yc-small");
  gtk_box_append (GTK_BOX (gtk_widget_get_first_child (section)), pool);
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    self->counters.pool[type]
      = yc_chain_section_add_counter (section, yc_icon_of_worker ((YcWorkerType) type));
}

/* Right below the turn: sideways cards are tapped while the ruling takes its part of the window. */
static void
make_cards (YcChainView *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 5);
  GtkWidget *section, *heading, *filter;

  self->new_card = YC_NEW_CARD (yc_new_card_new ());
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->new_card));
  self->likely = YC_LIKELY_ROW (yc_likely_row_new ());
  self->tray = YC_TRAY (yc_tray_new ());
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->likely));
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->tray));
  g_signal_connect_object (self->likely, "card-chosen", G_CALLBACK (choose_card), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tray, "card-chosen", G_CALLBACK (choose_card), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->likely, "side-held", G_CALLBACK (search_side), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tray, "searched", G_CALLBACK (search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tray, "unknown-chosen", G_CALLBACK (choose_unknown), self,
                           G_CONNECT_SWAPPED);
  section = yc_chain_section_new (_ ("Cards"), content);
  gtk_widget_set_parent (section, GTK_WIDGET (self));
  yc_hand_cards_init (&self->cards, self->tray, section);
  heading = gtk_widget_get_first_child (section);
  filter = yc_tray_get_filter (self->tray);
  gtk_widget_add_css_class (filter, "yc-filter");
  gtk_box_append (GTK_BOX (heading), filter);
  self->counters.deck = yc_chain_section_add_counter (section, "deck");
  self->counters.discard = yc_chain_section_add_counter (section, "card");
}

static void
make_sections (YcChainView *self)
{
  GtkWidget *section;

  make_chain (self);
  make_cards (self);
  self->aside = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));
  self->plans = yc_chain_wrap_section_new (_ ("Bomb Plans"), &section);
  self->counters.plan_deck = yc_chain_section_add_counter (section, "deck");
  gtk_box_append (GTK_BOX (self->aside), section);
  self->landmarks = yc_chain_wrap_section_new (_ ("Landmarks"), &section);
  gtk_box_append (GTK_BOX (self->aside), section);
  /* the headings are as wide as there is room, which is not to take any from the board */
  gtk_widget_set_hexpand (self->aside, FALSE);
  yc_wrap_set_natural_width (self->plans, ASIDE_WIDTH);
  yc_wrap_set_natural_width (self->landmarks, ASIDE_WIDTH);
  yc_tray_hint (self->tray, YC_HINT_NOT_HERE);
}

static void
yc_chain_view_dispose (GObject *object)
{
  yc_hand_cards_forget (&YC_CHAIN_VIEW (object)->cards);
  yc_children_clear (GTK_WIDGET (object));
  g_clear_object (&YC_CHAIN_VIEW (object)->nothing);
  g_clear_object (&YC_CHAIN_VIEW (object)->link);
  g_clear_object (&YC_CHAIN_VIEW (object)->turn);
  g_clear_object (&YC_CHAIN_VIEW (object)->aside);
  G_OBJECT_CLASS (yc_chain_view_parent_class)->dispose (object);
}

static guint
signal_new (const char *name, guint n_params)
{
  return g_signal_new (name, YC_TYPE_CHAIN_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, n_params, G_TYPE_INT);
}

static void
yc_chain_view_class_init (YcChainViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_chain_view_dispose;
  signals[CARD_CHOSEN] = signal_new ("card-chosen", 1);
  signals[LANDMARK_CHOSEN] = signal_new ("landmark-chosen", 1);
  signals[PLAN_CHOSEN] = signal_new ("plan-chosen", 1);
  signals[LOADED_CHOSEN] = signal_new ("loaded-chosen", 0);
  signals[SIDE_REMOVED] = signal_new ("side-removed", 1);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "chainview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
yc_chain_view_init (YcChainView *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  make_sections (self);
}

GtkWidget *
yc_chain_view_new (void)
{
  return g_object_new (YC_TYPE_CHAIN_VIEW, NULL);
}
