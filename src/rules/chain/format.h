/* format.h: how plays and cards of Chain Reaction are written. */

#pragma once

#include "chain/chain.h"
#include "notation.h"

extern const YcVerbInfo yc_chain_moves[];
extern const YcVerbInfo yc_chain_facts[];
/* Words of the grammar, which therefore name no card (rules page, section 8). */
bool yc_chain_is_keyword (YcText word);
extern const YcKindInfo yc_chain_kinds[];
/* Whether a card may have the name that the lexer stands at. */
bool yc_chain_check_name (const YcDefiner *definer, YcLexer *lexer, const YcKindInfo *kind);
