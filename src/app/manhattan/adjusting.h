/* adjusting.h: what the table can correct on the board; see table-game.h. */

#pragma once

#include "table-game.h"

extern const YcTopic yc_manhattan_topics[];
extern const guint8 yc_manhattan_extra_points[];

void yc_manhattan_list_spots (YcSession *session, YcSpotFunc tell, gpointer data);
void
yc_manhattan_list_workers (YcSession *session, int seat, YcSpotWorkersFunc tell, gpointer data);
gboolean yc_manhattan_may_adjust (const YcPosition *position,
                                  const YcTopic *topic,
                                  YcRef card,
                                  int seat,
                                  gboolean given);
