/* search-text.c: see search-text.h. */

#include "search-text.h"

#include "text.h"

typedef struct {
  GString *said, *said_at, *cards;
  GHashTable *known; /* the cards that stand there already */
} Words;

/* A note, the reason of a correction or of `!`, an objection, a decision. */
static void
add_said (Words *words, guint event, const YcPlay *play)
{
  if (play->text.length == 0)
    return;
  g_autofree char *plain = yc_text_plain (play->text);
  g_string_append_printf (words->said, "%s\n", plain);
  g_string_append_printf (words->said_at, "%u\n",
                          play->verb == YC_NOTE && play->number > 0 ? (guint) play->number : event);
}

static gboolean
names_a_card_for_all (const YcRecord *record, const YcPlay *play)
{
  return yc_verb_is_move (play->verb) && play->target_drawer < YC_DRAWERS
         && play->target_drawer != YC_SPACES
         && yc_verb_info (yc_record_game (record), play->verb)->secret != YC_SECRET_TARGET;
}

static void
add_card (Words *words, const YcRecord *record, const YcPlay *play)
{
  const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;
  if (!names_a_card_for_all (record, play))
    return;
  if (play->target < 0 || play->target >= catalogue->n[play->target_drawer])
    return;
  const YcCard *card = &catalogue->cards[play->target_drawer][play->target];
  const YcKindInfo *kind = yc_kind_info (card->game, card->kind);
  if (g_hash_table_add (words->known, (gpointer) card))
    g_string_append_printf (words->cards, "%s %s\n", card->id,
                            kind ? kind->name ? kind->name : kind->word : "");
}

void
yc_search_text_of (const YcRecord *record, YcSearchText *text)
{
  Words words = {
    .said = g_string_new (NULL),
    .said_at = g_string_new (NULL),
    .cards = g_string_new (NULL),
    .known = g_hash_table_new (g_direct_hash, g_direct_equal),
  };
  for (guint event = 1; event <= yc_record_n_events (record); event++) {
    YcPlay play;
    yc_record_event (record, event, &play);
    add_said (&words, event, &play);
    add_card (&words, record, &play);
  }
  g_hash_table_unref (words.known);
  text->said = g_string_free (words.said, FALSE);
  text->said_at = g_string_free (words.said_at, FALSE);
  text->cards = g_string_free (words.cards, FALSE);
}
