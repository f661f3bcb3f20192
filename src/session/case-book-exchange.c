/* case-book-exchange.c: cases on their way to another table, and from there.
 *
 * What was settled are statements of its session: so its record is what is exchanged. */

#include "yc-config.h"

#include "case-book.h"

#include <glib/gi18n.h>
#include <string.h>

#include "intake.h"
#include "retelling.h"

/* ---- To another table ------------------------------------------------------------------------ */

static gboolean
write_record (YcDatabase *database, const char *uuid, GFile *folder, GError **error)
{
  g_autofree char *name = g_strconcat (uuid, ".ycr", NULL);
  g_autoptr (GFile) file = g_file_get_child (folder, name);
  g_autoptr (YcSession) session = yc_session_open (database, uuid, error);
  if (!session)
    return FALSE;
  g_autofree char *text = yc_session_to_text (session);
  return g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                  NULL, error);
}

gboolean
yc_case_book_export (YcDatabase *database, GFile *folder, guint *n, GError **error)
{
  g_autoptr (GArray) cases = yc_casebook_list (database, error);
  g_autoptr (GHashTable) written = g_hash_table_new (g_str_hash, g_str_equal);
  if (!cases)
    return FALSE;
  for (guint i = 0; i < cases->len; i++) {
    const YcLedgerCase *one = &g_array_index (cases, YcLedgerCase, i);
    if (g_hash_table_add (written, one->uuid) && !write_record (database, one->uuid, folder, error))
      return FALSE;
  }
  *n = g_hash_table_size (written);
  return TRUE;
}

/* ---- From another table ---------------------------------------------------------------------- */

/* An error says of which file. */
static gboolean
take_file (YcIntake *intake, GFile *file, YcArrival *arrival, GError **error)
{
  gsize length;
  g_autofree char *text = NULL;
  if (g_file_load_contents (file, NULL, &text, &length, NULL, error)
      && yc_intake_take (intake, text, length, arrival, error))
    return TRUE;
  g_autofree char *name = g_file_get_basename (file);
  g_prefix_error (error, "%s: ", name);
  return FALSE;
}

static gboolean
take_files (YcIntake *intake, GListModel *files, YcCasesTaken *taken, GError **error)
{
  for (guint i = 0; i < g_list_model_get_n_items (files); i++) {
    g_autoptr (GFile) file = g_list_model_get_item (files, i);
    g_auto (YcArrival) arrival = { 0 };
    if (!take_file (intake, file, &arrival, error))
      return FALSE;
    taken->sessions += arrival.state == YC_ARRIVAL_NEW || arrival.state == YC_ARRIVAL_LONGER;
    taken->differ += arrival.state == YC_ARRIVAL_DIFFERS;
  }
  return TRUE;
}

gboolean
yc_case_book_import (YcDatabase *database, GListModel *files, YcCasesTaken *taken, GError **error)
{
  g_autoptr (YcIntake) intake = yc_intake_begin (database, error);
  *taken = (YcCasesTaken){ 0 };
  if (!intake || !take_files (intake, files, taken, error)
      || !yc_intake_end (g_steal_pointer (&intake), error))
    return FALSE;
  /* what was settled is read off the statements */
  yc_retelling_go_on (yc_retelling_of (database));
  return TRUE;
}

char *
yc_words_cases_taken (const YcCasesTaken *taken)
{
  char *words
    = g_strdup_printf (ngettext ("%u session was imported with its cases.",
                                 "%u sessions were imported with their cases.", taken->sessions),
                       taken->sessions);
  if (taken->differ == 0)
    return words;
  g_autofree char *first = words;
  g_autofree char *others
    = g_strdup_printf (ngettext ("%u is told otherwise here and stays as it is.",
                                 "%u are told otherwise here and stay as they are.", taken->differ),
                       taken->differ);
  return g_strjoin (" ", first, others, NULL);
}
