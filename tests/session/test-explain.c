/* test-explain.c: what explains a table: plays of random games are left out or logged wrongly, and
 * the explanations must have what was really played. `test-session-explain CLI 200` is the long
 * form of it. */

#include "explain.h"

#include <string.h>

#include "state-json.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcRecord, yc_record_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcTimeline, yc_timeline_free)

static const char *cli;
static guint n_games = 8;

typedef struct {
  guint exact, ambiguous, unsure;
} Counts;

/* ---- Random games ---------------------------------------------------------------------------- */

static char *
random_text (const char *game, guint players, guint seed)
{
  g_autofree char *player_arg = g_strdup_printf ("%u", players);
  g_autofree char *seed_arg = g_strdup_printf ("%u", seed);
  const char *argv[] = { cli,      "random", "--game",  game, "--players", player_arg,
                         "--seed", seed_arg, "--turns", "90", NULL };
  char *text = NULL;
  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, 0, NULL, NULL, &text, NULL, NULL, NULL));
  return text;
}

static YcRecord *
read_record (const char *text)
{
  YcError why;
  YcRecord *record = yc_record_read (text, strlen (text), &why);
  if (!record)
    g_error ("%u: %s", why.line, why.message);
  return record;
}

static JsonNode *
state_after (const YcRecord *record, guint event)
{
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, event);
  return yc_state_json (record, yc_timeline_position (timeline), event);
}

/* What anybody looks at, and not the decks. */
static JsonNode *
seen_in_passing (JsonNode *state)
{
  static const char *const unseen[]
    = { "active",    "phase", "building_deck", "bomb_deck",   "deck",    "plan_deck",
        "market",    "event", "bomb_row",      "design_open", "discard", "last_round",
        "plan_deck", "row",   "pool",          "winner",      "winners", "general" };
  g_autofree char *text = json_to_string (state, FALSE);
  JsonNode *seen = json_from_string (text, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (unseen); i++)
    json_object_remove_member (json_node_get_object (seen), unseen[i]);
  return seen;
}

/* ---- What is the same play ------------------------------------------------------------------- */

/* A play without what may be left untold, and without a choice that may make no difference; what
 * differs in that leads to another position, which was compared. */
static char *
kind_of (const YcRecord *record, YcPlay *play)
{
  char line[YC_MAX_LINE + 1];
  const YcVerbInfo *info = yc_verb_info (yc_record_game (record), play->verb);
  guint n = 0;
  for (guint i = 0; i < play->n_items; i++)
    if (play->items[i].list == YC_LIST_SIDE || info->secret == YC_SECRET_NOTHING)
      play->items[n++] = play->items[i];
  play->n_items = play->verb != YC_END ? (guint16) n : 0;
  for (guint i = 0; i < play->n_items; i++)
    if (play->items[i].list == YC_LIST_FACTORY)
      play->n_items = (guint16) i;
  if (g_str_equal (info->name, "place"))
    play->n_items = 0;
  if (g_str_equal (info->name, "spy") || g_str_equal (info->name, "design")) {
    play->has_target = false;
    play->target = YC_NONE;
  }
  if (g_str_equal (info->name, "activate"))
    play->workers = (YcWorkers){ 0 };
  play->choose = play->pay = '\0';
  play->decline = play->has_take = false;
  yc_play_write (record, play, line, sizeof line);
  return g_strdup (line);
}

static char *
kind_of_line (YcRecord *record, const char *line)
{
  YcPlay play;
  YcError why;
  g_assert_true (yc_record_read_play (record, line, strlen (line), &play, &why));
  return kind_of (record, &play);
}

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* In whatever order: some plays can change places. */
static char *
joined (GPtrArray *kinds)
{
  g_ptr_array_sort (kinds, compare_texts);
  g_ptr_array_add (kinds, NULL);
  return g_strjoinv ("; ", (char **) kinds->pdata);
}

static char *
kinds_of_events (const YcRecord *record, guint first, guint last)
{
  g_autoptr (GPtrArray) kinds = g_ptr_array_new_with_free_func (g_free);
  YcPlay play;
  for (guint event = first; event <= last; event++) {
    yc_record_event (record, event, &play);
    if (yc_verb_is_move (play.verb))
      g_ptr_array_add (kinds, kind_of (record, &play));
  }
  return joined (kinds);
}

static char *
kinds_of_explanation (YcRecord *record, const YcExplanation *explanation)
{
  g_autoptr (GPtrArray) kinds = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < explanation->lines->len; i++)
    g_ptr_array_add (kinds, kind_of_line (record, g_ptr_array_index (explanation->lines, i)));
  return joined (kinds);
}

static gboolean
has_truth (YcRecord *record, const YcExplained *explained, guint event, const char *truth)
{
  for (guint i = 0; i < explained->explanations->len; i++) {
    const YcExplanation *explanation = g_ptr_array_index (explained->explanations, i);
    g_autofree char *kinds = kinds_of_explanation (record, explanation);
    if (explanation->event == event && g_str_equal (kinds, truth))
      return TRUE;
  }
  return FALSE;
}

static void
print_all (const YcExplained *explained)
{
  for (guint i = 0; i < explained->explanations->len; i++) {
    const YcExplanation *explanation = g_ptr_array_index (explained->explanations, i);
    for (guint line = 0; line < explanation->lines->len; line++)
      g_printerr ("%u: %s\n", explanation->event,
                  (const char *) g_ptr_array_index (explanation->lines, line));
    g_printerr ("--\n");
  }
}

/* ---- Plays left out -------------------------------------------------------------------------- */

static gboolean
is_move (const YcRecord *record, guint event)
{
  return yc_verb_is_move (yc_record_verb (record, event));
}

/* The first of the last `n` plays up to an event; 0 if there are not so many. */
static guint
first_of_last (const YcRecord *record, guint event, guint n)
{
  for (; event > 0; event--)
    if (is_move (record, event) && --n == 0)
      return event;
  return 0;
}

static void
leave_out (YcRecord *record, guint first, guint last, JsonNode *state, Counts *counts)
{
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, first - 1);
  g_autofree char *truth = kinds_of_events (record, first, last);
  g_assert_true (yc_explain_can_be (record, state));
  g_assert_false (yc_explain_is_the_same (record, timeline, state));
  g_autoptr (YcExplained) explained = yc_explain_left_out (record, timeline, state, NULL);
  const gboolean kept
    = explained->whole && !explained->untold && explained->n_found == explained->explanations->len;
  const gboolean found = has_truth (record, explained, 0, truth);
  if (!found && kept) {
    print_all (explained);
    g_error ("left out after event %u: %s", first - 1, truth);
  }
  counts->exact += found && explained->n_found == 1;
  counts->ambiguous += explained->n_found > 1;
  counts->unsure += !explained->whole || explained->untold;
}

static void
test_left_out (gconstpointer game)
{
  Counts all = { 0 }, passing = { 0 };
  for (guint seed = 1; seed <= n_games; seed++) {
    g_autofree char *text = random_text (game, 2 + seed % 4, seed);
    g_autoptr (YcRecord) record = read_record (text);
    const guint n = yc_record_n_events (record);
    const guint last = n - seed * 7 % (n / 2);
    const guint first = first_of_last (record, last, 1 + seed % 3);
    g_autoptr (JsonNode) state = state_after (record, last);
    g_autoptr (JsonNode) seen = seen_in_passing (state);
    leave_out (record, first, last, state, &all);
    g_autoptr (YcTimeline) timeline = yc_timeline_new (record, first - 1);
    if (!yc_explain_is_the_same (record, timeline, seen))
      leave_out (record, first, last, seen, &passing);
  }
  g_test_message ("%u games: %u exactly, %u ambiguous, %u not to the end; seen in passing %u, %u, "
                  "%u",
                  n_games, all.exact, all.ambiguous, all.unsure, passing.exact, passing.ambiguous,
                  passing.unsure);
  g_assert_cmpuint (3 * all.exact, >, n_games);
  g_assert_cmpuint (2 * all.unsure, <=, n_games);
}

/* ---- A play logged wrongly ------------------------------------------------------------------- */

/* One of the plays of a position, the later the likelier. */
typedef struct {
  const YcRecord *record;
  GRand *dice;
  guint n;
  char line[YC_MAX_LINE + 1];
} Choice;

static void
choose (const YcPlay *play, void *data)
{
  Choice *choice = data;
  if (g_rand_int_range (choice->dice, 0, (gint) ++choice->n) == 0)
    yc_play_write (choice->record, play, choice->line, sizeof choice->line);
}

/* The same record with another line for an event. */
static YcRecord *
record_with (const YcRecord *record, guint event, const char *line)
{
  g_autoptr (GString) text = g_string_new ("yellowcake 1\n");
  char *written = yc_record_write (record, NULL);
  g_auto (GStrv) lines = g_strsplit (written, "\n", -1);
  const guint n = yc_record_n_events (record), n_lines = g_strv_length (lines) - 1;
  for (guint i = 1; i < n_lines; i++)
    g_string_append_printf (text, "%s\n%s", i + n == n_lines + event - 1 ? line : lines[i],
                            g_str_has_prefix (lines[i], "rules ") ? "live\n" : "");
  free (written);
  return read_record (text->str);
}

static void
log_wrongly (YcRecord *record, guint event, guint last, GRand *dice, Counts *counts)
{
  g_autoptr (YcTimeline) before = yc_timeline_new (record, event - 1);
  Choice choice = { .record = record, .dice = dice };
  yc_record_game (record)->suggest (yc_record_setup (record), yc_timeline_position (before), choose,
                                    &choice);
  g_autoptr (YcRecord) wrong = record_with (record, event, choice.line);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (wrong, last);
  g_autoptr (JsonNode) state = state_after (record, last);
  if (yc_explain_is_the_same (wrong, timeline, state))
    return;
  g_autofree char *truth = kinds_of_events (record, event, event);
  g_autoptr (YcExplained) explained = yc_explain_wrong (wrong, timeline, state, NULL);
  const gboolean found = has_truth (wrong, explained, event, truth);
  if (!found && explained->whole && !explained->untold
      && explained->n_found == explained->explanations->len) {
    print_all (explained);
    g_error ("logged wrongly as %s at event %u: %s", choice.line, event, truth);
  }
  counts->exact += found && explained->n_found == 1;
  counts->ambiguous += explained->n_found > 1;
  counts->unsure += !explained->whole || explained->untold;
}

static void
test_wrong (gconstpointer game)
{
  Counts counts = { 0 };
  for (guint seed = 1; seed <= n_games; seed++) {
    g_autoptr (GRand) dice = g_rand_new_with_seed (seed);
    g_autofree char *text = random_text (game, 2 + seed % 4, seed);
    g_autoptr (YcRecord) record = read_record (text);
    const guint n = yc_record_n_events (record);
    const guint last = (guint) g_rand_int_range (dice, 10, (gint) n);
    const guint event
      = first_of_last (record, last, (guint) g_rand_int_range (dice, 1, MIN ((gint) last / 2, 60)));
    if (event > 0)
      log_wrongly (record, event, last, dice, &counts);
  }
  g_test_message ("%u games: %u exactly, %u ambiguous, %u not to the end", n_games, counts.exact,
                  counts.ambiguous, counts.unsure);
  g_assert_cmpuint (counts.exact + counts.ambiguous, >, n_games / 3);
  g_assert_cmpuint (8 * counts.unsure, <=, n_games);
}

/* ---- What people tell ------------------------------------------------------------------------ */

/* Who corrects an amount has looked at what lies before the players and on the spaces; neither at
 * the market nor into hands. */
static void
test_told (void)
{
  const char *correction = "table adjust red money =7";
  g_autoptr (YcRecord) record = read_record ("yellowcake 1\ngame manhattan-project\n"
                                             "player red \"Ana\"\nplayer blue \"Bo\"\n");
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  YcPosition after = *yc_timeline_position (timeline);
  YcPlay play;
  YcError why;
  g_assert_true (yc_record_read_play (record, correction, strlen (correction), &play, &why));
  yc_record_game (record)->apply (yc_record_setup (record), &after, &play);
  g_autoptr (JsonNode) told = yc_explain_told (record, yc_timeline_position (timeline), &after);
  JsonObject *table = json_node_get_object (told);
  JsonObject *red
    = json_array_get_object_element (json_object_get_array_member (table, "players"), 0);
  g_assert_cmpint (json_object_get_int_member (red, "money"), ==, 7);
  g_assert_true (json_object_has_member (table, "spaces"));
  g_assert_false (json_object_has_member (table, "market"));
  g_assert_false (json_object_has_member (table, "active"));
  JsonObject *hand = json_object_get_object_member (red, "hand");
  g_assert_true (json_object_has_member (hand, "count"));
  g_assert_false (json_object_has_member (hand, "known"));
  g_assert_true (yc_explain_can_be (record, told));
  g_assert_false (yc_explain_is_the_same (record, timeline, told));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, >, 1);
  cli = argv[1];
  if (argc > 2)
    n_games = (guint) g_ascii_strtoull (argv[2], NULL, 10);
  g_test_add_data_func ("/explain/left-out/board", "manhattan-project", test_left_out);
  g_test_add_data_func ("/explain/left-out/cards", "chain-reaction", test_left_out);
  g_test_add_data_func ("/explain/wrong/board", "manhattan-project", test_wrong);
  g_test_add_data_func ("/explain/wrong/cards", "chain-reaction", test_wrong);
  g_test_add_func ("/explain/told", test_told);
  return g_test_run ();
}
