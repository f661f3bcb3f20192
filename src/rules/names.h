/* names.h: the words a session uses as names, each with the cards it stands for.
 *
 * One small hash table holds the ids of all three drawers and the names that no drawer knows, so
 * that a word of a play is looked up once. Also the memory that names and texts of a record live
 * in as long as the record. */

#pragma once

#include "rules.h"

/* ---- Memory that is freed all at once ---- */

typedef struct YcArenaBlock YcArenaBlock;
typedef struct {
  YcArenaBlock *last;
} YcArena;

/* Never NULL: without memory the program ends. */
void *yc_alloc_again (void *memory, size_t size);
/* Memory aligned for any value. Behind it lie at least `slack` readable bytes. */
void *yc_arena_alloc (YcArena *arena, size_t size, size_t slack);
/* A terminated copy. */
char *yc_arena_copy (YcArena *arena, YcText text);
void yc_arena_clear (YcArena *arena);

/* ---- Names ---- */

/* What `yc_names_find` says when the word was never met. */
#define YC_NO_NAME ((YcRef) INT16_MIN)

typedef struct {
  uint32_t hash;
  uint16_t length;
  YcRef refs[YC_DRAWERS]; /* or `YC_NO_NAME` */
  YcRef unknown;          /* below 0, or `YC_NO_NAME` */
  const char *text;       /* terminated */
} YcName;

/* A name that stands for another: both are of one printed card. */
typedef struct {
  YcText name, other; /* texts that live as long as the names */
} YcAlias;

typedef struct {
  YcName *names; /* a power of two of them; an unused one has no text */
  uint32_t size;
  uint32_t n;
  const char **unknown; /* by -1 - ref */
  uint32_t n_unknown;
  YcAlias *aliases; /* names that stand for others */
  uint32_t n_aliases;
} YcNames;

void yc_names_clear (YcNames *names);
/* Makes `names`, which are empty, those of `other`, whose texts they borrow; without unknown names
 * and aliases, of which `other` has none. */
void yc_names_copy (YcNames *names, const YcNames *other);
/* From now on `name` is looked up as `other`, which may itself stand for another. Both texts must
 * live as long as the names; no card is defined afterwards. */
void yc_names_add_alias (YcNames *names, YcText name, YcText other);
/* The index of `word` in `drawer`; else the reference it has as an unknown name; else
 * `YC_NO_NAME`. */
YcRef yc_names_find (const YcNames *names, YcText word, YcDrawer drawer);
/* The same in the first drawer of `order` that has it, or else in the last, and which that is. */
YcRef yc_names_find_any (const YcNames *names,
                         YcText word,
                         const YcDrawer order[YC_DRAWERS],
                         YcDrawer *in);
/* Makes `word` the name of a card; returns its terminated copy. */
const char *
yc_names_define (YcNames *names, YcArena *arena, YcText word, YcDrawer drawer, YcRef index);
/* The reference below 0 of a name that the session does not know; `YC_NO_NAME` when there are too
 * many of them. */
YcRef yc_names_intern (YcNames *names, YcArena *arena, YcText word);
