/* test-words.c: plays, facts and rulings in words. */

#include <string.h>

#include "samples.h"
#include "view.h"
#include "words.h"
#include "manhattan/board.h"
#include "chain/chain.h"

/* ---- Rules ------------------------------------------------------------------------------------
 */

static void
test_every_rule (void)
{
  for (const YcGame *const *game = yc_games; *game; game++)
    for (YcRule rule = 0; rule < (*game)->n_rules; rule++) {
      const char *words = yc_words_rule (*game, rule);
      g_assert_true (g_str_has_suffix (words, "."));
      for (YcRule other = 0; other < rule; other++)
        g_assert_cmpstr (words, !=, yc_words_rule (*game, other));
    }
}

static void
test_every_verdict (void)
{
  for (YcVerdict verdict = YC_LEGAL; verdict <= YC_ILLEGAL; verdict++)
    g_assert_cmpuint (strlen (yc_words_verdict (verdict)), >, 3);
}

/* ---- Samples ----------------------------------------------------------------------------------
 */

static void
check_sentence (YcSession *session, YcEntry *entry, const char *file)
{
  const char *sentence = yc_entry_get_sentence (entry);
  const YcVerb verb = yc_record_verb (yc_session_get_record (session), yc_entry_get_event (entry));
  const gboolean free_text = verb == YC_NOTE || verb == YC_AMEND || strstr (sentence, "Reason:");
  if (g_test_verbose ())
    g_print ("%s | %s\n", yc_entry_get_text (entry), sentence);
  if (!*sentence || !(free_text || g_str_has_suffix (sentence, ".")) || strstr (sentence, "  ")
      || strstr (sentence, "%") || strstr (sentence, "(null)"))
    g_error ("%s: %s: %s", file, yc_entry_get_text (entry), sentence);
}

static void
check_reasons (YcSession *session, guint event, const char *file)
{
  const YcRuling *ruling = yc_timeline_ruling (yc_session_get_timeline (session), event);
  const YcRecord *record = yc_session_get_record (session);
  YcPlay play;
  yc_record_event (record, event, &play);
  for (int i = 0; ruling && i < ruling->n_reasons; i++) {
    g_autofree char *why
      = yc_words_reason (record, yc_session_get_position (session), &play, &ruling->reasons[i]);
    if (g_test_verbose ())
      g_print ("    %s: %s\n", yc_rule_id (yc_record_game (record), ruling->reasons[i].rule), why);
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
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  for (guint event = 1; event <= yc_session_get_n_events (session); event++) {
    check_sentence (session, yc_view_get_entry (view, event), file);
    check_reasons (session, event, file);
  }
}

/* ---- Things -----------------------------------------------------------------------------------
 */

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

/* A game that nobody has words for is told in those that all games share. */
static void
test_game_without_words (void)
{
  static const YcGame counters = { .id = "counters" };
  const YcCard mine = { .game = &counters, .kind = YC_KIND_MINE };
  g_autofree char *amount = yc_words_amount (&counters, YC_URANIUM, 2);
  g_assert_cmpstr (yc_words_game (&counters), ==, "counters");
  g_assert_cmpstr (amount, ==, "2 enriched uranium");
  g_assert_cmpstr (yc_words_rule (&counters, YC_RULE_GAME_OVER), ==,
                   "After the end of the game nothing more is played.");
  g_assert_cmpstr (yc_words_kind_of (&mine), ==, "Mine");
  g_assert_null (yc_words_option_id (&counters, 0));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/rules", test_every_rule);
  g_test_add_func ("/words/verdicts", test_every_verdict);
  g_test_add_func ("/words/workers", test_workers);
  g_test_add_func ("/words/options", test_options);
  g_test_add_func ("/words/game-without-words", test_game_without_words);
  yc_samples_add_tests ("/words/samples", test_sample);
  return g_test_run ();
}
