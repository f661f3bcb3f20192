/* test-board.c: the widgets of the board and the players show what the position says. */

#include "manhattan/board-view.h"
#include "widgets/card-button.h"
#include "widgets/crew-view.h"
#include "manhattan/pieces.h"
#include "manhattan/player-panel.h"
#include "manhattan/space-button.h"
#include "widgets/track.h"
#include "walk.h"
#include "words.h"

static YcRecord *
read_record (const char *name)
{
  g_autofree char *path = g_build_filename (PLAYTHROUGHS, name, NULL);
  g_autofree char *text = NULL;
  gsize length;
  YcError error;
  YcRecord *record;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  record = yc_record_read (text, length, &error);
  g_assert_nonnull (record);
  return record;
}

static const char *const records[]
  = { "board-2p-told.ycr", "board-3p-told.ycr", "board-5p-told.ycr" };

typedef void (*PositionFunc) (const YcSetup *setup, const YcPosition *position, GtkWidget *widget);

/* Calls `check` with every 17th position of some games; the widget is the same one all the time, so
 * that what is left over from earlier positions is found out. */
static void
each_position (GtkWidget *(*make) (void), PositionFunc check)
{
  for (guint i = 0; i < G_N_ELEMENTS (records); i++) {
    YcRecord *record = read_record (records[i]);
    YcTimeline *timeline = yc_timeline_new (record, 0);
    GtkWidget *widget = g_object_ref_sink (make ());

    for (uint32_t event = 0; event <= yc_record_n_events (record); event += 17) {
      yc_timeline_follow (timeline, event);
      check (yc_record_setup (record), yc_timeline_position (timeline), widget);
    }
    g_object_unref (widget);
    yc_timeline_free (timeline);
    yc_record_free (record);
  }
}

static YcLegalMarks
marks_of (const YcSetup *setup, const YcPosition *position)
{
  YcLegalMarks marks = { 0 };

  yc_manhattan_game.suggest (setup, position, yc_legal_marks_add, &marks);
  return marks;
}

static void
assert_marked (GtkWidget *button, bool legal)
{
  g_assert_true (gtk_widget_has_css_class (button, "yc-legal") == legal);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       legal ? "A legal play begins here." : "");
}

/* Figures that stand in a crew view that never counts. */
static guint
figures_in (GtkWidget *root)
{
  g_autoptr (GPtrArray) crews = find_all (root, YC_TYPE_CREW_VIEW);
  guint figures = 0;

  for (guint i = 0; i < crews->len; i++) {
    g_autoptr (GPtrArray) images = find_all (g_ptr_array_index (crews, i), GTK_TYPE_IMAGE);

    figures += images->len;
  }
  return figures;
}

/* ---- The main board ---- */

static void
check_space (GtkWidget *button,
             const YcSetup *setup,
             const YcPosition *position,
             YcRef space,
             bool legal)
{
  g_autofree char *name = yc_words_space (setup, space);
  g_autofree char *crew = yc_words_crew (setup, yc_board_of (position)->spaces[space]);

  assert_says (button, name);
  assert_says (button, yc_board_of (position)->spaces[space] != 0 ? crew : "Nobody stands there.");
  assert_marked (button, legal);
  g_assert_cmpint (figures_in (button), ==, yc_crew_total (yc_board_of (position)->spaces[space]));
}

/* Shows the position with its legal plays; finds the buttons of `type`. */
static GPtrArray *
show_board (GtkWidget *view,
            const YcSetup *setup,
            const YcPosition *position,
            const YcLegalMarks *marks,
            GType type)
{
  yc_board_view_show (YC_BOARD_VIEW (view), setup, position);
  yc_board_view_set_legal (YC_BOARD_VIEW (view), marks);
  return find_all (view, type);
}

static void
check_spaces (const YcSetup *setup, const YcPosition *position, GtkWidget *view)
{
  const YcLegalMarks marks = marks_of (setup, position);
  g_autoptr (GPtrArray) buttons = show_board (view, setup, position, &marks, YC_TYPE_SPACE_BUTTON);

  g_assert_cmpint (buttons->len, ==, setup->catalogue.n[YC_SPACES]);
  for (guint i = 0; i < buttons->len; i++)
    check_space (g_ptr_array_index (buttons, i), setup, position, (YcRef) i, marks.spaces[i]);
}

static void
test_spaces (void)
{
  each_position (yc_board_view_new, check_spaces);
}

static void
check_slot (GtkWidget *button, const YcSetup *setup, int content, int index, bool legal)
{
  g_autofree char *where
    = g_strdup_printf ("Slot %d, $%d", index + 1, setup->catalogue.prices[index]);
  g_autofree char *gives
    = content < 0 ? NULL : yc_words_gives (&setup->catalogue.cards[YC_CARDS][content]);

  assert_says (button, where);
  assert_says (button, content < 0 ? (content == YC_SLOT_EMPTY ? "Empty" : "ot told") : gives);
  g_assert_cmpint (yc_card_button_get_ref (YC_CARD_BUTTON (button)), ==,
                   content < 0 ? YC_UNTOLD : content);
  assert_marked (button, legal);
}

static void
check_bomb_row (GtkWidget **buttons, guint n, const YcBoard *board)
{
  g_assert_cmpint (n, ==, board->n_row);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (yc_card_button_get_ref (YC_CARD_BUTTON (buttons[i])), ==,
                     board->row[i] < 0 ? YC_UNTOLD : board->row[i]);
}

static void
check_cards (const YcSetup *setup, const YcPosition *position, GtkWidget *view)
{
  const YcLegalMarks marks = marks_of (setup, position);
  g_autoptr (GPtrArray) buttons = show_board (view, setup, position, &marks, YC_TYPE_CARD_BUTTON);

  g_assert_cmpint (buttons->len, >=, YC_SLOTS);
  for (int i = 0; i < YC_SLOTS; i++)
    check_slot (g_ptr_array_index (buttons, i), setup, yc_board_of (position)->market[i], i,
                marks.slots[i]);
  check_bomb_row ((GtkWidget **) buttons->pdata + YC_SLOTS, buttons->len - YC_SLOTS,
                  yc_board_of (position));
}

static void
test_cards (void)
{
  each_position (yc_board_view_new, check_cards);
}

static void
remember (GtkWidget *widget G_GNUC_UNUSED, int value, int *last)
{
  *last = value;
}

static void
test_choosing (void)
{
  YcRecord *record = read_record ("board-3p-told.ycr");
  YcTimeline *timeline = yc_timeline_new (record, 100);
  GtkWidget *view = g_object_ref_sink (yc_board_view_new ());
  g_autoptr (GPtrArray) spaces = NULL;
  g_autoptr (GPtrArray) cards = NULL;
  int space = -1, slot = -1, bomb = -1;

  yc_board_view_show (YC_BOARD_VIEW (view), yc_record_setup (record),
                      yc_timeline_position (timeline));
  g_signal_connect (view, "space-chosen", G_CALLBACK (remember), &space);
  g_signal_connect (view, "slot-chosen", G_CALLBACK (remember), &slot);
  g_signal_connect (view, "bomb-chosen", G_CALLBACK (remember), &bomb);
  spaces = find_all (view, YC_TYPE_SPACE_BUTTON);
  cards = find_all (view, YC_TYPE_CARD_BUTTON);
  for (guint i = 0; i < spaces->len; i++) {
    g_signal_emit_by_name (g_ptr_array_index (spaces, i), "clicked");
    g_assert_cmpint (space, ==, i);
  }
  g_signal_emit_by_name (g_ptr_array_index (cards, 4), "clicked");
  g_assert_cmpint (slot, ==, 5);
  g_signal_emit_by_name (g_ptr_array_index (cards, YC_SLOTS + 1), "clicked");
  g_assert_cmpint (bomb, ==, yc_board_of (yc_timeline_position (timeline))->row[1]);

  yc_board_view_set_wish (YC_BOARD_VIEW (view), 3, 2);
  g_assert_true (gtk_widget_has_css_class (g_ptr_array_index (spaces, 3), "yc-wished"));
  g_assert_true (gtk_widget_has_css_class (g_ptr_array_index (cards, 1), "yc-wished"));
  yc_board_view_set_wish (YC_BOARD_VIEW (view), YC_NONE, 0);
  g_assert_false (gtk_widget_has_css_class (g_ptr_array_index (spaces, 3), "yc-wished"));

  g_object_unref (view);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

static void
test_closed_design (void)
{
  YcRecord *record = read_record ("board-3p-told.ycr");
  YcTimeline *timeline = yc_timeline_new (record, 0);
  YcPosition position = *yc_timeline_position (timeline);
  GtkWidget *view = g_object_ref_sink (yc_board_view_new ());
  g_autofree char *open = NULL;
  g_autofree char *closed = NULL;

  yc_board_view_show (YC_BOARD_VIEW (view), yc_record_setup (record), &position);
  open = text_of (view);
  yc_board_in (&position)->n_row = 0;
  yc_board_view_show (YC_BOARD_VIEW (view), yc_record_setup (record), &position);
  closed = text_of (view);
  g_assert_null (strstr (open, "Closed"));
  g_assert_nonnull (strstr (closed, "Closed"));
  g_object_unref (view);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* ---- Players ---- */

static void
check_tracks (GtkWidget *panel, const YcBoardPlayer *player)
{
  const double values[]
    = { player->uranium, player->plutonium, player->spies, player->fighters, player->bombers };
  g_autoptr (GPtrArray) tracks = find_all (panel, YC_TYPE_TRACK);

  g_assert_cmpint (tracks->len, ==, G_N_ELEMENTS (values));
  for (guint i = 0; i < tracks->len; i++)
    gtk_test_accessible_assert_property (g_ptr_array_index (tracks, i),
                                         GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, values[i]);
}

static void
check_building (GtkWidget *button, const YcBoard *board, const YcLegalMarks *marks, YcRef ref)
{
  const YcBuilding *building = &board->buildings[ref];
  g_autofree char *damage = g_strdup_printf ("It has %d damage.", building->damage);

  g_assert_cmpint (figures_in (button), ==, yc_crew_total (building->crew));
  g_assert_cmpint (count_icons (button, "damage"), ==, building->damage > 0);
  if (building->damage > 0)
    assert_says (button, damage);
  assert_marked (button, marks->buildings[ref]);
}

static void
check_bomb (GtkWidget *button, const YcBoard *board, const YcLegalMarks *marks, YcRef ref)
{
  const YcBomb *bomb = &board->bombs[ref];

  g_assert_cmpint (count_icons (button, "loaded"), ==, bomb->loaded);
  g_assert_cmpint (figures_in (button), ==, yc_crew_total (bomb->crew));
  g_assert_cmpint (count_icons (button, "hand"), ==, bomb->place == YC_BOMB_HAND);
  assert_marked (button, marks->bombs[ref]);
}

/* The cards of a panel are the buildings in the order got, then the bombs. */
static void
check_panel_cards (GtkWidget *panel, const YcSetup *setup, const YcBoard *board, int seat)
{
  const YcLegalMarks marks = marks_of (setup, (const YcPosition *) board);
  g_autoptr (GPtrArray) buttons = find_all (panel, YC_TYPE_CARD_BUTTON);
  const YcBoardPlayer *player = &board->players[seat];
  guint n_buildings = 0, n_bombs = 0, next = 0;
  int order = -1;

  for (int i = 0; i < YC_MAX_BUILDINGS; i++)
    n_buildings += board->buildings[i].owner == seat && i < setup->catalogue.n[YC_CARDS];
  for (int i = 0; i < setup->catalogue.n[YC_BOMBS]; i++)
    n_bombs += board->bombs[i].holder == seat && board->bombs[i].place == YC_BOMB_BUILT;
  n_bombs += player->hand_known + (player->hand > player->hand_known);
  g_assert_cmpint (buttons->len, ==, n_buildings + n_bombs);

  for (; next < n_buildings; next++) {
    YcRef ref = yc_card_button_get_ref (g_ptr_array_index (buttons, next));

    g_assert_cmpint (board->buildings[ref].order, >, order);
    order = board->buildings[ref].order;
    check_building (g_ptr_array_index (buttons, next), board, &marks, ref);
  }
  for (; next < buttons->len; next++) {
    YcRef ref = yc_card_button_get_ref (g_ptr_array_index (buttons, next));

    if (ref != YC_UNTOLD)
      check_bomb (g_ptr_array_index (buttons, next), board, &marks, ref);
  }
}

static void
check_head (GtkWidget *panel, const YcSetup *setup, const YcBoard *board, int seat)
{
  g_autoptr (GPtrArray) bars = find_all (panel, GTK_TYPE_LEVEL_BAR);
  g_autofree char *text = text_of (panel);
  g_autofree char *points
    = g_strdup_printf (" %d / %d", yc_board_points (setup, board, seat), yc_board_goal (board));
  g_autofree char *name = yc_words_player (setup, seat);
  bool is_active = !board->over && board->active == seat;
  bool is_winner = board->over && board->winner == seat;

  g_assert_nonnull (strstr (text, points));
  g_assert_nonnull (strstr (text, name));
  g_assert_true ((strstr (text, " Turn") != NULL) == is_active);
  g_assert_true ((strstr (text, " Winner") != NULL) == is_winner);
  g_assert_cmpfloat (gtk_level_bar_get_value (g_ptr_array_index (bars, 0)), ==,
                     MIN (yc_board_points (setup, board, seat), yc_board_goal (board)));
}

static void
show_panel (GtkWidget *panel, const YcSetup *setup, const YcPosition *position, int seat)
{
  yc_player_panel_show (YC_PLAYER_PANEL (panel), setup, position, seat);
  yc_player_panel_show_cards (YC_PLAYER_PANEL (panel), setup, position);
}

static void
check_panel (const YcSetup *setup, const YcPosition *position, GtkWidget *panel)
{
  const YcLegalMarks marks = marks_of (setup, position);

  for (int seat = 0; seat < setup->n_seats; seat++) {
    const YcBoard *board = yc_board_of (position);

    show_panel (panel, setup, position, seat);
    yc_player_panel_set_legal (YC_PLAYER_PANEL (panel), &marks);
    check_head (panel, setup, board, seat);
    check_tracks (panel, &board->players[seat]);
    check_panel_cards (panel, setup, board, seat);
    g_assert_cmpint (count_icons (panel, "test"), ==, board->players[seat].tested);
  }
}

static void
test_players (void)
{
  each_position (yc_player_panel_new, check_panel);
}

/* The focus stays on a building while others come and go. */
static void
test_focus_stays (void)
{
  YcRecord *record = read_record ("board-3p-told.ycr");
  YcTimeline *timeline = yc_timeline_new (record, 60);
  GtkWidget *panel = g_object_ref_sink (yc_player_panel_new ());
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) after = NULL;
  int ref = -1;

  show_panel (panel, yc_record_setup (record), yc_timeline_position (timeline), 0);
  before = find_all (panel, YC_TYPE_CARD_BUTTON);
  yc_timeline_follow (timeline, 200);
  show_panel (panel, yc_record_setup (record), yc_timeline_position (timeline), 0);
  after = find_all (panel, YC_TYPE_CARD_BUTTON);
  g_assert_cmpint (before->len, >, 0);
  g_assert_cmpint (after->len, >, before->len);
  g_assert_true (g_ptr_array_index (before, 0) == g_ptr_array_index (after, 0));

  g_signal_connect (panel, "building-chosen", G_CALLBACK (remember), &ref);
  g_signal_emit_by_name (g_ptr_array_index (after, 0), "clicked");
  g_assert_cmpint (ref, ==, yc_card_button_get_ref (g_ptr_array_index (after, 0)));

  g_object_unref (panel);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* ---- Sizes ---- */

static int
minimum_width (GtkWidget *widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

static void
check_board_fits (const YcSetup *setup, const YcPosition *position, GtkWidget *view)
{
  yc_board_view_show (YC_BOARD_VIEW (view), setup, position);
  g_assert_cmpint (minimum_width (view), <=, 348);
}

static void
check_panel_fits (const YcSetup *setup, const YcPosition *position, GtkWidget *panel)
{
  for (int seat = 0; seat < setup->n_seats; seat++) {
    show_panel (panel, setup, position, seat);
    g_assert_cmpint (minimum_width (panel), <=, 348);
  }
}

/* 360 pixels, less the margins of a page. */
static void
test_narrow_window (void)
{
  each_position (yc_board_view_new, check_board_fits);
  each_position (yc_player_panel_new, check_panel_fits);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/board/spaces", test_spaces);
  g_test_add_func ("/board/cards", test_cards);
  g_test_add_func ("/board/choosing", test_choosing);
  g_test_add_func ("/board/closed-design", test_closed_design);
  g_test_add_func ("/board/players", test_players);
  g_test_add_func ("/board/focus-stays", test_focus_stays);
  g_test_add_func ("/board/narrow-window", test_narrow_window);
  return g_test_run ();
}
