/* play-tree.h: the plays in force as a tree: each play stands on those that were in force before
 * it.
 *
 * An undo steps back to the play before, a redo forward on the way to the tip, another play begins
 * a branch: nothing that was is lost, and what stood after any event is two nodes. Every 64 plays a
 * node keeps a copy of its position. Nodes are counted by those that point to them, branches of one
 * record share them. They are allocated some at a time, beside those that they stand on. */

#pragma once

#include "names.h"

/* Plays in force between two copies of the position. */
#define YC_STRETCH 64

typedef struct YcPlayNode YcPlayNode;
struct YcPlayNode {
  YcPlayNode *before;   /* the play in force before; NULL at the root: the set-up */
  YcPlayNode *far;      /* one further back, so that the way to any of them is short */
  YcPosition *position; /* after this play, every `YC_STRETCH` plays; else NULL */
  uint32_t n;           /* plays in force with this one; 0 at the root */
  uint32_t event;       /* that the play was recorded as … */
  uint32_t amend;       /* … and the amend that says what it really was, or 0 */
  uint32_t uses;
  uint32_t place; /* among those that were allocated together */
};

/* What stands after an event: `at` is the last play in force, and an undone play on the way from
 * there to `tip` is brought back by a redo. */
typedef struct {
  YcPlayNode *at;
  YcPlayNode *tip;
} YcBranch;

/* Behind `before` (NULL: a root); used once, and uses `before`. */
YcPlayNode *yc_play_node_new (YcPlayNode *before, uint32_t event, uint32_t amend);
/* Keeps a copy of the position if it is due. */
void yc_play_node_keep (YcPlayNode *node, const YcPosition *position);
YcPlayNode *yc_play_node_use (YcPlayNode *node);
/* Frees it and what stood only under it once nothing uses it; `node` may be NULL. */
void yc_play_node_drop (YcPlayNode *node);
/* Whether `node` is on the way from the root to `at`, which it may be itself. */
bool yc_play_node_is_under (const YcPlayNode *node, YcPlayNode *at);

/* Points a branch elsewhere. */
void yc_branch_set (YcBranch *branch, YcPlayNode *at, YcPlayNode *tip);
/* The play that a redo would bring back, or NULL. */
YcPlayNode *yc_branch_next (const YcBranch *branch);
