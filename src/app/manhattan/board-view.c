/* board-view.c: see board-view.h. */

#include "board-view.h"

#include "widgets/children.h"
#include "board-sections.h"
#include "widgets/card-button.h"
#include "widgets/crew-view.h"
#include "widgets/icon-row.h"
#include "widgets/marking.h"
#include "manhattan/pieces.h"
#include "space-button.h"
#include "widgets/description.h"
#include "widgets/template.h"
#include "words.h"
#include "widgets/wrap.h"

#include <glib/gi18n.h>

#define NATURAL_WIDTH 72 /* sizes of the text that the board asks for */

struct _YcBoardView {
  GtkWidget parent_instance;

  YcWrap *sections;
  GtkLabel *bribe;
  GtkLabel *building_deck;
  GtkLabel *bomb_deck;
  GtkLabel *tests;
  GtkWidget *closed;
  YcCrewView *contractors;

  int n_spaces; /* for which the buttons were made */
  YcSpaceButton *spaces[YC_MAX_SPACES];
  YcCardButton *slots[YC_SLOTS];
  YcCardButton *row[YC_MAX_ROW];
};

enum { SPACE_CHOSEN, SLOT_CHOSEN, BOMB_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (YcBoardView, yc_board_view, GTK_TYPE_WIDGET)

/* ---- What was chosen ---- */

static void
choose_space (YcSpaceButton *button G_GNUC_UNUSED, int space, YcBoardView *self)
{
  g_signal_emit (self, signals[SPACE_CHOSEN], 0, space);
}

static void
choose_slot (YcCardButton *button, YcBoardView *self)
{
  for (int i = 0; i < YC_SLOTS; i++)
    if (self->slots[i] == button)
      g_signal_emit (self, signals[SLOT_CHOSEN], 0, i + 1);
}

static void
choose_bomb (YcCardButton *button, YcBoardView *self)
{
  g_signal_emit (self, signals[BOMB_CHOSEN], 0, (int) yc_card_button_get_ref (button));
}

/* ---- Making the sections ---- */

static GtkWidget *
heading_new (const char *icon, const char *title)
{
  GtkWidget *heading = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  GtkWidget *label = gtk_label_new (title);

  gtk_widget_add_css_class (label, "yc-caption");
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (heading), yc_icon_new (icon));
  gtk_box_append (GTK_BOX (heading), label);
  return heading;
}

/* A count in a heading: a deck, the bribe pile. */
static GtkLabel *
count_new (GtkWidget *heading, const char *icon)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (box, "yc-counter");
  gtk_widget_set_margin_start (box, 8);
  gtk_box_append (GTK_BOX (box), yc_icon_new (icon));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (heading), box);
  return GTK_LABEL (label);
}

/* The letter that leads there, as on the keyboard. */
static GtkWidget *
key_new (char key)
{
  const char name[] = { g_ascii_toupper (key), '\0' };
  GtkWidget *label = gtk_label_new (name);

  gtk_widget_add_css_class (label, "yc-key");
  return label;
}

/* A section is a box of a heading and a wrap of tiles. */
static GtkWidget *
section_new (YcBoardView *self, const char *icon, const char *title, char key)
{
  GtkWidget *section
    = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 4,
                    "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *tiles = yc_wrap_new (4, TRUE);

  gtk_widget_add_css_class (section, "yc-section");
  gtk_box_append (GTK_BOX (section), heading_new (icon, title));
  if (key != '\0')
    gtk_box_append (GTK_BOX (gtk_widget_get_first_child (section)), key_new (key));
  gtk_widget_set_vexpand (tiles, TRUE);
  gtk_box_append (GTK_BOX (section), tiles);
  gtk_accessible_update_property (GTK_ACCESSIBLE (section), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  yc_wrap_append (self->sections, section);
  return section;
}

static GtkWidget *
heading_of (GtkWidget *section)
{
  return gtk_widget_get_first_child (section);
}

static YcWrap *
tiles_of (GtkWidget *section)
{
  return YC_WRAP (gtk_widget_get_last_child (section));
}

static void
append_spaces (YcBoardView *self,
               GtkWidget *section,
               const YcBoardSection *plan,
               const YcCatalogue *catalogue)
{
  gboolean named = yc_board_section_count (plan, catalogue) > 1;

  for (int i = 0; i < self->n_spaces; i++) {
    if (!yc_board_section_has (plan, &catalogue->cards[YC_SPACES][i]))
      continue;
    self->spaces[i] = YC_SPACE_BUTTON (yc_space_button_new ());
    if (!named)
      yc_space_button_hide_name (self->spaces[i]);
    g_signal_connect_object (self->spaces[i], "chosen", G_CALLBACK (choose_space), self, 0);
    yc_wrap_append (tiles_of (section), GTK_WIDGET (self->spaces[i]));
  }
}

static void
append_cards (YcBoardView *self,
              GtkWidget *section,
              YcCardButton **buttons,
              int n,
              GCallback chosen)
{
  for (int i = 0; i < n; i++) {
    buttons[i] = YC_CARD_BUTTON (yc_card_button_new ());
    g_signal_connect_object (buttons[i], "clicked", chosen, self, 0);
    yc_wrap_append (tiles_of (section), GTK_WIDGET (buttons[i]));
  }
}

static void
append_market (YcBoardView *self, GtkWidget *section)
{
  append_cards (self, section, self->slots, YC_SLOTS, G_CALLBACK (choose_slot));
  self->bribe = count_new (heading_of (section), "bribe");
  self->building_deck = count_new (heading_of (section), "deck");
}

/* Stands where the row was when Design is closed. */
static GtkWidget *
closed_new (void)
{
  GtkWidget *label = gtk_label_new (_ ("Closed: too few bombs are left"));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "yc-small");
  return label;
}

static void
append_bomb_row (YcBoardView *self, GtkWidget *section)
{
  append_cards (self, section, self->row, YC_MAX_ROW, G_CALLBACK (choose_bomb));
  self->closed = closed_new ();
  yc_wrap_append (tiles_of (section), self->closed);
  self->tests = count_new (heading_of (section), "test");
  self->bomb_deck = count_new (heading_of (section), "deck");
}

static void
append_contractors (YcBoardView *self)
{
  GtkWidget *section = section_new (self, "others", _ ("Contractors"), '\0');

  self->contractors = YC_CREW_VIEW (yc_crew_view_new ());
  yc_crew_view_set_count_from (self->contractors, 1);
  yc_wrap_append (tiles_of (section), GTK_WIDGET (self->contractors));
}

static void
make_sections (YcBoardView *self, const YcCatalogue *catalogue)
{
  yc_children_clear (GTK_WIDGET (self->sections));
  memset (self->spaces, 0, sizeof self->spaces);
  self->n_spaces = MIN (catalogue->n[YC_SPACES], YC_MAX_SPACES);
  for (int i = 0; i < YC_N_BOARD_SECTIONS; i++) {
    const YcBoardSection *plan = &yc_board_sections[i];
    GtkWidget *section = section_new (self, plan->icon, _ (plan->title), plan->key);

    append_spaces (self, section, plan, catalogue);
    if (g_str_equal (plan->prefix, "construction"))
      append_market (self, section);
    else if (g_str_equal (plan->prefix, "design"))
      append_bomb_row (self, section);
  }
  append_contractors (self);
}

/* ---- Showing ---- */

static void
show_count (GtkLabel *label, char *text, char *words)
{
  GtkWidget *box = gtk_widget_get_parent (GTK_WIDGET (label));

  gtk_label_set_text (label, text);
  yc_tooltip_show (box, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  g_free (text);
  g_free (words);
}

static const char *
untold_slot (int content)
{
  if (content == YC_SLOT_EMPTY)
    return _ ("Empty");
  return content == YC_SLOT_UNTOLD_STARTING ? _ ("Starting building, not told") : _ ("Not told");
}

/* Section 3.3: who buys here takes the pile, or adds to it. */
static char *
slot_words (int slot, const char *price)
{
  if (slot == 1)
    return g_strdup_printf (_ ("Slot %1$d, %2$s; its buyer takes the bribe pile."), slot, price);
  if (slot >= 5)
    return g_strdup_printf (_ ("Slot %1$d, %2$s; $1 goes to the bribe pile."), slot, price);
  return g_strdup_printf (_ ("Slot %1$d, %2$s."), slot, price);
}

static char *
slot_aside (int slot, const YcBoard *board)
{
  if (slot == 1)
    return yc_words_amount (&yc_manhattan_game, YC_MONEY, board->bribe);
  return slot >= 5 ? g_strdup ("+1") : NULL;
}

static void
show_slot (YcBoardView *self, const YcSetup *setup, const YcBoard *board, int index)
{
  int content = board->market[index];
  g_autofree char *price
    = yc_words_amount (&yc_manhattan_game, YC_MONEY, setup->catalogue.prices[index]);
  g_autofree char *where = slot_words (index + 1, price);
  g_autofree char *aside = slot_aside (index + 1, board);
  const YcCardState state = {
    .ref = content >= 0 ? (YcRef) content : YC_UNTOLD,
    .card = content >= 0 ? &setup->catalogue.cards[YC_CARDS][content] : NULL,
    .untold = content >= 0 ? NULL : untold_slot (content),
    .caption = price,
    .aside = aside,
    .where = where,
  };

  yc_card_button_show (self->slots[index], &state);
}

static void
show_bomb (YcBoardView *self, const YcSetup *setup, const YcBoard *board, int index)
{
  gboolean shown = index < board->n_row;
  int bomb = shown ? board->row[index] : -1;
  const YcCardState state = {
    .ref = bomb >= 0 ? (YcRef) bomb : YC_UNTOLD,
    .card = bomb >= 0 ? &setup->catalogue.cards[YC_BOMBS][bomb] : NULL,
    .untold = bomb >= 0 ? NULL : _ ("Not told"),
    .where = _ ("In the bomb row."),
  };

  yc_card_button_show (self->row[index], &state);
  gtk_widget_set_visible (GTK_WIDGET (self->row[index]), shown);
}

static char *
tests_left (const YcBoard *board)
{
  uint8_t tokens[YC_MAX_SEATS];
  int n = yc_board_test_tokens (board, tokens);
  GString *text = g_string_new (NULL);

  for (int i = 0; i < n; i++)
    if (board->tests_left & (1u << i))
      g_string_append_printf (text, text->len > 0 ? " %d" : "%d", tokens[i]);
  if (text->len == 0)
    g_string_append (text, "–");
  return g_string_free (text, FALSE);
}

static void
show_counts (YcBoardView *self, const YcBoard *board)
{
  int bombs = yc_board_bomb_deck (board);
  g_autofree char *bribe = yc_words_amount (&yc_manhattan_game, YC_MONEY, board->bribe);
  g_autofree char *tests = tests_left (board);

  show_count (self->bribe, g_strdup (bribe), g_strdup_printf (_ ("Bribe pile: %s"), bribe));
  show_count (self->building_deck, g_strdup_printf ("%d", board->building_deck),
              g_strdup_printf (ngettext ("%d building in the deck", "%d buildings in the deck",
                                         board->building_deck),
                               board->building_deck));
  show_count (self->bomb_deck, g_strdup_printf ("%d", bombs),
              g_strdup_printf (
                ngettext ("%d bomb in the deck", "%d bombs in the deck", (gulong) bombs), bombs));
  show_count (self->tests, g_strdup (tests),
              g_strdup_printf (_ ("Implosion-test tokens left: %s"), tests));
}

void
yc_board_view_show (YcBoardView *self, const YcSetup *setup, const YcPosition *position)
{
  const YcBoard *board = yc_board_of (position);

  g_return_if_fail (YC_IS_BOARD_VIEW (self));

  if (self->n_spaces != MIN (setup->catalogue.n[YC_SPACES], YC_MAX_SPACES))
    make_sections (self, &setup->catalogue);
  for (int i = 0; i < self->n_spaces; i++)
    if (self->spaces[i] != NULL)
      yc_space_button_show (self->spaces[i], setup, position, (YcRef) i);
  for (int i = 0; i < YC_SLOTS; i++)
    show_slot (self, setup, board, i);
  for (int i = 0; i < YC_MAX_ROW; i++)
    show_bomb (self, setup, board, i);
  gtk_widget_set_visible (self->closed, board->n_row == 0);
  show_counts (self, board);
  yc_crew_view_show (self->contractors, setup, yc_crew_owned (board->general, YC_CONTRACTOR));
}

void
yc_board_view_set_legal (YcBoardView *self, const YcLegalMarks *marks)
{
  g_return_if_fail (YC_IS_BOARD_VIEW (self));

  for (int i = 0; i < self->n_spaces; i++)
    if (self->spaces[i] != NULL)
      yc_space_button_set_legal (self->spaces[i], marks != NULL && marks->spaces[i]);
  for (int i = 0; i < YC_SLOTS && self->slots[i] != NULL; i++)
    yc_card_button_set_legal (self->slots[i], marks != NULL && marks->slots[i]);
}

void
yc_board_view_set_change (YcBoardView *self, const YcPosition *before, const YcPosition *position)
{
  g_return_if_fail (YC_IS_BOARD_VIEW (self));

  for (int i = 0; i < self->n_spaces; i++)
    if (self->spaces[i] != NULL)
      yc_marking_set_changed (
        GTK_WIDGET (self->spaces[i]),
        before != NULL && yc_board_of (before)->spaces[i] != yc_board_of (position)->spaces[i]);
}

void
yc_board_view_set_wish (YcBoardView *self, YcRef space, int slot)
{
  g_return_if_fail (YC_IS_BOARD_VIEW (self));

  for (int i = 0; i < self->n_spaces; i++)
    if (self->spaces[i] != NULL)
      yc_space_button_set_wished (self->spaces[i], i == space);
  for (int i = 0; i < YC_SLOTS && self->slots[i] != NULL; i++)
    yc_card_button_set_wished (self->slots[i], i + 1 == slot);
}

void
yc_board_view_focus_space (YcBoardView *self, YcRef space)
{
  if (self->spaces[space] != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->spaces[space]));
}

/* ---- The widget ---- */

static void
yc_board_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_BOARD_VIEW);
  yc_children_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (yc_board_view_parent_class)->dispose (object);
}

static guint
signal_new (const char *name)
{
  return g_signal_new (name, YC_TYPE_BOARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
yc_board_view_class_init (YcBoardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (YC_TYPE_WRAP);
  G_OBJECT_CLASS (klass)->dispose = yc_board_view_dispose;

  signals[SPACE_CHOSEN] = signal_new ("space-chosen");
  signals[SLOT_CHOSEN] = signal_new ("slot-chosen");
  signals[BOMB_CHOSEN] = signal_new ("bomb-chosen");

  yc_template_set (widget_class, "board-view.ui");
  gtk_widget_class_bind_template_child (widget_class, YcBoardView, sections);
  gtk_widget_class_set_css_name (widget_class, "boardview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
yc_board_view_init (YcBoardView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  yc_wrap_set_spacing (self->sections, 6, TRUE);
  yc_wrap_set_natural_width (self->sections, NATURAL_WIDTH);
}

GtkWidget *
yc_board_view_new (void)
{
  return g_object_new (YC_TYPE_BOARD_VIEW, NULL);
}
