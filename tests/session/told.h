/* told.h: sessions of which the sentences are checked. */

#pragma once

#include "session.h"

/* A statement and the sentence that the log has for it. */
typedef struct {
  const char *line, *sentence;
} Told;

/* Begins a session with this head. */
YcSession *told_begin (const char *head);
/* Records each line in turn and fails where its sentence is another. */
void check_told (const char *head, const Told *told, gsize n);
