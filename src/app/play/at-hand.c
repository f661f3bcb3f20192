/* at-hand.c: see at-hand.h. */

#include "at-hand.h"

#include "grammar.h"
#include "table-game.h"
#include "widgets/card-face.h"
#include "widgets/drawn-card.h"
#include "widgets/spoken-names.h"
#include "widgets/wrap.h"
#include "words.h"

#include <glib/gi18n.h>

#define MOST 9 /* a digit each */

struct _YcAtHand {
  GtkWidget parent_instance;

  GtkWidget *wrap;
  GArray *plays; /* of YcPlay, in the order of their buttons; each stays there for a turn */
};

G_DEFINE_FINAL_TYPE (YcAtHand, yc_at_hand, GTK_TYPE_WIDGET)

enum { TAKEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static gboolean
is_about_the_same (const YcPlay *a, const YcPlay *b)
{
  return a->verb == b->verb && a->target_drawer == b->target_drawer && a->target == b->target;
}

/* ---- One play ---- */

static void
take (YcAtHand *self, GtkWidget *button)
{
  G_GNUC_UNUSED g_autoptr (GtkWidget) held = g_object_ref (button);
  const guint place = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "place"));
  YcPlay play = g_array_index (self->plays, YcPlay, place);

  g_signal_emit (self, signals[TAKEN], 0, &play);
}

/* The face of the card, and behind all else the digit. */
static GtkWidget *
face_new (guint number)
{
  const char digit[] = { (char) ('0' + number), '\0' };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *card = yc_card_face_new (), *key = gtk_label_new (digit);

  yc_card_face_set_compact (YC_CARD_FACE (card), TRUE);
  gtk_box_append (GTK_BOX (box), card);
  gtk_widget_add_css_class (key, "yc-key");
  gtk_box_append (GTK_BOX (box), key);
  return box;
}

/* Between the card and the digit. */
static void
show_aspects (GtkWidget *face, YcComposer *composer, const YcPlay *play)
{
  YcSession *session = yc_composer_get_session (composer);
  const YcTableGame *table = yc_table_game_of (yc_session_get_game (session));
  GtkWidget *before = gtk_widget_get_first_child (face), *key = gtk_widget_get_last_child (face);

  while (gtk_widget_get_next_sibling (before) != key)
    gtk_box_remove (GTK_BOX (face), gtk_widget_get_next_sibling (before));
  for (guint aspect = 0; table->face_new != NULL && aspect < yc_composer_get_n_aspects (composer);
       aspect++) {
    GtkWidget *part = table->face_new (session, play, aspect);

    if (part == NULL)
      continue;
    gtk_box_insert_child_after (GTK_BOX (face), part, before);
    before = part;
  }
}

static void
name_button (GtkWidget *button, YcComposer *composer, const YcPlay *play, guint number)
{
  YcSession *session = yc_composer_get_session (composer);
  g_autofree char *sentence
    = yc_words_entry (yc_session_get_record (session), yc_session_get_position (session), play);
  /* Translators: a key, and the play that is recorded at once with it */
  g_autofree char *tooltip
    = g_strdup_printf (_ ("Record at once (Alt+%1$u): %2$s"), number, sentence);

  yc_widget_say (button, tooltip);
}

static GtkWidget *
button_new (YcAtHand *self, guint place)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), face_new (place + 1));
  gtk_widget_add_css_class (button, "yc-choice");
  g_object_set_data (G_OBJECT (button), "place", GUINT_TO_POINTER (place));
  g_object_set_data_full (G_OBJECT (button), "card", g_new0 (YcCard, 1), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (take), self, G_CONNECT_SWAPPED);
  yc_wrap_append (YC_WRAP (self->wrap), button);
  return button;
}

/* Draws the play, if it or its card is another than before. */
static void
draw_play (GtkWidget *button, YcComposer *composer, const YcPlay *play)
{
  const YcSetup *setup = yc_session_get_setup (yc_composer_get_session (composer));
  const YcCard *card = yc_play_card (setup, play);
  const YcPlay *drawn = g_object_get_data (G_OBJECT (button), "play");
  YcCard *noted = g_object_get_data (G_OBJECT (button), "card");
  GtkWidget *face = gtk_button_get_child (GTK_BUTTON (button));

  if (!yc_drawn_card_note (noted, card) && drawn != NULL && yc_play_says (drawn, play))
    return;
  yc_card_face_show (YC_CARD_FACE (gtk_widget_get_first_child (face)), card, NULL);
  show_aspects (face, composer, play);
  g_object_set_data_full (G_OBJECT (button), "play", g_memdup2 (play, sizeof *play), g_free);
}

/* In `button`, or in a new one. */
static void
show_play (YcAtHand *self, GtkWidget *button, YcComposer *composer, guint place, gboolean legal)
{
  const YcPlay *play = &g_array_index (self->plays, YcPlay, place);

  if (button == NULL)
    button = button_new (self, place);
  gtk_widget_set_visible (button, TRUE);
  draw_play (button, composer, play);
  name_button (button, composer, play, place + 1);
  gtk_widget_set_sensitive (button, legal);
}

/* ---- All of them ---- */

/* The place of one that is about the same, or of what comes behind all. */
static guint
place_of (YcAtHand *self, const YcPlay *play)
{
  guint place = 0;

  while (place < self->plays->len
         && !is_about_the_same (&g_array_index (self->plays, YcPlay, place), play))
    place++;
  return place;
}

/* Those that nothing stands in any more wait for what comes. */
static void
hide_from (GtkWidget *button)
{
  for (; button != NULL; button = gtk_widget_get_next_sibling (button)) {
    gtk_widget_set_visible (button, FALSE);
    gtk_widget_set_sensitive (button, FALSE);
  }
}

/* Most of them are the same after the next play: their buttons are used again. */
static void
show_plays (YcAtHand *self, YcComposer *composer, const gboolean *legal)
{
  GtkWidget *button = gtk_widget_get_first_child (self->wrap), *next;

  for (guint place = 0; place < self->plays->len; place++, button = next) {
    next = button != NULL ? gtk_widget_get_next_sibling (button) : NULL;
    show_play (self, button, composer, place, legal[place]);
  }
  hide_from (button);
}

/* A play that can no longer be made leaves its place empty: what is tapped next stays where it is.
 */
void
yc_at_hand_show (YcAtHand *self, YcComposer *composer)
{
  g_autoptr (GArray) plays = composer != NULL ? yc_composer_plays_at_hand (composer)
                                              : g_array_new (FALSE, FALSE, sizeof (YcPlay));
  gboolean legal[MOST] = { FALSE };

  if (composer == NULL
      || (self->plays->len > 0
          && g_array_index (self->plays, YcPlay, 0).actor
               != yc_composer_begin (composer, YC_END, YC_SPACES, YC_NONE).actor))
    g_array_set_size (self->plays, 0);
  for (guint i = 0; i < plays->len; i++) {
    const YcPlay *play = &g_array_index (plays, YcPlay, i);
    const guint place = place_of (self, play);

    if (place == MOST)
      break;
    if (place == self->plays->len)
      g_array_set_size (self->plays, place + 1);
    g_array_index (self->plays, YcPlay, place) = *play;
    legal[place] = TRUE;
  }
  show_plays (self, composer, legal);
  gtk_widget_set_visible (GTK_WIDGET (self), self->plays->len > 0);
}

const YcPlay *
yc_at_hand_find (YcAtHand *self, guint number)
{
  GtkWidget *button = gtk_widget_get_first_child (self->wrap);

  for (guint i = 1; button != NULL && i < number; i++)
    button = gtk_widget_get_next_sibling (button);
  return button != NULL && gtk_widget_get_sensitive (button)
           ? &g_array_index (self->plays, YcPlay, number - 1)
           : NULL;
}

static void
yc_at_hand_dispose (GObject *object)
{
  YcAtHand *self = YC_AT_HAND (object);

  g_clear_pointer (&self->wrap, gtk_widget_unparent);
  g_clear_pointer (&self->plays, g_array_unref);
  G_OBJECT_CLASS (yc_at_hand_parent_class)->dispose (object);
}

static void
yc_at_hand_class_init (YcAtHandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_at_hand_dispose;
  signals[TAKEN] = g_signal_new ("taken", YC_TYPE_AT_HAND, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_POINTER);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
yc_at_hand_init (YcAtHand *self)
{
  self->plays = g_array_new (FALSE, FALSE, sizeof (YcPlay));
  self->wrap = yc_wrap_new (4, FALSE);
  gtk_widget_set_parent (self->wrap, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Plays to record at once"), -1);
}
