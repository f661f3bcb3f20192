/* deck-dialog.c: see deck-dialog.h. */

#include "deck-dialog.h"

#include "announce.h"
#include "card-form.h"
#include "card-name.h"
#include "deck-count.h"
#include "shorthand.h"
#include "widgets/card-button.h"
#include "widgets/card-face.h"
#include "widgets/children.h"
#include "widgets/icon-row.h"
#include "widgets/template.h"
#include "widgets/wrap.h"
#include "words.h"

#include <glib/gi18n.h>
#include <string.h>

struct _YcDeckDialog {
  AdwWindow parent_instance;

  YcCollection *collection;
  YcKind kind;
  char *key;   /* of the known card that the form is about; NULL: a new one */
  char *alike; /* of the known card that a new one looks like, or NULL */

  AdwWindowTitle *heading;
  YcWrap *kinds;
  GtkEntry *line;
  YcCardForm *form;
  GtkWidget *known_heading;
  YcWrap *known;
  GtkLabel *message;
  YcCardFace *preview;
  YcWrap *buttons;
  GtkButton *teach;
  GtkWidget *copy;
  GtkWidget *like;
};

G_DEFINE_FINAL_TYPE (YcDeckDialog, yc_deck_dialog, ADW_TYPE_WINDOW)

enum { EXPORT_ASKED, N_SIGNALS };
static guint signals[N_SIGNALS];

static const YcCatalogue *
catalogue_of (YcDeckDialog *self)
{
  return yc_collection_get_catalogue (self->collection);
}

static void
say (YcDeckDialog *self, const char *message)
{
  gtk_label_set_text (self->message, message != NULL ? message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->message), message != NULL);
  yc_announce (GTK_WIDGET (self), message, YC_NEWS);
}

/* ---- The card in the form ---- */

static gboolean
is_taken (const char *name, gpointer collection)
{
  return yc_teachable_has_name (YC_TEACHABLE (collection), name);
}

/* As a definition with the name that it has or gets; the caller frees. */
static char *
definition_of (YcDeckDialog *self)
{
  YcCard card = yc_card_form_get_card (self->form);
  g_autofree char *name
    = self->key == NULL ? yc_card_propose_name (&card, is_taken, self->collection) : NULL;
  const YcCard *known
    = self->key != NULL ? yc_catalogue_find (catalogue_of (self), self->key) : NULL;

  if (name != NULL)
    card.id = name;
  if (known == NULL || !yc_card_same_numbers (known, &card)) {
    card.source.length = 0;
    card.confidence = YC_CONFIDENCE_HIGH;
  }
  return yc_card_definition (&card);
}

static void
form_changed (YcDeckDialog *self)
{
  const YcCard card = yc_card_form_get_card (self->form);
  const YcCard blank = yc_card_blank (card.game, card.kind, "");
  const YcCard *alike
    = self->key == NULL ? yc_catalogue_find_alike (catalogue_of (self), &card) : NULL;

  yc_card_face_show (self->preview, &card, NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->teach),
                            self->key != NULL || yc_card_tells_more (&card, &blank));
  g_clear_pointer (&self->alike, g_free);
  self->alike = alike != NULL ? yc_card_key (alike) : NULL;
  gtk_widget_set_visible (self->copy, alike != NULL && alike->copies != 0);
  say (self, alike != NULL ? _ ("This looks like one already known.") : NULL);
}

/* `card` may be NULL: a new one. */
static void
show_card (YcDeckDialog *self, const YcCard *card)
{
  const YcCard blank = yc_card_blank (catalogue_of (self)->game, self->kind, "");

  g_free (self->key);
  self->key = card != NULL ? yc_card_key (card) : NULL;
  yc_card_form_show (self->form, catalogue_of (self)->game, card != NULL ? card : &blank);
  gtk_button_set_label (self->teach, card != NULL ? _ ("_Mend and Next") : _ ("Teach and _Next"));
  gtk_widget_set_visible (self->like, card != NULL && card->copies != 0);
  form_changed (self);
}

/* ---- The cards of the kind ---- */

static void
known_tapped (YcCardButton *button, YcDeckDialog *self)
{
  const YcDrawer drawer = yc_kind_info (catalogue_of (self)->game, self->kind)->drawer;

  show_card (self, &catalogue_of (self)->cards[drawer][yc_card_button_get_ref (button)]);
}

static void
add_known (const YcCard *card, gpointer data)
{
  YcDeckDialog *self = data;
  const YcDrawer drawer = yc_kind_info (card->game, card->kind)->drawer;
  g_autofree char *caption = card->copies > 1 ? g_strdup_printf (_ ("%d ×"), card->copies) : NULL;
  const YcCardState state = { .ref = (YcRef) (card - catalogue_of (self)->cards[drawer]),
                              .card = card,
                              .caption = caption,
                              .compact = TRUE };
  GtkWidget *button = yc_card_button_new ();

  yc_card_button_show (YC_CARD_BUTTON (button), &state);
  g_signal_connect_object (button, "clicked", G_CALLBACK (known_tapped), self, 0);
  yc_wrap_append (self->known, button);
}

static void
show_known (YcDeckDialog *self)
{
  yc_children_clear (GTK_WIDGET (self->known));
  if (yc_deck_kind_is_loose (self->collection, self->kind))
    return;
  yc_deck_each (self->collection, self->kind, add_known, self);
  gtk_widget_set_visible (self->known_heading,
                          gtk_widget_get_first_child (GTK_WIDGET (self->known)) != NULL);
}

/* ---- Kinds ---- */

static void kind_chosen (GtkToggleButton *button, YcDeckDialog *self);

static void
show_kinds (YcDeckDialog *self)
{
  g_autofree char *whole = yc_deck_count_words (self->collection);

  adw_window_title_set_subtitle (self->heading, whole);
  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->kinds)); button != NULL;
       button = gtk_widget_get_next_sibling (button)) {
    const YcKind kind = (YcKind) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "kind"));
    g_autofree char *count = yc_deck_kind_count_words (self->collection, kind);
    GtkWidget *label = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)));
    g_autofree char *name = NULL;

    /* Translators: a kind of card, and how many of it are known: “Mine: 3 / 20” */
    name = g_strdup_printf (_ ("%s: %s"), yc_words_kind (kind), count);
    gtk_label_set_text (GTK_LABEL (label), count);
    gtk_widget_set_tooltip_text (button, yc_words_kind (kind));
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                    -1);
    g_signal_handlers_block_by_func (button, kind_chosen, self);
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), kind == self->kind);
    g_signal_handlers_unblock_by_func (button, kind_chosen, self);
  }
}

/* The next card of this kind that is to be told: of those that every box has one of which numbers
 * are missing, else a new one. */
static void
show_kind (YcDeckDialog *self, YcKind kind)
{
  self->kind = kind;
  show_kinds (self);
  show_known (self);
  show_card (self, yc_deck_first_missing (self->collection, kind));
}

static void
kind_chosen (GtkToggleButton *button, YcDeckDialog *self)
{
  if (gtk_toggle_button_get_active (button))
    show_kind (self, (YcKind) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "kind")));
}

static void
add_kind (YcKind kind, gpointer data)
{
  YcDeckDialog *self = data;
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->kinds));
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (content), yc_icon_new (yc_icon_of_kind (kind)));
  gtk_box_append (GTK_BOX (content), gtk_label_new (NULL));
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "yc-pad");
  g_object_set_data (G_OBJECT (button), "kind", GINT_TO_POINTER ((int) kind));
  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
  g_signal_connect (button, "toggled", G_CALLBACK (kind_chosen), self);
  yc_wrap_append (self->kinds, button);
}

/* ---- Teaching ---- */

/* Goes on with the next card: of this kind, or of the next kind of which some are missing. */
static void
go_on (YcDeckDialog *self)
{
  show_kind (self, yc_deck_next_kind (self->collection, self->kind));
}

static gboolean
take (YcDeckDialog *self, const char *const *definitions)
{
  g_autoptr (GError) error = NULL;

  if (yc_collection_teach_all (self->collection, definitions, &error))
    return TRUE;
  say (self, error->message);
  return FALSE;
}

static void
teach (YcDeckDialog *self)
{
  g_autofree char *definition = definition_of (self);
  const char *const definitions[] = { definition, NULL };

  if (take (self, definitions))
    go_on (self);
}

/* One more of the known card that this one looks like. */
static void
count_copy (YcDeckDialog *self)
{
  const YcCard *alike = yc_catalogue_find (catalogue_of (self), self->alike);
  YcCard card = *alike;
  g_autofree char *definition = NULL;
  const char *definitions[2] = { NULL, NULL };

  card.copies = (int16_t) (MAX (alike->copies, 1) + 1);
  definition = yc_card_definition (&card);
  definitions[0] = definition;
  if (take (self, definitions))
    go_on (self);
}

static void
make_like (YcDeckDialog *self)
{
  YcCard card = yc_card_form_get_card (self->form);

  card.id = "";
  card.copies = YC_UNKNOWN;
  show_card (self, NULL);
  yc_card_form_show (self->form, card.game, &card);
  form_changed (self);
}

/* ---- Lines ---- */

/* What is typed is seen in the form. */
static void
line_changed (YcDeckDialog *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->line));
  YcCard card;

  if (strchr (text, '\n') != NULL || !yc_shorthand_read (catalogue_of (self)->game, text, &card))
    return;
  self->kind = card.kind;
  show_kinds (self);
  show_known (self);
  show_card (self, NULL);
  yc_card_form_show (self->form, card.game, &card);
  form_changed (self);
}

/* Each line is taken by itself: of those that cannot be read none is lost. */
static void
line_entered (YcDeckDialog *self)
{
  g_auto (GStrv) lines = g_strsplit (gtk_editable_get_text (GTK_EDITABLE (self->line)), "\n", -1);
  g_autoptr (GString) left = g_string_new (NULL);
  g_autoptr (GError) why = NULL;

  for (guint i = 0; lines[i] != NULL; i++) {
    g_autoptr (GError) error = NULL;

    if (*g_strstrip (lines[i]) == '\0' || yc_deck_take_line (self->collection, lines[i], &error))
      continue;
    g_string_append_printf (left, "%s%s", left->len > 0 ? "\n" : "", lines[i]);
    if (why == NULL)
      why = g_steal_pointer (&error);
  }
  gtk_editable_set_text (GTK_EDITABLE (self->line), left->str);
  gtk_editable_set_position (GTK_EDITABLE (self->line), -1);
  go_on (self);
  if (why != NULL)
    say (self, why->message);
}

/* ---- Life ---- */

static void
ask_for_export (YcDeckDialog *self)
{
  g_signal_emit (self, signals[EXPORT_ASKED], 0);
}

static void
teach_action (GtkWidget *widget,
              const char *action G_GNUC_UNUSED,
              GVariant *parameter G_GNUC_UNUSED)
{
  teach (YC_DECK_DIALOG (widget));
}

static void
yc_deck_dialog_finalize (GObject *object)
{
  YcDeckDialog *self = YC_DECK_DIALOG (object);

  g_clear_object (&self->collection);
  g_free (self->key);
  g_free (self->alike);
  G_OBJECT_CLASS (yc_deck_dialog_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, YcDeckDialog, heading);
  gtk_widget_class_bind_template_child (widget_class, YcDeckDialog, kinds);
  gtk_widget_class_bind_template_child (widget_class, YcDeckDialog, line);
  gtk_widget_class_bind_template_child (widget_class, YcDeckDialog, form);
  gtk_widget_class_bind_template_child (widget_class, YcDeckDialog, known_heading);
  gtk_widget_class_bind_template_child (widget_class, YcDeckDialog, known);
  gtk_widget_class_bind_template_child (widget_class, YcDeckDialog, message);
  gtk_widget_class_bind_template_child (widget_class, YcDeckDialog, preview);
  gtk_widget_class_bind_template_child (widget_class, YcDeckDialog, buttons);
  gtk_widget_class_bind_template_child (widget_class, YcDeckDialog, teach);
  gtk_widget_class_bind_template_child (widget_class, YcDeckDialog, copy);
  gtk_widget_class_bind_template_child (widget_class, YcDeckDialog, like);
}

static void
yc_deck_dialog_class_init (YcDeckDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  G_OBJECT_CLASS (klass)->finalize = yc_deck_dialog_finalize;
  signals[EXPORT_ASKED] = g_signal_new ("export-asked", YC_TYPE_DECK_DIALOG, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (YC_TYPE_WRAP);
  g_type_ensure (YC_TYPE_CARD_FACE);
  g_type_ensure (YC_TYPE_CARD_FORM);
  yc_template_set (widget_class, "deck-dialog.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, form_changed);
  gtk_widget_class_bind_template_callback (widget_class, line_changed);
  gtk_widget_class_bind_template_callback (widget_class, line_entered);
  gtk_widget_class_bind_template_callback (widget_class, teach);
  gtk_widget_class_bind_template_callback (widget_class, count_copy);
  gtk_widget_class_bind_template_callback (widget_class, make_like);
  gtk_widget_class_bind_template_callback (widget_class, ask_for_export);
  gtk_widget_class_install_action (widget_class, "deck.teach", NULL, teach_action);
}

static void
yc_deck_dialog_init (YcDeckDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  yc_wrap_set_spacing (self->kinds, 6, FALSE);
  yc_wrap_set_spacing (self->known, 4, FALSE);
  yc_wrap_set_spacing (self->buttons, 6, FALSE);
}

YcDeckDialog *
yc_deck_dialog_open (GtkWidget *parent, YcCollection *collection)
{
  GtkRoot *root = gtk_widget_get_root (parent);
  YcDeckDialog *self
    = g_object_new (YC_TYPE_DECK_DIALOG, "transient-for", GTK_IS_WINDOW (root) ? root : NULL, NULL);

  self->collection = g_object_ref (collection);
  yc_deck_each_kind (collection, add_kind, self);
  show_kind (self, yc_deck_first_kind (collection));
  gtk_widget_grab_focus (GTK_WIDGET (self->line));
  gtk_window_present (GTK_WINDOW (self));
  return self;
}
