/* main.c: runs the fuzz target over all files of the folders it is given, as a plain test. */

#include <dirent.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static bool
run_file (const char *folder, const char *name)
{
  static uint8_t data[8 * 1024 * 1024];
  char path[4096];
  snprintf (path, sizeof path, "%s/%s", folder, name);
  FILE *file = fopen (path, "rb");
  if (file == NULL)
    return false;
  size_t size = fread (data, 1, sizeof data, file);
  fclose (file);
  printf ("%s\n", path);
  fflush (stdout); /* what breaks is the last one named */
  LLVMFuzzerTestOneInput (data, size);
  return true;
}

/* How many files were run. */
static int
run_folder (const char *folder)
{
  int n = 0;
  DIR *dir = opendir (folder);
  if (dir == NULL)
    return 0;
  for (const struct dirent *entry; (entry = readdir (dir)) != NULL;)
    if (entry->d_name[0] != '.')
      n += run_file (folder, entry->d_name);
  closedir (dir);
  return n;
}

int
main (int argc, char **argv)
{
  for (int i = 1; i < argc; i++)
    if (run_folder (argv[i]) == 0)
      return 1;
  return argc > 1 ? 0 : 1;
}
