/* long-game.h: a sample as a record that is longer than a game ever gets. */

#pragma once

#include <glib.h>

/* The record of a sample up to event `n_events`, or all of it, as a session of its own; with
 * `least` events, or some fewer: plays are taken back and made again until there are as many. The
 * caller frees. */
char *long_game (const char *name, guint n_events, guint least);
