/* test-announce.c: what a screen reader is given to say, and where. */

#include "announce.h"
#include "compat.h"
#include "widgets/description.h"
#include "widgets/focus.h"

#define SOON  200 /* milliseconds after which a sentence has been said */
#define LATER 400 /* … and after which it stays where it is, or has been taken along */
#define STOPS 6   /* of somebody who walks on, in more time than a sentence is taken along */

typedef struct {
  GtkWidget *window;
  GtkWidget *button;
  GtkWidget *other;
  GtkWidget *entry;
} Fixture;

/* ---- A GTK that announces by itself, or does not ---- */

gboolean __wrap_yc_gtk_announce (GtkWidget *widget, const char *sentence, int priority);

static gboolean gtk_announces;
static GString *announced;

gboolean
__wrap_yc_gtk_announce (GtkWidget *widget, const char *sentence, int priority)
{
  if (gtk_announces)
    g_string_append_printf (announced, "%s %d %s\n", G_OBJECT_TYPE_NAME (widget), priority,
                            sentence);
  return gtk_announces;
}

/* ---- A window ---- */

static gboolean
stop_waiting (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static void
wait_for (guint milliseconds)
{
  gboolean done = FALSE;

  g_timeout_add (milliseconds, stop_waiting, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

/* Until something has been said at a widget that has no description of its own: no later. */
static void
wait_for_word_at (GtkWidget *widget)
{
  while (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                            GTK_ACCESSIBLE_PROPERTY_DESCRIPTION))
    g_main_context_iteration (NULL, TRUE);
}

static void
set_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_announces = FALSE;
  self->window = gtk_window_new ();
  self->button = gtk_button_new_with_label ("One");
  self->other = gtk_button_new_with_label ("Another");
  self->entry = gtk_entry_new ();
  gtk_box_append (GTK_BOX (box), self->button);
  gtk_box_append (GTK_BOX (box), self->other);
  gtk_box_append (GTK_BOX (box), self->entry);
  gtk_window_set_child (GTK_WINDOW (self->window), box);
  gtk_window_present (GTK_WINDOW (self->window));
  gtk_widget_grab_focus (self->button);
  while (!gtk_widget_get_mapped (self->button))
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  wait_for (LATER);
}

static void
assert_described (GtkWidget *widget, const char *description)
{
  if (description == NULL)
    g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  else
    gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

/* ---- Where ---- */

/* Not at the widget it came from: at the focus. */
static void
test_at_focus (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  yc_announce (self->other, "It is Ana's turn.", YC_NEWS);
  wait_for (SOON);
  assert_described (self->button, "It is Ana's turn.");
  assert_described (self->other, NULL);
}

static void
test_in_entry (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  gtk_widget_grab_focus (self->entry);
  yc_announce (self->button, "No such mine.", YC_ALARM);
  wait_for (SOON);
  assert_described (self->entry, "No such mine.");
  assert_described (gtk_root_get_focus (GTK_ROOT (self->window)), NULL);
}

static void
test_without_focus (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  gtk_root_set_focus (GTK_ROOT (self->window), NULL);
  yc_announce (self->button, "Saved.", YC_NEWS);
  wait_for (SOON);
  assert_described (self->window, "Saved.");
}

/* A page says something before it is in the window, a dialog when it goes away. */
static void
test_from_nowhere (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = g_object_ref_sink (gtk_label_new (NULL));

  yc_announce (page, "Welcome.", YC_NEWS);
  g_object_unref (page);
  wait_for (SOON);
  assert_described (self->button, "Welcome.");
}

/* ---- How long ---- */

static void
test_taken_away (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  yc_announce (self->button, "Recorded.", YC_NEWS);
  wait_for_word_at (self->button);
  wait_for (LATER);
  gtk_widget_grab_focus (self->other);
  assert_described (self->button, NULL);
  wait_for (LATER);
  assert_described (self->other, NULL);
}

/* A dialog takes the focus, though it moves in no window. */
static void
test_taken_away_by_dialog (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GtkApplication) application
    = gtk_application_new ("io.github.yellowcake.Test", G_APPLICATION_DEFAULT_FLAGS);

  g_application_set_default (G_APPLICATION (application));
  yc_announce (self->button, "Recorded.", YC_NEWS);
  wait_for_word_at (self->button);
  wait_for (LATER);
  assert_described (self->button, "Recorded.");
  g_object_notify (G_OBJECT (application), "active-window");
  assert_described (self->button, NULL);
  g_application_set_default (NULL);
}

/* What moves the focus as it speaks is heard where the focus comes to rest, and not once more. */
static void
test_taken_along (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  yc_announce (self->button, "Recorded.", YC_NEWS);
  wait_for_word_at (self->button);
  gtk_widget_grab_focus (self->other);
  assert_described (self->button, NULL);
  wait_for_word_at (self->other);
  assert_described (self->other, "Recorded.");
  gtk_widget_grab_focus (self->entry);
  assert_described (self->other, NULL);
  wait_for_word_at (self->entry);
  assert_described (self->entry, "Recorded.");
  wait_for (LATER);
  gtk_widget_grab_focus (self->button);
  assert_described (self->entry, NULL);
  wait_for (LATER);
  assert_described (self->button, NULL);
}

/* It is not heard at every stop of somebody who walks on no faster than it is said again. */
static void
test_walked_on (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *stop = self->button;

  yc_announce (self->button, "Recorded.", YC_NEWS);
  wait_for_word_at (self->button);
  for (int stops = 0; stops < STOPS; stops++) {
    stop = stop == self->button ? self->other : self->button;
    gtk_widget_grab_focus (stop);
    wait_for (LATER);
  }
  assert_described (stop, NULL);
}

/* What went wrong does not wait until a sentence is said again. */
static void
test_hurried (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  yc_announce (self->button, "Recorded.", YC_NEWS);
  wait_for_word_at (self->button);
  gtk_widget_grab_focus (self->other);
  yc_announce (self->other, "The disk is full.", YC_ALARM);
  wait_for (SOON);
  assert_described (self->other, "The disk is full. Recorded.");
}

/* ---- When ---- */

static void
set_up_with_guard (Fixture *self, gconstpointer data)
{
  set_up (self, data);
  yc_focus_let_go (GTK_WINDOW (self->window));
}

/* What a page brings with it is said once what has the focus there has been read out. */
static void
test_read_first (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  yc_describe (self->other, "Ends the turn");
  yc_announce (self->button, "It is Ana's turn.", YC_NEWS);
  gtk_widget_grab_focus (self->other);
  wait_for (SOON);
  assert_described (self->other, "Ends the turn");
  wait_for (LATER);
  assert_described (self->other, "It is Ana's turn.");
}

/* … but not for ever, and what went wrong at once. */
static void
test_not_for_ever (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  yc_announce (self->button, "It is Ana's turn.", YC_NEWS);
  for (guint stop = 0; stop < STOPS; stop++) {
    gtk_widget_grab_focus (stop % 2 == 0 ? self->other : self->button);
    assert_described (self->other, NULL);
    assert_described (self->button, NULL);
    wait_for (SOON / 2);
  }
  wait_for (SOON);
  assert_described (self->button, "It is Ana's turn.");
}

static void
test_wrong_at_once (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  gtk_widget_grab_focus (self->other);
  yc_announce (self->other, "The disk is full.", YC_ALARM);
  wait_for (SOON);
  assert_described (self->other, "The disk is full.");
}

/* A description of its own, or its tooltip, comes back. */
static void
test_own_description (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  yc_describe (self->button, "Ends the turn");
  gtk_widget_set_tooltip_text (self->other, "Begins again");
  yc_announce (self->button, "Recorded.", YC_NEWS);
  wait_for (SOON);
  yc_describe (self->button, "Cannot be ended");
  assert_described (self->button, "Recorded.");
  wait_for (LATER);
  gtk_widget_grab_focus (self->other);
  assert_described (self->button, "Cannot be ended");
  yc_announce (self->button, "Undone.", YC_NEWS);
  wait_for (LATER);
  assert_described (self->other, "Undone.");
  gtk_widget_grab_focus (self->button);
  assert_described (self->other, "Begins again");
}

/* ---- How often ---- */

static void
test_again (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  yc_announce (self->button, "Recorded.", YC_NEWS);
  wait_for (SOON);
  assert_described (self->button, "Recorded.");
  yc_announce (self->button, "Recorded.", YC_NEWS);
  wait_for (SOON);
  assert_described (self->button, "Recorded. ");
  yc_announce (self->button, "Recorded.", YC_NEWS);
  wait_for (SOON);
  assert_described (self->button, "Recorded.");
}

/* What one act brings about: what went wrong first, all that happened, how things stand last. */
static void
test_at_once (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  yc_announce (self->button, "Not enough yet.", YC_CALM);
  yc_announce (self->button, "Ana loads a bomb", YC_NEWS);
  yc_announce (self->button, "It is Bo's turn.", YC_NEWS);
  yc_announce (self->button, "Legal.", YC_CALM);
  yc_announce (self->button, "The disk is full.", YC_ALARM);
  wait_for (SOON);
  assert_described (self->button, "The disk is full. Ana loads a bomb. It is Bo's turn. Legal.");
}

static void
test_no_longer_so (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  yc_announce (self->button, "Not enough yet.", YC_CALM);
  yc_announce (self->button, NULL, YC_CALM);
  yc_announce (self->button, "", YC_NEWS);
  wait_for (SOON);
  assert_described (self->button, NULL);
}

/* ---- GTK's own ---- */

static void
test_gtk_announces (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  announced = g_string_new (NULL);
  gtk_announces = TRUE;
  yc_announce (self->button, "Recorded.", YC_NEWS);
  wait_for (SOON);
  yc_announce (self->button, "Recorded.", YC_NEWS);
  yc_announce (self->button, "The disk is full.", YC_ALARM);
  wait_for (SOON);
  g_assert_cmpstr (announced->str, ==,
                   "GtkWindow 1 Recorded.\nGtkWindow 2 The disk is full. Recorded.\n");
  assert_described (self->button, NULL);
  g_string_free (announced, TRUE);
}

static void
test_join (void)
{
  g_autofree char *joined = yc_sentences_join ("Against the rules", "", "Really?", "No", NULL);

  g_assert_cmpstr (joined, ==, "Against the rules. Really? No");
}

#define ADD(path, test) g_test_add ("/announce/" path, Fixture, NULL, set_up, test, tear_down)
#define ADD_GUARDED(path, test)                                                                    \
  g_test_add ("/announce/" path, Fixture, NULL, set_up_with_guard, test, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  ADD ("at-focus", test_at_focus);
  ADD ("in-entry", test_in_entry);
  ADD ("without-focus", test_without_focus);
  ADD ("from-nowhere", test_from_nowhere);
  ADD ("taken-away", test_taken_away);
  ADD ("taken-away-by-dialog", test_taken_away_by_dialog);
  ADD ("taken-along", test_taken_along);
  ADD ("walked-on", test_walked_on);
  ADD ("hurried", test_hurried);
  ADD_GUARDED ("read-first", test_read_first);
  ADD_GUARDED ("not-for-ever", test_not_for_ever);
  ADD_GUARDED ("wrong-at-once", test_wrong_at_once);
  ADD ("own-description", test_own_description);
  ADD ("again", test_again);
  ADD ("at-once", test_at_once);
  ADD ("no-longer-so", test_no_longer_so);
  ADD ("gtk-announces", test_gtk_announces);
  g_test_add_func ("/announce/join", test_join);
  return g_test_run ();
}
