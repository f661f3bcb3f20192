/* made-up.c: see made-up.h. The numbers are drawn in an order that no compiler chooses. */

#include "made-up.h"

#include "chain/hands.h"

int
made_up_pick (Table *table, int n)
{
  return g_rand_int_range (table->random, 0, n);
}

static const char *
id_of (Table *table, YcDrawer drawer)
{
  const YcCatalogue *catalogue = &table->setup->catalogue;
  return catalogue->cards[drawer][made_up_pick (table, catalogue->n[drawer])].id;
}

static const char *
color_of (Table *table)
{
  return yc_color_name (table->setup->seats[made_up_pick (table, table->setup->n_seats)].color);
}

static const YcChain *
chain_of (Table *table)
{
  return yc_chain_in (&table->position);
}

static void
append_names (Table *table, GString *line, int n, gboolean untold)
{
  for (int i = 0; i < n; i++)
    g_string_append_printf (line, " %s",
                            untold && made_up_pick (table, 3) == 0 ? "?" : id_of (table, YC_CARDS));
}

/* Mostly cards told to be in the hand, so that a good part of the plays is legal. */
static void
append_hand_names (Table *table, GString *line, int n)
{
  const YcChainPlayer *player = &chain_of (table)->players[chain_of (table)->active];
  for (int i = 0; i < n; i++)
    if (player->n_known > 0 && made_up_pick (table, 8) > 0)
      g_string_append_printf (
        line, " %s",
        table->setup->catalogue
          .cards[YC_CARDS][player->known[made_up_pick (table, player->n_known)]]
          .id);
    else
      append_names (table, line, 1, FALSE);
}

static void
append_pool (Table *table, GString *line)
{
  int n = 1 + made_up_pick (table, 3);
  g_string_append (line, " pool ");
  for (int i = 0; i < n; i++)
    g_string_append_c (line, "LES"[made_up_pick (table, 3)]);
}

static void
append_use (Table *table, GString *line)
{
  switch (made_up_pick (table, 4)) {
  case 0:
    g_string_append (line, " draw");
    break;
  case 1:
    g_string_append_printf (line, " discard %s", color_of (table));
    append_names (table, line, made_up_pick (table, 3), TRUE);
    break;
  case 2:
    g_string_append (line, " from");
    append_names (table, line, 1 + made_up_pick (table, 2), TRUE);
    break;
  default:
    break;
  }
}

static void
append_activation (Table *table, GString *line)
{
  int kind = made_up_pick (table, 8);
  g_string_append (line, " activate");
  if (kind == 0)
    g_string_append_printf (line, " loaded on %s", id_of (table, YC_BOMBS));
  else if (kind == 1)
    g_string_append_printf (line, " %s", id_of (table, YC_BOMBS));
  else if (kind == 2)
    g_string_append_printf (line, " %s", id_of (table, YC_SPACES));
  else
    append_hand_names (table, line, 1);
  if (made_up_pick (table, 5) > 0) {
    g_string_append (line, " side");
    append_hand_names (table, line, 1 + made_up_pick (table, 3));
  }
  if (made_up_pick (table, 4) == 0)
    append_pool (table, line);
  if (made_up_pick (table, 3) == 0)
    append_use (table, line);
}

static void
append_special (Table *table, GString *line)
{
  switch (made_up_pick (table, 8)) {
  case 0:
    g_string_append (line, " design");
    break;
  case 1:
    g_string_append_printf (line, " design %s", id_of (table, YC_BOMBS));
    break;
  case 2:
    g_string_append_printf (line, " spy %s card", color_of (table));
    append_names (table, line, made_up_pick (table, 2), FALSE);
    break;
  case 3:
    g_string_append_printf (line, " spy %s yellowcake", color_of (table));
    break;
  case 4:
    g_string_append (line, " spy keep");
    append_names (table, line, made_up_pick (table, 2), FALSE);
    break;
  case 5:
    g_string_append_printf (line, " agent %s", id_of (table, YC_SPACES));
    break;
  case 6:
    g_string_append_printf (line, " agent %s yellowcake", color_of (table));
    break;
  default:
    g_string_append (line, " agent play");
    append_hand_names (table, line, 1);
    append_use (table, line);
  }
}

static void
append_end (Table *table, GString *line)
{
  g_string_append (line, " end");
  if (made_up_pick (table, 3) > 0)
    return;
  g_string_append (line, " discard");
  append_names (table, line, 1 + made_up_pick (table, 2), TRUE);
}

static void
append_correction (Table *table, GString *line)
{
  const char sign = "+-"[made_up_pick (table, 3) == 0];
  switch (made_up_pick (table, 5)) {
  case 0:
    g_string_append_printf (line, "table adjust pool %c", "+-="[made_up_pick (table, 3)]);
    for (int n = 1 + made_up_pick (table, 3); n > 0; n--)
      g_string_append_c (line, "LES"[made_up_pick (table, 3)]);
    break;
  case 1:
    g_string_append_printf (line, "table adjust deck %c", "+-="[made_up_pick (table, 3)]);
    g_string_append_printf (line, "%d", made_up_pick (table, 9));
    break;
  case 2:
    g_string_append_printf (line, "table adjust %s stash %c", color_of (table), sign);
    g_string_append (line, made_up_pick (table, 2) > 0 ? "?" : id_of (table, YC_BOMBS));
    break;
  default:
    g_string_append_printf (line, "table adjust %s", color_of (table));
    g_string_append_printf (line, " %s %c", made_up_pick (table, 2) > 0 ? "bomb" : "load", sign);
    g_string_append (line, id_of (table, YC_BOMBS));
  }
}

static void
append_fact (Table *table, GString *line)
{
  static const char *const goods[] = { "yellowcake", "uranium" };
  switch (made_up_pick (table, 8)) {
  case 6:
    append_correction (table, line);
    break;
  case 0:
    g_string_append (line, "table plans");
    for (int n = 1 + made_up_pick (table, 2); n > 0; n--)
      g_string_append_printf (line, " %s",
                              made_up_pick (table, 4) > 0 ? id_of (table, YC_BOMBS) : "?");
    break;
  case 1:
    g_string_append_printf (line, "table adjust %s", color_of (table));
    g_string_append_printf (line, " %s", goods[made_up_pick (table, 2)]);
    g_string_append_printf (line, " %+d",
                            made_up_pick (table, 2) > 0 ? 1 + made_up_pick (table, 6)
                                                        : -1 - made_up_pick (table, 3));
    break;
  case 2:
    g_string_append_printf (line, "table adjust %s", color_of (table));
    g_string_append_printf (line, " hand %c", "+-"[made_up_pick (table, 2)]);
    g_string_append (line, made_up_pick (table, 2) > 0 ? "?" : id_of (table, YC_CARDS));
    break;
  default:
    g_string_append_printf (line, "table hand %s",
                            yc_color_name (table->setup->seats[chain_of (table)->active].color));
    append_names (table, line, 1 + made_up_pick (table, 5), FALSE);
  }
}

char *
made_up_line (Table *table)
{
  GString *line = g_string_new (NULL);
  int kind = made_up_pick (table, 12);
  if (kind < 4) {
    append_fact (table, line);
    return g_string_free (line, FALSE);
  }
  int actor = made_up_pick (table, 10) > 0 ? chain_of (table)->active
                                           : made_up_pick (table, table->setup->n_seats);
  g_string_append (line, yc_color_name (table->setup->seats[actor].color));
  if (kind < 9)
    append_activation (table, line);
  else if (kind < 11)
    append_special (table, line);
  else
    append_end (table, line);
  if (made_up_pick (table, 3) == 0)
    g_string_append (line, " ! \"so be it\"");
  return g_string_free (line, FALSE);
}
