/* tray.c: see tray.h. */

#include "tray.h"

#include "board/board-resources.h"
#include "board/card-button.h"
#include "board/icon-row.h"
#include "board/wrap.h"
#include "chain/hands.h"
#include "chain/plans.h"
#include "words.h"

#include <glib/gi18n.h>

struct _YcTray {
  GtkWidget parent_instance;

  const gboolean *legal;
};

G_DEFINE_FINAL_TYPE (YcTray, yc_tray, GTK_TYPE_WIDGET)

enum { CARD_CHOSEN, UNKNOWN_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
choose (YcCardButton *button, YcTray *self)
{
  g_signal_emit (self, signals[CARD_CHOSEN], 0, (int) yc_card_button_get_ref (button));
}

static void
choose_unknown (YcTray *self)
{
  g_signal_emit (self, signals[UNKNOWN_CHOSEN], 0);
}

/* ---- Which cards may be there ---- */

static gboolean
may_be_held (const YcSetup *setup, const YcChain *chain, int seat, YcRef ref)
{
  int copies = setup->catalogue.cards[YC_CARDS][ref].copies;

  if (yc_hand_known (&chain->players[seat], (uint8_t) ref) > 0)
    return TRUE;
  return copies < 0
         || copies > yc_copies_elsewhere (chain, seat, (uint8_t) ref)
                       + yc_pile_count (&chain->played, (uint8_t) ref);
}

static gboolean
may_be_discarded (const YcSetup *setup, const YcChain *chain, YcRef ref)
{
  gboolean untold = yc_pile_count (&chain->discard, YC_CHAIN_UNTOLD) > 0;

  return yc_pile_count (&chain->discard, (uint8_t) ref) > 0
         || (untold && yc_copy_is_left (setup, chain, (uint8_t) ref));
}

/* ---- Drawing ---- */

static GtkWidget *
group_new (YcTray *self, const char *icon, const char *title)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *head = yc_icon_new (icon);
  GtkWidget *wrap = yc_wrap_new (4, false);

  gtk_widget_set_tooltip_text (head, title);
  gtk_widget_set_valign (head, GTK_ALIGN_START);
  gtk_widget_set_margin_top (head, 4);
  gtk_widget_set_hexpand (wrap, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (wrap), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_box_append (GTK_BOX (group), head);
  gtk_box_append (GTK_BOX (group), wrap);
  gtk_widget_set_parent (group, GTK_WIDGET (self));
  return wrap;
}

static void
add_card (YcTray *self, GtkWidget *wrap, const YcCard *card, YcRef ref, int copies)
{
  GtkWidget *button = yc_card_button_new ();
  g_autofree char *count = copies > 1 ? g_strdup_printf (_ ("%d ×"), copies) : NULL;
  const YcCardState state
    = { .ref = ref, .card = card, .caption = count, .compact = card->kind != YC_KIND_SPECIAL };

  yc_card_button_show (YC_CARD_BUTTON (button), &state);
  if (self->legal != NULL && card->kind != YC_KIND_PLAN)
    yc_card_button_set_legal (YC_CARD_BUTTON (button), self->legal[ref]);
  g_signal_connect_object (button, "clicked", G_CALLBACK (choose), self, 0);
  yc_wrap_append (YC_WRAP (wrap), button);
}

static void
add_hand (YcTray *self, const YcSetup *setup, const YcChainPlayer *player)
{
  GtkWidget *wrap = NULL;

  for (int i = 0; i < player->n_known; i++) {
    if (i > 0 && player->known[i] == player->known[i - 1])
      continue;
    if (wrap == NULL)
      wrap = group_new (self, "hand", _ ("Told of the hand"));
    add_card (self, wrap, &setup->catalogue.cards[YC_CARDS][player->known[i]], player->known[i],
              yc_hand_known (player, player->known[i]));
  }
}

static void
add_kind (YcTray *self, const YcSetup *setup, YcKind kind, const gboolean *offered)
{
  GtkWidget *wrap = NULL;

  for (YcRef ref = 0; ref < setup->catalogue.n[YC_CARDS]; ref++) {
    if (!offered[ref] || setup->catalogue.cards[YC_CARDS][ref].kind != kind)
      continue;
    if (wrap == NULL)
      wrap = group_new (self, yc_icon_of_kind (kind), yc_words_kind (kind));
    add_card (self, wrap, &setup->catalogue.cards[YC_CARDS][ref], ref, 0);
  }
}

static void
add_unknown (YcTray *self)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("A Card That Is _Not Here…"));

  gtk_widget_set_tooltip_text (button, _ ("Teach the program a card by its icons"));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  g_signal_connect_object (button, "clicked", G_CALLBACK (choose_unknown), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
}

static void
add_offered (YcTray *self, const YcSetup *setup, const gboolean *offered)
{
  for (int kind = YC_KIND_MINE; kind <= YC_KIND_SPECIAL; kind++)
    add_kind (self, setup, (YcKind) kind, offered);
  add_unknown (self);
}

void
yc_tray_show (YcTray *self, YcSession *session, int seat, gboolean shown)
{
  const YcSetup *setup = yc_session_get_setup (session);
  const YcChain *chain = &yc_session_get_position (session)->chain;
  gboolean offered[YC_MAX_CARDS] = { FALSE };
  gboolean all_told = shown && yc_hand_unknown (&chain->players[seat]) == 0;

  yc_children_clear (GTK_WIDGET (self));
  if (shown)
    add_hand (self, setup, &chain->players[seat]);
  for (YcRef ref = 0; !all_told && ref < setup->catalogue.n[YC_CARDS]; ref++)
    offered[ref] = may_be_held (setup, chain, seat, ref);
  add_offered (self, setup, offered);
}

void
yc_tray_show_discard (YcTray *self, YcSession *session)
{
  const YcSetup *setup = yc_session_get_setup (session);
  const YcChain *chain = &yc_session_get_position (session)->chain;
  gboolean offered[YC_MAX_CARDS] = { FALSE };

  yc_children_clear (GTK_WIDGET (self));
  for (YcRef ref = 0; ref < setup->catalogue.n[YC_CARDS]; ref++)
    offered[ref] = may_be_discarded (setup, chain, ref);
  add_offered (self, setup, offered);
}

void
yc_tray_show_plans (YcTray *self, YcSession *session, gboolean stash)
{
  const YcSetup *setup = yc_session_get_setup (session);
  const YcChain *chain = &yc_session_get_position (session)->chain;
  GtkWidget *wrap;

  yc_children_clear (GTK_WIDGET (self));
  wrap = group_new (self, yc_icon_of_kind (YC_KIND_PLAN), yc_words_kind (YC_KIND_PLAN));
  for (YcRef ref = 0; ref < setup->catalogue.n[YC_BOMBS]; ref++)
    if (yc_plan_find (chain, (uint8_t) ref).place == YC_PLACE_DECK
        || (stash && chain->players[chain->active].stash == ref))
      add_card (self, wrap, &setup->catalogue.cards[YC_BOMBS][ref], ref, 0);
  add_unknown (self);
}

void
yc_tray_set_legal (YcTray *self, const gboolean *legal)
{
  self->legal = legal;
}

static void
yc_tray_dispose (GObject *object)
{
  yc_children_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (yc_tray_parent_class)->dispose (object);
}

static void
yc_tray_class_init (YcTrayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  yc_board_resources_ensure ();
  G_OBJECT_CLASS (klass)->dispose = yc_tray_dispose;
  signals[CARD_CHOSEN] = g_signal_new ("card-chosen", YC_TYPE_TRAY, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[UNKNOWN_CHOSEN] = g_signal_new ("unknown-chosen", YC_TYPE_TRAY, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tray");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
yc_tray_init (YcTray *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 5);
}

GtkWidget *
yc_tray_new (void)
{
  return g_object_new (YC_TYPE_TRAY, NULL);
}
