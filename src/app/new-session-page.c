/* new-session-page.c: see new-session-page.h.
 *
 * The players and options stand in a YcHead, which the rows show. */

#include "new-session-page.h"

#include "archive.h"
#include "card-name.h"
#include "widgets/card-slots.h"
#include "collection.h"
#include "widgets/option-row.h"
#include "play/score-view.h"
#include "players-group.h"
#include "program/preferred-options.h"
#include "program/program-button.h"
#include "resources.h"
#include "table-game.h"
#include "widgets/player-shape.h"
#include "widgets/spoken-names.h"
#include "widgets/template.h"
#include "words.h"

#include <glib/gi18n.h>

#define NAMES_OFFERED 200
#define USUAL_PLAYERS 3

struct _YcNewSessionPage {
  AdwBin parent_instance;

  YcDatabase *database;
  GtkTreeModel *names;
  YcHead head;
  YcCollection *cards; /* of the game chosen */
  GPtrArray *option_rows;
  gboolean showing;
  gboolean focused; /* it had the focus once */

  GtkWidget *begin;
  AdwComboRow *game;
  YcPlayersGroup *players;
  AdwComboRow *first;
  AdwExpanderRow *options;
  AdwEntryRow *location;
  GtkWidget *keeping;
  GtkCheckButton *keep_score;
  /* a game with fewer rows leaves the first ones out */
  AdwPreferencesGroup *groups[YC_TABLE_ROWS];
  YcCardSlots *slots[YC_TABLE_ROWS];
};

enum { SIGNAL_BEGUN, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (YcNewSessionPage, yc_new_session_page, ADW_TYPE_BIN)

/* ---- Cards ---------------------------------------------------------------------------------- */

/* The table's own cards, or those of the book if the table's cannot be had. */
static void
load_cards (YcNewSessionPage *self)
{
  g_autoptr (GError) error = NULL;
  /* kept until the new ones are there: the slots tell a catalogue by its address */
  YcCollection *before = self->cards;

  self->cards = yc_collection_open (self->database, self->head.game, &error);
  if (self->cards == NULL) {
    g_message ("%s", error->message);
    self->cards = yc_collection_open (NULL, self->head.game, NULL);
  }
  g_clear_object (&before);
}

/* Cards of a drawer whose names stand for others. */
static size_t
merged_of (YcNewSessionPage *self, YcDrawer drawer, YcRef merged[YC_MAX_CARDS])
{
  const YcCatalogue *catalogue = yc_collection_get_catalogue (self->cards);
  size_t n = 0;

  for (int i = 0; i < catalogue->n[drawer]; i++) {
    g_autofree char *key = yc_card_key (&catalogue->cards[drawer][i]);

    if (yc_collection_get_merged (self->cards, key) != NULL)
      merged[n++] = (YcRef) i;
  }
  return n;
}

/* Finds the row of the game that the slots show, if they show one. */
static gboolean
find_row (YcNewSessionPage *self, guint slots, guint *row)
{
  const guint n_rows = yc_table_game_of (self->head.game)->cards->n_rows;

  *row = slots + n_rows - YC_TABLE_ROWS;
  return slots + n_rows >= YC_TABLE_ROWS;
}

static void
show_row (YcNewSessionPage *self, guint slots)
{
  const YcTableRow *row;
  YcRef merged[YC_MAX_CARDS];
  size_t n_merged;
  guint index;
  gboolean shown = find_row (self, slots, &index);

  gtk_widget_set_visible (GTK_WIDGET (self->groups[slots]), shown);
  if (!shown)
    return;
  row = &yc_table_game_of (self->head.game)->cards->rows[index];
  n_merged = merged_of (self, row->drawer, merged);
  adw_preferences_group_set_title (self->groups[slots], _ (row->title));
  yc_card_slots_set (self->slots[slots], yc_collection_get_catalogue (self->cards), row,
                     yc_head_row_length (&self->head, index));
  yc_card_slots_hide (self->slots[slots], merged, n_merged);
  yc_card_slots_set_teachable (self->slots[slots], YC_TEACHABLE (self->cards));
}

static void
show_cards (YcNewSessionPage *self)
{
  for (guint slots = 0; slots < YC_TABLE_ROWS; slots++)
    show_row (self, slots);
}

/* ---- Players -------------------------------------------------------------------------------- */

static void
show_first (YcNewSessionPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint place = 0; place < self->head.n_players; place++) {
    const YcHeadPlayer *player = &self->head.players[place];
    gboolean named = player->name != NULL && *player->name != '\0';

    gtk_string_list_append (names, named ? player->name : yc_words_color (player->color));
  }
  self->showing = TRUE;
  adw_combo_row_set_model (self->first, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->first, self->head.first);
  self->showing = FALSE;
}

static void
players_changed (YcNewSessionPage *self)
{
  show_first (self);
  show_cards (self);
}

static void
names_done (YcNewSessionPage *self)
{
  gtk_widget_grab_focus (self->begin);
}

static void
set_first (YcNewSessionPage *self, guint first, const char *how)
{
  self->head.first = first;
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->first), how);
  /* not the names: the list must not change while it says what was selected */
  yc_players_group_show (self->players);
}

static void
first_chosen (YcNewSessionPage *self)
{
  guint chosen = adw_combo_row_get_selected (self->first);

  if (!self->showing && chosen < self->head.n_players)
    set_first (self, chosen, _ ("Chosen"));
}

static void
draw_first (YcNewSessionPage *self)
{
  guint drawn = (guint) g_random_int_range (0, (gint32) self->head.n_players);

  self->showing = TRUE;
  adw_combo_row_set_selected (self->first, drawn);
  self->showing = FALSE;
  set_first (self, drawn, _ ("Drawn at random"));
}

/* ---- What the table remembers --------------------------------------------------------------- */

static GtkTreeModel *
load_names (YcDatabase *database)
{
  GtkListStore *store = gtk_list_store_new (1, G_TYPE_STRING);
  g_auto (GStrv) names = yc_archive_names (database, "", NAMES_OFFERED, NULL);

  for (guint index = 0; names != NULL && names[index] != NULL; index++)
    gtk_list_store_insert_with_values (store, NULL, -1, 0, names[index], -1);
  return GTK_TREE_MODEL (store);
}

/* The number of the game that was played last; the first where there is none. */
static guint
usual_game (const GPtrArray *last)
{
  const YcArchiveEntry *entry = last != NULL && last->len > 0 ? g_ptr_array_index (last, 0) : NULL;
  const YcGame *game = entry != NULL ? yc_game_find (entry->game) : NULL;
  guint number = 0;

  while (game != NULL && yc_games[number] != game)
    number++;
  return number;
}

/* The same people as last time are the most likely ones. */
static void
seat_usual_players (YcNewSessionPage *self, const GPtrArray *last)
{
  if (last != NULL && last->len > 0) {
    const YcArchiveEntry *entry = g_ptr_array_index (last, 0);

    for (unsigned seat = 0; seat < MIN (entry->n_seats, YC_MAX_SEATS); seat++) {
      YcColor color = yc_color_of_name (entry->seats[seat].color);

      if (color != YC_COLORS)
        yc_head_seat (&self->head, color, entry->seats[seat].person);
    }
  }
  while (self->head.n_players < self->head.game->min_seats
         || (last != NULL && last->len == 0 && self->head.n_players < USUAL_PLAYERS))
    yc_head_add_player (&self->head);
}

/* ---- Game and options ----------------------------------------------------------------------- */

static void
option_changed (YcOptionRow *row, GParamSpec *pspec G_GNUC_UNUSED, YcNewSessionPage *self)
{
  yc_head_set_option (&self->head, yc_option_row_get_option (row), yc_option_row_get_value (row));
}

static void
show_options (YcNewSessionPage *self)
{
  g_autoptr (GSettings) settings = yc_settings_open ();
  const char *option;

  for (guint index = 0; index < self->option_rows->len; index++)
    adw_expander_row_remove (self->options, g_ptr_array_index (self->option_rows, index));
  g_ptr_array_set_size (self->option_rows, 0);

  for (guint index = 0; (option = yc_words_option_id (self->head.game, index)) != NULL; index++) {
    GtkWidget *row
      = yc_option_row_new (self->head.game, option, yc_head_option_is_number (&self->head, option),
                           yc_head_get_option (&self->head, option));

    g_signal_connect (row, "notify::value", G_CALLBACK (option_changed), self);
    g_object_set (row, "value",
                  yc_preferred_option_get (settings, self->head.game, option,
                                           yc_option_row_get_value (YC_OPTION_ROW (row))),
                  NULL);
    adw_expander_row_add_row (self->options, row);
    g_ptr_array_add (self->option_rows, row);
  }
}

static void
set_game (YcNewSessionPage *self, const YcGame *game)
{
  yc_head_set_game (&self->head, game);
  load_cards (self);
  yc_players_group_show (self->players);
  show_first (self);
  show_options (self);
  show_cards (self);
  gtk_widget_set_visible (self->keeping, yc_score_view_serves (game));
}

static void
game_chosen (YcNewSessionPage *self)
{
  guint chosen = adw_combo_row_get_selected (self->game);

  if (!self->showing && chosen < g_list_model_get_n_items (adw_combo_row_get_model (self->game))
      && yc_games[chosen] != self->head.game)
    set_game (self, yc_games[chosen]);
}

static void
offer_games (YcNewSessionPage *self)
{
  g_autoptr (GtkStringList) games = gtk_string_list_new (NULL);

  self->showing = TRUE;
  for (const YcGame *const *game = yc_games; *game != NULL; game++)
    gtk_string_list_append (games, yc_words_game (*game));
  adw_combo_row_set_model (self->game, G_LIST_MODEL (games));
  self->showing = FALSE;
}

/* ---- Beginning ------------------------------------------------------------------------------ */

static void
put_cards (YcNewSessionPage *self, guint slots, YcHead *head)
{
  guint row;

  if (!find_row (self, slots, &row))
    return;
  for (guint place = 0; place < yc_head_row_length (head, row); place++)
    head->rows[row][place] = (char *) yc_card_slots_get_id (self->slots[slots], place);
}

char *
yc_new_session_page_write_head (YcNewSessionPage *self)
{
  YcHead head;

  g_return_val_if_fail (YC_IS_NEW_SESSION_PAGE (self), NULL);

  /* the cards belong to the slots that show them */
  head = self->head;
  head.location = (char *) gtk_editable_get_text (GTK_EDITABLE (self->location));
  for (guint slots = 0; slots < YC_TABLE_ROWS; slots++)
    put_cards (self, slots, &head);
  return yc_head_write (&head);
}

static void
begin (YcNewSessionPage *self)
{
  g_autofree char *head = yc_new_session_page_write_head (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (YcSession) session = yc_session_begin (self->database, head, &error);
  const gboolean score
    = gtk_widget_get_visible (self->keeping) && gtk_check_button_get_active (self->keep_score);

  if (session == NULL || (score && yc_session_keep (session, TRUE, &error) == 0))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.toast", "s", error->message);
  else
    g_signal_emit (self, signals[SIGNAL_BEGUN], 0, session);
}

/* ---- The page ------------------------------------------------------------------------------- */

/* The page is shown with the first name ready to be typed; past its ends Tab goes on in it. */
static gboolean
yc_new_session_page_focus (GtkWidget *widget, GtkDirectionType direction)
{
  YcNewSessionPage *self = YC_NEW_SESSION_PAGE (widget);

  if (self->focused)
    return GTK_WIDGET_CLASS (yc_new_session_page_parent_class)->focus (widget, direction);
  self->focused = TRUE;
  yc_players_group_focus (self->players);
  return TRUE;
}

static void
yc_new_session_page_dispose (GObject *object)
{
  YcNewSessionPage *self = YC_NEW_SESSION_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_NEW_SESSION_PAGE);
  g_clear_object (&self->names);
  g_clear_object (&self->database);
  G_OBJECT_CLASS (yc_new_session_page_parent_class)->dispose (object);
}

static void
yc_new_session_page_finalize (GObject *object)
{
  YcNewSessionPage *self = YC_NEW_SESSION_PAGE (object);

  yc_head_clear (&self->head);
  g_clear_object (&self->cards);
  g_ptr_array_unref (self->option_rows);
  G_OBJECT_CLASS (yc_new_session_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  yc_template_set (widget_class, "new-session-page.ui");
  gtk_widget_class_bind_template_child (widget_class, YcNewSessionPage, begin);
  gtk_widget_class_bind_template_child (widget_class, YcNewSessionPage, game);
  gtk_widget_class_bind_template_child (widget_class, YcNewSessionPage, players);
  gtk_widget_class_bind_template_child (widget_class, YcNewSessionPage, first);
  gtk_widget_class_bind_template_child (widget_class, YcNewSessionPage, options);
  gtk_widget_class_bind_template_child (widget_class, YcNewSessionPage, location);
  gtk_widget_class_bind_template_child (widget_class, YcNewSessionPage, keeping);
  gtk_widget_class_bind_template_child (widget_class, YcNewSessionPage, keep_score);
  for (guint i = 0; i < YC_TABLE_ROWS; i++) {
    static const char *const groups[YC_TABLE_ROWS] = { "first_group", "second_group" };
    static const char *const slots[YC_TABLE_ROWS] = { "first_slots", "second_slots" };

    gtk_widget_class_bind_template_child_full (widget_class, groups[i], FALSE,
                                               G_STRUCT_OFFSET (YcNewSessionPage, groups)
                                                 + (gssize) (i * sizeof (gpointer)));
    gtk_widget_class_bind_template_child_full (widget_class, slots[i], FALSE,
                                               G_STRUCT_OFFSET (YcNewSessionPage, slots)
                                                 + (gssize) (i * sizeof (gpointer)));
  }
  gtk_widget_class_bind_template_callback (widget_class, game_chosen);
  gtk_widget_class_bind_template_callback (widget_class, players_changed);
  gtk_widget_class_bind_template_callback (widget_class, names_done);
  gtk_widget_class_bind_template_callback (widget_class, first_chosen);
  gtk_widget_class_bind_template_callback (widget_class, draw_first);
  gtk_widget_class_bind_template_callback (widget_class, begin);
}

static void
yc_new_session_page_class_init (YcNewSessionPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = yc_new_session_page_dispose;
  object_class->finalize = yc_new_session_page_finalize;
  GTK_WIDGET_CLASS (klass)->focus = yc_new_session_page_focus;

  signals[SIGNAL_BEGUN] = g_signal_new ("begun", YC_TYPE_NEW_SESSION_PAGE, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, YC_TYPE_SESSION);

  g_type_ensure (YC_TYPE_CARD_SLOTS);
  g_type_ensure (YC_TYPE_PLAYERS_GROUP);
  g_type_ensure (YC_TYPE_PROGRAM_BUTTON);
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
yc_new_session_page_init (YcNewSessionPage *self)
{
  self->option_rows = g_ptr_array_new ();
  yc_head_init (&self->head, yc_games[0]);
  gtk_widget_init_template (GTK_WIDGET (self));
  yc_entry_row_name (self->location);
}

GtkWidget *
yc_new_session_page_new (YcDatabase *database)
{
  YcNewSessionPage *self = g_object_new (YC_TYPE_NEW_SESSION_PAGE, NULL);
  g_autoptr (GPtrArray) last = yc_archive_list (database, NULL, NULL, 1, NULL);
  const guint game = usual_game (last);

  self->database = g_object_ref (database);
  yc_head_clear (&self->head);
  yc_head_init (&self->head, yc_games[game]);
  self->names = load_names (database);
  yc_players_group_set_head (self->players, &self->head, self->names);
  seat_usual_players (self, last);
  offer_games (self);
  self->showing = TRUE;
  adw_combo_row_set_selected (self->game, game);
  self->showing = FALSE;
  set_game (self, yc_games[game]);
  draw_first (self);
  return GTK_WIDGET (self);
}
