/* new-card-asks.c: for what kind of a new card the strip asks, and where it is to go. */

#include "new-card-private.h"

#include "asked-field.h"
#include "card-name.h"
#include "chain-hints.h"
#include "new-kinds.h"
#include "telling.h"
#include "widgets/hints.h"
#include "widgets/strip.h"
#include "words.h"

#include <glib/gi18n.h>

static const YcCatalogue *
catalogue_of (YcNewCard *self)
{
  return &yc_session_get_setup (self->session)->catalogue;
}

static void
ask (YcNewCard *self, YcKind kind)
{
  YcCard blank = yc_card_blank (yc_session_get_game (self->session), kind, NULL);
  const char *title = yc_new_kind_title (kind);

  yc_new_card_settle (self);
  yc_new_card_close (self);
  self->of_row = FALSE;
  g_clear_weak_pointer (&self->list);
  self->draft = blank;
  yc_new_card_open_strip (
    self, title != NULL ? title : yc_words_kind_of (&blank),
    self->activating && kind != YC_KIND_PLAN ? YC_PRINTED_SIDE : ~(guint) YC_PRINTED_SIDE, 0);
  gtk_widget_child_focus (GTK_WIDGET (self->asked), GTK_DIR_TAB_FORWARD);
}

void
yc_new_card_ask_of_row (YcNewCard *self)
{
  ask (self, YC_KIND_PLAN);
  self->of_row = TRUE;
}

YcCardList *
yc_new_card_get_list (YcNewCard *self)
{
  return self->list;
}

gboolean
yc_new_card_is_of_row (YcNewCard *self)
{
  return self->of_row;
}

/* ---- Kinds ---- */

void
yc_new_card_kind_tapped (GtkButton *button, YcNewCard *self)
{
  ask (self, yc_new_kind_of (button));
}

static void
kind_of_list_tapped (GtkButton *button, YcNewCard *self)
{
  YcCardList *list = self->list;

  ask (self, yc_new_kind_of (button));
  g_set_weak_pointer (&self->list, list);
}

/* The kinds stand in the strip: those of the board are not tapped meanwhile. */
static void
ask_kind (YcNewCard *self)
{
  self->draft = yc_card_blank (yc_session_get_game (self->session), YC_KIND_MINE, NULL);
  yc_new_card_open_strip (self, _ ("A card that is not here"), 0, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->take), FALSE);
  yc_new_kinds_add (self->asked, G_CALLBACK (kind_of_list_tapped), self);
  for (GtkWidget *kind = gtk_widget_get_first_child (GTK_WIDGET (self->asked)); kind != NULL;
       kind = gtk_widget_get_next_sibling (kind))
    gtk_widget_set_visible (kind, yc_new_kind_of (GTK_BUTTON (kind)) != YC_KIND_PLAN);
  yc_strip_give_height (self->strip, self->content, YC_NEW_CARD_MOST_HEIGHT);
  gtk_widget_child_focus (GTK_WIDGET (self->asked), GTK_DIR_TAB_FORWARD);
}

void
yc_new_card_ask_for_list (YcNewCard *self, YcDrawer drawer, YcCardList *list)
{
  if (drawer == YC_BOMBS) {
    ask (self, YC_KIND_PLAN);
  } else {
    yc_new_card_settle (self);
    yc_new_card_close (self);
    ask_kind (self);
  }
  g_set_weak_pointer (&self->list, list);
}

static void
show_hints (YcNewCard *self)
{
  guint place = YC_HINT_KINDS;

  for (GtkWidget *kind = gtk_widget_get_first_child (GTK_WIDGET (self->kinds)); kind != NULL;
       kind = gtk_widget_get_next_sibling (kind))
    yc_hint_show (kind, catalogue_of (self), place++);
}

/* What was told twice must not stand in the way of one that is new: all kinds are there as long as
 * anything is missing. */
void
yc_new_card_show (YcNewCard *self, YcView *view)
{
  self->view = view;
  self->session = yc_view_get_session (view);
  gtk_widget_set_visible (GTK_WIDGET (self->kinds), yc_new_kinds_may_be (catalogue_of (self)));
  show_hints (self);
}

gboolean
yc_new_card_has_kinds (YcNewCard *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->kinds));
}

void
yc_new_card_offer_kinds (YcNewCard *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->kinds), TRUE);
  gtk_widget_child_focus (GTK_WIDGET (self->kinds), GTK_DIR_TAB_FORWARD);
}
