/* test-cases.c: disputes read off a record, and when the same is asked again. */

#include "cases.h"

#include <string.h>

#define HEAD                                                                                       \
  "yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\nplayer blue \"Bo\"\n"                 \
  "market 01 11 21 02 12 22 37\n"

typedef struct {
  YcRecord *record;
  YcTimeline *timeline;
  GPtrArray *cases;
} Table;

static void
table_open (Table *table, const char *plays)
{
  YcError why;
  g_autofree char *text = g_strconcat (HEAD, plays, NULL);
  table->record = yc_record_read (text, strlen (text), &why);
  g_assert_nonnull (table->record);
  table->timeline = yc_timeline_new (table->record, UINT32_MAX);
  table->cases = yc_cases_of (table->record, table->timeline);
}

static void
table_close (Table *table)
{
  g_ptr_array_unref (table->cases);
  yc_timeline_free (table->timeline);
  yc_record_free (table->record);
}

/* The question of the last event but one, to which the last objects. */
static char *
facts_of (const char *plays)
{
  Table table;
  table_open (&table, plays);
  g_assert_cmpuint (table.cases->len, ==, 1);
  YcCase *dispute = g_ptr_array_index (table.cases, 0);
  char *facts = g_strdup (dispute->facts);
  table_close (&table);
  return facts;
}

static void
check_same (const char *one, const char *other, gboolean same)
{
  g_autofree char *facts = facts_of (one);
  g_autofree char *others = facts_of (other);
  g_test_message ("%s / %s", facts, others);
  g_assert_cmpint (g_str_equal (facts, others), ==, same);
}

static void
test_same (void)
{
  /* whoever asks, and whatever was played before */
  check_same ("red place mine-2 L\nred end\nblue place mine-2 L\nred dispute 3\n",
              "red place mine-1 L\nred end\nblue place mine-2 L\nblue end\nred place mine-2 L\n"
              "blue dispute 5 \"x\"\n",
              TRUE);
  /* the same rule of another space, or another rule */
  check_same ("red place mine-2 L\nred end\nblue place mine-2 L\nred dispute 3\n",
              "red place mine-1 L\nred end\nblue place mine-1 L\nred dispute 3\n", FALSE);
  check_same ("red place mine-2 L\nred end\nblue place mine-2 L\nred dispute 3\n",
              "red place mine-2 L\nred end\nblue place mine-1 L\nred dispute 3\n", FALSE);
}

/* What is missing is a fact: $2 of 5 is not $3 of 5. */
static void
test_amounts (void)
{
  check_same ("table adjust red yellowcake =1\nred place factory-1 L\nred dispute 2\n",
              "table adjust red yellowcake =2\nred place factory-1 L\nred dispute 2\n", FALSE);
  check_same ("table adjust red yellowcake =1\nred place factory-1 L\nred dispute 2\n",
              "table adjust red yellowcake =1\nred place factory-1 L\ntable dispute 2\n", TRUE);
}

/* What was objected to is what counts, though it was corrected since. */
static void
test_corrected (void)
{
  Table table;
  table_open (&table, "red place mine-2 L\nred place mine-1 L\nblue dispute 2 \"twice\"\n"
                      "table amend 2 nothing\ntable settle 2 upheld\n");
  YcCase *dispute = g_ptr_array_index (table.cases, 0);
  g_assert_cmpuint (dispute->event, ==, 2);
  g_assert_cmpstr (dispute->play, ==, "red place mine-1 L");
  g_assert_cmpstr (dispute->rule, ==, "place.second");
  g_assert_cmpuint (dispute->settled, ==, 5);
  g_assert_cmpint (dispute->dispute.state, ==, YC_DISPUTE_UPHELD);
  table_close (&table);
}

/* Objected to again it is open, and was settled all the same. */
static void
test_again (void)
{
  Table table;
  table_open (&table, "red place mine-2 L\nblue dispute 1\ntable settle 1 left\n"
                      "table settle 1 upheld\nblue dispute 1 \"again\"\n");
  YcCase *dispute = g_ptr_array_index (table.cases, 0);
  g_assert_null (dispute->rule);
  g_assert_cmpuint (dispute->settled, ==, 3);
  g_assert_cmpint (dispute->dispute.state, ==, YC_DISPUTE_OPEN);
  table_close (&table);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/cases/same", test_same);
  g_test_add_func ("/session/cases/amounts", test_amounts);
  g_test_add_func ("/session/cases/corrected", test_corrected);
  g_test_add_func ("/session/cases/again", test_again);
  return g_test_run ();
}
