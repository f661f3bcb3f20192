/* sessions-page-private.h: the start page, for the files that it is made of. */

#pragma once

#include "sessions-page.h"

#include "history.h"
#include "puzzles.h"
#include "session-row.h"
#include "sessions/session-filter.h"
#include "widgets/later.h"

struct _YcSessionsPage {
  AdwBin parent_instance;

  YcDatabase *database;
  YcHistory *history;
  char *running; /* the UUID of the session on top, or NULL */
  gboolean filled;
  gboolean stale; /* what became known while nobody saw the page is not in the list yet */
  gboolean comes; /* the keyboard has not been here since the page is in view */
  gulong painted; /* the handler that waits for the first frame, or 0 */
  guint filling;  /* the idle source that fills the page after it, or 0 */
  YcLater drawn;  /* memory is given back when the rows are there */

  guint idle;         /* the source that waits to look for puzzles, or 0 */
  YcPuzzles *puzzles; /* that are looked for, or NULL */
  GtkProgressBar *retelling;
  GtkStack *content;
  AdwStatusPage *empty;
  AdwStatusPage *nothing;
  GtkSearchBar *search_bar;
  GtkSearchEntry *search;
  YcSessionFilter *filter;
  GtkWidget *running_card;
  GtkMenuButton *running_menu;
  YcSessionRow *running_row;
  GtkWidget *resume;
  GtkWidget *earlier;
  GtkListView *list;
};

/* ---- What is shown (sessions-page-show.c) ---- */

void yc_sessions_page_say (YcSessionsPage *self, const GError *error);
/* What of a session the words of the search met, in its row. */
void
yc_sessions_page_show_match (YcSessionsPage *self, YcSessionRow *row, const YcArchiveEntry *entry);

/* ---- The search (sessions-page-search.c) ---- */

/* By words, or by what was chosen beside them. */
gboolean yc_sessions_page_is_searching (YcSessionsPage *self);
/* What is looked for; the caller frees. */
YcQuery *yc_sessions_page_build_query (YcSessionsPage *self);
/* Which of the words are nowhere; each of them may be somewhere, but not all in one session. */
void yc_sessions_page_show_not_found (YcSessionsPage *self);
/* What the template has called. */
void yc_sessions_page_words_typed (YcSessionsPage *self);
void yc_sessions_page_search_closed (YcSessionsPage *self);
