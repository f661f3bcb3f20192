/* icon-row.c: see icon-row.h. */

#include "icon-row.h"

#include "drawn-card.h"
#include "still.h"

#include <adwaita.h>
#include <string.h>

/* A table of cards has some three hundred icons in such rows, and GTK styles, measures and draws a
 * widget for each at every step. So a row is one widget, which draws them itself. */

typedef struct {
  YcIconPiece printed;
  PangoLayout *text;         /* NULL of an icon */
  GtkIconPaintable *picture; /* of an icon; NULL before it was drawn */
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
add_text (YcIconRow *self, Piece *piece)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  piece->text = gtk_widget_create_pango_layout (GTK_WIDGET (self), piece->printed.text);
  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  if (piece->printed.look == YC_PIECE_NUMBER)
    pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (piece->text, attributes);
}

/* Takes over a line of YcIconPiece. */
static void
show (YcIconRow *self, GArray *line)
{
  g_array_set_size (self->pieces, 0);
  for (guint i = 0; i < line->len; i++) {
    Piece piece = { .printed = g_array_index (line, YcIconPiece, i) };

    if (piece.printed.text != NULL)
      add_text (self, &piece);
    g_array_append_val (self->pieces, piece);
  }
  g_array_unref (line);
  self->laid_out = FALSE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
yc_icon_row_show_card (YcIconRow *self, const YcCard *card)
{
  g_return_if_fail (YC_IS_ICON_ROW (self));

  if (yc_drawn_card_note (&self->drawn, card))
    show (self, yc_icon_pieces_of_card (card));
}

void
yc_icon_row_show_side (YcIconRow *self, const YcSide *side)
{
  g_return_if_fail (YC_IS_ICON_ROW (self));

  memset (&self->drawn, 0, sizeof self->drawn);
  show (self, yc_icon_pieces_of_side (side));
}

const YcIconPiece *
yc_icon_row_get_piece (YcIconRow *self, guint index)
{
  g_return_val_if_fail (YC_IS_ICON_ROW (self), NULL);

  return index < self->pieces->len ? &g_array_index (self->pieces, Piece, index).printed : NULL;
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
  if (g_str_equal (piece->printed.icon, "others"))
    return sizes->others;
  if (piece->printed.look == YC_PIECE_APART)
    return sizes->apart;
  return piece->printed.look == YC_PIECE_ARROW ? sizes->arrow : sizes->icon;
}

static int
margin_before (const Piece *piece, gboolean after_icon)
{
  switch (piece->printed.look) {
  case YC_PIECE_ARROW:
    return 2;
  case YC_PIECE_APART:
    return 5;
  case YC_PIECE_NUMBER:
    return after_icon ? 5 : 3;
  case YC_PIECE_OPERATOR:
    return 1;
  case YC_PIECE_ICON:
  default:
    return 0;
  }
}

static int
margin_after (const Piece *piece)
{
  return piece->printed.look == YC_PIECE_ARROW      ? 2
         : piece->printed.look == YC_PIECE_OPERATOR ? 1
                                                    : 0;
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
  static const float opacities[] = {
    [YC_PIECE_ICON] = 1,   [YC_PIECE_ARROW] = 0.6F,     [YC_PIECE_APART] = 0.75F,
    [YC_PIECE_NUMBER] = 1, [YC_PIECE_OPERATOR] = 0.65F,
  };
  GdkRGBA color;

  for (gsize i = 0; !high_contrast && piece->printed.icon != NULL && i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (piece->printed.icon, names[i] + strlen (prefix))
        && gtk_style_context_lookup_color (style, names[i], &color))
      return color;
  gtk_style_context_get_color (style, &color);
  if (!high_contrast)
    color.alpha *= opacities[piece->printed.look];
  return color;
}

static void
draw_icon (YcIconRow *self, Piece *piece, const GdkRGBA *color, GtkSnapshot *snapshot)
{
  const GdkRGBA colors[] = { *color, *color, *color, *color };
  GtkWidget *widget = GTK_WIDGET (self);

  if (piece->picture == NULL)
    piece->picture = gtk_icon_theme_lookup_icon (
      gtk_icon_theme_get_for_display (gtk_widget_get_display (widget)),
      yc_icon_themed (piece->printed.icon), NULL, piece->width, self->scale,
      gtk_widget_get_direction (widget), 0);
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
