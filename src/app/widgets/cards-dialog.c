/* cards-dialog.c: see cards-dialog.h. */

#include "cards-dialog.h"

#include "announce.h"

#include <glib/gi18n.h>

struct _YcCardsDialog {
  AdwWindow parent_instance;

  YcSession *session;
  GtkBox *content;
  GtkWidget *tell;
};

G_DEFINE_FINAL_TYPE (YcCardsDialog, yc_cards_dialog, ADW_TYPE_WINDOW)

enum { TOLD, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
tell (YcCardsDialog *self)
{
  g_signal_emit (self, signals[TOLD], 0);
  gtk_window_close (GTK_WINDOW (self));
}

void
yc_cards_dialog_add_text (YcCardsDialog *self, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (self->content, label);
  yc_announce (GTK_WIDGET (self), text, YC_NEWS);
}

YcCardList *
yc_cards_dialog_add_list (YcCardsDialog *self,
                          const char *heading,
                          YcDrawer drawer,
                          guint most,
                          gboolean untold,
                          gboolean folded)
{
  GtkWidget *expander = gtk_expander_new (heading);
  GtkWidget *list = yc_card_list_new (self->session, drawer, most, untold);

  gtk_widget_set_margin_top (list, 6);
  gtk_expander_set_child (GTK_EXPANDER (expander), list);
  gtk_expander_set_expanded (GTK_EXPANDER (expander), !folded);
  gtk_box_append (self->content, expander);
  return YC_CARD_LIST (list);
}

/* ---- Life ---- */

static void
yc_cards_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_CARDS_DIALOG);
  G_OBJECT_CLASS (yc_cards_dialog_parent_class)->dispose (object);
}

static void
yc_cards_dialog_finalize (GObject *object)
{
  g_clear_object (&YC_CARDS_DIALOG (object)->session);
  G_OBJECT_CLASS (yc_cards_dialog_parent_class)->finalize (object);
}

static void
yc_cards_dialog_class_init (YcCardsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_cards_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = yc_cards_dialog_finalize;
  signals[TOLD] = g_signal_new ("told", YC_TYPE_CARDS_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/yellowcake/Yellowcake/chain-cards.ui");
  gtk_widget_class_bind_template_child (widget_class, YcCardsDialog, content);
  gtk_widget_class_bind_template_child (widget_class, YcCardsDialog, tell);
  gtk_widget_class_bind_template_callback (widget_class, tell);
}

static void
yc_cards_dialog_init (YcCardsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

YcCardsDialog *
yc_cards_dialog_new (GtkWidget *parent, YcSession *session, const char *title, const char *action)
{
  YcCardsDialog *self = g_object_new (YC_TYPE_CARDS_DIALOG, "transient-for",
                                      gtk_widget_get_root (parent), "title", title, NULL);

  self->session = g_object_ref (session);
  gtk_button_set_label (GTK_BUTTON (self->tell), action);
  gtk_window_set_default_widget (GTK_WINDOW (self), self->tell);
  gtk_window_set_focus (GTK_WINDOW (self), self->tell);
  return self;
}
