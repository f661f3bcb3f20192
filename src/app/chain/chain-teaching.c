/* chain-teaching.c: see chain-teaching.h. */

#include "chain-teaching.h"

#include "card-name.h"
#include "cards/teach-dialog.h"
#include "cards/teach-wish.h"
#include "chain/personnel.h"
#include "chain-view.h"
#include "play/table-private.h"

#include <glib/gi18n.h>
#include <string.h>

static YcComposer *
wish_of (YcTablePage *self)
{
  return yc_play_bar_get_composer (self->bar);
}

static const YcCatalogue *
catalogue_of (YcTablePage *self)
{
  return &yc_session_get_setup (self->session)->catalogue;
}

/* The play being composed, to be read again when cards have changed; NULL if there is none. */
static char *
write_wish (YcTablePage *self)
{
  YcComposer *wish = wish_of (self);

  return yc_composer_is_empty (wish)
           ? NULL
           : yc_session_write_play (self->session, yc_composer_get_play (wish));
}

static void
read_wish (YcTablePage *self, const char *line)
{
  YcPlay play;

  if (line != NULL && yc_session_read_play (self->session, line, &play, NULL))
    yc_composer_set_play (wish_of (self), &play);
}

static void
point_at (YcTablePage *self, const char *key)
{
  const YcCatalogue *catalogue = catalogue_of (self);
  const YcCard *card = yc_catalogue_find (catalogue, key);
  const YcKindInfo *kind = card != NULL ? yc_kind_info (catalogue->game, card->kind) : NULL;

  if (kind == NULL || kind->drawer == YC_SPACES)
    return;
  yc_composer_point (wish_of (self), kind->drawer == YC_BOMBS ? YC_POINT_BOMB : YC_POINT_CARD,
                     (int) (card - catalogue->cards[kind->drawer]));
}

/* ---- With everything on it ---- */

/* The card just taught is the next that was pointed at. The keyboard goes on there: what it was on
 * is not shown any more. */
static void
card_taught (YcTeachDialog *dialog, const char *key, gpointer data)
{
  YcTablePage *self = data;

  yc_teach_wish_give_back (dialog, wish_of (self));
  point_at (self, key);
  yc_play_bar_focus_play (self->bar);
}

void
yc_chain_teach (YcTablePage *self)
{
  YcTeachDialog *dialog = yc_teach_dialog_open (GTK_WIDGET (self), YC_TEACHABLE (self->session),
                                                NULL, card_taught, G_OBJECT (self));

  yc_teach_wish_lay_aside (dialog, self->session, wish_of (self));
}

static void
card_mended (YcTeachDialog *dialog, const char *key G_GNUC_UNUSED, gpointer data)
{
  YcTablePage *self = data;

  read_wish (self, g_object_get_data (G_OBJECT (dialog), "line"));
  yc_play_bar_focus_play (self->bar);
}

void
yc_chain_mend_card (YcTablePage *self, const char *key)
{
  char *line = write_wish (self);
  YcTeachDialog *dialog = yc_teach_dialog_open (GTK_WIDGET (self), YC_TEACHABLE (self->session),
                                                key, card_mended, G_OBJECT (self));

  g_object_set_data_full (G_OBJECT (dialog), "line", line, g_free);
}

/* ---- As far as it is seen ---- */

static gboolean
is_known_so (YcTablePage *self, const char *key, const char *definition)
{
  const YcCard *card = yc_catalogue_find (catalogue_of (self), key);
  g_autofree char *known = card != NULL ? yc_card_definition (card) : NULL;

  return g_strcmp0 (known, definition) == 0;
}

/* ---- What that does to other sessions ---- */

static void
undo_card (YcTablePage *self)
{
  g_autoptr (GError) error = NULL;
  YcCollection *collection = yc_session_get_collection (self->session, &error);
  g_autofree char *line = write_wish (self);

  yc_composer_clear (wish_of (self));
  if (collection == NULL || !yc_collection_undo (collection, &error))
    yc_table_page_say (self, error->message);
  read_wish (self, line);
}

/* What goes on at a table when all sessions were looked through. */
typedef struct {
  YcTablePage *table;
  char *text;
} Waiting;

static Waiting *
waiting_new (YcTablePage *table, const char *text)
{
  Waiting *waiting = g_new0 (Waiting, 1);

  waiting->table = g_object_ref (table);
  waiting->text = g_strdup (text);
  return waiting;
}

static void
waiting_free (Waiting *waiting)
{
  g_object_unref (waiting->table);
  g_free (waiting->text);
  g_free (waiting);
}

static void
looked (GObject *collection, GAsyncResult *result, gpointer data)
{
  Waiting *completed = data;
  g_autoptr (GPtrArray) told
    = yc_collection_preview_finish (YC_COLLECTION (collection), result, NULL);
  /* Translators: the name of a card */
  g_autofree char *text
    = g_strdup_printf (_ ("“%s” was changed, in every session."), completed->text);

  /* the table may have been left meanwhile */
  if (told != NULL && told->len > 0 && gtk_widget_get_mapped (GTK_WIDGET (completed->table)))
    gtk_widget_activate_action (GTK_WIDGET (completed->table), "win.toast-undo", "(ssx)", text,
                                "taught.undo", (gint64) 0);
  waiting_free (completed);
}

/* More is going to be known of a card that was played before: where anything else comes of that, it
 * is said, and can be taken back. */
static void
look_at_sessions (YcTablePage *self, const char *key, const char *definition)
{
  YcCollection *collection = yc_session_get_collection (self->session, NULL);

  if (collection == NULL || yc_catalogue_find (catalogue_of (self), key) == NULL)
    return;
  yc_collection_preview_async (collection, key, definition, looked,
                               waiting_new (self, yc_key_name (key)));
}

/* In the place of what was known of it. */
static void
take_card (YcTablePage *self, const char *definition, gboolean point)
{
  g_autofree char *key = yc_definition_dup_key ((YcText){ definition, strlen (definition) });
  g_autofree char *line = write_wish (self);
  g_autoptr (GError) error = NULL;

  if (!is_known_so (self, key, definition)) {
    yc_composer_clear (wish_of (self));
    look_at_sessions (self, key, definition);
    if (!yc_teachable_teach (YC_TEACHABLE (self->session), definition, &error)) {
      yc_table_page_say (self, error->message);
      point = FALSE;
    }
    read_wish (self, line);
  }
  if (point)
    point_at (self, key);
}

static void
told (YcTablePage *self, const char *definition)
{
  take_card (self, definition, TRUE);
  yc_play_bar_focus_play (self->bar);
}

/* It lies in the row, where it was tapped: whoever has a plan that nobody saw would else build
 * that. */
static void
tell_row (YcTablePage *self, const char *key)
{
  const YcCatalogue *catalogue = catalogue_of (self);
  const YcCard *plan = yc_catalogue_find (catalogue, key);
  g_autofree char *line = write_wish (self);
  YcPlay play = yc_play_begin (YC_TELL_PLANS, YC_TABLE);

  if (plan == NULL)
    return;
  yc_play_add (&play, YC_LIST_MAIN, (YcRef) (plan - catalogue->cards[YC_BOMBS]));
  yc_composer_clear (wish_of (self));
  yc_table_page_record (self, &play);
  read_wish (self, line);
}

/* What is composed is left as it is: the list may be about it. */
static void
told_for_list (YcTablePage *self, YcCardList *list, const char *definition, const char *key)
{
  g_autoptr (GError) error = NULL;

  g_object_ref (list);
  if (!is_known_so (self, key, definition)
      && !yc_teachable_teach (YC_TEACHABLE (self->session), definition, &error))
    yc_table_page_say (self, error->message);
  else if (gtk_widget_get_root (GTK_WIDGET (list)) != NULL)
    yc_card_list_add_taught (list, key);
  if (gtk_widget_get_root (GTK_WIDGET (list)) != NULL)
    gtk_widget_grab_focus (yc_tray_get_filter (yc_card_list_get_tray (list)));
  g_object_unref (list);
}

/* What was tapped goes on with taps or keys: where cards are missing, at those. */
static void
focus_cards (YcTablePage *self)
{
  YcComposer *wish = wish_of (self);

  if (yc_composer_is_empty (wish) || yc_composer_is_legal (wish))
    yc_play_bar_focus_play (self->bar);
  else
    self->game->find_missing (self);
}

static void
told_in_strip (YcNewCard *new_card, const char *definition, YcTablePage *self)
{
  g_autofree char *key = yc_definition_dup_key ((YcText){ definition, strlen (definition) });

  if (yc_new_card_get_list (new_card) != NULL) {
    told_for_list (self, yc_new_card_get_list (new_card), definition, key);
    return;
  }
  take_card (self, definition, FALSE);
  if (yc_new_card_is_of_row (new_card) && yc_table_page_may_tell (self))
    tell_row (self, key);
  point_at (self, key);
  focus_cards (self);
}

/* The play waited until all sessions were judged with two cards as one. */
static void
merged (GObject *collection, GAsyncResult *result, gpointer data)
{
  Waiting *waiting = data;
  g_autoptr (GError) error = NULL;

  if (!yc_collection_merge_finish (YC_COLLECTION (collection), result, &error))
    yc_table_page_say (waiting->table, error->message);
  /* the table may have been left meanwhile */
  if (gtk_widget_get_root (GTK_WIDGET (waiting->table)) != NULL) {
    read_wish (waiting->table, waiting->text);
    yc_play_bar_focus_play (waiting->table->bar);
  }
  waiting_free (waiting);
}

static void
same (YcTablePage *self, const char *key, const char *other)
{
  g_autoptr (GError) error = NULL;
  YcCollection *collection = yc_session_get_collection (self->session, &error);
  g_autofree char *line = write_wish (self);

  if (collection == NULL) {
    yc_table_page_say (self, error->message);
    return;
  }
  yc_composer_clear (wish_of (self));
  yc_collection_merge_async (collection, key, other, merged, waiting_new (self, line));
}

/* The pool pays what a cost that is known now leaves open, as it does where it was known before. */
static void
fill_from_pool (YcTablePage *self)
{
  YcComposer *wish = wish_of (self);
  YcPlay play;

  if (yc_composer_is_empty (wish))
    return;
  play = *yc_composer_get_play (wish);
  yc_play_fill_from_pool (yc_session_get_setup (self->session),
                          yc_chain_of (yc_composer_get_position (wish)), &play);
  yc_composer_set_play (wish, &play);
}

/* The strip stays as it is, to be tapped on. */
static void
more (YcTablePage *self, const char *definition, YcNewCard *new_card)
{
  yc_new_card_hold (new_card, TRUE);
  take_card (self, definition, FALSE);
  fill_from_pool (self);
  yc_new_card_hold (new_card, FALSE);
}

void
yc_chain_take_typed_card (YcTablePage *self, const char *definition)
{
  if (yc_table_page_may_point (self))
    told (self, definition);
}

void
yc_chain_ask_for_list (YcTablePage *self, YcCardList *list)
{
  yc_new_card_ask_for_list (yc_chain_view_get_new_card (YC_CHAIN_VIEW (self->board)),
                            yc_card_list_get_drawer (list), list);
}

void
yc_chain_follow_new_card (YcTablePage *self, YcNewCard *new_card)
{
  g_autoptr (GSimpleActionGroup) taught = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) undo = g_simple_action_new ("undo", G_VARIANT_TYPE_INT64);

  g_signal_connect_object (undo, "activate", G_CALLBACK (undo_card), self, G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (taught), G_ACTION (undo));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "taught", G_ACTION_GROUP (taught));
  g_signal_connect_object (new_card, "told", G_CALLBACK (told_in_strip), self, 0);
  g_signal_connect_swapped (new_card, "more", G_CALLBACK (more), self);
  g_signal_connect_swapped (new_card, "same", G_CALLBACK (same), self);
}

YcRef
yc_chain_settle (YcTablePage *self, YcNewCard *new_card, YcDrawer drawer, YcRef ref)
{
  const YcCatalogue *catalogue = catalogue_of (self);
  g_autofree char *key = NULL;

  if (ref < 0 || ref >= catalogue->n[drawer]) {
    yc_new_card_settle (new_card);
    return ref;
  }
  key = yc_card_key (&catalogue->cards[drawer][ref]);
  yc_new_card_settle (new_card);
  catalogue = catalogue_of (self);
  return (YcRef) (yc_catalogue_find (catalogue, key) - catalogue->cards[drawer]);
}
