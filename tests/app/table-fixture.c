/* table-fixture.c: see table-fixture.h. */

#include "table-fixture.h"

#include "dress.h"
#include "widgets/card-button.h"
#include "manhattan/player-panel.h"
#include "manhattan/space-button.h"
#include "play/log-view.h"
#include "play/play-bar.h"
#include "play/play-entry.h"
#include "play/question.h"
#include "play/table-private.h"
#include "samples.h"
#include "state-json.h"
#include "walk.h"
#include "widgets/description.h"
#include "widgets/focus.h"
#include "widgets/later.h"
#include "words.h"

/* ---- Opening ---- */

static GtkWidget *opened; /* the page of the table that was opened last, or NULL */

/* What is asked comes in a moment after what was recorded, and so do the result and what is
 * shown later than it. */
static gboolean
is_something_coming (void)
{
  YcTablePage *page = opened != NULL ? YC_TABLE_PAGE (opened) : NULL;
  GtkWidget *question = page != NULL ? adw_bin_get_child (page->asked) : NULL;

  if (question != NULL && !gtk_widget_get_visible (question))
    return TRUE;
  if (page == NULL || !gtk_widget_get_mapped (opened))
    return FALSE;
  return page->ended || yc_later_is_any_due ();
}

void
settle (void)
{
  for (int i = 0; i < 50 && g_main_context_iteration (NULL, FALSE); i++)
    ;
  while (is_something_coming ())
    g_main_context_iteration (NULL, TRUE);
}

GtkListView *
log_list_of (Table *self)
{
  g_autoptr (GPtrArray) logs = find_all (self->page, YC_TYPE_LOG_VIEW);
  g_autoptr (GPtrArray) lists = find_all (logs->pdata[0], GTK_TYPE_LIST_VIEW);

  return lists->pdata[0];
}

guint
n_in_log (Table *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (log_list_of (self))));
}

void
wait_for_log (Table *self)
{
  GtkAdjustment *place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (log_list_of (self)));

  while (n_in_log (self) < yc_session_get_n_events (self->session)
         && (gtk_adjustment_get_page_size (place) == 0
             || gtk_adjustment_get_value (place) < gtk_adjustment_get_page_size (place)))
    g_main_context_iteration (NULL, TRUE);
  settle ();
}

Table *
table_open (const char *text, guint n_events)
{
  g_autofree char *first = yc_sample_beginning (text, n_events);
  g_autoptr (GError) error = NULL;
  Table *self = g_new0 (Table, 1);

  dress ();
  self->session = yc_session_read (first, -1, &error);
  g_assert_no_error (error);
  self->page = opened = yc_table_page_new (self->session);
  self->view = yc_table_page_get_view (YC_TABLE_PAGE (self->page));
  self->window = adw_window_new ();
  yc_focus_let_go (GTK_WINDOW (self->window)); /* as the program's does */
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1300, 740);
  adw_window_set_content (ADW_WINDOW (self->window), self->page);
  gtk_window_present (GTK_WINDOW (self->window));
  settle ();
  return self;
}

Table *
table_open_playthrough (const char *name)
{
  g_autofree char *text = yc_sample_text (name);

  return table_open (text, 0);
}

void
table_close (Table *self)
{
  skip_dialogs (self);
  opened = NULL;
  gtk_window_destroy (GTK_WINDOW (self->window));
  settle ();
  g_assert_finalize_object (self->session);
  g_free (self);
}

/* ---- Counting ---- */

static guint
realized (void)
{
  return g_signal_lookup ("realize", GTK_TYPE_WIDGET);
}

static gboolean
count (GSignalInvocationHint *hint G_GNUC_UNUSED,
       guint n_values G_GNUC_UNUSED,
       const GValue *values G_GNUC_UNUSED,
       gpointer number)
{
  (*(guint *) number)++;
  return TRUE;
}

gulong
count_made (guint *made)
{
  return g_signal_add_emission_hook (realized (), 0, count, made, NULL);
}

void
stop_counting (gulong hook)
{
  g_signal_remove_emission_hook (realized (), hook);
}

/* ---- Pointing ---- */

static void
click (Table *self, GtkWidget *button)
{
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  self->inputs++;
  g_signal_emit_by_name (button, "clicked");
  settle ();
}

YcRef
ref_of (Table *self, YcDrawer drawer, const char *id)
{
  const YcCatalogue *catalogue = &yc_session_get_setup (self->session)->catalogue;

  for (YcRef ref = 0; ref < catalogue->n[drawer]; ref++)
    if (g_str_equal (catalogue->cards[drawer][ref].id, id))
      return ref;
  g_error ("nothing is called %s", id);
}

void
click_space (Table *self, const char *id)
{
  g_autoptr (GPtrArray) buttons = find_all (self->page, YC_TYPE_SPACE_BUTTON);
  g_autofree char *name
    = yc_words_space (yc_session_get_setup (self->session), ref_of (self, YC_SPACES, id));
  g_autofree char *beginning = g_strconcat (name, ".", NULL);

  for (guint i = 0; i < buttons->len; i++) {
    const char *tooltip = yc_tooltip_get (buttons->pdata[i]);

    if (tooltip != NULL && g_str_has_prefix (tooltip, beginning)) {
      click (self, buttons->pdata[i]);
      return;
    }
  }
  g_error ("no button for the space %s", id);
}

/* ---- Cards ---- */

static gboolean
is_bomb (GtkWidget *card)
{
  g_autofree char *words = g_ascii_strdown (yc_card_button_get_words (YC_CARD_BUTTON (card)), -1);

  return strstr (words, "uranium bomb") != NULL || strstr (words, "plutonium bomb") != NULL;
}

static GtkWidget *
find_card_of_player (Table *self, YcRef ref, gboolean bomb)
{
  g_autoptr (GPtrArray) cards = find_all (self->page, YC_TYPE_CARD_BUTTON);

  for (guint i = 0; i < cards->len; i++)
    if (yc_card_button_get_ref (cards->pdata[i]) == ref && is_bomb (cards->pdata[i]) == bomb
        && gtk_widget_get_ancestor (cards->pdata[i], YC_TYPE_PLAYER_PANEL) != NULL)
      return cards->pdata[i];
  return NULL;
}

GtkWidget *
card_in (GtkWidget *root, YcRef ref)
{
  g_autoptr (GPtrArray) cards = find_all (root, YC_TYPE_CARD_BUTTON);

  for (guint i = 0; i < cards->len; i++)
    if (yc_card_button_get_ref (cards->pdata[i]) == ref)
      return cards->pdata[i];
  return NULL;
}

void
click_slot (Table *self, int slot)
{
  g_autoptr (GPtrArray) cards = find_all (self->page, YC_TYPE_CARD_BUTTON);
  g_autofree char *beginning = g_strdup_printf ("Slot %d,", slot);

  for (guint i = 0; i < cards->len; i++)
    if (g_str_has_prefix (yc_card_button_get_words (cards->pdata[i]), beginning)) {
      click (self, cards->pdata[i]);
      return;
    }
  g_error ("no button for slot %d", slot);
}

/* Of a player of whom only a line is shown the panel is unfolded first: an input more. */
static GtkWidget *
unfold_card (Table *self, YcRef ref, gboolean bomb)
{
  g_autoptr (GPtrArray) panels = find_all (self->page, YC_TYPE_PLAYER_PANEL);
  GtkWidget *card = find_card_of_player (self, ref, bomb);

  for (guint i = 0; card == NULL && i < panels->len; i++) {
    YcPlayerPanel *panel = panels->pdata[i];

    if (!yc_player_panel_is_folded (panel))
      continue;
    yc_player_panel_set_folded (panel, FALSE, TRUE);
    card = find_card_of_player (self, ref, bomb);
    if (card == NULL)
      yc_player_panel_set_folded (panel, TRUE, TRUE);
    else
      self->inputs++;
  }
  return card;
}

void
click_building (Table *self, const char *id)
{
  click (self, unfold_card (self, ref_of (self, YC_CARDS, id), FALSE));
}

/* A bomb that lies face up before its owner or is known in the hand. */
void
click_bomb (Table *self, const char *id)
{
  click (self, unfold_card (self, ref_of (self, YC_BOMBS, id), TRUE));
}

void
click_player (Table *self, YcColor color)
{
  g_autoptr (GPtrArray) panels = find_all (self->page, YC_TYPE_PLAYER_PANEL);
  int seat = yc_session_get_setup (self->session)->seat_of_color[color];
  g_autoptr (GPtrArray) buttons = find_all (panels->pdata[seat], GTK_TYPE_BUTTON);

  click (self, buttons->pdata[0]);
}

/* ---- Buttons ---- */

/* With room for a hint its label is in a box. */
static const char *
label_of (GtkWidget *button)
{
  GtkWidget *child = gtk_button_get_child (GTK_BUTTON (button));
  GtkWidget *label = child != NULL ? gtk_widget_get_first_child (child) : NULL;

  return GTK_IS_BOX (child) && GTK_IS_LABEL (label) ? gtk_label_get_label (GTK_LABEL (label))
                                                    : gtk_button_get_label (GTK_BUTTON (button));
}

static gboolean
is_called (GtkWidget *button, const char *label)
{
  const char *text = label_of (button);
  g_auto (GStrv) parts = text != NULL ? g_strsplit (text, "_", -1) : NULL;
  g_autofree char *plain = parts != NULL ? g_strjoinv ("", parts) : NULL;

  return g_strcmp0 (plain, label) == 0;
}

GtkWidget *
find_button (GtkWidget *root, const char *label)
{
  g_autoptr (GPtrArray) buttons = find_all (root, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (is_called (buttons->pdata[i], label))
      return buttons->pdata[i];
  return NULL;
}

void
click_button (Table *self, GtkWidget *root, const char *label)
{
  click (self, find_button (root, label));
}

void
release_key (Table *self, guint key, GdkModifierType state)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (self->page);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
      g_signal_emit_by_name (controller, "key-released", key, 0, state);
  }
}

gboolean
press_key_in (Table *self, GtkWidget *part, guint key, GdkModifierType state)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (part);
  gboolean handled = FALSE;

  for (guint i = 0; !handled && i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
      g_signal_emit_by_name (controller, "key-pressed", key, 0, state, &handled);
  }
  release_key (self, key, state);
  self->inputs++;
  settle ();
  return handled;
}

gboolean
press_key (Table *self, guint key, GdkModifierType state)
{
  return press_key_in (self, self->page, key, state);
}

void
type_play (Table *self, const char *line)
{
  g_autoptr (GPtrArray) entries = find_all (self->page, YC_TYPE_PLAY_ENTRY);
  g_autoptr (GPtrArray) fields = find_all (entries->pdata[0], GTK_TYPE_ENTRY);

  gtk_editable_set_text (fields->pdata[0], line);
  settle ();
  g_signal_emit_by_name (fields->pdata[0], "activate");
  settle ();
  self->inputs += 2;
}

/* ---- Dialogs ---- */

static GtkWidget *
question_of (Table *self)
{
  g_autoptr (GPtrArray) questions = find_all (self->page, YC_TYPE_QUESTION);

  return questions->len > 0 ? questions->pdata[0] : NULL;
}

GtkWidget *
dialog_of (Table *self)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    if (window != self->window && gtk_widget_get_visible (window))
      return window;
  }
  return question_of (self);
}

gboolean
close_dialog (Table *self)
{
  GtkWidget *dialog = dialog_of (self);

  if (YC_IS_QUESTION (dialog))
    yc_question_close (YC_QUESTION (dialog));
  else if (dialog != NULL)
    gtk_window_close (GTK_WINDOW (dialog));
  return dialog != NULL;
}

void
skip_dialogs (Table *self)
{
  for (int i = 0; i < 5 && close_dialog (self); i++)
    settle ();
  g_assert_null (dialog_of (self));
}

char *
wish_of (Table *self)
{
  g_autoptr (GPtrArray) bars = find_all (self->page, YC_TYPE_PLAY_BAR);
  YcComposer *wish = bars->len > 0 ? yc_play_bar_get_composer (bars->pdata[0]) : NULL;

  return wish == NULL || yc_composer_is_empty (wish)
           ? g_strdup ("")
           : yc_session_write_play (self->session, yc_composer_get_play (wish));
}

void
assert_last (Table *self, const char *statement)
{
  guint n = yc_session_get_n_events (self->session);

  g_assert_cmpuint (n, >, 0);
  g_autofree char *last = yc_session_write_event (self->session, n);

  g_assert_cmpstr (last, ==, statement);
}

void
assert_state (Table *self, const char *name)
{
  g_autofree char *path = yc_sample_path (name, ".state.json");
  g_autofree char *expected = NULL;
  g_autoptr (JsonNode) wanted = NULL;
  g_autoptr (JsonNode) state
    = yc_state_json (yc_session_get_record (self->session), yc_session_get_position (self->session),
                     yc_session_get_n_events (self->session));

  g_assert_true (g_file_get_contents (path, &expected, NULL, NULL));
  wanted = json_from_string (expected, NULL);
  if (!json_node_equal (state, wanted))
    g_error ("%s ends otherwise: %s", name, json_to_string (state, FALSE));
}
