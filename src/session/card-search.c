/* card-search.c: see card-search.h. */

#include "card-search.h"

#include <string.h>

#include "text.h"
#include "words-private.h"

/* ---- Personnel ---- */

/* Counts the letters of workers, `?` last; FALSE if there is anything else. */
static gboolean
count_workers (const char *letters, int count[YC_WORKER_TYPES + 1])
{
  memset (count, 0, (YC_WORKER_TYPES + 1) * sizeof *count);
  for (const char *at = letters; *at; at++) {
    const int type = *at == '?' ? YC_WORKER_TYPES : yc_worker_of_letter (g_ascii_toupper (*at));
    if (type < 0)
      return FALSE;
    count[type]++;
  }
  return TRUE;
}

static YcFound
compare_workers (const int typed[YC_WORKER_TYPES + 1],
                 const uint8_t workers[YC_WORKER_TYPES],
                 int any)
{
  YcFound found = typed[YC_WORKER_TYPES] == any ? YC_FOUND_EXACTLY : YC_FOUND;
  if (typed[YC_WORKER_TYPES] > any)
    return YC_NOT_FOUND;
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    if (typed[type] > workers[type])
      return YC_NOT_FOUND;
    if (typed[type] < workers[type])
      found = YC_FOUND;
  }
  return found;
}

/* `ee` */
static YcFound
find_workers (const YcCard *card, const char *word)
{
  YcFound best = YC_NOT_FOUND;
  int typed[YC_WORKER_TYPES + 1];
  if (!count_workers (word, typed))
    return YC_NOT_FOUND;
  for (int i = 0; i < card->n_needs && !card->needs_unknown; i++)
    best = MAX (best, compare_workers (typed, card->needs[i].type, card->needs[i].any));
  for (int i = 0; i < card->n_gives; i++)
    best = MAX (best, compare_workers (typed, card->gives[i].workers, 0));
  return best;
}

/* `/ss`, from behind the slash */
static YcFound
find_side (const YcCard *card, const char *word)
{
  int typed[YC_WORKER_TYPES + 1];
  if (card->side_unknown || card->copies == 0)
    return YC_NOT_FOUND;
  if (strcmp (word, "-") == 0)
    word = "";
  else if (!*word)
    return YC_FOUND;
  if (!count_workers (word, typed))
    return YC_NOT_FOUND;
  const YcFound found = compare_workers (typed, card->side, 0);
  return *word || found == YC_FOUND_EXACTLY ? found : YC_NOT_FOUND;
}

/* ---- Numbers ---- */

static gboolean
read_number (const char *word, gint64 *number)
{
  char *end;
  *number = g_ascii_strtoll (word, &end, 10);
  return g_ascii_isdigit (*word) && !*end;
}

static int
fuel_good (const YcCard *card)
{
  return card->kind == YC_KIND_URANIUM_BOMB     ? YC_URANIUM
         : card->kind == YC_KIND_PLUTONIUM_BOMB ? YC_PLUTONIUM
                                                : -1;
}

/* `y3` */
static YcFound
find_amount (const YcCard *card, const char *word)
{
  const int good = yc_good_of_letter (g_ascii_toupper (*word));
  gboolean found = FALSE;
  gint64 number;
  if (good < 0 || !read_number (word + 1, &number))
    return YC_NOT_FOUND;
  for (int i = 0; i < card->n_pays; i++)
    found |= !card->pays[i].unknown && card->pays[i].goods[good] == number;
  for (int i = 0; i < card->n_gives; i++)
    found |= !card->gives[i].unknown && card->gives[i].goods[good] == number;
  found |= fuel_good (card) == good && card->fuel == number;
  return found && number > 0 ? YC_FOUND_EXACTLY : YC_NOT_FOUND;
}

/* `2/2`, or as much of it as is typed */
static YcFound
find_pair (const YcCard *card, const char *word)
{
  const char *slash = strchr (word, '/');
  g_autofree char *first = slash ? g_strndup (word, (gsize) (slash - word)) : NULL;
  const gboolean factory = card->kind == YC_KIND_FACTORY;
  gint64 left, right;
  if (!slash || !read_number (first, &left) || left != (factory ? card->draws : card->points))
    return YC_NOT_FOUND;
  if (!slash[1])
    return YC_FOUND;
  return read_number (slash + 1, &right)
             && right == (factory ? card->discards : card->points_tested)
           ? YC_FOUND_EXACTLY
           : YC_NOT_FOUND;
}

/* ---- Words ---- */

/* What is said of a card, folded, a word or number after the other; a stop is a word of its own. */
static GStrv
said_of (const YcCard *card)
{
  const YcSide side
    = { .unknown = card->side_unknown, .workers = { card->side[0], card->side[1], card->side[2] } };
  const char *kind = yc_words_kind_of (card);
  g_autofree char *words = yc_words_card (card);
  g_autofree char *sideways
    = card->copies != 0 && !side.unknown ? yc_words_side (card->game, &side) : g_strdup ("");
  g_autofree char *points = card->points > 0 ? yc_words_points (card->points) : g_strdup ("");
  g_autofree char *tested
    = card->points_tested > 0 ? yc_words_points (card->points_tested) : g_strdup ("");
  g_autofree char *text
    = g_strjoin (" . ", kind, yc_words_kind (card->kind), words, sideways, points, tested, NULL);
  g_autofree char *folded = yc_text_fold (text);
  g_autoptr (GString) parted = g_string_new (NULL);
  for (const char *at = folded; *at; at = g_utf8_next_char (at)) {
    const gunichar letter = g_utf8_get_char (at);
    if (g_unichar_isalnum (letter))
      g_string_append_unichar (parted, letter);
    else
      g_string_append (parted, g_unichar_isspace (letter) ? " " : " . ");
  }
  return g_strsplit (parted->str, " ", -1);
}

static gboolean
is_word (const char *word)
{
  return *word && *word != '.' && !g_ascii_isdigit (*word);
}

/* The word behind `at`, or the one behind that, begins with `begun`: “3 units of uranium”. */
static gboolean
is_counted (char **at, const char *begun)
{
  for (int i = 0; *++at && i < 2; i++) {
    while (*at && !**at)
      at++;
    if (!*at || !is_word (*at))
      return FALSE;
    if (g_str_has_prefix (*at, begun))
      return TRUE;
  }
  return FALSE;
}

/* A number, just of what is typed behind it. */
static gboolean
says_number (char **said, const char *number, const char *begun)
{
  for (; *said; said++)
    if (strcmp (*said, number) == 0 && (!begun || is_counted (said, begun)))
      return TRUE;
  return FALSE;
}

static gboolean
says_word (char **said, const char *begun)
{
  for (; *said; said++)
    if (g_str_has_prefix (*said, begun))
      return TRUE;
  return FALSE;
}

/* ---- What is typed ---- */

static YcFound
find_icons (const YcCard *card, const char *word)
{
  if (*word == '/')
    return find_side (card, word + 1);
  return MAX (find_workers (card, word), MAX (find_amount (card, word), find_pair (card, word)));
}

static YcFound
find_word (const YcCard *card, char **said, const char *word)
{
  const YcFound icons = find_icons (card, word);
  g_autofree char *id = yc_text_fold (card->id ? card->id : "");
  if (icons == YC_FOUND_EXACTLY || strcmp (id, word) == 0)
    return YC_FOUND_EXACTLY;
  return icons == YC_FOUND || g_str_has_prefix (id, word) || says_word (said, word) ? YC_FOUND
                                                                                    : YC_NOT_FOUND;
}

YcFound
yc_card_search (const YcCard *card, const char *typed)
{
  g_autofree char *folded = yc_text_fold (typed);
  g_auto (GStrv) words = g_strsplit_set (folded, " \t", -1);
  g_auto (GStrv) said = said_of (card);
  YcFound found = YC_FOUND_EXACTLY;
  for (guint i = 0; words[i] && found != YC_NOT_FOUND; i++) {
    gint64 number;
    if (!*words[i])
      continue;
    if (read_number (words[i], &number) && g_strcmp0 (card->id, words[i]) != 0) {
      const gboolean counts = words[i + 1] && is_word (words[i + 1]);
      found = says_number (said, words[i], counts ? words[i + 1] : NULL) ? YC_FOUND : YC_NOT_FOUND;
      i += counts;
    } else {
      found = MIN (found, find_word (card, said, words[i]));
    }
  }
  return found;
}
