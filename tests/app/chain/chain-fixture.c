/* chain-fixture.c: see chain-fixture.h. */

#include "chain-fixture.h"

#include "play/ruling-bar.h"
#include "walk.h"

Table *
open_after (const char *name, guint n_events)
{
  g_autofree char *text = yc_sample_text (name);

  return table_open (text, n_events);
}

Table *
open_with (const char *name, const char *words, const char *others)
{
  g_autofree char *text = yc_sample_text (name);
  g_auto (GStrv) around = g_strsplit (text, words, 2);
  g_autofree char *changed = g_strjoinv (others, around);

  return table_open (changed, 0);
}

GtkWidget *
only (GtkWidget *root, GType type)
{
  g_autoptr (GPtrArray) found = find_all (root, type);

  g_assert_cmpuint (found->len, ==, 1);
  return found->pdata[0];
}

YcTray *
tray_of (Table *table)
{
  return YC_TRAY (only (table->page, YC_TYPE_TRAY));
}

GtkWidget *
card_below (Table *table, GtkWidget *root, const char *id)
{
  return card_in (root, ref_of (table, YC_CARDS, id));
}

void
tap (Table *table, GtkWidget *root, const char *id)
{
  GtkWidget *card = card_below (table, root, id);

  if (card == NULL)
    g_error ("%s is not offered", id);
  g_signal_emit_by_name (card, "clicked");
  table->inputs++;
  settle ();
}

void
tap_card (Table *table, const char *id)
{
  tap (table, GTK_WIDGET (tray_of (table)), id);
}

void
assert_wish (Table *table, const char *expected)
{
  g_autofree char *wish = wish_of (table);

  g_assert_cmpstr (wish, ==, expected);
}

GtkWidget *
ruling_bar (Table *table)
{
  return only (table->page, YC_TYPE_RULING_BAR);
}
