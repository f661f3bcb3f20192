/* tell-question.c: see tell-question.h. */

#include "tell-question.h"

#include "widgets/card-face.h"
#include "widgets/tray.h"
#include "widgets/wrap.h"

#include <glib/gi18n.h>

typedef struct {
  char *name;
  YcRef card;
  gboolean starting;
  GtkWidget *button;
  GtkWidget *face;
} Place;

#define NOWHERE G_MAXUINT /* no place is asked for yet */

/* What is known of a card before anything is told. */
typedef enum { POSSIBLE, PREFERRED, ELSEWHERE } Known;

struct _YcTellQuestion {
  YcQuestion parent_instance;

  YcSession *session;
  YcDrawer drawer;
  char *title;
  GArray *places;
  guint8 known[YC_MAX_CARDS];  /* of Known */
  gboolean told[YC_MAX_CARDS]; /* they lie in another place than that asked for */
  GArray *offered;             /* of YcRef; empty: all */
  guint current;
  int width, most; /* the room that it was given, in pixels */
  guint coming;    /* the source that shows the cards, or 0, … */
  gint64 frame;    /* … the frame drawn last when it was put where it is asked, … */
  guint waits;     /* … and how often another may still be waited for */
  YcWrap *places_box;
  YcTray *tray;
  gboolean is_open; /* not all was told when it was asked: with the last card all is told */
};

G_DEFINE_FINAL_TYPE (YcTellQuestion, yc_tell_question, YC_TYPE_QUESTION)

static Place *
place_at (YcTellQuestion *self, guint index)
{
  return &g_array_index (self->places, Place, index);
}

static const YcCatalogue *
catalogue_of (YcTellQuestion *self)
{
  return &yc_session_get_setup (self->session)->catalogue;
}

static guint
n_untold (YcTellQuestion *self)
{
  guint n = 0;

  for (guint i = 0; i < self->places->len; i++)
    n += place_at (self, i)->card == YC_UNTOLD;
  return n;
}

static guint
first_untold (YcTellQuestion *self)
{
  for (guint i = 0; i < self->places->len; i++)
    if (place_at (self, i)->card == YC_UNTOLD)
      return i;
  return 0;
}

/* Where a card lies by what was told, but for the place that is asked for; as many as there are
 * places: nowhere. */
static guint
other_place_of (YcTellQuestion *self, YcRef card)
{
  guint i = 0;

  while (i < self->places->len && (i == self->current || place_at (self, i)->card != card))
    i++;
  return i;
}

static gboolean
lies_in_another (YcTellQuestion *self, YcRef card)
{
  return other_place_of (self, card) < self->places->len;
}

/* ---- What can lie in the place asked for ---- */

static gboolean
is_offered (YcTellQuestion *self, YcRef card)
{
  for (guint i = 0; i < self->offered->len; i++)
    if (g_array_index (self->offered, YcRef, i) == card)
      return TRUE;
  return self->offered->len == 0
         && catalogue_of (self)->cards[self->drawer][card].starting
              == (gboolean) place_at (self, self->current)->starting
         && yc_record_card_of (yc_session_get_record (self->session), self->drawer, card) == card;
}

static void
add_cards (YcTellQuestion *self, GArray *cards, Known known, YcTrayPart part, int kind)
{
  const YcCatalogue *catalogue = catalogue_of (self);

  for (YcRef ref = 0; ref < catalogue->n[self->drawer]; ref++) {
    const YcTrayCard card = { .ref = ref, .part = part };

    if (self->known[ref] == known && is_offered (self, ref)
        && (kind < 0 || catalogue->cards[self->drawer][ref].kind == (YcKind) kind))
      g_array_append_val (cards, card);
  }
}

/* What was told keeps its place and its number, so that those of the others do not move. */
static void
show_cards (YcTellQuestion *self)
{
  GArray *cards = g_array_new (FALSE, FALSE, sizeof (YcTrayCard));

  for (YcRef ref = 0; ref < catalogue_of (self)->n[self->drawer]; ref++)
    self->told[ref] = lies_in_another (self, ref);
  add_cards (self, cards, PREFERRED, YC_TRAY_LIKELY, -1);
  for (int kind = YC_KIND_SPACE; kind <= YC_KIND_LOADED; kind++)
    add_cards (self, cards, POSSIBLE, YC_TRAY_REST, kind);
  yc_tray_show (self->tray, catalogue_of (self), self->drawer, cards, NULL);
}

static void
lay_out_for (YcTellQuestion *self, guint index)
{
  self->current = index;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (place_at (self, index)->button), TRUE);
  show_cards (self);
}

static void
take_room (YcTellQuestion *self)
{
  if (self->most > 0)
    yc_question_show_whole (YC_QUESTION (self), self->width, self->most);
}

static void
ask_for (YcTellQuestion *self, guint index)
{
  lay_out_for (self, index);
  take_room (self);
}

static void
place_chosen (GtkToggleButton *button, YcTellQuestion *self)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  for (guint i = 0; i < self->places->len; i++)
    if (place_at (self, i)->button == GTK_WIDGET (button) && i != self->current)
      ask_for (self, i);
}

/* ---- Telling ---- */

static void
show_place (YcTellQuestion *self, Place *place)
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

/* The only card that can lie in the place asked for, or YC_UNTOLD. */
static YcRef
only_card (YcTellQuestion *self)
{
  YcRef only = YC_UNTOLD;

  for (YcRef ref = 0; ref < catalogue_of (self)->n[self->drawer]; ref++) {
    if (self->known[ref] == ELSEWHERE || !is_offered (self, ref) || lies_in_another (self, ref))
      continue;
    if (only != YC_UNTOLD)
      return YC_UNTOLD;
    only = ref;
  }
  return only;
}

/* On to the next place that nobody told; what can be one card alone goes without saying. */
static void
go_on (YcTellQuestion *self)
{
  while (++self->current < self->places->len) {
    Place *place = place_at (self, self->current);

    if (self->is_open && place->card == YC_UNTOLD)
      place->card = only_card (self);
    show_place (self, place);
    if (!self->is_open || place->card == YC_UNTOLD)
      return;
  }
  self->current = self->is_open ? first_untold (self) : self->places->len - 1;
}

/* Another tap at what was told takes it back. */
static void
take_back (YcTellQuestion *self, guint index)
{
  place_at (self, index)->card = YC_UNTOLD;
  show_place (self, place_at (self, index));
  ask_for (self, index);
}

static void
picked (YcTellQuestion *self, int card)
{
  Place *place = place_at (self, self->current);

  yc_question_chosen (YC_QUESTION (self));
  if (lies_in_another (self, (YcRef) card)) {
    take_back (self, other_place_of (self, (YcRef) card));
    return;
  }
  place->card = (YcRef) card;
  show_place (self, place);
  go_on (self);
  if (self->is_open && n_untold (self) == 0)
    yc_question_tell (YC_QUESTION (self));
  else
    ask_for (self, self->current);
}

/* ---- Places ---- */

/* A place is as high as a card from the start, so that the cards below do not move away from under
 * the pointer when the first one is told. */
static int
card_height (YcTellQuestion *self)
{
  g_autoptr (GtkWidget) face = g_object_ref_sink (yc_card_face_new ());
  int height;

  yc_card_face_set_compact (YC_CARD_FACE (face), TRUE);
  yc_card_face_show (YC_CARD_FACE (face), &catalogue_of (self)->cards[self->drawer][0], "");
  gtk_widget_measure (face, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  return height;
}

static GtkWidget *
place_content_new (Place *place)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = gtk_label_new (place->name);

  place->face = yc_card_face_new ();
  yc_card_face_set_compact (YC_CARD_FACE (place->face), TRUE);
  gtk_widget_add_css_class (name, "caption-heading");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), place->face);
  return box;
}

void
yc_tell_question_add_place (YcTellQuestion *self, const char *name, YcRef now, gboolean starting)
{
  Place place = { .name = g_strdup (name), .card = now, .starting = starting };

  place.button = gtk_toggle_button_new ();
  gtk_button_set_child (GTK_BUTTON (place.button), place_content_new (&place));
  gtk_widget_add_css_class (place.button, "yc-chip");
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
yc_tell_question_exclude (YcTellQuestion *self, YcRef card)
{
  self->known[card] = ELSEWHERE;
}

void
yc_tell_question_prefer (YcTellQuestion *self, YcRef card)
{
  self->known[card] = PREFERRED;
}

void
yc_tell_question_offer (YcTellQuestion *self, YcRef card)
{
  g_array_append_val (self->offered, card);
}

#define COMING 25 /* milliseconds: the frame that shows what was recorded comes before, … */
#define WAITS  10 /* … however slow the machine, if the window draws any */

/* With their buttons, which nobody waits for who only wants to see what was recorded. */
static void
come_in (YcQuestion *question)
{
  YcTellQuestion *self = YC_TELL_QUESTION (question);

  if (self->coming == 0)
    return;
  g_clear_handle_id (&self->coming, g_source_remove);
  if (self->current == NOWHERE)
    lay_out_for (self, first_untold (self));
  take_room (self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

/* Of the window that it is asked in; -1 if that draws none. */
static gint64
last_frame (YcTellQuestion *self)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;

  return surface != NULL ? gdk_frame_clock_get_frame_counter (gdk_surface_get_frame_clock (surface))
                         : -1;
}

/* Their buttons are made in one turn and measured in the next: an input waits for one of them. */
static gboolean
come_in_now (gpointer data)
{
  YcTellQuestion *self = data;

  if (last_frame (self) == self->frame && self->waits > 0) {
    self->waits--;
    return G_SOURCE_CONTINUE;
  }
  if (self->current == NOWHERE) {
    lay_out_for (self, first_untold (self));
    return G_SOURCE_CONTINUE;
  }
  come_in (YC_QUESTION (self));
  return G_SOURCE_REMOVE;
}

static void
yc_tell_question_root (GtkWidget *widget)
{
  YcTellQuestion *self = YC_TELL_QUESTION (widget);

  GTK_WIDGET_CLASS (yc_tell_question_parent_class)->root (widget);
  self->frame = last_frame (self);
}

void
yc_tell_question_begin (YcTellQuestion *self)
{
  const gboolean one = self->places->len == 1;

  g_return_if_fail (self->places->len > 0);

  /* where all was told before it is looked over before it is told again */
  self->is_open = n_untold (self) > 0;
  gtk_widget_set_visible (GTK_WIDGET (self->places_box), !one);
  yc_question_set_title (YC_QUESTION (self), self->title, one ? NULL : _ ("_Tell"));
  self->current = NOWHERE;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->frame = last_frame (self);
  self->waits = WAITS;
  self->coming = g_timeout_add (COMING, come_in_now, self);
}

void
yc_tell_question_give_room (YcTellQuestion *self, int width, int most)
{
  self->width = width;
  self->most = most;
}

guint
yc_tell_question_get_n_places (YcTellQuestion *self)
{
  return self->places->len;
}

YcRef
yc_tell_question_get_card (YcTellQuestion *self, guint place)
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
yc_tell_question_dispose (GObject *object)
{
  g_clear_handle_id (&YC_TELL_QUESTION (object)->coming, g_source_remove);
  G_OBJECT_CLASS (yc_tell_question_parent_class)->dispose (object);
}

static void
yc_tell_question_finalize (GObject *object)
{
  YcTellQuestion *self = YC_TELL_QUESTION (object);

  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->places, g_array_unref);
  g_clear_pointer (&self->offered, g_array_unref);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (yc_tell_question_parent_class)->finalize (object);
}

static void
yc_tell_question_class_init (YcTellQuestionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = yc_tell_question_dispose;
  G_OBJECT_CLASS (klass)->finalize = yc_tell_question_finalize;
  GTK_WIDGET_CLASS (klass)->root = yc_tell_question_root;
  YC_QUESTION_CLASS (klass)->come_in = come_in;
}

static void
yc_tell_question_init (YcTellQuestion *self)
{
  self->places = g_array_new (FALSE, FALSE, sizeof (Place));
  g_array_set_clear_func (self->places, clear_place);
  self->offered = g_array_new (FALSE, FALSE, sizeof (YcRef));
  self->places_box = YC_WRAP (yc_wrap_new (4, FALSE));
  self->tray = YC_TRAY (yc_tray_new ());
  yc_tray_number (self->tray);
  yc_tray_set_told (self->tray, self->told);
  yc_question_take_keys (YC_QUESTION (self));
  yc_question_set_search (YC_QUESTION (self), yc_tray_get_filter (self->tray));
  yc_question_add (YC_QUESTION (self), GTK_WIDGET (self->places_box));
  yc_question_add (YC_QUESTION (self), GTK_WIDGET (self->tray));
  g_signal_connect_object (self->tray, "card-chosen", G_CALLBACK (picked), self, G_CONNECT_SWAPPED);
}

/* The cards are known otherwise by now. */
static void
follow_catalogue (YcTellQuestion *self)
{
  yc_tray_set_catalogue (self->tray, &yc_session_get_setup (self->session)->catalogue);
}

YcTellQuestion *
yc_tell_question_new (YcSession *session, YcDrawer drawer, const char *title)
{
  YcTellQuestion *self = g_object_new (YC_TYPE_TELL_QUESTION, NULL);

  self->session = g_object_ref (session);
  self->drawer = drawer;
  self->title = g_strdup (title);
  g_signal_connect_object (session, "exchanged", G_CALLBACK (follow_catalogue), self,
                           G_CONNECT_SWAPPED);
  return self;
}
