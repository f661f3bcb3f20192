/* test-chain-play-through.c: whole games of Chain Reaction are played at the table page, with the
 * buttons a person would press; the state at the end is that of the record, and an activation takes
 * three inputs or fewer in the median, five in nine cases of ten. */

#include "widgets/card-button.h"
#include "chain/chain-panel.h"
#include "chain/chain-view.h"
#include "widgets/tray.h"
#include "play/option-group.h"
#include "play/play-bar.h"
#include "table-fixture.h"
#include "walk.h"
#include "chain/chain.h"

static guint n_typed, n_pointed;

static void
click_widget (Table *table, GtkWidget *button)
{
  g_signal_emit_by_name (button, "clicked");
  table->inputs++;
  settle ();
}

/* ---- Pointing ---- */

static gboolean
tap (Table *table, GtkWidget *root, YcRef ref, const char *words)
{
  g_autoptr (GPtrArray) cards = find_all (root, YC_TYPE_CARD_BUTTON);

  for (guint i = 0; i < cards->len; i++)
    if (yc_card_button_get_ref (cards->pdata[i]) == ref
        && strstr (yc_card_button_get_words (cards->pdata[i]), words) != NULL) {
      click_widget (table, cards->pdata[i]);
      return TRUE;
    }
  return FALSE;
}

static GtkWidget *
only (GtkWidget *root, GType type)
{
  g_autoptr (GPtrArray) found = find_all (root, type);

  g_assert_cmpuint (found->len, >, 0);
  return found->pdata[0];
}

static gboolean
tap_hand (Table *table, YcRef ref)
{
  return tap (table, only (table->page, YC_TYPE_TRAY), ref, "");
}

static gboolean
tap_special (Table *table, const char *id)
{
  return tap_hand (table, ref_of (table, YC_CARDS, id));
}

static gboolean
tap_plan (Table *table, YcRef plan, GType where)
{
  g_autoptr (GPtrArray) roots = find_all (table->page, where);

  for (guint i = 0; i < roots->len; i++)
    if (tap (table, roots->pdata[i], plan, "Bomb Plan"))
      return TRUE;
  return FALSE;
}

static gboolean
point (Table *table, const YcPlay *play)
{
  switch ((int) play->verb) {
  case YC_ACTIVATE:
    if (play->target_drawer == YC_SPACES)
      return tap (table, table->page, play->target, "Landmark");
    if (play->target_drawer == YC_BOMBS)
      return tap (table, table->page, play->target, "Bomb Plan");
    return tap_hand (table, play->target);
  case YC_ACTIVATE_LOADED:
    return tap_plan (table, play->target, YC_TYPE_CHAIN_PANEL);
  case YC_DESIGN:
    return tap_special (table, "design-bomb");
  case YC_SPY_CARD:
  case YC_SPY_YELLOWCAKE:
  case YC_SPY_KEEP:
    return tap_special (table, "espionage");
  case YC_AGENT_LANDMARK:
  case YC_AGENT_YELLOWCAKE:
  case YC_AGENT_PLAY:
    return tap_special (table, "double-agent");
  default:
    return FALSE;
  }
}

static gboolean
lay_sideways (Table *table, const YcPlay *play)
{
  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].list == YC_LIST_SIDE && !tap_hand (table, play->items[i].ref))
      return FALSE;
  return TRUE;
}

/* ---- Choices ---- */

static const YcPlay *
wished (Table *table)
{
  return yc_composer_get_play (
    yc_play_bar_get_composer (YC_PLAY_BAR (only (table->page, YC_TYPE_PLAY_BAR))));
}

static int
distance (const YcPlay *wish, const YcPlay *target)
{
  gboolean color = target->factory_use == YC_FACTORY_DISCARD || target->verb == YC_SPY_CARD
                   || target->verb == YC_SPY_YELLOWCAKE || target->verb == YC_AGENT_YELLOWCAKE;
  gboolean named = target->verb == YC_AGENT_LANDMARK;

  return 32 * (wish->verb != target->verb) + 8 * (wish->factory_use != target->factory_use)
         + 4 * (color && wish->target_color != target->target_color)
         + 2 * (named && wish->target != target->target)
         + (memcmp (&wish->workers, &target->workers, sizeof wish->workers) != 0);
}

static gboolean
choose_nearer (Table *table, const YcPlay *target)
{
  g_autoptr (GPtrArray) groups = find_all (table->page, YC_TYPE_OPTION_GROUP);

  for (guint i = 0; i < groups->len; i++) {
    g_autoptr (GPtrArray) toggles = find_all (groups->pdata[i], GTK_TYPE_TOGGLE_BUTTON);

    for (guint j = 0; j < toggles->len; j++) {
      const YcPlay *play = g_object_get_data (toggles->pdata[j], "play");

      if (play != NULL && distance (play, target) < distance (wished (table), target)) {
        click_widget (table, toggles->pdata[j]);
        return TRUE;
      }
    }
  }
  return FALSE;
}

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
  click_widget (table, button);
  GtkWidget *tray = only (dialog_of (table), YC_TYPE_TRAY);
  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].list == YC_LIST_FACTORY)
      g_assert_true (tap (table, tray, play->items[i].ref, ""));
  if (target && !tap (table, tray, play->target, ""))
    g_error ("card %d is not offered for %s", play->target, wish);
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

static gboolean
compose (Table *table, const YcPlay *play, const char *line)
{
  if (!point (table, play) || !lay_sideways (table, play))
    return FALSE;
  for (int i = 0; i < 4 && !is_wished (table, line); i++)
    if (!choose_nearer (table, play))
      break;
  if (!is_wished (table, line) && names_cards (play))
    tell_details (table, play);
  return is_wished (table, line);
}

/* ---- The end of a turn ---- */

static void
end_turn (Table *table, const YcPlay *play, const YcPlay *next)
{
  click_button (table, table->page, "End Turn");
  g_autoptr (GPtrArray) trays = find_all (dialog_of (table), YC_TYPE_TRAY);

  for (int i = 0; next->verb == YC_TELL_PLANS && i < next->n_items; i++)
    g_assert_true (tap (table, trays->pdata[0], next->items[i].ref, ""));
  if (play->n_items > 0) {
    GtkWidget *discards = g_object_get_data (G_OBJECT (dialog_of (table)), "discards");
    for (int i = 0; i < play->n_items; i++)
      if (play->items[i].ref == YC_UNTOLD)
        click_button (table, discards, "A Card Nobody Told");
      else
        g_assert_true (tap (table, only (discards, YC_TYPE_TRAY), play->items[i].ref, ""));
  }
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
  if (play.verb == YC_END) {
    end_turn (table, &play, &after);
  } else if (yc_verb_is_move ((YcVerb) play.verb) && compose (table, &play, line)) {
    click_button (table, table->page, "Record");
    n_pointed++;
  } else {
    g_autofree char *wish = wish_of (table);
    g_test_message ("typed: %s; the wish was %s", line, wish);
    n_typed += yc_verb_is_move ((YcVerb) play.verb);
    type_play (table, line);
  }
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
    gint taken = (gint) (table->inputs - before);
    if (yc_session_get_n_events (table->session) < i + 1)
      g_error ("event %u, %s, was not recorded", i + 1, events[i]);
    g_autofree char *recorded = yc_session_write_event (table->session, i + 1);
    g_assert_cmpstr (recorded, ==, events[i]);
    if (strstr (events[i], " activate ") != NULL)
      g_array_append_val (counts, taken);
  }
}

static void
test_game (gconstpointer name)
{
  g_autofree char *text = yc_sample_text (name);
  g_auto (GStrv) events = yc_sample_events (text);
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (gint));
  Table *table = table_open (text, 0);

  n_typed = n_pointed = 0;
  play_through (table, events, counts);
  g_array_sort (counts, compare_counts);
  g_test_message ("%u activations, %u inputs in all: median %d, p90 %d; %u pointed, %u typed",
                  counts->len, table->inputs, percentile (counts, 50), percentile (counts, 90),
                  n_pointed, n_typed);
  g_assert_cmpint (percentile (counts, 50), <=, 3);
  g_assert_cmpint (percentile (counts, 90), <=, 5);
  g_assert_cmpuint (n_typed * 5, <, n_pointed);
  assert_state (table, name);
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_data_func ("/chain-play-through/card-2p", "older-card-2p", test_game);
  g_test_add_data_func ("/chain-play-through/card-1p", "older-card-1p", test_game);
  return g_test_run ();
}
