/* deck-count.c: see deck-count.h. */

#include "deck-count.h"

#include "card-name.h"
#include "shorthand.h"
#include "telling.h"

#include <glib/gi18n.h>

static const YcGameTelling *
telling_of (YcCollection *collection)
{
  return yc_telling_of (yc_collection_get_game (collection));
}

static const YcPrinted *
printed_of (YcCollection *collection, YcKind kind)
{
  return yc_printed_of_kind (yc_collection_get_game (collection), kind);
}

void
yc_deck_each_kind (YcCollection *collection,
                   void (*tell) (YcKind kind, gpointer data),
                   gpointer data)
{
  const YcGameTelling *telling = telling_of (collection);

  for (int taught = FALSE; taught <= TRUE; taught++)
    for (guint i = 0; i < telling->n_printed; i++)
      if (telling->printed[i].taught == taught)
        tell (telling->printed[i].kind, data);
}

void
yc_deck_each (YcCollection *collection,
              YcKind kind,
              void (*tell) (const YcCard *card, gpointer data),
              gpointer data)
{
  const YcCatalogue *catalogue = yc_collection_get_catalogue (collection);
  const YcDrawer drawer = yc_kind_info (catalogue->game, kind)->drawer;

  if (yc_deck_kind_is_loose (collection, kind))
    tell (&catalogue->loaded, data);
  for (int i = 0; i < catalogue->n[drawer]; i++) {
    const YcCard *card = &catalogue->cards[drawer][i];
    g_autofree char *key = yc_card_key (card);

    if (card->kind == kind && yc_collection_get_merged (collection, key) == NULL)
      tell (card, data);
  }
}

gboolean
yc_deck_kind_is_loose (YcCollection *collection, YcKind kind)
{
  const YcCard *loaded = &yc_collection_get_catalogue (collection)->loaded;

  return loaded->id != NULL && loaded->kind == kind;
}

/* ---- Counting ---- */

typedef struct {
  int known;             /* copies */
  int complete;          /* cards with all numbers */
  const YcCard *missing; /* the first with numbers missing */
} Count;

static void
count_card (const YcCard *card, gpointer data)
{
  Count *count = data;

  count->known += MAX (card->copies, 1);
  count->complete += yc_card_is_complete (card);
  if (count->missing == NULL && !yc_card_is_complete (card))
    count->missing = card;
}

static Count
count_of (YcCollection *collection, YcKind kind)
{
  Count count = { 0 };

  yc_deck_each (collection, kind, count_card, &count);
  return count;
}

const YcCard *
yc_deck_first_missing (YcCollection *collection, YcKind kind)
{
  return printed_of (collection, kind)->taught ? NULL : count_of (collection, kind).missing;
}

/* ---- Kinds ---- */

typedef struct {
  YcCollection *collection;
  YcKind from;
  gboolean passed;           /* `from` */
  int first, behind, before; /* kinds or -1: of all, and with something missing */
} Search;

static gboolean
is_missing (YcCollection *collection, YcKind kind)
{
  const YcPrinted *printed = printed_of (collection, kind);
  const Count count = count_of (collection, kind);

  return printed->taught ? count.known < printed->printed : count.missing != NULL;
}

static void
look_at (YcKind kind, gpointer data)
{
  Search *search = data;

  if (search->first < 0)
    search->first = (int) kind;
  search->passed = search->passed || kind == search->from;
  if (!is_missing (search->collection, kind))
    return;
  if (search->passed && search->behind < 0)
    search->behind = (int) kind;
  if (!search->passed && search->before < 0)
    search->before = (int) kind;
}

YcKind
yc_deck_next_kind (YcCollection *collection, YcKind kind)
{
  Search search = { collection, kind, FALSE, -1, -1, -1 };

  yc_deck_each_kind (collection, look_at, &search);
  if (search.behind >= 0)
    return (YcKind) search.behind;
  return search.before >= 0 ? (YcKind) search.before : kind;
}

YcKind
yc_deck_first_kind (YcCollection *collection)
{
  Search search = { collection, YC_KIND_OWN, FALSE, -1, -1, -1 };

  yc_deck_each_kind (collection, look_at, &search);
  return (YcKind) (search.before >= 0 ? search.before : search.first);
}

/* ---- Words ---- */

typedef struct {
  YcCollection *collection;
  int known, printed;
} Whole;

/* Of the cards that are all alike there is one to be told. */
static int
n_printed (YcCollection *collection, YcKind kind)
{
  return yc_deck_kind_is_loose (collection, kind) ? 1 : printed_of (collection, kind)->printed;
}

static int
n_known (YcCollection *collection, YcKind kind)
{
  const Count count = count_of (collection, kind);
  int known = count.known;

  if (yc_deck_kind_is_loose (collection, kind))
    known = 1;
  return printed_of (collection, kind)->taught || count.missing == NULL
           ? MIN (known, n_printed (collection, kind))
           : count.complete;
}

char *
yc_deck_kind_count_words (YcCollection *collection, YcKind kind)
{
  /* Translators: how many cards of a kind are known, and how many are printed */
  return g_strdup_printf (_ ("%d / %d"), n_known (collection, kind), n_printed (collection, kind));
}

static void
add_kind (YcKind kind, gpointer data)
{
  Whole *whole = data;

  whole->known += n_known (whole->collection, kind);
  whole->printed += n_printed (whole->collection, kind);
}

char *
yc_deck_count_words (YcCollection *collection)
{
  Whole whole = { collection, 0, 0 };

  yc_deck_each_kind (collection, add_kind, &whole);
  /* Translators: how many cards of the box are known, and how many there are */
  return g_strdup_printf (
    ngettext ("%d of %d card is known", "%d of %d cards are known", (gulong) whole.printed),
    whole.known, whole.printed);
}

/* ---- Lines ---- */

gboolean
yc_deck_take_line (YcCollection *collection, const char *line, GError **error)
{
  g_autofree char *definition = yc_shorthand_complete (YC_TEACHABLE (collection), line, error);

  return definition != NULL && yc_collection_teach (collection, definition, error);
}
