/* message-dialog.c: see message-dialog.h. */

#include "message-dialog.h"

#include "description.h"
#include "compat.h"

GtkWidget *
yc_message_dialog_new (GtkWindow *parent, const char *heading, const char *body)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, body);

  yc_dialog_let_heading_wrap (dialog);
  yc_describe (dialog, body);
  return dialog;
}
