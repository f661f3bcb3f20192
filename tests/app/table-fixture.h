/* table-fixture.h: a table page in a window, and the clicks and keys of a person before it. */

#pragma once

#include "samples.h"
#include "session.h"
#include "table-page.h"

typedef struct {
  YcSession *session;
  YcView *view; /* the page's */
  GtkWidget *window;
  GtkWidget *page;
  guint inputs; /* clicks and keys so far */
} Table;

/* A table at the beginning of, or after `n_events` of, the record `text`. */
Table *table_open (const char *text, guint n_events);
/* The same from a file of the playthroughs, without its events. */
Table *table_open_playthrough (const char *name);
void table_close (Table *self);

/* Lets the window do what it has to do. */
void settle (void);
/* The list of the log, and how many events are in it. */
GtkListView *log_list_of (Table *self);
guint n_in_log (Table *self);
/* Until as many lie above those in sight, or all: from then on none comes but with a play. */
void wait_for_log (Table *self);
/* Counts the widgets that are made from here on, until it is stopped. */
gulong count_made (guint *made);
void stop_counting (gulong hook);
/* Each is one input. They fail the test if there is nothing to click. */
void click_space (Table *self, const char *id);
void click_slot (Table *self, int slot);
void click_building (Table *self, const char *id);
void click_bomb (Table *self, const char *id);
void click_player (Table *self, YcColor color);
/* A button below `root` by its label without underlines. */
void click_button (Table *self, GtkWidget *root, const char *label);
/* A key is let go over the page. */
void release_key (Table *self, guint key, GdkModifierType state);
/* What the page makes of a key; FALSE: it goes to the focus. */
gboolean press_key (Table *self, guint key, GdkModifierType state);
/* The same of a part of it. */
gboolean press_key_in (Table *self, GtkWidget *part, guint key, GdkModifierType state);
/* Types a statement and Enter: one input for the entry, one for the line. */
void type_play (Table *self, const char *line);
/* The button of a card below `root`, or NULL. */
GtkWidget *card_in (GtkWidget *root, YcRef ref);
/* The window on top of the table's, or what the table is asked in its own; NULL. */
GtkWidget *dialog_of (Table *self);
/* Closes that; FALSE if there is none. */
gboolean close_dialog (Table *self);
/* Skips whatever is asked at once. */
void skip_dialogs (Table *self);
/* The play bar's wish as a statement; "" if there is none, or no bar to be seen. The caller frees.
 */
char *wish_of (Table *self);
/* Fails the test unless the last event is `statement`. */
void assert_last (Table *self, const char *statement);
/* Fails the test unless the state is that expected at the end of a playthrough. */
void assert_state (Table *self, const char *name);
GtkWidget *find_button (GtkWidget *root, const char *label);
YcRef ref_of (Table *self, YcDrawer drawer, const char *id);
