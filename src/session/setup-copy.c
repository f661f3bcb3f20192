/* setup-copy.c: see setup-copy.h. */

#include "setup-copy.h"

static void
own_card (YcSetupCopy *self, YcCard *card)
{
  if (card->id)
    card->id = g_string_chunk_insert_const (self->names, card->id);
  card->source = (YcText){ 0 };
}

void
yc_setup_copy_init (YcSetupCopy *self, const YcSetup *setup)
{
  YcCatalogue *catalogue = &self->setup.catalogue;
  self->setup = *setup;
  self->names = g_string_chunk_new (1024);
  for (int drawer = 0; drawer < YC_DRAWERS; drawer++)
    for (int ref = 0; ref < catalogue->n[drawer]; ref++)
      own_card (self, &catalogue->cards[drawer][ref]);
  own_card (self, &catalogue->loaded);
  for (int seat = 0; seat < YC_MAX_SEATS; seat++)
    self->setup.seats[seat].name = (YcText){ 0 };
}

void
yc_setup_copy_clear (YcSetupCopy *self)
{
  g_clear_pointer (&self->names, g_string_chunk_free);
}
