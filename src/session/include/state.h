/* state.h: what stands after an event, member by member, in the keys and order of the record
 * format, section 5.
 *
 * A state is flat and borrows what it can, so that two of them are compared before anything of them
 * is written as JSON. */

#pragma once

#include <glib.h>

#include "rules.h"

G_BEGIN_DECLS

typedef enum {
  YC_STATE_NULL,
  YC_STATE_INT,
  YC_STATE_BOOL,
  YC_STATE_TEXT,
  YC_STATE_LIST,
  YC_STATE_OBJECT,
} YcStateKind;

/* One value; a list or an object is followed by its own parts. */
typedef struct {
  const char *key; /* in an object; NULL in a list */
  YcStateKind kind;
  guint size; /* of parts, with itself */
  union {
    gint64 number; /* or whether it is so */
    const char *text;
  };
} YcStatePart;

typedef struct _YcState YcState;

/* The state after event `event`, the caller's to free; it borrows from the record. */
YcState *yc_state_new (const YcRecord *record, const YcPosition *position, guint event);
void yc_state_free (YcState *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcState, yc_state_free)

/* The whole of it, an object; good as long as the state. */
const YcStatePart *yc_state_get_root (const YcState *self);
/* The first part of a list or an object that is not empty, and the one behind a part; those of
 * `part` end at `part + part->size`. */
#define yc_state_first(part) ((part) + 1)
#define yc_state_next(part)  ((part) + (part)->size)

/* ---- Telling ---------------------------------------------------------------------------------
 */

/* Each adds to what was begun last; `key` is NULL in a list, and else static or an id of the
 * record. Texts are copied. */
void yc_state_int (YcState *self, const char *key, gint64 number);
void yc_state_bool (YcState *self, const char *key, gboolean is_so);
/* NULL is told as null. */
void yc_state_text (YcState *self, const char *key, const char *text);
/* A list of ids in the order of their bytes. Sorts `ids` (borrowed strings). */
void yc_state_sorted (YcState *self, const char *key, GPtrArray *ids);
void yc_state_begin_list (YcState *self, const char *key);
void yc_state_begin_object (YcState *self, const char *key);
/* Ends the list or object begun last. */
void yc_state_end (YcState *self);

G_END_DECLS
