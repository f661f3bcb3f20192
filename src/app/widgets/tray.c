/* tray.c: see tray.h. */

#include "tray.h"

#include "children.h"
#include "description.h"
#include "hints.h"
#include "holding.h"
#include "card-buttons.h"
#include "card-codes.h"
#include "card-filter.h"
#include "focus.h"
#include "icon-row.h"
#include "table-game.h"
#include "wrap.h"
#include "words.h"

#include <glib/gi18n.h>

struct _YcTray {
  GtkWidget parent_instance;

  const gboolean *legal;
  const gboolean *told;
  const YcCatalogue *catalogue;
  YcDrawer drawer;
  GArray *cards;     /* of YcTrayCard: the industry cards that are shown */
  GtkWidget *filter; /* owned, wherever it is put; NULL until somebody asks for it */
  char *searched;    /* what is typed there */
  YcFirstFound first;
  gboolean numbered;
  guint row;       /* the first digit of a number that was pressed, or 0 */
  gboolean hinted; /* … and where the hints of what is no industry card begin */
  guint place;
  GtkWidget *unknown; /* the button of a card that is not here, or NULL */
  gboolean leaves_unknown;
};

G_DEFINE_FINAL_TYPE (YcTray, yc_tray, GTK_TYPE_WIDGET)

enum { CARD_CHOSEN, UNKNOWN_CHOSEN, SEARCHED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
choose (YcCardButton *button, YcTray *self)
{
  g_signal_emit (self, signals[CARD_CHOSEN], 0, (int) yc_card_button_get_ref (button));
}

static void
choose_unknown (YcTray *self)
{
  g_signal_emit (self, signals[UNKNOWN_CHOSEN], 0);
}

/* ---- The filter ---- */

#define GROUP "yc-group" /* what is in it, as `group_of` says, and one more */

/* The wrap of a group; NULL for what is none. */
static GtkWidget *
wrap_of (GtkWidget *group)
{
  GtkWidget *last = gtk_widget_get_last_child (group);

  return YC_IS_WRAP (last) ? last : NULL;
}

/* Those of the groups that are in sight. */
static GPtrArray *
wraps_of (YcTray *self)
{
  GPtrArray *wraps = g_ptr_array_new ();

  for (GtkWidget *group = gtk_widget_get_first_child (GTK_WIDGET (self)); group != NULL;
       group = gtk_widget_get_next_sibling (group))
    if (wrap_of (group) != NULL && gtk_widget_get_visible (group))
      g_ptr_array_add (wraps, wrap_of (group));
  return wraps;
}

static void
show_codes (YcTray *self)
{
  g_autoptr (GPtrArray) wraps = self->numbered ? wraps_of (self) : NULL;

  self->row = 0;
  if (wraps != NULL)
    yc_card_codes_show (wraps, 0);
}

void
yc_tray_number (YcTray *self)
{
  self->numbered = TRUE;
}

void
yc_tray_hint (YcTray *self, guint place)
{
  self->hinted = TRUE;
  self->place = place;
}

/* Nothing is typed any more. */
static void
take_card (YcTray *self, GtkWidget *card)
{
  g_autoptr (GtkWidget) taken = g_object_ref (card);

  gtk_editable_set_text (GTK_EDITABLE (yc_tray_get_filter (self)), "");
  g_signal_emit_by_name (taken, "clicked");
}

gboolean
yc_tray_press (YcTray *self, guint digit)
{
  if (!self->numbered)
    return FALSE;

  g_autoptr (GPtrArray) wraps = wraps_of (self);
  GtkWidget *card = yc_card_codes_press (wraps, &self->row, digit);

  if (card == NULL)
    return self->row > 0;
  take_card (self, card);
  return TRUE;
}

static void
apply_filter (YcTray *self)
{
  self->first = (YcFirstFound){ 0 };
  for (GtkWidget *group = gtk_widget_get_first_child (GTK_WIDGET (self)); group != NULL;
       group = gtk_widget_get_next_sibling (group))
    if (wrap_of (group) != NULL)
      gtk_widget_set_visible (group, yc_card_filter (wrap_of (group), self->catalogue, self->drawer,
                                                     self->searched, &self->first));
  g_signal_emit (self, signals[SEARCHED], 0, self->searched, &self->first);
  show_codes (self);
}

static void
filter_changed (YcTray *self)
{
  g_free (self->searched);
  self->searched = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->filter))));
  apply_filter (self);
}

/* Enter takes the card that was typed; with nothing typed it says yes to the whole. */
static void
filter_entered (YcTray *self)
{
  GtkWidget *card = *self->searched != '\0' ? self->first.card : NULL;

  if (card != NULL)
    take_card (self, card);
  else if (*self->searched == '\0'
           && !gtk_widget_activate_action (self->filter, "question.tell", NULL)
           && !gtk_widget_activate_action (self->filter, "table.record", NULL))
    gtk_widget_activate_default (self->filter);
}

/* Escape takes back what was typed, and then leaves. */
static void
filter_stopped (YcTray *self)
{
  if (*self->searched != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->filter), "");
  else if (!gtk_widget_activate_action (self->filter, "table.escape", NULL))
    gtk_widget_activate_action (self->filter, "window.close", NULL);
}

static void
make_filter (YcTray *self)
{
  self->filter = g_object_ref_sink (gtk_search_entry_new ());
  g_object_set (self->filter, "placeholder-text", _ ("Find a card"), "search-delay", 0, NULL);
  yc_tooltip_show (
    self->filter,
    _ ("Icons (ee y3), what it gives sideways (/ss), kind or name; Enter takes the first"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->filter), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Find a card"), -1);
  g_signal_connect_object (self->filter, "changed", G_CALLBACK (filter_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->filter, "activate", G_CALLBACK (filter_entered), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->filter, "stop-search", G_CALLBACK (filter_stopped), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
yc_tray_get_filter (YcTray *self)
{
  if (self->filter == NULL)
    make_filter (self);
  return self->filter;
}

const GArray *
yc_tray_get_cards (YcTray *self)
{
  return self->cards;
}

/* ---- Drawing ---- */

static GtkWidget *
group_new (YcTray *self, const char *icon, const char *title)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *head = yc_icon_new (icon);
  GtkWidget *wrap = yc_wrap_new (4, false);

  yc_tooltip_show (head, title);
  gtk_widget_set_valign (head, GTK_ALIGN_START);
  gtk_widget_set_margin_top (head, 4);
  gtk_widget_set_hexpand (wrap, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (wrap), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_box_append (GTK_BOX (group), head);
  gtk_box_append (GTK_BOX (group), wrap);
  gtk_widget_set_parent (group, GTK_WIDGET (self));
  return group;
}

/* Special cards are told apart by their names only. */
static char *
caption_of (const YcCard *card, int copies)
{
  g_autofree char *name = card->kind == YC_KIND_SPECIAL ? yc_words_card (card) : NULL;

  if (name != NULL && copies > 1)
    /* Translators: how many copies of a card, and its name */
    return g_strdup_printf (_ ("%1$d × %2$s"), copies, name);
  return copies > 1 ? g_strdup_printf (_ ("%d ×"), copies) : g_steal_pointer (&name);
}

/* The button of a card behind the one before it, where it was drawn already. */
static GtkWidget *
find_card (GtkWidget *wrap, GtkWidget *before, YcRef ref)
{
  GtkWidget *button = yc_child_behind (wrap, before);

  while (button != NULL && yc_card_button_get_ref (YC_CARD_BUTTON (button)) != ref)
    button = gtk_widget_get_next_sibling (button);
  return button;
}

/* The first place is that of what is not here. */
static void
show_hint (YcTray *self, GtkWidget *button, YcRef ref)
{
  if (!self->hinted)
    yc_hint_hide (button);
  else if (self->drawer == YC_CARDS)
    yc_hint_show_card (button, self->catalogue, ref);
  else
    yc_hint_show (button, self->catalogue, self->place + 1 + (guint) ref);
}

/* Behind `before`, or first; returns the button. */
static GtkWidget *
show_card (YcTray *self,
           GtkWidget *wrap,
           GtkWidget *before,
           const YcCard *card,
           const YcTrayCard *in)
{
  GtkWidget *there = find_card (wrap, before, in->ref);
  g_autoptr (GtkWidget) button
    = there != NULL ? g_object_ref (there) : yc_card_button_take (in->ref);
  g_autofree char *caption = caption_of (card, in->copies);
  const YcCardState state = { .ref = in->ref, .card = card, .caption = caption, .compact = TRUE };

  if (there == NULL)
    g_signal_connect_object (button, "clicked", G_CALLBACK (choose), self, 0);
  yc_card_button_show (YC_CARD_BUTTON (button), &state);
  yc_card_button_set_legal (YC_CARD_BUTTON (button), self->legal != NULL && self->legal[in->ref]);
  yc_card_button_set_wished (YC_CARD_BUTTON (button), self->told != NULL && self->told[in->ref]);
  show_hint (self, button, in->ref);
  yc_holding_mends (button, card);
  yc_child_put_behind (button, wrap, before);
  return button;
}

/* The buttons of a wrap behind the last that is shown, or all. */
static void
put_aside (YcTray *self, GtkWidget *wrap, GtkWidget *last)
{
  GtkWidget *first = yc_child_behind (wrap, last);

  for (GtkWidget *button = first; button != NULL; button = gtk_widget_get_next_sibling (button)) {
    g_signal_handlers_disconnect_by_func (button, choose, self);
    yc_card_button_put_aside (button);
  }
  yc_children_drop_from (first);
}

/* The group that a card belongs to: two cards are in the same one if these are the same. */
static int
group_of (const YcTrayCard *card, const YcCard *printed)
{
  return card->part == YC_TRAY_REST ? YC_TRAY_REST + (int) printed->kind : (int) card->part;
}

static GtkWidget *
group_for (YcTray *self, const YcTrayCard *card, const YcCard *printed)
{
  if (card->part == YC_TRAY_TOLD)
    return group_new (self, "hand", _ ("Told of the hand"));
  if (card->part == YC_TRAY_LIKELY)
    return group_new (self, "hand", C_ ("cards", "Likely"));
  if (card->part == YC_TRAY_RECENT)
    return group_new (self, "recent", _ ("Recently on the table"));
  return group_new (self, yc_icon_of_kind (printed->kind), yc_words_kind (printed->kind));
}

static void
add_unknown (YcTray *self)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("A Card That Is _Not Here…"));

  yc_tooltip_show (button, _ ("Teach the program a card by its icons"));
  gtk_widget_add_css_class (button, "yc-not-here");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_visible (button, !self->leaves_unknown);
  if (self->hinted)
    yc_hint_make_room (button, _ ("A card that is not here"));
  self->unknown = button;
  g_signal_connect_object (button, "clicked", G_CALLBACK (choose_unknown), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
}

/* It stays behind all others. */
static void
show_unknown (YcTray *self)
{
  if (self->unknown == NULL)
    add_unknown (self);
  if (self->hinted)
    yc_hint_show (self->unknown, self->catalogue, self->place);
}

static void
add_nothing (YcTray *self, const char *nothing)
{
  GtkWidget *label = gtk_label_new (nothing);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_insert_before (label, GTK_WIDGET (self), self->unknown);
}

/* The groups behind the last that is shown, or all, lose their cards, and so are out of sight until
 * some come; the words where there were none go. */
static void
empty_groups (YcTray *self, GtkWidget *last)
{
  GtkWidget *group = yc_child_behind (GTK_WIDGET (self), last), *next;

  for (; group != NULL; group = next) {
    next = gtk_widget_get_next_sibling (group);
    if (wrap_of (group) != NULL)
      put_aside (self, wrap_of (group), NULL);
    else if (group != self->unknown)
      gtk_widget_unparent (group);
  }
}

/* The group of a card behind the one before it, made where there is none yet. */
static GtkWidget *
show_group (YcTray *self, GtkWidget *before, const YcTrayCard *card, const YcCard *printed)
{
  const gpointer id = GINT_TO_POINTER (group_of (card, printed) + 1);
  GtkWidget *group = yc_child_behind (GTK_WIDGET (self), before);

  while (group != NULL && g_object_get_data (G_OBJECT (group), GROUP) != id)
    group = gtk_widget_get_next_sibling (group);
  if (group == NULL)
    group = group_for (self, card, printed);
  g_object_set_data (G_OBJECT (group), GROUP, id);
  gtk_widget_insert_after (group, GTK_WIDGET (self), before);
  return group;
}

/* The cards from `from` on that are in one group; returns the first of the next. */
static guint
fill_group (YcTray *self, GtkWidget *group, guint from)
{
  const YcCard *printed = self->catalogue->cards[self->drawer];
  const YcTrayCard *cards = (const YcTrayCard *) (void *) self->cards->data;
  const int id = group_of (&cards[from], &printed[cards[from].ref]);
  GtkWidget *last = NULL;

  for (; from < self->cards->len && group_of (&cards[from], &printed[cards[from].ref]) == id;
       from++)
    last = show_card (self, wrap_of (group), last, &printed[cards[from].ref], &cards[from]);
  put_aside (self, wrap_of (group), last);
  return from;
}

/* Most of what lies there lies there after the next play, too: its buttons are used again. */
void
yc_tray_show (YcTray *self,
              const YcCatalogue *catalogue,
              YcDrawer drawer,
              GArray *cards,
              const char *nothing)
{
  GtkWidget *had_focus = yc_focus_in (GTK_WIDGET (self));
  g_autoptr (GtkWidget) focus = had_focus != NULL ? g_object_ref (had_focus) : NULL;
  GtkWidget *group = NULL;

  g_array_unref (self->cards);
  self->cards = cards;
  self->catalogue = catalogue;
  self->drawer = drawer;
  for (guint i = 0; i < cards->len; i = fill_group (self, group, i)) {
    const YcTrayCard *card = &g_array_index (cards, YcTrayCard, i);

    group = show_group (self, group, card, &catalogue->cards[drawer][card->ref]);
  }
  empty_groups (self, group);
  if (cards->len == 0 && nothing != NULL)
    add_nothing (self, nothing);
  if (yc_table_game_of (catalogue->game)->cards->taught)
    show_unknown (self);
  apply_filter (self);
  /* a card that is gone would keep the keyboard */
  if (focus != NULL && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

void
yc_tray_set_catalogue (YcTray *self, const YcCatalogue *catalogue)
{
  self->catalogue = catalogue;
}

void
yc_tray_take_unknown (YcTray *self, gboolean taken)
{
  self->leaves_unknown = !taken;
  if (self->unknown != NULL)
    gtk_widget_set_visible (self->unknown, taken);
}

void
yc_tray_set_legal (YcTray *self, const gboolean *legal)
{
  self->legal = legal;
}

void
yc_tray_set_told (YcTray *self, const gboolean *told)
{
  self->told = told;
}

static void
yc_tray_dispose (GObject *object)
{
  YcTray *self = YC_TRAY (object);

  empty_groups (self, NULL);
  yc_children_clear (GTK_WIDGET (self));
  g_clear_object (&self->filter);
  g_clear_pointer (&self->searched, g_free);
  g_clear_pointer (&self->cards, g_array_unref);
  G_OBJECT_CLASS (yc_tray_parent_class)->dispose (object);
}

static void
yc_tray_class_init (YcTrayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_tray_dispose;
  signals[CARD_CHOSEN] = g_signal_new ("card-chosen", YC_TYPE_TRAY, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[UNKNOWN_CHOSEN] = g_signal_new ("unknown-chosen", YC_TYPE_TRAY, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SEARCHED] = g_signal_new ("searched", YC_TYPE_TRAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_POINTER);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tray");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
yc_tray_init (YcTray *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 5);
  self->cards = g_array_new (FALSE, FALSE, sizeof (YcTrayCard));
  self->searched = g_strdup ("");
}

GtkWidget *
yc_tray_new (void)
{
  return g_object_new (YC_TYPE_TRAY, NULL);
}
