/* test-chain-play-through.c: whole games of Chain Reaction are played at the table page, with the
 * buttons a person would press; the state at the end is that of the record, and an activation takes
 * three inputs or fewer in the median, four in nine cases of ten. One is played by keys alone. */

#include "widgets/card-button.h"
#include "chain/chain-panel.h"
#include "chain/chain-view.h"
#include "widgets/tray.h"
#include "play/option-group.h"
#include "play/play-bar.h"
#include "key-plays.h"
#include "pointing.h"
#include "walk.h"
#include "chain/chain.h"

static guint n_typed, n_pointed;
static gboolean by_keys;

/* ---- Pointing ---- */

static gboolean
lay_sideways (Table *table, const YcPlay *play)
{
  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].list == YC_LIST_SIDE && !tap_hand (table, play->items[i].ref))
      return FALSE;
  return TRUE;
}

/* ---- Choices ---- */

/* The cards that a factory or a special card moves, told in their dialog. */
static void
tell_details (Table *table, const YcPlay *play)
{
  static const char *const labels[]
    = { "Which Cards Go…",     "Which Cards Come…",   "Which Card Is Taken…",
        "Which Card Is Kept…", "Which Plan Is Kept…", "Which Card Is Played…" };
  GtkWidget *button = NULL;
  g_autofree char *wish = wish_of (table);
  gboolean target
    = play->verb != YC_ACTIVATE && play->has_target && play->verb != YC_AGENT_LANDMARK;

  for (gsize i = 0; i < G_N_ELEMENTS (labels) && button == NULL; i++)
    button = find_button (table->page, labels[i]);
  if (button == NULL)
    g_error ("nothing is asked about %s", wish);
  if (by_keys)
    press_number_on (table, gtk_widget_get_next_sibling (button), 0);
  else
    click_widget (table, button);
  GtkWidget *tray = only (dialog_of (table), YC_TYPE_TRAY);
  line_meant = NULL;
  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].list == YC_LIST_FACTORY) {
      takes_last = i + 1 == play->n_items;
      g_assert_true (tap_ref (table, tray, play->items[i].ref, ""));
    }
  takes_last = TRUE;
  if (target && !tap_ref (table, tray, play->target, ""))
    g_error ("card %d is not offered for %s", play->target, wish);
  takes_last = FALSE;
  /* with the last card that there can be all is told */
  if (dialog_of (table) != NULL)
    click_button (table, dialog_of (table), "Tell");
}

static gboolean
names_cards (const YcPlay *play)
{
  gboolean named = (play->verb == YC_DESIGN || play->verb == YC_SPY_CARD
                    || play->verb == YC_SPY_KEEP || play->verb == YC_AGENT_PLAY)
                   && play->has_target;

  for (int i = 0; i < play->n_items; i++)
    named = named || play->items[i].list == YC_LIST_FACTORY;
  return named;
}

static gboolean
is_wished (Table *table, const char *line)
{
  g_autofree char *wish = wish_of (table);

  return g_str_equal (wish, line);
}

/* It was recorded with the last choice. */
static gboolean
wish_is_empty (Table *table)
{
  g_autofree char *wish = wish_of (table);

  return *wish == '\0';
}

/* A choice is taken by its number, and recorded with it where that makes the play what is meant. */
static gboolean
press_nearer (Table *table, const YcPlay *play, const char *line)
{
  GtkWidget *button = nearer_choice (table, play);
  g_autofree char *becomes
    = button == NULL
        ? NULL
        : yc_session_write_play (table->session, g_object_get_data (G_OBJECT (button), "play"));

  return button != NULL
         && press_number_on (table, button, g_str_equal (becomes, line) ? GDK_CONTROL_MASK : 0);
}

static gboolean
compose (Table *table, const YcPlay *play, const char *line)
{
  if (!point_at_play (table, play) || !lay_sideways (table, play))
    return FALSE;
  for (int i = 0; i < 4 && !is_wished (table, line); i++)
    if (by_keys ? !press_nearer (table, play, line) : !choose_nearer (table, play))
      break;
  if (wish_is_empty (table))
    return FALSE;
  if (!is_wished (table, line) && names_cards (play))
    tell_details (table, play);
  return is_wished (table, line);
}

/* FALSE if it was not recorded. */
static gboolean
compose_by_keys (Table *table, const YcPlay *play, const char *line)
{
  const guint n = yc_session_get_n_events (table->session);

  line_meant = line;
  const gboolean composed = compose (table, play, line);
  line_meant = NULL;

  if (composed && yc_session_get_n_events (table->session) == n)
    press (table, GDK_KEY_Return, 0);
  return yc_session_get_n_events (table->session) > n;
}

/* ---- The end of a turn ---- */

/* The last of what is asked. */
static void
unfold (Table *table)
{
  g_autoptr (GPtrArray) lists = find_all (dialog_of (table), GTK_TYPE_EXPANDER);
  GtkWidget *last = lists->pdata[lists->len - 1];

  if (by_keys) {
    g_assert_true (take (table, last));
    return;
  }
  table->inputs++;
  gtk_expander_set_expanded (GTK_EXPANDER (last), TRUE);
  settle ();
}

/* A card of what is asked, or one that nobody told. */
static void
discard (Table *table, GtkWidget *discards, YcRef card)
{
  if (card == YC_UNTOLD)
    g_assert_true (take (table, find_button (discards, "A Card Nobody Told")));
  else
    g_assert_true (tap_ref (table, only (discards, YC_TYPE_TRAY), card, ""));
}

static void
end_turn (Table *table, const YcPlay *play, const YcPlay *next)
{
  const int n_row = next->verb == YC_TELL_PLANS ? next->n_items : 0;

  if (by_keys)
    press (table, GDK_KEY_e, 0);
  else
    click_button (table, table->page, "End Turn");
  if (dialog_of (table) == NULL)
    return; /* there was nothing to ask */
  g_autoptr (GPtrArray) trays = find_all (dialog_of (table), YC_TYPE_TRAY);

  /* at the end of the game nobody asks for the row */
  for (int i = 0; i < n_row && trays->len > 0; i++) {
    takes_last = i + 1 == n_row && play->n_items == 0;
    g_assert_true (tap_ref (table, trays->pdata[0], next->items[i].ref, ""));
  }
  takes_last = FALSE;
  /* with the last card that there can be all is told */
  if (dialog_of (table) == NULL)
    return;
  if (play->n_items > 0) {
    GtkWidget *discards = g_object_get_data (G_OBJECT (dialog_of (table)), "discards");
    unfold (table);
    for (int i = 0; i < play->n_items; i++) {
      takes_last = i + 1 == play->n_items;
      discard (table, discards, play->items[i].ref);
    }
    takes_last = FALSE;
  }
  if (dialog_of (table) != NULL && by_keys)
    press (table, GDK_KEY_e, 0);
  else if (dialog_of (table) != NULL)
    click_button (table, dialog_of (table), "End the Turn");
}

/* ---- Games ---- */

static void
follow (Table *table, const char *line, const char *next)
{
  YcPlay play, after = { .verb = YC_NOTE };

  g_assert_true (yc_session_read_play (table->session, line, &play, NULL));
  if (next != NULL)
    g_assert_true (yc_session_read_play (table->session, next, &after, NULL));
  skip_dialogs (table);
  points_by_keys = by_keys;
  if (play.verb == YC_END) {
    end_turn (table, &play, &after);
  } else if (by_keys && yc_verb_is_move ((YcVerb) play.verb) && play.verb != YC_END
             && compose_by_keys (table, &play, line)) {
    n_pointed++;
  } else if (!by_keys && yc_verb_is_move ((YcVerb) play.verb) && compose (table, &play, line)) {
    click_button (table, table->page, "Record");
    n_pointed++;
  } else {
    g_autofree char *wish = wish_of (table);
    g_test_message ("typed: %s; the wish was %s", line, wish);
    n_typed += yc_verb_is_move ((YcVerb) play.verb);
    if (by_keys && yc_verb_is_move ((YcVerb) play.verb))
      type_line (table, line);
    else
      type_play (table, line);
  }
  points_by_keys = FALSE;
}

static gint
compare_counts (gconstpointer a, gconstpointer b)
{
  return *(const gint *) a - *(const gint *) b;
}

static gint
percentile (GArray *counts, guint percent)
{
  return g_array_index (counts, gint, (counts->len - 1) * percent / 100);
}

static void
play_through (Table *table, char **events, GArray *counts)
{
  for (guint i = 0; events[i] != NULL; i++) {
    guint before = table->inputs;

    if (yc_session_get_n_events (table->session) > i)
      continue; /* told with the end of the turn */
    follow (table, events[i], events[i + 1]);
    /* what the table says by the way is typed with either */
    if (g_str_has_prefix (events[i], "table "))
      table->inputs = before;
    g_test_message ("took %u: %s", table->inputs - before, events[i]);
    gint taken = (gint) (table->inputs - before);
    if (yc_session_get_n_events (table->session) < i + 1)
      g_error ("event %u, %s, was not recorded", i + 1, events[i]);
    g_autofree char *recorded = yc_session_write_event (table->session, i + 1);
    g_assert_cmpstr (recorded, ==, events[i]);
    if (strstr (events[i], " activate ") != NULL)
      g_array_append_val (counts, taken);
  }
}

/* Plays a game to its end; returns what it took in all. */
static guint
play_game (const char *name, GArray *counts)
{
  g_autofree char *text = yc_sample_text (name);
  g_auto (GStrv) events = yc_sample_events (text);
  Table *table = table_open (text, 0);

  n_typed = n_pointed = 0;
  play_through (table, events, counts);
  const guint inputs = table->inputs;
  g_array_sort (counts, compare_counts);
  g_test_message ("%u activations, %u inputs in all: median %d, p90 %d; %u pointed, %u typed",
                  counts->len, inputs, percentile (counts, 50), percentile (counts, 90), n_pointed,
                  n_typed);
  assert_state (table, name);
  table_close (table);
  return inputs;
}

/* Returns how many taps it took. */
static guint
tap_game (const char *name)
{
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (gint));
  const guint n_taps = play_game (name, counts);

  g_assert_cmpint (percentile (counts, 50), <=, 3);
  g_assert_cmpint (percentile (counts, 90), <=, 4);
  g_assert_cmpuint (n_typed, ==, 0);
  return n_taps;
}

static void
test_game (gconstpointer name)
{
  tap_game (name);
}

/* The letters on the cards take less than taps, and nothing has to be typed. */
static void
test_keys (gconstpointer name)
{
  g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (gint));
  const guint n_taps = tap_game (name);

  by_keys = TRUE;
  const guint n_keys = play_game (name, keys);
  by_keys = FALSE;
  g_test_message ("%u keys, %u taps", n_keys, n_taps);
  g_assert_cmpuint (n_typed, ==, 0);
  g_assert_cmpint (percentile (keys, 50), <=, 2);
  g_assert_cmpuint (n_keys, <, n_taps);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_data_func ("/chain-play-through/card-1p", "older-card-1p", test_game);
  g_test_add_data_func ("/chain-play-through/by-keys", "older-card-2p", test_keys);
  return g_test_run ();
}
