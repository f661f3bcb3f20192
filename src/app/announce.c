/* announce.c: see announce.h. */

#include "announce.h"

#include "compat.h"
#include "widgets/description.h"
#include "widgets/focus.h"

/* Milliseconds. A sentence is said within half a second of what it tells, or of the focus that came
 * with it. Where the focus moves on before it can have been heard, it is said there once more, for
 * about a second at most. */
#define PAUSE  100  /* in which sentences are joined */
#define LATEST 600  /* until one is said, wherever the focus goes meanwhile */
#define CARRY  250  /* in which the focus may take along a sentence that has hardly begun */
#define REST   400  /* until it is said there: Orca takes 300 to read out what has the focus now */
#define ENOUGH 1000 /* after which it goes along no more: the focus moves for another reason */

/* keys of what is kept at a widget */
#define SAID "yc-said" /* the description that it was given last to say something */

/* There is one listener, so there is one voice for all windows. */
static struct {
  char *waiting[YC_N_URGENCIES];
  guint timer;       /* the source that says them, or 0 */
  gint64 due;        /* when it does, in microseconds as every moment here */
  gint64 begun;      /* when the first of them came */
  gint64 since;      /* when the first of them was said at another widget, or 0 */
  GtkWidget *asked;  /* from where the last came, as long as it is there */
  GtkWidget *window; /* in which something was said last, and at what in it */
  GtkWidget *bearer;
  char *said;
  gint64 said_at;
  gint64 first_said_at; /* there or, before it was taken along, elsewhere */
} voice;

/* ---- Sentences ---- */

static void
append_sentence (GString *text, const char *sentence)
{
  if (sentence == NULL || *sentence == '\0')
    return;
  if (text->len > 0) {
    const char *end = g_utf8_prev_char (text->str + text->len);

    g_string_append (text, g_utf8_strchr (".!?:…", -1, g_utf8_get_char (end)) ? " " : ". ");
  }
  g_string_append (text, sentence);
}

char *
yc_sentences_join (const char *first, ...)
{
  GString *text = g_string_new (NULL);
  va_list others;

  va_start (others, first);
  for (const char *sentence = first; sentence != NULL; sentence = va_arg (others, const char *))
    append_sentence (text, sentence);
  va_end (others);
  return g_string_free (text, FALSE);
}

static void
add_waiting (YcUrgency urgency, const char *sentence)
{
  GString *text = g_string_new (urgency == YC_CALM ? NULL : voice.waiting[urgency]);

  append_sentence (text, sentence);
  g_free (voice.waiting[urgency]);
  voice.waiting[urgency] = g_string_free (text, FALSE);
}

/* All that waits, and how urgent the most urgent is; NULL if nothing does. */
static char *
take_waiting (YcUrgency *urgency)
{
  GString *text = g_string_new (NULL);

  *urgency = YC_CALM;
  for (int i = YC_N_URGENCIES - 1; i >= 0; i--) {
    if (voice.waiting[i] != NULL)
      *urgency = MAX (*urgency, (YcUrgency) i);
    append_sentence (text, voice.waiting[i]);
    g_clear_pointer (&voice.waiting[i], g_free);
  }
  return g_string_free (text, text->len == 0);
}

/* ---- Where it is heard ---- */

static gboolean
is_used (GtkWidget *window)
{
  return gtk_window_is_active (GTK_WINDOW (window));
}

static GtkWidget *
find_window (gboolean (*fits) (GtkWidget *window))
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    if (fits (window))
      return window;
  }
  return NULL;
}

/* The window that is used, whichever one the sentence came from; while the whole program is not
 * used, the one that it came from, or any. NULL if there is none. */
static GtkWidget *
window_to_speak_in (void)
{
  GtkWidget *window = find_window (is_used);

  if (window == NULL && voice.asked != NULL)
    window = GTK_WIDGET (gtk_widget_get_root (voice.asked));
  return window != NULL ? window : find_window (gtk_widget_get_mapped);
}

static gboolean
is_told_to_nobody (GtkWidget *widget)
{
  const GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  return role == GTK_ACCESSIBLE_ROLE_NONE || role == GTK_ACCESSIBLE_ROLE_PRESENTATION;
}

/* What a screen reader takes for the focus. In an entry the focus is on a text within, which has no
 * role. */
static GtkWidget *
bearer_in (GtkWidget *window)
{
  GtkWidget *widget = gtk_root_get_focus (GTK_ROOT (window));

  while (widget != NULL && is_told_to_nobody (widget))
    widget = gtk_widget_get_parent (widget);
  return widget != NULL ? widget : window;
}

/* ---- Saying it ---- */

static void focus_moved (void);
static void focus_moved_within (GtkRoot *window);

/* The focus moves within a window, and from one window of the program to another. */
static void
listen_to_focus (GtkWidget *window)
{
  GApplication *application = g_application_get_default ();

  g_set_weak_pointer (&voice.window, window);
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_moved_within), NULL);
  if (application != NULL)
    g_signal_connect (application, "notify::active-window", G_CALLBACK (focus_moved), NULL);
}

static void
fall_silent (void)
{
  GApplication *application = g_application_get_default ();

  if (voice.window != NULL)
    g_signal_handlers_disconnect_by_func (voice.window, focus_moved_within, NULL);
  if (application != NULL)
    g_signal_handlers_disconnect_by_func (application, focus_moved, NULL);
  if (voice.bearer != NULL)
    yc_description_give_back (voice.bearer);
  g_clear_weak_pointer (&voice.window);
  g_clear_weak_pointer (&voice.bearer);
  g_clear_pointer (&voice.said, g_free);
}

/* A description that is what it was is no news to a screen reader: it gets a blank at its end. */
static void
put (GtkWidget *widget, const char *sentence)
{
  const gboolean again = g_strcmp0 (g_object_get_data (G_OBJECT (widget), SAID), sentence) == 0;
  char *description = g_strconcat (sentence, again ? " " : "", NULL);

  g_object_set_data_full (G_OBJECT (widget), SAID, description, g_free);
  yc_description_lend (widget, description);
}

static void
say (GtkWidget *window, const char *sentence, YcUrgency urgency)
{
  if (yc_gtk_announce (window, sentence, (int) urgency))
    return;
  fall_silent ();
  listen_to_focus (window);
  g_set_weak_pointer (&voice.bearer, bearer_in (window));
  voice.said = g_strdup (sentence);
  voice.said_at = g_get_monotonic_time ();
  voice.first_said_at = voice.since != 0 ? voice.since : voice.said_at;
  put (voice.bearer, sentence);
}

static gboolean say_waiting (gpointer data);

static void
set_timer (gint64 due)
{
  const gint64 left = MAX (due - g_get_monotonic_time (), 0);

  g_clear_handle_id (&voice.timer, g_source_remove);
  voice.timer = g_timeout_add ((guint) (left / G_TIME_SPAN_MILLISECOND), say_waiting, NULL);
  voice.due = due;
}

/* Until when what has just got the focus is read out: a screen reader would take what is said there
 * meanwhile for its description. 0: nothing is, or something went wrong, which does not wait. */
static gint64
focus_is_read (GtkWidget *window)
{
  const gint64 came = window != NULL ? yc_focus_came (window) : 0;
  const gint64 read
    = MIN (came + REST * G_TIME_SPAN_MILLISECOND, voice.begun + LATEST * G_TIME_SPAN_MILLISECOND);

  return voice.waiting[YC_ALARM] == NULL && came != 0 && read > g_get_monotonic_time () ? read : 0;
}

static gboolean
say_waiting (gpointer data G_GNUC_UNUSED)
{
  GtkWidget *window = window_to_speak_in ();
  const gint64 read = focus_is_read (window);
  YcUrgency urgency;

  voice.timer = 0;
  if (read != 0) {
    set_timer (read);
    return G_SOURCE_REMOVE;
  }
  g_autofree char *sentence = take_waiting (&urgency);
  g_clear_weak_pointer (&voice.asked);
  if (sentence != NULL && window != NULL)
    say (window, sentence, urgency);
  voice.since = 0;
  return G_SOURCE_REMOVE;
}

/* What is to be said sooner hurries what waits longer. */
static void
wait_to_say (GtkWidget *widget, const char *sentence, YcUrgency urgency, guint milliseconds)
{
  const gint64 now = g_get_monotonic_time ();
  const gint64 due = now + milliseconds * G_TIME_SPAN_MILLISECOND;

  add_waiting (urgency, sentence);
  g_set_weak_pointer (&voice.asked, widget);
  if (voice.timer == 0)
    voice.begun = now;
  if (voice.timer == 0 || due < voice.due)
    set_timer (due);
}

static gboolean
is_within (gint64 moment, gint64 milliseconds)
{
  return g_get_monotonic_time () - moment < milliseconds * G_TIME_SPAN_MILLISECOND;
}

/* Where the focus goes next is read out instead of the sentence; one that has hardly begun goes
 * along. While a page comes in the focus moves more than once, but not for long: whoever walks on
 * with Tab does not hear it at every stop. */
static void
focus_moved (void)
{
  const gboolean unheard
    = is_within (voice.said_at, CARRY) && is_within (voice.first_said_at, ENOUGH);

  /* the window may be going away */
  if (unheard && voice.window != NULL) {
    voice.since = voice.first_said_at;
    wait_to_say (voice.window, voice.said, YC_NEWS, REST);
  }
  fall_silent ();
}

/* From what went out of sight to nowhere yet nothing is read out. */
static void
focus_moved_within (GtkRoot *window)
{
  if (gtk_root_get_focus (window) != NULL)
    focus_moved ();
}

void
yc_announce (GtkWidget *widget, const char *sentence, YcUrgency urgency)
{
  if (sentence == NULL || *sentence == '\0') {
    if (urgency == YC_CALM)
      g_clear_pointer (&voice.waiting[urgency], g_free);
    return;
  }
  wait_to_say (widget, sentence, urgency, PAUSE);
}
