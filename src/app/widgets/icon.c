/* icon.c: see icon.h. */

#include "icon.h"

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

const char *
yc_icon_themed (const char *name)
{
  g_autofree char *icon = g_strdup_printf ("yc-%s-symbolic", name);

  return g_intern_string (icon);
}

GtkWidget *
yc_icon_new (const char *name)
{
  g_autofree char *style = g_strdup_printf ("yc-%s", name);
  GtkWidget *image = g_object_new (GTK_TYPE_IMAGE, "icon-name", yc_icon_themed (name),
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (image, "yc-icon");
  gtk_widget_add_css_class (image, style);
  return image;
}
