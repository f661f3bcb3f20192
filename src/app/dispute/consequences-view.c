/* consequences-view.c: see consequences-view.h. */

#include "consequences-view.h"

#include "widgets/player-shape.h"
#include "words.h"
#include "widgets/plain-row.h"

#include <glib/gi18n.h>

#define MOST_SHOWN 40 /* events judged otherwise */

struct _YcConsequencesView {
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (YcConsequencesView, yc_consequences_view, ADW_TYPE_BIN)

static GtkWidget *
row_new (GtkWidget *group, const char *title, const char *subtitle)
{
  GtkWidget *row = yc_plain_row_new (title, subtitle);

  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return row;
}

static GtkWidget *
group_new (GtkWidget *box, const char *title, const char *description)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), description);
  gtk_box_append (GTK_BOX (box), group);
  return group;
}

static void
add_tracks (GtkWidget *group, YcView *view, const YcConsequences *consequences)
{
  YcSession *session = yc_view_get_session (view);
  const YcRecord *record = yc_session_get_record (session);
  const YcSetup *setup = yc_session_get_setup (session);
  g_autofree char *others = yc_words_off_tracks (consequences, record);

  for (int seat = 0; seat < setup->n_seats; seat++) {
    g_autofree char *tracks = yc_words_tracks (consequences, record, seat);
    g_autofree char *name = yc_words_player (setup, seat);

    if (tracks != NULL)
      adw_action_row_add_prefix (ADW_ACTION_ROW (row_new (group, name, tracks)),
                                 yc_player_shape_new (setup->seats[seat].color));
  }
  if (others != NULL)
    row_new (group, others, NULL);
}

static void
add_event (GtkWidget *group, YcView *view, const YcConsequences *consequences, guint i)
{
  const guint event = g_array_index (consequences->verdicts, YcJudgedOtherwise, i).event;
  YcTimeline *timeline = yc_session_get_timeline (yc_view_get_session (view));
  g_autofree char *words = yc_words_judged_otherwise (consequences, i, timeline);
  /* Translators: the number and the sentence of an event */
  g_autofree char *title = g_strdup_printf (
    _ ("%1$u: %2$s"), event, yc_entry_get_sentence (yc_view_get_entry (view, event)));

  row_new (group, title, words);
}

static void
add_more (GtkWidget *group, guint more)
{
  g_autofree char *words
    = g_strdup_printf (ngettext ("And %u more event.", "And %u more events.", more), more);

  row_new (group, words, NULL);
}

/* Without the event in question: that it would be another needs not be said. */
static guint
add_events (GtkWidget *group, YcView *view, const YcConsequences *consequences)
{
  guint n = 0;

  for (guint i = 0; i < consequences->verdicts->len; i++)
    if (g_array_index (consequences->verdicts, YcJudgedOtherwise, i).event != consequences->event
        && ++n <= MOST_SHOWN)
      add_event (group, view, consequences, i);
  if (n > MOST_SHOWN)
    add_more (group, n - MOST_SHOWN);
  return n;
}

static GtkWidget *
content_new (YcView *view, const YcConsequences *consequences)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *tracks, *events;

  tracks = group_new (box, _ ("At the End"),
                      consequences->state->len == 0
                        ? _ ("Nothing would be different.")
                        : _ ("What is, and what would be. The later plays are assumed to be the "
                             "same."));
  add_tracks (tracks, view, consequences);
  events = group_new (box, _ ("Other Plays"), NULL);
  if (add_events (events, view, consequences) == 0)
    adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (events),
                                           _ ("No other play would be judged otherwise."));
  return box;
}

void
yc_consequences_view_show (YcConsequencesView *self,
                           YcView *view,
                           const YcConsequences *consequences)
{
  adw_bin_set_child (ADW_BIN (self), consequences ? content_new (view, consequences) : NULL);
}

static void
yc_consequences_view_class_init (YcConsequencesViewClass *klass G_GNUC_UNUSED)
{
}

static void
yc_consequences_view_init (YcConsequencesView *self G_GNUC_UNUSED)
{
}
