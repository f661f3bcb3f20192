/* test-words.c: plays, facts and rulings in words. */

#include <string.h>

#include "samples.h"
#include "session.h"
#include "words.h"

static const char board_head[] = "yellowcake 1\ngame manhattan-project\n"
                                 "player red \"Ana\"\nplayer blue \"Bo\"\nplayer green \"Cy\"\n"
                                 "market 01 11 21 02 12 22 37\nbombs 03 15 24 07\n";
static const char chain_head[]
  = "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\nplayer blue \"Bo\"\n"
    "card m5 mine x2 needs EE gives Y3 side L\ncard e2 enrichment x4 needs S pays Y3 gives U2 side "
    "EE\n"
    "card f2 factory x4 needs ?? draws 2 discards 1 side LL\n"
    "card u4 university x1 needs ?? gives EE side S\n"
    "plan p6 needs SSE pays U4 points 6\nplan p1 needs SE pays U2 points 4\nplans p6 p1\n";

static YcSession *
begin (const char *head)
{
  g_autoptr (GError) error = NULL;
  YcSession *session = yc_session_begin (NULL, head, &error);
  g_assert_no_error (error);
  return session;
}

/* ---- Sentences --------------------------------------------------------------------------------
 */

typedef struct {
  const char *line, *sentence;
} Told;

static void
check_told (const char *head, const Told *told, gsize n)
{
  g_autoptr (YcSession) session = begin (head);
  for (gsize i = 0; i < n; i++) {
    g_autoptr (GError) error = NULL;
    const guint event = yc_session_record (session, told[i].line, &error);
    g_assert_no_error (error);
    const char *sentence = yc_entry_get_sentence (yc_session_get_entry (session, event));
    if (strcmp (sentence, told[i].sentence) != 0)
      g_test_fail_printf ("%s: %s", told[i].line, sentence);
  }
}

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
    { "table adjust red damage +1 on 01",
      "Correction: “Factory: 1 worker → 1 fighter or $2” gets 1 damage." },
    { "blue end", "Bo ends the turn." },
    { "table pause", "The table pauses." },
    { "table note \"tea\"", "Note: tea" },
    { "table resume", "The table goes on." },
    { "table undo", "Play 16 is undone." },
    { "table redo", "Play 16 comes back." },
    { "green retrieve", "Cy retrieves 1 own worker." },
    { "table amend 3 nothing", "Play 3 never happened." },
  };
  check_told (board_head, told, G_N_ELEMENTS (told));
}

static void
test_chain_plays (void)
{
  static const Told told[] = {
    { "table hand red m5 u4 f2",
      "Ana tells of the hand: “Mine: 2 engineers → 3 yellowcake”, “University: 2 personnel → 2 "
      "engineers” and “Factory: 2 personnel → draw 2 cards or an opponent discards 1”." },
    { "red activate u4 side f2",
      "Ana activates “University: 2 personnel → 2 engineers” with “Factory: 2 personnel → draw 2 "
      "cards "
      "or an opponent discards 1” laid sideways. That gives 2 engineers." },
    { "red activate m5 pool EE",
      "Ana activates “Mine: 2 engineers → 3 yellowcake” with 2 engineers from the pool. That gives "
      "3 yellowcake." },
    { "red design", "Ana plays Design Bomb and keeps a plan." },
    { "red spy blue card",
      "Ana plays Espionage and takes a card nobody told from the hand of Bo." },
    { "red agent engineer",
      "Ana plays Double Agent on Landmark: Engineer. That gives 1 engineer." },
    { "table adjust blue yellowcake +2 \"miscounted\"",
      "Correction: Bo gets 2 yellowcake. Reason: miscounted" },
    { "red end", "Ana ends the turn." },
  };
  check_told (chain_head, told, G_N_ELEMENTS (told));
}

/* What comes several times is counted, not said several times. */
static void
test_repeated_cards (void)
{
  static const Told told[] = {
    { "red end discard ? ? ? ? ?", "Ana ends the turn and discards 5 cards nobody told." },
    { "blue activate engineer side f2 f2", "Bo activates Landmark: Engineer with 2 × “Factory: 2 "
                                           "personnel → draw 2 cards or an opponent "
                                           "discards 1” laid sideways. That gives 1 engineer." },
    { "blue end discard m5 ? m5",
      "Bo ends the turn and discards 2 × “Mine: 2 engineers → 3 yellowcake” and a card nobody "
      "told." },
    { "table adjust red hand +? +? -?",
      "Correction: the hand of Ana gets 2 cards nobody told and loses a card nobody told." },
    { "table hand blue e2 f2 e2", "Bo tells of the hand: 2 × “Enrichment plant: 1 scientist, 3 "
                                  "yellowcake → 2 uranium” and “Factory: 2 personnel → draw "
                                  "2 cards or an opponent discards 1”." },
  };
  check_told (chain_head, told, G_N_ELEMENTS (told));
}

/* ---- Rules ------------------------------------------------------------------------------------
 */

/* The sentence of a rule in the one game that knows it, or in all of them. */
static const char *
sentence_of (YcRule rule)
{
  for (const YcGame *const *game = yc_games; *game; game++) {
    const char *sentence = yc_words_rule (*game, rule);
    if (strcmp (sentence, yc_rule_id (rule)) != 0)
      return sentence;
  }
  g_error ("%s: no game has a sentence for it", yc_rule_id (rule));
}

static void
test_every_rule (void)
{
  for (YcRule rule = 0; rule < YC_N_RULES; rule++) {
    const char *words = sentence_of (rule);
    g_assert_true (g_str_has_suffix (words, "."));
    for (YcRule other = 0; other < rule; other++)
      g_assert_cmpstr (words, !=, sentence_of (other));
  }
}

/* The books know every rule but those of the record itself, each rule in one game at least. */
static void
test_every_source (void)
{
  static const YcRule of_the_record[] = {
    YC_RULE_UNKNOWN_PLAYER,     YC_RULE_UNKNOWN_CARD, YC_RULE_UNKNOWN_SPACE,
    YC_RULE_TABLE_IMPOSSIBLE,   YC_RULE_UNDO_NOTHING, YC_RULE_REDO_NOTHING,
    YC_RULE_AMEND_NO_SUCH_PLAY,
  };
  for (YcRule rule = 0; rule < YC_N_RULES; rule++) {
    g_autofree char *board = yc_words_source (&yc_manhattan_game, rule);
    g_autofree char *cards = yc_words_source (&yc_chain_game, rule);
    gboolean in_a_book = strstr (board, "“") || strstr (cards, "“");
    gboolean of_record = FALSE;
    for (gsize i = 0; i < G_N_ELEMENTS (of_the_record); i++)
      of_record |= of_the_record[i] == rule;
    if (in_a_book == of_record)
      g_error ("%s: %s / %s", yc_rule_id (rule), board, cards);
  }
}

static void
test_every_verdict (void)
{
  for (YcVerdict verdict = YC_LEGAL; verdict <= YC_ILLEGAL; verdict++)
    g_assert_cmpuint (strlen (yc_words_verdict (verdict)), >, 3);
}

typedef struct {
  const char *line, *why;
} Refused;

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
    { "red place mine-9 L", "The main board has no space mine-9." },
    { "red use 99 L", "This session knows no card “99”." },
    { "red place university-4 L", "University 4 offers two sides, and none was chosen." },
    { "red retrieve", "No own worker of Ana would come back." },
    { "red end", "Ana has not placed a worker in this turn." },
    { "table undo", "No play is in force." },
  };
  g_autoptr (YcSession) session = begin (board_head);
  const YcRecord *record = yc_session_get_record (session);
  const YcPosition *position = yc_session_get_position (session);
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++) {
    YcRuling ruling;
    YcPlay play;
    g_assert_true (yc_session_read_play (session, refused[i].line, &play, NULL));
    yc_session_judge_play (session, &play, &ruling);
    g_assert_cmpint (ruling.verdict, ==, YC_ILLEGAL);
    g_autofree char *why = yc_words_reason (record, position, &play, yc_ruling_first (&ruling));
    if (strcmp (why, refused[i].why) != 0)
      g_test_fail_printf ("%s: %s", refused[i].line, why);
  }
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
  static const char head[] = "yellowcake 1\ngame manhattan-project\n"
                             "player red \"Ana\"\nplayer blue \"Bo\"\nplayer green \"Cy\"\n";
  g_autoptr (YcSession) session = begin (head);
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

/* ---- Samples ----------------------------------------------------------------------------------
 */

static void
check_sentence (YcEntry *entry, const char *file)
{
  const char *sentence = yc_entry_get_sentence (entry);
  const gboolean free_text = yc_entry_get_verb (entry) == YC_NOTE
                             || yc_entry_get_verb (entry) == YC_AMEND
                             || strstr (sentence, "Reason:");
  if (g_test_verbose ())
    g_print ("%s | %s\n", yc_entry_get_text (entry), sentence);
  if (!*sentence || !(free_text || g_str_has_suffix (sentence, ".")) || strstr (sentence, "  ")
      || strstr (sentence, "%") || strstr (sentence, "(null)"))
    g_error ("%s: %s: %s", file, yc_entry_get_text (entry), sentence);
}

static void
check_reasons (YcSession *session, guint event, const char *file)
{
  const YcRuling *ruling = yc_entry_get_ruling (yc_session_get_entry (session, event));
  const YcRecord *record = yc_session_get_record (session);
  YcPlay play;
  yc_record_event (record, event, &play);
  for (int i = 0; ruling && i < ruling->n_reasons; i++) {
    g_autofree char *why
      = yc_words_reason (record, yc_session_get_position (session), &play, &ruling->reasons[i]);
    if (g_test_verbose ())
      g_print ("    %s: %s\n", yc_rule_id (ruling->reasons[i].rule), why);
    if (!g_str_has_suffix (why, ".") || strpbrk (why, "{}%") || strstr (why, "  "))
      g_error ("%s: event %u: %s", file, event, why);
  }
}

static void
test_sample (gconstpointer data)
{
  const char *file = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = yc_sample_text (file);
  g_autoptr (YcSession) session = yc_session_read (text, -1, &error);
  g_assert_no_error (error);
  for (guint event = 1; event <= yc_session_get_n_events (session); event++) {
    check_sentence (yc_session_get_entry (session, event), file);
    check_reasons (session, event, file);
  }
}

/* ---- Things -----------------------------------------------------------------------------------
 */

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
  g_autoptr (YcSession) session = begin (board_head);
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

/* The card game has no other Uranium, and its people are personnel. */
static void
test_words_of_the_card_game (void)
{
  g_autoptr (YcSession) session = begin (chain_head);
  const YcCatalogue *catalogue = &yc_session_get_setup (session)->catalogue;
  const YcCard *landmark = catalogue->cards[YC_SPACES];
  g_autofree char *amount = yc_words_amount (&yc_chain_game, YC_URANIUM, 2);
  g_autofree char *needs = yc_words_needs (landmark);
  g_assert_cmpstr (amount, ==, "2 uranium");
  g_assert_cmpstr (yc_words_good (&yc_chain_game, YC_URANIUM), ==, "Uranium");
  g_assert_cmpstr (needs, ==, "3 personnel");
}

static void
test_workers (void)
{
  const YcWorkers workers = { .permanent = { 1, 2, 0 }, .contractor = { 0, 0, 1 } };
  const YcWorkers none = { 0 };
  g_autofree char *words = yc_words_workers (&workers);
  g_autofree char *nobody = yc_words_workers (&none);
  g_assert_cmpstr (words, ==, "1 laborer, 2 engineers and 1 contractor scientist");
  g_assert_cmpstr (nobody, ==, "nobody");
}

static void
test_options (void)
{
  for (const YcGame *const *game = yc_games; *game; game++) {
    const char *option;
    guint n = 0;
    for (; (option = yc_words_option_id (*game, n)); n++) {
      g_assert_cmpstr (yc_words_option_title (*game, option), !=, option);
      g_assert_true (g_str_has_suffix (yc_words_option_why (*game, option), "."));
    }
    g_assert_cmpuint (n, ==, 3);
  }
  g_assert_cmpstr (yc_words_option_of_rule (&yc_chain_game, YC_RULE_CHAIN_MIXED_PERSONNEL), ==,
                   "mix-personnel");
  g_assert_null (yc_words_option_of_rule (&yc_manhattan_game, YC_RULE_PAY_SHORT));
}

static void
test_turn_and_result (void)
{
  g_autoptr (YcSession) session = begin (board_head);
  const YcRecord *record = yc_session_get_record (session);
  g_autofree char *turn = yc_words_turn (record, yc_session_get_position (session));
  g_autofree char *result = yc_words_result (record, yc_session_get_position (session));
  g_assert_cmpstr (turn, ==, "Ana is to move: place workers or retrieve.");
  g_assert_cmpstr (result, ==, "");
  g_autofree char *text = yc_sample_text ("board-2p");
  g_autoptr (YcSession) played = yc_session_read (text, -1, NULL);
  g_autofree char *won
    = yc_words_result (yc_session_get_record (played), yc_session_get_position (played));
  g_assert_cmpstr (won, ==, "Ana wins with 76 points.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/board-plays", test_board_plays);
  g_test_add_func ("/words/chain-plays", test_chain_plays);
  g_test_add_func ("/words/repeated-cards", test_repeated_cards);
  g_test_add_func ("/words/rules", test_every_rule);
  g_test_add_func ("/words/sources", test_every_source);
  g_test_add_func ("/words/reasons", test_reasons);
  g_test_add_func ("/words/bomb-in-sentence", test_bomb_in_sentence);
  g_test_add_func ("/words/verdicts", test_every_verdict);
  g_test_add_func ("/words/cards", test_cards);
  g_test_add_func ("/words/amounts", test_amounts);
  g_test_add_func ("/words/card-game", test_words_of_the_card_game);
  g_test_add_func ("/words/workers", test_workers);
  g_test_add_func ("/words/options", test_options);
  g_test_add_func ("/words/turn-and-result", test_turn_and_result);
  yc_samples_add_tests ("/words/samples", test_sample);
  return g_test_run ();
}
