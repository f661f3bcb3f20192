/* card-picker.c: see card-picker.h. */

#include "card-picker.h"

#include "children.h"
#include "card-button.h"
#include "card-filter.h"
#include "table-game.h"
#include "template.h"
#include "words.h"
#include "wrap.h"

#include <adwaita.h>
#include <glib/gi18n.h>

struct _YcCardPicker {
  GtkWidget parent_instance;

  GtkEditable *search;
  GtkWidget *scroller;
  GtkBox *groups;
  GtkWidget *nothing;
  GtkWidget *unknown;
  GtkWidget *later;

  const YcCard *cards; /* of the drawer */
  YcFirstFound first;
  gboolean excluded[YC_MAX_CARDS];
  gboolean offered[YC_MAX_CARDS];
  gboolean only_offered;
};

enum { PICKED, UNKNOWN_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (YcCardPicker, yc_card_picker, GTK_TYPE_WIDGET)

/* A group is a box of a heading and a wrap of card buttons. */
static YcWrap *
cards_of_group (GtkWidget *group)
{
  return YC_WRAP (gtk_widget_get_last_child (group));
}

static gboolean
may_be_picked (const YcCardPicker *self, YcRef ref)
{
  return !self->excluded[ref] && (!self->only_offered || self->offered[ref]);
}

static gboolean
filter_group (YcCardPicker *self, GtkWidget *group, const char *typed)
{
  gboolean any = FALSE;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (cards_of_group (group)));
       child != NULL; child = gtk_widget_get_next_sibling (child)) {
    YcCardButton *button = YC_CARD_BUTTON (child);
    const YcRef ref = yc_card_button_get_ref (button);
    const YcFound found
      = may_be_picked (self, ref) ? yc_card_search (&self->cards[ref], typed) : YC_NOT_FOUND;

    gtk_widget_set_visible (child, found != YC_NOT_FOUND);
    any = any || found != YC_NOT_FOUND;
    if (found > self->first.found)
      self->first = (YcFirstFound){ child, found };
  }
  gtk_widget_set_visible (group, any);
  return any;
}

static void
filter (YcCardPicker *self)
{
  const char *typed = gtk_editable_get_text (self->search);
  gboolean any = FALSE;

  self->first = (YcFirstFound){ 0 };
  for (GtkWidget *group = gtk_widget_get_first_child (GTK_WIDGET (self->groups)); group != NULL;
       group = gtk_widget_get_next_sibling (group))
    any = filter_group (self, group, typed) || any;
  gtk_widget_set_visible (self->nothing, !any);
  gtk_widget_set_visible (self->scroller, any);
}

static void
pick (YcCardButton *button, YcCardPicker *self)
{
  g_signal_emit (self, signals[PICKED], 0, (int) yc_card_button_get_ref (button));
}

static void
tell_later (GtkButton *button G_GNUC_UNUSED, YcCardPicker *self)
{
  g_signal_emit (self, signals[PICKED], 0, (int) YC_UNTOLD);
}

static void
choose_unknown (YcCardPicker *self)
{
  g_object_ref (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "window.close", NULL);
  g_signal_emit (self, signals[UNKNOWN_CHOSEN], 0);
  g_object_unref (self);
}

/* Enter in the search picks the first card that is left, or the one that is just so. */
static void
pick_first (GtkSearchEntry *entry G_GNUC_UNUSED, YcCardPicker *self)
{
  filter (self);
  if (self->first.card != NULL)
    pick (YC_CARD_BUTTON (self->first.card), self);
}

/* Escape in the search leaves the dialog around it. */
static void
leave (YcCardPicker *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "window.close", NULL);
}

static GtkWidget *
group_new (YcKind kind)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *heading = gtk_label_new (yc_words_kind (kind));

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "heading");
  gtk_box_append (GTK_BOX (group), heading);
  gtk_box_append (GTK_BOX (group), yc_wrap_new (6, FALSE));
  return group;
}

static void
append_card (YcCardPicker *self, GtkWidget *group, const YcCard *card, YcRef ref)
{
  GtkWidget *button = yc_card_button_new ();
  const YcCardState state = { .ref = ref, .card = card };

  yc_card_button_show (YC_CARD_BUTTON (button), &state);
  g_signal_connect_object (button, "clicked", G_CALLBACK (pick), self, 0);
  yc_wrap_append (cards_of_group (group), button);
}

static void
append_kind (YcCardPicker *self, const YcCatalogue *catalogue, YcDrawer drawer, YcKind kind)
{
  GtkWidget *group = NULL;

  for (int i = 0; i < catalogue->n[drawer]; i++) {
    const YcCard *card = &catalogue->cards[drawer][i];

    if (card->kind != kind)
      continue;
    if (group == NULL) {
      group = group_new (kind);
      gtk_box_append (self->groups, group);
    }
    append_card (self, group, card, (YcRef) i);
  }
}

static void
mark_all (gboolean *marks, const YcRef *refs, size_t n)
{
  memset (marks, 0, YC_MAX_CARDS * sizeof *marks);
  for (size_t i = 0; i < n; i++)
    if (refs[i] >= 0 && refs[i] < YC_MAX_CARDS)
      marks[refs[i]] = TRUE;
}

void
yc_card_picker_set_excluded (YcCardPicker *self, const YcRef *excluded, size_t n)
{
  g_return_if_fail (YC_IS_CARD_PICKER (self));

  mark_all (self->excluded, excluded, n);
  filter (self);
}

void
yc_card_picker_set_offered (YcCardPicker *self, const YcRef *offered, size_t n)
{
  g_return_if_fail (YC_IS_CARD_PICKER (self));

  mark_all (self->offered, offered, n);
  self->only_offered = n > 0;
  filter (self);
}

void
yc_card_picker_set_can_tell_later (YcCardPicker *self, gboolean can)
{
  g_return_if_fail (YC_IS_CARD_PICKER (self));

  gtk_widget_set_visible (self->later, can);
}

void
yc_card_picker_set_can_teach (YcCardPicker *self, gboolean can)
{
  g_return_if_fail (YC_IS_CARD_PICKER (self));

  gtk_widget_set_visible (self->unknown, can);
}

static void
close_dialog (YcCardPicker *self G_GNUC_UNUSED, int ref G_GNUC_UNUSED, GtkWindow *dialog)
{
  gtk_window_close (dialog);
}

static void
add_escape (GtkWidget *dialog)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys), gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                      gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (dialog, keys);
}

void
yc_card_picker_open (YcCardPicker *self, GtkWidget *parent, const char *title)
{
  GtkRoot *root = gtk_widget_get_root (parent);
  /* as much of the window as there is: cards are looked for by their icons */
  const int width = root != NULL ? gtk_widget_get_width (GTK_WIDGET (root)) - 100 : 0;
  const int height = root != NULL ? gtk_widget_get_height (GTK_WIDGET (root)) - 40 : 0;
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *dialog;

  g_return_if_fail (YC_IS_CARD_PICKER (self));

  dialog = g_object_new (ADW_TYPE_WINDOW, "title", title, "modal", TRUE, "transient-for",
                         GTK_IS_WINDOW (root) ? root : NULL, "default-width", MAX (width, 760),
                         "default-height", MAX (height, 560), "content", content, NULL);
  gtk_box_append (GTK_BOX (content), adw_header_bar_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self));
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), dialog);
  g_signal_connect_object (self, "picked", G_CALLBACK (close_dialog), dialog, G_CONNECT_AFTER);
  add_escape (dialog);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
yc_card_picker_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_CARD_PICKER);
  yc_children_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (yc_card_picker_parent_class)->dispose (object);
}

static void
yc_card_picker_class_init (YcCardPickerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_card_picker_dispose;

  signals[PICKED] = g_signal_new ("picked", YC_TYPE_CARD_PICKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[UNKNOWN_CHOSEN] = g_signal_new ("unknown-chosen", YC_TYPE_CARD_PICKER, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  yc_template_set (widget_class, "board-card-picker.ui");
  gtk_widget_class_bind_template_child (widget_class, YcCardPicker, search);
  gtk_widget_class_bind_template_child (widget_class, YcCardPicker, scroller);
  gtk_widget_class_bind_template_child (widget_class, YcCardPicker, groups);
  gtk_widget_class_bind_template_child (widget_class, YcCardPicker, nothing);
  gtk_widget_class_bind_template_child (widget_class, YcCardPicker, unknown);
  gtk_widget_class_bind_template_child (widget_class, YcCardPicker, later);
  gtk_widget_class_bind_template_callback (widget_class, filter);
  gtk_widget_class_bind_template_callback (widget_class, pick_first);
  gtk_widget_class_bind_template_callback (widget_class, choose_unknown);
  gtk_widget_class_bind_template_callback (widget_class, tell_later);
  gtk_widget_class_bind_template_callback (widget_class, leave);
}

static void
yc_card_picker_init (YcCardPicker *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
yc_card_picker_new (const YcCatalogue *catalogue, YcDrawer drawer)
{
  YcCardPicker *self = g_object_new (YC_TYPE_CARD_PICKER, NULL);

  g_object_set (self->search, "placeholder-text",
                _ (yc_table_game_of (catalogue->game)->cards->example (drawer)), NULL);
  self->cards = catalogue->cards[drawer];
  for (int kind = YC_KIND_SPACE; kind <= YC_KIND_LOADED; kind++)
    append_kind (self, catalogue, drawer, (YcKind) kind);
  return GTK_WIDGET (self);
}
