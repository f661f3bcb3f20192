/* sheet-draw.c: draws the pages of a sheet. All lengths are points, 72 to an inch. */

#include "yc-config.h"

#include "sheet-private.h"

#include "study.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <pango/pangocairo.h>

#define MARGIN       42.0
#define GAP          8.0
#define CURVE_HEIGHT 96.0
#define NUMBER_WIDTH 20.0               /* of three small digits, and air */
#define MODULE       (0.5 * 72 / 25.4)  /* of a code: half a millimetre */
#define LINK_MODULE  (0.36 * 72 / 25.4) /* of the one for other programs, which telephones read */

#define CODES_ON_FIRST 2
#define CODES_ACROSS   2
#define CODES_ON_PAGE  6

#define TITLE_FONT "Cantarell, Sans Bold 18"
#define NAME_FONT  "Cantarell, Sans Bold 10"
#define TEXT_FONT  "Cantarell, Sans 9"
#define SMALL_FONT "Cantarell, Sans 7.5"

/* What is left of a page: text goes on from `y` down to `bottom`. */
typedef struct {
  cairo_t *cr;
  double x, y, width, bottom;
} Region;

/* ---- Text ------------------------------------------------------------------------------------ */

static PangoLayout *
layout_new (cairo_t *cr, const char *font, const char *text, double width)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *description = pango_font_description_from_string (font);

  pango_layout_set_font_description (layout, description);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (description);
  return layout;
}

static double
height_of (PangoLayout *layout)
{
  int height;

  pango_layout_get_size (layout, NULL, &height);
  return (double) height / PANGO_SCALE;
}

/* Draws at the top of the region if there is room; the region shrinks. */
static gboolean
draw_text (Region *region, const char *font, const char *text)
{
  g_autoptr (PangoLayout) layout = layout_new (region->cr, font, text, region->width);
  double height = height_of (layout);

  if (*text == '\0')
    return TRUE;
  if (region->y + height > region->bottom)
    return FALSE;
  cairo_move_to (region->cr, region->x, region->y);
  pango_cairo_show_layout (region->cr, layout);
  region->y += height;
  return TRUE;
}

/* A number that ends at the right side of the region; the region stays. */
static void
draw_number (const Region *region, const char *font, int number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  g_autoptr (PangoLayout) layout = layout_new (region->cr, font, text, region->width);

  pango_layout_set_alignment (layout, PANGO_ALIGN_RIGHT);
  cairo_move_to (region->cr, region->x, region->y);
  pango_cairo_show_layout (region->cr, layout);
}

/* ---- The players and their curve ------------------------------------------------------------- */

/* A colour and a dash each, so that a black-and-white printer tells them apart, too. */
static const struct {
  double red, green, blue;
  double dash[4];
  int n_dashes;
} strokes[YC_COLORS] = {
  [YC_RED] = { 0.82, 0.15, 0.23, { 0 }, 0 },
  [YC_BLUE] = { 0.17, 0.45, 0.85, { 7, 2 }, 2 },
  [YC_GREEN] = { 0.16, 0.6, 0.29, { 3, 2 }, 2 },
  [YC_YELLOW] = { 0.8, 0.6, 0.05, { 1, 2 }, 2 },
  [YC_PURPLE] = { 0.57, 0.25, 0.67, { 7, 2, 1, 2 }, 4 },
};

static void
use_stroke (cairo_t *cr, YcColor color)
{
  cairo_set_source_rgb (cr, strokes[color].red, strokes[color].green, strokes[color].blue);
  cairo_set_dash (cr, strokes[color].dash, strokes[color].n_dashes, 0);
  cairo_set_line_width (cr, 1.6);
}

static void
use_ink (cairo_t *cr)
{
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_width (cr, 0.5);
}

static void
draw_player (Region *region, const YcSheetPlayer *player)
{
  cairo_t *cr = region->cr;
  Region beside = *region;
  g_autofree char *name = NULL;

  use_stroke (cr, player->color);
  cairo_move_to (cr, region->x, region->y + 7);
  cairo_line_to (cr, region->x + 26, region->y + 7);
  cairo_stroke (cr);
  use_ink (cr);
  beside.x += 34;
  beside.width -= 34;
  draw_number (&beside, NAME_FONT, player->points);
  beside.width -= 40;
  /* Translators: the place of a player in the result, and the name */
  name = g_strdup_printf (C_ ("sheet", "%1$d. %2$s"), player->place, player->name);
  draw_text (&beside, NAME_FONT, name);
  beside.width += 40;
  for (guint index = 0; index < player->sources->len; index++) {
    const YcSheetSource *source = &g_array_index (player->sources, YcSheetSource, index);

    draw_number (&beside, SMALL_FONT, source->points);
    beside.width -= NUMBER_WIDTH;
    draw_text (&beside, SMALL_FONT, source->words);
    beside.width += NUMBER_WIDTH;
  }
  region->y = beside.y + 2;
}

static void
find_extremes (const YcSheet *self, int *least, int *most)
{
  *least = 0;
  *most = 1;
  for (guint index = 0; index < self->players->len; index++) {
    const YcSheetPlayer *player = self->players->pdata[index];

    for (guint event = 0; event <= self->n_events; event++)
      if (player->course[event] != YC_NO_NUMBER) {
        *least = MIN (*least, player->course[event]);
        *most = MAX (*most, player->course[event]);
      }
  }
}

/* Points stay as they are until they change: steps, no slopes. */
static void
draw_course (const YcSheet *self,
             const YcSheetPlayer *player,
             const Region *box,
             int least,
             int most)
{
  double step = box->width / MAX (self->n_events, 1);
  double scale = (box->bottom - box->y) / (most - least);
  cairo_t *cr = box->cr;

  use_stroke (cr, player->color);
  cairo_new_path (cr);
  for (guint event = 0; event <= self->n_events; event++)
    if (player->course[event] != YC_NO_NUMBER) {
      double y = box->bottom - (player->course[event] - least) * scale;

      if (cairo_has_current_point (cr))
        cairo_line_to (cr, box->x + event * step, y);
      cairo_line_to (cr, box->x + MIN (event + 1, self->n_events) * step, y);
    }
  cairo_stroke (cr);
}

static void
draw_axes (const YcSheet *self, Region *box, int least, int most)
{
  Region scale = *box, events = *box;

  use_ink (box->cr);
  cairo_move_to (box->cr, box->x, box->y);
  cairo_line_to (box->cr, box->x, box->bottom);
  cairo_line_to (box->cr, box->x + box->width, box->bottom);
  cairo_stroke (box->cr);
  scale.x -= 30;
  scale.width = 26;
  draw_number (&scale, SMALL_FONT, most);
  scale.y = box->bottom - 9;
  draw_number (&scale, SMALL_FONT, least);
  events.y = box->bottom + 1;
  draw_number (&events, SMALL_FONT, (int) self->n_events);
}

static void
draw_curve (const YcSheet *self, Region *region)
{
  Region box = { region->cr, region->x + 30, region->y + GAP, region->width - 30, 0 };
  int least, most;

  box.bottom = box.y + CURVE_HEIGHT;
  find_extremes (self, &least, &most);
  draw_axes (self, &box, least, most);
  /* the winner on top */
  for (guint index = self->players->len; index-- > 0;)
    draw_course (self, self->players->pdata[index], &box, least, most);
  use_ink (region->cr);
  region->y = box.bottom + 12;
  draw_text (region, TEXT_FONT, self->lead);
}

/* ---- Codes ----------------------------------------------------------------------------------- */

static void
draw_code (const YcSheetQr *code, cairo_t *cr, double x, double y, double module)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, module, module);
  cairo_translate (cr, YC_SHEET_QR_QUIET, YC_SHEET_QR_QUIET);
  yc_sheet_qr_draw (code, cr);
  cairo_restore (cr);
}

/* The side of the square that the largest of the codes takes, with its margin. */
static double
code_side (const YcSheet *self)
{
  int most = 0;

  for (guint index = 0; index < self->codes->len; index++)
    most = MAX (most, yc_sheet_qr_get_size (self->codes->pdata[index]));
  return (most + 2 * YC_SHEET_QR_QUIET) * MODULE;
}

static void
draw_codes (const YcSheet *self, cairo_t *cr, guint first, guint n, double y)
{
  double side = code_side (self);

  for (guint index = first; index < MIN (first + n, self->codes->len); index++) {
    guint at = index - first;

    draw_code (self->codes->pdata[index], cr, MARGIN + at % CODES_ACROSS * (side + GAP),
               y + at / CODES_ACROSS * side, MODULE);
  }
}

static const char *
code_caption (const YcSheet *self)
{
  return self->codes->len == 1
           ? _ ("This code is the whole session. Yellowcake reads it back from a picture.")
           : _ ("These codes together are the whole session. Yellowcake reads them back from "
                "pictures.");
}

/* ---- Pages ----------------------------------------------------------------------------------- */

static void
draw_rest (Region *region, guint n)
{
  /* Translators: lines of the log that there is no room for on the page */
  g_autofree char *rest
    = g_strdup_printf (ngettext ("… and %u more, in the code", "… and %u more, in the code", n), n);

  draw_text (region, SMALL_FONT, rest);
}

/* As many lines as there is room for in the regions, one after the other; the last has room for one
 * more below it. */
static void
draw_lines (const YcSheet *self, Region *regions, guint n_regions)
{
  guint at = 0, n = self->lines->len;

  for (guint index = 0; index < n; index++) {
    while (at < n_regions && !draw_text (&regions[at], SMALL_FONT, self->lines->pdata[index]))
      at++;
    if (at == n_regions) {
      regions[at - 1].bottom += 2 * GAP;
      draw_rest (&regions[at - 1], n - index);
      return;
    }
  }
}

/* In the corner; what stands beside it is as much narrower. Returns where that ends. */
static double
draw_link (const YcSheet *self, Region *page)
{
  double side;
  Region below = *page;

  if (self->link == NULL)
    return page->y;
  side = (yc_sheet_qr_get_size (self->link) + 2 * YC_SHEET_QR_QUIET) * LINK_MODULE;
  below.x += page->width - side;
  below.width = side;
  draw_code (self->link, page->cr, below.x, page->y - YC_SHEET_QR_QUIET * LINK_MODULE, LINK_MODULE);
  below.y += side - YC_SHEET_QR_QUIET * LINK_MODULE;
  draw_text (&below, SMALL_FONT, _ ("This code gives the play to BG Stats."));
  page->width -= side + GAP;
  return below.y;
}

static void
draw_table (const YcSheet *self, Region *page)
{
  const double width = page->width, beside = draw_link (self, page);

  draw_text (page, TITLE_FONT, self->title);
  draw_text (page, TEXT_FONT, self->subtitle);
  page->y += GAP;
  draw_text (page, NAME_FONT, self->result);
  page->y += GAP;
  for (guint index = 0; index < self->players->len; index++)
    draw_player (page, self->players->pdata[index]);
  page->y = MAX (page->y, beside);
  page->width = width;
  draw_curve (self, page);
  page->y += GAP;
}

/* Where the lines go: above and beside a single code, or in two columns above two. */
static void
part_rest (const Region *rest, double top, double side, guint n_codes, Region regions[2])
{
  regions[0] = regions[1] = *rest;
  regions[0].bottom = top;
  if (n_codes > 1) {
    regions[0].width = regions[1].width = (rest->width - 2 * GAP) / 2;
    regions[1].x += regions[1].width + 2 * GAP;
    regions[1].bottom = top - 2 * GAP;
    return;
  }
  regions[1].x += side + GAP;
  regions[1].width -= side + GAP;
  regions[1].y = MAX (top, rest->y);
  regions[1].bottom -= 4 * GAP;
}

static void
draw_first_page (const YcSheet *self, cairo_t *cr, double width, double height)
{
  Region page = { cr, MARGIN, MARGIN, width - 2 * MARGIN, height - MARGIN };
  double side = code_side (self), top = page.bottom - side - 2 * GAP;
  Region regions[2];

  draw_table (self, &page);
  part_rest (&page, top, side, self->codes->len, regions);
  draw_lines (self, regions, G_N_ELEMENTS (regions));
  draw_codes (self, cr, 0, CODES_ON_FIRST, top + GAP);
  page.y = page.bottom - GAP;
  page.bottom = height;
  draw_text (&page, SMALL_FONT, code_caption (self));
}

guint
yc_sheet_get_n_pages (const YcSheet *self)
{
  guint rest = self->codes->len > CODES_ON_FIRST ? self->codes->len - CODES_ON_FIRST : 0;

  return 1 + (rest + CODES_ON_PAGE - 1) / CODES_ON_PAGE;
}

void
yc_sheet_draw_page (const YcSheet *self, guint page, cairo_t *cr, double width, double height)
{
  use_ink (cr);
  if (page == 0)
    draw_first_page (self, cr, width, height);
  else
    draw_codes (self, cr, CODES_ON_FIRST + (page - 1) * CODES_ON_PAGE, CODES_ON_PAGE, MARGIN);
}
