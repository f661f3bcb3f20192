/* dispute-actions.h: what can be said and asked about an event of the log: that it is disputed,
 * that it was another. Each opens a dialog; `event` is a `u`. An objection or settlement stands for
 * the event that it is about. */

#pragma once

#include "table-game.h"

void yc_dispute_object (YcTablePage *page, GVariant *event);
void yc_dispute_settle (YcTablePage *page, GVariant *event);
void yc_dispute_mattered (YcTablePage *page, GVariant *event);
void yc_dispute_really (YcTablePage *page, GVariant *event);
void yc_dispute_never (YcTablePage *page, GVariant *event);
/* Proposes that an event was really this, or never happened (NULL). */
void yc_dispute_propose (YcTablePage *page, guint event, const YcPlay *really);
/* To be called once, when the page is made. */
void yc_dispute_connect (YcTablePage *page);
/* Asks what the set-up really was. */
void yc_dispute_set_up (YcTablePage *page);
/* Objects to the play that led to what is looked at. */
void yc_dispute_object_here (YcTablePage *page);
