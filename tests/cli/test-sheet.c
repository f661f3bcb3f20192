/* test-sheet.c: `yellowcake-cli sheet`. */

#include <glib/gstdio.h>
#include <string.h>

#include "run.h"
#include "play-link.h"
#include "sheet.h"

#define PLAYS "red place mine-2 L\nred end\n"

/* The first page of a record's sheet as a picture, which lasts as long as the program. */
static char *
picture_of (const char *text)
{
  YcError unread;
  g_autoptr (GError) error = NULL;
  YcRecord *record = yc_record_read (text, strlen (text), &unread);
  g_autoptr (YcSheet) sheet = yc_sheet_new (record, &error);
  g_autofree char *link = yc_play_link_new (record);
  g_assert_no_error (error);
  /* the code for others is passed over */
  yc_sheet_set_link (sheet, link);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 1190, 1684);
  cairo_t *cr = cairo_create (surface);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, 2, 2);
  yc_sheet_draw_page (sheet, 0, cr, 595, 842);
  cairo_destroy (cr);
  char *path = run_write ("sheet.png", "");
  g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
  yc_record_free (record);
  return path;
}

static void
test_written (void)
{
  g_autofree char *record = run_board (PLAYS);
  g_autofree char *path = run_write ("sheet.pdf", "something else");
  g_auto (Run) run
    = run_cli (record, "sheet", "-", "-o", path, "--paper", "letter", "--bgstats", NULL);
  g_autofree char *written = NULL;
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.out, ==, "");
  g_assert_true (g_file_get_contents (path, &written, NULL, NULL));
  g_assert_true (g_str_has_prefix (written, "%PDF-"));
}

static void
test_read (void)
{
  g_autofree char *record = run_board (PLAYS);
  g_autofree char *picture = picture_of (record);
  g_auto (Run) canonical = run_cli (record, "format", "-", NULL);
  g_auto (Run) run = run_cli (NULL, "sheet", "--read", picture, NULL);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.out, ==, canonical.out);
}

static void
test_nothing_to_read (void)
{
  g_autofree char *path = run_write ("empty.png", "no picture");
  g_auto (Run) run = run_cli (NULL, "sheet", "--read", path, NULL);
  g_assert_cmpint (run.status, ==, 2);
  g_assert_cmpstr (run.out, ==, "");
  g_assert_nonnull (strstr (run.err, path));
}

static void
test_usage (void)
{
  static const struct {
    const char *arguments[4], *complaint;
  } wrong[] = {
    { { "-" }, "-o SHEET.pdf is missing" },
    { { "-o", "x.pdf" }, "exactly one FILE is needed" },
    { { "--read" }, "a PICTURE is missing" },
    { { "--read", "-o", "x.pdf" }, "--read and -o do not go together" },
    { { "-", "--paper=a5" }, "--paper is a4 or letter, and not “a5”" },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++) {
    const char *const *given = wrong[i].arguments;
    g_auto (Run) run = run_cli ("", "sheet", given[0], given[1], given[2], NULL);
    g_assert_cmpint (run.status, ==, 2);
    g_assert_nonnull (strstr (run.err, wrong[i].complaint));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sheet/written", test_written);
  g_test_add_func ("/sheet/read", test_read);
  g_test_add_func ("/sheet/nothing-to-read", test_nothing_to_read);
  g_test_add_func ("/sheet/usage", test_usage);
  return g_test_run ();
}
