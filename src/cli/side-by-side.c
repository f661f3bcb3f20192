/* side-by-side.c: threads that each take the next thing nobody has begun. */

#include "side-by-side.h"

typedef struct {
  gsize n;
  const YcHelper *helper;
  YcWork work;
  gpointer data;
  gsize next; /* the first that nobody has begun; atomic */
  GMutex lock;
  GCond more;
  gboolean *done; /* of each thing; under the lock */
} Workshop;

static gpointer
work_through (gpointer data)
{
  Workshop *shop = data;
  const gpointer helper = shop->helper->make ();
  gsize which;
  while ((which = (gsize) g_atomic_pointer_add (&shop->next, 1)) < shop->n) {
    shop->work (which, helper, shop->data);
    g_mutex_lock (&shop->lock);
    shop->done[which] = TRUE;
    g_cond_signal (&shop->more);
    g_mutex_unlock (&shop->lock);
  }
  shop->helper->drop (helper);
  return NULL;
}

static void
wait_for (Workshop *shop, gsize which)
{
  g_mutex_lock (&shop->lock);
  while (!shop->done[which])
    g_cond_wait (&shop->more, &shop->lock);
  g_mutex_unlock (&shop->lock);
}

static void
work_with_threads (Workshop *shop, guint workers, YcTake take)
{
  g_autofree GThread **threads = g_new (GThread *, workers);
  g_mutex_init (&shop->lock);
  g_cond_init (&shop->more);
  shop->done = g_new0 (gboolean, shop->n);
  for (guint i = 0; i < workers; i++)
    threads[i] = g_thread_new ("worker", work_through, shop);
  for (gsize which = 0; which < shop->n; which++) {
    wait_for (shop, which);
    take (which, shop->data);
  }
  for (guint i = 0; i < workers; i++)
    g_thread_join (threads[i]);
  g_free (shop->done);
  g_cond_clear (&shop->more);
  g_mutex_clear (&shop->lock);
}

static void
work_alone (const Workshop *shop, YcTake take)
{
  const gpointer helper = shop->helper->make ();
  for (gsize which = 0; which < shop->n; which++) {
    shop->work (which, helper, shop->data);
    take (which, shop->data);
  }
  shop->helper->drop (helper);
}

void
yc_side_by_side (gsize n,
                 guint workers,
                 const YcHelper *helper,
                 YcWork work,
                 YcTake take,
                 gpointer data)
{
  Workshop shop = { .n = n, .helper = helper, .work = work, .data = data };
  if (workers > 1)
    work_with_threads (&shop, workers, take);
  else
    work_alone (&shop, take);
}
