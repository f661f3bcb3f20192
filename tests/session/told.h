/* told.h: what a test tells, as a session or a record. */

#pragma once

#include "session.h"

/* A statement and the sentence that the log has for it. */
typedef struct {
  const char *line, *sentence;
} Told;

/* Begins a session with this head. */
YcSession *told_begin (const char *head);
/* A board game of Ana and Bo whose rows nobody told, with these events; the caller frees. */
YcRecord *told_read_board (const char *events);
/* Records each line in turn and fails where its sentence is another. */
void check_told (const char *head, const Told *told, gsize n);
