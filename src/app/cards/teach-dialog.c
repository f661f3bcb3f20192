/* teach-dialog.c: see teach-dialog.h. */

#include "teach-dialog.h"

#include "announce.h"
#include "widgets/card-face.h"
#include "card-form.h"
#include "card-name.h"
#include "change-question.h"
#include "session.h"
#include "widgets/icon-row.h"
#include "widgets/number-row.h"
#include "widgets/spoken-names.h"
#include "table-game.h"
#include "widgets/template.h"
#include "words.h"
#include "widgets/wrap.h"

#include <glib/gi18n.h>

struct _YcTeachDialog {
  AdwWindow parent_instance;

  YcTeachable *cards;
  char *id; /* of the card; of a new one NULL */
  YcKind kind;
  char *alike;      /* key of the known card that it looks like, or NULL */
  char *known;      /* the definition that the dialog was opened with, or NULL */
  guint known_sure; /* and how sure that was said to be: an item of `confidence` */

  YcWrap *kinds;
  GtkWidget *preview_area;
  YcCardFace *preview;
  GtkLabel *preview_words;
  GtkWidget *alike_area;
  GtkLabel *alike_words;
  YcCardFace *alike_face;
  GtkWidget *use_alike;
  GtkLabel *failure;
  YcCardForm *form;
  GtkWidget *prices;
  YcNumberRow *price[YC_SLOTS];
  GtkWidget *about;
  AdwEntryRow *name;
  AdwComboRow *confidence;
  GtkWidget *teach;
  gboolean naming;    /* the name is put in by the program */
  gboolean named;     /* or it was by hand */
  gboolean corrected; /* the numbers have been other than those known */
};

G_DEFINE_FINAL_TYPE (YcTeachDialog, yc_teach_dialog, ADW_TYPE_WINDOW)

enum { TAUGHT, N_SIGNALS };
static guint signals[N_SIGNALS];

static const YcCatalogue *
catalogue_of (YcTeachDialog *self)
{
  return yc_teachable_get_catalogue (self->cards);
}

static gboolean
is_about_prices (YcTeachDialog *self)
{
  return gtk_widget_get_visible (self->prices);
}

/* ---- Names ---- */

static gboolean
is_taken (const char *name, gpointer data)
{
  return yc_teachable_has_name (YC_TEACHABLE (data), name);
}

static void
propose_name (YcTeachDialog *self, const YcCard *card)
{
  g_autofree char *name = NULL;

  if (self->id != NULL || self->named)
    return;
  name = yc_card_propose_name (card, is_taken, self->cards);
  self->naming = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  self->naming = FALSE;
}

/* ---- The card ---- */

static void
settle_source (YcTeachDialog *self, YcCard *card)
{
  const YcCard *before = NULL;
  g_autofree char *key = yc_card_key (card);

  before = yc_catalogue_find (catalogue_of (self), key);
  /* other numbers do not come from there */
  if (before == NULL || !yc_card_same_numbers (before, card))
    card->source.length = 0;
  card->confidence
    = (YcConfidence) (YC_CONFIDENCE_HIGH + adw_combo_row_get_selected (self->confidence));
}

static YcCard
card_of (YcTeachDialog *self)
{
  YcCard card = yc_card_form_get_card (self->form);

  card.id = self->id != NULL ? self->id : gtk_editable_get_text (GTK_EDITABLE (self->name));
  settle_source (self, &card);
  return card;
}

static char *
prices_of (YcTeachDialog *self)
{
  GString *line = g_string_new ("prices");

  for (int slot = 0; slot < YC_SLOTS; slot++)
    g_string_append_printf (line, " %d", MAX (yc_number_row_get (self->price[slot]), 0));
  return g_string_free (line, FALSE);
}

/* ---- What is shown ---- */

static void
show_confidence (YcTeachDialog *self, YcConfidence confidence)
{
  if (confidence != YC_CONFIDENCE_NONE)
    adw_combo_row_set_selected (self->confidence, (guint) (confidence - YC_CONFIDENCE_HIGH));
}

static void
show_alike (YcTeachDialog *self, const YcCard *card)
{
  const YcCard *alike = yc_catalogue_find_alike (catalogue_of (self), card);

  g_clear_pointer (&self->alike, g_free);
  gtk_widget_set_visible (self->alike_area, alike != NULL);
  if (alike == NULL)
    return;
  self->alike = yc_card_key (alike);
  yc_card_face_show (self->alike_face, alike, NULL);
  gtk_widget_set_tooltip_text (self->use_alike, alike->id);
}

/* What the table corrects it has before its eyes; unless somebody has said how sure it is. */
static void
propose_confidence (YcTeachDialog *self, const YcCard *card)
{
  g_autofree char *key = yc_card_key (card);
  const YcCard *before = yc_catalogue_find (catalogue_of (self), key);

  if (self->known == NULL || before == NULL || self->corrected
      || yc_card_same_numbers (before, card))
    return;
  self->corrected = TRUE;
  if (adw_combo_row_get_selected (self->confidence) == self->known_sure)
    show_confidence (self, YC_CONFIDENCE_HIGH);
}

/* To be heard when the card is another, not at each letter of its name. */
static void
show_words (YcTeachDialog *self)
{
  const char *words = yc_card_face_get_words (self->preview);
  g_autofree char *told = yc_sentences_join (
    self->alike != NULL ? gtk_label_get_text (self->alike_words) : "", words, NULL);

  if (g_strcmp0 (gtk_label_get_text (self->preview_words), words) != 0)
    yc_announce (GTK_WIDGET (self), told, YC_CALM);
  gtk_label_set_text (self->preview_words, words);
}

static void
show (YcTeachDialog *self)
{
  YcCard card;

  gtk_widget_set_visible (GTK_WIDGET (self->failure), FALSE);
  if (is_about_prices (self))
    return;
  card = yc_card_form_get_card (self->form);
  propose_name (self, &card);
  card = card_of (self);
  propose_confidence (self, &card);
  yc_card_face_show (self->preview, &card, NULL);
  show_alike (self, &card);
  show_words (self);
}

static void
name_changed (YcTeachDialog *self)
{
  if (self->naming)
    return;
  self->named = TRUE;
  show (self);
}

/* ---- Kinds ---- */

static void
kind_chosen (GtkToggleButton *button, YcTeachDialog *self)
{
  const YcKind kind = (YcKind) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "kind"));
  YcCard card;

  if (!gtk_toggle_button_get_active (button) || kind == self->kind)
    return;
  self->kind = kind;
  card = yc_card_blank (catalogue_of (self)->game, kind, self->id != NULL ? self->id : "");
  yc_card_form_show (self->form, catalogue_of (self)->game, &card);
}

static GtkWidget *
kind_button_new (YcTeachDialog *self, YcKind kind)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (content), yc_icon_new (yc_icon_of_kind (kind)));
  gtk_box_append (GTK_BOX (content), gtk_label_new (yc_words_kind (kind)));
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "yc-pad");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  yc_words_kind (kind), -1);
  g_object_set_data (G_OBJECT (button), "kind", GINT_TO_POINTER (kind));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), kind == self->kind);
  g_signal_connect (button, "toggled", G_CALLBACK (kind_chosen), self);
  return button;
}

/* The kinds of a new card; of a card that a play has named, but for plans. */
static void
offer_kinds (YcTeachDialog *self, gboolean plans)
{
  const YcTableCards *cards = yc_table_game_of (catalogue_of (self)->game)->cards;
  GtkWidget *first = NULL;

  for (guint i = 0; i < cards->n_new_kinds; i++) {
    GtkWidget *button;

    if (cards->new_kinds[i] == YC_KIND_PLAN && !plans)
      continue;
    button = kind_button_new (self, cards->new_kinds[i]);
    if (first == NULL)
      first = button;
    else
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
    yc_wrap_append (self->kinds, button);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->kinds), TRUE);
  gtk_window_set_focus (GTK_WINDOW (self), first);
}

/* ---- Teaching ---- */

static void
tell (YcTeachDialog *self, const char *key)
{
  g_signal_emit (self, signals[TAUGHT], 0, key);
  gtk_window_close (GTK_WINDOW (self));
}

static void
fail (YcTeachDialog *self, const GError *error)
{
  gtk_label_set_text (self->failure, error->message);
  yc_announce (GTK_WIDGET (self), error->message, YC_ALARM);
  gtk_widget_set_visible (GTK_WIDGET (self->failure), TRUE);
}

/* What the form says; the caller frees. */
static char *
definition_of (YcTeachDialog *self, char **key)
{
  const gboolean prices = is_about_prices (self);
  const YcCard card = prices ? (YcCard){ 0 } : card_of (self);

  *key = prices ? g_strdup ("prices") : yc_card_key (&card);
  return prices ? prices_of (self) : yc_card_definition (&card);
}

static void
teach_now (GObject *dialog, const char *key, const char *definition)
{
  YcTeachDialog *self = YC_TEACH_DIALOG (dialog);
  g_autoptr (GError) error = NULL;

  if (yc_teachable_teach (self->cards, definition, &error))
    tell (self, key);
  else
    fail (self, error);
}

/* Taught as it is known, a card stays what it was: the table has corrected nothing. Corrected, it
 * may change what happened in sessions. */
static void
teach (YcTeachDialog *self)
{
  g_autofree char *key = NULL;
  g_autofree char *definition = definition_of (self, &key);
  YcCollection *collection = YC_IS_SESSION (self->cards)
                               ? yc_session_get_collection (YC_SESSION (self->cards), NULL)
                               : YC_COLLECTION (self->cards);

  if (g_strcmp0 (definition, self->known) == 0)
    tell (self, key);
  else if (self->known != NULL && collection != NULL)
    yc_change_ask (GTK_WIDGET (self), collection, key, definition, _ ("Correct the Card?"), NULL,
                   _ ("_Correct"), teach_now, G_OBJECT (self));
  else
    teach_now (G_OBJECT (self), key, definition);
}

static void
take_alike (YcTeachDialog *self)
{
  g_autofree char *key = g_strdup (self->alike);

  tell (self, key);
}

/* ---- What it is opened for ---- */

static void
open_known (YcTeachDialog *self, const YcCard *card)
{
  self->id = g_strdup (card->id);
  self->kind = card->kind;
  gtk_widget_set_visible (GTK_WIDGET (self->name), FALSE);
  show_confidence (self, card->confidence);
  yc_card_form_show (self->form, catalogue_of (self)->game, card);
}

static void
open_new (YcTeachDialog *self, const char *key)
{
  const YcGame *game = catalogue_of (self)->game;
  const YcKindInfo *kind = key != NULL ? yc_key_kind (game, key) : NULL;
  const char *name = key != NULL ? yc_key_name (key) : "";
  YcCard card;

  self->id = *name != '\0' ? g_strdup (name) : NULL;
  self->kind = kind != NULL ? kind->kind : YC_KIND_MINE;
  gtk_widget_set_visible (GTK_WIDGET (self->name), self->id == NULL);
  if (self->kind != YC_KIND_PLAN)
    offer_kinds (self, key == NULL);
  card = yc_card_blank (game, self->kind, name);
  yc_card_form_show (self->form, game, &card);
}

static void
open_prices (YcTeachDialog *self)
{
  gtk_widget_set_visible (self->prices, TRUE);
  gtk_widget_set_visible (self->preview_area, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->form), FALSE);
  gtk_widget_set_visible (self->about, FALSE);
  for (int slot = 0; slot < YC_SLOTS; slot++) {
    g_autofree char *title = g_strdup_printf (_ ("Slot %d"), slot + 1);

    self->price[slot] = YC_NUMBER_ROW (yc_number_row_new (title, 1, 99));
    yc_number_row_set (self->price[slot], catalogue_of (self)->prices[slot]);
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->prices),
                               GTK_WIDGET (self->price[slot]));
  }
}

static void
open_for (YcTeachDialog *self, const char *key)
{
  const gboolean prices = g_strcmp0 (key, "prices") == 0;
  const YcCard *card = key != NULL && !prices ? yc_catalogue_find (catalogue_of (self), key) : NULL;
  g_autofree char *same = NULL;

  if (prices)
    open_prices (self);
  else if (card != NULL)
    open_known (self, card);
  else
    open_new (self, key);
  show (self);
  if (card == NULL && !prices)
    return;
  self->known = definition_of (self, &same);
  self->known_sure = adw_combo_row_get_selected (self->confidence);
}

static YcTeachDialog *
dialog_new (GtkWidget *parent)
{
  GtkRoot *root = parent != NULL ? gtk_widget_get_root (parent) : NULL;

  return g_object_new (YC_TYPE_TEACH_DIALOG, "transient-for", GTK_IS_WINDOW (root) ? root : NULL,
                       NULL);
}

YcTeachDialog *
yc_teach_dialog_open (GtkWidget *parent,
                      YcTeachable *cards,
                      const char *key,
                      void (*taught) (YcTeachDialog *dialog, const char *key, gpointer data),
                      GObject *data)
{
  YcTeachDialog *self = dialog_new (parent);

  self->cards = g_object_ref (cards);
  if (taught != NULL)
    g_signal_connect_object (self, "taught", G_CALLBACK (taught), data, 0);
  open_for (self, key);
  gtk_window_present (GTK_WINDOW (self));
  return self;
}

/* ---- Life ---- */

static void
yc_teach_dialog_finalize (GObject *object)
{
  YcTeachDialog *self = YC_TEACH_DIALOG (object);

  g_clear_object (&self->cards);
  g_free (self->id);
  g_free (self->alike);
  g_free (self->known);
  G_OBJECT_CLASS (yc_teach_dialog_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, YcTeachDialog, kinds);
  gtk_widget_class_bind_template_child (widget_class, YcTeachDialog, preview_area);
  gtk_widget_class_bind_template_child (widget_class, YcTeachDialog, preview);
  gtk_widget_class_bind_template_child (widget_class, YcTeachDialog, preview_words);
  gtk_widget_class_bind_template_child (widget_class, YcTeachDialog, alike_area);
  gtk_widget_class_bind_template_child (widget_class, YcTeachDialog, alike_words);
  gtk_widget_class_bind_template_child (widget_class, YcTeachDialog, alike_face);
  gtk_widget_class_bind_template_child (widget_class, YcTeachDialog, use_alike);
  gtk_widget_class_bind_template_child (widget_class, YcTeachDialog, failure);
  gtk_widget_class_bind_template_child (widget_class, YcTeachDialog, form);
  gtk_widget_class_bind_template_child (widget_class, YcTeachDialog, prices);
  gtk_widget_class_bind_template_child (widget_class, YcTeachDialog, about);
  gtk_widget_class_bind_template_child (widget_class, YcTeachDialog, name);
  gtk_widget_class_bind_template_child (widget_class, YcTeachDialog, confidence);
  gtk_widget_class_bind_template_child (widget_class, YcTeachDialog, teach);
}

static void
yc_teach_dialog_class_init (YcTeachDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  G_OBJECT_CLASS (klass)->finalize = yc_teach_dialog_finalize;
  signals[TAUGHT] = g_signal_new ("taught", YC_TYPE_TEACH_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  g_type_ensure (YC_TYPE_WRAP);
  g_type_ensure (YC_TYPE_CARD_FACE);
  g_type_ensure (YC_TYPE_CARD_FORM);
  yc_template_set (widget_class, "teach-dialog.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, show);
  gtk_widget_class_bind_template_callback (widget_class, name_changed);
  gtk_widget_class_bind_template_callback (widget_class, teach);
  gtk_widget_class_bind_template_callback (widget_class, take_alike);
}

static void
yc_teach_dialog_init (YcTeachDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  yc_entry_row_name (self->name);
  yc_wrap_set_spacing (self->kinds, 6, FALSE);
}
