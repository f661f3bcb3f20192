/* aspects.h: composing plays of Chain Reaction: first what is used, then the cards laid sideways;
 * who is needed besides comes from the pool by itself. */

#pragma once

#include "grammar.h"

G_BEGIN_DECLS

typedef enum {
  YC_CHAIN_ASPECT_VERB,     /* what a special card is used for */
  YC_CHAIN_ASPECT_MEANS,    /* which told cards are laid sideways */
  YC_CHAIN_ASPECT_POOL,     /* who comes from the pool */
  YC_CHAIN_ASPECT_FACTORY,  /* what a factory is used for */
  YC_CHAIN_ASPECT_OPPONENT, /* from whom something is taken */
  YC_CHAIN_ASPECT_LANDMARK, /* which one Double Agent uses */
  YC_CHAIN_ASPECT_BOMB,     /* which one is loaded */
} YcChainAspect;

extern const YcGrammar yc_chain_grammar;

/* Takes back the sideways card that is item `item` of the play. */
void yc_chain_take_back (YcComposer *composer, guint item);

G_END_DECLS
