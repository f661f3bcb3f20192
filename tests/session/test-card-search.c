/* test-card-search.c: what is typed means the cards that bear it, and no others. */

#include "card-search.h"
#include "cards-of.h"
#include "chain/chain.h"
#include "manhattan/board.h"

static const char definitions[] = "card a mine x1 needs EE gives Y3 side SS\n"
                                  "card b mine x1 needs EEE gives Y5 side L\n"
                                  "card c enrichment x1 needs S pays Y3 gives U2 side S\n"
                                  "card d enrichment x1 needs EE pays Y4 gives U3 side -\n"
                                  "card e factory x1 needs ?? draws 2 discards 3 side ES\n"
                                  "card f university x1 needs L gives SS side E\n"
                                  "card g mine x1 needs unknown gives ?\n"
                                  "plan h needs SEE pays U3 points 5\n";

/* The ids of those found, and of those found exactly in capitals. */
static char *
found_among (const YcCatalogue *catalogue, const char *typed)
{
  GString *ids = g_string_new (NULL);
  for (int drawer = 0; drawer < YC_DRAWERS; drawer++)
    for (int i = 0; i < catalogue->n[drawer]; i++) {
      const YcCard *card = &catalogue->cards[drawer][i];
      const YcFound found = yc_card_search (card, typed);
      if (strlen (card->id) == 1 && found != YC_NOT_FOUND)
        g_string_append_c (ids,
                           found == YC_FOUND_EXACTLY ? g_ascii_toupper (*card->id) : *card->id);
    }
  return g_string_free (ids, FALSE);
}

static void
test_typed (void)
{
  static const char *const cases[][2] = {
    { "", "ABCDEFGH" },     { "ee y3", "A" },
    { "ee", "AbDh" },       { "EEE Y5", "B" },
    { "y3", "AC" },         { "y4", "D" },
    { "u3", "DH" },         { "/ss", "A" },
    { "/s", "aCe" },        { "/es", "E" },
    { "/se", "E" },         { "/", "abcdef" },
    { "/-", "D" },          { "mine /l", "b" },
    { "uran", "cdh" },      { "enrich 3 uranium", "d" },
    { "3 uranium", "dh" },  { "3 yellow", "ac" },
    { "3 engineers", "b" }, { "13", "" },
    { "2/3", "E" },         { "2/", "e" },
    { "2/2", "" },          { "5 points", "h" },
    { "plan 5", "h" },      { "mine", "abg" },
    { "ss", "F" },          { "university scientists", "f" },
    { "b", "Bh" },          { "Y3 zinc", "" },
  };
  YcRecord *record = cards_of (&yc_chain_game, definitions);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *found = found_among (&yc_record_setup (record)->catalogue, cases[i][0]);
    g_test_message ("%s", cases[i][0]);
    g_assert_cmpstr (found, ==, cases[i][1]);
  }
  yc_record_free (record);
}

static const YcCard *
bomb_of (const YcCatalogue *catalogue, const char *id)
{
  for (int i = 0; i < catalogue->n[YC_BOMBS]; i++)
    if (g_str_equal (catalogue->cards[YC_BOMBS][i].id, id))
      return &catalogue->cards[YC_BOMBS][i];
  g_assert_not_reached ();
}

/* A bomb by the two numbers of its face, its fuel and its workers; buildings by what they pay. */
static void
test_board (void)
{
  YcRecord *record = cards_of (&yc_manhattan_game, "");
  const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;
  const YcCard *bomb = bomb_of (catalogue, "24");

  g_assert_cmpint (yc_card_search (bomb, "12/24"), ==, YC_FOUND_EXACTLY);
  g_assert_cmpint (yc_card_search (bomb, "12/"), ==, YC_FOUND);
  g_assert_cmpint (yc_card_search (bomb, "13/26"), ==, YC_NOT_FOUND);
  g_assert_cmpint (yc_card_search (bomb, "p6 sseee"), ==, YC_FOUND_EXACTLY);
  g_assert_cmpint (yc_card_search (bomb, "u6"), ==, YC_NOT_FOUND);
  g_assert_cmpint (yc_card_search (bomb, "plutonium 24 points"), ==, YC_FOUND);
  g_assert_cmpint (yc_card_search (bomb, "plutonium 4 points"), ==, YC_NOT_FOUND);
  g_assert_cmpint (yc_card_search (bomb, "/s"), ==, YC_NOT_FOUND);
  yc_record_free (record);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-search/typed", test_typed);
  g_test_add_func ("/card-search/board", test_board);
  return g_test_run ();
}
