/* test-teach-remedy.c: a ruling that leads to the teaching of a card, and back. */

#include "app-fixture.h"
#include "cards/teach-dialog.h"
#include "cards/teach-remedy.h"

/* The ruling that a number is not known leads to the teaching, and back to the same play. */
static void
check_remedy (const char *statement, void (*tap_all) (GtkWidget *dialog))
{
  g_autoptr (GError) error = NULL;
  g_autoptr (YcSession) session = yc_session_begin (
    NULL, "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\nplayer blue \"Bo\"\n", &error);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (YcComposer) wish = yc_composer_new (view);
  GtkWidget *window, *dialog;
  YcPlay play;
  g_autofree char *line = NULL;

  g_assert_no_error (error);
  g_assert_true (yc_session_read_play (session, statement, &play, NULL));
  yc_composer_set_play (wish, &play);
  window = GTK_WIDGET (
    app_test_show (yc_teach_remedy_new (session, wish, yc_composer_get_ruling (wish)), 400, 200));
  app_test_click (window, "_Teach This Card…");
  g_assert_true (yc_composer_is_empty (wish));
  dialog = app_test_window (YC_TYPE_TEACH_DIALOG);
  g_assert_nonnull (dialog);
  tap_all (dialog);
  app_test_click (dialog, "_Teach");
  app_test_wait (50);
  g_assert_false (yc_composer_is_empty (wish));
  line = yc_session_write_play (session, yc_composer_get_play (wish));
  g_assert_cmpstr (line, ==, statement);
  g_assert_cmpint (yc_composer_get_ruling (wish)->verdict, !=, YC_ILLEGAL);
  g_assert_null (yc_teach_remedy_new (session, wish, yc_composer_get_ruling (wish)));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
tap_side (GtkWidget *dialog)
{
  app_test_tap (dialog, "Sideways personnel", "Engineer", 3);
}

static void
tap_mine (GtkWidget *dialog)
{
  app_test_tap (dialog, "Cost: personnel", "Any personnel", 1);
  app_test_tap (dialog, "Output", "Yellowcake", 2);
  app_test_tap (dialog, "Sideways personnel", "Laborer", 1);
}

static void
test_remedy (void)
{
  check_remedy ("red activate mine-eee-y5 side mine-ee-y3", tap_side);
}

/* A card that nobody has heard of is taught under the name that the play gave it. */
static void
test_remedy_unknown (void)
{
  check_remedy ("red activate m5 side mine-eee-y5", tap_mine);
}

int
main (int argc, char *argv[])
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/teach-remedy/known", test_remedy);
  g_test_add_func ("/teach-remedy/unknown", test_remedy_unknown);
  return g_test_run ();
}
