/* card-face.c: see card-face.h. */

#include "card-face.h"

#include "children.h"
#include "card-words.h"
#include "icon-row.h"
#include "template.h"

#include <glib/gi18n.h>

struct _YcCardFace {
  GtkWidget parent_instance;

  gboolean compact, tested, built, has_load;
  char *words;

  GtkWidget *head;
  GtkWidget *kind_icon;
  GtkLabel *kind_name;
  GtkLabel *points;
  GtkWidget *star;
  YcIconRow *icons;
  GtkWidget *load;
  GtkLabel *load_cost;
};

G_DEFINE_FINAL_TYPE (YcCardFace, yc_card_face, GTK_TYPE_WIDGET)

static gboolean
has_points (const YcCard *card)
{
  return card->kind == YC_KIND_URANIUM_BOMB || card->kind == YC_KIND_PLUTONIUM_BOMB
         || card->kind == YC_KIND_PLAN;
}

/* An image that is given the icon it has is measured and drawn anew with all that is around it. */
static void
set_kind_icon (YcCardFace *self, const char *name)
{
  const char *icon = yc_icon_themed (name);

  if (g_strcmp0 (gtk_image_get_icon_name (GTK_IMAGE (self->kind_icon)), icon) == 0)
    return;
  gtk_image_set_from_icon_name (GTK_IMAGE (self->kind_icon), icon);
}

static char *
number_or_unknown (int number)
{
  return number == YC_UNKNOWN ? g_strdup ("?") : g_strdup_printf ("%d", number);
}

static char *
points_text (const YcCardFace *self, const YcCard *card)
{
  g_autofree char *low = number_or_unknown (card->points);
  g_autofree char *high = number_or_unknown (card->points_tested);

  if (card->kind != YC_KIND_PLUTONIUM_BOMB)
    return g_steal_pointer (&low);
  return self->tested ? g_steal_pointer (&high) : g_strdup_printf ("%s/%s", low, high);
}

static void
show_bomb_numbers (YcCardFace *self, const YcCard *card)
{
  g_autofree char *points = points_text (self, card);
  g_autofree char *load = number_or_unknown (card->load);

  gtk_label_set_text (self->points, points);
  gtk_label_set_text (self->load_cost, load);
}

static void
show_parts (YcCardFace *self, gboolean bomb, gboolean told)
{
  gtk_widget_set_visible (GTK_WIDGET (self->points), bomb);
  gtk_widget_set_visible (self->star, bomb);
  gtk_widget_set_visible (self->load, self->has_load && !self->compact);
  gtk_widget_set_visible (GTK_WIDGET (self->kind_name), !bomb && !(told && self->compact));
  gtk_widget_set_visible (GTK_WIDGET (self->icons), told && !self->built);
}

static void
show_told (YcCardFace *self, const YcCard *card)
{
  g_autofree char *title = yc_card_words_title (card);

  set_kind_icon (self, yc_icon_of_kind (card->kind));
  gtk_label_set_text (self->kind_name, title);
  yc_icon_row_show_card (self->icons, card);
  self->has_load = has_points (card) && card->kind != YC_KIND_PLAN;
  if (has_points (card))
    show_bomb_numbers (self, card);
  show_parts (self, has_points (card), TRUE);
  self->words = yc_card_words_face (card);
}

static void
show_untold (YcCardFace *self, const char *untold)
{
  self->has_load = FALSE;
  set_kind_icon (self, "card");
  gtk_label_set_text (self->kind_name, untold);
  show_parts (self, FALSE, FALSE);
  self->words = g_strdup (untold);
}

void
yc_card_face_show (YcCardFace *self, const YcCard *card, const char *untold)
{
  g_return_if_fail (YC_IS_CARD_FACE (self));

  g_clear_pointer (&self->words, g_free);
  if (card != NULL)
    show_told (self, card);
  else
    show_untold (self, untold != NULL ? untold : "");
}

void
yc_card_face_set_compact (YcCardFace *self, gboolean compact)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  g_return_if_fail (YC_IS_CARD_FACE (self));

  self->compact = compact;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout),
                                  compact ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
}

void
yc_card_face_set_tested (YcCardFace *self, gboolean tested)
{
  g_return_if_fail (YC_IS_CARD_FACE (self));

  self->tested = tested;
}

void
yc_card_face_set_built (YcCardFace *self, gboolean built)
{
  g_return_if_fail (YC_IS_CARD_FACE (self));

  self->built = built;
}

const char *
yc_card_face_get_words (YcCardFace *self)
{
  g_return_val_if_fail (YC_IS_CARD_FACE (self), NULL);

  return self->words != NULL ? self->words : "";
}

static void
yc_card_face_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_CARD_FACE);
  yc_children_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (yc_card_face_parent_class)->dispose (object);
}

static void
yc_card_face_finalize (GObject *object)
{
  g_free (YC_CARD_FACE (object)->words);
  G_OBJECT_CLASS (yc_card_face_parent_class)->finalize (object);
}

static void
yc_card_face_class_init (YcCardFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (YC_TYPE_ICON_ROW);
  G_OBJECT_CLASS (klass)->dispose = yc_card_face_dispose;
  G_OBJECT_CLASS (klass)->finalize = yc_card_face_finalize;

  yc_template_set (widget_class, "board-card-face.ui");
  gtk_widget_class_bind_template_child (widget_class, YcCardFace, head);
  gtk_widget_class_bind_template_child (widget_class, YcCardFace, kind_icon);
  gtk_widget_class_bind_template_child (widget_class, YcCardFace, kind_name);
  gtk_widget_class_bind_template_child (widget_class, YcCardFace, points);
  gtk_widget_class_bind_template_child (widget_class, YcCardFace, star);
  gtk_widget_class_bind_template_child (widget_class, YcCardFace, icons);
  gtk_widget_class_bind_template_child (widget_class, YcCardFace, load);
  gtk_widget_class_bind_template_child (widget_class, YcCardFace, load_cost);
  gtk_widget_class_set_css_name (widget_class, "cardface");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
yc_card_face_init (YcCardFace *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
yc_card_face_new (void)
{
  return g_object_new (YC_TYPE_CARD_FACE, NULL);
}
