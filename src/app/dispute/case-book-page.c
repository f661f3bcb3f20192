/* case-book-page.c: see case-book-page.h. */

#include "case-book-page.h"

#include "case-book.h"
#include "case-item.h"
#include "case-print.h"
#include "program/program-menu.h"
#include "retelling.h"
#include "widgets/save-file.h"
#include "widgets/sentence.h"
#include "widgets/template.h"
#include "words.h"

#include <glib/gi18n.h>
#include <string.h>

struct _YcCaseBookPage {
  AdwBin parent_instance;

  YcDatabase *database;
  GListStore *cases; /* of YcCaseItem, the newest first */
  GtkCustomFilter *filter;
  guint telling; /* that puts the cases into words, or 0 */
  guint n_told;  /* of them, from the newest on */

  GtkSearchEntry *search;
  GtkStack *content;
  GtkListView *list;
};

G_DEFINE_FINAL_TYPE (YcCaseBookPage, yc_case_book_page, ADW_TYPE_BIN)

static void
say (YcCaseBookPage *self, const char *message)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.toast", "s", message);
}

char *
yc_case_book_page_to_text (YcCaseBookPage *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (self->cases)); i-- > 0;) {
    g_autoptr (YcCaseItem) item = g_list_model_get_item (G_LIST_MODEL (self->cases), i);

    g_string_append_printf (text, "%s\n\n", yc_case_item_tell (item, self->database));
  }
  return g_string_free (text, FALSE);
}

/* ---- Rows ---- */

static void
set_up_item (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  GtkWidget *label = yc_sentence_new (NULL, NULL);

  gtk_widget_set_margin_top (label, 8);
  gtk_widget_set_margin_bottom (label, 8);
  gtk_widget_set_margin_start (label, 12);
  gtk_widget_set_margin_end (label, 12);
  gtk_list_item_set_child (item, label);
}

static void
bind_item (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item, YcCaseBookPage *self)
{
  GtkLabel *label = GTK_LABEL (gtk_list_item_get_child (item));
  const char *words = yc_case_item_tell (gtk_list_item_get_item (item), self->database);
  PangoAttrList *attributes = pango_attr_list_new ();
  PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

  bold->end_index = (guint) (strchr (words, '\n') - words);
  pango_attr_list_insert (attributes, bold);
  gtk_label_set_text (label, words);
  gtk_label_set_attributes (label, attributes);
  pango_attr_list_unref (attributes);
}

static void
open_item (GtkListView *list, guint position, YcCaseBookPage *self)
{
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (list));
  g_autoptr (YcCaseItem) item = g_list_model_get_item (model, position);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.open-session", "s",
                              yc_case_item_get (item)->uuid);
}

/* ---- Searching ---- */

static gboolean
is_wanted (gpointer item, gpointer data)
{
  YcCaseBookPage *self = data;

  return yc_case_item_matches (item, gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

static void
show_content (YcCaseBookPage *self)
{
  GListModel *shown = G_LIST_MODEL (gtk_list_view_get_model (self->list));
  const gboolean any = g_list_model_get_n_items (G_LIST_MODEL (self->cases)) > 0;

  gtk_stack_set_visible_child_name (
    self->content, g_list_model_get_n_items (shown) > 0 ? "cases" : (any ? "nothing" : "empty"));
}

static void
search_changed (YcCaseBookPage *self)
{
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  show_content (self);
}

/* A case is found by the sentence that people read, too. The sentences are made in between, a few
 * milliseconds at a time: the first rows do not wait for them. */
static gboolean
tell_some (gpointer data)
{
  YcCaseBookPage *self = data;
  const gint64 until = g_get_monotonic_time () + 4 * G_TIME_SPAN_MILLISECOND;
  g_autoptr (YcCaseItem) item = NULL;

  do {
    g_clear_object (&item);
    item = g_list_model_get_item (G_LIST_MODEL (self->cases), self->n_told);
    if (item != NULL)
      yc_case_item_tell (item, self->database);
    self->n_told++;
  } while (item != NULL && g_get_monotonic_time () < until);
  if (item != NULL)
    return G_SOURCE_CONTINUE;
  self->telling = 0;
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0')
    search_changed (self);
  return G_SOURCE_REMOVE;
}

void
yc_case_book_page_search (YcCaseBookPage *self, const char *words)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), words);
  search_changed (self);
}

/* ---- Into a file ---- */

static void
write_file (GtkWidget *widget, GFile *file)
{
  YcCaseBookPage *self = YC_CASE_BOOK_PAGE (widget);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = yc_case_book_page_to_text (self);

  if (g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                               NULL, &error))
    say (self, _ ("The case book was exported"));
  else
    say (self, error->message);
}

static void
export_cases (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *nothing G_GNUC_UNUSED)
{
  yc_save_file (widget, _ ("Export the Case Book"), _ ("case-book.txt"), write_file);
}

/* ---- To and from other tables ---- */

static void
write_records (YcCaseBookPage *self, GFile *folder)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;
  guint n = 0;

  if (yc_case_book_export (self->database, folder, &n, &error))
    message
      = g_strdup_printf (ngettext ("%u record was exported", "%u records were exported", n), n);
  say (self, message != NULL ? message : error->message);
}

static void
take_records (YcCaseBookPage *self, GListModel *files)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;
  YcCasesTaken taken;

  if (yc_case_book_import (self->database, files, &taken, &error))
    message = yc_words_cases_taken (&taken);
  say (self, message != NULL ? message : error->message);
}

static void
records_answered (GtkNativeDialog *dialog, int response, YcCaseBookPage *self)
{
  g_autoptr (GListModel) files = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (dialog));
  g_autoptr (GFile) first = g_list_model_get_item (files, 0);

  if (response == GTK_RESPONSE_ACCEPT && first != NULL) {
    if (gtk_file_chooser_get_action (GTK_FILE_CHOOSER (dialog)) == GTK_FILE_CHOOSER_ACTION_OPEN)
      take_records (self, files);
    else
      write_records (self, first);
  }
  g_object_unref (dialog);
}

static void
choose_records (GtkWidget *widget, GtkFileChooserNative *dialog)
{
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (records_answered), widget, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
export_records (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *none G_GNUC_UNUSED)
{
  choose_records (widget, gtk_file_chooser_native_new (
                            _ ("Export Records"), GTK_WINDOW (gtk_widget_get_root (widget)),
                            GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, _ ("_Export"), _ ("_Cancel")));
}

static void
import_records (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *none G_GNUC_UNUSED)
{
  GtkFileChooserNative *dialog
    = gtk_file_chooser_native_new (_ ("Import Records"), GTK_WINDOW (gtk_widget_get_root (widget)),
                                   GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Import"), _ ("_Cancel"));

  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (dialog), TRUE);
  choose_records (widget, dialog);
}

/* ---- On paper ---- */

static void
print_cases (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *nothing G_GNUC_UNUSED)
{
  g_autofree char *text = yc_case_book_page_to_text (YC_CASE_BOOK_PAGE (widget));
  g_autoptr (GtkPrintOperation) operation = yc_case_print_new (text);
  g_autoptr (GError) error = NULL;

  gtk_print_operation_set_job_name (operation, _ ("Case Book"));
  if (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                               GTK_WINDOW (gtk_widget_get_root (widget)), &error)
      == GTK_PRINT_OPERATION_RESULT_ERROR)
    say (YC_CASE_BOOK_PAGE (widget), error->message);
}

/* ---- Life ---- */

static void
fill (YcCaseBookPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) cases = yc_casebook_list (self->database, &error);

  g_list_store_remove_all (self->cases);
  if (cases == NULL)
    say (self, error->message);
  for (guint i = cases != NULL ? cases->len : 0; i-- > 0;) {
    g_autoptr (YcCaseItem) item = yc_case_item_new (&g_array_index (cases, YcLedgerCase, i));

    g_list_store_append (self->cases, item);
  }
  self->n_told = 0;
  if (self->telling == 0)
    self->telling = g_idle_add_full (G_PRIORITY_LOW, tell_some, self, NULL);
  show_content (self);
}

static void
yc_case_book_page_dispose (GObject *object)
{
  YcCaseBookPage *self = YC_CASE_BOOK_PAGE (object);

  g_clear_handle_id (&self->telling, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_CASE_BOOK_PAGE);
  g_clear_object (&self->cases);
  g_clear_object (&self->database);
  G_OBJECT_CLASS (yc_case_book_page_parent_class)->dispose (object);
}

static void
yc_case_book_page_class_init (YcCaseBookPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_case_book_page_dispose;
  yc_template_set (widget_class, "case-book-page.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "cases_menu", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, YcCaseBookPage, search);
  gtk_widget_class_bind_template_child (widget_class, YcCaseBookPage, content);
  gtk_widget_class_bind_template_child (widget_class, YcCaseBookPage, list);
  gtk_widget_class_bind_template_callback (widget_class, set_up_item);
  gtk_widget_class_bind_template_callback (widget_class, bind_item);
  gtk_widget_class_bind_template_callback (widget_class, open_item);
  gtk_widget_class_bind_template_callback (widget_class, search_changed);
  gtk_widget_class_install_action (widget_class, "cases.export", NULL, export_cases);
  gtk_widget_class_install_action (widget_class, "cases.export-records", NULL, export_records);
  gtk_widget_class_install_action (widget_class, "cases.import-records", NULL, import_records);
  gtk_widget_class_install_action (widget_class, "cases.print", NULL, print_cases);
}

static void
yc_case_book_page_init (YcCaseBookPage *self)
{
  g_autoptr (GtkNoSelection) selection = NULL;
  GtkFilterListModel *shown;

  gtk_widget_init_template (GTK_WIDGET (self));
  yc_program_menu_add (G_MENU (
    gtk_widget_get_template_child (GTK_WIDGET (self), YC_TYPE_CASE_BOOK_PAGE, "cases_menu")));
  self->cases = g_list_store_new (YC_TYPE_CASE_ITEM);
  self->filter = gtk_custom_filter_new (is_wanted, self, NULL);
  shown = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->cases)),
                                     GTK_FILTER (self->filter));
  selection = gtk_no_selection_new (G_LIST_MODEL (shown));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
}

GtkWidget *
yc_case_book_page_new (YcDatabase *database)
{
  YcCaseBookPage *self = g_object_new (YC_TYPE_CASE_BOOK_PAGE, NULL);

  self->database = g_object_ref (database);
  /* what an older program has not read appears as it is read */
  g_signal_connect_object (yc_retelling_of (database), "notify::progress", G_CALLBACK (fill), self,
                           G_CONNECT_SWAPPED);
  fill (self);
  return GTK_WIDGET (self);
}
