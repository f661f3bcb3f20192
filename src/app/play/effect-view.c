/* effect-view.c: see effect-view.h. */

#include "effect-view.h"

#include "widgets/children.h"
#include "widgets/icon-row.h"
#include "effect.h"
#include "words.h"

#include <glib/gi18n.h>

struct _YcEffectView {
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (YcEffectView, yc_effect_view, GTK_TYPE_WIDGET)

static void
add_caption (YcEffectView *self, const char *words)
{
  GtkWidget *caption = gtk_label_new (words);

  gtk_widget_add_css_class (caption, "yc-choice-caption");
  gtk_widget_set_parent (caption, GTK_WIDGET (self));
}

static void
add_side (YcEffectView *self, const char *caption, const YcSide *side)
{
  GtkWidget *row;

  if (yc_side_is_empty (side))
    return;
  add_caption (self, caption);
  row = yc_icon_row_new ();
  yc_icon_row_show_side (YC_ICON_ROW (row), side);
  gtk_widget_set_parent (row, GTK_WIDGET (self));
}

static void
add_points (YcEffectView *self, int points)
{
  g_autofree char *words = NULL;

  if (points == 0)
    return;
  words = g_strdup_printf (ngettext ("%+d point", "%+d points", (gulong) ABS (points)), points);
  add_caption (self, words);
}

/* ---- What is spent and not needed ---- */

static void
add_surplus (YcEffectView *self, const YcEffect *effect)
{
  g_autofree char *words = NULL;

  add_side (self, C_ ("effect of a play", "Spent, not needed"), &effect->surplus);
  if (effect->idle_cards == 0)
    return;
  words = g_strdup_printf (ngettext ("%d card laid sideways bears nobody and is spent",
                                     "%d cards laid sideways bear nobody and are spent",
                                     (gulong) effect->idle_cards),
                           effect->idle_cards);
  add_caption (self, words);
}

/* ---- What changes for somebody else ---- */

static void
add_loss (YcEffectView *self, const YcSide *loses, const char *name)
{
  g_autofree char *caption = name == NULL
                               ? g_strdup (C_ ("effect of a play", "The others lose"))
                               /* Translators: a player who loses what is drawn behind */
                               : g_strdup_printf (C_ ("effect of a play", "%s loses"), name);

  add_side (self, caption, loses);
}

static void
add_gain (YcEffectView *self, const YcSide *gets, const char *name)
{
  g_autofree char *caption = name == NULL
                               ? g_strdup (C_ ("effect of a play", "The others get"))
                               /* Translators: a player who gets what is drawn behind */
                               : g_strdup_printf (C_ ("effect of a play", "%s gets"), name);

  add_side (self, caption, gets);
}

static void
add_hand (YcEffectView *self, int cards, const char *name)
{
  g_autofree char *words = NULL;

  if (cards == 0)
    return;
  if (name == NULL)
    /* Translators: a signed number of cards that come into or out of the hand of each */
    words = g_strdup_printf (
      ngettext ("The others: %+d card", "The others: %+d cards", (gulong) ABS (cards)), cards);
  else
    /* Translators: a player, and a signed number of cards that come into or out of the hand */
    words = g_strdup_printf (
      ngettext ("%1$s: %2$+d card", "%1$s: %2$+d cards", (gulong) ABS (cards)), name, cards);
  add_caption (self, words);
}

/* `name` NULL: everybody else. */
static void
add_other (YcEffectView *self, const YcOtherEffect *other, const char *name)
{
  add_loss (self, &other->loses, name);
  add_gain (self, &other->gets, name);
  add_hand (self, other->cards, name);
}

static void
add_others (YcEffectView *self, const YcSetup *setup, const YcEffect *effect, int seat)
{
  if (yc_effect_is_equal_for_others (effect, setup->n_seats, seat)) {
    add_other (self, &effect->others[seat == 0 ? 1 : 0], NULL);
    return;
  }
  for (int other = 0; other < setup->n_seats; other++) {
    g_autofree char *name = yc_words_player (setup, other);

    if (other != seat)
      add_other (self, &effect->others[other], name);
  }
}

void
yc_effect_view_show (YcEffectView *self,
                     YcSession *session,
                     const YcPosition *position,
                     const YcPlay *play)
{
  const YcSetup *setup = yc_session_get_setup (session);
  YcEffect effect = yc_effect_of_play (setup, yc_session_get_game (session), position, play);
  int seat = play->actor < YC_COLORS ? setup->seat_of_color[play->actor] : -1;

  yc_children_put_off (GTK_WIDGET (self));
  add_side (self, C_ ("effect of a play", "Pays"), &effect.pays);
  add_side (self, C_ ("effect of a play", "Brings"), &effect.brings);
  add_points (self, effect.points);
  add_surplus (self, &effect);
  if (seat >= 0)
    add_others (self, setup, &effect, seat);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          gtk_widget_get_first_child (GTK_WIDGET (self)) != NULL);
}

static void
yc_effect_view_dispose (GObject *object)
{
  yc_children_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (yc_effect_view_parent_class)->dispose (object);
}

static void
yc_effect_view_class_init (YcEffectViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_effect_view_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "effect");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
yc_effect_view_init (YcEffectView *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
}

GtkWidget *
yc_effect_view_new (void)
{
  return g_object_new (YC_TYPE_EFFECT_VIEW, NULL);
}
