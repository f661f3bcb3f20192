/* session-filter.c: see session-filter.h. */

#include "session-filter.h"

#include "session-choices.h"
#include "widgets/style-class.h"
#include "widgets/template.h"

#include <glib/gi18n.h>

struct _YcSessionFilter {
  AdwBin parent_instance;

  YcDatabase *database;
  GtkMenuButton *button;
  YcSessionChoices *choices; /* made when the button is first seen: most starts do without */
};

G_DEFINE_FINAL_TYPE (YcSessionFilter, yc_session_filter, ADW_TYPE_BIN)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* The button says by its look, and by its name, that something is left out. */
static void
show_active (YcSessionFilter *self)
{
  gboolean active = yc_session_choices_is_active (self->choices);

  yc_style_class_set (GTK_WIDGET (self->button), "accent", active);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button),
                               active ? _ ("Filter and Sort: in use") : _ ("Filter and Sort"));
}

static void
changed (YcSessionFilter *self)
{
  show_active (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

YcNarrowing
yc_session_filter_get (YcSessionFilter *self)
{
  g_return_val_if_fail (YC_IS_SESSION_FILTER (self), (YcNarrowing){ 0 });

  return self->choices != NULL ? yc_session_choices_get (self->choices)
                               : (YcNarrowing){ .order = YC_ORDER_NEWEST };
}

gboolean
yc_session_filter_is_active (YcSessionFilter *self)
{
  g_return_val_if_fail (YC_IS_SESSION_FILTER (self), FALSE);

  return self->choices != NULL && yc_session_choices_is_active (self->choices);
}

void
yc_session_filter_reset (YcSessionFilter *self)
{
  g_return_if_fail (YC_IS_SESSION_FILTER (self));

  if (self->choices != NULL)
    yc_session_choices_reset (self->choices);
}

void
yc_session_filter_set_database (YcSessionFilter *self, YcDatabase *database)
{
  g_return_if_fail (YC_IS_SESSION_FILTER (self));

  g_set_object (&self->database, database);
}

/* ---- Life ------------------------------------------------------------------------------------ */

static void
yc_session_filter_map (GtkWidget *widget)
{
  YcSessionFilter *self = YC_SESSION_FILTER (widget);

  if (self->choices == NULL) {
    self->choices = YC_SESSION_CHOICES (yc_session_choices_new (self->database));
    g_signal_connect_object (self->choices, "changed", G_CALLBACK (changed), self,
                             G_CONNECT_SWAPPED);
    gtk_menu_button_set_popover (self->button, GTK_WIDGET (self->choices));
  }
  GTK_WIDGET_CLASS (yc_session_filter_parent_class)->map (widget);
}

static void
yc_session_filter_dispose (GObject *object)
{
  YcSessionFilter *self = YC_SESSION_FILTER (object);

  self->choices = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_SESSION_FILTER);
  g_clear_object (&self->database);
  G_OBJECT_CLASS (yc_session_filter_parent_class)->dispose (object);
}

static void
yc_session_filter_class_init (YcSessionFilterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_session_filter_dispose;
  widget_class->map = yc_session_filter_map;
  signals[CHANGED] = g_signal_new ("changed", YC_TYPE_SESSION_FILTER, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  yc_template_set (widget_class, "session-filter.ui");
  gtk_widget_class_bind_template_child (widget_class, YcSessionFilter, button);
}

static void
yc_session_filter_init (YcSessionFilter *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
