/* solve.c: `yellowcake-cli solve FILE`: the best that the player to move can reach in this turn. */

#include "yc-config.h"

#include "chain/game.h"

#include <glib/gi18n.h>
#include <json-glib/json-glib.h>
#include <string.h>

#include "json-parts.h"
#include "words.h"
#include "chain/chain.h"
#include "chain/solver.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcSolver, yc_solver_free)

/* A question and its answer. */
typedef struct {
  const YcRecord *record;
  const YcSetup *setup;
  const YcPosition *position;
  guint event;
  const char *plan_id; /* or NULL */
  YcRef plan;
  YcSolver *solver;
  YcSolution solution;
} Question;

/* In the order of the bits of `YcOpen`. */
static const struct {
  const char *name;
  const char *sentence;
} openings[YC_N_OPEN] = {
  { "hand", N_ ("Some cards of the hand are not told.") },
  { "draw", N_ ("A factory can be activated and draw cards.") },
  { "espionage", N_ ("Espionage can bring a card.") },
  { "design-bomb", N_ ("Design Bomb can bring a Bomb Plan.") },
  { "row", N_ ("A Bomb Plan of the row is not told.") },
  { "stash", N_ ("The Bomb Plan in the own stash is not told.") },
  { "numbers", N_ ("A number on a card, Bomb Plan or Landmark is not known.") },
  { "discard", N_ ("Some cards of the discard pile are not told.") },
};

/* Why a search ended before everything was looked at; NULL if it did not. */
static const char *
why_unfinished (YcSolveEnd end)
{
  switch (end) {
  case YC_SOLVE_CANCELLED:
    return N_ ("The search was cancelled, so a better turn may exist.");
  case YC_SOLVE_NO_MEMORY:
    return N_ ("The memory set aside for the search was not enough, so a better turn may exist.");
  case YC_SOLVE_TOO_LARGE:
    return N_ ("This turn is too large to look at everything, so a better turn may exist.");
  case YC_SOLVE_REFUSED:
    return N_ ("The plays that were found did not pass the rules, so there is no answer.");
  case YC_SOLVED:
  default:
    return NULL;
  }
}

/* A play, written; `position` moves on past it. The caller frees the sentence. */
static char *
next_play (const Question *question, YcSolveList list, int n, YcPosition *position, char *line)
{
  g_autofree YcPlay *play = g_new (YcPlay, 1);
  yc_solver_play (question->solver, list, n, play);
  yc_play_write (question->record, play, line, YC_MAX_LINE + 1);
  char *sentence = yc_words_entry (question->record, position, play);
  yc_record_game (question->record)->apply (question->setup, position, play);
  return sentence;
}

/* ---- JSON ---- */

static void
add_plays (const Question *question, JsonBuilder *json, YcSolveList list)
{
  YcPosition position = *question->position;
  json_builder_set_member_name (json, "plays");
  json_builder_begin_array (json);
  for (int i = 0; i < question->solution.n_plays[list]; i++) {
    char line[YC_MAX_LINE + 1];
    g_free (next_play (question, list, i, &position, line)); /* here only the statement counts */
    json_builder_add_string_value (json, line);
  }
  json_builder_end_array (json);
}

static void
add_best (const Question *question, JsonBuilder *json)
{
  json_builder_set_member_name (json, "best");
  json_builder_begin_object (json);
  yc_json_int (json, "points", question->solution.points);
  yc_json_int (json, "uranium", question->solution.uranium);
  yc_json_int (json, "yellowcake", question->solution.yellowcake);
  add_plays (question, json, YC_SOLVE_BEST);
  json_builder_end_object (json);
}

/* What was not found is false only if everything was looked at, else null. */
static void
add_plan (const Question *question, JsonBuilder *json)
{
  json_builder_set_member_name (json, "plan");
  json_builder_begin_object (json);
  yc_json_text (json, "id", question->plan_id);
  json_builder_set_member_name (json, "reachable");
  if (question->solution.plan_reachable || question->solution.end == YC_SOLVED)
    json_builder_add_boolean_value (json, question->solution.plan_reachable);
  else
    json_builder_add_null_value (json);
  add_plays (question, json, YC_SOLVE_PLAN);
  json_builder_end_object (json);
}

static void
add_openings (const Question *question, JsonBuilder *json)
{
  yc_json_bool (json, "unknown_could_change", question->solution.open != 0);
  json_builder_set_member_name (json, "unknown");
  json_builder_begin_array (json);
  for (int i = 0; i < YC_N_OPEN; i++)
    if (question->solution.open >> i & 1)
      json_builder_add_string_value (json, openings[i].name);
  json_builder_end_array (json);
}

static void
print_json (const Question *question)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  const int active = yc_chain_of (question->position)->active;
  json_builder_begin_object (json);
  yc_json_text (json, "game", yc_record_game (question->record)->id);
  yc_json_int (json, "event", question->event);
  yc_json_text (json, "player", yc_color_name (question->setup->seats[active].color));
  yc_json_bool (json, "finished", question->solution.end == YC_SOLVED);
  yc_json_int (json, "positions", (gint64) question->solution.positions);
  add_best (question, json);
  if (question->plan_id)
    add_plan (question, json);
  add_openings (question, json);
  json_builder_end_object (json);
  g_autoptr (JsonNode) node = json_builder_get_root (json);
  yc_cli_print_json (node, FALSE);
}

/* ---- For people ---- */

static void
print_plays (const Question *question, YcSolveList list)
{
  YcPosition position = *question->position;
  for (int i = 0; i < question->solution.n_plays[list]; i++) {
    char line[YC_MAX_LINE + 1];
    g_autofree char *sentence = next_play (question, list, i, &position, line);
    g_print ("  %s\n    %s\n", line, sentence);
  }
}

static void
print_best (const Question *question)
{
  const YcSolution *solution = &question->solution;
  g_autofree char *player
    = yc_words_player (question->setup, yc_chain_of (question->position)->active);
  g_autofree char *uranium = yc_words_amount (&yc_chain_game, YC_URANIUM, solution->uranium);
  g_autofree char *yellowcake
    = yc_words_amount (&yc_chain_game, YC_YELLOWCAKE, solution->yellowcake);
  /* Translators: player, points, amounts of uranium and of yellowcake */
  g_print (ngettext ("%1$s can end this turn with %2$d point, %3$s and %4$s.\n",
                     "%1$s can end this turn with %2$d points, %3$s and %4$s.\n",
                     (gulong) solution->points),
           player, solution->points, uranium, yellowcake);
  print_plays (question, YC_SOLVE_BEST);
}

static void
print_plan (const Question *question)
{
  if (question->solution.plan_reachable) {
    /* Translators: the name of a Bomb Plan */
    g_print (_ ("%s can be built in this turn.\n"), question->plan_id);
    print_plays (question, YC_SOLVE_PLAN);
  } else if (question->solution.end == YC_SOLVED)
    /* Translators: the name of a Bomb Plan */
    g_print (_ ("%s cannot be built in this turn with what is known.\n"), question->plan_id);
  else
    /* Translators: the name of a Bomb Plan */
    g_print (_ ("No way to build %s in this turn was found.\n"), question->plan_id);
}

static void
print_for_people (const Question *question)
{
  const YcSolution *solution = &question->solution;
  const char *unfinished = why_unfinished (solution->end);
  g_autofree char *positions
    = g_strdup_printf ("%" G_GUINT64_FORMAT, (guint64) solution->positions);
  print_best (question);
  if (question->plan_id)
    print_plan (question);
  /* Translators: a number, written out */
  g_print (ngettext ("%s position was looked at.\n", "%s positions were looked at.\n",
                     (gulong) solution->positions),
           positions);
  if (unfinished)
    g_print ("%s\n", _ (unfinished));
  if (solution->open != 0)
    g_print ("%s\n", _ ("What nobody knows yet could change the answer:"));
  for (int i = 0; i < YC_N_OPEN; i++)
    if (solution->open >> i & 1)
      g_print ("  %s\n", _ (openings[i].sentence));
}

/* ---- The command ---- */

/* The Bomb Plan of an id; FALSE and a complaint if there is none. */
static gboolean
find_plan (const char *command, Question *question)
{
  const YcCatalogue *catalogue = &question->setup->catalogue;
  question->plan = YC_NONE;
  for (int i = 0; question->plan_id && i < catalogue->n[YC_BOMBS]; i++)
    if (strcmp (catalogue->cards[YC_BOMBS][i].id, question->plan_id) == 0)
      question->plan = (YcRef) i;
  if (!question->plan_id || question->plan != YC_NONE)
    return TRUE;
  yc_cli_usage (command, _ ("there is no Bomb Plan “%s”"), question->plan_id);
  return FALSE;
}

static int
answer (const char *command, Question *question, gboolean json)
{
  question->setup = yc_record_setup (question->record);
  if (question->setup->catalogue.game != &yc_chain_game)
    return yc_cli_usage (command, "%s", _ ("only a turn of Chain Reaction can be solved"));
  if (!find_plan (command, question))
    return YC_EXIT_UNREADABLE;
  g_autoptr (YcSolver) solver = yc_solver_new (YC_SOLVER_MEMORY);
  if (!solver)
    return yc_cli_usage (command, "%s", _ ("there is not enough memory"));
  question->solver = solver;
  yc_solver_run (solver, question->setup, yc_chain_of (question->position), question->plan, NULL,
                 &question->solution);
  if (json)
    print_json (question);
  else
    print_for_people (question);
  return YC_EXIT_LEGAL;
}

int
yc_cli_solve (int argc, char **argv)
{
  g_autofree char *at = NULL;
  gboolean json = FALSE;
  g_autofree char *plan = NULL;
  const GOptionEntry entries[] = {
    { "plan", 0, 0, G_OPTION_ARG_STRING, &plan, N_ ("whether this Bomb Plan can be built"),
      N_ ("ID") },
    { "at", 0, 0, G_OPTION_ARG_STRING, &at, N_ ("after event N instead of the last"), N_ ("N") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("the answer as JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (YcRecord) record = NULL;
  g_autoptr (YcTimeline) timeline = NULL;
  if (!yc_cli_options (&argc, &argv, entries, "FILE",
                       _ ("Finds the best that the player to move can reach in this turn."))
      || !yc_cli_read_at (argc, argv, at, &record, &timeline))
    return YC_EXIT_UNREADABLE;
  Question question = { .record = record,
                        .position = yc_timeline_position (timeline),
                        .event = yc_timeline_event (timeline),
                        .plan_id = plan };
  return answer (argv[0], &question, json);
}
