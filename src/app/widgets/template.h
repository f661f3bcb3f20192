/* template.h: what a class of widgets whose content is a template has in common with the others. */

#pragma once

#include <gtk/gtk.h>

/* Sets the template of a class: a file of ui/. */
void yc_template_set (GtkWidgetClass *klass, const char *file);
/* The `dispose` of a final class that gives back nothing but its template. */
void yc_template_dispose (GObject *object);
