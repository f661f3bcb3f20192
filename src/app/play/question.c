/* question.c: see question.h. */

#include "question.h"

#include "widgets/description.h"
#include "widgets/key-digit.h"
#include "widgets/hints.h"
#include "widgets/template.h"
#include "widgets/tray.h"
#include "widgets/wrap.h"
#include "widgets/focus.h"

#include <glib/gi18n.h>

typedef struct {
  gboolean answered, telling, closed;
  gboolean takes_keys, begun;
  GPtrArray *numbered;  /* of GtkButton, by their digits; NULL: none is. Not owned */
  GtkWidget *chosen_by; /* what had the focus when something was chosen, or NULL; a weak pointer */
  gboolean at_once;     /* what is told is recorded with what it belongs to */
  char first;           /* key of a hint that was pressed, or 0 */
  YcWrap *head;
  GtkLabel *title;
  AdwBin *search;
  GtkButton *tell, *skip;
  GtkScrolledWindow *scrolled;
  GtkBox *content;
} YcQuestionPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (YcQuestion, yc_question, ADW_TYPE_BIN)

enum { TOLD, CLOSED, N_SIGNALS };
static guint signals[N_SIGNALS];

static YcQuestionPrivate *
parts_of (YcQuestion *self)
{
  return yc_question_get_instance_private (self);
}

/* ---- Answers ---- */

/* What is told may be recorded, which would close it too soon. */
void
yc_question_close (YcQuestion *self)
{
  if (parts_of (self)->closed || parts_of (self)->telling)
    return;
  parts_of (self)->closed = TRUE;
  g_signal_emit (self, signals[CLOSED], 0);
}

void
yc_question_tell (YcQuestion *self)
{
  g_object_ref (self);
  parts_of (self)->answered = parts_of (self)->telling = TRUE;
  g_signal_emit (self, signals[TOLD], 0);
  parts_of (self)->telling = FALSE;
  yc_question_close (self);
  g_object_unref (self);
}

gboolean
yc_question_is_answered (YcQuestion *self)
{
  return parts_of (self)->answered;
}

/* ---- Parts ---- */

void
yc_question_set_title (YcQuestion *self, const char *title, const char *tell)
{
  gtk_label_set_text (parts_of (self)->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_widget_set_visible (GTK_WIDGET (parts_of (self)->tell), tell != NULL);
  if (tell != NULL)
    gtk_button_set_label (parts_of (self)->tell, tell);
}

const char *
yc_question_get_title (YcQuestion *self)
{
  return gtk_label_get_text (parts_of (self)->title);
}

void
yc_question_can_be_cancelled (YcQuestion *self)
{
  gtk_button_set_label (parts_of (self)->skip, _ ("_Cancel"));
  yc_tooltip_show (GTK_WIDGET (parts_of (self)->skip), NULL);
}

void
yc_question_set_search (YcQuestion *self, GtkWidget *entry)
{
  adw_bin_set_child (parts_of (self)->search, entry);
}

void
yc_question_add (YcQuestion *self, GtkWidget *part)
{
  gtk_box_append (parts_of (self)->content, part);
}

static void
come_in (YcQuestion *self)
{
  if (YC_QUESTION_GET_CLASS (self)->come_in != NULL)
    YC_QUESTION_GET_CLASS (self)->come_in (self);
}

void
yc_question_focus (YcQuestion *self)
{
  come_in (self);
  GtkWidget *search = adw_bin_get_child (parts_of (self)->search);
  gtk_widget_grab_focus (search != NULL ? search : GTK_WIDGET (parts_of (self)->tell));
}

/* ---- Keys ---- */

void
yc_question_take_keys (YcQuestion *self)
{
  parts_of (self)->takes_keys = TRUE;
}

gboolean
yc_question_takes_keys (YcQuestion *self)
{
  return parts_of (self)->takes_keys;
}

void
yc_question_chosen (YcQuestion *self)
{
  parts_of (self)->begun = TRUE;
  g_set_weak_pointer (&parts_of (self)->chosen_by, yc_focus_beside (GTK_WIDGET (self)));
}

/* On another card than the one that was tapped, it chooses that one. */
gboolean
yc_question_enter (YcQuestion *self, GtkWidget *focus)
{
  YcQuestionPrivate *parts = parts_of (self);

  if (!parts->begun || !gtk_widget_get_visible (GTK_WIDGET (parts->tell))
      || (focus != parts->chosen_by && gtk_widget_is_ancestor (focus, GTK_WIDGET (self))))
    return FALSE;
  yc_question_tell (self);
  return TRUE;
}

/* The tray that is in sight below a widget, or NULL. */
static YcTray *
find_tray (GtkWidget *widget)
{
  YcTray *tray = NULL;

  if (YC_IS_TRAY (widget))
    return gtk_widget_get_mapped (widget) ? YC_TRAY (widget) : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); tray == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    tray = find_tray (child);
  return tray;
}

#define MOST_NUMBERED 9

void
yc_question_number (YcQuestion *self, GtkButton *button)
{
  YcQuestionPrivate *parts = parts_of (self);

  if (parts->numbered == NULL)
    parts->numbered = g_ptr_array_new ();
  if (parts->numbered->len == MOST_NUMBERED)
    return;
  g_ptr_array_add (parts->numbered, button);
  g_autofree char *digit = g_strdup_printf ("%u", parts->numbered->len);
  GtkWidget *key = gtk_label_new (digit);
  gtk_widget_add_css_class (key, "yc-key");
  gtk_box_append (GTK_BOX (gtk_button_get_child (button)), key);
}

gboolean
yc_question_press (YcQuestion *self, guint digit)
{
  const GPtrArray *numbered = parts_of (self)->numbered;

  come_in (self);
  YcTray *tray = find_tray (GTK_WIDGET (self));
  if (numbered != NULL && digit <= numbered->len) {
    g_signal_emit_by_name (numbered->pdata[digit - 1], "clicked");
    return TRUE;
  }

  return tray != NULL && yc_tray_press (tray, digit);
}

/* What scrolls is as high as it would be at its natural width, where less of it is wrapped. */
void
yc_question_show_whole (YcQuestion *self, int width, int most)
{
  int height;

  gtk_widget_measure (GTK_WIDGET (parts_of (self)->content), GTK_ORIENTATION_VERTICAL, width, NULL,
                      &height, NULL, NULL);
  gtk_scrolled_window_set_max_content_height (parts_of (self)->scrolled, most);
  gtk_scrolled_window_set_min_content_height (parts_of (self)->scrolled, MIN (height, most));
}

gboolean
yc_question_press_letter (YcQuestion *self, char letter, gboolean at_once)
{
  GtkWidget *const roots[] = { GTK_WIDGET (parts_of (self)->content), NULL };
  G_GNUC_UNUSED g_autoptr (YcQuestion) held = g_object_ref (self);

  parts_of (self)->at_once = at_once;
  const gboolean pressed = yc_hints_press (roots, &parts_of (self)->first, letter);
  parts_of (self)->at_once = FALSE;
  return pressed;
}

gboolean
yc_question_is_at_once (YcQuestion *self)
{
  return parts_of (self)->at_once;
}

/* ---- Life ---- */

static gboolean
key_pressed (YcQuestion *self, guint key, guint code G_GNUC_UNUSED, GdkModifierType state)
{
  const guint digit = yc_digit_of_key (key);

  if (digit > 0 && (state & gtk_accelerator_get_default_mod_mask ()) == GDK_ALT_MASK)
    return yc_question_press (self, digit);
  if (key != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  yc_question_close (self);
  return GDK_EVENT_STOP;
}

/* Enter in the entry, where nothing is typed. */
static void
tell_action (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  YcQuestion *self = YC_QUESTION (widget);

  if (gtk_widget_get_visible (GTK_WIDGET (parts_of (self)->tell)))
    yc_question_tell (self);
}

static guint
signal_new (const char *name)
{
  return g_signal_new (name, YC_TYPE_QUESTION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                       0);
}

static void
yc_question_dispose (GObject *object)
{
  g_clear_weak_pointer (&parts_of (YC_QUESTION (object))->chosen_by);
  g_clear_pointer (&parts_of (YC_QUESTION (object))->numbered, g_ptr_array_unref);
  G_OBJECT_CLASS (yc_question_parent_class)->dispose (object);
}

/* gtk_widget_dispose_template() of GTK 4.8 knows no template of a parent class; the bin gives its
 * only child back itself. */
static void
yc_question_class_init (YcQuestionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_question_dispose;
  gtk_widget_class_install_action (widget_class, "question.tell", NULL, tell_action);
  signals[TOLD] = signal_new ("told");
  signals[CLOSED] = signal_new ("closed");
  g_type_ensure (YC_TYPE_WRAP);
  yc_template_set (widget_class, "question.ui");
  gtk_widget_class_bind_template_child_private (widget_class, YcQuestion, head);
  gtk_widget_class_bind_template_child_private (widget_class, YcQuestion, title);
  gtk_widget_class_bind_template_child_private (widget_class, YcQuestion, search);
  gtk_widget_class_bind_template_child_private (widget_class, YcQuestion, tell);
  gtk_widget_class_bind_template_child_private (widget_class, YcQuestion, skip);
  gtk_widget_class_bind_template_child_private (widget_class, YcQuestion, scrolled);
  gtk_widget_class_bind_template_child_private (widget_class, YcQuestion, content);
  gtk_widget_class_bind_template_callback (widget_class, yc_question_tell);
  gtk_widget_class_bind_template_callback (widget_class, yc_question_close);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
yc_question_init (YcQuestion *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  yc_tooltip_show (GTK_WIDGET (parts_of (self)->skip), _ ("Tell it later from the menu"));
  yc_wrap_set_spacing (parts_of (self)->head, 8, FALSE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
