/* announce.h: the one voice of the window: says to a screen reader what everybody else sees change.
 *
 * GTK before 4.14 tells a screen reader nothing of what has the role status or alert, of a toast or
 * of a label that changes. Heard is the description of what has the focus, when it changes; so that
 * is where a sentence goes, until the focus moves. From 4.14 on GTK announces it itself.
 *
 * Whatever is shown for a moment, or changes where the focus is not, is said here as it is shown:
 * the same words, so that nothing is heard that the screen hides. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How a sentence stands to others that come in the same tenth of a second, which is what one act
 * brings about; together they are said in one go, the most urgent first. Later ones cut it short:
 * the last is what stands. */
typedef enum {
  YC_CALM, /* how things stand, such as the ruling on a play being composed: only the last counts */
  YC_NEWS, /* something has happened: each is said, in their order */
  YC_ALARM, /* something went wrong: the same, before all others */
  YC_N_URGENCIES
} YcUrgency;

/* Says `sentence`, to be called from wherever it is shown: `widget` (or anything in its window)
 * needs no focus of its own, and may be in no window yet or go away meanwhile. The same sentence is
 * heard again each time. NULL or "": what waits as YC_CALM is not so any more and is not said. */
void yc_announce (GtkWidget *widget, const char *sentence, YcUrgency urgency);
/* Texts as one: each that does not end like a sentence gets a full stop. The last is followed by
 * NULL as an end; those that are "" are left out. The caller frees. */
char *yc_sentences_join (const char *first, ...) G_GNUC_NULL_TERMINATED;

G_END_DECLS
