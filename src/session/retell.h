/* retell.h: the list of sessions learns what its sessions come to since the table's cards changed.
 */

#pragma once

#include "database.h"

G_BEGIN_DECLS

/* Judges every session of a game again whose outcome the list knows: a session at a time, whenever
 * the main loop has nothing else to do. */
void yc_retell_outcomes_later (YcDatabase *database, const char *game);

G_END_DECLS
