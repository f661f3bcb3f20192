/* bench-frames.c: how long somebody waits in a long game, in the real window with its file of
 * sessions: from a tap to the frame in which the ruling stands, and from Record to the frame with
 * the play in the log.
 *
 * A frame is what the frame clock of the window makes: it is there at `after-paint`, when all is
 * laid out and drawn and the display has taken it over. GTK draws one every 16.7 ms at most. Before
 * each input the window is still, as it is before a person, or only the cursor blinks in it. The
 * hand taps at random and types what is legal where its taps led nowhere.
 *
 * Of 60 plays the 99th percentile would be the worst one. It is the worst but two of the 300 that
 * are measured of each table, in the order in which the game brings them: what comes seldom, as a
 * pile that is shuffled or a row that is turned up, counts as often as at a table. A game that is
 * over before is begun anew where it was begun, which is so early that its end, with the result,
 * does not come more often than it does to a table. */

#include "long-game.h"
#include "median.h"
#include "random-hand.h"

#include "play/composed-view.h"
#include "walk.h"
#include "wish-changes.h"

#define STILL      30  /* milliseconds without a frame */
#define BLINK      60  /* … for which that is waited: a cursor blinks on */
#define COMING_IN  40  /* times that it is waited for a page */
#define LEAST      500 /* events before the measuring */
#define INPUTS     300
#define MOST       (5 * INPUTS)
#define TWO_FRAMES 33.3 /* milliseconds, of a screen with 60 a second */
#define PATIENCE   2000 /* milliseconds without a frame after an input that asks for one */

/* What an input takes: itself, then in the frame what waits for it, the places of all, the drawing.
 */
typedef enum { INPUT, UPDATE, LAYOUT, DRAWING, N_PARTS } Part;

typedef struct {
  double passed[MOST], busy[MOST]; /* milliseconds: of the clock, and of the processor */
  int n, frames;                   /* measured, and the most frames drawn until the answer */
  double longest;                  /* what one frame took */
  double parts[N_PARTS];           /* of the processor's, in all */
  double most;                     /* of the processor, of one input, */
  double most_parts[N_PARTS];      /* its parts, */
  char what[64];                   /* and what it was */
} Waits;

typedef struct {
  Table *table;
  GRand *random;
  gint64 begun; /* the frame that is drawn */
  gint64 drawn; /* the last that was, or when the waiting began */
  gboolean painted;
  double frame;                /* how long the last took, milliseconds */
  gint64 tapped;               /* the last input */
  double parts[N_PARTS], part; /* of it, and when the last of them ended */
} Desk;

static double
milliseconds_since (gint64 then)
{
  return (double) (g_get_monotonic_time () - then) / 1000;
}

/* ---- Frames ---- */

static void
end_part (Desk *desk, Part part)
{
  const double now = hand_busy_milliseconds ();

  desk->parts[part] += now - desk->part;
  desk->part = now;
}

static void
frame_begins (GdkFrameClock *clock G_GNUC_UNUSED, Desk *desk)
{
  desk->begun = g_get_monotonic_time ();
  end_part (desk, INPUT);
}

static void
update_ends (GdkFrameClock *clock G_GNUC_UNUSED, Desk *desk)
{
  end_part (desk, UPDATE);
}

static void
layout_ends (GdkFrameClock *clock G_GNUC_UNUSED, Desk *desk)
{
  end_part (desk, LAYOUT);
}

static void
frame_ends (GdkFrameClock *clock G_GNUC_UNUSED, Desk *desk)
{
  end_part (desk, DRAWING);
  gdk_display_sync (gtk_widget_get_display (desk->table->window));
  desk->drawn = g_get_monotonic_time ();
  desk->frame = (double) (desk->drawn - desk->begun) / 1000;
  desk->painted = TRUE;
}

static gboolean
wake (gpointer data G_GNUC_UNUSED)
{
  return G_SOURCE_CONTINUE;
}

static void
wait_until_still (Desk *desk)
{
  const gint64 begun = g_get_monotonic_time ();
  const guint timer = g_timeout_add (5, wake, NULL);

  desk->drawn = begun;
  while (milliseconds_since (desk->drawn) < STILL && milliseconds_since (begun) < BLINK)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (timer);
}

/* FALSE if none comes: there is nothing to draw. */
static gboolean
wait_for_frame (Desk *desk)
{
  const gint64 begun = g_get_monotonic_time ();
  const guint timer = g_timeout_add (5, wake, NULL);

  desk->painted = FALSE;
  while (!desk->painted && milliseconds_since (begun) < PATIENCE)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (timer);
  return desk->painted;
}

/* ---- One input ---- */

/* Of the processor since the input, until its last frame. */
static double
parts_of (const Desk *desk)
{
  double sum = 0;

  for (Part part = INPUT; part < N_PARTS; part++)
    sum += desk->parts[part];
  return sum;
}

static gboolean
has_recorded (Desk *desk, guint events)
{
  return yc_session_get_n_events (desk->table->session) > events;
}

static gboolean
answer_stands (Desk *desk, guint events)
{
  g_autoptr (GPtrArray) composed = NULL;

  if (has_recorded (desk, events))
    return hand_sees_last_line (desk->table);
  composed = find_all (desk->table->page, YC_TYPE_COMPOSED_VIEW);
  return composed->len > 0 && gtk_widget_get_mapped (composed->pdata[0]);
}

static void
wish_changed (YcComposer *wish, gboolean *changed)
{
  *changed = !yc_composer_is_empty (wish);
}

/* What has an answer: a play that is recorded or judged, and no question of the table. What looking
 * for that takes is not measured. */
static gboolean
make_input (Desk *desk, GtkWidget *widget, const char *signal, guint events)
{
  YcComposer *wish = wish_at (desk->table);
  gboolean changed = FALSE, answerable;
  gint64 made;

  g_signal_connect (wish, "changed", G_CALLBACK (wish_changed), &changed);
  memset (desk->parts, 0, sizeof desk->parts);
  desk->tapped = g_get_monotonic_time ();
  desk->part = hand_busy_milliseconds ();
  g_signal_emit_by_name (widget, signal);
  end_part (desk, INPUT);
  made = g_get_monotonic_time ();
  g_signal_handlers_disconnect_by_data (wish, &changed);
  answerable = has_recorded (desk, events) || (changed && dialog_of (desk->table) == NULL);
  desk->tapped += g_get_monotonic_time () - made;
  return answerable;
}

static void
note_most (Desk *desk, Waits *waits, gboolean recorded)
{
  g_autofree char *line = recorded ? yc_session_write_event (
                            desk->table->session, yc_session_get_n_events (desk->table->session))
                                   : g_strdup ("");

  waits->most = parts_of (desk);
  memcpy (waits->most_parts, desk->parts, sizeof desk->parts);
  g_strlcpy (waits->what, line, sizeof waits->what);
}

/* TRUE if a play was recorded. What leads to no play and no ruling, as a tap at a card that is then
 * asked for, is not counted. */
static gboolean
measure (Desk *desk, GtkWidget *widget, const char *signal, Waits *taps, Waits *records)
{
  const guint events = yc_session_get_n_events (desk->table->session);
  gboolean answered = FALSE;
  int frames = 0;
  double longest = 0;

  wait_until_still (desk);
  const gboolean answerable = make_input (desk, widget, signal, events);
  desk->part = hand_busy_milliseconds ();
  while (answerable && !answered && wait_for_frame (desk)) {
    longest = MAX (longest, desk->frame);
    answered = answer_stands (desk, events);
    desk->part = hand_busy_milliseconds ();
    frames++;
  }
  const gboolean recorded = has_recorded (desk, events);
  Waits *waits = recorded ? records : taps;
  if (answerable && !answered)
    g_warning ("Nothing was seen of an input.");
  if (answered && waits->n < MOST) {
    if (parts_of (desk) > waits->most)
      note_most (desk, waits, recorded);
    waits->busy[waits->n] = parts_of (desk);
    waits->passed[waits->n++] = (double) (desk->drawn - desk->tapped) / 1000;
    waits->frames = MAX (waits->frames, frames);
    for (Part part = INPUT; part < N_PARTS; part++)
      waits->parts[part] += desk->parts[part];
    waits->longest = MAX (waits->longest, longest);
  }
  skip_dialogs (desk->table);
  return recorded;
}

static void
play_once (Desk *desk, Waits *taps, Waits *records)
{
  gboolean recorded = FALSE;

  for (int i = 0; i < 3 && !recorded; i++) {
    GtkWidget *tap = hand_find_tap (desk->table, desk->random);
    GtkWidget *record;

    if (tap != NULL)
      recorded = measure (desk, tap, "clicked", taps, records);
    record = hand_find_record (desk->table);
    if (!recorded && record != NULL)
      recorded = measure (desk, record, "clicked", taps, records);
  }
  if (!recorded) {
    g_autofree char *line = hand_legal_line (desk->table, desk->random);

    if (line == NULL)
      return;
    gtk_editable_set_text (GTK_EDITABLE (hand_find_entry (desk->table)), line);
    measure (desk, hand_find_entry (desk->table), "activate", taps, records);
  }
}

/* ---- A long game ---- */

static void
print (const char *game, const char *what, Waits *waits)
{
  g_autofree char *limited = g_strdup_printf ("%s, %s, 99th percentile", game, what);
  const double passed = median (waits->passed, waits->n), busy = median (waits->busy, waits->n);
  const int late = waits->n * 99 / 100;

  g_print ("  %s: %d, median %.1f ms, 99th percentile %.1f ms (at most %.1f), worst %.1f ms and %d "
           "frames; of the processor %.1f, %.1f and %.1f ms; a frame at most %.1f ms\n",
           what, waits->n, passed, waits->passed[late], TWO_FRAMES, waits->passed[waits->n - 1],
           waits->frames, busy, waits->busy[late], waits->busy[waits->n - 1], waits->longest);
  g_print (
    "    of the processor on average: the input %.1f, update %.1f, layout %.1f, drawing %.1f ms\n",
    waits->parts[INPUT] / waits->n, waits->parts[UPDATE] / waits->n,
    waits->parts[LAYOUT] / waits->n, waits->parts[DRAWING] / waits->n);
  g_print ("    most: the input %.1f, update %.1f, layout %.1f, drawing %.1f ms%s%s\n",
           waits->most_parts[INPUT], waits->most_parts[UPDATE], waits->most_parts[LAYOUT],
           waits->most_parts[DRAWING], *waits->what != '\0' ? " of " : "", waits->what);
  hold_to (limited, waits->passed[late], TWO_FRAMES);
}

typedef struct {
  const char *name;
  guint n_events, least;
} Game;

static void
begin (Desk *desk, const Game *game)
{
  g_autofree char *text = long_game (game->name, game->n_events, game->least);

  hand_begin (desk->table, text);
  /* until all of the log has come in, which it does a few rows a frame */
  for (int i = 0; i < COMING_IN; i++)
    wait_until_still (desk);
  /* which a slow machine may have folded by now */
  g_object_set (desk->table->page, "log-shown", TRUE, NULL);
}

/* Returns how many events there are at the end. */
static guint
play_on (Desk *desk, const Game *game, Waits *taps, Waits *records)
{
  guint most = 0;

  for (int i = 0; i < 2 * INPUTS && records->n < INPUTS; i++) {
    if (yc_session_is_over (desk->table->session))
      begin (desk, game);
    play_once (desk, taps, records);
    most = MAX (most, yc_session_get_n_events (desk->table->session));
  }
  return most;
}

static void
play (const Game *game, const char *path)
{
  Desk desk = { .table = hand_open (path), .random = g_rand_new_with_seed (1) };
  GdkFrameClock *clock = gtk_widget_get_frame_clock (desk.table->window);
  Waits *taps = g_new0 (Waits, 1), *records = g_new0 (Waits, 1);

  g_signal_connect (clock, "before-paint", G_CALLBACK (frame_begins), &desk);
  g_signal_connect_after (clock, "update", G_CALLBACK (update_ends), &desk);
  g_signal_connect_after (clock, "layout", G_CALLBACK (layout_ends), &desk);
  g_signal_connect (clock, "after-paint", G_CALLBACK (frame_ends), &desk);
  begin (&desk, game);
  const guint begun = yc_session_get_n_events (desk.table->session);
  const guint ended = play_on (&desk, game, taps, records);
  g_print ("%s, events %u to %u:\n", game->name, begun, ended);
  print (game->name, "tap", taps);
  print (game->name, "record", records);
  g_signal_handlers_disconnect_by_data (clock, &desk);
  hand_close (desk.table);
  g_rand_free (desk.random);
  g_free (taps);
  g_free (records);
}

static char *
ledger_path (const char *folder, const char *name)
{
  g_autofree char *file = g_strconcat (name, ".db", NULL);

  return g_build_filename (folder, file, NULL);
}

int
main (int argc, char *argv[])
{
  static const Game games[] = { { "board-5p-told", 0, 0 },
                                { "board-5p-told", 430, LEAST },
                                { "card-5p", 0, 0 },
                                { "card-5p", 20, LEAST } };
  g_autofree char *folder = g_dir_make_tmp ("bench-frames-XXXXXX", NULL);

  gtk_init ();
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++) {
    g_autofree char *name = g_strdup_printf ("%" G_GSIZE_FORMAT, i);
    g_autofree char *path = ledger_path (folder, name);

    if (argc < 2 || strstr (games[i].name, argv[1]) != NULL)
      play (&games[i], path);
  }
  return held ();
}
