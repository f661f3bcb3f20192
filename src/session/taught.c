/* taught.c: what the table has taught at one moment, with its cards merged and apart. */

#include "taught.h"

#include <string.h>

#include "rulings.h"

struct _YcTaught {
  YcKnown *known[YC_CARDS_OWN]; /* by how much of it is taken */
};

static void
clear (gpointer data)
{
  YcTaught *self = data;
  for (int cards = 0; cards < YC_CARDS_OWN; cards++)
    yc_known_free (self->known[cards]);
}

static YcTaught *
taught_new (YcKnown *merged, YcKnown *apart)
{
  YcTaught *self = g_atomic_rc_box_new (YcTaught);
  self->known[YC_CARDS_MERGED] = merged;
  self->known[YC_CARDS_APART] = apart;
  return self;
}

YcTaught *
yc_taught_new (YcKnown *known)
{
  return taught_new (known, yc_known_copy (known));
}

/* The ledger holds definitions; whatever else may stand there says nothing. */
static YcKnown *
known_with (const YcKnown *known, const char *lines)
{
  YcKnown *with = known ? yc_known_copy (known) : yc_known_new ();
  yc_known_add (with, lines, strlen (lines), NULL);
  return with;
}

YcTaught *
yc_taught_load (YcDatabase *database, const YcGame *game, GError **error)
{
  if (!database)
    return yc_taught_new (yc_known_new ());
  g_autofree char *taught = yc_rulings_taught (database, game->id, error);
  g_autofree char *merged = taught ? yc_rulings_merged (database, game->id, error) : NULL;
  g_autofree char *before = merged ? yc_rulings_before_merge (database, game->id, error) : NULL;
  if (!before)
    return NULL;
  YcKnown *known = known_with (NULL, taught);
  YcTaught *self = taught_new (known_with (known, merged), known_with (known, before));
  yc_known_free (known);
  return self;
}

YcTaught *
yc_taught_ref (YcTaught *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
yc_taught_unref (YcTaught *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

const YcKnown *
yc_taught_get (const YcTaught *self, YcCardsTaken cards)
{
  return cards < YC_CARDS_OWN ? self->known[cards] : NULL;
}

YcTaught *
yc_taught_with (const YcTaught *self, const char *line)
{
  return taught_new (known_with (self->known[YC_CARDS_MERGED], line),
                     known_with (self->known[YC_CARDS_APART], line));
}

YcTaught *
yc_taught_without (const YcTaught *self, const char *key)
{
  YcTaught *without = taught_new (yc_known_copy (self->known[YC_CARDS_MERGED]),
                                  yc_known_copy (self->known[YC_CARDS_APART]));
  for (int cards = 0; cards < YC_CARDS_OWN; cards++)
    yc_known_remove (without->known[cards], key);
  return without;
}

YcRecord *
yc_taught_read (const YcTaught *self,
                const char *text,
                const YcKnown *over,
                YcCardsTaken least,
                YcCardsTaken *cards,
                YcError *why)
{
  for (;; ++*cards) {
    const YcBasis basis = { .under = self ? yc_taught_get (self, *cards) : NULL, .over = over };
    YcRecord *record = yc_record_read_with (text, strlen (text), &basis, why);
    if (record || *cards >= least)
      return record;
  }
}
