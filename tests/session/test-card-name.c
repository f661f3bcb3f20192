/* test-card-name.c: names from numbers, and which cards are alike. */

#include "card-name.h"
#include "cards-of.h"
#include "manhattan/board.h"
#include "chain/chain.h"

static gboolean
is_never_taken (const char *name, gpointer data)
{
  (void) name;
  (void) data;
  return FALSE;
}

static gboolean
is_in_set (const char *name, gpointer data)
{
  return g_hash_table_contains (data, name);
}

/* The names in the catalogue are what the numbers of its cards propose. */
static void
test_names_of_the_catalogue (void)
{
  static const char *const keys[]
    = { "card mine-eee-y5", "card mine-ee-y3", "card enrich-s-y3-u2", "card factory-2-2",
        "card univ-1-ss",   "card univ-2-eee", "plan plan-sse-u4",    "plan plan-see-u2" };
  YcRecord *record = cards_of (&yc_chain_game, "");
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++) {
    const YcCard *card = yc_catalogue_find (&yc_record_setup (record)->catalogue, keys[i]);
    g_assert_nonnull (card);
    g_autofree char *name = yc_card_propose_name (card, is_never_taken, NULL);
    g_assert_cmpstr (name, ==, card->id);
    g_autofree char *key = yc_card_key (card);
    g_assert_cmpstr (key, ==, keys[i]);
  }
  yc_record_free (record);
}

static void
test_taken (void)
{
  g_autoptr (GHashTable) taken = g_hash_table_new (g_str_hash, g_str_equal);
  YcRecord *record = cards_of (&yc_chain_game, "card a mine needs EEE gives Y5 side SL\n");
  const YcCard *card = yc_catalogue_find (&yc_record_setup (record)->catalogue, "card a");
  g_hash_table_add (taken, (gpointer) "mine-eee-y5");
  g_autofree char *second = yc_card_propose_name (card, is_in_set, taken);
  g_assert_cmpstr (second, ==, "mine-eee-y5-ls");
  g_hash_table_add (taken, second);
  g_autofree char *third = yc_card_propose_name (card, is_in_set, taken);
  g_assert_cmpstr (third, ==, "mine-eee-y5-ls-2");
  yc_record_free (record);
}

/* A name has always a hyphen, so it is never a word of the plays; and never like x2. */
static void
test_nothing_known (void)
{
  YcRecord *record = cards_of (&yc_chain_game, "card a factory x?\ncard b mine x?\n");
  const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;
  g_autofree char *factory
    = yc_card_propose_name (yc_catalogue_find (catalogue, "card a"), is_never_taken, NULL);
  g_autofree char *mine
    = yc_card_propose_name (yc_catalogue_find (catalogue, "card b"), is_never_taken, NULL);
  g_assert_cmpstr (factory, ==, "factory-2");
  g_assert_cmpstr (mine, ==, "mine-2");
  yc_record_free (record);
}

static const YcCard *
alike (const YcCatalogue *catalogue, const char *key)
{
  return yc_catalogue_find_alike (catalogue, yc_catalogue_find (catalogue, key));
}

static void
test_alike (void)
{
  YcRecord *record
    = cards_of (&yc_chain_game, "card a mine x2 needs EEE gives Y5 side L source \"seen\"\n"
                                "card b mine x2 needs EEE gives Y5 side S\n"
                                "card c mine x? needs unknown gives ? \n"
                                "card d mine x? needs unknown gives ? \n");
  const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;
  g_assert_cmpstr (alike (catalogue, "card a")->id, ==, "mine-eee-y5");
  g_assert_null (alike (catalogue, "card b"));
  g_assert_null (alike (catalogue, "card c"));
  yc_record_free (record);
}

static void
test_complete (void)
{
  YcRecord *record = cards_of (&yc_chain_game, "card f factory x1 needs ? draws 1 side -\n");
  const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;
  g_assert_true (yc_card_is_complete (yc_catalogue_find (catalogue, "card mine-eee-y5")));
  g_assert_true (yc_card_is_complete (yc_catalogue_find (catalogue, "plan plan-sse-u4")));
  g_assert_false (yc_card_is_complete (yc_catalogue_find (catalogue, "plan plan-see-u2")));
  g_assert_false (yc_card_is_complete (yc_catalogue_find (catalogue, "card mine-ee-y3")));
  g_assert_false (yc_card_is_complete (yc_catalogue_find (catalogue, "card f")));
  g_assert_false (yc_card_is_complete (yc_catalogue_find (catalogue, "landmark uranium")));
  g_assert_false (yc_card_is_complete (yc_catalogue_find (catalogue, "loaded")));
  yc_record_free (record);
}

/* One id may be a building and a bomb: the key tells them apart. */
static void
test_keys_of_the_board (void)
{
  YcRecord *record = cards_of (&yc_manhattan_game, "prices 1 2 3 4 5 6 7\n");
  const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;
  g_assert_cmpint (yc_catalogue_find (catalogue, "card 11")->kind, ==, YC_KIND_MINE);
  g_assert_cmpint (yc_catalogue_find (catalogue, "bomb 11")->kind, ==, YC_KIND_URANIUM_BOMB);
  g_assert_cmpint (yc_catalogue_find (catalogue, "space mine-1")->kind, ==, YC_KIND_SPACE);
  g_assert_null (yc_catalogue_find (catalogue, "loaded"));
  g_autofree char *prices = yc_prices_definition (catalogue);
  g_assert_cmpstr (prices, ==, "prices 1 2 3 4 5 6 7");
  yc_record_free (record);
}

static void
test_parts_of_a_key (void)
{
  g_assert_cmpstr (yc_key_name ("plan p6"), ==, "p6");
  g_assert_cmpstr (yc_key_name ("plan "), ==, "");
  g_assert_cmpstr (yc_key_name ("loaded"), ==, "");
  g_assert_cmpint (yc_key_kind (&yc_chain_game, "plan ")->kind, ==, YC_KIND_PLAN);
  g_assert_cmpint (yc_key_kind (&yc_chain_game, "card m5")->drawer, ==, YC_CARDS);
  g_assert_null (yc_key_kind (&yc_chain_game, "bomb 01"));
  g_assert_null (yc_key_kind (&yc_chain_game, "plants 1"));
  g_autofree char *key = yc_kind_key (yc_key_kind (&yc_manhattan_game, "bomb 01"), "02");
  g_assert_cmpstr (key, ==, "bomb 02");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-name/catalogue", test_names_of_the_catalogue);
  g_test_add_func ("/card-name/taken", test_taken);
  g_test_add_func ("/card-name/nothing-known", test_nothing_known);
  g_test_add_func ("/card-name/alike", test_alike);
  g_test_add_func ("/card-name/complete", test_complete);
  g_test_add_func ("/card-name/board", test_keys_of_the_board);
  g_test_add_func ("/card-name/parts-of-a-key", test_parts_of_a_key);
  return g_test_run ();
}
