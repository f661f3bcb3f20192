/* cards-list.c: see cards-list.h. */

#include "cards-list.h"

#include "card-name.h"
#include "table-game.h"
#include "telling.h"
#include "words.h"

#include <glib/gi18n.h>
#include <stdlib.h>

/* Behind the kinds there is what turned out to be the same as another, and what is not to be seen.
 */
#define MERGED (YC_KIND_LOADED + 1)
#define HIDDEN (YC_KIND_LOADED + 2)
#define PRICES (YC_KIND_LOADED + 3)

gboolean
yc_cards_list_is_heading (const char *item)
{
  return item[0] == '=';
}

static int
kind_of (const char *item)
{
  return atoi (item + 1);
}

char *
yc_cards_list_title (const char *item)
{
  const int kind = kind_of (item);

  if (kind == MERGED)
    return g_strdup (_ ("Merged"));
  if (kind == HIDDEN)
    return g_strdup (_ ("Hidden"));
  return g_strdup (kind == PRICES ? _ ("Market") : yc_words_kind ((YcKind) kind));
}

/* ---- Every card ---- */

typedef void (*CardFunc) (const YcCard *card, const char *key, gpointer data);

static const YcTableCards *
cards_of (YcCollection *collection)
{
  return yc_table_game_of (yc_collection_get_game (collection))->cards;
}

static void
each_card (YcCollection *collection, CardFunc func, gpointer data)
{
  const YcCatalogue *catalogue = yc_collection_get_catalogue (collection);
  const char *loose = cards_of (collection)->loose;

  for (int drawer = 0; drawer < YC_DRAWERS; drawer++)
    for (int i = 0; i < catalogue->n[drawer]; i++) {
      const YcCard *card = &catalogue->cards[drawer][i];
      g_autofree char *key = yc_card_key (card);

      func (card, key, data);
    }
  if (loose != NULL)
    func (yc_catalogue_find (catalogue, loose), loose, data);
}

typedef struct {
  YcCollection *collection;
  GtkStringList *list;
  int kind;
  int known, missing; /* cards, copies counted; cards with numbers not known */
} Gathering;

static void
gather (const YcCard *card, const char *key, gpointer data)
{
  Gathering *self = data;
  int kind = (int) card->kind;

  if (yc_collection_get_merged (self->collection, key) != NULL)
    kind = MERGED;
  else if (yc_collection_is_hidden (self->collection, key))
    kind = HIDDEN;
  if (kind != self->kind)
    return;
  self->known += MAX (card->copies, 1);
  self->missing += !yc_card_is_complete (card);
  if (self->list != NULL)
    gtk_string_list_append (self->list, key);
}

/* Those that only the table knew lie in no drawer any more. */
static void
gather_merged (Gathering *self)
{
  const YcCatalogue *catalogue = yc_collection_get_catalogue (self->collection);
  g_auto (GStrv) keys = yc_collection_get_merged_keys (self->collection);

  for (guint i = 0; keys[i] != NULL; i++)
    if (yc_catalogue_find (catalogue, keys[i]) == NULL) {
      self->known++;
      if (self->list != NULL)
        gtk_string_list_append (self->list, keys[i]);
    }
}

static void
gather_all (Gathering *self)
{
  each_card (self->collection, gather, self);
  if (self->kind == MERGED)
    gather_merged (self);
}

/* ---- Counts ---- */

static char *
words_of_known (int known, int printed)
{
  if (printed == 0)
    return g_strdup_printf (ngettext ("%d card", "%d cards", (gulong) known), known);
  /* Translators: how many cards of a kind are known, and how many are printed */
  return g_strdup_printf (_ ("%d of %d known"), known, printed);
}

char *
yc_cards_list_counts (YcCollection *collection, const char *item)
{
  Gathering gathering = { .collection = collection, .kind = kind_of (item) };
  const YcPrinted *printed
    = yc_printed_of_kind (yc_collection_get_game (collection), (YcKind) gathering.kind);
  g_autofree char *known = NULL;
  g_autofree char *missing = NULL;

  if (gathering.kind == PRICES)
    return g_strdup ("");
  gather_all (&gathering);
  known = words_of_known (gathering.known, printed ? printed->printed : 0);
  if (gathering.missing == 0 || gathering.kind >= MERGED)
    return g_steal_pointer (&known);
  missing = g_strdup_printf (
    ngettext ("%d with numbers missing", "%d with numbers missing", (gulong) gathering.missing),
    gathering.missing);
  /* Translators: “7 of 20 known; 2 with numbers missing” */
  return g_strdup_printf (_ ("%s; %s"), known, missing);
}

/* ---- The list ---- */

static void
append_kind (YcCollection *collection, GtkStringList *list, int kind)
{
  Gathering gathering = { .collection = collection, .list = list, .kind = kind };
  g_autofree char *heading = g_strdup_printf ("=%d", kind);
  const guint before = g_list_model_get_n_items (G_LIST_MODEL (list));
  const char *const headings[] = { heading, NULL };

  gather_all (&gathering);
  if (g_list_model_get_n_items (G_LIST_MODEL (list)) > before)
    gtk_string_list_splice (list, before, 0, headings);
}

GListModel *
yc_cards_list_new (YcCollection *collection)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (int kind = YC_KIND_MINE; kind <= HIDDEN; kind++)
    append_kind (collection, list, kind);
  append_kind (collection, list, YC_KIND_SPACE);
  if (cards_of (collection)->has_prices) {
    g_autofree char *heading = g_strdup_printf ("=%d", PRICES);

    gtk_string_list_append (list, heading);
    gtk_string_list_append (list, "prices");
  }
  return G_LIST_MODEL (list);
}

/* How many items after `from` in `items` the key stands, or G_MAXUINT if it does not. */
static guint
distance_to (GListModel *items, guint from, const char *key)
{
  const guint n = g_list_model_get_n_items (items);

  for (guint i = from; i < n; i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (items), i), key))
      return i - from;
  return G_MAXUINT;
}

/* The two differ from `at` on: takes out or puts in what makes them agree the sooner. */
static void
exchange (GtkStringList *shown, GtkStringList *wanted, guint at)
{
  const char *old = gtk_string_list_get_string (shown, at);
  const char *new = gtk_string_list_get_string (wanted, at);
  const guint gone = distance_to (G_LIST_MODEL (shown), at, new);
  const guint come = distance_to (G_LIST_MODEL (wanted), at, old);

  if (come < gone)
    for (guint i = 0; i < come; i++) {
      const char *const key[] = { gtk_string_list_get_string (wanted, at + i), NULL };

      gtk_string_list_splice (shown, at + i, 0, key);
    }
  else
    gtk_string_list_splice (shown, at, gone < G_MAXUINT ? gone : 1, NULL);
}

void
yc_cards_list_update (GListModel *shown, YcCollection *collection)
{
  g_autoptr (GListModel) wanted = yc_cards_list_new (collection);
  GtkStringList *old = GTK_STRING_LIST (shown);
  GtkStringList *new = GTK_STRING_LIST (wanted);
  const guint n = g_list_model_get_n_items (wanted);

  for (guint at = 0; at < n;)
    if (at == g_list_model_get_n_items (shown))
      gtk_string_list_append (old, gtk_string_list_get_string (new, at++));
    else if (g_str_equal (gtk_string_list_get_string (old, at),
                          gtk_string_list_get_string (new, at)))
      at++;
    else
      exchange (old, new, at);
  gtk_string_list_splice (old, n, g_list_model_get_n_items (shown) - n, NULL);
}
