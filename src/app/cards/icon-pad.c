/* icon-pad.c: see icon-pad.h. */

#include "icon-pad.h"

#include "widgets/description.h"
#include "widgets/icon-row.h"
#include "words.h"
#include "widgets/style-class.h"
#include "widgets/template.h"
#include "widgets/wrap.h"

#include <glib/gi18n.h>

#define MOST_LETTERS 9
#define MOST_ICONS   99

typedef struct {
  char letter;
  int count;
  GtkWidget *button;
  GtkLabel *number;
} Icon;

struct _YcIconPad {
  GtkWidget parent_instance;
  const YcGame *game;
  const char *anybody; /* the icon `?` */

  Icon icons[MOST_LETTERS];
  guint n_icons;
  gboolean known;
  GtkToggleButton *none; /* NULL where there is always something */
  GtkToggleButton *unknown;

  GtkLabel *heading;
  YcWrap *buttons;
};

G_DEFINE_FINAL_TYPE (YcIconPad, yc_icon_pad, GTK_TYPE_WIDGET)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- Names ---- */

static const char *
icon_of_letter (char letter)
{
  const int worker = yc_worker_of_letter (letter);

  if (letter == '?')
    return "any";
  return worker >= 0 ? yc_icon_of_worker ((YcWorkerType) worker)
                     : yc_icon_of_good ((YcGood) yc_good_of_letter (letter));
}

static const char *
name_of_letter (YcIconPad *self, char letter)
{
  const int worker = yc_worker_of_letter (letter);

  if (letter == '?')
    return self->anybody;
  return worker >= 0 ? yc_words_worker ((YcWorkerType) worker)
                     : yc_words_good (self->game, (YcGood) yc_good_of_letter (letter));
}

/* ---- What is drawn ---- */

static void
show_icon (YcIconPad *self, Icon *icon)
{
  const gboolean there = self->known && icon->count != 0;
  g_autofree char *number = g_strdup_printf ("%d", icon->count);
  const char *shown = icon->count == YC_UNKNOWN ? "?" : number;
  /* Translators: an icon and how often it is printed, as in “Engineer, 2 times” */
  g_autofree char *label
    = g_strdup_printf (ngettext ("%s, %d time", "%s, %d times", (gulong) MAX (icon->count, 0)),
                       name_of_letter (self, icon->letter), self->known ? MAX (icon->count, 0) : 0);

  /* a digit that is not seen keeps the next icon where it is */
  gtk_label_set_text (icon->number, there ? shown : "0");
  gtk_widget_set_opacity (GTK_WIDGET (icon->number), there ? 1 : 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (icon->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  yc_style_class_set (icon->button, "yc-printed", there);
}

static gboolean
is_empty (YcIconPad *self)
{
  for (guint i = 0; i < self->n_icons; i++)
    if (self->icons[i].count != 0)
      return FALSE;
  return TRUE;
}

static void
show (YcIconPad *self)
{
  for (guint i = 0; i < self->n_icons; i++)
    show_icon (self, &self->icons[i]);
  gtk_toggle_button_set_active (self->unknown, !self->known);
  if (self->none != NULL)
    gtk_toggle_button_set_active (self->none, self->known && is_empty (self));
}

/* ---- What is tapped ---- */

static void
tell (YcIconPad *self)
{
  show (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
clear (YcIconPad *self)
{
  for (guint i = 0; i < self->n_icons; i++)
    self->icons[i].count = 0;
}

/* Where something is always printed, nothing tapped means that nobody has looked. */
static void
make_none (YcIconPad *self)
{
  clear (self);
  self->known = self->none != NULL;
  tell (self);
}

static void
make_unknown (YcIconPad *self)
{
  clear (self);
  self->known = FALSE;
  tell (self);
}

static void
add_one (YcIconPad *self, Icon *icon)
{
  if (!self->known)
    clear (self);
  self->known = TRUE;
  icon->count = CLAMP (icon->count + 1, 1, MOST_ICONS);
  tell (self);
}

static void
take_one (YcIconPad *self, Icon *icon)
{
  if (icon->count > 0)
    icon->count--;
  if (self->none == NULL && is_empty (self))
    self->known = FALSE;
  tell (self);
}

static Icon *
icon_of (YcIconPad *self, char letter)
{
  for (guint i = 0; i < self->n_icons; i++)
    if (self->icons[i].letter == letter)
      return &self->icons[i];
  return NULL;
}

static Icon *
icon_of_button (YcIconPad *self, GtkWidget *button)
{
  for (guint i = 0; i < self->n_icons; i++)
    if (self->icons[i].button == button)
      return &self->icons[i];
  return NULL;
}

static void
tapped (GtkWidget *button, YcIconPad *self)
{
  add_one (self, icon_of_button (self, button));
}

/* The other mouse button takes one away. */
static void
tapped_back (GtkGestureClick *click,
             int n G_GNUC_UNUSED,
             double x G_GNUC_UNUSED,
             double y G_GNUC_UNUSED,
             YcIconPad *self)
{
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (click));

  take_one (self, icon_of_button (self, button));
}

static gboolean
key_pressed (YcIconPad *self, guint key, guint code G_GNUC_UNUSED, GdkModifierType state)
{
  const gunichar typed = gdk_keyval_to_unicode (key);
  Icon *icon = typed < 128 ? icon_of (self, g_ascii_toupper ((char) typed)) : NULL;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_BackSpace || key == GDK_KEY_Delete)
    make_none (self);
  else if (icon != NULL)
    add_one (self, icon);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

/* ---- Making ---- */

static GtkWidget *
icon_button_new (YcIconPad *self, Icon *icon)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkGesture *back = gtk_gesture_click_new ();

  icon->button = gtk_button_new ();
  icon->number = GTK_LABEL (gtk_label_new (""));
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), yc_icon_new (icon_of_letter (icon->letter)));
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (icon->number));
  gtk_button_set_child (GTK_BUTTON (icon->button), content);
  yc_tooltip_show (icon->button, name_of_letter (self, icon->letter));
  gtk_widget_add_css_class (icon->button, "yc-pad");
  g_signal_connect (icon->button, "clicked", G_CALLBACK (tapped), self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (back), GDK_BUTTON_SECONDARY);
  g_signal_connect (back, "pressed", G_CALLBACK (tapped_back), self);
  gtk_widget_add_controller (icon->button, GTK_EVENT_CONTROLLER (back));
  return icon->button;
}

static GtkToggleButton *
answer_new (YcIconPad *self, const char *label, const char *title, void (*answer) (YcIconPad *))
{
  GtkWidget *button = gtk_toggle_button_new_with_label (label);
  /* Translators: what a row of icons is about, and one of the answers: “Output: not known” */
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), title, label);

  gtk_widget_add_css_class (button, "yc-pad-answer");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (answer), self);
  return GTK_TOGGLE_BUTTON (button);
}

GtkWidget *
yc_icon_pad_new (const YcGame *game,
                 const char *anybody,
                 const char *title,
                 const char *letters,
                 gboolean may_be_none)
{
  YcIconPad *self = g_object_new (YC_TYPE_ICON_PAD, NULL);

  gtk_label_set_text (self->heading, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  self->game = game;
  self->anybody = anybody;
  for (; *letters != '\0' && self->n_icons < MOST_LETTERS; letters++) {
    Icon *icon = &self->icons[self->n_icons++];

    icon->letter = *letters;
    yc_wrap_append (self->buttons, icon_button_new (self, icon));
  }
  if (may_be_none) {
    self->none = answer_new (self, C_ ("icons printed", "None"), title, make_none);
    yc_wrap_append (self->buttons, GTK_WIDGET (self->none));
  }
  self->unknown = answer_new (self, _ ("Not known"), title, make_unknown);
  yc_wrap_append (self->buttons, GTK_WIDGET (self->unknown));
  show (self);
  return GTK_WIDGET (self);
}

gboolean
yc_icon_pad_is_known (YcIconPad *self)
{
  return self->known;
}

int
yc_icon_pad_get (YcIconPad *self, char letter)
{
  const Icon *icon = icon_of (self, letter);

  return self->known && icon != NULL ? icon->count : 0;
}

void
yc_icon_pad_set (YcIconPad *self, char letter, int count)
{
  Icon *icon = icon_of (self, letter);

  if (icon != NULL)
    icon->count = count;
  show (self);
}

void
yc_icon_pad_set_known (YcIconPad *self, gboolean known)
{
  self->known = known;
  show (self);
}

static void
yc_icon_pad_class_init (YcIconPadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  signals[CHANGED] = g_signal_new ("changed", YC_TYPE_ICON_PAD, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "iconpad");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  g_type_ensure (YC_TYPE_WRAP);
  yc_template_set (widget_class, "icon-pad.ui");
  gtk_widget_class_bind_template_child (widget_class, YcIconPad, heading);
  gtk_widget_class_bind_template_child (widget_class, YcIconPad, buttons);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);
}

static void
yc_icon_pad_init (YcIconPad *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
