/* board-sections.h: the sections of the main board in the printed order, and which spaces each has.
 */

#pragma once

#include "rules.h"

#include <glib.h>

typedef struct {
  const char *prefix; /* of the ids of its spaces: `mine` has `mine-1`, `mine-2` … */
  const char *title;  /* to be translated */
  const char *icon;
  char key; /* leads there */
} YcBoardSection;

#define YC_N_BOARD_SECTIONS 12
extern const YcBoardSection yc_board_sections[YC_N_BOARD_SECTIONS];

gboolean yc_board_section_has (const YcBoardSection *section, const YcCard *space);
/* How many spaces of the catalogue stand in the section. */
int yc_board_section_count (const YcBoardSection *section, const YcCatalogue *catalogue);
