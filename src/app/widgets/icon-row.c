/* icon-row.c: see icon-row.h. */

#include "icon-row.h"

#include "drawn-card.h"
#include "still.h"
#include "table-game.h"

#include <adwaita.h>
#include <string.h>

/* A table of cards has some three hundred icons in such rows, and GTK styles, measures and draws a
 * widget for each at every step. So a row is one widget, which draws them itself. */

typedef enum { ICON, ARROW, APART, NUMBER, OPERATOR } Look;

typedef struct {
  Look look;
  const char *name, *icon; /* the short name of an icon, and that GTK knows it by; or NULL and … */
  PangoLayout *text;       /* … what is written */
  GtkIconPaintable *picture; /* of the icon; NULL before it was drawn */
  int x, width, height;
} Piece;

/* The sizes of icons, in sizes of the text: as style.css has them for icons elsewhere. */
typedef struct {
  double icon, arrow, apart, others;
} Sizes;

#define GAP 2 /* between two pieces */

struct _YcIconRow {
  GtkWidget parent_instance;

  YcCard drawn;   /* so that the same card is not drawn again for each play */
  GArray *pieces; /* of Piece, from the beginning of the line */
  gboolean laid_out;
  const Sizes *sizes; /* that they were laid out for, … */
  guint serial;       /* … and how the font was then */
  int width, height;
  int scale; /* of the pictures: points to a pixel */
};

G_DEFINE_FINAL_TYPE (YcIconRow, yc_icon_row, GTK_TYPE_WIDGET)

/* ---- What is drawn ---- */

static void
add_icon (YcIconRow *self, const char *name, Look look)
{
  g_autofree char *icon = g_strdup_printf ("yc-%s-symbolic", name);
  const Piece piece
    = { .look = look, .name = g_intern_string (name), .icon = g_intern_string (icon) };

  g_array_append_val (self->pieces, piece);
}

static void
add_mark (YcIconRow *self, const char *text, Look look)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  const Piece piece
    = { .look = look, .text = gtk_widget_create_pango_layout (GTK_WIDGET (self), text) };

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  if (look == NUMBER)
    pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (piece.text, attributes);
  g_array_append_val (self->pieces, piece);
}

static void
add_icons (YcIconRow *self, const char *name, int n)
{
  for (int i = 0; i < n; i++)
    add_icon (self, name, ICON);
}

/* The number stands before the icon. */
static void
add_counted (YcIconRow *self, int number, const char *icon)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  add_mark (self, number == YC_UNKNOWN ? "?" : text, NUMBER);
  add_icon (self, icon, ICON);
}

/* Money always has a number, other single pieces have none. */
static void
add_good (YcIconRow *self, YcGood good, int amount)
{
  if (amount == 1 && good != YC_MONEY)
    add_icon (self, yc_icon_of_good (good), ICON);
  else
    add_counted (self, amount, yc_icon_of_good (good));
}

static void
add_side (YcIconRow *self, const YcSide *side)
{
  if (side->unknown) {
    add_mark (self, "?", NUMBER);
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
      add_mark (self, "/", OPERATOR);
    add_side (self, &sides[i]);
  }
}

static void
add_needs (YcIconRow *self, const YcCard *card)
{
  if (card->needs_unknown)
    add_mark (self, "?", NUMBER);
  for (int i = 0; i < card->n_needs; i++) {
    if (i > 0)
      add_mark (self, "/", OPERATOR);
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
  add_mark (self, "+", OPERATOR);
  add_good (self, is_uranium ? YC_URANIUM : YC_PLUTONIUM, card->fuel);
}

static gboolean
side_says_something (const YcSide *side)
{
  static const YcSide nothing = { 0 };

  return side->unknown || memcmp (side->goods, nothing.goods, sizeof side->goods) != 0
         || memcmp (side->workers, nothing.workers, sizeof side->workers) != 0;
}

static void
add_aside (YcIconRow *self, const YcCard *card)
{
  if (side_says_something (&card->others)) {
    add_icon (self, "others", APART);
    add_side (self, &card->others);
  }
  if (card->bribe)
    add_icon (self, "bribe", APART);
}

/* A factory of the card game draws so many cards, or another player discards so many; alone it
 * takes so many from the discard pile instead. */
static void
add_factory (YcIconRow *self, const YcCard *card)
{
  add_icon (self, "arrow", ARROW);
  add_counted (self, card->draws, "hand");
  if (card->alone) {
    add_mark (self, "/", OPERATOR);
    add_counted (self, card->discards, "card");
    return;
  }
  if (!card->only_draws) {
    add_mark (self, "/", OPERATOR);
    add_icon (self, "others", ICON);
    add_mark (self, "−", OPERATOR);
    add_counted (self, card->discards, "hand");
  }
  if (card->not_with_two)
    add_icon (self, "not-two", ICON);
}

/* The personnel that a card of the card game gives when it is played sideways. */
static void
add_sideways (YcIconRow *self, const YcCard *card)
{
  int personnel = card->side[YC_LABORER] + card->side[YC_ENGINEER] + card->side[YC_SCIENTIST];

  if (card->side_unknown || personnel > 0)
    add_icon (self, "sideways", APART);
  if (card->side_unknown)
    add_mark (self, "?", NUMBER);
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
  add_icon (self, "arrow", ARROW);
  add_icons (self, icon, n);
}

static void
begin (YcIconRow *self)
{
  g_array_set_size (self->pieces, 0);
  self->laid_out = FALSE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
yc_icon_row_show_card (YcIconRow *self, const YcCard *card)
{
  g_return_if_fail (YC_IS_ICON_ROW (self));

  if (!yc_drawn_card_note (&self->drawn, card))
    return;
  begin (self);
  add_needs (self, card);
  add_fuel (self, card);
  if (card->n_pays > 0)
    add_mark (self, "+", OPERATOR);
  add_sides (self, card->pays, card->n_pays);
  if (card->n_gives > 0) {
    add_icon (self, "arrow", ARROW);
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
  begin (self);
  add_side (self, side);
}

gboolean
yc_icon_row_get_piece (YcIconRow *self, guint index, const char **icon, const char **text)
{
  const Piece *piece;

  g_return_val_if_fail (YC_IS_ICON_ROW (self), FALSE);

  if (index >= self->pieces->len)
    return FALSE;
  piece = &g_array_index (self->pieces, Piece, index);
  *icon = piece->name;
  *text = piece->text != NULL ? pango_layout_get_text (piece->text) : NULL;
  return TRUE;
}

/* ---- Its place ---- */

/* Those of a tile are smaller where there are many of them, and larger where one card is shown. */
static const Sizes *
sizes_of (GtkWidget *row)
{
  static const Sizes plain = { 1.28, 0.91, 0.98, 1.13 };
  static const Sizes small = { 1.15, 0.9, 1.15, 1.15 };
  static const Sizes large = { 1.65, 1.65, 1.65, 1.65 };

  for (; row != NULL; row = gtk_widget_get_parent (row)) {
    if (gtk_widget_has_css_class (row, "yc-compact")
        || gtk_widget_has_css_class (row, "yc-picture"))
      return &small;
    if (gtk_widget_has_css_class (row, "yc-preview-card"))
      return &large;
  }
  return &plain;
}

static double
size_of (const Piece *piece, const Sizes *sizes)
{
  if (g_str_equal (piece->name, "others"))
    return sizes->others;
  if (piece->look == APART)
    return sizes->apart;
  return piece->look == ARROW ? sizes->arrow : sizes->icon;
}

static int
margin_before (const Piece *piece, gboolean after_icon)
{
  switch (piece->look) {
  case ARROW:
    return 2;
  case APART:
    return 5;
  case NUMBER:
    return after_icon ? 5 : 3;
  case OPERATOR:
    return 1;
  case ICON:
  default:
    return 0;
  }
}

static int
margin_after (const Piece *piece)
{
  return piece->look == ARROW ? 2 : piece->look == OPERATOR ? 1 : 0;
}

/* In pixels; GTK counts the sizes of fonts in them. */
static double
text_size (GtkWidget *widget)
{
  const PangoFontDescription *font
    = pango_context_get_font_description (gtk_widget_get_pango_context (widget));

  return (double) pango_font_description_get_size (font) / PANGO_SCALE;
}

static guint
font_serial (GtkWidget *widget)
{
  return pango_context_get_serial (gtk_widget_get_pango_context (widget));
}

static void
lay_out (YcIconRow *self)
{
  gboolean after_icon = FALSE;

  if (self->laid_out)
    return;
  const double em = text_size (GTK_WIDGET (self));
  self->laid_out = TRUE;
  self->sizes = sizes_of (GTK_WIDGET (self));
  self->serial = font_serial (GTK_WIDGET (self));
  self->width = self->height = 0;
  for (guint i = 0; i < self->pieces->len; i++) {
    Piece *piece = &g_array_index (self->pieces, Piece, i);

    if (piece->text != NULL)
      pango_layout_get_pixel_size (piece->text, &piece->width, &piece->height);
    else
      piece->width = piece->height = (int) (size_of (piece, self->sizes) * em);
    piece->x = self->width + (i > 0 ? GAP : 0) + margin_before (piece, after_icon);
    self->width = piece->x + piece->width + margin_after (piece);
    self->height = MAX (self->height, piece->height);
    after_icon = piece->text == NULL;
  }
}

static void
yc_icon_row_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size G_GNUC_UNUSED,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline G_GNUC_UNUSED,
                     int *natural_baseline G_GNUC_UNUSED)
{
  YcIconRow *self = YC_ICON_ROW (widget);

  lay_out (self);
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height;
}

/* ---- Drawing ---- */

/* What is no piece of the game's own colour has that of the text; with high contrast all has. */
static GdkRGBA
color_of (const Piece *piece, GtkStyleContext *style, gboolean high_contrast)
{
  static const char prefix[] = "yc_";
  static const char *const names[] = { "yc_yellowcake", "yc_uranium", "yc_plutonium", "yc_money" };
  static const float opacities[] = { 1, 0.6F, 0.75F, 1, 0.65F };
  GdkRGBA color;

  for (gsize i = 0; !high_contrast && piece->name != NULL && i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (piece->name, names[i] + strlen (prefix))
        && gtk_style_context_lookup_color (style, names[i], &color))
      return color;
  gtk_style_context_get_color (style, &color);
  if (!high_contrast)
    color.alpha *= opacities[piece->look];
  return color;
}

static void
draw_icon (YcIconRow *self, Piece *piece, const GdkRGBA *color, GtkSnapshot *snapshot)
{
  const GdkRGBA colors[] = { *color, *color, *color, *color };
  GtkWidget *widget = GTK_WIDGET (self);

  if (piece->picture == NULL)
    piece->picture = gtk_icon_theme_lookup_icon (
      gtk_icon_theme_get_for_display (gtk_widget_get_display (widget)), piece->icon, NULL,
      piece->width, self->scale, gtk_widget_get_direction (widget), 0);
  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (piece->picture), snapshot,
                                            piece->width, piece->height, colors,
                                            G_N_ELEMENTS (colors));
}

/* The line may run from right to left. */
static void
draw_piece (YcIconRow *self, Piece *piece, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const GdkRGBA color
    = color_of (piece, gtk_widget_get_style_context (widget),
                adw_style_manager_get_high_contrast (adw_style_manager_get_default ()));
  const int y = (gtk_widget_get_height (widget) - piece->height) / 2;
  const int x = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL
                  ? gtk_widget_get_width (widget) - piece->x - piece->width
                  : piece->x;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  if (piece->text != NULL)
    gtk_snapshot_append_layout (snapshot, piece->text, &color);
  else
    draw_icon (self, piece, &color, snapshot);
  gtk_snapshot_restore (snapshot);
}

/* A picture is made for one size. */
static void
forget_pictures (YcIconRow *self)
{
  for (guint i = 0; i < self->pieces->len; i++)
    g_clear_object (&g_array_index (self->pieces, Piece, i).picture);
}

static void
yc_icon_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  YcIconRow *self = YC_ICON_ROW (widget);
  const int scale = gtk_widget_get_scale_factor (widget);
  GtkSnapshot *row = gtk_snapshot_new ();

  if (self->scale != scale)
    forget_pictures (self);
  self->scale = scale;
  for (guint i = 0; i < self->pieces->len; i++)
    draw_piece (self, &g_array_index (self->pieces, Piece, i), row);
  yc_still_append (snapshot, widget, gtk_snapshot_free_to_node (row));
}

/* With another font, or in another place, its pieces have other sizes. */
static void
yc_icon_row_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  YcIconRow *self = YC_ICON_ROW (widget);

  GTK_WIDGET_CLASS (yc_icon_row_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
  if (self->sizes == sizes_of (widget) && self->serial == font_serial (widget))
    return;
  forget_pictures (self);
  self->laid_out = FALSE;
  gtk_widget_queue_resize (widget);
}

/* ---- Life ---- */

static void
piece_clear (gpointer data)
{
  Piece *piece = data;

  g_clear_object (&piece->text);
  g_clear_object (&piece->picture);
}

static void
yc_icon_row_finalize (GObject *object)
{
  g_array_unref (YC_ICON_ROW (object)->pieces);
  G_OBJECT_CLASS (yc_icon_row_parent_class)->finalize (object);
}

static void
yc_icon_row_class_init (YcIconRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = yc_icon_row_finalize;
  widget_class->measure = yc_icon_row_measure;
  widget_class->snapshot = yc_icon_row_snapshot;
  widget_class->css_changed = yc_icon_row_css_changed;
  gtk_widget_class_set_css_name (widget_class, "iconrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
yc_icon_row_init (YcIconRow *self)
{
  self->pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  g_array_set_clear_func (self->pieces, piece_clear);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
yc_icon_row_new (void)
{
  return g_object_new (YC_TYPE_ICON_ROW, NULL);
}
