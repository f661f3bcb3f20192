/* link-view.c: see link-view.h. */

#include "link-view.h"

#include "widgets/card-button.h"
#include "widgets/card-face.h"
#include "widgets/icon-row.h"
#include "widgets/wrap.h"
#include "chain/hands.h"
#include "chain/personnel.h"
#include "words.h"

#include <glib/gi18n.h>
#include <string.h>

/* ---- What lies upright ---- */

static const char *
special_id (YcVerb verb)
{
  if (verb == YC_DESIGN)
    return "design-bomb";
  if (verb == YC_SPY_CARD || verb == YC_SPY_YELLOWCAKE || verb == YC_SPY_KEEP)
    return "espionage";
  return "double-agent";
}

static const YcCard *
upright (const YcSetup *setup, const YcPlay *play)
{
  const YcCard *card = yc_activated_card (setup, play);
  uint8_t special;

  /* a card that nobody knows is none of the special ones */
  if (card != NULL || play->verb == YC_ACTIVATE)
    return card;
  special = yc_chain_special (setup, special_id ((YcVerb) play->verb));
  return special < YC_CHAIN_NONE ? &setup->catalogue.cards[YC_CARDS][special] : NULL;
}

static GtkWidget *
face_new (const YcCard *card, gboolean compact)
{
  GtkWidget *face = yc_card_face_new ();

  yc_card_face_set_compact (YC_CARD_FACE (face), compact);
  yc_card_face_show (YC_CARD_FACE (face), card, _ ("Not told"));
  gtk_widget_add_css_class (face, "yc-laid");
  return face;
}

/* A link is a box in one line, or a wrap where it may be too narrow for one. */
static void
append (GtkWidget *link, GtkWidget *child)
{
  if (YC_IS_WRAP (link))
    yc_wrap_append (YC_WRAP (link), child);
  else
    gtk_box_append (GTK_BOX (link), child);
}

/* The Landmark, plan or card that a special card is used on. */
static void
add_object (GtkWidget *link, const YcSetup *setup, const YcPlay *play)
{
  gboolean special = play->verb != YC_ACTIVATE && play->verb != YC_ACTIVATE_LOADED;

  if (!special || !play->has_target || play->target < 0
      || play->target >= setup->catalogue.n[play->target_drawer])
    return;
  append (link, face_new (&setup->catalogue.cards[play->target_drawer][play->target], TRUE));
}

/* ---- What lies under it ---- */

static GtkWidget *
removable_new (const YcCard *card, YcRef ref, int item, GCallback removed, gpointer owner)
{
  GtkWidget *button = yc_card_button_new ();
  const YcCardState state = {
    .ref = ref, .card = card, .compact = TRUE, .where = _ ("Laid sideways; a click takes it back.")
  };

  yc_card_button_show (YC_CARD_BUTTON (button), &state);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (button), "item", GINT_TO_POINTER (item));
  g_signal_connect_object (button, "clicked", removed, owner, 0);
  return button;
}

static GtkWidget *
sideways_new (const YcCard *card)
{
  GtkWidget *row = yc_icon_row_new ();
  YcSide side = { .unknown = card->side_unknown };

  memcpy (side.workers, card->side, sizeof side.workers);
  yc_icon_row_show_side (YC_ICON_ROW (row), &side);
  return row;
}

static GtkWidget *
sideways_card_new (const YcCard *card)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  g_autofree char *words = yc_words_card (card);

  gtk_box_append (GTK_BOX (box), yc_icon_new ("sideways"));
  gtk_box_append (GTK_BOX (box), yc_icon_new (yc_icon_of_kind (card->kind)));
  gtk_box_append (GTK_BOX (box), sideways_new (card));
  gtk_widget_set_tooltip_text (box, words);
  gtk_widget_add_css_class (box, "yc-sideways-card");
  return box;
}

static void
add_pool (GtkWidget *link, const YcPlay *play)
{
  YcSide side = { 0 };
  GtkWidget *line, *caption, *row;

  if (yc_workers_total (&play->workers) == 0)
    return;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    side.workers[type]
      = (uint8_t) MIN (yc_workers_of_type (&play->workers, (YcWorkerType) type), 99);
  line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  caption = gtk_label_new (C_ ("personnel of a play", "Pool"));
  gtk_widget_add_css_class (caption, "yc-small");
  row = yc_icon_row_new ();
  yc_icon_row_show_side (YC_ICON_ROW (row), &side);
  gtk_box_append (GTK_BOX (line), caption);
  gtk_box_append (GTK_BOX (line), row);
  append (link, line);
}

/* ---- The link ---- */

static void
add_sideways (GtkWidget *link,
              const YcSetup *setup,
              const YcPlay *play,
              GCallback removed,
              gpointer owner)
{
  for (int i = 0; i < play->n_items; i++) {
    YcRef ref = play->items[i].ref;

    if (play->items[i].list != YC_LIST_SIDE || ref < 0 || ref >= setup->catalogue.n[YC_CARDS])
      continue;
    const YcCard *side = &setup->catalogue.cards[YC_CARDS][ref];
    append (link, removed != NULL ? removable_new (side, ref, i, removed, owner)
                                  : sideways_card_new (side));
  }
}

static GtkWidget *
fill (GtkWidget *link,
      const YcSetup *setup,
      const YcPlay *play,
      gboolean small,
      GCallback removed,
      gpointer owner)
{
  const YcCard *card = upright (setup, play);

  append (link, face_new (card, small && card != NULL && card->kind != YC_KIND_SPECIAL));
  add_object (link, setup, play);
  add_sideways (link, setup, play, removed, owner);
  add_pool (link, play);
  gtk_widget_add_css_class (link, "yc-link");
  return link;
}

GtkWidget *
yc_link_view_new (YcView *view, const YcPlay *play)
{
  YcSession *session = yc_view_get_session (view);
  YcPlay open = *play;
  g_autofree char *words = NULL;
  GtkWidget *link;

  yc_view_hide_play (view, &open);
  words = yc_words_entry (yc_session_get_record (session), NULL, &open);
  /* what lies already is drawn small */
  link = fill (yc_wrap_new (4, false), yc_session_get_setup (session), &open, TRUE, NULL, NULL);
  gtk_widget_set_tooltip_text (link, words);
  return link;
}

GtkWidget *
yc_link_view_new_wish (YcSession *session, const YcPlay *play, GCallback removed, gpointer owner)
{
  GtkWidget *link = fill (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4),
                          yc_session_get_setup (session), play, FALSE, removed, owner);

  gtk_widget_add_css_class (link, "yc-link-wish");
  gtk_widget_set_halign (link, GTK_ALIGN_START);
  return link;
}

GtkWidget *
yc_link_means_new (YcSession *session, const YcPlay *play)
{
  const YcSetup *setup = yc_session_get_setup (session);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  add_sideways (box, setup, play, NULL, NULL);
  add_pool (box, play);
  return box;
}
