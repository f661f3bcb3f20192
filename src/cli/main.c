/* main.c: yellowcake-cli, the records of Yellowcake without a display. */

#include "cli.h"
#include "language.h"

int
main (int argc, char **argv)
{
  yc_language_begin ();
  return yc_cli_end (yc_cli_run (argc, argv));
}
