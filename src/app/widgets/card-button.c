/* card-button.c: see card-button.h. */

#include "card-button.h"

#include "card-face.h"
#include "crew-view.h"
#include "drawn-card.h"
#include "hints.h"
#include "marking.h"
#include "spoken-names.h"
#include "still.h"
#include "style-class.h"
#include "template.h"
#include "words.h"

#include <glib/gi18n.h>
#include <string.h>

struct _YcCardButton {
  GtkButton parent_instance;

  char *words;
  gboolean is_legal;
  YcCardState drawn; /* without its pointers, of which nothing is kept but … */
  YcCard card;       /* … what is drawn of the card, … */
  char *texts;       /* … and what is written and said */
  YcStill still;

  GtkBox *content;
  GtkLabel *caption;
  GtkWidget *aside;
  GtkLabel *aside_text;
  GtkWidget *legal;
  GtkWidget *top;
  YcCardFace *face;
  GtkWidget *bottom;
  YcCrewView *crew;
  GtkWidget *damage;
  GtkLabel *damage_count;
  GtkWidget *loaded;
  GtkWidget *in_hand;
  GtkLabel *key;
};

G_DEFINE_FINAL_TYPE (YcCardButton, yc_card_button, GTK_TYPE_BUTTON)

static void
add_sentence (GString *text, const char *sentence)
{
  if (sentence == NULL || sentence[0] == '\0')
    return;
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
}

static void
add_damage (GString *text, int damage)
{
  g_autofree char *sentence = g_strdup_printf (
    ngettext ("It has %d damage.", "It has %d damage.", (gulong) damage), damage);

  if (damage > 0)
    add_sentence (text, sentence);
}

static void
add_crew (GString *text, const YcCardState *state)
{
  g_autofree char *crew = NULL;
  g_autofree char *sentence = NULL;

  if (state->crew == 0)
    return;
  crew = yc_words_crew (state->setup, state->crew);
  /* Translators: who stands on a space or card, as in “On it: Ana's laborer.” */
  sentence = g_strdup_printf (_ ("On it: %s."), crew);
  add_sentence (text, sentence);
}

static char *
words_of (YcCardButton *self, const YcCardState *state)
{
  GString *text = g_string_new (NULL);

  add_sentence (text, state->where);
  add_sentence (text, yc_card_face_get_words (self->face));
  add_damage (text, state->damage);
  add_crew (text, state);
  if (state->loaded)
    add_sentence (text, _ ("It is loaded."));
  return g_string_free (text, FALSE);
}

static void
show_bottom (YcCardButton *self, const YcCardState *state)
{
  g_autofree char *damage = g_strdup_printf ("%d", state->damage);

  if (state->setup != NULL)
    yc_crew_view_show (self->crew, state->setup, state->crew);
  gtk_label_set_text (self->damage_count, damage);
  gtk_widget_set_visible (self->damage, state->damage > 0);
  gtk_widget_set_visible (self->loaded, state->loaded);
  gtk_widget_set_visible (GTK_WIDGET (self->crew), state->crew != 0);
  gtk_widget_set_visible (self->bottom, state->damage > 0 || state->loaded || state->crew != 0);
}

void
yc_card_button_set_legal (YcCardButton *self, gboolean legal)
{
  g_return_if_fail (YC_IS_CARD_BUTTON (self));

  self->is_legal = legal;
  yc_marking_set_legal (GTK_WIDGET (self), self->legal, legal);
  /* on a small tile the tick takes no room while it is not there */
  gtk_widget_set_visible (self->legal, legal || !self->drawn.compact);
}

void
yc_card_button_set_key (YcCardButton *self, guint key)
{
  g_autofree char *text = key > 0 ? g_strdup_printf ("%u", key) : g_strdup ("");

  gtk_label_set_text (self->key, text);
  gtk_widget_set_visible (GTK_WIDGET (self->key), key > 0);
}

static void
show_top (YcCardButton *self, const YcCardState *state)
{
  GtkOrientation orientation
    = state->compact ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->content), orientation);
  gtk_label_set_text (self->caption, state->caption != NULL ? state->caption : "");
  gtk_widget_set_visible (GTK_WIDGET (self->caption), state->caption != NULL);
  gtk_label_set_text (self->aside_text, state->aside != NULL ? state->aside : "");
  gtk_widget_set_visible (self->aside, state->aside != NULL);
  gtk_widget_set_visible (self->top, state->caption != NULL || state->compact);
  gtk_widget_set_visible (self->in_hand, state->in_hand);
  yc_card_button_set_legal (self, self->is_legal);
}

static char *
texts_of (const YcCardState *state)
{
  const char *const texts[] = { state->untold, state->caption, state->aside, state->where };
  GString *all = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    g_string_append_printf (all, "%c%s", texts[i] != NULL ? '1' : '0',
                            texts[i] != NULL ? texts[i] : "");
  return g_string_free (all, FALSE);
}

/* Whether `state` stands there already, with `texts`. The names of who stands on it may
 * have been changed meanwhile. */
static gboolean
is_drawn (YcCardButton *self, const YcCardState *state, const char *texts)
{
  const YcCardState *drawn = &self->drawn;

  return self->texts != NULL && strcmp (self->texts, texts) == 0
         && yc_drawn_card_is (&self->card, state->card) && drawn->ref == state->ref
         && drawn->crew == 0 && state->crew == 0 && drawn->damage == state->damage
         && drawn->loaded == state->loaded && drawn->tested == state->tested
         && drawn->compact == state->compact && drawn->built == state->built
         && drawn->in_hand == state->in_hand;
}

/* Notes what is drawn now; FALSE if that stands there already. */
static gboolean
note_state (YcCardButton *self, const YcCardState *state)
{
  g_autofree char *texts = texts_of (state);

  if (is_drawn (self, state, texts))
    return FALSE;
  self->drawn = *state;
  self->drawn.card = NULL;
  self->drawn.untold = self->drawn.caption = self->drawn.aside = self->drawn.where = NULL;
  self->drawn.setup = NULL;
  yc_drawn_card_note (&self->card, state->card);
  g_free (self->texts);
  self->texts = g_steal_pointer (&texts);
  return TRUE;
}

void
yc_card_button_show (YcCardButton *self, const YcCardState *state)
{
  g_return_if_fail (YC_IS_CARD_BUTTON (self));

  if (!note_state (self, state))
    return;
  yc_card_face_set_compact (self->face, state->compact);
  yc_card_face_set_tested (self->face, state->tested);
  yc_card_face_set_built (self->face, state->built);
  yc_card_face_show (self->face, state->card, state->untold);
  show_top (self, state);
  show_bottom (self, state);
  yc_style_class_set (GTK_WIDGET (self), "yc-compact", state->compact);
  yc_style_class_set (GTK_WIDGET (self), "yc-damaged", state->damage > 0);
  yc_style_class_set (GTK_WIDGET (self), "yc-untold", state->card == NULL);
  yc_style_class_set (GTK_WIDGET (self), "yc-in-hand", state->in_hand);

  g_free (self->words);
  self->words = words_of (self, state);
  yc_widget_say (GTK_WIDGET (self), self->words);
  yc_hint_say (GTK_WIDGET (self));
}

void
yc_card_button_set_wished (YcCardButton *self, gboolean wished)
{
  g_return_if_fail (YC_IS_CARD_BUTTON (self));

  yc_marking_set_wished (GTK_WIDGET (self), wished);
}

YcRef
yc_card_button_get_ref (YcCardButton *self)
{
  g_return_val_if_fail (YC_IS_CARD_BUTTON (self), YC_NONE);

  return self->drawn.ref;
}

const char *
yc_card_button_get_words (YcCardButton *self)
{
  g_return_val_if_fail (YC_IS_CARD_BUTTON (self), NULL);

  return self->words;
}

static void
yc_card_button_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  YcCardButton *self = YC_CARD_BUTTON (widget);

  yc_still_append_child (&self->still, snapshot, widget, GTK_WIDGET (self->content));
}

/* What is put aside keeps no picture: what is shown again is drawn anew by GTK. */
static void
yc_card_button_unmap (GtkWidget *widget)
{
  yc_still_clear (&YC_CARD_BUTTON (widget)->still);
  GTK_WIDGET_CLASS (yc_card_button_parent_class)->unmap (widget);
}

static void
yc_card_button_dispose (GObject *object)
{
  /* the button gives its child back itself */
  gtk_button_set_child (GTK_BUTTON (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_CARD_BUTTON);
  G_OBJECT_CLASS (yc_card_button_parent_class)->dispose (object);
}

static void
yc_card_button_finalize (GObject *object)
{
  g_free (YC_CARD_BUTTON (object)->words);
  g_free (YC_CARD_BUTTON (object)->texts);
  G_OBJECT_CLASS (yc_card_button_parent_class)->finalize (object);
}

static void
yc_card_button_class_init (YcCardButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (YC_TYPE_CARD_FACE);
  g_type_ensure (YC_TYPE_CREW_VIEW);
  G_OBJECT_CLASS (klass)->dispose = yc_card_button_dispose;
  G_OBJECT_CLASS (klass)->finalize = yc_card_button_finalize;
  widget_class->snapshot = yc_card_button_snapshot;
  widget_class->unmap = yc_card_button_unmap;

  yc_template_set (widget_class, "board-card-button.ui");
  gtk_widget_class_bind_template_child (widget_class, YcCardButton, content);
  gtk_widget_class_bind_template_child (widget_class, YcCardButton, top);
  gtk_widget_class_bind_template_child (widget_class, YcCardButton, caption);
  gtk_widget_class_bind_template_child (widget_class, YcCardButton, aside);
  gtk_widget_class_bind_template_child (widget_class, YcCardButton, aside_text);
  gtk_widget_class_bind_template_child (widget_class, YcCardButton, legal);
  gtk_widget_class_bind_template_child (widget_class, YcCardButton, face);
  gtk_widget_class_bind_template_child (widget_class, YcCardButton, bottom);
  gtk_widget_class_bind_template_child (widget_class, YcCardButton, crew);
  gtk_widget_class_bind_template_child (widget_class, YcCardButton, damage);
  gtk_widget_class_bind_template_child (widget_class, YcCardButton, damage_count);
  gtk_widget_class_bind_template_child (widget_class, YcCardButton, loaded);
  gtk_widget_class_bind_template_child (widget_class, YcCardButton, in_hand);
  gtk_widget_class_bind_template_child (widget_class, YcCardButton, key);
}

static void
yc_card_button_init (YcCardButton *self)
{
  self->drawn.ref = YC_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
  yc_hint_stands_in (GTK_WIDGET (self), GTK_WIDGET (self->key));
}

GtkWidget *
yc_card_button_new (void)
{
  return g_object_new (YC_TYPE_CARD_BUTTON, NULL);
}
