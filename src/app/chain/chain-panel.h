/* chain-panel.h: one player of Chain Reaction: points against the target, Yellowcake, Uranium, the
 * hand as a count with what was told, the stash, and the bombs built. */

#pragma once

#include "rules.h"

#include <gtk/gtk.h>

#define YC_TYPE_CHAIN_PANEL (yc_chain_panel_get_type ())
G_DECLARE_FINAL_TYPE (YcChainPanel, yc_chain_panel, YC, CHAIN_PANEL, GtkWidget)

/* Signals: `bomb-chosen (int ref)`; `hand-chosen (int seat)`: the hand is to be told. */
GtkWidget *yc_chain_panel_new (int seat);
/* Draws the seat; `hands_shown`: what was told of hand and stash, too. */
void yc_chain_panel_show (YcChainPanel *self,
                          const YcSetup *setup,
                          const YcPosition *position,
                          gboolean hands_shown);
