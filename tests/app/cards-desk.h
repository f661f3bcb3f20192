/* cards-desk.h: the page of all cards with a database of its own, for the tests of it. */

#pragma once

#include "app-fixture.h"
#include "cards/cards-page.h"

G_BEGIN_DECLS

typedef struct {
  YcDatabase *database;
  GtkWidget *page;
  GtkWindow *window;
  guint changes;
} Desk;

/* For g_test_add(). */
void cards_desk_set_up (Desk *desk, gconstpointer data);
void cards_desk_tear_down (Desk *desk, gconstpointer data);
YcCollection *cards_desk_collection (Desk *desk);
void cards_desk_teach (Desk *desk, const char *definition);
/* What the heading of a kind says, as the list has it now. */
void cards_desk_assert_counts (Desk *desk, const char *title, const char *expected);
/* The words of the first rows on the screen, one a line; the caller frees. */
char *cards_desk_rows (Desk *desk);
/* Until the page has changed something, or said why not. */
void cards_desk_wait_for_change (Desk *desk, guint changes);
/* Merges or restores a card, and waits for it. */
void cards_desk_merge (Desk *desk, const char *key, const char *other);
void cards_desk_restore (Desk *desk, const char *key);
/* The window that holds a widget of this type. */
GtkWidget *cards_desk_window_with (GType type);
/* Opens the dialog of a card. */
GtkWidget *cards_desk_edit (Desk *desk, const char *key);

G_END_DECLS
