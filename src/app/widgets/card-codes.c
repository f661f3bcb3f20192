/* card-codes.c: see card-codes.h. */

#include "card-codes.h"

#include "card-button.h"

#define IN_A_ROW 9

static guint
n_in_sight (GPtrArray *wraps)
{
  guint n = 0;

  for (guint i = 0; i < wraps->len; i++)
    for (GtkWidget *card = gtk_widget_get_first_child (wraps->pdata[i]); card != NULL;
         card = gtk_widget_get_next_sibling (card))
      n += gtk_widget_get_visible (card);
  return n;
}

/* Tells the cards in sight with the number of each: 0 for those that there is none for. */
static void
each_card (GPtrArray *wraps,
           void (*tell) (GtkWidget *card, guint code, gpointer data),
           gpointer data)
{
  const gboolean few = n_in_sight (wraps) <= IN_A_ROW;
  guint row = 0, place = 0;

  for (guint i = 0; i < wraps->len; i++) {
    gboolean begins = !few;

    for (GtkWidget *card = gtk_widget_get_first_child (wraps->pdata[i]); card != NULL;
         card = gtk_widget_get_next_sibling (card)) {
      if (!gtk_widget_get_visible (card))
        continue;
      if (begins || place == IN_A_ROW) {
        row++;
        place = 0;
      }
      begins = FALSE;
      tell (card, row <= IN_A_ROW ? 10 * row + ++place : 0, data);
    }
  }
}

/* Once the row is known, only its cards have a number. */
static void
show (GtkWidget *card, guint code, gpointer row)
{
  const guint chosen = GPOINTER_TO_UINT (row);

  yc_card_button_set_key (YC_CARD_BUTTON (card), chosen == 0           ? code
                                                 : code / 10 == chosen ? code % 10
                                                                       : 0);
}

void
yc_card_codes_show (GPtrArray *wraps, guint row)
{
  each_card (wraps, show, GUINT_TO_POINTER (row));
}

typedef struct {
  guint code;
  GtkWidget *card;
  gboolean begins; /* the number of a card begins with the digit */
} Search;

static void
search (GtkWidget *card, guint code, gpointer data)
{
  Search *self = data;

  self->begins = self->begins || code / 10 == self->code;
  if (code == self->code)
    self->card = card;
}

GtkWidget *
yc_card_codes_press (GPtrArray *wraps, guint *row, guint digit)
{
  Search found = { .code = 10 * *row + digit };

  each_card (wraps, search, &found);
  *row = found.card == NULL && *row == 0 && found.begins ? digit : 0;
  yc_card_codes_show (wraps, *row);
  return found.card;
}
