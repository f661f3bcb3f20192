/* play-entry.c: see play-entry.h. The legal plays of a position are written once, when somebody
 * begins to type; each key then only filters them. */

#include "play-entry.h"

#include "announce.h"
#include "widgets/children.h"
#include "completion.h"
#include "legal-lines.h"
#include "shorthand.h"
#include "table-game.h"
#include "typed-plays.h"
#include "widgets/template.h"
#include "words.h"

#include <glib/gi18n.h>

#define MOST_SHOWN 60

struct _YcPlayEntry {
  GtkWidget parent_instance;

  YcView *view;
  YcSession *session; /* of the view */
  GStrv plays;        /* NULL until somebody types */
  GStrv sentences;    /* of the plays, or NULL until they are needed */
  GtkStringList *shown;
  GtkSingleSelection *selection;
  gboolean chosen; /* the selection was made with keys; the pointer makes one in passing */
  GtkListView *list;
  GtkRevealer *revealer;
  GtkEntry *entry;
  GtkLabel *message;
};

G_DEFINE_FINAL_TYPE (YcPlayEntry, yc_play_entry, GTK_TYPE_WIDGET)

enum { TYPED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- What is typed ---- */

static const char *
typed_text (YcPlayEntry *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

static gboolean
is_said_by_table (YcPlayEntry *self)
{
  return yc_line_actor (typed_text (self)) == YC_TABLE;
}

/* A statement; one that names nobody is of the player to move. The play is good as long as the
 * line. */
static gboolean
read_line (YcPlayEntry *self, const char *line, YcPlay *play, GError **error)
{
  return yc_session_read_said (self->session, yc_view_get_active_seat (self->view), line, play,
                               error);
}

/* How what was typed is judged, and whether it is a play at all. */
static gboolean
judge_typed (YcPlayEntry *self, YcRuling *ruling)
{
  g_autofree char *line = yc_typed_line (self->session, typed_text (self));
  YcPlay play;

  if (!read_line (self, line, &play, NULL))
    return FALSE;
  yc_view_judge_play (self->view, &play, ruling);
  return TRUE;
}

/* Legal plays are offered with the cards told; one with others can be legal as well, and one that
 * breaks a rule only until more cards are laid is well begun. */
static gboolean
can_be_recorded (YcPlayEntry *self)
{
  const YcTableGame *game = yc_table_game_of (yc_session_get_game (self->session));
  YcRuling ruling;

  return judge_typed (self, &ruling)
         && (ruling.verdict != YC_ILLEGAL
             || (game->is_for_now != NULL && game->is_for_now (yc_ruling_first (&ruling))));
}

/* A play that was typed to its end, whatever is to be said of it. */
static gboolean
is_play (YcPlayEntry *self)
{
  YcRuling ruling;

  return judge_typed (self, &ruling) && !ruling.refused;
}

/* ---- What is offered ---- */

static void
say (YcPlayEntry *self, const char *message)
{
  gtk_label_set_text (self->message, message != NULL ? message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->message), message != NULL);
  yc_announce (GTK_WIDGET (self), message, YC_CALM);
}

/* A line as a sentence, or a card as it is printed, or NULL; the caller frees. */
static char *
words_of (YcPlayEntry *self, const char *line)
{
  YcPlay play;

  if (!read_line (self, line, &play, NULL))
    return yc_shorthand_words (yc_session_get_game (self->session), line);
  return yc_words_entry (yc_session_get_record (self->session), yc_view_get_position (self->view),
                         &play);
}

static void
reveal (YcPlayEntry *self, gboolean shown)
{
  gtk_widget_set_visible (GTK_WIDGET (self->revealer), shown);
  gtk_revealer_set_reveal_child (self->revealer, shown);
}

/* A card that somebody notes in short is no play. */
static gboolean
tells_card (YcPlayEntry *self)
{
  g_autofree char *definition
    = yc_shorthand_define (YC_TEACHABLE (self->session), typed_text (self), NULL);

  return definition != NULL;
}

/* Behind the legal plays that are written so: what is said so, and what begins with such a card. */
static GStrv
matches_in_other_words (YcPlayEntry *self)
{
  g_auto (GStrv) said = NULL;
  g_auto (GStrv) cards = NULL;
  g_autoptr (GStrvBuilder) both = g_strv_builder_new ();

  if (self->sentences == NULL)
    self->sentences = yc_typed_sentences (self->view, (const char *const *) self->plays);
  said = yc_typed_words ((const char *const *) self->plays, (const char *const *) self->sentences,
                         typed_text (self), MOST_SHOWN);
  cards = yc_typed_cards (self->view, typed_text (self), MOST_SHOWN);
  g_strv_builder_addv (both, (const char **) said);
  for (guint i = 0; cards[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) said, cards[i]))
      g_strv_builder_add (both, cards[i]);
  return g_strv_builder_end (both);
}

static void
offer (YcPlayEntry *self)
{
  guint before = g_list_model_get_n_items (G_LIST_MODEL (self->shown));
  g_auto (GStrv) matches = NULL;
  g_auto (GStrv) cards = NULL;

  if (self->plays == NULL && self->session != NULL)
    self->plays = yc_legal_lines (self->view);
  if (self->plays != NULL)
    matches = yc_completions ((const char *const *) self->plays, typed_text (self), MOST_SHOWN);
  if (matches != NULL && matches[0] == NULL && !is_said_by_table (self) && !is_play (self)) {
    g_strfreev (matches);
    matches = matches_in_other_words (self);
  }
  gtk_string_list_splice (self->shown, 0, before, (const char *const *) matches);
  if (self->session != NULL)
    cards = yc_shorthand_completions (YC_TEACHABLE (self->session), typed_text (self));
  gtk_string_list_splice (self->shown, 0, 0, (const char *const *) cards);
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  self->chosen = FALSE;
  reveal (self, g_list_model_get_n_items (G_LIST_MODEL (self->shown)) > 0);
  /* what the table says is no play, and is not completed */
  if (matches != NULL && matches[0] == NULL && !tells_card (self) && !is_said_by_table (self)
      && !can_be_recorded (self))
    say (self, _ ("No legal play has these words in it."));
}

static void
text_changed (YcPlayEntry *self)
{
  say (self, NULL);
  if (*typed_text (self) == '\0')
    reveal (self, FALSE);
  else
    offer (self);
}

/* ---- What was entered ---- */

/* The table takes a card and points at it. FALSE if it takes none, or if this is none. */
static gboolean
give_card (YcPlayEntry *self, const char *line)
{
  g_autofree char *definition = yc_shorthand_define (YC_TEACHABLE (self->session), line, NULL);

  if (definition == NULL)
    return FALSE;
  yc_play_entry_clear (self);
  return gtk_widget_activate_action (GTK_WIDGET (self), "table.take-card", "s", definition);
}

/* What was entered goes away while it is taken over. FALSE and `error` if it cannot be read. */
static gboolean
give (YcPlayEntry *self, const char *line, GError **error)
{
  g_autofree char *held = yc_typed_line (self->session, line);
  YcPlay play;

  if (!read_line (self, held, &play, error)) {
    if (!give_card (self, held))
      return FALSE;
    g_clear_error (error);
    return TRUE;
  }
  g_signal_emit (self, signals[TYPED], 0, &play);
  return TRUE;
}

static const char *
chosen_line (YcPlayEntry *self)
{
  GtkStringObject *selected = gtk_single_selection_get_selected_item (self->selection);

  return self->chosen && selected != NULL ? gtk_string_object_get_string (selected) : NULL;
}

static gboolean
complete (YcPlayEntry *self)
{
  g_autoptr (GtkStringObject) first = NULL;

  if (*typed_text (self) == '\0')
    return FALSE;
  if (chosen_line (self) != NULL)
    first = g_object_ref (gtk_single_selection_get_selected_item (self->selection));
  else
    first = g_list_model_get_item (G_LIST_MODEL (self->shown), 0);
  if (first == NULL || g_str_equal (gtk_string_object_get_string (first), typed_text (self)))
    return FALSE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), gtk_string_object_get_string (first));
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  return TRUE;
}

/* What is no statement may be the beginning of one: the only one, or the likeliest, which then
 * waits for another Enter. */
static void
take_first (YcPlayEntry *self, const char *why_none)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->shown));
  g_autoptr (GtkStringObject) first = g_list_model_get_item (G_LIST_MODEL (self->shown), 0);

  say (self, n == 0 ? why_none : NULL);
  if (n == 1)
    give (self, gtk_string_object_get_string (first), NULL);
  else if (n > 1)
    complete (self);
}

static void
enter (YcPlayEntry *self)
{
  g_autoptr (GError) error = NULL;

  if (self->session == NULL)
    return;
  if (*typed_text (self) == '\0')
    gtk_widget_activate_action (GTK_WIDGET (self), "table.only", NULL);
  else if (chosen_line (self) != NULL)
    give (self, chosen_line (self), NULL);
  else if (!give (self, typed_text (self), &error))
    take_first (self, error->message);
}

static void
activate_row (YcPlayEntry *self, guint position)
{
  g_autoptr (GtkStringObject) chosen = g_list_model_get_item (G_LIST_MODEL (self->shown), position);

  if (chosen != NULL)
    give (self, gtk_string_object_get_string (chosen), NULL);
}

/* ---- Keys: up and down choose, Tab completes, Escape leaves ---- */

/* The focus stays in the entry. */
static void
tell_selected (YcPlayEntry *self)
{
  const char *line = chosen_line (self);
  g_autofree char *words = line != NULL ? words_of (self, line) : NULL;

  yc_announce (GTK_WIDGET (self), words != NULL ? words : line, YC_CALM);
}

static void
move_selection (YcPlayEntry *self, int by)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->shown));
  guint selected = gtk_single_selection_get_selected (self->selection);

  if (n == 0)
    offer (self);
  if (selected == GTK_INVALID_LIST_POSITION)
    selected = by > 0 ? 0 : n - 1;
  else
    selected = (selected + n + (guint) by) % n;
  gtk_single_selection_set_selected (self->selection, selected);
  self->chosen = TRUE;
  tell_selected (self);
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", selected);
}

/* Where nothing is typed, the last play is undone, not what was typed to make it. */
static gboolean
undo_play (YcPlayEntry *self, guint key, GdkModifierType modifiers)
{
  gboolean redo = (modifiers & GDK_SHIFT_MASK) != 0;

  if (*typed_text (self) != '\0' || gdk_keyval_to_lower (key) != GDK_KEY_z
      || (modifiers & ~GDK_SHIFT_MASK) != GDK_CONTROL_MASK)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (GTK_WIDGET (self), redo ? "table.redo" : "table.undo", NULL);
  return GDK_EVENT_STOP;
}

/* Enter that comes while Shift of the last letter is still down. */
static gboolean
is_late_enter (guint key, GdkModifierType modifiers)
{
  return modifiers == GDK_SHIFT_MASK && (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter);
}

static gboolean
key_pressed (YcPlayEntry *self, guint key, guint code G_GNUC_UNUSED, GdkModifierType state)
{
  state &= gtk_accelerator_get_default_mod_mask ();
  if (is_late_enter (key, state)) {
    enter (self);
    return GDK_EVENT_STOP;
  }
  if (state != 0)
    return undo_play (self, key, state);
  if (key == GDK_KEY_Down || key == GDK_KEY_Up) {
    move_selection (self, key == GDK_KEY_Down ? 1 : -1);
    return GDK_EVENT_STOP;
  }
  if (key == GDK_KEY_Escape && *typed_text (self) != '\0') {
    yc_play_entry_clear (self);
    return GDK_EVENT_STOP;
  }
  return key == GDK_KEY_Tab && complete (self);
}

/* ---- Rows ---- */

static void
set_up_row (GtkListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

static void
bind_row (GtkListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item, YcPlayEntry *self)
{
  const char *line = gtk_string_object_get_string (gtk_list_item_get_item (item));
  g_autofree char *words = words_of (self, line);
  g_autofree char *markup = g_markup_printf_escaped (
    "<tt>%s</tt>  <span size='small' alpha='70%%'>%s</span>", line, words != NULL ? words : "");
  gtk_label_set_markup (GTK_LABEL (gtk_list_item_get_child (item)), markup);
}

/* ---- Public ---- */

void
yc_play_entry_set_view (YcPlayEntry *self, YcView *view)
{
  self->view = view;
  self->session = yc_view_get_session (view);
  yc_play_entry_position_changed (self);
}

void
yc_play_entry_position_changed (YcPlayEntry *self)
{
  g_clear_pointer (&self->plays, g_strfreev);
  g_clear_pointer (&self->sentences, g_strfreev);
  if (*typed_text (self) != '\0')
    offer (self);
}

void
yc_play_entry_enter (YcPlayEntry *self)
{
  enter (self);
}

void
yc_play_entry_clear (YcPlayEntry *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  say (self, NULL);
}

GListModel *
yc_play_entry_get_completions (YcPlayEntry *self)
{
  return G_LIST_MODEL (self->shown);
}

void
yc_play_entry_focus (YcPlayEntry *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
yc_play_entry_dispose (GObject *object)
{
  YcPlayEntry *self = YC_PLAY_ENTRY (object);

  g_clear_pointer (&self->plays, g_strfreev);
  g_clear_pointer (&self->sentences, g_strfreev);
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_PLAY_ENTRY);
  yc_children_clear (GTK_WIDGET (self));
  g_clear_object (&self->selection);
  G_OBJECT_CLASS (yc_play_entry_parent_class)->dispose (object);
}

static void
yc_play_entry_class_init (YcPlayEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_play_entry_dispose;
  signals[TYPED] = g_signal_new ("typed", YC_TYPE_PLAY_ENTRY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  yc_template_set (widget_class, "play-entry.ui");
  gtk_widget_class_bind_template_child (widget_class, YcPlayEntry, list);
  gtk_widget_class_bind_template_child (widget_class, YcPlayEntry, revealer);
  gtk_widget_class_bind_template_child (widget_class, YcPlayEntry, entry);
  gtk_widget_class_bind_template_child (widget_class, YcPlayEntry, message);
  gtk_widget_class_bind_template_callback (widget_class, text_changed);
  gtk_widget_class_bind_template_callback (widget_class, enter);
  gtk_widget_class_bind_template_callback (widget_class, activate_row);
}

static void
set_up_list (YcPlayEntry *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  self->shown = gtk_string_list_new (NULL);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (self->shown));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect (factory, "setup", G_CALLBACK (set_up_row), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_row), self);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
}

static void
yc_play_entry_init (YcPlayEntry *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  set_up_list (self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), keys);
}
