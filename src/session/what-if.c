/* what-if.c: see what-if.h. */

#include "yc-config.h"

#include "what-if.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "comparison.h"
#include "session-private.h"
#include "text.h"

static gboolean
is_branch (YcSession *session)
{
  return yc_record_head (session->record, YC_HEAD_FROM).length > 0;
}

static YcDatabase *
ledger_of (YcSession *session)
{
  return session->store ? yc_store_get_database (session->store) : NULL;
}

/* ---- Beginning ------------------------------------------------------------------------------- */

/* Whose events the branch begins with: a branch of a branch is one of the same origin. */
static char *
head_of_branch (YcSession *session, guint event)
{
  g_autofree char *uuid = g_uuid_string_random ();
  YcIdentity identity = yc_record_identity (session->record);
  if (!is_branch (session))
    identity.origin = identity.session;
  identity.event = is_branch (session) ? MIN (event, yc_what_if_get_event (session)) : event;
  identity.session = (YcText){ uuid, strlen (uuid) };
  identity.called = (YcText){ 0 };
  return yc_record_write_head_as (session->record, &identity, TRUE);
}

/* The events up to there, and corrections of the set-up that came later. */
static void
add_events (GString *text, YcSession *session, char **lines, guint event)
{
  for (guint i = 1; i <= yc_session_get_n_events (session); i++)
    if (i <= event || yc_record_corrects_head (session->record, i))
      g_string_append_printf (text, "%s\n", lines[i - 1]);
}

/* The record of the branch, from the lines of its origin as they are kept. */
static char *
text_of_branch (YcSession *session, const char *kept, guint event)
{
  g_auto (GStrv) lines = g_strsplit (kept, "\n", -1);
  const guint n_head = g_strv_length (lines) - 1 - yc_session_get_n_events (session);
  char *head = head_of_branch (session, event);
  GString *text = g_string_new (head);
  free (head);
  add_events (text, session, lines + n_head, event);
  return g_string_free (text, FALSE);
}

gboolean
yc_what_if_is_possible (YcSession *session)
{
  g_return_val_if_fail (YC_IS_SESSION (session), FALSE);

  return session->store != NULL;
}

YcSession *
yc_what_if_begin (YcSession *session, guint event, const char *name, GError **error)
{
  g_return_val_if_fail (YC_IS_SESSION (session), NULL);
  g_return_val_if_fail (event <= yc_session_get_n_events (session), NULL);

  if (!yc_what_if_is_possible (session)) {
    g_set_error_literal (error, YC_SESSION_ERROR, YC_SESSION_ERROR_READ_ONLY,
                         _ ("This session is only shown here and cannot be continued."));
    return NULL;
  }
  g_autofree char *kept = yc_store_read (session->store, error);
  if (!kept)
    return NULL;
  g_autofree char *text = text_of_branch (session, kept, event);
  YcSession *branch = yc_session_begin_called (ledger_of (session), text, name, error);
  if (branch)
    yc_what_if_look_again (session);
  return branch;
}

/* ---- What it is ------------------------------------------------------------------------------ */

char *
yc_what_if_get_origin (YcSession *session)
{
  return is_branch (session) ? yc_text_plain (yc_record_head (session->record, YC_HEAD_FROM))
                             : NULL;
}

guint
yc_what_if_get_event (YcSession *session)
{
  return yc_record_fork (session->record);
}

GArray *
yc_what_if_list (YcSession *session, GError **error)
{
  g_autofree char *origin
    = is_branch (session) ? yc_what_if_get_origin (session) : g_strdup (session->uuid);
  if (session->store)
    return yc_branches_list (ledger_of (session), origin, error);
  return g_array_new (FALSE, FALSE, sizeof (YcBranch));
}

char *
yc_what_if_propose_name (YcSession *session)
{
  g_autofree char *origin
    = is_branch (session) ? yc_what_if_get_origin (session) : g_strdup (session->uuid);
  g_return_val_if_fail (session->store, NULL);
  return yc_store_propose_name (ledger_of (session), origin);
}

char *
yc_what_if_get_name (YcSession *session)
{
  g_autoptr (GArray) branches = is_branch (session) ? yc_what_if_list (session, NULL) : NULL;
  for (guint i = 0; branches && i < branches->len; i++) {
    const YcBranch *branch = &g_array_index (branches, YcBranch, i);
    if (strcmp (branch->uuid, session->uuid) == 0)
      return g_strdup (branch->name);
  }
  return NULL;
}

/* ---- The branches of a session ----------------------------------------------------------------
 */

static GArray *
read_forks (YcSession *session)
{
  GArray *forks = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) branches = is_branch (session) ? NULL : yc_what_if_list (session, &error);
  for (guint i = 0; branches && i < branches->len; i++)
    g_array_append_val (forks, g_array_index (branches, YcBranch, i).event);
  if (error)
    g_message ("%s", error->message);
  return forks;
}

guint
yc_what_if_count (YcSession *session, guint event)
{
  guint n = 0;
  if (!session->forks)
    session->forks = read_forks (session);
  for (guint i = 0; i < session->forks->len; i++)
    n += g_array_index (session->forks, guint, i) == event;
  return n;
}

void
yc_what_if_look_again (YcSession *session)
{
  g_clear_pointer (&session->forks, g_array_unref);
  g_signal_emit_by_name (session, "forked");
}

/* The id in the ledger of the session with this UUID; 0 on error. */
static gint64
find (YcSession *session, const char *uuid, GError **error)
{
  return yc_journal_find (ledger_of (session), uuid, error);
}

gboolean
yc_what_if_rename (YcSession *session, const char *uuid, const char *name, GError **error)
{
  const gint64 branch = find (session, uuid, error);
  if (branch == 0 || !yc_branches_rename (ledger_of (session), branch, name, error))
    return FALSE;
  yc_what_if_look_again (session);
  return TRUE;
}

gboolean
yc_what_if_throw_away (YcSession *session, const char *uuid, GError **error)
{
  const gint64 branch = find (session, uuid, error);
  if (branch == 0 || !yc_branches_throw_away (ledger_of (session), branch, TRUE, error))
    return FALSE;
  yc_what_if_look_again (session);
  return TRUE;
}

gboolean
yc_what_if_knows_origin (YcSession *session)
{
  g_autofree char *origin = yc_what_if_get_origin (session);
  return origin && session->store && find (session, origin, NULL) > 0;
}

/* ---- Comparing ------------------------------------------------------------------------------- */

YcSession *
yc_what_if_open_origin (YcSession *branch, GError **error)
{
  g_autofree char *origin = yc_what_if_get_origin (branch);
  g_return_val_if_fail (origin && branch->store, NULL);
  return yc_session_open (ledger_of (branch), origin, error);
}

GArray *
yc_what_if_compare (YcSession *branch,
                    YcSession *origin,
                    gboolean after_as_many,
                    guint *event,
                    guint *others)
{
  const guint n = yc_session_get_n_events (origin);
  *event = after_as_many ? MIN (n, yc_session_get_n_events (branch)) : n;
  YcTimeline *timeline = yc_timeline_fork (origin->timeline, *event);
  GArray *differences
    = yc_compare (origin->record, timeline, branch->record, branch->timeline, others);
  yc_timeline_free (timeline);
  return differences;
}

/* ---- In words -------------------------------------------------------------------------------- */

static char *
day_of (YcSession *session)
{
  g_autofree char *date = yc_text_plain (yc_record_head (session->record, YC_HEAD_DATE));
  g_autoptr (GDateTime) begun = g_date_time_new_from_iso8601 (date, NULL);
  /* Translators: a day in the past, see strftime(3) */
  return begun ? g_date_time_format (begun, _ ("%-d %B %Y")) : g_strdup (date);
}

char *
yc_words_what_if (YcSession *session)
{
  if (!is_branch (session))
    return NULL;
  g_autofree char *name = yc_what_if_get_name (session);
  g_autofree char *day = day_of (session);
  if (!name)
    /* Translators: the number of a play, and a day */
    return g_strdup_printf (_ ("What if, from play %1$u of the evening of %2$s. This did not "
                               "happen."),
                            yc_what_if_get_event (session), day);
  /* Translators: the name of a branch, the number of a play, and a day */
  return g_strdup_printf (_ ("What if: %1$s, from play %2$u of the evening of %3$s. This did not "
                             "happen."),
                          name, yc_what_if_get_event (session), day);
}
