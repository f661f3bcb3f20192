/* hand-cards.c: see hand-cards.h. */

#include "hand-cards.h"

#include "chain/chain.h"
#include "chain-trays.h"

void
yc_hand_cards_init (YcHandCards *self, YcTray *tray, GtkWidget *section)
{
  *self = (YcHandCards){ .tray = tray, .section = section, .seat = -1 };
}

static const YcChain *
chain_of (YcView *view)
{
  return yc_chain_of (yc_view_get_position (view));
}

static const YcCatalogue *
catalogue_of (YcView *view)
{
  return &yc_session_get_setup (yc_view_get_session (view))->catalogue;
}

static void
show (gpointer data)
{
  YcHandCards *self = data;
  const YcChain *chain = chain_of (self->view);
  const gboolean empty = chain->players[chain->active].hand == 0;

  self->seat = chain->active;
  gtk_widget_set_visible (self->section, TRUE);
  yc_chain_show_hand (self->tray, self->view, chain->active, self->hands_shown || empty);
  yc_chain_make_cards_ahead (self->tray, self->view);
}

void
yc_hand_cards_forget (YcHandCards *self)
{
  yc_later_forget (&self->later);
}

void
yc_hand_cards_settle (YcHandCards *self)
{
  yc_later_settle (&self->later);
}

static gboolean
may_wait (YcHandCards *self)
{
  return self->seat >= 0
         && (self->seat != chain_of (self->view)->active
             || !gtk_widget_get_visible (self->section));
}

void
yc_hand_cards_show (YcHandCards *self, YcView *view, gboolean hands_shown)
{
  self->view = view;
  self->hands_shown = hands_shown;
  if (may_wait (self)) {
    /* what is gone would be no cards */
    yc_tray_set_catalogue (self->tray, catalogue_of (self->view));
    yc_later_begin (&self->later, gtk_widget_get_parent (self->section), show, self);
  } else {
    yc_later_forget (&self->later);
    show (self);
  }
}

void
yc_hand_cards_hide (YcHandCards *self)
{
  yc_later_forget (&self->later);
  gtk_widget_set_visible (self->section, FALSE);
}
