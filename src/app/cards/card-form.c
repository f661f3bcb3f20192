/* card-form.c: see card-form.h. */

#include "card-form.h"

#include "card-name.h"
#include "icon-pad.h"
#include "table-game.h"
#include "widgets/number-row.h"

#include <glib/gi18n.h>
#include <string.h>

/* What can be printed on a card, in the order of YcPrintedField. */
enum { NEEDS, NEEDS_OR, PAYS, PAYS_OR, GIVES, GIVES_OR, OTHERS, SIDE, N_PADS };

enum { DRAWS, DISCARDS, FUEL, POINTS, POINTS_TESTED, LOAD, COPIES, N_NUMBERS };

enum { NOT_WITH_TWO, BRIBE, N_SIGNS };

/* One bit for each of the above. */
#define PAD(pad)       (1u << (pad))
#define NUMBER(number) (1u << (N_PADS + (number)))
#define SIGN(sign)     (1u << (N_PADS + N_NUMBERS + (sign)))

_Static_assert(PAD (SIDE) == YC_PRINTED_SIDE, "pads in another order");
_Static_assert(NUMBER (COPIES) == YC_PRINTED_COPIES, "numbers in another order");
_Static_assert(SIGN (BRIBE) == YC_PRINTED_BRIBE, "signs in another order");

struct _YcCardForm {
  AdwBin parent_instance;

  const YcGame *game;
  const YcTableCards *cards;
  YcCard base;
  gboolean loading;
  YcIconPad *pads[N_PADS];
  YcNumberRow *numbers[N_NUMBERS];
  GtkSwitch *signs[N_SIGNS];
};

G_DEFINE_FINAL_TYPE (YcCardForm, yc_card_form, ADW_TYPE_BIN)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
changed (YcCardForm *self)
{
  if (!self->loading)
    g_signal_emit (self, signals[CHANGED], 0);
}

/* ---- What a kind has ---- */

/* Of YcPrintedField, on the card that is shown. */
static guint
fields (YcCardForm *self)
{
  return self->cards->printed (self->base.kind);
}

/* ---- From the card ---- */

static void
load_needs (YcIconPad *pad, const YcNeed *need)
{
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    yc_icon_pad_set (pad, yc_worker_letter ((YcWorkerType) type), need->type[type]);
  yc_icon_pad_set (pad, '?', need->any);
}

static void
load_workers (YcIconPad *pad, const uint8_t workers[YC_WORKER_TYPES])
{
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    yc_icon_pad_set (pad, yc_worker_letter ((YcWorkerType) type), workers[type]);
}

static void
load_side (YcIconPad *pad, const YcSide *side)
{
  for (int good = 0; good < YC_GOODS; good++)
    yc_icon_pad_set (pad, yc_good_letter ((YcGood) good), side->goods[good]);
  load_workers (pad, side->workers);
  yc_icon_pad_set_known (pad, !side->unknown);
}

static void
load_pads (YcCardForm *self, const YcCard *card)
{
  YcSide sideways = { .unknown = card->side_unknown };

  memcpy (sideways.workers, card->side, sizeof sideways.workers);
  load_needs (self->pads[NEEDS], &card->needs[0]);
  yc_icon_pad_set_known (self->pads[NEEDS], !card->needs_unknown && card->n_needs > 0);
  load_needs (self->pads[NEEDS_OR], &card->needs[1]);
  yc_icon_pad_set_known (self->pads[NEEDS_OR], TRUE);
  load_side (self->pads[PAYS], &card->pays[0]);
  load_side (self->pads[PAYS_OR], &card->pays[1]);
  load_side (self->pads[GIVES], &card->gives[0]);
  load_side (self->pads[GIVES_OR], &card->gives[1]);
  load_side (self->pads[OTHERS], &card->others);
  load_side (self->pads[SIDE], &sideways);
}

static void
load (YcCardForm *self, const YcCard *card)
{
  const int numbers[N_NUMBERS] = {
    [DRAWS] = card->draws,   [DISCARDS] = card->discards, [FUEL] = card->fuel,
    [POINTS] = card->points, [LOAD] = card->load,         [POINTS_TESTED] = card->points_tested,
    [COPIES] = card->copies,
  };

  load_pads (self, card);
  for (int i = 0; i < N_NUMBERS; i++)
    yc_number_row_set (self->numbers[i], numbers[i]);
  gtk_switch_set_active (self->signs[NOT_WITH_TWO], card->not_with_two);
  gtk_switch_set_active (self->signs[BRIBE], card->bribe);
}

/* ---- To the card ---- */

static gboolean
is_any (YcIconPad *pad, const char *letters)
{
  for (; *letters != '\0'; letters++)
    if (yc_icon_pad_get (pad, *letters) != 0)
      return TRUE;
  return FALSE;
}

static void
save_need (YcIconPad *pad, YcNeed *need)
{
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    need->type[type] = (uint8_t) yc_icon_pad_get (pad, yc_worker_letter ((YcWorkerType) type));
  need->any = (uint8_t) yc_icon_pad_get (pad, '?');
}

static void
save_needs (YcCardForm *self, YcCard *card)
{
  memset (card->needs, 0, sizeof card->needs);
  card->needs_unknown = !yc_icon_pad_is_known (self->pads[NEEDS]);
  card->n_needs = card->needs_unknown ? 0 : 1;
  save_need (self->pads[NEEDS], &card->needs[0]);
  if (card->needs_unknown || !is_any (self->pads[NEEDS_OR], "LES?"))
    return;
  card->n_needs = 2;
  save_need (self->pads[NEEDS_OR], &card->needs[1]);
}

static YcSide
save_side (YcIconPad *pad)
{
  YcSide side = { .unknown = !yc_icon_pad_is_known (pad) };

  for (int good = 0; good < YC_GOODS; good++)
    side.goods[good] = (int16_t) yc_icon_pad_get (pad, yc_good_letter ((YcGood) good));
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    side.workers[type] = (uint8_t) yc_icon_pad_get (pad, yc_worker_letter ((YcWorkerType) type));
  return side;
}

static gboolean
says_something (YcIconPad *pad)
{
  return !yc_icon_pad_is_known (pad) || is_any (pad, "$YUPFBLES");
}

static void
save_sides (YcCardForm *self, int first, YcSide sides[2], uint8_t *n)
{
  *n = says_something (self->pads[first]) ? 1 : 0;
  sides[0] = save_side (self->pads[first]);
  sides[1] = (YcSide){ 0 };
  if (*n == 0 || sides[0].unknown || !says_something (self->pads[first + 1]))
    return;
  sides[1] = save_side (self->pads[first + 1]);
  *n = 2;
}

static void
save_numbers (YcCardForm *self, YcCard *card)
{
  card->draws = (int16_t) yc_number_row_get (self->numbers[DRAWS]);
  card->discards = (int16_t) yc_number_row_get (self->numbers[DISCARDS]);
  card->fuel = (int16_t) yc_number_row_get (self->numbers[FUEL]);
  card->points = (int16_t) yc_number_row_get (self->numbers[POINTS]);
  card->load = (int16_t) yc_number_row_get (self->numbers[LOAD]);
  card->points_tested = (int16_t) yc_number_row_get (self->numbers[POINTS_TESTED]);
  /* a record knows both values of a plutonium bomb or none */
  if (card->kind == YC_KIND_PLUTONIUM_BOMB && card->points_tested == YC_UNKNOWN)
    card->points = YC_UNKNOWN;
}

YcCard
yc_card_form_get_card (YcCardForm *self)
{
  const guint asked = fields (self);
  YcCard card = self->base;
  YcSide sideways = save_side (self->pads[SIDE]);

  if ((asked & PAD (NEEDS)) != 0)
    save_needs (self, &card);
  if ((asked & PAD (PAYS)) != 0)
    save_sides (self, PAYS, card.pays, &card.n_pays);
  if ((asked & PAD (GIVES)) != 0)
    save_sides (self, GIVES, card.gives, &card.n_gives);
  if ((asked & PAD (OTHERS)) != 0)
    card.others = save_side (self->pads[OTHERS]);
  if ((asked & PAD (SIDE)) != 0) {
    card.side_unknown = sideways.unknown && card.kind != YC_KIND_SPECIAL;
    memcpy (card.side, sideways.workers, sizeof card.side);
  }
  if ((asked & NUMBER (COPIES)) != 0)
    card.copies = (int16_t) yc_number_row_get (self->numbers[COPIES]);
  save_numbers (self, &card);
  card.not_with_two = gtk_switch_get_active (self->signs[NOT_WITH_TWO]);
  card.bribe = gtk_switch_get_active (self->signs[BRIBE]);
  return card;
}

/* ---- Making ---- */

static void
add_pad (YcCardForm *self, GtkBox *box, int pad, const char *title, const char *letters)
{
  const gboolean may_be_none = pad != NEEDS;

  self->pads[pad] = YC_ICON_PAD (
    yc_icon_pad_new (self->game, _ (self->cards->words->anybody), title, letters, may_be_none));
  g_signal_connect_swapped (self->pads[pad], "changed", G_CALLBACK (changed), self);
  gtk_widget_set_visible (GTK_WIDGET (self->pads[pad]), (fields (self) & PAD (pad)) != 0);
  gtk_box_append (box, GTK_WIDGET (self->pads[pad]));
}

static void
add_number (YcCardForm *self, GtkWidget *list, int number, const char *title, int low, int high)
{
  self->numbers[number] = YC_NUMBER_ROW (yc_number_row_new (title, low, high));
  g_signal_connect_swapped (self->numbers[number], "changed", G_CALLBACK (changed), self);
  gtk_widget_set_visible (GTK_WIDGET (self->numbers[number]),
                          (fields (self) & NUMBER (number)) != 0);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (list), GTK_WIDGET (self->numbers[number]));
}

static void
add_sign (YcCardForm *self, GtkWidget *list, int sign, const char *title)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, NULL);

  self->signs[sign] = GTK_SWITCH (gtk_switch_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->signs[sign]), GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (self->signs[sign]));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), GTK_WIDGET (self->signs[sign]));
  g_signal_connect_swapped (self->signs[sign], "notify::active", G_CALLBACK (changed), self);
  gtk_widget_set_visible (row, (fields (self) & SIGN (sign)) != 0);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (list), row);
}

static void
add_choices (YcCardForm *self, GtkBox *box, const char *goods, const char *all)
{
  GtkWidget *choices = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *expander = gtk_expander_new (_ ("Behind a slash"));
  const YcCard *card = &self->base;

  add_pad (self, GTK_BOX (choices), NEEDS_OR, _ ("Or instead these workers"), "LES?");
  add_pad (self, GTK_BOX (choices), PAYS_OR, _ ("Or instead it costs"), goods);
  add_pad (self, GTK_BOX (choices), GIVES_OR, _ ("Or instead it brings"), all);
  gtk_expander_set_child (GTK_EXPANDER (expander), choices);
  gtk_expander_set_expanded (GTK_EXPANDER (expander),
                             card->n_needs > 1 || card->n_pays > 1 || card->n_gives > 1);
  gtk_widget_set_visible (expander, (fields (self) & PAD (GIVES_OR)) != 0);
  gtk_box_append (box, expander);
}

static void
add_numbers (YcCardForm *self, GtkBox *box)
{
  const gboolean plan = self->base.kind == YC_KIND_PLAN;
  GtkWidget *list = adw_preferences_group_new ();

  add_number (self, list, DRAWS, _ ("Cards to draw (left number)"), 0, 9);
  add_number (self, list, DISCARDS, _ ("Cards to discard (right number)"), 0, 9);
  add_sign (self, list, NOT_WITH_TWO, _ ("Not with two players"));
  add_number (self, list, FUEL, _ ("Fuel"), 0, 99);
  add_number (self, list, POINTS, _ ("Points"), plan ? 4 : 0, 99);
  add_number (self, list, POINTS_TESTED, _ ("Points after an implosion test"), 0, 99);
  add_number (self, list, LOAD, _ ("Dollars to load it"), 0, 99);
  add_number (self, list, COPIES, _ ("Copies in the box"), 1, 20);
  add_sign (self, list, BRIBE, _ ("$1 goes to the bribe pile"));
  gtk_widget_set_visible (list, (fields (self) >> N_PADS) != 0);
  gtk_box_append (box, list);
}

static void
build (YcCardForm *self)
{
  const YcCardWords *words = self->cards->words;
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));

  add_pad (self, box, NEEDS, _ (words->needs), "LSE?");
  add_pad (self, box, PAYS, _ (words->pays), words->goods);
  add_pad (self, box, GIVES, _ (words->gives), words->everything);
  add_pad (self, box, SIDE, _ ("Sideways personnel"), "LSE");
  add_pad (self, box, OTHERS, _ ("Every other player gets"), words->everything);
  add_choices (self, box, words->goods, words->everything);
  add_numbers (self, box);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (box));
}

void
yc_card_form_show (YcCardForm *self, const YcGame *game, const YcCard *card)
{
  self->loading = TRUE;
  self->game = game;
  self->cards = yc_table_game_of (game)->cards;
  self->base = *card;
  build (self);
  load (self, card);
  self->loading = FALSE;
  changed (self);
}

static void
yc_card_form_class_init (YcCardFormClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
yc_card_form_init (YcCardForm *self G_GNUC_UNUSED)
{
}
