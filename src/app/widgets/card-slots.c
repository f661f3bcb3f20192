/* card-slots.c: see card-slots.h. */

#include "card-slots.h"

#include "card-button.h"
#include "card-name.h"
#include "card-picker.h"
#include "cards/teach-dialog.h"
#include "table-game.h"
#include "wrap.h"

#include <glib/gi18n.h>

#define MAX_SLOTS MAX (YC_SLOTS, YC_MAX_SEATS + 1)

struct _YcCardSlots {
  GtkWidget parent_instance;

  const YcCatalogue *catalogue;
  YcTeachable *teachable; /* or NULL; not owned */
  const YcTableRow *row;
  guint n;
  YcRef refs[MAX_SLOTS];
  YcRef hidden[YC_MAX_CARDS];
  size_t n_hidden;
  GtkWidget *buttons[MAX_SLOTS];
  GtkWidget *wrap;
  guint asking;     /* the slot that the open picker asks for */
  guint ask_source; /* the idle source that asks for the next, or 0 */
};

G_DEFINE_FINAL_TYPE (YcCardSlots, yc_card_slots, GTK_TYPE_WIDGET)

static guint changed;

static void ask (YcCardSlots *self, guint index);

static void
show_slot (YcCardSlots *self, guint index)
{
  YcRef ref = self->refs[index];
  gboolean told = ref != YC_UNTOLD;
  g_autofree char *where = self->row->where (self->catalogue, index);
  g_autofree char *caption
    = self->row->caption != NULL ? self->row->caption (self->catalogue, index) : NULL;

  yc_card_button_show (YC_CARD_BUTTON (self->buttons[index]),
                       &(YcCardState){
                         .ref = ref,
                         .card = told ? &self->catalogue->cards[self->row->drawer][ref] : NULL,
                         .untold = _ ("Tell later"),
                         .caption = caption,
                         .where = where,
                       });
}

static gboolean
is_told (YcCardSlots *self, YcRef ref)
{
  for (guint index = 0; index < self->n; index++)
    if (self->refs[index] == ref)
      return TRUE;
  return FALSE;
}

/* The only card left that can lie there; `YC_UNTOLD` if there are several. */
static YcRef
only_card (YcCardSlots *self, guint index)
{
  YcRef only = YC_UNTOLD;

  for (YcRef ref = 0; ref < self->catalogue->n[self->row->drawer]; ref++) {
    if (!self->row->may_lie (&self->catalogue->cards[self->row->drawer][ref], index)
        || is_told (self, ref))
      continue;
    if (only != YC_UNTOLD)
      return YC_UNTOLD;
    only = ref;
  }
  return only;
}

/* Five of the six starting buildings leave only one for the sixth slot. */
static void
conclude (YcCardSlots *self)
{
  for (guint index = 0; index < self->n; index++)
    if (self->refs[index] == YC_UNTOLD) {
      self->refs[index] = only_card (self, index);
      show_slot (self, index);
    }
}

static int
next_untold (YcCardSlots *self, guint after)
{
  for (guint index = after; index < self->n; index++)
    if (self->refs[index] == YC_UNTOLD)
      return (int) index;
  return -1;
}

static gboolean
ask_next (gpointer data)
{
  YcCardSlots *self = data;
  int next = next_untold (self, self->asking + 1);

  self->ask_source = 0;
  if (next >= 0)
    ask (self, (guint) next);
  return G_SOURCE_REMOVE;
}

static void
picked (YcCardSlots *self, int ref)
{
  gboolean was_untold = self->refs[self->asking] == YC_UNTOLD;

  yc_card_slots_tell (self, self->asking, (YcRef) ref);
  gtk_widget_grab_focus (self->buttons[self->asking]);
  if (was_untold && ref != YC_UNTOLD && self->ask_source == 0)
    self->ask_source = g_idle_add (ask_next, self);
}

/* ---- A card that is not there ---- */

static YcRef
find_card (YcCardSlots *self, const char *key)
{
  const YcCard *card = yc_catalogue_find (self->catalogue, key);
  const YcCard *cards = self->catalogue->cards[self->row->drawer];

  return card >= cards && card < cards + self->catalogue->n[self->row->drawer]
           ? (YcRef) (card - cards)
           : YC_UNTOLD;
}

/* The catalogue is another one with every card that is taught; those known keep their places. */
static void
card_taught (YcTeachDialog *dialog G_GNUC_UNUSED, const char *key, gpointer data)
{
  YcCardSlots *self = data;
  YcRef ref;

  self->catalogue = yc_teachable_get_catalogue (self->teachable);
  ref = find_card (self, key);
  if (ref != YC_UNTOLD)
    picked (self, ref);
}

static void
teach (YcCardSlots *self)
{
  yc_teach_dialog_open (
    GTK_WIDGET (self), self->teachable,
    yc_table_game_of (self->catalogue->game)->cards->new_key (self->row->drawer), card_taught,
    G_OBJECT (self));
}

static gboolean
can_teach (YcCardSlots *self)
{
  const YcTableCards *cards = yc_table_game_of (self->catalogue->game)->cards;

  return self->teachable != NULL && cards->taught && cards->new_key != NULL;
}

void
yc_card_slots_set_teachable (YcCardSlots *self, YcTeachable *cards)
{
  self->teachable = cards;
}

static void
ask (YcCardSlots *self, guint index)
{
  const YcDrawer drawer = self->row->drawer;
  GtkWidget *picker = yc_card_picker_new (self->catalogue, drawer);
  g_autofree char *title = self->row->question (index);
  YcRef others[MAX_SLOTS + 2 * YC_MAX_CARDS];
  size_t n = self->n_hidden;

  memcpy (others, self->hidden, n * sizeof *others);
  for (guint other = 0; other < self->n; other++)
    if (other != index && self->refs[other] != YC_UNTOLD)
      others[n++] = self->refs[other];
  for (YcRef ref = 0; self->row->may_lie != NULL && ref < self->catalogue->n[drawer]; ref++)
    if (!self->row->may_lie (&self->catalogue->cards[drawer][ref], index))
      others[n++] = ref;
  yc_card_picker_set_excluded (YC_CARD_PICKER (picker), others, n);
  self->asking = index;
  yc_card_picker_set_can_teach (YC_CARD_PICKER (picker), can_teach (self));
  g_signal_connect_object (picker, "unknown-chosen", G_CALLBACK (teach), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (picker, "picked", G_CALLBACK (picked), self, G_CONNECT_SWAPPED);
  yc_card_picker_open (YC_CARD_PICKER (picker), GTK_WIDGET (self), title);
}

static void
slot_clicked (GtkWidget *button, YcCardSlots *self)
{
  for (guint index = 0; index < self->n; index++)
    if (self->buttons[index] == button)
      ask (self, index);
}

static void
make_slots (YcCardSlots *self)
{
  g_clear_handle_id (&self->ask_source, g_source_remove);
  g_clear_pointer (&self->wrap, gtk_widget_unparent);
  self->wrap = yc_wrap_new (6, false);
  gtk_widget_set_parent (self->wrap, GTK_WIDGET (self));
  for (guint index = 0; index < self->n; index++) {
    self->buttons[index] = yc_card_button_new ();
    g_signal_connect (self->buttons[index], "clicked", G_CALLBACK (slot_clicked), self);
    yc_wrap_append (YC_WRAP (self->wrap), self->buttons[index]);
    show_slot (self, index);
  }
}

void
yc_card_slots_set (YcCardSlots *self, const YcCatalogue *catalogue, const YcTableRow *row, guint n)
{
  g_return_if_fail (YC_IS_CARD_SLOTS (self));
  g_return_if_fail (n <= MAX_SLOTS);

  for (guint index = self->catalogue == catalogue ? n : 0; index < MAX_SLOTS; index++)
    self->refs[index] = YC_UNTOLD;
  if (self->catalogue == catalogue && self->n == n)
    return;
  self->catalogue = catalogue;
  self->row = row;
  self->n = n;
  make_slots (self);
}

void
yc_card_slots_hide (YcCardSlots *self, const YcRef *refs, size_t n)
{
  g_return_if_fail (YC_IS_CARD_SLOTS (self));
  g_return_if_fail (n <= YC_MAX_CARDS);

  memcpy (self->hidden, refs, n * sizeof *refs);
  self->n_hidden = n;
}

const char *
yc_card_slots_get_id (YcCardSlots *self, guint index)
{
  g_return_val_if_fail (YC_IS_CARD_SLOTS (self), NULL);

  if (index >= self->n || self->refs[index] == YC_UNTOLD)
    return NULL;
  return self->catalogue->cards[self->row->drawer][self->refs[index]].id;
}

void
yc_card_slots_tell (YcCardSlots *self, guint index, YcRef ref)
{
  g_return_if_fail (YC_IS_CARD_SLOTS (self));
  g_return_if_fail (index < self->n);

  self->refs[index] = ref;
  show_slot (self, index);
  if (self->row->may_lie != NULL && ref != YC_UNTOLD)
    conclude (self);
  g_signal_emit (self, changed, 0);
}

static void
yc_card_slots_dispose (GObject *object)
{
  YcCardSlots *self = YC_CARD_SLOTS (object);

  g_clear_handle_id (&self->ask_source, g_source_remove);
  g_clear_pointer (&self->wrap, gtk_widget_unparent);
  G_OBJECT_CLASS (yc_card_slots_parent_class)->dispose (object);
}

static void
yc_card_slots_class_init (YcCardSlotsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_card_slots_dispose;

  changed = g_signal_new ("changed", YC_TYPE_CARD_SLOTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                          G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "cardslots");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
yc_card_slots_init (YcCardSlots *self)
{
  for (guint index = 0; index < MAX_SLOTS; index++)
    self->refs[index] = YC_UNTOLD;
}

GtkWidget *
yc_card_slots_new (void)
{
  return g_object_new (YC_TYPE_CARD_SLOTS, NULL);
}
