/* cards-page.c: see cards-page.h. */

#include "cards-page-private.h"

#include "card-row.h"
#include "card-name.h"
#include "cards-list.h"
#include "change-question.h"
#include "deck-dialog.h"
#include "merging.h"
#include "program/program-menu.h"
#include "table-game.h"
#include "teach-dialog.h"
#include "widgets/message-dialog.h"
#include "widgets/template.h"
#include "words.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (YcCardsPage, yc_cards_page, ADW_TYPE_BIN)

static void
say (YcCardsPage *self, const char *text)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.toast", "s", text);
}

/* Says why something was not done, which is more than a toast has room for. */
static GtkWidget *
object_to (YcCardsPage *self, const char *heading, const GError *error)
{
  GtkWidget *dialog;

  /* nobody is there to be told, if the page was left while that took its time */
  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return NULL;
  dialog = yc_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), heading,
                                  error->message);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
  return dialog;
}

static void offer_undo (YcCardsPage *self);

/* ---- The list ---- */

static void
set_up_item (GtkListItemFactory *factory G_GNUC_UNUSED,
             GtkListItem *item,
             gpointer data G_GNUC_UNUSED)
{
  gtk_list_item_set_child (item, yc_card_row_new ());
}

static void
show_item (YcCardsPage *self, GtkListItem *item)
{
  YcCardRow *row = YC_CARD_ROW (gtk_list_item_get_child (item));
  const char *key = gtk_string_object_get_string (gtk_list_item_get_item (item));
  const gboolean heading = yc_cards_list_is_heading (key);

  gtk_list_item_set_activatable (item, !heading);
  if (heading) {
    g_autofree char *title = yc_cards_list_title (key);
    g_autofree char *counts = yc_cards_list_counts (self->collection, key);

    yc_card_row_show_heading (row, title, counts);
  } else
    yc_card_row_show (row, self->collection, key);
}

static void
bind_item (GtkListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item, gpointer data)
{
  YcCardsPage *self = YC_CARDS_PAGE (data);

  g_ptr_array_add (self->bound, item);
  show_item (self, item);
}

static void
unbind_item (GtkListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item, gpointer data)
{
  g_ptr_array_remove_fast (YC_CARDS_PAGE (data)->bound, item);
}

static void
show (YcCardsPage *self)
{
  g_autoptr (GtkSelectionModel) keys
    = GTK_SELECTION_MODEL (gtk_no_selection_new (yc_cards_list_new (self->collection)));

  gtk_list_view_set_model (self->list, keys);
}

/* Another model would begin at its top again: the one there is changed, and its rows drawn anew. */
static void
cards_changed (YcCardsPage *self)
{
  GtkNoSelection *keys = GTK_NO_SELECTION (gtk_list_view_get_model (self->list));

  yc_cards_list_update (gtk_no_selection_get_model (keys), self->collection);
  for (guint i = 0; i < self->bound->len; i++)
    show_item (self, g_ptr_array_index (self->bound, i));
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    offer_undo (self);
}

static void
edit_key (YcCardsPage *self, const char *key)
{
  if (yc_collection_get_merged (self->collection, key) == NULL)
    yc_teach_dialog_open (GTK_WIDGET (self), YC_TEACHABLE (self->collection), key, NULL, NULL);
}

static void
open_item (YcCardsPage *self, guint position)
{
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (self->list));
  g_autoptr (GtkStringObject) item = g_list_model_get_item (model, position);

  edit_key (self, gtk_string_object_get_string (item));
}

static void
show_game_button (YcCardsPage *self, const YcGame *game)
{
  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->games)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if (g_object_get_data (G_OBJECT (button), "game") == game)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}

void
yc_cards_page_show_game (YcCardsPage *self, const YcGame *game)
{
  g_autoptr (GError) error = NULL;
  YcCollection *collection = yc_collection_open (self->database, game, &error);

  if (collection == NULL) {
    say (self, error->message);
    return;
  }
  g_clear_object (&self->collection);
  self->collection = collection;
  g_signal_connect_object (collection, "changed", G_CALLBACK (cards_changed), self,
                           G_CONNECT_SWAPPED);
  show_game_button (self, game);
  gtk_widget_set_visible (self->add, yc_table_game_of (game)->cards->taught);
  gtk_widget_set_visible (self->deck, yc_table_game_of (game)->cards->taught);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "cards.deck",
                                 yc_table_game_of (game)->cards->taught);
  show (self);
}

static void
game_chosen (GtkToggleButton *button, YcCardsPage *self)
{
  const YcGame *game = g_object_get_data (G_OBJECT (button), "game");

  if (gtk_toggle_button_get_active (button) && self->collection != NULL
      && yc_collection_get_game (self->collection) != game)
    yc_cards_page_show_game (self, game);
}

static void
add_game_button (YcCardsPage *self, const YcGame *game)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->games));
  GtkWidget *button = gtk_toggle_button_new_with_label (yc_words_game (game));

  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
  g_object_set_data (G_OBJECT (button), "game", (gpointer) game);
  g_signal_connect (button, "toggled", G_CALLBACK (game_chosen), self);
  gtk_box_append (self->games, button);
}

/* Those whose cards are taught come first; returns the first of them. */
static const YcGame *
add_games (YcCardsPage *self)
{
  GtkWidget *first;

  for (int taught = TRUE; taught >= FALSE; taught--)
    for (const YcGame *const *game = yc_games; *game != NULL; game++)
      if (yc_table_game_of (*game)->cards->taught == taught)
        add_game_button (self, *game);
  first = gtk_widget_get_first_child (GTK_WIDGET (self->games));
  return g_object_get_data (G_OBJECT (first), "game");
}

YcCollection *
yc_cards_page_get_collection (YcCardsPage *self)
{
  return self->collection;
}

/* ---- One card ---- */

static void
new_card (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  yc_teach_dialog_open (widget, YC_TEACHABLE (YC_CARDS_PAGE (widget)->collection), NULL, NULL,
                        NULL);
}

static void
edit (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter)
{
  edit_key (YC_CARDS_PAGE (widget), g_variant_get_string (parameter, NULL));
}

/* Earlier sessions are asked first, which can take a while. */
static void
begin_asking (YcCardsPage *self)
{
  if (self->asking++ == 0)
    gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "progress");
}

static void
end_asking (YcCardsPage *self)
{
  if (--self->asking == 0)
    gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
}

static void
hide_instead (AdwMessageDialog *dialog, const char *response, YcCardsPage *self)
{
  const char *key = g_object_get_data (G_OBJECT (dialog), "key");

  if (g_str_equal (response, "hide"))
    gtk_widget_activate_action (GTK_WIDGET (self), "cards.hide", "s", key);
}

/* A card in use is never forgotten. */
static void
offer_to_hide (YcCardsPage *self, const char *key, const GError *error)
{
  GtkWidget *dialog = object_to (self, _ ("Kept as It Is"), error);

  if (dialog == NULL || yc_collection_is_hidden (self->collection, key))
    return;
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "hide", _ ("_Hide"));
  g_object_set_data_full (G_OBJECT (dialog), "key", g_strdup (key), g_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (hide_instead), self, 0);
}

/* One that is being restored. */
typedef struct {
  YcCardsPage *page;
  char *key;
} Restoring;

static void
restored (GObject *collection, GAsyncResult *result, gpointer data)
{
  g_autofree Restoring *restoring = data;
  g_autoptr (YcCardsPage) self = restoring->page;
  g_autofree char *key = restoring->key;
  g_autoptr (GError) error = NULL;

  end_asking (self);
  if (yc_collection_restore_finish (YC_COLLECTION (collection), result, &error))
    return;
  if (g_error_matches (error, YC_COLLECTION_ERROR, YC_COLLECTION_ERROR_NEEDED))
    offer_to_hide (self, key, error);
  else
    object_to (self, _ ("Kept as It Is"), error);
}

static void
restore_now (GObject *page, const char *key, const char *line G_GNUC_UNUSED)
{
  Restoring *restoring = g_new0 (Restoring, 1);

  restoring->page = YC_CARDS_PAGE (g_object_ref (page));
  restoring->key = g_strdup (key);
  begin_asking (restoring->page);
  yc_collection_restore_async (restoring->page->collection, key, restored, restoring);
}

/* A card that a session needs is not forgotten, and not asked about. */
static void
restore (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter)
{
  YcCardsPage *self = YC_CARDS_PAGE (widget);
  const char *key = g_variant_get_string (parameter, NULL);

  if (yc_collection_get_origin (self->collection, key) == YC_ORIGIN_CORRECTED)
    yc_change_ask (widget, self->collection, key, NULL, _ ("Restore the Catalogue’s Numbers?"),
                   NULL, _ ("_Restore"), restore_now, G_OBJECT (self));
  else
    restore_now (G_OBJECT (self), key, NULL);
}

/* ---- Out of sight, and back ---- */

static void
hide (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter)
{
  YcCardsPage *self = YC_CARDS_PAGE (widget);
  const char *key = g_variant_get_string (parameter, NULL);
  g_autoptr (GError) error = NULL;

  if (!yc_collection_set_hidden (self->collection, key,
                                 !yc_collection_is_hidden (self->collection, key), &error))
    say (self, error->message);
}

static void
undo (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  YcCardsPage *self = YC_CARDS_PAGE (widget);
  const char *taught = yc_collection_get_last_new (self->collection);
  g_autoptr (GError) error = NULL;

  if (taught != NULL)
    gtk_widget_activate_action (widget, "cards.restore", "s", taught);
  else if (!yc_collection_undo (self->collection, &error))
    say (self, error->message);
}

/* What was said of a card before can be said again, and one that was not known be forgotten. */
static void
offer_undo (YcCardsPage *self)
{
  const char *taught = yc_collection_get_last_new (self->collection);
  const char *key = taught != NULL ? taught : yc_collection_get_last_change (self->collection);
  const char *name = key != NULL && *yc_key_name (key) != '\0' ? yc_key_name (key) : key;
  g_autofree char *text = NULL;

  if (key == NULL)
    return;
  if (taught != NULL)
    /* Translators: the name of a new card */
    text = g_strdup_printf (_ ("“%s” was taught."), name);
  else
    /* Translators: the name of a card */
    text = g_strdup_printf (_ ("“%s” was changed, in every session."), name);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.toast-undo", "(ssx)", text, "cards.undo",
                              (gint64) 0);
}

/* ---- Two that are the same ---- */

static void
merged (GObject *collection, GAsyncResult *result, gpointer data)
{
  g_autoptr (YcCardsPage) self = data;
  g_autoptr (GError) error = NULL;

  end_asking (self);
  if (!yc_collection_merge_finish (YC_COLLECTION (collection), result, &error))
    object_to (self, _ ("Not the Same Card"), error);
}

void
yc_cards_page_merge (YcCardsPage *self, const char *key, const char *other)
{
  begin_asking (self);
  yc_collection_merge_async (self->collection, key, other, merged, g_object_ref (self));
}

static void
merge_cards (GtkWidget *page, const char *key, const char *other)
{
  yc_cards_page_merge (YC_CARDS_PAGE (page), key, other);
}

static void
merge (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter)
{
  YcCardsPage *self = YC_CARDS_PAGE (widget);

  if (!yc_merging_ask (widget, self->collection, g_variant_get_string (parameter, NULL),
                       merge_cards))
    say (self, _ ("There is no other card of this kind."));
}

/* ---- The whole box ---- */

static void
export_deck (GtkWidget *self)
{
  gtk_widget_activate_action (self, "cards.export", NULL);
}

static void
teach_deck (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  YcDeckDialog *dialog = yc_deck_dialog_open (widget, YC_CARDS_PAGE (widget)->collection);

  g_signal_connect_object (dialog, "export-asked", G_CALLBACK (export_deck), widget,
                           G_CONNECT_SWAPPED);
}

/* ---- Life ---- */

static void
yc_cards_page_dispose (GObject *object)
{
  YcCardsPage *self = YC_CARDS_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_CARDS_PAGE);
  g_clear_object (&self->collection);
  g_clear_object (&self->database);
  G_OBJECT_CLASS (yc_cards_page_parent_class)->dispose (object);
}

static void
yc_cards_page_finalize (GObject *object)
{
  g_ptr_array_unref (YC_CARDS_PAGE (object)->bound);
  G_OBJECT_CLASS (yc_cards_page_parent_class)->finalize (object);
}

static void
yc_cards_page_class_init (YcCardsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_cards_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = yc_cards_page_finalize;
  yc_template_set (widget_class, "cards-page.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "cards_menu", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, YcCardsPage, games);
  gtk_widget_class_bind_template_child (widget_class, YcCardsPage, add);
  gtk_widget_class_bind_template_child (widget_class, YcCardsPage, deck);
  gtk_widget_class_bind_template_child (widget_class, YcCardsPage, list);
  gtk_widget_class_bind_template_callback (widget_class, set_up_item);
  gtk_widget_class_bind_template_callback (widget_class, bind_item);
  gtk_widget_class_bind_template_callback (widget_class, unbind_item);
  gtk_widget_class_bind_template_callback (widget_class, open_item);
  gtk_widget_class_install_action (widget_class, "cards.new", NULL, new_card);
  gtk_widget_class_install_action (widget_class, "cards.deck", NULL, teach_deck);
  gtk_widget_class_install_action (widget_class, "cards.edit", "s", edit);
  gtk_widget_class_install_action (widget_class, "cards.restore", "s", restore);
  gtk_widget_class_install_action (widget_class, "cards.merge", "s", merge);
  gtk_widget_class_install_action (widget_class, "cards.hide", "s", hide);
  gtk_widget_class_install_action (widget_class, "cards.undo", "x", undo);
  yc_cards_files_install (widget_class);
}

static void
yc_cards_page_init (YcCardsPage *self)
{
  self->bound = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  yc_program_menu_add (
    G_MENU (gtk_widget_get_template_child (GTK_WIDGET (self), YC_TYPE_CARDS_PAGE, "cards_menu")));
}

GtkWidget *
yc_cards_page_new (YcDatabase *database)
{
  YcCardsPage *self = g_object_new (YC_TYPE_CARDS_PAGE, NULL);

  self->database = g_object_ref (database);
  yc_cards_page_show_game (self, add_games (self));
  return GTK_WIDGET (self);
}
