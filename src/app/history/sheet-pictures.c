/* sheet-pictures.c: see sheet-pictures.h. */

#include "sheet-pictures.h"

#include "sheet-code.h"
#include "sheet-read.h"

gboolean
yc_file_is_picture (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *type = name == NULL ? NULL : g_content_type_guess (name, NULL, 0, NULL);

  return type != NULL && g_content_type_is_a (type, "image/*");
}

/* The paths of all pictures. */
static GStrv
picture_paths (GPtrArray *files)
{
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();

  for (guint index = 0; index < files->len; index++) {
    g_autofree char *path = g_file_get_path (files->pdata[index]);

    if (path != NULL && yc_file_is_picture (files->pdata[index]))
      g_strv_builder_add (paths, path);
  }
  return g_strv_builder_end (paths);
}

char *
yc_picture_read_record (GFile *file, GPtrArray *files, gsize *length, GError **error)
{
  g_autofree char *path = g_file_get_path (file);
  const char *alone[] = { path, NULL };
  g_autoptr (GError) failure = NULL;
  g_auto (GStrv) all = NULL;
  char *text = yc_sheet_read (alone, length, &failure);

  if (text == NULL && g_error_matches (failure, YC_SHEET_CODE_ERROR, YC_SHEET_CODE_ERROR_MISSING)) {
    g_clear_error (&failure);
    all = picture_paths (files);
    text = yc_sheet_read ((const char *const *) all, length, &failure);
  }
  if (text == NULL)
    g_propagate_error (error, g_steal_pointer (&failure));
  return text;
}
