/* chain-sections.c: see chain-sections.h. */

#include "chain-sections.h"

#include "widgets/marking.h"
#include "words.h"

#include <glib/gi18n.h>

/* ---- Sections ---- */

static GtkWidget *
heading_new (const char *title)
{
  GtkWidget *heading = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *label = gtk_label_new (title);

  gtk_widget_add_css_class (label, "yc-caption");
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (heading), label);
  return heading;
}

GtkWidget *
yc_chain_section_new (const char *title, GtkWidget *content)
{
  GtkWidget *section = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_box_append (GTK_BOX (section), heading_new (title));
  gtk_box_append (GTK_BOX (section), content);
  gtk_widget_add_css_class (section, "yc-section");
  return section;
}

YcCounter *
yc_chain_section_add_counter (GtkWidget *section, const char *icon)
{
  GtkWidget *counter = yc_counter_new (icon);

  gtk_box_append (GTK_BOX (gtk_widget_get_first_child (section)), counter);
  return YC_COUNTER (counter);
}

YcWrap *
yc_chain_wrap_section_new (const char *title, GtkWidget **section)
{
  GtkWidget *wrap = yc_wrap_new (5, false);

  *section = yc_chain_section_new (title, wrap);
  return YC_WRAP (wrap);
}

void
yc_chain_row_mark (YcWrap *row, const YcChain *before, const YcChain *chain)
{
  GtkWidget *plan = gtk_widget_get_first_child (GTK_WIDGET (row));

  for (int i = 0; i < chain->n_row && plan != NULL; i++, plan = gtk_widget_get_next_sibling (plan))
    yc_marking_set_changed (plan, before != NULL
                                    && (i >= before->n_row || before->row[i] != chain->row[i]));
}

/* ---- Counters ---- */

static void
show_pool (const YcChainCounters *self, const YcChain *chain)
{
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    YcWorkers workers = { 0 };
    g_autofree char *who = NULL;
    g_autofree char *words = NULL;

    workers.permanent[type] = chain->pool[type];
    who = yc_words_workers (&workers);
    /* Translators: %s are personnel */
    words = g_strdup_printf (_ ("In the pool: %s"), who);
    yc_counter_show (self->pool[type], chain->pool[type], words);
  }
}

static void
show_piles (const YcChainCounters *self, const YcChain *chain)
{
  g_autofree char *deck
    = g_strdup_printf (ngettext ("Deck: %d card", "Deck: %d cards", chain->deck), chain->deck);
  g_autofree char *discard = g_strdup_printf (
    ngettext ("Discard pile: %d card", "Discard pile: %d cards", chain->discard.n),
    chain->discard.n);
  g_autofree char *plans = g_strdup_printf (
    ngettext ("Pile of Bomb Plans: %d plan", "Pile of Bomb Plans: %d plans", chain->plan_deck),
    chain->plan_deck);

  yc_counter_show (self->deck, chain->deck, deck);
  yc_counter_show (self->discard, chain->discard.n, discard);
  yc_counter_show (self->plan_deck, chain->plan_deck, plans);
}

void
yc_chain_counters_show (const YcChainCounters *self, const YcChain *chain)
{
  show_pool (self, chain);
  show_piles (self, chain);
}

static void
mark_pool (const YcChainCounters *self, const YcChain *before, const YcChain *chain)
{
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    yc_marking_set_changed (GTK_WIDGET (self->pool[type]),
                            before != NULL && before->pool[type] != chain->pool[type]);
}

static void
mark_piles (const YcChainCounters *self, const YcChain *before, const YcChain *chain)
{
  const gboolean drawn = before != NULL && before->deck != chain->deck;
  const gboolean laid = before != NULL && before->discard.n != chain->discard.n;
  const gboolean turned_up = before != NULL && before->plan_deck != chain->plan_deck;

  yc_marking_set_changed (GTK_WIDGET (self->deck), drawn);
  yc_marking_set_changed (GTK_WIDGET (self->discard), laid);
  yc_marking_set_changed (GTK_WIDGET (self->plan_deck), turned_up);
}

void
yc_chain_counters_mark (const YcChainCounters *self, const YcChain *before, const YcChain *chain)
{
  mark_pool (self, before, chain);
  mark_piles (self, before, chain);
}
