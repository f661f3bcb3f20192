/* test-places.c: a fresh file of sessions in the place of another. */

#include "places.h"

#include <glib/gstdio.h>

typedef struct {
  char *folder, *path, *fresh, *aside;
} Places;

static void
write_file (const char *path, const char *suffix, const char *text)
{
  g_autofree char *name = g_strconcat (path, suffix, NULL);

  g_assert_true (g_file_set_contents (name, text, -1, NULL));
}

static void
assert_file (const char *path, const char *suffix, const char *expected)
{
  g_autofree char *name = g_strconcat (path, suffix, NULL);
  g_autofree char *text = NULL;

  g_file_get_contents (name, &text, NULL, NULL);
  g_assert_cmpstr (text, ==, expected);
}

static void
places_set_up (Places *places, gconstpointer data)
{
  (void) data;
  places->folder = g_dir_make_tmp ("places-XXXXXX", NULL);
  places->path = g_build_filename (places->folder, "ledger.db", NULL);
  places->fresh = g_build_filename (places->folder, "ledger.db.fresh", NULL);
  places->aside = g_build_filename (places->folder, "ledger.db.aside", NULL);
}

static void
places_tear_down (Places *places, gconstpointer data)
{
  const char *const files[] = { places->path, places->fresh, places->aside };

  (void) data;
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++) {
    g_autofree char *wal = g_strconcat (files[i], "-wal", NULL);

    g_unlink (files[i]);
    g_unlink (wal);
  }
  g_assert_cmpint (g_rmdir (places->folder), ==, 0);
  g_free (places->folder);
  g_free (places->path);
  g_free (places->fresh);
  g_free (places->aside);
}

static void
each_has_its_wal (Places *places, gconstpointer data)
{
  (void) data;
  write_file (places->path, "", "old");
  write_file (places->path, "-wal", "old too");
  write_file (places->fresh, "", "new");
  g_assert_true (yc_places_change (places->path, places->fresh, places->aside, NULL));
  assert_file (places->path, "", "new");
  assert_file (places->path, "-wal", NULL);
  assert_file (places->aside, "", "old");
  assert_file (places->aside, "-wal", "old too");
  assert_file (places->fresh, "", NULL);
}

static void
there_may_be_none (Places *places, gconstpointer data)
{
  (void) data;
  write_file (places->fresh, "", "new");
  g_assert_true (yc_places_change (places->path, places->fresh, places->aside, NULL));
  assert_file (places->path, "", "new");
  assert_file (places->aside, "", NULL);
}

static void
a_failure_changes_nothing (Places *places, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  (void) data;
  write_file (places->path, "", "old");
  write_file (places->path, "-wal", "old too");
  g_assert_false (yc_places_change (places->path, places->fresh, places->aside, &error));
  g_assert_error (error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_IO);
  assert_file (places->path, "", "old");
  assert_file (places->path, "-wal", "old too");
  assert_file (places->aside, "", NULL);
  assert_file (places->aside, "-wal", NULL);
}

/* ---- At any time ----------------------------------------------------------------------------- */

#define TIMES 200

typedef struct {
  const char *path;
  int done; /* atomic */
  guint missed;
} Watch;

static gpointer
watch (gpointer data)
{
  Watch *self = data;

  while (!g_atomic_int_get (&self->done))
    if (!g_file_test (self->path, G_FILE_TEST_EXISTS))
      self->missed++;
  return NULL;
}

/* Whoever is torn away in between does not begin with an empty one. */
static void
there_is_always_one (Places *places, gconstpointer data)
{
  Watch watched = { .path = places->path };
  GThread *thread;

  (void) data;
  write_file (places->path, "", "old");
  thread = g_thread_new ("watch", watch, &watched);
  for (int i = 0; i < TIMES; i++) {
    write_file (places->fresh, "", "new");
    g_assert_true (yc_places_change (places->path, places->fresh, places->aside, NULL));
    g_assert_cmpint (g_unlink (places->aside), ==, 0);
  }
  g_atomic_int_set (&watched.done, TRUE);
  g_thread_join (thread);
  g_assert_cmpuint (watched.missed, ==, 0);
}

#define ADD(name)                                                                                  \
  g_test_add ("/ledger/places/" #name, Places, NULL, places_set_up, name, places_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD (each_has_its_wal);
  ADD (there_may_be_none);
  ADD (a_failure_changes_nothing);
  ADD (there_is_always_one);
  return g_test_run ();
}
