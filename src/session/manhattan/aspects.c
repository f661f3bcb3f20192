/* aspects.c: what else the play of the board game being composed could be, aspect by aspect. */

#include "composing.h"

#include "words.h"

#include <string.h>

/* ---- Aspects as numbers, to be compared ---- */

static guint64
workers_key (const YcWorkers *workers)
{
  guint64 key = 0;

  for (int type = 0; type < YC_WORKER_TYPES; type++)
    key = key << 16 | (guint64) MIN (workers->permanent[type], 255) << 8
          | MIN (workers->contractor[type], 255);
  return key;
}

static guint64
times_key (const YcPlay *play)
{
  guint64 key = (guint64) play->number;

  for (int i = 0; play->verb == YC_REPAIR && i < MIN (play->n_items, YC_REPAIRS); i++)
    key = key << 8 | (guint64) play->items[i].times;
  return key;
}

static guint64
aspect_key (const YcPlay *play, guint aspect)
{
  switch ((YcManhattanAspect) aspect) {
  case YC_ASPECT_VERB:
    return play->verb;
  case YC_ASPECT_SLOT:
    return play->slot;
  case YC_ASPECT_WORKERS:
    return workers_key (&play->workers);
  case YC_ASPECT_COST:
    return (guint64) play->pay;
  case YC_ASPECT_OUTPUT:
    return (guint64) play->choose;
  case YC_ASPECT_TAKE:
    return play->has_take ? workers_key (&play->take) | G_GUINT64_CONSTANT (1) << 63 : 0;
  case YC_ASPECT_PLANE:
    return play->good;
  case YC_ASPECT_TIMES:
    return times_key (play);
  case YC_ASPECT_DECLINE:
    return play->decline;
  case YC_N_ASPECTS:
  default:
    return 0;
  }
}

/* How much the table would have to change besides `aspect`. */
static int
besides (const YcPlay *a, const YcPlay *b, guint aspect)
{
  static const int weight[YC_N_ASPECTS] = {
    [YC_ASPECT_DECLINE] = 64, [YC_ASPECT_SLOT] = 32, [YC_ASPECT_WORKERS] = 16, [YC_ASPECT_COST] = 8,
    [YC_ASPECT_OUTPUT] = 4,   [YC_ASPECT_TAKE] = 2,  [YC_ASPECT_PLANE] = 1,
  };
  int sum = 0;

  for (guint other = 0; other < YC_N_ASPECTS; other++)
    if (other != aspect && aspect_key (a, other) != aspect_key (b, other))
      sum += weight[other];
  return sum;
}

/* ---- Alternatives among the legal plays ---- */

typedef struct {
  YcComposer *composer;
  YcSession *session;
  const YcSetup *setup;
  const YcPlay *draft;
  guint aspect;
  GPtrArray *found;
} Collection;

static YcAlternative *
find_key (GPtrArray *found, guint aspect, guint64 key)
{
  for (guint i = 0; i < found->len; i++) {
    YcAlternative *alternative = found->pdata[i];

    if (aspect_key (&alternative->play, aspect) == key)
      return alternative;
  }
  return NULL;
}

static gboolean
belongs (Collection *collection, const YcPlay *play)
{
  const YcPlay *draft = collection->draft;

  if (!yc_manhattan_same_subject (play, draft))
    return FALSE;
  if (collection->aspect == YC_ASPECT_TAKE)
    return besides (play, draft, YC_ASPECT_TAKE) == 0;
  /* a side that only the workers taken tell is named by the other plays */
  if (collection->aspect == YC_ASPECT_OUTPUT)
    return play->choose != '\0';
  return TRUE;
}

static void
collect (const YcPlay *play, void *data)
{
  Collection *collection = data;
  guint aspect = collection->aspect;

  if (!belongs (collection, play))
    return;

  int likely = yc_manhattan_likely (collection->setup, play)
               + 1000 * besides (play, collection->draft, aspect);
  YcAlternative *alternative = find_key (collection->found, aspect, aspect_key (play, aspect));

  if (alternative == NULL) {
    alternative = yc_alternatives_add (collection->found, play, TRUE);
  } else if (likely < alternative->likely) {
    alternative->play = *play;
  } else {
    return;
  }
  alternative->likely = likely;
}

static void
add_picks (const YcPlay *draft, GPtrArray *found)
{
  /* who drafted what does not depend on which engineer was placed */
  for (guint i = 0; i < found->len; i++) {
    YcAlternative *alternative = found->pdata[i];

    if (alternative->play.verb == YC_PLACE) {
      alternative->play.n_items = draft->n_items;
      memcpy (alternative->play.items, draft->items, draft->n_items * sizeof draft->items[0]);
    }
  }
}

/* ---- Alternatives that have to be tried ---- */

static YcAlternative *
try_play (Collection *collection, const YcPlay *play)
{
  YcAlternative *alternative = yc_alternatives_add (
    collection->found, play, yc_composer_allows (collection->composer, play));

  alternative->likely = (int) collection->found->len;
  return alternative;
}

/* Both printed sides, also the one that no legal play takes. */
static void
add_printed_sides (Collection *collection, const YcCard *card)
{
  gboolean cost = collection->aspect == YC_ASPECT_COST;
  int n = cost ? card->n_pays : card->n_gives;

  for (int i = 0; n == 2 && i < n; i++) {
    YcPlay play = *collection->draft;
    char letter = yc_side_letter (cost ? &card->pays[i] : &card->gives[i]);

    if (find_key (collection->found, collection->aspect, (guint64) letter) != NULL)
      continue;
    play.has_take = false;
    *(cost ? &play.pay : &play.choose) = letter;
    try_play (collection, &play);
  }
}

static void
try_verbs (Collection *collection, const YcVerb *verbs, gsize n)
{
  const YcPlay *draft = collection->draft;
  YcRef target = draft->verb == YC_REPAIR ? draft->items[0].ref : draft->target;

  for (gsize i = 0; i < n; i++) {
    YcPlay play = *draft;

    if (verbs[i] != draft->verb) {
      play = yc_manhattan_about_building (collection->composer, verbs[i], target);
      play.target_drawer = draft->target_drawer;
      yc_manhattan_complete (collection->composer, &play);
    }
    try_play (collection, &play);
  }
}

static void
add_verbs (Collection *collection)
{
  static const YcVerb of_building[] = { YC_USE, YC_STRIKE_BOMBER, YC_REPAIR };
  static const YcVerb of_bomb[] = { YC_BUILD, YC_LOAD, YC_TEST };
  YcVerb verb = (YcVerb) collection->draft->verb;

  if (verb == YC_USE || verb == YC_STRIKE_BOMBER
      || (verb == YC_REPAIR && collection->draft->n_items == 1))
    try_verbs (collection, of_building, G_N_ELEMENTS (of_building));
  else if (verb == YC_BUILD || verb == YC_LOAD || verb == YC_TEST)
    try_verbs (collection, of_bomb, G_N_ELEMENTS (of_bomb));
}

static gboolean
try_if_legal (Collection *collection, const YcPlay *play)
{
  YcAlternative *alternative = try_play (collection, play);

  if (alternative->legal)
    return TRUE;
  g_ptr_array_set_size (collection->found, (int) collection->found->len - 1);
  return FALSE;
}

static void
add_strike_times (Collection *collection)
{
  YcPlay play = *collection->draft;

  for (play.number = 1; play.number <= YC_PLANE_LIMIT; play.number++)
    if (!try_if_legal (collection, &play))
      return;
}

/* Every way to share what is repaired among the buildings chosen, from this one on. */
static void
add_repair_times (Collection *collection, YcPlay *play, int item)
{
  if (item == play->n_items) {
    try_if_legal (collection, play);
    return;
  }
  for (int times = 1; times <= YC_REPAIRS; times++) {
    play->items[item].times = (int16_t) times;
    add_repair_times (collection, play, item + 1);
  }
}

static void
add_times (Collection *collection)
{
  YcPlay play = *collection->draft;

  if (play.verb == YC_STRIKE_FIGHTER || play.verb == YC_STRIKE_BOMBER)
    add_strike_times (collection);
  else if (play.verb == YC_REPAIR && play.n_items <= YC_REPAIRS)
    add_repair_times (collection, &play, 0);
}

/* ---- Putting them together ---- */

static gboolean
comes_to_the_same (Collection *collection, const YcPlay *a, const YcPlay *b)
{
  const YcGame *game = yc_session_get_game (collection->session);
  const YcPosition *now = yc_composer_get_position (collection->composer);
  g_autofree YcPosition *after_a = g_memdup2 (now, game->position_size);
  g_autofree YcPosition *after_b = g_memdup2 (now, game->position_size);

  game->apply (collection->setup, after_a, a);
  game->apply (collection->setup, after_b, b);
  return memcmp (after_a, after_b, game->position_size) == 0;
}

/* Taking everything can be said in two ways; once is enough. */
static void
drop_doubles (Collection *collection)
{
  YcAlternative *all = find_key (collection->found, YC_ASPECT_TAKE, 0);

  for (guint i = collection->found->len; all != NULL && i-- > 0;) {
    YcAlternative *alternative = collection->found->pdata[i];

    if (alternative != all && comes_to_the_same (collection, &all->play, &alternative->play))
      g_ptr_array_remove_index (collection->found, i);
  }
}

static gint
compare_likely (gconstpointer a, gconstpointer b)
{
  const YcAlternative *first = *(YcAlternative *const *) a;
  const YcAlternative *second = *(YcAlternative *const *) b;

  return (first->likely > second->likely) - (first->likely < second->likely);
}

static void
mark_chosen (Collection *collection)
{
  YcAlternative *chosen = find_key (collection->found, collection->aspect,
                                    aspect_key (collection->draft, collection->aspect));

  if (chosen == NULL) {
    chosen = yc_alternatives_add (collection->found, collection->draft,
                                  yc_composer_is_legal (collection->composer));
    chosen->likely = G_MAXINT;
  }
  chosen->play = *collection->draft;
  chosen->chosen = TRUE;
}

static void
collect_all (Collection *collection)
{
  const YcCard *card = yc_play_card (collection->setup, collection->draft);
  YcVerb verb = (YcVerb) collection->draft->verb;
  gboolean placing = verb == YC_PLACE || verb == YC_USE;

  if (collection->aspect == YC_ASPECT_VERB)
    add_verbs (collection);
  else if (collection->aspect == YC_ASPECT_TIMES)
    add_times (collection);
  else if (placing || verb == YC_BUILD || collection->aspect == YC_ASPECT_PLANE)
    yc_view_each_legal_play (yc_composer_get_view (collection->composer), collect, collection);
  if (placing && card != NULL
      && (collection->aspect == YC_ASPECT_COST || collection->aspect == YC_ASPECT_OUTPUT))
    add_printed_sides (collection, card);
}

void
yc_manhattan_add_alternatives (YcComposer *composer, guint aspect, GPtrArray *found)
{
  YcSession *session = yc_composer_get_session (composer);
  Collection collection = {
    .composer = composer,
    .session = session,
    .setup = yc_session_get_setup (session),
    .draft = yc_composer_get_play (composer),
    .aspect = aspect,
    .found = found,
  };

  collect_all (&collection);
  if (aspect == YC_ASPECT_TAKE)
    drop_doubles (&collection);
  if (found->len > 0)
    mark_chosen (&collection);
  add_picks (collection.draft, found);
  if (aspect != YC_ASPECT_VERB && aspect != YC_ASPECT_TIMES)
    g_ptr_array_sort (found, compare_likely);
}
