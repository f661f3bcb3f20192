/* teach-remedy.c: see teach-remedy.h. */

#include "teach-remedy.h"

#include "card-name.h"
#include "table-game.h"
#include "teach-dialog.h"
#include "teach-wish.h"

#include <glib/gi18n.h>
#include <string.h>

static const YcTableCards *
cards_of (YcSession *session)
{
  return yc_table_game_of (yc_session_get_game (session))->cards;
}

/* A card that was named before anybody taught it; where all are known it is a slip of the pen. */
static char *
key_of_unknown (YcSession *session, const YcReason *reason)
{
  const YcTableCards *cards = cards_of (session);
  const char *name;

  if (!cards->taught || reason->card >= 0)
    return NULL;
  name = yc_record_unknown_name (yc_session_get_record (session), reason->card);
  return name != NULL
           ? yc_kind_key (yc_kind_info (yc_session_get_game (session), cards->new_kinds[0]), name)
           : NULL;
}

/* What the ruling is about, if teaching it would help; else NULL. */
static char *
key_to_teach (YcSession *session, const YcReason *reason)
{
  const YcCatalogue *catalogue = &yc_session_get_setup (session)->catalogue;

  if (reason != NULL && reason->rule == YC_RULE_UNKNOWN_CARD)
    return key_of_unknown (session, reason);
  if (reason == NULL || reason->rule != YC_RULE_CARD_UNKNOWN_NUMBER)
    return NULL;
  if (reason->card >= 0 && reason->card < catalogue->n[reason->drawer])
    return yc_card_key (&catalogue->cards[reason->drawer][reason->card]);
  return g_strdup (cards_of (session)->loose);
}

static void
go_on (GtkWidget *around)
{
  gtk_widget_activate_action (around, "table.go-on", NULL);
}

/* The play that was wished comes back, with the card as it is known then, and the keyboard to it.
 */
static void
teach (GtkButton *button, gpointer data)
{
  YcComposer *wish = data;
  YcSession *session = g_object_get_data (G_OBJECT (button), "session");
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (button)));
  GtkWidget *around = gtk_widget_get_parent (GTK_WIDGET (button));
  g_autofree char *key = g_strdup (g_object_get_data (G_OBJECT (button), "key"));
  YcTeachDialog *dialog = yc_teach_dialog_open (window, YC_TEACHABLE (session), key, NULL, NULL);

  g_signal_connect_object (dialog, "unmap", G_CALLBACK (go_on), around,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  yc_teach_wish_lay_aside (dialog, session, wish);
}

/* What nobody knows of a card is told among the rest, whatever names the ruling. */
static const YcReason *
reason_to_teach (const YcRuling *ruling)
{
  for (int i = 0; i < ruling->n_reasons; i++)
    if (ruling->reasons[i].rule == YC_RULE_CARD_UNKNOWN_NUMBER)
      return &ruling->reasons[i];
  return yc_ruling_first (ruling);
}

/* ---- What was told wrongly ---- */

static void
mend_with_card (YcSession *session, YcComposer *wish, const char *definition)
{
  g_autofree char *line = yc_session_write_play (session, yc_composer_get_play (wish));
  YcPlay play;

  yc_composer_clear (wish);
  yc_teachable_teach (YC_TEACHABLE (session), definition, NULL);
  if (yc_session_read_play (session, line, &play, NULL))
    yc_composer_set_play (wish, &play);
}

/* The play stays composed, and is judged with what is known now. */
static void
mend (GtkButton *button, gpointer data)
{
  YcComposer *wish = data;
  g_autoptr (YcSession) session = g_object_ref (g_object_get_data (G_OBJECT (button), "session"));
  g_autofree char *mended = g_strdup (g_object_get_data (G_OBJECT (button), "mended"));
  g_autofree char *key = yc_definition_dup_key ((YcText){ mended, strlen (mended) });
  YcPlay fact;

  if (key != NULL)
    mend_with_card (session, wish, mended);
  else if (yc_session_read_play (session, mended, &fact, NULL))
    yc_session_record_play (session, &fact, NULL);
}

static GtkWidget *
mending_new (YcSession *session, YcComposer *wish, const YcRuling *ruling)
{
  const YcTableGame *table = yc_table_game_of (yc_session_get_game (session));
  const char *label = NULL;
  char *mended = NULL;
  GtkWidget *button;

  for (int i = 0; table->mend != NULL && mended == NULL && i < ruling->n_reasons; i++)
    mended = table->mend (session, yc_composer_get_play (wish), &ruling->reasons[i], &label);
  if (mended == NULL)
    return NULL;
  button = gtk_button_new_with_label (_ (label));
  gtk_widget_add_css_class (button, "yc-remedy");
  gtk_widget_set_tooltip_text (button, _ ("What was told before is mended; the play stays"));
  g_object_set_data_full (G_OBJECT (button), "mended", mended, g_free);
  g_object_set_data_full (G_OBJECT (button), "session", g_object_ref (session), g_object_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (mend), wish, 0);
  return button;
}

GtkWidget *
yc_teach_remedy_new (YcSession *session, YcComposer *wish, const YcRuling *ruling)
{
  char *key = key_to_teach (session, reason_to_teach (ruling));
  GtkWidget *button;

  if (key == NULL)
    return mending_new (session, wish, ruling);
  button = gtk_button_new_with_mnemonic (_ ("_Teach This Card…"));
  gtk_widget_add_css_class (button, "yc-remedy");
  g_object_set_data_full (G_OBJECT (button), "key", key, g_free);
  g_object_set_data_full (G_OBJECT (button), "session", g_object_ref (session), g_object_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (teach), wish, 0);
  return button;
}
