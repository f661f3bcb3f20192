/* tell-dialog.c: see tell-dialog.h. */

#include "tell-dialog.h"

#include "widgets/card-face.h"
#include "widgets/card-picker.h"
#include "widgets/wrap.h"

#include <glib/gi18n.h>

typedef struct {
  char *name;
  YcRef card;
  gboolean starting;
  GtkWidget *button;
  GtkWidget *face;
} Place;

struct _YcTellDialog {
  AdwWindow parent_instance;

  YcSession *session;
  YcDrawer drawer;
  GArray *places;
  GArray *excluded; /* of YcRef */
  GArray *offered;  /* of YcRef; empty: all */
  guint current;

  GtkLabel *heading;
  GtkWidget *skip;
  GtkWidget *tell;
  GtkWidget *places_area;
  YcWrap *places_box;
  AdwBin *picker_area;
  YcCardPicker *picker;
  gboolean is_new; /* nothing was told when it was asked: with the last card all is told */
};

G_DEFINE_FINAL_TYPE (YcTellDialog, yc_tell_dialog, ADW_TYPE_WINDOW)

enum { TOLD, N_SIGNALS };
static guint signals[N_SIGNALS];

static Place *
place_at (YcTellDialog *self, guint index)
{
  return &g_array_index (self->places, Place, index);
}

static const YcCatalogue *
catalogue_of (YcTellDialog *self)
{
  return &yc_session_get_setup (self->session)->catalogue;
}

/* ---- What can lie in the place asked for ---- */

static void
offer_cards (YcTellDialog *self)
{
  const YcCatalogue *catalogue = catalogue_of (self);
  const Place *place = place_at (self, self->current);
  g_autoptr (GArray) offered = g_array_new (FALSE, FALSE, sizeof (YcRef));

  if (self->offered->len > 0)
    g_array_append_vals (offered, self->offered->data, self->offered->len);
  for (YcRef card = 0; self->offered->len == 0 && card < catalogue->n[self->drawer]; card++)
    if (catalogue->cards[self->drawer][card].starting == (gboolean) place->starting
        && yc_record_card_of (yc_session_get_record (self->session), (YcDrawer) self->drawer, card)
             == card)
      g_array_append_val (offered, card);
  yc_card_picker_set_offered (self->picker, (const YcRef *) (void *) offered->data, offered->len);
}

static void
exclude_cards (YcTellDialog *self)
{
  g_autoptr (GArray) excluded = g_array_new (FALSE, FALSE, sizeof (YcRef));

  g_array_append_vals (excluded, self->excluded->data, self->excluded->len);
  for (guint i = 0; i < self->places->len; i++)
    if (i != self->current && place_at (self, i)->card != YC_UNTOLD)
      g_array_append_val (excluded, place_at (self, i)->card);
  yc_card_picker_set_excluded (self->picker, (const YcRef *) (void *) excluded->data,
                               excluded->len);
}

static void
ask_for (YcTellDialog *self, guint index)
{
  self->current = index;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (place_at (self, index)->button), TRUE);
  offer_cards (self);
  exclude_cards (self);
}

static void
place_chosen (GtkToggleButton *button, YcTellDialog *self)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  for (guint i = 0; i < self->places->len; i++)
    if (place_at (self, i)->button == GTK_WIDGET (button) && i != self->current)
      ask_for (self, i);
}

/* ---- Telling ---- */

static void
show_place (YcTellDialog *self, Place *place)
{
  const YcCard *card
    = place->card == YC_UNTOLD ? NULL : &catalogue_of (self)->cards[self->drawer][place->card];
  g_autofree char *words = NULL;

  yc_card_face_show (YC_CARD_FACE (place->face), card, _ ("Not told"));
  /* Translators: a place on the table, and the card that lies there */
  words = g_strdup_printf (_ ("%s: %s"), place->name,
                           yc_card_face_get_words (YC_CARD_FACE (place->face)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (place->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
}

static void
finish (YcTellDialog *self)
{
  g_signal_emit (self, signals[TOLD], 0);
  gtk_window_close (GTK_WINDOW (self));
}

static void
tell (YcTellDialog *self)
{
  finish (self);
}

static guint
n_untold (YcTellDialog *self)
{
  guint n = 0;

  for (guint i = 0; i < self->places->len; i++)
    n += place_at (self, i)->card == YC_UNTOLD;
  return n;
}

static gboolean
is_told (YcTellDialog *self, YcRef card)
{
  for (guint i = 0; i < self->places->len; i++)
    if (place_at (self, i)->card == card)
      return TRUE;
  return FALSE;
}

/* Of as many cards as places the last one goes without saying. */
static void
fill_last (YcTellDialog *self)
{
  Place *last = place_at (self, self->places->len - 1);

  if (self->offered->len != self->places->len || n_untold (self) != 1 || last->card != YC_UNTOLD)
    return;
  for (guint i = 0; last->card == YC_UNTOLD && i < self->offered->len; i++)
    if (!is_told (self, g_array_index (self->offered, YcRef, i)))
      last->card = g_array_index (self->offered, YcRef, i);
  show_place (self, last);
}

static void
picked (YcTellDialog *self, int card)
{
  Place *place = place_at (self, self->current);

  place->card = (YcRef) card;
  if (self->places->len == 1) {
    if (card == YC_UNTOLD)
      gtk_window_close (GTK_WINDOW (self));
    else
      finish (self);
    return;
  }
  show_place (self, place);
  fill_last (self);
  if (self->is_new && n_untold (self) == 0) {
    finish (self);
  } else if (self->current + 1 < self->places->len) {
    ask_for (self, self->current + 1);
  } else {
    exclude_cards (self);
    gtk_widget_grab_focus (self->tell);
  }
}

/* ---- Places ---- */

/* A place is as high as a card from the start, so that the cards below do not move away from under
 * the pointer when the first one is told. */
static int
card_height (YcTellDialog *self)
{
  g_autoptr (GtkWidget) face = g_object_ref_sink (yc_card_face_new ());
  int height;

  yc_card_face_show (YC_CARD_FACE (face), &catalogue_of (self)->cards[self->drawer][0], "");
  gtk_widget_measure (face, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  return height;
}

static GtkWidget *
place_content_new (Place *place)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *name = gtk_label_new (place->name);

  place->face = yc_card_face_new ();
  gtk_widget_add_css_class (name, "caption-heading");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), place->face);
  return box;
}

void
yc_tell_dialog_add_place (YcTellDialog *self, const char *name, YcRef now, gboolean starting)
{
  Place place = { .name = g_strdup (name), .card = now, .starting = starting };

  place.button = gtk_toggle_button_new ();
  gtk_button_set_child (GTK_BUTTON (place.button), place_content_new (&place));
  if (self->places->len > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (place.button),
                                 GTK_TOGGLE_BUTTON (place_at (self, 0)->button));
  yc_wrap_append (self->places_box, place.button);
  g_array_append_val (self->places, place);
  gtk_widget_set_size_request (place.face, -1, card_height (self));
  show_place (self, place_at (self, self->places->len - 1));
  g_signal_connect (place.button, "toggled", G_CALLBACK (place_chosen), self);
}

void
yc_tell_dialog_exclude (YcTellDialog *self, YcRef card)
{
  g_array_append_val (self->excluded, card);
}

void
yc_tell_dialog_offer (YcTellDialog *self, YcRef card)
{
  g_array_append_val (self->offered, card);
}

static guint
first_untold (YcTellDialog *self)
{
  for (guint i = 0; i < self->places->len; i++)
    if (place_at (self, i)->card == YC_UNTOLD)
      return i;
  return 0;
}

void
yc_tell_dialog_ask (YcTellDialog *self)
{
  gboolean one = self->places->len == 1;

  g_return_if_fail (self->places->len > 0);

  /* where something was told before it is looked over before it is told again */
  self->is_new = n_untold (self) == self->places->len;
  gtk_widget_set_visible (self->places_area, !one);
  gtk_widget_set_visible (self->tell, !one);
  self->current = G_MAXUINT;
  ask_for (self, first_untold (self));
  /* with one card to tell, to skip it is to tell it later */
  yc_card_picker_set_can_tell_later (self->picker, !one);
  yc_card_picker_focus (self->picker);
  gtk_window_present (GTK_WINDOW (self));
}

guint
yc_tell_dialog_get_n_places (YcTellDialog *self)
{
  return self->places->len;
}

YcRef
yc_tell_dialog_get_card (YcTellDialog *self, guint place)
{
  return place_at (self, place)->card;
}

/* ---- Life ---- */

static void
clear_place (gpointer data)
{
  g_free (((Place *) data)->name);
}

static void
yc_tell_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_TELL_DIALOG);
  G_OBJECT_CLASS (yc_tell_dialog_parent_class)->dispose (object);
}

static void
yc_tell_dialog_finalize (GObject *object)
{
  YcTellDialog *self = YC_TELL_DIALOG (object);

  g_clear_pointer (&self->places, g_array_unref);
  g_clear_pointer (&self->excluded, g_array_unref);
  g_clear_pointer (&self->offered, g_array_unref);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (yc_tell_dialog_parent_class)->finalize (object);
}

static void
yc_tell_dialog_class_init (YcTellDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_tell_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = yc_tell_dialog_finalize;
  signals[TOLD] = g_signal_new ("told", YC_TYPE_TELL_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  g_type_ensure (YC_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/yellowcake/Yellowcake/play-tell.ui");
  gtk_widget_class_bind_template_child (widget_class, YcTellDialog, heading);
  gtk_widget_class_bind_template_child (widget_class, YcTellDialog, skip);
  gtk_widget_class_bind_template_child (widget_class, YcTellDialog, tell);
  gtk_widget_class_bind_template_child (widget_class, YcTellDialog, places_area);
  gtk_widget_class_bind_template_child_full (widget_class, "places", FALSE,
                                             G_STRUCT_OFFSET (YcTellDialog, places_box));
  gtk_widget_class_bind_template_child (widget_class, YcTellDialog, picker_area);
  gtk_widget_class_bind_template_callback (widget_class, tell);
}

static void
yc_tell_dialog_init (YcTellDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->places = g_array_new (FALSE, FALSE, sizeof (Place));
  g_array_set_clear_func (self->places, clear_place);
  self->excluded = g_array_new (FALSE, FALSE, sizeof (YcRef));
  self->offered = g_array_new (FALSE, FALSE, sizeof (YcRef));
}

YcTellDialog *
yc_tell_dialog_new (GtkWidget *parent, YcSession *session, YcDrawer drawer, const char *title)
{
  YcTellDialog *self = g_object_new (YC_TYPE_TELL_DIALOG, "transient-for",
                                     gtk_widget_get_root (parent), "title", title, NULL);

  self->session = g_object_ref (session);
  self->drawer = drawer;
  gtk_label_set_text (self->heading, title);
  self->picker = YC_CARD_PICKER (yc_card_picker_new (catalogue_of (self), drawer));
  g_signal_connect_object (self->picker, "picked", G_CALLBACK (picked), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->picker_area, GTK_WIDGET (self->picker));
  return self;
}
