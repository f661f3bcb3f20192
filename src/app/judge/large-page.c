/* large-page.c: see large-page.h. */

#include "large-page.h"

#include "asked-row.h"
#include "dispute/case-offer.h"
#include "widgets/close-on-escape.h"
#include "widgets/sentence.h"
#include "sources.h"
#include "words.h"

#include <adwaita.h>
#include <glib/gi18n.h>

static void
add (GtkWidget *page, const char *text, const char *style)
{
  if (text != NULL && *text != '\0')
    gtk_box_append (GTK_BOX (page), yc_sentence_new (text, style));
}

/* ---- What the judge says ---- */

static const char *const large[] = { "yc-large", NULL };

static void
add_reason (GtkWidget *page, const YcRecord *record, const YcInquiry *inquiry)
{
  const YcReason *first = yc_ruling_first (&inquiry->ruling);
  const YcFacts facts = { record, &inquiry->position, &inquiry->play, first };
  const char *rule = yc_words_rule (yc_record_game (record), first->rule);
  g_autofree char *why = yc_words_reason (record, &inquiry->position, &inquiry->play, first);
  g_autoptr (GArray) sources = yc_sources_of_reason (&facts);

  add (page, rule, "title-2");
  if (g_strcmp0 (why, rule) != 0)
    add (page, why, "title-2");
  if (sources->len > 0) {
    g_autofree char *source = yc_source_words (&g_array_index (sources, YcSource, 0));
    add (page, source, "yc-large");
  }
}

static void
add_cases (GtkWidget *page, YcSession *session, const YcInquiry *inquiry)
{
  GtkWidget *offer = g_object_new (YC_TYPE_CASE_OFFER, "css-classes", large, NULL);

  yc_case_offer_show (YC_CASE_OFFER (offer), session, &inquiry->play, &inquiry->ruling);
  gtk_box_append (GTK_BOX (page), offer);
}

static void
add_rules (GtkWidget *page, const YcRecord *record, const YcInquiry *inquiry)
{
  add (page, _ ("How it was judged"), "title-3");
  for (guint i = 0; i < inquiry->n_asked; i++) {
    GtkWidget *row = yc_asked_row_new ();

    yc_asked_row_show (YC_ASKED_ROW (row), record, inquiry, &inquiry->asked[i]);
    gtk_widget_add_css_class (row, "yc-large");
    gtk_box_append (GTK_BOX (page), row);
  }
}

static GtkWidget *
page_new (YcSession *session, const YcInquiry *inquiry)
{
  const YcRecord *record = yc_session_get_record (session);
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  g_autofree char *play = yc_words_entry (record, &inquiry->position, &inquiry->play);

  add (page, play, "title-2");
  add (page, yc_words_headline (yc_record_game (record), &inquiry->ruling), "title-1");
  add_cases (page, session, inquiry);
  if (inquiry->ruling.n_reasons > 0)
    add_reason (page, record, inquiry);
  add_rules (page, record, inquiry);
  gtk_widget_add_css_class (page, "yc-large-page");
  return page;
}

/* ---- The window ---- */

static GtkWidget *
scrolled_new (GtkWidget *page)
{
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 1100);
  adw_clamp_set_child (ADW_CLAMP (clamp), page);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  gtk_widget_set_vexpand (scrolled, TRUE);
  return scrolled;
}

void
yc_large_page_open (GtkWidget *parent, YcSession *session, const YcInquiry *inquiry)
{
  GtkWindow *above = GTK_WINDOW (gtk_widget_get_root (parent));
  GtkWidget *window = adw_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), scrolled_new (page_new (session, inquiry)));
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_set_title (GTK_WINDOW (window), _ ("The Judge"));
  gtk_window_set_default_size (GTK_WINDOW (window), gtk_widget_get_width (GTK_WIDGET (above)),
                               gtk_widget_get_height (GTK_WIDGET (above)));
  gtk_window_maximize (GTK_WINDOW (window));
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_transient_for (GTK_WINDOW (window), above);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
  yc_close_on_escape (window);
  gtk_window_present (GTK_WINDOW (window));
}
