/* side-by-side.h: the same work for many things on several processors, its outcomes taken in order.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Works on thing `which`. Called in any thread, for different things at the same time; `helper` is
 * what this thread alone has (see YcHelper). */
typedef void (*YcWork) (gsize which, gpointer helper, gpointer data);
/* Takes what came of thing `which`. Called in the caller's thread, in the order of the things. */
typedef void (*YcTake) (gsize which, gpointer data);

/* What each thread keeps from one thing to the next. */
typedef struct {
  gpointer (*make) (void);
  void (*drop) (gpointer helper);
} YcHelper;

/* Works on `n` things and takes all outcomes before it returns. With one `worker` no thread is
 * started and each outcome is taken before the next thing is begun. */
void yc_side_by_side (gsize n,
                      guint workers,
                      const YcHelper *helper,
                      YcWork work,
                      YcTake take,
                      gpointer data);

G_END_DECLS
