/* test-play-through.c: whole games are played at the table page, with the buttons a person would
 * press; the state at the end is that of the record, and a play and a turn take no more
 * inputs than they should. */

#include "grammar.h"
#include "widgets/card-button.h"
#include "play/tell-question.h"
#include "manhattan/board-sections.h"
#include "input-counts.h"
#include "key-plays.h"
#include "walk.h"
#include "wish-changes.h"
#include "manhattan/board.h"

/* ---- Pointing at what a play is about ---- */

static gboolean
is_in_sight (Table *table, YcRef bomb)
{
  const YcBomb *state = &yc_board_of (yc_session_get_position (table->session))->bombs[bomb];

  return state->place == YC_BOMB_HAND || state->place == YC_BOMB_BUILT;
}

static gboolean
point_at_bomb (Table *table, const YcPlay *play)
{
  if (!is_in_sight (table, play->target))
    return FALSE;
  click_bomb (table, id_of_card (table, YC_BOMBS, play->target));
  return TRUE;
}

/* ---- The same by keys ---- */

static gboolean by_keys;

/* The letter that leads to what a play is about, or NUL. */
static char
letter_of (Table *table, const YcPlay *play)
{
  const YcCatalogue *catalogue = &yc_session_get_setup (table->session)->catalogue;
  const int active = yc_session_get_active_seat (table->session);

  if (play->verb == YC_USE)
    return 'o';
  if (play->verb == YC_REPAIR)
    return active == yc_session_get_setup (table->session)->seat_of_color[play->actor] ? 'o' : 'v';
  if (play->verb == YC_STRIKE_BOMBER)
    return 'v';
  if (play->verb == YC_STRIKE_FIGHTER)
    return 'x';
  if (play->verb == YC_BUILD || play->verb == YC_TEST || play->verb == YC_LOAD)
    return 'k';
  for (int i = 0; play->verb == YC_PLACE && i < YC_N_BOARD_SECTIONS; i++)
    if (yc_board_section_has (&yc_board_sections[i], &catalogue->cards[YC_SPACES][play->target]))
      return yc_board_sections[i].key;
  return '\0';
}

static gboolean
point (Table *table, const YcPlay *play)
{
  if (play->verb == YC_PLACE && play->slot > 0)
    click_slot (table, play->slot);
  else if (play->verb == YC_PLACE)
    click_space (table, id_of_card (table, YC_SPACES, play->target));
  else if (play->verb == YC_USE || play->verb == YC_STRIKE_BOMBER)
    click_building (table, id_of_card (table, YC_CARDS, play->target));
  else if (play->verb == YC_STRIKE_FIGHTER)
    click_player (table, (YcColor) play->target_color);
  else if (play->verb == YC_REPAIR)
    for (int i = 0; i < play->n_items; i++)
      click_building (table, id_of_card (table, YC_CARDS, play->items[i].ref));
  else if (play->verb == YC_BUILD || play->verb == YC_TEST || play->verb == YC_LOAD)
    return point_at_bomb (table, play);
  else
    return FALSE;
  return TRUE;
}

/* ---- Dialogs ---- */

static void
pick (Table *table, GtkWidget *dialog, YcRef card)
{
  g_autoptr (GPtrArray) cards = find_all (dialog, YC_TYPE_CARD_BUTTON);

  if (by_keys) {
    g_assert_true (press_card (table, card));
    return;
  }
  for (guint i = 0; i < cards->len; i++)
    if (yc_card_button_get_ref (cards->pdata[i]) == card) {
      table->inputs++;
      g_signal_emit_by_name (cards->pdata[i], "clicked");
      settle ();
      return;
    }
  g_error ("card %d is not offered", card);
}

/* Goes on to the place behind one that stays untold. */
static void
skip_place (Table *table, GtkWidget *dialog, int place)
{
  g_autoptr (GPtrArray) places = find_all (dialog, GTK_TYPE_TOGGLE_BUTTON);

  if (place + 1 >= (int) places->len)
    return;
  table->inputs++;
  gtk_toggle_button_set_active (places->pdata[place + 1], TRUE);
  settle ();
}

static void
tell_all (Table *table, const YcItem *items, int n)
{
  GtkWidget *dialog = dialog_of (table);

  g_assert_true (YC_IS_TELL_QUESTION (dialog));
  /* with the last card, which may go without saying, all is told */
  for (int i = 0; i < n && dialog_of (table) == dialog; i++)
    if (items[i].ref == YC_UNTOLD)
      skip_place (table, dialog, i);
    else
      pick (table, dialog, items[i].ref);
  if (dialog_of (table) == dialog && by_keys)
    press (table, GDK_KEY_Return, 0);
  else if (dialog_of (table) == dialog)
    click_button (table, dialog, "Tell");
}

static gboolean
names_cards (const YcPlay *play)
{
  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].ref != YC_UNTOLD)
      return TRUE;
  return FALSE;
}

/* By keys, with the number behind the last choice. */
static void
ask_for_draft (Table *table)
{
  GtkWidget *button = find_button (GTK_WIDGET (only_bar (table)), "Who Drafted What…");

  if (by_keys)
    g_assert_true (press_number_on (table, gtk_widget_get_next_sibling (button), 0));
  else
    click_button (table, table->page, "Who Drafted What…");
}

static void
tell_draft (Table *table, const YcPlay *play)
{
  if (!names_cards (play) || play->verb != YC_PLACE)
    return;
  ask_for_draft (table);
  const YcSetup *setup = yc_session_get_setup (table->session);
  YcItem picks[YC_MAX_ROW];
  int next = 0;

  for (int i = 0; i <= setup->n_seats; i++) {
    const int seat = (setup->seat_of_color[play->actor] + i) % setup->n_seats;
    const gboolean told
      = next < play->n_items && play->items[next].color == setup->seats[seat].color;

    picks[i] = told ? play->items[next++] : (YcItem){ .ref = YC_UNTOLD };
  }
  tell_all (table, picks, setup->n_seats + 1);
}

/* ---- One event ---- */

static void
confirm (Table *table, const YcPlay *play)
{
  if (by_keys) {
    press (table, GDK_KEY_Return, 0);
    return;
  }
  click_button (table, table->page, play->let_stand ? "It Happened Anyway" : "Record");
}

/* The play that ends the turn before it, told on the main board; what the next player has may be
 * folded. */
static gboolean
ends_with_next (Table *table, const YcPlay *play, const char *line)
{
  YcPlay next;

  return play->verb == YC_END && line != NULL
         && yc_session_read_play (table->session, line, &next, NULL)
         && (next.verb == YC_PLACE || next.verb == YC_RETRIEVE) && !next.let_stand
         && next.actor != play->actor;
}

/* Whether pointing at what the next play is about records what is composed. */
static gboolean
records (Table *table, const YcPlay *next)
{
  YcComposer *wish = wish_at (table);
  const YcSetup *setup = yc_session_get_setup (table->session);
  const YcPlay retrieve = yc_play_begin (YC_RETRIEVE, yc_composer_get_play (wish)->actor);
  YcPlay end;

  switch (next->verb) {
  case YC_END:
    return !yc_composer_ends_turn (wish, &end);
  case YC_RETRIEVE:
    return !yc_composer_ends_turn (wish, &end) && !yc_composer_allows (wish, &retrieve);
  case YC_PLACE:
    return next->slot > 0 ? yc_composer_goes_on (wish, YC_POINT_SLOT, next->slot)
                          : yc_composer_goes_on (wish, YC_POINT_SPACE, next->target);
  case YC_USE:
  case YC_STRIKE_BOMBER:
    return yc_composer_goes_on (wish, YC_POINT_CARD, next->target);
  case YC_STRIKE_FIGHTER:
    return yc_composer_goes_on (wish, YC_POINT_PLAYER, setup->seat_of_color[next->target_color]);
  case YC_BUILD:
  case YC_TEST:
  case YC_LOAD:
    return is_in_sight (table, next->target)
           && yc_composer_goes_on (wish, YC_POINT_BOMB, next->target);
  default:
    return FALSE;
  }
}

/* What is composed is recorded with what comes after it, `lines`, where that can be. */
static gboolean
is_left_to_next (Table *table, char *const *lines)
{
  YcPlay next;

  if (lines[0] == NULL || !yc_composer_is_legal (wish_at (table))
      || !yc_session_read_play (table->session, lines[0], &next, NULL) || next.let_stand)
    return FALSE;
  if (ends_with_next (table, &next, lines[1]))
    yc_session_read_play (table->session, lines[1], &next, NULL);
  return records (table, &next);
}

/* FALSE if the play is recorded with the next one. */
static gboolean
play_by_pointing (Table *table, const YcPlay *play, char *const *lines)
{
  GtkWidget *button = at_hand (table, play);

  if (button != NULL) {
    table->inputs++;
    g_signal_emit_by_name (button, "clicked");
    settle ();
    return TRUE;
  }
  gboolean pointed = point (table, play);

  if (pointed)
    tell_draft (table, play);
  if (!pointed || !change_wish (table, play)) {
    g_autofree char *wish = wish_of (table);
    g_test_message ("typed: %s; the wish was %s", lines[0], wish);
    type_play (table, lines[0]);
  } else if (is_left_to_next (table, lines + 1)) {
    return FALSE;
  } else {
    confirm (table, play);
  }
  return TRUE;
}

static gboolean
is_wished (Table *table, const YcPlay *play)
{
  const YcPlay *wish = yc_composer_get_play (wish_at (table));

  if (yc_composer_is_empty (wish_at (table)) || wish->verb != play->verb
      || wish->actor != play->actor)
    return FALSE;
  return play->verb == YC_REPAIR
           ? wish->items[0].ref == play->items[0].ref
           : wish->target == play->target && wish->target_color == play->target_color;
}

/* Presses the letter until the play is about that, and with Shift if it is then to be recorded. A
 * trial, which is not counted, tells how often. */
static gboolean
press_to (Table *table, const YcPlay *play)
{
  const char letter = letter_of (table, play);
  const guint inputs = table->inputs;
  int n = 0;

  while (letter != '\0' && !is_wished (table, play)) {
    if (n++ == 12)
      return FALSE;
    press (table, (guint) letter, 0);
  }
  if (n == 0)
    return FALSE;
  const gboolean records = comes_to_the_same (table, yc_composer_get_play (wish_at (table)), play);
  yc_composer_clear (wish_at (table));
  table->inputs = inputs;
  for (int i = 1; i <= n; i++)
    press (table, (guint) letter, records && i == n ? GDK_SHIFT_MASK : 0);
  return TRUE;
}

static gboolean
compose_by_keys (Table *table, const YcPlay *play)
{
  GtkWidget *button = play->verb == YC_USE ? building_at_hand (table, play->target) : NULL;

  /* one that stands at hand, but is used otherwise */
  if (button != NULL && yc_composer_is_empty (wish_at (table)))
    return press_number_on (table, button, 0);
  return press_to (table, play);
}

static void
play_by_keys (Table *table, const YcPlay *play, const char *line)
{
  const guint n = yc_session_get_n_events (table->session);
  GtkWidget *button = at_hand (table, play);

  if (button != NULL) {
    g_assert_true (press_number_on (table, button, GDK_ALT_MASK));
    return;
  }
  gboolean composed = compose_by_keys (table, play);
  if (composed && yc_session_get_n_events (table->session) == n) {
    tell_draft (table, play);
    for (int i = 1; play->verb == YC_REPAIR && i < play->n_items; i++)
      press (table, GDK_KEY_w, 0);
    composed = change_wish_by_keys (table, play);
  }
  if (!composed) {
    g_test_message ("typed: %s", line);
    type_line (table, line);
  } else if (!yc_composer_is_empty (wish_at (table))) {
    press (table, GDK_KEY_Return, 0);
  }
}

/* The play of the first line; those behind it are known. FALSE as before. */
static gboolean
follow (Table *table, const YcPlay *play, char *const *lines)
{
  YcPlay end;

  if (play->verb == YC_TELL_MARKET || play->verb == YC_TELL_BOMBS) {
    /* of a whole market the card turned up is what is new */
    const int known = play->verb == YC_TELL_MARKET ? play->n_items - 1 : 0;
    tell_all (table, play->items + known, play->n_items - known);
    return TRUE;
  }
  /* by keys it is left open: they mean what they always mean */
  if (!by_keys)
    skip_dialogs (table);
  if (play->let_stand && by_keys) {
    type_line (table, lines[0]);
  } else if (play->let_stand) {
    type_play (table, lines[0]);
  } else if (play->verb == YC_END) {
    if (by_keys)
      press (table, GDK_KEY_e, 0);
    else
      click_button (table, table->page, "End Turn");
  } else if (play->verb == YC_RETRIEVE) {
    if (by_keys)
      press (table, GDK_KEY_r, GDK_SHIFT_MASK);
    else
      click_button (table, table->page, "Retrieve");
    if (yc_composer_ends_turn (wish_at (table), &end))
      confirm (table, play);
  } else if (by_keys) {
    play_by_keys (table, play, lines[0]);
  } else {
    return play_by_pointing (table, play, lines);
  }
  return TRUE;
}

/* ---- Whole games ---- */

static void
play_through (Table *table, char **events, Counts *counts)
{
  for (guint i = 0; events[i] != NULL; i++) {
    guint before = table->inputs;
    YcPlay play;

    g_assert_true (yc_session_read_play (table->session, events[i], &play, NULL));
    if (!ends_with_next (table, &play, events[i + 1]) && follow (table, &play, events + i)
        && yc_session_get_n_events (table->session) != i + 1) {
      g_autofree char *wish = wish_of (table);
      g_error ("event %u, %s, was not recorded; the wish is %s", i + 1, events[i], wish);
    }
    if (play.verb == YC_NOTE)
      table->inputs = before; /* what somebody writes down is written with either */
    counts_add (table, counts, &play, (gint) (table->inputs - before));
    g_test_message ("took %u: %s", table->inputs - before, events[i]);
  }
}

/* What a game may take: the worst play, and a turn on average, everything that the table tells in
 * it and the end of it included. Half of the plays take at most two inputs, nine of ten three. */
typedef struct {
  const char *name;
  int worst;
  double turn;
} Limit;

/* Plays a game to its end; returns what it took, also in all. */
static guint
play_game (const char *name, Counts *counts)
{
  g_autofree char *text = yc_sample_text (name);
  g_auto (GStrv) events = yc_sample_events (text);
  Table *table = table_open (text, 0);

  play_through (table, events, counts);
  const guint inputs = table->inputs;
  g_test_message ("%u plays, %u inputs: median %d, p90 %d, worst %d; a turn %.2f",
                  counts->plays->len, inputs, counts_percentile (counts->plays, 50),
                  counts_percentile (counts->plays, 90), counts_percentile (counts->plays, 100),
                  counts_mean (counts->turns));
  counts_print (counts);
  assert_state (table, name);
  table_close (table);
  return inputs;
}

static void
test_game (gconstpointer data)
{
  const Limit *limit = data;
  Counts counts = counts_new ();

  by_keys = FALSE;
  play_game (limit->name, &counts);
  g_assert_cmpint (counts_percentile (counts.plays, 50), <=, 2);
  g_assert_cmpint (counts_percentile (counts.plays, 90), <=, 3);
  g_assert_cmpint (counts_percentile (counts.plays, 100), <=, limit->worst);
  g_assert_cmpfloat (counts_mean (counts.turns), <=, limit->turn);
  counts_clear (&counts);
}

/* A game by keys alone, each of them an input, takes fewer than by taps. */
static void
test_keys (gconstpointer name)
{
  Counts taps = counts_new (), keys = counts_new ();

  by_keys = FALSE;
  const guint n_taps = play_game (name, &taps);
  by_keys = TRUE;
  const guint n_keys = play_game (name, &keys);
  by_keys = FALSE;
  g_test_message ("%u keys, %u taps", n_keys, n_taps);
  g_assert_cmpuint (n_keys, <, n_taps);
  counts_clear (&taps);
  counts_clear (&keys);
}

static const Limit limits[] = {
  { "board-3p-told", 6, 4 }, { "board-3p-forced-told", 7, 4 }, { "board-2p-told", 7, 4 },
  { "board-4p-told", 9, 4 }, { "board-5p-told", 10, 4 },
};
#define N_ALWAYS 2

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  adw_init ();
  /* the others, each of a quarter of a minute, with -m slow */
  for (gsize i = 0; i < (g_test_slow () ? G_N_ELEMENTS (limits) : N_ALWAYS); i++) {
    g_autofree char *path = g_strconcat ("/play-through/", limits[i].name, NULL);

    g_test_add_data_func (path, &limits[i], test_game);
  }
  if (g_test_slow ())
    g_test_add_data_func ("/play-through/by-keys", "board-3p-told", test_keys);
  return g_test_run ();
}
