/* later.c: see later.h. */

#include "later.h"

#define MOST_FRAMES 10 /* that it gives way, where one input follows the other */

static guint n_due;
static guint n_asked;

gboolean
yc_later_is_due (const YcLater *self)
{
  return self->tick != 0;
}

gboolean
yc_later_is_any_due (void)
{
  return n_due > 0;
}

static void
end (YcLater *self)
{
  self->tick = 0;
  n_due--;
}

void
yc_later_forget (YcLater *self)
{
  if (self->map != 0)
    g_signal_handler_disconnect (self->widget, self->map);
  self->map = 0;
  if (!yc_later_is_due (self))
    return;
  gtk_widget_remove_tick_callback (self->widget, self->tick);
  end (self);
}

void
yc_later_settle (YcLater *self)
{
  if (!yc_later_is_due (self))
    return;
  yc_later_forget (self);
  self->run (self->data);
}

void
yc_later_asked (void)
{
  n_asked++;
}

gboolean
yc_later_gives_way (guint *asked)
{
  const gboolean gives_way = *asked != n_asked;

  *asked = n_asked;
  return gives_way;
}

/* The first frame is the one that shows the change. */
static gboolean
next_frame (GtkWidget *widget G_GNUC_UNUSED, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  YcLater *self = data;

  const gboolean gives_way = yc_later_gives_way (&self->asked);

  if (self->frames++ == 0 || (gives_way && self->frames < MOST_FRAMES))
    return G_SOURCE_CONTINUE;
  end (self);
  self->run (self->data);
  return G_SOURCE_REMOVE;
}

void
yc_later_begin (YcLater *self, GtkWidget *widget, YcLaterFunc run, gpointer data)
{
  yc_later_forget (self);
  if (!gtk_widget_get_mapped (widget)) {
    run (data);
    return;
  }
  *self = (YcLater){ .widget = widget, .run = run, .data = data };
  self->tick = gtk_widget_add_tick_callback (widget, next_frame, self, NULL);
  n_due++;
}

static void
seen (YcLater *self)
{
  yc_later_begin (self, self->widget, self->run, self->data);
}

void
yc_later_begin_in_sight (YcLater *self, GtkWidget *widget, YcLaterFunc run, gpointer data)
{
  if (gtk_widget_get_mapped (widget)) {
    yc_later_begin (self, widget, run, data);
    return;
  }
  yc_later_forget (self);
  *self = (YcLater){ .widget = widget, .run = run, .data = data };
  self->map = g_signal_connect_swapped (widget, "map", G_CALLBACK (seen), self);
}
