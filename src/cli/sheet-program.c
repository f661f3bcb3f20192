/* sheet-program.c: what `yellowcake-cli sheet` runs: a record on a printed page, and read back from
 * pictures of it. Called as `sheet`. */

#include "yc-config.h"

#include "cli.h"

#include <glib/gi18n.h>

#include "language.h"
#include "play-link.h"
#include "sheet-read.h"
#include "sheet.h"

static int
complain (const char *file, const GError *error)
{
  g_printerr ("%s: %s\n", file, error->message);
  return YC_EXIT_UNREADABLE;
}

static int
write_sheet (const char *file, YcPaper paper, gboolean linked, const char *output)
{
  g_autofree char *link = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) written = g_file_new_for_path (output);
  g_autoptr (YcSheet) sheet = NULL;
  g_autoptr (YcRecord) record = yc_cli_read (file);

  if (!record)
    return YC_EXIT_UNREADABLE;
  sheet = yc_sheet_new (record, &error);
  if (!sheet)
    return complain (file, error);
  link = linked ? yc_play_link_new (record) : NULL;
  yc_sheet_set_link (sheet, link);
  if (!yc_sheet_save (sheet, paper, written, &error))
    return complain (output, error);
  return YC_EXIT_LEGAL;
}

static int
read_sheet (char **pictures)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *text = yc_sheet_read ((const char *const *) pictures, &length, &error);

  if (!text)
    return complain (pictures[0], error);
  yc_cli_print (text, length);
  return YC_EXIT_LEGAL;
}

static gboolean
read_paper (const char *name, YcPaper *paper)
{
  *paper = g_strcmp0 (name, "letter") == 0 ? YC_PAPER_LETTER : YC_PAPER_A4;
  return name == NULL || g_str_equal (name, "a4") || g_str_equal (name, "letter");
}

int
main (int argc, char **argv)
{
  gboolean read = FALSE, linked = FALSE;
  g_autofree char *output = NULL, *paper_name = NULL;
  YcPaper paper;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, N_ ("where the sheet goes, as PDF"),
      N_ ("SHEET.pdf") },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &paper_name, N_ ("a4 (as usual) or letter"),
      N_ ("SIZE") },
    { "bgstats", 0, 0, G_OPTION_ARG_NONE, &linked,
      N_ ("with a second code that gives the play to BG Stats"), NULL },
    { "read", 0, 0, G_OPTION_ARG_NONE, &read,
      N_ ("print the record that the sheet in these pictures holds"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  yc_language_begin ();
  if (!yc_cli_options (
        &argc, &argv, entries, N_ ("FILE -o SHEET.pdf | --read PICTURE…"),
        _ ("Draws the session in FILE on a page with a code that holds all of it, or "
           "reads it back from pictures of that code.")))
    return YC_EXIT_UNREADABLE;
  if (!read_paper (paper_name, &paper))
    return yc_cli_usage (argv[0], _ ("--paper is a4 or letter, and not “%s”"), paper_name);
  if (read && output)
    return yc_cli_usage (argv[0], "%s", _ ("--read and -o do not go together"));
  if (read)
    return argc < 2 ? yc_cli_usage (argv[0], "%s", _ ("a PICTURE is missing"))
                    : read_sheet (argv + 1);
  if (argc != 2)
    return yc_cli_usage (argv[0], "%s", _ ("exactly one FILE is needed"));
  if (!output)
    return yc_cli_usage (argv[0], "%s", _ ("-o SHEET.pdf is missing"));
  return write_sheet (argv[1], paper, linked, output);
}
