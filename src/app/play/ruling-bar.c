/* ruling-bar.c: see ruling-bar.h. */

#include "ruling-bar.h"

#include "announce.h"
#include "widgets/children.h"
#include "widgets/paragraph.h"
#include "widgets/sentence.h"
#include "widgets/style-class.h"
#include "widgets/template.h"
#include "widgets/wrap.h"
#include "cards/teach-remedy.h"
#include "dispute/case-offer.h"
#include "sources.h"
#include "widgets/description.h"
#include "words.h"

#include <glib/gi18n.h>

#define REMEDIES   3
#define CONSIDERED 8

struct _YcRulingBar {
  GtkWidget parent_instance;

  YcView *view;
  YcSession *session; /* of the view */
  const YcTableGame *table;
  YcComposer *wish;
  const YcInquiry *inquiry; /* the judge's answer to the wish, or NULL while it is to be played */
  const YcRuling *ruling;   /* of that, or of the wish */
  gboolean quiet;           /* it need not be read */

  GtkImage *icon;
  YcParagraph *verdict;
  YcCaseOffer *cases;
  YcParagraph *rule;
  YcParagraph *reason;
  GtkWidget *read;
  YcParagraph *option;
  GtkExpander *others;
  GtkLabel *also;
  YcParagraph *source;
  GtkExpander *editions;
  GtkLabel *other_sources;
  GtkWidget *remedies_area;
  GtkWidget *remedies_head;
  YcWrap *remedies;
};

G_DEFINE_FINAL_TYPE (YcRulingBar, yc_ruling_bar, GTK_TYPE_WIDGET)

static void
show_text (YcParagraph *paragraph, const char *text)
{
  yc_paragraph_set_text (paragraph, text);
  gtk_widget_set_visible (GTK_WIDGET (paragraph), text != NULL && *text != '\0');
}

/* ---- Why ---- */

/* What is to be pointed at before there is anything to be judged; NULL: nothing. */
static const char *
missing (YcRulingBar *self)
{
  if (self->table->missing_words == NULL)
    return NULL;
  return self->table->missing_words (yc_composer_get_play (self->wish));
}

/* Whether the play breaks no other rules than those that it breaks as long as it is composed. */
static gboolean
is_unfinished (YcRulingBar *self)
{
  const YcRuling *ruling = self->ruling;

  if (missing (self) != NULL)
    return TRUE;
  if (self->inquiry != NULL)
    return FALSE;
  for (int i = 0; i < ruling->n_reasons; i++)
    if (ruling->reasons[i].verdict == YC_ILLEGAL
        && (self->table->is_for_now == NULL || !self->table->is_for_now (&ruling->reasons[i])))
      return FALSE;
  return ruling->verdict == YC_ILLEGAL;
}

/* A number nobody has taught is no fault of who plays the card. */
static gboolean
is_unknown (const YcRuling *ruling)
{
  return ruling->verdict == YC_ILLEGAL
         && yc_ruling_first (ruling)->rule == YC_RULE_CARD_UNKNOWN_NUMBER;
}

/* Whether the play is against the rules as it stands. */
static gboolean
is_wrong (YcRulingBar *self)
{
  return self->ruling->verdict == YC_ILLEGAL && !is_unfinished (self) && !is_unknown (self->ruling);
}

static const char *
verdict_words (YcRulingBar *self)
{
  if (is_unfinished (self))
    return C_ ("a play being composed", "Not enough yet");
  return yc_words_headline (yc_session_get_game (self->session), self->ruling);
}

static const char *
icon_of_verdict (YcVerdict verdict)
{
  switch (verdict) {
  case YC_LEGAL:
    return "emblem-ok-symbolic";
  case YC_UNSEEN:
    return "dialog-question-symbolic";
  case YC_UNSAID:
    return "dialog-information-symbolic";
  case YC_ILLEGAL:
  default:
    return "dialog-warning-symbolic";
  }
}

/* The option that decides where the book is silent. */
static char *
option_words (const YcGame *game, YcRule rule)
{
  const char *option = yc_words_option_of_rule (game, rule);

  if (option == NULL)
    return NULL;
  /* Translators: the first is the title of a table option, the second one line of why there is a
   * choice */
  return g_strdup_printf (_ ("The table option “%s” decides. %s"),
                          yc_words_option_title (game, option), yc_words_option_why (game, option));
}

/* Whether a reason names no rule that another one before it names. */
static gboolean
is_first_of_rule (const YcRuling *ruling, int reason)
{
  for (int i = 0; i < reason; i++)
    if (ruling->reasons[i].rule == ruling->reasons[reason].rule)
      return FALSE;
  return TRUE;
}

/* Where a rule is broken, what nobody showed is no other one. Folded, as the first is enough. */
static void
show_others (YcRulingBar *self, const YcRuling *ruling, const YcReason *first)
{
  const YcGame *game = yc_session_get_game (self->session);
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = 0;

  for (int i = 0; ruling->verdict != YC_UNSAID && i < ruling->n_reasons; i++) {
    if (ruling->reasons[i].rule == first->rule || !is_first_of_rule (ruling, i)
        || (ruling->verdict == YC_ILLEGAL && ruling->reasons[i].verdict != YC_ILLEGAL))
      continue;
    g_string_append_printf (text, "%s• %s", n++ > 0 ? "\n" : "",
                            yc_words_rule (game, ruling->reasons[i].rule));
  }
  /* Translators: rules that a play breaks besides the first */
  g_autofree char *label = g_strdup_printf (ngettext ("%u more rule", "%u more rules", n), n);
  gtk_label_set_text (self->also, text->str);
  gtk_expander_set_label (self->others, label);
  gtk_widget_set_visible (GTK_WIDGET (self->others), n > 0);
}

/* Leaves nothing below the verdict and the rule. */
static void
hide_why (YcRulingBar *self)
{
  show_text (self->reason, NULL);
  show_text (self->option, NULL);
  show_text (self->source, NULL);
  gtk_widget_set_visible (self->read, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->others), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->editions), FALSE);
}

/* A line says what is still to be done; what rests on others, or on an option of the table, is only
 * signed. */
static void
fold (YcRulingBar *self)
{
  const char *reason = yc_paragraph_get_text (self->reason);
  const char *line = *reason != '\0' ? reason : yc_paragraph_get_text (self->rule);
  g_autofree char *still = is_unfinished (self) && *line != '\0' ? g_strdup (line) : NULL;

  if (still != NULL)
    show_text (self->verdict, still);
  show_text (self->rule, NULL);
  hide_why (self);
}

/* What is said without a reason. */
static void
show_bare (YcRulingBar *self, YcVerdict icon, const char *verdict, const char *rule)
{
  gtk_image_set_from_icon_name (self->icon, icon_of_verdict (icon));
  show_text (self->verdict, verdict);
  show_text (self->rule, rule);
  hide_why (self);
}

/* The first is the book that the reader can read; the others are folded. */
static void
show_sources (YcRulingBar *self, const YcFacts *facts)
{
  g_autoptr (GArray) sources = yc_sources_of_reason (facts);
  g_autoptr (GString) others = g_string_new (NULL);
  g_autofree char *first = sources->len > 0
                             ? yc_source_words (&g_array_index (sources, YcSource, 0))
                             : yc_sources_words (sources);

  for (guint i = 1; i < sources->len; i++) {
    g_autofree char *other = yc_source_words (&g_array_index (sources, YcSource, i));
    g_string_append_printf (others, "%s%s", i > 1 ? "\n" : "", other);
  }
  show_text (self->source, first);
  gtk_label_set_text (self->other_sources, others->str);
  gtk_widget_set_visible (GTK_WIDGET (self->editions), others->len > 0);
}

static const YcPosition *
position_of (YcRulingBar *self)
{
  return self->inquiry != NULL ? &self->inquiry->position : yc_session_get_position (self->session);
}

static void
show_reason (YcRulingBar *self, const YcRuling *ruling)
{
  const YcReason *first = yc_ruling_first (ruling);
  const YcGame *game = yc_session_get_game (self->session);
  const YcFacts facts = { yc_session_get_record (self->session), position_of (self),
                          yc_composer_get_play (self->wish), first };
  const char *rule = yc_words_rule (game, first->rule);
  g_autofree char *why = yc_words_reason (facts.record, facts.position, facts.play, facts.reason);
  g_autofree char *option = ruling->verdict == YC_UNSAID ? option_words (game, first->rule) : NULL;
  const gboolean open = ruling->verdict == YC_ILLEGAL && !is_wrong (self);

  gtk_image_set_from_icon_name (self->icon, icon_of_verdict (open ? YC_UNSAID : ruling->verdict));
  show_text (self->verdict, verdict_words (self));
  show_text (self->rule, rule);
  /* where nothing more is known than the rule, it is not said twice */
  show_text (self->reason, g_strcmp0 (why, rule) != 0 ? why : NULL);
  show_text (self->option, option);
  gtk_widget_set_visible (self->read, TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->read), "s",
                                    yc_rule_id (game, first->rule));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->read), "table.rule");
  show_others (self, ruling, first);
  show_sources (self, &facts);
}

/* Before anything else is asked: what was settled about a play counts of a legal one too. */
static gboolean
offer_cases (YcRulingBar *self)
{
  const YcPlay *play = yc_composer_get_play (self->wish);

  if (!yc_composer_is_empty (self->wish) && missing (self) == NULL)
    return yc_case_offer_show (self->cases, self->session, play, self->ruling);
  gtk_widget_set_visible (GTK_WIDGET (self->cases), FALSE);
  return FALSE;
}

char *
yc_ruling_bar_get_words (YcRulingBar *self)
{
  const char *cases = "";

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return g_strdup ("");
  if (gtk_widget_get_visible (GTK_WIDGET (self->cases)))
    cases = yc_case_offer_get_words (self->cases);
  return yc_sentences_join (yc_paragraph_get_text (self->verdict), cases,
                            yc_paragraph_get_text (self->rule),
                            yc_paragraph_get_text (self->reason), NULL);
}

static void
tell_screen_reader (YcRulingBar *self)
{
  g_autofree char *words = yc_ruling_bar_get_words (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* ---- What instead ---- */

static void
take_remedy (GtkButton *button, gpointer data)
{
  YcRulingBar *self = data;
  g_autofree YcPlay *play
    = g_memdup2 (g_object_get_data (G_OBJECT (button), "play"), sizeof (YcPlay));

  yc_composer_set_play (self->wish, play);
}

static GtkWidget *
told_new (const char *words)
{
  GtkWidget *label = yc_sentence_new (words, NULL);

  gtk_label_set_max_width_chars (GTK_LABEL (label), 44);
  return label;
}

/* As the table of the game draws it, or in words. */
static GtkWidget *
remedy_new (YcRulingBar *self, const YcPlay *play)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *picture
    = self->table->picture_new != NULL ? self->table->picture_new (self->session, play) : NULL;
  g_autofree char *line = yc_session_write_play (self->session, play);
  g_autofree char *words
    = yc_words_entry (yc_session_get_record (self->session), position_of (self), play);
  const char *name = *words != '\0' ? words : line;
  g_autofree char *both = g_strdup_printf ("%s\n%s", name, line);

  if (picture != NULL)
    gtk_widget_add_css_class (picture, "yc-picture");
  gtk_button_set_child (GTK_BUTTON (button), picture != NULL ? picture : told_new (name));
  yc_tooltip_show (button, picture != NULL ? both : line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (button, "yc-remedy");
  g_object_set_data_full (G_OBJECT (button), "play", g_memdup2 (play, sizeof *play), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (take_remedy), self);
  return button;
}

/* To end the turn is no way to go on with a play. */
static gboolean
goes_on (YcRulingBar *self, const YcPlay *play)
{
  return is_wrong (self) || play->verb != YC_END;
}

/* Returns how many there are. */
static guint
add_remedies (YcRulingBar *self, GArray *plays)
{
  guint n = 0;

  for (guint i = 0; i < plays->len && n < REMEDIES; i++) {
    const YcPlay *play = &g_array_index (plays, YcPlay, i);

    if (!goes_on (self, play))
      continue;
    yc_wrap_append (self->remedies, remedy_new (self, play));
    n++;
  }
  return n;
}

static void
show_remedies (YcRulingBar *self, const YcRuling *ruling, gboolean folded)
{
  guint n = 0;
  GtkWidget *teach
    = self->inquiry == NULL ? yc_teach_remedy_new (self->session, self->wish, ruling) : NULL;

  yc_children_put_off (GTK_WIDGET (self->remedies));
  if (teach != NULL)
    yc_wrap_append (self->remedies, teach);
  if (ruling->verdict == YC_ILLEGAL && !folded) {
    g_autoptr (GArray) plays
      = yc_view_remedies (self->view, yc_composer_get_play (self->wish), CONSIDERED);

    n = add_remedies (self, plays);
  }
  gtk_widget_set_visible (self->remedies_head, n > 0);
  gtk_widget_set_visible (self->remedies_area, n > 0 || teach != NULL);
}

void
yc_ruling_bar_show (YcRulingBar *self,
                    YcView *view,
                    const YcTableGame *table,
                    YcComposer *wish,
                    const YcInquiry *inquiry,
                    gboolean explained)
{
  self->view = view;
  self->session = yc_view_get_session (view);
  self->table = table;
  self->wish = wish;
  self->inquiry = inquiry;
  self->ruling = inquiry != NULL ? &inquiry->ruling : yc_composer_get_ruling (wish);
  const gboolean offered = offer_cases (self);
  const gboolean worth_saying
    = !yc_composer_is_empty (wish) && (self->ruling->n_reasons > 0 || inquiry != NULL || offered);
  self->quiet = worth_saying && inquiry == NULL && !is_wrong (self);
  gtk_widget_set_visible (GTK_WIDGET (self), worth_saying);
  if (!worth_saying)
    return;
  /* what is still to be done is no matter of rules; and where nothing speaks against a play, that
   * alone is the answer */
  if (missing (self) != NULL)
    show_bare (self, YC_UNSAID, C_ ("a play being composed", "Not enough yet"), _ (missing (self)));
  else if (self->ruling->n_reasons == 0)
    show_bare (self, YC_LEGAL, yc_words_verdict (YC_LEGAL),
               _ ("Every rule that was asked is kept."));
  else
    show_reason (self, self->ruling);
  const gboolean folded = self->quiet && !explained;
  if (folded)
    fold (self);
  show_remedies (self, self->ruling, folded);
  if (folded && !offered && self->ruling->verdict == YC_UNSEEN && !is_unfinished (self))
    gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_visible (self->remedies_area));
  tell_screen_reader (self);
  yc_style_class_set (GTK_WIDGET (self), "yc-illegal", is_wrong (self));
}

static void
yc_ruling_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_RULING_BAR);
  yc_children_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (yc_ruling_bar_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, YcRulingBar, icon);
  gtk_widget_class_bind_template_child (widget_class, YcRulingBar, verdict);
  gtk_widget_class_bind_template_child (widget_class, YcRulingBar, cases);
  gtk_widget_class_bind_template_child (widget_class, YcRulingBar, rule);
  gtk_widget_class_bind_template_child (widget_class, YcRulingBar, reason);
  gtk_widget_class_bind_template_child (widget_class, YcRulingBar, read);
  gtk_widget_class_bind_template_child (widget_class, YcRulingBar, option);
  gtk_widget_class_bind_template_child (widget_class, YcRulingBar, others);
  gtk_widget_class_bind_template_child (widget_class, YcRulingBar, also);
  gtk_widget_class_bind_template_child (widget_class, YcRulingBar, source);
  gtk_widget_class_bind_template_child (widget_class, YcRulingBar, editions);
  gtk_widget_class_bind_template_child (widget_class, YcRulingBar, other_sources);
  gtk_widget_class_bind_template_child (widget_class, YcRulingBar, remedies_area);
  gtk_widget_class_bind_template_child (widget_class, YcRulingBar, remedies_head);
  gtk_widget_class_bind_template_child (widget_class, YcRulingBar, remedies);
}

static void
yc_ruling_bar_class_init (YcRulingBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_ruling_bar_dispose;
  g_type_ensure (YC_TYPE_CASE_OFFER);
  g_type_ensure (YC_TYPE_PARAGRAPH);
  g_type_ensure (YC_TYPE_WRAP);
  yc_template_set (widget_class, "play-ruling.ui");
  gtk_widget_class_set_css_name (widget_class, "rulingbar");
  /* since GTK 4.14 that is read out; before, what the play bar announces */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
  bind_children (widget_class);
}

static void
yc_ruling_bar_init (YcRulingBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  yc_wrap_set_spacing (self->remedies, 6, FALSE);
}

gboolean
yc_ruling_bar_is_quiet (YcRulingBar *self)
{
  return self->quiet;
}

const char *
yc_ruling_bar_get_headline (YcRulingBar *self)
{
  return verdict_words (self);
}

double
yc_ruling_bar_get_proof (YcRulingBar *self, GtkWidget *within, double *top)
{
  GtkWidget *last = gtk_widget_get_visible (GTK_WIDGET (self->source)) ? GTK_WIDGET (self->source)
                                                                       : GTK_WIDGET (self->rule);
  graphene_rect_t whole, end;

  if (!gtk_widget_compute_bounds (GTK_WIDGET (self), within, &whole)
      || !gtk_widget_compute_bounds (last, within, &end))
    return *top = 0;
  *top = whole.origin.y;
  return end.origin.y + end.size.height;
}
