/* about-session.h: what the table calls a session, where it was, and a note: a small dialog.
 *
 * Signal `told` (): something of it was changed, and is on disk. */

#pragma once

#include "archive.h"

#include <adwaita.h>

#define YC_TYPE_ABOUT_SESSION (yc_about_session_get_type ())
G_DECLARE_FINAL_TYPE (YcAboutSession, yc_about_session, YC, ABOUT_SESSION, AdwWindow)

YcAboutSession *
yc_about_session_open (GtkWindow *parent, YcDatabase *database, const YcArchiveEntry *entry);
