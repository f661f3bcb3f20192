/* play-keys.c: see play-keys.h. */

#include "play-keys.h"

#include "table-private.h"
#include "widgets/focus.h"
#include "widgets/key-digit.h"

static YcQuestion *
question_of (YcTablePage *self)
{
  GtkWidget *question = adw_bin_get_child (self->asked);

  return question != NULL ? YC_QUESTION (question) : NULL;
}

static gboolean
press (YcTablePage *self, guint key, gboolean records)
{
  const YcTableButton *button = self->game->button;
  YcQuestion *question = question_of (self);

  if (question != NULL && key < 128 && yc_question_press_letter (question, (char) key, records))
    return TRUE;
  if (key == GDK_KEY_e)
    return gtk_widget_activate_action (GTK_WIDGET (self), "table.end", NULL);
  if (key == GDK_KEY_r && button != NULL) {
    yc_play_bar_record_verb (self->bar, button->verb);
    if (records)
      yc_play_bar_record (self->bar);
    return TRUE;
  }
  return self->game->press != NULL && key < 128 && self->game->press (self, (char) key, records);
}

/* What is asked takes a digit, and a slash. */
static gboolean
press_in_question (YcTablePage *self, guint key, guint digit)
{
  YcQuestion *question = question_of (self);

  if (question == NULL || !yc_question_takes_keys (question))
    return FALSE;
  if (digit > 0)
    return yc_question_press (question, digit);
  if (key != GDK_KEY_slash && key != GDK_KEY_KP_Divide)
    return FALSE;
  yc_question_focus (question);
  return TRUE;
}

/* What bears a number: in what is asked before what is at hand. */
static gboolean
take_number (YcTablePage *self, guint number)
{
  YcQuestion *question = question_of (self);

  /* one that takes digits needs no Alt: what is at hand keeps its key */
  if (question != NULL && yc_question_takes_keys (question)
      && yc_play_bar_press_at_hand (self->bar, number, TRUE))
    return TRUE;
  return question != NULL ? yc_question_press (question, number)
                          : yc_play_bar_press_at_hand (self->bar, number, TRUE);
}

/* ---- Keys that are held ---- */

/* The key that was pressed last, and when in microseconds; 0: it is let go. */
typedef struct {
  guint key;
  gint64 when;
} Held;

#define LET_GO_UNSEEN (2 * G_USEC_PER_SEC) /* e.g. over another window */

static Held *
held_by (GtkEventController *controller)
{
  return g_object_get_data (G_OBJECT (controller), "yc-held");
}

/* A key that is held repeats itself, but nobody says the same again with it. */
static gboolean
is_repeated (GtkEventController *controller, guint key)
{
  const Held before = *held_by (controller);
  const gint64 now = g_get_monotonic_time ();

  *held_by (controller) = (Held){ key, now };
  return before.key == key && now - before.when < LET_GO_UNSEEN;
}

static void
key_released (GtkEventController *controller)
{
  held_by (controller)->key = 0;
}

static gboolean
key_pressed (GtkEventController *controller,
             guint key,
             guint code G_GNUC_UNUSED,
             GdkModifierType state,
             YcTablePage *self)
{
  const GdkModifierType others
    = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK | GDK_HYPER_MASK;
  const guint digit = yc_digit_of_key (key);
  const gboolean repeated = is_repeated (controller, key);

  if (!yc_table_page_is_playing (self) || !gtk_widget_get_visible (GTK_WIDGET (self->bar))
      || !gtk_widget_is_sensitive (GTK_WIDGET (self->bar)))
    return GDK_EVENT_PROPAGATE;
  state &= others | GDK_SHIFT_MASK;
  if (repeated
      && (state != 0 || (digit > 0 && question_of (self) != NULL)
          || (key < 128 && g_ascii_isalpha ((char) key))))
    return GDK_EVENT_STOP;
  if ((state & others) == 0 && press_in_question (self, key, digit))
    return TRUE;
  if (digit > 0 && state == GDK_ALT_MASK)
    return take_number (self, digit);
  if (digit > 0 && (state == 0 || state == GDK_CONTROL_MASK))
    return yc_play_bar_choose (self->bar, digit, state == GDK_CONTROL_MASK);
  if ((state & others) != 0)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_0 || key == GDK_KEY_KP_0)
    return yc_play_bar_choose (self->bar, 0, FALSE);
  return press (self, gdk_keyval_to_lower (key), state == GDK_SHIFT_MASK);
}

/* Before the button that has the focus: it was not meant. */
static gboolean
enter_pressed (YcTablePage *self, guint key, GtkWidget *focus)
{
  YcQuestion *question = question_of (self);

  return (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter) && question != NULL && focus != NULL
         && !GTK_IS_EDITABLE (focus) && yc_question_takes_keys (question)
         && yc_question_enter (question, focus);
}

/* A search in which nothing is typed yet finds nothing by a digit, and the choices are in sight. */
static gboolean
digit_in_search (YcTablePage *self, guint key, GtkWidget *focus, GdkModifierType state)
{
  GtkWidget *entry = focus != NULL ? gtk_widget_get_parent (focus) : NULL;
  const guint digit = yc_digit_of_key (key);

  return digit > 0 && (state & gtk_accelerator_get_default_mod_mask ()) == 0
         && GTK_IS_SEARCH_ENTRY (entry) && *gtk_editable_get_text (GTK_EDITABLE (entry)) == '\0'
         && !yc_composer_is_empty (yc_play_bar_get_composer (self->bar))
         && yc_play_bar_choose (self->bar, digit, FALSE);
}

/* What comes before whatever has the focus. */
static gboolean
key_meant (YcTablePage *self, guint key, guint code G_GNUC_UNUSED, GdkModifierType state)
{
  GtkWidget *focus = yc_focus_beside (GTK_WIDGET (self));

  return enter_pressed (self, key, focus) || digit_in_search (self, key, focus, state);
}

void
yc_play_keys_take (YcTablePage *page)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  g_object_set_data_full (G_OBJECT (controller), "yc-held", g_new0 (Held, 1), g_free);
  /* after whatever has the focus: where somebody types, letters are letters */
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_BUBBLE);
  g_signal_connect (controller, "key-pressed", G_CALLBACK (key_pressed), page);
  g_signal_connect (controller, "key-released", G_CALLBACK (key_released), NULL);
  gtk_widget_add_controller (GTK_WIDGET (page), controller);

  controller = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (controller, "key-pressed", G_CALLBACK (key_meant), page);
  gtk_widget_add_controller (GTK_WIDGET (page), controller);
}
