/* score-view.c: see score-view.h. What a game counts is what can be corrected of its players in
 * amounts (adjust-topic.h); how much there is, is followed by its series. */

#include "score-view.h"

#include "points-menu.h"
#include "telling.h"
#include "widgets/icon-row.h"
#include "widgets/player-shape.h"
#include "widgets/template.h"
#include "widgets/wrap.h"
#include "words.h"

#include <glib/gi18n.h>
#include <string.h>

#define MOST 9999 /* that a counter shows; how much there can be, the rules say */

/* A number of a seat, and what was tapped since it was recorded. */
typedef struct {
  YcScoreView *sheet;
  int seat;
  guint topic;
  int more;
  GtkSpinButton *spin;
} Count;

typedef struct {
  guint count; /* of `counts` */
  int more;
} Tap;

struct _YcScoreView {
  GtkBox parent_instance;

  YcView *view;
  YcTopic topics[YC_MAX_TOPICS];
  guint n_topics;
  guint series[YC_MAX_TOPICS]; /* that follows the topic */
  guint n_seats;
  Count *counts;   /* seat by seat */
  GArray *taps;    /* of Tap, the last at the end */
  int active_seat; /* as shown last, or -1 */
  gboolean quiet;
  gboolean counting; /* as told last */

  GtkListBox *players;
  GtkWidget *rows[YC_MAX_SEATS];
  YcColor colors[YC_MAX_SEATS]; /* of the players in the rows */
};

G_DEFINE_FINAL_TYPE (YcScoreView, yc_score_view, GTK_TYPE_BOX)

enum { CHANGED, REFUSED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- What is counted ---- */

/* The points first; what no series follows is left out. */
static guint
find_topics (const YcGame *game, YcTopic topics[YC_MAX_TOPICS], guint series[YC_MAX_TOPICS])
{
  const YcGameTelling *telling = yc_telling_of (game);
  YcTopic all[YC_MAX_TOPICS];
  const guint n_all = yc_adjust_topics (game, all);
  guint n = 0;

  for (guint one = 0; one < telling->n_series; one++)
    for (guint i = 0; i < n_all; i++)
      if (yc_topic_is_of_several (&all[i])
          && g_str_equal (yc_count_name (all[i].count), telling->series[one].name)) {
        series[n] = one;
        topics[n++] = all[i];
      }
  return n;
}

gboolean
yc_score_view_serves (const YcGame *game)
{
  YcTopic topics[YC_MAX_TOPICS];
  guint series[YC_MAX_TOPICS];

  return find_topics (game, topics, series) > 0;
}

static Count *
count_at (YcScoreView *self, int seat, guint topic)
{
  return &self->counts[(guint) seat * self->n_topics + topic];
}

/* By seat, then by series; the caller frees. */
static int *
numbers_of (YcScoreView *self)
{
  YcSession *session = yc_view_get_session (self->view);
  const YcGameTelling *telling = yc_telling_of (yc_session_get_game (session));
  int *numbers = g_new0 (int, self->n_seats * telling->n_series);

  telling->count (yc_session_get_setup (session), yc_view_get_position (self->view), NULL, numbers,
                  telling->n_series);
  return numbers;
}

gboolean
yc_score_view_get_play (YcScoreView *self, int seat, YcPlay *play)
{
  *play = yc_play_begin (YC_ADJUST_GOOD, YC_TABLE);
  play->target_color
    = (guint8) yc_session_get_setup (yc_view_get_session (self->view))->seats[seat].color;
  for (guint topic = 0; topic < self->n_topics; topic++)
    if (count_at (self, seat, topic)->more != 0)
      yc_play_add_amount (play, YC_LIST_MAIN, self->topics[topic].count,
                          count_at (self, seat, topic)->more);
  return play->n_items > 0;
}

void
yc_score_view_take_typed (YcScoreView *self)
{
  for (guint i = 0; i < self->n_seats * self->n_topics; i++)
    gtk_spin_button_update (self->counts[i].spin);
}

gboolean
yc_score_view_is_pending (YcScoreView *self)
{
  YcPlay play;

  for (guint seat = 0; seat < self->n_seats; seat++)
    if (yc_score_view_get_play (self, (int) seat, &play))
      return TRUE;
  return FALSE;
}

/* ---- Drawing ---- */

/* "Points 12 · Money 7": what there is any of, and the points. */
static char *
summary_of (YcScoreView *self, int seat, const int *numbers)
{
  GString *words = g_string_new (NULL);

  for (guint topic = 0; topic < self->n_topics; topic++) {
    const int n = numbers[self->series[topic]] + count_at (self, seat, topic)->more;

    if (n != 0 || topic == 0)
      g_string_append_printf (words, "%s%s %d", words->len > 0 ? " · " : "",
                              self->topics[topic].title, n);
  }
  return g_string_free (words, FALSE);
}

static void
show_seat (YcScoreView *self, int seat, const int *numbers)
{
  g_autofree char *summary = summary_of (self, seat, numbers);

  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->rows[seat]), summary);
  for (guint topic = 0; topic < self->n_topics; topic++) {
    Count *count = count_at (self, seat, topic);

    gtk_spin_button_set_value (count->spin, numbers[self->series[topic]] + count->more);
    gtk_widget_set_sensitive (gtk_widget_get_parent (GTK_WIDGET (count->spin)), self->counting);
  }
}

/* Whoever has the turn is unfolded when it begins, and the others are a tap away. */
static void
unfold_active (YcScoreView *self)
{
  const int active = yc_view_get_active_seat (self->view);

  if (active == self->active_seat)
    return;
  for (guint seat = 0; seat < self->n_seats; seat++)
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self->rows[seat]), (int) seat == active);
  self->active_seat = active;
}

static void
show_numbers (YcScoreView *self)
{
  g_autofree int *numbers = numbers_of (self);
  const guint stride
    = yc_telling_of (yc_session_get_game (yc_view_get_session (self->view)))->n_series;

  self->quiet = TRUE;
  for (guint seat = 0; seat < self->n_seats; seat++)
    show_seat (self, (int) seat, numbers + seat * stride);
  self->quiet = FALSE;
}

static void
changed (YcScoreView *self)
{
  show_numbers (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* ---- Tapping ---- */

void
yc_score_view_forget (YcScoreView *self, int seat)
{
  for (guint topic = 0; topic < self->n_topics; topic++)
    count_at (self, seat, topic)->more = 0;
  for (guint i = self->taps->len; i > 0; i--)
    if (self->counts[g_array_index (self->taps, Tap, i - 1).count].seat == seat)
      g_array_remove_index (self->taps, i - 1);
}

gboolean
yc_score_view_take_back (YcScoreView *self)
{
  const Tap *last;

  if (self->taps->len == 0)
    return FALSE;
  last = &g_array_index (self->taps, Tap, self->taps->len - 1);
  self->counts[last->count].more -= last->more;
  g_array_set_size (self->taps, self->taps->len - 1);
  changed (self);
  return TRUE;
}

static void
tap (Count *count, int more)
{
  YcScoreView *self = count->sheet;
  const Tap last = { .count = (guint) (count - self->counts), .more = more };
  g_autofree char *why = NULL;
  YcPlay play;

  count->more += more;
  if (yc_score_view_get_play (self, count->seat, &play))
    why = yc_view_objection_to (self->view, &play);
  if (why != NULL)
    count->more -= more;
  else
    g_array_append_val (self->taps, last);
  changed (self);
  if (why != NULL)
    g_signal_emit (self, signals[REFUSED], 0, why);
}

void
yc_score_view_gather (YcScoreView *self, const YcPlay *play)
{
  const YcSetup *setup = yc_session_get_setup (yc_view_get_session (self->view));
  const int seat = setup->seat_of_color[play->target_color];

  for (int i = 0; seat >= 0 && i < play->n_items; i++)
    for (guint topic = 0; topic < self->n_topics; topic++)
      if (self->topics[topic].count == play->items[i].count)
        tap (count_at (self, seat, topic), play->items[i].times);
}

static void
counted (GtkSpinButton *spin, Count *count)
{
  g_autofree int *numbers = NULL;
  guint stride;
  int before;

  if (count->sheet->quiet)
    return;
  numbers = numbers_of (count->sheet);
  stride = yc_telling_of (yc_session_get_game (yc_view_get_session (count->sheet->view)))->n_series;
  before = numbers[(guint) count->seat * stride + count->sheet->series[count->topic]] + count->more;
  tap (count, gtk_spin_button_get_value_as_int (spin) - before);
}

static void
points_chosen (gpointer count, int points)
{
  tap (count, points);
}

/* ---- The rows ---- */

static const char *
icon_of (int count)
{
  if (count == YC_SPIES)
    return "spy";
  return count == YC_POINTS ? "points" : count == YC_HITS ? "damage" : yc_icon_of_good (count);
}

static GtkWidget *
counter_new (YcScoreView *self, Count *count, const char *player)
{
  const YcTopic *topic = &self->topics[count->topic];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *spin = gtk_spin_button_new_with_range (0, MOST, 1);
  /* Translators: what is counted, and the player who has it: "Points of Ana" */
  g_autofree char *name = g_strdup_printf (_ ("%1$s of %2$s"), topic->title, player);

  count->spin = GTK_SPIN_BUTTON (spin);
  gtk_widget_set_tooltip_text (box, topic->title);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 2);
  /* Ctrl+Z is about what was counted, not about what was typed */
  gtk_editable_set_enable_undo (GTK_EDITABLE (spin), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect (spin, "value-changed", G_CALLBACK (counted), count);
  gtk_box_append (GTK_BOX (box), yc_icon_new (icon_of (topic->count)));
  gtk_box_append (GTK_BOX (box), spin);
  if (topic->count == YC_POINTS)
    gtk_box_append (GTK_BOX (box),
                    yc_points_menu_new (yc_session_get_setup (yc_view_get_session (self->view)),
                                        points_chosen, count));
  return box;
}

static GtkWidget *
row_new (YcScoreView *self, int seat)
{
  const YcSetup *setup = yc_session_get_setup (yc_view_get_session (self->view));
  g_autofree char *name = yc_words_player (setup, seat);
  GtkWidget *row = adw_expander_row_new (), *wrap = yc_wrap_new (10, FALSE);
  GtkWidget *counters = gtk_list_box_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (row),
                               yc_player_shape_new (setup->seats[seat].color));
  for (guint topic = 0; topic < self->n_topics; topic++) {
    Count *count = count_at (self, seat, topic);

    *count = (Count){ .sheet = self, .seat = seat, .topic = topic };
    yc_wrap_append (YC_WRAP (wrap), counter_new (self, count, name));
  }
  gtk_widget_add_css_class (wrap, "yc-score");
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (counters), FALSE);
  gtk_widget_set_focusable (counters, FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (counters), wrap);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (row), counters);
  return row;
}

/* A number that is being typed as its row goes away is read only when the focus leaves it, which is
 * after `counts` has gone. */
static void
let_go_of_spins (YcScoreView *self)
{
  for (guint i = 0; self->counts != NULL && i < self->n_seats * self->n_topics; i++)
    g_signal_handlers_disconnect_by_data (self->counts[i].spin, &self->counts[i]);
}

static void
make_rows (YcScoreView *self)
{
  const YcSetup *setup = yc_session_get_setup (yc_view_get_session (self->view));

  let_go_of_spins (self);
  for (guint seat = 0; seat < self->n_seats && self->rows[seat] != NULL; seat++)
    gtk_list_box_remove (self->players, self->rows[seat]);
  g_free (self->counts);
  self->counts = g_new0 (Count, self->n_seats * self->n_topics);
  for (guint seat = 0; seat < self->n_seats; seat++) {
    self->rows[seat] = row_new (self, (int) seat);
    self->colors[seat] = setup->seats[seat].color;
    gtk_list_box_append (self->players, self->rows[seat]);
  }
  self->active_seat = -1;
}

/* What was tapped of players goes with them. */
static void
make_rows_again (YcScoreView *self)
{
  const YcSetup *setup = yc_session_get_setup (yc_view_get_session (self->view));
  YcColor before[YC_MAX_SEATS];

  memcpy (before, self->colors, sizeof before);
  make_rows (self);
  for (guint i = 0; i < self->taps->len; i++) {
    Tap *tapped = &g_array_index (self->taps, Tap, i);
    const int seat = setup->seat_of_color[before[tapped->count / self->n_topics]];
    Count *count = count_at (self, seat, tapped->count % self->n_topics);

    count->more += tapped->more;
    tapped->count = (guint) (count - self->counts);
  }
}

/* Who sits where, and what they are called, may turn out to have been otherwise. */
static gboolean
rows_are_right (YcScoreView *self)
{
  const YcSetup *setup = yc_session_get_setup (yc_view_get_session (self->view));
  gboolean right = TRUE;

  for (guint seat = 0; right && seat < self->n_seats; seat++) {
    g_autofree char *name = yc_words_player (setup, (int) seat);

    right = self->colors[seat] == setup->seats[seat].color
            && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->rows[seat])),
                            name);
  }
  return right;
}

void
yc_score_view_set_view (YcScoreView *self, YcView *view)
{
  YcSession *session = yc_view_get_session (view);

  self->view = g_object_ref (view);
  self->n_seats = yc_session_get_setup (session)->n_seats;
  self->n_topics = find_topics (yc_session_get_game (session), self->topics, self->series);
  make_rows (self);
}

void
yc_score_view_show (YcScoreView *self, gboolean counting)
{
  self->counting = counting;
  if (!rows_are_right (self))
    make_rows_again (self);
  show_numbers (self);
  unfold_active (self);
}

/* ---- Life ---- */

static void
yc_score_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_SCORE_VIEW);
  g_clear_object (&YC_SCORE_VIEW (object)->view);
  G_OBJECT_CLASS (yc_score_view_parent_class)->dispose (object);
}

static void
yc_score_view_finalize (GObject *object)
{
  g_free (YC_SCORE_VIEW (object)->counts);
  g_array_unref (YC_SCORE_VIEW (object)->taps);
  G_OBJECT_CLASS (yc_score_view_parent_class)->finalize (object);
}

static void
yc_score_view_class_init (YcScoreViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_score_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = yc_score_view_finalize;
  signals[CHANGED] = g_signal_new ("changed", YC_TYPE_SCORE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", YC_TYPE_SCORE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  yc_template_set (widget_class, "play-score.ui");
  gtk_widget_class_bind_template_child (widget_class, YcScoreView, players);
}

static void
yc_score_view_init (YcScoreView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->taps = g_array_new (FALSE, FALSE, sizeof (Tap));
  self->active_seat = -1;
}
