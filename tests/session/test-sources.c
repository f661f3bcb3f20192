/* test-sources.c: where the printed rulebooks say it. */

#include <string.h>

#include "headings.h"
#include "session.h"
#include "sources.h"
#include "told.h"
#include "chain/chain.h"
#include "manhattan/board.h"

static const char board_head[] = "yellowcake 1\ngame manhattan-project\n"
                                 "player red \"Ana\"\nplayer blue \"Bo\"\n"
                                 "market 01 11 21 02 12 22 37\nbombs 03 15 24\n";
static const char card_head[] = "yellowcake 1\ngame chain-reaction\n"
                                "player red \"Ana\"\nplayer blue \"Bo\"\n"
                                "card f1 factory x? needs ? draws 2 discards 1 side E\n"
                                "plan p1 needs SSE pays U3 points 4\n";
static const char solo_head[] = "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\n"
                                "card f1 factory x? needs ? draws 2 discards 1 side E\n";

/* Each holds a card of which there is one. */
static const char held_head[] = "yellowcake 1\ngame chain-reaction\n"
                                "player red \"Ana\"\nplayer blue \"Bo\"\n"
                                "card f1 factory x? needs ? draws 2 discards 1 side E\n"
                                "card m1 mine x1 needs ? gives Y2 side L\n"
                                "card e1 mine x1 needs ? gives Y2 side L\n"
                                "table hand red f1 e1\ntable hand blue m1\n";
static const char solo_held_head[] = "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\n"
                                     "card f1 factory x? needs ? draws 2 discards 1 side E\n"
                                     "card m1 mine x1 needs ? gives Y2 side L\n"
                                     "table hand red m1 f1 double-agent\n";

static void
read_by (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
}

/* ---- The headings stand in the books --------------------------------------------------------- */

static gboolean
is_printed (const Heading *headings, gsize n, YcBook book, int page, const char *heading)
{
  for (gsize i = 0; i < n; i++)
    if (headings[i].book == book && headings[i].page == page
        && strcmp (headings[i].heading, heading) == 0)
      return TRUE;
  return FALSE;
}

static void
check_headings (const YcGame *game, const Heading *headings, gsize n)
{
  for (YcRule rule = 0; rule < game->n_rules; rule++) {
    g_autoptr (GArray) sources = yc_sources_of_rule (game, rule);
    for (guint i = 0; i < sources->len; i++) {
      const YcSource *source = &g_array_index (sources, YcSource, i);
      const YcPrint *print = source->print;
      if (!is_printed (headings, n, source->book, print->page, print->heading)
          || (print->part && !is_printed (headings, n, source->book, print->page, print->part)))
        g_error ("%s: %s, p. %d: %s is not printed there", yc_rule_id (game, rule),
                 yc_book_id (source->book), print->page, print->heading);
    }
  }
}

static void
test_headings (void)
{
  check_headings (&yc_manhattan_game, board_headings, G_N_ELEMENTS (board_headings));
  check_headings (&yc_chain_game, card_headings, G_N_ELEMENTS (card_headings));
}

/* A passage of the board game is at the same page of both books with pages; what is printed in the
 * Spanish book has no page. */
static void
test_pages (void)
{
  for (YcRule rule = 0; rule < yc_manhattan_game.n_rules; rule++) {
    g_autoptr (GArray) sources = yc_sources_of_rule (&yc_manhattan_game, rule);
    for (guint i = 0; i < sources->len; i++) {
      const YcPassage *passage = g_array_index (sources, YcSource, i).passage;
      g_assert_cmpint (passage->in[YC_BOOK_CZECH].page, >, 0);
      g_assert_cmpint (passage->in[YC_BOOK_CZECH].page, ==, passage->in[YC_BOOK_PORTUGUESE].page);
      g_assert_cmpint (passage->in[YC_BOOK_SPANISH].page, ==, 0);
    }
  }
}

/* The books know every rule of a game, and of those that all share what is not of the record. */
static void
test_every_rule (void)
{
  for (const YcGame *const *game = yc_games; *game; game++)
    for (YcRule rule = 0; rule < (*game)->n_rules; rule++) {
      g_autoptr (GArray) sources = yc_sources_of_rule (*game, rule);
      const gboolean is_of_book
        = rule >= YC_N_SHARED_RULES || rule == YC_RULE_GAME_OVER || rule == YC_RULE_TURN_NOT_YOURS;
      if ((sources->len > 0) != is_of_book)
        g_error ("%s has %u sources", yc_rule_id (*game, rule), sources->len);
    }
}

/* ---- The same rule in different cases -------------------------------------------------------- */

typedef struct {
  const char *head, *line;
  YcRule rule;
  YcBook book;
  int page;
  const char *heading;
} Case;

static const Case cases[] = {
  { board_head, "red load 03", YC_RULE_PAY_SHORT, YC_BOOK_PORTUGUESE, 15,
    "AÇÃO DE BOMBA 3: CARREGAR BOMBA" },
  { board_head, "blue repair 01", YC_RULE_PAY_SHORT, YC_BOOK_PORTUGUESE, 11,
    "REPARAR CONSTRUÇÕES, PROJETAR BOMBAS" },
  { board_head, "red place construction L slot 7", YC_RULE_PAY_SHORT, YC_BOOK_PORTUGUESE, 8,
    "AÇÕES NO TABULEIRO CENTRAL" },
  { board_head, "red place factory-1 L", YC_RULE_PAY_SHORT, YC_BOOK_SPANISH, 0,
    "Acciones de los trabajadores" },
  { board_head, "red place construction L slot 7", YC_RULE_PAY_SHORT, YC_BOOK_SPANISH, 0, NULL },
  { board_head, "red use 01 L", YC_RULE_PLACE_OCCUPIED, YC_BOOK_CZECH, 6,
    "UMÍSTĚNÍ PRACOVNÍKŮ NA KARTY BUDOV" },
  { board_head, "red place mine-2 L", YC_RULE_PLACE_OCCUPIED, YC_BOOK_CZECH, 6,
    "UMÍSTĚNÍ PRACOVNÍKŮ NA HLAVNÍ DESKU" },
  { board_head, "red place fighters LL", YC_RULE_PLACE_WORKER_COUNT, YC_BOOK_PORTUGUESE, 6,
    "ALOCANDO NO TABULEIRO CENTRAL" },
  { board_head, "red use 01 LL", YC_RULE_PLACE_WORKER_COUNT, YC_BOOK_PORTUGUESE, 6,
    "REQUISITOS DO TRABALHADOR" },
  { board_head, "red place mine-2 e", YC_RULE_PLACE_NO_SUCH_WORKER, YC_BOOK_SPANISH, 0,
    "4. Prepare los suministros del reproductor" },
  { board_head, "red place university-4 L take ES", YC_RULE_TAKE_NOT_OFFERED, YC_BOOK_CZECH, 9,
    "PRACOVNÍ AKCE NA HLAVNÍ DESCE" },
  { board_head, "red place university-2 L take EE", YC_RULE_TAKE_TOO_MANY, YC_BOOK_PORTUGUESE, 9,
    "AÇÕES NO TABULEIRO CENTRAL" },
  { board_head, "red place mine-2 L take E", YC_RULE_TAKE_NOT_OFFERED, YC_BOOK_SPANISH, 0,
    "Acciones de los trabajadores de la placa principal" },
  { board_head, "red use 11 L take E", YC_RULE_TAKE_NOT_OFFERED, YC_BOOK_CZECH, 13,
    "PRACOVNÍ AKCE BUDOV" },
  { board_head, "red use 01 L", YC_RULE_SPY_LIMIT, YC_BOOK_PORTUGUESE, 12,
    "O Espaço de Espionagem permite recrutar espiões" },
  { board_head, "red use 01 L", YC_RULE_SPY_NONE, YC_BOOK_SPANISH, 0, NULL },
  { board_head, "red end", YC_RULE_GAME_OVER, YC_BOOK_PORTUGUESE, 16,
    "A partida acaba imediatamente" },
  { board_head, "red end", YC_RULE_GAME_OVER, YC_BOOK_SPANISH, 0, NULL },
  { card_head, "red end", YC_RULE_GAME_OVER, YC_BOOK_PORTUGUESE, 0, "VENCENDO" },
  { solo_head, "red end", YC_RULE_GAME_OVER, YC_BOOK_PORTUGUESE, 0, "JOGO SOLITÁRIO" },
  { card_head, "red activate f1 pool L discard red", YC_RULE_CHAIN_OWN_TARGET, YC_BOOK_PORTUGUESE,
    0, "FÁBRICA" },
  { card_head, "red spy red card", YC_RULE_CHAIN_OWN_TARGET, YC_BOOK_PORTUGUESE, 0, "ESPIONAGEM" },
  { card_head, "red agent red yellowcake", YC_RULE_CHAIN_OWN_TARGET, YC_BOOK_PORTUGUESE, 0,
    "AGENTE DUPLO" },
  { card_head, "red agent blue yellowcake", YC_RULE_SPY_NO_YELLOWCAKE, YC_BOOK_PORTUGUESE, 0,
    "AGENTE DUPLO" },
  { card_head, "red spy blue yellowcake", YC_RULE_SPY_NO_YELLOWCAKE, YC_BOOK_PORTUGUESE, 0,
    "ESPIONAGEM" },
  { card_head, "red activate f1 pool L", YC_RULE_FACTORY_CHOICE, YC_BOOK_PORTUGUESE, 0, "FÁBRICA" },
  { solo_head, "red activate f1 pool L", YC_RULE_FACTORY_CHOICE, YC_BOOK_PORTUGUESE, 0,
    "JOGO SOLITÁRIO" },
  { card_head, "red activate double-agent pool L", YC_RULE_CHAIN_WRONG_TARGET, YC_BOOK_PORTUGUESE,
    0, "AGENTE DUPLO" },
  { card_head, "red activate p1 pool L", YC_RULE_CHAIN_PERSONNEL, YC_BOOK_PORTUGUESE, 0,
    "CONSTRUINDO E CARREGANDO BOMBAS" },
  { card_head, "red activate engineer pool L", YC_RULE_CHAIN_PERSONNEL, YC_BOOK_PORTUGUESE, 0,
    "LOCAIS DE REFERÊNCIA" },
  { held_head, "red activate m1 side f1", YC_RULE_CHAIN_NO_SUCH_CARD, YC_BOOK_PORTUGUESE, 0,
    "VISÃO GERAL DO JOGO" },
  { held_head, "red activate f1 side m1 discard blue ?", YC_RULE_CHAIN_NO_SUCH_CARD,
    YC_BOOK_PORTUGUESE, 0, "VISÃO GERAL DO JOGO" },
  { held_head, "red activate f1 pool L discard blue e1", YC_RULE_CHAIN_NO_SUCH_CARD,
    YC_BOOK_PORTUGUESE, 0, "FÁBRICA" },
  { solo_held_head, "red agent play f1 from m1", YC_RULE_CHAIN_NO_SUCH_CARD, YC_BOOK_PORTUGUESE, 0,
    "JOGO SOLITÁRIO" },
};

/* The reason of a rule, with its facts where the play breaks it. */
static YcReason
reason_of (YcSession *session, const YcPlay *play, YcRule rule)
{
  YcRuling ruling;
  yc_session_judge_play (session, play, &ruling);
  for (int i = 0; i < ruling.n_reasons; i++)
    if (ruling.reasons[i].rule == rule)
      return ruling.reasons[i];
  return (YcReason){ .rule = rule, .seat = -1, .holder = -1, .card = YC_NONE };
}

static const YcPrint *
print_in (const GArray *sources, YcBook book)
{
  static const YcPrint nowhere = { NULL, NULL, 0 };
  for (guint i = 0; i < sources->len; i++)
    if (g_array_index (sources, YcSource, i).book == book)
      return g_array_index (sources, YcSource, i).print;
  return &nowhere;
}

static void
test_cases (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    const Case *c = &cases[i];
    g_autoptr (GError) error = NULL;
    g_autoptr (YcSession) session = told_begin (c->head);
    YcPlay play;
    yc_session_read_play (session, c->line, &play, &error);
    g_assert_no_error (error);
    const YcReason reason = reason_of (session, &play, c->rule);
    const YcFacts facts
      = { yc_session_get_record (session), yc_session_get_position (session), &play, &reason };
    g_autoptr (GArray) sources = yc_sources_of_reason (&facts);
    const YcPrint *print = print_in (sources, c->book);
    if (g_strcmp0 (print->heading, c->heading) != 0 || print->page != c->page)
      g_test_fail_printf ("%s: %s, p. %d", c->line, print->heading, print->page);
  }
}

/* ---- The reader ------------------------------------------------------------------------------ */

static void
test_reader (void)
{
  static const struct {
    const char *language, *words;
  } readers[] = {
    { "en", "Czech rulebook, p. 5: “Retrieve Workers” (STAŽENÍ PRACOVNÍKŮ); Portuguese rulebook, "
            "p. 5: “Retrieve Workers” (RECOLHER TRABALHADORES); Spanish rulebook: “Retrieve "
            "Workers” (Recuperar trabajadores)" },
    { "pt_BR",
      "Portuguese rulebook, p. 5: “RECOLHER TRABALHADORES”; Czech rulebook, p. 5: “Retrieve "
      "Workers” (STAŽENÍ PRACOVNÍKŮ); Spanish rulebook: “Retrieve Workers” (Recuperar "
      "trabajadores)" },
    { "es_MX", "Spanish rulebook: “Recuperar trabajadores”; Czech rulebook, p. 5: “Retrieve "
               "Workers” (STAŽENÍ PRACOVNÍKŮ); Portuguese rulebook, p. 5: “Retrieve Workers” "
               "(RECOLHER TRABALHADORES)" },
    { "de:cs", "Czech rulebook, p. 5: “STAŽENÍ PRACOVNÍKŮ”; Portuguese rulebook, p. 5: “Retrieve "
               "Workers” (RECOLHER TRABALHADORES); Spanish rulebook: “Retrieve Workers” "
               "(Recuperar trabajadores)" },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (readers); i++) {
    read_by (readers[i].language);
    g_autoptr (GArray) sources
      = yc_sources_of_rule (&yc_manhattan_game, YC_RULE_RETRIEVE_NOTHING_OF_OWN);
    g_autofree char *words = yc_sources_words (sources);
    g_assert_cmpstr (words, ==, readers[i].words);
  }
  read_by ("en");
}

/* A part of a long section is named; what the record needs is in no book. */
static void
test_words (void)
{
  g_autoptr (GArray) market = yc_sources_of_rule (&yc_manhattan_game, YC_RULE_MARKET_EMPTY_SLOT);
  g_autoptr (GArray) record = yc_sources_of_rule (&yc_manhattan_game, YC_RULE_UNDO_NOTHING);
  g_autofree char *of_market = yc_source_words (&g_array_index (market, YcSource, 0));
  g_autofree char *of_record = yc_sources_words (record);
  g_assert_cmpstr (of_market, ==,
                   "Czech rulebook, p. 8: “Main Board Worker Actions: Construction” (PRACOVNÍ AKCE "
                   "NA HLAVNÍ DESCE: Stavba)");
  g_assert_cmpstr (of_record, ==, "In no printed rulebook: this keeps the record itself in order.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  read_by ("en");
  g_test_add_func ("/sources/headings", test_headings);
  g_test_add_func ("/sources/pages", test_pages);
  g_test_add_func ("/sources/every-rule", test_every_rule);
  g_test_add_func ("/sources/cases", test_cases);
  g_test_add_func ("/sources/reader", test_reader);
  g_test_add_func ("/sources/words", test_words);
  return g_test_run ();
}
