/* test-play-entry.c: what is typed is what Enter records, wherever the pointer rests and however
 * fast it comes; and nothing that was entered passes without a word. */

#include "play/play-entry.h"
#include "table-fixture.h"
#include "walk.h"

static const char head[]
  = "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\nplayer blue \"Bo\"\n"
    "card e1 enrichment x? needs S pays Y1 gives U1 side EE\n"
    "card e4 enrichment x? needs S pays Y1 gives U1 side S\n"
    "plan p1 needs SE pays U2 points 4\nplan p2 needs SE pays U2 points 4\nplans p1 p2\n"
    "table adjust red yellowcake +9\n";

static GtkWidget *
only (Table *table, GType type)
{
  g_autoptr (GPtrArray) found = find_all (table->page, type);

  g_assert_cmpuint (found->len, ==, 1);
  return found->pdata[0];
}

static void
write_in (Table *table, const char *text)
{
  g_autoptr (GPtrArray) fields = find_all (only (table, YC_TYPE_PLAY_ENTRY), GTK_TYPE_ENTRY);

  gtk_editable_set_text (fields->pdata[0], text);
  settle ();
}

static void
press (Table *table, guint key, GdkModifierType modifiers)
{
  g_autoptr (GPtrArray) fields = find_all (only (table, YC_TYPE_PLAY_ENTRY), GTK_TYPE_ENTRY);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (fields->pdata[0]);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);
    gboolean handled = FALSE;

    if (GTK_IS_EVENT_CONTROLLER_KEY (keys))
      g_signal_emit_by_name (keys, "key-pressed", key, 0, modifiers, &handled);
  }
  settle ();
}

static void
enter (Table *table)
{
  yc_play_entry_enter (YC_PLAY_ENTRY (only (table, YC_TYPE_PLAY_ENTRY)));
  settle ();
}

/* As the pointer does that rests where the list comes up. */
static void
hover (Table *table, guint row)
{
  g_autoptr (GPtrArray) lists = find_all (only (table, YC_TYPE_PLAY_ENTRY), GTK_TYPE_LIST_VIEW);

  g_assert_cmpuint (lists->len, ==, 1);
  g_assert_true (
    gtk_selection_model_select_item (gtk_list_view_get_model (lists->pdata[0]), row, TRUE));
  g_assert_true (gtk_selection_model_is_selected (gtk_list_view_get_model (lists->pdata[0]), row));
  settle ();
}

/* ---- Untold cards ---- */

/* Letter by letter, with the list open and cards that nobody told, and entered at once. */
static void
test_untold (void)
{
  static const char line[] = "red activate e1 side e4";
  Table *table = table_open (head, 1);

  for (gsize i = 1; i <= strlen (line); i++) {
    g_autofree char *typed = g_strndup (line, i);
    g_autoptr (GPtrArray) fields = find_all (only (table, YC_TYPE_PLAY_ENTRY), GTK_TYPE_ENTRY);
    gtk_editable_set_text (fields->pdata[0], typed);
  }
  g_assert_false (says (table->page, "No legal play has these words in it."));
  enter (table);
  assert_last (table, line);
  table_close (table);
}

static void
test_no_such_play (void)
{
  Table *table = table_open (head, 1);

  /* who is missing may still be laid to it */
  write_in (table, "red activate e1");
  g_assert_false (says (table->page, "No legal play has these words in it."));
  write_in (table, "red end discard e1 e1 e1 e1 e1 e1");
  g_assert_true (says (table->page, "No legal play has these words in it."));
  write_in (table, "red activate e1 side e1");
  enter (table);
  g_assert_nonnull (find_button (table->page, "Why?"));
  write_in (table, "red activat e1 side e4");
  enter (table);
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 1);
  g_assert_true (
    says (only (table, YC_TYPE_PLAY_ENTRY), "This is not a play of this game: activat"));
  table_close (table);
}

/* ---- What Enter takes ---- */

static void
test_pointer_chooses_nothing (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  write_in (table, "blue place mine-1 L");
  hover (table, 1);
  enter (table);
  assert_last (table, "blue place mine-1 L");
  table_close (table);
}

static void
test_keys_choose (void)
{
  Table *table = table_open_playthrough ("board-3p-told");
  GListModel *offered;

  write_in (table, "blue place mine-");
  offered = yc_play_entry_get_completions (YC_PLAY_ENTRY (only (table, YC_TYPE_PLAY_ENTRY)));
  g_autoptr (GtkStringObject) second = g_list_model_get_item (offered, 1);
  press (table, GDK_KEY_Down, 0);
  press (table, GDK_KEY_Down, 0);
  enter (table);
  assert_last (table, gtk_string_object_get_string (second));
  table_close (table);
}

/* Shift may still be down from the last letter, and Ctrl+Enter records as everywhere. */
static void
test_enter_with_modifiers (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  write_in (table, "blue place mine-1 L");
  press (table, GDK_KEY_Return, GDK_SHIFT_MASK);
  assert_last (table, "blue place mine-1 L");
  write_in (table, "blue end");
  g_assert_true (gtk_widget_activate_action (table->page, "table.record", NULL));
  settle ();
  assert_last (table, "blue end");
  table_close (table);
}

/* ---- The past ---- */

/* Nothing can be typed into the past: the key that begins to type comes back first. */
static void
test_type_comes_back (void)
{
  Table *table = table_open (head, 1);

  yc_view_look_at (table->view, 0);
  settle ();
  g_assert_true (gtk_widget_activate_action (table->page, "table.type", NULL));
  settle ();
  g_assert_cmpint (yc_view_get_looked_at (table->view), ==, YC_VIEW_NOW);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (table->window));
  g_assert_true (gtk_widget_is_ancestor (focus, only (table, YC_TYPE_PLAY_ENTRY)));
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/play-entry/untold", test_untold);
  g_test_add_func ("/play-entry/no-such-play", test_no_such_play);
  g_test_add_func ("/play-entry/pointer-chooses-nothing", test_pointer_chooses_nothing);
  g_test_add_func ("/play-entry/keys-choose", test_keys_choose);
  g_test_add_func ("/play-entry/enter-with-modifiers", test_enter_with_modifiers);
  g_test_add_func ("/play-entry/type-comes-back", test_type_comes_back);
  return g_test_run ();
}
