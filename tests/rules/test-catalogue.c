/* test-catalogue.c: definitions of cards, spaces and prices. */

#include "reading.h"
#include "manhattan/board.h"

static const YcCard *
card_of (const YcRecord *record, YcDrawer drawer, const char *id)
{
  const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;
  for (int i = 0; i < catalogue->n[drawer]; i++)
    if (g_str_equal (catalogue->cards[drawer][i].id, id))
      return &catalogue->cards[drawer][i];
  g_error ("no %s", id);
}

/* The program's own catalogue holds the whole board game. */
static void
test_built_in (void)
{
  YcRecord *record = read_text (BOARD_GAME TWO);
  const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;
  g_assert_cmpint (catalogue->n[YC_SPACES], ==, 20);
  g_assert_cmpint (catalogue->n[YC_CARDS], ==, 50);
  g_assert_cmpint (catalogue->n[YC_BOMBS], ==, 30);
  g_assert_cmpint (catalogue->prices[6], ==, 20);
  const YcCard *space = card_of (record, YC_SPACES, "university-4");
  g_assert_cmpint (space->pays[0].goods[YC_MONEY], ==, 3);
  g_assert_cmpint (space->n_gives, ==, 2);
  g_assert_cmpint (space->gives[1].workers[YC_SCIENTIST], ==, 1);
  space = card_of (record, YC_SPACES, "factory-3");
  g_assert_cmpint (space->n_needs, ==, 2);
  g_assert_true (space->bribe);
  g_assert_cmpint (card_of (record, YC_SPACES, "mine-2")->others.goods[YC_YELLOWCAKE], ==, 1);
  g_assert_cmpint (card_of (record, YC_SPACES, "enrichment")->pays[0].goods[YC_MONEY], ==, 3);
  g_assert_true (card_of (record, YC_CARDS, "22")->starting);
  g_assert_cmpint (card_of (record, YC_CARDS, "42")->n_pays, ==, 2);
  const YcCard *bomb = card_of (record, YC_BOMBS, "24");
  g_assert_cmpint (bomb->kind, ==, YC_KIND_PLUTONIUM_BOMB);
  g_assert_cmpint (bomb->needs[0].type[YC_ENGINEER], ==, 3);
  g_assert_cmpint (bomb->points, ==, 12);
  g_assert_cmpint (bomb->points_tested, ==, 24);
  yc_record_free (record);
}

static void
test_unknown_numbers (void)
{
  YcRecord *record = read_text (CARD_GAME TWO "card m9 mine x? needs unknown pays Y? gives ?\n"
                                              "card f9 factory side - draws ? discards 2\n"
                                              "card u9 university x2 needs ?E gives SS side ES\n"
                                              "plan p9 needs SE pays ? points ?\n");
  const YcCard *mine = card_of (record, YC_CARDS, "m9");
  g_assert_true (mine->needs_unknown && mine->side_unknown && mine->gives[0].unknown);
  g_assert_cmpint (mine->pays[0].goods[YC_YELLOWCAKE], ==, YC_UNKNOWN);
  g_assert_cmpint (mine->copies, ==, YC_UNKNOWN);
  const YcCard *factory = card_of (record, YC_CARDS, "f9");
  g_assert_false (factory->side_unknown);
  g_assert_true (factory->needs_unknown);
  g_assert_cmpint (factory->draws, ==, YC_UNKNOWN);
  g_assert_cmpint (factory->discards, ==, 2);
  const YcCard *university = card_of (record, YC_CARDS, "u9");
  g_assert_cmpint (university->needs[0].any, ==, 1);
  g_assert_cmpint (university->side[YC_SCIENTIST], ==, 1);
  g_assert_cmpint (university->copies, ==, 2);
  g_assert_cmpint (card_of (record, YC_BOMBS, "p9")->points, ==, YC_UNKNOWN);
  g_assert_false (card_of (record, YC_CARDS, "espionage")->side_unknown);
  yc_record_free (record);
}

/* A definition takes the place of the one of that name; a new one comes last. */
static void
test_overriding (void)
{
  YcRecord *record = read_text (BOARD_GAME TWO "card 14 mine needs E gives Y7\n"
                                               "card a mine needs ? gives Y1\n"
                                               "prices 1 2 3 4 5 6 7 source \"x\"\n"
                                               "space mine-3 needs L gives Y5\n");
  const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;
  g_assert_cmpint (catalogue->n[YC_CARDS], ==, 51);
  g_assert_cmpstr (catalogue->cards[YC_CARDS][13].id, ==, "14");
  g_assert_cmpint (catalogue->cards[YC_CARDS][13].gives[0].goods[YC_YELLOWCAKE], ==, 7);
  g_assert_cmpstr (catalogue->cards[YC_CARDS][50].id, ==, "a");
  g_assert_cmpint (catalogue->prices[0], ==, 1);
  g_assert_cmpint (card_of (record, YC_SPACES, "mine-3")->needs[0].type[YC_LABORER], ==, 1);
  yc_record_free (record);
}

static void
test_clause_order (void)
{
  assert_written (
    CARD_GAME "card f2  factory x2 confidence low source \"s\" not-with-two side SE discards 2 "
              "draws 1 gives  Y1   $2/U1 pays Y? needs S?\n" TWO,
    CARD_GAME TWO "card f2 factory x2 needs S? pays Y? gives Y1 $2/U1 draws 1 discards 2 side SE "
                  "not-with-two source \"s\" confidence low\n");
}

static void
test_unreadable (void)
{
  static const Unreadable cases[] = {
    { BOARD_GAME "card 51\n", 3, 8, "no such kind" },
    { BOARD_GAME "card 51 special\n", 3, 9, "no such kind" },
    { CARD_GAME "card m1 reactor\n", 3, 9, "no such kind" },
    { BOARD_GAME "plan p1\n", 3, 8, "no such kind" },
    { BOARD_GAME "loaded x4\n", 3, 1, "no such kind" },
    { CARD_GAME "prices 1 2 3 4 5 6 7\n", 3, 1, "no such kind" },
    { BOARD_GAME "prices 1 2 3 4 5 6\n", 3, 19, "number" },
    { BOARD_GAME "prices 1 2 3 4 5 6 7 8\n", 3, 22, "does not fit" },
    { BOARD_GAME "card X mine needs ?\n", 3, 6, "name" },
    { BOARD_GAME "card x2 mine needs ?\n", 3, 6, "name" },
    { BOARD_GAME "space mine-9 needs ?\n", 3, 7, "no such space" },
    { CARD_GAME "landmark moon needs ?\n", 3, 10, "no such landmark" },
    { BOARD_GAME "card 51 mine\n", 3, 13, "missing" },
    { BOARD_GAME "bomb 51 uranium needs S fuel 3 points 4\n", 3, 40, "missing" },
    { BOARD_GAME "bomb 51 uranium needs S fuel 3 points 4/5 load 1\n", 3, 39, "number" },
    { BOARD_GAME "bomb 51 plutonium needs S fuel 3 points 4 load 1\n", 3, 41, "two values" },
    { BOARD_GAME "card 51 mine x2 needs ?\n", 3, 14, "does not fit" },
    { BOARD_GAME "card 51 mine needs ? needs ?\n", 3, 22, "twice" },
    { BOARD_GAME "card 51 mine needs ? side L\n", 3, 22, "does not fit" },
    { BOARD_GAME "card 51 mine needs Q\n", 3, 20, "Workers" },
    { BOARD_GAME "card 51 mine needs L|E|S\n", 3, 20, "does not fit" },
    { BOARD_GAME "card 51 mine needs ? gives Y1/Y2/Y3\n", 3, 28, "does not fit" },
    { BOARD_GAME "card 51 mine needs ? gives Y\n", 3, 28, "amount" },
    { BOARD_GAME "card 51 mine needs ? gives Y1/\n", 3, 28, "amount" },
    { BOARD_GAME "card 51 mine needs ? gives Y1 Y2\n", 3, 31, "amount" },
    { BOARD_GAME "card 51 mine needs ? pays E\n", 3, 27, "not paid" },
    { BOARD_GAME "card 51 mine needs ? confidence great\n", 3, 33, "high, medium" },
    { BOARD_GAME "card 51 mine needs ? source me\n", 3, 29, "quotes" },
    { BOARD_GAME "card 51 mine needs ?\ncard 51 mine needs ?\n", 4, 6, "twice" },
    { CARD_GAME "card m1 mine x0\n", 3, 14, "not possible" },
    { CARD_GAME "card m1 mine x20\ncard m2 mine x1\n", 4, 6, "box" },
    { CARD_GAME "card f1 factory x9\n", 3, 6, "box" },
    { CARD_GAME "card e1 enrichment x15\n", 3, 6, "box" },
    { CARD_GAME "card u1 university x8\n", 3, 6, "box" },
    { CARD_GAME "card espionage special x3\n", 3, 6, "box" },
    { CARD_GAME "card spy special x1\n", 3, 6, "names of their own" },
    { CARD_GAME "card espionage mine x1\n", 3, 6, "names of their own" },
    { CARD_GAME "card engineer mine x1\n", 3, 6, "Another kind" },
    { CARD_GAME "plan uranium points 4\n", 3, 6, "Another kind" },
    { CARD_GAME "card p1 mine x1\nplan p1 points 4\n", 4, 6, "Another kind" },
    { CARD_GAME "plan red points 4\n", 3, 6, "word of the plays" },
    { CARD_GAME "card nothing mine\n", 3, 6, "word of the plays" },
    { CARD_GAME "card card mine\n", 3, 6, "word of the plays" },
    { CARD_GAME "loaded x4\nloaded x4\n", 4, 1, "twice" },
  };
  assert_unreadable (cases, G_N_ELEMENTS (cases));
}

static void
test_too_many (void)
{
  g_autoptr (GString) text = g_string_new (BOARD_GAME TWO);
  YcError error;
  for (int i = 0; i < YC_MAX_BUILDINGS - 50; i++)
    g_string_append_printf (text, "card new-%d mine needs ?\n", i);
  yc_record_free (read_text (text->str));
  g_string_append (text, "card last mine needs ?\n");
  g_assert_null (yc_record_read (text->str, text->len, &error));
  g_assert_nonnull (strstr (error.message, "too many"));
}

/* A card is written from its numbers, and read from that it is the same card. */
static void
test_card_write (void)
{
  static const struct {
    const char *game;
    YcDrawer drawer;
    const char *text;
  } cases[] = {
    { BOARD_GAME, YC_CARDS, "card 51 factory starting needs ? gives F1/$2 confidence high" },
    { BOARD_GAME, YC_CARDS, "card 51 enrichment needs SS pays Y5 $2 gives U2 source \"a \\\" b\"" },
    { BOARD_GAME, YC_CARDS, "card 51 university needs E|S gives LLLL" },
    { BOARD_GAME, YC_CARDS, "card 51 university needs E|S gives SSLE/LL" },
    { BOARD_GAME, YC_CARDS, "card 51 university needs E|S gives Y1 LS/EL" },
    { BOARD_GAME, YC_CARDS, "card 51 university needs E|S gives SL Y1/E" },
    { BOARD_GAME, YC_BOMBS, "bomb 51 plutonium needs EES fuel 6 points 12/24 load 4" },
    { BOARD_GAME, YC_BOMBS, "bomb 51 uranium needs S fuel 3 points 9 load 1" },
    { CARD_GAME, YC_CARDS, "card a1 mine x? needs unknown pays Y? gives ? side -" },
    { CARD_GAME, YC_CARDS, "card a1 factory x2 needs E?? draws 1 discards 2 side LS not-with-two" },
    { CARD_GAME, YC_BOMBS, "plan a1 needs EES pays U4 points ?" },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *text = g_strconcat (cases[i].game, TWO, cases[i].text, "\n", NULL);
    char line[YC_MAX_LINE + 1];
    YcRecord *record = read_text (text);
    const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;
    const YcCard *card = &catalogue->cards[cases[i].drawer][catalogue->n[cases[i].drawer] - 1];
    g_assert_cmpuint (yc_card_write (card, line, sizeof line), ==, strlen (cases[i].text));
    g_assert_cmpstr (line, ==, cases[i].text);
    yc_record_free (record);
  }
}

static void
test_card_write_others (void)
{
  YcRecord *record = read_text (BOARD_GAME TWO);
  char line[YC_MAX_LINE + 1];
  yc_card_write (card_of (record, YC_SPACES, "factory-2"), line, sizeof line);
  g_assert_cmpstr (line, ==, "space factory-2 needs ? gives $5 others $2 bribe confidence medium");
  yc_card_write (card_of (record, YC_SPACES, "factory-2"), line, 6);
  g_assert_cmpstr (line, ==, "space");
  yc_record_free (record);
  record = read_text (CARD_GAME TWO);
  yc_card_write (card_of (record, YC_CARDS, "espionage"), line, sizeof line);
  g_assert_cmpstr (line, ==, "card espionage special x2 confidence high");
  yc_card_write (card_of (record, YC_SPACES, "engineer"), line, sizeof line);
  g_assert_cmpstr (line, ==, "landmark engineer needs ??? gives E confidence high");
  yc_card_write (&yc_record_setup (record)->catalogue.loaded, line, sizeof line);
  g_assert_cmpstr (line, ==, "loaded x4 needs unknown pays ? confidence low");
  yc_record_free (record);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/catalogue/built-in", test_built_in);
  g_test_add_func ("/catalogue/unknown-numbers", test_unknown_numbers);
  g_test_add_func ("/catalogue/overriding", test_overriding);
  g_test_add_func ("/catalogue/clause-order", test_clause_order);
  g_test_add_func ("/catalogue/unreadable", test_unreadable);
  g_test_add_func ("/catalogue/too-many", test_too_many);
  g_test_add_func ("/catalogue/card-write", test_card_write);
  g_test_add_func ("/catalogue/card-write-others", test_card_write_others);
  return g_test_run ();
}
