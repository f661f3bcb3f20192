/* what-if-actions.c: see what-if-actions.h. */

#include "what-if-actions.h"

#include "comparison-dialog.h"
#include "compat.h"
#include "play/table-private.h"
#include "what-if-name.h"
#include "what-if.h"
#include "what-ifs-dialog.h"

#include <glib/gi18n.h>

static void
open_session (GtkWidget *widget, const char *uuid)
{
  gtk_widget_activate_action (widget, "win.open-session", "s", uuid);
}

/* ---- Beginning ---- */

static void
begin (GtkWidget *page, const char *name, gpointer event)
{
  YcTablePage *self = YC_TABLE_PAGE (page);
  g_autoptr (GError) error = NULL;
  g_autoptr (YcSession) branch
    = yc_what_if_begin (self->session, GPOINTER_TO_UINT (event), name, &error);

  if (branch != NULL)
    open_session (page, yc_session_get_uuid (branch));
  else
    yc_table_page_say (self, error->message);
}

static char *
explain (YcTablePage *self, guint event)
{
  if (event == 0)
    return g_strdup (_ ("It goes on from the table before the first play. What happened stays as "
                        "it is."));
  return g_strdup_printf (
    /* Translators: the number and the sentence of an event, which ends with a full stop */
    _ ("It goes on from the table after play %1$u: %2$s What happened stays as it is."), event,
    yc_entry_get_sentence (yc_view_get_entry (self->view, event)));
}

static void
ask (YcTablePage *self, guint event)
{
  g_autofree char *body = explain (self, event);
  g_autofree char *name = yc_what_if_propose_name (self->session);

  yc_what_if_ask_name (GTK_WIDGET (self), _ ("What If…"), body, name, _ ("_Play On"), begin,
                       GUINT_TO_POINTER (event), NULL);
}

void
yc_what_if_here (YcTablePage *page)
{
  ask (page, yc_view_get_event (page->view));
}

void
yc_what_if_from (YcTablePage *page, GVariant *event)
{
  ask (page, g_variant_get_uint32 (event));
}

void
yc_what_if_show_all (YcTablePage *page)
{
  yc_what_ifs_dialog_open (GTK_WIDGET (page), page->session);
}

/* ---- Of a branch ---- */

gboolean
yc_what_if_is_shown (YcTablePage *page)
{
  g_autofree char *origin = yc_what_if_get_origin (page->session);

  return origin != NULL;
}

gboolean
yc_what_if_has_origin (YcTablePage *page)
{
  return yc_what_if_is_shown (page) && !yc_session_is_read_only (page->session)
         && yc_what_if_knows_origin (page->session);
}

void
yc_what_if_leave (YcTablePage *page)
{
  g_autofree char *origin = yc_what_if_get_origin (page->session);

  open_session (GTK_WIDGET (page), origin);
}

void
yc_what_if_show_comparison (YcTablePage *page)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (YcSession) origin = yc_what_if_open_origin (page->session, &error);

  if (origin != NULL)
    yc_comparison_dialog_open (GTK_WIDGET (page), page->session, origin);
  else
    yc_table_page_say (page, error->message);
}

static void
dropped (AdwMessageDialog *dialog G_GNUC_UNUSED, const char *response, YcTablePage *self)
{
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (response, "throw"))
    return;
  if (!yc_what_if_throw_away (self->session, yc_session_get_uuid (self->session), &error)) {
    yc_table_page_say (self, error->message);
    return;
  }
  gtk_widget_activate_action (GTK_WIDGET (self), "win.toast", "s",
                              _ ("The what-if was thrown away"));
  if (yc_what_if_has_origin (self))
    yc_what_if_leave (self);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

void
yc_what_if_drop (YcTablePage *page)
{
  AdwMessageDialog *dialog = yc_what_if_ask_to_throw_away (GTK_WIDGET (page));

  g_signal_connect_object (dialog, "response", G_CALLBACK (dropped), page, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* ---- The page ---- */

/* Somebody comes back from a branch that was begun, renamed or thrown away meanwhile. */
static void
look_again (YcTablePage *self)
{
  yc_what_if_look_again (self->session);
}

void
yc_what_if_connect (YcTablePage *page)
{
  yc_what_if_banner_show (page->what_if, page->session);
  /* behind a branch may lie its origin */
  if (yc_what_if_is_shown (page))
    gtk_widget_set_tooltip_text (page->back, _ ("Go Back"));
  g_signal_connect (page, "map", G_CALLBACK (look_again), NULL);
}
