/* asked-row.c: see asked-row.h. */

#include "asked-row.h"

#include "announce.h"
#include "widgets/children.h"
#include "widgets/paragraph.h"
#include "widgets/style-class.h"
#include "words.h"

#include <glib/gi18n.h>

struct _YcAskedRow {
  GtkWidget parent_instance;

  GtkImage *icon;
  YcParagraph *answer, *why;
};

G_DEFINE_FINAL_TYPE (YcAskedRow, yc_asked_row, GTK_TYPE_WIDGET)

static const char *
icon_of (YcAnswer answer)
{
  switch (answer) {
  case YC_ANSWER_KEPT:
    return "emblem-ok-symbolic";
  case YC_ANSWER_BROKEN:
    return "dialog-warning-symbolic";
  case YC_ANSWER_UNSEEN:
    return "dialog-question-symbolic";
  case YC_ANSWER_UNSAID:
    return "dialog-information-symbolic";
  case YC_ANSWER_MOOT:
  default:
    return "content-loading-symbolic";
  }
}

/* Why the rule says so here, or NULL where nothing more is known than the rule. */
static char *
why_words (const YcRecord *record, const YcInquiry *inquiry, const YcAsked *asked)
{
  g_autofree char *why = asked->reason != NULL ? yc_words_reason (record, &inquiry->position,
                                                                  &inquiry->play, asked->reason)
                                               : NULL;

  if (g_strcmp0 (why, yc_words_rule (yc_record_game (record), asked->rule)) == 0)
    return NULL;
  return g_steal_pointer (&why);
}

void
yc_asked_row_show (YcAskedRow *self,
                   const YcRecord *record,
                   const YcInquiry *inquiry,
                   const YcAsked *asked)
{
  g_autofree char *why = why_words (record, inquiry, asked);
  /* Translators: what a rule says to a play ("Kept"), and the rule */
  g_autofree char *answer
    = g_strdup_printf (C_ ("answer", "%1$s: %2$s"), yc_words_answer (asked->answer),
                       yc_words_rule (yc_record_game (record), asked->rule));

  gtk_image_set_from_icon_name (self->icon, icon_of (asked->answer));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->icon), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  yc_words_answer (asked->answer), -1);
  yc_paragraph_set_text (self->answer, answer);
  yc_style_class_set (GTK_WIDGET (self->answer), "dim-label", asked->answer == YC_ANSWER_MOOT);
  yc_paragraph_set_text (self->why, why);
  gtk_widget_set_visible (GTK_WIDGET (self->why), why != NULL);
}

char *
yc_asked_row_get_words (YcAskedRow *self)
{
  return yc_sentences_join (yc_paragraph_get_text (self->answer), yc_paragraph_get_text (self->why),
                            NULL);
}

static void
yc_asked_row_dispose (GObject *object)
{
  yc_children_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (yc_asked_row_parent_class)->dispose (object);
}

static void
yc_asked_row_class_init (YcAskedRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_asked_row_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_GRID_LAYOUT);
}

/* Behind the icon, line below line. */
static void
place (GtkWidget *child, GtkWidget *row, int column, int line)
{
  GtkLayoutManager *grid = gtk_widget_get_layout_manager (row);

  gtk_widget_set_parent (child, row);
  g_object_set (gtk_layout_manager_get_layout_child (grid, child), "column", column, "row", line,
                NULL);
}

/* A box in a box would ask (seen: GTK 4.8) for the heights of what wraps at dozens of widths, to
 * find how narrow it can be; a grid asks at the one that it has. */
static void
yc_asked_row_init (YcAskedRow *self)
{
  GtkWidget *row = GTK_WIDGET (self);

  gtk_grid_layout_set_column_spacing (GTK_GRID_LAYOUT (gtk_widget_get_layout_manager (row)), 8);
  self->icon = GTK_IMAGE (gtk_image_new ());
  self->answer = g_object_new (YC_TYPE_PARAGRAPH, "hexpand", TRUE, NULL);
  self->why = g_object_new (YC_TYPE_PARAGRAPH, "hexpand", TRUE, NULL);
  gtk_widget_set_valign (GTK_WIDGET (self->icon), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self->why), "heading");
  place (GTK_WIDGET (self->icon), row, 0, 0);
  place (GTK_WIDGET (self->answer), row, 1, 0);
  place (GTK_WIDGET (self->why), row, 1, 1);
}

GtkWidget *
yc_asked_row_new (void)
{
  return g_object_new (YC_TYPE_ASKED_ROW, NULL);
}
