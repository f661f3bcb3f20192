/* board-resources.c: see board-resources.h. */

#include "board-resources.h"

#include "icon-keeper.h"
#include "yc-board-resources.h"

#include <adwaita.h>

#define RESOURCE_PATH "/io/github/yellowcake/Yellowcake"

/* Above the sheet of the application, whose colours of the players are refined here: between sheets
 * the priority decides before the selectors do. */
#define STYLE_PRIORITY (GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1)

static GtkCssProvider *
use_style (GdkDisplay *display, const char *path)
{
  GtkCssProvider *provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, path);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              STYLE_PRIORITY);
  return provider;
}

/* The sheet for high contrast comes and goes with the wish of the person at the desk. */
static void
follow_contrast (AdwStyleManager *manager, GParamSpec *pspec G_GNUC_UNUSED, GdkDisplay *display)
{
  static GtkCssProvider *provider = NULL;
  gboolean wanted = adw_style_manager_get_high_contrast (manager);

  if (wanted && provider == NULL) {
    provider = use_style (display, RESOURCE_PATH "/board-hc.css");
  } else if (!wanted && provider != NULL) {
    gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (provider));
    g_clear_object (&provider);
  }
}

void
yc_board_resources_ensure (void)
{
  static gboolean ensured = FALSE;
  GdkDisplay *display = gdk_display_get_default ();
  AdwStyleManager *manager;

  if (ensured)
    return;
  ensured = TRUE;

  yc_icons_keep ();
  g_resources_register (yc_board_get_resource ());
  if (display == NULL)
    return;
  gtk_icon_theme_add_resource_path (gtk_icon_theme_get_for_display (display),
                                    RESOURCE_PATH "/icons");
  g_object_unref (use_style (display, RESOURCE_PATH "/board.css"));
  manager = adw_style_manager_get_for_display (display);
  g_signal_connect (manager, "notify::high-contrast", G_CALLBACK (follow_contrast), display);
  follow_contrast (manager, NULL, display);
}

void
yc_children_clear (GtkWidget *parent)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (parent)) != NULL)
    gtk_widget_unparent (child);
}
