/* new-kinds.c: see new-kinds.h. */

#include "new-kinds.h"

#include "telling.h"
#include "widgets/hints.h"
#include "widgets/icon-row.h"

#include <glib/gi18n.h>

static const struct {
  YcKind kind;
  const char *label;
} kinds[] = {
  { YC_KIND_MINE, N_ ("New mine") },        { YC_KIND_FACTORY, N_ ("New factory") },
  { YC_KIND_ENRICHMENT, N_ ("New plant") }, { YC_KIND_UNIVERSITY, N_ ("New university") },
  { YC_KIND_PLAN, N_ ("New Bomb Plan") },
};

static GtkWidget *
kind_button_new (gsize i)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (content), yc_icon_new (yc_icon_of_kind (kinds[i].kind)));
  gtk_box_append (GTK_BOX (content), gtk_label_new (_ (kinds[i].label)));
  gtk_button_set_child (GTK_BUTTON (button), content);
  yc_hint_make_room (button, _ (kinds[i].label));
  gtk_widget_add_css_class (button, "yc-not-here");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (kinds[i].label), -1);
  g_object_set_data (G_OBJECT (button), "kind", GINT_TO_POINTER ((int) kinds[i].kind));
  return button;
}

static gboolean
may_be_more (const YcCatalogue *catalogue, YcKind kind)
{
  const YcDrawer drawer = yc_kind_info (catalogue->game, kind)->drawer;
  const YcPrinted *printed = yc_printed_of_kind (catalogue->game, kind);
  int known = 0;

  for (int i = 0; i < catalogue->n[drawer]; i++)
    if (catalogue->cards[drawer][i].kind == kind)
      known += MAX (catalogue->cards[drawer][i].copies, 1);
  return printed == NULL || known < printed->printed;
}

void
yc_new_kinds_add (YcWrap *wrap, GCallback tapped, gpointer object)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++) {
    GtkWidget *button = kind_button_new (i);

    g_signal_connect_object (button, "clicked", tapped, object, 0);
    yc_wrap_append (wrap, button);
  }
}

YcKind
yc_new_kind_of (GtkButton *button)
{
  return (YcKind) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "kind"));
}

const char *
yc_new_kind_title (YcKind kind)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i].kind == kind)
      return _ (kinds[i].label);
  return NULL;
}

gboolean
yc_new_kinds_may_be (const YcCatalogue *catalogue)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (may_be_more (catalogue, kinds[i].kind))
      return TRUE;
  return FALSE;
}
