/* one-person.h: which other name is the same person: a small dialog, and the way back. */

#pragma once

#include "database.h"

#include <adwaita.h>

/* Called once somebody was joined, and it is on disk. */
typedef void (*YcJoinedFunc) (GtkWidget *page);

/* Asks over the window of `page` who goes by another name than the person called `name`, and joins
 * the two. Two who sat at one table are told to be two. */
void
yc_one_person_ask (GtkWidget *page, YcDatabase *database, const char *name, YcJoinedFunc joined);
