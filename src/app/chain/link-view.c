/* link-view.c: see link-view.h. */

#include "link-view.h"

#include "widgets/children.h"
#include "widgets/drawn-card.h"
#include "widgets/icon-row.h"
#include "widgets/marking.h"
#include "chain/hands.h"
#include "chain/personnel.h"
#include "widgets/description.h"
#include "turn.h"
#include "words.h"

#include <glib/gi18n.h>
#include <string.h>

#define NOTE "yc-link-note" /* key of what is shown of a play */

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

const YcCard *
yc_link_upright (const YcSetup *setup, const YcPlay *play)
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
label_new (const char *words, const char *style)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_widget_add_css_class (label, style);
  return label;
}

static void
add_points (GtkWidget *line, const YcCard *plan)
{
  g_autofree char *points
    = plan->points == YC_UNKNOWN ? g_strdup ("?") : g_strdup_printf ("%d", plan->points);
  GtkWidget *star = yc_icon_new ("points");

  gtk_widget_add_css_class (star, "yc-star");
  gtk_box_append (GTK_BOX (line), label_new (points, "yc-points"));
  gtk_box_append (GTK_BOX (line), star);
}

/* Its icons without what a factory can be used for. */
static void
show_unused (YcIconRow *icons, const YcCard *factory)
{
  YcCard card = *factory;

  card.kind = YC_KIND_UNIVERSITY;
  yc_icon_row_show_card (icons, &card);
}

/* The same in one line, of few widgets: a log has many. What it was `used` for follows. */
static GtkWidget *
small_new (const YcCard *card, gboolean used)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *kind = yc_icon_new (card != NULL ? yc_icon_of_kind (card->kind) : "card");
  g_autofree char *name = card == NULL                    ? g_strdup (_ ("Not told"))
                          : card->kind == YC_KIND_SPECIAL ? yc_words_card (card)
                                                          : NULL;
  GtkWidget *icons = yc_icon_row_new ();

  gtk_widget_add_css_class (kind, "yc-kind");
  gtk_box_append (GTK_BOX (line), kind);
  if (name != NULL)
    gtk_box_append (GTK_BOX (line), label_new (name, "yc-small"));
  if (card != NULL && card->kind == YC_KIND_PLAN)
    add_points (line, card);
  if (card != NULL && used)
    show_unused (YC_ICON_ROW (icons), card);
  else if (card != NULL)
    yc_icon_row_show_card (YC_ICON_ROW (icons), card);
  gtk_box_append (GTK_BOX (line), icons);
  gtk_widget_add_css_class (line, "yc-laid");
  return line;
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

/* NULL: nothing. */
static void
append_any (GtkWidget *link, GtkWidget *child)
{
  if (child != NULL)
    append (link, child);
}

static gboolean
is_used (const YcPlay *play)
{
  return play->factory_use != YC_FACTORY_NOTHING;
}

static gboolean
has_object (const YcSetup *setup, const YcPlay *play)
{
  return play->verb != YC_ACTIVATE && play->has_target && play->target >= 0
         && play->target < setup->catalogue.n[play->target_drawer];
}

GtkWidget *
yc_link_object_new (const YcSetup *setup, const YcPlay *play)
{
  if (!has_object (setup, play))
    return NULL;
  return small_new (&setup->catalogue.cards[play->target_drawer][play->target], is_used (play));
}

/* ---- What for ---- */

/* Whose, how many, and of what. */
static void
add_use (GtkWidget *link, const char *words, const char *icon)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  gtk_box_append (GTK_BOX (line), label_new (words, "yc-small"));
  gtk_box_append (GTK_BOX (line), yc_icon_new (icon));
  append (link, line);
}

static void
add_cards (GtkWidget *link,
           const YcCatalogue *catalogue,
           YcDrawer drawer,
           const YcPlay *play,
           YcList list)
{
  for (int i = 0; i < play->n_items; i++) {
    YcRef ref = play->items[i].ref;
    gboolean known = ref >= 0 && ref < catalogue->n[drawer];

    if (play->items[i].list == list)
      append (link, small_new (known ? &catalogue->cards[drawer][ref] : NULL, FALSE));
  }
}

static char *
number_words (int number)
{
  return number < 0 ? g_strdup ("?") : g_strdup_printf ("%d", number);
}

static void
add_factory_use (GtkWidget *link, const YcSetup *setup, const YcPlay *play, const char *opponent)
{
  const YcCard *card = play->target_drawer == YC_CARDS && play->target >= 0
                           && play->target < setup->catalogue.n[YC_CARDS]
                         ? &setup->catalogue.cards[YC_CARDS][play->target]
                         : NULL;
  g_autofree char *draws = number_words (card != NULL ? card->draws : YC_UNKNOWN);
  g_autofree char *discards = number_words (card != NULL ? card->discards : YC_UNKNOWN);
  g_autofree char *words = NULL;

  if (play->factory_use == YC_FACTORY_DRAW)
    words = g_strdup_printf ("+%s", draws);
  else if (play->factory_use == YC_FACTORY_DISCARD)
    /* Translators: whose cards go, and how many of them; a picture of a hand follows */
    words = g_strdup_printf (_ ("%1$s −%2$s"), opponent, discards);
  if (words != NULL)
    add_use (link, words, "hand");
  else if (play->factory_use == YC_FACTORY_FROM)
    append (link, label_new ("+", "yc-small"));
  add_cards (link, &setup->catalogue, YC_CARDS, play, YC_LIST_FACTORY);
}

/* What a factory or a special card was used for. */
static void
add_uses (GtkWidget *link, const YcSetup *setup, const YcPlay *play)
{
  g_autofree char *opponent
    = yc_words_player (setup, setup->seat_of_color[play->target_color % YC_COLORS]);

  add_factory_use (link, setup, play, opponent);
  if (play->verb == YC_SPY_YELLOWCAKE || play->verb == YC_AGENT_YELLOWCAKE)
    add_use (link, opponent, yc_icon_of_good (YC_YELLOWCAKE));
  else if (play->verb == YC_SPY_CARD)
    add_use (link, opponent, "hand");
}

/* ---- What lies under it ---- */

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
sideways_card_new (const YcCatalogue *catalogue, const YcCard *card)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  g_autofree char *words = yc_words_card_of (catalogue, YC_CARDS, card);

  gtk_box_append (GTK_BOX (box), yc_icon_new ("sideways"));
  gtk_box_append (GTK_BOX (box), yc_icon_new (yc_icon_of_kind (card->kind)));
  gtk_box_append (GTK_BOX (box), sideways_new (card));
  yc_tooltip_show (box, words);
  gtk_widget_add_css_class (box, "yc-sideways-card");
  return box;
}

GtkWidget *
yc_link_pool_new (const YcPlay *play)
{
  YcSide side = { 0 };
  GtkWidget *line, *row;

  if (yc_workers_total (&play->workers) == 0)
    return NULL;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    side.workers[type]
      = (uint8_t) MIN (yc_workers_of_type (&play->workers, (YcWorkerType) type), 99);
  line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  row = yc_icon_row_new ();
  yc_icon_row_show_side (YC_ICON_ROW (row), &side);
  gtk_box_append (GTK_BOX (line), label_new (C_ ("personnel of a play", "Pool"), "yc-small"));
  gtk_box_append (GTK_BOX (line), row);
  return line;
}

/* ---- The link ---- */

static void
add_sideways (GtkWidget *link, const YcSetup *setup, const YcPlay *play)
{
  for (int i = 0; i < play->n_items; i++) {
    YcRef ref = play->items[i].ref;

    if (play->items[i].list == YC_LIST_SIDE && ref >= 0 && ref < setup->catalogue.n[YC_CARDS])
      append (link, sideways_card_new (&setup->catalogue, &setup->catalogue.cards[YC_CARDS][ref]));
  }
}

/* What lies already is drawn small. */
static GtkWidget *
small_link_new (const YcSetup *setup, const YcPlay *play)
{
  GtkWidget *link = yc_wrap_new (4, false);

  append (link,
          small_new (yc_link_upright (setup, play), is_used (play) && play->verb == YC_ACTIVATE));
  append_any (link, yc_link_object_new (setup, play));
  add_sideways (link, setup, play);
  append_any (link, yc_link_pool_new (play));
  add_uses (link, setup, play);
  return link;
}

static void
note_card (GByteArray *note, const YcCard *card)
{
  YcCard drawn = { 0 };

  yc_drawn_card_note (&drawn, card);
  g_byte_array_append (note, (const guint8 *) &drawn, sizeof drawn);
}

/* What is drawn of a play. */
typedef struct {
  YcPlay play;
  GBytes *rest; /* what is said of it, and each card of it */
} Note;

static GBytes *
rest_new (const YcSetup *setup, const YcPlay *play, const char *words)
{
  GByteArray *rest = g_byte_array_new ();

  g_byte_array_append (rest, (const guint8 *) words, (guint) strlen (words));
  note_card (rest, yc_link_upright (setup, play));
  if (has_object (setup, play))
    note_card (rest, &setup->catalogue.cards[play->target_drawer][play->target]);
  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].ref >= 0 && play->items[i].ref < setup->catalogue.n[YC_CARDS])
      note_card (rest, &setup->catalogue.cards[YC_CARDS][play->items[i].ref]);
  return g_byte_array_free_to_bytes (rest);
}

static void
note_free (Note *note)
{
  g_bytes_unref (note->rest);
  g_free (note);
}

/* A play borrows its texts, which a note must not keep; a play of a turn comes without. */
static void
note_set (GtkWidget *link, const YcPlay *play, GBytes *rest)
{
  Note *note = g_new (Note, 1);

  note->play = *play;
  note->rest = g_bytes_ref (rest);
  g_object_set_data_full (G_OBJECT (link), NOTE, note, (GDestroyNotify) note_free);
}

static gboolean
is_drawn (GtkWidget *link, const YcPlay *play, GBytes *rest)
{
  const Note *note = g_object_get_data (G_OBJECT (link), NOTE);

  return yc_play_says (&note->play, play) && g_bytes_equal (note->rest, rest);
}

/* Shows a play in `link`, if it lies there already, or behind all; what lies in its place otherwise
 * goes, with all behind it. Returns what comes next, or NULL. */
static GtkWidget *
show_link (YcWrap *links, GtkWidget *link, YcView *view, YcPlay *play)
{
  YcSession *session = yc_view_get_session (view);
  const YcSetup *setup = yc_session_get_setup (session);
  g_autofree char *words = NULL;
  g_autoptr (GBytes) rest = NULL;

  yc_view_hide_play (view, play);
  words = yc_words_entry (yc_session_get_record (session), NULL, play);
  rest = rest_new (setup, play, words);
  if (link != NULL && is_drawn (link, play, rest)) {
    yc_marking_set_changed (link, FALSE);
    return gtk_widget_get_next_sibling (link);
  }
  yc_children_put_off_from (link);
  link = small_link_new (setup, play);
  gtk_widget_add_css_class (link, "yc-link");
  yc_tooltip_show (link, words);
  note_set (link, play, rest);
  yc_wrap_append (links, link);
  return NULL;
}

void
yc_links_show (YcWrap *links, YcView *view)
{
  g_autoptr (GArray) plays = yc_turn_plays (view);
  GtkWidget *link = gtk_widget_get_first_child (GTK_WIDGET (links));

  /* most lay there before */
  for (guint i = 0; i < plays->len; i++)
    link = show_link (links, link, view, &g_array_index (plays, YcPlay, i));
  yc_children_put_off_from (link);
}

/* Cards, and before them what became of them; NULL if there are none. */
static GtkWidget *
cards_new (const YcCatalogue *catalogue, YcDrawer drawer, const YcPlay *play, const char *icon)
{
  GtkWidget *picture;

  if (play->n_items == 0)
    return NULL;
  picture = yc_wrap_new (4, false);
  append (picture, yc_icon_new (icon));
  add_cards (picture, catalogue, drawer, play, YC_LIST_MAIN);
  return picture;
}

GtkWidget *
yc_link_picture_new (YcSession *session, const YcPlay *play)
{
  const YcSetup *setup = yc_session_get_setup (session);

  if (play->verb == YC_END)
    return cards_new (&setup->catalogue, YC_CARDS, play, "turn");
  if (play->verb == YC_TELL_PLANS)
    return cards_new (&setup->catalogue, YC_BOMBS, play, "deck");
  return yc_verb_is_move ((YcVerb) play->verb) ? small_link_new (setup, play) : NULL;
}

GtkWidget *
yc_link_means_new (YcSession *session, const YcPlay *play)
{
  const YcSetup *setup = yc_session_get_setup (session);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  add_sideways (box, setup, play);
  append_any (box, yc_link_pool_new (play));
  return box;
}
