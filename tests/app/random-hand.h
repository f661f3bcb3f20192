/* random-hand.h: a hand that knows no rules before the window of the program: what it could tap,
 * what it could type, and what it sees of it. */

#pragma once

#include "table-fixture.h"
#include "window.h"

/* The window of the program, with a file of sessions at `path`. */
Table *hand_open (const char *path);
/* A session of the text of a record, as a person opens one. */
void hand_begin (Table *table, const char *text);
/* From the table to the sessions, among which something is searched; and back to the last session.
 * What is done at the table meanwhile fails. */
void hand_search (Table *table, const char *words);
void hand_return (Table *table);
void hand_close (Table *table);

/* Something on the board, among the cards or before the players, that can be seen and tapped:
 * mostly what is marked as legal, where anything is. NULL: there is nothing. */
GtkWidget *hand_find_tap (Table *table, GRand *random);
/* What records the play that is composed; NULL while it cannot be recorded. */
GtkWidget *hand_find_record (Table *table);
/* A legal play as a statement; NULL: there is none, as in a game that is over. The caller frees. */
char *hand_legal_line (Table *table, GRand *random);
/* The entry for it. */
GtkWidget *hand_find_entry (Table *table);
/* Whether the line of the log about the last event is in sight. */
gboolean hand_sees_last_line (Table *table);
/* How long the processor has worked for this thread: others on the machine do not count. */
double hand_busy_milliseconds (void);
