/* option-group.h: one aspect of the play being composed as a row of toggle buttons: the likeliest
 * in view, the rest one click further. */

#pragma once

#include "composer.h"

#include <gtk/gtk.h>

#define YC_TYPE_OPTION_GROUP (yc_option_group_get_type ())
G_DECLARE_FINAL_TYPE (YcOptionGroup, yc_option_group, YC, OPTION_GROUP, GtkWidget)

/* `composer` must outlive the group; a click changes its play. */
GtkWidget *yc_option_group_new (YcComposer *composer, guint aspect);
/* Shows what there is to choose now, numbered for the keyboard behind the `n_before` choices of
 * other groups; the group hides itself if there is nothing. */
void yc_option_group_update (YcOptionGroup *self, guint n_before);
/* How many choices can be made at once, and one of them (from 0) made without a click. */
guint yc_option_group_get_n_choices (YcOptionGroup *self);
void yc_option_group_choose (YcOptionGroup *self, guint choice);
/* Chooses nothing, where that is a choice: it counts among none of those. FALSE if it is not. */
gboolean yc_option_group_choose_none (YcOptionGroup *self);
