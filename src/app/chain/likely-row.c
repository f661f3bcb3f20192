/* likely-row.c: see likely-row.h. */

#include "likely-row.h"

#include "widgets/children.h"
#include "widgets/card-button.h"
#include "widgets/icon-row.h"
#include "chain/chain.h"
#include "chain/personnel.h"

#include <glib/gi18n.h>

struct _YcLikelyRow {
  GtkWidget parent_instance;

  gboolean settled; /* what is shown is for this: */
  guint8 verb, drawer;
  YcRef target;
  GtkStack *stack;
  GtkLabel *nothing;
  GtkWidget *scrolled;
  GtkWidget *cards;
};

G_DEFINE_FINAL_TYPE (YcLikelyRow, yc_likely_row, GTK_TYPE_WIDGET)

enum { CARD_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
choose (YcCardButton *button, YcLikelyRow *self)
{
  g_signal_emit (self, signals[CARD_CHOSEN], 0, (int) yc_card_button_get_ref (button));
}

/* ---- Drawing ---- */

static void
say (YcLikelyRow *self, const char *words)
{
  gtk_label_set_text (self->nothing, words);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->nothing), words);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->nothing));
}

static void
add_card (YcLikelyRow *self, const YcCatalogue *catalogue, const YcTrayCard *card)
{
  GtkWidget *button = yc_card_button_new ();
  const YcCardState state = {
    .ref = card->ref,
    .card = &catalogue->cards[YC_CARDS][card->ref],
    .compact = TRUE,
    .where = card->part == YC_TRAY_TOLD ? _ ("Told of the hand.") : NULL,
  };

  yc_card_button_show (YC_CARD_BUTTON (button), &state);
  g_signal_connect_object (button, "clicked", G_CALLBACK (choose), self, 0);
  gtk_box_append (GTK_BOX (self->cards), button);
}

static gboolean
is_laid (const YcPlay *wish, YcRef ref)
{
  for (int i = 0; i < wish->n_items; i++)
    if (wish->items[i].list == YC_LIST_SIDE && wish->items[i].ref == ref)
      return TRUE;
  return FALSE;
}

static void
mark_laid (YcLikelyRow *self, const YcPlay *wish)
{
  for (GtkWidget *card = gtk_widget_get_first_child (self->cards); card != NULL;
       card = gtk_widget_get_next_sibling (card)) {
    YcCardButton *button = YC_CARD_BUTTON (card);

    yc_card_button_set_wished (button, is_laid (wish, yc_card_button_get_ref (button)));
  }
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

  yc_children_clear (self->cards);
  /* the likeliest comes first, wherever the last ones were scrolled to */
  gtk_adjustment_set_value (
    gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), 0);
  for (guint i = 0; i < likely->len; i++)
    add_card (self, &setup->catalogue, &g_array_index (likely, YcTrayCard, i));
  if (likely->len > 0)
    gtk_stack_set_visible_child (self->stack, self->scrolled);
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
    yc_children_clear (self->cards);
    say (self, _ ("Cards that cover who is missing come here."));
    return;
  }
  if (!is_same (self, wish))
    draw (self, session, cards, wish);
  self->settled = TRUE;
  self->verb = wish->verb;
  self->drawer = wish->target_drawer;
  self->target = wish->target;
  mark_laid (self, wish);
}

/* ---- The widget ---- */

static void
yc_likely_row_dispose (GObject *object)
{
  yc_children_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (yc_likely_row_parent_class)->dispose (object);
}

static void
yc_likely_row_class_init (YcLikelyRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_likely_row_dispose;
  signals[CARD_CHOSEN] = g_signal_new ("card-chosen", YC_TYPE_LIKELY_ROW, G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "likelyrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
make_parts (YcLikelyRow *self)
{
  self->nothing = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->nothing, 0);
  gtk_label_set_ellipsize (self->nothing, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (self->nothing), "dim-label");
  self->cards = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_widget_set_valign (self->cards, GTK_ALIGN_CENTER);
  self->scrolled = gtk_scrolled_window_new ();
  /* a scrollbar would lie over the cards */
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_EXTERNAL,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), self->cards);
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_widget_set_hexpand (GTK_WIDGET (self->stack), TRUE);
  gtk_stack_add_child (self->stack, GTK_WIDGET (self->nothing));
  gtk_stack_add_child (self->stack, self->scrolled);
}

static void
yc_likely_row_init (YcLikelyRow *self)
{
  GtkWidget *head = yc_icon_new ("sideways");
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  gtk_widget_set_tooltip_text (head, _ ("Likely to be laid sideways"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Likely to be laid sideways"), -1);
  make_parts (self);
  gtk_widget_set_parent (head, GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->stack), GTK_WIDGET (self));
}

GtkWidget *
yc_likely_row_new (void)
{
  return g_object_new (YC_TYPE_LIKELY_ROW, NULL);
}
