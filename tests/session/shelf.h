/* shelf.h: a database in a folder of its own, for the tests that keep sessions. */

#pragma once

#include "session.h"

#include "database.h"

G_BEGIN_DECLS

typedef struct {
  char *folder, *path;
  YcDatabase *database;
} Shelf;

/* For g_test_add(). */
void shelf_set_up (Shelf *shelf, gconstpointer data);
void shelf_tear_down (Shelf *shelf, gconstpointer data);
/* Closes the database and opens it again. */
void shelf_reopen (Shelf *shelf);

/* Begins a session, or records a statement; either has to succeed. */
YcSession *shelf_begin (YcDatabase *database, const char *head);
void shelf_record (YcSession *session, const char *line);
/* Judges a statement, which has to be readable. */
void shelf_judge (YcSession *session, const char *line, YcRuling *ruling);

G_END_DECLS
