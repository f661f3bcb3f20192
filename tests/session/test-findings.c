/* test-findings.c: what is told of a session, against the same counted from its statements and its
 * series; on games of random legal plays. */

#include "findings.h"

#include <string.h>

#include "moments.h"
#include "samples.h"
#include "state-json.h"
#include "study.h"

#define HEAD                                                                                       \
  "yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\nplayer blue \"Bo\"\nplayer green "    \
  "\"Cy\"\nmarket 01 11 21 02 12 22 37\nbombs 03 15 24 07\n"
#define GAMES       40
#define PLAYS(seed) (20 * (seed)) /* short games leave something undone */

typedef struct {
  YcRecord *record;
  YcTimeline *timeline;
  GArray *findings;
  YcStudy *study;
} Game;

static void
game_study (Game *game)
{
  game->timeline = yc_timeline_new (game->record, UINT32_MAX);
  game->findings = yc_findings_of (game->record, game->timeline);
  game->study = yc_study_new (game->record);
}

static void
game_read (Game *game, const char *text)
{
  game->record = yc_record_read (text, strlen (text), NULL);
  g_assert_nonnull (game->record);
  game_study (game);
}

static void
game_clear (Game *game)
{
  g_array_unref (game->findings);
  yc_study_free (game->study);
  yc_timeline_free (game->timeline);
  yc_record_free (game->record);
}

/* ---- Random games ---------------------------------------------------------------------------- */

typedef struct {
  GRand *rand;
  guint weight;
  YcPlay play;
} Choice;

/* Bombs and strikes are what findings are about: by verb, in the order of the game. */
static guint
weight_of (const YcPlay *play)
{
  static const guint weights[] = { 2, 3, 3, 20, 20, 5, 9, 20, 5, 1 };
  return play->verb < G_N_ELEMENTS (weights) ? weights[play->verb] : 1;
}

static void
consider (const YcPlay *play, void *data)
{
  Choice *choice = data;
  const guint weight = weight_of (play);
  choice->weight += weight;
  if (g_rand_int_range (choice->rand, 0, (gint32) choice->weight) < (gint32) weight)
    choice->play = *play;
}

static void
game_play (Game *game, guint32 seed)
{
  Choice choice = { .rand = g_rand_new_with_seed (seed) };
  char line[YC_MAX_LINE + 1];
  game->record = yc_record_read (HEAD, strlen (HEAD), NULL);
  YcTimeline *timeline = yc_timeline_new (game->record, 0);
  const YcGame *rules = yc_record_game (game->record);
  for (guint i = 0; i < PLAYS (seed) && !rules->is_over (yc_timeline_position (timeline)); i++) {
    choice.weight = 0;
    rules->suggest (yc_record_setup (game->record), yc_timeline_position (timeline), consider,
                    &choice);
    g_assert_cmpuint (choice.weight, >, 0);
    const gsize length = yc_play_write (game->record, &choice.play, line, sizeof line);
    g_assert_cmpuint (yc_record_append (game->record, line, length, NULL), >, 0);
    yc_timeline_follow (timeline, UINT32_MAX);
  }
  yc_timeline_free (timeline);
  g_rand_free (choice.rand);
  game_study (game);
}

/* ---- The same counted otherwise -------------------------------------------------------------- */

static GStrv
words_of (const Game *game, guint event)
{
  const YcText text = yc_record_event_text (game->record, event);
  g_autofree char *line = g_strndup (text.start, text.length);
  return g_strsplit (line, " ", -1);
}

static int
seat_called (const Game *game, const char *color)
{
  const YcSetup *setup = yc_record_setup (game->record);
  for (int seat = 0; seat < setup->n_seats; seat++)
    if (g_str_equal (yc_color_name (setup->seats[seat].color), color))
      return seat;
  return -1;
}

static int
number_of (const Game *game, const char *name, int seat, guint event)
{
  guint series = 0;
  while (!g_str_equal (yc_study_get_name (game->study, series), name))
    series++;
  return yc_study_get_number (game->study, series, seat, event);
}

/* The only finding of this kind (and of these seats, if they are not below 0), or NULL. */
static const YcFinding *
find (const Game *game, int kind, int seat, int other)
{
  const YcFinding *found = NULL;
  for (guint i = 0; i < game->findings->len; i++) {
    const YcFinding *finding = &g_array_index (game->findings, YcFinding, i);
    if (finding->kind != kind || (seat >= 0 && finding->seat != seat)
        || (other >= 0 && finding->other != other))
      continue;
    g_assert_null (found);
    found = finding;
  }
  return found;
}

static void
check_changes (const Game *game)
{
  const YcFinding *changes = find (game, YC_FINDING_CHANGES, -1, -1);
  int last = -1, n = 0;
  guint when = 0;
  for (guint event = 0; event <= yc_record_n_events (game->record); event++) {
    const int leader = yc_study_get_leader (game->study, event);
    if (leader < 0 || leader == last)
      continue;
    n += last >= 0;
    when = event;
    last = leader;
  }
  g_assert_cmpint (changes != NULL, ==, n > 0);
  if (changes) {
    g_assert_cmpint (changes->number, ==, n);
    g_assert_cmpuint (changes->event, ==, when);
  }
}

/* Most points of a turn, and most turns in a row without any: a turn is what one player says until
 * `end` or `retrieve`, or until the game is over; it begins with neither strike nor repair. */
static void
check_turns (const Game *game)
{
  const YcFinding *gain = find (game, YC_FINDING_GAIN, -1, -1);
  const YcFinding *drought = find (game, YC_FINDING_DROUGHT, -1, -1);
  YcTimeline *timeline = yc_timeline_new (game->record, UINT32_MAX);
  const gboolean over = yc_record_game (game->record)->is_over (yc_timeline_position (timeline));
  const guint n_events = yc_record_n_events (game->record);
  int best = 0, longest = 0, dry[YC_MAX_SEATS] = { 0 };
  guint since = 0;
  for (guint event = 1; event <= n_events; event++) {
    g_auto (GStrv) words = words_of (game, event);
    const int seat = seat_called (game, words[0]);
    since = since > 0 ? since : event;
    if (!g_str_equal (words[1], "end") && !g_str_equal (words[1], "retrieve")
        && !(over && event == n_events))
      continue;
    const int points
      = number_of (game, "points", seat, event) - number_of (game, "points", seat, since - 1);
    best = MAX (best, points);
    dry[seat] = points > 0 ? 0 : dry[seat] + 1;
    longest = MAX (longest, dry[seat]);
    since = 0;
  }
  g_assert_cmpint (gain ? gain->number : 0, ==, best);
  g_assert_cmpint (drought ? drought->number : 0, ==, longest > 1 ? longest : 0);
  yc_timeline_free (timeline);
}

static void
check_bombs (const Game *game)
{
  for (int seat = 0; seat < yc_record_setup (game->record)->n_seats; seat++) {
    guint first = 0;
    for (guint event = 1; first == 0 && event <= yc_record_n_events (game->record); event++) {
      g_auto (GStrv) words = words_of (game, event);
      if (seat_called (game, words[0]) == seat && g_str_equal (words[1], "build"))
        first = event;
    }
    const YcFinding *bomb = find (game, YC_FINDING_FIRST_BOMB, seat, -1);
    g_assert_cmpuint (bomb ? bomb->event : 0, ==, first);
    g_assert_cmpint (find (game, YC_FINDING_NO_BOMB, seat, -1) != NULL, ==, first == 0);
  }
}

#define STRIKES YC_FINDING_OWN
#define BRIBES  (YC_FINDING_OWN + 1)
#define SPACES  (YC_FINDING_OWN + 2)

typedef int Losses[YC_MAX_SEATS][YC_MAX_SEATS][3];

/* What each lost in each strike of another, by the series. */
static void
sum_losses (const Game *game, Losses lost)
{
  static const char *const names[] = { "fighters", "bombers", "damage" };
  for (guint event = 1; event <= yc_record_n_events (game->record); event++) {
    g_auto (GStrv) words = words_of (game, event);
    if (!g_str_equal (words[1], "strike"))
      continue;
    for (int hit = 0; hit < yc_record_setup (game->record)->n_seats; hit++)
      for (int i = 0; i < 3; i++)
        lost[seat_called (game, words[0])][hit][i] += ABS (
          number_of (game, names[i], hit, event) - number_of (game, names[i], hit, event - 1));
  }
}

static void
check_strikes (const Game *game)
{
  Losses lost = { 0 };
  const int n_seats = yc_record_setup (game->record)->n_seats;
  sum_losses (game, lost);
  for (int seat = 0; seat < n_seats; seat++)
    for (int hit = 0; hit < n_seats; hit++) {
      const YcFinding *strikes = find (game, STRIKES, seat, hit);
      if (seat == hit)
        continue;
      g_assert_cmpint (strikes ? strikes->amount[YC_FIGHTERS] : 0, ==, lost[seat][hit][0]);
      g_assert_cmpint (strikes ? strikes->amount[YC_BOMBERS] : 0, ==, lost[seat][hit][1]);
      g_assert_cmpint (strikes ? strikes->number : 0, ==, lost[seat][hit][2]);
    }
}

static int
bribe_after (const Game *game, guint event)
{
  YcTimeline *timeline = yc_timeline_new (game->record, event);
  g_autoptr (JsonNode) state = yc_state_json (game->record, yc_timeline_position (timeline), event);
  yc_timeline_free (timeline);
  return (int) json_object_get_int_member (json_node_get_object (state), "bribe");
}

static void
check_bribes (const Game *game)
{
  int taken[YC_MAX_SEATS] = { 0 };
  for (guint event = 1; event <= yc_record_n_events (game->record); event++) {
    g_auto (GStrv) words = words_of (game, event);
    if (g_str_equal (words[1], "place") && g_str_equal (words[2], "construction"))
      taken[seat_called (game, words[0])]
        += MAX (bribe_after (game, event - 1) - bribe_after (game, event), 0);
  }
  for (int seat = 0; seat < yc_record_setup (game->record)->n_seats; seat++) {
    const YcFinding *bribes = find (game, BRIBES, seat, -1);
    g_assert_cmpint (bribes ? bribes->amount[YC_MONEY] : 0, ==, taken[seat]);
  }
}

static void
check_spaces (const Game *game)
{
  const YcSetup *setup = yc_record_setup (game->record);
  const YcFinding *unused = find (game, SPACES, -1, -1);
  for (int space = 0; space < setup->catalogue.n[YC_SPACES]; space++) {
    gboolean used = FALSE;
    for (guint event = 1; event <= yc_record_n_events (game->record); event++) {
      g_auto (GStrv) words = words_of (game, event);
      used |= g_str_equal (words[1], "place")
              && g_str_equal (words[2], setup->catalogue.cards[YC_SPACES][space].id);
    }
    g_assert_cmpint (used, ==, unused ? !(unused->set >> space & 1) : TRUE);
  }
}

/* Who kept most workers at hand when ending a turn, by the series. */
static void
check_idle (const Game *game)
{
  const YcFinding *idle = find (game, YC_FINDING_OWN + 3, -1, -1);
  int most = 0;
  for (guint event = 1; event <= yc_record_n_events (game->record); event++) {
    g_auto (GStrv) words = words_of (game, event);
    if (g_str_equal (words[1], "end"))
      most = MAX (most, number_of (game, "workers", seat_called (game, words[0]), event - 1));
  }
  g_assert_cmpint (idle ? idle->number : 0, ==, most);
  if (idle)
    g_assert_cmpint (number_of (game, "workers", idle->seat, idle->event - 1), ==, most);
}

#define KINDS (YC_FINDING_OWN + 4)

/* ---- The sentences of the curves --------------------------------------------------------------
 */

/* Who had most of a series first, counted from the end. */
static void
check_most (const Game *game, guint series)
{
  const YcSetup *setup = yc_record_setup (game->record);
  g_autofree char *words = yc_words_study_most (game->study, series);
  g_autofree char *expected = NULL;
  int most = 0, whose = 0;
  guint when = 0;
  for (guint event = yc_record_n_events (game->record) + 1; event-- > 0;)
    for (int seat = setup->n_seats; seat-- > 0;)
      if (yc_study_get_number (game->study, series, seat, event) >= MAX (most, 1)) {
        most = yc_study_get_number (game->study, series, seat, event);
        whose = seat;
        when = event;
      }
  g_autofree char *number = g_strdup_printf (series == 1 ? "$%d" : "%d", most);
  static const char *const names[] = { "Ana", "Bo", "Cy" };
  if (most == 0)
    expected = g_strdup ("Nobody ever had any.");
  else if (when == 0)
    expected = g_strdup_printf ("Nobody ever had more than at the beginning: %s.", number);
  else
    expected = g_strdup_printf ("The most was %s: %s, after play %u.", number, names[whose], when);
  g_assert_cmpstr (words, ==, expected);
}

/* Whoever is said to have led did, at every event from there on, and not before. */
static void
check_lead (const Game *game)
{
  g_autofree char *words = yc_words_study_lead (game->study);
  const guint n_events = yc_record_n_events (game->record);
  const char *play = strstr (words, " play ");
  const guint since = play ? (guint) g_ascii_strtoull (play + strlen (" play "), NULL, 10) : 0;
  int most = -1;
  if (!play) {
    g_assert_cmpint (yc_study_get_leader (game->study, n_events), <, 0);
    return;
  }
  for (int seat = 0; seat < 3; seat++)
    if (number_of (game, "points", seat, n_events) > most)
      most = number_of (game, "points", seat, n_events);
  for (int seat = 0; seat < 3; seat++) {
    const char *const names[] = { "Ana ", "Bo ", "Cy " };
    gboolean ahead = TRUE;
    for (guint event = since; event <= n_events; event++)
      for (int other = 0; other < 3; other++)
        ahead = ahead
                && (other == seat
                    || number_of (game, "points", seat, event)
                         > number_of (game, "points", other, event));
    g_assert_cmpint (g_str_has_prefix (words, names[seat]), ==, ahead);
    if (ahead) {
      g_assert_cmpint (number_of (game, "points", seat, n_events), ==, most);
      g_assert_cmpint (yc_study_get_leader (game->study, since - 1), !=, seat);
    }
  }
}

static void
test_random (void)
{
  guint n_found[KINDS] = { 0 };
  for (guint32 seed = 1; seed <= GAMES; seed++) {
    Game game;
    game_play (&game, seed);
    check_changes (&game);
    check_turns (&game);
    check_bombs (&game);
    check_strikes (&game);
    check_bribes (&game);
    check_spaces (&game);
    check_idle (&game);
    check_lead (&game);
    for (guint series = 1; series < yc_study_get_n_series (game.study); series++)
      check_most (&game, series);
    for (guint i = 0; i < game.findings->len; i++)
      n_found[g_array_index (game.findings, YcFinding, i).kind]++;
    game_clear (&game);
  }
  for (int kind = 0; kind < KINDS; kind++)
    if (kind != YC_FINDING_FLAGS && kind != YC_FINDING_PACE && n_found[kind] == 0)
      g_error ("No random game had findings of kind %d.", kind);
}

/* ---- Samples --------------------------------------------------------------------------------- */

/* Every finding is a sentence and leads to an event that is in force. */
static void
test_sample (gconstpointer name)
{
  g_autofree char *text = yc_sample_text (name);
  Game game;
  game_read (&game, text);
  for (guint i = 0; i < game.findings->len; i++) {
    const YcFinding *finding = &g_array_index (game.findings, YcFinding, i);
    g_autofree char *words = yc_words_finding (game.record, finding);
    g_assert_true (g_str_has_suffix (words, "."));
    g_assert_cmpuint (finding->event, <=, yc_record_n_events (game.record));
    if (finding->event == 0)
      continue;
    const YcStand stand = yc_timeline_stand (game.timeline, finding->event);
    g_assert_true (stand == YC_STANDS || stand == YC_ACCEPTED);
  }
  game_clear (&game);
}

static void
test_golden (void)
{
  g_autofree char *text = yc_sample_text ("board-3p-forced");
  g_autofree char *path = yc_sample_path ("board-3p-forced", ".findings.txt");
  g_autofree char *expected = NULL;
  g_autoptr (GString) found = g_string_new (NULL);
  Game game;
  game_read (&game, text);
  for (guint i = 0; i < game.findings->len; i++) {
    const YcFinding *finding = &g_array_index (game.findings, YcFinding, i);
    g_autofree char *words = yc_words_finding (game.record, finding);
    g_string_append_printf (found, "%u %s\n", finding->event, words);
  }
  game_clear (&game);
  g_assert_true (g_file_get_contents (path, &expected, NULL, NULL));
  g_assert_cmpstr (found->str, ==, expected);
}

/* What was undone is no moment. */
static void
test_moments (void)
{
  Game game;
  game_read (&game,
             HEAD "red place mine-1 L\nred strike fighter blue F !\ntable undo\n"
                  "red strike fighter blue B !\ntable note \"hm\"\nblue dispute 4\ntable note 2\n"
                  "table note 4 \"ha\"\ntable note 4\ntable note 4\n");
  g_autoptr (GArray) moments = yc_moments_of (game.record, game.timeline);
  static const YcMoment expected[]
    = { { 2, YC_MOMENT_BOOKMARK, -1 }, { 4, YC_MOMENT_STRIKE, 0 }, { 4, YC_MOMENT_FLAG, 0 },
        { 4, YC_MOMENT_DISPUTE, 0 },   { 4, YC_MOMENT_NOTE, -1 },  { 5, YC_MOMENT_NOTE, -1 } };
  g_assert_cmpuint (moments->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < moments->len; i++) {
    const YcMoment *moment = &g_array_index (moments, YcMoment, i);
    g_assert_cmpuint (moment->event, ==, expected[i].event);
    g_assert_cmpint (moment->kind, ==, expected[i].kind);
    g_assert_cmpint (moment->seat, ==, expected[i].seat);
    g_assert_cmpstr (yc_words_moment (moment->kind), !=, "");
  }
  const YcFinding *strikes = find (&game, STRIKES, 0, 1);
  g_assert_cmpint (strikes->amount[YC_FIGHTERS], ==, 0);
  g_assert_cmpint (strikes->amount[YC_BOMBERS], ==, 1);
  game_clear (&game);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/findings/random", test_random);
  g_test_add_func ("/findings/golden", test_golden);
  g_test_add_func ("/findings/moments", test_moments);
  yc_samples_add_tests ("/findings/samples", test_sample);
  return g_test_run ();
}
