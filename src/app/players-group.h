/* players-group.h: the players of a new session, each in a row: added, removed, named, coloured and
 * put in order.
 *
 * What is done here is done to the YcHead of the page, and said by two signals: `changed ()`, and
 * `done ()` when Enter ends the last name. */

#pragma once

#include "setup-head.h"

#include <adwaita.h>

#define YC_TYPE_PLAYERS_GROUP (yc_players_group_get_type ())
G_DECLARE_FINAL_TYPE (YcPlayersGroup, yc_players_group, YC, PLAYERS_GROUP, AdwPreferencesGroup)

/* `head` must outlive the group's use; `names` are offered while a name is typed. To be called
 * once. */
void yc_players_group_set_head (YcPlayersGroup *self, YcHead *head, GtkTreeModel *names);
/* Shows the players as they stand in the head now. */
void yc_players_group_show (YcPlayersGroup *self);
/* The first name. */
void yc_players_group_focus (YcPlayersGroup *self);
