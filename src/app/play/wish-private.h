/* wish-private.h: what wish.c and wish-aspects.c share. */

#pragma once

#include "wish.h"

struct _YcWish {
  GObject parent_instance;

  YcSession *session;
  gboolean filled;
  YcPlay play;
  YcRuling ruling;
};

/* Whether two plays are about the same thing and differ in aspects only. */
gboolean yc_wish_same_subject (const YcPlay *a, const YcPlay *b);
/* Fills in the likeliest play about `subject`. */
void yc_wish_complete (YcWish *self, YcPlay *subject);
/* A play about `building`, to be completed. */
YcPlay yc_wish_about_building (YcWish *self, YcVerb verb, YcRef building);
