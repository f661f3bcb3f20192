/* card-row.c: see card-row.h. */

#include "card-row.h"

#include "widgets/card-face.h"
#include "card-name.h"
#include "widgets/card-words.h"
#include "widgets/icon-row.h"
#include "widgets/spoken-names.h"
#include "table-game.h"
#include "text.h"
#include "widgets/template.h"
#include "words.h"

#include <glib/gi18n.h>
#include <string.h>

struct _YcCardRow {
  AdwBin parent_instance;

  char *words;
  GtkWidget *heading;
  GtkLabel *title;
  GtkLabel *counts;
  GtkWidget *card;
  GtkWidget *face;
  GtkLabel *name;
  GtkLabel *sure;
  GtkLabel *origin;
  GtkWidget *menu;
};

G_DEFINE_FINAL_TYPE (YcCardRow, yc_card_row, ADW_TYPE_BIN)

/* ---- What is said ---- */

static const char *
words_of_confidence (YcConfidence confidence)
{
  switch (confidence) {
  case YC_CONFIDENCE_HIGH:
    return _ ("Certain");
  case YC_CONFIDENCE_MEDIUM:
    return _ ("Likely");
  case YC_CONFIDENCE_LOW:
    return _ ("Doubtful");
  case YC_CONFIDENCE_NONE:
  default:
    return _ ("Nobody says how sure");
  }
}

static char *
sure_of (const YcCard *card)
{
  const char *sure = words_of_confidence (card->confidence);

  if (yc_card_is_complete (card))
    return g_strdup (sure);
  /* Translators: how sure the numbers of a card are, as in “Likely, numbers missing” */
  return g_strdup_printf (_ ("%s, numbers missing"), sure);
}

static char *
origin_of (YcCollection *collection, const char *key, const YcCard *card)
{
  g_autofree char *source = card != NULL ? yc_text_plain (card->source) : g_strdup ("");

  switch (yc_collection_get_origin (collection, key)) {
  case YC_ORIGIN_TAUGHT:
    return g_strdup (_ ("Taught by this table"));
  case YC_ORIGIN_CORRECTED:
    return g_strdup (_ ("Corrected by this table"));
  case YC_ORIGIN_CATALOGUE:
  default:
    if (*source == '\0')
      return g_strdup (_ ("From the catalogue"));
    /* Translators: the place where the numbers of a card were found */
    return g_strdup_printf (_ ("From the catalogue: %s"), source);
  }
}

static char *
name_of (YcCollection *collection, const YcCard *card)
{
  const YcSetup *setup = yc_collection_get_setup (collection);

  if (card->kind == YC_KIND_SPACE)
    return yc_words_space (setup, (YcRef) (card - setup->catalogue.cards[YC_SPACES]));
  if (card->copies > 1)
    /* Translators: the name of a card, and how many of it there are */
    return g_strdup_printf (ngettext ("%s, %d copy", "%s, %d copies", (gulong) card->copies),
                            card->id, card->copies);
  return g_strdup (card->id);
}

/* ---- Showing ---- */

static void
append (GMenu *menu, const char *label, const char *action, const char *key)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", key);
  g_menu_append_item (menu, item);
}

static gboolean
may_be_merged (YcCollection *collection, const YcCard *card)
{
  const YcTableCards *cards = yc_table_game_of (yc_collection_get_game (collection))->cards;

  return cards->may_be_merged != NULL && card != NULL && cards->may_be_merged (card);
}

static void
show_menu (YcCardRow *self, YcCollection *collection, const char *key, const YcCard *card)
{
  const gboolean merged = yc_collection_get_merged (collection, key) != NULL;
  const YcOrigin origin = yc_collection_get_origin (collection, key);
  g_autoptr (GMenu) menu = g_menu_new ();

  if (merged)
    append (menu, _ ("Let It Stand for Itself Again"), "cards.restore", key);
  else
    append (menu, _ ("_Correct…"), "cards.edit", key);
  if (!merged && origin == YC_ORIGIN_CORRECTED)
    append (menu, _ ("_Restore the Catalogue’s Numbers"), "cards.restore", key);
  if (!merged && origin == YC_ORIGIN_TAUGHT)
    append (menu, _ ("_Forget"), "cards.restore", key);
  if (!merged && may_be_merged (collection, card)) {
    append (menu, _ ("_Same as Another Card…"), "cards.merge", key);
    append (menu, yc_collection_is_hidden (collection, key) ? _ ("_Show It Again") : _ ("_Hide"),
            "cards.hide", key);
  }
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->menu), G_MENU_MODEL (menu));
}

static void
show_face (YcCardRow *self, const YcCard *card)
{
  gtk_widget_set_visible (self->face, card != NULL);
  if (card == NULL)
    return;
  /* the heading names the kind; but what a bomb costs to load stands in a line of its own */
  yc_card_face_set_compact (YC_CARD_FACE (self->face), card->load == YC_UNKNOWN);
  yc_card_face_show (YC_CARD_FACE (self->face), card, NULL);
}

static void
say (YcCardRow *self, const YcCard *card)
{
  g_autofree char *face = card != NULL ? yc_card_words_face (card) : g_strdup ("");

  g_free (self->words);
  self->words
    = g_strdup_printf ("%s. %s %s. %s.", gtk_label_get_text (self->name), face,
                       gtk_label_get_text (self->sure), gtk_label_get_text (self->origin));
  yc_row_say (GTK_WIDGET (self), self->words);
}

static void
show_card (YcCardRow *self, YcCollection *collection, const char *key, const YcCard *card)
{
  g_autofree char *name = name_of (collection, card);
  g_autofree char *sure = sure_of (card);
  g_autofree char *origin = origin_of (collection, key, card);
  const char *other = yc_collection_get_merged (collection, key);

  gtk_label_set_text (self->name, name);
  gtk_label_set_text (self->sure, sure);
  gtk_label_set_text (self->origin, origin);
  if (other == NULL)
    return;
  g_free (origin);
  /* Translators: the name of a card that turned out to be the same as another */
  origin = g_strdup_printf (_ ("Stands for %s"), other);
  gtk_label_set_text (self->sure, _ ("Merged"));
  gtk_label_set_text (self->origin, origin);
}

static void
show_prices (YcCardRow *self, YcCollection *collection)
{
  g_autofree char *origin = origin_of (collection, "prices", NULL);
  const uint16_t *prices = yc_collection_get_catalogue (collection)->prices;
  GString *words = g_string_new (NULL);

  for (int slot = 0; slot < YC_SLOTS; slot++)
    g_string_append_printf (words, "%s$%d", slot > 0 ? "  " : "", prices[slot]);
  gtk_label_set_text (self->name, _ ("Prices of the market"));
  gtk_label_set_text (self->sure, words->str);
  gtk_label_set_text (self->origin, origin);
  g_string_free (words, TRUE);
}

void
yc_card_row_show (YcCardRow *self, YcCollection *collection, const char *key)
{
  const gboolean prices = strcmp (key, "prices") == 0;
  const YcCard *card
    = prices ? NULL : yc_catalogue_find (yc_collection_get_catalogue (collection), key);

  gtk_widget_set_visible (self->heading, FALSE);
  gtk_widget_set_visible (self->card, TRUE);
  if (prices)
    show_prices (self, collection);
  else if (card != NULL)
    show_card (self, collection, key, card);
  else {
    /* a card that was merged and is known to nobody else */
    gtk_label_set_text (self->name, yc_key_name (key));
    gtk_label_set_text (self->sure, _ ("Merged"));
    g_autofree char *stands
      = g_strdup_printf (_ ("Stands for %s"), yc_collection_get_merged (collection, key));
    gtk_label_set_text (self->origin, stands);
  }
  show_face (self, card);
  show_menu (self, collection, key, card);
  say (self, card);
}

void
yc_card_row_show_heading (YcCardRow *self, const char *title, const char *counts)
{
  gtk_widget_set_visible (self->heading, TRUE);
  gtk_widget_set_visible (self->card, FALSE);
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->counts, counts);
  g_free (self->words);
  self->words = g_strdup_printf ("%s. %s", title, counts);
  yc_row_say (GTK_WIDGET (self), self->words);
}

const char *
yc_card_row_get_words (YcCardRow *self)
{
  return self->words;
}

static void
yc_card_row_finalize (GObject *object)
{
  g_free (YC_CARD_ROW (object)->words);
  G_OBJECT_CLASS (yc_card_row_parent_class)->finalize (object);
}

static void
yc_card_row_class_init (YcCardRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  G_OBJECT_CLASS (klass)->finalize = yc_card_row_finalize;
  g_type_ensure (YC_TYPE_CARD_FACE);
  yc_template_set (widget_class, "card-row.ui");
  gtk_widget_class_bind_template_child (widget_class, YcCardRow, heading);
  gtk_widget_class_bind_template_child (widget_class, YcCardRow, title);
  gtk_widget_class_bind_template_child (widget_class, YcCardRow, counts);
  gtk_widget_class_bind_template_child (widget_class, YcCardRow, card);
  gtk_widget_class_bind_template_child (widget_class, YcCardRow, face);
  gtk_widget_class_bind_template_child_full (widget_class, "card_name", FALSE,
                                             G_STRUCT_OFFSET (YcCardRow, name));
  gtk_widget_class_bind_template_child (widget_class, YcCardRow, sure);
  gtk_widget_class_bind_template_child (widget_class, YcCardRow, origin);
  gtk_widget_class_bind_template_child (widget_class, YcCardRow, menu);
}

static void
yc_card_row_init (YcCardRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
yc_card_row_new (void)
{
  return g_object_new (YC_TYPE_CARD_ROW, NULL);
}
