/* test-known.c: a record is read with what a table knows of its cards: definitions between the
 * catalogue and the head, and names that stand for others. */

#include "rules.h"

#include <glib.h>
#include <stdlib.h>
#include <string.h>

#define HEAD  "yellowcake 1\ngame chain-reaction\n"
#define SEATS "player red \"Ana\"\nplayer blue \"Bo\"\n"

static YcKnown *
known_of (const char *lines)
{
  YcKnown *known = yc_known_new ();
  g_assert_true (yc_known_add (known, lines, strlen (lines), NULL));
  return known;
}

static YcRecord *
read_with (const char *text, const char *under, const char *over, YcError *error)
{
  YcKnown *beneath = known_of (under);
  YcKnown *above = over != NULL ? known_of (over) : NULL;
  const YcBasis basis = { .under = beneath, .over = above };
  YcRecord *record = yc_record_read_with (text, strlen (text), &basis, error);
  yc_known_free (beneath);
  yc_known_free (above);
  return record;
}

/* What the record reads as, with all that it was read with. */
static void
assert_reads (const char *text, const char *under, const char *over, const char *expected)
{
  YcError why;
  YcRecord *record = read_with (text, under, over, &why);
  g_assert_nonnull (record);
  char *written = yc_record_write (record, NULL);
  g_assert_cmpstr (written, ==, expected);
  free (written);
  yc_record_free (record);
}

/* ---- Definitions ---- */

static void
test_laid_under (void)
{
  assert_reads (HEAD SEATS "card c mine x1\n", "card b mine x2\ncard a mine x1 needs E\n", NULL,
                HEAD SEATS "card b mine x2\ncard a mine x1 needs E\ncard c mine x1\n");
}

static void
test_head_wins (void)
{
  assert_reads (HEAD "card a mine x3\n" SEATS, "card a mine x1\ncard b mine x2\n", NULL,
                HEAD SEATS "card b mine x2\ncard a mine x3\n");
}

static void
test_over_wins (void)
{
  assert_reads (HEAD SEATS "card a mine x3\ncard c mine x1\n", "card a mine x1\n",
                "card a mine x2\n", HEAD SEATS "card a mine x2\ncard c mine x1\n");
}

static void
test_does_not_fit (void)
{
  YcError why;
  g_assert_null (read_with (HEAD SEATS "card b mine x20\n", "card a mine x2\n", NULL, &why));
  g_assert_cmpstr (why.detail, ==, "b");
  g_assert_null (read_with (HEAD SEATS, "card a mine x21\n", NULL, &why));
  g_assert_cmpuint (why.line, ==, 0);
  g_assert_null (read_with (HEAD SEATS "card b mine x1\ncard b mine x1\n", "", NULL, &why));
  g_assert_cmpuint (why.line, ==, 6);
}

static void
test_own_alone (void)
{
  YcRecord *record
    = read_with (HEAD SEATS "card c mine x1\nred end\n", "card a mine x1\n", NULL, NULL);
  char *head = yc_record_write_own_head (record);
  char *whole = yc_record_write_own (record);
  g_assert_cmpstr (head, ==, HEAD SEATS "card c mine x1\n");
  g_assert_cmpstr (whole, ==, HEAD SEATS "card c mine x1\nred end\n");
  g_assert_cmpuint (yc_record_n_definitions (record), ==, 2);
  g_assert_true (g_str_has_prefix (yc_record_definition (record, 1).start, "card c mine x1"));
  free (head);
  free (whole);
  yc_record_free (record);
}

/* ---- Names ---- */

static void
test_same_card (void)
{
  assert_reads (HEAD SEATS "red activate m7 side m7 pool L\ntable note \"m7\"\n"
                           "table adjust red hand +m7 -m7\ntable amend 1 red activate m7\n",
                "card m5 mine x2\nsame card m7 card m5\n", NULL,
                HEAD SEATS "card m5 mine x2\nred activate m5 side m5 pool L\ntable note \"m7\"\n"
                           "table adjust red hand +m5 -m5\ntable amend 1 red activate m5\n");
}

static void
test_chain (void)
{
  assert_reads (HEAD SEATS "red activate a side b\n", "same card a card b\nsame card b card c\n",
                NULL, HEAD SEATS "red activate c side c\n");
  /* the head's own name ends it */
  assert_reads (HEAD SEATS "card b mine x1\nred activate a side b\n",
                "same card a card b\nsame card b card c\n", NULL,
                HEAD SEATS "card b mine x1\nred activate b side b\n");
}

static void
test_circle (void)
{
  YcRecord *record = read_with (HEAD SEATS "red activate a side b\n",
                                "same card a card b\nsame card b card a\n", NULL, NULL);
  g_assert_nonnull (record);
  yc_record_free (record);
}

static void
test_rows (void)
{
  static const char plans[] = "plan p1 needs ? points 5\nplan p2 needs ? points 6\n";
  g_autofree char *apart = g_strconcat (plans, "plan p3 needs ? points 6\n", NULL);
  g_autofree char *same = g_strconcat (plans, "same plan p3 plan p2\n", NULL);
  g_autofree char *resolved = g_strconcat (HEAD SEATS, plans, "plans p1 p2\n", NULL);
  g_autofree char *kept = g_strconcat (HEAD SEATS, apart, "plans p1 p3\n", NULL);
  assert_reads (HEAD SEATS "plans p1 p3\n", same, NULL, resolved);
  assert_reads (HEAD SEATS "plans p1 p3\n", apart, NULL, kept);
  /* there is one of each */
  g_assert_null (read_with (HEAD SEATS "plans p2 p3\n", same, NULL, NULL));
}

/* The names that stand for others may be longer than what was read. */
static void
test_longer (void)
{
  g_autofree char *name = g_strnfill (300, 'n');
  g_autofree char *same = g_strdup_printf ("same card a card %s\n", name);
  g_autofree char *text
    = g_strdup_printf (HEAD SEATS "red activate %s side %s %s\n", name, name, name);
  assert_reads (HEAD SEATS "red activate a side a a\n", same, NULL, text);
  g_assert_null (read_with (HEAD SEATS "red activate a side a a a\n", same, NULL, NULL));
}

static void
test_catalogue_card (void)
{
  YcRecord *record
    = read_with (HEAD SEATS, "card a mine x1\nsame card mine-ee-y3 card a\n", NULL, NULL);
  const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;
  YcRef card = 0;
  while (strcmp (catalogue->cards[YC_CARDS][card].id, "mine-ee-y3") != 0)
    card++;
  const YcRef other = yc_record_card_of (record, YC_CARDS, card);
  g_assert_cmpstr (catalogue->cards[YC_CARDS][other].id, ==, "a");
  g_assert_cmpint (yc_record_card_of (record, YC_CARDS, other), ==, other);
  yc_record_free (record);
}

/* ---- What is known ---- */

static void
test_add_and_remove (void)
{
  YcKnown *known = known_of ("card a mine x1\nsame card b card a\n\nprices 1 2 3 4 5 6 7\n");
  YcError why;
  g_assert_false (yc_known_add (known, "card\nsame card c\nred end\ncard a mine x2\n", 41, &why));
  g_assert_cmpuint (why.line, ==, 1);
  g_assert_cmpstr (yc_known_definition (known, "card a"), ==, "card a mine x2");
  g_assert_cmpstr (yc_known_alias_of (known, "b"), ==, "a");
  g_assert_null (yc_known_definition (known, "card b"));
  YcKnown *copy = yc_known_copy (known);
  yc_known_remove (known, "card b");
  yc_known_remove (known, "card a");
  g_assert_null (yc_known_alias_of (known, "b"));
  g_assert_cmpstr (yc_known_alias_of (copy, "b"), ==, "a");
  char *file = yc_known_write (copy, yc_game_find ("chain-reaction"));
  g_assert_cmpstr (file, ==, HEAD "prices 1 2 3 4 5 6 7\ncard a mine x2\n");
  free (file);
  yc_known_free (known);
  yc_known_free (copy);
}

static void
test_key (void)
{
  static const char *const keys[][2] = {
    { "card  m5 mine x2", "card m5" },
    { "loaded x4", "loaded" },
    { "prices 1", "prices" },
    { "space mine-1", "space mine-1" },
    { "card", "" },
    { "red end", "" },
    { "", "" },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++) {
    char key[YC_MAX_LINE + 1];
    const size_t length = yc_definition_key (keys[i][0], strlen (keys[i][0]), key, sizeof key);
    g_assert_cmpstr (key, ==, keys[i][1]);
    g_assert_cmpuint (length, ==, strlen (key));
  }
}

static void
test_catalogue (void)
{
  const YcGame *game = yc_record_peek_game ("# ours\n\ngame chain-reaction\n", 28);
  YcKnown *known = known_of ("card a mine x1\n");
  YcKnown *wrong = known_of ("card a mine x21\n");
  YcError why;
  YcRecord *record = yc_record_new_catalogue (game, known, NULL);
  char *written = yc_record_write (record, NULL);
  g_assert_cmpstr (written, ==, HEAD "card a mine x1\n");
  g_assert_null (yc_record_new_catalogue (game, wrong, &why));
  g_assert_cmpuint (why.line, ==, 0);
  g_assert_null (yc_record_peek_game ("game go\n", 8));
  free (written);
  yc_record_free (record);
  yc_known_free (known);
  yc_known_free (wrong);
}

static void
test_complete (void)
{
  static const char uuid[] = "8e8b1f2e-0000-4000-8000-000000000001";
  YcRecord *record = read_with (HEAD SEATS, "", NULL, NULL);
  yc_record_complete (record, uuid, "2026-11-21T19:30:00+01:00");
  yc_record_complete (record, "another", "another");
  char *head = yc_record_write_own_head (record);
  g_assert_cmpstr (head, ==,
                   HEAD "rules 1\nsession 8e8b1f2e-0000-4000-8000-000000000001\n"
                        "date 2026-11-21T19:30:00+01:00\n" SEATS);
  g_assert_cmpuint (yc_record_rules_version (record), ==, 1);
  g_assert_true (strncmp (yc_record_head (record, YC_HEAD_SESSION).start, uuid, 36) == 0);
  free (head);
  yc_record_free (record);
}

/* ---- Catalogues read once for many records ---- */

static YcRecord *
read_on (YcPrintedCards *printed, const char *text)
{
  YcError why;
  const YcBasis basis = { .printed = printed };
  return yc_record_read_with (text, strlen (text), &basis, &why);
}

/* Everything of a catalogue as text: what is printed, and what the head puts in its place. */
static char *
cards_of (const YcRecord *record)
{
  const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;
  GString *cards = g_string_new (NULL);
  for (int drawer = 0; drawer < YC_DRAWERS; drawer++)
    for (int i = 0; i < catalogue->n[drawer]; i++) {
      char line[YC_MAX_LINE + 1];
      yc_card_write (&catalogue->cards[drawer][i], line, sizeof line);
      g_string_append_printf (cards, "%d %d %s\n", drawer, i, line);
    }
  for (int slot = 0; slot < YC_SLOTS; slot++)
    g_string_append_printf (cards, "%d ", catalogue->prices[slot]);
  return g_string_free (cards, FALSE);
}

/* One record's own cards are not found in the next, nor do its names get lost. */
static void
test_printed (void)
{
  static const char *const records[] = {
    "yellowcake 1\ngame manhattan-project\ncard 47 reactor needs S pays U1 gives P1\n"
    "prices 1 1 1 1 1 1 1\n" SEATS "red use 47 S\nred use no-such Lll\n",
    HEAD "card m5 mine x2 needs EEE gives Y5 side L\n" SEATS "red activate m5\n",
    "yellowcake 1\ngame manhattan-project\n" SEATS "red use 47 SS\nred use other L\n",
    HEAD SEATS "red activate m5\nred activate engineer pool LLL\n",
  };
  YcPrintedCards *printed = yc_printed_cards_new ();
  for (int i = 0; i < (int) G_N_ELEMENTS (records); i++) {
    YcRecord *record = read_on (printed, records[i]);
    YcRecord *alone = read_on (NULL, records[i]);
    char *cards = cards_of (record), *its = cards_of (alone);
    char *written = yc_record_write (record, NULL), *as_alone = yc_record_write (alone, NULL);
    g_assert_cmpstr (cards, ==, its);
    g_assert_cmpstr (written, ==, as_alone);
    free (written);
    free (as_alone);
    g_free (cards);
    g_free (its);
    yc_record_free (record);
    yc_record_free (alone);
  }
  yc_printed_cards_free (printed);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/known/laid-under", test_laid_under);
  g_test_add_func ("/known/head-wins", test_head_wins);
  g_test_add_func ("/known/over-wins", test_over_wins);
  g_test_add_func ("/known/does-not-fit", test_does_not_fit);
  g_test_add_func ("/known/own-alone", test_own_alone);
  g_test_add_func ("/known/same-card", test_same_card);
  g_test_add_func ("/known/chain", test_chain);
  g_test_add_func ("/known/circle", test_circle);
  g_test_add_func ("/known/rows", test_rows);
  g_test_add_func ("/known/longer", test_longer);
  g_test_add_func ("/known/catalogue-card", test_catalogue_card);
  g_test_add_func ("/known/add-and-remove", test_add_and_remove);
  g_test_add_func ("/known/key", test_key);
  g_test_add_func ("/known/catalogue", test_catalogue);
  g_test_add_func ("/known/printed", test_printed);
  g_test_add_func ("/known/complete", test_complete);
  return g_test_run ();
}
