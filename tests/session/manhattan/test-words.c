/* test-words.c: plays, facts and rulings of The Manhattan Project in words. */

#include <string.h>

#include "samples.h"
#include "told.h"
#include "words.h"
#include "manhattan/board.h"

static const char head[] = "yellowcake 1\ngame manhattan-project\n"
                           "player red \"Ana\"\nplayer blue \"Bo\"\nplayer green \"Cy\"\n"
                           "market 01 11 21 02 12 22 37\nbombs 03 15 24 07\n";
static void
test_board_plays (void)
{
  static const Told told[] = {
    { "red place mine-2 L", "Ana places 1 laborer on Mine 2 and takes 3 yellowcake. Every other "
                            "player takes 1 yellowcake." },
    { "red end", "Ana ends the turn." },
    { "blue place university-4 L choose E",
      "Bo places 1 laborer on University 4, pays $3 and takes 1 engineer." },
    { "blue end", "Bo ends the turn." },
    { "green place espionage L decline",
      "Cy places 1 laborer on Espionage and declines the action." },
    { "green end", "Cy ends the turn." },
    { "red place construction L slot 1", "Ana places 1 laborer on Construction and buys “Factory: "
                                         "1 worker → 1 fighter or $2” for $2." },
    { "table market 14", "The market shows “Mine: 2 workers → 3 yellowcake”." },
    { "red use 01 L choose F",
      "Ana places 1 laborer on “Factory: 1 worker → 1 fighter or $2” and takes 1 fighter." },
    { "red end", "Ana ends the turn." },
    { "blue place construction E slot 2", "Bo places 1 engineer on Construction and takes “"
                                          "University: 1 worker → 1 scientist” without paying." },
    { "blue use 01 L choose F ! \"by mistake\"",
      "Bo places 1 laborer on “Factory: 1 worker → 1 fighter or $2” of Ana and takes 1 fighter. "
      "Reason: by "
      "mistake" },
    { "table adjust red money +2 \"coin\"", "Correction: Ana gets $2. Reason: coin" },
    { "table adjust blue workers +E", "Correction: Bo gets 1 engineer." },
    { "table adjust green money =7 uranium =0 yellowcake +2 spies +1 money -1 \"counted\"",
      "Correction: Cy has $7 and 0 enriched uranium. Correction: Cy gets 2 yellowcake and 1 spy. "
      "Correction: Cy loses $1. Reason: counted" },
    { "table adjust red damage +1 on 01",
      "Correction: “Factory: 1 worker → 1 fighter or $2” gets 1 damage." },
    { "blue end", "Bo ends the turn." },
    { "table pause", "The table pauses." },
    { "table note \"tea\"", "Note: tea" },
    { "table resume", "The table goes on." },
    { "table undo", "Play 17 is undone." },
    { "table redo", "Play 17 comes back." },
    { "green retrieve", "Cy retrieves 1 own worker." },
    { "table amend 3 nothing", "Play 3 never happened." },
  };
  check_told (head, told, G_N_ELEMENTS (told));
}

/* Where only the score is kept, what somebody gets is no correction. */
static void
test_score (void)
{
  static const Told told[] = {
    { "table keep score", "From here on only the score is kept." },
    { "table adjust red points +12 money -1 damage =2",
      "Ana gets 12 points. Ana loses $1. Ana has 2 damage." },
    { "table turn blue", "It is the turn of Bo." },
    { "table adjust blue points +1 \"counted again\"",
      "Correction: Bo gets 1 point. Reason: counted again" },
    { "table keep plays", "From here on every play is logged." },
  };
  check_told (head, told, G_N_ELEMENTS (told));
}

static void
test_untold_and_deals (void)
{
  static const Told told[] = {
    { "table deal red green blue",
      "Ana makes a deal with Cy and Bo: no strikes until the next turn of Ana." },
    { "table undo", "Play 1 is undone." },
    { "table adjust blue building +37", "Correction: Bo gets “Enrichment plant: 1 scientist, $4 "
                                        "and 4 yellowcake → 2 enriched uranium”." },
    { "table adjust red money +20", "Correction: Ana gets $20." },
    { "red place construction L slot 7",
      "Ana places 1 laborer on Construction and buys the building in slot 7." },
    { "table building red 15",
      "The building of Ana that nobody had told is “Mine: 3 workers → 4 yellowcake”." },
  };
  check_told (head, told, G_N_ELEMENTS (told));
}

typedef struct {
  const char *line, *why;
} Refused;

static void
check_reasons (const char *lines, YcVerdict verdict, const Refused *refused, gsize n)
{
  g_autofree char *text = g_strconcat (head, lines, NULL);
  g_autoptr (YcSession) session = told_begin (text);
  const YcRecord *record = yc_session_get_record (session);
  const YcPosition *position = yc_session_get_position (session);
  for (gsize i = 0; i < n; i++) {
    YcRuling ruling;
    YcPlay play;
    g_assert_true (yc_session_read_play (session, refused[i].line, &play, NULL));
    yc_session_judge_play (session, &play, &ruling);
    g_assert_cmpint (ruling.verdict, ==, verdict);
    g_autofree char *why = yc_words_reason (record, position, &play, yc_ruling_first (&ruling));
    if (strcmp (why, refused[i].why) != 0)
      g_test_fail_printf ("%s: %s", refused[i].line, why);
  }
}

/* A slot that nobody told is bought, and what lay there is told. */
static void
test_untold_reasons (void)
{
  static const Refused slots[] = {
    { "red place construction L slot 7", "Nobody has told which building lies in slot 7." },
  };
  static const Refused uses[] = {
    { "red use 14 LL", "Ana has a building that nobody told: from now on it is “Mine: 2 workers → "
                       "3 yellowcake”." },
  };
  static const Refused elsewhere[] = {
    { "red use 11 L", "“Mine: 1 worker → 1 yellowcake” lies before no player. It lies in the "
                      "market." },
    { "table building red 11", "“Mine: 1 worker → 1 yellowcake” is elsewhere. It lies in the "
                               "market." },
    { "table deal red purple", "Purple does not play in this session." },
    { "red strike fighter green F x2", "Ana cannot strike now: no placement on Air Strike in this "
                                       "turn, the action declined, or a building used since." },
  };
  static const char bought[] = "table adjust red building +37\ntable adjust red money +20\n"
                               "red place construction L slot 7\n";
  static const char dealt[] = "table deal red green\nred place strike-1 L\n";
  static const Refused struck[] = {
    { "red strike fighter green F", "Ana and Cy have a deal: no strikes between them." },
  };

  check_reasons ("table adjust red building +37\ntable adjust red money +20\n", YC_UNSEEN, slots,
                 G_N_ELEMENTS (slots));
  check_reasons (bought, YC_UNSEEN, uses, G_N_ELEMENTS (uses));
  check_reasons (bought, YC_ILLEGAL, elsewhere, G_N_ELEMENTS (elsewhere));
  check_reasons (dealt, YC_ILLEGAL, struck, G_N_ELEMENTS (struck));
}

/* Who declined the action stands on its space all the same. */
static void
test_declined_reasons (void)
{
  static const Refused strikes[] = {
    { "red strike fighter green F", "Ana cannot strike now: no placement on Air Strike in this "
                                    "turn, the action declined, or a building used since." },
  };
  static const Refused repairs[] = {
    { "red repair 14", "This repair is not possible now: no placement on Repair in this turn, the "
                       "action declined, or a building used since." },
  };

  check_reasons ("red place strike-1 L decline\n", YC_ILLEGAL, strikes, G_N_ELEMENTS (strikes));
  check_reasons ("table adjust red building +14\ntable adjust red damage +1 on 14\n"
                 "red place repair L decline\n",
                 YC_ILLEGAL, repairs, G_N_ELEMENTS (repairs));
}

/* A card may be one of the row that nobody told; picked again it may not, nor may one told. */
static void
test_pick_reasons (void)
{
  static const char new_row[] = "table adjust red workers +ES\ntable adjust blue workers +ES\n"
                                "red place design ES\ntable adjust red workers -ES on design\nred "
                                "end\ntable bombs 08 ? 00 01\n";
  static const char row[] = "table adjust red workers +ES\n";
  static const Refused untold[] = {
    { "blue place design ES picks blue:11", "Nobody has told “Uranium bomb 24” in the row." },
  };
  static const Refused untold_twice[] = {
    { "blue place design ES picks blue:11 green:11", "“Uranium bomb 24” is picked twice." },
  };
  static const Refused told[] = {
    { "red place design ES picks red:24 blue:24", "“Plutonium bomb 12/24” is picked twice." },
    { "red place design ES picks red:11", "“Uranium bomb 24” does not lie in the row." },
    { "red place design ES picks red:11 blue:11", "“Uranium bomb 24” does not lie in the row." },
  };

  check_reasons (new_row, YC_UNSEEN, untold, G_N_ELEMENTS (untold));
  check_reasons (new_row, YC_ILLEGAL, untold_twice, G_N_ELEMENTS (untold_twice));
  check_reasons (row, YC_ILLEGAL, told, G_N_ELEMENTS (told));
}

/* Nothing is said of where a building is that nobody told and that may lie in a slot. */
static void
test_whereabouts (void)
{
  static const Refused told[] = {
    { "table adjust green damage +1 on 11",
      "“Mine: 1 worker → 1 yellowcake” is elsewhere. It lies in the market." },
    { "table adjust green building -11",
      "“Mine: 1 worker → 1 yellowcake” is elsewhere. It lies in the market." },
    { "table adjust green workers +L on 11",
      "“Mine: 1 worker → 1 yellowcake” is elsewhere. It lies in the market." },
    { "table adjust green damage +1 on 14",
      "“Mine: 2 workers → 3 yellowcake” is elsewhere. It is in the deck." },
    { "red use 14 LL", "“Mine: 2 workers → 3 yellowcake” lies before no player. It is in the "
                       "deck." },
  };
  static const Refused untold[] = {
    { "table adjust green damage +1 on 14", "The pieces on the table do not allow it." },
    { "red use 14 LL", "“Mine: 2 workers → 3 yellowcake” lies before no player." },
    { "red use 01 L",
      "“Factory: 1 worker → 1 fighter or $2” lies before no player. It lies in the market." },
  };

  check_reasons ("", YC_ILLEGAL, told, G_N_ELEMENTS (told));
  check_reasons ("table adjust blue building +22\n", YC_ILLEGAL, untold, G_N_ELEMENTS (untold));
}

/* A card that is named twice, or for a place that shows another, is not in the way itself. */
static void
test_told_again (void)
{
  static const Refused market[] = {
    { "table market 14", "The pieces on the table do not allow it." },
  };
  static const Refused twice[] = {
    { "table market 01 11 21 02 12 37 37", "The pieces on the table do not allow it." },
    { "table bombs 08 11 11 01", "The pieces on the table do not allow it." },
    { "table bombs 08 03 11 01", "“Uranium bomb 12” is elsewhere. It is in the hand of Ana." },
  };

  check_reasons ("", YC_ILLEGAL, market, G_N_ELEMENTS (market));
  check_reasons ("table adjust red workers +ES\nred place design ES picks red:03 blue:15 green:24 "
                 "red:07\ntable bombs 08 ? ? 01\ntable adjust blue building +22\n",
                 YC_ILLEGAL, twice, G_N_ELEMENTS (twice));
}

/* Of a hand that is empty or wholly known nobody has to show anything more. */
static void
test_known_hands (void)
{
  static const Refused empty[] = {
    { "red build 20 SEE", "Ana has no bomb card in the hand." },
  };
  static const Refused known[] = {
    { "red build 20 SEE",
      "All bomb cards in the hand of Ana are known; “Plutonium bomb 9/16” is not among them." },
  };
  static const Refused partly[] = {
    { "red build 20 SEE", "Nobody has shown “Plutonium bomb 9/16” in the hand of Ana." },
  };

  check_reasons ("", YC_ILLEGAL, empty, G_N_ELEMENTS (empty));
  check_reasons ("table adjust red hand +04\n", YC_ILLEGAL, known, G_N_ELEMENTS (known));
  check_reasons (
    "table adjust red hand +04 +?\ntable adjust red workers +SEE\ntable adjust red plutonium +8\n",
    YC_UNSEEN, partly, G_N_ELEMENTS (partly));
}

/* The facts of each case stand in the sentence. */
static void
test_reasons (void)
{
  static const Refused refused[] = {
    { "blue place mine-2 L", "It is the turn of Ana, not of Bo." },
    { "red place mine-3 L", "Mine 3 takes 1 engineer." },
    { "red place mine-2 LL", "Workers for Mine 2: 1; named: 2." },
    { "red place reactor L", "Reactor takes 1 scientist." },
    { "red place factory-1 L", "Ana needs 3 yellowcake and has 0 yellowcake." },
    { "yellow place mine-2 L", "Yellow does not play in this session." },
    { "table adjust purple money +1", "Purple does not play in this session." },
    { "red place design ES picks purple:03", "Purple does not play in this session." },
    { "red place mine-9 L", "The main board has no space “mine-9”." },
    { "red use 99 L", "This session knows no card “99”." },
    { "red place university-4 L", "University 4 offers two sides, and none was chosen." },
    { "red retrieve", "No permanent worker of Ana would come back." },
    { "red end", "Ana has not placed a worker in this turn." },
    { "table undo", "No play is in force." },
  };
  check_reasons ("", YC_ILLEGAL, refused, G_N_ELEMENTS (refused));
}

/* Says what is needed and what is there, also where that is nothing. */
static void
test_numbers (void)
{
  static const struct {
    const char *before, *line, *why;
  } cases[] = {
    { "table adjust blue bombers +1;red place strike-1 L;table adjust red fighters +5",
      "red strike fighter blue B x3", "Bo has 2 bombers; strikes announced: 3." },
    { "red place strike-1 L", "red strike fighter blue F x2",
      "Ana needs 2 fighters and has 1 fighter." },
    { "", "red place university-4 L take ES",
      "University 4 produces 1 engineer or 1 scientist: one side, not both." },
    { "", "red place university-1 L take llll", "Produced: 3; taken: 4." },
    { "", "red place university-2 L take S", "University 2 does not produce these workers." },
    { "table adjust blue workers +eeee", "red place university-2 L take e",
      "In the general supply: 0; taken: 1." },
    { "table adjust red building +14;red place repair L", "red repair 14",
      "Damage of “Mine: 2 workers → 3 yellowcake”: 0; to be repaired: 1." },
    { "table adjust red hand +11;table adjust red workers +SE;table adjust red uranium +8",
      "red build 11 SE",
      "“Uranium bomb 24” needs 2 engineers and 2 scientists; Ana has 1 engineer and 1 scientist." },
    { "table adjust red hand +11;table adjust red workers +SSEE;table adjust red uranium +8",
      "red build 11 SSE",
      "“Uranium bomb 24” needs 2 engineers and 2 scientists; named: 1 engineer and 2 scientists." },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (YcSession) session = told_begin (head);
    g_auto (GStrv) lines = g_strsplit (cases[i].before, ";", -1);
    YcRuling ruling;
    YcPlay play;
    for (char **line = lines; *line; line++)
      g_assert_cmpuint (yc_session_record (session, *line, NULL), >, 0);
    g_assert_true (yc_session_read_play (session, cases[i].line, &play, NULL));
    yc_session_judge_play (session, &play, &ruling);
    g_assert_cmpint (ruling.verdict, ==, YC_ILLEGAL);
    g_autofree char *why
      = yc_words_reason (yc_session_get_record (session), yc_session_get_position (session), &play,
                         yc_ruling_first (&ruling));
    if (strcmp (why, cases[i].why) != 0)
      g_test_fail_printf ("%s: %s", cases[i].line, why);
  }
}

/* The whole price of a play that is not made; what went of it, once it happened anyway; and what
 * does not come, because there is no room for it. */
static void
test_prices (void)
{
  static const Told told[] = {
    { "table adjust red money -8", "Correction: Ana loses $8." },
    { "red place mine-1 L ! \"poor\"", "Ana places 1 laborer on Mine 1, pays $2 and takes 4 "
                                       "yellowcake. Reason: poor" },
    { "red end", "Ana ends the turn." },
    { "table adjust blue fighters +8", "Correction: Bo gets 8 fighters." },
    { "blue place fighters L", "Bo places 1 laborer on Aircraft Factory (fighters) and takes 1 "
                               "fighter." },
    { "blue end", "Bo ends the turn." },
    { "green place factory-2 L", "Cy places 1 laborer on Factory 2 and takes $5. Every other "
                                 "player takes $2." },
    { "green end", "Cy ends the turn." },
  };
  g_autoptr (YcSession) session = told_begin (head);
  YcPlay play;
  check_told (head, told, G_N_ELEMENTS (told));
  g_assert_cmpuint (yc_session_record (session, "table adjust red money -8", NULL), >, 0);
  g_assert_true (yc_session_read_play (session, "red place mine-1 L", &play, NULL));
  g_autofree char *wish
    = yc_words_entry (yc_session_get_record (session), yc_session_get_position (session), &play);
  g_assert_cmpstr (wish, ==, "Ana places 1 laborer on Mine 1, pays $5 and takes 4 yellowcake.");
  g_assert_cmpuint (yc_session_record (session, "table adjust red fighters +9", NULL), >, 0);
  g_assert_true (yc_session_read_play (session, "red place fighters L", &play, NULL));
  g_autofree char *full
    = yc_words_entry (yc_session_get_record (session), yc_session_get_position (session), &play);
  g_assert_cmpstr (full, ==,
                   "Ana places 1 laborer on Aircraft Factory (fighters). The track is full, so "
                   "nothing is taken.");
}

/* In a sentence a bomb is called by its points, unless another of its kind has the same. */
static void
test_bomb_in_sentence (void)
{
  static const struct {
    const char *line, *words;
  } notes[] = {
    { "table bombs 16 11 15 24",
      "The bomb row shows “Plutonium bomb 8/14”, “Uranium bomb 24”, “Plutonium bomb 8/13” and "
      "“Plutonium bomb 12/24”." },
    { "table adjust blue hand +25", "Correction: the hand of Bo gets “Plutonium bomb 13/26”." },
  };
  static const char no_rows[] = "yellowcake 1\ngame manhattan-project\n"
                                "player red \"Ana\"\nplayer blue \"Bo\"\nplayer green \"Cy\"\n";
  g_autoptr (YcSession) session = told_begin (no_rows);
  for (gsize i = 0; i < G_N_ELEMENTS (notes); i++) {
    g_autoptr (GError) error = NULL;
    YcPlay play;
    g_assert_true (yc_session_read_play (session, notes[i].line, &play, &error));
    g_assert_no_error (error);
    g_autofree char *words
      = yc_words_entry (yc_session_get_record (session), yc_session_get_position (session), &play);
    g_assert_cmpstr (words, ==, notes[i].words);
  }
}

static void
test_cards (void)
{
  static const struct {
    YcDrawer drawer;
    const char *id, *words;
  } cards[] = {
    { YC_CARDS, "14", "Mine: 2 workers → 3 yellowcake" },
    { YC_CARDS, "47", "Reactor: 2 scientists, 1 enriched uranium or 3 yellowcake → 2 plutonium" },
    { YC_CARDS, "24", "University: 2 workers → 2 engineers or 1 scientist" },
    { YC_BOMBS, "11",
      "Uranium bomb: 2 engineers and 2 scientists, 5 enriched uranium → 24 points" },
    { YC_BOMBS, "24",
      "Plutonium bomb: 3 engineers and 2 scientists, 6 plutonium → 12 points, "
      "tested 24" },
    { YC_SPACES, "mine-2", "Mine 2" },
    { YC_SPACES, "construction", "Construction" },
    { YC_SPACES, "strike-1", "Air Strike 1" },
  };
  g_autoptr (YcSession) session = told_begin (head);
  const YcCatalogue *catalogue = &yc_session_get_setup (session)->catalogue;
  for (gsize i = 0; i < G_N_ELEMENTS (cards); i++)
    for (int card = 0; card < catalogue->n[cards[i].drawer]; card++) {
      const YcCard *found = &catalogue->cards[cards[i].drawer][card];
      if (strcmp (found->id, cards[i].id) != 0)
        continue;
      g_autofree char *words = yc_words_card (found);
      g_assert_cmpstr (words, ==, cards[i].words);
    }
}

static void
test_amounts (void)
{
  static const char *const ones[YC_GOODS]
    = { "$1", "1 yellowcake", "1 enriched uranium", "1 plutonium", "1 fighter", "1 bomber" };
  static const char *const twos[YC_GOODS]
    = { "$2", "2 yellowcake", "2 enriched uranium", "2 plutonium", "2 fighters", "2 bombers" };
  for (YcGood good = 0; good < YC_GOODS; good++) {
    g_autofree char *one = yc_words_amount (&yc_manhattan_game, good, 1);
    g_autofree char *two = yc_words_amount (&yc_manhattan_game, good, 2);
    g_assert_cmpstr (one, ==, ones[good]);
    g_assert_cmpstr (two, ==, twos[good]);
    g_assert_cmpuint (strlen (yc_words_good (&yc_manhattan_game, good)), >, 0);
  }
}

static void
test_turn_and_result (void)
{
  g_autoptr (YcSession) session = told_begin (head);
  const YcRecord *record = yc_session_get_record (session);
  g_autofree char *turn = yc_words_turn (record, yc_session_get_position (session));
  g_autofree char *result = yc_words_result (record, yc_session_get_position (session));
  g_assert_cmpstr (turn, ==, "Ana is to move: place workers or retrieve.");
  g_assert_cmpstr (result, ==, "");
  g_autofree char *text = yc_sample_text ("board-2p-told");
  g_autoptr (YcSession) played = yc_session_read (text, -1, NULL);
  g_autofree char *won
    = yc_words_result (yc_session_get_record (played), yc_session_get_position (played));
  g_assert_cmpstr (won, ==, "Ana wins with 76 points.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/manhattan-words/plays", test_board_plays);
  g_test_add_func ("/manhattan-words/score", test_score);
  g_test_add_func ("/manhattan-words/untold-and-deals", test_untold_and_deals);
  g_test_add_func ("/manhattan-words/declined-reasons", test_declined_reasons);
  g_test_add_func ("/manhattan-words/pick-reasons", test_pick_reasons);
  g_test_add_func ("/manhattan-words/whereabouts", test_whereabouts);
  g_test_add_func ("/manhattan-words/told-again", test_told_again);
  g_test_add_func ("/manhattan-words/reasons", test_reasons);
  g_test_add_func ("/manhattan-words/known-hands", test_known_hands);
  g_test_add_func ("/manhattan-words/numbers", test_numbers);
  g_test_add_func ("/manhattan-words/prices", test_prices);
  g_test_add_func ("/manhattan-words/untold-reasons", test_untold_reasons);
  g_test_add_func ("/manhattan-words/bomb-in-sentence", test_bomb_in_sentence);
  g_test_add_func ("/manhattan-words/cards", test_cards);
  g_test_add_func ("/manhattan-words/amounts", test_amounts);
  g_test_add_func ("/manhattan-words/turn-and-result", test_turn_and_result);
  return g_test_run ();
}
