/* test-chain-wish.c: how a play that is looked at gathers what there is to say against it. */

#include "chain-records.h"
#include "chain/wish.h"

typedef struct {
  YcPlay play;
  YcRuling ruling;
  YcWish wish;
} Look;

static void
begin (Look *look)
{
  static const YcSetup setup;
  static const YcChain chain;

  look->play = (YcPlay){ .verb = YC_ACTIVATE };
  yc_wish_begin (&look->wish, &setup, &chain, &look->play, &look->ruling);
}

/* The gravest verdict is that of the whole, in whatever order it is found. */
static void
test_gravest (void)
{
  Look look;

  begin (&look);
  g_assert_cmpint (look.ruling.verdict, ==, YC_LEGAL);
  yc_wish_remark (&look.wish, YC_RULE_CHAIN_NO_SUCH_CARD, YC_UNSEEN);
  g_assert_cmpint (look.ruling.verdict, ==, YC_UNSEEN);
  yc_wish_refuse (&look.wish, YC_RULE_CHAIN_POOL, YC_CARDS, 3);
  yc_wish_remark (&look.wish, YC_RULE_CHAIN_MIXED_PERSONNEL, YC_UNSAID);
  g_assert_cmpint (look.ruling.verdict, ==, YC_ILLEGAL);
  g_assert_cmpint (look.ruling.n_reasons, ==, 3);
  g_assert_cmpint (look.ruling.reasons[1].card, ==, 3);
  g_assert_cmpint (yc_ruling_first (&look.ruling)->rule, ==, YC_RULE_CHAIN_POOL);
}

/* What is about hands, row and piles cannot be let stand; one such reason among others is enough.
 */
static void
test_refused (void)
{
  Look look;

  begin (&look);
  yc_wish_refuse (&look.wish, YC_RULE_CHAIN_PERSONNEL, YC_CARDS, 0);
  g_assert_false (look.ruling.refused);
  yc_wish_refuse (&look.wish, YC_RULE_CHAIN_NO_SUCH_CARD, YC_CARDS, 0);
  g_assert_true (look.ruling.refused);
  yc_wish_refuse (&look.wish, YC_RULE_CHAIN_RESOURCES, YC_CARDS, 0);
  g_assert_true (look.ruling.refused);
  /* not seen is not refused */
  begin (&look);
  yc_wish_remark (&look.wish, YC_RULE_CHAIN_NO_SUCH_CARD, YC_UNSEEN);
  g_assert_false (look.ruling.refused);
}

/* However many cards a rule is broken by, the rules after it are told as well, and no more is
 * written than there is room for. */
static void
test_many (void)
{
  Look look;

  begin (&look);
  for (int i = 0; i < 2 * YC_MAX_REASONS; i++)
    yc_wish_remark (&look.wish, YC_RULE_CHAIN_NO_SUCH_CARD, YC_UNSEEN);
  for (int i = 0; i < 2 * YC_MAX_REASONS; i++)
    yc_wish_refuse (&look.wish, YC_RULE_CHAIN_RESOURCES, YC_CARDS, i);
  g_assert_nonnull (yc_ruling_first (&look.ruling));
  g_assert_cmpint (yc_ruling_first (&look.ruling)->rule, ==, YC_RULE_CHAIN_RESOURCES);
  g_assert_cmpint (yc_ruling_first (&look.ruling)->card, ==, 0);
  yc_wish_refuse (&look.wish, YC_RULE_PLAN_NOT_IN_ROW, YC_BOMBS, 5);
  g_assert_cmpint (look.ruling.reasons[look.ruling.n_reasons - 1].card, ==, 5);
  g_assert_cmpint (look.ruling.verdict, ==, YC_ILLEGAL);
  g_assert_true (look.ruling.refused);
}

/* Where there is no room at all, a reason can still be filled in. */
static void
test_full (void)
{
  Look look;

  begin (&look);
  for (int rule = 0; rule < YC_MAX_REASONS; rule++)
    yc_wish_refuse (&look.wish, (YcRule) rule, YC_CARDS, 0);
  g_assert_cmpint (look.ruling.n_reasons, ==, YC_MAX_REASONS);
  YcReason *more = yc_wish_refuse (&look.wish, (YcRule) YC_MAX_REASONS, YC_BOMBS, 5);
  g_assert_true (more == &look.ruling.reasons[YC_MAX_REASONS]);
  g_assert_cmpint (look.ruling.n_reasons, ==, YC_MAX_REASONS);
  g_assert_cmpint (look.ruling.reasons[YC_MAX_REASONS - 1].card, ==, 0);
}

static bool
refuse_pool (YcWish *wish)
{
  yc_wish_refuse (wish, YC_RULE_CHAIN_POOL, YC_CARDS, 0);
  return true;
}

static bool
refuse_card (YcWish *wish)
{
  yc_wish_refuse (wish, YC_RULE_CHAIN_NO_SUCH_CARD, YC_CARDS, 0);
  return false;
}

static const YcQuestion pool_questions[] = { { YC_RULE_CHAIN_POOL, refuse_pool }, YC_NO_QUESTION };
static const YcQuestion all_questions[] = { { YC_RULE_CHAIN_POOL, refuse_pool },
                                            { YC_RULE_CHAIN_NO_SUCH_CARD, refuse_card },
                                            { YC_RULE_CHAIN_POOL, refuse_pool },
                                            YC_NO_QUESTION };

/* Questions are asked in their order, until one of them leaves nothing to ask. */
static void
test_ask (void)
{
  Look look;

  begin (&look);
  g_assert_true (yc_wish_ask (&look.wish, pool_questions));
  g_assert_cmpint (look.ruling.n_reasons, ==, 1);
  begin (&look);
  g_assert_false (yc_wish_ask (&look.wish, all_questions));
  g_assert_cmpint (look.ruling.n_reasons, ==, 2);
  g_assert_cmpint (look.ruling.reasons[0].rule, ==, YC_RULE_CHAIN_POOL);
  g_assert_cmpint (look.ruling.reasons[1].rule, ==, YC_RULE_CHAIN_NO_SUCH_CARD);
}

/* Questions whose reasons are not told still say whether the play can stand. */
static void
test_unsaid (void)
{
  Look look;

  begin (&look);
  yc_wish_tell_unseen (&look.wish, YC_RULE_CARD_UNKNOWN_NUMBER, YC_CARDS, 0);
  yc_wish_ask_unsaid (&look.wish, pool_questions);
  g_assert_false (look.ruling.refused);
  yc_wish_ask_unsaid (&look.wish, all_questions);
  g_assert_true (look.ruling.refused);
  g_assert_cmpint (look.ruling.n_reasons, ==, 1);
  g_assert_cmpint (look.ruling.verdict, ==, YC_UNSEEN);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chain-wish/gravest", test_gravest);
  g_test_add_func ("/chain-wish/refused", test_refused);
  g_test_add_func ("/chain-wish/many", test_many);
  g_test_add_func ("/chain-wish/full", test_full);
  g_test_add_func ("/chain-wish/ask", test_ask);
  g_test_add_func ("/chain-wish/unsaid", test_unsaid);
  return g_test_run ();
}
