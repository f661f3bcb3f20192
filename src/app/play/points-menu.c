/* points-menu.c: see points-menu.h. */

#include "points-menu.h"

#include "table-game.h"

#include <glib/gi18n.h>

#define COLUMNS 5
#define CHOOSER "yc-chooser"

typedef struct {
  YcPointsTappedFunc chosen;
  gpointer data;
} Chooser;

static void
points_tapped (GtkButton *button, GtkWidget *popover)
{
  const Chooser *chooser = g_object_get_data (G_OBJECT (popover), CHOOSER);

  gtk_popover_popdown (GTK_POPOVER (popover));
  chooser->chosen (chooser->data,
                   GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "points")));
}

static void
add_points (GtkWidget *popover, GtkGrid *grid, int nth, int points)
{
  g_autofree char *label = g_strdup_printf ("+%d", points);
  GtkWidget *button = gtk_button_new_with_label (label);

  g_object_set_data (G_OBJECT (button), "points", GINT_TO_POINTER (points));
  gtk_widget_add_css_class (button, "yc-pad");
  g_signal_connect (button, "clicked", G_CALLBACK (points_tapped), popover);
  gtk_grid_attach (grid, button, nth % COLUMNS, nth / COLUMNS, 1, 1);
}

/* Every number that is printed on a bomb or plan, or that the game adds to it. */
static void
find_points (const YcSetup *setup, gboolean brought[YC_TOLD_LIMIT + 1])
{
  const YcTableGame *table = yc_table_game_of (setup->catalogue.game);

  for (const guint8 *extra = table->extra_points; extra != NULL && *extra != 0; extra++)
    brought[*extra] = TRUE;
  for (int i = 0; i < setup->catalogue.n[YC_BOMBS]; i++) {
    const YcCard *card = &setup->catalogue.cards[YC_BOMBS][i];

    brought[CLAMP (card->points, 0, YC_TOLD_LIMIT)] = TRUE;
    brought[CLAMP (card->points_tested, 0, YC_TOLD_LIMIT)] = TRUE;
  }
}

GtkWidget *
yc_points_menu_new (const YcSetup *setup, YcPointsTappedFunc chosen, gpointer data)
{
  GtkWidget *menu = g_object_new (GTK_TYPE_MENU_BUTTON, "icon-name", "yc-bomb-symbolic",
                                  "tooltip-text", _ ("Points of a Bomb"), NULL);
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "row-spacing", 6, "column-spacing", 6, NULL);
  gboolean brought[YC_TOLD_LIMIT + 1] = { FALSE };
  Chooser *chooser = g_new (Chooser, 1);
  int n = 0;

  *chooser = (Chooser){ chosen, data };
  g_object_set_data_full (G_OBJECT (popover), CHOOSER, chooser, g_free);
  find_points (setup, brought);
  for (int points = 1; points <= YC_TOLD_LIMIT; points++)
    if (brought[points])
      add_points (popover, GTK_GRID (grid), n++, points);
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (menu), popover);
  return menu;
}
