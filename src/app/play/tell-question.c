/* tell-question.c: see tell-question.h. */

#include "tell-question.h"

#include "tell-places.h"
#include "widgets/later.h"
#include "widgets/tray.h"

#include <glib/gi18n.h>

#define NOWHERE G_MAXUINT /* no place is asked for yet */

/* What is known of a card before anything is told. */
typedef enum { POSSIBLE, PREFERRED, ELSEWHERE } Known;

struct _YcTellQuestion {
  YcQuestion parent_instance;

  YcSession *session;
  YcDrawer drawer;
  char *title;
  guint8 known[YC_MAX_CARDS];  /* of Known */
  gboolean told[YC_MAX_CARDS]; /* they lie in another place than that asked for */
  GArray *offered;             /* of YcRef; empty: all */
  guint current;
  int width, most; /* the room that it was given, in pixels */
  guint coming;    /* the source that shows the cards, or 0, … */
  gint64 frame;    /* … the frame drawn last when it was put where it is asked, … */
  guint waits;     /* … how often another may still be waited for, … */
  guint asked;     /* … and the inputs that it has given way to */
  YcTellPlaces *places;
  YcTray *tray;
  gboolean is_open; /* not all was told when it was asked: with the last card all is told */
};

G_DEFINE_FINAL_TYPE (YcTellQuestion, yc_tell_question, YC_TYPE_QUESTION)

static const YcCatalogue *
catalogue_of (YcTellQuestion *self)
{
  return &yc_session_get_setup (self->session)->catalogue;
}

static gboolean
lies_in_another (YcTellQuestion *self, YcRef card)
{
  return yc_tell_places_find (self->places, card, self->current)
         < yc_tell_places_get_n (self->places);
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
              == (gboolean) yc_tell_places_is_starting (self->places, self->current)
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
  yc_tell_places_choose (self->places, index);
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
place_chosen (YcTellQuestion *self, guint place)
{
  if (place != self->current)
    ask_for (self, place);
}

/* ---- Telling ---- */

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

static gboolean
is_told (YcTellQuestion *self, guint place)
{
  return yc_tell_places_get_card (self->places, place) != YC_UNTOLD;
}

/* On to the next place that nobody told; what can be one card alone goes without saying. */
static void
go_on (YcTellQuestion *self)
{
  const guint n = yc_tell_places_get_n (self->places);

  while (++self->current < n) {
    if (self->is_open && !is_told (self, self->current))
      yc_tell_places_tell (self->places, self->current, only_card (self));
    if (!self->is_open || !is_told (self, self->current))
      return;
  }
  self->current = self->is_open ? yc_tell_places_first_untold (self->places) : n - 1;
}

/* Another tap at what was told takes it back. */
static void
take_back (YcTellQuestion *self, guint index)
{
  yc_tell_places_tell (self->places, index, YC_UNTOLD);
  ask_for (self, index);
}

static void
picked (YcTellQuestion *self, int card)
{
  yc_question_chosen (YC_QUESTION (self));
  if (lies_in_another (self, (YcRef) card)) {
    take_back (self, yc_tell_places_find (self->places, (YcRef) card, self->current));
    return;
  }
  yc_tell_places_tell (self->places, self->current, (YcRef) card);
  go_on (self);
  if (self->is_open && yc_tell_places_n_untold (self->places) == 0)
    yc_question_tell (YC_QUESTION (self));
  else
    ask_for (self, self->current);
}

/* ---- What is known ---- */

void
yc_tell_question_add_place (YcTellQuestion *self, const char *name, YcRef now, gboolean starting)
{
  yc_tell_places_add (self->places, name, now, starting);
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

#define COMING 10 /* milliseconds from one part to the next, and … */
#define WAITS                                                                                      \
  25 /* … so often at most for the frame that shows what was recorded, if there is any */

/* The next part of what nobody waits for who only wants to see what was recorded; FALSE if all is
 * made. */
static gboolean
make_part (YcTellQuestion *self)
{
  if (self->current != NOWHERE)
    return FALSE;
  if (yc_tell_places_are_made (self->places)) {
    lay_out_for (self, yc_tell_places_first_untold (self->places));
    return TRUE;
  }
  yc_tell_places_make (self->places, self->session, self->drawer);
  yc_question_set_search (YC_QUESTION (self), yc_tray_get_filter (self->tray));
  return TRUE;
}

static void
come_in (YcQuestion *question)
{
  YcTellQuestion *self = YC_TELL_QUESTION (question);

  if (self->coming == 0)
    return;
  g_clear_handle_id (&self->coming, g_source_remove);
  while (make_part (self))
    continue;
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

/* The places, the cards, and how much room they take: each in a turn of its own, which is not
 * between an input and its frame. */
static gboolean
come_in_now (gpointer data)
{
  YcTellQuestion *self = data;
  const gboolean gives_way = yc_later_gives_way (&self->asked);

  if ((gives_way || last_frame (self) == self->frame) && self->waits > 0) {
    self->waits--;
    return G_SOURCE_CONTINUE;
  }
  if (make_part (self))
    return G_SOURCE_CONTINUE;
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
  const gboolean one = yc_tell_places_get_n (self->places) == 1;

  g_return_if_fail (yc_tell_places_get_n (self->places) > 0);

  /* where all was told before it is looked over before it is told again */
  self->is_open = yc_tell_places_n_untold (self->places) > 0;
  gtk_widget_set_visible (GTK_WIDGET (self->places), !one);
  yc_question_set_title (YC_QUESTION (self), self->title, one ? NULL : _ ("_Tell"));
  self->current = NOWHERE;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->frame = last_frame (self);
  self->waits = WAITS;
  yc_later_gives_way (&self->asked);
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
  return yc_tell_places_get_n (self->places);
}

YcRef
yc_tell_question_get_card (YcTellQuestion *self, guint place)
{
  return yc_tell_places_get_card (self->places, place);
}

/* ---- Life ---- */

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
  self->offered = g_array_new (FALSE, FALSE, sizeof (YcRef));
  self->places = YC_TELL_PLACES (yc_tell_places_new ());
  self->tray = YC_TRAY (yc_tray_new ());
  yc_tray_number (self->tray);
  yc_tray_set_told (self->tray, self->told);
  yc_question_take_keys (YC_QUESTION (self));
  yc_question_add (YC_QUESTION (self), GTK_WIDGET (self->places));
  yc_question_add (YC_QUESTION (self), GTK_WIDGET (self->tray));
  g_signal_connect_object (self->places, "chosen", G_CALLBACK (place_chosen), self,
                           G_CONNECT_SWAPPED);
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
