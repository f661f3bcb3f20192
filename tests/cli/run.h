/* run.h: runs the built yellowcake-cli as a person would. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct {
  int status; /* exit */
  char *out, *err;
} Run;

void run_clear (Run *run);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

/* The arguments end with NULL; `input` is what standard input holds, or NULL. */
Run run_cli (const char *input, ...) G_GNUC_NULL_TERMINATED;
/* The same; `arguments` are a strv. */
Run run_cli_with (const char *input, const char *const *arguments);

/* Writes a file that lasts as long as the program; the caller frees the path. */
char *run_write (const char *name, const char *text);

/* A board game for two that begins and goes on with `lines`. */
char *run_board (const char *lines);

G_END_DECLS
