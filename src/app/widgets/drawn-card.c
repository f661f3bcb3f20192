/* drawn-card.c: see drawn-card.h. */

#include "drawn-card.h"

#include <string.h>

/* The texts of a card belong to its record, and go with it: ids are compared as what they say, and
 * where its numbers come from is not drawn. */
static void
note_card (YcCard *note, const YcCard *card)
{
  memset (note, 0, sizeof *note);
  if (card == NULL)
    return;
  memcpy (note, card, sizeof *note);
  note->id = g_intern_string (card->id);
  note->source = (YcText){ 0 };
}

gboolean
yc_drawn_card_is (const YcCard *drawn, const YcCard *card)
{
  YcCard note;

  note_card (&note, card);
  return memcmp (drawn, &note, sizeof note) == 0;
}

gboolean
yc_drawn_card_note (YcCard *drawn, const YcCard *card)
{
  if (yc_drawn_card_is (drawn, card))
    return FALSE;
  note_card (drawn, card);
  return TRUE;
}
