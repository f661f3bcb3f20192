/* findings.c: see findings.h. */

#include "findings.h"

#include <string.h>

#include "moments.h"
#include "pace.h"
#include "telling.h"
#include "words-private.h"

/* What is known of one player so far. */
typedef struct {
  int points, points_before_turn;
  int dry;            /* turns without a point more */
  guint dry_since;    /* the event that the first of them began with */
  guint turn_since;   /* the running turn, or 0 between turns */
  guint best_of_turn; /* the event of it that brought most */
  int most_of_turn;
  guint first_bomb, first_flag;
  int n_flags;
} Player;

typedef struct {
  const YcRecord *record;
  const YcSetup *setup;
  const YcGame *game;
  GArray *findings;
  Player players[YC_MAX_SEATS];
  int leader, last_leader; /* now; the last one who was it alone; -1: nobody */
  int n_changes;
  guint last_change;
  gboolean keeps_score; /* at some time: what was not logged may have happened nonetheless */
  YcFinding gain, drought;
} Search;

/* ---- The lead -------------------------------------------------------------------------------- */

static int
leader_of (const Search *self)
{
  int leader = 0;
  for (int seat = 1; seat < self->setup->n_seats; seat++)
    if (self->players[seat].points > self->players[leader].points)
      leader = seat;
  for (int seat = 0; seat < self->setup->n_seats; seat++)
    if (seat != leader && self->players[seat].points == self->players[leader].points)
      return -1;
  return leader;
}

static void
see_lead (Search *self, guint event)
{
  const int leader = leader_of (self);
  const gboolean taken = leader >= 0 && leader != self->leader && leader != self->last_leader;
  self->leader = leader;
  if (!taken)
    return;
  yc_findings_add (self->findings, YC_FINDING_LEAD, event, leader)->number
    = self->players[leader].points;
  if (self->last_leader >= 0) {
    self->n_changes++;
    self->last_change = event;
  }
  self->last_leader = leader;
}

/* ---- Turns ----------------------------------------------------------------------------------- */

static void
begin_turn (Search *self, int seat, guint event)
{
  Player *player = &self->players[seat];
  if (player->turn_since > 0)
    return;
  player->turn_since = event;
  player->points_before_turn = player->points;
  player->most_of_turn = 0;
  player->best_of_turn = event;
  if (player->dry == 0)
    player->dry_since = event;
}

static void
see_points (Search *self, const YcPosition *after, guint event, int actor)
{
  for (int seat = 0; seat < self->setup->n_seats; seat++) {
    Player *player = &self->players[seat];
    const int points = self->game->score (self->setup, after, seat);
    if (seat == actor && points - player->points > player->most_of_turn) {
      player->most_of_turn = points - player->points;
      player->best_of_turn = event;
    }
    player->points = points;
  }
}

static void
end_turn (Search *self, int seat)
{
  Player *player = &self->players[seat];
  const int gain = player->points - player->points_before_turn;
  if (player->turn_since == 0)
    return;
  player->turn_since = 0;
  if (gain > self->gain.number)
    self->gain = (YcFinding){ .kind = YC_FINDING_GAIN,
                              .event = player->best_of_turn,
                              .seat = seat,
                              .other = -1,
                              .number = gain };
  player->dry = gain > 0 ? 0 : player->dry + 1;
  if (player->dry > self->drought.number)
    self->drought = (YcFinding){ .kind = YC_FINDING_DROUGHT,
                                 .event = player->dry_since,
                                 .seat = seat,
                                 .other = -1,
                                 .number = player->dry };
}

/* A turn is also over when somebody else is to move, or nobody. `actor` -1: that was told. */
static void
see_turn (Search *self, const YcPosition *after, const YcPlay *play, int actor)
{
  const gboolean ends = yc_verb_info (self->game, play->verb)->ends_turn;
  const gboolean over = self->game->is_over (after);
  for (int seat = 0; seat < self->setup->n_seats; seat++)
    if (over || (seat == actor && ends) || seat != self->game->active_seat (after))
      end_turn (self, seat);
}

/* ---- What plays are -------------------------------------------------------------------------- */

static void
see_moment (Search *self, const YcMoment *moment)
{
  if (moment->seat < 0)
    return;
  Player *player = &self->players[moment->seat];
  if (moment->kind == YC_MOMENT_BOMB && player->first_bomb == 0)
    player->first_bomb = moment->event;
  if (moment->kind == YC_MOMENT_FLAG) {
    player->n_flags++;
    if (player->first_flag == 0)
      player->first_flag = moment->event;
  }
}

static void
see_moments (Search *self, YcTimeline *timeline)
{
  g_autoptr (GArray) moments = yc_moments_of (self->record, timeline);
  for (guint i = 0; i < moments->len; i++)
    see_moment (self, &g_array_index (moments, YcMoment, i));
}

static void
add_bombs (Search *self)
{
  for (int seat = 0; seat < self->setup->n_seats; seat++) {
    const guint event = self->players[seat].first_bomb;
    if (event > 0 || !self->keeps_score)
      yc_findings_add (self->findings, event > 0 ? YC_FINDING_FIRST_BOMB : YC_FINDING_NO_BOMB,
                       event, seat);
  }
}

static void
add_flags (Search *self)
{
  for (int seat = 0; seat < self->setup->n_seats; seat++)
    if (self->players[seat].n_flags > 0)
      yc_findings_add (self->findings, YC_FINDING_FLAGS, self->players[seat].first_flag, seat)
        ->number
        = self->players[seat].n_flags;
}

/* ---- The walk -------------------------------------------------------------------------------- */

/* Whoever made it, or whose score the table has counted; -1: nobody. */
static int
actor_of (const Search *self, const YcPlay *play)
{
  if (yc_verb_is_move (play->verb))
    return self->setup->seat_of_color[play->actor];
  return self->keeps_score && play->verb == YC_ADJUST_GOOD
           ? self->setup->seat_of_color[play->target_color]
           : -1;
}

/* What a play of a player, or a fact, has changed. */
static void
see (Search *self,
     const YcPosition *before,
     const YcPosition *after,
     guint event,
     const YcPlay *play)
{
  const int actor = actor_of (self, play);
  /* some plays are made in the turn of another */
  if (actor >= 0
      && (self->game->active_seat (before) == actor || self->game->active_seat (after) == actor))
    begin_turn (self, actor, event);
  see_points (self, after, event, actor);
  see_lead (self, event);
  see_turn (self, after, play, actor);
}

/* Plays again what is in force; nothing is judged. */
static void
walk (Search *self, YcTimeline *timeline, const YcSearch *own, gpointer tally)
{
  g_autofree YcPosition *before = g_new (YcPosition, 1);
  g_autofree YcPosition *after = g_new (YcPosition, 1);
  YcPlay play;
  self->game->begin (self->setup, after);
  for (guint event = 1; event <= yc_timeline_event (timeline); event++) {
    const YcStand stand = yc_timeline_stand (timeline, event);
    yc_timeline_play (timeline, event, &play);
    if ((stand != YC_STANDS && stand != YC_ACCEPTED)
        || (!yc_verb_is_move (play.verb) && !yc_verb_is_fact (play.verb)))
      continue;
    *before = *after;
    self->game->apply (self->setup, after, &play);
    see (self, before, after, event, &play);
    if (own)
      own->see (tally, self->setup, before, after, event, &play);
  }
}

/* What was counted on the way. */
static void
add_counted (Search *self)
{
  if (self->n_changes > 0)
    yc_findings_add (self->findings, YC_FINDING_CHANGES, self->last_change, -1)->number
      = self->n_changes;
  if (self->gain.number > 0)
    g_array_append_val (self->findings, self->gain);
  if (self->drought.number > 1)
    g_array_append_val (self->findings, self->drought);
}

GArray *
yc_findings_of (const YcRecord *record, YcTimeline *timeline)
{
  const YcGameTelling *telling = yc_telling_of (yc_record_game (record));
  const YcSearch *own = telling->search;
  g_autofree gpointer tally = own ? g_malloc0 (own->size) : NULL;
  Search self = { .record = record,
                  .setup = yc_record_setup (record),
                  .game = yc_record_game (record),
                  .findings = g_array_new (FALSE, FALSE, sizeof (YcFinding)),
                  .leader = -1,
                  .last_leader = -1,
                  .keeps_score = yc_words_is_score (record) };
  if (self.setup->n_seats == 1) /* nobody to be ahead of */
    self.leader = self.last_leader = 0;
  walk (&self, timeline, own, tally);
  add_counted (&self);
  see_moments (&self, timeline);
  if (telling->moment)
    add_bombs (&self);
  add_flags (&self);
  yc_pace_add (record, timeline, self.findings);
  if (own && !self.keeps_score)
    own->add (tally, self.setup, self.findings);
  return self.findings;
}
