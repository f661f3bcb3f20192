/* judge-banner.h: says that the judge is asked and nothing is recorded; asks whose play it is, and
 * whether as if it were their turn. */

#pragma once

#include "rules.h"

#include <gtk/gtk.h>

#define YC_TYPE_JUDGE_BANNER (yc_judge_banner_get_type ())
G_DECLARE_FINAL_TYPE (YcJudgeBanner, yc_judge_banner, YC, JUDGE_BANNER, GtkWidget)

/* The names of the seats, to choose from. The caller owns the reference. */
GtkStringList *yc_seat_names (const YcSetup *setup);

/* Signal `changed` (): it is about another seat or another turn. */

/* Begins to ask about the plays of `seat`, as if it were its turn. */
void yc_judge_banner_begin (YcJudgeBanner *self, const YcSetup *setup, int seat);
int yc_judge_banner_get_seat (YcJudgeBanner *self);
void yc_judge_banner_set_seat (YcJudgeBanner *self, int seat);
gboolean yc_judge_banner_is_in_turn (YcJudgeBanner *self);
