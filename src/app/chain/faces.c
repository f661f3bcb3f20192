/* faces.c: see faces.h. */

#include "faces.h"

#include "chain/aspects.h"
#include "link-view.h"
#include "widgets/icon-row.h"

static GtkWidget *
pool_face (const YcWorkers *workers)
{
  GtkWidget *face = yc_icon_row_new ();
  YcSide side = { 0 };

  for (int type = 0; type < YC_WORKER_TYPES; type++)
    side.workers[type] = (uint8_t) workers->permanent[type];
  yc_icon_row_show_side (YC_ICON_ROW (face), &side);
  return face;
}

GtkWidget *
yc_chain_face_new (YcSession *session, const YcPlay *play, guint aspect)
{
  gboolean from_pool = yc_workers_total (&play->workers) > 0;

  if (aspect == YC_CHAIN_ASPECT_POOL && from_pool)
    return pool_face (&play->workers);
  if (aspect == YC_CHAIN_ASPECT_MEANS && (play->n_items > 0 || from_pool))
    return yc_link_means_new (session, play);
  return NULL;
}
