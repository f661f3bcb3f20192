/* teachable.h: whoever knows cards and can be taught others: the collection of a table, or a
 * session with the cards of its own head over them. */

#pragma once

#include <glib-object.h>

#include "rules.h"

G_BEGIN_DECLS

#define YC_TYPE_TEACHABLE (yc_teachable_get_type ())
G_DECLARE_INTERFACE (YcTeachable, yc_teachable, YC, TEACHABLE, GObject)

struct _YcTeachableInterface {
  GTypeInterface parent;

  const YcCatalogue *(*get_catalogue) (YcTeachable *self);
  const char *(*get_merged) (YcTeachable *self, const char *key);
  gboolean (*teach) (YcTeachable *self, const char *definition, GError **error);
};

/* All cards that it knows; good until the next change. */
const YcCatalogue *yc_teachable_get_catalogue (YcTeachable *self);
/* The name that this card's name stands for since it was merged, or NULL. */
const char *yc_teachable_get_merged (YcTeachable *self, const char *key);
/* Whether a card of any kind, or one that was merged, is called so: where a word can mean one thing
 * only. */
gboolean yc_teachable_has_name (YcTeachable *self, const char *name);
/* Takes over one definition, in any form that the reader takes: it holds for every session of the
 * game. FALSE and nothing changed if it cannot be read or stored, or does not go with the other
 * cards. An `error` is a sentence about no line: nobody has written one. */
gboolean yc_teachable_teach (YcTeachable *self, const char *definition, GError **error);

G_END_DECLS
