/* sheet.c: gathers what stands on a sheet; see sheet.h. */

#include "yc-config.h"

#include "sheet-private.h"

#include "moments.h"
#include "outcome.h"
#include "sheet-code.h"
#include "study.h"
#include "text.h"
#include "words.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

static void
clear_source (gpointer data)
{
  g_free (((YcSheetSource *) data)->words);
}

static void
free_player (gpointer data)
{
  YcSheetPlayer *player = data;

  g_free (player->name);
  g_array_unref (player->sources);
  g_free (player->course);
  g_free (player);
}

void
yc_sheet_free (YcSheet *self)
{
  if (self == NULL)
    return;
  g_free (self->title);
  g_free (self->subtitle);
  g_free (self->result);
  g_free (self->lead);
  g_free (self->date);
  g_clear_pointer (&self->players, g_ptr_array_unref);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
  g_clear_pointer (&self->codes, g_ptr_array_unref);
  g_clear_pointer (&self->link, yc_sheet_qr_free);
  g_free (self);
}

/* ---- The head -------------------------------------------------------------------------------- */

static char *
head_text (const YcRecord *record, YcHeadField field)
{
  YcText text = yc_record_head (record, field);

  return text.length == 0 ? NULL : yc_text_plain (text);
}

/* The day as it was written down, wherever the sheet is made. */
static char *
tell_day (const char *date)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  g_autoptr (GDateTime) when = date == NULL ? NULL : g_date_time_new_from_iso8601 (date, zone);

  /* Translators: a day, see "man 3 strftime" */
  return when == NULL ? g_strdup (date) : g_date_time_format (when, _ ("%-d %B %Y"));
}

/* Nobody is to take what was only tried for what happened. */
static void
tell_branch (YcSheet *self, const YcRecord *record)
{
  g_autofree char *before = self->subtitle;

  if (yc_record_head (record, YC_HEAD_FROM).length == 0)
    self->subtitle = g_steal_pointer (&before);
  else
    /* Translators: a day and a place, and the number of a play */
    self->subtitle
      = g_strdup_printf (C_ ("sheet", "%1$s. What if, from play %2$u: this did not happen."),
                         before, yc_record_fork (record));
}

static void
gather_head (YcSheet *self, const YcRecord *record)
{
  g_autofree char *place = head_text (record, YC_HEAD_LOCATION);
  g_autofree char *day = NULL;

  self->date = head_text (record, YC_HEAD_DATE);
  day = tell_day (self->date);
  self->title = g_strdup (yc_words_game (yc_record_game (record)));
  if (day != NULL && place != NULL)
    /* Translators: a day and a place */
    self->subtitle = g_strdup_printf (C_ ("sheet", "%1$s, %2$s"), day, place);
  else
    self->subtitle = g_strdup (day != NULL ? day : place != NULL ? place : "");
  tell_branch (self, record);
}

/* ---- The players ----------------------------------------------------------------------------- */

static void
add_source (gpointer data, const char *words, int points)
{
  YcSheetSource source = { g_strdup (words), points };

  g_array_append_val ((GArray *) data, source);
}

static GArray *
sources_of (const YcRecord *record, const YcPosition *position, int seat)
{
  GArray *sources = g_array_new (FALSE, FALSE, sizeof (YcSheetSource));

  g_array_set_clear_func (sources, clear_source);
  yc_outcome_tell_points (record, position, seat, add_source, sources);
  return sources;
}

static char *
tell_player (const YcSetup *setup, int seat)
{
  g_autofree char *name = yc_words_player (setup, seat);
  const char *color = yc_words_color (setup->seats[seat].color);

  /* Translators: the name of a player, and the colour */
  return g_strcmp0 (name, color) == 0 ? g_strdup (name)
                                      : g_strdup_printf (C_ ("sheet", "%1$s (%2$s)"), name, color);
}

static int *
copy_course (const YcStudy *study, int seat)
{
  guint n = yc_study_get_n_events (study) + 1;
  int *course = g_new (int, n);

  for (guint event = 0; event < n; event++)
    course[event] = yc_study_get_number (study, YC_SERIES_POINTS, seat, event);
  return course;
}

static int
compare_players (gconstpointer one, gconstpointer other)
{
  const YcSheetPlayer *left = *(YcSheetPlayer *const *) one,
                      *right = *(YcSheetPlayer *const *) other;

  return left->won != right->won ? right->won - left->won : right->points - left->points;
}

/* The array is sorted as g_ptr_array_sort () does it: equals keep the order of the turns. */
static void
gather_players (YcSheet *self, const YcStudy *study, const YcPosition *position)
{
  const YcRecord *record = yc_study_get_record (study);
  const YcSetup *setup = yc_record_setup (record);

  for (int seat = 0; seat < setup->n_seats; seat++) {
    YcSheetPlayer *player = g_new0 (YcSheetPlayer, 1);

    player->color = setup->seats[seat].color;
    player->points = yc_outcome_points (record, position, seat);
    player->won = yc_outcome_is_winner (record, position, seat);
    player->name = tell_player (setup, seat);
    player->sources = sources_of (record, position, seat);
    player->course = copy_course (study, seat);
    g_ptr_array_add (self->players, player);
  }
  g_ptr_array_sort (self->players, compare_players);
  for (guint index = 0; index < self->players->len; index++) {
    YcSheetPlayer *player = self->players->pdata[index];
    const YcSheetPlayer *before = index == 0 ? NULL : self->players->pdata[index - 1];

    player->place = before != NULL && before->points == player->points && before->won == player->won
                      ? before->place
                      : (int) index + 1;
  }
}

/* ---- What happened --------------------------------------------------------------------------- */

static void
add_line (YcSheet *self, guint event, const char *words)
{
  /* Translators: the number of a play in the log, and what happened */
  g_ptr_array_add (self->lines, g_strdup_printf (C_ ("sheet", "%1$u  %2$s"), event, words));
}

static void
add_play (YcSheet *self, const YcRecord *record, YcTimeline *timeline, guint event)
{
  YcPlay play;
  g_autofree char *words = NULL;

  yc_timeline_play (timeline, event, &play);
  words = yc_words_entry (record, yc_timeline_position_judged (timeline, event), &play);
  add_line (self, event, words);
}

/* Why a play that happened was against the rules. */
static void
add_rule (YcSheet *self, const YcRecord *record, YcTimeline *timeline, guint event)
{
  const YcRuling *ruling = yc_timeline_ruling (timeline, event);

  if (ruling != NULL && ruling->n_reasons > 0)
    add_line (self, event, yc_words_rule (yc_record_game (record), ruling->reasons[0].rule));
}

static void
add_dispute (YcSheet *self, const YcRecord *record, YcTimeline *timeline, guint event)
{
  YcDispute dispute;

  if (yc_timeline_dispute (timeline, event, &dispute)) {
    g_autofree char *words = yc_words_dispute (record, &dispute);

    add_line (self, event, words);
  }
}

static void
add_notes (YcSheet *self, const YcRecord *record, guint event)
{
  for (guint note = event + 1; note <= yc_record_n_events (record); note++) {
    g_autofree char *words = NULL;
    YcPlay play;

    if (yc_record_noted (record, note) != event || yc_record_is_bookmark (record, note))
      continue;
    yc_record_event (record, note, &play);
    words = yc_words_entry (record, NULL, &play);
    add_line (self, event, words);
  }
}

/* The play itself once, and what became of it. */
static void
gather_lines (YcSheet *self, const YcRecord *record, YcTimeline *timeline)
{
  g_autoptr (GArray) moments = yc_moments_of (record, timeline);
  guint told = 0;

  for (guint index = 0; index < moments->len; index++) {
    const YcMoment *moment = &g_array_index (moments, YcMoment, index);

    if (moment->kind == YC_MOMENT_BOOKMARK)
      continue;
    if (moment->event != told)
      add_play (self, record, timeline, moment->event);
    told = moment->event;
    if (moment->kind == YC_MOMENT_FLAG)
      add_rule (self, record, timeline, moment->event);
    else if (moment->kind == YC_MOMENT_DISPUTE)
      add_dispute (self, record, timeline, moment->event);
    else if (moment->kind == YC_MOMENT_NOTE)
      add_notes (self, record, moment->event);
  }
}

/* ---- The code -------------------------------------------------------------------------------- */

static gboolean
gather_codes (YcSheet *self, const YcRecord *record, GError **error)
{
  size_t length;
  char *text = yc_record_write (record, &length);
  g_autoptr (GPtrArray) parts = yc_sheet_code_pack (text, length, error);

  free (text);
  for (guint index = 0; parts != NULL && index < parts->len; index++)
    g_ptr_array_add (self->codes, yc_sheet_qr_new (parts->pdata[index]));
  return parts != NULL;
}

void
yc_sheet_set_link (YcSheet *self, const char *link)
{
  g_autoptr (GBytes) bytes = link == NULL ? NULL : g_bytes_new (link, strlen (link));

  g_clear_pointer (&self->link, yc_sheet_qr_free);
  if (bytes != NULL)
    self->link = yc_sheet_qr_new (bytes);
}

YcSheet *
yc_sheet_new (const YcRecord *record, GError **error)
{
  g_autoptr (YcSheet) self = g_new0 (YcSheet, 1);
  g_autoptr (YcStudy) study = NULL;
  YcTimeline *timeline;

  self->players = g_ptr_array_new_with_free_func (free_player);
  self->lines = g_ptr_array_new_with_free_func (g_free);
  self->codes = g_ptr_array_new_with_free_func ((GDestroyNotify) yc_sheet_qr_free);
  self->n_events = yc_record_n_events (record);
  if (!gather_codes (self, record, error))
    return NULL;
  study = yc_study_new (record);
  timeline = yc_study_get_timeline (study);
  gather_head (self, record);
  self->result = yc_words_result (record, yc_timeline_position (timeline));
  self->lead = yc_words_study_lead (study);
  gather_players (self, study, yc_timeline_position (timeline));
  gather_lines (self, record, timeline);
  return g_steal_pointer (&self);
}
