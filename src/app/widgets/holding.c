/* holding.c: see holding.h. */

#include "holding.h"

#include "card-name.h"

#define HOLDING "yc-holding"

typedef struct {
  YcHeldFunc held;
  gpointer data;
} Holding;

static void
hold (GtkGesture *gesture, const Holding *holding)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  holding->held (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)), holding->data);
}

static void
held_long (GtkGesture *gesture,
           double x G_GNUC_UNUSED,
           double y G_GNUC_UNUSED,
           const Holding *holding)
{
  hold (gesture, holding);
}

static void
pressed_otherwise (GtkGesture *gesture,
                   int n G_GNUC_UNUSED,
                   double x G_GNUC_UNUSED,
                   double y G_GNUC_UNUSED,
                   const Holding *holding)
{
  hold (gesture, holding);
}

void
yc_holding_follow (GtkWidget *widget, YcHeldFunc held, gpointer data)
{
  GtkGesture *press = gtk_gesture_long_press_new ();
  GtkGesture *other = gtk_gesture_click_new ();
  Holding *holding = g_new (Holding, 1);

  *holding = (Holding){ held, data };
  g_object_set_data_full (G_OBJECT (widget), HOLDING, holding, g_free);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (other), GDK_BUTTON_SECONDARY);
  g_signal_connect (press, "pressed", G_CALLBACK (held_long), holding);
  g_signal_connect (other, "pressed", G_CALLBACK (pressed_otherwise), holding);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (press));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (other));
}

static void
mend (GtkWidget *widget, gpointer data G_GNUC_UNUSED)
{
  const char *key = g_object_get_data (G_OBJECT (widget), "yc-key");

  if (key != NULL)
    gtk_widget_activate_action (widget, "table.mend-card", "s", key);
}

void
yc_holding_mends (GtkWidget *widget, const YcCard *card)
{
  g_object_set_data_full (G_OBJECT (widget), "yc-key", card != NULL ? yc_card_key (card) : NULL,
                          g_free);
  if (g_object_get_data (G_OBJECT (widget), HOLDING) == NULL)
    yc_holding_follow (widget, mend, NULL);
}
