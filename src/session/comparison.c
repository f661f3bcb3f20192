/* comparison.c: see comparison.h. The changes of the state, each as a name and two values. */

#include "comparison.h"

#include "consequences.h"
#include "words-private.h"

#include <string.h>

/* What is known of all games. */
static const YcStateWords common[] = {
  { "active", NC_ ("state", "To move"), YC_SPACES },
  { "winner", NC_ ("state", "Winner"), YC_SPACES },
  { "winners", NC_ ("state", "Winners"), YC_SPACES },
};

/* What says nothing more, and what only a player knows. */
static const char *const untold[]
  = { "phase", "over", "hand.known", "known", "stash", "test.workers", NULL };

typedef struct {
  const YcRecord *record;
  YcDrawer drawer;
} Words;

/* ---- Names ----------------------------------------------------------------------------------- */

static const YcStateWords *
find (const YcStateWords *rows, guint n, const char *key)
{
  for (guint i = 0; i < n; i++)
    if (strcmp (rows[i].key, key) == 0)
      return &rows[i];
  return NULL;
}

static const YcStateWords *
words_of_key (const YcRecord *record, const char *key)
{
  const YcGameTelling *telling = yc_telling_of (yc_record_game (record));
  const YcStateWords *found = find (telling->state, telling->n_state, key);
  return found ? found : find (common, G_N_ELEMENTS (common), key);
}

/* The row of the catalogue that an id stands for; -1 if none does. */
static int
ref_of (const YcRecord *record, YcDrawer drawer, const char *id)
{
  const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;
  int ref = catalogue->n[drawer] - 1;
  while (ref >= 0 && strcmp (catalogue->cards[drawer][ref].id, id) != 0)
    ref--;
  return ref;
}

/* The player of a colour by its name; NULL if it is none, or nobody's. */
static char *
player_words (const YcSetup *setup, const char *color)
{
  for (int seat = 0; seat < setup->n_seats; seat++)
    if (strcmp (yc_color_name (setup->seats[seat].color), color) == 0)
      return yc_words_player (setup, seat);
  return NULL;
}

/* `spaces.mine-2.red`: the space, and whose workers stand there. */
static char *
space_name (const YcRecord *record, const char *key)
{
  const YcSetup *setup = yc_record_setup (record);
  g_auto (GStrv) parts = g_strsplit (key, ".", 3);
  const gboolean whole = g_strv_length (parts) == 3 && strcmp (parts[0], "spaces") == 0;
  const int space = whole ? ref_of (record, YC_SPACES, parts[1]) : -1;
  if (space < 0)
    return NULL;
  g_autofree char *place = yc_words_space (setup, space);
  g_autofree char *player = player_words (setup, parts[2]);
  /* Translators: a space of the board, and whose workers stand there */
  return g_strdup_printf (_ ("%1$s: %2$s"), place, player ? player : _ ("Contractors"));
}

/* ---- Values ---------------------------------------------------------------------------------- */

/* The workers of their letters. */
static char *
workers_words (const char *letters)
{
  static const char owned[] = "LES", hired[] = "les";
  YcWorkers workers = { 0 };
  for (const char *letter = letters; *letter; letter++) {
    const char *one = strchr (owned, *letter), *other = strchr (hired, *letter);
    if (one)
      workers.permanent[one - owned]++;
    else if (other)
      workers.contractor[other - hired]++;
  }
  return yc_words_workers (&workers);
}

static gboolean
are_workers (const char *text)
{
  return *text && strspn (text, "LESles") == strlen (text);
}

static char *
text_words (const Words *words, const char *text)
{
  char *player = player_words (yc_record_setup (words->record), text);
  const int ref = ref_of (words->record, words->drawer, text);
  if (player)
    return player;
  if (strcmp (text, "?") == 0)
    return g_strdup (C_ ("value", "not told"));
  if (ref >= 0)
    return yc_words_thing (words->record, words->drawer, ref);
  return are_workers (text) ? workers_words (text) : g_strdup (text);
}

/* How a card lies: damaged, loaded, with workers on it. */
static void
add_condition (GPtrArray *parts, const char *member, JsonNode *value)
{
  if (strcmp (member, "damage") == 0 && json_node_get_int (value) > 0)
    g_ptr_array_add (parts, g_strdup_printf (ngettext ("%d damage", "%d damage",
                                                       (gulong) json_node_get_int (value)),
                                             (int) json_node_get_int (value)));
  else if (strcmp (member, "loaded") == 0 && json_node_get_boolean (value))
    g_ptr_array_add (parts, g_strdup (C_ ("value", "loaded")));
}

static void
add_workers (const Words *words, GPtrArray *parts, JsonObject *workers)
{
  g_autoptr (GList) colors = json_object_get_members (workers);
  for (GList *color = colors; color; color = color->next) {
    g_autofree char *who = player_words (yc_record_setup (words->record), color->data);
    g_autofree char *which = workers_words (json_object_get_string_member (workers, color->data));
    /* Translators: whose workers, and which */
    g_ptr_array_add (parts,
                     g_strdup_printf (_ ("%1$s: %2$s"), who ? who : _ ("Contractors"), which));
  }
}

/* A card and how it lies: "Mine: 2 workers → 3 yellowcake (2 damage)". */
static char *
card_words (const Words *words, JsonObject *card)
{
  const char *key = json_object_has_member (card, "card") ? "card" : "plan";
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GList) members = json_object_get_members (card);
  g_autofree char *name = text_words (words, json_object_get_string_member (card, key));
  for (GList *member = members; member; member = member->next) {
    JsonNode *value = json_object_get_member (card, member->data);
    if (JSON_NODE_HOLDS_OBJECT (value))
      add_workers (words, parts, json_node_get_object (value));
    else
      add_condition (parts, member->data, value);
  }
  if (parts->len == 0)
    return g_steal_pointer (&name);
  g_ptr_array_add (parts, NULL);
  g_autofree char *condition = g_strjoinv (", ", (char **) parts->pdata);
  /* Translators: a card, and how it lies there: damaged, with workers … */
  return g_strdup_printf (_ ("%1$s (%2$s)"), name, condition);
}

static char *
number_words (JsonNode *value)
{
  if (json_node_get_value_type (value) == G_TYPE_BOOLEAN)
    return g_strdup (json_node_get_boolean (value) ? C_ ("value", "yes") : C_ ("value", "no"));
  return g_strdup_printf ("%d", (int) json_node_get_int (value));
}

static char *
value_words (const Words *words, JsonNode *value)
{
  if (JSON_NODE_HOLDS_NULL (value))
    return g_strdup (C_ ("value", "none"));
  if (JSON_NODE_HOLDS_OBJECT (value))
    return card_words (words, json_node_get_object (value));
  if (json_node_get_value_type (value) == G_TYPE_STRING)
    return text_words (words, json_node_get_string (value));
  return number_words (value);
}

/* ---- Lists ----------------------------------------------------------------------------------- */

static GPtrArray *
elements_of (JsonNode *list)
{
  GPtrArray *elements = g_ptr_array_new ();
  const guint n
    = JSON_NODE_HOLDS_ARRAY (list) ? json_array_get_length (json_node_get_array (list)) : 0;
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (elements, json_array_get_element (json_node_get_array (list), i));
  return elements;
}

static gboolean
take_equal (GPtrArray *elements, JsonNode *element)
{
  for (guint at = 0; at < elements->len; at++)
    if (json_node_equal (elements->pdata[at], element)) {
      g_ptr_array_remove_index (elements, at);
      return TRUE;
    }
  return FALSE;
}

/* What is in a list and not in the other. */
static char *
list_words (const Words *words, JsonNode *list, JsonNode *other)
{
  g_autoptr (GPtrArray) elements = elements_of (list);
  g_autoptr (GPtrArray) both = elements_of (other);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < elements->len; i++)
    if (!take_equal (both, elements->pdata[i]))
      g_ptr_array_add (parts, value_words (words, elements->pdata[i]));
  if (parts->len == 0)
    return g_strdup (C_ ("value", "none"));
  g_ptr_array_add (parts, NULL);
  return g_strjoinv ("; ", (char **) parts->pdata);
}

static char *
side_words (const Words *words, JsonNode *value, JsonNode *other)
{
  const gboolean lists = JSON_NODE_HOLDS_ARRAY (value) || JSON_NODE_HOLDS_ARRAY (other);
  return lists ? list_words (words, value, other) : value_words (words, value);
}

/* ---- Differences ----------------------------------------------------------------------------- */

static void
difference_clear (gpointer data)
{
  YcDifference *difference = data;
  g_free (difference->name);
  g_free (difference->was);
  g_free (difference->is);
}

/* What a key is called, of a player or on the table; NULL if there are no words for it. */
static char *
name_of (const YcRecord *record, const char *key, Words *words)
{
  const YcStateWords *found = words_of_key (record, key);
  const char *track = found ? NULL : yc_words_track (yc_record_game (record), key);
  if (found)
    words->drawer = found->drawer;
  if (found)
    return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "state", found->name));
  return track ? g_strdup (track) : space_name (record, key);
}

static int
seat_of (const YcRecord *record, const char *path, const char **key)
{
  const YcSetup *setup = yc_record_setup (record);
  *key = path;
  for (int seat = 0; seat < setup->n_seats; seat++) {
    const char *rest = yc_words_key_of_seat (setup, path, seat);
    if (rest) {
      *key = rest;
      return seat;
    }
  }
  return -1;
}

static gboolean
is_untold (const char *key)
{
  for (guint i = 0; untold[i]; i++)
    if (g_str_has_prefix (key, untold[i])
        && (key[strlen (untold[i])] == '\0' || key[strlen (untold[i])] == '.'))
      return TRUE;
  return FALSE;
}

/* FALSE if there are no words for it. */
static gboolean
add_difference (GArray *differences,
                const YcRecord *record,
                const YcStateChange *change,
                int wanted)
{
  Words words = { .record = record, .drawer = YC_CARDS };
  const char *key;
  const int seat = seat_of (record, change->path, &key);
  if (seat != wanted || is_untold (key))
    return TRUE;
  char *name = name_of (record, key, &words);
  if (!name)
    return FALSE;
  const YcDifference difference = {
    .seat = seat,
    .name = name,
    .was = side_words (&words, change->was, change->is),
    .is = side_words (&words, change->is, change->was),
  };
  g_array_append_val (differences, difference);
  return TRUE;
}

GArray *
yc_compare (const YcRecord *record,
            const YcTimeline *timeline,
            const YcRecord *other,
            const YcTimeline *otherwise,
            guint *others)
{
  GArray *differences = g_array_new (FALSE, FALSE, sizeof (YcDifference));
  g_autoptr (GPtrArray) changes = yc_state_changes (record, timeline, other, otherwise);
  const int n_seats = yc_record_setup (record)->n_seats;
  *others = 0;
  g_array_set_clear_func (differences, difference_clear);
  for (int seat = 0; seat <= n_seats; seat++)
    for (guint i = 0; i < changes->len; i++)
      *others += !add_difference (differences, record, g_ptr_array_index (changes, i),
                                  seat < n_seats ? seat : -1);
  return differences;
}
