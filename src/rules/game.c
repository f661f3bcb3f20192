/* game.c: finding a game by its id. */

#include "lexer.h"

const YcGame *
yc_game_of_word (YcText word)
{
  for (const YcGame *const *game = yc_games; *game; game++)
    if (yc_word_equals (word, (*game)->id))
      return *game;
  return NULL;
}

const YcGame *
yc_game_find (const char *id)
{
  return yc_game_of_word ((YcText){ id, strlen (id) });
}
