/* cli.c: finds the command and reads its options. */

#include "yc-config.h"

#include "games.h"

#include <glib/gi18n.h>
#include <string.h>

static const YcCliCommand of_records[] = {
  { "check", yc_cli_check, N_ ("judge every play of records") },
  { "state", yc_cli_state, N_ ("show the position a record leads to") },
  { "legal", yc_cli_legal, N_ ("list the legal plays of the player to move") },
  { "ask", yc_cli_ask, N_ ("judge a play that nobody made") },
  { "amend", yc_cli_amend, N_ ("tell what would be different had a play been another") },
  { "explain", yc_cli_explain, N_ ("find what explains that the table lies otherwise") },
  { "cases", yc_cli_cases, N_ ("list the disputes with their decisions") },
  { "study", yc_cli_study, N_ ("tell the course of a game, event by event") },
  { "sheet", yc_cli_sheet, N_ ("print a session on a page that holds all of it, or read one") },
  { "random", yc_cli_random, N_ ("write a record of random legal play") },
};
static const YcCliCommand of_files[] = {
  { "sessions", yc_cli_sessions, N_ ("list or search the sessions") },
  { "export", yc_cli_export, N_ ("write sessions into files") },
  { "import", yc_cli_import, N_ ("take records into the sessions") },
  { "verify", yc_cli_verify, N_ ("find what was changed in an export or in the sessions") },
  { "cards", yc_cli_cards, N_ ("check, export or import the cards of a table") },
  { "rules", yc_cli_rules, N_ ("tell the rules and where they are printed") },
  { "format", yc_cli_format, N_ ("write a record in its canonical form") },
};

/* All of them, those of one game among them. */
static GArray *
all_commands (void)
{
  GArray *commands = g_array_new (FALSE, FALSE, sizeof (YcCliCommand));
  g_array_append_vals (commands, of_records, G_N_ELEMENTS (of_records));
  for (const YcCliGame *const *game = yc_cli_games; *game; game++)
    g_array_append_vals (commands, (*game)->commands, (*game)->n_commands);
  return g_array_append_vals (commands, of_files, G_N_ELEMENTS (of_files));
}

static void
print_help (GArray *commands)
{
  g_print ("%s\n  yellowcake-cli %s\n\n%s\n", _ ("Usage:"), _ ("COMMAND [OPTION…] [FILE…]"),
           _ ("Commands:"));
  for (guint i = 0; i < commands->len; i++) {
    const YcCliCommand *command = &g_array_index (commands, YcCliCommand, i);
    g_print ("  %-8s %s\n", command->name, _ (command->what));
  }
  g_print ("\n%s\n",
           _ ("“yellowcake-cli COMMAND --help” tells more. A FILE may be “-” for standard "
              "input."));
}

int
yc_cli_run (int argc, char **argv)
{
  g_autoptr (GArray) commands = all_commands ();
  const char *name = argc > 1 ? argv[1] : "";
  if (strcmp (name, "--help") == 0 || strcmp (name, "-h") == 0) {
    print_help (commands);
    return YC_EXIT_LEGAL;
  }
  if (strcmp (name, "--version") == 0) {
    g_print ("yellowcake-cli %s\n", VERSION);
    return YC_EXIT_LEGAL;
  }
  for (guint i = 0; i < commands->len; i++) {
    const YcCliCommand *command = &g_array_index (commands, YcCliCommand, i);
    if (strcmp (command->name, name) == 0)
      return command->run (argc - 1, argv + 1);
  }
  if (argc < 2)
    g_printerr ("yellowcake-cli: %s\n", _ ("a command is missing; see “yellowcake-cli --help”"));
  else
    g_printerr (_ ("yellowcake-cli: there is no command “%s”; see “yellowcake-cli --help”\n"),
                name);
  return YC_EXIT_UNREADABLE;
}

gboolean
yc_cli_options (int *argc,
                char ***argv,
                const GOptionEntry *entries,
                const char *names,
                const char *what)
{
  g_autofree char *command = g_strdup ((*argv)[0]);
  g_autofree char *program = g_strdup_printf ("yellowcake-cli %s", command);
  g_autoptr (GOptionContext) context = g_option_context_new (names);
  g_autoptr (GError) error = NULL;
  g_option_context_set_summary (context, what);
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_set_prgname (program);
  if (g_option_context_parse (context, argc, argv, &error))
    return TRUE;
  yc_cli_usage (command, "%s", error->message);
  return FALSE;
}

int
yc_cli_usage (const char *command, const char *format, ...)
{
  va_list arguments;
  va_start (arguments, format);
  g_autofree char *message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_printerr ("yellowcake-cli %s: %s\n", command, message);
  return YC_EXIT_UNREADABLE;
}
