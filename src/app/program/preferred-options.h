/* preferred-options.h: the table options that a new session begins with, where a table has others
 * than the book. */

#pragma once

#include "rules.h"

#include <gio/gio.h>

/* The option of a game with this id, 1 for yes; `usual` where nothing else was preferred, or
 * `settings` is NULL. */
int
yc_preferred_option_get (GSettings *settings, const YcGame *game, const char *option, int usual);
void
yc_preferred_option_set (GSettings *settings, const YcGame *game, const char *option, int value);
