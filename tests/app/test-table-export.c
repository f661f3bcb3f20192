/* test-table-export.c: the sheet on paper. */

#include "app-fixture.h"
#include "play/table-export.h"
#include "samples.h"

#include <glib/gstdio.h>
#include <string.h>

static YcRecord *
record_new (const char *name)
{
  g_autofree char *text = yc_sample_text (name);
  YcError error;
  YcRecord *record = yc_record_read (text, strlen (text), &error);

  g_assert_nonnull (record);
  return record;
}

/* Printed into a file, as a printer would be sent it. */
static void
test_print (void)
{
  YcRecord *record = record_new ("board-4p-edits");
  g_autoptr (GError) error = NULL;
  g_autoptr (GtkPrintOperation) operation = yc_sheet_print_new (record, TRUE, &error);
  g_autofree char *folder = g_dir_make_tmp ("yellowcake-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "sheet.pdf", NULL);
  g_autofree char *data = NULL;

  g_assert_no_error (error);
  yc_record_free (record);
  gtk_print_operation_set_export_filename (operation, path);
  g_assert_cmpint (
    gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==,
    GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &data, NULL, NULL));
  g_assert_true (g_str_has_prefix (data, "%PDF-"));
  g_assert_no_errno (g_remove (path));
  g_rmdir (folder);
}

int
main (int argc, char *argv[])
{
  app_test_init (&argc, &argv);

  g_test_add_func ("/table-export/print", test_print);
  return g_test_run ();
}
