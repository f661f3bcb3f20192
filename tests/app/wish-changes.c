/* wish-changes.c: see wish-changes.h. */

#include "wish-changes.h"

#include "grammar.h"
#include "key-plays.h"
#include "play/at-hand.h"
#include "play/option-group.h"
#include "manhattan/board.h"
#include "walk.h"

gboolean
comes_to_the_same (Table *table, const YcPlay *a, const YcPlay *b)
{
  const YcGame *game = yc_session_get_game (table->session);
  const YcSetup *setup = yc_session_get_setup (table->session);
  const YcPosition *now = yc_session_get_position (table->session);
  g_autofree YcPosition *after_a = g_memdup2 (now, sizeof *now);
  g_autofree YcPosition *after_b = g_memdup2 (now, sizeof *now);

  game->apply (setup, after_a, a);
  game->apply (setup, after_b, b);
  return memcmp (after_a, after_b, game->position_size) == 0;
}

/* The side of the output that is meant; the workers taken may tell it. */
static char
side_meant (const YcPlay *play)
{
  if (play->choose == '\0' && play->has_take)
    for (int type = 0; type < YC_WORKER_TYPES; type++)
      if (yc_workers_of_type (&play->take, (YcWorkerType) type) > 0)
        return yc_worker_letter ((YcWorkerType) type);
  return play->choose;
}

static int
distance (Table *table, const YcPlay *wish, const YcPlay *target)
{
  int sum = 1;

  if (wish->verb == target->verb && comes_to_the_same (table, wish, target))
    return 0;
  sum += 64 * (wish->verb != target->verb);
  sum += 8 * (wish->slot != target->slot);
  sum += 8 * (memcmp (&wish->workers, &target->workers, sizeof wish->workers) != 0);
  sum += 8 * (wish->decline != target->decline);
  sum += 4 * (wish->pay != target->pay);
  sum += 4 * (side_meant (wish) != side_meant (target));
  sum += 2
         * (wish->has_take != target->has_take
            || memcmp (&wish->take, &target->take, sizeof wish->take) != 0);
  sum += 2 * (wish->good != target->good);
  sum += 2 * (wish->number != target->number);
  for (int i = 0; i < MIN (wish->n_items, target->n_items); i++)
    sum += wish->items[i].times != target->items[i].times;
  return sum;
}

typedef struct {
  GtkWidget *button;
  gboolean behind_more;
  int distance;
} Change;

static void
consider (Table *table, GPtrArray *buttons, const YcPlay *target, gboolean behind, Change *best)
{
  for (guint i = 0; i < buttons->len; i++) {
    const YcPlay *play = g_object_get_data (buttons->pdata[i], "play");

    if (play != NULL && distance (table, play, target) < best->distance)
      *best = (Change){ buttons->pdata[i], behind, distance (table, play, target) };
  }
}

/* Also those in a popover that is not open; one that was not made yet has none. */
static void
add_toggles (GtkWidget *widget, GPtrArray *toggles)
{
  if (widget == NULL)
    return;
  if (GTK_IS_TOGGLE_BUTTON (widget))
    g_ptr_array_add (toggles, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_toggles (child, toggles);
}

static Change
nearest_change (Table *table, const YcPlay *target, int far)
{
  g_autoptr (GPtrArray) groups = find_all (table->page, YC_TYPE_OPTION_GROUP);
  Change best = { .distance = far };

  for (guint i = 0; i < groups->len; i++) {
    g_autoptr (GPtrArray) in_view = find_all (groups->pdata[i], GTK_TYPE_TOGGLE_BUTTON);
    g_autoptr (GPtrArray) more = find_all (groups->pdata[i], GTK_TYPE_MENU_BUTTON);

    consider (table, in_view, target, FALSE, &best);
    for (guint j = 0; j < more->len; j++) {
      g_autoptr (GPtrArray) behind = g_ptr_array_new ();
      add_toggles (GTK_WIDGET (gtk_menu_button_get_popover (more->pdata[j])), behind);
      consider (table, behind, target, TRUE, &best);
    }
  }
  return best;
}

YcPlayBar *
only_bar (Table *table)
{
  g_autoptr (GPtrArray) bars = find_all (table->page, YC_TYPE_PLAY_BAR);

  return bars->pdata[0];
}

YcComposer *
wish_at (Table *table)
{
  return yc_play_bar_get_composer (only_bar (table));
}

static gboolean
change (Table *table, const YcPlay *target, gboolean by_keys)
{
  for (int i = 0; i < 12 && !yc_composer_is_empty (wish_at (table)); i++) {
    int far = distance (table, yc_composer_get_play (wish_at (table)), target);

    if (far == 0)
      return TRUE;
    Change change = nearest_change (table, target, far);
    if (change.button == NULL)
      return FALSE;
    if (by_keys) {
      if (!press_number_on (table, change.button, change.distance == 0 ? GDK_CONTROL_MASK : 0))
        return FALSE;
      continue;
    }
    table->inputs += change.behind_more ? 2 : 1;
    g_test_message ("changed by %d: %s", change.behind_more ? 2 : 1,
                    yc_session_write_play (table->session, yc_composer_get_play (wish_at (table))));
    g_signal_emit_by_name (change.button, "clicked");
    settle ();
  }
  return FALSE;
}

GtkWidget *
building_at_hand (Table *table, YcRef building)
{
  g_autoptr (GPtrArray) rows = find_all (table->page, YC_TYPE_AT_HAND);
  g_autoptr (GPtrArray) buttons
    = rows->len > 0 ? find_all (rows->pdata[0], GTK_TYPE_BUTTON) : g_ptr_array_new ();

  for (guint i = 0; i < buttons->len; i++) {
    const YcPlay *offered = g_object_get_data (buttons->pdata[i], "play");

    if (gtk_widget_get_sensitive (buttons->pdata[i]) && offered->target == building)
      return buttons->pdata[i];
  }
  return NULL;
}

GtkWidget *
at_hand (Table *table, const YcPlay *play)
{
  GtkWidget *button = play->verb == YC_USE ? building_at_hand (table, play->target) : NULL;

  return button != NULL
             && comes_to_the_same (table, g_object_get_data (G_OBJECT (button), "play"), play)
           ? button
           : NULL;
}

gboolean
change_wish (Table *table, const YcPlay *target)
{
  return change (table, target, FALSE);
}

gboolean
change_wish_by_keys (Table *table, const YcPlay *target)
{
  const guint n = yc_session_get_n_events (table->session);

  return change (table, target, TRUE) || yc_session_get_n_events (table->session) > n;
}

const char *
id_of_card (Table *table, YcDrawer drawer, YcRef ref)
{
  return yc_session_get_setup (table->session)->catalogue.cards[drawer][ref].id;
}
