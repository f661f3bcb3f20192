/* play-tree.c: the plays in force as a tree.
 *
 * The second link of each node skips as the digits of a skew binary number do (E. W. Myers, 1983):
 * every node is reached in a logarithm of steps, and a node costs no more than another pointer. */

#include "play-tree.h"

#include <stdlib.h>

static YcPlayNode *
far_of (YcPlayNode *before)
{
  const YcPlayNode *far = before->far;
  return before->n - far->n == far->n - far->far->n ? far->far : before;
}

/* Nodes that are allocated together, and freed with the last of them. */
#define ROOM 64

typedef struct {
  YcPlayNode nodes[ROOM];
  uint32_t n_taken, n_left; /* that were ever used, and that still are */
} Slab;

static Slab *
slab_of (YcPlayNode *node)
{
  return (Slab *) (node - node->place);
}

/* The next node of the slab of `beside`, or of a new one. */
static YcPlayNode *
take_node (YcPlayNode *beside, uint32_t *place)
{
  Slab *slab = beside != NULL ? slab_of (beside) : NULL;
  if (slab == NULL || slab->n_taken == ROOM) {
    slab = yc_alloc_again (NULL, sizeof (Slab));
    slab->n_taken = slab->n_left = 0;
  }
  slab->n_left++;
  *place = slab->n_taken++;
  return &slab->nodes[*place];
}

static void
give_back (YcPlayNode *node)
{
  Slab *slab = slab_of (node);
  if (--slab->n_left == 0)
    free (slab);
}

YcPlayNode *
yc_play_node_new (YcPlayNode *before, uint32_t event, uint32_t amend)
{
  uint32_t place;
  YcPlayNode *node = take_node (before, &place);
  *node = (YcPlayNode){ .event = event, .amend = amend, .uses = 1, .far = node, .place = place };
  if (before != NULL) {
    node->before = yc_play_node_use (before);
    node->far = far_of (before);
    node->n = before->n + 1;
  }
  return node;
}

void
yc_play_node_keep (YcPlayNode *node, const YcPosition *position)
{
  if (node->n % YC_STRETCH != 0 || node->position != NULL)
    return;
  node->position = yc_alloc_again (NULL, sizeof (YcPosition));
  *node->position = *position;
}

YcPlayNode *
yc_play_node_use (YcPlayNode *node)
{
  node->uses++;
  return node;
}

/* Frees a node that nothing uses any more, and what stood only under it. */
static void
free_way (YcPlayNode *node)
{
  do {
    YcPlayNode *before = node->before;
    free (node->position);
    give_back (node);
    node = before;
  } while (node != NULL && --node->uses == 0);
}

void
yc_play_node_drop (YcPlayNode *node)
{
  if (node != NULL && --node->uses == 0)
    free_way (node);
}

/* The node with `n` plays in force on the way from the root to `node`: takes the logarithm of their
 * number in steps. */
static YcPlayNode *
node_back (YcPlayNode *node, uint32_t n)
{
  while (node->n > n)
    node = node->far->n >= n ? node->far : node->before;
  return node;
}

bool
yc_play_node_is_under (const YcPlayNode *node, YcPlayNode *at)
{
  return node->n <= at->n && node_back (at, node->n) == node;
}

void
yc_branch_set (YcBranch *branch, YcPlayNode *at, YcPlayNode *tip)
{
  YcBranch before = *branch;
  *branch = (YcBranch){ .at = yc_play_node_use (at), .tip = yc_play_node_use (tip) };
  yc_play_node_drop (before.at);
  yc_play_node_drop (before.tip);
}

YcPlayNode *
yc_branch_next (const YcBranch *branch)
{
  return branch->at != branch->tip ? node_back (branch->tip, branch->at->n + 1) : NULL;
}
