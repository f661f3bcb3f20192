/* wrap-layout.c: see wrap-layout.h. */

#include "wrap-layout.h"

#include "text-size.h"

#include <stdbool.h>

struct _YcWrapLayout {
  GtkLayoutManager parent_instance;

  int spacing, line_spacing, natural_width;
  gboolean justify;
};

enum { PROP_SPACING = 1, PROP_LINE_SPACING, PROP_NATURAL_WIDTH, PROP_JUSTIFY, N_PROPS };
static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (YcWrapLayout, yc_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

typedef struct {
  GtkWidget *widget;
  int width;
} Item;

/* Wider than any screen: everything stands in one line. */
#define LOOSE G_MAXINT16

/* From `first` on, `n` items that stand in one line. */
typedef struct {
  guint first, n;
  int height, natural_height;
} Line;

/* What the child likes, but no more than `width`, and no less than it needs. */
static int
width_within (GtkWidget *child, int width)
{
  int minimum, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return MAX (minimum, MIN (natural, width));
}

static GArray *
items_within (GtkWidget *parent, int width)
{
  GArray *items = g_array_new (FALSE, FALSE, sizeof (Item));

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    Item item = { .widget = child };

    if (!gtk_widget_should_layout (child))
      continue;
    item.width = width_within (child, width);
    g_array_append_val (items, item);
  }
  return items;
}

static void
share_rest (GArray *items, const Line *line, int rest)
{
  for (guint i = 0; i < line->n; i++) {
    int share = rest / (int) (line->n - i);

    g_array_index (items, Item, line->first + i).width += share;
    rest -= share;
  }
}

static void
measure_line (GArray *items, Line *line)
{
  for (guint i = 0; i < line->n; i++) {
    const Item *item = &g_array_index (items, Item, line->first + i);
    int minimum, natural;

    gtk_widget_measure (item->widget, GTK_ORIENTATION_VERTICAL, item->width, &minimum, &natural,
                        NULL, NULL);
    line->height = MAX (line->height, minimum);
    line->natural_height = MAX (line->natural_height, natural);
  }
}

/* How many items from `first` on stand in one line of `width`; `used` gets their width. */
static guint
fill_line (const YcWrapLayout *self, GArray *items, guint first, int width, int *used)
{
  guint n = 1;

  *used = g_array_index (items, Item, first).width;
  for (; first + n < items->len; n++) {
    int more = self->spacing + g_array_index (items, Item, first + n).width;

    if (*used > width - more)
      break;
    *used += more;
  }
  return n;
}

static guint
count_lines (const YcWrapLayout *self, GArray *items, int width)
{
  guint lines = 0;
  int used;

  for (guint i = 0; i < items->len; lines++)
    i += fill_line (self, items, i, width, &used);
  return lines;
}

/* The least width in which the items need no more lines than in `width`: so lines that are
 * stretched are about equally full, and no lone item is drawn out over all of the last one. */
static int
balanced_width (const YcWrapLayout *self, GArray *items, int width)
{
  guint lines = count_lines (self, items, width);
  int low = 0, high = width;

  while (low + 1 < high) {
    int middle = (low + high) / 2;

    if (count_lines (self, items, middle) <= lines)
      high = middle;
    else
      low = middle;
  }
  return high;
}

/* Breaks the items into lines of `width`, widening them to it where that is asked for. */
static GArray *
break_lines (const YcWrapLayout *self, GArray *items, int width)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (Line));
  gboolean justify = self->justify && width < LOOSE;
  int limit = justify ? balanced_width (self, items, width) : width;

  for (guint i = 0; i < items->len;) {
    Line line = { .first = i };
    int used;

    line.n = fill_line (self, items, i, limit, &used);
    i += line.n;
    if (justify && used < width)
      share_rest (items, &line, width - used);
    measure_line (items, &line);
    g_array_append_val (lines, line);
  }
  return lines;
}

static void
measure_widths (const YcWrapLayout *self, GtkWidget *widget, int *minimum, int *natural)
{
  int shown = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int child_minimum, child_natural;

    if (!gtk_widget_should_layout (child))
      continue;
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural, NULL,
                        NULL);
    *minimum = MAX (*minimum, child_minimum);
    *natural += child_natural + (shown++ > 0 ? self->spacing : 0);
  }
  if (self->natural_width > 0) {
    const int most = (int) (self->natural_width * yc_text_size (widget));

    *natural = CLAMP (*natural, *minimum, MAX (*minimum, most));
  }
}

static void
yc_wrap_layout_measure (GtkLayoutManager *manager,
                        GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline G_GNUC_UNUSED,
                        int *natural_baseline G_GNUC_UNUSED)
{
  YcWrapLayout *self = YC_WRAP_LAYOUT (manager);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    measure_widths (self, widget, minimum, natural);
    return;
  }
  {
    int width = for_size < 0 ? LOOSE : for_size;
    g_autoptr (GArray) items = items_within (widget, width);
    g_autoptr (GArray) lines = NULL;

    lines = break_lines (self, items, width);
    for (guint i = 0; i < lines->len; i++) {
      const Line *line = &g_array_index (lines, Line, i);
      int gap = i > 0 ? self->line_spacing : 0;

      *minimum += line->height + gap;
      *natural += line->natural_height + gap;
    }
  }
}

static void
allocate_line (const YcWrapLayout *self,
               GtkWidget *widget,
               GArray *items,
               const Line *line,
               int y,
               int width)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int x = 0;

  for (guint i = 0; i < line->n; i++) {
    const Item *item = &g_array_index (items, Item, line->first + i);
    GtkAllocation place = { mirrored ? width - x - item->width : x, y, item->width, 0 };

    place.height = line->natural_height;
    gtk_widget_size_allocate (item->widget, &place, -1);
    x += item->width + self->spacing;
  }
}

static void
yc_wrap_layout_allocate (GtkLayoutManager *manager,
                         GtkWidget *widget,
                         int width,
                         int height,
                         int baseline G_GNUC_UNUSED)
{
  YcWrapLayout *self = YC_WRAP_LAYOUT (manager);
  g_autoptr (GArray) items = items_within (widget, width);
  g_autoptr (GArray) lines = break_lines (self, items, width);
  int y = 0;

  for (guint i = 0; i < lines->len; i++) {
    Line *line = &g_array_index (lines, Line, i);

    /* a single line may use all the height there is */
    if (lines->len == 1)
      line->natural_height = height;
    allocate_line (self, widget, items, line, y, width);
    y += line->natural_height + self->line_spacing;
  }
}

static GtkSizeRequestMode
yc_wrap_layout_get_request_mode (GtkLayoutManager *manager G_GNUC_UNUSED,
                                 GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
yc_wrap_layout_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  YcWrapLayout *self = YC_WRAP_LAYOUT (object);

  if (id == PROP_SPACING)
    g_value_set_int (value, self->spacing);
  else if (id == PROP_LINE_SPACING)
    g_value_set_int (value, self->line_spacing);
  else if (id == PROP_NATURAL_WIDTH)
    g_value_set_int (value, self->natural_width);
  else if (id == PROP_JUSTIFY)
    g_value_set_boolean (value, self->justify);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
yc_wrap_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  YcWrapLayout *self = YC_WRAP_LAYOUT (object);

  if (id == PROP_SPACING)
    self->spacing = g_value_get_int (value);
  else if (id == PROP_LINE_SPACING)
    self->line_spacing = g_value_get_int (value);
  else if (id == PROP_NATURAL_WIDTH)
    self->natural_width = g_value_get_int (value);
  else if (id == PROP_JUSTIFY)
    self->justify = g_value_get_boolean (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

static void
yc_wrap_layout_class_init (YcWrapLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->get_property = yc_wrap_layout_get_property;
  object_class->set_property = yc_wrap_layout_set_property;
  layout_class->measure = yc_wrap_layout_measure;
  layout_class->allocate = yc_wrap_layout_allocate;
  layout_class->get_request_mode = yc_wrap_layout_get_request_mode;

  properties[PROP_SPACING]
    = g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT16, 0, G_PARAM_READWRITE);
  properties[PROP_LINE_SPACING]
    = g_param_spec_int ("line-spacing", NULL, NULL, 0, G_MAXINT16, 0, G_PARAM_READWRITE);
  properties[PROP_NATURAL_WIDTH]
    = g_param_spec_int ("natural-width", NULL, NULL, 0, G_MAXINT16, 0, G_PARAM_READWRITE);
  properties[PROP_JUSTIFY] = g_param_spec_boolean ("justify", NULL, NULL, FALSE, G_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
yc_wrap_layout_init (YcWrapLayout *self G_GNUC_UNUSED)
{
}
