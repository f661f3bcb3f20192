/* words-option.c: table options and reading errors in words. */

#include "words-private.h"

#include <string.h>

const char *
yc_words_option_id (const YcGame *game, guint number)
{
  const YcGameTelling *telling = yc_telling_of (game);
  return number < telling->n_options ? game->options[telling->options[number].option].id : NULL;
}

static const YcOptionWords *
option_of (const YcGame *game, const char *id)
{
  const YcGameTelling *telling = yc_telling_of (game);
  for (guint i = 0; i < telling->n_options; i++)
    if (strcmp (yc_words_option_id (game, i), id) == 0)
      return &telling->options[i];
  return NULL;
}

const char *
yc_words_option_title (const YcGame *game, const char *option)
{
  const YcOptionWords *found = option_of (game, option);
  return found ? _ (found->title) : option;
}

const char *
yc_words_option_why (const YcGame *game, const char *option)
{
  const YcOptionWords *found = option_of (game, option);
  return found ? _ (found->why) : "";
}

const char *
yc_words_option_of_rule (const YcGame *game, YcRule rule)
{
  return yc_words_of_rule (game, rule)->option;
}

char *
yc_words_error (const YcError *error)
{
  if (!error->detail[0])
    return g_strdup (_ (error->message));
  /* Translators: what is wrong with a text that is read, and the word it is about */
  return g_strdup_printf (_ ("%1$s: %2$s"), _ (error->message), error->detail);
}
