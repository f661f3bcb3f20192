/* session-menu.c: see session-menu.h. */

#include "session-menu.h"

#include "compat.h"
#include "session-row.h"
#include "widgets/focus.h"

#include <glib/gi18n.h>

static void
add_item (GMenu *menu, const char *label, const char *action, gint64 session)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "x", session);
  g_menu_append_item (menu, item);
}

static void
add_section (GMenu *menu, GMenu *section)
{
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

GMenuModel *
yc_session_menu_new (const YcArchiveEntry *entry)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) told = g_menu_new (), shelves = g_menu_new ();

  add_item (told, _ ("_About This Session…"), "sessions.about", entry->id);
  if (entry->match != NULL)
    add_item (told, _ ("No Longer One _Match"), "sessions.part-match", entry->id);
  else if ((entry->shelf & (YC_SHELF_OPEN | YC_SHELF_HIDDEN)) != 0)
    add_item (told, _ ("One _Match With…"), "sessions.join-match", entry->id);
  if (entry->shelf == YC_SHELF_OPEN)
    add_item (shelves, _ ("_Hide"), "sessions.hide", entry->id);
  if (entry->shelf == YC_SHELF_HIDDEN)
    add_item (shelves, _ ("_Show Again"), "sessions.show", entry->id);
  if (entry->shelf != YC_SHELF_AWAY)
    add_item (shelves, _ ("_Put Away"), "sessions.put-away", entry->id);
  else {
    add_item (shelves, _ ("_Take Back"), "sessions.take-back", entry->id);
    add_item (shelves, _ ("_Empty for Good…"), "sessions.empty", entry->id);
  }
  add_section (menu, told);
  add_section (menu, shelves);
  return G_MENU_MODEL (menu);
}

/* ---- Where it stands ------------------------------------------------------------------------- */

#define MENU  "session-menu"  /* key of the popover of a page */
#define SHOWN "shown-session" /* key of the YcPastSession of a row */

void
yc_session_menu_drop (GtkWidget *page)
{
  GtkWidget *menu = g_object_steal_data (G_OBJECT (page), MENU);
  g_autoptr (GMenuModel) model = NULL;

  if (menu == NULL)
    return;
  model = g_object_ref (gtk_popover_menu_get_menu_model (GTK_POPOVER_MENU (menu)));
  gtk_widget_unparent (menu);
  yc_menu_let_go (model);
}

/* Of a row, at a point of `from`, until the next one. */
static void
pop_up (GtkWidget *page, GtkWidget *row, GtkWidget *from, double x, double y)
{
  YcPastSession *session = g_object_get_data (G_OBJECT (row), SHOWN);
  g_autoptr (GMenuModel) model = NULL;
  GtkWidget *menu;
  double left = 0, top = 0;

  if (session == NULL)
    return;
  model = yc_session_menu_new (yc_past_session_get_entry (session));
  menu = gtk_popover_menu_new_from_model (model);
  gtk_widget_translate_coordinates (from, page, x, y, &left, &top);
  yc_session_menu_drop (page);
  gtk_widget_set_parent (menu, page);
  g_object_set_data (G_OBJECT (page), MENU, menu);
  gtk_popover_set_pointing_to (GTK_POPOVER (menu), &(GdkRectangle){ (int) left, (int) top, 1, 1 });
  gtk_popover_set_has_arrow (GTK_POPOVER (menu), FALSE);
  gtk_widget_set_halign (menu, GTK_ALIGN_START);
  gtk_popover_popup (GTK_POPOVER (menu));
}

/* The row at a point of the list; what is around it belongs to its item, too. */
static GtkWidget *
row_at (GtkWidget *list, double x, double y)
{
  GtkWidget *widget = gtk_widget_pick (list, x, y, GTK_PICK_DEFAULT);

  for (; widget != NULL && widget != list; widget = gtk_widget_get_parent (widget)) {
    if (YC_IS_SESSION_ROW (widget))
      return widget;
    if (YC_IS_SESSION_ROW (gtk_widget_get_first_child (widget)))
      return gtk_widget_get_first_child (widget);
  }
  return NULL;
}

static void
clicked (GtkGesture *gesture, int n, double x, double y, GtkWidget *page)
{
  GtkWidget *list = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  GtkWidget *row = row_at (list, x, y);

  if (n > 1 || row == NULL)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  pop_up (page, row, list, x, y);
}

static void
pressed (GtkGesture *gesture, double x, double y, GtkWidget *page)
{
  clicked (gesture, 1, x, y, page);
}

void
yc_session_menu_follow (GtkWidget *page, GtkWidget *list)
{
  GtkGesture *click = gtk_gesture_click_new (), *press = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (clicked), page, 0);
  g_signal_connect_object (press, "pressed", G_CALLBACK (pressed), page, 0);
  gtk_widget_add_controller (list, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (list, GTK_EVENT_CONTROLLER (press));
}

void
yc_session_menu_set_session (GtkWidget *row, YcPastSession *session)
{
  g_object_set_data_full (G_OBJECT (row), SHOWN, g_object_ref (session), g_object_unref);
}

/* The item of a list has the focus, not the row in it. */
static GtkWidget *
focused_row (GtkWidget *page)
{
  GtkWidget *focus = yc_focus_beside (page);
  GtkWidget *row = focus == NULL ? NULL : gtk_widget_get_first_child (focus);

  return YC_IS_SESSION_ROW (row) ? row : NULL;
}

/* By the keyboard, at the beginning of the row that has the focus. */
static void
show_focused (GtkWidget *page, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  GtkWidget *row = focused_row (page);

  if (row != NULL)
    pop_up (page, row, row, 24, gtk_widget_get_height (row) / 2.0);
}

void
yc_session_menu_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "sessions.menu", NULL, show_focused);
}
