/* study.c: the numbers of a session in one walk through its events. */

#include "yc-config.h"

#include "study.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "telling.h"
#include "words.h"

struct _YcStudy {
  const YcRecord *record;
  YcTimeline *timeline; /* at the end */
  const YcGameTelling *telling;
  guint n_events;
  guint n_seats;
  const YcSeriesInfo *series;
  guint n_series; /* of a seat */
  guint decided;
  gint8 *leaders; /* by event */
  int *now;       /* while the session is walked through: by seat, then by series */
  /* A row holds the series of a seat, until one of them changes: most events change one seat, and
   * what is not written need not be made room for. */
  GArray *rows;  /* of int: row after row */
  guint *row_at; /* by event, then by seat */
};

static const YcSeriesInfo points_alone[] = { { "points", NC_ ("series", "Points"), 0 } };

static guint
row_at (const YcStudy *self, int seat, guint event)
{
  return self->row_at[(gsize) event * self->n_seats + (guint) seat];
}

static const int *
row_of (const YcStudy *self, int seat, guint event)
{
  return &g_array_index (self->rows, int, (gsize) row_at (self, seat, event) * self->n_series);
}

/* ---- The walk -------------------------------------------------------------------------------- */

static int
leader_now (const YcStudy *self)
{
  int leader = 0, most = self->now[YC_SERIES_POINTS];
  for (guint seat = 1; seat < self->n_seats; seat++) {
    const int points = self->now[seat * self->n_series + YC_SERIES_POINTS];
    if (points >= most) {
      leader = points > most ? (int) seat : -1;
      most = points;
    }
  }
  return leader;
}

/* NULL after an edit, when anything may be another. */
static const YcPlay *
play_of (const YcStudy *self, guint event)
{
  const YcPlay *play = event > 0 ? yc_record_look_at (self->record, event) : NULL;
  return play && (yc_verb_is_move (play->verb) || yc_verb_is_fact (play->verb)) ? play : NULL;
}

/* FALSE if no number can be another than before. */
static gboolean
count (const YcStudy *self, const YcPosition *position, guint event)
{
  const YcSetup *setup = yc_record_setup (self->record);
  if (self->telling->count)
    return self->telling->count (setup, position, play_of (self, event), self->now, self->n_series);
  for (guint seat = 0; seat < self->n_seats; seat++)
    self->now[seat] = self->telling->game->score (setup, position, (int) seat);
  return TRUE;
}

static guint
add_row (YcStudy *self, const int *numbers)
{
  const guint row = self->rows->len / self->n_series;
  g_array_append_vals (self->rows, numbers, self->n_series);
  return row;
}

static gboolean
is_as_before (const YcStudy *self, const int *numbers, guint row)
{
  const int *before = &g_array_index (self->rows, int, (gsize) row * self->n_series);
  return memcmp (numbers, before, self->n_series * sizeof *numbers) == 0;
}

/* The numbers of each seat that has others than before get a row. */
static void
keep_rows (YcStudy *self, guint event)
{
  const guint n_seats = self->n_seats, n_rows = self->rows->len;
  guint *rows = &self->row_at[(gsize) event * n_seats];
  const int *numbers = self->now;
  for (guint seat = 0; seat < n_seats; seat++, numbers += self->n_series) {
    const guint *before = event > 0 ? rows + seat - n_seats : NULL;
    rows[seat]
      = before && is_as_before (self, numbers, *before) ? *before : add_row (self, numbers);
  }
  self->leaders[event]
    = self->rows->len > n_rows ? (gint8) leader_now (self) : self->leaders[event - 1];
}

static void
repeat_rows (YcStudy *self, guint event)
{
  guint *rows = &self->row_at[(gsize) event * self->n_seats];
  memcpy (rows, rows - self->n_seats, self->n_seats * sizeof (guint));
  self->leaders[event] = self->leaders[event - 1];
}

static void
see (gpointer data, guint32 event, const YcPosition *position)
{
  if (count (data, position, event))
    keep_rows (data, event);
  else
    repeat_rows (data, event);
}

/* The only winner, or -1. */
static int
winner_of (const YcStudy *self)
{
  const unsigned winners = self->telling->game->winners (yc_record_setup (self->record),
                                                         yc_timeline_position (self->timeline));
  int seat = 0;
  if (winners == 0 || (winners & (winners - 1)) != 0)
    return -1;
  while (!(winners >> seat & 1))
    seat++;
  return seat;
}

static guint
find_decided (const YcStudy *self, int winner)
{
  guint event = self->n_events + 1;
  if (winner < 0)
    return 0;
  while (event > 0 && self->leaders[event - 1] == winner)
    event--;
  return event <= self->n_events ? event : 0;
}

/* ---- Public ---------------------------------------------------------------------------------- */

YcStudy *
yc_study_new (const YcRecord *record)
{
  YcStudy *self = g_new0 (YcStudy, 1);
  self->record = record;
  self->telling = yc_telling_of (yc_record_game (record));
  self->n_events = yc_record_n_events (record);
  self->n_seats = yc_record_setup (record)->n_seats;
  self->series = self->telling->count ? self->telling->series : points_alone;
  self->n_series = self->telling->count ? self->telling->n_series : G_N_ELEMENTS (points_alone);
  self->leaders = g_new (gint8, self->n_events + 1);
  self->now = g_new (int, self->n_seats * self->n_series);
  self->rows
    = g_array_sized_new (FALSE, FALSE, sizeof (int), (self->n_events + 1) * self->n_series);
  self->row_at = g_new (guint, (gsize) (self->n_events + 1) * self->n_seats);
  self->timeline = yc_timeline_new (record, 0);
  see (self, 0, yc_timeline_position (self->timeline));
  yc_timeline_walk (self->timeline, self->n_events, see, self);
  g_clear_pointer (&self->now, g_free);
  self->decided = find_decided (self, winner_of (self));
  return self;
}

void
yc_study_free (YcStudy *self)
{
  yc_timeline_free (self->timeline);
  g_free (self->leaders);
  g_array_unref (self->rows);
  g_free (self->row_at);
  g_free (self);
}

const YcRecord *
yc_study_get_record (const YcStudy *self)
{
  return self->record;
}

YcTimeline *
yc_study_get_timeline (const YcStudy *self)
{
  return self->timeline;
}

guint
yc_study_get_n_events (const YcStudy *self)
{
  return self->n_events;
}

guint
yc_study_get_n_series (const YcStudy *self)
{
  return self->n_series;
}

const char *
yc_study_get_name (const YcStudy *self, guint series)
{
  return self->series[series].name;
}

const char *
yc_study_get_title (const YcStudy *self, guint series)
{
  const YcSeriesInfo *info = &self->series[series];
  return info->title ? g_dpgettext2 (GETTEXT_PACKAGE, "series", info->title)
                     : yc_words_good (self->telling->game, info->good);
}

gboolean
yc_study_counts_money (const YcStudy *self, guint series)
{
  return !self->series[series].title && self->series[series].good == YC_MONEY;
}

int
yc_study_get_number (const YcStudy *self, guint series, int seat, guint event)
{
  return row_of (self, seat, event)[series];
}

int
yc_study_get_leader (const YcStudy *self, guint event)
{
  return self->leaders[event];
}

guint
yc_study_get_decided (const YcStudy *self)
{
  return self->decided;
}

gboolean
yc_study_has_changed (const YcStudy *self, int seat, guint event)
{
  return event > 0 && row_at (self, seat, event) != row_at (self, seat, event - 1);
}
