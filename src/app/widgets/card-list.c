/* card-list.c: see card-list.h. */

#include "card-list.h"

#include "children.h"
#include "card-button.h"
#include "card-name.h"
#include "hints.h"
#include "wrap.h"
#include "cards/teach-dialog.h"
#include "table-game.h"
#include "strip.h"
#include "template.h"

#include <glib/gi18n.h>

struct _YcCardList {
  GtkWidget parent_instance;

  YcSession *session;
  YcDrawer drawer;
  guint most;
  GArray *cards; /* of YcRef */

  GtkWidget *chosen_area;
  GtkWidget *chosen;
  GtkWidget *none;
  GtkBox *choosing;
  GtkWidget *untold;
  YcTray *tray;
};

G_DEFINE_FINAL_TYPE (YcCardList, yc_card_list, GTK_TYPE_WIDGET)

enum { CHANGED, UNKNOWN_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void show_chosen (YcCardList *self);

/* ---- Changing ---- */

static void
take_back (GtkButton *button, YcCardList *self)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index"));

  g_array_remove_index (self->cards, index);
  show_chosen (self);
}

void
yc_card_list_add (YcCardList *self, YcRef card)
{
  g_return_if_fail (YC_IS_CARD_LIST (self));

  if (self->cards->len >= self->most)
    return;
  g_array_append_val (self->cards, card);
  show_chosen (self);
}

guint
yc_card_list_get_n_untold (YcCardList *self)
{
  guint n = 0;

  for (guint i = 0; i < self->cards->len; i++)
    n += yc_card_list_get_card (self, i) == YC_UNTOLD;
  return n;
}

void
yc_card_list_set_untold (YcCardList *self, guint n)
{
  static const YcRef untold = YC_UNTOLD;

  for (guint i = self->cards->len; i-- > 0;)
    if (yc_card_list_get_card (self, i) == YC_UNTOLD)
      g_array_remove_index (self->cards, i);
  for (n = MIN (n, self->most - self->cards->len); n > 0; n--)
    g_array_append_val (self->cards, untold);
  show_chosen (self);
}

static void
card_chosen (YcCardList *self, int card)
{
  yc_card_list_add (self, (YcRef) card);
}

static void
untold_chosen (YcCardList *self)
{
  yc_card_list_add (self, YC_UNTOLD);
}

/* The card called `key` (`card m5`), or `YC_NONE` if it is none of this drawer. */
static YcRef
find_card (YcSession *session, YcDrawer drawer, const char *key)
{
  const YcCatalogue *catalogue = &yc_session_get_setup (session)->catalogue;
  const YcCard *card = yc_catalogue_find (catalogue, key);

  for (YcRef ref = 0; ref < catalogue->n[drawer]; ref++)
    if (card == &catalogue->cards[drawer][ref])
      return ref;
  return YC_NONE;
}

/* The cards are known otherwise by now, wherever they stand. */
static void
follow_catalogue (YcCardList *self)
{
  yc_tray_set_catalogue (self->tray, &yc_session_get_setup (self->session)->catalogue);
}

void
yc_card_list_add_taught (YcCardList *self, const char *key)
{
  YcRef ref = find_card (self->session, self->drawer, key);

  if (ref != YC_NONE)
    yc_card_list_add (self, ref);
}

static void
card_taught (YcTeachDialog *dialog G_GNUC_UNUSED, const char *key, gpointer data)
{
  yc_card_list_add_taught (data, key);
}

static void
unknown_chosen (YcCardList *self)
{
  const YcTableCards *cards = yc_table_game_of (yc_session_get_game (self->session))->cards;
  const char *key = cards->new_key != NULL ? cards->new_key (self->drawer) : NULL;

  if (g_signal_has_handler_pending (self, signals[UNKNOWN_CHOSEN], 0, FALSE)) {
    g_signal_emit (self, signals[UNKNOWN_CHOSEN], 0);
    return;
  }
  yc_teach_dialog_open (GTK_WIDGET (self), YC_TEACHABLE (self->session), key, card_taught,
                        G_OBJECT (self));
}

/* ---- Drawing ---- */

static void
add_chosen (YcCardList *self, guint index)
{
  const YcCatalogue *catalogue = &yc_session_get_setup (self->session)->catalogue;
  YcRef ref = yc_card_list_get_card (self, index);
  GtkWidget *button = yc_card_button_new ();
  const YcCardState state = {
    .ref = ref,
    .card = ref == YC_UNTOLD ? NULL : &catalogue->cards[self->drawer][ref],
    .untold = _ ("Not told"),
    .compact = TRUE,
    .where = _ ("A click takes it back."),
  };

  yc_card_button_show (YC_CARD_BUTTON (button), &state);
  yc_card_button_set_wished (YC_CARD_BUTTON (button), true);
  g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (index));
  g_signal_connect_object (button, "clicked", G_CALLBACK (take_back), self, 0);
  yc_wrap_append (YC_WRAP (self->chosen), button);
}

static void
show_chosen (YcCardList *self)
{
  yc_children_clear (self->chosen);
  for (guint i = 0; i < self->cards->len; i++)
    add_chosen (self, i);
  gtk_widget_set_visible (self->none, self->cards->len == 0);
  gtk_widget_set_can_focus (self->chosen_area, self->cards->len > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->tray), self->cards->len < self->most);
  gtk_widget_set_sensitive (GTK_WIDGET (self->choosing), self->cards->len < self->most);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* ---- Public ---- */

YcDrawer
yc_card_list_get_drawer (YcCardList *self)
{
  return self->drawer;
}

YcTray *
yc_card_list_get_tray (YcCardList *self)
{
  return self->tray;
}

void
yc_card_list_hint (YcCardList *self, guint untold, guint tray)
{
  const YcCatalogue *catalogue = &yc_session_get_setup (self->session)->catalogue;

  yc_hint_make_room (self->untold, _ ("A card that nobody told"));
  yc_hint_show (self->untold, catalogue, untold);
  yc_tray_hint (self->tray, tray);
}

guint
yc_card_list_get_n (YcCardList *self)
{
  return self->cards->len;
}

gboolean
yc_card_list_is_full (YcCardList *self)
{
  return self->cards->len == self->most;
}

YcRef
yc_card_list_get_card (YcCardList *self, guint index)
{
  return g_array_index (self->cards, YcRef, index);
}

void
yc_card_list_name (YcCardList *self, YcPlay *play, YcList list, int times)
{
  for (guint i = 0; i < self->cards->len; i++)
    if (yc_play_add (play, list, yc_card_list_get_card (self, i)))
      play->items[play->n_items - 1].times = (int16_t) times;
}

/* ---- The widget ---- */

static void
yc_card_list_finalize (GObject *object)
{
  g_array_unref (YC_CARD_LIST (object)->cards);
  G_OBJECT_CLASS (yc_card_list_parent_class)->finalize (object);
}

static void
yc_card_list_class_init (YcCardListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  G_OBJECT_CLASS (klass)->finalize = yc_card_list_finalize;
  signals[CHANGED] = g_signal_new ("changed", YC_TYPE_CARD_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[UNKNOWN_CHOSEN] = g_signal_new ("unknown-chosen", YC_TYPE_CARD_LIST, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "cardlist");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  g_type_ensure (YC_TYPE_TRAY);
  g_type_ensure (YC_TYPE_WRAP);
  yc_template_set (widget_class, "card-list.ui");
  gtk_widget_class_bind_template_child (widget_class, YcCardList, chosen_area);
  gtk_widget_class_bind_template_child (widget_class, YcCardList, chosen);
  gtk_widget_class_bind_template_child (widget_class, YcCardList, none);
  gtk_widget_class_bind_template_child (widget_class, YcCardList, choosing);
  gtk_widget_class_bind_template_child (widget_class, YcCardList, untold);
  gtk_widget_class_bind_template_child (widget_class, YcCardList, tray);
  gtk_widget_class_bind_template_callback (widget_class, card_chosen);
  gtk_widget_class_bind_template_callback (widget_class, unknown_chosen);
  gtk_widget_class_bind_template_callback (widget_class, untold_chosen);
}

static void
yc_card_list_init (YcCardList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->cards = g_array_new (FALSE, FALSE, sizeof (YcRef));
  yc_strip_follow (GTK_SCROLLED_WINDOW (self->chosen_area));
  yc_wrap_set_spacing (YC_WRAP (self->chosen), 4, FALSE);
  gtk_widget_set_hexpand (yc_tray_get_filter (self->tray), TRUE);
  gtk_box_prepend (self->choosing, yc_tray_get_filter (self->tray));
}

GtkWidget *
yc_card_list_new (YcSession *session, YcDrawer drawer, guint most, gboolean untold)
{
  YcCardList *self = g_object_new (YC_TYPE_CARD_LIST, NULL);

  self->session = session;
  self->drawer = drawer;
  self->most = most;
  gtk_widget_set_visible (self->untold, untold);
  g_signal_connect_object (session, "exchanged", G_CALLBACK (follow_catalogue), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
