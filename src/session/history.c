/* history.c: see history.h. */

#include "yc-config.h"

#include "history.h"

#include <glib/gi18n-lib.h>

/* a window full of them, and the fifth of one that is ready below (sessions page) */
#define PAGE 12

struct _YcPastSession {
  GObject parent_instance;

  YcArchiveEntry *entry;
};

G_DEFINE_FINAL_TYPE (YcPastSession, yc_past_session, G_TYPE_OBJECT)

static void
yc_past_session_finalize (GObject *object)
{
  g_clear_pointer (&YC_PAST_SESSION (object)->entry, yc_archive_entry_free);
  G_OBJECT_CLASS (yc_past_session_parent_class)->finalize (object);
}

static void
yc_past_session_class_init (YcPastSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = yc_past_session_finalize;
}

static void
yc_past_session_init (YcPastSession *self G_GNUC_UNUSED)
{
}

/* Takes `entry` over. */
static YcPastSession *
past_session_new (YcArchiveEntry *entry)
{
  YcPastSession *self = g_object_new (YC_TYPE_PAST_SESSION, NULL);

  self->entry = entry;
  return self;
}

const YcArchiveEntry *
yc_past_session_get_entry (YcPastSession *self)
{
  return self->entry;
}

struct _YcHistory {
  GObject parent_instance;

  YcDatabase *database;
  GPtrArray *sessions;
  YcQuery *query; /* NULL: all of them */
  gint64 without;
  YcArchiveEntry *left_out;   /* the session `without`, once it was read */
  const YcArchiveEntry *last; /* that was read, or NULL */
  gboolean complete;
  guint reading; /* the idle source that reads the next page, or 0 */
};

enum { SIGNAL_FAILED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void yc_history_list_model_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (YcHistory,
                               yc_history,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      yc_history_list_model_init))

static void
add (YcHistory *self, YcArchiveEntry *entry)
{
  self->last = entry;
  if (entry->id == self->without)
    self->left_out = entry;
  else
    g_ptr_array_add (self->sessions, past_session_new (entry));
}

static void
replace (YcHistory *self, guint place, YcArchiveEntry *entry)
{
  YcPastSession *session = g_ptr_array_index (self->sessions, place);

  /* why it was found */
  entry->found = g_steal_pointer (&session->entry->found);
  entry->n_found = session->entry->n_found;
  session->entry->n_found = 0;

  if (self->last == session->entry)
    self->last = entry;
  g_object_unref (session);
  g_ptr_array_index (self->sessions, place) = past_session_new (entry);
}

static unsigned
shelves_of (YcHistory *self)
{
  const YcChoice *choice = self->query ? yc_query_get_choice (self->query) : NULL;

  return choice && choice->shelves != 0 ? choice->shelves : YC_SHELVES_LISTED;
}

/* The next page goes on after the last that was read, in the list or not. */
static void
take_out (YcHistory *self, guint place)
{
  YcPastSession *session = g_ptr_array_index (self->sessions, place);

  if (self->last == session->entry) {
    g_clear_pointer (&self->left_out, yc_archive_entry_free);
    self->left_out = g_steal_pointer (&session->entry);
    session->entry = yc_archive_get (self->database, self->left_out->id, NULL);
  }
  g_ptr_array_remove_index (self->sessions, place);
}

/* Returns how many sessions were added. */
static guint
read_page (YcHistory *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) page
    = yc_archive_list (self->database, self->query ? yc_query_get_choice (self->query) : NULL,
                       self->last, PAGE, &error);
  guint before = self->sessions->len;

  if (page == NULL) {
    self->complete = TRUE;
    g_signal_emit (self, signals[SIGNAL_FAILED], 0, error);
    return 0;
  }
  self->complete = page->len < PAGE;
  while (page->len > 0)
    add (self, g_ptr_array_steal_index (page, 0));
  return self->sessions->len - before;
}

static gboolean
read_on (gpointer data)
{
  YcHistory *self = data;
  guint before = self->sessions->len, added;

  self->reading = 0;
  added = read_page (self);
  if (added > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), before, 0, added);
  return G_SOURCE_REMOVE;
}

static GType
yc_history_get_item_type (GListModel *model G_GNUC_UNUSED)
{
  return YC_TYPE_PAST_SESSION;
}

static guint
yc_history_get_n_items (GListModel *model)
{
  return YC_HISTORY (model)->sessions->len;
}

static gpointer
yc_history_get_item (GListModel *model, guint position)
{
  YcHistory *self = YC_HISTORY (model);

  if (position >= self->sessions->len)
    return NULL;
  return g_object_ref (g_ptr_array_index (self->sessions, position));
}

static void
yc_history_list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = yc_history_get_item_type;
  interface->get_n_items = yc_history_get_n_items;
  interface->get_item = yc_history_get_item;
}

static void
yc_history_finalize (GObject *object)
{
  YcHistory *self = YC_HISTORY (object);

  g_clear_handle_id (&self->reading, g_source_remove);
  g_clear_object (&self->database);
  g_clear_pointer (&self->left_out, yc_archive_entry_free);
  g_ptr_array_unref (self->sessions);
  g_clear_pointer (&self->query, yc_query_free);
  G_OBJECT_CLASS (yc_history_parent_class)->finalize (object);
}

static void
yc_history_class_init (YcHistoryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = yc_history_finalize;

  signals[SIGNAL_FAILED] = g_signal_new ("failed", YC_TYPE_HISTORY, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
yc_history_init (YcHistory *self)
{
  self->sessions = g_ptr_array_new_with_free_func (g_object_unref);
}

YcHistory *
yc_history_new (YcDatabase *database)
{
  YcHistory *self = g_object_new (YC_TYPE_HISTORY, NULL);

  self->database = g_object_ref (database);
  return self;
}

void
yc_history_search (YcHistory *self, YcQuery *query, gint64 without)
{
  guint before = self->sessions->len;

  g_clear_handle_id (&self->reading, g_source_remove);
  g_clear_pointer (&self->query, yc_query_free);
  self->query = query;
  self->without = without;
  self->last = NULL;
  g_clear_pointer (&self->left_out, yc_archive_entry_free);
  g_ptr_array_set_size (self->sessions, 0);
  read_page (self);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, self->sessions->len);
}

void
yc_history_read_on (YcHistory *self)
{
  g_return_if_fail (YC_IS_HISTORY (self));

  if (!self->complete && self->reading == 0)
    self->reading = g_idle_add (read_on, self);
}

/* The place of a session in the list; the length of the list where it is not there. */
static guint
place_of (YcHistory *self, gint64 session)
{
  guint place = 0;

  while (place < self->sessions->len
         && YC_PAST_SESSION (g_ptr_array_index (self->sessions, place))->entry->id != session)
    place++;
  return place;
}

void
yc_history_renew (YcHistory *self, gint64 session)
{
  guint place;
  YcArchiveEntry *entry;

  g_return_if_fail (YC_IS_HISTORY (self));

  place = place_of (self, session);
  if (place == self->sessions->len)
    return;
  entry = yc_archive_get (self->database, session, NULL);
  if (entry == NULL)
    return;
  if ((entry->shelf & shelves_of (self)) == 0) {
    take_out (self, place);
    yc_archive_entry_free (entry);
    g_list_model_items_changed (G_LIST_MODEL (self), place, 1, 0);
    return;
  }
  replace (self, place, entry);
  g_list_model_items_changed (G_LIST_MODEL (self), place, 1, 1);
}

char *
yc_history_explain_nothing (YcHistory *self)
{
  g_autofree const char **missing = NULL;
  g_autofree char *words = NULL;

  g_return_val_if_fail (YC_IS_HISTORY (self), NULL);

  missing = self->query ? yc_query_not_found (self->query, self->database, NULL) : NULL;
  if (missing == NULL || missing[0] == NULL)
    return NULL;
  /* Translators: stands between words that were searched for in vain */
  words = g_strjoinv (C_ ("words", "”, “"), (char **) missing);
  /* Translators: a word that was searched for, or several of them */
  return g_strdup_printf (_ ("No session has “%s”."), words);
}

char *
yc_history_players (const YcArchiveEntry *session)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint seat = 0; seat < session->n_seats; seat++)
    g_ptr_array_add (names, session->seats[seat].person);
  g_ptr_array_add (names, NULL);
  /* Translators: stands between names */
  return g_strjoinv (C_ ("names", ", "), (char **) names->pdata);
}
