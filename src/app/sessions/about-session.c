/* about-session.c: see about-session.h. */

#include "about-session.h"

#include "announce.h"
#include "journal.h"
#include "told-facts.h"
#include "widgets/close-on-escape.h"
#include "widgets/template.h"

#include <glib/gi18n.h>

enum { N_TEXTS = 3 };

static const YcToldKind kinds[N_TEXTS] = { YC_TOLD_NAME, YC_TOLD_PLACE, YC_TOLD_NOTE };

struct _YcAboutSession {
  AdwWindow parent_instance;

  YcDatabase *database;
  gint64 session;
  char *before[N_TEXTS]; /* what stood there when it was opened */

  GtkEditable *name;
  GtkEditable *place;
  GtkEditable *note;
  GtkLabel *failure;
};

G_DEFINE_FINAL_TYPE (YcAboutSession, yc_about_session, ADW_TYPE_WINDOW)

enum { TOLD, N_SIGNALS };
static guint signals[N_SIGNALS];

static GtkEditable *
text_of (YcAboutSession *self, int text)
{
  GtkEditable *const texts[N_TEXTS] = { self->name, self->place, self->note };

  return texts[text];
}

/* No text of the ledger has control characters, and none ends in a blank. */
static char *
plain_text (GtkEditable *editable)
{
  char *text = g_strdup (gtk_editable_get_text (editable));

  for (char *c = text; *c != '\0'; c++)
    if (g_ascii_iscntrl (*c))
      *c = ' ';
  return g_strstrip (text);
}

/* Within a batch; what is as it was is not told again. */
static gboolean
tell_changes (YcAboutSession *self, gboolean *any, GError **error)
{
  for (int i = 0; i < N_TEXTS; i++) {
    g_autofree char *text = plain_text (text_of (self, i));

    if (g_str_equal (text, self->before[i]))
      continue;
    *any = TRUE;
    if (!yc_told_tell (self->database, self->session, kinds[i], text, error))
      return FALSE;
  }
  return TRUE;
}

static void
save (YcAboutSession *self)
{
  g_autoptr (GError) error = NULL;
  gboolean any = FALSE;
  gboolean done = yc_journal_begin_batch (self->database, &error)
                  && tell_changes (self, &any, &error)
                  && yc_journal_end_batch (self->database, &error);

  if (!done) {
    yc_journal_drop_batch (self->database);
    gtk_label_set_text (self->failure, error->message);
    gtk_widget_set_visible (GTK_WIDGET (self->failure), TRUE);
    yc_announce (GTK_WIDGET (self), error->message, YC_ALARM);
    return;
  }
  if (any)
    g_signal_emit (self, signals[TOLD], 0);
  gtk_window_close (GTK_WINDOW (self));
}

/* ---- Life ------------------------------------------------------------------------------------ */

static void
yc_about_session_dispose (GObject *object)
{
  YcAboutSession *self = YC_ABOUT_SESSION (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_ABOUT_SESSION);
  g_clear_object (&self->database);
  for (int i = 0; i < N_TEXTS; i++)
    g_clear_pointer (&self->before[i], g_free);
  G_OBJECT_CLASS (yc_about_session_parent_class)->dispose (object);
}

static void
yc_about_session_class_init (YcAboutSessionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_about_session_dispose;
  signals[TOLD] = g_signal_new ("told", YC_TYPE_ABOUT_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  yc_template_set (widget_class, "about-session.ui");
  gtk_widget_class_bind_template_child (widget_class, YcAboutSession, name);
  gtk_widget_class_bind_template_child (widget_class, YcAboutSession, place);
  gtk_widget_class_bind_template_child (widget_class, YcAboutSession, note);
  gtk_widget_class_bind_template_child (widget_class, YcAboutSession, failure);
  gtk_widget_class_bind_template_callback (widget_class, save);
}

static void
yc_about_session_init (YcAboutSession *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  yc_close_on_escape (GTK_WIDGET (self));
}

YcAboutSession *
yc_about_session_open (GtkWindow *parent, YcDatabase *database, const YcArchiveEntry *entry)
{
  const char *const texts[N_TEXTS] = { entry->name, entry->location, entry->note };
  YcAboutSession *self = g_object_new (YC_TYPE_ABOUT_SESSION, "transient-for", parent, NULL);

  self->database = g_object_ref (database);
  self->session = entry->id;
  for (int i = 0; i < N_TEXTS; i++) {
    self->before[i] = g_strdup (texts[i] != NULL ? texts[i] : "");
    gtk_editable_set_text (text_of (self, i), self->before[i]);
  }
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
  gtk_window_present (GTK_WINDOW (self));
  return self;
}
