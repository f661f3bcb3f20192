/* chain-fixture.c: see chain-fixture.h. */

#include "chain-fixture.h"

#include "cards/icon-pad.h"
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

GtkWidget *
new_card_strip (Table *table)
{
  return yc_new_card_get_strip (YC_NEW_CARD (only (table->page, YC_TYPE_NEW_CARD)));
}

void
tap_card (Table *table, const char *id)
{
  tap (table, GTK_WIDGET (tray_of (table)), id);
}

static const char *
heading_of (GtkWidget *chip)
{
  GtkWidget *line = gtk_widget_get_parent (gtk_widget_get_parent (chip));

  return gtk_label_get_text (GTK_LABEL (gtk_widget_get_first_child (line)));
}

void
tap_printed (Table *table, const char *heading, const char *choice)
{
  g_autoptr (GPtrArray) chips = find_all (new_card_strip (table), GTK_TYPE_TOGGLE_BUTTON);

  for (guint i = 0; i < chips->len; i++) {
    const char *printed = g_object_get_data (chips->pdata[i], "choice");

    if (g_strcmp0 (printed, choice) != 0 || !g_str_equal (heading_of (chips->pdata[i]), heading))
      continue;
    g_signal_emit_by_name (chips->pdata[i], "clicked");
    table->inputs++;
    settle ();
    return;
  }
  g_error ("%s %s cannot be tapped", heading, choice);
}

void
tap_cost (Table *table, char letter)
{
  g_autoptr (GPtrArray) pads = find_all (new_card_strip (table), YC_TYPE_ICON_PAD);
  g_autoptr (GPtrArray) buttons = NULL;

  g_assert_cmpuint (pads->len, ==, 1);
  buttons = find_all (pads->pdata[0], GTK_TYPE_BUTTON);
  g_signal_emit_by_name (buttons->pdata[strcspn ("LSE?", (char[]){ letter, 0 })], "clicked");
  table->inputs++;
  settle ();
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
