/* failure-page.c: see failure-page.h. */

#include "failure-page.h"

#include "announce.h"

#include "database.h"
#include "program/program-button.h"
#include "widgets/template.h"

#include <glib/gi18n.h>

struct _YcFailurePage {
  AdwBin parent_instance;

  AdwStatusPage *status;
  GtkWidget *salvage;
  GtkLabel *salvage_label;
  GtkWidget *restore;
};

G_DEFINE_FINAL_TYPE (YcFailurePage, yc_failure_page, ADW_TYPE_BIN)

/* What stands above the ledger's own sentence; `salvage` is what the button offers, or NULL. */
typedef struct {
  const char *icon;
  const char *title;
  const char *salvage;
} Failure;

static const Failure failures[] = {
  [YC_LEDGER_ERROR_BUSY]
  = { "dialog-information-symbolic", N_ ("The Sessions Are Open Elsewhere"), NULL },
  [YC_LEDGER_ERROR_READ_ONLY_FOLDER]
  = { "changes-prevent-symbolic", N_ ("The Sessions Cannot Be Written"), NULL },
  [YC_LEDGER_ERROR_DISK_FULL] = { "drive-harddisk-symbolic", N_ ("The Disk Is Full"), NULL },
  [YC_LEDGER_ERROR_DAMAGED]
  = { "dialog-warning-symbolic", N_ ("The File of the Sessions Is Damaged"),
      N_ ("_Set It Aside and Save What Can Be Read") },
  [YC_LEDGER_ERROR_NEWER_VERSION]
  = { "software-update-available-symbolic", N_ ("The Sessions Are from a Newer Yellowcake"), NULL },
  [YC_LEDGER_ERROR_NOT_A_DATABASE]
  = { "dialog-question-symbolic", N_ ("This Is No File of Sessions"),
      N_ ("_Set It Aside and Begin a New One") },
};

static const Failure any_failure
  = { "dialog-error-symbolic", N_ ("The Sessions Cannot Be Opened"), NULL };

static const Failure *
failure_of (const GError *error)
{
  if (error->domain != YC_LEDGER_ERROR || (guint) error->code >= G_N_ELEMENTS (failures))
    return &any_failure;
  return &failures[error->code];
}

void
yc_failure_page_show (YcFailurePage *self, const GError *error, gboolean has_copies)
{
  const Failure *failure = failure_of (error);
  g_autofree char *description = g_markup_escape_text (error->message, -1);
  g_autofree char *words = yc_sentences_join (_ (failure->title), error->message, NULL);

  g_return_if_fail (YC_IS_FAILURE_PAGE (self));

  adw_status_page_set_icon_name (self->status, failure->icon);
  adw_status_page_set_title (self->status, _ (failure->title));
  adw_status_page_set_description (self->status, description);
  yc_announce (GTK_WIDGET (self), words, YC_ALARM);
  gtk_widget_set_visible (self->salvage, failure->salvage != NULL);
  gtk_widget_set_visible (self->restore, failure->salvage != NULL && has_copies);
  if (failure->salvage != NULL)
    gtk_label_set_text_with_mnemonic (self->salvage_label, _ (failure->salvage));
}

static void
yc_failure_page_class_init (YcFailurePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;

  g_type_ensure (YC_TYPE_PROGRAM_BUTTON);
  yc_template_set (widget_class, "failure-page.ui");
  gtk_widget_class_bind_template_child (widget_class, YcFailurePage, status);
  gtk_widget_class_bind_template_child (widget_class, YcFailurePage, salvage);
  gtk_widget_class_bind_template_child (widget_class, YcFailurePage, salvage_label);
  gtk_widget_class_bind_template_child (widget_class, YcFailurePage, restore);
}

static void
yc_failure_page_init (YcFailurePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
yc_failure_page_new (void)
{
  return g_object_new (YC_TYPE_FAILURE_PAGE, NULL);
}
