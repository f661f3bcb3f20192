/* ledger-fixture.h: a ledger in a folder of its own, and a table of three to write into it. */

#pragma once

#include <sqlite3.h>

#include "database-private.h"
#include "journal.h"

typedef struct {
  char *folder;
  char *path; /* of the database in it */
  YcDatabase *database;
} Ledger;

/* For g_test_add(): with an open ledger, or with the folder alone. */
void ledger_set_up (Ledger *ledger, gconstpointer data);
void ledger_set_up_folder (Ledger *ledger, gconstpointer data);
void ledger_tear_down (Ledger *ledger, gconstpointer data);

/* Removes a folder and all in it. */
void remove_folder (const char *folder);

void ledger_open (Ledger *ledger);
void ledger_close (Ledger *ledger);

/* A head for Ana, Bo and Cy, or for Cy and Žofie; it lives as long as the program. */
YcLedgerHead table_of_three (const char *uuid, const char *begun_at);
YcLedgerHead table_of_two (const char *uuid, const char *begun_at);

/* Begins that session; it has to succeed. */
gint64 ledger_begin (Ledger *ledger, const YcLedgerHead *head);

/* Appends plays first … last, each as play_text() has it; each has to succeed. */
void ledger_append (Ledger *ledger, gint64 session, unsigned first, unsigned last);
char *play_text (unsigned number);

/* Teaches the table's own definition of a card; it has to be kept. */
void ledger_teach (Ledger *ledger, const char *game, const char *card, const char *text);

/* Notes a dispute about an event as older programs did. */
void ledger_dispute (Ledger *ledger, gint64 session, unsigned event);

/* How many events the session has; each has to be as play_text() wrote it, or `lost` where that is
 * not NULL. */
unsigned ledger_count (Ledger *ledger, gint64 session, const char *lost);

/* The number in the first row of a query that has to succeed. */
gint64 ledger_number (Ledger *ledger, const char *sql);

/* Does to the closed ledger what a stranger may have done, with no guard in the way. */
void ledger_tamper (Ledger *ledger, const char *sql);

/* A SELECT of numbers that never ends, for a view. */
#define ENDLESS "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n) SELECT n"

/* Asserts that the file cannot be opened, and why. */
void assert_not_opened (const char *path, YcLedgerError kind);
