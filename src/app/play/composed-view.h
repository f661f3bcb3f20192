/* composed-view.h: the play being composed: in words, by what it changes, with the choices in it,
 * what the rules say to it, and the judge's answer. */

#pragma once

#include "table-game.h"

#include <gtk/gtk.h>

#define YC_TYPE_COMPOSED_VIEW (yc_composed_view_get_type ())
G_DECLARE_FINAL_TYPE (YcComposedView, yc_composed_view, YC, COMPOSED_VIEW, GtkWidget)

/* Signals:
 *   `record-asked` ()  the play is to be recorded: by the button, or by Enter on a choice
 *   `draft-asked` ()   what the play leaves open is to be told
 *   `explained` ()     the ruling is unfolded, or folded again */
/* Once; all must outlive the view. */
void yc_composed_view_set_composer (YcComposedView *self,
                                    YcView *view,
                                    const YcTableGame *table,
                                    YcComposer *wish);
/* Shows the play as it is now; hides itself while there is none. `inquiry` is the judge's answer,
 * or NULL, and must stay until the next; `playing`: the play can be recorded unless it is illegal.
 */
void yc_composed_view_show (YcComposedView *self, const YcInquiry *inquiry, gboolean playing);
/* `below` a question it takes less room, and the rest is scrolled: the table is still to be seen.
 */
void yc_composed_view_set_below (YcComposedView *self, gboolean below);
/* What it says to the play, as it is read out; NULL while there is none. The caller frees. */
char *yc_composed_view_get_words (YcComposedView *self);
/* Has what the rules say to it heard and seen once more, until the play is another. */
void yc_composed_view_stress (YcComposedView *self);
/* Chooses the choice of this number, from 1, or none with 0, and `records` the play then; or asks
 * for what it leaves open, which comes behind them. FALSE if there is none. */
gboolean yc_composed_view_choose (YcComposedView *self, guint number, gboolean records);
/* Whether the rules speak against the play, or somebody wanted to know what they say. */
gboolean yc_composed_view_is_explained (YcComposedView *self);
void yc_composed_view_focus_record (YcComposedView *self);

/* While one play is composed a part of it does not get lower: what is tapped next would move with
 * every tap. */
void yc_keep_height (GtkWidget *part, gboolean composing);
