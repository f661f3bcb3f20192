/* zoom.c: see zoom.h. GTK draws all text for so many dots per inch; the style sheet says sizes in
 * those of the text. */

#include "zoom.h"

#include "announce.h"
#include "resources.h"

#include <glib/gi18n.h>

static const int steps[] = { 75, 90, 100, 110, 125, 150, 175, 200, 250, 300 }; /* in a hundred */

typedef struct {
  GSettings *settings; /* or NULL */
  int percent;
  int usual_dpi; /* times 1024 */
} Zoom;

static Zoom *
zoom_of (GtkApplication *application)
{
  return g_object_get_data (G_OBJECT (application), "zoom");
}

static void
free_zoom (gpointer data)
{
  Zoom *zoom = data;

  g_clear_object (&zoom->settings);
  g_free (zoom);
}

static void
draw_at (Zoom *zoom, int percent)
{
  zoom->percent = percent;
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                (int) ((gint64) zoom->usual_dpi * percent / 100), NULL);
}

static void
choose (GtkApplication *application, int percent)
{
  Zoom *zoom = zoom_of (application);
  GtkWindow *window = gtk_application_get_active_window (application);
  /* Translators: how large everything is drawn */
  g_autofree char *words = g_strdup_printf (_ ("Size %d %%"), percent);

  draw_at (zoom, percent);
  if (zoom->settings != NULL)
    g_settings_set_int (zoom->settings, "zoom", percent);
  if (window != NULL)
    yc_announce (GTK_WIDGET (window), words, YC_NEWS);
}

static void
zoom_in (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  gsize i = 0;

  while (i < G_N_ELEMENTS (steps) - 1 && steps[i] <= zoom_of (data)->percent)
    i++;
  choose (data, steps[i]);
}

static void
zoom_out (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  gsize i = G_N_ELEMENTS (steps) - 1;

  while (i > 0 && steps[i] >= zoom_of (data)->percent)
    i--;
  choose (data, steps[i]);
}

static void
zoom_usual (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  choose (data, 100);
}

static const GActionEntry actions[] = {
  { .name = "zoom-in", .activate = zoom_in },
  { .name = "zoom-out", .activate = zoom_out },
  { .name = "zoom-usual", .activate = zoom_usual },
};

static void
set_accels (GtkApplication *application)
{
  /* the keys with and without Shift, and of the number pad */
  static const char *const in[] = { "<Control>plus", "<Control>equal", "<Control>KP_Add", NULL };
  static const char *const out[] = { "<Control>minus", "<Control>KP_Subtract", NULL };
  static const char *const usual[] = { "<Control>0", "<Control>KP_0", NULL };

  gtk_application_set_accels_for_action (application, "app.zoom-in", in);
  gtk_application_set_accels_for_action (application, "app.zoom-out", out);
  gtk_application_set_accels_for_action (application, "app.zoom-usual", usual);
}

void
yc_zoom_install (GtkApplication *application)
{
  Zoom *zoom = g_new0 (Zoom, 1);

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &zoom->usual_dpi, NULL);
  if (zoom->usual_dpi <= 0)
    zoom->usual_dpi = 96 * 1024;
  zoom->percent = 100;
  zoom->settings = yc_settings_open ();
  g_object_set_data_full (G_OBJECT (application), "zoom", zoom, free_zoom);
  if (zoom->settings != NULL && g_settings_get_int (zoom->settings, "zoom") != zoom->percent)
    draw_at (zoom, g_settings_get_int (zoom->settings, "zoom"));
  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions),
                                   application);
  set_accels (application);
}
