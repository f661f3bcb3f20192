/* faces.c: see faces.h. */

#include "faces.h"

#include "manhattan/aspects.h"
#include "manhattan/board.h"
#include "widgets/crew-view.h"
#include "widgets/icon-row.h"

static GtkWidget *
crew_face (YcSession *session, const YcPlay *play, const YcWorkers *workers)
{
  const YcSetup *setup = yc_session_get_setup (session);
  int seat = play->actor < YC_COLORS ? setup->seat_of_color[play->actor] : 0;
  GtkWidget *face = yc_crew_view_new ();

  yc_crew_view_show (YC_CREW_VIEW (face), setup, yc_crew_from_workers (workers, MAX (seat, 0)));
  return face;
}

static GtkWidget *
side_face (const YcSide *side)
{
  GtkWidget *face;

  if (side == NULL)
    return NULL;
  face = yc_icon_row_new ();
  yc_icon_row_show_side (YC_ICON_ROW (face), side);
  return face;
}

GtkWidget *
yc_manhattan_face_new (YcSession *session, const YcPlay *play, guint aspect)
{
  if (aspect == YC_ASPECT_WORKERS && yc_workers_total (&play->workers) <= 2 * YC_PIECES)
    return crew_face (session, play, &play->workers);
  if (aspect == YC_ASPECT_TAKE && play->has_take && yc_workers_total (&play->take) > 0)
    return crew_face (session, play, &play->take);
  if (aspect == YC_ASPECT_COST || aspect == YC_ASPECT_OUTPUT)
    return side_face (yc_manhattan_side (yc_session_get_setup (session), play, aspect));
  if (aspect == YC_ASPECT_PLANE && play->verb == YC_STRIKE_FIGHTER)
    return yc_icon_new (yc_icon_of_good ((YcGood) play->good));
  return NULL;
}
