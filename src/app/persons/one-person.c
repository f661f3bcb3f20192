/* one-person.c: see one-person.h. */

#include "one-person.h"

#include "person-groups.h"
#include "persons.h"
#include "widgets/message-dialog.h"

#include <glib/gi18n.h>

/* What is asked. */
typedef struct {
  GtkWidget *page;
  YcDatabase *database;
  char *name;
  YcJoinedFunc joined;
  GtkDropDown *others;
} Question;

static void
question_free (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  Question *self = data;

  g_object_unref (self->page);
  g_object_unref (self->database);
  g_free (self->name);
  g_free (self);
}

/* Why the two cannot be one; NULL if they can. */
static char *
explain_two (const Question *self, const char *other)
{
  g_auto (GStrv) days = yc_persons_days_together (self->database, self->name, other, NULL);
  g_autofree char *day = days != NULL && days[0] != NULL ? yc_person_day (days[0]) : NULL;

  if (day == NULL)
    return NULL;
  /* Translators: two names, and a day */
  return g_strdup_printf (_ ("%1$s and %2$s sat at one table on %3$s, so they are two."),
                          self->name, other, day);
}

static void
join (const Question *self, const char *other)
{
  g_autofree char *said = explain_two (self, other);
  g_autoptr (GError) error = NULL;

  if (said == NULL && yc_persons_join (self->database, other, self->name, &error)) {
    self->joined (self->page);
    /* Translators: two names of one person: the other, and the one that stays */
    said = g_strdup_printf (_ ("%1$s counts as %2$s from now on"), other, self->name);
  }
  gtk_widget_activate_action (self->page, "win.toast", "s", said != NULL ? said : error->message);
}

static void
answered (AdwMessageDialog *dialog G_GNUC_UNUSED, const char *response, Question *self)
{
  GtkStringObject *chosen = gtk_drop_down_get_selected_item (self->others);

  if (g_str_equal (response, "join") && chosen != NULL)
    join (self, gtk_string_object_get_string (chosen));
}

/* Everybody else. */
static GtkStringList *
list_others (const Question *self)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  g_autoptr (GArray) persons = yc_persons_list (self->database, NULL);

  for (guint i = 0; persons != NULL && i < persons->len; i++) {
    const char *name = g_array_index (persons, YcPerson, i).name;

    if (!g_str_equal (name, self->name))
      gtk_string_list_append (names, name);
  }
  return names;
}

static GtkDropDown *
others_new (const Question *self)
{
  GtkExpression *text = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");
  GtkWidget *others = gtk_drop_down_new (G_LIST_MODEL (list_others (self)), text);

  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (others), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (others), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("The other name"), -1);
  return GTK_DROP_DOWN (others);
}

void
yc_one_person_ask (GtkWidget *page, YcDatabase *database, const char *name, YcJoinedFunc joined)
{
  Question *self = g_new0 (Question, 1);
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (page));
  /* Translators: a name */
  g_autofree char *body
    = g_strdup_printf (_ ("Whoever you choose is counted and found as %s, until "
                          "you part the two again. No record changes."),
                       name);
  AdwMessageDialog *dialog
    = ADW_MESSAGE_DIALOG (yc_message_dialog_new (window, _ ("These Are One Person"), body));

  *self = (Question){ g_object_ref (page), g_object_ref (database), g_strdup (name), joined, NULL };
  self->others = others_new (self);
  adw_message_dialog_set_extra_child (dialog, GTK_WIDGET (self->others));
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "join", _ ("_Join"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "join", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_response_enabled (dialog, "join",
                                           gtk_drop_down_get_selected_item (self->others) != NULL);
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered), self, question_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
