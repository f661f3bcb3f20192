/* soak-pace.c: see soak-pace.h. */

#include "soak-pace.h"

#include "median.h"
#include "random-hand.h"

#include <gtk/gtk.h>

#define SIZE  160 /* of the picture, in pixels, */
#define TILES 60  /* … and of so many pieces */
#define TRIES 3   /* of which the fastest counts: a single one may have been interrupted */

struct _SoakPace {
  GskRenderNode *picture;
  cairo_surface_t *surface;
  GArray *noted; /* of double: milliseconds of the processor, in no order */
};

static void
add_tile (GtkSnapshot *snapshot, PangoLayout *word, float at)
{
  const graphene_rect_t area = GRAPHENE_RECT_INIT (at, at, SIZE / 2, 30);
  const GdkRGBA paper = { 0.9F, 0.9F, 0.95F, 0.8F }, ink = { 0, 0, 0, 1 };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &area, 7);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &paper, &area);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_inset_shadow (snapshot, &outline, &ink, 0, 0, 1, 0);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &area.origin);
  gtk_snapshot_append_layout (snapshot, word, &ink);
  gtk_snapshot_restore (snapshot);
}

SoakPace *
soak_pace_new (void)
{
  SoakPace *self = g_new0 (SoakPace, 1);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoLayout *word = pango_layout_new (context);

  pango_layout_set_text (word, "uranium", -1);
  for (int i = 0; i < TILES; i++)
    add_tile (snapshot, word, (float) i);
  self->picture = gtk_snapshot_free_to_node (snapshot);
  self->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  self->noted = g_array_new (FALSE, FALSE, sizeof (double));
  g_object_unref (word);
  g_object_unref (context);
  return self;
}

void
soak_pace_free (SoakPace *self)
{
  gsk_render_node_unref (self->picture);
  cairo_surface_destroy (self->surface);
  g_array_unref (self->noted);
  g_free (self);
}

static double
draw (SoakPace *self)
{
  const double begun = hand_busy_milliseconds ();
  cairo_t *cr = cairo_create (self->surface);

  gsk_render_node_draw (self->picture, cr);
  cairo_destroy (cr);
  return hand_busy_milliseconds () - begun;
}

static double
draw_fast (SoakPace *self)
{
  double fastest = G_MAXDOUBLE;

  for (int i = 0; i < TRIES; i++) {
    const double took = draw (self);

    fastest = MIN (fastest, took);
  }
  return fastest;
}

void
soak_pace_note (SoakPace *self)
{
  const double took = draw_fast (self);

  g_array_append_val (self->noted, took);
}

double
soak_pace_now (SoakPace *self)
{
  double *noted = (double *) (void *) self->noted->data;
  const int n = (int) self->noted->len;
  const double now = draw_fast (self), pace = n > 0 ? now / median (noted, n) : 1;

  return MAX (pace, 1);
}
