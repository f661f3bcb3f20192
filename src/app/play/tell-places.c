/* tell-places.c: see tell-places.h. */

#include "tell-places.h"

#include "widgets/card-face.h"
#include "widgets/wrap.h"

#include <glib/gi18n.h>

typedef struct {
  char *name;
  YcRef card;
  gboolean starting;
  GtkWidget *button; /* NULL until they are made */
  GtkWidget *face;
} Place;

struct _YcTellPlaces {
  AdwBin parent_instance;

  YcSession *session; /* NULL until they are made */
  YcDrawer drawer;
  GArray *places;
  YcWrap *box;
};

G_DEFINE_FINAL_TYPE (YcTellPlaces, yc_tell_places, ADW_TYPE_BIN)

static guint chosen_signal;

static Place *
place_at (YcTellPlaces *self, guint index)
{
  return &g_array_index (self->places, Place, index);
}

/* ---- What is told ---- */

guint
yc_tell_places_get_n (YcTellPlaces *self)
{
  return self->places->len;
}

YcRef
yc_tell_places_get_card (YcTellPlaces *self, guint place)
{
  return place_at (self, place)->card;
}

gboolean
yc_tell_places_is_starting (YcTellPlaces *self, guint place)
{
  return place_at (self, place)->starting;
}

guint
yc_tell_places_n_untold (YcTellPlaces *self)
{
  guint n = 0;

  for (guint i = 0; i < self->places->len; i++)
    n += place_at (self, i)->card == YC_UNTOLD;
  return n;
}

guint
yc_tell_places_first_untold (YcTellPlaces *self)
{
  for (guint i = 0; i < self->places->len; i++)
    if (place_at (self, i)->card == YC_UNTOLD)
      return i;
  return 0;
}

guint
yc_tell_places_find (YcTellPlaces *self, YcRef card, guint but)
{
  guint i = 0;

  while (i < self->places->len && (i == but || place_at (self, i)->card != card))
    i++;
  return i;
}

void
yc_tell_places_add (YcTellPlaces *self, const char *name, YcRef now, gboolean starting)
{
  const Place place = { .name = g_strdup (name), .card = now, .starting = starting };

  g_array_append_val (self->places, place);
}

/* ---- The buttons ---- */

static const YcCard *
cards_of (YcTellPlaces *self)
{
  return yc_session_get_setup (self->session)->catalogue.cards[self->drawer];
}

static void
show (YcTellPlaces *self, Place *place)
{
  const YcCard *card = place->card == YC_UNTOLD ? NULL : &cards_of (self)[place->card];
  g_autofree char *words = NULL;

  yc_card_face_show (YC_CARD_FACE (place->face), card, _ ("Not told"));
  /* Translators: a place on the table, and the card that lies there */
  words = g_strdup_printf (_ ("%s: %s"), place->name,
                           yc_card_face_get_words (YC_CARD_FACE (place->face)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (place->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
}

void
yc_tell_places_tell (YcTellPlaces *self, guint place, YcRef card)
{
  place_at (self, place)->card = card;
  show (self, place_at (self, place));
}

void
yc_tell_places_choose (YcTellPlaces *self, guint place)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (place_at (self, place)->button), TRUE);
}

static void
toggled (GtkToggleButton *button, YcTellPlaces *self)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  for (guint i = 0; i < self->places->len; i++)
    if (place_at (self, i)->button == GTK_WIDGET (button))
      g_signal_emit (self, chosen_signal, 0, i);
}

static GtkWidget *
face_new (void)
{
  GtkWidget *face = yc_card_face_new ();

  yc_card_face_set_compact (YC_CARD_FACE (face), TRUE);
  return face;
}

/* A place is as high as a card from the start, so that the cards below do not move away from under
 * the pointer when the first one is told. */
static int
card_height (YcTellPlaces *self)
{
  g_autoptr (GtkWidget) face = g_object_ref_sink (face_new ());
  int height;

  yc_card_face_show (YC_CARD_FACE (face), &cards_of (self)[0], "");
  gtk_widget_measure (face, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  return height;
}

static GtkWidget *
content_new (Place *place)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = gtk_label_new (place->name);

  place->face = face_new ();
  gtk_widget_add_css_class (name, "caption-heading");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), place->face);
  return box;
}

static void
make (YcTellPlaces *self, Place *place, int height)
{
  GtkToggleButton *first = GTK_TOGGLE_BUTTON (place_at (self, 0)->button);

  place->button = gtk_toggle_button_new ();
  gtk_button_set_child (GTK_BUTTON (place->button), content_new (place));
  gtk_widget_add_css_class (place->button, "yc-chip");
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (place->button), first);
  yc_wrap_append (self->box, place->button);
  gtk_widget_set_size_request (place->face, -1, height);
  show (self, place);
  g_signal_connect (place->button, "toggled", G_CALLBACK (toggled), self);
}

void
yc_tell_places_make (YcTellPlaces *self, YcSession *session, YcDrawer drawer)
{
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  self->drawer = drawer;
  const int height = card_height (self);
  for (guint i = 0; i < self->places->len; i++)
    make (self, place_at (self, i), height);
}

gboolean
yc_tell_places_are_made (YcTellPlaces *self)
{
  return self->session != NULL;
}

/* ---- Life ---- */

static void
clear_place (gpointer data)
{
  g_free (((Place *) data)->name);
}

static void
yc_tell_places_finalize (GObject *object)
{
  YcTellPlaces *self = YC_TELL_PLACES (object);

  g_clear_pointer (&self->places, g_array_unref);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (yc_tell_places_parent_class)->finalize (object);
}

static void
yc_tell_places_class_init (YcTellPlacesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = yc_tell_places_finalize;
  chosen_signal = g_signal_new ("chosen", YC_TYPE_TELL_PLACES, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
yc_tell_places_init (YcTellPlaces *self)
{
  self->places = g_array_new (FALSE, FALSE, sizeof (Place));
  g_array_set_clear_func (self->places, clear_place);
  self->box = YC_WRAP (yc_wrap_new (4, FALSE));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

GtkWidget *
yc_tell_places_new (void)
{
  return g_object_new (YC_TYPE_TELL_PLACES, NULL);
}
