/* explanations-list.h: what explains that the table lies otherwise, looked for in the background:
 * plays left out, to be recorded, and plays logged wrongly, to be corrected. */

#pragma once

#include "explain.h"
#include "view.h"

#include <adwaita.h>

#define YC_TYPE_EXPLANATIONS_LIST (yc_explanations_list_get_type ())
G_DECLARE_FINAL_TYPE (YcExplanationsList, yc_explanations_list, YC, EXPLANATIONS_LIST, AdwBin)

/* Looks what explains a table as it was told, in place of what was looked for before; `table` NULL:
 * nothing is to be explained. Signal `chosen` (const YcExplanation *), good until it returns. */
void yc_explanations_list_search (YcExplanationsList *self, YcView *view, JsonNode *table);
/* Whether it is still looking. */
gboolean yc_explanations_list_is_busy (YcExplanationsList *self);
