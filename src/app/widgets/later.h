/* later.h: what belongs to a change, and need not be in the frame that shows it: it comes with the
 * next one, so that nobody waits for it who wants to see what was played. */

#pragma once

#include <gtk/gtk.h>

typedef void (*YcLaterFunc) (gpointer data);

/* All zeroes: nothing is due. */
typedef struct {
  GtkWidget *widget; /* borrowed; whose frames are counted */
  YcLaterFunc run;
  gpointer data;
  guint tick, frames;
  guint asked; /* inputs that it has given way to */
  gulong map;  /* the handler that waits until the widget is seen, or 0 */
} YcLater;

/* Calls `run` with the next frame but one that `widget` draws, or at once where nobody sees it;
 * called again before that, it waits anew. It gives way to inputs, but not for ever. `self` has to
 * be forgotten before the widget goes. */
void yc_later_begin (YcLater *self, GtkWidget *widget, YcLaterFunc run, gpointer data);
/* The same, but where nobody sees `widget` it waits until somebody does. */
void yc_later_begin_in_sight (YcLater *self, GtkWidget *widget, YcLaterFunc run, gpointer data);
/* Calls it now, if it is due: somebody asks for what it brings. */
void yc_later_settle (YcLater *self);
void yc_later_forget (YcLater *self);
gboolean yc_later_is_due (const YcLater *self);
/* Somebody has just done something, and sees the answer with the next frame: what is due meanwhile
 * comes with a frame of its own. */
void yc_later_asked (void);
/* Whether somebody has since it was asked last; `asked` is 0 at first, and noted here. For what
 * counts its frames itself. */
gboolean yc_later_gives_way (guint *asked);
/* Whether anything is, anywhere. */
gboolean yc_later_is_any_due (void);
