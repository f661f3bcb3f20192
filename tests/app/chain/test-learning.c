/* test-chain-learning.c: a whole game is played at the table page with none of its cards known.
 * They are told as they lie there; in the end the record, its verdicts, the cards and the state are
 * those of the same game with the deck taught beforehand. The inputs of an activation are counted.
 */

#include "card-name.h"
#include "chain/asked-field.h"
#include "chain/chain.h"
#include "pointing.h"
#include "walk.h"
#include "widgets/card-button.h"

#include <string.h>

typedef struct {
  YcSession *taught; /* the same game with the deck known */
  Table *table;
  char *learned[YC_MAX_CARDS]; /* names by the card of the deck, or NULL */
} Game;

static const YcCard *
deck_card (Game *game, YcRef ref)
{
  return &yc_session_get_setup (game->taught)->catalogue.cards[YC_CARDS][ref];
}

static const YcCatalogue *
catalogue_of (Game *game)
{
  return &yc_session_get_setup (game->table->session)->catalogue;
}

static YcRef
learned_ref (Game *game, YcRef ref)
{
  return game->learned[ref] != NULL ? ref_of (game->table, YC_CARDS, game->learned[ref]) : YC_NONE;
}

static void
learn (Game *game, YcRef ref, YcRef learned)
{
  g_assert_cmpint (learned, >=, 0);
  g_free (game->learned[ref]);
  game->learned[ref] = g_strdup (catalogue_of (game)->cards[YC_CARDS][learned].id);
}

/* ---- What is tapped in the strip ---- */

static GtkWidget *
strip_of (Game *game)
{
  return new_card_strip (game->table);
}

/* A card of the deck is never taken for another of the deck. */
static gboolean
is_of_another (Game *game, YcRef ref, const char *name)
{
  for (YcRef other = 0; other < YC_MAX_CARDS; other++)
    if (other != ref && g_strcmp0 (game->learned[other], name) == 0)
      return TRUE;
  return FALSE;
}

/* What looks like it is the same card if somebody who sees it would say so. */
static void
answer_alike (Game *game, YcRef ref)
{
  g_autoptr (GPtrArray) alike = find_all (strip_of (game), YC_TYPE_CARD_BUTTON);

  for (guint i = 0; i < alike->len; i++) {
    const YcCard *known
      = &catalogue_of (game)->cards[YC_CARDS][yc_card_button_get_ref (alike->pdata[i])];

    if (is_of_another (game, ref, known->id) || !yc_card_agrees (known, deck_card (game, ref)))
      continue;
    click_widget (game->table, alike->pdata[i]);
    return;
  }
  click_button (game->table, strip_of (game), "Another Card");
}

static void
answer_if_asked (Game *game, YcRef ref)
{
  if (find_button (strip_of (game), "Another Card") != NULL)
    answer_alike (game, ref);
}

static void
ask_for_kind (Game *game, YcKind kind)
{
  static const char *const words[] = { [YC_KIND_MINE] = "New mine",
                                       [YC_KIND_FACTORY] = "New factory",
                                       [YC_KIND_ENRICHMENT] = "New plant",
                                       [YC_KIND_UNIVERSITY] = "New university" };
  g_autoptr (GPtrArray) buttons
    = find_all (only (game->table->page, YC_TYPE_NEW_CARD), GTK_TYPE_BUTTON);
  guint i = 0;

  while (!says (buttons->pdata[i], words[kind]))
    i++;
  click_widget (game->table, buttons->pdata[i]);
}

static void
tap_needs (Game *game, const YcCard *card)
{
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    for (int n = 0; n < card->needs[0].type[type]; n++)
      tap_cost (game->table, yc_worker_letter ((YcWorkerType) type));
  for (int n = 0; n < card->needs[0].any; n++)
    tap_cost (game->table, '?');
}

static const char *
heading_of_field (guint field)
{
  if (field == YC_PRINTED_PAYS)
    return "Cost: resources";
  if (field == YC_PRINTED_SIDE)
    return "Sideways personnel";
  if (field == YC_PRINTED_DRAWS)
    return "Cards to draw (left number)";
  return field == YC_PRINTED_DISCARDS ? "Cards to discard (right number)" : "Output";
}

/* In the letters of the chips: laborers first, then scientists. */
static char *
letters_of (const uint8_t workers[YC_WORKER_TYPES])
{
  static const YcWorkerType order[] = { YC_LABORER, YC_SCIENTIST, YC_ENGINEER };
  GString *letters = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (order); i++)
    for (int n = 0; n < workers[order[i]]; n++)
      g_string_append_c (letters, yc_worker_letter (order[i]));
  return g_string_free (letters, FALSE);
}

static char *
letters_of_side (const YcSide *side)
{
  for (int good = 0; good < YC_GOODS; good++)
    if (side->goods[good] > 0)
      return g_strdup_printf ("%c%d", yc_good_letter ((YcGood) good), side->goods[good]);
  return letters_of (side->workers);
}

static char *
letters_of_field (const YcCard *card, guint field)
{
  if (field == YC_PRINTED_SIDE)
    return letters_of (card->side);
  if (field == YC_PRINTED_DRAWS || field == YC_PRINTED_DISCARDS)
    return g_strdup_printf ("%d", field == YC_PRINTED_DRAWS ? card->draws : card->discards);
  return letters_of_side (field == YC_PRINTED_PAYS ? &card->pays[0] : &card->gives[0]);
}

static void
tap_field (Game *game, const YcCard *card, guint field)
{
  g_autofree char *choice = letters_of_field (card, field);

  tap_printed (game->table, heading_of_field (field), choice);
}

/* All that is printed upright and not known, as it is read off the card. */
static void
tap_unknown (Game *game, YcRef ref, guint unknown)
{
  static const guint fields[]
    = { YC_PRINTED_PAYS, YC_PRINTED_DRAWS, YC_PRINTED_DISCARDS, YC_PRINTED_GIVES };
  const YcCard *card = deck_card (game, ref);

  if ((unknown & YC_PRINTED_NEEDS) != 0)
    tap_needs (game, card);
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    if ((unknown & fields[i]) != 0)
      tap_field (game, card, fields[i]);
}

/* ---- Cards as they are played ---- */

static void
use_upright (Game *game, YcRef ref)
{
  const YcRef known = learned_ref (game, ref);
  const YcCard blank = yc_card_blank (&yc_chain_game, deck_card (game, ref)->kind, "");

  if (known == YC_NONE) {
    ask_for_kind (game, blank.kind);
    tap_unknown (game, ref, yc_unknown_fields (&blank));
    answer_if_asked (game, ref);
    learn (game, ref, wished (game->table)->target);
  } else {
    const guint unknown = yc_unknown_fields (&catalogue_of (game)->cards[YC_CARDS][known]);

    g_assert_true (tap_hand (game->table, known));
    tap_unknown (game, ref, unknown);
  }
}

static void
lay_sideways (Game *game, YcRef ref)
{
  const YcRef known = learned_ref (game, ref);

  if (known == YC_NONE) {
    ask_for_kind (game, deck_card (game, ref)->kind);
    tap_field (game, deck_card (game, ref), YC_PRINTED_SIDE);
    answer_if_asked (game, ref);
    learn (game, ref, wished (game->table)->items[wished (game->table)->n_items - 1].ref);
  } else {
    const gboolean unknown = catalogue_of (game)->cards[YC_CARDS][known].side_unknown;

    g_assert_true (tap_hand (game->table, known));
    if (unknown)
      tap_field (game, deck_card (game, ref), YC_PRINTED_SIDE);
  }
}

/* A line with the names of the deck, or with those learned. */
static char *
rename_words (Game *game, const char *line, gboolean to_learned)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    for (YcRef ref = 0; ref < yc_session_get_setup (game->taught)->catalogue.n[YC_CARDS]; ref++) {
      const char *of_deck = deck_card (game, ref)->id;
      const char *from = to_learned ? of_deck : game->learned[ref];

      if (game->learned[ref] == NULL || !g_str_equal (words[i], from))
        continue;
      g_free (words[i]);
      words[i] = g_strdup (to_learned ? game->learned[ref] : of_deck);
      break;
    }
  return g_strjoinv (" ", words);
}

/* A plan of the stash. */
static void
use_face_down (Game *game, YcRef plan)
{
  g_assert_true (tap_ref (game->table, game->table->page, YC_UNTOLD, ""));
  g_assert_true (tap_ref (game->table, strip_of (game), plan, ""));
}

static void
activate (Game *game, const YcPlay *play, const char *line)
{
  g_autofree char *expected = NULL;
  YcPlay target;

  if (play->verb == YC_ACTIVATE && play->target_drawer == YC_CARDS)
    use_upright (game, play->target);
  else if (!point_at_play (game->table, play))
    use_face_down (game, play->target);
  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].list == YC_LIST_SIDE)
      lay_sideways (game, play->items[i].ref);
  expected = rename_words (game, line, TRUE);
  g_assert_true (yc_session_read_play (game->table->session, expected, &target, NULL));
  for (int i = 0; i < 4 && choose_nearer (game->table, &target); i++)
    ;
  assert_wish (game->table, expected);
  click_button (game->table, game->table->page, "Record");
}

/* ---- The game ---- */

/* What names cards that the others do not see is left untold. */
static char *
events_of (const char *name)
{
  g_autofree char *text = yc_sample_text (name);
  g_autoptr (GRegex) hands = g_regex_new ("\ntable hand [^\n]*", 0, 0, NULL);
  g_autoptr (GRegex) ends = g_regex_new (" end discard [^\n]*", 0, 0, NULL);
  g_autoptr (GRegex) factories = g_regex_new ("( discard [a-z]+) [^\n]*", 0, 0, NULL);
  g_autoptr (GRegex) spies = g_regex_new ("(spy [a-z]+ card) [^\n]*", 0, 0, NULL);
  g_autofree char *untold = g_regex_replace_literal (hands, text, -1, 0, "", 0, NULL);
  g_autofree char *ended = g_regex_replace_literal (ends, untold, -1, 0, " end", 0, NULL);
  g_autofree char *used = g_regex_replace (factories, ended, -1, 0, "\\1", 0, NULL);

  return g_regex_replace (spies, used, -1, 0, "\\1", 0, NULL);
}

static char *
without_cards (const char *text)
{
  g_autoptr (GRegex) cards = g_regex_new ("\ncard [^\n]*", 0, 0, NULL);

  return g_regex_replace_literal (cards, text, -1, 0, "", 0, NULL);
}

static void
follow (Game *game, guint event, GArray *counts)
{
  g_autofree char *line = yc_session_write_event (game->taught, event);
  const guint before = game->table->inputs;
  YcPlay play;

  g_assert_true (yc_session_read_play (game->taught, line, &play, NULL));
  skip_dialogs (game->table);
  if (play.verb == YC_ACTIVATE || play.verb == YC_ACTIVATE_LOADED) {
    const gint taken = (activate (game, &play, line), (gint) (game->table->inputs - before));

    g_array_append_val (counts, taken);
  } else {
    g_autofree char *renamed = rename_words (game, line, TRUE);

    type_play (game->table, renamed);
  }
  g_assert_cmpuint (yc_session_get_n_events (game->table->session), ==, event);
}

static void
compare_events (Game *game)
{
  for (guint event = 1; event <= yc_session_get_n_events (game->taught); event++) {
    g_autofree char *line = yc_session_write_event (game->taught, event);
    g_autofree char *its = yc_session_write_event (game->table->session, event);
    g_autofree char *renamed = rename_words (game, its, FALSE);

    g_assert_cmpstr (renamed, ==, line);
    g_assert_cmpint (yc_timeline_stand (yc_session_get_timeline (game->table->session), event), ==,
                     yc_timeline_stand (yc_session_get_timeline (game->taught), event));
  }
}

/* What was seen of them is known, and nothing else. */
static void
compare_cards (Game *game)
{
  for (YcRef ref = 0; ref < yc_session_get_setup (game->taught)->catalogue.n[YC_CARDS]; ref++)
    if (game->learned[ref] != NULL)
      g_assert_true (yc_card_agrees (
        deck_card (game, ref), &catalogue_of (game)->cards[YC_CARDS][learned_ref (game, ref)]));
}

static void
compare_state (Game *game)
{
  const YcChain *taught = yc_chain_of (yc_session_get_position (game->taught));
  const YcChain *learned = yc_chain_of (yc_session_get_position (game->table->session));

  g_assert_cmpint (taught->active, ==, learned->active);
  g_assert_cmpint (taught->deck, ==, learned->deck);
  g_assert_cmpint (taught->discard.n, ==, learned->discard.n);
  g_assert_cmpmem (taught->pool, sizeof taught->pool, learned->pool, sizeof learned->pool);
  for (int seat = 0; seat < taught->n_seats; seat++) {
    g_assert_cmpint (taught->players[seat].yellowcake, ==, learned->players[seat].yellowcake);
    g_assert_cmpint (taught->players[seat].uranium, ==, learned->players[seat].uranium);
    g_assert_cmpint (taught->players[seat].hand, ==, learned->players[seat].hand);
    g_assert_cmpint (taught->players[seat].n_bombs, ==, learned->players[seat].n_bombs);
  }
}

static gint
compare_counts (gconstpointer a, gconstpointer b)
{
  return *(const gint *) a - *(const gint *) b;
}

/* The median of some of them, which are left in their order. */
static gint
median (const GArray *counts, guint from, guint n)
{
  g_autoptr (GArray) some = g_array_new (FALSE, FALSE, sizeof (gint));

  g_array_append_vals (some, &g_array_index (counts, gint, from), n);
  g_array_sort (some, compare_counts);
  return g_array_index (some, gint, n / 2);
}

static void
test_game (gconstpointer name)
{
  g_autofree char *text = events_of (name);
  g_autofree char *head = without_cards (text);
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (gint));
  Game game = { .taught = yc_session_read (text, -1, NULL) };
  gint whole, late;

  g_assert_nonnull (game.taught);
  game.table = table_open (head, 0);
  for (guint event = 1; event <= yc_session_get_n_events (game.taught); event++)
    follow (&game, event, counts);
  compare_events (&game);
  compare_cards (&game);
  compare_state (&game);
  whole = median (counts, 0, counts->len);
  late = median (counts, counts->len / 2, counts->len - counts->len / 2);
  g_test_message ("%u activations, median %d, in the second half %d; the first ten %d", counts->len,
                  whole, late, median (counts, 0, 10));
  g_assert_cmpint (median (counts, 0, counts->len / 2), <=, 7);
  g_assert_cmpint (late, <=, 4);
  for (YcRef ref = 0; ref < YC_MAX_CARDS; ref++)
    g_free (game.learned[ref]);
  g_object_unref (game.taught);
  table_close (game.table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_data_func ("/chain-learning/card-2p", "older-card-2p", test_game);
  return g_test_run ();
}
