/* asked-field.c: see asked-field.h. */

#include "asked-field.h"

#include "widgets/description.h"
#include "widgets/icon-row.h"
#include "widgets/wrap.h"
#include "words.h"

#include <glib/gi18n.h>
#include <string.h>

#define PERSONNEL "L S E LL LS LE SS SE EE LLL SSS EEE"

static const YcAskedField fields[] = {
  { YC_KIND_MINE, YC_PRINTED_GIVES, "Y1 Y2 Y3 Y4 Y5 Y6" },
  { YC_KIND_FACTORY, YC_PRINTED_DRAWS, "0 1 2 3 4" },
  { YC_KIND_FACTORY, YC_PRINTED_DISCARDS, "0 1 2 3 4" },
  { YC_KIND_ENRICHMENT, YC_PRINTED_PAYS, "Y1 Y2 Y3 Y4 Y5 Y6" },
  { YC_KIND_ENRICHMENT, YC_PRINTED_GIVES, "U1 U2 U3 U4" },
  { YC_KIND_UNIVERSITY, YC_PRINTED_GIVES, PERSONNEL },
  { YC_KIND_PLAN, YC_PRINTED_PAYS, "U1 U2 U3 U4 U5 U6" },
  { YC_KIND_PLAN, YC_PRINTED_POINTS, "4 5 6 7" },
  { YC_KIND_LANDMARK, YC_PRINTED_PAYS, "Y1 Y2 Y3" },
  { YC_KIND_LANDMARK, YC_PRINTED_GIVES, "Y1 Y2 U1 U2" },
  { YC_KIND_LOADED, YC_PRINTED_PAYS, "Y1 Y2 Y3 U1 U2 U3" },
};

const YcAskedField yc_asked_side = { YC_KIND_MINE, YC_PRINTED_SIDE, PERSONNEL };

void
yc_asked_fields (YcKind kind, void (*ask) (gpointer data, const YcAskedField *field), gpointer data)
{
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    if (fields[i].kind == kind)
      ask (data, &fields[i]);
}

/* ---- What is printed ---- */

static gboolean
is_side_unknown (const YcSide *sides, int n)
{
  gboolean unknown = n > 0 && sides[0].unknown;

  for (int good = 0; n > 0 && good < YC_GOODS; good++)
    unknown = unknown || sides[0].goods[good] == YC_UNKNOWN;
  return unknown;
}

guint
yc_unknown_fields (const YcCard *card)
{
  guint unknown = card->needs_unknown ? YC_PRINTED_NEEDS : 0;

  if (is_side_unknown (card->pays, card->n_pays))
    unknown |= YC_PRINTED_PAYS;
  if (is_side_unknown (card->gives, card->n_gives))
    unknown |= YC_PRINTED_GIVES;
  if (card->kind == YC_KIND_FACTORY && card->draws == YC_UNKNOWN)
    unknown |= YC_PRINTED_DRAWS;
  if (card->kind == YC_KIND_FACTORY && card->discards == YC_UNKNOWN)
    unknown |= YC_PRINTED_DISCARDS;
  if (card->kind == YC_KIND_PLAN && card->points == YC_UNKNOWN)
    unknown |= YC_PRINTED_POINTS;
  return unknown;
}

/* Letters are personnel; an amount is a letter and its number. */
static YcSide
side_of (const char *choice)
{
  YcSide side = { 0 };
  const int good = yc_good_of_letter (*choice);

  if (good >= 0)
    side.goods[good] = (int16_t) g_ascii_strtoll (choice + 1, NULL, 10);
  for (const char *letter = choice; good < 0 && *letter != '\0'; letter++)
    side.workers[yc_worker_of_letter (*letter)]++;
  return side;
}

void
yc_card_set_field (YcCard *card, YcPrintedField field, const char *choice)
{
  const gboolean is_number = g_ascii_isdigit (*choice);
  const YcSide side = is_number ? (YcSide){ 0 } : side_of (choice);
  const int16_t number = (int16_t) g_ascii_strtoll (choice, NULL, 10);

  if (field == YC_PRINTED_DRAWS)
    card->draws = number;
  else if (field == YC_PRINTED_DISCARDS)
    card->discards = number;
  else if (field == YC_PRINTED_POINTS)
    card->points = number;
  else if (field == YC_PRINTED_SIDE) {
    card->side_unknown = false;
    memcpy (card->side, side.workers, sizeof card->side);
  } else if (field == YC_PRINTED_PAYS) {
    card->pays[0] = side;
    card->n_pays = 1;
  } else {
    card->gives[0] = side;
    card->n_gives = 1;
  }
}

/* ---- Chips ---- */

typedef struct {
  void (*chosen) (gpointer data, YcPrintedField field, const char *choice);
  gpointer data;
  YcPrintedField field;
} Chosen;

static void
chip_tapped (GtkToggleButton *chip, Chosen *chosen)
{
  if (gtk_toggle_button_get_active (chip))
    chosen->chosen (chosen->data, chosen->field, g_object_get_data (G_OBJECT (chip), "choice"));
}

static const char *
title_of (const YcAskedField *field)
{
  if (field->field == YC_PRINTED_PAYS)
    return _ ("Cost: resources");
  if (field->field == YC_PRINTED_SIDE)
    return _ ("Sideways personnel");
  if (field->field == YC_PRINTED_DRAWS)
    return _ ("Cards to draw (left number)");
  if (field->field == YC_PRINTED_DISCARDS)
    return _ ("Cards to discard (right number)");
  return field->field == YC_PRINTED_POINTS ? _ ("Points") : _ ("Output");
}

static GtkWidget *
chip_new (const YcGame *game, const char *title, const char *choice)
{
  GtkWidget *chip = gtk_toggle_button_new ();
  g_autofree char *words = NULL;
  g_autofree char *name = NULL;

  if (g_ascii_isdigit (*choice)) {
    words = g_strdup (choice);
    gtk_button_set_label (GTK_BUTTON (chip), choice);
  } else {
    const YcSide side = side_of (choice);
    GtkWidget *icons = yc_icon_row_new ();

    words = yc_words_side (game, &side);
    yc_icon_row_show_side (YC_ICON_ROW (icons), &side);
    gtk_button_set_child (GTK_BUTTON (chip), icons);
  }
  /* Translators: what is printed where on a card: “Output: 3 yellowcake” */
  name = g_strdup_printf (_ ("%s: %s"), title, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  yc_tooltip_show (chip, words);
  gtk_widget_add_css_class (chip, "yc-chip");
  g_object_set_data_full (G_OBJECT (chip), "choice", g_strdup (choice), g_free);
  return chip;
}

static void
add_chips (GtkWidget *line, const YcGame *game, const YcAskedField *field, Chosen *chosen)
{
  g_auto (GStrv) choices = g_strsplit (field->choices, " ", -1);
  GtkWidget *first = NULL;

  for (guint i = 0; choices[i] != NULL; i++) {
    GtkWidget *chip = chip_new (game, title_of (field), choices[i]);

    if (first == NULL)
      first = chip;
    else
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (chip), GTK_TOGGLE_BUTTON (first));
    g_signal_connect (chip, "toggled", G_CALLBACK (chip_tapped), chosen);
    yc_wrap_append (YC_WRAP (line), chip);
  }
}

GtkWidget *
yc_asked_field_new (const YcGame *game,
                    const YcAskedField *field,
                    void (*chosen) (gpointer data, YcPrintedField field, const char *choice),
                    gpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *title = gtk_label_new (title_of (field));
  GtkWidget *line = yc_wrap_new (4, FALSE);
  Chosen *call = g_new0 (Chosen, 1);

  *call = (Chosen){ chosen, data, field->field };
  g_object_set_data_full (G_OBJECT (box), "chosen", call, g_free);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "caption-heading");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), line);
  add_chips (line, game, field, call);
  return box;
}
