/* puzzle-page.c: see puzzle-page.h. */

#include "puzzle-page.h"

#include "announce.h"
#include "table-page.h"
#include "widgets/template.h"

#include <glib/gi18n.h>

struct _YcPuzzlePage {
  AdwBin parent_instance;

  YcPuzzle *puzzle;
  YcDatabase *database;
  YcSession *session;
  gboolean decided; /* this try is kept */

  YcTablePage *table;
  GtkLabel *goal;
  GtkLabel *answer;
  GtkWidget *answer_pane;
  GtkWidget *show_answer;
};

G_DEFINE_FINAL_TYPE (YcPuzzlePage, yc_puzzle_page, ADW_TYPE_BIN)

enum { TRIED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- A try ---- */

static void
say (YcPuzzlePage *self, const char *words)
{
  gtk_label_set_text (self->goal, words);
  yc_announce (GTK_WIDGET (self), words, YC_NEWS);
}

static void
decide (YcPuzzlePage *self, gboolean solved)
{
  g_autoptr (GError) error = NULL;

  self->decided = TRUE;
  if (!yc_puzzle_keep_try (self->puzzle, self->database, solved, &error))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.toast", "s", error->message);
  g_signal_emit (self, signals[TRIED], 0);
}

static void
played (YcPuzzlePage *self)
{
  const YcPuzzleState state = yc_puzzle_look (self->puzzle, self->session);

  if (self->decided || state == YC_PUZZLE_OPEN)
    return;
  decide (self, state == YC_PUZZLE_SOLVED);
  if (state == YC_PUZZLE_SOLVED)
    say (self, _ ("Solved!"));
  else
    say (self, _ ("The turn is over: not solved this time."));
}

static void
show_answer (YcPuzzlePage *self)
{
  g_autofree char *answer = yc_puzzle_get_answer (self->puzzle, self->session);

  gtk_label_set_text (self->answer, answer);
  gtk_widget_set_visible (self->answer_pane, TRUE);
  gtk_widget_set_sensitive (self->show_answer, FALSE);
  yc_announce (GTK_WIDGET (self), answer, YC_NEWS);
  if (!self->decided)
    decide (self, FALSE);
}

/* ---- Life ---- */

/* Whoever comes here by key begins on the board. */
static gboolean
yc_puzzle_page_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (gtk_widget_get_focus_child (widget) != NULL)
    return GTK_WIDGET_CLASS (yc_puzzle_page_parent_class)->focus (widget, direction);
  yc_table_page_focus_board (YC_PUZZLE_PAGE (widget)->table);
  return TRUE;
}

static void
yc_puzzle_page_dispose (GObject *object)
{
  YcPuzzlePage *self = YC_PUZZLE_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_PUZZLE_PAGE);
  g_clear_object (&self->puzzle);
  g_clear_object (&self->session);
  g_clear_object (&self->database);
  G_OBJECT_CLASS (yc_puzzle_page_parent_class)->dispose (object);
}

static void
yc_puzzle_page_class_init (YcPuzzlePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_puzzle_page_dispose;
  widget_class->focus = yc_puzzle_page_focus;
  signals[TRIED] = g_signal_new ("tried", YC_TYPE_PUZZLE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
  yc_template_set (widget_class, "puzzle-page.ui");
  gtk_widget_class_bind_template_child (widget_class, YcPuzzlePage, goal);
  gtk_widget_class_bind_template_child (widget_class, YcPuzzlePage, answer);
  gtk_widget_class_bind_template_child (widget_class, YcPuzzlePage, answer_pane);
  gtk_widget_class_bind_template_child (widget_class, YcPuzzlePage, show_answer);
  gtk_widget_class_bind_template_callback (widget_class, show_answer);
}

static void
yc_puzzle_page_init (YcPuzzlePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

YcTablePage *
yc_puzzle_page_get_table (YcPuzzlePage *self)
{
  return self->table;
}

GtkWidget *
yc_puzzle_page_new (YcPuzzle *puzzle, YcDatabase *database, GError **error)
{
  g_autoptr (YcSession) session = yc_puzzle_open (puzzle, error);
  g_autofree char *title = yc_puzzle_get_title (puzzle);
  YcPuzzlePage *self;
  GtkWidget *table;

  if (session == NULL)
    return NULL;
  self = g_object_new (YC_TYPE_PUZZLE_PAGE, NULL);
  table = yc_table_page_new (session);
  self->puzzle = g_object_ref (puzzle);
  self->database = g_object_ref (database);
  self->session = g_steal_pointer (&session);
  self->table = YC_TABLE_PAGE (table);
  /* whoever solves it sees the hand that it is about */
  yc_view_set_audience (yc_table_page_get_view (self->table), yc_puzzle_get_seat (puzzle));
  gtk_widget_set_vexpand (table, TRUE);
  gtk_box_prepend (GTK_BOX (adw_bin_get_child (ADW_BIN (self))), table);
  gtk_label_set_text (self->goal, title);
  g_signal_connect_object (self->session, "appended", G_CALLBACK (played), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  return GTK_WIDGET (self);
}
