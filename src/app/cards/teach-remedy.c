/* teach-remedy.c: see teach-remedy.h. */

#include "teach-remedy.h"

#include "card-name.h"
#include "table-game.h"
#include "teach-dialog.h"

#include <glib/gi18n.h>

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

/* The play that was wished comes back, with the card as it is known now, and the keyboard to it. */
static void
wish_again (GObject *dialog, gpointer data)
{
  YcSession *session = g_object_get_data (dialog, "session");
  YcPlay play;

  if (yc_session_read_play (session, g_object_get_data (dialog, "line"), &play, NULL))
    yc_composer_set_play (data, &play);
  gtk_widget_activate_action (g_object_get_data (dialog, "around"), "table.go-on", NULL);
}

/* No play is wished meanwhile: it would speak of the cards as they were. */
static void
teach (GtkButton *button, gpointer data)
{
  YcComposer *wish = data;
  YcSession *session = g_object_get_data (G_OBJECT (button), "session");
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (button)));
  GtkWidget *around = gtk_widget_get_parent (GTK_WIDGET (button));
  g_autofree char *key = g_strdup (g_object_get_data (G_OBJECT (button), "key"));
  char *line = yc_session_write_play (session, yc_composer_get_play (wish));
  GObject *dialog
    = G_OBJECT (yc_teach_dialog_open (window, YC_TEACHABLE (session), key, NULL, NULL));

  g_object_set_data_full (dialog, "line", line, g_free);
  g_object_set_data_full (dialog, "around", g_object_ref (around), g_object_unref);
  g_object_set_data_full (dialog, "session", g_object_ref (session), g_object_unref);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (wish_again), wish, 0);
  yc_composer_clear (wish);
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

GtkWidget *
yc_teach_remedy_new (YcSession *session, YcComposer *wish, const YcRuling *ruling)
{
  char *key = key_to_teach (session, reason_to_teach (ruling));
  GtkWidget *button;

  if (key == NULL)
    return NULL;
  button = gtk_button_new_with_mnemonic (_ ("_Teach This Card…"));
  gtk_widget_add_css_class (button, "yc-remedy");
  g_object_set_data_full (G_OBJECT (button), "key", key, g_free);
  g_object_set_data_full (G_OBJECT (button), "session", g_object_ref (session), g_object_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (teach), wish, 0);
  return button;
}
