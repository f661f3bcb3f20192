/* test-archive-order.c: the list of sessions in each of its orders, against a plain array. */

#include "archive.h"
#include "caches.h"

#include "ledger-fixture.h"
#include "persons.h"
#include "told-facts.h"

#define MANY 70

typedef struct {
  gint64 id;
  int begun; /* minutes */
  int points;
  int n_events;
  gboolean read;
  gboolean hidden;
  gboolean with_zofie;
} Plain;

/* In the order that is asked for; nobody has read those at the end. */
static YcOrder plain_order;

static int
compare_plain (gconstpointer one, gconstpointer other)
{
  const Plain *left = one, *right = other;
  int by = 0;

  if (plain_order == YC_ORDER_OLDEST)
    return left->begun != right->begun ? left->begun - right->begun : (int) (left->id - right->id);
  if (plain_order != YC_ORDER_NEWEST && left->read != right->read)
    return right->read - left->read;
  if (plain_order == YC_ORDER_POINTS && left->read)
    by = right->points - left->points;
  if (plain_order == YC_ORDER_LENGTH && left->read)
    by = right->n_events - left->n_events;
  if (by != 0)
    return by;
  return left->begun != right->begun ? right->begun - left->begun : (int) (right->id - left->id);
}

static void
write_plain (Ledger *ledger, Plain *plain)
{
  g_autofree char *uuid = g_strdup_printf ("uuid-%d", g_test_rand_int ());
  g_autofree char *date = NULL;
  const int points[] = { plain->points - 3, plain->points, plain->points - 9 };
  const gboolean winner[] = { FALSE, TRUE, FALSE };
  YcLedgerHead head;
  YcOutcome outcome = { .points = points, .winner = winner };

  plain->begun = g_test_rand_int_range (0, 40);
  date = g_strdup_printf ("2026-03-01T19:%02d:00+01:00", plain->begun);
  head = plain->with_zofie ? table_of_two (uuid, date) : table_of_three (uuid, date);
  plain->id = outcome.session = ledger_begin (ledger, &head);
  outcome.n_events = (unsigned) plain->n_events;
  outcome.n_seats = head.n_seats;
  ledger_append (ledger, plain->id, 1, outcome.n_events);
  if (plain->read)
    g_assert_true (yc_caches_tell (ledger->database, &outcome, NULL));
  if (plain->hidden)
    g_assert_true (yc_told_tell (ledger->database, plain->id, YC_TOLD_HIDDEN, "yes", NULL));
}

/* Page by page, each of a random length. */
static void
assert_in_order (Ledger *ledger, GArray *plain, const YcChoice *choice)
{
  const YcArchiveEntry *last = NULL;
  g_autoptr (GPtrArray) pages = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  guint at = 0;

  plain_order = choice->order;
  g_array_sort (plain, compare_plain);
  for (guint length = 1; length > 0;) {
    g_autoptr (GError) error = NULL;
    GPtrArray *page = yc_archive_list (ledger->database, choice, last,
                                       (unsigned) g_test_rand_int_range (1, 9), &error);

    g_assert_no_error (error);
    g_ptr_array_add (pages, page);
    length = page->len;
    for (guint i = 0; i < page->len; i++) {
      const Plain *expected;

      do {
        g_assert_cmpuint (at, <, plain->len);
        expected = &g_array_index (plain, Plain, at++);
      } while (expected->hidden || (choice->words.n_terms > 0 && !expected->with_zofie));
      last = g_ptr_array_index (page, i);
      g_assert_cmpint (last->id, ==, expected->id);
    }
  }
  for (; at < plain->len; at++) {
    const Plain *left = &g_array_index (plain, Plain, at);

    g_assert_true (left->hidden || (choice->words.n_terms > 0 && !left->with_zofie));
  }
}

static void
every_order_is_that_of_a_plain_array (Ledger *ledger, gconstpointer data)
{
  const YcForm form = { .field = YC_FIELD_PLAYER, .text = (char *) "zof" };
  const YcTerm term = { .forms = &form, .n_forms = 1 };
  g_autoptr (GArray) plain = g_array_new (FALSE, FALSE, sizeof (Plain));

  (void) data;
  for (int i = 0; i < MANY; i++) {
    Plain one = { .points = g_test_rand_int_range (0, 9),
                  .n_events = g_test_rand_int_range (0, 9),
                  .read = g_test_rand_int_range (0, 3) > 0,
                  .hidden = g_test_rand_int_range (0, 5) == 0,
                  .with_zofie = g_test_rand_bit () };

    write_plain (ledger, &one);
    g_array_append_val (plain, one);
  }
  for (int order = YC_ORDER_NEWEST; order <= YC_ORDER_LENGTH; order++) {
    const YcChoice all = { .order = (YcOrder) order };
    const YcChoice found
      = { .order = (YcOrder) order, .words = { .terms = &term, .n_terms = 1, .n_silent = 1 } };

    assert_in_order (ledger, plain, &all);
    assert_in_order (ledger, plain, &found);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/ledger/archive/every_order_is_that_of_a_plain_array", Ledger, NULL, ledger_set_up,
              every_order_is_that_of_a_plain_array, ledger_tear_down);
  return g_test_run ();
}
