/* new-card.c: see new-card.h. */

#include "new-card-private.h"

#include "alike-cards.h"
#include "announce.h"
#include "asked-card.h"
#include "asked-field.h"
#include "card-name.h"
#include "cards/icon-pad.h"
#include "chain/chain.h"
#include "chain-cards.h"
#include "chain-hints.h"
#include "new-kinds.h"
#include "telling.h"
#include "widgets/card-button.h"
#include "widgets/children.h"
#include "widgets/hints.h"
#include "widgets/strip.h"
#include "widgets/template.h"
#include "widgets/wrap.h"
#include "words.h"

#include <glib/gi18n.h>

#define MOST_ALIKE   13
#define MADE_AT_ONCE 5 /* of their buttons */

G_DEFINE_FINAL_TYPE (YcNewCard, yc_new_card, ADW_TYPE_BIN)

enum { TOLD, MORE, SAME, N_SIGNALS };
static guint signals[N_SIGNALS];

static const YcCatalogue *
catalogue_of (YcNewCard *self)
{
  return &yc_session_get_setup (self->session)->catalogue;
}

static YcDrawer
drawer_of (YcNewCard *self)
{
  return yc_kind_info (catalogue_of (self)->game, self->draft.kind)->drawer;
}

/* ---- What is told ---- */

static gboolean
is_taken (const char *name, gpointer session)
{
  return yc_teachable_has_name (YC_TEACHABLE (session), name);
}

/* Seen on the table, whatever was believed before. */
static char *
definition_of (const YcCard *card)
{
  YcCard seen = *card;

  seen.confidence = YC_CONFIDENCE_HIGH;
  seen.source.length = 0;
  return yc_card_definition (&seen);
}

static void
take (YcNewCard *self)
{
  const gboolean more = self->id != NULL;
  g_autofree char *name
    = more ? g_strdup (self->id)
           : yc_card_propose_name (&self->draft, is_taken, YC_TEACHABLE (self->session));
  g_autofree char *definition = NULL;

  self->draft.id = name;
  definition = definition_of (&self->draft);
  self->draft.id = self->id;
  if (!more) {
    yc_new_card_close (self);
    g_free (self->told);
    self->told = g_strdup (name);
  }
  g_signal_emit (self, signals[more ? MORE : TOLD], 0, definition);
}

/* The card of the play was taken for another one so far. */
static void
take_for (YcNewCard *self, const YcCard *known)
{
  g_autofree char *key = yc_card_key (&self->draft);
  g_autofree char *other = yc_card_key (known);

  yc_new_card_close (self);
  g_signal_emit (self, signals[SAME], 0, key, other);
}

/* It is that card: what was seen is known of it now. */
static void
take_known (YcNewCard *self, const YcCard *known)
{
  YcCard card = *known;
  g_autofree char *definition = NULL;

  yc_card_fill (&card, &self->draft);
  definition
    = yc_card_same_numbers (&card, known) ? yc_card_definition (known) : definition_of (&card);
  yc_new_card_close (self);
  g_signal_emit (self, signals[TOLD], 0, definition);
}

/* ---- Cards that look like it ---- */

static void
alike_tapped (YcCardButton *button, YcNewCard *self)
{
  const YcCard *known
    = &catalogue_of (self)->cards[drawer_of (self)][yc_card_button_get_ref (button)];

  if (self->id != NULL)
    take_for (self, known);
  else
    take_known (self, known);
}

/* Made of many parts, it is kept for the next card. NULL: one frame has made enough of them. */
static GtkWidget *
alike_button (YcNewCard *self, guint place)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->alike));

  while (button != NULL && place-- > 0)
    button = gtk_widget_get_next_sibling (button);
  if (button != NULL)
    return button;
  if (self->made == MADE_AT_ONCE)
    return NULL;
  self->made++;
  button = yc_card_button_new ();
  g_signal_connect_object (button, "clicked", G_CALLBACK (alike_tapped), self, 0);
  yc_wrap_append (self->alike, button);
  return button;
}

static gboolean
add_alike (YcNewCard *self, YcRef ref, guint place)
{
  GtkWidget *button = alike_button (self, place);
  const YcCardState state = {
    .ref = ref,
    .card = &catalogue_of (self)->cards[drawer_of (self)][ref],
    .compact = TRUE,
  };

  if (button == NULL)
    return FALSE;
  yc_card_button_show (YC_CARD_BUTTON (button), &state);
  yc_hint_show (button, catalogue_of (self), YC_HINT_ALIKE + place);
  gtk_widget_set_visible (button, TRUE);
  return TRUE;
}

static void
hide_alike_from (YcNewCard *self, guint place)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->alike));

  for (guint i = 0; button != NULL; i++, button = gtk_widget_get_next_sibling (button))
    if (i >= place)
      gtk_widget_set_visible (button, FALSE);
}

/* Adds those of which as much is known as was tapped, or the others; returns how many. */
static guint
add_all_alike (YcNewCard *self, gboolean is_known, guint n)
{
  YcRef found[MOST_ALIKE];
  const guint n_found = yc_alike_cards (self->view, &self->draft, is_known, found, MOST_ALIKE - n);
  guint added = 0;

  while (added < n_found && add_alike (self, found[added], n + added))
    added++;
  self->lacks_some = self->lacks_some || added < n_found;
  return added;
}

/* Whether there is anything to tell by what it may be. */
static gboolean
looks_for_alike (YcNewCard *self)
{
  return self->tapped != 0 || (self->id == NULL && self->draft.kind == YC_KIND_PLAN);
}

/* Whether what was tapped looks like a card that is known already. */
static gboolean
looks_known (YcNewCard *self)
{
  YcRef found[MOST_ALIKE];

  return self->tapped != 0
         && yc_alike_cards (self->view, &self->draft, TRUE, found, MOST_ALIKE) > 0;
}

static void
show_alike (gpointer data)
{
  YcNewCard *self = data;
  const gboolean looks = looks_for_alike (self);

  self->made = 0;
  self->lacks_some = FALSE;
  const guint n_known = looks ? add_all_alike (self, TRUE, 0) : 0;
  const guint n = looks ? n_known + add_all_alike (self, FALSE, n_known) : 0;
  const gboolean known = self->tapped != 0 && n_known > 0;

  hide_alike_from (self, n);
  gtk_label_set_text (self->alike_words, self->id != NULL ? _ ("The same card as one of these?")
                                         : known          ? _ ("This looks like one already known:")
                                                          : _ ("Is it one of these?"));
  gtk_button_set_label (self->take, known ? _ ("_Another Card") : _ ("_Take It So"));
  if (n > 0 && !gtk_widget_get_visible (self->alike_area))
    yc_announce (GTK_WIDGET (self), gtk_label_get_text (self->alike_words), YC_CALM);
  gtk_widget_set_visible (self->alike_area, n > 0);
  yc_strip_give_height (self->strip, self->content, YC_NEW_CARD_MOST_HEIGHT);
  if (self->lacks_some)
    yc_later_begin (&self->later, GTK_WIDGET (self->strip), show_alike, self);
}

void
yc_new_card_show_due (YcNewCard *self)
{
  yc_later_settle (&self->opening);
  while (yc_later_is_due (&self->later))
    yc_later_settle (&self->later);
}

/* ---- What is tapped ---- */

/* Whether nothing more is seen of the card than was tapped. */
static gboolean
is_all (YcNewCard *self, YcPrintedField field)
{
  const guint numbers = YC_PRINTED_DRAWS | YC_PRINTED_DISCARDS;

  if (self->id != NULL)
    return TRUE;
  if (self->draft.kind == YC_KIND_FACTORY && field != YC_PRINTED_SIDE)
    return (self->tapped & numbers) == numbers;
  return field == YC_PRINTED_GIVES || field == YC_PRINTED_POINTS || field == YC_PRINTED_SIDE;
}

static void
tapped (YcNewCard *self, YcPrintedField field)
{
  self->tapped |= field;
  yc_later_begin (&self->later, GTK_WIDGET (self->strip), show_alike, self);
  if ((self->id != NULL || !looks_known (self)) && is_all (self, field))
    take (self);
}

static void
field_tapped (gpointer data, YcPrintedField field, const char *choice)
{
  YcNewCard *self = data;

  yc_card_set_field (&self->draft, field, choice);
  tapped (self, field);
}

static void
needs_tapped (YcNewCard *self)
{
  YcNeed *need = &self->draft.needs[0];

  self->draft.needs_unknown = !yc_icon_pad_is_known (self->needs);
  self->draft.n_needs = self->draft.needs_unknown ? 0 : 1;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    need->type[type]
      = (uint8_t) yc_icon_pad_get (self->needs, yc_worker_letter ((YcWorkerType) type));
  need->any = (uint8_t) yc_icon_pad_get (self->needs, '?');
  tapped (self, YC_PRINTED_NEEDS);
}

/* ---- What is asked ---- */

static void
ask_field (gpointer data, const YcAskedField *field)
{
  YcNewCard *self = data;

  if ((self->asked_about & field->field) != 0)
    yc_wrap_append (self->asked,
                    yc_asked_field_new (catalogue_of (self)->game, field, field_tapped, self));
}

static void
ask_needs (YcNewCard *self)
{
  self->needs = NULL;
  if ((self->asked_about & YC_PRINTED_NEEDS) == 0)
    return;
  self->needs
    = YC_ICON_PAD (yc_icon_pad_new (catalogue_of (self)->game, _ (yc_chain_cards.words->anybody),
                                    _ (yc_chain_cards.words->needs), "LSE?", FALSE));
  g_signal_connect_object (self->needs, "changed", G_CALLBACK (needs_tapped), self,
                           G_CONNECT_SWAPPED);
  yc_wrap_append (self->asked, GTK_WIDGET (self->needs));
}

void
yc_new_card_open_strip (YcNewCard *self, const char *title, guint asked_about, guint tapped)
{
  self->tapped = tapped;
  self->asked_about = asked_about;
  gtk_label_set_text (self->title, title);
  yc_children_put_off (GTK_WIDGET (self->asked));
  ask_needs (self);
  yc_asked_fields (self->draft.kind, ask_field, self);
  ask_field (self, &yc_asked_side);
  gtk_widget_set_visible (GTK_WIDGET (self->take), self->id == NULL);
  gtk_widget_set_visible (self->alike_area, FALSE);
  yc_strip_give_height (self->strip, self->content, YC_NEW_CARD_MOST_HEIGHT);
  gtk_widget_set_visible (GTK_WIDGET (self->strip), TRUE);
  /* many buttons, for which nobody waits who sees what is asked */
  yc_later_begin (&self->later, GTK_WIDGET (self->strip), show_alike, self);
}

/* ---- The play being composed ---- */

static gboolean
was_just_told (YcNewCard *self, const YcCard *card)
{
  return self->told != NULL && g_str_equal (card->id, self->told);
}

static void
open_strip (gpointer data)
{
  YcNewCard *self = data;
  g_autofree char *words = yc_words_card (&self->draft);

  yc_new_card_open_strip (self, words, self->asked_about, self->tapped);
}

static void
ask_about (YcNewCard *self, const YcCard *card, guint fields)
{
  if (self->id != NULL && g_str_equal (self->id, card->id))
    return;
  yc_new_card_close (self);
  self->id = g_strdup (card->id);
  self->draft = *card;
  self->draft.id = self->id;
  /* what it may be the same as is shown at once of what was tapped just now */
  self->tapped = was_just_told (self, card) ? YC_PRINTED_SIDE : 0;
  self->asked_about = fields;
  yc_later_begin (&self->opening, GTK_WIDGET (self), open_strip, self);
}

void
yc_new_card_set_wish (YcNewCard *self, const YcPlay *wish)
{
  const YcCard *card;
  guint fields = 0;

  if (self->held || self->session == NULL)
    return;
  self->activating
    = wish != NULL && (wish->verb == YC_ACTIVATE || wish->verb == YC_ACTIVATE_LOADED);
  card = self->activating ? yc_card_to_ask_about (self->view, wish, self->told, &fields) : NULL;
  if (card != NULL)
    ask_about (self, card, fields);
  else if (self->id != NULL)
    yc_new_card_close (self);
}

void
yc_new_card_hold (YcNewCard *self, gboolean held)
{
  self->held = held;
}

void
yc_new_card_settle (YcNewCard *self)
{
  /* that it is one of those alike is for somebody to say */
  if (self->id == NULL && self->tapped != 0)
    take (self);
}

void
yc_new_card_close (YcNewCard *self)
{
  yc_later_forget (&self->opening);
  yc_later_forget (&self->later);
  gtk_widget_set_visible (GTK_WIDGET (self->strip), FALSE);
  g_clear_pointer (&self->id, g_free);
  self->tapped = 0;
}

/* ---- The widget ---- */

static gboolean
key_pressed (YcNewCard *self,
             guint key,
             guint code G_GNUC_UNUSED,
             GdkModifierType state G_GNUC_UNUSED)
{
  if (key != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  yc_new_card_close (self);
  gtk_widget_child_focus (GTK_WIDGET (self->kinds), GTK_DIR_TAB_FORWARD);
  return GDK_EVENT_STOP;
}

static void
yc_new_card_dispose (GObject *object)
{
  yc_later_forget (&YC_NEW_CARD (object)->opening);
  yc_later_forget (&YC_NEW_CARD (object)->later);
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_NEW_CARD);
  G_OBJECT_CLASS (yc_new_card_parent_class)->dispose (object);
}

static void
yc_new_card_finalize (GObject *object)
{
  g_free (YC_NEW_CARD (object)->id);
  g_free (YC_NEW_CARD (object)->told);
  g_clear_weak_pointer (&YC_NEW_CARD (object)->list);
  G_OBJECT_CLASS (yc_new_card_parent_class)->finalize (object);
}

static void
yc_new_card_class_init (YcNewCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_new_card_dispose;
  G_OBJECT_CLASS (klass)->finalize = yc_new_card_finalize;
  signals[TOLD] = g_signal_new ("told", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_STRING);
  signals[MORE] = g_signal_new ("more", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_STRING);
  signals[SAME] = g_signal_new ("same", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                2, G_TYPE_STRING, G_TYPE_STRING);
  g_type_ensure (YC_TYPE_WRAP);
  yc_template_set (widget_class, "new-card.ui");
  gtk_widget_class_bind_template_child (widget_class, YcNewCard, kinds);
  gtk_widget_class_bind_template_child (widget_class, YcNewCard, strip);
  gtk_widget_class_bind_template_child (widget_class, YcNewCard, content);
  gtk_widget_class_bind_template_child (widget_class, YcNewCard, title);
  gtk_widget_class_bind_template_child (widget_class, YcNewCard, take);
  gtk_widget_class_bind_template_child (widget_class, YcNewCard, asked);
  gtk_widget_class_bind_template_child (widget_class, YcNewCard, alike_area);
  gtk_widget_class_bind_template_child (widget_class, YcNewCard, alike_words);
  gtk_widget_class_bind_template_child (widget_class, YcNewCard, alike);
  gtk_widget_class_bind_template_callback (widget_class, take);
  gtk_widget_class_bind_template_callback (widget_class, yc_new_card_close);
}

static void
yc_new_card_init (YcNewCard *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  yc_wrap_set_spacing (self->kinds, 4, FALSE);
  yc_wrap_set_spacing (self->asked, 12, FALSE);
  yc_wrap_set_spacing (self->alike, 4, FALSE);
  yc_new_kinds_add (self->kinds, G_CALLBACK (yc_new_card_kind_tapped), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self->strip), keys);
}

GtkWidget *
yc_new_card_get_strip (YcNewCard *self)
{
  return GTK_WIDGET (self->strip);
}

GtkWidget *
yc_new_card_new (void)
{
  return g_object_new (YC_TYPE_NEW_CARD, NULL);
}
