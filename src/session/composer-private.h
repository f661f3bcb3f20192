/* composer-private.h: what composer.c and the games' aspects.c share. */

#pragma once

#include "composer.h"

struct _YcComposer {
  GObject parent_instance;

  YcSession *session;
  gboolean filled;
  YcPlay play;
  YcRuling ruling;
};

/* Whether two plays are about the same thing and differ in aspects only. */
gboolean yc_composer_same_subject (const YcPlay *a, const YcPlay *b);
/* Fills in the likeliest play about `subject`. */
void yc_composer_complete (YcComposer *self, YcPlay *subject);
/* A play about `building`, to be completed. */
YcPlay yc_composer_about_building (YcComposer *self, YcVerb verb, YcRef building);
