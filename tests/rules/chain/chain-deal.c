/* chain-deal.c: turns of the card game dealt at random, to solve. */

#include "chain-deal.h"

#include <string.h>

#define ODD_CARDS 18
#define SPECIALS  3

static const char *const special_ids[SPECIALS] = { "design-bomb", "espionage", "double-agent" };

static const char *
one_of (GRand *random, const char *const *words, gsize n)
{
  return words[g_rand_int_range (random, 0, (int) n)];
}

#define ONE_OF(random, words) one_of (random, words, G_N_ELEMENTS (words))

/* ---- Odd cards ---- */

/* One number after the other: what is drawn among the arguments of one call comes in any order. */
static void
add_odd_card (GRand *random, GString *text, int number)
{
  static const char *const kinds[] = { "mine", "mine", "enrichment", "university", "factory" };
  static const char *const needs[] = { "?", "??",  "E",   "S",     "EE",  "SE",   "E?",     "S??",
                                       "L", "L??", "E|S", "EE|S?", "???", "?|SS", "unknown" };
  static const char *const pays[]
    = { "", "", " pays Y1", " pays Y2", " pays U1", " pays Y1 U1", " pays Y?" };
  static const char *const gives[] = { " gives Y1",    " gives Y3",   " gives U1", " gives U2",
                                       " gives Y2 U1", " gives S",    " gives EE", " gives LL",
                                       " gives SE",    " gives Y1 E", "",          " gives U?" };
  static const char *const sides[] = { " side L",  " side E",  " side S",   " side LL", " side EE",
                                       " side SE", " side LE", " side SSE", " side -",  "" };
  const char *kind = ONE_OF (random, kinds);
  g_string_append_printf (text, "card c%d %s x?", number, kind);
  g_string_append_printf (text, " needs %s", ONE_OF (random, needs));
  g_string_append (text, ONE_OF (random, pays));
  if (strcmp (kind, "factory") == 0) {
    g_string_append_printf (text, " draws %d", g_rand_int_range (random, 0, 3));
    g_string_append_printf (text, " discards %d", g_rand_int_range (random, 0, 3));
  } else
    g_string_append (text, ONE_OF (random, gives));
  g_string_append_printf (text, "%s\n", ONE_OF (random, sides));
}

/* No Landmark gives back as much as it takes: such a turn would have no end. */
static void
add_odd_landmarks (GRand *random, GString *text)
{
  static const char *const engineers[]
    = { "needs ??? gives E", "needs ?? gives E", "needs S? gives E", "needs ? pays Y1 gives E" };
  static const char *const yellowcakes[]
    = { "needs ? gives Y1", "needs ?? gives Y1", "needs E|S gives Y2", "needs L gives Y1" };
  static const char *const uraniums[] = { "needs ? pays Y2 gives U1", "needs S pays Y1 gives U1",
                                          "needs unknown pays Y1 gives U1", "needs ?? gives U1" };
  g_string_append_printf (text, "landmark engineer %s\n", ONE_OF (random, engineers));
  g_string_append_printf (text, "landmark yellowcake %s\n", ONE_OF (random, yellowcakes));
  g_string_append_printf (text, "landmark uranium %s\n", ONE_OF (random, uraniums));
}

static void
add_odd_plans (GRand *random, GString *text)
{
  static const char *const needs[] = { "SE", "SEE", "S?", "SSE|EES", "E|SS", "LS" };
  static const char *const points[] = { "4", "5", "6", "?" };
  static const char *const loaded[] = { "needs S pays U1", "needs ? pays U1", "needs E|S pays Y1" };
  for (int i = 1; i <= 5; i++) {
    g_string_append_printf (text, "plan p%d needs %s", i, ONE_OF (random, needs));
    g_string_append_printf (text, " pays U%d", g_rand_int_range (random, 0, 4));
    g_string_append_printf (text, " points %s\n", ONE_OF (random, points));
  }
  g_string_append_printf (text, "loaded x4 %s\n", ONE_OF (random, loaded));
}

static char *
odd_head (GRand *random, int players)
{
  static const char *const seats[]
    = { "player red \"Ana\"\n", "player blue \"Bo\"\n", "player green \"Cy\"\n" };
  static const char *const rows[] = { NULL, "p1 p2 p3 p4", "p1 p2", "p1 p2 p3" };
  static const char *const mixes[] = { "", "", "option mix-personnel no\n" };
  GString *text = g_string_new ("yellowcake 1\ngame chain-reaction\nrules 1\n");
  g_string_append (text, ONE_OF (random, mixes));
  for (int i = 0; i < players; i++)
    g_string_append (text, seats[i]);
  for (int i = 0; i < ODD_CARDS; i++)
    add_odd_card (random, text, i);
  add_odd_plans (random, text);
  add_odd_landmarks (random, text);
  g_string_append_printf (text, "plans %s\n", rows[players]);
  return g_string_free (text, FALSE);
}

/* ---- The turn ---- */

/* The cards of the usual box, one word a copy. */
static GPtrArray *
deck_of_the_box (void)
{
  GPtrArray *deck = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) lines = g_strsplit (chain_box, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++) {
    char id[8];
    int copies;
    if (sscanf (lines[i], "card %7s %*s x%d", id, &copies) == 2)
      for (; copies > 0; copies--)
        g_ptr_array_add (deck, g_strdup (id));
  }
  for (int i = 0; i < 2 * SPECIALS; i++)
    g_ptr_array_add (deck, g_strdup (special_ids[i / 2]));
  return deck;
}

static GPtrArray *
deck_of_odd_cards (void)
{
  GPtrArray *deck = g_ptr_array_new_with_free_func (g_free);
  for (int i = 0; i < 2 * ODD_CARDS; i++)
    g_ptr_array_add (deck, g_strdup_printf ("c%d", i / 2));
  for (int i = 0; i < 2 * SPECIALS; i++)
    g_ptr_array_add (deck, g_strdup (special_ids[i / 2]));
  return deck;
}

static void
append_cards (GRand *random, GString *text, GPtrArray *deck, int n)
{
  for (; n > 0; n--) {
    guint at = (guint) g_rand_int_range (random, 0, (int) deck->len);
    g_string_append_printf (text, " %s", (const char *) deck->pdata[at]);
    g_ptr_array_remove_index_fast (deck, at);
  }
}

static void
append_resource (GRand *random, GString *text, const char *color, const char *good, int most)
{
  const int amount = g_rand_int_range (random, 0, most + 1);
  if (amount > 0)
    g_string_append_printf (text, "table adjust %s %s +%d\n", color, good, amount);
}

/* Alone: a first turn in which some cards go to the discard pile. */
static void
append_first_turn (GRand *random, GString *text, GPtrArray *deck)
{
  g_autoptr (GString) names = g_string_new (NULL);
  append_cards (random, names, deck, 5);
  g_string_append_printf (text, "table hand red%s\nred end discard%s\n", names->str, names->str);
}

char *
deal_text (GRand *random, int players, int cards, gboolean odd)
{
  g_autoptr (GPtrArray) deck = odd ? deck_of_odd_cards () : deck_of_the_box ();
  g_autofree char *head = odd ? odd_head (random, players) : chain_text (players, "", "");
  GString *text = g_string_new (head);
  if (players == 1)
    append_first_turn (random, text, deck);
  for (int more = cards; more > 5; more--)
    g_string_append (text, "table adjust red hand +?\n");
  for (int fewer = cards; fewer < 5; fewer++)
    g_string_append (text, "table adjust red hand -?\n");
  g_string_append (text, "table hand red");
  append_cards (random, text, deck, cards);
  g_string_append_c (text, '\n');
  append_resource (random, text, "red", "yellowcake", 3);
  append_resource (random, text, "red", "uranium", 3);
  if (players > 1)
    append_resource (random, text, "blue", "yellowcake", 2);
  if (g_rand_int_range (random, 0, 4) == 0)
    g_string_append (text, "red activate p1 ! \"a bomb that can be loaded\"\n");
  return g_string_free (text, FALSE);
}
