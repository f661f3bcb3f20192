/* icon-row.c: see icon-row.h. */

#include "icon-row.h"

#include "children.h"
#include "drawn-card.h"
#include "table-game.h"

#include <glib/gi18n.h>

struct _YcIconRow {
  GtkWidget parent_instance;

  YcCard drawn; /* so that the same card is not drawn again for each play */
};

G_DEFINE_FINAL_TYPE (YcIconRow, yc_icon_row, GTK_TYPE_WIDGET)

const char *
yc_icon_of_good (YcGood good)
{
  static const char *const names[YC_GOODS] = {
    [YC_MONEY] = "money",         [YC_YELLOWCAKE] = "yellowcake", [YC_URANIUM] = "uranium",
    [YC_PLUTONIUM] = "plutonium", [YC_FIGHTERS] = "fighter",      [YC_BOMBERS] = "bomber",
  };

  return names[good];
}

const char *
yc_icon_of_worker (YcWorkerType type)
{
  static const char *const names[YC_WORKER_TYPES] = { "laborer", "engineer", "scientist" };

  return names[type];
}

const char *
yc_icon_of_kind (YcKind kind)
{
  static const char *const names[] = {
    [YC_KIND_SPACE] = "construction",
    [YC_KIND_MINE] = "mine",
    [YC_KIND_FACTORY] = "factory",
    [YC_KIND_UNIVERSITY] = "university",
    [YC_KIND_REACTOR] = "reactor",
    [YC_KIND_ENRICHMENT] = "enrichment",
    [YC_KIND_URANIUM_BOMB] = "uranium-bomb",
    [YC_KIND_PLUTONIUM_BOMB] = "plutonium-bomb",
    [YC_KIND_SPECIAL] = "card",
    [YC_KIND_PLAN] = "bomb",
    [YC_KIND_LANDMARK] = "university",
    [YC_KIND_LOADED] = "loaded",
  };

  return names[kind];
}

GtkWidget *
yc_icon_new (const char *name)
{
  g_autofree char *icon = g_strdup_printf ("yc-%s-symbolic", name);
  g_autofree char *style = g_strdup_printf ("yc-%s", name);
  GtkWidget *image = g_object_new (GTK_TYPE_IMAGE, "icon-name", icon, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (image, "yc-icon");
  gtk_widget_add_css_class (image, style);
  return image;
}

static void
add (YcIconRow *self, GtkWidget *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

static void
add_mark (YcIconRow *self, const char *text, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (label, style);
  add (self, label);
}

static void
add_icons (YcIconRow *self, const char *name, int n)
{
  for (int i = 0; i < n; i++)
    add (self, yc_icon_new (name));
}

/* The number stands before the icon. */
static void
add_counted (YcIconRow *self, int number, const char *icon)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  add_mark (self, number == YC_UNKNOWN ? "?" : text, "yc-number");
  add (self, yc_icon_new (icon));
}

/* Money always has a number, other single pieces have none. */
static void
add_good (YcIconRow *self, YcGood good, int amount)
{
  if (amount == 1 && good != YC_MONEY)
    add (self, yc_icon_new (yc_icon_of_good (good)));
  else
    add_counted (self, amount, yc_icon_of_good (good));
}

static void
add_side (YcIconRow *self, const YcSide *side)
{
  if (side->unknown) {
    add_mark (self, "?", "yc-number");
    return;
  }
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    add_icons (self, yc_icon_of_worker (type), side->workers[type]);
  for (int good = 0; good < YC_GOODS; good++)
    if (side->goods[good] != 0)
      add_good (self, good, side->goods[good]);
}

static void
add_sides (YcIconRow *self, const YcSide *sides, int n)
{
  for (int i = 0; i < n; i++) {
    if (i > 0)
      add_mark (self, "/", "yc-or");
    add_side (self, &sides[i]);
  }
}

static void
add_needs (YcIconRow *self, const YcCard *card)
{
  if (card->needs_unknown)
    add_mark (self, "?", "yc-number");
  for (int i = 0; i < card->n_needs; i++) {
    if (i > 0)
      add_mark (self, "/", "yc-or");
    for (int type = YC_WORKER_TYPES - 1; type >= 0; type--)
      add_icons (self, yc_icon_of_worker (type), card->needs[i].type[type]);
    add_icons (self, "any", card->needs[i].any);
  }
}

static void
add_fuel (YcIconRow *self, const YcCard *card)
{
  gboolean is_uranium = card->kind == YC_KIND_URANIUM_BOMB;

  if (!is_uranium && card->kind != YC_KIND_PLUTONIUM_BOMB)
    return;
  add_mark (self, "+", "yc-or");
  add_good (self, is_uranium ? YC_URANIUM : YC_PLUTONIUM, card->fuel);
}

static gboolean
side_says_something (const YcSide *side)
{
  static const YcSide nothing = { 0 };

  return side->unknown || memcmp (side->goods, nothing.goods, sizeof side->goods) != 0
         || memcmp (side->workers, nothing.workers, sizeof side->workers) != 0;
}

/* A sign of what is beside the output. */
static void
add_apart (YcIconRow *self, const char *name)
{
  GtkWidget *icon = yc_icon_new (name);

  gtk_widget_add_css_class (icon, "yc-aside");
  add (self, icon);
}

static void
add_aside (YcIconRow *self, const YcCard *card)
{
  if (side_says_something (&card->others)) {
    add_apart (self, "others");
    add_side (self, &card->others);
  }
  if (card->bribe)
    add_apart (self, "bribe");
}

/* A factory of the card game draws so many cards, or another player discards so many; alone it
 * takes so many from the discard pile instead. */
static void
add_factory (YcIconRow *self, const YcCard *card)
{
  add (self, yc_icon_new ("arrow"));
  add_counted (self, card->draws, "hand");
  if (card->alone) {
    add_mark (self, "/", "yc-or");
    add_counted (self, card->discards, "card");
    return;
  }
  if (!card->only_draws) {
    add_mark (self, "/", "yc-or");
    add (self, yc_icon_new ("others"));
    add_mark (self, "−", "yc-or");
    add_counted (self, card->discards, "hand");
  }
  if (card->not_with_two)
    add (self, yc_icon_new ("not-two"));
}

/* The personnel that a card of the card game gives when it is played sideways. */
static void
add_sideways (YcIconRow *self, const YcCard *card)
{
  int personnel = card->side[YC_LABORER] + card->side[YC_ENGINEER] + card->side[YC_SCIENTIST];

  if (card->side_unknown || personnel > 0)
    add_apart (self, "sideways");
  if (card->side_unknown)
    add_mark (self, "?", "yc-number");
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    add_icons (self, yc_icon_of_worker (type), card->side[type]);
}

/* What a card with a rule of its own does. */
static void
add_deed (YcIconRow *self, const YcCard *card)
{
  const YcTableCards *cards = yc_table_game_of (card->game)->cards;
  int n = 1;
  const char *icon = cards->deed != NULL ? cards->deed (card, &n) : NULL;

  if (icon == NULL)
    return;
  add (self, yc_icon_new ("arrow"));
  add_icons (self, icon, n);
}

void
yc_icon_row_show_card (YcIconRow *self, const YcCard *card)
{
  g_return_if_fail (YC_IS_ICON_ROW (self));

  if (!yc_drawn_card_note (&self->drawn, card))
    return;
  yc_children_clear (GTK_WIDGET (self));
  add_needs (self, card);
  add_fuel (self, card);
  if (card->n_pays > 0)
    add_mark (self, "+", "yc-or");
  add_sides (self, card->pays, card->n_pays);
  if (card->n_gives > 0) {
    add (self, yc_icon_new ("arrow"));
    add_sides (self, card->gives, card->n_gives);
  }
  if (card->kind == YC_KIND_SPACE)
    add_deed (self, card);
  else if (card->kind == YC_KIND_FACTORY && card->n_gives == 0)
    add_factory (self, card);
  add_aside (self, card);
  add_sideways (self, card);
}

void
yc_icon_row_show_side (YcIconRow *self, const YcSide *side)
{
  g_return_if_fail (YC_IS_ICON_ROW (self));

  memset (&self->drawn, 0, sizeof self->drawn);
  yc_children_clear (GTK_WIDGET (self));
  add_side (self, side);
}

static void
yc_icon_row_dispose (GObject *object)
{
  yc_children_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (yc_icon_row_parent_class)->dispose (object);
}

static void
yc_icon_row_class_init (YcIconRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_icon_row_dispose;
  gtk_widget_class_set_css_name (widget_class, "iconrow");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
yc_icon_row_init (YcIconRow *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 2);
}

GtkWidget *
yc_icon_row_new (void)
{
  return g_object_new (YC_TYPE_ICON_ROW, NULL);
}
