/* test-card-picker.c: cards are drawn by their icons and picked by them. */

#include "widgets/card-button.h"
#include "manhattan/setting-up.h"
#include "widgets/card-picker.h"
#include "widgets/card-words.h"
#include "widgets/icon-row.h"
#include "walk.h"
#include "manhattan/board.h"
#include "chain/chain.h"

static YcRecord *
read_catalogue_of (const YcGame *game)
{
  const char *text = game->catalogue_text;
  YcError error;
  YcRecord *record = yc_record_read_catalogue (text, strlen (text), &error);

  g_assert_nonnull (record);
  return record;
}

static YcRecord *
read_catalogue (void)
{
  return read_catalogue_of (&yc_manhattan_game);
}

static const YcCatalogue *
catalogue_of (YcRecord *record)
{
  return &yc_record_setup (record)->catalogue;
}

static YcRef
find_card (const YcCatalogue *catalogue, YcDrawer drawer, const char *id)
{
  for (int i = 0; i < catalogue->n[drawer]; i++)
    if (g_str_equal (catalogue->cards[drawer][i].id, id))
      return (YcRef) i;
  g_assert_not_reached ();
}

static guint
n_cards (GtkWidget *picker)
{
  g_autoptr (GPtrArray) cards = find_all (picker, YC_TYPE_CARD_BUTTON);

  return cards->len;
}

static void
type (GtkWidget *picker, const char *text)
{
  g_autoptr (GPtrArray) entries = find_all (picker, GTK_TYPE_SEARCH_ENTRY);

  gtk_editable_set_text (g_ptr_array_index (entries, 0), text);
  /* what the entry does a moment after the last key */
  g_signal_emit_by_name (g_ptr_array_index (entries, 0), "search-changed");
}

static void
remember (YcCardPicker *picker G_GNUC_UNUSED, int ref, int *picked)
{
  *picked = ref;
}

/* ---- Icons ---- */

typedef struct {
  YcDrawer drawer;
  const char *id, *icon;
  guint count;
} Drawn;

static void
test_icons (void)
{
  /* card 45: reactor needs SS pays U1/Y4 gives P2; bomb 24: needs SSEEE fuel 6 */
  static const Drawn drawn[] = {
    { YC_CARDS, "45", "scientist", 2 },      { YC_CARDS, "45", "uranium", 1 },
    { YC_CARDS, "45", "yellowcake", 1 },     { YC_CARDS, "45", "plutonium", 1 },
    { YC_CARDS, "45", "arrow", 1 },          { YC_CARDS, "13", "any", 3 },
    { YC_CARDS, "26", "laborer", 4 },        { YC_BOMBS, "24", "scientist", 2 },
    { YC_BOMBS, "24", "engineer", 3 },       { YC_BOMBS, "24", "plutonium", 1 },
    { YC_SPACES, "factory-2", "others", 1 }, { YC_SPACES, "factory-2", "bribe", 1 },
    { YC_SPACES, "factory-2", "money", 2 },  { YC_SPACES, "factory-3", "engineer", 1 },
  };
  YcRecord *record = read_catalogue ();
  GtkWidget *row = g_object_ref_sink (yc_icon_row_new ());

  for (guint i = 0; i < G_N_ELEMENTS (drawn); i++) {
    YcRef ref = find_card (catalogue_of (record), drawn[i].drawer, drawn[i].id);

    yc_icon_row_show_card (YC_ICON_ROW (row), &catalogue_of (record)->cards[drawn[i].drawer][ref]);
    g_test_message ("%s of %s", drawn[i].icon, drawn[i].id);
    g_assert_cmpint (count_icons (row, drawn[i].icon), ==, drawn[i].count);
  }
  g_object_unref (row);
  yc_record_free (record);
}

static void
assert_row_text (GtkWidget *row, const YcCard *card, const char *expected)
{
  g_autofree char *text = NULL;

  yc_icon_row_show_card (YC_ICON_ROW (row), card);
  text = text_of (row);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_numbers (void)
{
  YcRecord *record = read_catalogue ();
  const YcCatalogue *catalogue = catalogue_of (record);
  GtkWidget *row = g_object_ref_sink (yc_icon_row_new ());
  YcCard unknown = { .id = "x", .kind = YC_KIND_MINE, .needs_unknown = true, .n_gives = 1 };

  unknown.gives[0].goods[YC_YELLOWCAKE] = YC_UNKNOWN;
  assert_row_text (row, &catalogue->cards[YC_CARDS][find_card (catalogue, YC_CARDS, "45")],
                   " + / 4 2");
  assert_row_text (row, &catalogue->cards[YC_BOMBS][find_card (catalogue, YC_BOMBS, "24")], " + 6");
  assert_row_text (row, &unknown, " ? ?");
  g_object_unref (row);
  yc_record_free (record);
}

/* Every icon that a card may need is in the resource. */
static void
test_icons_exist (void)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());

  g_autoptr (GtkWidget) icon_of_ours = g_object_ref_sink (yc_icon_new ("any"));

  g_assert_nonnull (icon_of_ours);
  for (int kind = YC_KIND_SPACE; kind <= YC_KIND_LOADED; kind++) {
    g_autofree char *icon = g_strdup_printf ("yc-%s-symbolic", yc_icon_of_kind ((YcKind) kind));

    g_assert_true (gtk_icon_theme_has_icon (theme, icon));
  }
  for (int good = 0; good < YC_GOODS; good++) {
    g_autofree char *icon = g_strdup_printf ("yc-%s-symbolic", yc_icon_of_good ((YcGood) good));

    g_assert_true (gtk_icon_theme_has_icon (theme, icon));
  }
}

static void
test_words (void)
{
  YcRecord *record = read_catalogue ();
  const YcCatalogue *catalogue = catalogue_of (record);
  g_autofree char *bomb
    = yc_card_words_face (&catalogue->cards[YC_BOMBS][find_card (catalogue, YC_BOMBS, "24")]);
  g_autofree char *space = yc_card_words_space (
    &catalogue->cards[YC_SPACES][find_card (catalogue, YC_SPACES, "factory-2")]);

  g_assert_nonnull (strstr (bomb, "Worth 12 points, or 24 after an implosion test."));
  g_assert_nonnull (strstr (bomb, "Fuel: 6 plutonium."));
  g_assert_null (strstr (bomb, "Brings"));
  g_assert_nonnull (strstr (bomb, "Loading it costs $4 and a bomber."));
  g_assert_nonnull (strstr (space, "Every other player gets $2."));
  g_assert_nonnull (strstr (space, "$1 goes to the bribe pile."));
  yc_record_free (record);
}

static void
assert_words (const YcCatalogue *catalogue, YcDrawer drawer, const char *id, const char *expected)
{
  g_autofree char *words
    = yc_card_words_face (&catalogue->cards[drawer][find_card (catalogue, drawer, id)]);

  g_assert_cmpstr (words, ==, expected);
}

/* The card game: sideways personnel, factories, plans, what nobody knows. */
static void
test_card_game (void)
{
  YcRecord *record = read_catalogue_of (&yc_chain_game);
  const YcCatalogue *catalogue = catalogue_of (record);
  GtkWidget *row = g_object_ref_sink (yc_icon_row_new ());
  const YcCard *card = &catalogue->cards[YC_CARDS][find_card (catalogue, YC_CARDS, "factory-2-2")];

  assert_words (catalogue, YC_CARDS, "mine-eee-y5",
                "Mine. Needs 3 engineers. Brings 5 yellowcake. Sideways: 1 laborer.");
  assert_words (catalogue, YC_BOMBS, "plan-sse-u4",
                "Bomb Plan. Worth 6 points. Needs 1 engineer and 2 scientists. "
                "Costs 4 uranium.");
  assert_words (catalogue, YC_CARDS, "design-bomb", "Design Bomb.");
  assert_row_text (row, card, " 2 / − 2 ?");
  g_assert_cmpint (count_icons (row, "sideways"), ==, 1);
  g_assert_cmpint (count_icons (row, "hand"), ==, 2);
  g_object_unref (row);
  yc_record_free (record);
}

/* ---- Picking ---- */

static int
n_that_may_lie (const YcCatalogue *catalogue, const YcTableRow *row, guint place)
{
  int n = 0;

  for (int ref = 0; ref < catalogue->n[row->drawer]; ref++)
    n += row->may_lie (&catalogue->cards[row->drawer][ref], place);
  return n;
}

static void
test_which (void)
{
  YcRecord *record = read_catalogue ();
  const YcCatalogue *catalogue = catalogue_of (record);
  GtkWidget *cards = g_object_ref_sink (yc_card_picker_new (catalogue, YC_CARDS));
  GtkWidget *bombs = g_object_ref_sink (yc_card_picker_new (catalogue, YC_BOMBS));

  g_assert_cmpint (n_cards (cards), ==, 50);
  g_assert_cmpint (n_cards (bombs), ==, 30);
  /* the starting buildings lie in the first six slots of the market */
  for (guint slot = 0; slot < YC_SLOTS; slot++)
    g_assert_cmpint (n_that_may_lie (catalogue, &yc_manhattan_rows[0], slot), ==,
                     slot < 6 ? 6 : 44);
  g_object_unref (cards);
  g_object_unref (bombs);
  yc_record_free (record);
}

static void
test_filter (void)
{
  YcRecord *record = read_catalogue ();
  GtkWidget *picker = g_object_ref_sink (yc_card_picker_new (catalogue_of (record), YC_CARDS));

  type (picker, "MINE");
  g_assert_cmpint (n_cards (picker), ==, 10);
  type (picker, "mine 6 yellow");
  g_assert_cmpint (n_cards (picker), ==, 1);
  type (picker, "no such card");
  g_assert_cmpint (n_cards (picker), ==, 0);
  type (picker, "");
  g_assert_cmpint (n_cards (picker), ==, 50);
  g_object_unref (picker);
  yc_record_free (record);
}

static void
test_excluded_and_offered (void)
{
  YcRecord *record = read_catalogue ();
  const YcCatalogue *catalogue = catalogue_of (record);
  GtkWidget *picker = g_object_ref_sink (yc_card_picker_new (catalogue, YC_BOMBS));
  const YcRef some[] = { 2, 5, YC_UNTOLD, YC_NONE };

  yc_card_picker_set_excluded (YC_CARD_PICKER (picker), some, G_N_ELEMENTS (some));
  g_assert_cmpint (n_cards (picker), ==, 28);
  yc_card_picker_set_offered (YC_CARD_PICKER (picker), (const YcRef[]){ 5, 7 }, 2);
  g_assert_cmpint (n_cards (picker), ==, 1);
  yc_card_picker_set_excluded (YC_CARD_PICKER (picker), NULL, 0);
  g_assert_cmpint (n_cards (picker), ==, 2);
  yc_card_picker_set_offered (YC_CARD_PICKER (picker), NULL, 0);
  g_assert_cmpint (n_cards (picker), ==, 30);
  g_object_unref (picker);
  yc_record_free (record);
}

static GtkWidget *
button_labelled (GtkWidget *root, const char *label)
{
  g_autoptr (GPtrArray) buttons = find_all (root, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_button_get_label (g_ptr_array_index (buttons, i)), label) == 0)
      return g_ptr_array_index (buttons, i);
  return NULL;
}

static void
test_picking (void)
{
  YcRecord *record = read_catalogue ();
  const YcCatalogue *catalogue = catalogue_of (record);
  GtkWidget *picker = g_object_ref_sink (yc_card_picker_new (catalogue, YC_CARDS));
  g_autoptr (GPtrArray) cards = find_all (picker, YC_TYPE_CARD_BUTTON);
  g_autoptr (GPtrArray) entries = find_all (picker, GTK_TYPE_SEARCH_ENTRY);
  int picked = -1;

  g_signal_connect (picker, "picked", G_CALLBACK (remember), &picked);
  g_signal_emit_by_name (g_ptr_array_index (cards, 3), "clicked");
  g_assert_cmpint (picked, ==, find_card (catalogue, YC_CARDS, "14"));
  type (picker, "mine 6 yellow");
  g_signal_emit_by_name (g_ptr_array_index (entries, 0), "activate");
  g_assert_cmpint (picked, ==, find_card (catalogue, YC_CARDS, "20"));
  g_signal_emit_by_name (button_labelled (picker, "_Tell Later"), "clicked");
  g_assert_cmpint (picked, ==, YC_UNTOLD);
  yc_card_picker_set_can_tell_later (YC_CARD_PICKER (picker), false);
  g_assert_null (button_labelled (picker, "_Tell Later"));
  g_object_unref (picker);
  yc_record_free (record);
}

static bool
window_is_open (const char *title)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

    if (g_strcmp0 (gtk_window_get_title (window), title) == 0)
      return true;
  }
  return false;
}

static void
test_dialog (void)
{
  YcRecord *record = read_catalogue ();
  GtkWidget *parent = gtk_window_new ();
  GtkWidget *picker = yc_card_picker_new (catalogue_of (record), YC_CARDS);
  g_autoptr (GPtrArray) cards = NULL;

  gtk_window_present (GTK_WINDOW (parent));
  yc_card_picker_open (YC_CARD_PICKER (picker), parent, "Slot 7");
  g_assert_true (window_is_open ("Slot 7"));
  cards = find_all (picker, YC_TYPE_CARD_BUTTON);
  g_signal_emit_by_name (g_ptr_array_index (cards, 0), "clicked");
  g_assert_false (window_is_open ("Slot 7"));
  gtk_window_destroy (GTK_WINDOW (parent));
  yc_record_free (record);
}

static char *
hint_of (GtkWidget *picker)
{
  g_autoptr (GPtrArray) entries = find_all (picker, GTK_TYPE_SEARCH_ENTRY);
  char *hint;

  g_object_get (g_ptr_array_index (entries, 0), "placeholder-text", &hint, NULL);
  return hint;
}

/* Whatever the hint says can be typed finds one of the cards. */
static void
test_hints (void)
{
  for (guint i = 0; yc_games[i]; i++)
    for (int drawer = YC_CARDS; drawer <= YC_BOMBS; drawer++) {
      YcRecord *record = read_catalogue_of (yc_games[i]);
      GtkWidget *picker = yc_card_picker_new (catalogue_of (record), (YcDrawer) drawer);
      GtkWidget *window = gtk_window_new ();

      gtk_window_set_child (GTK_WINDOW (window), picker);
      g_autofree char *hint = hint_of (picker);
      g_assert_true (g_str_has_suffix (hint, " …"));
      hint[strlen (hint) - strlen (" …")] = '\0';
      g_auto (GStrv) examples = g_strsplit (hint, ", ", -1);
      for (char **example = examples; *example != NULL; example++) {
        type (picker, *example);
        g_assert_cmpuint (n_cards (picker), >, 0);
      }
      gtk_window_destroy (GTK_WINDOW (window));
      yc_record_free (record);
    }
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/cards/icons", test_icons);
  g_test_add_func ("/cards/numbers", test_numbers);
  g_test_add_func ("/cards/icons-exist", test_icons_exist);
  g_test_add_func ("/cards/words", test_words);
  g_test_add_func ("/cards/card-game", test_card_game);
  g_test_add_func ("/picker/which", test_which);
  g_test_add_func ("/picker/filter", test_filter);
  g_test_add_func ("/picker/excluded-and-offered", test_excluded_and_offered);
  g_test_add_func ("/picker/picking", test_picking);
  g_test_add_func ("/picker/hints", test_hints);
  g_test_add_func ("/picker/dialog", test_dialog);
  return g_test_run ();
}
