/* board-sections.c: see board-sections.h. */

#include "board-sections.h"

#include <glib/gi18n.h>
#include <string.h>

const YcBoardSection yc_board_sections[YC_N_BOARD_SECTIONS] = {
  { "construction", N_ ("Construction"), "construction" },
  { "factory", N_ ("Factories"), "factory" },
  { "fighters", N_ ("Fighters"), "fighter" },
  { "bombers", N_ ("Bombers"), "bomber" },
  { "mine", N_ ("Mines"), "mine" },
  { "university", N_ ("Universities"), "university" },
  { "reactor", N_ ("Reactor"), "reactor" },
  { "enrichment", N_ ("Enrichment Plant"), "enrichment" },
  { "strike", N_ ("Air Strikes"), "strike" },
  { "repair", N_ ("Repair"), "repair" },
  { "design", N_ ("Design Bombs"), "design" },
  { "espionage", N_ ("Espionage"), "spy" },
};

gboolean
yc_board_section_has (const YcBoardSection *section, const YcCard *space)
{
  size_t length = strlen (section->prefix);

  return strncmp (space->id, section->prefix, length) == 0
         && (space->id[length] == '\0' || space->id[length] == '-');
}

int
yc_board_section_count (const YcBoardSection *section, const YcCatalogue *catalogue)
{
  int count = 0;

  for (int i = 0; i < catalogue->n[YC_SPACES]; i++)
    count += yc_board_section_has (section, &catalogue->cards[YC_SPACES][i]);
  return count;
}
