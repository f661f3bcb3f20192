/* test-teach-dialog.c: a card is taught by tapping its icons. */

#include "app-fixture.h"
#include "widgets/card-face.h"
#include "card-name.h"
#include "cards/icon-pad.h"
#include "widgets/number-row.h"
#include "cards/teach-dialog.h"
#include "collection.h"
#include "session.h"
#include "manhattan/board.h"
#include "chain/chain.h"

#include <string.h>

typedef struct {
  YcDatabase *database;
  YcCollection *collection;
  GtkWindow *window;
  YcTeachDialog *dialog;
  char *told; /* the key that the dialog told last */
} Desk;

static void
told (YcTeachDialog *dialog, const char *key, Desk *desk)
{
  (void) dialog;
  g_free (desk->told);
  desk->told = g_strdup (key);
}

static void
open_dialog (Desk *desk, const YcGame *game, const char *key)
{
  g_autoptr (GError) error = NULL;

  desk->database = app_test_database ();
  desk->collection = yc_collection_open (desk->database, game, &error);
  g_assert_no_error (error);
  desk->window = app_test_show (gtk_label_new (""), 400, 400);
  desk->dialog = yc_teach_dialog_open (GTK_WIDGET (desk->window), YC_TEACHABLE (desk->collection),
                                       key, NULL, NULL);
  g_signal_connect (desk->dialog, "taught", G_CALLBACK (told), desk);
  app_test_wait (50);
}

static void
close_desk (Desk *desk)
{
  gtk_window_destroy (desk->window);
  app_test_wait (30);
  g_object_unref (desk->collection);
  g_object_unref (desk->database);
  g_free (desk->told);
}

static GtkWidget *
pad (Desk *desk, const char *title)
{
  return app_test_pad (GTK_WIDGET (desk->dialog), title);
}

static void
tap (Desk *desk, const char *title, const char *icon, int times)
{
  app_test_tap (GTK_WIDGET (desk->dialog), title, icon, times);
}

static void
choose_kind (Desk *desk, const char *kind)
{
  GtkWidget *label = app_test_find (GTK_WIDGET (desk->dialog), GTK_TYPE_LABEL, kind);

  g_assert_nonnull (label);
  gtk_toggle_button_set_active (
    GTK_TOGGLE_BUTTON (gtk_widget_get_ancestor (label, GTK_TYPE_TOGGLE_BUTTON)), TRUE);
  app_test_wait (20);
}

static void
set_number (Desk *desk, const char *title, int number)
{
  GtkWidget *row = app_test_find (GTK_WIDGET (desk->dialog), YC_TYPE_NUMBER_ROW, title);

  g_assert_nonnull (row);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_test_find (row, GTK_TYPE_SPIN_BUTTON, NULL)),
                             number);
}

static void
assert_taught (Desk *desk, const char *definition)
{
  g_autofree char *text = NULL;
  g_autofree char *expected = g_strdup_printf ("\n%s\n", definition);

  app_test_click (GTK_WIDGET (desk->dialog), "_Teach");
  text = yc_collection_export (desk->collection);
  if (strstr (text, expected) == NULL)
    g_error ("%s is not in %s", definition, text);
  g_assert_nonnull (desk->told);
}

static void
test_mine (void)
{
  Desk desk = { 0 };

  open_dialog (&desk, &yc_chain_game, NULL);
  tap (&desk, "Cost: personnel", "Engineer", 2);
  tap (&desk, "Cost: personnel", "Any personnel", 1);
  tap (&desk, "Output", "Yellowcake", 4);
  tap (&desk, "Sideways personnel", "Scientist", 1);
  set_number (&desk, "Copies in the box", 2);
  assert_taught (&desk, "card mine-ee1-y4 mine x2 needs EE? gives Y4 side S confidence high");
  g_assert_cmpstr (desk.told, ==, "card mine-ee1-y4");
  close_desk (&desk);
}

/* A Bomb Plan needs no kind; its points may be typed beside the “?”. */
static void
test_plan_asked_for (void)
{
  Desk desk = { 0 };
  GtkWidget *row;

  open_dialog (&desk, &yc_chain_game, "plan ");
  g_assert_null (app_test_find (GTK_WIDGET (desk.dialog), GTK_TYPE_LABEL, "Mine"));
  tap (&desk, "Cost: personnel", "Scientist", 1);
  tap (&desk, "Cost: resources", "Uranium", 2);
  row = app_test_find (GTK_WIDGET (desk.dialog), YC_TYPE_NUMBER_ROW, "Points");
  row = app_test_find (row, GTK_TYPE_SPIN_BUTTON, NULL);
  gtk_editable_set_text (GTK_EDITABLE (row), "?7");
  gtk_spin_button_update (GTK_SPIN_BUTTON (row));
  assert_taught (&desk, "plan plan-s-u2 needs S pays U2 points 7 confidence high");
  close_desk (&desk);
}

/* What nobody tapped is written as not known. */
static void
test_left_open (void)
{
  Desk desk = { 0 };

  open_dialog (&desk, &yc_chain_game, NULL);
  choose_kind (&desk, "Enrichment plant");
  tap (&desk, "Output", "Uranium", 2);
  assert_taught (&desk,
                 "card enrich-u2 enrichment x? needs unknown pays ? gives U2 confidence high");
  close_desk (&desk);
}

static void
test_factory (void)
{
  Desk desk = { 0 };

  open_dialog (&desk, &yc_chain_game, NULL);
  choose_kind (&desk, "Factory");
  tap (&desk, "Cost: personnel", "Laborer", 1);
  set_number (&desk, "Cards to draw (left number)", 3);
  set_number (&desk, "Cards to discard (right number)", 1);
  app_test_click (pad (&desk, "Sideways personnel"), "None");
  gtk_switch_set_active (
    GTK_SWITCH (app_test_find (GTK_WIDGET (desk.dialog), GTK_TYPE_SWITCH, NULL)), TRUE);
  g_assert_nonnull (app_test_find (GTK_WIDGET (desk.dialog), GTK_TYPE_LABEL,
                                   "Factory. Needs 1 laborer. Use: draw 3 cards or an opponent "
                                   "discards 1. With two players it only draws."));
  assert_taught (&desk, "card factory-3-1 factory x? needs L draws 3 discards 1 side - "
                        "not-with-two confidence high");
  close_desk (&desk);
}

static void
test_plan (void)
{
  Desk desk = { 0 };

  open_dialog (&desk, &yc_chain_game, NULL);
  choose_kind (&desk, "Bomb Plan");
  tap (&desk, "Cost: personnel", "Scientist", 2);
  tap (&desk, "Cost: personnel", "Engineer", 2);
  tap (&desk, "Cost: resources", "Uranium", 3);
  set_number (&desk, "Points", 5);
  assert_taught (&desk, "plan plan-ssee-u3 needs EESS pays U3 points 5 confidence high");
  close_desk (&desk);
}

/* The Landmark whose cost nobody knows. */
static void
test_landmark (void)
{
  Desk desk = { 0 };

  open_dialog (&desk, &yc_chain_game, "landmark uranium");
  tap (&desk, "Cost: personnel", "Any personnel", 2);
  tap (&desk, "Cost: resources", "Yellowcake", 2);
  tap (&desk, "Output", "Uranium", 1);
  assert_taught (&desk, "landmark uranium needs ?? pays Y2 gives U1 confidence high");
  close_desk (&desk);
}

static void
test_loaded (void)
{
  Desk desk = { 0 };

  open_dialog (&desk, &yc_chain_game, "loaded");
  tap (&desk, "Cost: personnel", "Scientist", 1);
  tap (&desk, "Cost: resources", "Uranium", 2);
  assert_taught (&desk, "loaded x4 needs S pays U2 confidence high");
  close_desk (&desk);
}

/* Tapped too often: away with it and once more; a name of one's own. */
static void
test_corrected_taps (void)
{
  Desk desk = { 0 };
  GtkWidget *name;

  open_dialog (&desk, &yc_chain_game, NULL);
  tap (&desk, "Output", "Yellowcake", 7);
  app_test_click (pad (&desk, "Output"), "Not known");
  g_assert_false (yc_icon_pad_is_known (YC_ICON_PAD (pad (&desk, "Output"))));
  tap (&desk, "Output", "Yellowcake", 2);
  g_assert_cmpint (yc_icon_pad_get (YC_ICON_PAD (pad (&desk, "Output")), 'Y'), ==, 2);
  name = app_test_find (GTK_WIDGET (desk.dialog), ADW_TYPE_ENTRY_ROW, "Name in the record");
  gtk_editable_set_text (GTK_EDITABLE (name), "our-mine");
  tap (&desk, "Cost: personnel", "Scientist", 1);
  assert_taught (&desk, "card our-mine mine x? needs S gives Y2 confidence high");
  close_desk (&desk);
}

/* A name of the plays is refused, and nothing is lost. */
static void
test_refused_name (void)
{
  Desk desk = { 0 };
  GtkWidget *name;

  open_dialog (&desk, &yc_chain_game, NULL);
  tap (&desk, "Output", "Yellowcake", 2);
  name = app_test_find (GTK_WIDGET (desk.dialog), ADW_TYPE_ENTRY_ROW, "Name in the record");
  gtk_editable_set_text (GTK_EDITABLE (name), "discard");
  app_test_click (GTK_WIDGET (desk.dialog), "_Teach");
  g_assert_null (desk.told);
  g_assert_nonnull (app_test_find (GTK_WIDGET (desk.dialog), GTK_TYPE_LABEL,
                                   "A card cannot be called like a word of the plays: discard"));
  close_desk (&desk);
}

/* A card that is known already is not taught again. */
static void
test_alike (void)
{
  Desk desk = { 0 };
  g_autofree char *text = NULL;

  open_dialog (&desk, &yc_chain_game, NULL);
  tap (&desk, "Cost: personnel", "Engineer", 3);
  tap (&desk, "Output", "Yellowcake", 5);
  g_assert_null (app_test_find (GTK_WIDGET (desk.dialog), GTK_TYPE_LABEL, "It is this one"));
  tap (&desk, "Sideways personnel", "Laborer", 1);
  g_assert_nonnull (
    app_test_find (GTK_WIDGET (desk.dialog), GTK_TYPE_LABEL, "This looks like one already known:"));
  app_test_click (GTK_WIDGET (desk.dialog), "mine-eee-y5");
  g_assert_cmpstr (desk.told, ==, "card mine-eee-y5");
  text = yc_collection_export (desk.collection);
  g_assert_cmpstr (text, ==, "yellowcake 1\ngame chain-reaction\n");
  close_desk (&desk);
}

/* ---- Board game ---- */

static void
test_building (void)
{
  Desk desk = { 0 };

  open_dialog (&desk, &yc_manhattan_game, "card 03");
  tap (&desk, "Or instead it brings", "Bombers", 1);
  tap (&desk, "It costs", "Money", 3);
  assert_taught (&desk, "card 03 factory needs ? pays $3 gives F1/B2 confidence high");
  close_desk (&desk);
}

static void
test_prices (void)
{
  Desk desk = { 0 };

  open_dialog (&desk, &yc_manhattan_game, "prices");
  set_number (&desk, "Slot 7", 21);
  assert_taught (&desk, "prices 2 3 5 7 10 14 21");
  close_desk (&desk);
}

static void
say_how_sure_otherwise (Desk *desk)
{
  AdwComboRow *row
    = ADW_COMBO_ROW (app_test_find (GTK_WIDGET (desk->dialog), ADW_TYPE_COMBO_ROW, NULL));

  adw_combo_row_set_selected (row, adw_combo_row_get_selected (row) == 0 ? 1 : 0);
}

/* Opening a card and teaching it with nothing else than how sure that is changes no number. */
static void
test_nothing_lost (gconstpointer data)
{
  const YcGame *game = data;
  g_autoptr (YcCollection) fresh = yc_collection_open (NULL, game, NULL);
  const YcCatalogue *catalogue = yc_collection_get_catalogue (fresh);

  for (int drawer = 0; drawer < YC_DRAWERS; drawer++)
    for (int i = 0; i < catalogue->n[drawer]; i += 3) {
      const YcCard *card = &catalogue->cards[drawer][i];
      g_autofree char *key = yc_card_key (card);
      const YcCard *taught;
      Desk desk = { 0 };

      open_dialog (&desk, game, key);
      say_how_sure_otherwise (&desk);
      app_test_click (GTK_WIDGET (desk.dialog), "_Teach");
      taught = yc_catalogue_find (yc_collection_get_catalogue (desk.collection), key);
      g_assert_cmpint (yc_collection_get_origin (desk.collection, key), ==, YC_ORIGIN_CORRECTED);
      g_assert_true (yc_card_same_numbers (card, taught));
      g_assert_cmpint (card->copies, ==, taught->copies);
      close_desk (&desk);
    }
}

/* ---- In a session ---- */

static void
test_session (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (YcSession) session = yc_session_begin (
    NULL, "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\nplayer blue \"Bo\"\n", &error);
  Desk desk = { 0 };
  int minimum;

  g_assert_no_error (error);
  desk.window = app_test_show (gtk_label_new (""), 400, 400);
  desk.dialog = yc_teach_dialog_open (GTK_WIDGET (desk.window), YC_TEACHABLE (session), "card m5",
                                      NULL, NULL);
  app_test_wait (30);
  gtk_widget_measure (GTK_WIDGET (desk.dialog), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                      NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  tap (&desk, "Cost: personnel", "Engineer", 1);
  tap (&desk, "Output", "Yellowcake", 1);
  app_test_click (GTK_WIDGET (desk.dialog), "_Teach");
  g_assert_nonnull (yc_catalogue_find (&yc_session_get_setup (session)->catalogue, "card m5"));
  gtk_window_destroy (desk.window);
}

/* ---- Nothing moves under the finger ---- */

static graphene_rect_t
place_of (Desk *desk, const char *title, const char *icon)
{
  GtkWidget *button = app_test_find (pad (desk, title), GTK_TYPE_BUTTON, icon);
  graphene_rect_t bounds;

  app_test_wait (60);
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (desk->dialog), &bounds));
  return bounds;
}

static void
assert_still (Desk *desk, const char *title, const char *icon, const graphene_rect_t *before)
{
  const graphene_rect_t now = place_of (desk, title, icon);

  g_assert_cmpfloat (now.origin.x, ==, before->origin.x);
  g_assert_cmpfloat (now.origin.y, ==, before->origin.y);
}

/* The words of the preview take more lines, and a known card like it is shown. */
static void
test_still (void)
{
  Desk desk = { 0 };
  graphene_rect_t next, below;

  open_dialog (&desk, &yc_chain_game, NULL);
  next = place_of (&desk, "Cost: personnel", "Any personnel");
  below = place_of (&desk, "Sideways personnel", "Engineer");
  tap (&desk, "Cost: personnel", "Engineer", 3);
  assert_still (&desk, "Cost: personnel", "Any personnel", &next);
  tap (&desk, "Output", "Yellowcake", 5);
  tap (&desk, "Sideways personnel", "Laborer", 1);
  g_assert_nonnull (app_test_find (GTK_WIDGET (desk.dialog), GTK_TYPE_LABEL, "It is this one"));
  assert_still (&desk, "Sideways personnel", "Engineer", &below);
  tap (&desk, "Cost: resources", "Yellowcake", 1);
  tap (&desk, "Output", "Scientist", 2);
  tap (&desk, "Sideways personnel", "Scientist", 2);
  assert_still (&desk, "Sideways personnel", "Engineer", &below);
  assert_still (&desk, "Cost: personnel", "Any personnel", &next);
  close_desk (&desk);
}

int
main (int argc, char *argv[])
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/teach-dialog/mine", test_mine);
  g_test_add_func ("/teach-dialog/plan-asked-for", test_plan_asked_for);
  g_test_add_func ("/teach-dialog/left-open", test_left_open);
  g_test_add_func ("/teach-dialog/factory", test_factory);
  g_test_add_func ("/teach-dialog/plan", test_plan);
  g_test_add_func ("/teach-dialog/landmark", test_landmark);
  g_test_add_func ("/teach-dialog/loaded", test_loaded);
  g_test_add_func ("/teach-dialog/corrected-taps", test_corrected_taps);
  g_test_add_func ("/teach-dialog/refused-name", test_refused_name);
  g_test_add_func ("/teach-dialog/alike", test_alike);
  g_test_add_func ("/teach-dialog/building", test_building);
  g_test_add_func ("/teach-dialog/prices", test_prices);
  g_test_add_data_func ("/teach-dialog/nothing-lost/cards", (gpointer) &yc_chain_game,
                        test_nothing_lost);
  g_test_add_data_func ("/teach-dialog/nothing-lost/board", (gpointer) &yc_manhattan_game,
                        test_nothing_lost);
  g_test_add_func ("/teach-dialog/session", test_session);
  g_test_add_func ("/teach-dialog/still", test_still);
  return g_test_run ();
}
