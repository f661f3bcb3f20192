/* chain-actions.h: what can be done at the card table besides playing. */

#pragma once

#include "table-page.h"

void yc_chain_install_actions (GtkWidgetClass *widget_class);
/* `enabled`: a card-game session that can be written to. */
void yc_chain_update_actions (YcTablePage *page, gboolean enabled);
/* Teaches a card that the program does not know. */
void yc_chain_teach (YcTablePage *page);
