/* table-base.c: what every part of the table page stands on: saying things, and recording plays. */

#include "table-private.h"

#include "announce.h"
#include "words.h"
#include "widgets/focus.h"

static void
show_words (GtkLabel *label, GtkWidget *banner, const char *words)
{
  gtk_label_set_text (label, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (banner), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
}

void
yc_table_page_say (YcTablePage *self, const char *message)
{
  show_words (self->failure_text, self->failure_banner, message);
  yc_announce (GTK_WIDGET (self), message, YC_ALARM);
  gtk_widget_set_visible (self->failure_banner, TRUE);
}

void
yc_table_page_announce (YcTablePage *self, const char *news)
{
  if (news != NULL) {
    show_words (self->news_text, self->news_banner, news);
    yc_announce (GTK_WIDGET (self), news, YC_NEWS);
  }
  gtk_widget_set_visible (self->news_banner, news != NULL);
}

void
yc_table_page_tell_event (YcTablePage *self, guint event)
{
  YcEntry *entry = yc_view_get_entry (self->view, event);
  const guint edited = yc_timeline_edited (yc_session_get_timeline (self->session), event);

  yc_announce (GTK_WIDGET (self), yc_entry_get_sentence (entry), YC_NEWS);
  yc_announce (GTK_WIDGET (self), yc_entry_get_headline (entry), YC_NEWS);
  if (edited > 0)
    yc_announce (GTK_WIDGET (self), yc_entry_get_sentence (yc_view_get_entry (self->view, edited)),
                 YC_NEWS);
}

void
yc_table_page_tell_turn (YcTablePage *self)
{
  const char *words = yc_paragraph_get_text (self->turn);

  if (g_strcmp0 (words, self->turn_told) == 0)
    return;
  g_free (self->turn_told);
  self->turn_told = g_strdup (words);
  yc_announce (GTK_WIDGET (self), words, YC_NEWS);
}

void
yc_table_page_said (YcTablePage *self, guint event, const GError *error)
{
  /* the session itself says what could not be stored */
  if (event == 0 && error->domain == YC_SESSION_ERROR)
    yc_table_page_say (self, error->message);
}

gboolean
yc_table_page_record (YcTablePage *self, const YcPlay *play)
{
  g_autoptr (GError) error = NULL;
  guint event = yc_session_record_play (self->session, play, &error);

  yc_table_page_said (self, event, error);
  return event != 0;
}

/* ---- Questions ---- */

static void
give_focus_back (YcTablePage *self)
{
  GtkWidget *before = self->before_asked;

  if (before == NULL || !gtk_widget_get_mapped (before) || !gtk_widget_grab_focus (before))
    yc_table_page_focus_board (self);
}

static void
question_closed (YcTablePage *self, YcQuestion *question)
{
  GtkWidget *asked = GTK_WIDGET (question);
  const gboolean had_focus = yc_focus_beside (asked) == NULL || yc_focus_in (asked) != NULL;

  if (adw_bin_get_child (self->asked) != asked)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->asked), FALSE);
  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL && had_focus)
    give_focus_back (self);
  adw_bin_set_child (self->asked, NULL);
  yc_play_bar_set_below (self->bar, FALSE);
  yc_table_page_show_untold (self);
}

void
yc_table_page_close_question (YcTablePage *self)
{
  GtkWidget *question = adw_bin_get_child (self->asked);

  if (question != NULL)
    yc_question_close (YC_QUESTION (question));
}

void
yc_table_page_leave_question (YcTablePage *self)
{
  self->leaving_question = TRUE;
  yc_table_page_close_question (self);
  self->leaving_question = FALSE;
}

/* A judge that is asked stays so, and so does what is corrected at the table. */
void
yc_table_page_drop_wish (YcTablePage *self)
{
  yc_table_page_leave_question (self);
  yc_composer_clear (yc_play_bar_get_composer (self->bar));
  g_clear_pointer (&self->laid_aside, g_free);
}

/* The keyboard stays where it is, unless that goes away: letters are keys, and so are digits. */
static void
leave_focus (YcTablePage *self, GtkWidget *focus)
{
  const gboolean types = focus != NULL && GTK_IS_EDITABLE (focus);

  if (focus == NULL || focus == self->untold || !gtk_widget_get_mapped (focus)
      || (!types && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->bar))))
    yc_table_page_focus_board (self);
}

void
yc_table_page_ask (YcTablePage *self, YcQuestion *question)
{
  yc_table_page_leave_question (self);
  if (adw_bin_get_child (self->asked) == NULL)
    g_set_weak_pointer (&self->before_asked, yc_focus_beside (GTK_WIDGET (self)));
  adw_bin_set_child (self->asked, GTK_WIDGET (question));
  gtk_widget_set_visible (GTK_WIDGET (self->asked), TRUE);
  yc_play_bar_set_below (self->bar, TRUE);
  /* hidden while it lost a child, it still has the size of that one, until this comes in */
  gtk_widget_queue_resize (GTK_WIDGET (self->asked));
  g_signal_connect_object (question, "closed", G_CALLBACK (question_closed), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  if (yc_question_takes_keys (question)) {
    leave_focus (self, yc_focus_beside (GTK_WIDGET (self)));
    yc_announce (GTK_WIDGET (question), yc_question_get_title (question), YC_NEWS);
  } else {
    yc_question_focus (question);
  }
  yc_table_page_show_untold (self);
}

/* ---- Pointing ---- */

void
yc_table_page_point (YcTablePage *self, YcPoint at, int which)
{
  YcComposer *wish = yc_play_bar_get_composer (self->bar);

  if (yc_composer_goes_on (wish, at, which) && !yc_play_bar_record (self->bar))
    return;
  yc_table_page_pointed (self, yc_composer_point (wish, at, which));
}

void
yc_table_page_pointed (YcTablePage *self, gboolean again)
{
  if (again)
    yc_play_bar_record (self->bar);
}
