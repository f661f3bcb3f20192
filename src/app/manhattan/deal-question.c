/* deal-question.c: see deal-question.h. */

#include "deal-question.h"

#include "manhattan/board.h"
#include "play/table-private.h"
#include "widgets/player-shape.h"
#include "widgets/spoken-names.h"
#include "widgets/wrap.h"
#include "words.h"

#include <glib/gi18n.h>

/* A deal that can be told; `partners` is a set of seats. */
typedef struct {
  int maker;
  guint partners;
} Deal;

static guint
n_in (guint set)
{
  guint n = 0;

  for (; set != 0; set &= set - 1)
    n++;
  return n;
}

static gboolean
has (guint set, int seat)
{
  return (set & (1u << seat)) != 0;
}

/* ---- Telling ---- */

static YcPlay
end_of_turn (YcTablePage *page)
{
  const YcSetup *setup = yc_session_get_setup (page->session);

  return yc_play_begin (YC_END, setup->seats[yc_session_get_active_seat (page->session)].color);
}

/* Whether it is made when the next turn begins: the one now can be ended, and so it is by who plays
 * next. */
static gboolean
ends_turn (YcTablePage *page, int maker)
{
  const YcSetup *setup = yc_session_get_setup (page->session);
  const int active = yc_session_get_active_seat (page->session);
  const YcPlay end = end_of_turn (page);
  YcRuling ruling;

  if (maker != (active + 1) % setup->n_seats || !yc_play_bar_get_runs_on (page->bar))
    return FALSE;
  yc_view_judge_play (page->view, &end, &ruling);
  return ruling.verdict != YC_ILLEGAL;
}

static gboolean
end_turn (YcTablePage *page)
{
  if (!yc_play_bar_go_on (page->bar, YC_END))
    return FALSE;
  const YcPlay end = end_of_turn (page);
  return yc_table_page_record (page, &end);
}

static void
record (YcTablePage *page, const Deal *deal)
{
  const YcSetup *setup = yc_session_get_setup (page->session);
  const gboolean ends = ends_turn (page, deal->maker);
  YcPlay play = yc_play_begin (YC_TELL_DEAL, YC_TABLE);

  if (ends && !end_turn (page))
    return;
  play.target_color = (uint8_t) setup->seats[deal->maker].color;
  for (int seat = 0; seat < setup->n_seats; seat++)
    if (has (deal->partners, seat) && yc_play_add (&play, YC_LIST_MAIN, YC_NONE))
      play.items[play.n_items - 1].color = (uint8_t) setup->seats[seat].color;
  if (yc_table_page_record (page, &play) && ends)
    yc_session_join_last (page->session);
}

static void
chosen (GtkWidget *chip, YcTablePage *page)
{
  const Deal deal = *(const Deal *) g_object_get_data (G_OBJECT (chip), "deal");

  yc_table_page_close_question (page);
  record (page, &deal);
}

/* ---- What there can be ---- */

static char *
names_of (const YcSetup *setup, guint seats)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (int seat = 0; seat < setup->n_seats; seat++) {
    g_autofree char *name = has (seats, seat) ? yc_words_player (setup, seat) : NULL;

    if (name != NULL)
      g_strv_builder_add (builder, name);
  }
  names = g_strv_builder_end (builder);
  return g_strjoinv (", ", names);
}

/* One partner by name, too; several by their shapes. */
static GtkWidget *
chip_new (YcTablePage *page, const Deal *deal)
{
  const YcSetup *setup = yc_session_get_setup (page->session);
  GtkWidget *chip = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  g_autofree char *maker = yc_words_player (setup, deal->maker);
  g_autofree char *partners = names_of (setup, deal->partners);
  /* Translators: who makes a deal, and with whom: one player or several */
  g_autofree char *words = g_strdup_printf (_ ("%1$s makes a deal with %2$s"), maker, partners);

  for (int seat = 0; seat < setup->n_seats; seat++)
    if (has (deal->partners, seat))
      gtk_box_append (GTK_BOX (box), yc_player_shape_new (setup->seats[seat].color));
  if (n_in (deal->partners) == 1)
    gtk_box_append (GTK_BOX (box), gtk_label_new (partners));
  gtk_button_set_child (GTK_BUTTON (chip), box);
  gtk_widget_add_css_class (chip, "yc-chip");
  yc_widget_say (chip, words);
  g_object_set_data_full (G_OBJECT (chip), "deal", g_memdup2 (deal, sizeof *deal), g_free);
  g_signal_connect_object (chip, "clicked", G_CALLBACK (chosen), page, 0);
  return chip;
}

static GtkWidget *
maker_new (YcTablePage *page, int maker)
{
  const YcSetup *setup = yc_session_get_setup (page->session);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *name = yc_words_player (setup, maker);
  g_autofree char *words
    = ends_turn (page, maker)
        /* Translators: a player; those with whom a deal can be made follow, to be tapped */
        ? g_strdup_printf (_ ("%s, beginning the next turn, with"), name)
        /* Translators: a player; those with whom a deal can be made follow, to be tapped */
        : g_strdup_printf (_ ("%s with"), name);

  gtk_box_append (GTK_BOX (box), yc_player_shape_new (setup->seats[maker].color));
  gtk_box_append (GTK_BOX (box), gtk_label_new (words));
  return box;
}

/* Fewer partners come first. The likely ones have numbers: those with one player or with all. */
static void
add_maker (YcTablePage *page, YcQuestion *question, int maker)
{
  const int n_seats = yc_session_get_setup (page->session)->n_seats;
  const guint others = ((1u << n_seats) - 1) & ~(1u << maker);
  GtkWidget *row = yc_wrap_new (6, FALSE);

  yc_wrap_append (YC_WRAP (row), maker_new (page, maker));
  for (guint n = 1; n < (guint) n_seats; n++)
    for (guint set = 1; set <= others; set++) {
      const Deal deal = { maker, set };

      if ((set & ~others) != 0 || n_in (set) != n)
        continue;
      GtkWidget *chip = chip_new (page, &deal);
      if (n == 1 || set == others)
        yc_question_number (question, GTK_BUTTON (chip));
      yc_wrap_append (YC_WRAP (row), chip);
    }
  yc_question_add (question, row);
}

void
yc_manhattan_tell_deal (YcTablePage *page)
{
  const int n_seats = yc_session_get_setup (page->session)->n_seats;
  const int active = yc_session_get_active_seat (page->session);
  YcQuestion *question = g_object_new (YC_TYPE_QUESTION, NULL);
  GtkWidget *meaning = gtk_label_new (
    _ ("No strikes among these players until the next turn of the one who makes it."));

  yc_question_set_title (question, _ ("A Deal About Air Strikes"), NULL);
  yc_question_can_be_cancelled (question);
  yc_question_take_keys (question);
  for (int i = 0; i < n_seats; i++)
    add_maker (page, question, (active + i) % n_seats);
  gtk_label_set_xalign (GTK_LABEL (meaning), 0);
  gtk_label_set_wrap (GTK_LABEL (meaning), TRUE);
  gtk_widget_add_css_class (meaning, "dim-label");
  yc_question_add (question, meaning);
  yc_table_page_ask (page, question);
}
