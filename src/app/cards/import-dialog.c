/* import-dialog.c: see import-dialog.h. */

#include "import-dialog.h"

#include "announce.h"
#include "widgets/card-face.h"
#include "card-name.h"
#include "widgets/description.h"
#include "widgets/template.h"

#include <glib/gi18n.h>

struct _YcImportDialog {
  AdwWindow parent_instance;

  YcCollection *collection;
  YcImport *import;
  GPtrArray *ticks; /* GtkCheckButton by card; NULL for those known as they are */
  GPtrArray *both;  /* likewise, of those of which both may be kept */

  GtkCheckButton *all;
  GtkListBox *list;
  GtkLabel *summary;
  GtkLabel *failure;
  GtkWidget *take;
};

G_DEFINE_FINAL_TYPE (YcImportDialog, yc_import_dialog, ADW_TYPE_WINDOW)

/* ---- A row for each card ---- */

/* Two that look alike may be counted otherwise. */
static char *
heading_of (const YcCard *card, const char *whose)
{
  if (card == NULL || card->copies <= 0)
    return g_strdup (whose);
  /* Translators: whose numbers of a card they are, and how many of it there are in the box */
  return g_strdup_printf (ngettext ("%s; %d copy", "%s; %d copies", (gulong) card->copies), whose,
                          card->copies);
}

/* A card as the catalogue has it, under a word that says whose it is. */
static GtkWidget *
version_new (const YcCatalogue *catalogue, const char *key, const char *whose)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  const YcCard *card = yc_catalogue_find (catalogue, key);
  g_autofree char *heading = heading_of (card, whose);
  GtkWidget *label = gtk_label_new (heading);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_box_append (GTK_BOX (box), label);
  if (card != NULL) {
    GtkWidget *face = yc_card_face_new ();

    yc_card_face_show (YC_CARD_FACE (face), card, NULL);
    gtk_box_append (GTK_BOX (box), face);
  } else {
    g_autofree char *prices = yc_prices_definition (catalogue);

    gtk_box_append (GTK_BOX (box), gtk_label_new (prices));
  }
  return box;
}

static GtkWidget *
tick_new (const YcImportCard *card)
{
  GtkWidget *tick = gtk_check_button_new ();
  /* Translators: a tick before a card of a file, by its key */
  g_autofree char *name = g_strdup_printf (_ ("Take over %s"), card->key);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (tick), card->state != YC_IMPORT_DIFFERS);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tick), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_tooltip_text (tick, card->key);
  return tick;
}

/* Instead of one or the other; the tick of theirs says so, too. */
static void
keep_both_toggled (GtkCheckButton *both, GtkCheckButton *tick)
{
  if (gtk_check_button_get_active (both))
    gtk_check_button_set_active (tick, TRUE);
}

static void
tick_toggled (GtkCheckButton *tick, GtkCheckButton *both)
{
  if (!gtk_check_button_get_active (tick))
    gtk_check_button_set_active (both, FALSE);
}

static GtkWidget *
both_new (const YcImportCard *card, GtkWidget *tick)
{
  GtkWidget *both = gtk_check_button_new_with_label (_ ("Keep both"));

  gtk_widget_set_tooltip_text (both, _ ("They are two cards; theirs gets a name of its own"));
  gtk_widget_set_visible (both, card->both != NULL);
  g_signal_connect_object (both, "toggled", G_CALLBACK (keep_both_toggled), tick, 0);
  g_signal_connect_object (tick, "toggled", G_CALLBACK (tick_toggled), both, 0);
  return both;
}

static const char *
whose_words (YcImportState state)
{
  if (state == YC_IMPORT_NEW)
    return _ ("New");
  return state == YC_IMPORT_FILLS ? _ ("Theirs, which adds to yours") : _ ("Theirs, if ticked");
}

static void
add_card (YcImportDialog *self, const YcImportCard *card)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *versions = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *tick = tick_new (card);
  GtkWidget *both = both_new (card, tick);
  const gboolean is_new = card->state == YC_IMPORT_NEW;

  gtk_widget_add_css_class (box, "yc-import-row");
  gtk_box_append (GTK_BOX (box), tick);
  gtk_box_append (GTK_BOX (versions), version_new (yc_import_get_catalogue (self->import),
                                                   card->key, whose_words (card->state)));
  if (!is_new)
    gtk_box_append (GTK_BOX (versions),
                    version_new (yc_collection_get_catalogue (self->collection),
                                 card->ours != NULL ? card->ours : card->key, _ ("Ours, else")));
  gtk_box_append (GTK_BOX (versions), both);
  gtk_box_append (GTK_BOX (box), versions);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_append (self->list, row);
  g_ptr_array_add (self->ticks, tick);
  g_ptr_array_add (self->both, both);
}

static void
tick_all (YcImportDialog *self)
{
  for (guint i = 0; i < self->ticks->len; i++)
    if (g_ptr_array_index (self->ticks, i) != NULL)
      gtk_check_button_set_active (g_ptr_array_index (self->ticks, i),
                                   gtk_check_button_get_active (self->all));
}

/* ---- Summary ---- */

static guint
count (YcImportDialog *self, YcImportState state)
{
  guint n = 0;

  for (guint i = 0; i < self->import->cards->len; i++)
    n += ((YcImportCard *) g_ptr_array_index (self->import->cards, i))->state == state;
  return n;
}

static void
show_summary (YcImportDialog *self)
{
  const guint n_new = count (self, YC_IMPORT_NEW);
  const guint differ = count (self, YC_IMPORT_DIFFERS);
  const guint fill = count (self, YC_IMPORT_FILLS);
  g_autofree char *fresh
    = g_strdup_printf (ngettext ("%u card is new.", "%u cards are new.", n_new), n_new);
  g_autofree char *other = g_strdup_printf (
    ngettext ("%u differs from yours.", "%u differ from yours.", differ), differ);
  g_autofree char *more = g_strdup_printf (
    ngettext ("%u adds to what you know.", "%u add to what you know.", fill), fill);
  g_autofree char *text
    = yc_sentences_join (fresh, other, fill > 0 ? more : "",
                         _ ("What is taken over holds in every earlier session, too."), NULL);

  gtk_label_set_text (self->summary, text);
  yc_describe (GTK_WIDGET (self), text);
  gtk_widget_set_sensitive (self->take, n_new + differ + fill > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->all), n_new + differ + fill > 1);
}

/* ---- Taking over ---- */

static void
take_over (YcImportDialog *self)
{
  g_autoptr (GPtrArray) chosen = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < self->ticks->len; i++) {
    const YcImportCard *card = g_ptr_array_index (self->import->cards, i);
    GtkCheckButton *tick = g_ptr_array_index (self->ticks, i);

    GtkCheckButton *both = g_ptr_array_index (self->both, i);

    if (tick != NULL && gtk_check_button_get_active (tick))
      g_ptr_array_add (chosen, gtk_check_button_get_active (both) ? card->both : card->definition);
  }
  g_ptr_array_add (chosen, NULL);
  if (yc_collection_teach_all (self->collection, (const char *const *) chosen->pdata, &error)) {
    gtk_window_close (GTK_WINDOW (self));
    return;
  }
  gtk_label_set_text (self->failure, error->message);
  yc_announce (GTK_WIDGET (self), error->message, YC_ALARM);
  gtk_widget_set_visible (GTK_WIDGET (self->failure), TRUE);
}

/* ---- Life ---- */

static void
yc_import_dialog_finalize (GObject *object)
{
  YcImportDialog *self = YC_IMPORT_DIALOG (object);

  g_clear_pointer (&self->import, yc_import_free);
  g_clear_pointer (&self->ticks, g_ptr_array_unref);
  g_clear_pointer (&self->both, g_ptr_array_unref);
  g_clear_object (&self->collection);
  G_OBJECT_CLASS (yc_import_dialog_parent_class)->finalize (object);
}

static void
yc_import_dialog_class_init (YcImportDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  G_OBJECT_CLASS (klass)->finalize = yc_import_dialog_finalize;
  yc_template_set (widget_class, "import-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, YcImportDialog, all);
  gtk_widget_class_bind_template_child (widget_class, YcImportDialog, list);
  gtk_widget_class_bind_template_child (widget_class, YcImportDialog, summary);
  gtk_widget_class_bind_template_child (widget_class, YcImportDialog, failure);
  gtk_widget_class_bind_template_child (widget_class, YcImportDialog, take);
  gtk_widget_class_bind_template_callback (widget_class, take_over);
  gtk_widget_class_bind_template_callback (widget_class, tick_all);
}

static void
yc_import_dialog_init (YcImportDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->ticks = g_ptr_array_new ();
  self->both = g_ptr_array_new ();
}

YcImportDialog *
yc_import_dialog_open (GtkWidget *parent, YcCollection *collection, YcImport *import)
{
  GtkRoot *root = gtk_widget_get_root (parent);
  YcImportDialog *self = g_object_new (YC_TYPE_IMPORT_DIALOG, "transient-for",
                                       GTK_IS_WINDOW (root) ? root : NULL, NULL);

  self->collection = g_object_ref (collection);
  self->import = import;
  for (guint i = 0; i < import->cards->len; i++) {
    const YcImportCard *card = g_ptr_array_index (import->cards, i);

    if (card->state == YC_IMPORT_SAME) {
      g_ptr_array_add (self->ticks, NULL);
      g_ptr_array_add (self->both, NULL);
    } else
      add_card (self, card);
  }
  show_summary (self);
  gtk_window_present (GTK_WINDOW (self));
  return self;
}
