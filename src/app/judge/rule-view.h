/* rule-view.h: a rule to be read: its sentence, and opened, where it is printed, what decides it
 * where the books are silent, and the plays of a session that touched it. */

#pragma once

#include "view.h"

#include <adwaita.h>

#define YC_TYPE_RULE_VIEW (yc_rule_view_get_type ())
G_DECLARE_FINAL_TYPE (YcRuleView, yc_rule_view, YC, RULE_VIEW, AdwExpanderRow)

/* `view` (held) is that of a session of this game, or NULL. Signal `play-chosen (guint event)`:
 * one of the plays is to be looked at. */
GtkWidget *yc_rule_view_new (const YcGame *game, YcRule rule, YcView *view);
YcRule yc_rule_view_get_rule (YcRuleView *self);
/* Whether the rule has all the words typed; see rulebook.h. */
gboolean yc_rule_view_finds (YcRuleView *self, const char *typed);
