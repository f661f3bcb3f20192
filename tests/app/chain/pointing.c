/* pointing.c: see pointing.h. */

#include "pointing.h"

#include "chain/chain-panel.h"
#include "chain/chain.h"
#include "play/option-group.h"
#include "key-plays.h"
#include "play/play-bar.h"
#include "walk.h"
#include "widgets/card-button.h"
#include "widgets/tray.h"

gboolean points_by_keys, takes_last;
const char *line_meant;

/* Whoever plays sees it coming. */
static gboolean
says_all (Table *table, GtkWidget *button)
{
  YcComposer *wish = yc_play_bar_get_composer (YC_PLAY_BAR (only (table->page, YC_TYPE_PLAY_BAR)));
  const gboolean empty = yc_composer_is_empty (wish);
  const YcPlay before = *yc_composer_get_play (wish);
  const guint n = yc_session_get_n_events (table->session);

  g_signal_emit_by_name (button, "clicked");
  g_autofree char *becomes = wish_of (table);
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, n);
  if (empty)
    yc_composer_clear (wish);
  else
    yc_composer_set_play (wish, &before);
  settle ();
  return g_str_equal (becomes, line_meant);
}

gboolean
take (Table *table, GtkWidget *button)
{
  if (points_by_keys)
    return press_hint_on (table, button,
                          takes_last || (line_meant != NULL && says_all (table, button)));
  click_widget (table, button);
  return TRUE;
}

void
click_widget (Table *table, GtkWidget *button)
{
  g_signal_emit_by_name (button, "clicked");
  table->inputs++;
  settle ();
}

gboolean
tap_ref (Table *table, GtkWidget *root, YcRef ref, const char *words)
{
  g_autoptr (GPtrArray) cards = find_all (root, YC_TYPE_CARD_BUTTON);

  for (guint i = 0; i < cards->len; i++)
    if (yc_card_button_get_ref (cards->pdata[i]) == ref
        && strstr (yc_card_button_get_words (cards->pdata[i]), words) != NULL)
      return take (table, cards->pdata[i]);
  return FALSE;
}

gboolean
tap_hand (Table *table, YcRef ref)
{
  return tap_ref (table, only (table->page, YC_TYPE_TRAY), ref, "");
}

static gboolean
tap_special (Table *table, const char *id)
{
  return tap_hand (table, ref_of (table, YC_CARDS, id));
}

static gboolean
tap_plan (Table *table, YcRef plan, GType where)
{
  g_autoptr (GPtrArray) roots = find_all (table->page, where);

  for (guint i = 0; i < roots->len; i++)
    if (tap_ref (table, roots->pdata[i], plan, "Bomb Plan"))
      return TRUE;
  return FALSE;
}

/* Face down, and nobody else knows which it is. */
static gboolean
tap_stash (Table *table, const YcPlay *play)
{
  const char *line = line_meant;

  line_meant = NULL;
  const gboolean tapped = tap_ref (table, table->page, YC_UNTOLD, "Stash")
                          && tap_ref (table, new_card_strip (table), play->target, "");
  line_meant = line;
  return tapped;
}

gboolean
point_at_play (Table *table, const YcPlay *play)
{
  switch ((int) play->verb) {
  case YC_ACTIVATE:
    if (play->target_drawer == YC_SPACES)
      return tap_ref (table, table->page, play->target, "Landmark");
    if (play->target_drawer == YC_BOMBS)
      return tap_ref (table, table->page, play->target, "Bomb Plan") || tap_stash (table, play);
    return tap_hand (table, play->target);
  case YC_ACTIVATE_LOADED:
    if (points_by_keys)
      return tap_ref (table, table->page, YC_NONE, "Bomb Loaded");
    return tap_plan (table, play->target, YC_TYPE_CHAIN_PANEL);
  case YC_DESIGN:
    return tap_special (table, "design-bomb");
  case YC_SPY_CARD:
  case YC_SPY_YELLOWCAKE:
  case YC_SPY_KEEP:
    return tap_special (table, "espionage");
  case YC_AGENT_LANDMARK:
  case YC_AGENT_YELLOWCAKE:
  case YC_AGENT_PLAY:
    return tap_special (table, "double-agent");
  default:
    return FALSE;
  }
}

const YcPlay *
wished (Table *table)
{
  return yc_composer_get_play (
    yc_play_bar_get_composer (YC_PLAY_BAR (only (table->page, YC_TYPE_PLAY_BAR))));
}

static int
distance (const YcPlay *wish, const YcPlay *target)
{
  gboolean color = target->factory_use == YC_FACTORY_DISCARD || target->verb == YC_SPY_CARD
                   || target->verb == YC_SPY_YELLOWCAKE || target->verb == YC_AGENT_YELLOWCAKE;
  gboolean named = target->verb == YC_AGENT_LANDMARK || target->verb == YC_ACTIVATE_LOADED;

  return 32 * (wish->verb != target->verb) + 8 * (wish->factory_use != target->factory_use)
         + 4 * (color && wish->target_color != target->target_color)
         + 2 * (named && wish->target != target->target)
         + (memcmp (&wish->workers, &target->workers, sizeof wish->workers) != 0);
}

GtkWidget *
nearer_choice (Table *table, const YcPlay *target)
{
  g_autoptr (GPtrArray) groups = find_all (table->page, YC_TYPE_OPTION_GROUP);

  for (guint i = 0; i < groups->len; i++) {
    g_autoptr (GPtrArray) toggles = find_all (groups->pdata[i], GTK_TYPE_TOGGLE_BUTTON);

    for (guint j = 0; j < toggles->len; j++) {
      const YcPlay *play = g_object_get_data (toggles->pdata[j], "play");

      if (play != NULL && distance (play, target) < distance (wished (table), target))
        return toggles->pdata[j];
    }
  }
  return NULL;
}

gboolean
choose_nearer (Table *table, const YcPlay *target)
{
  GtkWidget *button = nearer_choice (table, target);

  if (button != NULL)
    click_widget (table, button);
  return button != NULL;
}
