/* soak.c: random play through the window for hours, twenty plays a second, with undo, history,
 * search and the judge in between: what is in memory stays, and no frame takes long. Each input has
 * a frame of its own; what is late by them, or by a page that comes in, is made up for.
 *
 *     soak [--minutes=N]
 *
 * prints a line a minute and then what it found. A frame takes what its input took, and what the
 * frame clock takes until it is painted: in the time of the processor, for others may be busy on
 * the machine, and in the time that passed. Of one that took long it is told whether the machine
 * was slower just then than it usually is: so is a piece of work that is always the same. What the
 * hand itself takes, to find what it taps and something legal to type, is no part of it. Memory is
 * what is in use of the heap, and the pages that are the program's own, on average of a minute, and
 * the proportional set size, which changes with what else runs on the machine, too: it wants a
 * quiet one. Some games are played before. Where a page comes in, as after a search or with the
 * next game, all of it is drawn anew: its frames may take no longer, and what was done in all until
 * it is there, with a game begun or a ledger searched, is told apart. What is done between frames
 * keeps an input waiting as well: so does each turn of the main loop. Without an option it plays
 * for a few seconds, as a test. */

#define _GNU_SOURCE /* what one thread used */

#include "app-fixture.h"
#include "random-hand.h"
#include "soak-minute.h"
#include "soak-pace.h"

#include <sys/resource.h>

#define SHORT            4 /* seconds of a test */
#define KEYS_FROM_JUDGE  3 /* to the next play, at most */
#define INPUTS_OF_GAME   700
#define INPUTS_TO_SEARCH 300
#define GAMES_BEFORE     24 /* the list is full from then on, and its rows become no more */

/* The inputs of a play: what is tapped is recorded, or else something legal is typed. */
typedef enum { TAP, RECORD, CLEAR, TYPE } Step;

typedef struct {
  Table *table;
  GRand *random;
  char *texts[4]; /* of the games, in turn */
  guint begun;
  double coming_in; /* when another page began to, in milliseconds of the processor */
  gint64 due;       /* when the next play is, in microseconds */
  gboolean waits;   /* for the frame of the last input */
  gboolean asks;    /* the judge, who waits for the play */
  Step step;        /* what is next of a play */
  int with_judge;   /* so many keys from the next play: the answer is looked at */
  guint inputs;
  SoakPace *pace;
  GArray *minutes;
  SoakMinute minute;                 /* that is not over */
  double input_busy, input_passed;   /* of the last, milliseconds, */
  double sought_busy, sought_passed; /* without what the hand took of it */
  const char *what;                  /* it was */
  struct rusage used;                /* when it came, */
  double stolen;                     /* and what the host had taken by then, in milliseconds */
  double noting;                     /* all that frames were noted for, in milliseconds */
  double busy;                       /* when the frame began, */
  gint64 passed;                     /* in milliseconds and microseconds */
} Soak;

/* ---- Frames ---- */

static void
note_use (Soak *soak)
{
  getrusage (RUSAGE_THREAD, &soak->used);
  soak->stolen = soak_stolen_milliseconds ();
}

/* Of one that took long, whether the program did or the machine: what the kernel took of it, pages
 * that were fetched, turns that others were given, what the host took, and the pace. */
static void
note_long_frame (Soak *soak, double busy)
{
  YcSession *session = soak->table->session; /* NULL before the first game */
  const guint events = session != NULL ? yc_session_get_n_events (session) : 0;
  g_autofree char *last = events > 0 ? yc_session_write_event (session, events) : g_strdup ("");
  const double begun = hand_busy_milliseconds ();
  struct rusage now;
  double pace;

  getrusage (RUSAGE_THREAD, &now);
  pace = soak_pace_now (soak->pace);
  soak->minute.busy_frames++;
  soak->minute.slow_frames += busy / pace > SOAK_LONG;
  g_print ("a frame of %.0f ms after %s, event %u \"%s\" being the last: %.0f ms in the kernel, "
           "%ld and %ld pages, %ld turns of others, %.0f ms stolen by the host; the machine took "
           "%.2f times as long as usual\n",
           busy, soak->what, events, last,
           (double) (now.ru_stime.tv_sec - soak->used.ru_stime.tv_sec) * 1e3
             + (double) (now.ru_stime.tv_usec - soak->used.ru_stime.tv_usec) / 1e3,
           now.ru_minflt - soak->used.ru_minflt, now.ru_majflt - soak->used.ru_majflt,
           now.ru_nivcsw - soak->used.ru_nivcsw, soak_stolen_milliseconds () - soak->stolen, pace);
  soak->noting += hand_busy_milliseconds () - begun;
}

static void
frame_begins (GdkFrameClock *clock G_GNUC_UNUSED, Soak *soak)
{
  soak->busy = hand_busy_milliseconds ();
  soak->passed = g_get_monotonic_time ();
}

static void
frame_ends (GdkFrameClock *clock G_GNUC_UNUSED, Soak *soak)
{
  SoakMinute *minute = &soak->minute;
  const double busy = soak->input_busy + hand_busy_milliseconds () - soak->busy;
  const double passed
    = soak->input_passed + (double) (g_get_monotonic_time () - soak->passed) / 1000;

  soak->input_busy = soak->input_passed = 0;
  soak->waits = FALSE;
  minute->frames++;
  if (busy > SOAK_LONG)
    note_long_frame (soak, busy);
  if (busy > minute->busiest)
    minute->after = soak->what;
  minute->busiest = MAX (minute->busiest, busy);
  minute->longest = MAX (minute->longest, passed);
  minute->long_frames += passed > SOAK_LONG;
}

/* ---- Inputs ---- */

/* Between these two only the hand is busy. */
static void
begin_seeking (Soak *soak)
{
  soak->sought_busy -= hand_busy_milliseconds ();
  soak->sought_passed -= (double) g_get_monotonic_time () / 1000;
}

static void
end_seeking (Soak *soak)
{
  soak->sought_busy += hand_busy_milliseconds ();
  soak->sought_passed += (double) g_get_monotonic_time () / 1000;
}

static GtkWidget *
find_record (Soak *soak)
{
  GtkWidget *found;

  begin_seeking (soak);
  found = hand_find_record (soak->table);
  end_seeking (soak);
  return found;
}

static GtkWidget *
find_tap (Soak *soak)
{
  GtkWidget *found;

  begin_seeking (soak);
  found = hand_find_tap (soak->table, soak->random);
  end_seeking (soak);
  return found;
}

static void
click (GtkWidget *found)
{
  if (found != NULL)
    g_signal_emit_by_name (found, "clicked");
}

static gboolean
draw (Soak *soak, int of)
{
  return g_rand_int_range (soak->random, 0, of) == 0;
}

static void
act (Soak *soak, const char *action)
{
  gtk_widget_activate_action (soak->table->page, action, NULL);
}

static void
type_something_legal (Soak *soak)
{
  g_autofree char *line = NULL;
  GtkWidget *entry;

  begin_seeking (soak);
  line = hand_legal_line (soak->table, soak->random);
  entry = hand_find_entry (soak->table);
  end_seeking (soak);
  gtk_editable_set_text (GTK_EDITABLE (entry), line != NULL ? line : "");
  g_signal_emit_by_name (entry, "activate");
}

/* Returns what comes next if nothing is recorded. */
static Step
take_step (Soak *soak)
{
  if (soak->step == TAP && draw (soak, 2)) {
    soak->what = "a tap";
    click (find_tap (soak));
    return find_record (soak) != NULL ? RECORD : CLEAR;
  }
  if (soak->step == RECORD) {
    soak->what = "Record";
    click (find_record (soak));
    return CLEAR;
  }
  if (soak->step == CLEAR) {
    act (soak, soak->what = "table.escape");
    return TYPE;
  }
  soak->what = "a typed play";
  type_something_legal (soak);
  return TAP;
}

static void
play (Soak *soak)
{
  const guint events = yc_session_get_n_events (soak->table->session);
  const Step next = take_step (soak);
  const guint recorded = yc_session_get_n_events (soak->table->session) - events;

  soak->minute.plays += recorded;
  soak->due += recorded * SOAK_INTERVAL * G_TIME_SPAN_MILLISECOND;
  soak->step = recorded > 0 ? TAP : next;
}

static void
look_back (Soak *soak)
{
  const guint n = yc_session_get_n_events (soak->table->session);

  soak->what = "table.look-at";
  if (n > 1)
    gtk_widget_activate_action (soak->table->page, "table.look-at", "u",
                                (guint) g_rand_int_range (soak->random, 1, (gint32) n));
}

/* The play that is asked about comes with the next input, and others lead back. */
static void
ask_judge (Soak *soak)
{
  act (soak, soak->what = "table.judge");
  soak->asks = TRUE;
}

static void
tell_judge (Soak *soak)
{
  soak->what = "a play for the judge";
  soak->asks = FALSE;
  soak->with_judge = KEYS_FROM_JUDGE;
  click (find_tap (soak));
}

/* The past is looked at, or what the judge says. */
static gboolean
is_away (const Soak *soak)
{
  return soak->with_judge > 0 || !yc_view_is_now (soak->table->view);
}

static void
come_back (Soak *soak)
{
  soak->with_judge = MAX (soak->with_judge - 1, 0);
  act (soak, soak->what = "table.escape");
}

/* ---- Pages ---- */

/* Its table begins with the next play. */
static void
begin_page (Soak *soak, const char *what)
{
  soak->what = what;
  soak->asks = FALSE;
  soak->with_judge = 0;
  soak->step = TAP;
  note_use (soak);
  soak->coming_in = hand_busy_milliseconds ();
}

static void
end_page (Soak *soak)
{
  soak->minute.page = MAX (soak->minute.page, hand_busy_milliseconds () - soak->coming_in);
}

static void
begin_game (Soak *soak)
{
  soak->what = "a look at all sessions";
  if (soak->begun > 0)
    hand_search (soak->table, "");
  begin_page (soak, "a game begun");
  hand_begin (soak->table, soak->texts[soak->begun++ % G_N_ELEMENTS (soak->texts)]);
  end_page (soak);
}

static void
search (Soak *soak)
{
  static const char *const words[] = { "Ana", "Bo won", "place", "2026" };

  begin_page (soak, "a search");
  hand_search (soak->table,
               words[g_rand_int_range (soak->random, 0, (gint32) G_N_ELEMENTS (words))]);
  end_page (soak);
  begin_page (soak, "the way back from a search");
  hand_return (soak->table);
  end_page (soak);
}

/* Whoever plays on leaves a question for later. */
static gboolean
leave_question (Soak *soak)
{
  gboolean asked;

  begin_seeking (soak);
  asked = dialog_of (soak->table) != NULL;
  end_seeking (soak);
  if (asked)
    close_dialog (soak->table);
  return asked;
}

static void
choose_input (Soak *soak)
{
  if (leave_question (soak))
    soak->what = "a question left";
  else if (soak->asks)
    tell_judge (soak);
  else if (is_away (soak))
    come_back (soak);
  else if (soak->step != TAP)
    play (soak);
  else if (draw (soak, 25))
    act (soak, soak->what = "table.undo");
  else if (draw (soak, 50))
    act (soak, soak->what = "table.redo");
  else if (draw (soak, 30))
    look_back (soak);
  else if (draw (soak, 30))
    ask_judge (soak);
  else
    play (soak);
}

static void
do_something (Soak *soak)
{
  double busy;
  gint64 passed;

  note_use (soak);
  busy = hand_busy_milliseconds ();
  passed = g_get_monotonic_time ();
  soak->sought_busy = soak->sought_passed = 0;
  choose_input (soak);
  soak->input_busy = hand_busy_milliseconds () - busy - soak->sought_busy;
  soak->input_passed = (double) (g_get_monotonic_time () - passed) / 1000 - soak->sought_passed;
}

/* ---- Time ---- */

static gboolean
wake (gpointer data G_GNUC_UNUSED)
{
  return G_SOURCE_CONTINUE;
}

/* One turn of the main loop, in which nobody else is looked after: a frame, or what was left for
 * later, as the result of a game. */
static void
turn (Soak *soak)
{
  const double begun = hand_busy_milliseconds () - soak->noting;

  g_main_context_iteration (NULL, TRUE);
  soak_minute_add_turn (&soak->minute, hand_busy_milliseconds () - soak->noting - begun);
}

/* What else belongs to the last one, or leads back to it, comes as soon as its frame is there. */
static gboolean
is_next_play (const Soak *soak)
{
  return soak->step == TAP && !is_away (soak) && !soak->asks;
}

/* A game goes on for so many inputs at most, so that there are short and long ones. */
static void
begin_something (Soak *soak)
{
  if (yc_session_is_over (soak->table->session) || ++soak->inputs % INPUTS_OF_GAME == 0)
    begin_game (soak);
  else if (soak->inputs % INPUTS_TO_SEARCH == 0)
    search (soak);
  else
    do_something (soak);
}

static void
play_for (Soak *soak, double seconds)
{
  const guint timer = g_timeout_add (10, wake, NULL);
  const gint64 end = g_get_monotonic_time () + (gint64) (seconds * G_USEC_PER_SEC);

  while (g_get_monotonic_time () < end) {
    turn (soak);
    if (soak->waits || (is_next_play (soak) && g_get_monotonic_time () < soak->due))
      continue;
    soak->waits = TRUE;
    if (is_next_play (soak))
      begin_something (soak);
    else
      do_something (soak);
    /* even where there is nothing to draw */
    gdk_frame_clock_request_phase (gtk_widget_get_frame_clock (soak->table->window),
                                   GDK_FRAME_CLOCK_PHASE_UPDATE);
  }
  g_source_remove (timer);
}

static void
play_games_before (Soak *soak)
{
  for (int i = 0; i < GAMES_BEFORE; i++) {
    begin_game (soak);
    play_for (soak, 0.5);
  }
}

/* ---- Minutes ---- */

static void
soak_minute (Soak *soak, double seconds)
{
  const gint64 end = g_get_monotonic_time () + (gint64) (seconds * G_USEC_PER_SEC);
  gint64 left;

  soak->minute = (SoakMinute){ 0 };
  while ((left = end - g_get_monotonic_time ()) > 0) {
    play_for (soak, MIN ((double) left / G_USEC_PER_SEC, 1));
    soak_minute_weigh (&soak->minute);
    soak_pace_note (soak->pace);
  }
  g_array_append_val (soak->minutes, soak->minute);
  soak_minute_print (&soak->minute, soak->minutes->len, soak->begun);
}

/* A head alone, which makes a session of its own each time. */
static char *
head_of (const char *name)
{
  g_autofree char *text = yc_sample_text (name);
  g_autofree char *head = yc_sample_beginning (text, 0);

  return yc_sample_anew (head);
}

int
main (int argc, char *argv[])
{
  int minutes = 0;
  const GOptionEntry options[]
    = { { "minutes", 'm', 0, G_OPTION_ARG_INT, &minutes, NULL, NULL }, G_OPTION_ENTRY_NULL };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  Soak soak = { .minutes = g_array_new (FALSE, FALSE, sizeof (SoakMinute)),
                .random = g_rand_new_with_seed (1),
                .texts = { head_of ("board-5p-told"), head_of ("card-5p"),
                           head_of ("board-3p-told"), head_of ("card-3p") } };
  g_autofree char *path = NULL;
  gboolean flat = TRUE;

  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL))
    return 2;
  gtk_init ();
  soak.pace = soak_pace_new ();
  path = app_test_path ();
  soak.table = hand_open (path);
  g_signal_connect (gtk_widget_get_frame_clock (soak.table->window), "before-paint",
                    G_CALLBACK (frame_begins), &soak);
  g_signal_connect (gtk_widget_get_frame_clock (soak.table->window), "after-paint",
                    G_CALLBACK (frame_ends), &soak);
  if (minutes > 0)
    play_games_before (&soak);
  begin_game (&soak);
  soak.due = g_get_monotonic_time ();
  for (int i = 0; i < MAX (minutes, 1); i++)
    soak_minute (&soak, minutes > 0 ? 60 : SHORT);
  if (minutes > 0)
    flat = soak_minutes_report (soak.minutes, soak.begun);
  else
    g_assert_cmpuint (soak.minute.plays, >, 0);
  g_signal_handlers_disconnect_by_data (gtk_widget_get_frame_clock (soak.table->window), &soak);
  hand_close (soak.table);
  for (gsize i = 0; i < G_N_ELEMENTS (soak.texts); i++)
    g_free (soak.texts[i]);
  g_array_unref (soak.minutes);
  soak_pace_free (soak.pace);
  g_rand_free (soak.random);
  return flat ? 0 : 1;
}
