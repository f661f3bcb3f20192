/* persons-page.c: see persons-page.h. */

#include "persons-page.h"

#include "persons.h"
#include "program/program-button.h"
#include "widgets/sentence.h"
#include "widgets/template.h"

#include <glib/gi18n.h>

struct _YcPersonsPage {
  AdwBin parent_instance;

  YcDatabase *database;
  GArray *persons; /* YcPerson; the list has their names in the same order */
  GtkStack *content;
  GtkStringList *names;
};

G_DEFINE_FINAL_TYPE (YcPersonsPage, yc_persons_page, ADW_TYPE_BIN)

/* ---- Rows ---- */

static void
set_up_item (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (box), yc_sentence_new (NULL, "heading"));
  gtk_box_append (GTK_BOX (box), yc_sentence_new (NULL, "dim-label"));
  gtk_widget_set_margin_top (box, 8);
  gtk_widget_set_margin_bottom (box, 8);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_list_item_set_child (item, box);
}

/* "12 sessions, 11 games played to their end, 4 won" */
static char *
tell_person (const YcPerson *person)
{
  g_autofree char *sessions = g_strdup_printf (
    ngettext ("%u session", "%u sessions", person->n_sessions), person->n_sessions);
  g_autofree char *ended = g_strdup_printf (
    ngettext ("%u game played to its end", "%u games played to their end", person->n_ended),
    person->n_ended);

  /* Translators: how many sessions, and games played to their end, both as words; games won */
  return g_strdup_printf (_ ("%1$s, %2$s, %3$u won"), sessions, ended, person->n_won);
}

static void
bind_item (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item, YcPersonsPage *self)
{
  const YcPerson *person
    = &g_array_index (self->persons, YcPerson, gtk_list_item_get_position (item));
  GtkWidget *name = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  g_autofree char *words = tell_person (person);

  gtk_label_set_text (GTK_LABEL (name), person->name);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (name)), words);
}

static void
open_item (GtkListView *list G_GNUC_UNUSED, guint position, YcPersonsPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.person", "s",
                              g_array_index (self->persons, YcPerson, position).name);
}

/* ---- Life ---- */

static void
fill (YcPersonsPage *self)
{
  gtk_string_list_splice (self->names, 0, g_list_model_get_n_items (G_LIST_MODEL (self->names)),
                          NULL);
  for (guint index = 0; index < self->persons->len; index++)
    gtk_string_list_append (self->names, g_array_index (self->persons, YcPerson, index).name);
  gtk_stack_set_visible_child_name (self->content, self->persons->len > 0 ? "persons" : "empty");
}

/* Back from a person, names may have been joined or parted. */
static void
yc_persons_page_map (GtkWidget *widget)
{
  YcPersonsPage *self = YC_PERSONS_PAGE (widget);
  GArray *persons = yc_persons_list (self->database, NULL);

  if (persons != NULL) {
    g_array_unref (self->persons);
    self->persons = persons;
    fill (self);
  }
  GTK_WIDGET_CLASS (yc_persons_page_parent_class)->map (widget);
}

static void
yc_persons_page_finalize (GObject *object)
{
  g_clear_pointer (&YC_PERSONS_PAGE (object)->persons, g_array_unref);
  g_clear_object (&YC_PERSONS_PAGE (object)->database);
  G_OBJECT_CLASS (yc_persons_page_parent_class)->finalize (object);
}

static void
yc_persons_page_class_init (YcPersonsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  G_OBJECT_CLASS (klass)->finalize = yc_persons_page_finalize;
  widget_class->map = yc_persons_page_map;
  g_type_ensure (YC_TYPE_PROGRAM_BUTTON);
  yc_template_set (widget_class, "persons-page.ui");
  gtk_widget_class_bind_template_child (widget_class, YcPersonsPage, content);
  gtk_widget_class_bind_template_child (widget_class, YcPersonsPage, names);
  gtk_widget_class_bind_template_callback (widget_class, set_up_item);
  gtk_widget_class_bind_template_callback (widget_class, bind_item);
  gtk_widget_class_bind_template_callback (widget_class, open_item);
}

static void
yc_persons_page_init (YcPersonsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
yc_persons_page_new (YcDatabase *database, GError **error)
{
  g_autoptr (GArray) persons = yc_persons_list (database, error);
  YcPersonsPage *self;

  if (persons == NULL)
    return NULL;
  self = g_object_new (YC_TYPE_PERSONS_PAGE, NULL);
  self->database = g_object_ref (database);
  self->persons = g_steal_pointer (&persons);
  fill (self);
  return GTK_WIDGET (self);
}
