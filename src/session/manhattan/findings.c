/* findings.c: what only The Manhattan Project can tell of a session: strikes, bribes, spaces. */

#include "parts.h"

enum { STRIKES = YC_FINDING_OWN, BRIBES, UNUSED_SPACES, IDLE };

/* What the strikes of one player cost another. */
typedef struct {
  guint first;
  int fighters, bombers, damage;
} Strikes;

typedef struct {
  guint biggest_event;
  int biggest, dollars, times;
} Bribes;

typedef struct {
  Strikes strikes[YC_MAX_SEATS][YC_MAX_SEATS]; /* by attacker, then by who was hit */
  Bribes bribes[YC_MAX_SEATS];
  guint64 used;   /* spaces of the main board */
  YcFinding idle; /* most workers left at hand at the end of a turn that placed some */
} Tally;

static int
damage_before (const YcBoard *board, const YcSetup *setup, int seat)
{
  int damage = 0;
  for (int i = 0; i < setup->catalogue.n[YC_CARDS]; i++)
    damage += board->buildings[i].owner == seat ? board->buildings[i].damage : 0;
  return damage;
}

static void
see_strike (Tally *tally,
            const YcSetup *setup,
            const YcBoard *before,
            const YcBoard *after,
            guint event,
            const YcPlay *play)
{
  const int seat = setup->seat_of_color[play->actor];
  const int hit = play->verb == YC_STRIKE_FIGHTER ? setup->seat_of_color[play->target_color]
                                                  : before->buildings[play->target].owner;
  if (hit < 0 || hit == seat)
    return;
  Strikes *strikes = &tally->strikes[seat][hit];
  strikes->fighters += before->players[hit].fighters - after->players[hit].fighters;
  strikes->bombers += before->players[hit].bombers - after->players[hit].bombers;
  strikes->damage += damage_before (after, setup, hit) - damage_before (before, setup, hit);
  if (strikes->first == 0)
    strikes->first = event;
}

/* The purchase in the first slot takes what lies there. */
static void
see_purchase (Tally *tally, const YcBoard *before, const YcBoard *after, guint event, int seat)
{
  const int bribe = before->bribe - after->bribe;
  Bribes *bribes = &tally->bribes[seat];
  if (bribe <= 0)
    return;
  bribes->dollars += bribe;
  bribes->times++;
  if (bribe > bribes->biggest) {
    bribes->biggest = bribe;
    bribes->biggest_event = event;
  }
}

static void
see_end (Tally *tally, const YcBoard *before, guint event, int seat)
{
  const int idle = yc_crew_total (before->players[seat].supply);
  if (idle > tally->idle.number)
    tally->idle
      = (YcFinding){ .kind = IDLE, .event = event, .seat = seat, .other = -1, .number = idle };
}

static void
see (gpointer data,
     const YcSetup *setup,
     const YcPosition *before,
     const YcPosition *after,
     guint event,
     const YcPlay *play)
{
  Tally *tally = data;
  if (play->verb == YC_STRIKE_FIGHTER || play->verb == YC_STRIKE_BOMBER)
    see_strike (tally, setup, yc_board_of (before), yc_board_of (after), event, play);
  if (play->verb == YC_END && yc_board_of (before)->active == setup->seat_of_color[play->actor])
    see_end (tally, yc_board_of (before), event, setup->seat_of_color[play->actor]);
  if (play->verb != YC_PLACE)
    return;
  tally->used |= (guint64) 1 << play->target;
  see_purchase (tally, yc_board_of (before), yc_board_of (after), event,
                setup->seat_of_color[play->actor]);
}

static void
add_strikes (const Tally *tally, int seat, int hit, GArray *findings)
{
  const Strikes *strikes = &tally->strikes[seat][hit];
  if (strikes->fighters + strikes->bombers + strikes->damage == 0)
    return;
  YcFinding *finding = yc_findings_add (findings, STRIKES, strikes->first, seat);
  finding->other = hit;
  finding->amount[YC_FIGHTERS] = strikes->fighters;
  finding->amount[YC_BOMBERS] = strikes->bombers;
  finding->number = strikes->damage;
}

static void
add_bribes (const Tally *tally, int seat, GArray *findings)
{
  const Bribes *bribes = &tally->bribes[seat];
  if (bribes->times == 0)
    return;
  YcFinding *finding = yc_findings_add (findings, BRIBES, bribes->biggest_event, seat);
  finding->amount[YC_MONEY] = bribes->dollars;
  finding->number = bribes->times;
}

static void
add (gpointer data, const YcSetup *setup, GArray *findings)
{
  const Tally *tally = data;
  const guint64 all = ((guint64) 1 << setup->catalogue.n[YC_SPACES]) - 1;
  for (int seat = 0; seat < setup->n_seats; seat++)
    for (int hit = 0; hit < setup->n_seats; hit++)
      add_strikes (tally, seat, hit, findings);
  for (int seat = 0; seat < setup->n_seats; seat++)
    add_bribes (tally, seat, findings);
  if ((tally->used & all) != all)
    yc_findings_add (findings, UNUSED_SPACES, 0, -1)->set = all & ~tally->used;
  if (tally->idle.number > 0)
    g_array_append_val (findings, tally->idle);
}

/* ---- In words -------------------------------------------------------------------------------- */

static char *
strikes_words (const YcRecord *record, const YcFinding *finding)
{
  const YcSetup *setup = yc_record_setup (record);
  g_autofree char *player = yc_words_player (setup, finding->seat);
  g_autofree char *hit = yc_words_player (setup, finding->other);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  for (YcGood good = YC_FIGHTERS; good <= YC_BOMBERS; good++)
    if (finding->amount[good] > 0)
      g_ptr_array_add (parts, yc_words_amount (&yc_manhattan_game, good, finding->amount[good]));
  if (finding->number > 0)
    g_ptr_array_add (parts,
                     /* Translators: damage of buildings, in a list: "2 fighters and 3 damage" */
                     g_strdup_printf (ngettext ("%d damage", "%d damage", (gulong) finding->number),
                                      finding->number));
  g_autofree char *loss = yc_words_list (parts);
  /* Translators: attacker, who was hit, "2 fighters and 3 damage", number of a play */
  return g_strdup_printf (_ ("Air strikes of %1$s cost %2$s %3$s, the first with play %4$u."),
                          player, hit, loss, finding->event);
}

static char *
bribes_words (const YcRecord *record, const YcFinding *finding)
{
  g_autofree char *player = yc_words_player (yc_record_setup (record), finding->seat);
  g_autofree char *money
    = yc_words_amount (&yc_manhattan_game, YC_MONEY, finding->amount[YC_MONEY]);
  return g_strdup_printf (
    /* Translators: player, "$12", how often, number of a play */
    ngettext ("%1$s took %2$s of bribes in %3$d purchase (play %4$u).",
              "%1$s took %2$s of bribes in %3$d purchases, the biggest with play %4$u.",
              (gulong) finding->number),
    player, money, finding->number, finding->event);
}

static char *
unused_words (const YcRecord *record, const YcFinding *finding)
{
  const YcSetup *setup = yc_record_setup (record);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  for (int space = 0; space < setup->catalogue.n[YC_SPACES]; space++)
    if (finding->set >> space & 1)
      g_ptr_array_add (names, yc_words_space (setup, (YcRef) space));
  g_autofree char *list = yc_words_list (names);
  /* Translators: a list of spaces of the main board */
  return g_strdup_printf (_ ("Nobody ever placed a worker on: %s."), list);
}

static char *
idle_words (const YcRecord *record, const YcFinding *finding)
{
  g_autofree char *player = yc_words_player (yc_record_setup (record), finding->seat);
  return g_strdup_printf (
    /* Translators: player, how many workers, number of a play */
    ngettext ("Most idle at the end of a turn: %1$s, %2$d worker (play %3$u).",
              "Most idle at the end of a turn: %1$s, %2$d workers (play %3$u).",
              (gulong) finding->number),
    player, finding->number, finding->event);
}

static char *
words (const YcRecord *record, const YcFinding *finding)
{
  if (finding->kind == STRIKES)
    return strikes_words (record, finding);
  if (finding->kind == IDLE)
    return idle_words (record, finding);
  return finding->kind == BRIBES ? bribes_words (record, finding) : unused_words (record, finding);
}

const YcSearch yc_manhattan_search
  = { .size = sizeof (Tally), .see = see, .add = add, .words = words };

/* ---- Moments --------------------------------------------------------------------------------- */

YcMomentKind
yc_manhattan_moment (const YcPlay *play)
{
  static const struct {
    YcVerb verb;
    YcMomentKind kind;
  } rows[] = {
    { YC_BUILD, YC_MOMENT_BOMB },
    { YC_TEST, YC_MOMENT_TEST },
    { YC_LOAD, YC_MOMENT_LOAD },
    { YC_STRIKE_FIGHTER, YC_MOMENT_STRIKE },
    { YC_STRIKE_BOMBER, YC_MOMENT_STRIKE },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].verb == play->verb)
      return rows[i].kind;
  return YC_MOMENT_NONE;
}
