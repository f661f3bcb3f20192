/* test-words.c: plays, facts and rulings of Chain Reaction in words. */

#include <string.h>

#include "card-name.h"
#include "told.h"
#include "words.h"
#include "chain/chain.h"

#define GAME "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\n"
#define BOX                                                                                        \
  "card m5 mine x2 needs EE gives Y3 side L\ncard e2 enrichment x4 needs S pays Y3 gives U2 side " \
  "EE\n"                                                                                           \
  "card f2 factory x4 needs ?? draws 2 discards 1 side LL\n"                                       \
  "card u4 university x1 needs ?? gives EE side S\n"                                               \
  "card f3 factory x1 needs ? draws 1 discards 2 side L\n"                                         \
  "plan p6 needs SSE pays U4 points 6\nplan p1 needs SE pays U2 points 4\n"                        \
  "plan p2 needs SE pays U3 points 5\n"

static const char head[] = GAME "player blue \"Bo\"\n" BOX "plans p6 p1\n";
static const char head_alone[] = GAME BOX "plans p6 p1 ? ?\n";

static void
test_chain_plays (void)
{
  static const Told told[] = {
    { "table hand red m5 u4 f2",
      "Ana tells of the hand: “Mine: 2 engineers → 3 yellowcake; sideways: 1 laborer”, "
      "“University: 2 personnel → 2 "
      "engineers” and “Factory: 2 personnel → draw 2 cards or an opponent discards 1”." },
    { "red activate u4 side f2",
      "Ana activates “University: 2 personnel → 2 engineers” with “Factory: 2 personnel → draw 2 "
      "cards "
      "or an opponent discards 1” laid sideways. That gives 2 engineers." },
    { "red activate m5 pool EE", "Ana activates “Mine: 2 engineers → 3 yellowcake; sideways: 1 "
                                 "laborer” with 2 engineers from the pool. That gives "
                                 "3 yellowcake." },
    { "red design", "Ana plays Design Bomb and keeps a plan." },
    { "red spy blue card",
      "Ana plays Espionage and takes a card nobody told from the hand of Bo." },
    { "red agent engineer",
      "Ana plays Double Agent on “Landmark: Engineer”. That gives 1 engineer." },
    { "table adjust blue yellowcake +2 \"miscounted\"",
      "Correction: Bo gets 2 yellowcake. Reason: miscounted" },
    { "red end", "Ana ends the turn." },
  };
  check_told (head, told, G_N_ELEMENTS (told));
}

/* No two cards are called the same: where the icons of the front do not tell them apart, whom they
 * bring does. */
static void
test_told_by_side (void)
{
  g_autofree char *text
    = g_strconcat (head,
                   "card m6 mine x1 needs EE gives Y3 side SS\n"
                   "card m7 mine x1 needs EE gives Y3\ncard u9 university x1 needs ?? gives "
                   "EE side S\n",
                   NULL);
  g_autoptr (YcSession) session = told_begin (text);
  const YcCatalogue *catalogue = &yc_session_get_setup (session)->catalogue;
  static const struct {
    const char *id, *words;
  } told[] = {
    { "m5", "Mine: 2 engineers → 3 yellowcake; sideways: 1 laborer" },
    { "m6", "Mine: 2 engineers → 3 yellowcake; sideways: 2 scientists" },
    { "m7", "Mine: 2 engineers → 3 yellowcake" },
    { "e2", "Enrichment plant: 1 scientist, 3 yellowcake → 2 uranium" },
    { "u4", "University: 2 personnel → 2 engineers" },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (told); i++) {
    g_autofree char *key = g_strdup_printf ("card %s", told[i].id);
    g_autofree char *words
      = yc_words_card_of (catalogue, YC_CARDS, yc_catalogue_find (catalogue, key));
    g_assert_cmpstr (words, ==, told[i].words);
  }
}

/* What comes several times is counted, not said several times. */
static void
test_repeated_cards (void)
{
  static const Told told[] = {
    { "red end discard ? ? ? ? ?", "Ana ends the turn and discards 5 cards nobody told." },
    { "blue activate engineer side f2 f2", "Bo activates “Landmark: Engineer” with 2 × “Factory: 2 "
                                           "personnel → draw 2 cards or an opponent "
                                           "discards 1” laid sideways. That gives 1 engineer." },
    { "blue end discard m5 ? m5", "Bo ends the turn and discards 2 × “Mine: 2 engineers → 3 "
                                  "yellowcake; sideways: 1 laborer” and a card nobody "
                                  "told." },
    { "table adjust red hand +? +? -?",
      "Correction: the hand of Ana gets 2 cards nobody told and loses a card nobody told." },
    { "table hand blue e2 f2 e2", "Bo tells of the hand: 2 × “Enrichment plant: 1 scientist, 3 "
                                  "yellowcake → 2 uranium” and “Factory: 2 personnel → draw "
                                  "2 cards or an opponent discards 1”." },
  };
  check_told (head, told, G_N_ELEMENTS (told));
}

/* The card game has no other Uranium, and its people are personnel. */
static void
test_words_of_the_card_game (void)
{
  g_autoptr (YcSession) session = told_begin (head);
  const YcCatalogue *catalogue = &yc_session_get_setup (session)->catalogue;
  const YcCard *landmark = catalogue->cards[YC_SPACES];
  g_autofree char *amount = yc_words_amount (&yc_chain_game, YC_URANIUM, 2);
  g_autofree char *needs = yc_words_needs (landmark);
  g_assert_cmpstr (amount, ==, "2 uranium");
  g_assert_cmpstr (yc_words_good (&yc_chain_game, YC_URANIUM), ==, "Uranium");
  g_assert_cmpstr (needs, ==, "3 personnel");
}

/* Why a statement is not plainly legal, after some plays. */
typedef struct {
  const char *before, *line, *why;
} Why;

static void
check_why (const char *begins, const Why *why)
{
  g_autofree char *text = g_strconcat (begins, why->before, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (YcSession) session = yc_session_read (text, -1, &error);
  YcRuling ruling;
  YcPlay play;
  g_assert_no_error (error);
  g_assert_true (yc_session_read_play (session, why->line, &play, &error));
  yc_session_judge_play (session, &play, &ruling);
  g_autofree char *found
    = yc_words_reason (yc_session_get_record (session), yc_session_get_position (session), &play,
                       yc_ruling_first (&ruling));
  if (strcmp (found, why->why) != 0)
    g_test_fail_printf ("%s: %s", why->line, found);
}

/* What decides an argument: what was played is not said to be shown by nobody, none is a number,
 * and how a card is played is said where it is not activated. */
static void
test_reasons (void)
{
  static const char told[] = "table hand red m5 u4 f2 e2 espionage\n";
  static const char begun[] = "table hand red m5 u4 f2 e2 espionage\nred activate u4 side f2\n";
  static const Why several[] = {
    { begun, "red activate m5 side u4",
      "“University: 2 personnel → 2 engineers” was already played in this turn." },
    { begun, "red end discard u4",
      "“University: 2 personnel → 2 engineers” is not there: it was played in this turn." },
    { begun, "blue end discard u4", "It is the turn of Ana, not of Bo." },
    { told, "red activate m5 side u4 u4",
      "“University: 2 personnel → 2 engineers” is named 2 times, and there can be 1." },
    { told, "red activate u4 side m5 f2 draw",
      "“University: 2 personnel → 2 engineers” is no factory and has no such use." },
    { told, "red activate engineer side m5 f2 draw",
      "“Landmark: Engineer” is no factory and has no such use." },
    { told, "red activate f2 side m5 u4",
      "Nothing was said of what “Factory: 2 personnel → draw 2 cards or an opponent discards 1” is "
      "used for." },
    { told, "red activate f2 side m5 u4 from ?",
      "What the factory is used for does not fit the card." },
    { "table hand red m5 u4 f2 e2 espionage\ntable adjust blue hand -? -? -? -? -?\n",
      "red activate f2 side m5 u4 discard blue ?", "Cards named: 1; possible: 0." },
    { told, "red activate espionage",
      "“Espionage” costs nothing. It is played as “spy COLOR card” or “spy COLOR yellowcake”, "
      "alone as “spy keep”." },
    { told, "red activate m5 side p6",
      "“Bomb Plan: 1 engineer and 2 scientists, 4 uranium → 6 points” is no card of a hand, and "
      "only such a card can be named here." },
    { told, "red activate m5 side nobody", "This session knows no card “nobody”." },
    { told, "red activate loaded on p6", "Ana has no bomb to load." },
    { told, "red agent p6",
      "“Bomb Plan: 1 engineer and 2 scientists, 4 uranium → 6 points” is no Landmark." },
    { told, "red agent m5",
      "“Mine: 2 engineers → 3 yellowcake; sideways: 1 laborer” is no Landmark." },
    { told, "red agent nobody", "“nobody” is no Landmark." },
  };
  static const Why alone[] = {
    { "", "red agent play p1",
      "“Bomb Plan: 1 engineer and 1 scientist, 2 uranium → 4 points” is no card of a hand, and "
      "only such a card can be named here." },
    { "", "red agent play engineer",
      "“Landmark: Engineer” is no card of a hand, and only such a card can be named here." },
    { "", "red agent play espionage",
      "“Espionage” is a special card, and Double Agent plays none of these." },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (several); i++)
    check_why (head, &several[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (alone); i++)
    check_why (head_alone, &alone[i]);
}

/* What is named too often is told as that, not where it is. */
static void
test_named_too_often (void)
{
  static const char drawn[] = "table hand red m5 u4 f2 f3 espionage\nred end discard m5\n"
                              "table hand red u4 f3\n";
  static const Why alone[] = {
    { "", "table plans p2 p2",
      "“Bomb Plan: 1 engineer and 1 scientist, 3 uranium → 5 points” is named 2 times, and there "
      "can be 1." },
    { "", "table plans p6 p2",
      "“Bomb Plan: 1 engineer and 2 scientists, 4 uranium → 6 points” is elsewhere. It lies face "
      "up "
      "in the row." },
    { drawn, "red activate f3 side u4 from m5 m5",
      "“Mine: 2 engineers → 3 yellowcake; sideways: 1 laborer” is named 2 times; in the discard "
      "pile: 1." },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (alone); i++)
    check_why (head_alone, &alone[i]);
}

/* What is known of a hand is told of the hand that is meant, and whose the card is besides. */
static void
test_hands_in_reasons (void)
{
  static const char all_told[] = "table hand red m5 m5 f2 e2 espionage\n";
  static const char one_told[] = "table hand red m5 f2\n";
  static const Why several[] = {
    { "table hand red m5 u4 f2 e2 espionage\n", "red activate m5 side m5",
      "“Mine: 2 engineers → 3 yellowcake; sideways: 1 laborer” is named 2 times; known in the hand "
      "of Ana: 1." },
    { one_told, "red end discard m5 m5",
      "“Mine: 2 engineers → 3 yellowcake; sideways: 1 laborer” is named 2 times; known in the hand "
      "of Ana: 1." },
    { one_told, "red end discard m5 m5 m5",
      "“Mine: 2 engineers → 3 yellowcake; sideways: 1 laborer” is named 3 times; known in the hand "
      "of Ana: 1." },
    { one_told, "red end discard e2 e2",
      "Nobody has shown “Enrichment plant: 1 scientist, 3 yellowcake → 2 uranium” in the hand of "
      "Ana." },
    { one_told, "red end discard ? ? ? ? ? ?", "Cards named: 6; in the hand of Ana: 5." },
    { "table hand blue u4\n", "red end discard u4",
      "Nobody has shown “University: 2 personnel → 2 engineers” in the hand of Ana. It is in the "
      "hand of Bo." },
    { "table hand red f2 m5 e2 u4\n", "red activate f2 side m5 e2 discard blue u4",
      "Nobody has shown “University: 2 personnel → 2 engineers” in the hand of Bo. It is in the "
      "hand of Ana." },
    { all_told, "red activate f2 side u4 u4",
      "“University: 2 personnel → 2 engineers” is named 2 times, and there can be 1." },
  };
  static const Why alone[] = {
    { "table hand red u4\n", "red agent play f2 from u4",
      "Nobody has shown “University: 2 personnel → 2 engineers” there. It is in the hand of Ana." },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (several); i++)
    check_why (head, &several[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (alone); i++)
    check_why (head_alone, &alone[i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chain-words/plays", test_chain_plays);
  g_test_add_func ("/chain-words/told-by-side", test_told_by_side);
  g_test_add_func ("/chain-words/repeated-cards", test_repeated_cards);
  g_test_add_func ("/chain-words/goods", test_words_of_the_card_game);
  g_test_add_func ("/chain-words/reasons", test_reasons);
  g_test_add_func ("/chain-words/hands-in-reasons", test_hands_in_reasons);
  g_test_add_func ("/chain-words/named-too-often", test_named_too_often);
  return g_test_run ();
}
