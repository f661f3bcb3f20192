/* test-deck-dialog.c: a table goes through its box by keyboard or taps: what every box has first,
 * one card after the last, wrong ones mended in place. */

#include "app-fixture.h"
#include "card-name.h"
#include "cards/deck-count.h"
#include "cards/deck-dialog.h"
#include "chain/chain.h"
#include "widgets/card-button.h"

#include <string.h>

typedef struct {
  YcDatabase *database;
  YcCollection *collection;
  GtkWindow *window;
  GtkWidget *dialog;
} Desk;

static void
open_dialog (Desk *desk)
{
  desk->dialog = GTK_WIDGET (yc_deck_dialog_open (GTK_WIDGET (desk->window), desk->collection));
  app_test_wait (30);
}

static void
set_up (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  desk->database = app_test_database ();
  desk->collection = yc_collection_open (desk->database, &yc_chain_game, &error);
  g_assert_no_error (error);
  desk->window = app_test_show (gtk_label_new (""), 400, 400);
  open_dialog (desk);
}

static void
tear_down (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  gtk_window_destroy (desk->window);
  app_test_wait (30);
  g_object_unref (desk->collection);
  g_object_unref (desk->database);
}

static void
type (Desk *desk, const char *text)
{
  GtkWidget *line = app_test_find (desk->dialog, GTK_TYPE_ENTRY, NULL);

  gtk_editable_set_text (GTK_EDITABLE (line), text);
  g_signal_emit_by_name (line, "activate");
  app_test_wait (20);
}

static const char *
typed (Desk *desk)
{
  return gtk_editable_get_text (GTK_EDITABLE (app_test_find (desk->dialog, GTK_TYPE_ENTRY, NULL)));
}

static gboolean
says (Desk *desk, const char *text)
{
  GtkWidget *label;

  for (guint i = 0; (label = app_test_find_nth (desk->dialog, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (strstr (gtk_label_get_text (GTK_LABEL (label)), text) != NULL)
      return TRUE;
  return FALSE;
}

static void
tap (Desk *desk, const char *title, const char *icon, int times)
{
  app_test_tap (desk->dialog, title, icon, times);
}

static void
assert_known (Desk *desk, const char *definition)
{
  g_autofree char *text = yc_collection_export (desk->collection);
  g_autofree char *expected = g_strdup_printf ("\n%s\n", definition);

  if (strstr (text, expected) == NULL)
    g_error ("%s is not in %s", definition, text);
}

static void
assert_counts (Desk *desk, YcKind kind, const char *expected)
{
  g_autofree char *words = yc_deck_kind_count_words (desk->collection, kind);

  g_assert_cmpstr (words, ==, expected);
}

static void
show_kind (Desk *desk, const char *name)
{
  gtk_toggle_button_set_active (
    GTK_TOGGLE_BUTTON (app_test_find (desk->dialog, GTK_TYPE_TOGGLE_BUTTON, name)), TRUE);
  app_test_wait (20);
}

/* The two Landmarks and Bomb Loaded, whose cost nobody has told, are asked first. */
static void
test_first (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  assert_counts (desk, YC_KIND_LANDMARK, "2 / 4");
  tap (desk, "Cost: personnel", "Any personnel", 1);
  app_test_click (desk->dialog, "_Mend and Next");
  assert_known (desk, "landmark yellowcake needs ? gives Y1 confidence high");
  tap (desk, "Cost: personnel", "Any personnel", 1);
  tap (desk, "Cost: resources", "Yellowcake", 1);
  tap (desk, "Output", "Uranium", 1);
  app_test_click (desk->dialog, "_Mend and Next");
  assert_known (desk, "landmark uranium needs ? pays Y1 gives U1 confidence high");
  assert_counts (desk, YC_KIND_LANDMARK, "4 / 4");
  tap (desk, "Cost: personnel", "Scientist", 1);
  tap (desk, "Cost: resources", "Uranium", 1);
  app_test_click (desk->dialog, "_Mend and Next");
  assert_known (desk, "loaded x4 needs S pays U1 confidence high");
  assert_counts (desk, YC_KIND_LOADED, "1 / 1");
  g_assert_nonnull (app_test_find (desk->dialog, GTK_TYPE_BUTTON, "Teach and _Next"));
}

/* Typed lines and pasted ones; those that cannot be read stay, with the reason. */
static void
test_lines (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  type (desk, "m SS > Y3 / SE x3");
  assert_known (desk, "card mine-ss-y3 mine x3 needs SS gives Y3 side ES confidence high");
  assert_counts (desk, YC_KIND_MINE, "5 / 20");
  type (desk, "m EE > Y3 / L\nwhat is this\n\nu ?? > EEE / S");
  g_assert_cmpstr (typed (desk), ==, "what is this");
  g_assert_true (says (desk, "“what” is not understood."));
  /* of which a part was known already */
  assert_known (desk, "card mine-ee-y3 mine x? needs EE gives Y3 side L confidence high");
  assert_known (desk, "card univ-2-eee university x? needs ?? gives EEE side S confidence high");
  assert_counts (desk, YC_KIND_MINE, "5 / 20");
}

/* Tapped: the next card is one tap after the last; one that is known is one more copy of it. */
static void
test_next (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  show_kind (desk, "Mine");
  for (int i = 0; i < 2; i++) {
    tap (desk, "Cost: personnel", "Laborer", 2);
    tap (desk, "Output", "Yellowcake", 1);
    tap (desk, "Sideways personnel", "Engineer", 1);
    app_test_click (desk->dialog, i == 0 ? "Teach and _Next" : "One More C_opy");
  }
  assert_known (desk, "card mine-ll-y1 mine x2 needs LL gives Y1 side E confidence high");
  assert_counts (desk, YC_KIND_MINE, "4 / 20");
}

/* A wrong one is mended in place, and another can begin with its numbers. */
static void
test_mended (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  const YcCard *card;
  GtkWidget *button;

  type (desk, "m LL > Y1 / E");
  for (guint i = 0;; i++) {
    button = app_test_find_nth (desk->dialog, YC_TYPE_CARD_BUTTON, i);
    card = &yc_collection_get_catalogue (desk->collection)
              ->cards[YC_CARDS][yc_card_button_get_ref (YC_CARD_BUTTON (button))];
    if (g_str_equal (card->id, "mine-ll-y1"))
      break;
  }
  g_signal_emit_by_name (button, "clicked");
  tap (desk, "Output", "Yellowcake", 1);
  app_test_click (desk->dialog, "_Mend and Next");
  assert_known (desk, "card mine-ll-y1 mine x? needs LL gives Y2 side E confidence high");
  button = NULL;
  for (guint i = 0; button == NULL; i++) {
    GtkWidget *other = app_test_find_nth (desk->dialog, YC_TYPE_CARD_BUTTON, i);

    card = &yc_collection_get_catalogue (desk->collection)
              ->cards[YC_CARDS][yc_card_button_get_ref (YC_CARD_BUTTON (other))];
    if (g_str_equal (card->id, "mine-ll-y1"))
      button = other;
  }
  g_signal_emit_by_name (button, "clicked");
  app_test_click (desk->dialog, "_Like This One, but…");
  tap (desk, "Sideways personnel", "Scientist", 1);
  app_test_click (desk->dialog, "Teach and _Next");
  assert_known (desk, "card mine-ll-y2 mine x? needs LL gives Y2 side ES confidence high");
}

/* It is taken up again where something is missing. */
static void
test_taken_up (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const told[]
    = { "landmark yellowcake needs ? gives Y1", "landmark uranium needs ? pays Y1 gives U1",
        "loaded x4 needs S pays U1", NULL };

  gtk_window_close (GTK_WINDOW (desk->dialog));
  g_assert_true (yc_collection_teach_all (desk->collection, told, NULL));
  open_dialog (desk);
  g_assert_nonnull (app_test_find (desk->dialog, GTK_TYPE_BUTTON, "Teach and _Next"));
  tap (desk, "Output", "Yellowcake", 6);
  app_test_click (desk->dialog, "Teach and _Next");
  assert_known (desk, "card mine-y6 mine x? needs unknown gives Y6 confidence high");
}

static void
test_narrow (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  int minimum;

  gtk_widget_measure (desk->dialog, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

#define ADD(name, func) g_test_add ("/deck-dialog/" name, Desk, NULL, set_up, func, tear_down)

int
main (int argc, char *argv[])
{
  app_test_init (&argc, &argv);
  ADD ("first", test_first);
  ADD ("lines", test_lines);
  ADD ("next", test_next);
  ADD ("mended", test_mended);
  ADD ("taken-up", test_taken_up);
  ADD ("narrow", test_narrow);
  return g_test_run ();
}
