/* change-question.c: see change-question.h. */

#include "change-question.h"

#include "archive.h"
#include "widgets/message-dialog.h"

#include <glib/gi18n.h>

#define MOST_SESSIONS 8
#define ASKED         "yc-change-asked" /* the newest question for which sessions are being read */

typedef struct {
  GtkWidget *parent;
  char *key, *line;
  char *heading, *introduction, *action;
  YcChangeFunc go_on;
  GObject *data;
} Question;

static void
question_free (Question *self)
{
  g_object_unref (self->parent);
  g_object_unref (self->data);
  g_free (self->key);
  g_free (self->line);
  g_free (self->heading);
  g_free (self->introduction);
  g_free (self->action);
  g_free (self);
}

static void
question_destroyed (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  question_free (data);
}

static void
answered (AdwMessageDialog *dialog G_GNUC_UNUSED, const char *response, Question *self)
{
  if (g_str_equal (response, "go-on"))
    self->go_on (self->data, self->key, self->line);
}

static char *
body_of (const Question *self, const GPtrArray *told)
{
  GString *body = g_string_new (self->introduction);

  for (guint i = 0; i < MIN (told->len, MOST_SESSIONS); i++)
    g_string_append_printf (body, "%s%s", body->len > 0 ? "\n\n" : "",
                            (const char *) g_ptr_array_index (told, i));
  if (told->len > MOST_SESSIONS)
    g_string_append_printf (body,
                            ngettext ("\n\nAnd %u more session changes.",
                                      "\n\nAnd %u more sessions change.",
                                      told->len - MOST_SESSIONS),
                            told->len - MOST_SESSIONS);
  if (told->len > 0)
    g_string_append_printf (
      body, "\n\n%s",
      _ ("No play is taken away: what happened stays, with a remark where it would be against the "
         "rules."));
  return g_string_free (body, FALSE);
}

/* Takes the question over. */
static void
show (Question *self, const GPtrArray *told)
{
  g_autofree char *body = body_of (self, told);
  GtkRoot *root = gtk_widget_get_root (self->parent);
  GtkWidget *dialog;

  if (root == NULL) {
    question_free (self);
    return;
  }
  dialog = yc_message_dialog_new (GTK_WINDOW (root), self->heading, body);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "go-on",
                                    self->action, NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "go-on",
                                              ADW_RESPONSE_SUGGESTED);
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered), self, question_destroyed, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
settle (Question *self, const GPtrArray *told)
{
  if (told->len > 0 || self->introduction != NULL) {
    show (self, told);
    return;
  }
  self->go_on (self->data, self->key, self->line);
  question_free (self);
}

static void
looked (GObject *collection, GAsyncResult *result, gpointer data)
{
  Question *self = data;
  g_autoptr (GPtrArray) told
    = yc_collection_preview_finish (YC_COLLECTION (collection), result, NULL);
  g_autoptr (GPtrArray) nothing = g_ptr_array_new ();
  const gboolean newest = g_object_get_data (G_OBJECT (self->parent), ASKED) == self;

  if (newest)
    g_object_set_data (G_OBJECT (self->parent), ASKED, NULL);
  /* whoever asked something else or went away meanwhile does not want it any more */
  if (newest && gtk_widget_get_mapped (self->parent))
    settle (self, told != NULL ? told : nothing);
  else
    question_free (self);
}

static gboolean
has_sessions (YcCollection *collection)
{
  static const YcChoice all = { .shelves = YC_SHELVES_ALL };
  YcDatabase *database = yc_collection_get_database (collection);
  g_autoptr (GPtrArray) first
    = database != NULL ? yc_archive_list (database, &all, NULL, 1, NULL) : NULL;

  return first != NULL && first->len > 0;
}

/* A second click. */
static gboolean
is_asked (GtkWidget *parent, const char *key, const char *line, const char *heading)
{
  const Question *asked = g_object_get_data (G_OBJECT (parent), ASKED);

  return asked != NULL && g_str_equal (asked->key, key) && g_strcmp0 (asked->line, line) == 0
         && g_str_equal (asked->heading, heading);
}

void
yc_change_ask (GtkWidget *parent,
               YcCollection *collection,
               const char *key,
               const char *line,
               const char *heading,
               const char *introduction,
               const char *action,
               YcChangeFunc go_on,
               GObject *data)
{
  Question *self;

  if (is_asked (parent, key, line, heading))
    return;
  self = g_new0 (Question, 1);
  self->parent = g_object_ref (parent);
  self->key = g_strdup (key);
  self->line = g_strdup (line);
  self->heading = g_strdup (heading);
  self->introduction = g_strdup (introduction);
  self->action = g_strdup (action);
  self->go_on = go_on;
  self->data = g_object_ref (data);
  if (has_sessions (collection)) {
    g_object_set_data (G_OBJECT (parent), ASKED, self);
    yc_collection_preview_async (collection, key, line, looked, self);
  } else {
    g_autoptr (GPtrArray) nothing = g_ptr_array_new ();

    settle (self, nothing);
  }
}
