/* test-sheet-code.c: the bytes of the codes give back the text, or a sentence that says why not. */

#include "samples.h"
#include "sheet-code.h"

#include <string.h>

static GPtrArray *
pack (const char *text)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *parts = yc_sheet_code_pack (text, strlen (text), &error);

  g_assert_no_error (error);
  return parts;
}

static void
assert_text (GPtrArray *parts, const char *text)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *back = yc_sheet_code_unpack (parts, &length, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (length, ==, strlen (text));
  g_assert_cmpstr (back, ==, text);
}

static void
assert_fails (GPtrArray *parts, YcSheetCodeError code)
{
  g_autoptr (GError) error = NULL;
  gsize length;

  g_assert_null (yc_sheet_code_unpack (parts, &length, &error));
  g_assert_error (error, YC_SHEET_CODE_ERROR, (int) code);
}

/* A text that cannot be deflated to much less. */
static char *
noise_new (gsize length)
{
  char *noise = g_malloc (length + 1);

  for (gsize at = 0; at < length; at++)
    noise[at] = (char) g_test_rand_int_range (' ', 127);
  noise[length] = '\0';
  return noise;
}

static GPtrArray *
parts_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
}

static void
test_sample (gconstpointer name)
{
  g_autofree char *text = yc_sample_text (name);
  g_autoptr (GPtrArray) parts = pack (text), again = pack (text);

  g_assert_cmpuint (parts->len, <=, 2);
  g_assert_true (g_bytes_equal (parts->pdata[0], again->pdata[0]));
  assert_text (parts, text);
}

/* In any order, some twice, with a code of something else between them. */
static void
test_many_parts (void)
{
  g_autofree char *text = noise_new (10000);
  g_autoptr (GPtrArray) parts = pack (text), mixed = parts_new ();

  g_assert_cmpuint (parts->len, >, 4);
  for (guint index = 0; index < parts->len; index++)
    g_assert_cmpuint (g_bytes_get_size (parts->pdata[index]), <=, YC_SHEET_CODE_ROOM);
  g_ptr_array_add (mixed, g_bytes_new_static ("https://example.org", 19));
  g_ptr_array_add (mixed, g_bytes_ref (parts->pdata[0]));
  for (guint index = parts->len; index-- > 0;)
    g_ptr_array_add (mixed, g_bytes_ref (parts->pdata[index]));
  assert_text (mixed, text);
  g_ptr_array_set_size (mixed, 4);
  assert_fails (mixed, YC_SHEET_CODE_ERROR_MISSING);
}

static void
test_empty_text (void)
{
  g_autoptr (GPtrArray) parts = pack ("");

  assert_text (parts, "");
}

static void
test_foreign (void)
{
  g_autoptr (GPtrArray) parts = parts_new ();

  assert_fails (parts, YC_SHEET_CODE_ERROR_FOREIGN);
  g_ptr_array_add (parts, g_bytes_new_static ("WIFI:T:WPA;S:cafe;;", 19));
  g_ptr_array_add (parts, g_bytes_new_static ("\001", 1));
  assert_fails (parts, YC_SHEET_CODE_ERROR_FOREIGN);
}

static void
test_mixed (void)
{
  g_autoptr (GPtrArray) parts = pack ("one record"), other = pack ("another record");

  g_ptr_array_add (parts, g_bytes_ref (other->pdata[0]));
  assert_fails (parts, YC_SHEET_CODE_ERROR_MIXED);
}

static void
test_newer (void)
{
  g_autoptr (GPtrArray) parts = parts_new ();

  g_ptr_array_add (parts, g_bytes_new_static ("\002\000\001abcdefgh", 11));
  assert_fails (parts, YC_SHEET_CODE_ERROR_NEWER);
}

/* Whatever byte of a code is read wrongly, no other text comes out. */
static void
test_damaged (void)
{
  g_autoptr (GPtrArray) parts = pack ("yellowcake 1\ngame manhattan-project\n");
  gsize size;
  const guint8 *data = g_bytes_get_data (parts->pdata[0], &size);

  for (gsize at = 3; at < size; at++) {
    g_autoptr (GPtrArray) damaged = parts_new ();
    guint8 *copy = g_memdup2 (data, size);

    copy[at] ^= 0x10;
    g_ptr_array_add (damaged, g_bytes_new_take (copy, size));
    assert_fails (damaged, YC_SHEET_CODE_ERROR_DAMAGED);
  }
}

static void
test_too_long (void)
{
  g_autofree char *text = noise_new (600000);
  g_autoptr (GError) error = NULL;

  g_assert_null (yc_sheet_code_pack (text, strlen (text), &error));
  g_assert_error (error, YC_SHEET_CODE_ERROR, YC_SHEET_CODE_ERROR_TOO_LONG);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  yc_samples_add_tests ("/sheet-code/sample", test_sample);
  g_test_add_func ("/sheet-code/many-parts", test_many_parts);
  g_test_add_func ("/sheet-code/empty-text", test_empty_text);
  g_test_add_func ("/sheet-code/foreign", test_foreign);
  g_test_add_func ("/sheet-code/mixed", test_mixed);
  g_test_add_func ("/sheet-code/newer", test_newer);
  g_test_add_func ("/sheet-code/damaged", test_damaged);
  g_test_add_func ("/sheet-code/too-long", test_too_long);
  return g_test_run ();
}
