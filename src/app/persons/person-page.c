/* person-page.c: see person-page.h. */

#include "person-page.h"

#include "about-persons.h"
#include "one-person.h"
#include "program/program-menu.h"
#include "widgets/save-file.h"
#include "widgets/template.h"

#include <glib/gi18n.h>
#include <string.h>

struct _YcPersonPage {
  AdwBin parent_instance;

  YcDatabase *database;
  char *name;    /* NULL: of the table as a whole */
  char *other;   /* of a pair, or NULL */
  GArray *games; /* YcPersonGame, the oldest first */
  YcPersonGroups groups;

  AdwWindowTitle *title;
  GtkMenuButton *menu;
  AdwPreferencesPage *content;
};

G_DEFINE_FINAL_TYPE (YcPersonPage, yc_person_page, ADW_TYPE_BIN)

/* ---- Into a file ---- */

static void
write_file (GtkWidget *widget, GFile *file, const char *csv)
{
  g_autoptr (GError) error = NULL;
  gboolean written = g_file_replace_contents (file, csv, strlen (csv), NULL, FALSE,
                                              G_FILE_CREATE_NONE, NULL, NULL, &error);

  gtk_widget_activate_action (widget, "win.toast", "s",
                              written ? _ ("The games were exported") : error->message);
}

static void
write_games (GtkWidget *widget, GFile *file)
{
  g_autofree char *csv = yc_tally_csv (YC_PERSON_PAGE (widget)->games);

  write_file (widget, file, csv);
}

static void
write_shown (GtkWidget *widget, GFile *file)
{
  write_file (widget, file, YC_PERSON_PAGE (widget)->groups.rows->str);
}

static void
export_games (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *nothing G_GNUC_UNUSED)
{
  YcPersonPage *self = YC_PERSON_PAGE (widget);
  g_autofree char *name = g_strdup_printf ("%s.csv", adw_window_title_get_title (self->title));

  yc_save_file (widget, _ ("Export the Games"), name, write_games);
}

static void
export_shown (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *nothing G_GNUC_UNUSED)
{
  YcPersonPage *self = YC_PERSON_PAGE (widget);
  g_autofree char *name = g_strdup_printf ("%s.csv", adw_window_title_get_title (self->title));

  yc_save_file (widget, _ ("Export What Is Shown"), name, write_shown);
}

/* ---- What is shown ---- */

static void
add_part_items (GMenu *menu, char **names)
{
  for (; *names != NULL; names++) {
    /* Translators: a name that was said to be another person's, too */
    g_autofree char *label = g_strdup_printf (_ ("Part “%s” Again"), *names);
    g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

    g_menu_item_set_action_and_target (item, "person.part", "s", *names);
    g_menu_append_item (menu, item);
  }
}

/* The other names of the person, and what can be done about them. */
static void
show_names (YcPersonPage *self, GMenu *menu)
{
  g_auto (GStrv) names = yc_persons_also_called (self->database, self->name, NULL);
  g_autofree char *list = NULL;
  g_autofree char *also = NULL;
  g_autoptr (GMenu) joins = g_menu_new ();

  g_menu_append (joins, _ ("These Are _One Person…"), "person.join");
  if (names != NULL && names[0] != NULL) {
    add_part_items (joins, names);
    /* Translators: stands between several names of one person */
    list = g_strjoinv (C_ ("names", ", "), names);
    /* Translators: other names of the same person */
    also = g_strdup_printf (_ ("Also called %s"), list);
  }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (joins));
  adw_window_title_set_subtitle (self->title, also != NULL ? also : "");
}

static char *
tell_title (YcPersonPage *self)
{
  if (self->name == NULL)
    return g_strdup (_ ("All Games"));
  /* Translators: two players */
  return self->other != NULL ? g_strdup_printf (_ ("%1$s and %2$s"), self->name, self->other)
                             : g_strdup (self->name);
}

static void
show_head (YcPersonPage *self)
{
  g_autofree char *title = tell_title (self);
  g_autoptr (GMenu) menu = g_menu_new (), file = g_menu_new ();

  if (self->name != NULL && self->other == NULL)
    show_names (self, menu);
  g_menu_append (file, _ ("_Export the Games…"), "person.export");
  g_menu_append (file, _ ("Export What Is _Shown…"), "person.export-shown");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (file));
  yc_program_menu_add (menu);
  gtk_menu_button_set_menu_model (self->menu, G_MENU_MODEL (menu));
  adw_window_title_set_title (self->title, title);
}

static GArray *
fill (YcPersonPage *self, GError **error)
{
  if (self->name == NULL)
    return yc_about_table (&self->groups, self->database, error);
  if (self->other != NULL)
    return yc_about_pair (&self->groups, self->database, self->name, self->other, error);
  return yc_about_person (&self->groups, self->database, self->name, error);
}

/* Reads all again and shows it; FALSE on error. */
static gboolean
load (YcPersonPage *self, GError **error)
{
  g_clear_pointer (&self->games, g_array_unref);
  yc_person_groups_clear (&self->groups);
  self->games = fill (self, error);
  if (self->games == NULL)
    return FALSE;
  show_head (self);
  return TRUE;
}

/* ---- Names that are one person ---- */

static void
load_again (GtkWidget *page)
{
  g_autoptr (GError) error = NULL;

  if (!load (YC_PERSON_PAGE (page), &error))
    gtk_widget_activate_action (page, "win.toast", "s", error->message);
}

static void
join_with (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *nothing G_GNUC_UNUSED)
{
  YcPersonPage *self = YC_PERSON_PAGE (widget);

  yc_one_person_ask (widget, self->database, self->name, load_again);
}

static void
part (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *name)
{
  YcPersonPage *self = YC_PERSON_PAGE (widget);
  const char *other = g_variant_get_string (name, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *said = NULL;

  if (yc_persons_part (self->database, other, &error)) {
    load_again (widget);
    /* Translators: a name */
    said = g_strdup_printf (_ ("%s counts alone again"), other);
  }
  gtk_widget_activate_action (widget, "win.toast", "s", said != NULL ? said : error->message);
}

/* ---- Life ---- */

static void
yc_person_page_finalize (GObject *object)
{
  YcPersonPage *self = YC_PERSON_PAGE (object);

  g_clear_pointer (&self->games, g_array_unref);
  yc_person_groups_end (&self->groups);
  g_clear_object (&self->database);
  g_free (self->name);
  g_free (self->other);
  G_OBJECT_CLASS (yc_person_page_parent_class)->finalize (object);
}

static void
yc_person_page_class_init (YcPersonPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  G_OBJECT_CLASS (klass)->finalize = yc_person_page_finalize;
  yc_template_set (widget_class, "person-page.ui");
  gtk_widget_class_bind_template_child (widget_class, YcPersonPage, title);
  gtk_widget_class_bind_template_child (widget_class, YcPersonPage, menu);
  gtk_widget_class_bind_template_child (widget_class, YcPersonPage, content);
  gtk_widget_class_install_action (widget_class, "person.export", NULL, export_games);
  gtk_widget_class_install_action (widget_class, "person.export-shown", NULL, export_shown);
  gtk_widget_class_install_action (widget_class, "person.join", NULL, join_with);
  gtk_widget_class_install_action (widget_class, "person.part", "s", part);
}

static void
yc_person_page_init (YcPersonPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  yc_person_groups_begin (&self->groups, self->content);
}

static GtkWidget *
page_new (YcDatabase *database, const char *name, const char *other, GError **error)
{
  YcPersonPage *self = g_object_new (YC_TYPE_PERSON_PAGE, NULL);

  self->database = g_object_ref (database);
  self->name = g_strdup (name);
  self->other = g_strdup (other);
  if (load (self, error))
    return GTK_WIDGET (self);
  g_object_ref_sink (self);
  g_object_unref (self);
  return NULL;
}

GtkWidget *
yc_person_page_new (YcDatabase *database, const char *name, GError **error)
{
  return page_new (database, name, NULL, error);
}

GtkWidget *
yc_person_page_new_pair (YcDatabase *database, const char *name, const char *other, GError **error)
{
  return page_new (database, name, other, error);
}

GtkWidget *
yc_person_page_new_table (YcDatabase *database, GError **error)
{
  return page_new (database, NULL, NULL, error);
}
