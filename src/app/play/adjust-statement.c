/* adjust-statement.c: the play of the table that is filled in in the dialog of corrections. */

#include "adjust-private.h"

#include <glib/gi18n.h>

const YcSetup *
yc_adjust_setup (YcAdjustDialog *self)
{
  return yc_session_get_setup (self->session);
}

const YcTopic *
yc_adjust_topic (YcAdjustDialog *self)
{
  return &self->topics[adw_combo_row_get_selected (self->what)];
}

gboolean
yc_adjust_asks (YcAdjustDialog *self, guint ask)
{
  return (yc_adjust_topic (self)->asks & ask) != 0;
}

int
yc_adjust_seat (YcAdjustDialog *self)
{
  return (int) adw_combo_row_get_selected (self->player);
}

int
yc_adjust_sign (YcAdjustDialog *self)
{
  return adw_combo_row_get_selected (self->direction) == 0 ? 1 : -1;
}

static gboolean
read_workers (YcAdjustDialog *self, YcWorkers *workers)
{
  const char *letters = gtk_editable_get_text (GTK_EDITABLE (self->workers));

  /* nobody may be on a pile */
  return yc_workers_read (letters, strlen (letters), workers)
         || (yc_adjust_topic (self)->pile != NULL && *letters == '\0');
}

gboolean
yc_adjust_is_counted (YcAdjustDialog *self)
{
  return yc_topic_is_counted (yc_adjust_topic (self)) && gtk_switch_get_active (self->counted);
}

YcItem
yc_adjust_amount (YcAdjustDialog *self)
{
  return (YcItem){ .ref = YC_UNTOLD,
                   .count = (guint8) yc_adjust_topic (self)->count,
                   .list = yc_adjust_is_counted (self) ? YC_LIST_COUNTED : YC_LIST_MAIN,
                   .times = gtk_spin_button_get_value_as_int (self->amount) };
}

static YcTold
told (YcAdjustDialog *self)
{
  YcTold told = {
    .player = yc_adjust_setup (self)->seats[yc_adjust_seat (self)].color,
    .amount = yc_adjust_amount (self),
    .amounts = self->amounts,
    .sign = yc_adjust_sign (self),
    .card = self->card,
  };

  read_workers (self, &told.workers);
  if (yc_adjust_asks (self, YC_ASK_SPOT))
    told.spot = g_array_index (self->spots, YcSpot, adw_combo_row_get_selected (self->spot));
  return told;
}

YcPlay
yc_adjust_play (YcAdjustDialog *self)
{
  const char *reason = gtk_editable_get_text (GTK_EDITABLE (self->reason));
  const YcTold answers = told (self);
  YcPlay play = yc_topic_play (yc_adjust_topic (self), &answers);

  if (yc_adjust_asks (self, YC_ASK_CARDS)) {
    yc_card_list_name (self->given, &play, YC_LIST_MAIN, 1);
    yc_card_list_name (self->taken, &play, YC_LIST_MAIN, -1);
  }
  g_clear_pointer (&self->quoted, g_free);
  if (*reason != '\0') {
    self->quoted = yc_session_quote (reason);
    play.text = (YcText){ self->quoted, strlen (self->quoted) };
  }
  return play;
}

const char *
yc_adjust_missing (YcAdjustDialog *self)
{
  YcWorkers workers;

  if (yc_adjust_asks (self, YC_ASK_WORKERS) && !read_workers (self, &workers))
    return _ ("Write which workers.");
  if (yc_adjust_asks (self, YC_ASK_CARD) && yc_adjust_topic (self)->missing != NULL
      && self->card == YC_UNTOLD)
    return _ (yc_adjust_topic (self)->missing);
  if (yc_adjust_asks (self, YC_ASK_CARDS)
      && yc_card_list_get_n (self->given) + yc_card_list_get_n (self->taken) == 0)
    return _ ("Choose cards that the hand was given or that were taken from it.");
  return NULL;
}
