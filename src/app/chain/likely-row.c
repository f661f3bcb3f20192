/* likely-row.c: see likely-row.h. */

#include "likely-row.h"

#include "widgets/children.h"
#include "widgets/description.h"
#include "widgets/hints.h"
#include "widgets/holding.h"
#include "widgets/icon-row.h"
#include "widgets/marking.h"
#include "widgets/spoken-names.h"
#include "widgets/template.h"
#include "widgets/wrap.h"
#include "chain/chain.h"
#include "chain/personnel.h"
#include "words.h"

#include <glib/gi18n.h>
#include <string.h>

struct _YcLikelyRow {
  GtkWidget parent_instance;

  gboolean settled; /* what is shown is for this: */
  guint8 verb, drawer;
  YcRef target;
  const YcCatalogue *catalogue;
  GtkStack *stack;
  GtkLabel *nothing;
  GtkWidget *sides;
};

G_DEFINE_FINAL_TYPE (YcLikelyRow, yc_likely_row, GTK_TYPE_WIDGET)

enum { CARD_CHOSEN, SIDE_HELD, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- The cards of one side ---- */

/* Of YcRef, the likeliest first. */
static GArray *
cards_of (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "cards");
}

/* The one that is laid when its side is tapped. */
static YcRef
next_of (GtkWidget *button)
{
  return (YcRef) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "next"));
}

static YcSide
side_of (const YcCard *card)
{
  YcSide side = { 0 };

  memcpy (side.workers, card->side, sizeof side.workers);
  return side;
}

static gboolean
is_laid (const YcPlay *wish, YcRef ref)
{
  for (int i = 0; i < wish->n_items; i++)
    if (wish->items[i].list == YC_LIST_SIDE && wish->items[i].ref == ref)
      return TRUE;
  return FALSE;
}

/* “2 scientists: Mine: 2 engineers → 3 yellowcake” */
static void
say_next (YcLikelyRow *self, GtkWidget *button)
{
  const YcCard *card = &self->catalogue->cards[YC_CARDS][next_of (button)];
  const YcSide side = side_of (card);
  g_autofree char *people = yc_words_side (self->catalogue->game, &side);
  g_autofree char *next = yc_words_card (card);
  /* Translators: what is printed where on a card: “Output: 3 yellowcake” */
  g_autofree char *words = g_strdup_printf (_ ("%s: %s"), people, next);

  yc_widget_say (button, words);
  yc_hint_show_card (button, self->catalogue, next_of (button));
  yc_hint_say (button);
}

/* The first that is not laid yet comes next, or the last of all once more. */
static void
mark_laid (YcLikelyRow *self, GtkWidget *button, const YcPlay *wish)
{
  const GArray *cards = cards_of (button);
  gboolean any = FALSE;
  YcRef next = YC_NONE;

  for (guint i = cards->len; i-- > 0;) {
    const YcRef ref = g_array_index (cards, YcRef, i);
    const gboolean laid = is_laid (wish, ref);

    any = any || laid;
    if (next == YC_NONE || !laid)
      next = ref;
  }
  g_object_set_data (G_OBJECT (button), "next", GINT_TO_POINTER ((int) next));
  yc_marking_set_wished (button, any);
  say_next (self, button);
}

static void
choose (GtkWidget *button, YcLikelyRow *self)
{
  g_signal_emit (self, signals[CARD_CHOSEN], 0, (int) next_of (button));
}

/* Which of them it is can be chosen where all cards are. */
static void
hold (GtkWidget *button, gpointer row)
{
  YcLikelyRow *self = row;
  const YcCard *card = &self->catalogue->cards[YC_CARDS][next_of (button)];
  g_autoptr (GString) side = g_string_new ("/");

  for (int type = 0; type < YC_WORKER_TYPES; type++)
    for (int n = 0; n < card->side[type]; n++)
      g_string_append_c (side, (char) g_ascii_tolower (yc_worker_letter ((YcWorkerType) type)));
  g_signal_emit (self, signals[SIDE_HELD], 0, side->str);
}

/* ---- Drawing ---- */

static void
say (YcLikelyRow *self, const char *words)
{
  gtk_label_set_text (self->nothing, words);
  yc_tooltip_show (GTK_WIDGET (self->nothing), words);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->nothing));
}

static GtkWidget *
side_button_new (YcLikelyRow *self, const YcCard *card)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *icons = yc_icon_row_new ();
  const YcSide side = side_of (card);

  yc_icon_row_show_side (YC_ICON_ROW (icons), &side);
  gtk_button_set_child (GTK_BUTTON (button), icons);
  yc_hint_make_room (button, NULL);
  gtk_widget_add_css_class (button, "yc-compact");
  g_object_set_data_full (G_OBJECT (button), "cards", g_array_new (FALSE, FALSE, sizeof (YcRef)),
                          (GDestroyNotify) g_array_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (choose), self, 0);
  yc_holding_follow (button, hold, self);
  yc_wrap_append (YC_WRAP (self->sides), button);
  return button;
}

/* The button of the cards with the side of this one, or NULL. */
static GtkWidget *
find_side (YcLikelyRow *self, const YcCard *card)
{
  for (GtkWidget *button = gtk_widget_get_first_child (self->sides); button != NULL;
       button = gtk_widget_get_next_sibling (button)) {
    const YcRef first = g_array_index (cards_of (button), YcRef, 0);

    if (memcmp (self->catalogue->cards[YC_CARDS][first].side, card->side, sizeof card->side) == 0)
      return button;
  }
  return NULL;
}

static void
add_card (YcLikelyRow *self, YcRef ref)
{
  const YcCard *card = &self->catalogue->cards[YC_CARDS][ref];
  GtkWidget *button = find_side (self, card);

  if (button == NULL)
    button = side_button_new (self, card);
  g_array_append_val (cards_of (button), ref);
}

static gboolean
takes_sideways (const YcPlay *wish)
{
  return wish->verb == YC_ACTIVATE || wish->verb == YC_ACTIVATE_LOADED;
}

static gboolean
is_cost_unknown (const YcSetup *setup, const YcPlay *wish)
{
  const YcCard *card = yc_activated_card (setup, wish);

  return card != NULL && card->needs_unknown;
}

static void
draw (YcLikelyRow *self, YcSession *session, const GArray *cards, const YcPlay *wish)
{
  const YcSetup *setup = yc_session_get_setup (session);
  g_autoptr (GArray) likely = yc_tray_likely (setup, cards, wish);

  yc_children_put_off (self->sides);
  self->catalogue = &setup->catalogue;
  for (guint i = 0; i < likely->len; i++)
    add_card (self, g_array_index (likely, YcTrayCard, i).ref);
  if (likely->len > 0)
    gtk_stack_set_visible_child (self->stack, self->sides);
  else if (!takes_sideways (wish))
    say (self, _ ("Nothing is laid sideways for this."));
  else if (is_cost_unknown (setup, wish))
    say (self, _ ("The cost of this card is not known yet."));
  else if (yc_misses_personnel (setup, wish))
    say (self, _ ("No card here covers who is missing."));
  else
    say (self, _ ("Nobody is missing."));
}

/* ---- Public ---- */

static gboolean
is_same (YcLikelyRow *self, const YcPlay *wish)
{
  return self->settled && self->verb == wish->verb && self->drawer == wish->target_drawer
         && self->target == wish->target;
}

void
yc_likely_row_forget (YcLikelyRow *self)
{
  self->settled = FALSE;
}

void
yc_likely_row_show (YcLikelyRow *self, YcSession *session, const GArray *cards, const YcPlay *wish)
{
  g_return_if_fail (YC_IS_LIKELY_ROW (self));

  if (wish == NULL) {
    yc_likely_row_forget (self);
    yc_children_put_off (self->sides);
    say (self, _ ("Cards that cover who is missing come here."));
    return;
  }
  if (!is_same (self, wish))
    draw (self, session, cards, wish);
  self->settled = TRUE;
  self->verb = wish->verb;
  self->drawer = wish->target_drawer;
  self->target = wish->target;
  for (GtkWidget *button = gtk_widget_get_first_child (self->sides); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    mark_laid (self, button, wish);
}

/* ---- The widget ---- */

static void
yc_likely_row_class_init (YcLikelyRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  signals[CARD_CHOSEN] = g_signal_new ("card-chosen", YC_TYPE_LIKELY_ROW, G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[SIDE_HELD] = g_signal_new ("side-held", YC_TYPE_LIKELY_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_css_name (widget_class, "likelyrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  g_type_ensure (YC_TYPE_WRAP);
  yc_template_set (widget_class, "likely-row.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "sideways", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, YcLikelyRow, stack);
  gtk_widget_class_bind_template_child (widget_class, YcLikelyRow, nothing);
  gtk_widget_class_bind_template_child (widget_class, YcLikelyRow, sides);
}

static void
yc_likely_row_init (YcLikelyRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  yc_wrap_set_spacing (YC_WRAP (self->sides), 4, FALSE);
}

GtkWidget *
yc_likely_row_new (void)
{
  return g_object_new (YC_TYPE_LIKELY_ROW, NULL);
}
