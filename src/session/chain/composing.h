/* composing.h: the parts of the grammar of Chain Reaction. */

#pragma once

#include "yc-config.h"

#include <glib/gi18n-lib.h>

#include "chain/aspects.h"
#include "chain/chain.h"

G_BEGIN_DECLS

/* See `YcGrammar`. */
void yc_chain_add_alternatives (YcComposer *composer, guint aspect, GPtrArray *found);
/* Takes from another opponent, if the rules do not let this one be taken from, but that one. */
void yc_chain_choose_victim (YcComposer *composer, YcPlay *play);
char *yc_chain_aspect_words (YcSession *session, const YcPlay *play, guint aspect);
void yc_chain_compare (const YcSetup *setup,
                       const YcPosition *before,
                       const YcPosition *after,
                       int seat,
                       const YcPlay *play,
                       YcEffect *effect);
void yc_chain_vary (const YcPlay *wish, YcPlayFunc found, gpointer data);
void yc_chain_find_surplus (const YcSetup *setup, const YcPlay *play, YcEffect *effect);

G_END_DECLS
