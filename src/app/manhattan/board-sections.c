/* board-sections.c: see board-sections.h. */

#include "board-sections.h"

#include <glib/gi18n.h>
#include <string.h>

const YcBoardSection yc_board_sections[YC_N_BOARD_SECTIONS] = {
  { "construction", N_ ("Construction"), "construction", 'c' },
  { "factory", N_ ("Factories"), "factory", 'f' },
  { "fighters", N_ ("Fighters"), "fighter", 'i' },
  { "bombers", N_ ("Bombers"), "bomber", 'b' },
  { "mine", N_ ("Mines"), "mine", 'm' },
  { "university", N_ ("Universities"), "university", 'u' },
  { "reactor", N_ ("Reactor"), "reactor", 'a' },
  { "enrichment", N_ ("Enrichment Plant"), "enrichment", 'n' },
  { "strike", N_ ("Air Strikes"), "strike", 's' },
  { "repair", N_ ("Repair"), "repair", 'p' },
  { "design", N_ ("Design Bombs"), "design", 'd' },
  { "espionage", N_ ("Espionage"), "spy", 'y' },
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
