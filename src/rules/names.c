/* names.c: the words a session uses as names. */

#include "names.h"

#include <stdlib.h>
#include <string.h>

#define MAX_UNKNOWN 32000
#define FIRST_NAMES 128 /* places, of which half are used at most */
#define FIRST_BLOCK (4 * 1024)
#define MOST_BLOCK  (16 * 1024)

struct YcArenaBlock {
  YcArenaBlock *before;
  size_t used, size;
  _Alignas(max_align_t) char bytes[];
};

void *
yc_alloc_again (void *memory, size_t size)
{
  memory = realloc (memory, size);
  if (memory == NULL)
    abort ();
  return memory;
}

/* Each block is larger than the one before: most arenas hold little. */
static YcArenaBlock *
add_block (YcArena *arena, size_t wanted)
{
  size_t size = arena->last == NULL ? FIRST_BLOCK : 2 * arena->last->size;
  if (size > MOST_BLOCK)
    size = MOST_BLOCK;
  if (size < wanted)
    size = wanted;
  YcArenaBlock *block = yc_alloc_again (NULL, sizeof (YcArenaBlock) + size);
  *block = (YcArenaBlock){ .before = arena->last, .size = size };
  arena->last = block;
  return block;
}

void *
yc_arena_alloc (YcArena *arena, size_t size, size_t slack)
{
  const size_t align = _Alignof(max_align_t);
  size = (size + align - 1) / align * align;
  YcArenaBlock *block = arena->last;
  if (block == NULL || block->size - block->used < size + slack) {
    block = add_block (arena, size + slack);
    if (slack > 0)
      memset (block->bytes, 0, block->size);
  }
  void *memory = block->bytes + block->used;
  block->used += size;
  return memory;
}

char *
yc_arena_copy (YcArena *arena, YcText text)
{
  char *copy = yc_arena_alloc (arena, text.length + 1, 0);
  if (text.length > 0)
    memcpy (copy, text.start, text.length);
  copy[text.length] = '\0';
  return copy;
}

void
yc_arena_clear (YcArena *arena)
{
  while (arena->last != NULL) {
    YcArenaBlock *block = arena->last;
    arena->last = block->before;
    free (block);
  }
}

/* ---- Names ---- */

static bool
are_equal (YcText text, YcText other)
{
  return text.length == other.length && memcmp (text.start, other.start, text.length) == 0;
}

static uint32_t
hash_of (YcText word)
{
  uint32_t hash = 2166136261u;
  for (size_t i = 0; i < word.length; i++)
    hash = (hash ^ (unsigned char) word.start[i]) * 16777619u;
  return hash ^ (hash >> 15);
}

/* The place of `word`: its name, or the unused one where it would go. */
static YcName *
place_of (const YcNames *names, YcText word, uint32_t hash)
{
  for (uint32_t i = hash & (names->size - 1);; i = (i + 1) & (names->size - 1)) {
    YcName *name = &names->names[i];
    if (name->text == NULL
        || (name->hash == hash && name->length == word.length
            && memcmp (name->text, word.start, word.length) == 0))
      return name;
  }
}

static void
grow (YcNames *names)
{
  YcNames grown = { .size = names->size > 0 ? 2 * names->size : FIRST_NAMES };
  grown.names = yc_alloc_again (NULL, grown.size * sizeof (YcName));
  memset (grown.names, 0, grown.size * sizeof (YcName));
  for (uint32_t i = 0; i < names->size; i++) {
    const YcName *name = &names->names[i];
    if (name->text != NULL)
      *place_of (&grown, (YcText){ name->text, name->length }, name->hash) = *name;
  }
  free (names->names);
  names->names = grown.names;
  names->size = grown.size;
}

/* The name of `word`, made if it was never met. */
static YcName *
name_of (YcNames *names, YcArena *arena, YcText word)
{
  if (2 * names->n >= names->size)
    grow (names);
  uint32_t hash = hash_of (word);
  YcName *name = place_of (names, word, hash);
  if (name->text == NULL) {
    *name = (YcName){
      .hash = hash,
      .length = (uint16_t) word.length,
      .refs = { YC_NO_NAME, YC_NO_NAME, YC_NO_NAME },
      .unknown = YC_NO_NAME,
      .text = yc_arena_copy (arena, word),
    };
    names->n++;
  }
  return name;
}

/* The word at the end of the chain of those that stand for one another; one that runs in a circle
 * ends anywhere. */
static YcText
end_of_aliases (const YcNames *names, YcText word)
{
  for (uint32_t left = names->n_aliases; left > 0; left--) {
    uint32_t i = 0;
    while (i < names->n_aliases && !are_equal (names->aliases[i].name, word))
      i++;
    if (i == names->n_aliases)
      break;
    word = names->aliases[i].other;
  }
  return word;
}

/* Few sessions have names that stand for others. */
static YcText
meant_by (const YcNames *names, YcText word)
{
  return names->n_aliases > 0 ? end_of_aliases (names, word) : word;
}

void
yc_names_clear (YcNames *names)
{
  free (names->names);
  free (names->unknown);
  free (names->aliases);
  *names = (YcNames){ 0 };
}

void
yc_names_copy (YcNames *names, const YcNames *other)
{
  *names = (YcNames){ .size = other->size, .n = other->n };
  names->names = yc_alloc_again (NULL, other->size * sizeof (YcName));
  memcpy (names->names, other->names, other->size * sizeof (YcName));
}

void
yc_names_add_alias (YcNames *names, YcText name, YcText other)
{
  names->aliases = yc_alloc_again (names->aliases, (names->n_aliases + 1) * sizeof (YcAlias));
  names->aliases[names->n_aliases++] = (YcAlias){ name, other };
}

/* The name that `word` is or stands for, or NULL. */
static const YcName *
known_name (const YcNames *names, YcText word)
{
  if (names->size == 0)
    return NULL;
  word = meant_by (names, word);
  const YcName *name = place_of (names, word, hash_of (word));
  return name->text != NULL ? name : NULL;
}

static YcRef
ref_in (const YcName *name, YcDrawer drawer)
{
  return name->refs[drawer] != YC_NO_NAME ? name->refs[drawer] : name->unknown;
}

YcRef
yc_names_find (const YcNames *names, YcText word, YcDrawer drawer)
{
  const YcName *name = known_name (names, word);
  return name != NULL ? ref_in (name, drawer) : YC_NO_NAME;
}

YcRef
yc_names_find_any (const YcNames *names,
                   YcText word,
                   const YcDrawer order[YC_DRAWERS],
                   YcDrawer *in)
{
  const YcName *name = known_name (names, word);
  int i = 0;
  while (name != NULL && i < YC_DRAWERS - 1 && name->refs[order[i]] < 0)
    i++;
  *in = order[name != NULL ? i : YC_DRAWERS - 1];
  return name != NULL ? ref_in (name, *in) : YC_NO_NAME;
}

const char *
yc_names_define (YcNames *names, YcArena *arena, YcText word, YcDrawer drawer, YcRef index)
{
  YcName *name = name_of (names, arena, word);
  name->refs[drawer] = index;
  return name->text;
}

YcRef
yc_names_intern (YcNames *names, YcArena *arena, YcText word)
{
  YcName *name = name_of (names, arena, meant_by (names, word));
  if (name->unknown != YC_NO_NAME)
    return name->unknown;
  if (names->n_unknown == MAX_UNKNOWN)
    return YC_NO_NAME;
  if ((names->n_unknown & (names->n_unknown - 1)) == 0)
    names->unknown = yc_alloc_again (
      names->unknown, (names->n_unknown > 0 ? 2 * names->n_unknown : 1) * sizeof (char *));
  name->unknown = (YcRef) (-1 - (int) names->n_unknown);
  names->unknown[names->n_unknown++] = name->text;
  return name->unknown;
}
