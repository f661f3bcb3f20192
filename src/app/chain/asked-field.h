/* asked-field.h: what is printed on a card of the card game, asked for by lines of chips of which
 * one is tapped. */

#pragma once

#include "rules.h"
#include "table-cards.h"

#include <gtk/gtk.h>

/* One thing that a card of a kind has printed on it, and what may stand there: letters and amounts
 * of the record format, with blanks between them. */
typedef struct {
  YcKind kind;
  YcPrintedField field;
  const char *choices;
} YcAskedField;

/* Calls `ask` for everything that is printed on a card of the kind and can be tapped, but its
 * personnel cost, in the order in which it is read off the card. */
void yc_asked_fields (YcKind kind,
                      void (*ask) (gpointer data, const YcAskedField *field),
                      gpointer data);
/* What a card has sideways: personnel. */
extern const YcAskedField yc_asked_side;
/* Of YcPrintedField: what nobody has told of a card. */
guint yc_unknown_fields (const YcCard *card);
/* Puts what was tapped on the card. */
void yc_card_set_field (YcCard *card, YcPrintedField field, const char *choice);
/* A line of chips under a title; the chip tapped last is the active one. `chosen` is called with
 * the field and the choice. */
GtkWidget *
yc_asked_field_new (const YcGame *game,
                    const YcAskedField *field,
                    void (*chosen) (gpointer data, YcPrintedField field, const char *choice),
                    gpointer data);
