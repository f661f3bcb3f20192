/* test-play-work.c: what a play takes at the table page, and what is left of it. */

#include "judge/answer-view.h"
#include "play/log-row.h"
#include "play/table-private.h"
#include "table-fixture.h"
#include "walk.h"
#include "widgets/paragraph.h"
#include "widgets/player-shape.h"
#include "widgets/wrap.h"

/* What was set on widgets that were there before. */
typedef struct {
  guint tooltips, colors, icons;
} Changes;

/* key of the event that a row of the log shows */
#define EVENT "event"

static guint
event_of_row (GtkWidget *row)
{
  YcEntry *entry = yc_log_row_get_entry (YC_LOG_ROW (row));

  return entry != NULL ? yc_entry_get_event (entry) : 0;
}

/* A list that has not come to rest gives the new play a row that it let go of far above. */
static gboolean
shows_another_event (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, YC_TYPE_LOG_ROW);

  return row != NULL
         && event_of_row (row) != GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), EVENT));
}

/* GTK tells of each class that is given and taken, whether it was there or not. */
static void
count_change (Changes *changes, GParamSpec *property, GtkWidget *widget)
{
  const gboolean colored = YC_IS_PLAYER_SHAPE (widget) || YC_IS_WRAP (widget);

  if (shows_another_event (widget))
    return;
  changes->tooltips += g_str_equal (property->name, "tooltip-text");
  changes->colors += colored && g_str_equal (property->name, "css-classes");
  changes->icons += GTK_IS_IMAGE (widget) && g_str_equal (property->name, "icon-name");
}

static void
count_changes (GtkWidget *page, Changes *changes)
{
  g_autoptr (GPtrArray) widgets = find_all (page, GTK_TYPE_WIDGET);

  for (guint i = 0; i < widgets->len; i++) {
    GtkWidget *widget = widgets->pdata[i];

    if (YC_IS_LOG_ROW (widget))
      g_object_set_data (G_OBJECT (widget), EVENT, GUINT_TO_POINTER (event_of_row (widget)));
    g_signal_connect_swapped (widget, "notify", G_CALLBACK (count_change), changes);
  }
}

/* The first placement of the record from an event on, which the table is to be opened before. */
static guint
next_placement (GStrv events, guint event)
{
  while (strstr (events[event], " place mine") == NULL)
    event++;
  return event;
}

/* Labels in sight that wrap: each lays its words out for a hundred widths whenever the window finds
 * places for its parts. */
static guint
count_wrapping (GtkWidget *part)
{
  g_autoptr (GPtrArray) labels = find_all (part, GTK_TYPE_LABEL);
  guint wrapping = 0;

  for (guint i = 0; i < labels->len; i++)
    if (is_shown (labels->pdata[i]) && gtk_label_get_wrap (labels->pdata[i])) {
      g_test_message ("%s", gtk_label_get_text (labels->pdata[i]));
      wrapping++;
    }
  return wrapping;
}

/* For a play that changes a space and what a player has, little is made, few tooltips are set, each
 * of which GTK asks the display about, and nothing is coloured or drawn as it was. */
static void
test_work (void)
{
  g_autofree char *text = yc_sample_text ("board-3p-told");
  g_auto (GStrv) events = yc_sample_events (text);
  const guint first = next_placement (events, 60), event = next_placement (events, first + 1);
  Table *table = table_open (text, first);
  Changes changes = { 0 };
  guint made = 0;

  for (guint i = first; i < event; i++)
    type_play (table, events[i]);
  /* what the turn before brings a frame later is not of this play, nor what the log fills up with
   */
  wait_for_log (table);
  const gulong hook = count_made (&made);
  count_changes (table->page, &changes);
  type_play (table, events[event]);
  assert_last (table, events[event]);
  stop_counting (hook);
  g_assert_cmpuint (made, <, 40);
  g_assert_cmpuint (changes.tooltips, <, 12);
  g_assert_cmpuint (changes.colors, ==, 0);
  g_assert_cmpuint (changes.icons, ==, 0);
  g_assert_cmpuint (count_wrapping (table->page), ==, 0);
  table_close (table);
}

/* Nor are the words of what is composed laid out again and again with each tap. */
static void
test_composing_work (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  click_space (table, "mine-2");
  g_assert_true (says (table->page, "Ana places 1 laborer on Mine 2"));
  g_assert_cmpuint (count_wrapping (table->page), ==, 0);
  table_close (table);
}

static int
height_at (GtkWidget *widget, int width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

/* … and they are as high as those of a label would be, at any width and at none. */
static void
test_height_of_words (void)
{
  static const char words[]
    = "Ana places 1 contractor laborer on Construction and buys “Factory: 1 "
      "worker → 1 bomber or $2” for $2. Bo ends the turn.";
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *window = gtk_window_new ();
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", words, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, "max-width-chars", 72, NULL);
  GtkWidget *paragraph = g_object_new (YC_TYPE_PARAGRAPH, "max-width-chars", 72, NULL);
  int least;

  yc_paragraph_set_text (YC_PARAGRAPH (paragraph), words);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), paragraph);
  gtk_window_set_child (GTK_WINDOW (window), box);
  g_assert_cmpint (height_at (paragraph, -1), ==, height_at (label, -1));
  g_assert_cmpint (height_at (paragraph, -1), >, height_at (paragraph, 10000));
  for (int width = 100; width < 1300; width += 50)
    g_assert_cmpint (height_at (paragraph, width), ==, height_at (label, width));
  /* no place is so narrow, but it is asked for */
  g_assert_cmpint (height_at (paragraph, 0), ==, height_at (paragraph, 64));
  /* what nobody knows the width of is never higher than it has to be */
  gtk_widget_measure (paragraph, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, ==, height_at (paragraph, 10000));
  /* larger, and with other words, they are measured anew */
  for (int width = 300; width < 1300; width += 500) {
    gtk_widget_add_css_class (label, "title-1");
    gtk_widget_add_css_class (paragraph, "title-1");
    g_assert_cmpint (height_at (paragraph, width), ==, height_at (label, width));
    gtk_widget_remove_css_class (label, "title-1");
    gtk_widget_remove_css_class (paragraph, "title-1");
    g_assert_cmpint (height_at (paragraph, width), ==, height_at (label, width));
  }
  gtk_label_set_text (GTK_LABEL (label), "Bo");
  yc_paragraph_set_text (YC_PARAGRAPH (paragraph), "Bo");
  g_assert_cmpint (height_at (paragraph, 300), ==, height_at (label, 300));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* All the rules that the judge went by come with one tap. */
static void
test_answer (void)
{
  Table *table = table_open_playthrough ("board-3p-told");
  g_autoptr (GPtrArray) answers = NULL, paragraphs = NULL;

  gtk_widget_activate_action (table->page, "table.judge", NULL);
  click_space (table, "mine-2");
  settle ();
  answers = find_all (table->page, YC_TYPE_ANSWER_VIEW);
  g_assert_cmpuint (answers->len, ==, 1);
  g_object_set (gtk_widget_get_first_child (answers->pdata[0]), "expanded", TRUE, NULL);
  paragraphs = find_all (answers->pdata[0], YC_TYPE_PARAGRAPH);
  g_assert_cmpuint (paragraphs->len, >, 5);
  g_assert_cmpuint (count_wrapping (answers->pdata[0]), ==, 0);
  table_close (table);
}

static void
count_added (GListModel *rows G_GNUC_UNUSED,
             guint place G_GNUC_UNUSED,
             guint removed G_GNUC_UNUSED,
             guint added,
             guint *n)
{
  *n += added;
}

/* Returns how many rules were asked. */
static guint
show_answer (Table *table, GtkWidget *answer)
{
  const YcInquiry *inquiry = yc_play_bar_get_answer (YC_TABLE_PAGE (table->page)->bar);

  yc_answer_view_show (YC_ANSWER_VIEW (answer), table->session, inquiry);
  return inquiry->n_asked;
}

/* … and each once, though the list is unfolded for them; with the next answer they are used again.
 */
static void
test_unfolded_answer (void)
{
  Table *table = table_open_playthrough ("board-3p-told");
  GtkWidget *answer = g_object_ref_sink (g_object_new (YC_TYPE_ANSWER_VIEW, NULL));
  GtkWidget *how = gtk_widget_get_first_child (answer);
  GtkWidget *rules = gtk_expander_get_child (GTK_EXPANDER (how));
  g_autoptr (GListModel) rows = gtk_widget_observe_children (rules);
  guint added = 0, first, second;

  g_signal_connect (rows, "items-changed", G_CALLBACK (count_added), &added);
  gtk_widget_activate_action (table->page, "table.judge", NULL);
  click_space (table, "mine-2");
  first = show_answer (table, answer);
  g_assert_true (gtk_expander_get_expanded (GTK_EXPANDER (how)));
  g_assert_cmpuint (first, >, 3);
  g_assert_cmpuint (added, ==, first);
  yc_answer_view_show (YC_ANSWER_VIEW (answer), table->session, NULL);
  click_space (table, "university-1");
  second = show_answer (table, answer);
  g_assert_true (gtk_expander_get_expanded (GTK_EXPANDER (how)));
  g_assert_cmpuint (added, ==, MAX (first, second));
  g_object_unref (answer);
  table_close (table);
}

/* A session that is closed leaves neither its page nor what was drawn there; GTK keeps parts of the
 * menu. */
static void
test_leaves_nothing (void)
{
  Table *table = table_open_playthrough ("board-3p-told");
  GObject *part = gtk_widget_get_template_child (table->page, YC_TYPE_TABLE_PAGE, "game_menu");
  g_autoptr (GMenuModel) menu = G_MENU_MODEL (g_object_ref (part));
  gpointer page = table->page, view = table->view;

  click_space (table, "mine-2");
  g_assert_cmpint (g_menu_model_get_n_items (menu), >, 0);
  g_object_add_weak_pointer (page, &page);
  g_object_add_weak_pointer (view, &view);
  table_close (table);
  g_assert_null (page);
  g_assert_null (view);
  g_assert_cmpint (g_menu_model_get_n_items (menu), ==, 0);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  adw_init ();
  g_test_add_func ("/play-work/work", test_work);
  g_test_add_func ("/play-work/composing-work", test_composing_work);
  g_test_add_func ("/play-work/height-of-words", test_height_of_words);
  g_test_add_func ("/play-work/answer", test_answer);
  g_test_add_func ("/play-work/unfolded-answer", test_unfolded_answer);
  g_test_add_func ("/play-work/leaves-nothing", test_leaves_nothing);
  return g_test_run ();
}
