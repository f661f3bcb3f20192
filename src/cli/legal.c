/* legal.c: `yellowcake-cli legal FILE`: every legal play of the player to move. */

#include "yc-config.h"

#include "cli.h"

#include <glib/gi18n.h>

static void
print_play (const YcPlay *play, void *data)
{
  const YcRecord *record = data;
  char line[YC_MAX_LINE + 2];
  size_t length = yc_play_write (record, play, line, sizeof line - 1);
  line[length++] = '\n';
  yc_cli_print (line, length);
}

int
yc_cli_legal (int argc, char **argv)
{
  g_autofree char *at = NULL;
  const GOptionEntry entries[] = {
    { "at", 0, 0, G_OPTION_ARG_STRING, &at, N_ ("after event N instead of the last"), N_ ("N") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (YcRecord) record = NULL;
  g_autoptr (YcTimeline) timeline = NULL;
  if (!yc_cli_options (&argc, &argv, entries, "FILE",
                       _ ("Lists every legal play of the player to move, as statements."))
      || !yc_cli_read_at (argc, argv, at, &record, &timeline))
    return YC_EXIT_UNREADABLE;
  const YcGame *game = yc_record_game (record);
  game->suggest (yc_record_setup (record), yc_timeline_position (timeline), print_play, record);
  return YC_EXIT_LEGAL;
}
