/* wish-link.c: see wish-link.h. */

#include "wish-link.h"

#include "link-view.h"
#include "widgets/card-button.h"
#include "widgets/card-face.h"
#include "widgets/children.h"
#include "widgets/drawn-card.h"
#include "widgets/strip.h"

#include <glib/gi18n.h>

struct _YcWishLink {
  GtkWidget parent_instance;

  YcCard drawn; /* upright */
  YcCardFace *face;
  GtkWidget *object; /* or NULL */
  GtkWidget *strip;
  GtkBox *cards;   /* laid sideways, in that */
  GtkBox *means;   /* these, and … */
  GtkWidget *pool; /* or NULL */
};

#define ITEM "item" /* key of what a button's card is in the play */

G_DEFINE_FINAL_TYPE (YcWishLink, yc_wish_link, GTK_TYPE_WIDGET)

enum { REMOVED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
show_upright (YcWishLink *self, const YcSetup *setup, const YcPlay *play)
{
  const YcCard *card = yc_link_upright (setup, play);

  if (yc_drawn_card_note (&self->drawn, card))
    yc_card_face_show (self->face, card, _ ("Not told"));
  yc_widget_put_off (self->object);
  g_clear_pointer (&self->object, gtk_widget_unparent);
  self->object = yc_link_object_new (setup, play);
  if (self->object != NULL)
    gtk_widget_insert_after (self->object, GTK_WIDGET (self), GTK_WIDGET (self->face));
}

/* ---- What is laid under it ---- */

static void
tapped (GtkWidget *button, YcWishLink *self)
{
  g_signal_emit (self, signals[REMOVED], 0,
                 GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), ITEM)));
}

static GtkWidget *
add_button (YcWishLink *self)
{
  GtkWidget *button = yc_card_button_new ();

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", G_CALLBACK (tapped), self, 0);
  gtk_box_append (self->cards, button);
  return button;
}

/* `next` is there already, or NULL; returns the one behind it. */
static GtkWidget *
show_card (YcWishLink *self, GtkWidget *next, const YcCatalogue *catalogue, YcRef ref, int item)
{
  GtkWidget *button = next != NULL ? next : add_button (self);
  const YcCardState state = { .ref = ref,
                              .card = &catalogue->cards[YC_CARDS][ref],
                              .compact = TRUE,
                              .where = _ ("Laid sideways; a click takes it back.") };

  yc_card_button_show (YC_CARD_BUTTON (button), &state);
  g_object_set_data (G_OBJECT (button), ITEM, GINT_TO_POINTER (item));
  return gtk_widget_get_next_sibling (button);
}

static void
remove_from (GtkBox *box, GtkWidget *child)
{
  while (child != NULL) {
    GtkWidget *next = gtk_widget_get_next_sibling (child);

    yc_widget_put_off (child);
    gtk_box_remove (box, child);
    child = next;
  }
}

static void
show_cards (YcWishLink *self, const YcCatalogue *catalogue, const YcPlay *play)
{
  GtkWidget *next = gtk_widget_get_first_child (GTK_WIDGET (self->cards));
  gboolean any = FALSE;

  for (int i = 0; i < play->n_items; i++) {
    const YcRef ref = play->items[i].ref;

    if (play->items[i].list != YC_LIST_SIDE || ref < 0 || ref >= catalogue->n[YC_CARDS])
      continue;
    next = show_card (self, next, catalogue, ref, i);
    any = TRUE;
  }
  remove_from (self->cards, next);
  gtk_widget_set_visible (GTK_WIDGET (self->cards), any);
}

static void
show_pool (YcWishLink *self, const YcPlay *play)
{
  if (self->pool != NULL)
    remove_from (self->means, self->pool);
  self->pool = yc_link_pool_new (play);
  if (self->pool != NULL)
    gtk_box_append (self->means, self->pool);
}

void
yc_wish_link_show (YcWishLink *self, YcSession *session, const YcPlay *play)
{
  const YcSetup *setup = yc_session_get_setup (session);

  g_return_if_fail (YC_IS_WISH_LINK (self));

  show_upright (self, setup, play);
  show_cards (self, &setup->catalogue, play);
  show_pool (self, play);
  gtk_widget_set_visible (self->strip,
                          self->pool != NULL || gtk_widget_get_visible (GTK_WIDGET (self->cards)));
}

/* ---- Life ---- */

static void
yc_wish_link_dispose (GObject *object)
{
  yc_children_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (yc_wish_link_parent_class)->dispose (object);
}

static void
yc_wish_link_class_init (YcWishLinkClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = yc_wish_link_dispose;
  signals[REMOVED] = g_signal_new ("removed", YC_TYPE_WISH_LINK, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static void
yc_wish_link_init (YcWishLink *self)
{
  GtkWidget *widget = GTK_WIDGET (self), *face = yc_card_face_new ();

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (widget)), 4);
  gtk_widget_add_css_class (widget, "yc-link");
  gtk_widget_add_css_class (widget, "yc-link-wish");
  gtk_widget_set_halign (widget, GTK_ALIGN_START);
  self->face = YC_CARD_FACE (face);
  yc_card_face_show (self->face, NULL, _ ("Not told"));
  gtk_widget_add_css_class (face, "yc-laid");
  gtk_widget_set_parent (face, widget);
  self->cards = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4));
  self->means = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4));
  gtk_box_append (self->means, GTK_WIDGET (self->cards));
  self->strip = yc_strip_new (GTK_WIDGET (self->means));
  /* what was laid down last is in sight, and what it is laid under */
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (self->strip), TRUE);
  gtk_widget_set_parent (self->strip, widget);
}

GtkWidget *
yc_wish_link_new (void)
{
  return g_object_new (YC_TYPE_WISH_LINK, NULL);
}
