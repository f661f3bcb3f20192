/* sessions-page-search.c: the search of the start page, by words and by what is chosen beside
 * them. */

#include "sessions-page-private.h"

#include "announce.h"
#include "widgets/focus.h"

#include <glib/gi18n.h>

gboolean
yc_sessions_page_is_searching (YcSessionsPage *self)
{
  return *gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0'
         || yc_session_filter_is_active (self->filter);
}

YcQuery *
yc_sessions_page_build_query (YcSessionsPage *self)
{
  YcQuery *query = yc_query_new (gtk_editable_get_text (GTK_EDITABLE (self->search)));
  const YcNarrowing narrowing = yc_session_filter_get (self->filter);

  yc_query_narrow (query, &narrowing);
  return query;
}

/* Who types while the focus is elsewhere goes on in the entry: a blank would press what has it. */
void
yc_sessions_page_words_typed (YcSessionsPage *self)
{
  GtkWidget *focus = yc_focus_beside (GTK_WIDGET (self));
  GtkWidget *search = GTK_WIDGET (self->search);

  if (focus == NULL || gtk_widget_is_ancestor (focus, search)
      || *gtk_editable_get_text (GTK_EDITABLE (search)) == '\0')
    return;
  gtk_widget_grab_focus (search);
  gtk_editable_set_position (GTK_EDITABLE (search), -1);
}

/* Who closes the search sees the list again, without words and without a choice. */
void
yc_sessions_page_search_closed (YcSessionsPage *self)
{
  if (!gtk_search_bar_get_search_mode (self->search_bar))
    yc_session_filter_reset (self->filter);
}

void
yc_sessions_page_show_not_found (YcSessionsPage *self)
{
  const gboolean typed = *gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0';
  g_autofree char *missing = yc_history_explain_nothing (self->history);
  const char *why = missing != NULL ? missing
                    : typed         ? _ ("No session has all of these words.")
                                    : _ ("No session is as you chose.");
  g_autofree char *text = g_markup_escape_text (why, -1);

  adw_status_page_set_icon_name (self->nothing, "system-search-symbolic");
  adw_status_page_set_description (self->nothing, text);
  yc_announce (GTK_WIDGET (self), why, YC_NEWS);
}

YcQuery *
yc_sessions_page_get_query (YcSessionsPage *self)
{
  g_autoptr (YcQuery) query = NULL;

  g_return_val_if_fail (YC_IS_SESSIONS_PAGE (self), NULL);

  query = yc_sessions_page_build_query (self);
  return yc_query_is_choosy (query) ? g_steal_pointer (&query) : NULL;
}

void
yc_sessions_page_search (YcSessionsPage *self)
{
  g_return_if_fail (YC_IS_SESSIONS_PAGE (self));

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

void
yc_sessions_page_search_for (YcSessionsPage *self, const char *words)
{
  yc_sessions_page_search (self);
  gtk_editable_set_text (GTK_EDITABLE (self->search), words);
  gtk_editable_set_position (GTK_EDITABLE (self->search), -1);
}
