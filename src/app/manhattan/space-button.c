/* space-button.c: see space-button.h. */

#include "space-button.h"

#include "widgets/card-words.h"
#include "widgets/crew-view.h"
#include "widgets/icon-row.h"
#include "widgets/marking.h"
#include "widgets/spoken-names.h"
#include "widgets/still.h"
#include "widgets/template.h"
#include "words.h"
#include "manhattan/board.h"

#include <glib/gi18n.h>

struct _YcSpaceButton {
  GtkButton parent_instance;

  YcRef space;
  YcStill still;

  GtkBox *content;
  GtkWidget *top;
  GtkWidget *name;
  GtkWidget *legal;
  YcIconRow *icons;
  YcCrewView *crew;
};

enum { CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (YcSpaceButton, yc_space_button, GTK_TYPE_BUTTON)

static char *
words_of (const YcSetup *setup, YcRef space, YcCrew crew)
{
  g_autofree char *name = yc_words_space (setup, space);
  g_autofree char *does = yc_card_words_space (&setup->catalogue.cards[YC_SPACES][space]);
  g_autofree char *there = NULL;

  if (crew == 0)
    /* Translators: a space of the board: its name, then sentences of what it needs and brings */
    return g_strdup_printf (_ ("%1$s. %2$s Nobody stands there."), name, does);
  there = yc_words_crew (setup, crew);
  /* Translators: a space of the board: its name, sentences of what it needs and brings, who is
   * there */
  return g_strdup_printf (_ ("%1$s. %2$s There: %3$s."), name, does, there);
}

void
yc_space_button_show (YcSpaceButton *self,
                      const YcSetup *setup,
                      const YcPosition *position,
                      YcRef space)
{
  const YcCard *card = &setup->catalogue.cards[YC_SPACES][space];
  YcCrew crew = yc_board_of (position)->spaces[space];
  g_autofree char *name = yc_words_space (setup, space);
  g_autofree char *words = words_of (setup, space, crew);

  g_return_if_fail (YC_IS_SPACE_BUTTON (self));

  self->space = space;
  gtk_label_set_text (GTK_LABEL (self->name), name);
  yc_icon_row_show_card (self->icons, card);
  yc_crew_view_show (self->crew, setup, crew);
  yc_widget_say (GTK_WIDGET (self), words);
}

void
yc_space_button_hide_name (YcSpaceButton *self)
{
  g_return_if_fail (YC_IS_SPACE_BUTTON (self));

  if (gtk_widget_get_visible (self->top)) {
    /* without a name the workers stand below the icons */
    g_object_ref (self->crew);
    gtk_box_remove (GTK_BOX (self->top), GTK_WIDGET (self->crew));
    gtk_box_append (self->content, GTK_WIDGET (self->crew));
    g_object_unref (self->crew);
    gtk_widget_set_visible (self->top, FALSE);
  }
}

void
yc_space_button_set_legal (YcSpaceButton *self, gboolean legal)
{
  g_return_if_fail (YC_IS_SPACE_BUTTON (self));

  yc_marking_set_legal (GTK_WIDGET (self), self->legal, legal);
}

void
yc_space_button_set_wished (YcSpaceButton *self, gboolean wished)
{
  g_return_if_fail (YC_IS_SPACE_BUTTON (self));

  yc_marking_set_wished (GTK_WIDGET (self), wished);
}

static void
yc_space_button_clicked (GtkButton *button)
{
  g_signal_emit (button, signals[CHOSEN], 0, (int) YC_SPACE_BUTTON (button)->space);
}

static void
yc_space_button_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  YcSpaceButton *self = YC_SPACE_BUTTON (widget);

  yc_still_append_child (&self->still, snapshot, widget, GTK_WIDGET (self->content));
}

/* What is shown again is drawn anew by GTK. */
static void
yc_space_button_unmap (GtkWidget *widget)
{
  yc_still_clear (&YC_SPACE_BUTTON (widget)->still);
  GTK_WIDGET_CLASS (yc_space_button_parent_class)->unmap (widget);
}

static void
yc_space_button_dispose (GObject *object)
{
  /* the button gives its child back itself */
  gtk_button_set_child (GTK_BUTTON (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_SPACE_BUTTON);
  G_OBJECT_CLASS (yc_space_button_parent_class)->dispose (object);
}

static void
yc_space_button_class_init (YcSpaceButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_space_button_dispose;
  widget_class->snapshot = yc_space_button_snapshot;
  widget_class->unmap = yc_space_button_unmap;
  g_type_ensure (YC_TYPE_CREW_VIEW);
  g_type_ensure (YC_TYPE_ICON_ROW);
  GTK_BUTTON_CLASS (klass)->clicked = yc_space_button_clicked;

  signals[CHOSEN] = g_signal_new ("chosen", YC_TYPE_SPACE_BUTTON, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  yc_template_set (widget_class, "board-space-button.ui");
  gtk_widget_class_bind_template_child (widget_class, YcSpaceButton, content);
  gtk_widget_class_bind_template_child (widget_class, YcSpaceButton, top);
  gtk_widget_class_bind_template_child (widget_class, YcSpaceButton, name);
  gtk_widget_class_bind_template_child (widget_class, YcSpaceButton, legal);
  gtk_widget_class_bind_template_child (widget_class, YcSpaceButton, icons);
  gtk_widget_class_bind_template_child (widget_class, YcSpaceButton, crew);
}

static void
yc_space_button_init (YcSpaceButton *self)
{
  self->space = YC_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
yc_space_button_new (void)
{
  return g_object_new (YC_TYPE_SPACE_BUTTON, NULL);
}
