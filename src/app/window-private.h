/* window-private.h: the window, for the files that it is made of. */

#pragma once

#include "window.h"

#include "database.h"
#include "sessions-page.h"
#include "table-page.h"

struct _YcWindow {
  AdwApplicationWindow parent_instance;

  GSettings *settings;
  char *path;
  YcDatabase *database; /* NULL while it cannot be opened */
  YcDatabase *closed;   /* the one before, borrowed: NULL once nobody has it open */
  GCancellable *check;  /* of the file, or NULL */
  GtkFileChooserNative *chooser;
  guint dropping; /* the idle source that drops the pages that were left, or 0 */

  AdwToastOverlay *toasts;
  AdwLeaflet *pages;
};

/* ---- Notices (window-notices.c) ---- */

/* The actions `win.toast` (a text) and `win.toast-undo` (a text, and the action of the page that
 * undoes what it tells, of a session by its id). */
void yc_window_install_notice_actions (GtkWidgetClass *widget_class);
/* A toast, and heard. */
void yc_window_say (YcWindow *self, const char *text);

/* ---- Pages, one over the other (window-stack.c) ---- */

/* What the template has called when another page is shown. */
void yc_window_page_changed (YcWindow *self);
/* The page of the sessions below the others; NULL while the file cannot be opened. */
YcSessionsPage *yc_window_sessions_page (YcWindow *self);
/* Drops all pages for this one. */
void yc_window_set_only_page (YcWindow *self, GtkWidget *page);
/* Shows `page` over the one shown, which it leads back to. */
void yc_window_push_page (YcWindow *self, GtkWidget *page);
/* The table on the page that is shown, a puzzle's too; NULL if there is none. */
YcTablePage *yc_window_table_shown (YcWindow *self);

/* ---- Pages opened over the one shown (window-pages.c) ---- */

void yc_window_install_page_actions (GtkWidgetClass *widget_class);

/* ---- Records from elsewhere (window-records.c) ---- */

void yc_window_install_record_actions (GtkWidgetClass *widget_class);
/* Takes what was chosen or dropped into the sessions: a `YcFilesFunc`. */
void yc_window_take_files (GtkWindow *window, GListModel *files);

/* ---- The file of the sessions (window-file.c) ---- */

void yc_window_install_file_actions (GtkWidgetClass *widget_class);
/* Opens the file of the window and shows its sessions, or why that cannot be. */
void yc_window_open_database (YcWindow *self);
void yc_window_close_database (YcWindow *self);
