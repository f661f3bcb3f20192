/* crew-view.c: see crew-view.h. */

#include "crew-view.h"

#include "children.h"
#include "icon-row.h"
#include "player-shape.h"
#include "words.h"
#include "wrap-layout.h"

struct _YcCrewView {
  GtkWidget parent_instance;

  int count_from;
  YcCrew drawn; /* so that the same crew is not drawn again for each play */
  YcColor colors[YC_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (YcCrewView, yc_crew_view, GTK_TYPE_WIDGET)

static GtkWidget *
figure (YcWorkerType type, gboolean is_contractor)
{
  g_autofree char *hollow = g_strdup_printf ("%s-hollow", yc_icon_of_worker (type));

  return yc_icon_new (is_contractor ? hollow : yc_icon_of_worker (type));
}

static void
append_figures (const YcCrewView *self,
                GtkBox *pill,
                YcWorkerType type,
                int n,
                gboolean is_contractor)
{
  gboolean counted = self->count_from > 0 && n >= self->count_from;

  if (counted) {
    g_autofree char *number = g_strdup_printf ("%d", n);

    gtk_box_append (pill, gtk_label_new (number));
  }
  for (int i = 0; i < (counted ? 1 : n); i++)
    gtk_box_append (pill, figure (type, is_contractor));
}

static GtkWidget *
pill_new (const YcSetup *setup, int owner)
{
  GtkWidget *pill = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 1);

  gtk_widget_add_css_class (pill, "yc-crew");
  if (owner == YC_CONTRACTOR) {
    gtk_widget_add_css_class (pill, "yc-contractors");
  } else {
    GtkWidget *shape = yc_player_shape_new (setup->seats[owner].color);

    gtk_widget_add_css_class (pill, yc_color_style_class (setup->seats[owner].color));
    gtk_box_append (GTK_BOX (pill), shape);
  }
  return pill;
}

static void
add_owner (YcCrewView *self, const YcSetup *setup, YcCrew crew, int owner)
{
  GtkWidget *pill;

  if (yc_crew_owned (crew, owner) == 0)
    return;
  pill = pill_new (setup, owner);
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    append_figures (self, GTK_BOX (pill), type, yc_crew_count (crew, owner, type),
                    owner == YC_CONTRACTOR);
  gtk_widget_set_valign (pill, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (pill, GTK_WIDGET (self));
}

/* Whether this crew in these colours is what the view shows; remembers them. */
static gboolean
is_drawn (YcCrewView *self, const YcSetup *setup, YcCrew crew)
{
  YcColor colors[YC_MAX_SEATS];
  gboolean same;

  for (int seat = 0; seat < YC_MAX_SEATS; seat++)
    colors[seat] = setup->seats[seat].color;
  same = self->drawn == crew && memcmp (self->colors, colors, sizeof colors) == 0;
  memcpy (self->colors, colors, sizeof colors);
  self->drawn = crew;
  return same;
}

static void
draw (YcCrewView *self, const YcSetup *setup, YcCrew crew)
{
  yc_children_put_off (GTK_WIDGET (self));
  for (int seat = 0; seat < setup->n_seats; seat++)
    add_owner (self, setup, crew, seat);
  add_owner (self, setup, crew, YC_CONTRACTOR);
}

void
yc_crew_view_show (YcCrewView *self, const YcSetup *setup, YcCrew crew)
{
  g_autofree char *words = NULL;

  g_return_if_fail (YC_IS_CREW_VIEW (self));

  words = yc_words_crew (setup, crew);
  if (!is_drawn (self, setup, crew))
    draw (self, setup, crew);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

void
yc_crew_view_set_count_from (YcCrewView *self, int count)
{
  g_return_if_fail (YC_IS_CREW_VIEW (self));

  self->count_from = count;
}

static void
yc_crew_view_dispose (GObject *object)
{
  yc_children_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (yc_crew_view_parent_class)->dispose (object);
}

static void
yc_crew_view_class_init (YcCrewViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_crew_view_dispose;
  gtk_widget_class_set_css_name (widget_class, "crewview");
  gtk_widget_class_set_layout_manager_type (widget_class, YC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
yc_crew_view_init (YcCrewView *self)
{
  g_object_set (gtk_widget_get_layout_manager (GTK_WIDGET (self)), "spacing", 3, "line-spacing", 2,
                NULL);
}

GtkWidget *
yc_crew_view_new (void)
{
  return g_object_new (YC_TYPE_CREW_VIEW, NULL);
}
