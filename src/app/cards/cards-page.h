/* cards-page.h: all cards of both games that the table knows, by kind and against the printed
 * counts; to correct, restore, merge and share.
 *
 * Actions: `cards.new`, `cards.export`, `cards.import`, and with a key such as `card mine-ee-y3`
 * `cards.edit`, `cards.restore`, `cards.merge`. */

#pragma once

#include "collection.h"

#include <adwaita.h>

#define YC_TYPE_CARDS_PAGE (yc_cards_page_get_type ())
G_DECLARE_FINAL_TYPE (YcCardsPage, yc_cards_page, YC, CARDS_PAGE, AdwBin)

GtkWidget *yc_cards_page_new (YcDatabase *database);
/* Which game is shown (first the card game, whose cards are taught). */
void yc_cards_page_show_game (YcCardsPage *self, const YcGame *game);
YcCollection *yc_cards_page_get_collection (YcCardsPage *self);
/* Settles without a question that the card `key` is `other`. */
void yc_cards_page_merge (YcCardsPage *self, const char *key, const char *other);
/* Shows what a file has beside what is known here. */
void yc_cards_page_import (YcCardsPage *self, GFile *file);
