/* session-row.c: see session-row.h. */

#include "session-row.h"

#include "query.h"
#include "widgets/player-badge.h"
#include "widgets/spoken-names.h"
#include "widgets/template.h"
#include "words.h"
#include "widgets/children.h"

#include <glib/gi18n.h>

struct _YcSessionRow {
  GtkWidget parent_instance;

  GtkWidget *content;
  GtkLabel *month;
  GtkLabel *name;
  GtkLabel *when;
  GtkBox *players;
  GtkLabel *result;
  GtkLabel *match;
  GtkLabel *note;
  GtkLabel *found;
};

G_DEFINE_FINAL_TYPE (YcSessionRow, yc_session_row, GTK_TYPE_WIDGET)

/* The day as people say it; `iso` as it is if it is no date. */
static char *
day_of (const char *iso)
{
  g_autoptr (GDateTime) read = g_date_time_new_from_iso8601 (iso, NULL);
  g_autoptr (GDateTime) when = read == NULL ? NULL : g_date_time_to_local (read);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) yesterday = g_date_time_add_days (now, -1);
  g_autofree char *day = NULL, *today = NULL, *day_before = NULL;

  if (when == NULL)
    return g_strdup (iso);
  day = g_date_time_format (when, "%F");
  today = g_date_time_format (now, "%F");
  day_before = g_date_time_format (yesterday, "%F");
  if (g_str_equal (day, today))
    /* Translators: a time of today, see strftime(3) */
    return g_date_time_format (when, _ ("Today, %H:%M"));
  if (g_str_equal (day, day_before))
    /* Translators: a time of yesterday, see strftime(3) */
    return g_date_time_format (when, _ ("Yesterday, %H:%M"));
  /* Translators: a day in the past, see strftime(3) */
  return g_date_time_format (when, _ ("%-d %B %Y"));
}

/* How long it was, what the table let stand, and what somebody objected to; "" of nothing. */
static void
add_numbers (GString *text, const YcArchiveEntry *entry)
{
  if (entry->over)
    /* Translators: how many plays a session had; stands behind its place */
    g_string_append_printf (text, ngettext (" · %u play", " · %u plays", entry->n_events),
                            entry->n_events);
  if (entry->n_flags > 0)
    /* Translators: how many plays of a session were against the rules and stand */
    g_string_append_printf (
      text, ngettext (" · %u against the rules", " · %u against the rules", entry->n_flags),
      entry->n_flags);
  if (entry->n_disputes > 0)
    /* Translators: how many plays of a session somebody objected to */
    g_string_append_printf (text, ngettext (" · %u dispute", " · %u disputes", entry->n_disputes),
                            entry->n_disputes);
}

static char *
describe_when (const YcArchiveEntry *entry)
{
  g_autofree char *day = day_of (entry->begun_at);
  const YcGame *known = yc_game_find (entry->game);
  const char *game = known != NULL ? yc_words_game (known) : entry->game;
  GString *text = g_string_new (NULL);

  if (entry->location == NULL || *entry->location == '\0')
    /* Translators: day and game of a session */
    g_string_printf (text, C_ ("session", "%s · %s"), day, game);
  else
    /* Translators: day, game and place of a session */
    g_string_printf (text, C_ ("session", "%s · %s · %s"), day, game, entry->location);
  if (entry->shelf == YC_SHELF_STRAY) {
    g_string_prepend (text, " · ");
    g_string_prepend (text, _ ("What if"));
  }
  add_numbers (text, entry);
  return g_string_free (text, FALSE);
}

/* The winners' names, joined; NULL if there is none. */
static char *
name_winners (const YcArchiveEntry *entry, int *points)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (unsigned seat = 0; seat < entry->n_seats; seat++)
    if (entry->seats[seat].winner) {
      g_ptr_array_add (names, entry->seats[seat].person);
      *points = entry->seats[seat].points;
    }
  if (names->len == 0)
    return NULL;
  g_ptr_array_add (names, NULL);
  /* Translators: stands between the names of several winners */
  return g_strjoinv (C_ ("winners", ", "), (char **) names->pdata);
}

static char *
describe_result (const YcArchiveEntry *entry)
{
  int points = 0;
  g_autofree char *winners = NULL;

  if (!entry->outcome_known || !entry->over) {
    if (entry->n_events == 0)
      return g_strdup (_ ("Set up, nothing played yet"));
    /* Translators: the number of a play */
    return g_strdup_printf (_ ("Stopped at play %u"), entry->n_events);
  }
  winners = name_winners (entry, &points);
  if (winners == NULL)
    return g_strdup (_ ("Nobody won"));
  /* alone nobody is beaten */
  if (entry->n_seats == 1)
    /* Translators: the name of the only player, the points */
    return g_strdup_printf (ngettext ("%s ended with %d point", "%s ended with %d points", points),
                            winners, points);
  /* Translators: the name of the winner (or names), the points */
  return g_strdup_printf (ngettext ("Won by %s with %d point", "Won by %s with %d points", points),
                          winners, points);
}

static void
add_player (YcSessionRow *self, const YcArchiveSeat *seat)
{
  GtkWidget *badge = yc_player_badge_new (yc_color_of_name (seat->color), seat->person);

  if (seat->winner)
    gtk_widget_add_css_class (badge, "winner");
  gtk_box_append (self->players, badge);
}

/* Why a search found it. */
static void
show_found (YcSessionRow *self, const YcArchiveEntry *entry)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *found = NULL;

  for (unsigned i = 0; i < entry->n_found; i++) {
    g_autofree char *part = yc_words_found (&entry->found[i]);

    if (!g_ptr_array_find_with_equal_func (parts, part, g_str_equal, NULL))
      g_ptr_array_add (parts, g_steal_pointer (&part));
  }
  g_ptr_array_add (parts, NULL);
  /* Translators: stands between the things for which a session was found */
  found = g_strjoinv (C_ ("found", " · "), (char **) parts->pdata);
  gtk_label_set_text (self->found, found);
  gtk_widget_set_visible (GTK_WIDGET (self->found), entry->n_found > 0);
}

static void
show_or_hide (GtkLabel *label, const char *text)
{
  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

static void
add_if_seen (GString *name, GtkLabel *label)
{
  if (gtk_widget_get_visible (GTK_WIDGET (label)))
    g_string_append_printf (name, ". %s", gtk_label_get_text (label));
}

static void
name_row (YcSessionRow *self)
{
  g_autoptr (GString) name = g_string_new (NULL);
  GtkWidget *badge = gtk_widget_get_first_child (GTK_WIDGET (self->players));

  if (gtk_widget_get_visible (GTK_WIDGET (self->name)))
    g_string_append_printf (name, "%s. ", gtk_label_get_text (self->name));
  g_string_append (name, gtk_label_get_text (self->when));
  for (; badge != NULL; badge = gtk_widget_get_next_sibling (badge)) {
    g_autofree char *player = NULL;

    g_object_get (badge, "name-text", &player, NULL);
    g_string_append_printf (name, ", %s", player);
  }
  g_string_append_printf (name, ". %s", gtk_label_get_text (self->result));
  add_if_seen (name, self->match);
  add_if_seen (name, self->note);
  add_if_seen (name, self->found);
  yc_row_say (GTK_WIDGET (self), name->str);
}

char *
yc_session_row_describe (const YcArchiveEntry *entry)
{
  g_autofree char *when = describe_when (entry), *result = describe_result (entry);

  return g_strdup_printf (C_ ("session", "%s · %s"), when, result);
}

void
yc_session_row_show (YcSessionRow *self, const YcArchiveEntry *entry)
{
  g_autofree char *when = describe_when (entry), *result = describe_result (entry);

  g_return_if_fail (YC_IS_SESSION_ROW (self));

  show_or_hide (self->name, entry->name);
  show_or_hide (self->note, entry->note);
  show_or_hide (self->match, NULL);
  gtk_label_set_text (self->when, when);
  gtk_label_set_text (self->result, result);
  yc_box_clear (self->players);
  for (unsigned seat = 0; seat < entry->n_seats; seat++)
    add_player (self, &entry->seats[seat]);
  show_found (self, entry);
  name_row (self);
}

void
yc_session_row_set_match (YcSessionRow *self, const char *match)
{
  g_return_if_fail (YC_IS_SESSION_ROW (self));

  show_or_hide (self->match, match);
  name_row (self);
}

void
yc_session_row_set_month (YcSessionRow *self, const char *month)
{
  g_return_if_fail (YC_IS_SESSION_ROW (self));

  show_or_hide (self->month, month);
}

static void
yc_session_row_class_init (YcSessionRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;

  gtk_widget_class_set_css_name (widget_class, "sessionrow");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  yc_template_set (widget_class, "session-row.ui");
  gtk_widget_class_bind_template_child (widget_class, YcSessionRow, content);
  gtk_widget_class_bind_template_child (widget_class, YcSessionRow, month);
  gtk_widget_class_bind_template_child (widget_class, YcSessionRow, name);
  gtk_widget_class_bind_template_child (widget_class, YcSessionRow, when);
  gtk_widget_class_bind_template_child (widget_class, YcSessionRow, players);
  gtk_widget_class_bind_template_child (widget_class, YcSessionRow, result);
  gtk_widget_class_bind_template_child (widget_class, YcSessionRow, match);
  gtk_widget_class_bind_template_child (widget_class, YcSessionRow, note);
  gtk_widget_class_bind_template_child (widget_class, YcSessionRow, found);
}

static void
yc_session_row_init (YcSessionRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
yc_session_row_new (void)
{
  return g_object_new (YC_TYPE_SESSION_ROW, NULL);
}
