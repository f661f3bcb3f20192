/* case-print.c: see case-print.h. */

#include "case-print.h"

#define FONT  "Serif 10"
#define SPACE 12 /* points between two paragraphs */

typedef struct {
  GStrv paragraphs;
  GArray *firsts; /* the first paragraph of each page, a guint */
} Sheets;

static void
sheets_free (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  Sheets *sheets = data;

  g_strfreev (sheets->paragraphs);
  g_array_unref (sheets->firsts);
  g_free (sheets);
}

static PangoLayout *
layout_of (GtkPrintContext *context, const char *paragraph)
{
  PangoLayout *layout = gtk_print_context_create_pango_layout (context);
  PangoFontDescription *font = pango_font_description_from_string (FONT);

  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_width (layout, (int) (gtk_print_context_get_width (context) * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, paragraph, -1);
  return layout;
}

static double
height_of (GtkPrintContext *context, const char *paragraph)
{
  g_autoptr (PangoLayout) layout = layout_of (context, paragraph);
  int height;

  pango_layout_get_size (layout, NULL, &height);
  return (double) height / PANGO_SCALE + SPACE;
}

static void
paginate (GtkPrintOperation *operation, GtkPrintContext *context, Sheets *sheets)
{
  const double room = gtk_print_context_get_height (context);
  double used = room;

  g_array_set_size (sheets->firsts, 0);
  for (guint i = 0; sheets->paragraphs[i] != NULL; i++) {
    const double height = height_of (context, sheets->paragraphs[i]);

    if (used + height > room && (used > 0 || i == 0)) {
      g_array_append_val (sheets->firsts, i);
      used = 0;
    }
    used += height;
  }
  gtk_print_operation_set_n_pages (operation, (int) MAX (sheets->firsts->len, 1));
}

static void
draw_page (GtkPrintOperation *operation G_GNUC_UNUSED,
           GtkPrintContext *context,
           int page,
           Sheets *sheets)
{
  cairo_t *cairo = gtk_print_context_get_cairo_context (context);
  const guint next = (guint) page + 1;
  const guint first = sheets->firsts->len > 0 ? g_array_index (sheets->firsts, guint, page) : 0;
  const guint end = next < sheets->firsts->len ? g_array_index (sheets->firsts, guint, next)
                                               : g_strv_length (sheets->paragraphs);
  double y = 0;

  for (guint i = first; i < end; i++) {
    g_autoptr (PangoLayout) layout = layout_of (context, sheets->paragraphs[i]);

    cairo_move_to (cairo, 0, y);
    pango_cairo_show_layout (cairo, layout);
    y += height_of (context, sheets->paragraphs[i]);
  }
}

GtkPrintOperation *
yc_case_print_new (const char *text)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  Sheets *sheets = g_new0 (Sheets, 1);

  sheets->paragraphs = g_strsplit (text, "\n\n", -1);
  sheets->firsts = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  g_signal_connect (operation, "begin-print", G_CALLBACK (paginate), sheets);
  /* what both need goes with the operation */
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (draw_page), sheets, sheets_free, 0);
  return operation;
}
