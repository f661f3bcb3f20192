/* test-manhattan-choice.c: which side of a cost or output a play means, prices, picks. */

#include "records.h"

#include "manhattan/case.h"

#include <string.h>

/* Sides of more than one letter: a play names them by the first. */
#define CARDS                                                                                      \
  "card 33 enrichment needs ? pays Y2 $3/U1 gives U1\n"                                            \
  "card 48 reactor needs ? pays Y1 $2/$3 gives P1\n"                                               \
  "card 49 factory needs ? gives $3 B1/B2\n"                                                       \
  "card 45 university needs ? gives LE/LL\n"                                                       \
  "card 46 university needs ? gives SE/ES\n"

typedef struct {
  const char *line;
  int side;         /* 0, 1, or a `YcSideIndex` */
  const char *rule; /* that is broken, or NULL */
} SideCase;

static const SideCase costs[] = {
  { "red place mine-2 L", YC_SIDE_NOTHING, NULL },
  { "red place mine-2 L pay $", YC_SIDE_NOTHING, "choice.not-offered" },
  { "red place mine-1 L", 0, NULL },
  { "red place mine-1 L pay $", YC_SIDE_UNCLEAR, "choice.not-offered" },
  { "red use 47 SS", YC_SIDE_UNCLEAR, "choice.missing" },
  { "red use 47 SS pay U", 0, NULL },
  { "red use 47 SS pay Y", 1, NULL },
  { "red use 47 SS pay P", YC_SIDE_UNCLEAR, "choice.not-offered" },
  { "red use 47 SS decline pay Y", 1, NULL },
  { "red use 33 L pay Y", 0, NULL },
  { "red use 33 L pay U", 1, NULL },
  { "red use 33 L pay $", YC_SIDE_UNCLEAR, "choice.not-offered" },
  { "red use 48 L pay Y", 0, NULL },
  { "red use 48 L pay $", 1, NULL },
};

static const SideCase outputs[] = {
  { "red place strike-1 L", YC_SIDE_NOTHING, NULL },
  { "red place strike-1 L choose F", YC_SIDE_NOTHING, "choice.not-offered" },
  { "red place university-1 L", 0, NULL },
  { "red place university-1 L take ll", 0, NULL },
  { "red place university-1 L choose L", YC_SIDE_UNCLEAR, "choice.not-offered" },
  { "red place university-4 L", YC_SIDE_UNCLEAR, "choice.missing" },
  { "red place university-4 L choose E", 0, NULL },
  { "red place university-4 L choose S", 1, NULL },
  { "red place university-4 L choose S take s", 1, NULL },
  { "red place university-4 L take s", 1, NULL },
  { "red place university-4 L take -", YC_SIDE_NOTHING, NULL },
  { "red place university-4 L take Es", YC_SIDE_UNCLEAR, "take.not-offered" },
  { "red use 24 LL take EE", 0, NULL },
  { "red use 24 LL take S", 1, NULL },
  { "red use 03 L take L", YC_SIDE_UNCLEAR, "choice.missing" },
  { "red use 03 L choose B", 1, NULL },
  { "red use 03 L choose $", YC_SIDE_UNCLEAR, "choice.not-offered" },
  { "red use 49 L choose $", 0, NULL },
  { "red use 49 L choose B", 1, NULL },
  { "red use 45 L take LE", 0, NULL },
  { "red use 45 L take LL", 1, NULL },
  { "red use 45 L take LLL", 0, NULL }, /* and more than it makes */
  { "red use 46 L choose S", 0, NULL },
  { "red use 46 L choose E", 1, NULL },
  { "red use 46 L choose L", YC_SIDE_UNCLEAR, "choice.not-offered" },
};

static void
check_side (const SideCase *c,
            const char *text,
            int (*side_of) (const YcPlay *, const YcCard *, YcRule *))
{
  g_autoptr (YcRecord) record = record_of (text);
  YcPlay play;
  YcRule rule;
  int side;

  play_of (record, c->line, &play);
  side = side_of (&play,
                  yc_board_card (yc_record_setup (record),
                                 play.verb == YC_PLACE ? YC_SPACES : YC_CARDS, play.target),
                  &rule);
  g_test_message ("%s", c->line);
  g_assert_cmpint (side, ==, c->side);
  g_assert_cmpstr (rule == YC_NO_RULE ? NULL : yc_rule_id (&yc_manhattan_game, rule), ==, c->rule);
}

/* The definitions of all cards, written from what was read of them. */
static char *
cards_again (const YcRecord *record)
{
  const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;
  GString *cards = g_string_new (NULL);

  for (int i = 0; i < catalogue->n[YC_CARDS]; i++) {
    char line[YC_MAX_LINE + 1];

    yc_card_write (&catalogue->cards[YC_CARDS][i], line, sizeof line);
    g_string_append_printf (cards, "%s\n", line);
  }
  return g_string_free (cards, FALSE);
}

/* With the cards as they are told, and as they are written then. */
static void
check_sides (const SideCase *cases,
             size_t n,
             int (*side_of) (const YcPlay *, const YcCard *, YcRule *))
{
  g_autofree char *text = board_text (2, CARDS);
  g_autoptr (YcRecord) record = record_of (text);
  g_autofree char *cards = cards_again (record);
  g_autofree char *again = board_text (2, cards);

  for (size_t i = 0; i < n; i++) {
    check_side (&cases[i], text, side_of);
    check_side (&cases[i], again, side_of);
  }
}

static void
test_costs (void)
{
  check_sides (costs, G_N_ELEMENTS (costs), yc_play_cost);
}

static void
test_outputs (void)
{
  check_sides (outputs, G_N_ELEMENTS (outputs), yc_play_output);
}

static void
test_prices (void)
{
  static const int prices[YC_SLOTS] = { 2, 3, 5, 7, 10, 14, 20 };
  static const YcWorkers laborer = { .permanent = { 1, 0, 0 } };
  static const YcWorkers contractor = { .contractor = { 0, 1, 0 } };
  g_autofree char *text = board_text (2, "");
  g_autoptr (YcRecord) record = record_of (text);

  for (int slot = 1; slot <= YC_SLOTS; slot++) {
    int engineer = slot <= 2 ? 0 : prices[slot - 1];
    g_assert_cmpint (yc_board_price (yc_record_setup (record), slot, &laborer), ==,
                     prices[slot - 1]);
    g_assert_cmpint (yc_board_price (yc_record_setup (record), slot, &contractor), ==, engineer);
  }
}

/* For each pick the seat that takes it (`-` out of order) and `l`egal, `u`nseen or `i`llegal. */
static const struct {
  const char *line, *picks;
} drafts[] = {
  { "blue place design ES picks blue:00 green:01 red:02 blue:15", "1l 2l 0l 1l" },
  { "blue place design ES picks blue:15", "1l" },
  { "blue place design ES picks red:00 blue:01", "0l 1l" },
  { "blue place design ES picks red:00 green:01 blue:02", "0l -l 1l" },
  { "blue place design ES picks blue:00 blue:01", "1l 1l" },
  { "blue place design ES picks blue:00 blue:01 red:02", "1l 1l -l" },
  { "blue place design ES picks blue:00 green:00 red:?", "1l 2i 0l" },
  { "blue place design ES picks blue:03", "1i" },
};

static void
test_picks (void)
{
  static const char verdicts[] = { [YC_LEGAL] = 'l', [YC_UNSEEN] = 'u', [YC_ILLEGAL] = 'i' };
  g_autofree char *text = board_text (3, "");
  g_autoptr (YcRecord) record = record_of (text);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);

  for (size_t i = 0; i < G_N_ELEMENTS (drafts); i++) {
    g_autoptr (GString) found = g_string_new (NULL);
    YcPick picks[YC_MAX_ROW + 1];
    YcPlay play;
    play_of (record, drafts[i].line, &play);
    yc_board_picks (yc_record_setup (record), yc_board_of (yc_timeline_position (timeline)), 1,
                    &play, picks, YC_MAX_ROW + 1);
    for (int item = 0; item < play.n_items; item++)
      g_string_append_printf (found, "%s%c%c", item > 0 ? " " : "",
                              picks[item].in_order ? '0' + picks[item].seat : '-',
                              verdicts[picks[item].card]);
    g_assert_cmpstr (found->str, ==, drafts[i].picks);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/choice/costs", test_costs);
  g_test_add_func ("/choice/outputs", test_outputs);
  g_test_add_func ("/choice/prices", test_prices);
  g_test_add_func ("/choice/picks", test_picks);
  return g_test_run ();
}
