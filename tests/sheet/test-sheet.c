/* test-sheet.c: what a sheet holds is read back from a picture of it, however the picture was
 * taken, and the same sheet is the same file. */

#include "samples.h"
#include "sheet-read.h"
#include "sheet-private.h"
#include "sheet.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

/* Points of a page, and pixels of a picture at 300 dots an inch. */
#define PAGE_WIDTH  595.28
#define PAGE_HEIGHT 841.89
#define SCALE       (300 / 72.0)

G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcRecord, yc_record_free)

static YcRecord *
record_new (const char *text)
{
  YcError error;
  YcRecord *record = yc_record_read (text, strlen (text), &error);

  g_assert_nonnull (record);
  return record;
}

static YcSheet *
sheet_of (const YcRecord *record)
{
  g_autoptr (GError) error = NULL;
  YcSheet *sheet = yc_sheet_new (record, &error);

  g_assert_no_error (error);
  return sheet;
}

static YcSheet *
sheet_new (const char *text)
{
  g_autoptr (YcRecord) record = record_new (text);

  return sheet_of (record);
}

/* A page as it lies before the camera: turned by so many degrees, out of focus by so many pixels
 * each way, and grey. */
static cairo_surface_t *
photograph (const YcSheet *sheet, guint page, double degrees, int blur)
{
  int width = (int) (PAGE_WIDTH * SCALE), height = (int) (PAGE_HEIGHT * SCALE);
  cairo_surface_t *sharp = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (sharp);
  int n = 0;

  cairo_set_source_rgb (cr, 0.85, 0.85, 0.85);
  cairo_paint (cr);
  cairo_translate (cr, width / 2.0, height / 2.0);
  cairo_rotate (cr, degrees * G_PI / 180);
  cairo_scale (cr, SCALE, SCALE);
  cairo_translate (cr, -PAGE_WIDTH / 2, -PAGE_HEIGHT / 2);
  yc_sheet_draw_page (sheet, page, cr, PAGE_WIDTH, PAGE_HEIGHT);
  cairo_destroy (cr);

  cr = cairo_create (picture);
  for (int y = -blur; y <= blur; y++)
    for (int x = -blur; x <= blur; x++) {
      cairo_set_source_surface (cr, sharp, x, y);
      cairo_paint_with_alpha (cr, 1.0 / ++n);
    }
  cairo_destroy (cr);
  cairo_surface_destroy (sharp);
  return picture;
}

static char *
picture_new (const char *folder, const YcSheet *sheet, guint page, double degrees, int blur)
{
  g_autofree char *name = g_strdup_printf ("page-%u.png", page);
  char *path = g_build_filename (folder, name, NULL);
  cairo_surface_t *picture = photograph (sheet, page, degrees, blur);

  g_assert_cmpint (cairo_surface_write_to_png (picture, path), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (picture);
  return path;
}

static void
assert_read_back (const char *text, double degrees, int blur)
{
  g_autoptr (YcRecord) record = record_new (text);
  g_autoptr (YcSheet) sheet = sheet_of (record);
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = g_dir_make_tmp ("yellowcake-XXXXXX", NULL), *back = NULL;
  g_autoptr (GError) error = NULL;
  gsize length, canonical_length;
  char *canonical = yc_record_write (record, &canonical_length);

  for (guint page = 0; page < yc_sheet_get_n_pages (sheet); page++)
    g_ptr_array_add (paths, picture_new (folder, sheet, page, degrees, blur));
  g_ptr_array_add (paths, NULL);
  back = yc_sheet_read ((const char *const *) paths->pdata, &length, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (back, length, canonical, canonical_length);
  free (canonical);
  for (guint index = 0; index + 1 < paths->len; index++)
    g_assert_no_errno (g_remove (paths->pdata[index]));
  g_rmdir (folder);
}

/* A record of each kind and size; all of them as bytes are in test-sheet-code.c. */
static const char *const played[]
  = { "board-2p", "board-5p", "board-4p-edits", "card-1p", "card-5p", "example-board-dispute" };

static void
test_read_back (void)
{
  for (gsize index = 0; index < G_N_ELEMENTS (played); index++) {
    g_autofree char *text = yc_sample_text (played[index]);

    assert_read_back (text, 0, 0);
  }
}

static void
test_turned_and_blurred (void)
{
  g_autofree char *text = yc_sample_text ("board-3p");

  assert_read_back (text, 2.5, 1);
  assert_read_back (text, -7, 1);
  assert_read_back (text, 180, 1);
}

/* More than one code, and more than one page of them. */
static void
test_long (void)
{
  g_autofree char *text = yc_sample_text ("board-2p");
  GString *longer = g_string_new (text);

  for (int note = 0; note < 300; note++)
    g_string_append_printf (longer, "table note \"%08x %08x %08x\"\n", g_test_rand_int (),
                            g_test_rand_int (), g_test_rand_int ());
  assert_read_back (longer->str, 1, 1);
  g_string_free (longer, TRUE);
}

static GBytes *
saved (const YcSheet *sheet, YcPaper paper)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;
  int handle = g_file_open_tmp ("yellowcake-XXXXXX.pdf", &path, &error);
  char *data;
  gsize length;

  g_assert_no_error (error);
  g_close (handle, NULL);
  file = g_file_new_for_path (path);
  g_assert_true (yc_sheet_save (sheet, paper, file, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &data, &length, NULL));
  g_assert_no_errno (g_remove (path));
  return g_bytes_new_take (data, length);
}

static void
test_same_bytes (void)
{
  g_autofree char *text = yc_sample_text ("board-5p");
  g_autoptr (YcSheet) sheet = sheet_new (text), again = sheet_new (text);
  g_autoptr (GBytes) a4 = saved (sheet, YC_PAPER_A4);
  g_autoptr (GBytes) letter = saved (sheet, YC_PAPER_LETTER);
  g_autoptr (GBytes) later = NULL;

  g_assert_true (g_str_has_prefix (g_bytes_get_data (a4, NULL), "%PDF-"));
  g_assert_false (g_bytes_equal (a4, letter));
  /* a clock that is written into the file counts seconds */
  g_usleep (G_USEC_PER_SEC + G_USEC_PER_SEC / 10);
  later = saved (again, YC_PAPER_A4);
  g_assert_true (g_bytes_equal (a4, later));
}

static void
test_not_saved (void)
{
  g_autofree char *text = yc_sample_text ("card-2p");
  g_autoptr (YcSheet) sheet = sheet_new (text);
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/at/all.pdf");
  g_autoptr (GError) error = NULL;

  g_assert_false (yc_sheet_save (sheet, YC_PAPER_A4, file, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

static void
test_not_a_picture (void)
{
  static const char *const paths[] = { "/nowhere/at/all.png", NULL };
  g_autoptr (GError) error = NULL;
  gsize length;

  g_assert_null (yc_sheet_read (paths, &length, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

/* Nobody takes a what-if on paper for what happened; a note stands by its play, a bookmark
 * nowhere. */
static void
test_branch (void)
{
  const char *text = "yellowcake 1\ngame manhattan-project\n"
                     "session 0197c2f0-0000-7000-8000-000000000001\n"
                     "from 0197c2f0-0000-7000-8000-00000000000a 1\n"
                     "date 2026-03-12T19:30:00+01:00\n"
                     "player red \"Ana\"\nplayer blue \"Bo\"\n"
                     "red place mine-2 L\nred end\ntable note 1 \"well\"\ntable note 2\n";
  g_autoptr (YcSheet) sheet = sheet_new (text);

  g_assert_cmpstr (sheet->subtitle, ==,
                   "12 March 2026. What if, from play 1: this did not happen.");
  g_assert_cmpuint (sheet->lines->len, ==, 2);
  g_assert_true (g_str_has_prefix (sheet->lines->pdata[0], "1  Ana places"));
  g_assert_cmpstr (sheet->lines->pdata[1], ==, "1  Note on play 1: well");
  assert_read_back (text, 0, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sheet/read-back", test_read_back);
  g_test_add_func ("/sheet/turned-and-blurred", test_turned_and_blurred);
  g_test_add_func ("/sheet/branch", test_branch);
  g_test_add_func ("/sheet/long", test_long);
  g_test_add_func ("/sheet/same-bytes", test_same_bytes);
  g_test_add_func ("/sheet/not-saved", test_not_saved);
  g_test_add_func ("/sheet/not-a-picture", test_not_a_picture);
  return g_test_run ();
}
