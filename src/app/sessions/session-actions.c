/* session-actions.c: see session-actions.h. */

#include "session-actions.h"

#include "about-session.h"
#include "empty-session.h"
#include "match-dialog.h"
#include "sessions-page.h"
#include "told-facts.h"
#include "widgets/message-dialog.h"
#include "widgets/save-file.h"

#include <glib/gi18n.h>

/* ---- Telling --------------------------------------------------------------------------------- */

static void
say (GtkWidget *page, const char *text)
{
  gtk_widget_activate_action (page, "win.toast", "s", text);
}

static YcDatabase *
database_of (GtkWidget *page)
{
  return yc_sessions_page_get_database (YC_SESSIONS_PAGE (page));
}

static YcArchiveEntry *
entry_of (GtkWidget *page, GVariant *session)
{
  g_autoptr (GError) error = NULL;
  YcArchiveEntry *entry
    = yc_archive_get (database_of (page), g_variant_get_int64 (session), &error);

  if (entry == NULL)
    say (page, error->message);
  return entry;
}

/* Tells it and shows what has become of the list; FALSE, and said why, if it could not be told. */
static gboolean
tell (GtkWidget *page, gint64 session, YcToldKind kind, gboolean yes)
{
  g_autoptr (GError) error = NULL;
  gboolean told = yc_told_tell (database_of (page), session, kind, yes ? "yes" : NULL, &error);

  if (told)
    yc_sessions_page_renew (YC_SESSIONS_PAGE (page), session);
  else
    say (page, error->message);
  return told;
}

/* A notice with a way back: the action that undoes it. */
static void
say_with_undo (GtkWidget *page, const char *text, const char *undo, gint64 session)
{
  gtk_widget_activate_action (page, "win.toast-undo", "(ssx)", text, undo, session);
}

static void
hide (GtkWidget *page, const char *action G_GNUC_UNUSED, GVariant *session)
{
  const gint64 id = g_variant_get_int64 (session);

  if (tell (page, id, YC_TOLD_HIDDEN, TRUE))
    say_with_undo (page, _ ("The session is hidden"), "sessions.show", id);
}

static void
show (GtkWidget *page, const char *action G_GNUC_UNUSED, GVariant *session)
{
  if (tell (page, g_variant_get_int64 (session), YC_TOLD_HIDDEN, FALSE))
    say (page, _ ("The session is in the list again"));
}

static void
put_away (GtkWidget *page, const char *action G_GNUC_UNUSED, GVariant *session)
{
  const gint64 id = g_variant_get_int64 (session);

  if (tell (page, id, YC_TOLD_AWAY, TRUE))
    say_with_undo (page, _ ("The session is put away and counts nowhere"), "sessions.take-back",
                   id);
}

static void
take_back (GtkWidget *page, const char *action G_GNUC_UNUSED, GVariant *session)
{
  if (tell (page, g_variant_get_int64 (session), YC_TOLD_AWAY, FALSE))
    say (page, _ ("The session was taken back"));
}

static void
part_match (GtkWidget *page, const char *action G_GNUC_UNUSED, GVariant *session)
{
  if (tell (page, g_variant_get_int64 (session), YC_TOLD_MATCH, FALSE)) {
    yc_sessions_page_refresh (YC_SESSIONS_PAGE (page));
    say (page, _ ("The session is a match of its own again"));
  }
}

/* ---- Dialogs --------------------------------------------------------------------------------- */

static void
show_about (GtkWidget *page, const char *action G_GNUC_UNUSED, GVariant *session)
{
  g_autoptr (YcArchiveEntry) entry = entry_of (page, session);

  if (entry == NULL)
    return;
  g_signal_connect_object (
    yc_about_session_open (GTK_WINDOW (gtk_widget_get_root (page)), database_of (page), entry),
    "told", G_CALLBACK (yc_sessions_page_refresh), page, G_CONNECT_SWAPPED);
}

static void
matches_joined (GtkWidget *page)
{
  yc_sessions_page_refresh (YC_SESSIONS_PAGE (page));
  say (page, _ ("Both sessions are one match"));
}

static void
join_match (GtkWidget *page, const char *action G_GNUC_UNUSED, GVariant *session)
{
  g_autoptr (YcArchiveEntry) entry = entry_of (page, session);

  if (entry == NULL)
    return;
  g_signal_connect_object (
    yc_match_dialog_open (GTK_WINDOW (gtk_widget_get_root (page)), database_of (page), entry),
    "joined", G_CALLBACK (matches_joined), page, G_CONNECT_SWAPPED);
}

/* ---- Emptying -------------------------------------------------------------------------------- */

#define EMPTIED "session-emptied" /* key of the UUID that a file is being chosen for */

static void
empty_into (GtkWidget *page, GFile *file)
{
  const char *uuid = g_object_get_data (G_OBJECT (page), EMPTIED);
  const char *path = g_file_peek_path (file);
  g_autofree char *said = NULL;
  g_autoptr (GError) error = NULL;

  if (path == NULL)
    said = g_strdup (_ ("Nothing was emptied. Choose a file on this computer."));
  else if (yc_empty_session (database_of (page), uuid, path, &error))
    /* Translators: the path of a file */
    said = g_strdup_printf (_ ("The session was emptied; its copy is %s"), path);
  else
    /* Translators: why, as a sentence */
    said = g_strdup_printf (_ ("Nothing was emptied. %s"), error->message);
  yc_sessions_page_refresh (YC_SESSIONS_PAGE (page));
  say (page, said);
}

static void
choose_copy (AdwMessageDialog *dialog G_GNUC_UNUSED, const char *response, GtkWidget *page)
{
  const char *uuid = g_object_get_data (G_OBJECT (page), EMPTIED);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;

  if (!g_str_equal (response, "empty"))
    return;
  name = yc_empty_session_file_name (database_of (page), uuid, &error);
  if (name != NULL)
    yc_save_file (page, _ ("Where the Copy Goes"), name, empty_into);
  else
    say (page, error->message);
}

static void
ask_to_empty (GtkWidget *page, const char *action G_GNUC_UNUSED, GVariant *session)
{
  g_autoptr (YcArchiveEntry) entry = entry_of (page, session);
  GtkWidget *dialog;

  if (entry == NULL)
    return;
  g_object_set_data_full (G_OBJECT (page), EMPTIED, g_strdup (entry->uuid), g_free);
  dialog = yc_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (page)),
                                  _ ("Empty This Session for Good?"),
                                  _ ("A copy of its record is written to a file first, and can be "
                                     "imported again. What was told of it here, such as its name, "
                                     "and its what-ifs are not in the copy."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "empty",
                                    _ ("Choose a _File…"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "empty",
                                              ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (choose_copy), page, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
yc_session_actions_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "sessions.about", "x", show_about);
  gtk_widget_class_install_action (widget_class, "sessions.join-match", "x", join_match);
  gtk_widget_class_install_action (widget_class, "sessions.part-match", "x", part_match);
  gtk_widget_class_install_action (widget_class, "sessions.hide", "x", hide);
  gtk_widget_class_install_action (widget_class, "sessions.show", "x", show);
  gtk_widget_class_install_action (widget_class, "sessions.put-away", "x", put_away);
  gtk_widget_class_install_action (widget_class, "sessions.take-back", "x", take_back);
  gtk_widget_class_install_action (widget_class, "sessions.empty", "x", ask_to_empty);
}
