/* key-plays.c: see key-plays.h. */

#include "key-plays.h"

#include "walk.h"
#include "widgets/card-button.h"

/* ---- One key ---- */

static gboolean
emit_at (GtkWidget *widget, GtkPropagationPhase phase, guint key, GdkModifierType state)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled = FALSE;

  /* GTK's own of an entry are what is done below */
  for (guint i = 0; !GTK_IS_TEXT (widget) && i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (!handled && GTK_IS_EVENT_CONTROLLER_KEY (controller)
        && gtk_event_controller_get_propagation_phase (controller) == phase)
      g_signal_emit_by_name (controller, "key-pressed", key, 0, state, &handled);
  }
  return handled;
}

/* From the page to the focus. */
static gboolean
capture (Table *table, GtkWidget *widget, guint key, GdkModifierType state)
{
  if (widget == NULL || widget == table->window)
    return FALSE;
  return capture (table, gtk_widget_get_parent (widget), key, state)
         || emit_at (widget, GTK_PHASE_CAPTURE, key, state);
}

static gboolean
bubble (Table *table, GtkWidget *widget, guint key, GdkModifierType state)
{
  for (; widget != NULL && widget != table->window; widget = gtk_widget_get_parent (widget))
    if (emit_at (widget, GTK_PHASE_BUBBLE, key, state))
      return TRUE;
  return FALSE;
}

static gboolean
type_into (GtkWidget *focus, guint key, GdkModifierType state)
{
  const gunichar letter = gdk_keyval_to_unicode (key);
  char text[7] = "";
  int end = -1;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  if (key == GDK_KEY_Return) {
    g_signal_emit_by_name (focus, "activate");
    return TRUE;
  }
  g_unichar_to_utf8 (letter, text);
  gtk_editable_insert_text (GTK_EDITABLE (focus), text, -1, &end);
  return TRUE;
}

/* What had it may have been taken away: GTK gives it to something around that with the next frame,
 * which somebody sees before the next key. */
static GtkWidget *
wait_for_focus (Table *table)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (table->window));

  while (focus != NULL && !gtk_widget_get_mapped (focus)) {
    g_main_context_iteration (NULL, TRUE);
    focus = gtk_root_get_focus (GTK_ROOT (table->window));
  }
  return focus;
}

void
press (Table *table, guint key, GdkModifierType state)
{
  GtkWidget *focus = wait_for_focus (table);

  table->inputs++;
  g_assert_nonnull (focus);
  g_object_ref (focus);
  if (!capture (table, focus, key, state) && !(GTK_IS_TEXT (focus) && type_into (focus, key, state))
      && !bubble (table, focus, key, state) && key == GDK_KEY_Return && GTK_IS_BUTTON (focus))
    g_signal_emit_by_name (focus, "clicked"); /* GTK does so after a moment */
  g_object_unref (focus);
  release_key (table, key, state);
  settle ();
}

/* ---- Several ---- */

void
type_line (Table *table, const char *line)
{
  gtk_widget_activate_action (table->page, "table.type", NULL);
  table->inputs++;
  settle ();
  for (; *line != '\0'; line++)
    press (table, (guint) (guchar) *line, 0);
  press (table, GDK_KEY_Return, 0);
  /* F6 leaves the entry: letters are keys again */
  gtk_widget_activate_action (table->page, "table.next-part", NULL);
  table->inputs++;
  settle ();
}

GtkWidget *
hint_label (GtkWidget *button)
{
  g_autoptr (GPtrArray) labels = find_all (button, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class (labels->pdata[i], "yc-key"))
      return labels->pdata[i];
  return NULL;
}

const char *
hint_on (GtkWidget *button)
{
  GtkWidget *label = hint_label (button);

  return label != NULL ? gtk_label_get_text (GTK_LABEL (label)) : NULL;
}

gboolean
press_number_on (Table *table, GtkWidget *button, GdkModifierType state)
{
  const char *shown = hint_on (button);

  if (shown == NULL || *shown == '\0')
    return FALSE;
  /* with Ctrl it is the size of the text */
  if (g_str_equal (shown, "0"))
    state = 0;
  g_autofree char *number = g_strdup (shown);
  for (const char *digit = number; *digit != '\0'; digit++)
    press (table, (guint) *digit, state);
  return TRUE;
}

gboolean
press_hint_on (Table *table, GtkWidget *button, gboolean records)
{
  const char *shown = hint_on (button);
  const gsize n = shown != NULL ? strlen (shown) : 0;
  g_autofree char *hint = g_strdup (shown);

  for (gsize i = 0; i < n; i++)
    if (records && i + 1 == n)
      press (table, gdk_keyval_to_upper ((guint) hint[i]), GDK_SHIFT_MASK);
    else
      press (table, (guint) hint[i], 0);
  return n > 0;
}

gboolean
press_card (Table *table, YcRef card)
{
  return press_number_on (table, card_in (dialog_of (table), card), 0);
}
